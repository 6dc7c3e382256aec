"""What each command answers about one file, in each of its formats."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable

from pairwright.app import commands
from pairwright.app.absent import require_in_round
from pairwright.app.team_events import SpeakingOf
from pairwright.errors import (
    NotApplicable,
    Problem,
    UnknownCode,
    say,
)
from pairwright.faces import text
from pairwright.faces.cli.batch import XLSX, Act, Answer, Request
from pairwright.faces.cli.exits import OK
from pairwright.faces.cli.report import Reporter
from pairwright.faces.protocol import protocol
from pairwright.formats.base import Reading
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.faces.document import Document
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.base import Explanation

PAIR_FORMATS = ("table", "javafo", "json", "csv", "xlsx", "trf", "jsonl")
WITH_REASONS = ("table", "json")
WITH_BOARDS = ("table", "json", "csv")
EXPLAIN_FORMATS = ("text", "json")


def known_format(format: str, known: tuple[str, ...]) -> str:
    """The format, if the command has it. Raises :class:`UnknownCode`."""
    if format not in known:
        raise UnknownCode("format", format, known)
    return format


def known(kind: str, code: str, codes: tuple[str, ...]) -> str:
    """The code, if it is one of these or empty. Raises :class:`UnknownCode`."""
    if code and code not in codes:
        raise UnknownCode(kind, code, codes)
    return code


def canvas(request: Request) -> text.Canvas:
    """A terminal if somebody looks at one that has the characters of a table, else plain text."""
    words = Reporter(request.language).text
    is_terminal = request.output in ("", "-") and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    is_terminal = is_terminal and _has_lines(sys.stdout.encoding)
    return text.Canvas(shutil.get_terminal_size().columns if is_terminal else 0, words)


def _has_lines(encoding: str) -> bool:
    try:
        return bool("─".encode(encoding))
    except UnicodeEncodeError:
        return False


def printed(document: Document, request: Request) -> Answer:
    """A document in the format asked for: html, xlsx, or else for a terminal."""
    on = canvas(request)
    if request.format == XLSX:
        from pairwright.faces.workbook import as_workbook

        return Answer("", data=as_workbook(document, request.language, on.words))
    from pairwright.faces.document import as_html, as_text

    if request.format == "html":
        return Answer(as_html(document, request.language, on.words))
    return Answer(as_text(document, on))


def as_json(request: Request, value: dict[str, object]) -> str:
    """A JSON value in the form asked for: a line, or a document."""
    from pairwright.faces import json

    return json.line(value) if request.format == "jsonl" else json.document(value)


def pair_answer(file: str, reading: Reading, request: Request) -> Answer:
    """The next round, or the one asked for."""
    paired = commands.pair(reading.tournament, request.round, request.given)
    if request.format == "trf":
        content, losses = _with_round(reading, paired, request)
        return Answer(content, OK, paired.notices + losses)
    if request.with_boards:
        return Answer(_with_boards(file, reading, paired, request), OK, paired.notices)
    if request.format == XLSX:
        return printed(_pairs_document(paired, request), request)._replace(notices=paired.notices)
    return Answer(_PAIR_TEXTS[request.format](file, paired, request), OK, paired.notices)


def _with_boards(file: str, reading: Reading, paired: commands.Paired, request: Request) -> str:
    """The round of teams, and who sits where in each match. Raises :class:`NotApplicable` for players."""
    if paired.tournament.matches is None:
        raise NotApplicable("--boards", say("it goes with tournaments of teams"))
    from pairwright.app.team_boards import team_matches
    from pairwright.faces import team_tables

    round_ = paired.pairing.round
    is_new = round_ > paired.tournament.paired_rounds
    tournament = commands.with_round(reading.tournament, paired, request.given) if is_new else reading.tournament
    order = tuple(paired.pairing.pairs) if is_new else ()
    matches = team_matches(tournament, round_, order) if paired.pairing.boards else ()
    if request.format == "csv":
        return team_tables.seats_csv(tournament, matches)
    if request.format == "json":
        from pairwright.faces import json

        return json.document(
            json.pair_document(file, paired) | {"matches": team_tables.match_objects(tournament, matches)}
        )
    on = canvas(request)
    tables = [team_tables.seats_table(tournament, match, on.words) for match in matches]
    return "\n".join([_table(file, paired, request), *[text.render(table, on) for table in tables]])


PairText = Callable[[str, commands.Paired, Request], str]


def _table(_file: str, paired: commands.Paired, request: Request) -> str:
    on = canvas(request)
    table = text.render(text.pair_table(paired, on.words), on)
    if not request.with_reasons:
        return table
    return table + "\n" + _told(_reasons(paired), paired.tournament, request)


def _reasons(paired: commands.Paired) -> Explanation:
    return paired.system.explain(paired.state, paired.pairing)


def _javafo(_file: str, paired: commands.Paired, _request: Request) -> str:
    return protocol(paired.pairing.pairs)


def _json(file: str, paired: commands.Paired, request: Request) -> str:
    from pairwright.faces import json

    document = json.pair_document(file, paired)
    if request.with_reasons:
        document |= _reasons_as_data(_reasons(paired), paired.tournament, request)
    return json.document(document)


def _reasons_as_data(about: object, tournament: Tournament, request: Request) -> dict[str, object]:
    from pairwright.faces import json

    return {"text": _told(about, tournament, request).splitlines(), "explanation": json.as_data(about)}


def _jsonl(file: str, paired: commands.Paired, _request: Request) -> str:
    from pairwright.faces import json

    return json.line(json.pair_object(file, paired))


def _pairs_document(paired: commands.Paired, request: Request) -> Document:
    from pairwright.faces.pairings import pairs_document

    return pairs_document(paired, canvas(request).words)


def _csv(_file: str, paired: commands.Paired, _request: Request) -> str:
    import csv
    from io import StringIO

    from pairwright.model.points import format_points

    names = {player.number: player.name for player in paired.tournament.players}
    if paired.tournament.matches is not None:
        from pairwright.faces.team_tables import matches_csv

        return matches_csv(paired)
    standings = zip(paired.state.numbers, paired.state.standings, strict=True)
    points = {number: format_points(value) for number, value in standings}
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("board", "white", "white_name", "white_points", "black", "black_name", "black_points"))
    for board, (white, black) in enumerate(paired.pairing.pairs, 1):
        row = [board, white, names[white], points.get(white, ""), black, names.get(black, ""), points.get(black, "")]
        writer.writerow(row)
    return file.getvalue()


def _with_round(reading: Reading, paired: commands.Paired, request: Request) -> tuple[str, tuple[Problem, ...]]:
    """The file with the round added, in the dialect it came in if that can say all, and what stays unsaid."""
    from pairwright.app.targets import write_like

    tournament = commands.with_round(reading.tournament, paired, request.given)
    if reading.format == "trf26":  # older dialects have no record for all of it
        tournament = commands.settled(tournament, paired)
    writing = write_like(tournament, reading.format if reading.format.startswith("trf") else "trf26")
    return writing.text, writing.losses


_PAIR_TEXTS: dict[str, PairText] = {
    "table": _table,
    "javafo": _javafo,
    "json": _json,
    "jsonl": _jsonl,
    "csv": _csv,
}


def explain_answer(board: int, player: int) -> Act:
    """The answer about a whole round, or about one board or one player of it (0: not asked for). Raises
    :class:`NotApplicable` for both."""
    if board and player:
        raise NotApplicable("--board", say("with --player the board is known"))

    def answer(file: str, reading: Reading, request: Request) -> Answer:
        paired, explanation = commands.explain(reading.tournament, request.round, request.given)
        with SpeakingOf(paired.tournament):
            if player:
                require_in_round(paired.tournament, paired.state, player)
                about: object = explanation.of_player(player)
            elif board:
                about = explanation.of_board(board)
            else:
                about = explanation
        return _explained(file, about, paired.tournament, request)._replace(notices=paired.notices)

    return answer


def why_not_answer(first: int, second: int) -> Act:
    """The answer about two players who do not meet."""

    def answer(file: str, reading: Reading, request: Request) -> Answer:
        paired, about = commands.why_not(reading.tournament, request.round, first, second, request.given)
        return _explained(file, about, paired.tournament, request)._replace(notices=paired.notices)

    return answer


def _explained(file: str, about: object, tournament: Tournament, request: Request) -> Answer:
    if request.format == "json":
        return Answer(as_json(request, {"file": file, **_reasons_as_data(about, tournament, request)}))
    return Answer(_told(about, tournament, request))


def _told(about: object, tournament: Tournament, request: Request) -> str:
    """An explanation in sentences, one a line (wrapped on a terminal)."""
    from pairwright.faces.explanations import sentences
    from pairwright.faces.wording.characters import isolate

    on = canvas(request)
    names = {player.number: isolate(player.name) for player in tournament.players}
    told = sentences(about, names)
    if tournament.matches is not None:
        from pairwright.app.team_words import of_teams

        told = list(map(of_teams, told))
    lines = [on.words(sentence) for sentence in told]
    if on.width:
        from textwrap import wrap

        lines = [part for line in lines for part in wrap(line, on.width, subsequent_indent="  ")]
    return "\n".join(lines) + "\n"
