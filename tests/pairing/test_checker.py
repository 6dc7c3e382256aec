"""Checking rounds that stand in a tournament."""

from __future__ import annotations

from pairwright.model.tournament import Tournament
from pairwright.pairing.checker import RoundCheck, check
from tests.support.crosstables import crosstable, with_games
from tests.support.systems import DEFINITION

RIGHT = crosstable(
    """
    1: 4w1 7b= 2w=
    2: 5b1 3w1 1b=
    3: 6w1 2b0 7w=
    4: 1b0 5w1 6b=
    5: 2w0 4b0 U
    6: 3b0 U   4w=
    7: U   1w= 3b=
    """,
    rounds=5,
)


def checked(tournament: Tournament, round: int) -> RoundCheck:
    (found,) = check(tournament, DEFINITION, [round])
    return found


def test_everything_right() -> None:
    """Every round as the rules say: nothing to remark."""
    found = list(check(RIGHT, DEFINITION))
    assert [(one.round, one.ok, one.criterion) for one in found] == [(1, True, ""), (2, True, ""), (3, True, "")]
    assert found[0].expected == found[0].actual == ((1, 4), (5, 2), (3, 6), (7, 0))


def test_only_the_rounds_asked_for() -> None:
    """Asked for round 2, only round 2 is checked."""
    assert [found.round for found in check(RIGHT, DEFINITION, [2])] == [2]


def test_rematch() -> None:
    """1 and 4 had met in round 1: C1, and these two are named."""
    found = checked(with_games(RIGHT, 2, (1, 4), (5, 2), (3, 7), (6, 0)), 2)
    assert (found.ok, found.criterion, found.players) == (False, "C1", (1, 4))


def test_second_bye() -> None:
    """7 had the bye in round 1 already: C2."""
    found = checked(with_games(RIGHT, 2, (1, 2), (3, 5), (6, 4), (7, 0)), 2)
    assert (found.criterion, found.players) == ("C2", (7,))


def test_two_byes_in_one_round() -> None:
    """Only one player may be left over (art. 1.9)."""
    tournament = crosstable("1: U\n2: U\n3: 4w=\n4: 3b=", rounds=3)
    found = checked(tournament, 1)
    assert (found.criterion, found.players) == ("1.9", (1, 2))


def test_colours_only() -> None:
    """The right opponents, the wrong colours: the article that gives the colours."""
    found = checked(with_games(RIGHT, 1, (4, 1), (5, 2), (3, 6), (7, 0)), 1)
    assert (found.criterion, found.players) == ("5.2.5", (1, 4))
    assert found.detail is not None
    assert str(found.detail.article) == "C.04.3 art. 5.2.5"


def test_order_of_boards_is_free() -> None:
    """A crosstable says nothing about boards: their order never makes a difference."""
    assert checked(RIGHT, 1).ok


def test_bye_to_a_higher_score() -> None:
    """3 has more points than whoever should have the bye: C5, with both scores."""
    found = checked(with_games(RIGHT, 2, (1, 2), (7, 4), (6, 5), (3, 0)), 2)
    assert found.detail is not None
    assert (found.criterion, found.detail.chosen, found.detail.rival) == ("C5", (0,), (10,))
    assert found.players == (3, 6)


def test_first_criterion_that_decides() -> None:
    """In the first bracket more players than needed are left over: C6, with both numbers."""
    found = checked(with_games(RIGHT, 2, (7, 1), (2, 4), (5, 3), (6, 0)), 2)
    assert found.detail is not None
    assert (found.criterion, found.detail.chosen, found.detail.rival) == ("C6", (0,), (2,))
    assert found.players == (2, 3)


def test_order_of_candidates() -> None:
    """Two lower players swapped who are equal on every criterion: only the order of article 4 speaks against it."""
    found = checked(with_games(RIGHT, 1, (1, 5), (4, 2), (3, 6), (7, 0)), 1)
    assert found.criterion == "order"
    assert found.players == (1, 2, 4, 5)


def test_round_without_legal_pairing() -> None:
    """A third round of two players cannot be right: nothing is expected, and C1 is why."""
    tournament = crosstable("1: 2w1 2b=\n2: 1b0 1w=", rounds=4)
    found = checked(tournament, 2)
    assert (found.ok, found.expected, found.criterion) == (False, (), "C1")


def test_forfeit_without_colours() -> None:
    """A forfeited game written without colours takes the colours it should have had."""
    tournament = crosstable("1: 2-+\n2: 1--", rounds=4)
    assert checked(tournament, 1).ok
