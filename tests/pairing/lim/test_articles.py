"""The articles, one by one, on positions small enough to pair by hand (numbers of the documents)."""

from __future__ import annotations

import pytest

from pairwright.errors import NoLegalPairing, NotApplicable
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.lim import LIM, LIM_MAXI, LIM_TODAY, LimSystem
from pairwright.pairing.systems.lim.field import floated_before
from pairwright.pairing.systems.lim.slow_truth import within_limits
from pairwright.state.colour_limits import permitted
from pairwright.state.ledger import state_before
from pairwright.state.preference import BLACK
from pairwright.state.round_state import RoundState
from tests.support.crosstables import crosstable
from tests.support.positions import DOWN, LEVEL, UP, Seat, position

Pairs = set[tuple[int, int]]


def paired(state: RoundState, system: LimSystem = LIM) -> Pairs:
    return set(system.pair(state).pairs)


def noted(state: RoundState, article: str, system: LimSystem = LIM) -> list[Step]:
    return [step for step in system.pair(state).steps if step.article.number == article]


def leaves(state: RoundState, system: LimSystem = LIM) -> list[int]:
    """Who left his group, in order."""
    floated = [step for step in system.pair(state).steps if " goes " in str(step.note)]
    return [step.players[0] for step in floated]


def rated(state: RoundState, ratings: dict[int, int]) -> RoundState:
    """The position with ratings, before round 2 or later nobody's floats unplayed."""
    players = [Player(number, rating=rating) for number, rating in ratings.items()]
    return state._replace(tournament=Tournament(tuple(players)))


# ------------------------------------------------------------------------------------------------- first round, bye


@pytest.mark.parametrize("system", [LIM, LIM_MAXI, LIM_TODAY])
def test_first_round(system: LimSystem) -> None:
    """Forty players: 1-21, 22-2, 3-23 ... if number 1 drew White (B1.2)."""
    field = [Seat(number, 0) for number in range(1, 41)]
    assert system.pair(position(*field)).pairs[:3] == [(1, 21), (22, 2), (3, 23)]
    assert system.pair(position(*field, initial_colour=BLACK)).pairs[:3] == [(21, 1), (2, 22), (23, 3)]


def test_first_bye_to_the_lowest_rated() -> None:
    """B1.1: the lowest rated, whatever his number; the colours go by the numbers all the same."""
    tournament = crosstable("1 2400:\n2 2300:\n3:\n4 2200:\n5 2100:", rounds=5)
    assert paired(state_before(tournament, 1)) == {(1, 4), (5, 2), (3, 0)}


def test_bye_only_once() -> None:
    """2.2: 5 has had it, so 4 has it."""
    seats = (Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 0, "w"), Seat(4, 0, "b"), Seat(5, 0, may_have_bye=False))
    assert (4, 0) in paired(position(*seats, round=2))


def test_bye_leaves_a_legal_round() -> None:
    """1 and 2 have met: without 3 they could not be paired, so 2 has the bye."""
    state = position(Seat(1, 20, "wb", met=(2,)), Seat(2, 10, "bw"), Seat(3, 0, "wb"), round=3)
    assert paired(state) == {(1, 3), (2, 0)}
    assert [str(step.note) for step in noted(state, "2.1")] == [
        "no bye for 3: the others could not all be paired",
        "2 has the bye: the lowest who may have it",
    ]


def test_bye_by_hand() -> None:
    """The arbiter's bye is kept; if it leaves an odd number, that is said."""
    state = position(Seat(1, 0), Seat(2, 0))._replace(bye_by_hand=3)
    assert paired(state) == {(1, 2), (3, 0)}
    with pytest.raises(NotApplicable):
        LIM.pair(position(Seat(1, 0), Seat(2, 0), Seat(3, 0))._replace(bye_by_hand=4))


def test_no_legal_pairing() -> None:
    """Everybody has met everybody: the witness says so."""
    state = position(Seat(1, 10, "w", met=(2,)), Seat(2, 0, "b"))
    with pytest.raises(NoLegalPairing) as caught:
        LIM.pair(state)
    assert [meetings.player for meetings in caught.value.witness.players]


# ------------------------------------------------------------------------------------------------- groups, floaters


def test_order_of_the_groups() -> None:
    """3.2: from the top to just above the median, from the lowest up, the median last."""
    seats = [Seat(2 * index + side, score, "wb") for index, score in enumerate((20, 15, 10, 5, 0)) for side in (1, 2)]
    told = [str(step.note).partition(" points")[0] for step in noted(position(*seats, round=3), "3.2")]
    assert told == ["2.0", "1.5", "0.0", "0.5", "1.0"]


def test_the_median_exists_without_residents() -> None:
    """A winner and a loser both float into it and meet."""
    state = position(Seat(1, 10, "w", met=(3,)), Seat(2, 0, "b"), round=2)
    assert paired(state) == {(2, 1)}
    assert leaves(state) == [1, 2]


COLOURS = (Seat(4, 5, "b"), Seat(5, 5, "w"), Seat(6, 5, "b"))


def test_floater_of_the_colour_due_to_more() -> None:
    """4.2.2: two of the three winners are due Black; of them the lowest goes, though 3 is lower. In the median he meets
    the highest who is due White (4.8)."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "w"), Seat(3, 10, "b"), *COLOURS, round=2)
    assert leaves(state) == [2]
    assert paired(state) == {(3, 1), (4, 2), (6, 5)}


def test_floater_if_as_many_are_due_each_colour() -> None:
    """4.2.4: downwards the lowest."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 10, ""), *COLOURS, round=2)
    assert leaves(state) == [3]


def test_who_floated_before_is_spared() -> None:
    """4.10: 2 floated in the round before, so 1 goes, who is due Black too."""
    before = Seat(2, 10, "w", floats=(DOWN, LEVEL))
    state = position(Seat(1, 10, "w"), before, Seat(3, 10, "b"), *COLOURS, round=2)
    assert leaves(state) == [1]
    assert str(noted(state, "4.10")[0].note) == (
        "1 goes down (he has an opponent in the next group); not 3: fewer players are due his colour, "
        "not 2: he floated in the round before"
    )


def test_majority_of_the_whole_group() -> None:
    """Only 1 can be paired in his group, so two leave. Of the whole group two are due White, one Black: 4 goes, then 2,
    though the rest would be even by then and 3, who has no due colour, is lower."""
    seats = (Seat(1, 20, "bw"), Seat(2, 20, "wb", met=(3, 4)), Seat(3, 20, "", met=(4,)), Seat(4, 20, "wb"))
    others = [Seat(number, 10, "wb" if number % 2 else "bw") for number in range(7, 13)]
    assert leaves(position(*seats, *others, round=3)) == [4, 2]


def test_what_a_float_is() -> None:
    """4.10: in round 2, 1 and 4 were paired with another score, though 4 did not come; 7 had the bye. 8, who had half a
    point for the asking, and 5, who won by absence against an equal, did not float."""
    tournament = crosstable(
        """
        1: 5w1 4w+
        2: 6w1 3w1
        3: 7w1 2b0
        4: 8w= 1b-
        5: 1b0 6w+
        6: 2b0 5b-
        7: 3b0 U
        8: 4b= H
        """,
        rounds=5,
    )
    state = state_before(tournament, 3)
    found = floated_before(state)
    assert {number for place, number in enumerate(state.numbers) if found >> place & 1} == {1, 4, 7}


def test_who_has_no_opponent_in_the_next_group_stays() -> None:
    """4.9: 2 has met everybody in the median (kind c), so 1 goes (kind d)."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "w", met=(4, 5, 6)), Seat(3, 10, "b"), *COLOURS, round=2)
    assert leaves(state) == [1]


def test_kind_goes_before_floats() -> None:
    """4.10 holds only among floaters of one kind: 1 and 3 floated before, 2 would be of kind c."""
    state = position(
        Seat(1, 10, "w", floats=(UP, LEVEL)),
        Seat(2, 10, "w", met=(4, 5, 6)),
        Seat(3, 10, "b", floats=(DOWN, LEVEL)),
        *COLOURS,
        round=2,
    )
    assert leaves(state) == [1]


def test_who_has_floated_into_the_group_stays() -> None:
    """4.9: 1 came down (kind b); a resident goes on in his place."""
    seats = (Seat(1, 20, "wb"), Seat(2, 15, "bw"), Seat(3, 15, "wb"), Seat(4, 10, "bw"))
    assert leaves(position(*seats, round=3)) == [1, 3]


def test_opponents_needed_by_an_earlier_floater() -> None:
    """4.3: four leave the upper group, who have all met. 4, the lowest, goes first and needs 6, so 3, who could meet
    nobody but 6, is of kind c; 2 and 1, who can meet 5, go before him."""
    all_met = (
        Seat(1, 10, "w", met=(2, 3, 4, 6)),
        Seat(2, 10, "w", met=(3, 4, 6)),
        Seat(3, 10, "w", met=(4, 5)),
        Seat(4, 10, "w", met=(5,)),
    )
    below = (Seat(5, 5, "b"), Seat(6, 5, "b"), Seat(7, 0, "w"), Seat(8, 0, "w"))
    assert leaves(position(*all_met, *below, round=2))[:4] == [4, 2, 3, 1]


def test_floaters_that_find_nobody_go_on() -> None:
    """4.5: 1 has met 2 and 3, so he goes on into the median."""
    seats = (Seat(1, 20, "wb", met=(2, 3)), Seat(2, 15, "bw"), Seat(3, 15, "wb"), Seat(4, 10, "bw"))
    assert leaves(position(*seats, round=3)) == [1, 1]


def test_upfloater_meets_the_lowest_of_the_other_colour() -> None:
    """4.8: 6 comes up; of 3, 4 and 5 he meets 5 if due the other colour, else 4."""
    lowest, other = Seat(6, 0, "wb"), (Seat(1, 10, "wb"), Seat(2, 10, "bw"))
    down = position(*other, Seat(3, 5, "wb"), Seat(4, 5, "bw"), Seat(5, 5, "bw"), lowest, round=3)
    up = position(*other, Seat(3, 5, "bw"), Seat(4, 5, "bw"), Seat(5, 5, "wb"), lowest, round=3)
    assert {(6, 5), (3, 4)} <= paired(down)
    assert {(6, 4), (5, 3)} <= paired(up)


def test_floater_takes_nobody_whom_the_rest_needs() -> None:
    """The rest of the group must still be pairable: 1 may not have 4, for 5 and 6 have met."""
    seats = (
        Seat(1, 20, "wb"),
        Seat(4, 10, "bw"),
        Seat(5, 10, "bw", met=(6,)),
        Seat(6, 10, "wb"),
    )
    assert paired(position(*seats, round=3)) == {(1, 5), (6, 4)}


def test_residents_before_floaters() -> None:
    """In the median a floater from above meets a resident, though the floater from below is due the other colour."""
    seats = (Seat(1, 20, "wb"), Seat(2, 10, "wb"), Seat(3, 10, "wb"), Seat(4, 0, "bw"))
    assert paired(position(*seats, round=3)) == {(1, 2), (3, 4)}


# ------------------------------------------------------------------------------------------------- locked median


def test_locked_median_takes_from_above() -> None:
    """3.6: 3 and 4 have met and nobody came: the nearest pair above is undone."""
    seats = (
        Seat(1, 20, "wb"),
        Seat(2, 20, "bw"),
        Seat(3, 10, "wb", met=(4,)),
        Seat(4, 10, "bw"),
        Seat(5, 0, "wb"),
        Seat(6, 0, "bw"),
    )
    state = position(*seats, round=3)
    assert paired(state) == {(1, 4), (3, 2), (5, 6)}
    assert [step.players for step in noted(state, "3.6")] == [(1, 2)]


def test_locked_median_takes_from_below_if_more_came_from_above() -> None:
    """3.6: one came from above, nobody from below, and 4, 5 and 6 have all met: 7 and 8 are brought in."""
    seats = (
        Seat(1, 20, "wb"),
        Seat(2, 20, "bw"),
        Seat(3, 20, "wb"),
        Seat(4, 10, "bw", met=(5, 6)),
        Seat(5, 10, "wb", met=(6,)),
        Seat(6, 10, "bw"),
        Seat(7, 0, "wb"),
        Seat(8, 0, "bw"),
    )
    state = position(*seats, round=3)
    assert leaves(state) == [3]
    assert [step.players for step in noted(state, "3.6")] == [(8, 7)]
    assert paired(state) == {(1, 2), (3, 4), (7, 6), (5, 8)}


def test_locked_median_takes_from_the_other_side_when_one_is_exhausted() -> None:
    """Nobody is above: the pair below is undone."""
    seats = (Seat(3, 10, "wb", met=(4,)), Seat(4, 10, "bw"), Seat(5, 0, "wb"), Seat(6, 0, "bw"))
    assert [step.players for step in noted(position(*seats, round=3), "3.6")] == [(6, 5)]


# ------------------------------------------------------------------------------------------------- exchanges, colours


def test_exchange_after_a_meeting() -> None:
    """5.1: downwards the highest looks first: 1 has met 4 and gets 5."""
    seats = [Seat(number, 20, "wb" if number < 4 else "bw") for number in range(2, 7)]
    state = position(Seat(1, 20, "wb", met=(4,)), *seats, round=3)
    assert paired(state) == {(1, 5), (2, 4), (3, 6)}
    assert str(noted(state, "5.1")[0].note) == "not compatible: 1-4; exchanged: 1-5, 2-4"


def test_exchange_upwards() -> None:
    """5.1: upwards the lowest looks first: 6 has met 3 and gets 2, and 5 gets 3."""
    seats = [Seat(number, 0, "wb" if number < 4 else "bw") for number in range(1, 6)]
    assert paired(position(*seats, Seat(6, 0, "bw", met=(3,)), round=3)) == {(2, 6), (3, 5), (1, 4)}


def test_fewest_clashes_then_first_in_order() -> None:
    """6.2: 2 and 4 have met, so one clash cannot be helped. Who gave 1 the first opponent that suits would pair 1-2 and
    4-3; with as few clashes 1-4 and 3-2 come first."""
    seats = (Seat(1, 20, "wb"), Seat(2, 20, "bw", met=(4,)), Seat(3, 20, "wb"), Seat(4, 20, "wb"))
    assert paired(position(*seats, round=3)) == {(1, 4), (3, 2)}


@pytest.mark.parametrize(("score", "pair"), [(20, (1, 2)), (10, (1, 2)), (0, (2, 1))])
def test_same_history(score: int, pair: tuple[int, int]) -> None:
    """6.4: both due White with one history: from the median up the higher player has White, below it the lower."""
    state = position(Seat(1, score, "wb"), Seat(2, score, "wb"), Seat(8, 15), Seat(9, 15), round=3)
    assert pair in paired(state)


def test_same_history_of_floater_and_resident() -> None:
    """Remark 13: the score decides, not the number. Below the median the lower score, 3, has the due colour."""
    seats = (Seat(1, 10), Seat(2, 10), Seat(3, 0, "wb"), Seat(5, 5, "wb"))
    assert (3, 5) in paired(position(*seats, round=3))


def test_larger_difference_first() -> None:
    """Both due White; 2 has had Black once more, 1 is level."""
    assert (2, 1) in paired(position(Seat(1, 20, "wb"), Seat(2, 20, "b"), Seat(8, 10), Seat(9, 10), round=3))


def test_limit_before_larger_difference() -> None:
    """Both due Black; 2 has one White too many and 1 is level, but has had White twice running: 1 has Black."""
    assert (2, 1) in paired(position(Seat(1, 30, "bbww"), Seat(2, 30, "wbw"), Seat(8, 10), Seat(9, 10), round=5))


def test_two_without_a_game() -> None:
    """Late entries 4 and 5: the higher has the colour of his number, an even one the other than number 1 drew."""
    seats = (Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 0, "w"), Seat(4, 5), Seat(5, 5), Seat(6, 0, "b"))
    assert (5, 4) in paired(position(*seats, round=2))


def test_history_before_rank() -> None:
    """6.4: back to the latest round in which the two had different colours (2): 1 had White then, now he has Black."""
    seats = (Seat(1, 40, "bwwb"), Seat(2, 40, "wbwb"), Seat(3, 40, "wbwb"), Seat(4, 40, "bwwb"))
    state = position(*seats, round=5)
    assert paired(state) == {(3, 1), (2, 4)}


def test_limits() -> None:
    """6.1: never the same colour three times running, never three more of one colour."""
    ways = ("w", "b", "ww", "bb", "wbb", "bww", "wwbw", "bwbb", "wwbwwb", "bbwbbw", "")
    for history in ways:
        assert permitted(history) == (within_limits(history, "w"), within_limits(history, "b"))
    state = position(Seat(1, 20, "bww"), Seat(2, 20, "bww"), Seat(3, 15, "wbb"), Seat(4, 15, "wbb"), round=4)
    assert paired(state) == {(3, 1), (4, 2)}


def test_last_round() -> None:
    """7: equal scores who have not met go before the limits. Today the limits fall for every pair, so 1 and 3, both
    having had White twice, may meet although their scores differ."""
    equal = position(Seat(1, 20, "bww"), Seat(2, 20, "bww"), Seat(8, 15), Seat(9, 15), round=4, last_round=True)
    assert {1, 2} in map(set, paired(equal))
    assert noted(equal, "7")
    differ = position(
        Seat(1, 30, "bww", met=(2,)),
        Seat(2, 20, "wbw"),
        Seat(3, 15, "bww"),
        Seat(4, 0, "bwb"),
        round=4,
        last_round=True,
    )
    assert {1, 3} not in map(set, paired(differ))
    assert {1, 3} in map(set, paired(differ, LIM_TODAY))
    assert noted(differ, "6", LIM_TODAY)


# ------------------------------------------------------------------------------------------------- Maxi tournaments


def test_maxi_floater() -> None:
    """4.2.3: 2 would go for his colour, but is more than 100 points above the last player, so 3 himself goes."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "w"), Seat(3, 10, "b"), *COLOURS, round=2)
    far = rated(state, {1: 2500, 2: 2401, 3: 2300, 4: 2200, 5: 2200, 6: 2200})
    near = rated(state, {1: 2500, 2: 2400, 3: 2300, 4: 2200, 5: 2200, 6: 2200})
    assert (leaves(far), leaves(far, LIM_MAXI)) == ([2], [3])
    assert leaves(near, LIM_MAXI) == [2]


def test_maxi_opponent_of_a_floater() -> None:
    """4.8: 1 should meet 3, who is due the other colour, but 3 is more than 100 points below 2, the first available."""
    state = position(Seat(1, 20, "wb"), Seat(2, 10, "wb"), Seat(3, 10, "bw"), Seat(4, 10, "bw"), round=3)
    far = rated(state, {1: 2500, 2: 2400, 3: 2299, 4: 2250})
    near = rated(state, {1: 2500, 2: 2400, 3: 2300, 4: 2250})
    assert (paired(far), paired(far, LIM_MAXI)) == ({(1, 3), (2, 4)}, {(1, 2), (4, 3)})
    assert paired(near, LIM_MAXI) == {(1, 3), (2, 4)}


def test_maxi_exchange_for_colour() -> None:
    """6.7: 3 and 4 would change places for colour, but are more than 100 points apart; after a meeting they may."""
    seats = (Seat(1, 20, "wb"), Seat(2, 20, "bw"), Seat(3, 20, "wb"), Seat(4, 20, "bw"))
    far, near = ({1: 2500, 2: 2450, 3: 2400, 4: other} for other in (2299, 2300))
    state = position(*seats, round=3)
    assert paired(rated(state, far)) == {(1, 4), (3, 2)}
    assert paired(rated(state, far), LIM_MAXI) == {(1, 3), (4, 2)}
    assert paired(rated(state, near), LIM_MAXI) == {(1, 4), (3, 2)}
    met = position(Seat(1, 20, "wb", met=(3,)), *seats[1:], round=3)
    assert paired(rated(met, far), LIM_MAXI) == {(1, 4), (3, 2)}
