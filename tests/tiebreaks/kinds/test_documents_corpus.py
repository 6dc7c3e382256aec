"""The documents' methods against the values of an independent program."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from pairwright.formats.base import read
from pairwright.tiebreaks.acronym import kinds, parse
from pairwright.tiebreaks.base import AmongTied, Total, half_up
from pairwright.tiebreaks.event import Event, Terms, of_individuals
from tests.support.corpus import archive, needed, shared_file

RATINGS = {"aro": "AVERAGE-RATING", "aro_cut_1": "ARO-CUT-1", "aro_cut_2": "ARO-CUT-2"}
PERFORMANCES = {"performance_350": "PERFORMANCE-350", "performance_no_limit": "PERFORMANCE"}
METHODS = [
    "progressive",
    "progressive_cuts",
    "koya",
    "extended_koya",
    "wins",
    "wins_with_forfeits",
    "kashdan",
    "adjusted",
    "buchholz",
    "median_1",
    "median_2",
    "median_3",
    "median_five_left",
    "cut_1",
    "cut_2",
    "cut_3",
    "buchholz_of_buchholz",
    "sonneborn_berger",
    "blacks",
]


@pytest.fixture(scope="module")
def tournaments() -> list[tuple[str, Event, dict[str, Any]]]:
    """File, event and the values by player."""
    expected = json.loads(needed(shared_file("corpus/documents-systems/tiebreaks.json")).read_text("utf-8"))
    found = [
        (name, of_individuals(read(data).tournament, Terms()), expected[name]["players"])
        for name, data in archive("dutch-2026.zip")
        if name in expected
    ]
    assert len(found) == len(expected)
    return found


def exact(value: object) -> Total:
    """What stands in the file, as our values are."""
    if isinstance(value, list):
        return tuple([Fraction(str(item)) for item in value])
    return Fraction(str(value or 0))


def in_tenths(total: Total) -> Total:
    """Averages are given with one decimal; a tuple is none."""
    return total if isinstance(total, tuple) else Fraction(half_up(total * 10), 10)


@pytest.mark.parametrize("method", [*METHODS, *RATINGS, *PERFORMANCES])
def test_all_values_agree(tournaments: list[tuple[str, Event, dict[str, Any]]], method: str) -> None:
    """40 tournaments, every player. The performance has no formula in the documents; that one agrees all the same."""
    rounded = method in RATINGS or method in PERFORMANCES
    asked = parse((RATINGS | PERFORMANCES).get(method, method))
    wrong = []
    for name, event, players in tournaments:
        column = kinds()[asked.name].column(event, asked)
        for position, number in enumerate(event.table().numbers):
            expected, actual = exact(players[str(number)][method]), column.exact(position)
            if expected != (in_tenths(actual) if rounded else actual):
                wrong.append((name, number, expected, actual))
    assert wrong == []


def test_direct_encounter_agrees(tournaments: list[tuple[str, Event, dict[str, Any]]]) -> None:
    """Points among those of equal score if all of them have met; otherwise there is no value."""
    kind = kinds()["DIRECT-ENCOUNTER"]
    assert isinstance(kind, AmongTied)
    wrong, compared = [], 0
    for name, event, players in tournaments:
        table = event.table()
        for score in set(table.scores):
            group = [position for position, own in enumerate(table.scores) if own == score]
            column = kind.places(event, parse("DIRECT-ENCOUNTER"), group)
            for position in group:
                steps = column.value(position).steps
                points = steps[0].amount if len(steps) > 1 and "decide nothing" not in str(steps[0].what) else None
                expected = players[str(table.numbers[position])]["direct_encounter"]
                compared += points is not None
                if points != (None if expected is None else exact(expected)):
                    wrong.append((name, table.numbers[position], expected, points))
    assert wrong == []
    assert compared > 100
