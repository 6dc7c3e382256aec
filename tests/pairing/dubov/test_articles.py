"""Dubov's system of 2026, article by article."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pairwright.errors import NoLegalPairing, NotApplicable
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest, Tournament
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dubov import DUBOV_2026
from pairwright.pairing.systems.dubov.colours import dubov_colours
from pairwright.pairing.systems.dubov.engine import plan_round
from pairwright.pairing.systems.dubov.field import Field
from pairwright.pairing.systems.dubov.figures import Figures, average_ratings, most_upfloats
from pairwright.pairing.systems.dubov.halves import middle_first
from pairwright.pairing.systems.dubov.steps import steps_of
from pairwright.state.ledger import state_before
from pairwright.state.preference import BLACK
from pairwright.state.round_state import RoundState
from pairwright.state.upfloats import upfloated_rounds
from tests.support.crosstables import crosstable
from tests.support.positions import Seat, position


def rated(text: str, rounds: int = 7) -> Tournament:
    """A crosstable whose players have ratings: 2400 for number 1, ten less for each further."""
    drawn = crosstable(text, rounds=rounds)
    return drawn._replace(players=tuple(player._replace(rating=2410 - 10 * player.number) for player in drawn.players))


def paired(tournament: Tournament) -> RoundPairing:
    return DUBOV_2026.pair(state_before(tournament, tournament.round_to_pair))


NONE: Mapping[int, int] = {}


def field(
    state: RoundState,
    averages: Mapping[int, int] = NONE,
    upfloats: Mapping[int, int] = NONE,
    running: tuple[int, ...] = (),
) -> Field:
    """The field of a drawn position; averages and upfloats by number."""
    return Field(
        state,
        Figures(
            [averages.get(number, 0) for number in state.numbers],
            [upfloats.get(number, 0) for number in state.numbers],
            [number in running for number in state.numbers],
        ),
    )


def pairs(of: Field) -> list[tuple[int, int]]:
    """Bracket by bracket, members of S1 first, in the order of S1."""
    numbers = of.state.numbers
    return [(numbers[one], numbers[two]) for bracket in plan_round(of).brackets for one, two in bracket.halves.pairs]


def upfloaters(of: Field) -> list[tuple[int, ...]]:
    """Bracket by bracket, who was taken up."""
    return [of.numbers(bracket.upfloaters) for bracket in plan_round(of).brackets]


# -------------------------------------------------------------------- the first round


def test_round_one() -> None:
    """Upper half against lower half by number; the odd numbers of the upper half have the initial colour."""
    assert paired(rated("1:\n2:\n3:\n4:\n5:\n6:\n")).pairs == [(1, 4), (5, 2), (3, 6)]


def test_the_bye_of_round_one() -> None:
    """Of seven players the last number has the bye."""
    assert paired(rated("1:\n2:\n3:\n4:\n5:\n6:\n7:\n")).bye == 7


def test_a_later_bracket_without_games() -> None:
    """Four with a half-point bye, who have not played yet, are halves by number in round 2 too."""
    table = rated("1: 2w1\n2: 1b0\n3: 4w1\n4: 3b0\n5: H\n6: H\n7: H\n8: H")
    steps = [str(step.note) for step in paired(table).steps if step.article.number == "3.2.3"]
    assert steps[1] == "Nobody has played yet: upper half 5, 6, lower half 7, 8"


# -------------------------------------------------------------------- definitions


def test_average_rating() -> None:
    """The mean of 2390 and 2375 is 2382.5, rounded up; a forfeit, a bye and an absence are no games."""
    table = rated("1: 2w1 3b= 4w+ Z U\n2: 1b0 4w1\n3: 4b1 1w=\n4: 3w0 2b0 1b-")
    players = tuple(player._replace(rating=2375) if player.number == 3 else player for player in table.players)
    table = table._replace(players=players)
    assert average_ratings(table, 6)[1] == 2383
    assert average_ratings(table, 1) == {1: 0, 2: 0, 3: 0, 4: 0}


@pytest.mark.parametrize(("rounds", "most"), [(4, 2), (5, 3), (7, 3), (9, 3), (10, 4), (11, 4)])
def test_maximum_upfloaters(rounds: int, most: int) -> None:
    """Two upfloats, and one more for every five rounds."""
    assert most_upfloats(rounds) == most


def test_upfloats() -> None:
    """4 met a higher score in round 2, and in round 3 was to meet one: the game was not played, the upfloat counts."""
    table = rated("1: 3w1 4b1 2w1\n2: 4w1 3b= 1b0\n3: 1b0 2w= U\n4: 2b0 1w0 Z")
    assert upfloated_rounds(table, 4) == {1: (), 2: (3,), 3: (2,), 4: (2,)}
    forfeited = rated("1: 3w1 2b1\n2: 4w1 1w0\n3: 1b0 4w-\n4: 2b= 3b+")
    assert upfloated_rounds(forfeited, 3)[3] == (2,)


def test_who_has_not_played_wants_black() -> None:
    """5 has no game and so a mild preference for Black: he meets the White seeker, and 4 gets White by 5.2.2."""
    state = position(Seat(4, 10, "b"), Seat(5, 10), round=2)
    assert plan_round(field(state)).brackets[0].halves.split == ((0,), (1,), False)


def test_everybody_has_a_rating() -> None:
    """An unrated player is refused, with what to do; so is an unrated opponent of earlier rounds."""
    table = rated("1: 3w1\n2: 4b0\n3: 1b0\n4: 2w1")
    unrated = tuple(player._replace(rating=0) if player.number in (2, 3) else player for player in table.players)
    with pytest.raises(NotApplicable, match=r"art\. 1\.1\); without one: 2, 3\. Enter for each the provisional"):
        paired(table._replace(players=unrated))


# -------------------------------------------------------------------- the bye


def test_the_bye() -> None:
    """The lowest score; there, the most games played; there, the largest number."""
    seats = [
        Seat(1, 20, "wb"),
        Seat(2, 10, "wb"),
        Seat(3, 10, "wb"),
        Seat(4, 0, "w"),
        Seat(5, 0, "wb"),
        Seat(6, 0, "wb"),
    ]
    assert field(position(*seats[:5])).numbers([plan_round(field(position(*seats[:5]))).bye.player]) == (5,)
    seven = field(position(*seats, Seat(7, 10, "bw")))
    assert seven.numbers([plan_round(seven).bye.player]) == (6,)


def test_the_bye_leaves_a_legal_pairing() -> None:
    """3 is last, but without him 1 and 2 would have to meet again; 1 has had a bye."""
    state = position(Seat(1, 10, "w", met=(2,), may_have_bye=False), Seat(2, 10, "b"), Seat(3, 0, "w"))
    assert field(state).numbers([plan_round(field(state)).bye.player]) == (2,)


def test_the_bye_by_hand() -> None:
    """It stays with whom the arbiter gave it; if an odd number is left, that is said."""
    table = rated("1: 3w1\n2: 4w1\n3: 1b0\n4: 2b0\n5: U")
    given = table._replace(requests=(ByeRequest(2, 4, Result.PAIRING_BYE),))
    assert paired(given).pairs[-1] == (4, 0)
    with pytest.raises(NotApplicable, match="leaves 3 players to pair"):
        paired(given._replace(requests=(*given.requests, ByeRequest(2, 1, Result.HALF_BYE))))


# -------------------------------------------------------------------- upfloaters


def test_colours_choose_the_upfloater() -> None:
    """1 is due White, so 3, due Black, goes up and not 2 (C7)."""
    state = position(Seat(1, 10, "b"), Seat(2, 0, "b"), Seat(3, 0, "w"), Seat(4, 0, "b"))
    assert upfloaters(field(state)) == [(3,), ()]


def test_nobody_upfloats_twice_running() -> None:
    """3 would go up, had he not done so in the round before (C10); in the last round nobody asks."""
    seats = (Seat(1, 10, "b"), Seat(2, 0, "b"), Seat(3, 0, "w"), Seat(4, 0, "w"))
    assert upfloaters(field(position(*seats), upfloats={3: 1}, running=(3,))) == [(4,), ()]
    assert upfloaters(field(position(*seats, last_round=True), upfloats={3: 1}, running=(3,))) == [(3,), ()]


def test_maximum_upfloaters_stay() -> None:
    """Both 3 and 4 have gone up twice or more: the one with fewer upfloats goes (C9); not at all who may stay (C8)."""
    state = position(Seat(1, 10, "b"), Seat(2, 0, "b"), Seat(3, 0, "w"), Seat(4, 0, "w"))
    assert upfloaters(field(state, upfloats={3: 4, 4: 2})) == [(4,), ()]
    assert upfloaters(field(state, upfloats={3: 2, 4: 1})) == [(4,), ()]


def test_who_was_passed_over() -> None:
    """5 goes up: 2 has met 1, with 3 a preference would be denied, and 4 went up in the round before."""
    known = field(
        position(
            Seat(1, 10, "b", met=(2,)), Seat(2, 0, "w"), Seat(3, 0, "b"), Seat(4, 0, "w"), Seat(5, 0, "w"),
            Seat(6, 0, "b"),
        ),
        upfloats={4: 1},
        running=(4,),
    )  # fmt: skip
    notes = [str(step.note) for step in steps_of(known, plan_round(known)) if step.article.number == "3.2.2"]
    assert notes == [
        "5 (score 0.0) goes up: the number of residents is odd. C5 1, C6 1.0, C7 0, C8 0, C9 0, C10 0. Before him in "
        "order, but not taken: 2 (the bracket could not be paired with him), 3 (C7: 1 instead of 0), 4 (C10: 1 instead "
        "of 0)"
    ]


def test_scores_come_before_colours() -> None:
    """1 has met 2, the only one of the next score, and is due Black as 3 and 4 are; 5, who would suit him, comes from
    further down (C6)."""
    state = position(
        Seat(1, 30, "w", met=(2,)),
        Seat(2, 20, "b"),
        Seat(3, 10, "w"),
        Seat(4, 10, "w"),
        Seat(5, 0, "b"),
        Seat(6, 0, "b"),
    )
    assert upfloaters(field(state))[0] == (3,)


def test_three_from_below() -> None:
    """1, 2 and 3 have met one another: each needs an opponent from below."""
    state = position(
        Seat(1, 10, "w", met=(2, 3)), Seat(2, 10, "b", met=(3,)), Seat(3, 10, "w"), Seat(4, 0, "b"), Seat(5, 0, "w"),
        Seat(6, 0, "b"),
    )  # fmt: skip
    assert upfloaters(field(state)) == [(4, 5, 6)]


def test_the_rest_must_be_pairable() -> None:
    """5 and 6 have met: both go up, though 1 and 2 could meet (C4)."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(5, 0, "b", met=(6,)), Seat(6, 0, "w"))
    assert upfloaters(field(state)) == [(5, 6)]


def test_two_absolute_preferences_never_meet() -> None:
    """C3 knows no topscorers: in the last round too, two who have to have Black do not meet."""
    seats = (Seat(1, 20, "ww"), Seat(2, 20, "ww"), Seat(3, 10, "bb"), Seat(4, 10, "bb"))
    assert {frozenset(pair) for pair in pairs(field(position(*seats, last_round=True)))} == {
        frozenset({1, 3}),
        frozenset({2, 4}),
    }
    (obstacle,) = DUBOV_2026.obstacles(position(*seats, last_round=True), 0, 1)
    assert obstacle.article.number == "C3"


# -------------------------------------------------------------------- halves, shifts, transpositions


def test_weak_opposition_meets_the_first_numbers() -> None:
    """White seekers by average rating, the lowest first; they meet the others by number."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 10, "w"), Seat(4, 10, "b"))
    assert pairs(field(state, {1: 2000, 2: 2100, 3: 2000, 4: 1900})) == [(4, 1), (2, 3)]


def test_equal_averages() -> None:
    """The smaller number stands first."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 10, "w"), Seat(4, 10, "b"))
    assert pairs(field(state, {2: 2100, 4: 2100})) == [(2, 1), (4, 3)]


def test_order_of_shifters() -> None:
    """Seven players: from the middle outwards, the higher of two in the middle first."""
    assert ["ABCDEFG"[place] for place in middle_first(range(7))] == list("DCEBFAG")
    assert ["ABCDEF"[place] for place in middle_first(range(6))] == list("CDBEAF")


def test_shift_to_equal_halves() -> None:
    """Six Black seekers and no other: three of them, from the middle, become White seekers."""
    state = position(*(Seat(number, 10, "w") for number in range(1, 7)))
    halves = plan_round(field(state)).brackets[0].halves
    assert (halves.out_of_smaller, halves.out_of_larger) == ((), (2, 3, 1))
    assert pairs(field(state)) == [(2, 1), (3, 5), (4, 6)]


def test_a_pair_inside_the_smaller_part() -> None:
    """White seekers 1 and 2 have met everybody due Black: they meet each other, one of them shifted; then one of the
    others is shifted back."""
    state = position(
        Seat(1, 20, "b", met=(3, 4)), Seat(2, 20, "b", met=(3, 4)), Seat(3, 20, "w"), Seat(4, 20, "w"), round=4
    )
    plan = plan_round(field(state)).brackets[0].halves
    assert (plan.out_of_smaller, plan.out_of_larger) == ((0,), (2,))
    assert pairs(field(state)) == [(2, 1), (3, 4)]


def test_first_transposition() -> None:
    """4 has met 1, the first of S2: he takes the next one."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 10, "w"), Seat(4, 10, "b", met=(1,)))
    assert pairs(field(state, {2: 2100, 4: 1900})) == [(4, 3), (2, 1)]


# -------------------------------------------------------------------- colours, and no pairing at all


@pytest.mark.parametrize(
    ("higher", "lower", "white", "article"),
    [
        ("wb", "bw", 1, "5.2.2"),
        ("w", "b", 2, "5.2.2"),
        ("wb", "", 1, "5.2.2"),
        ("bw", "w", 1, "5.2.3"),
        ("", "w", 1, "5.2.3"),
        ("", "bw", 2, "5.2.5"),
        ("wbwb", "bwwb", 1, "5.2.4"),
        ("bwwb", "wbwb", 2, "5.2.4"),
        ("wb", "wb", 1, "5.2.5"),
        ("bw", "bw", 2, "5.2.5"),
    ],
)
def test_colours(higher: str, lower: str, white: int, article: str) -> None:
    """Both granted; the stronger one (no game is a mild Black); alternation; the higher ranked."""
    known = field(position(Seat(1, 10, higher), Seat(2, 10, lower)))
    higher_is_white, rule = dubov_colours(known.state, 0, 1)
    assert (1 if higher_is_white else 2, rule.number) == (white, article)


def test_initial_colour_for_two_without_games() -> None:
    """Neither has a game: the higher ranked has an even number, so he gets the other colour than the initial one."""
    table = rated("1: 5w1\n2: H\n3: 6w1\n4: H\n5: 1b0\n6: 3b0")
    assert [(board.white, board.black, board.colour_rule.number) for board in paired(table).boards][1] == (
        4,
        2,
        "5.2.1",
    )


def test_no_pairing_at_all() -> None:
    """Three who have all met: without any one of them the two others cannot meet."""
    state = position(Seat(1, 10, "w", met=(2, 3)), Seat(2, 10, "b", met=(3,)), Seat(3, 0, "w"), initial_colour=BLACK)
    with pytest.raises(NoLegalPairing) as nothing:
        plan_round(field(state))
    assert [entry.player for entry in nothing.value.witness.players] == [1, 2]
