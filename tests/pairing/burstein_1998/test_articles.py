"""Burstein's system of the documents, article by article. ``wb`` in a seat: White, then Black."""

from __future__ import annotations

import pytest

from pairwright.errors import NoLegalPairing
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest, Tournament, VirtualPoints
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.procedure import ProcedureWhyNot
from pairwright.pairing.systems.burstein_1998 import BURSTEIN_1998
from pairwright.pairing.systems.burstein_1998.colours import colours_of_pair
from pairwright.pairing.systems.burstein_1998.engine import choose_bye
from pairwright.pairing.systems.burstein_1998.field import Merit, merits_before
from pairwright.pairing.systems.burstein_1998.imaginary import upper_half, with_imaginary_point
from pairwright.state.ledger import state_before
from tests.pairing.burstein_1998.fields import field, floaters, pairs, scores
from tests.support.crosstables import crosstable
from tests.support.positions import Seat


def paired(event: Tournament) -> RoundPairing:
    return BURSTEIN_1998.pair(state_before(event, event.round_to_pair))


# -------------------------------------------------------------------- 2 and 3: the order in a group


def test_the_order_in_a_group() -> None:
    """3.2: Sonneborn-Berger, Buchholz, median, rating, number, after three rounds.

    1 has beaten 4 (1/2 point), drawn with 2 (2) and beaten 3 (1): 1/2 + 1 + 1; Buchholz 3 1/2, median 1.
    """
    event = crosstable("1 2400: 4w1 2b= 3w1\n2 2300: 3b= 1w= 4b1\n3 2200: 2w= 4b= 1b0\n4 2100: 1b0 3w= 2w0", rounds=3)
    assert merits_before(state_before(event, 4)) == {
        1: Merit(250, 35, 10, 2400),
        2: Merit(225, 40, 10, 2300),
        3: Merit(125, 50, 20, 2200),
        4: Merit(50, 55, 20, 2100),
    }


def test_unplayed_rounds_in_the_order() -> None:
    """T9: the bye of 3 counts half a point for those who met him; T10: his own virtual opponent got nothing in that
    round and draws after it. Fewer than three values: median 0."""
    event = crosstable("1 2400: 2w1 3b1\n2 2300: 1b0 U\n3 2200: U 1w0", rounds=5)
    assert merits_before(state_before(event, 3)) == {
        1: Merit(100, 10, 0, 2400),
        2: Merit(0, 20, 0, 2300),
        3: Merit(50, 25, 0, 2200),
    }


def test_unfinished_games_are_draws() -> None:
    """2: an adjourned game counts half a point to both, in the score and in the values."""
    state = state_before(crosstable("1 2400: 2w?\n2 2300: 1b?\n3 2200: 4w1\n4 2100: 3b0", rounds=3), 2)
    assert merits_before(state)[1] == Merit(25, 5, 0, 2400)


def test_the_imaginary_point() -> None:
    """3.3: in rounds 1 and 2 the upper half, of an odd list rounded down, has a point more; then it is taken away."""
    event = crosstable("1 2400:\n2 2300:\n3 2200:\n4 2100:\n5 2000:", rounds=4)
    assert upper_half(event, 1) == {1, 2}
    state = with_imaginary_point(state_before(event, 1))
    assert (state.numbers, state.scores, state.standings) == ([1, 2, 3, 4, 5], [10, 10, 0, 0, 0], [0] * 5)
    played = crosstable("1 2400: 2w0 3b0\n2 2300: 1b1 4w1\n3 2200: 4w0 1w1\n4 2100: 3b1 2b0", rounds=5)
    second = with_imaginary_point(
        state_before(played._replace(players=tuple(p._replace(entries=p.entries[:1]) for p in played.players)), 2)
    )
    assert (second.numbers, second.scores) == ([2, 1, 4, 3], [20, 10, 10, 0])
    third = state_before(played, 3)
    assert with_imaginary_point(third) is third


def test_positions_move_with_the_imaginary_point() -> None:
    """Whom one has met moves too: 2, second of the list, stands first and has met 1."""
    played = crosstable("1 2400: 2w0\n2 2300: 1b1\n3 2200: 4w0\n4 2100: 3b1", rounds=5)
    second = with_imaginary_point(state_before(played, 2))
    assert second.opponents == [0b10, 0b01, 0b1000, 0b100]


def test_stated_virtual_points_come_first() -> None:
    """A tournament that states virtual points itself has these instead."""
    event = crosstable("1 2400:\n2 2300:\n3 2200:\n4 2100:", rounds=4)
    state = state_before(event._replace(virtual_points=(VirtualPoints(10, 1, 1, 4, 4),)), 1)
    assert with_imaginary_point(state) is state
    assert state.numbers[0] == 4


# -------------------------------------------------------------------- 4: the bye


def test_the_lowest_of_the_lowest_group_has_the_bye() -> None:
    """4.2: the lowest Sonneborn-Berger of the lowest group; not who had a point without play (4.1)."""
    seats = (Seat(1, 10, "w"), Seat(2, 0, "b"), Seat(3, 0, "b"))
    found = field(*seats, bergers={2: 100, 3: 200})
    assert found.state.numbers[choose_bye(found).player] == 2
    barred = field(seats[0], seats[1]._replace(may_have_bye=False), seats[2], bergers={2: 100, 3: 200})
    assert barred.state.numbers[choose_bye(barred).player] == 3


def test_the_bye_leaves_the_others_a_pairing() -> None:
    """3 is the lowest, but 1 and 2 have met."""
    found = field(Seat(1, 10, "w", (2,)), Seat(2, 5, "b"), Seat(3, 0, "b"))
    assert found.state.numbers[choose_bye(found).player] == 2


def test_the_bye_of_round_one() -> None:
    """Nothing is played: the last number of the lower half."""
    assert paired(crosstable("1 2400:\n2 2300:\n3 2200:\n4 2100:\n5 2000:", rounds=4)).bye == 5


# -------------------------------------------------------------------- 5: colours


def test_round_one() -> None:
    """Upper half and lower half apart, top against bottom; in both an odd number has the colour drawn for number 1."""
    event = crosstable("".join(f"{number} {2500 - number}:\n" for number in range(1, 9)), rounds=5)
    assert paired(event).pairs == [(1, 4), (3, 2), (5, 8), (7, 6)]
    black = event._replace(initial_colour=Colour.BLACK)
    assert paired(black).pairs == [(4, 1), (2, 3), (8, 5), (6, 7)]


def colours(one: str, other: str) -> str:
    """The colour of the first, who has the better Sonneborn-Berger, and the article."""
    white, article = colours_of_pair(field(Seat(1, 10, one), Seat(2, 10, other)), 0, 1)
    return f"{'w' if white else 'b'} {article.number}"


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("wb", "bw", "w 5.4"),
        ("", "bw", "w 5.4"),
        ("wbw", "bbww", "w 5.3"),
        ("bw", "wbw", "w 5.4"),
        ("wbw", "bww", "w 5.3"),
        ("wbbw", "bwbw", "w 5.4"),
        ("bwbw", "wbbw", "b 5.4"),
        ("wb", "wb", "w 5.4"),
    ],
)
def test_colours_of_a_pair(one: str, other: str, expected: str) -> None:
    """Both due colours; what the limits leave; the larger difference; the last irregularity; the better ranked."""
    assert colours(one, other) == expected


def test_the_better_index_counts_and_not_the_number() -> None:
    """5.4: of two with one history the higher Sonneborn-Berger gets his due colour."""
    found = field(Seat(1, 10, "wb"), Seat(2, 10, "wb"), bergers={1: 100, 2: 200})
    assert colours_of_pair(found, 0, 1)[0] is False


# -------------------------------------------------------------------- 6: pairs, floaters, groups made one


def test_top_against_bottom() -> None:
    """6.1: by Sonneborn-Berger, not by number; 2, the best, has met 1, the last."""
    seats = [Seat(number, 10, "wb" if number % 2 else "bw") for number in range(1, 5)]
    of = field(*seats, bergers={2: 900, 3: 700, 4: 500, 1: 300})
    assert pairs(of) == [(2, 1), (3, 4)]
    met = field(
        *[seat._replace(met=(1,)) if seat.number == 2 else seat for seat in seats],
        bergers={2: 900, 3: 700, 4: 500, 1: 300},
    )
    assert (2, 3) in pairs(met)


def test_the_floater_is_paired_by_the_same_procedure() -> None:
    """6.3: 2 is left over of three and comes down; by his Sonneborn-Berger he stands first there and meets the last."""
    of = field(
        Seat(1, 20, "wb"),
        Seat(2, 20, "bw"),
        Seat(3, 20, "bw"),
        Seat(4, 10, "wb"),
        Seat(5, 10, "bw"),
        Seat(6, 10, "wb"),
    )
    assert floaters(of) == [2, 0]
    assert pairs(of) == [(1, 3), (2, 6), (4, 5)]


def test_the_floater_returns() -> None:
    """6.6: 2 would float first, but has met everybody below: he returns, and 3 floats."""
    of = field(
        Seat(1, 20, "wb"),
        Seat(2, 20, "bw", (4, 5, 6)),
        Seat(3, 20, "bw"),
        Seat(4, 10, "wb"),
        Seat(5, 10, "bw"),
        Seat(6, 10, "wb"),
    )
    assert floaters(of) == [3, 0]


def test_who_floated_does_not_float_on() -> None:
    """6.3: 2 came down to 4 and 5. Without 4, whom he has met, 4:5 and 2F would grant all colours, but he may not
    float on: 2:5, both due Black, and 4F."""
    of = field(
        Seat(1, 30, "wb"), Seat(2, 30, "bw", (4,)), Seat(3, 30, "bw"), Seat(4, 20, "wb"), Seat(5, 20, "bw"), Seat(6, 10)
    )
    assert floaters(of) == [2, 4, 0]
    assert pairs(of) == [(1, 3), (2, 5), (4, 6)]


def test_a_group_that_cannot_be_paired_and_the_next_are_one() -> None:
    """6.6: 1 and 2 have met: with the next group they are one, in the order of 3.2."""
    of = field(Seat(1, 20, "wb", (2,)), Seat(2, 20, "bw"), Seat(3, 10, "wb"), Seat(4, 10, "bw"))
    assert scores(of) == [(20, 10)]
    assert pairs(of) == [(1, 4), (2, 3)]


def test_those_below_cannot_be_paired() -> None:
    """6.6: 5 and 6, alone in their groups, have met. 5 cannot float to 6, so the group above 5 takes it in; of the five
    the floater is one who may meet 6, and 6 stays where he is."""
    of = field(
        Seat(1, 30, "wb"),
        Seat(2, 30, "bw"),
        Seat(3, 30, "wb"),
        Seat(4, 30, "bw"),
        Seat(5, 20, "wb", (6,)),
        Seat(6, 10, "bw"),
    )
    assert scores(of) == [(30, 20), (10,)]
    assert floaters(of) == [3, 0]
    assert pairs(of) == [(1, 4), (2, 5), (3, 6)]


def test_a_floater_returns_before_groups_are_made_one() -> None:
    """6.6: 2 floats to 4 and 5, of whom 5 would have to go on to 6, whom he has met, as 4 has: 2 returns, and so
    would 1 and 3. So the two upper groups are one, and send somebody to 6 who has not met him."""
    of = field(
        Seat(1, 30, "wb"),
        Seat(2, 30, "bw"),
        Seat(3, 30, "bw"),
        Seat(4, 20, "wb", (6,)),
        Seat(5, 20, "bw", (6,)),
        Seat(6, 10, "wb"),
    )
    assert scores(of) == [(30, 20), (10,)]
    assert floaters(of) == [3, 0]
    assert pairs(of) == [(1, 5), (2, 4), (3, 6)]


DERIVED = """
     1 2352: 12b1 8w1 17b= 14w1 3b=
     2 2348: 11w1 9b0 7w1 6b1 14w1
     3 2209: 10b1 6w1 9w= 22b1 1w=
     4 2166: 9w0 21b= 23w= 15b= 19w1
     5 2128: 8b0 22w1 19b= 16w= 13b1
     6 2120: 7w1 3b0 15w1 2w0 21b1
     7 2108: 6b0 19w1 2b0 23w= 10b0
     8 2038: 5w1 1b0 20w1 19b1 9w1
     9 2035: 4b1 2w1 3b= 17w1 8b0
    10 2009: 3w0 17b0 24w= 18b1 7w1
    11 1969: 2b0 14w= 12b1 20w1 17b1
    12 1946: 1w0 13b= 11w0 24b1 20b=
    13 1902: 24b1 12w= 14b0 21b= 5w0
    14 1856: 23w1 11b= 13w1 1b0 2b0
    15 1826: 22b0 24w1 6b0 4w= 23b1
    16 1771: 21w0 23b= 18w1 5b= 22w1
    17 1759: 20b1 10w1 1w= 9b0 11w0
    18 1750: 19w0 20b0 16b0 10w0 24w=
    19 1660: 18b1 7b0 5w= 8w0 4b0
    20 1635: 17w0 18w1 8b0 11b0 12w=
    21 1632: 16b1 4w= 22b0 13w= 6w0
    22 1580: 15w1 5b0 21w1 3w0 16b0
    23 1361: 14b0 16w= 4b= 7b= 15w0
    24 1305: 13w0 15b0 10b= 12w0 18b=
"""


def test_the_bottom_of_a_round() -> None:
    """Derived by hand from the articles (round 6).

    1.5: 23, 7, 19, 20; 1.0: 24; 0.5: 18. 24 and 18 have met, so 24 cannot float and nothing but 6.6 is left. The
    floater returns; with 1.5 paired in itself those below cannot be paired: 1.5 and 1.0, neighbours, are one group:
    23, 7, 19, 20, 24. 18 may meet 23 and 7 only (he has met 19, 20, 24). All but 20 are due White: one clash at
    least. 23:24 with 19:20 and 7 floating (1:5 3:4 2F) is the first line that is legal, for 7:19 have met and 19 and
    20 may not float.
    """
    found = paired(crosstable(DERIVED, rounds=6)).pairs
    assert {(24, 23), (19, 20), (7, 18)} <= set(found)


# -------------------------------------------------------------------- the whole round


def test_no_legal_pairing_has_a_witness() -> None:
    """All have met: the round is refused."""
    with pytest.raises(NoLegalPairing, match="round 2 has no legal pairing"):
        paired(crosstable("1 2400: 2w1\n2 2300: 1b0", rounds=3))


def test_the_bye_by_hand() -> None:
    """The arbiter's bye stands; the others are paired, with the imaginary point of those who have it."""
    event = crosstable("1 2400:\n2 2300:\n3 2200:", rounds=3)
    asked = event._replace(requests=(ByeRequest(1, 1, Result.PAIRING_BYE),))
    assert paired(asked).pairs == [(3, 2), (1, 0)]


def test_the_notes_of_a_round() -> None:
    """Every decision is noted with its article, as the arbiter would put it."""
    notes = [f"[{step.article.number}] {step.note}" for step in paired(crosstable(DERIVED, rounds=6)).steps]
    assert notes[-6:-2] == [
        "[6.6] Scores 1.5 (7, 19, 20, 23), 1.0 (24) are treated as one group: however score 1.5 is paired, those below "
        "could not be",
        "[3.2] Group 6, by Sonneborn-Berger (then Buchholz, median): 23 (3.50; 12.0; 7.5), 7 (2.25; 12.5; 7.0), 19 "
        "(2.00; 11.5; 7.0), 20 (1.50; 12.5; 8.0), 24 (1.50; 9.5; 6.5)",
        "[6.3] The number is odd: 7 floats to the next group. May not float: 19, 20, 24 (the next group could not be "
        "paired)",
        "[6.1] First pairing in order with as many due colours as possible (pairs due one colour: 1): 1:5 3:4 2F, that "
        "is 23-24, 19-20",
    ]


def test_groups_treated_as_one_are_noted_with_their_players() -> None:
    """6.6: 1 has met 2, who is alone below him, and cannot float there; nor can the two be paired as one group: they
    are one group with those of the next score too."""
    table = "1 2400: U 2w1\n2 2300: U 1b0\n3 2200: H Z\n4 2100: H Z"
    notes = [str(step.note) for step in paired(crosstable(table, rounds=6)).steps if step.article.number == "6.6"]
    assert notes == [
        "Scores 2.0 (1), 1.0 (2), 0.5 (3, 4) are treated as one group: of score 2.0, odd in number, nobody can float "
        "so that he and the next group can be paired, the group down to score 1.0 cannot be paired in itself"
    ]


def test_the_imaginary_point_is_noted() -> None:
    """In round 1 it comes first of all, and the scores explained have it."""
    state = state_before(crosstable("1 2400:\n2 2300:\n3 2200:\n4 2100:", rounds=4), 1)
    pairing = BURSTEIN_1998.pair(state)
    assert str(pairing.steps[0].note) == "The upper half of the list has one imaginary point more: 1, 2"
    explained = BURSTEIN_1998.explain(state, pairing)
    assert getattr(explained.of_player(1), "seat").score == 10  # noqa: B009 - a protocol says no more than object


def test_why_not() -> None:
    """Who may meet but does not: every step that names one of the two, the order in his group too."""
    event = crosstable(DERIVED, rounds=6)
    free = BURSTEIN_1998.why_not(state_before(event, 6), 23, 18, 0)
    assert isinstance(free, ProcedureWhyNot)
    assert free.obstacles == ()
    assert {"3.2", "6.1", "6.6"} <= {step.article.number for step in free.steps}
