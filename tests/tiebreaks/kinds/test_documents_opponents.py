"""The documents' methods by the opponents' scores."""

from fractions import Fraction

import pytest

from pairwright.errors import NotApplicable
from pairwright.model.scoring import Scoring
from tests.support.crosstables import crosstable
from tests.support.opponents import THE_DOCUMENTS_PLAYER
from tests.support.round_robins import round_robin
from tests.support.values import PREDETERMINED
from tests.tiebreaks.kinds.columns import values, working


def test_the_opponents_adjusted_scores() -> None:
    """As the documents' list has them."""
    adjusted = values(THE_DOCUMENTS_PLAYER, "ADJUSTED")
    assert [adjusted[number] for number in (2, 4, 5, 6, 7, 8)] == ["3.5", "3.0", "6.0", "4.5", "5.5", "4.5"]
    assert (adjusted[1], values(THE_DOCUMENTS_PLAYER, "PTS")[1]) == ("5.0", "5.5")


@pytest.mark.parametrize(
    ("code", "printed"),
    [
        ("BUCHHOLZ", "30.5"),
        ("SOLKOFF", "30.5"),
        ("BUCHHOLZ/M1", "21.5"),
        ("MEDIAN-1", "21.5"),
        ("MEDIAN-FIVE-LEFT", "21.5"),
        ("BUCHHOLZ/C1", "27.5"),
        ("CUT-1", "27.5"),
        ("BUCHHOLZ/C2", "24.0"),
        ("BUCHHOLZ/C3", "20.5"),
        ("BUCHHOLZ/M2", "12.5"),
        ("BUCHHOLZ/M3", "4.5"),
        ("BUCHHOLZ/M4", "0.0"),
        ("SONNEBORN-BERGER", "22.00"),
    ],
)
def test_the_documents_buchholz_family(code: str, printed: str) -> None:
    """One player, seven rounds: 30.5, without highest and lowest 21.5, without the lowest 27.5, the two lowest 24."""
    assert values(THE_DOCUMENTS_PLAYER, code)[1] == printed


def test_the_virtual_opponent_of_a_forfeit_win() -> None:
    """Won by forfeit in round 2 of 7 with one point before: 1 + 0 + 5 x 1/2 = 3.5."""
    won = working(THE_DOCUMENTS_PLAYER, "BUCHHOLZ", 1).parts[1]
    assert (won.opponent, won.of, str(won.why)) == (3, Fraction(7, 2), "Documents art. T10")


def test_the_virtual_opponent_of_a_forfeit_loss() -> None:
    """Lost by forfeit in round 3 of 7 with one point before: 1 + 1 + 4 x 1/2 = 4."""
    loser = crosstable("1: 2w1 3b0 4w-\n2: 1b0 3w1\n3: Z 1w1 Z Z Z Z 4w=\n4: Z Z 1b+ Z Z Z 3b=")
    assert working(loser, "BUCHHOLZ", 1).parts[2].of == 4


def test_what_is_cut_says_so() -> None:
    """The median leaves out the 3 of round 3 and the 6 of round 4, the cuts the lowest values."""
    parts = working(THE_DOCUMENTS_PLAYER, "MEDIAN-1", 1).parts
    assert [(part.round, part.of, str(part.cut)) for part in parts if part.cut] == [
        (3, 3, "Documents art. T12"),
        (4, 6, "Documents art. T12"),
    ]
    parts = working(THE_DOCUMENTS_PLAYER, "BUCHHOLZ-C2", 1).parts
    assert [(part.round, str(part.cut)) for part in parts if part.cut] == [
        (1, "Documents art. T15"),
        (3, "Documents art. T15"),
    ]


@pytest.mark.parametrize(("rounds", "left"), [(5, 5), (6, 6), (7, 5), (8, 6), (9, 5), (11, 5)])
def test_five_values_are_left(rounds: int, left: int) -> None:
    """In seven rounds one goes at each end, in nine two, in eleven three; in five and six none."""
    line = " ".join(["2w1"] * rounds)
    other = " ".join(["1b0"] * rounds)
    parts = working(crosstable(f"1: {line}\n2: {other}"), "MEDIAN-FIVE-LEFT", 1).parts
    assert sum(part.cut is None for part in parts) == left


def test_buchholz_of_buchholz() -> None:
    """The Buchholz of those met over the board; an unplayed round adds nothing."""
    tournament = crosstable("1: 2w1 U\n2: 1b0 3w+\n3: U 2b-")
    assert values(tournament, "BUCHHOLZ") == {1: "1.5", 2: "1.5", 3: "2.5"}
    assert values(tournament, "BUCHHOLZ-OF-BUCHHOLZ") == {1: "1.5", 2: "1.5", 3: "0.0"}


def test_these_values_do_not_change_with_the_edition_of_today() -> None:
    """A pairing-allocated bye has the virtual opponent, whatever C.07 does with it."""
    tournament = crosstable("1: 2w1 3b1 U\n2: 1b0 U 3w1\n3: U 1w0 2b0")
    assert values(tournament, "BUCHHOLZ")[1] == "4.0"
    assert values(tournament, "SONNEBORN-BERGER")[1] == "4.00"


def test_a_win_worth_three_points() -> None:
    """An unplayed round is a draw, so it counts one of three points."""
    tournament = crosstable("1: 2w1 U\n2: 1b0 3w1\n3: Z 2b0")._replace(scoring=Scoring.of(30, 10))
    assert values(tournament, "ADJUSTED") == {1: "4.0", 2: "3.0", 3: "1.0"}
    assert values(tournament, "BUCHHOLZ")[1] == "6.0"


FOUR = round_robin(
    """
    x1=+
    0x1=
    =0x1
    -=0x
    """
)


@pytest.mark.parametrize("code", ["BUCHHOLZ", "MEDIAN-FIVE-LEFT", "BUCHHOLZ-OF-BUCHHOLZ", "CUT-1"])
def test_no_buchholz_in_a_round_robin(code: str) -> None:
    """Everybody has the same opponents; the chapter has these methods for Swiss events."""
    with pytest.raises(NotApplicable, match=r"Swiss events only \(Documents art\. T"):
        values(FOUR, code, PREDETERMINED)


def test_sonneborn_berger_in_a_round_robin() -> None:
    """Real scores 2.5 1.5 1.5 0.5; a forfeit is a game against who did not come."""
    assert values(FOUR, "PTS", PREDETERMINED) == {1: "2.5", 2: "1.5", 3: "1.5", 4: "0.5"}
    assert values(FOUR, "SONNEBORN-BERGER", PREDETERMINED) == {1: "2.75", 2: "1.75", 3: "1.75", 4: "0.75"}
