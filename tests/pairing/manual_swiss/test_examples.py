"""The worked cases of the preface (``manual-swiss.json``), rebuilt."""

import pytest

from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from pairwright.state.ledger import state_before
from pairwright.state.preference import BLACK, WHITE
from tests.pairing.manual_swiss.by_hand import SYSTEM, before_round, group, notes, paired
from tests.support.positions import Seat

EIGHT = {1: "w", 2: "b", 5: "w", 6: "b", 8: "w", 9: "b", 10: "w", 11: "b"}


def test_eight_players_on_one_point() -> None:
    """8 with 9 and 10 with 11, not 8 with 11: then 9-1, 2-8, 11-5, 6-10."""
    found = paired(2, *group(10, EIGHT))
    assert set(found.pairs) == {(9, 1), (2, 8), (11, 5), (6, 10)}
    assert notes(found, "M9") == [
        "8 and 9 change places: 1 and 8 are both due Black",
        "10 and 11 change places: 5 and 10 are both due Black",
    ]


def test_seven_players_and_one_who_comes_up() -> None:
    """Without 10, the number 3 (1/2 point, White) takes the last place, although 3 is smaller than 11."""
    seven = {number: colours for number, colours in EIGHT.items() if number != 10}
    found = paired(2, *group(10, seven), *group(5, {3: "w", 4: "b", 7: "b"}))
    assert {(9, 1), (2, 8), (11, 5), (6, 3)} <= set(found.pairs)
    assert notes(found, "M8")[0] == "Upper half 1, 2, 5, 6, lower half 8, 9, 11, 3"


def test_seventeen_players_two_of_whom_drew() -> None:
    """3 and 11 have met: 4 and 9 come up, not 8, who would upset the colours of both groups; 16 rests.

    A departure of the example from its own rules: its colours are invented (it says so), and 8 and 16, who by the rule
    of round 1 met each other, have both lost.
    """
    ones = group(10, {1: "w", 2: "b", 5: "w", 6: "b", 7: "w", 12: "b", 14: "w", 17: ""})
    halves = group(5, {3: "w", 11: "b"}, {3: (11,)})
    zeros = group(0, {4: "w", 8: "w", 10: "w", 9: "b", 13: "b", 15: "b", 16: "b"})
    seats = [seat._replace(may_have_bye=seat.number != 17) for seat in (*ones, *halves, *zeros)]
    found = paired(2, *seats)
    assert found.bye == 16
    assert {(9, 3), (11, 4), (13, 8), (15, 10)} <= set(found.pairs)
    assert "4, 9 come up" in notes(found, "M11")[0]


LEADERS = {1: "wbw", 2: "bwb", 4: "bwb", 7: "wbw", 23: "bwb"}


def leaders(*without: int) -> list[Seat]:
    return group(30, {number: colours for number, colours in LEADERS.items() if number not in without})


def test_five_leaders() -> None:
    """Somebody with two Whites and one Black comes up, though 3 has a smaller number."""
    found = paired(4, *leaders(), *group(25, {3: "bwb", 9: "wbw", 10: "bwb"}))
    assert "9 comes up" in notes(found, "M10")[0]
    assert "with 3 more colours would repeat" in notes(found, "M10")[0]


def test_nobody_on_two_and_a_half() -> None:
    """If there are none on 2 1/2, he comes from 2."""
    assert "9 comes up from 2.0" in notes(paired(4, *leaders(), *group(20, {3: "bwb", 9: "wbw", 10: "bwb"})), "M10")[0]


def test_without_23() -> None:
    """4-1 and 2-7."""
    assert set(paired(4, *leaders(23)).pairs) == {(4, 1), (2, 7)}


def test_without_7() -> None:
    """Three are due White and one Black: the smaller number keeps his balance, 23 gets Black again."""
    found = paired(4, *leaders(7))
    assert set(found.pairs) == {(4, 1), (2, 23)}
    assert notes(found, "M16") == ["2 and 23 are both due White: 2 gets it, the smaller number"]


def test_the_mirror_of_it() -> None:
    """If both had had two Whites, 2 would have had Black."""
    assert paired(4, *group(30, {2: "wbw", 23: "wbw"})).pairs == [(23, 2)]


TEN = {7: "bwbwbb", 19: "bwbwbb", 21: "wbwbww", 25: "wbwbww", 29: "wbwbww"}
TEN |= {33: "wbwbww", 38: "wbwbww", 42: "bwbwbb", 56: "bwbwbb", 61: "bwbwbb"}


def test_ten_players_after_round_six() -> None:
    """7 has met 33 and 38, with the others the colours clash: 33 is exchanged with 29, so that 7 meets 29 and 33 61."""
    found = paired(7, *group(35, TEN, {7: (33, 38)}), rounds=9)
    assert {frozenset(pair) for pair in found.pairs} == {
        frozenset(pair) for pair in ((7, 29), (19, 38), (21, 42), (25, 56), (33, 61))
    }
    assert notes(found, "M12") == [
        "Changes inside the lower half are not enough: 29 and 33 change places between the halves"
    ]


def test_the_other_remedy_of_the_text_would_pair_7_with_38_whom_he_has_met() -> None:
    """A departure of the example: after "7 with 19" 7 meets 38, whom by the same text he met in round 5."""
    state = before_round(7, *group(35, TEN, {7: (33, 38)}), rounds=9)
    assert [str(found.reason.value) for found in SYSTEM.obstacles(state, state.position(7), state.position(38))] == [
        "they have met"
    ]


FOUR = {7: "wbwbwb", 42: "bwbwbw", 56: "wbwbwb", 61: "bwbwbw"}


def test_a_group_that_cannot_be_paired_at_all() -> None:
    """7 has met the three others: 61, the largest number, goes down and stands at the head of the next group."""
    below = group(30, {9: "bwbwbw", 12: "wbwbwb", 20: "bwbwbw", 70: "wbwbwb"})
    found = paired(7, *group(35, FOUR, {7: (42, 56, 61)}), *below, rounds=9)
    assert "61 goes down to the head of the next group, 9 comes up" in notes(found, "M13")[0]
    assert "Upper half 61, 12, lower half 20, 70" in notes(found, "M8")


def test_the_next_larger_goes_down_if_the_others_could_not_be_paired() -> None:
    """Without 61 the group still cannot be paired (42 and 56 have met): 56 goes down."""
    below = group(30, {9: "bwbwbw", 12: "wbwbwb", 20: "bwbwbw", 70: "wbwbwb"})
    colours = {7: "wbwbwb", 42: "bwbwbw", 56: "bwbwbw", 61: "wbwbwb"}
    above = group(35, colours, {7: (42, 56, 61), 42: (56,)})
    assert "56 goes down" in notes(paired(7, *above, *below, rounds=9), "M13")[0]


def test_the_next_larger_goes_down_if_the_colours_of_the_others_suffer() -> None:
    """Without 61, 42 and 56 would both be due White: without 56, 42 and 61 fit."""
    below = group(30, {9: "bwbwbw", 12: "wbwbwb", 20: "bwbwbw", 70: "wbwbwb"})
    above = group(35, {7: "wbwbwb", 42: "bwbwbw", 56: "bwbwbw", 61: "wbwbwb"}, {7: (42, 56, 61)})
    assert "56 goes down" in notes(paired(7, *above, *below, rounds=9), "M13")[0]


def test_four_players_without_a_point() -> None:
    """From below, four players on 0 are paired together, and two on 1/2 who have met go up to 1 together."""
    found = paired(
        5,
        *group(30, {1: "wbwb", 2: "bwbw"}),
        *group(10, {3: "wbwb", 4: "bwbw"}),
        *group(5, {5: "wbwb", 6: "bwbw"}, {5: (6,)}),
        *group(0, {7: "wbwb", 8: "wbwb", 9: "bwbw", 10: "bwbw"}),
    )
    assert {(7, 9), (8, 10), (3, 6), (5, 4)} <= set(found.pairs)
    assert notes(found, "M14")[1] == "5, 6 cannot be paired: they go up together, behind those on 1.0"


def test_eight_players_who_have_all_met() -> None:
    """Eight on 1 1/2 who have all met go up to 2 together."""
    eight = range(11, 19)
    everybody = {number: tuple(other for other in eight if other != number) for number in eight}
    found = paired(
        8,
        *group(20, {number: "wbwbwbw" if number % 2 else "bwbwbwb" for number in range(1, 9)}),
        *group(15, {number: "wbwbwbw" if number % 2 else "bwbwbwb" for number in eight}, everybody),
        rounds=9,
    )
    assert "they go up together, behind those on 2.0" in notes(found, "M14")[1]
    assert all(white > 10 > black or black > 10 > white for white, black in found.pairs)


@pytest.mark.parametrize(("initial", "first"), [(WHITE, (1, 33)), (BLACK, (33, 1))])
def test_sixty_five_players(initial: int, first: tuple[int, int]) -> None:
    """65 rests; 1-33, 2-34, ... 32-64; if 1 is White, so are the odd numbers of the upper half; the even are Black."""
    tournament = Tournament(tuple(Player(number) for number in range(1, 66)), planned_rounds=7)
    found = SYSTEM.pair(state_before(tournament, 1)._replace(initial_colour=initial))
    assert found.bye == 65
    wanted = [(number, number + 32) for number in range(1, 33)]
    odd_is_white = first == (1, 33)
    assert set(found.pairs) - {(65, 0)} == {
        (one, other) if (one % 2 == 1) == odd_is_white else (other, one) for one, other in wanted
    }


@pytest.mark.parametrize(("last", "board"), [("w", (36, 1)), ("b", (1, 36))])
def test_equal_colours_without_rearranging(last: str, board: tuple[int, int]) -> None:
    """1 with 36, both White last time: 1 is Black; both Black: 1 is White."""
    assert paired(2, *group(10, {1: last, 36: last})).pairs == [board]
