"""Entering results by board."""

import pytest

from pairwright.app.entering import boards_of, enter_results, parse_result
from pairwright.errors import Conflict, NotApplicable, UnknownCode
from pairwright.model.standing import earned
from pairwright.model.two_games import MATCH_SCORING
from tests.support.crosstables import crosstable


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("1-0", "10"),
        ("0-1", "01"),
        ("1/2-1/2", "=="),
        ("½-½", "=="),
        ("0.5-0.5", "=="),
        ("=", "=="),
        ("=-=", "=="),
        ("1–0", "10"),  # noqa: RUF001 - an en dash, as printed results have it
        ("1:0", "10"),
        ("0-0", "00"),
        ("1/2-0", "=0"),
        ("0-1/2", "0="),
        ("1F-0F", "+-"),
        ("0f-1f", "-+"),
        ("0F-0F", "--"),
        ("+/-", "+-"),
        ("-/+", "-+"),
        ("--", "--"),
        ("-/-", "--"),
        ("---", "--"),
        ("+--", "+-"),
        ("W-L", "WL"),
        ("d-d", "DD"),
        ("L/W", "LW"),
        ("?", "??"),
        ("*", "**"),
    ],
)
def test_results_as_people_write_them(text: str, codes: str) -> None:
    """White's result first, in every usual spelling."""
    white, black = parse_result(text)
    assert white.code + black.code == codes


@pytest.mark.parametrize("text", ["1-1", "1-1/2", "+/0", "1-", "", "2-0", "W-0", "U", "1F-1F"])
def test_results_there_are_not(text: str) -> None:
    """Nothing inconsistent can be entered."""
    with pytest.raises(UnknownCode, match="there is no result"):
        parse_result(text)


ROUND_2 = crosstable(
    """
    1: 4w1  2b*
    2: 5b=  1w*
    3: 6w0  5b*
    4: 1b0  6w*
    5: 2w=  3w*
    6: 3b1  4b*
    """
)


def test_boards_are_numbered_as_published() -> None:
    """Leader against 2 first, then 6 with his point, then half a point against none."""
    assert boards_of(ROUND_2, 2) == [(2, 1), (4, 6), (5, 3)]


def test_results_are_entered_by_board() -> None:
    """Board 2 is 4 against 6; without a round the last paired one is meant."""
    after = enter_results(ROUND_2, 0, ["2=0-1", "3=1/2-0"]).tournament
    assert [after.player(number).entry(2).result.code for number in (4, 6, 5, 3, 2)] == ["0", "1", "=", "0", "*"]


@pytest.mark.parametrize("results", [["4=1-0"], ["0=1-0"]])
def test_boards_there_are_not(results: list[str]) -> None:
    """The arbiter reads which boards there are."""
    with pytest.raises(UnknownCode, match="there is 1-3"):
        enter_results(ROUND_2, 2, results)


@pytest.mark.parametrize("text", ["x=1-0", "=1-0", "4:1-0", "4"])
def test_entries_that_are_none(text: str) -> None:
    """The arbiter reads how they are written."""
    with pytest.raises(NotApplicable) as refusal:
        enter_results(ROUND_2, 2, [text])
    expected = "expected BOARD=RESULT, such as 4=1-0, or WHITE-BLACK=RESULT, such as 7-2=1-0"
    assert str(refusal.value) == f"{text}: {expected}"


def test_what_is_replaced_is_told() -> None:
    """Round 1 has results: each entry says what stood there; in round 2 nothing did."""
    entered = enter_results(ROUND_2, 1, ["1=1/2-1/2", "2=-/+", "3=?"]).entered
    assert [(one.board, one.white, one.black, one.result, one.before) for one in entered] == [
        (1, 1, 4, "1/2-1/2", "1-0"),
        (2, 5, 2, "0F-1F", "1/2-1/2"),
        (3, 3, 6, "?", "0-1"),
    ]
    assert [one.before for one in enter_results(ROUND_2, 2, ["1=*", "2=W-L"]).entered] == ["", ""]


def test_the_bye_takes_no_result() -> None:
    """It stands after the last board."""
    three = crosstable("1: 2w*\n2: 1b*\n3: U")
    with pytest.raises(NotApplicable, match="board 2: it is the bye, which takes no result"):
        enter_results(three, 1, ["2=1-0"])


def test_a_board_named_by_its_players() -> None:
    """White first; the colours have to be right."""
    entering = enter_results(ROUND_2, 2, ["5-3=1-0", "1=="])
    assert [(one.board, one.white, one.black) for one in entering.entered] == [(3, 5, 3), (1, 2, 1)]
    with pytest.raises(NotApplicable, match="3-5: in round 2 5 has White"):
        enter_results(ROUND_2, 2, ["3-5=1-0"])
    with pytest.raises(NotApplicable, match="3-4: round 2 has no such game"):
        enter_results(ROUND_2, 2, ["3-4=1-0"])
    with pytest.raises(Conflict, match="board 3 is named twice"):
        enter_results(ROUND_2, 2, ["5-3=1-0", "3=1-0"])


def test_a_board_named_twice() -> None:
    """One of the two is a mistake."""
    with pytest.raises(Conflict, match="board 1 is named twice"):
        enter_results(ROUND_2, 2, ["1=1-0", "1=0-1"])


def test_a_round_that_is_not_paired_has_no_boards() -> None:
    """Nothing can be entered for round 3."""
    with pytest.raises(NotApplicable, match="round 3: it is not paired yet; the last round is 2"):
        enter_results(ROUND_2, 3, ["1=1-0"])


def test_a_board_with_a_number_beyond_all_tables() -> None:
    """It is no board, however many digits it has."""
    with pytest.raises(UnknownCode, match="no board 999"):
        enter_results(ROUND_2, 2, ["9" * 5000 + "=1-0"])


def test_the_two_games_of_a_match() -> None:
    """In a Double-Swiss both are entered together, from the side of the player with White in the first one; what stood
    there is told, and a result of the match alone takes the games away."""
    tournament = crosstable("1: 2w*\n2: 1b*")._replace(system="FIDE_DOUBLESWISS", scoring=MATCH_SCORING)
    entered = enter_results(tournament, 1, ["1=1-0,1/2-1/2"])
    assert earned(entered.tournament) == [15, 5]
    assert [told.result for told in entered.entered] == ["1-0, 1/2-1/2"]
    again = enter_results(entered.tournament, 1, ["1=0-1"])
    assert [told.before for told in again.entered] == ["1-0, 1/2-1/2"]
    assert earned(again.tournament) == [0, 20]


@pytest.mark.parametrize("text", ["1=1-0,1-0,1-0", "1=1-0,*", "1=1-0,x"])
def test_games_of_a_match_that_cannot_be_entered(text: str) -> None:
    """Three of them, one that is still open, and one that is no result."""
    tournament = crosstable("1: 2w*\n2: 1b*")._replace(system="FIDE_DOUBLESWISS")
    with pytest.raises((NotApplicable, UnknownCode)):
        enter_results(tournament, 1, [text])
