"""One form for what means the same."""

from __future__ import annotations

import pytest

from pairwright.model.canonical import canonical, canonical_forbidden, canonical_virtual_points, latest_round
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.standing import earned, ranks
from pairwright.model.tournament import ByeRequest, Forbidden, Tournament, VirtualPoints

W, B, NONE = Colour.WHITE, Colour.BLACK, Colour.NONE
PLAYERS = (
    Player(1, entries=(RoundEntry(2, W, Result.DRAW), RoundEntry(0, NONE, Result.HALF_BYE), ABSENT)),
    Player(2, entries=(RoundEntry(1, B, Result.DRAW),)),
    Player(3),
)


def test_entries_reach_to_the_last_paired_round() -> None:
    """Everybody has one entry for every paired round; a bye or an absence after it is a request."""
    value = canonical(Tournament(players=PLAYERS))
    assert [player.entries for player in value.players] == [
        (PLAYERS[0].entries[0],),
        PLAYERS[1].entries,
        (ABSENT,),
    ]
    assert value.requests == (ByeRequest(2, 1, Result.HALF_BYE), ByeRequest(3, 1, Result.ABSENT))


def test_points_and_ranks_are_filled_in() -> None:
    """Points are those of the results, ranks places by points and number where none is declared."""
    value = canonical(Tournament(players=(*PLAYERS[:2], Player(3, declared_points=70, declared_rank=1))))
    assert [player.declared_points for player in value.players] == [5, 5, 0]
    assert [player.declared_rank for player in value.players] == [1, 2, 1]


def test_requests_are_sorted_and_of_rounds_to_come() -> None:
    """By round, then player; what was asked for a past round is over."""
    asked = tuple(ByeRequest(round_, player, Result.ABSENT) for round_, player in ((3, 1), (2, 2), (2, 1), (1, 3)))
    value = canonical(Tournament(players=(*PLAYERS[1:], Player(1, entries=PLAYERS[0].entries[:1])), requests=asked))
    assert [(request.round, request.player) for request in value.requests] == [(2, 1), (2, 2), (3, 1)]


@pytest.mark.parametrize(
    ("groups", "planned", "expected"),
    [
        ([Forbidden((3, 1))], 0, (Forbidden((1, 3), 1, 0),)),
        ([Forbidden((3, 1))], 9, (Forbidden((1, 3), 1, 9),)),
        ([Forbidden((1, 3), 2, 20), Forbidden((3, 1), 2)], 9, (Forbidden((1, 3), 2, 9),)),
        ([Forbidden((2, 3), 2, 3), Forbidden((1, 3), 1, 3)], 9, (Forbidden((1, 3), 1, 3), Forbidden((2, 3), 2, 3))),
    ],
)
def test_forbidden(groups: list[Forbidden], planned: int, expected: tuple[Forbidden, ...]) -> None:
    """To the end means to the last planned round."""
    assert canonical_forbidden(groups, planned) == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([(10, 1, 2, 1, 99)], [(10, 1, 2, 1, 8)]),
        ([(10, 1, 1, 1, 2), (10, 2, 2, 1, 2)], [(10, 1, 2, 1, 2)]),
        ([(10, 1, 1, 1, 2), (10, 3, 3, 1, 2)], [(10, 1, 1, 1, 2), (10, 3, 3, 1, 2)]),
        ([(10, 1, 2, 1, 1), (10, 1, 2, 2, 2)], [(10, 1, 2, 1, 2)]),
        ([(10, 1, 2, 1, 2), (10, 1, 2, 4, 4)], [(10, 1, 2, 1, 4)]),
        ([(10, 1, 2, 1, 4), (5, 2, 2, 2, 2)], [(10, 1, 1, 1, 4), (10, 2, 2, 1, 1), (15, 2, 2, 2, 2), (10, 2, 2, 4, 4)]),
        ([(0, 1, 2, 1, 4)], []),
    ],
)  # fmt: skip
def test_virtual_points(given: list[tuple[int, ...]], expected: list[tuple[int, ...]]) -> None:
    """Points of players 1, 2, 4 and 8: what adds up to the same is written the same."""
    found = canonical_virtual_points([VirtualPoints(*item) for item in given], frozenset((1, 2, 4, 8)))
    assert [tuple(item) for item in found] == expected


def test_standing() -> None:
    """Points by the results; Black's may be worth more; a game without a result nothing yet."""
    value = Tournament(
        players=(
            Player(1, entries=(RoundEntry(2, W, Result.WIN), RoundEntry(2, B, Result.WIN))),
            Player(2, entries=(RoundEntry(1, B, Result.PENDING), RoundEntry(0, NONE, Result.HALF_BYE))),
        )
    )
    assert (earned(value), ranks(value)) == ([20, 5], [1, 2])
    assert earned(value._replace(scoring=value.scoring._replace(win_black=30))) == [40, 5]


def test_latest_round() -> None:
    """The highest round that is spoken of anywhere."""
    assert latest_round(Tournament()) == 0
    assert latest_round(Tournament(players=PLAYERS)) == 3
    assert latest_round(Tournament(requests=(ByeRequest(7, 1, Result.ABSENT),), planned_rounds=5)) == 7
