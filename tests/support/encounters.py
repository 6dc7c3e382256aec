"""Games among a few participants, every game a round of its own: ``1-2 1, 1-3 =, 2-3 0`` (results of the first named).

``+`` and ``-`` are won and lost by forfeit, ``--`` is lost by both, ``*`` has no result yet. A match of two teams has
the points of its boards instead: ``1-2 1=0=`` on four boards, ``1-2 ++++`` by forfeit.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import kinds, parse
from pairwright.tiebreaks.base import AmongTied, Column, Value
from pairwright.tiebreaks.crosstable import NOBODY, CrossTable, Worths
from pairwright.tiebreaks.event import Event, Meeting, Terms

SWISS = Terms()
PREDETERMINED = Terms(meeting=Meeting.PREDETERMINED)
STANDARD = Worths(10, 5, 0)
RESULTS = {
    "1": (Result.WIN, Result.LOSS),
    "=": (Result.DRAW, Result.DRAW),
    "0": (Result.LOSS, Result.WIN),
    "+": (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    "-": (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    "--": (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    "*": (Result.PENDING, Result.PENDING),
}
WORTH = {
    Result.WIN: 0,
    Result.FORFEIT_WIN: 0,
    Result.DRAW: 1,
    Result.LOSS: 2,
    Result.FORFEIT_LOSS: 2,
}

Game = tuple[int, int, str]


def games_of(text: str) -> list[Game]:
    """(one, other, result of the first) of every game of a text."""
    found = []
    for game in filter(None, text.split(",")):
        pair, result = game.split()
        one, _, other = pair.partition("-")
        found.append((int(one), int(other), result))
    return found


def table(count: int, games: Sequence[Game], worths: Worths = STANDARD) -> CrossTable:
    """The cross table of participants 1 to ``count``."""
    opponents = [[NOBODY] * len(games) for _ in range(count)]
    results = [[Result.ABSENT] * len(games) for _ in range(count)]
    points = [[0] * len(games) for _ in range(count)]
    for round_, (one, other, code) in enumerate(games):
        for own, against, result in zip((one, other), (other, one), RESULTS[code], strict=True):
            opponents[own - 1][round_] = against - 1
            results[own - 1][round_] = result
            points[own - 1][round_] = worths[WORTH[result]] if result in WORTH else 0
    colours = [[Colour.NONE] * len(games)] * count
    return CrossTable(range(1, count + 1), worths, opponents, colours, results, points, {})


def players(count: int, games: str | Sequence[Game], terms: Terms = SWISS, worths: Worths = STANDARD) -> Event:
    """Individuals 1 to ``count`` and their games."""
    listed = games_of(games) if isinstance(games, str) else games
    return Event(Tournament(), {"PTS": table(count, listed, worths)}, "PTS", len(listed), terms)


def teams(count: int, matches: str, terms: Terms = SWISS, primary: str = "MP") -> Event:
    """Teams 1 to ``count`` and their matches: 2, 1, 0 match points; a board is worth 1, 1/2, 0."""
    listed = games_of(matches)
    boards = len(listed[0][2]) if listed else 0
    by_match = []
    board_points: list[list[tuple[Points, ...]]] = [[()] * len(listed) for _ in range(count)]
    for round_, (one, other, codes) in enumerate(listed):
        own = tuple([{"1": 10, "+": 10, "=": 5, "0": 0, "-": 0, "*": 0}[code] for code in codes])
        theirs = tuple([10 - points for points in own])
        board_points[one - 1][round_], board_points[other - 1][round_] = own, theirs
        forfeited = codes[0] in "+-*"
        result = codes[0] if forfeited else "1" if sum(own) > sum(theirs) else "=" if sum(own) == sum(theirs) else "0"
        by_match.append((one, other, result))
    match_points = table(count, by_match, Worths(20, 10, 0))
    game_points = table(count, by_match, Worths(10 * boards, 5 * boards, 0))
    game_points = CrossTable(
        game_points.numbers,
        game_points.worths,
        game_points.opponents,
        game_points.colours,
        game_points.results,
        [[sum(boards) for boards in row] for row in board_points],
        {},
    )
    event = Event(Tournament(), {"MP": match_points, "GP": game_points}, primary, len(listed), terms, boards)
    event.board_points = board_points
    return event


def column(event: Event, group: Sequence[int] = (), code: str = "DE") -> Column:
    """The column of a tie-break of type A for a group of numbers; for everybody unless named."""
    asked = parse(code)
    kind = kinds()[asked.name]
    assert isinstance(kind, AmongTied)
    numbers = event.table().numbers
    return kind.places(event, asked, [numbers.index(number) for number in group or numbers])


def places(event: Event, group: Sequence[int] = (), code: str = "DE") -> dict[int, object]:
    """Places by number inside a group."""
    numbers = event.table().numbers
    found = column(event, group, code)
    return {number: found.totals[numbers.index(number)] for number in group or numbers}


def working(event: Event, number: int, group: Sequence[int] = (), code: str = "DE") -> Value:
    """The value of one of a group with its working."""
    return column(event, group, code).value(event.table().numbers.index(number))


def steps(value: Value) -> list[str]:
    """The steps of a value as they are read."""
    return [str(step.what) for step in value.steps]
