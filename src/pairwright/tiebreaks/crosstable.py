"""The cross table: what every round brought everybody, by position in the list of participants.

A team event has two of them, one of match points and one of game points; a tie-break asks for the one it needs.
"""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.round import ABSENT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.model.tournament import Tournament

NOBODY = -1
"""Position of an opponent who is not there."""

PENDING = Result.PENDING
OVER_THE_BOARD = frozenset(result for result in Result if result.played)
WINS = frozenset([Result.WIN, Result.UNRATED_WIN])
DRAWS = frozenset([Result.DRAW, Result.UNRATED_DRAW, Result.ADJOURNED])


class Worths(NamedTuple):
    """Points (tenths) of a win, a draw and a loss in the unit of the table."""

    win: Points
    draw: Points
    loss: Points


class CrossTable:
    """Rows by position, columns by round; points are tenths.

    ``opponents[p][r]`` is a position, or :data:`NOBODY`; ``results[p][r]`` says what kind of round it was (for a team:
    the match), ``points[p][r]`` what it brought. ``scores`` are final, bonuses and penalties (``extra``, by position
    and round, round 0 before the first) included. Never changed once it is made.
    """

    __slots__ = ("colours", "extra", "gaps", "numbers", "opponents", "points", "results", "rounds", "scores", "worths")

    def __init__(
        self,
        numbers: Sequence[int],
        worths: Worths,
        opponents: list[list[int]],
        colours: Sequence[Sequence[Colour]],
        results: Sequence[Sequence[Result]],
        points: list[list[Points]],
        extra: dict[int, dict[int, Points]],
    ) -> None:
        self.numbers = tuple(numbers)
        self.worths = worths
        self.opponents = opponents
        self.colours = colours
        self.results = results
        self.points = points
        self.extra = extra
        self.rounds = len(results[0]) if results else 0
        self.scores = [sum(row) for row in points]
        for position, bonuses in extra.items():
            self.scores[position] += sum(bonuses.values())
        played_or_pending = OVER_THE_BOARD | {PENDING}
        self.gaps = {
            position: [round_ for round_, result in enumerate(row) if result not in played_or_pending]
            for position, row in enumerate(results)
            if not played_or_pending.issuperset(row)
        }
        """Rounds (from 0) that were not played, by position; who played all is not in it. A game without a result yet
        is none of them."""

    def __len__(self) -> int:
        return len(self.numbers)

    def opponent_number(self, position: int, round: int) -> int:
        """Pairing number of the opponent in a round (from 0); 0 if there is none."""
        opponent = self.opponents[position][round]
        return 0 if opponent == NOBODY else self.numbers[opponent]

    def as_if_drawn(self) -> CrossTable:
        """The same with every paired game of the last round drawn (C.07 art. 8.3)."""
        last = self.rounds - 1
        results, points = [], []
        for opponents, row, gained in zip(self.opponents, self.results, self.points, strict=True):
            drawn = opponents[last] != NOBODY
            results.append([*row[:last], Result.DRAW] if drawn else row)
            points.append([*gained[:last], self.worths.draw] if drawn else gained)
        return CrossTable(self.numbers, self.worths, self.opponents, self.colours, results, points, self.extra)


def of_players(tournament: Tournament, rounds: int) -> CrossTable:
    """The cross table of the players after ``rounds`` rounds."""
    from pairwright.model.abnormal import bonuses, scorings
    from pairwright.model.standing import worth

    players = tournament.players
    position = {player.number: index for index, player in enumerate(players)}
    position[0] = NOBODY
    white, black = worth(tournament.scoring)
    opponents, colours, results, points = [], [], [], []
    padding = (ABSENT,) * rounds
    alike = tournament.scoring.same_for_both_colours
    for player in players:
        entries = player.entries[:rounds]
        if len(entries) < rounds:
            entries += padding[len(entries) :]
        numbers, sides, codes = zip(*entries, strict=True) if rounds else ((), (), ())
        opponents.append([position.get(number, NOBODY) for number in numbers])
        colours.append(sides)
        results.append(codes)
        if alike:
            points.append([white[code] for code in codes])
        else:
            by_side = zip(codes, sides, strict=True)
            points.append([(black if side is Colour.BLACK else white)[code] for code, side in by_side])
    extra: dict[int, dict[int, Points]] = {}
    if tournament.points_beside_results:
        for round_ in range(rounds + 1):
            for number, bonus in bonuses(tournament, round_).items():
                if number in position:
                    extra.setdefault(position[number], {})[round_] = bonus
            for number, scoring in scorings(tournament, round_).items() if round_ else ():
                if number in position:
                    at = position[number]
                    points[at][round_ - 1] = scoring.points(results[at][round_ - 1], colours[at][round_ - 1])
    worths = Worths(tournament.scoring.win, tournament.scoring.draw, tournament.scoring.loss)
    return CrossTable([player.number for player in players], worths, opponents, colours, results, points, extra)


def met_over_the_board(table: CrossTable) -> list[list[int]]:
    """Positions of the opponents everybody met over the board, in the order of the rounds."""
    return [
        row
        if position not in table.gaps and NOBODY not in row and PENDING not in codes
        else [met for met, result in zip(row, codes, strict=True) if met >= 0 and result in OVER_THE_BOARD]
        for position, (row, codes) in enumerate(zip(table.opponents, table.results, strict=True))
    ]
