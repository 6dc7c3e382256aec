"""Standings as a document, for terminals and as a page."""

from __future__ import annotations

from pairwright.app.standings import Origin
from pairwright.errors import Sentence, listing, say
from pairwright.faces.colour_reasons import label
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet
from pairwright.faces.standing_words import names_apart, working_sentences
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.acronym import kinds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pairwright.app.standings import Line, Standings
    from pairwright.faces.text import Words


def standings_document(found: Standings, words: Words, explain: int = 0) -> Document:
    """The table, and notes below it: who is not in it, where the list comes from. With ``explain`` the working of
    this participant (pairing number) is told below."""
    marked = any(line.withdrawn for line in found.rows)
    columns = [Column(say("Place")), Column(say("No")), Column(say("Name"), Kind.NAME)]
    columns += [
        Column(say("{code}", code=key), about=say(kinds()[asked.name].title))
        for key, asked in zip(found.keys, found.ranking.asked, strict=True)
    ]
    if marked:
        columns.append(Column(Sentence(""), Kind.WORDS))
    rows = [tuple(_entries(line, words, marked=marked)) for line in found.rows]
    told = tuple(working_sentences(found, explain, names_apart(found))) if explain else ()
    sheet = Sheet(tuple(columns), tuple(rows))
    return Document(found.tournament.information.name, about(found), (sheet,), tuple(notes_on(found)), told)


def about(found: Standings) -> Sentence:
    """``final standings``, or after which round."""
    if found.is_final:
        return say("final standings")
    planned = found.tournament.planned_rounds
    template = "standings after round {round} of {rounds}" if planned else "standings after round {round}"
    if any(notice.code == "provisional" for notice in found.notices):
        template += ", provisional"
    return say(template, round=found.rounds, rounds=planned)


def _entries(line: Line, words: Words, *, marked: bool) -> Iterator[Entry]:
    yield Entry(str(line.rank))
    yield Entry(str(line.number), "faint")
    yield Entry(line.name)
    for index, (key, value) in enumerate(line.values.items()):
        look = "pts" if not index else "tb"
        yield Entry(value, f"{look} decides" if key == line.decided_by and index else look)
    if marked:
        yield Entry(words(say("withdrawn")) if line.withdrawn else "")


def notes_on(found: Standings) -> Iterator[Sentence]:
    """Who is not in the standings, what was left out, and by which tie-breaks and rules they are made."""
    names = names_apart(found)
    for numbers, template in (
        (found.left.expelled, "Expelled, and not ranked: {players}."),
        (
            found.left.uncounted - found.left.expelled,
            "Withdrawn before half of the games, which do not count (C.05 art. 6.6): {players}.",
        ),
    ):
        if numbers:
            players = listing(label(number, names) for number in sorted(numbers))
            yield say(template, players=players)
    for one, reason in found.ranking.dropped:
        yield say("Left out: {code}: {reason}.", code=one.text, reason=reason)
    yield say(
        "Tie-breaks ({origin}): {codes}. Rules of {edition}, {meeting}.",
        origin=_origin(found),
        codes=listing(found.keys),
        edition=found.rules.code,
        meeting=say(found.ranking.event.terms.meeting.value),
    )


def _origin(found: Standings) -> Sentence:
    origin, name = found.source
    if origin is Origin.FILE:
        return say("record {record}", record=name)
    if origin is Origin.PRESET:
        return say("preset {preset}", preset=name)
    return say("as asked for")
