"""The documents' methods for teams: match and board points, article 13 of the Olympiad, the highest board won.

Article 13 takes opponents' match points as they are. A bye is a drawn match against the team itself; an opponent who
did not appear was beaten by three quarters of the boards (3-1 on four boards), and the absent team made nothing.
"""

from __future__ import annotations

from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING
from pairwright.model.matches import matches_of
from pairwright.tiebreaks.base import AmongTied, Column, How, Part, Suits, TieBreak, Value, natural, step
from pairwright.tiebreaks.crosstable import OVER_THE_BOARD
from pairwright.tiebreaks.event import GAME_POINTS, MATCH_POINTS
from pairwright.tiebreaks.kinds.points import Score
from pairwright.tiebreaks.section_g import Faced, Record, by_match_points, faced_by, sums_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.model.points import Points
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event

POINTS, FOR_TEAMS, OLYMPIAD_A, OLYMPIAD_B, OLYMPIAD_C, ORDERS = IMPLEMENTS = tuple(
    TIE_BREAKS_OF_THE_DOCUMENTS[number]
    for number in ("T3", "T19", "Olympiad 13(a)", "Olympiad 13(b)", "Olympiad 13(c)", "D")
)


class TeamScore(TieBreak):
    """One of the two scores of a team, as the event counts it (T3: a match 2 1 0, unless it says otherwise)."""

    suits = Suits.TEAMS
    article = POINTS

    def __init__(self, code: str, title: str, score: str) -> None:
        self.code, self.title = code, title
        self._score = score

    def column(self, event: Event, asked: Asked) -> Column:
        return Score().column(event, asked._replace(score=self._score))


def faced(event: Event) -> list[list[Faced]]:
    """What everybody faced, for article 13; made once."""
    return event.kept("olympiad", lambda: _faced(event))


def _faced(event: Event) -> list[list[Faced]]:
    table, game_points = event.table(MATCH_POINTS), event.table(GAME_POINTS).points
    records = map(Record, table.opponents, table.results, game_points)
    return [faced_by(position, record, table.scores, event.boards) for position, record in enumerate(records)]


class OlympiadSonnebornBerger(TieBreak):
    """Opponents' match points times the game points against them, without the opponent with the fewest match points
    (article 13(a)); of several with as few, without the smallest product."""

    code = "OLYMPIAD-SB"
    title = "Olympiad Sonneborn-Berger"
    article = OLYMPIAD_A
    suits = Suits.TEAMS

    def column(self, event: Event, _asked: Asked) -> Column:
        rows = faced(event)
        totals = [sums_of(row).products for row in rows]

        def value(position: int) -> Value:
            row = rows[position]
            lowest = min(row, key=by_match_points, default=None)
            parts = [
                Part(
                    natural(match.match_points * match.game_points, 100),
                    match.round + 1,
                    event.table().numbers[match.opponent],
                    natural(match.match_points, 10),
                    natural(match.game_points, 10),
                    why=match.why,
                    cut=OLYMPIAD_A if match is lowest else None,
                )
                for match in row
            ]
            return Value(natural(totals[position], 100), tuple(parts))

        return Column(totals, 100, 1, value)


class OpponentsMatchPoints(TieBreak):
    """Match points of all opponents (article 13(c)), without the lowest with a cut (13(b))."""

    code = "OPPONENTS-MP"
    title = "Opponents' match points"
    article = OLYMPIAD_C
    suits = Suits.TEAMS
    variants = "C"

    def column(self, event: Event, asked: Asked) -> Column:
        rows = faced(event)
        totals = [sum(sorted([match.match_points for match in row])[asked.cut :]) for row in rows]

        def value(position: int) -> Value:
            row = rows[position]
            lowest = sorted(row, key=by_match_points)[: asked.cut]
            parts = [
                Part(
                    natural(match.match_points, 10),
                    match.round + 1,
                    event.table().numbers[match.opponent],
                    natural(match.match_points, 10),
                    why=match.why,
                    cut=OLYMPIAD_B if match in lowest else None,
                )
                for match in row
            ]
            return Value(natural(totals[position], 10), tuple(parts))

        return Column(totals, 10, 1, value)


class HighestBoard(AmongTied):
    """Two teams are tied: the winner on the highest board of their match that somebody won (section D, round robin
    for teams). Where more are tied, or the two did not play each other, nothing is decided."""

    code = "HIGHEST-BOARD"
    title = "Winner on the highest board of the direct match"
    article = ORDERS
    suits = Suits.TEAMS

    def places(self, event: Event, _asked: Asked, group: Sequence[int]) -> Column:
        boards = {position: _boards_between(event, position, set(group)) for position in group}
        totals = [0] * len(event.table())
        for position in group:
            totals[position] = 1
        deciding = 0
        if len(group) == 2:
            one, other = group
            for board, (mine, his) in enumerate(zip(boards[one], boards[other], strict=True), start=1):
                if mine != his:
                    totals[other if mine > his else one] = 2
                    deciding = board
                    break

        def value(position: int) -> Value:
            parts = [Part(natural(points, 10), of=natural(points, 10)) for points in boards[position][:deciding]]
            place = step("This gives place {amount} among the tied.", totals[position])
            if not deciding:
                return Value(totals[position], tuple(parts), How.LAST_STEP, (place,))
            steps = [
                step("Board {board} brought {amount} against the other team.", part.amount, board=board)
                for board, part in enumerate(parts, start=1)
            ]
            found = step("Board {amount} is the highest that one of the two won.", deciding)
            return Value(totals[position], tuple(parts), How.LAST_STEP, (*steps, found, place))

        return Column(totals, 1, 0, value, of_group=True)


def _boards_between(event: Event, position: int, group: set[int]) -> list[Points]:
    """Points by board in the games that a team of a tied pair played against the other; forfeited boards count 0."""
    total = [0] * event.boards
    if len(group) != 2:
        return total
    tournament = event.tournament
    rows = event.kept("matches", lambda: matches_of(tournament, event.table().rounds).rows)
    for match in rows[position]:
        if match.opponent not in group:
            continue
        for board, (_, colour, result) in enumerate(match.entries[: event.boards]):
            if result in OVER_THE_BOARD:
                total[board] += tournament.scoring.points(result, colour)
    return total


OFFERS = (
    TeamScore("MATCH-POINTS", "Match points", MATCH_POINTS),
    TeamScore("BOARD-POINTS", "Board points", GAME_POINTS),
    OlympiadSonnebornBerger(),
    OpponentsMatchPoints(),
    HighestBoard(),
)
