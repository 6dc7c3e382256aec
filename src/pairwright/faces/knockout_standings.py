"""Places of a knockout: for terminals, as a page, as data."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.faces.colour_reasons import label
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet, Told
from pairwright.faces.spreadsheet import csv_text
from pairwright.faces.wording.characters import isolate
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.bracket import NOBODY, UNKNOWN, How, Reached
from pairwright.model.points import format_points
from pairwright.pairing.systems.knockout.notes import HOW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pairwright.app.knockouts import KnockoutStandings, PlaceLine
    from pairwright.faces.json import Object
    from pairwright.faces.text import Words
    from pairwright.model.knockout.bracket import Match

REACHED = {
    Reached.WINNER: say("winner"),
    Reached.FINALIST: say("finalist"),
    Reached.THIRD: say("third"),
    Reached.FOURTH: say("fourth"),
    Reached.OUT: say("out"),
    Reached.PLAYING: say("playing"),
}


def knockout_document(found: KnockoutStandings, words: Words, explain: int = 0) -> Document:
    """The table; with ``explain`` the matches of this participant are told below."""
    columns = (
        Column(say("Place")),
        Column(say("No")),
        Column(say("Name"), Kind.NAME),
        Column(Sentence(""), Kind.WORDS),
        Column(say("Last match"), Kind.WORDS),
    )
    names = {number: isolate(name) for number, name in found.names.items()}
    matches = {match.number: match for match in found.bracket.matches}
    last = [match_sentence(names, matches[line.match], line.number) if line.match else None for line in found.lines]
    rows = tuple([_row(line, one, words) for line, one in zip(found.lines, last, strict=True)])
    told = tuple([Told(sentence) for sentence in way_of(found, explain)]) if explain else ()
    return Document(found.tournament.information.name, about(found), (Sheet(columns, rows),), told=told)


def about(found: KnockoutStandings) -> Sentence:
    """``final places``, or after which round."""
    if found.bracket.is_over:
        return say("final places of the knockout")
    return say("places of the knockout after round {round}", round=found.rounds)


def _row(line: PlaceLine, last: Sentence | None, words: Words) -> tuple[Entry, ...]:
    return (
        Entry(_places(line)),
        Entry(str(line.number), "faint"),
        Entry(line.name),
        Entry(words(REACHED[line.reached])),
        Entry(words(last) if last else ""),
    )


def _places(line: PlaceLine) -> str:
    return str(line.first) if line.first == line.last else f"{line.first}-{line.last}"


def way_of(found: KnockoutStandings, number: int) -> list[Sentence]:
    """Every match of one participant, stage by stage. Raises :class:`~pairwright.errors.UnknownCode`."""
    titles = {match.number: stage.title for stage in found.bracket.stages for match in stage.matches}
    names = {one: isolate(name) for one, name in found.names.items()}
    return [
        say("{title}: {match}", title=titles[match.number], match=match_sentence(names, match, number))
        for match in found.matches_of(number)
    ]


def match_sentence(names: Mapping[int, str], match: Match, number: int) -> Sentence:
    """What came of a match for one of its two players."""
    other = match.players[1] if match.players[0] == number else match.players[0]
    if match.how is How.NOT_NEEDED:
        return say("no second final is needed")
    if other == NOBODY:
        return say("free")
    if other == UNKNOWN:
        return say("waits for an opponent")
    score = ":".join(map(format_points, match.score if match.players[0] == number else match.score[::-1]))
    values = {"opponent": label(other, names), "score": score, "how": HOW[match.how]}
    if match.how is How.OPEN:
        return say("{score} against {opponent}, open", **values)
    if match.winner == number:
        return say("won against {opponent}, {score} ({how})", **values)
    return say(
        "lost to {opponent}, {score} ({how})" if match.winner else "out with {opponent}, {score} ({how})", **values
    )


def knockout_object(found: KnockoutStandings) -> Object:
    """``{"knockout": true, "standings", "round", "final"}``: places from ``rank`` to ``last``, what was reached,
    and the number of the last match."""
    return {
        "knockout": True,
        "standings": [
            {
                "id": line.number,
                "rank": line.first,
                "last": line.last,
                "reached": line.reached.value,
                "match": line.match,
                "name": line.name,
            }
            for line in found.lines
        ],
        "round": found.rounds,
        "final": found.bracket.is_over,
        "of": "individuals" if found.tournament.matches is None else "teams",
    }


def way_object(found: KnockoutStandings, number: int) -> list[Object]:
    """The matches of one participant."""
    return [
        {
            "match": match.number,
            "stage": match.stage,
            "branch": match.branch.value,
            "players": [max(one, 0) for one in match.players],
            "score": [format_points(points) for points in match.score],
            "games": [
                [game.round, game.white, game.black, game.white_result.code, game.black_result.code]
                for game in match.games
            ],
            "winner": max(match.winner, 0),
            "how": match.how.value,
        }
        for match in found.matches_of(number)
    ]


def knockout_csv(found: KnockoutStandings) -> str:
    """``place,last,number,name,reached``."""
    heads = ("place", "last", "number", "name", "reached")
    rows = [[line.first, line.last, line.number, line.name, line.reached.value] for line in found.lines]
    return csv_text(heads, rows)
