"""Article 13 of the Olympiad (section G): what every round is worth to it, and its three sums.

It is asked after the event, by the tie-breaks of teams, and before every round from the fourth, by the pairing of the
Olympiad. A bye is a drawn match against the team itself; an opponent who did not appear was beaten by three quarters of
the boards (3-1 on four boards), and the absent team made nothing. Opponents' match points are taken as they are.
"""

from __future__ import annotations

from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.result import Result
from pairwright.model.seats import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.handbook.citation import Article
    from pairwright.model.points import Points

IMPLEMENTS = (OLYMPIAD_2007["13"],)

OLYMPIAD_A = TIE_BREAKS_OF_THE_DOCUMENTS["Olympiad 13(a)"]

_DRAWN_BYES = frozenset([Result.PAIRING_BYE, Result.FULL_BYE, Result.HALF_BYE])


class Record(NamedTuple):
    """One team's rounds: opponents (positions), results of the matches, and its game points (tenths)."""

    opponents: Sequence[int]
    results: Sequence[Result]
    game_points: Sequence[Points]


class Faced(NamedTuple):
    """What a round is for article 13: the opponent (position; the team itself in a bye), his match points and the game
    points scored against him (tenths)."""

    round: int
    opponent: int
    match_points: Points
    game_points: Points
    why: Article | None = None


class Sums(NamedTuple):
    """The three sums, the larger the better: (a) in hundredths, (b) and (c) in tenths."""

    products: Points
    without_lowest: Points
    opponents: Points


def faced_by(position: int, record: Record, scores: Sequence[Points], boards: int) -> list[Faced]:
    """What a team faced. ``scores`` are the match points of all, by position."""
    found = []
    for round_, (opponent, result, game_points) in enumerate(zip(*record, strict=True)):
        if result in _DRAWN_BYES or (result is Result.FORFEIT_WIN and opponent == NOBODY):
            found.append(Faced(round_, position, scores[position], 5 * boards, OLYMPIAD_A))
        elif opponent == NOBODY:
            continue
        elif result is Result.FORFEIT_WIN:
            found.append(Faced(round_, opponent, scores[opponent], _three_to_one(boards), OLYMPIAD_A))
        elif result is Result.FORFEIT_LOSS:
            found.append(Faced(round_, opponent, scores[opponent], 0, OLYMPIAD_A))
        else:
            found.append(Faced(round_, opponent, scores[opponent], game_points))
    return found


def sums_of(faced: Sequence[Faced]) -> Sums:
    """The sums over what a team faced; of several opponents with the fewest match points one is left out, the one with
    the smallest product."""
    if not faced:
        return Sums(0, 0, 0)
    lowest = min(faced, key=by_match_points)
    products = sum([one.match_points * one.game_points for one in faced])
    opponents = sum([one.match_points for one in faced])
    return Sums(
        products - lowest.match_points * lowest.game_points,
        opponents - min(one.match_points for one in faced),
        opponents,
    )


def by_match_points(one: Faced) -> tuple[Points, Points, int]:
    """The first in this order is the opponent who is left out."""
    return one.match_points, one.game_points, one.round


def _three_to_one(boards: int) -> Points:
    """Three quarters of the boards in tenths, to half a point."""
    return 5 * ((6 * boards + 2) // 4)
