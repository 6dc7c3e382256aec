"""Rounds 4 to 11 (articles 48 to 55): a group is paired from the first line of its order that will do, a team left over
floats into the next group and is paired there.

A floater never floats on; where it goes, everybody can then be paired, or all but one who may float. If no line will
do, the group and the next one towards the median become one.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import NamedTuple
from pairwright.matching.bits import set_of
from pairwright.matching.complete import exposable, is_perfect
from pairwright.pairing.systems.olympiad.field import Field
from pairwright.pairing.systems.olympiad.orders import top_against_bottom
from pairwright.pairing.systems.olympiad.search import Made, Seats, first_pairing

IMPLEMENTS = tuple(OLYMPIAD_2007[number] for number in ("53", "54", "55"))


class Stays(Enum):
    """Why a team cannot float."""

    FLOATED = "it has floated into this group"
    MET_ALL = "it has met everybody in the next group"
    NEXT = "the next group could then not be paired"
    ROUND = "the teams that are left could then not be paired"
    GROUP = "the rest of its group could not be paired"


class Beyond(NamedTuple):
    """The next group of a side, as a set, and whether it is the median group."""

    teams: int
    is_median: bool


class Late(NamedTuple):
    """What came of a group: its teams in order, its pairs, the floater (one or none), and those who could not float."""

    teams: tuple[int, ...]
    made: tuple[Made, ...]
    floater: tuple[int, ...] = ()
    staying: tuple[tuple[int, Stays], ...] = ()


def settle(field: Field, teams: Sequence[int], incoming: frozenset[int], beyond: Beyond, left: int) -> tuple[Late, ...]:
    """Pair a group, those who floated into it included; ``left`` are all teams that are not paired yet, the group too.
    Empty if no line of its order will do."""
    group = set_of(teams)
    if len(teams) % 2 == 0:
        if not is_perfect(field.rows, group) or not is_perfect(field.rows, left & ~group):
            return ()
        return (Late(tuple(teams), tuple(first_pairing(teams, field.seats, top_against_bottom))),)
    staying = who_stay(field, teams, incoming, beyond, left)
    floating = [team for team in teams if team not in staying]
    if not floating:
        return ()
    made = first_pairing(teams, _with_float_seat(field, teams, floating, beyond), top_against_bottom)
    floater = tuple([one.one for one in made if one.other == field.size])
    pairs = tuple(made)
    return (Late(tuple(teams), pairs, floater, tuple([(team, staying[team]) for team in teams if team in staying])),)


def who_stay(
    field: Field, teams: Sequence[int], incoming: frozenset[int], beyond: Beyond, left: int
) -> dict[int, Stays]:
    """Those of an odd group who cannot float, and why."""
    rows = field.rows
    group = set_of(teams)
    leaving = exposable(rows, group)
    needed = exposable(rows, left & ~group)
    found = {}
    for team in teams:
        if team in incoming:
            found[team] = Stays.FLOATED
        elif not rows[team] & beyond.teams:
            found[team] = Stays.MET_ALL
        elif not leaving >> team & 1:
            found[team] = Stays.GROUP
        elif not beyond.is_median and not _receives(rows, beyond.teams, team):
            found[team] = Stays.NEXT
        elif not rows[team] & needed:
            found[team] = Stays.ROUND
    return found


def _receives(rows: Sequence[int], residents: int, floater: int) -> bool:
    """Can a group be paired with this floater: all of it, or all but one resident who floats in his turn?"""
    everybody = residents | 1 << floater
    if everybody.bit_count() % 2 == 0:
        return is_perfect(rows, everybody)
    return bool(exposable(rows, everybody) & residents)


def _with_float_seat(field: Field, teams: Sequence[int], floating: Sequence[int], beyond: Beyond) -> Seats:
    """Rows with a seat more, for the one who floats: without breaking article 20 if the next group can keep it too
    (article 21(b))."""
    seat = 1 << field.size
    unhindered = [team for team in floating if keeps_limits(field, team, beyond)]
    free, clean = set(floating), set(unhindered)
    return Seats(
        {team: field.rows[team] | (seat if team in free else 0) for team in teams} | {field.size: set_of(floating)},
        {team: field.clean[team] | (seat if team in clean else 0) for team in teams} | {field.size: set_of(unhindered)},
        field.size,
    )


def keeps_limits(field: Field, floater: int, beyond: Beyond) -> bool:
    """Can the next group be paired with this floater within article 20 as well as without it?"""
    if beyond.is_median:
        return True
    return _receives(field.clean, beyond.teams, floater)


def of_median(
    field: Field, teams: Sequence[int], from_above: frozenset[int], from_below: frozenset[int]
) -> tuple[Late, tuple[int, ...]]:
    """The median group, and the floaters from above and from below who meet each other there (article 54), if they may
    and the rest can be paired."""
    pair: tuple[int, ...] = ()
    if len(from_above) == len(from_below) == 1:
        (above,), (below,) = from_above, from_below
        rest = set_of(teams) & ~(1 << above | 1 << below)
        if field.rows[above] >> below & 1 and is_perfect(field.rows, rest):
            pair = above, below
    rest_of_group = [team for team in teams if team not in pair]
    return Late(tuple(teams), tuple(first_pairing(rest_of_group, field.seats, top_against_bottom))), pair
