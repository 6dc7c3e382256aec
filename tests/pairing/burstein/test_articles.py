"""Burstein's system of 2026, article by article."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from pairwright.model.tournament import Tournament, VirtualPoints
from pairwright.pairing.systems.burstein import BURSTEIN_2026
from pairwright.pairing.systems.burstein.colours import burstein_colours
from pairwright.pairing.systems.burstein.engine import plan_round
from pairwright.pairing.systems.burstein.field import Field
from pairwright.pairing.systems.burstein.index import Index, indices
from pairwright.pairing.systems.burstein.seeding import is_seeding, seeding_rounds
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before
from pairwright.state.preference import BLACK, WHITE
from pairwright.state.round_state import RoundState
from tests.support.crosstables import crosstable
from tests.support.positions import Seat, position

NONE: Mapping[int, tuple[int, int]] = {}


def field(state: RoundState, index: Mapping[int, tuple[int, int]] = NONE) -> Field:
    """The field of a drawn position; indices by number, all equal where none is given (so the numbers rank)."""
    return Field(state, [Index(*index.get(number, (0, 0))) for number in state.numbers])


def pairs(of: Field) -> list[tuple[int, int]]:
    """Bracket by bracket, the higher ranked first."""
    numbers = of.state.numbers
    return [(numbers[one], numbers[two]) for bracket in plan_round(of).brackets for one, two in bracket.paired.pairs]


def floaters(of: Field) -> list[tuple[int, ...]]:
    """Bracket by bracket, who goes down."""
    return [of.numbers(bracket.paired.floaters) for bracket in plan_round(of).brackets]


def seats(colours: Sequence[str], score: int = 10, first: int = 1) -> list[Seat]:
    """Players of one score, from number ``first`` on, with these colours so far."""
    return [Seat(first + place, score, history) for place, history in enumerate(colours)]


# -------------------------------------------------------------------- seeding rounds


@pytest.mark.parametrize(("rounds", "seeding"), [(3, 1), (5, 2), (7, 3), (8, 4), (9, 4), (11, 4)])
def test_seeding_rounds(rounds: int, seeding: int) -> None:
    """Half of the rounds, four at most."""
    assert seeding_rounds(rounds) == seeding


TABLE = "1: 3w1 2b=\n2: 4b1 1w=\n3: 1b0 4b1\n4: 2w0 3w0\n5: 6w1 7b1\n6: 5b0 8w=\n7: 8w1 5w0\n8: 7b0 6b="


def test_a_seeding_round_is_dutch() -> None:
    """Round 3 of six is paired as the Dutch system does, and explained so."""
    state = state_before(crosstable(TABLE, rounds=6), 3)
    assert is_seeding(state)
    pairing = BURSTEIN_2026.pair(state)
    assert (pairing.system, pairing.pairs) == ("burstein-2026", DUTCH_2026.pair(state).pairs)
    assert BURSTEIN_2026.explain(state, pairing) == DUTCH_2026.explain(state, pairing)
    assert BURSTEIN_2026.why_not(state, 1, 5, 0) == DUTCH_2026.why_not(state, 1, 5, 0)
    assert BURSTEIN_2026.obstacles(state, 0, 1) == DUTCH_2026.obstacles(state, 0, 1)


def test_after_the_seeding_rounds() -> None:
    """Round 3 of five is Burstein's own: Buchholz decides, not the numbers."""
    state = state_before(crosstable(TABLE, rounds=5), 3)
    assert not is_seeding(state)
    assert indices(state.tournament, 3)[5] == Index(15, 150)
    assert {frozenset(pair) for pair in BURSTEIN_2026.pair(state).pairs} == {
        frozenset({1, 7}),
        frozenset({2, 5}),
        frozenset({3, 6}),
        frozenset({4, 8}),
    }


# -------------------------------------------------------------------- the index


def test_an_unplayed_round_is_a_game_against_oneself() -> None:
    """1 has two points: a win against 3, who has none, and a bye. Buchholz 0 + 2, Sonneborn-Berger 1 x 0 + 1 x 2."""
    found = indices(crosstable("1: 3w1 U\n2: Z 3b1\n3: 1b0 2w0"), 3)
    assert found[1] == Index(20, 200)


def test_a_half_point_bye() -> None:
    """One and a half points: Buchholz 1 + 1 1/2; Sonneborn-Berger 1 x 1 + 1/2 x 1 1/2."""
    assert indices(crosstable("1: 2w1 H\n2: 1b0 3w1\n3: Z 2b0"), 3)[1] == Index(25, 175)


def test_absences_up_to_now_are_draws_for_the_opponents() -> None:
    """2 has lost and then stayed away for two rounds: to 1 he is worth a point. For himself they are zeros."""
    found = indices(crosstable("1: 2w1 3w0 3b0\n2: 1b0\n3: Z 1b1 1w1"), 4)
    assert found[1].buchholz == 10 + 20 + 20
    assert found[2] == Index(10, 0)


def test_absences_before_a_game_are_zeros() -> None:
    """He played again: the run does not reach the latest round."""
    assert indices(crosstable("1: 2w1 3w0 3b0\n2: 1b0 Z 4w0\n3: Z 1b1 1w1\n4: Z Z 2b1"), 4)[1].buchholz == 0 + 20 + 20


def test_forfeits_are_no_absences() -> None:
    """2 lost by forfeit in the latest round: to 1 he has no point."""
    assert indices(crosstable("1: 2w1 3w0\n2: 1b0 4w-\n3: Z 1b1\n4: Z 2b+"), 3)[1].buchholz == 0 + 10


def test_virtual_points_are_no_points() -> None:
    """The index is one of real scores."""
    drawn = crosstable(TABLE, rounds=5)
    accelerated: Tournament = drawn._replace(virtual_points=(VirtualPoints(10, 1, 3, 1, 4),))
    assert indices(accelerated, 3) == indices(drawn, 3)


def test_ranking() -> None:
    """Buchholz, then Sonneborn-Berger, then the number; the score is not asked."""
    known = field(position(*seats(["wb"] * 4), Seat(5, 20, "wb")), {1: (10, 5), 2: (10, 25), 3: (15, 0), 5: (10, 5)})
    assert known.numbers(known.ranked(range(5))) == (3, 2, 1, 5, 4)


# -------------------------------------------------------------------- the bye


def test_the_bye() -> None:
    """The lowest score, most games, and then the lowest index: 4 and not 5."""
    known = field(
        position(*seats(["wb", "bw", "wb", "bw", "wb"])), {1: (9, 0), 2: (9, 0), 3: (9, 0), 4: (5, 0), 5: (6, 0)}
    )
    assert known.numbers([plan_round(known).bye.player]) == (4,)


# -------------------------------------------------------------------- brackets


def test_first_against_last() -> None:
    """1-6, 2-5, 3-4 by rank."""
    known = field(position(*seats(["wb", "wb", "wb", "bw", "bw", "bw"])))
    assert pairs(known) == [(1, 6), (2, 5), (3, 4)]


def test_by_rank_and_not_by_number() -> None:
    """The index of 6 is best, that of 1 worst: they meet."""
    known = field(
        position(*seats(["bw", "wb", "bw", "wb", "bw", "wb"])),
        {6: (30, 0), 5: (20, 0), 2: (10, 0), 3: (10, 0), 4: (10, 0)},
    )
    assert pairs(known) == [(6, 1), (5, 4), (2, 3)]


def test_colours_before_the_order() -> None:
    """1-4 and 2-3 would deny two preferences; 1-3 and 2-4 deny none (C8)."""
    assert pairs(field(position(*seats(["wb", "bw", "bw", "wb"])))) == [(1, 3), (2, 4)]


def test_one_has_to_go_down() -> None:
    """Of three, 1 meets 3, and 2 floats: 0 is the smallest opponent there is."""
    known = field(position(*seats(["wb", "wb", "bw"]), Seat(4, 0, "bw")))
    assert (pairs(known), floaters(known)) == ([(1, 3), (2, 4)], [(2,), ()])


def test_the_floater_serves_the_next_bracket() -> None:
    """2 has met 4 and 5: if 1 met 3 and he went down, three would have to go on. So 1 goes down (C7)."""
    known = field(
        position(
            Seat(1, 20, "wb"), Seat(2, 20, "wb", met=(4, 5)), Seat(3, 20, "bw"), Seat(4, 10, "wb", met=(5,)),
            Seat(5, 10, "bw"), Seat(6, 0, "wb"),
        )
    )  # fmt: skip
    assert floaters(known) == [(1,), (4,), ()]


def test_the_lowest_score_floats() -> None:
    """1 came down; a resident goes on, and not he (C6)."""
    known = field(
        position(Seat(1, 20, "wb"), Seat(2, 10, "bw"), Seat(3, 10, "bw"), Seat(4, 0, "wb")),
        {1: (0, 0), 2: (10, 0), 3: (9, 0)},
    )
    assert (floaters(known), pairs(known)) == ([(1,), (3,), ()], [(2, 1), (3, 4)])


def test_the_rest_must_be_pairable() -> None:
    """3 and 4 have met, so 1 and 2 do not meet each other (C4)."""
    known = field(position(Seat(1, 10, "wb"), Seat(2, 10, "bw"), Seat(3, 0, "wb", met=(4,)), Seat(4, 0, "bw")))
    assert (floaters(known), pairs(known)) == ([(1, 2), ()], [(1, 4), (2, 3)])


def test_two_absolute_preferences_never_meet() -> None:
    """C3 knows no topscorers, in the last round either."""
    state = position(Seat(1, 20, "ww"), Seat(2, 20, "ww"), Seat(3, 0, "bb"), Seat(4, 0, "bb"), last_round=True)
    assert floaters(field(state))[0] == (1, 2)
    assert [obstacle.article.number for obstacle in BURSTEIN_2026.obstacles(state, 0, 1)] == ["C3"]


# -------------------------------------------------------------------- colours


@pytest.mark.parametrize(
    ("higher", "lower", "white", "article"),
    [
        ("wb", "bw", 1, "5.2.2"),
        ("", "wb", 2, "5.2.2"),
        ("bw", "", 2, "5.2.2"),
        ("bw", "w", 1, "5.2.3"),
        ("wbwb", "bwwb", 1, "5.2.4"),
        ("wb", "wb", 1, "5.2.5"),
        ("bw", "bw", 2, "5.2.5"),
    ],
)
def test_colours(higher: str, lower: str, white: int, article: str) -> None:
    """Both granted (who has not played has no preference); the stronger one; alternation; the higher ranked."""
    known = field(position(Seat(1, 10, higher), Seat(2, 10, lower)))
    one_is_white, rule = burstein_colours(known, 0, 1)
    assert (1 if one_is_white else 2, rule.number) == (white, article)


def test_the_better_index_is_ranked_higher() -> None:
    """Both want White equally: 2 gets it, whose index is better, whatever the scores."""
    known = field(position(Seat(1, 20, "wb"), Seat(2, 10, "wb")), {2: (10, 0)})
    assert burstein_colours(known, 0, 1)[0] is False


@pytest.mark.parametrize("initial", [WHITE, BLACK])
def test_initial_colour(initial: int) -> None:
    """Neither has played: 2, whose index is better, has an even number and gets the other colour than the initial one;
    with equal indices 1 gets the initial one."""
    state = position(Seat(1, 10), Seat(2, 10), initial_colour=initial)
    equal = burstein_colours(field(state), 0, 1)
    better = burstein_colours(field(state, {2: (5, 0)}), 0, 1)
    assert (equal[0], equal[1].number) == (initial == WHITE, "5.2.1")
    assert better[0] is (initial == WHITE)
