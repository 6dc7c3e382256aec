"""The system by hand, article by article."""

import pytest

from pairwright.app.commands import pair
from pairwright.errors import NoLegalPairing
from pairwright.faces.explanations import sentences
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.manual_swiss.cards import Cards, colour_due, most_of_one_colour
from pairwright.pairing.systems.manual_swiss.engine import from_both_ends
from pairwright.pairing.systems.manual_swiss.halves import Laid, lay_out
from pairwright.state.preference import ANY, BLACK, WHITE
from tests.pairing.manual_swiss.by_hand import SYSTEM, articles, before_round, group, notes, paired
from tests.support.positions import Seat


@pytest.mark.parametrize(
    ("colours", "due"),
    [("", ANY), ("w", BLACK), ("wb", WHITE), ("wbw", BLACK), ("wwb", BLACK), ("wwbb", WHITE), ("bbw", WHITE)],
)
def test_m15_the_colour_due(colours: str, due: int) -> None:
    """The colour he had less often; else the other than last time."""
    assert colour_due(colours) == due


@pytest.mark.parametrize(("rounds", "most"), [(5, 3), (6, 4), (7, 4), (9, 5), (10, 6), (11, 6)])
def test_m19_the_most_of_one_colour(rounds: int, most: int) -> None:
    """4-3 in 7 rounds; of an even number of rounds one more than half."""
    assert most_of_one_colour(before_round(2, Seat(1, 0), rounds=rounds)) == most


@pytest.mark.parametrize(
    ("rounds", "round", "both"),
    [(7, 3, False), (7, 4, True), (8, 4, True), (9, 4, True), (11, 5, False), (11, 6, True)],
)
def test_m14_when_both_ends_begin(rounds: int, round: int, both: bool) -> None:
    """From round 4 of up to nine, from round 6 of more."""
    assert from_both_ends(before_round(round, Seat(1, 0), rounds=rounds)) == both


def test_m4_the_largest_number_of_the_lowest_group_who_may() -> None:
    """9 has rested already: 8."""
    found = paired(
        3,
        Seat(1, 20, "wb"),
        Seat(2, 20, "bw"),
        Seat(8, 0, "wb"),
        Seat(7, 0, "bw"),
        Seat(9, 0, "w", (), may_have_bye=False),
    )
    assert found.bye == 8
    assert "not 9, who have had a point without playing" in notes(found, "M4")[0]


def test_m4_the_others_must_have_a_pairing() -> None:
    """Without 5, 3 and 4 would have nobody left: 4 rests."""
    found = paired(3, Seat(3, 0, "wb", (4,)), Seat(4, 0, "bw"), Seat(5, 0, "wb"))
    assert found.bye == 4
    assert "not 5, without whom the others could not be paired" in notes(found, "M4")[0]


def test_m19_stands_above_m16() -> None:
    """Both due Black, and 9 has had White four times in seven rounds: 9 gets Black, though 2 is smaller."""
    found = paired(7, *group(30, {2: "bwbwbw", 9: "wbwwbw"}))
    assert found.boards[0] == (2, 9, SYSTEM.regulation["M19"])
    assert "9 gets it, who may not have the other once more" in notes(found, "M19")[0]


def test_m19_two_at_the_limit_do_not_meet() -> None:
    """Two who have had White four times each in seven rounds."""
    state = before_round(7, *group(30, {2: "wbwwbw", 9: "wbwwbw"}))
    assert [str(found.article) for found in SYSTEM.obstacles(state, 0, 1)] == ["Cards art. M19"]
    with pytest.raises(NoLegalPairing, match="2"):
        SYSTEM.pair(state)


def test_m10_a_single_player_gets_somebody_from_below() -> None:
    """1 is alone on 2 and due Black: 4 comes up, not 3, who is due Black too."""
    found = paired(3, Seat(1, 20, "bw"), *group(10, {3: "bw", 4: "wb", 5: "bw"}))
    assert (4, 1) in found.pairs


def test_m10_from_below_only_the_colours_of_the_group_above_are_looked_at() -> None:
    """From below 9 goes up to 7, who is due White, though the two have met: that group is paired later."""
    found = paired(
        4,
        *group(30, {1: "bwb", 2: "wbw"}),
        *group(15, {7: "bwb"}, {7: (9,)}),
        *group(10, {9: "wbw", 10: "bwb", 11: "wbw"}),
    )
    assert "9 goes up behind those on 1.5" in notes(found, "M10")[0]
    assert "7, 9 are the last and cannot be paired: joined with 1, 2" in notes(found, "R1")[0]


def test_m11_two_come_up_where_everybody_has_met() -> None:
    """1 and 2 have met: of 3 to 6, 3 and 4 come up, the smallest that fit both groups."""
    found = paired(2, *group(5, {1: "w", 2: "b"}, {1: (2,)}), *group(0, {3: "w", 4: "b", 5: "w", 6: "b"}))
    assert articles(found)[0] == "M11"
    assert {frozenset(board) for board in found.pairs} == {frozenset((1, 4)), frozenset((2, 3)), frozenset((5, 6))}


def test_r1_a_group_nothing_helps_is_joined_with_the_next() -> None:
    """1 has met everybody on the next score: the two groups are one."""
    found = paired(
        3, Seat(1, 20, "bw", (2, 3, 4)), *group(10, {2: "wb", 3: "bw", 4: "wb"}), *group(0, {5: "wb", 6: "bw"})
    )
    assert "1 cannot be paired, and no transfer helps: joined with the next group (1.0)" in notes(found, "R1")
    assert any({1, number} == set(board) for board in found.pairs for number in (5, 6))


def test_no_single_exchange_is_enough() -> None:
    """Eight of whom the first four may meet each other only: cards are taken from anywhere."""
    seats = group(
        10,
        {1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "", 8: ""},
        {1: (5, 6, 7, 8), 2: (5, 6, 7, 8), 3: (5, 6, 7, 8), 4: (5, 6, 7, 8)},
    )
    cards = Cards(before_round(5, *seats, rounds=9))
    assert lay_out(cards, range(8)) == Laid(((0, 3), (1, 2), (4, 5), (6, 7)), freely=True)
    assert "No exchange of one card between the halves is enough" in notes(paired(3, *seats), "M12")[0]


def test_m11_three_come_up_where_one_does_not_help() -> None:
    """1, 5 and 9 have all met: one is not enough for them, so that three come up."""
    above = group(20, {1: "", 5: "", 9: ""}, {1: (5, 9), 5: (9,)})
    found = paired(3, *above, *group(10, dict.fromkeys((10, 11, 12, 13, 14), "")))
    assert "10, 11, 12 come up" in notes(found, "M11")[0]
    assert {frozenset(pair) for pair in found.pairs} == {
        frozenset(pair) for pair in ((1, 10), (5, 11), (9, 12), (13, 14))
    }


def test_by_its_encoded_type() -> None:
    """Record 192 has no code for it: CUSTOM_SWISS_MANUAL_SWISS."""
    players = tuple(Player(number) for number in range(1, 9))
    found = pair(Tournament(players, planned_rounds=7, initial_colour=Colour.WHITE, system="CUSTOM_SWISS_MANUAL_SWISS"))
    assert found.pairing.system == "manual-swiss"


def test_why_not() -> None:
    """How each of the two was placed; or that they have met."""
    state = before_round(2, *group(10, {1: "w", 2: "b", 8: "w", 9: "b"}, {1: (2,)}))
    assert [str(sentence) for sentence in sentences(SYSTEM.why_not(state, 1, 2, 1))] == [
        "1 and 2 cannot meet: they met in round 1 (M1)."
    ]
    assert "Nothing forbids 1 and 8" in str(sentences(SYSTEM.why_not(state, 1, 8, 0))[0])
