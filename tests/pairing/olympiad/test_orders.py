"""The orders of articles 40, 50 and 52, and the search for the first line that will do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from pairwright.matching.bits import set_of
from pairwright.pairing.systems.olympiad.orders import Order, half_against_half, line_of, lines, top_against_bottom
from pairwright.pairing.systems.olympiad.search import Made, Seats, first_pairing, price
from tests.pairing.olympiad import plain

ARTICLE_40 = """14 25 36|14 26 35|14 23 56|15 24 36|15 26 34|15 23 46|16 24 35|16 25 34|16 23 45|13 25 46|13 26 45
13 24 56|12 35 46|12 36 45|12 34 56""".replace("\n", "|").split("|")
ARTICLE_50 = """16 25 34|16 24 35|16 23 45|15 26 34|15 24 36|15 23 46|14 26 35|14 25 36|14 23 56|13 26 45|13 25 46
13 24 56|12 36 45|12 35 46|12 34 56""".replace("\n", "|").split("|")
ARTICLE_52 = """15 24 3F|15 23 4F|15 34 2F|14 25 3F|14 23 5F|14 35 2F|13 25 4F|13 24 5F|13 45 2F|12 35 4F|12 34 5F
12 45 3F|25 34 1F|24 35 1F|23 45 1F""".replace("\n", "|").split("|")

Written = list[tuple[int, int]]


def written_out(order: Order, teams: Sequence[int], seat: int) -> Iterator[tuple[Written, list[int]]]:
    """Every line that the engine's order has, with the places of what was taken; ``seat`` is that of the floater."""
    if not teams:
        yield [], []
        return
    floats = [seat] if len(teams) % 2 else []
    for place, other in enumerate([*order(teams), *floats]):
        rest = [team for team in teams[1:] if team != other]
        for pairs, places in written_out(order, rest, seat):
            yield [(teams[0], other), *pairs], [place, *places]


def as_text(line: Written) -> str:
    """``15 24 3F``."""
    pairs = sorted(line, key=lambda pair: (pair[1] == 0, pair))
    return " ".join(f"{one}{other or 'F'}" for one, other in pairs)


@pytest.mark.parametrize(
    ("order", "size", "printed"),
    [(half_against_half, 6, ARTICLE_40), (top_against_bottom, 6, ARTICLE_50), (top_against_bottom, 5, ARTICLE_52)],
)
def test_the_printed_lists(order: Order, size: int, printed: list[str]) -> None:
    """Six teams in rounds 1 to 3, six and five in the later ones: fifteen lines each, in the printed order."""
    assert [as_text(line) for line, _ in written_out(order, range(1, size + 1), 0)] == printed


def test_below_the_median_the_list_is_mirrored() -> None:
    """Seat i becomes 7 - i."""
    mirrored = [
        [(7 - one, 7 - other) for one, other in line] for line, _ in written_out(half_against_half, range(1, 7), 0)
    ]
    assert mirrored == [line for line, _ in written_out(half_against_half, range(6, 0, -1), 0)]


@pytest.mark.parametrize(
    ("order", "definition", "size"),
    [
        *[(half_against_half, plain.halves, size) for size in (2, 4, 6, 8)],
        *[(top_against_bottom, plain.ends, size) for size in range(1, 9)],
    ],
)
def test_the_order_is_that_of_the_definition(
    order: Order, definition: Callable[[tuple[int, ...]], Iterator[plain.Line]], size: int
) -> None:
    """Line for line, and every line knows its number."""
    teams = tuple(range(1, size + 1))
    found = list(written_out(order, teams, 0))
    assert [line for line, _ in found] == [list(line) for line in definition(teams)]
    assert [line_of(places, size) for _, places in found] == list(range(1, lines(size) + 1))


def drawn_seats(dice: Random, size: int) -> Seats:
    """A group in which some have met, some pairs break article 20, and some may not float."""
    met, broken, stays = dice.choice((0.1, 0.3, 0.5)), dice.choice((0, 0.2, 0.6)), dice.choice((0, 0.5))
    seats = size + size % 2
    free, clean = dict.fromkeys(range(seats), 0), dict.fromkeys(range(seats), 0)
    for one in range(seats):
        for other in range(one):
            if dice.random() < (stays if one == size else met):
                continue
            free[one] |= 1 << other
            free[other] |= 1 << one
            if dice.random() >= broken:
                clean[one] |= 1 << other
                clean[other] |= 1 << one
    return Seats(free, clean, size if size % 2 else -1)


@pytest.mark.parametrize("order", [half_against_half, top_against_bottom])
def test_the_first_line_that_will_do(order: Order) -> None:
    """Of the lines that the articles allow those with the fewest pairs against article 20, of these the first."""
    dice = Random(7)
    compared = 0
    for _ in range(1500):
        size = dice.choice((2, 4, 6, 8)) if order is half_against_half else dice.randint(1, 8)
        seats = drawn_seats(dice, size)
        teams = list(range(size))
        dice.shuffle(teams)
        everything = [
            (sum(not seats.clean[one] >> other & 1 for one, other in line), number, line)
            for number, (line, _) in enumerate(written_out(order, teams, size))
            if all(seats.free[one] >> other & 1 for one, other in line)
        ]
        here = set_of(range(size + size % 2))
        if not everything:
            assert price(seats, here) == -1
            continue
        broken, number, line = min(everything)
        made = first_pairing(teams, seats, order)
        assert price(seats, here) == broken
        assert [(one.one, one.other) for one in made] == line
        assert line_of([one.place for one in made], size) == number + 1
        compared += 1
    assert compared > 500


def five_seats(*met: tuple[int, int]) -> Seats:
    """Five teams, numbered from 1, of whom these have met or (with 6) cannot float."""
    rows = {seat: 0b111111 & ~(1 << seat) for seat in range(6)}
    for one, other in met:
        rows[one - 1] &= ~(1 << other - 1)
        rows[other - 1] &= ~(1 << one - 1)
    return Seats(rows, rows, 5)


def test_if_2_has_floated_lines_3_6_and_9_drop_out() -> None:
    """Article 52: 1 has met 4 and 5, 2 too, which leaves line 9; if 2 has floated into the group, line 10 follows."""
    met = [(1, 5), (1, 4), (2, 5), (2, 4)]
    assert [line for line in ARTICLE_52 if "2F" in line] == [ARTICLE_52[at - 1] for at in (3, 6, 9)]
    may_float = first_pairing(range(5), five_seats(*met), top_against_bottom)
    has_floated = first_pairing(range(5), five_seats(*met, (2, 6)), top_against_bottom)
    assert made_as_text(may_float) == ARTICLE_52[8] == "13 45 2F"
    assert made_as_text(has_floated) == ARTICLE_52[9] == "12 35 4F"


def made_as_text(made: list[Made]) -> str:
    """As the article prints it, seats counted from 1."""
    return as_text([(one.one + 1, 0 if one.other == 5 else one.other + 1) for one in made])
