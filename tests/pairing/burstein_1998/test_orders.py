"""The printed lists of 6.2 (six players) and 6.4 (five), and what 6.5 takes from them."""

from __future__ import annotations

import json

import pytest

from pairwright.pairing.systems.burstein.slow_truth import pairings
from pairwright.pairing.systems.burstein_1998.pairings import NOBODY, Paired, pair_group
from tests.pairing.burstein_1998.fields import field
from tests.support.corpus import needed, shared_file
from tests.support.positions import Seat

SIX = """1:6 2:5 3:4; 1:6 2:4 3:5; 1:6 2:3 4:5; 1:5 2:6 3:4; 1:5 2:4 3:6; 1:5 2:3 4:6; 1:4 2:6 3:5; 1:4 2:5 3:6;
1:4 2:3 5:6; 1:3 2:6 4:5; 1:3 2:5 4:6; 1:3 2:4 5:6; 1:2 3:6 4:5; 1:2 3:5 4:6; 1:2 3:4 5:6"""
FIVE = """1:5 2:4 3F; 1:5 2:3 4F; 1:5 3:4 2F; 1:4 2:5 3F; 1:4 2:3 5F; 1:4 3:5 2F; 1:3 2:5 4F; 1:3 2:4 5F; 1:3 4:5 2F;
1:2 3:5 4F; 1:2 3:4 5F; 1:2 4:5 3F; 2:5 3:4 1F; 2:4 3:5 1F; 2:3 4:5 1F"""

Line = frozenset[str]


def printed(text: str) -> list[Line]:
    """The lines of a list."""
    return [frozenset(line.split()) for line in text.split(";")]


def written(size: int, line: tuple[tuple[int, int], ...]) -> Line:
    assert size
    return frozenset(f"{one}:{other}" if other else f"{one}F" for one, other in line)


LINES = [(size, line) for size, text in ((6, SIX), (5, FIVE)) for line in range(len(printed(text)))]


def of_group(size: int, met: set[frozenset[int]], due_white: tuple[int, ...] = (), moved_in: int = 0) -> Line:
    """What is paired of a group of six or five, numbers 1 to ``size``; below it stands one who may meet everybody."""
    seats = [
        Seat(number, 20, "b" if number in due_white else "w" if due_white else "", _met(number, met))
        for number in range(1, size + 1)
    ]
    of = field(*seats, Seat(7, 10))
    (paired,) = pair_group(of, list(range(size)), moved_in, 1 << size)
    return _line(paired)


def _met(number: int, met: set[frozenset[int]]) -> tuple[int, ...]:
    return tuple(sorted({other for pair in met if number in pair for other in pair} - {number}))


def _line(paired: Paired) -> Line:
    found = {f"{one + 1}:{other + 1}" for one, other in paired.pairs}
    return frozenset(found | ({f"{paired.floater + 1}F"} if paired.floater != NOBODY else set()))


def _pairs_of(line: Line) -> set[frozenset[int]]:
    return {frozenset(map(int, pair.split(":"))) for pair in line if ":" in pair}


@pytest.mark.parametrize(("size", "text"), [(6, SIX), (5, FIVE)])
def test_the_lists(size: int, text: str) -> None:
    """First the last opponent, then the last but one; to float is the last option."""
    assert [written(size, line) for line in pairings(size, size % 2)] == printed(text)


@pytest.mark.parametrize(("size", "line"), LINES)
def test_the_first_line_left(size: int, line: int) -> None:
    """If the pairs of a line are all that have not met, it is the one; with those of all later lines too, it comes
    first of them unless an earlier one can be made of their pairs."""
    lines = printed(SIX if size == 6 else FIVE)
    everything = {frozenset((one, other)) for one in range(1, size + 1) for other in range(1, one)}
    assert of_group(size, everything - _pairs_of(lines[line])) == lines[line]
    free = set[frozenset[int]]().union(*(_pairs_of(later) for later in lines[line:]))
    first = next(each for each in lines if _pairs_of(each) <= free)
    assert of_group(size, everything - free) == first


def test_due_colours_come_first() -> None:
    """6.5: if 2, 4 and 5 are due White and the others Black, line 4 of the list of six is valid, line 2 of that of
    five."""
    assert of_group(6, set(), due_white=(2, 4, 5)) == printed(SIX)[3]
    assert of_group(5, set(), due_white=(2, 4, 5)) == printed(FIVE)[1]


def test_who_came_down_does_not_float() -> None:
    """6.4: if 2 came down, lines 3, 6 and 9 are not valid."""
    lines = printed(FIVE)
    everything = {frozenset((one, other)) for one in range(1, 6) for other in range(1, one)}
    for barred, following in ((2, 3), (5, 6), (8, 9)):
        free = _pairs_of(lines[barred]) | _pairs_of(lines[following])
        taken = of_group(5, everything - free, moved_in=0b10)
        assert taken == next(line for line in lines if _pairs_of(line) <= free and "2F" not in line)


def test_the_facts_of_the_shared_file() -> None:
    """The lists here are those that were read from the document."""
    facts = json.loads(needed(shared_file("seeds/examples/pairing-orders.json")).read_text("utf-8"))

    def lines(name: str) -> list[Line]:
        return [
            frozenset(f"{cell[1]}F" if cell[0] == "F" else cell.replace("-", ":") for cell in line)
            for line in facts[name]["order"]
        ]

    assert lines("six_top_v_bottom") == printed(SIX)
    assert lines("five_with_floater") == printed(FIVE)
    due = facts["burstein_6_5"]
    assert of_group(6, set(), tuple(due["due_white"])) == lines("six_top_v_bottom")[due["expected_line_six"] - 1]
    assert of_group(5, set(), tuple(due["due_white"])) == lines("five_with_floater")[due["expected_line_five"] - 1]
