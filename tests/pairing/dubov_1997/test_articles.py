"""Dubov's system of the documents, article by article. ``wb`` in a seat: White, then Black."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pairwright.errors import NoLegalPairing, NotApplicable
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest
from pairwright.pairing.procedure import ProcedureWhyNot
from pairwright.pairing.systems.dubov_1997 import DUBOV_1997
from pairwright.pairing.systems.dubov_1997.colours import by_article_3
from pairwright.pairing.systems.dubov_1997.engine import choose_bye
from pairwright.pairing.systems.dubov_1997.field import exact_averages, field_of, most_transfers
from pairwright.state.ledger import state_before
from tests.pairing.dubov_1997.fields import field, groups, lists, pairs, taken_up, went_down
from tests.support.crosstables import crosstable
from tests.support.positions import Seat

# -------------------------------------------------------------------- 1 and 2: figures and limits


def test_the_average_is_exact() -> None:
    """The average of 2000, 2001 and 2001 is 2000 2/3; a forfeit is no opponent; without a game it is 0."""
    event = crosstable(
        "1 2300: 2w1 3b1 4w1\n2 2000: 1b0 4w1 3b1\n3 2001: 4w+ 1w0 2w0\n4 2001: 3b- 2b0 1b0\n5 1900: Z Z Z"
    )
    averages = exact_averages(event, 4)
    assert averages[1] == Fraction(6002, 3)
    assert averages[3] == Fraction(2150)
    assert averages[5] == Fraction(0)


def test_how_often_one_is_taken_up() -> None:
    """Three times, from ten rounds on four times (2.5)."""
    assert [most_transfers(rounds) for rounds in (5, 9, 10, 13)] == [3, 3, 4, 4]


def test_not_taken_up_twice_running() -> None:
    """2.5: 3 met a higher score in the last round and stays in his group; in the last round of all it is no matter."""
    table = "1 2400: 4w1 3b1\n2 2300: 3w1 4b=\n3 2200: 2b0 1w0\n4 2100: 1b0 2w=\n5 2000: Z Z\n6 1900: Z Z"
    for rounds, may in ((5, False), (3, True)):
        found = field_of(state_before(crosstable(table, rounds=rounds), 3))
        assert found.figures.may_rise[found.state.position(4)] is may


def test_everybody_needs_a_rating() -> None:
    """Without a rating there is no average: the round is refused, with the numbers of those concerned."""
    event = crosstable("1 2400:\n2:\n3 2200:\n4:", rounds=3)
    with pytest.raises(NotApplicable, match="2, 4"):
        DUBOV_1997.pair(state_before(event, 1))


# -------------------------------------------------------------------- 3: colours


def colours(
    one: str, other: str, averages: tuple[int, int] = (2000, 2000), ratings: tuple[int, int] = (2100, 2000)
) -> str:
    """The colour of the first of two players with these histories, and the article."""
    found = field(
        Seat(1, 10, one),
        Seat(2, 10, other),
        averages=dict(enumerate(averages, 1)),
        ratings=dict(enumerate(ratings, 1)),
    )
    white, article = by_article_3(found, 0, 1)
    return f"{'w' if white else 'b'} {article.number}"


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("bw", "wb", "b 3a"),
        ("wb", "wbb", "b 2.4"),
        ("bbww", "wbw", "b 2.4"),
        ("wbw", "bw", "b 3b"),
        ("wbbwwbwb", "bwwbwbwb", "b 3c"),
        ("wbwbwbwb", "wbwbwbwb", "b 3d"),
    ],
)
def test_colours_of_a_pair(one: str, other: str, expected: str) -> None:
    """Both due colours; the limits; the larger difference; the opposite of the last difference (the document's pair:
    round 4 is the last in which they differ); the lower rated has White."""
    assert colours(one, other) == expected


def test_the_higher_average_has_white() -> None:
    """3c: with the same history White goes to the higher average, before ratings are looked at."""
    assert colours("wbwb", "wbwb", averages=(2100, 2000)) == "w 3c"


# -------------------------------------------------------------------- 4: the bye


def bye(*seats: Seat, averages: dict[int, int] | None = None, ratings: dict[int, int] | None = None) -> int:
    found = field(*seats, averages=averages or {}, ratings=ratings or {})
    return found.state.numbers[choose_bye(found).player]


def test_the_lowest_rated_has_the_bye() -> None:
    """The lowest rated of the lowest group, whatever his number."""
    assert bye(Seat(1, 10, "w"), Seat(2, 0, "b"), Seat(3, 0, "b"), ratings={2: 2100, 3: 2200}) == 2


def test_no_bye_after_a_point_without_play() -> None:
    """2.2: then the next one, and if nobody of the group may have it, the group above."""
    assert bye(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 0, "b", may_have_bye=False)) == 2


def test_equal_ratings_and_the_bye() -> None:
    """Of those rated alike one from the larger colour list, then the highest average."""
    seats = (Seat(1, 0, "w"), Seat(2, 0, "b"), Seat(3, 0, "b"))
    alike = dict.fromkeys((1, 2, 3), 2000)
    assert bye(*seats, ratings=alike, averages={1: 2300, 2: 2100, 3: 2000}) == 2


def test_the_bye_leaves_the_others_a_pairing() -> None:
    """3 is the lowest rated, but without him 1 and 2, who have met, would be left."""
    assert bye(Seat(1, 10, "w", (2,)), Seat(2, 5, "b"), Seat(3, 0, "b")) == 2


# -------------------------------------------------------------------- 6.2: the lists


def test_side_by_side() -> None:
    """White by ascending average, Black by descending rating."""
    found = field(Seat(1, 10, "b"), Seat(2, 10, "b"), Seat(3, 10, "w"), Seat(4, 10, "w"), averages={1: 2200, 2: 2100})
    assert lists(found) == ((2, 1), (3, 4))
    assert pairs(found) == [(2, 3), (1, 4)]


def test_equal_figures_in_the_lists() -> None:
    """Equal averages: the lower rated White first; equal ratings: the higher average of Black first."""
    found = field(
        Seat(1, 10, "b"),
        Seat(2, 10, "b"),
        Seat(3, 10, "w"),
        Seat(4, 10, "w"),
        averages={1: 2100, 2: 2100, 3: 2000, 4: 2050},
        ratings={1: 2300, 2: 2200, 3: 2250, 4: 2250},
    )
    assert lists(found) == ((2, 1), (4, 3))


def test_moving_down() -> None:
    """The document's 4 has met 12 and 15, so he goes down to 17; the others move up, nothing is exchanged."""
    found = field(
        Seat(4, 10, "b", (12, 15)),
        Seat(6, 10, "b"),
        Seat(8, 10, "b"),
        Seat(12, 10, "w"),
        Seat(15, 10, "w"),
        Seat(17, 10, "w"),
        averages={4: 2000, 6: 2100, 8: 2200},
    )
    assert pairs(found) == [(4, 17), (6, 12), (8, 15)]


def test_the_last_row_looks_up() -> None:
    """3 has met 6, who is left for him: the pair above is broken, and 2 goes down to 6."""
    found = field(
        Seat(1, 10, "b"),
        Seat(2, 10, "b"),
        Seat(3, 10, "b", (6,)),
        Seat(4, 10, "w"),
        Seat(5, 10, "w"),
        Seat(6, 10, "w"),
        averages={1: 2000, 2: 2100, 3: 2200},
    )
    assert pairs(found) == [(1, 4), (2, 6), (3, 5)]


def test_two_of_one_list() -> None:
    """1 has met all of Black's list: he meets the next White below him; the rest of Black's list meet one another, and
    article 3 gives the colours."""
    found = field(
        Seat(1, 10, "b", (3, 4)), Seat(2, 10, "b"), Seat(3, 10, "w"), Seat(4, 10, "w"), averages={1: 2000, 2: 2100}
    )
    assert pairs(found) == [(1, 2), (3, 4)]


# -------------------------------------------------------------------- 6.3: who goes down


def test_who_goes_down() -> None:
    """Nobody may be taken up, so one of three goes down: 2 and 3 have an opponent below, 1 has met him; 3 is the lower
    rated."""
    seats = (Seat(1, 10, "wb", (4,)), Seat(2, 10, "bw"), Seat(3, 10, "bw"), Seat(4, 5, "wb"))
    found = field(*seats, tired=(4,))
    assert (taken_up(found), went_down(found)) == ([], [3])
    assert pairs(found) == [(1, 2), (3, 4)]


def test_he_must_leave_the_others_a_pairing() -> None:
    """3 is the lowest rated, but 1 and 2 have met: 2 goes down."""
    seats = (Seat(1, 10, "wb", (2,)), Seat(2, 10, "bw"), Seat(3, 10, "bw"), Seat(4, 5, "wb"))
    assert went_down(field(*seats, tired=(4,))) == [2]


# -------------------------------------------------------------------- 7: transfers


def test_taken_up_for_one_who_has_met_everybody() -> None:
    """7.1: 1, due White, has met all of his group: of the next one 6 comes up for him, due Black; 5 is rated higher but
    due White. Then the number is odd, and 7.2 takes 5: due White, as more of the group are due Black."""
    seats = (
        Seat(1, 20, "wb", (2, 3, 4)),
        Seat(2, 20, "bw"),
        Seat(3, 20, "bw"),
        Seat(4, 20, "wb"),
        Seat(5, 10, "wb"),
        Seat(6, 10, "bw"),
        Seat(7, 10, "bw"),
        Seat(8, 10, "wb"),
    )
    assert taken_up(field(*seats)) == [6, 5]


def test_an_even_group_takes_nobody_up_without_cause() -> None:
    """1 has met both others: 5 comes up for him. 2 and 3, who have met, could each meet him, so neither has met
    everybody, and the number is even: no article takes a second one up, and both go down (6.3), 3 first."""
    seats = (
        Seat(1, 20, "wb", (2, 3)),
        Seat(2, 20, "bw", (3,)),
        Seat(3, 20, "bw"),
        Seat(4, 10, "wb"),
        Seat(5, 10, "bw"),
        Seat(6, 10, "bw"),
    )
    found = field(*seats)
    assert (taken_up(found), went_down(found)) == ([5], [3, 2])


def test_taken_up_into_an_odd_group() -> None:
    """7.2: (a) due the colour that fewer of the group are due, (b) the highest rated, (c) the lowest average."""
    above = (Seat(1, 20, "wb"), Seat(2, 20, "wb"), Seat(3, 20, "bw"))
    below = (Seat(4, 10, "wb"), Seat(5, 10, "bw"), Seat(6, 10, "bw"))
    assert taken_up(field(*above, *below))[:1] == [5]
    alike = {5: 2300, 6: 2300}
    assert taken_up(field(*above, *below, ratings=alike, averages={5: 2100, 6: 2050}))[:1] == [6]


def test_no_wish_where_as_many_are_due_each() -> None:
    """7.2: of two due White, two due Black and one without a colour, the highest rated comes up, whatever he is due."""
    above = (Seat(1, 20, "wb"), Seat(2, 20, "wb"), Seat(3, 20, "bw"), Seat(4, 20, "bw"), Seat(5, 20))
    below = (Seat(6, 10, "wb"), Seat(7, 10, "bw"), Seat(8, 10, "bw"))
    assert taken_up(field(*above, *below))[:1] == [6]


def test_one_without_a_colour_suits_every_wish() -> None:
    """7.2: Black is looked for; 4 has no colour yet and is rated above 5, who is due Black."""
    above = (Seat(1, 20, "wb"), Seat(2, 20, "wb"), Seat(3, 20, "bw"))
    below = (Seat(4, 10), Seat(5, 10, "bw"), Seat(6, 10, "wb"))
    assert taken_up(field(*above, *below))[:1] == [4]


def test_not_taken_up_if_it_does_not_help() -> None:
    """5 has met nobody of the group, but taken up he would leave 4 alone with 6, whom he has met: 4 comes up."""
    above = (Seat(1, 20, "wb"), Seat(2, 20, "wb"), Seat(3, 20, "bw"))
    below = (Seat(4, 10, "wb", (6,)), Seat(5, 10, "bw"), Seat(6, 10, "wb"))
    assert taken_up(field(*above, *below)) == [4]


def test_lowest_averages_go_to_black() -> None:
    """7.3: three are due White and one Black: 2 has the lowest average, but must have White (2.6); 1 changes."""
    found = field(
        Seat(1, 10, "wb"),
        Seat(2, 10, "bb"),
        Seat(3, 10, "wb"),
        Seat(4, 10, "bw"),
        averages={1: 2050, 2: 2000, 3: 2100},
    )
    assert lists(found) == ((2, 3), (1, 4))


def test_equal_averages_in_7_3() -> None:
    """Of equal averages the higher rated goes to the Black list."""
    found = field(Seat(1, 10, "wb"), Seat(2, 10, "wb"))
    assert lists(found) == ((2,), (1,))


def test_highest_averages_go_to_white() -> None:
    """7.4: of two due Black the one with the higher average changes; of equal ones the lower rated."""
    assert lists(field(Seat(1, 10, "bw"), Seat(2, 10, "bw"), averages={1: 2100})) == ((1,), (2,))
    assert lists(field(Seat(1, 10, "bw"), Seat(2, 10, "bw"))) == ((2,), (1,))


def test_players_without_a_colour() -> None:
    """They go to the shorter list, of equal ones White's; 3 and 4 have no games."""
    found = field(Seat(1, 10, "wb"), Seat(2, 10, "wb"), Seat(3, 10), Seat(4, 10))
    assert lists(found) == ((2, 1), (3, 4))
    assert lists(field(Seat(1, 10), Seat(2, 10, "bw")), 0) == ((1,), (2,))


# -------------------------------------------------------------------- 8: floaters


def test_floaters_come_by_turns() -> None:
    """8.1: floaters due White by average, due Black by rating, in turn. 1 and 3 (due White), 2 (due Black) have all met
    one another; nobody may be taken up."""
    seats = (
        Seat(1, 20, "wb", (2, 3)),
        Seat(2, 20, "bw", (3,)),
        Seat(3, 20, "wb"),
        Seat(4, 10, "bw"),
        Seat(5, 10, "wb"),
        Seat(6, 10, "bw"),
    )
    found = field(*seats, averages={1: 2100, 3: 2000}, tired=(4, 5, 6))
    landings = groups(found)[1].landings
    assert [found.numbers(landing[:2]) for landing in landings] == [(3, 4), (2, 5), (1, 6)]


def test_the_opponent_of_a_floater() -> None:
    """8.2: the highest rated due the other colour, of equal ones the lowest average; if need be one due the same."""
    seats = (Seat(1, 20, "wb"), Seat(2, 10, "wb"), Seat(3, 10, "bw"), Seat(4, 10, "bw"))
    found = field(*seats, ratings={3: 2200, 4: 2200}, averages={3: 2100, 4: 2000}, tired=(2, 3, 4))
    assert pairs(found)[0] == (1, 4)
    met_both = (Seat(1, 20, "wb", (3, 4)), *seats[1:])
    assert pairs(field(*met_both, tired=(2, 3, 4)))[0] == (1, 2)


DERIVED = """
     1 2220: 7w1 13b1 3b1 8w= 2w0 5b1
     2 2180: 8b= 12w1 5b= 3w= 1b1 9b0
     3 2080: 9w1 10b1 1w0 2b= 4w1 8w=
     4 2080: 10b0 7b= 6w1 5w1 3b0 13w=
     5 2040: 11w= 6b1 2w= 4b0 7w1 1w0
     6 1960: 12b= 5w0 4b0 10w0 U 11w1
     7 1920: 1b0 4w= 11w1 13b1 5b0 12w=
     8 1800: 2w= 11b1 10w1 1b= 9w0 3b=
     9 1800: 3b0 U 13w= 12b1 8b1 2w1
    10 1780: 4w1 3w0 8b0 6b1 12w0 U
    11 1640: 5b= 8w0 7b0 U 13w0 6b0
    12 1540: 6w= 2b0 U 9w0 10b1 7b=
    13 1440: U 1w0 9b= 7w0 11b1 4b=
"""


def test_a_floater_who_meets_nobody_is_one_of_the_group() -> None:
    """Derived by hand from the articles (round 7 of 8).

    4: 7 has the bye (11, 6, 13, 12, 10 have had it). 4.5: 1-9, 7.3. 4.0: 3 alone has met 2 and cannot take up 8
    (2.5): he goes down. 3.5: he has met 2 and 8 too; 8.2 finds nobody, so he is one of the group, as 6.3 (c) and (d)
    suppose, and has met everybody: by 7.1 12 comes up (due White, rated above 13). So has 2: 4 comes up. 8 could meet
    4; for the odd number 7.2 would take 5 (barred by 2.5) or 10, without whom 5, 13, 6 and 11 cannot be paired: 8
    goes down (6.3). 3.0: 8 meets 5 (8.2). 10-13 would leave 6-11, who have met: both go down, 13 first. 2.5: 13 meets
    6; 10 stays and has 11 come up for him (7.1).
    """
    expected = {(1, 9), (12, 3), (2, 4), (8, 5), (13, 6), (11, 10), (7, 0)}
    assert set(DUBOV_1997.pair(state_before(crosstable(DERIVED, rounds=8), 7)).pairs) == expected


# -------------------------------------------------------------------- the whole round


def test_colours_of_the_lists() -> None:
    """Who changed his list gets the colour of the new one, by 7.3 and 7.4; the others what they are due, by 3a."""
    event = crosstable("1 2400: 3w1 4b1\n2 2300: 4w1 3b1\n3 2200: 1b0 2w0\n4 2100: 2b0 1w0", rounds=5)
    boards = DUBOV_1997.pair(state_before(event, 3)).boards
    assert [(board.white, board.black, board.colour_rule.number) for board in boards] == [(2, 1, "7.3"), (4, 3, "7.4")]


def test_no_legal_pairing_has_a_witness() -> None:
    """All have met: the round is refused, and it is said who has nobody left."""
    event = crosstable("1 2400: 2w1\n2 2300: 1b0", rounds=3)
    with pytest.raises(NoLegalPairing, match="round 2 has no legal pairing"):
        DUBOV_1997.pair(state_before(event, 2))


def test_the_bye_by_hand() -> None:
    """The arbiter's bye stands; the others are paired."""
    event = crosstable("1 2400:\n2 2300:\n3 2200:", rounds=3)
    asked = event._replace(requests=(ByeRequest(1, 1, Result.PAIRING_BYE),))
    assert DUBOV_1997.pair(state_before(asked, 1)).pairs == [(2, 3), (1, 0)]


def test_the_notes_of_a_round() -> None:
    """Every decision is noted with its article, as the arbiter would put it."""
    pairing = DUBOV_1997.pair(state_before(crosstable(DERIVED, rounds=8), 7))
    notes = [f"[{step.article.number}] {step.note}" for step in pairing.steps]
    assert notes[:6] == [
        "[4] 7 has the bye: score 3.0, rating 1920, average 1826.7. Before him in order: 11 (no second bye), 6 (no "
        "second bye), 13 (no second bye), 12 (no second bye), 10 (no second bye)",
        "[6.1] Group 1, score 4.5: 1, 9",
        "[7.3] More are due White: 9, of the lowest average (1808), to the Black list",
        "[6.2] White list by average: 1 (1910). Black list by rating: 9 (1800)",
        "[6.2] Side by side: 1-9",
        "[6.1] Group 2, score 4.0: 3",
    ]
    assert (
        "[7.1] 3 has nobody left to meet in the group: 12 (score 3.0) comes up, due White, rating 1540, average 1928"
        in notes
    )
    assert "[6.2] 2 goes down to 4; above are left: 3 (they have met)" in notes


def test_why_not() -> None:
    """Who may meet but does not: every step that names one of the two. Who has met: when."""
    state = state_before(crosstable(DERIVED, rounds=8), 7)
    placed = DUBOV_1997.why_not(state, 8, 10, 0)
    assert isinstance(placed, ProcedureWhyNot)
    assert [obstacle.article.number for obstacle in placed.obstacles] == ["2.1"]
    free = DUBOV_1997.why_not(state, 2, 10, 0)
    assert isinstance(free, ProcedureWhyNot)
    assert free.obstacles == ()
    assert {"7.1", "6.2", "6.3"} <= {step.article.number for step in free.steps}
