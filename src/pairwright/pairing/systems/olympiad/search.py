"""The first pairing of a group in a prescribed order, of those with as few pairs against article 20 as can be.

Options are taken in their order; one is passed over only if nothing admissible can follow, which a matching of the
teams that are left tells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of
from pairwright.matching.cheapest import NO_EDGE, cheapest_perfect_matching
from pairwright.matching.complete import is_perfect
from pairwright.pairing.systems.olympiad.orders import Order

IMPLEMENTS = (OLYMPIAD_2007["21(a)"],)


class Why(Enum):
    """Why an option was passed over."""

    MET = "they have met, or the arbiter has excluded it"
    LIMITS = "it would break article 20, or make another pair break it"
    REST = "the others could not all be paired"


class Passed(NamedTuple):
    """An option that stood before the one that was taken."""

    other: int
    why: Why


class Made(NamedTuple):
    """What a first free team took: an opponent or :attr:`Seats.float_seat`; ``place`` is that of the option, from 0."""

    one: int
    other: int
    place: int
    passed: tuple[Passed, ...] = ()


class Seats(NamedTuple):
    """Who may meet whom in a group, as rows of bits: by article 15(a) (``free``), and of these without breaking article
    20 (``clean``). In an odd group ``float_seat`` is a vertex more: who meets it floats; -1 in an even one."""

    free: Mapping[int, int]
    clean: Mapping[int, int]
    float_seat: int = -1


def price(seats: Seats, within: int) -> int:
    """How many pairs against article 20 a set of seats needs at least; -1 if it cannot be paired at all."""
    if is_perfect(seats.clean, within):
        return 0
    if not is_perfect(seats.free, within):
        return -1
    vertices = list(members(within))
    costs = [
        [
            NO_EDGE if not seats.free[one] >> other & 1 else 0 if seats.clean[one] >> other & 1 else 1
            for other in vertices
        ]
        for one in vertices
    ]
    mates = cheapest_perfect_matching(costs)
    return sum([costs[vertex][mate] for vertex, mate in enumerate(mates)]) // 2


def first_pairing(group: Sequence[int], seats: Seats, order: Order) -> list[Made]:
    """The first pairing of a group that can be paired, the teams in the order in which they are taken."""
    free = list(group)
    left = set_of(free) | (1 << seats.float_seat if seats.float_seat >= 0 else 0)
    budget = price(seats, left)
    made = []
    while free:
        one = free[0]
        passed: list[Passed] = []
        options = list(order(free))
        if left >> max(seats.float_seat, 0) & 1 and seats.float_seat >= 0:
            options.append(seats.float_seat)
        for place, other in enumerate(options):
            rest = left & ~(1 << one | 1 << other)
            costs = 0 if seats.clean[one] >> other & 1 else 1
            why = _obstacle(seats, one, other, rest, budget - costs)
            if why:
                passed.append(Passed(other, why[0]))
                continue
            made.append(Made(one, other, place, tuple(passed)))
            budget -= costs
            left = rest
            free = [team for team in free if team not in (one, other)]
            break
    return made


def _obstacle(seats: Seats, one: int, other: int, rest: int, budget: int) -> tuple[Why, ...]:
    """What keeps the first free team from taking an option, if anything."""
    if not seats.free[one] >> other & 1:
        return (Why.MET,)
    if budget == 0 and is_perfect(seats.clean, rest):
        return ()
    if not is_perfect(seats.free, rest):
        return (Why.REST,)
    if budget <= 0 or price(seats, rest) > budget:
        return (Why.LIMITS,)
    return ()
