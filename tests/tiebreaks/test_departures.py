"""Who is not ranked, and whose games do not count (C.05 art. 6.6)."""

from __future__ import annotations

from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.announced import event_of
from pairwright.tiebreaks.departures import Departures, departures
from pairwright.tiebreaks.event import Meeting, Terms
from tests.support.crosstables import crosstable

FIVE = crosstable(
    """
    1: Z 5b1 4w+ 3b1 2w1
    2: 5w1 4b= 3w1 Z 1b0
    3: 4w0 Z 2b0 1w0 5b1
    4: 3b1 2w= 1b- 5w- Z
    5: 2b0 1w0 Z 4b+ 3w0
    """,
    rounds=5,
)


def withdrawn(number: int, first: int) -> Tournament:
    return FIVE._replace(
        players=tuple(
            player._replace(withdrawn_from=first) if player.number == number else player for player in FIVE.players
        )
    )


def test_exactly_half_of_the_games_counts() -> None:
    """Two of four games played: the results stand, and he is ranked."""
    left = departures(withdrawn(4, 3), Meeting.PREDETERMINED)
    assert left == Departures(withdrawn=frozenset([4]))
    assert event_of(withdrawn(4, 3), Terms(meeting=Meeting.PREDETERMINED)).table().scores == [40, 25, 10, 15, 10]


def test_fewer_than_half_do_not_count() -> None:
    """One of four games: neither his win nor the points against him are anybody's."""
    three = crosstable(
        "1: Z 5b1 4w+ 3b1 2w1\n2: 5w1 4b+ 3w1 Z 1b0\n3: 4w0 Z 2b0 1w0 5b1\n4: 3b1 2w- 1b- 5w- Z\n5: 2b0 1w0 Z 4b+ 3w0",
        rounds=5,
    )
    players = tuple(player._replace(withdrawn_from=2) if player.number == 4 else player for player in three.players)
    tournament = three._replace(players=players)
    left = departures(tournament, Meeting.PREDETERMINED)
    assert (left.uncounted, left.not_ranked) == (frozenset([4]), frozenset([4]))
    table = event_of(tournament, Terms(meeting=Meeting.PREDETERMINED)).table()
    assert table.scores == [30, 20, 10, 0, 0]
    assert all(table.opponent_number(position, round_) != 4 for position in range(5) for round_ in range(5))


def test_nobody_withdrew_unless_the_tournament_says_so() -> None:
    """A column of forfeits is no withdrawal; in a Swiss everybody keeps his place."""
    assert departures(FIVE, Meeting.PREDETERMINED) == Departures()
    assert departures(withdrawn(4, 2), Meeting.SWISS) == Departures(withdrawn=frozenset([4]))


def test_he_is_there_until_he_leaves() -> None:
    """After round 1 it is known that he does not play round 2, but not before."""
    assert departures(withdrawn(4, 3), Meeting.SWISS, 2).withdrawn == {4}
    assert departures(withdrawn(4, 3), Meeting.SWISS, 1) == Departures()


def test_expelled_players_are_not_ranked() -> None:
    """Named by the tournament or beside it; in a Swiss the games against them count."""
    assert departures(FIVE, Meeting.SWISS, expelled=frozenset([2])).not_ranked == {2}
    event = event_of(FIVE, Terms(), expelled=[2])
    assert event.table().scores == [40, 25, 10, 15, 10]


def test_he_is_expelled_once_it_is_known() -> None:
    """After the last round, whatever round it is told with; after an earlier one only if he was gone by then."""
    players = tuple(player._replace(expelled_from=7 if player.number == 4 else 0) for player in FIVE.players)
    assert departures(FIVE._replace(players=players), Meeting.SWISS).expelled == {4}
    assert departures(FIVE._replace(players=players), Meeting.SWISS, 5).expelled == {4}
    assert departures(FIVE._replace(players=players), Meeting.SWISS, 4) == Departures()


def test_both_cycles_of_a_double_round_robin_count() -> None:
    """Six games each of four players in six rounds: three played are half of them."""
    double = crosstable(
        "1: 4w1 3b1 2w1 4b1 3w1 2b1\n2: 3b1 4w1 1b0 3w1 4b1 1w0\n"
        "3: 2w0 1w0 4b1 2b0 1b0 4w+\n4: 1b0 2b0 3w0 1w- 2w- 3b-",
        rounds=6,
    )
    gone = tuple(player._replace(withdrawn_from=4) if player.number == 4 else player for player in double.players)
    assert departures(double._replace(players=gone), Meeting.PREDETERMINED).uncounted == frozenset()
