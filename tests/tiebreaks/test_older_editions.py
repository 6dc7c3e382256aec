"""What the editions of C.07 make of the same tournament."""

from __future__ import annotations

import pytest

from pairwright.errors import NotApplicable
from tests.support.crosstables import crosstable
from tests.support.opponents import THE_DOCUMENTS_PLAYER, facing
from tests.support.round_robins import round_robin
from tests.support.values import PREDETERMINED, of_edition, ranking, values

EDITIONS = ("pre-2023", "2023-09", "2024-08", "2026-03")
FORFEIT_WIN = THE_DOCUMENTS_PLAYER._replace(planned_rounds=7)
"""The scores of 2 and 4 to 8 as opponents see them: 3.5 3 6 4.5 5.5 4.5 before 2023, when every unplayed round counted
half a point; since then 2.5 2 6 4 4.5 3, for only the absences at the end do. Player 3 has half a point then."""
HALF_BYE = crosstable("1: 2w1 H 3b1\n2: 1b0 3w1 4b1\n3: 4w1 2b0 1w0\n4: 3b0 U 2w0")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        pytest.param("BH", ("30.5", "27.5", "27.5", "22.5"), id="own opponent of round 2: 3.5, 5.5, 5.5, 0.5"),
        pytest.param("BH/C1", ("27.5", "25.5", "25.5", "22.0"), id="without the lowest"),
        pytest.param("BH/C2", ("24.0", "23.0", "23.0", "20.0"), id="without the two lowest"),
        pytest.param("BH/M1", ("21.5", "19.5", "19.5", "16.0"), id="without the lowest and the highest"),
        pytest.param("SB", ("22.00", "20.00", "20.00", "15.00"), id="times the points"),
        pytest.param("FB", ("31.0", "27.5", "27.5", "23.0"), id="the game of the last round drawn"),
    ],
)
def test_a_forfeit_win_in_every_edition(code: str, expected: tuple[str, ...]) -> None:
    """Before 2023 a virtual opponent, then a dummy with the own score, since 2026 at most the scheduled opponent's."""
    assert tuple([values(FORFEIT_WIN, code, of_edition(edition))[1][code] for edition in EDITIONS]) == expected


@pytest.mark.parametrize(
    ("code", "expected"), [("BH", ("5.0", "5.5", "5.5", "4.5")), ("BH/C1", ("4.0", "3.0", "3.0", "3.0"))]
)
def test_a_cut_takes_the_round_given_up_since_2023(code: str, expected: tuple[str, ...]) -> None:
    """Before, the cut took the lowest value, whatever it was (art. 16.5)."""
    assert tuple([values(HALF_BYE, code, of_edition(edition))[1][code] for edition in EDITIONS]) == expected


def test_the_virtual_opponent() -> None:
    """A forfeit win in round 2 of 7 with one point before: 3.5; a forfeit loss in round 3 with one: 4 (before 2023)."""
    won = ranking(FORFEIT_WIN, "BH", of_edition("pre-2023")).value(0, 0).parts[1]
    assert won.of == 3.5
    loser = crosstable("1: 2w1 3b0 4w-\n2: 1b0 3w1\n3: Z 1w1 Z Z Z Z 4w=\n4: Z Z 1b+ Z Z Z 3b=")
    assert ranking(loser, "BH", of_edition("pre-2023")).value(0, 0).parts[2].of == 4


@pytest.mark.parametrize(
    ("edition", "whole", "cut"),
    [("2023-09", "12.50", "11.50"), ("2024-08", "12.50", "11.50"), ("2026-03", "12.25", "11.25")],
)
def test_sonneborn_berger_cut_with_two_rounds_given_up(edition: str, whole: str, cut: str) -> None:
    """The lowest of the two given up brought nothing, the weakest opponent 1: the 1 goes. The half-point bye is against
    the own 4 points, since 2026 against draws throughout: 3.5."""
    table = facing(["0 3", "- 4.5", "1 4", "1 1", "H", "1 3", "= 5"])
    assert values(table, "SB,SB/C1", of_edition(edition))[1] == {"SB": whole, "SB/C1": cut}


@pytest.mark.parametrize("code", ["STD", "TPN", "RTNG"])
def test_what_came_in_2026(code: str) -> None:
    """An older edition does not know it."""
    with pytest.raises(NotApplicable, match="2024-08"):
        values(HALF_BYE, code, of_edition("2024-08"))
    if code != "RTNG":
        assert values(HALF_BYE, code)


def test_average_of_fore_buchholz_came_in_2026() -> None:
    """Before, AOB was of Buchholz only."""
    assert values(HALF_BYE, "AOB/F")
    with pytest.raises(NotApplicable, match=r"AOB/F.*2024-08"):
        values(HALF_BYE, "AOB/F", of_edition("2024-08"))
    assert values(HALF_BYE, "AOB", of_edition("2024-08"))


def test_rounds_elected_to_play_was_called_otherwise() -> None:
    """GE is read as REP."""
    assert values(HALF_BYE, "GE", of_edition("2023-09"))[1] == {"REP": "2"}


def test_forfeit_losses_of_a_round_robin_are_unplayed_since_2026() -> None:
    """For the own record; before, they counted as played (art. 15.2)."""
    table = round_robin("x1+\n0x1\n-0x")
    assert values(table, "REP", PREDETERMINED)[3] == {"REP": "1"}
    assert values(table, "REP", PREDETERMINED._replace(rules=of_edition("2024-08").rules))[3] == {"REP": "2"}
