"""The worked example of the document (three rounds, 21 players). Its ratings are lost: these here are made up so that
all it says of averages and of equal ratings holds."""

from __future__ import annotations

from typing import NamedTuple

from pairwright.model.tournament import Tournament
from pairwright.pairing.checker import check
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dubov_1997 import DUBOV_1997
from pairwright.pairing.systems.dubov_1997.engine import GroupPlan, plan_round
from pairwright.pairing.systems.dubov_1997.field import Field, field_of
from pairwright.state.ledger import state_before
from tests.support.crosstables import crosstable, with_games

AFTER_TWO_ROUNDS = """
     1 2500: 11w1 21b1
     2 2405: 12b1 5w=
     3 2325: 13w1 8b=
     4 2285: 14b= 7w=
     5 2225: 15w1 2b=
     6 2195: 16b0 19b1
     7 2185: 17w= 4b=
     8 2150: 18b1 3w=
     9 2140: 19w1 16b1
    10 2100: 20b0 15b0
    11 2090: 1b0 18w1
    12 2035: 2w0 13b=
    13 2000: 3b0 12w=
    14 1970: 4w= 17b0
    15 1940: 5b0 10w1
    16 1940: 6w1 9w0
    17 1905: 7b= 14w1
    18 1860: 8w0 11b0
    19 1855: 9b0 6w0
    20 1790: 10w0 U
    21 1715: U 1w0
"""
"""10 and 20 both scored nothing in round 1, and both keep the colour."""


class Shown(NamedTuple):
    """A group in pairing numbers."""

    white: tuple[int, ...]
    black: tuple[int, ...]
    pairs: tuple[tuple[int, ...], ...]
    taken_up: tuple[int, ...]


def before(round_: int) -> Tournament:
    """The example as it stood before a round."""
    whole = crosstable(AFTER_TWO_ROUNDS, rounds=7)
    return whole._replace(
        players=tuple(player._replace(entries=player.entries[: round_ - 1]) for player in whole.players)
    )


def paired(round_: int) -> RoundPairing:
    return DUBOV_1997.pair(state_before(before(round_), round_))


def group_of_score(round_: int, score: int) -> tuple[Field, GroupPlan]:
    field = field_of(state_before(before(round_), round_))
    return field, next(group for group in plan_round(field).groups if group.score == score)


def shown(round_: int, score: int) -> Shown:
    field, group = group_of_score(round_, score)
    return Shown(
        field.numbers(group.lists.white),
        field.numbers(group.lists.black),
        tuple(field.numbers(pair) for pair in group.pairs),
        field.numbers(rise.player for rise in group.transfers.rises),
    )


# -------------------------------------------------------------------- round 1


def test_round_one() -> None:
    """Upper half 1-10 against 11-20, board 1 White for player 1, board 2 reversed and so on; 21 has the bye (5)."""
    upper = [(one, one + 10) if one % 2 else (one + 10, one) for one in range(1, 11)]
    assert paired(1).pairs == [*upper, (21, 0)]


# -------------------------------------------------------------------- round 2


def test_the_bye_of_round_two() -> None:
    """20 is the lowest rated of the lowest group (4)."""
    assert paired(2).bye == 20


def test_round_two_one_point() -> None:
    """7.4: 16, with the highest average, goes to the White list. 21, without colour or average, stands at its head."""
    assert shown(2, 10) == Shown((21, 8, 2, 16), (1, 3, 5, 9), ((21, 1), (8, 3), (2, 5), (16, 9)), ())


def test_round_two_half_a_point() -> None:
    """6.2, without anything special: 4 has met 14 but stands beside 7."""
    assert shown(2, 5) == Shown((4, 17), (7, 14), ((4, 7), (17, 14)), ())


def test_round_two_no_points() -> None:
    """7.3: six are due White and two Black, so 10 and 6, with the lowest averages, go to the Black list."""
    expected = Shown((19, 15, 13, 11), (6, 10, 12, 18), ((19, 6), (15, 10), (13, 12), (11, 18)), ())
    assert shown(2, 0) == expected
    field, group = group_of_score(2, 0)
    assert field.numbers(group.lists.to_black) == (10, 6)


# -------------------------------------------------------------------- round 3


def test_the_bye_of_round_three() -> None:
    """19: the lowest rated of 10, 18 and 19."""
    assert paired(3).bye == 19


def test_the_rows_of_the_table_of_round_three() -> None:
    """The made-up ratings give the averages their order in the document's table, in every score group."""
    field = field_of(state_before(before(3), 3))
    average = dict(zip(field.state.numbers, field.figures.averages, strict=True))
    for row in ((1, 9), (5, 2, 8, 17, 3), (21, 11, 16, 15, 20, 7, 4, 6), (13, 14), (12, 14), (19, 18, 10)):
        assert sorted(row, key=average.__getitem__, reverse=True) == list(row)


def test_round_three_two_points() -> None:
    """7.3: both are due White; 9, with the lower average, gets Black."""
    assert shown(3, 20) == Shown((1,), (9,), ((1, 9),), ())


def test_round_three_one_and_a_half() -> None:
    """7.2: of the group below 6 comes up: due White, while more of the group are due Black, and the best rated of
    those. 3 has met 8 and goes on down to 17."""
    assert shown(3, 15) == Shown((6, 3, 5), (2, 8, 17), ((6, 2), (3, 17), (5, 8)), (6,))


def test_round_three_one_point() -> None:
    """12 comes up from half a point (7.2), and two who are due Black go to the White list (7.4). 16 stands above 15:
    the rating is equal, the average higher (6.2)."""
    found = shown(3, 10)
    assert found.taken_up == (12,)
    assert found.black.index(16) < found.black.index(15)
    assert len(found.white) == len(found.black) == 4
    assert {7, 12, 21} < set(found.white)


def test_the_document_departs_from_its_rule() -> None:
    """By 7.4 the second to change is the one with the next highest average who may: 11, for 2.6 bars 16 after two
    Whites. The document takes 20, whose average is the rating of 10 alone and cannot exceed that of 15 (5 and 10)."""
    field, group = group_of_score(3, 10)
    assert field.numbers(group.lists.to_white) == (21, 11)
    assert 20 in field.numbers(group.lists.black)
    average = dict(zip(field.state.numbers, field.figures.averages, strict=True))
    assert average[20] < average[15] < average[16] < average[11] < average[21]


def test_check_cites_the_article_against_the_document() -> None:
    """The boards of its round 3 in a tournament: rounds 1 and 2 are as they should be, against round 3 stands 7.4."""
    boards = ((1, 9), (6, 2), (3, 17), (5, 8), (7, 11), (20, 4), (12, 16), (21, 15), (14, 13), (10, 18))
    found = list(check(with_games(before(3), 3, *boards, (19, 0)), DUBOV_1997))
    assert [round_.criterion for round_ in found] == ["", "", "7.4"]


def test_round_three_half_a_point() -> None:
    """14 White against 13, ordinary."""
    assert shown(3, 5).pairs == ((14, 13),)


def test_round_three_no_points() -> None:
    """10 has had two Blacks and must get White, against 18."""
    assert shown(3, 0).pairs == ((10, 18),)
    field = field_of(state_before(before(3), 3))
    assert field.must(field.state.position(10))


def test_round_three_boards() -> None:
    """Everything that does not hang on the departure stands on the boards as in the document."""
    assert {(1, 9), (6, 2), (3, 17), (5, 8), (14, 13), (10, 18), (19, 0)} <= set(paired(3).pairs)
