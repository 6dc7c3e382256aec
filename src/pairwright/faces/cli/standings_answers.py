"""What ``standings`` answers about one file, in each of its formats."""

from __future__ import annotations

from pairwright.app import commands
from pairwright.app.knockouts import is_knockout
from pairwright.app.standings import NOTHING_WANTED, Standings, Wanted, standings
from pairwright.faces.cli.answers import as_json, canvas, printed
from pairwright.faces.cli.batch import LINES, XLSX, Act, Answer, Request
from pairwright.faces.document import as_html, as_text
from pairwright.faces.standing_data import standings_csv, standings_object, working_object
from pairwright.faces.standing_document import about, standings_document
from pairwright.faces.standing_words import names_apart, working_sentences
from pairwright.faces.text import Canvas
from pairwright.faces.wording.characters import isolate
from pairwright.formats.base import Reading


def standings_answer(wanted: Wanted, explain: int) -> Act:
    """The standings, and the working of one participant (pairing number; 0: of nobody)."""

    def answer(file: str, reading: Reading, request: Request) -> Answer:
        by_places = NOTHING_WANTED._replace(after_round=wanted.after_round)
        if wanted == by_places and is_knockout(reading.tournament):
            return Answer(_knockout_text(file, reading, wanted.after_round, explain, request))
        found = standings(commands.told(reading.tournament, request.given), wanted)
        if request.format == XLSX:
            return printed(standings_document(found, canvas(request).words), request)._replace(notices=found.notices)
        return Answer(_text(file, found, explain, request), notices=found.notices)

    return answer


def _text(file: str, found: Standings, explain: int, request: Request) -> str:
    on = canvas(request)
    if request.format == "csv":
        return standings_csv(found)
    if request.format == "html":
        return as_html(standings_document(found, on.words, explain), request.language, on.words)
    if request.format == "table":
        return _working_text(found, explain, on) if explain else as_text(standings_document(found, on.words), on)
    value = standings_object(found)
    if explain:
        lines = [on.words(told.sentence) for told in working_sentences(found, explain, found.names)]
        value["working"] = working_object(found, explain) | {"text": lines}
    return as_json(request, {"file": file, **value} if request.format == LINES else {**value, "file": file})


def _knockout_text(file: str, reading: Reading, after_round: int, explain: int, request: Request) -> str:
    """The places of a knockout, unless a list of tie-breaks is named."""
    from pairwright.app.knockouts import knockout_standings
    from pairwright.faces import knockout_standings as faces

    found = knockout_standings(commands.told(reading.tournament, request.given), after_round)
    on = canvas(request)
    if request.format == "csv":
        return faces.knockout_csv(found)
    if request.format == "html":
        return as_html(faces.knockout_document(found, on.words, explain), request.language, on.words)
    if request.format == "table":
        if explain:
            return "\n".join([on.words(sentence) for sentence in faces.way_of(found, explain)]) + "\n"
        return as_text(faces.knockout_document(found, on.words), on)
    value = faces.knockout_object(found)
    if explain:
        value["matches"] = faces.way_object(found, explain)
    return as_json(request, {"file": file, **value} if request.format == LINES else {**value, "file": file})


def _working_text(found: Standings, explain: int, on: Canvas) -> str:
    """The working, one sentence a line (wrapped on a terminal), what belongs to a value indented."""
    from textwrap import wrap

    head = on.words(about(found))
    name = isolate(found.tournament.information.name)
    lines = [f"{name}: {head}" if name else head]
    for sentence, is_detail in working_sentences(found, explain, names_apart(found)):
        indent = "  " if is_detail else ""
        text = indent + on.words(sentence)
        lines += wrap(text, on.width, subsequent_indent=indent + "  ") if on.width else [text]
    return "\n".join(lines) + "\n"
