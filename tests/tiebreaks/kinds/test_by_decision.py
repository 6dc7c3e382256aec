"""Drawing of lots, order by hand, values from outside."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256

import pytest

from pairwright.errors import NotApplicable, UnknownCode
from pairwright.model.tournament import Information, Tournament
from pairwright.tiebreaks.acronym import parse
from pairwright.tiebreaks.event import Terms, of_individuals
from pairwright.tiebreaks.ranking import rank
from tests.support.crosstables import crosstable
from tests.support.encounters import steps, teams
from tests.support.values import ranking, values

THREE = crosstable("""
    1: 2w= 3b=
    2: 1b= Z
    4: Z H
    3: Z 1w=
    """)
NAMED = THREE._replace(
    information=Information(name="Open", start="2026/05/01", end="2026/05/09"),
    players=tuple(player._replace(name=f"Player {player.number}") for player in THREE.players),
)


def lots(tournament: Tournament, seed: str = "") -> dict[int, str]:
    return {number: row["LOT"] for number, row in values(tournament, "LOT", Terms(seed=seed)).items()}


def test_lots_can_be_drawn_again() -> None:
    """As the documentation says it, with nothing but SHA-256."""
    ticket = "LOT\ndice 4 6 1\nOpen\n2026/05/01\n2026/05/09\n1 Player 1\n2 Player 2\n3 Player 3\n4 Player 4"
    draw = sha256(ticket.encode()).hexdigest()
    slips = sorted((sha256(f"{draw} {number}".encode()).hexdigest(), number) for number in (1, 2, 3, 4))
    expected = {number: str(lot) for lot, (_, number) in enumerate(slips, 1)}
    assert lots(NAMED, "dice 4 6 1") == expected
    value = ranking(NAMED, "LOT", Terms(seed="dice 4 6 1")).value(0, 0)
    slip = next(slip for slip, number in slips if number == 1)
    assert steps(value) == [f"Lot {expected[1]} of 4 was drawn: the slip begins with {slip[:8]}."]


def test_lots_are_drawn_for_everybody() -> None:
    """Every lot is drawn once."""
    assert sorted(lots(NAMED).values()) == ["1", "2", "3", "4"]


def test_lots_do_not_depend_on_the_results() -> None:
    """Nor on the order of the list: only on name, days, players and seed."""
    unplayed = NAMED._replace(players=tuple(player._replace(entries=()) for player in reversed(NAMED.players)))
    assert lots(unplayed) == lots(NAMED)


def test_another_seed_is_another_draw() -> None:
    """Over a few seeds everybody comes first sometimes."""
    draws = [lots(NAMED, str(seed)) for seed in range(60)]
    assert {number for draw in draws for number, lot in draw.items() if lot == "1"} == {1, 2, 3, 4}


@pytest.mark.parametrize(
    "information",
    [
        Information(name="Opens", start="2026/05/01", end="2026/05/09"),
        Information(name="Open", start="2026/05/02", end="2026/05/09"),
        Information(name="Open", start="2026/05/01", end="2026/05/10"),
    ],
)
def test_another_tournament_is_another_draw(information: Information) -> None:
    """With the same seeds another tournament draws other lots."""
    other = NAMED._replace(information=information)
    assert [lots(other, str(seed)) for seed in range(9)] != [lots(NAMED, str(seed)) for seed in range(9)]


def test_lots_separate_the_tied() -> None:
    """The lower lot comes first; who is not tied keeps the place."""
    found = ranking(NAMED, "PTS,LOT")
    rows = [row.number for row in found.rows]
    assert rows[0] == 1
    drawn = lots(NAMED)
    assert rows[1:] == sorted(rows[1:], key=lambda number: int(drawn[number]))
    assert [row.rank for row in found.rows] == [1, 2, 3, 4]


def test_teams_draw_lots_too() -> None:
    """By the numbers of the teams."""
    found = rank(teams(3, "1-2 1=0="), [parse("LOT")])
    assert sorted(found.texts(0)) == ["1", "2", "3"]


def test_by_hand() -> None:
    """The order the arbiter gave is a column like others; who is not named comes after those who are."""
    found = ranking(THREE, "MANUAL", Terms(by_hand=(3, 1)))
    assert [(row.number, row.rank) for row in found.rows] == [(3, 1), (1, 2), (2, 3), (4, 3)]
    assert found.texts(0) == ["1", "2", "3", "3"]
    assert steps(found.value(0, 0)) == ["In the order given by hand this is place 2."]
    assert steps(found.value(0, 1)) == ["Not named in the order given by hand, and so behind those who are: place 3."]


def test_by_hand_only_among_the_tied() -> None:
    """After the points it orders those who are tied on them."""
    found = ranking(THREE, "PTS,MANUAL", Terms(by_hand=(3, 2, 1, 4)))
    assert [row.number for row in found.rows] == [1, 3, 2, 4]


@pytest.mark.parametrize(
    ("order", "error", "message"),
    [
        ((), NotApplicable, "MANUAL: no order was given by hand"),
        ((1, 9), UnknownCode, "there is no player 9"),
        ((1, 2, 1), NotApplicable, "MANUAL: number 1 stands in the order twice"),
    ],
)
def test_a_wrong_order_by_hand(order: tuple[int, ...], error: type[Exception], message: str) -> None:
    """No order, somebody who does not exist, somebody named twice: refused by name."""
    with pytest.raises(error, match=message):
        ranking(THREE, "MANUAL", Terms(by_hand=order))


def test_an_unknown_team_by_hand() -> None:
    """In a team event the numbers are those of teams."""
    with pytest.raises(UnknownCode, match="there is no team 9"):
        rank(teams(2, "1-2 1=", Terms(by_hand=(9,))), [parse("MANUAL")])


@pytest.mark.parametrize("code", ["OTHER_QUIZ", "other_quiz", "Other-Quiz"])
def test_values_from_outside(code: str) -> None:
    """They are exact, the larger comes first, and as many decimals are printed as they need."""
    outside: dict[str, dict[int, Fraction | int]] = {code: {1: 3, 2: Fraction("12.25"), 3: Fraction("12.5"), 4: -1}}
    found = ranking(THREE, "OTHER_QUIZ", Terms(external=outside))
    assert [row.number for row in found.rows] == [3, 2, 1, 4]
    assert found.texts(0) == ["12.50", "12.25", "3.00", "-1.00"]
    assert found.value(0, 0).total == found.value(0, 0).parts[0].amount == 3


@pytest.mark.parametrize(("value", "text"), [(7, "7"), (Fraction(1, 3), "0.333333"), (Fraction("0.125"), "0.125")])
def test_decimals_of_values_from_outside(value: Fraction | int, text: str) -> None:
    """Whole numbers have none, thirds six."""
    outside = {"OTHER_X": dict.fromkeys((1, 2, 3, 4), value)}
    assert set(ranking(THREE, "OTHER_X", Terms(external=outside)).texts(0)) == {text}


def test_missing_values_from_outside() -> None:
    """The participants without a value are named."""
    with pytest.raises(NotApplicable, match=r"OTHER_QUIZ: its values come from outside, and there is none for 2, 4$"):
        ranking(THREE, "OTHER_QUIZ", Terms(external={"OTHER_QUIZ": {1: 3, 3: 4}}))
    many = crosstable("\n".join(f"{number}: Z" for number in range(1, 15)))
    with pytest.raises(NotApplicable, match=r"there is none for 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 \.\.\.$"):
        ranking(many, "OTHER_QUIZ")


def test_nobody() -> None:
    """A tournament without players has empty columns."""
    event = of_individuals(crosstable(""), Terms())
    assert rank(event, [parse("LOT"), parse("OTHER_X")]).rows == ()
