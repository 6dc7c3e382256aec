"""What the remainder of a heterogeneous bracket needs, before the opponents of the moved-down players are known.

x of a remainder follows from who is in it (A8), so the number of pairs that deny a preference may not exceed the
larger of three sums; each of them is a cost of pairs, and the least of it a cheapest matching.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.lean import NamedTuple
from pairwright.matching.bits import set_of
from pairwright.matching.cheapest import NO_EDGE, cheapest_perfect_matching
from pairwright.pairing.systems.dutch_1998.beyond import Beyond
from pairwright.pairing.systems.dutch_1998.field import Field
from pairwright.state.preference import BLACK, WHITE


class Open(NamedTuple):
    """Moved-down players still without opponent, the players for them and for the remainder, and who leaves."""

    choosers: Sequence[int]
    others: Sequence[int]
    beyond: Beyond
    rows: Sequence[int]
    fewer: int
    """How many pairs fewer than possible are made in the remainder (C14)."""
    leaving: int


NEVER = 10**6


def least_raise(field: Field, open_: Open) -> int:
    """By how much x has to be raised at least (C11) for the remainder; :data:`NEVER` if nothing helps."""
    found = _least(field, open_, mild_too=True)
    return max(found, _least(field, open_, mild_too=False)) if field.mild_lowers_x else found


def _least(field: Field, open_: Open, *, mild_too: bool) -> int:
    """For all pairs that deny a preference, or for those without a mild one."""
    counted = field.mild if not mild_too else 0
    others = set_of(open_.others)
    in_remainder = len(open_.others) - len(open_.choosers)
    taken_off = (in_remainder + 1) // 2 + open_.fewer
    found = NEVER
    for majority in (0, field.due[WHITE], field.due[BLACK]):
        wishing = majority & ~counted
        least = _cheapest(field, open_, wishing, counted)
        if least >= NEVER:
            return NEVER
        allowed = (wishing & others).bit_count() - taken_off if majority else 0
        found = min(found, max(0, least - allowed))
        if not found:
            return 0
    return found


def _cheapest(field: Field, open_: Open, wishing: int, excused: int) -> int:
    """The least number of denying pairs in the remainder (none with a player ``excused``) and of players ``wishing``
    the colour of the majority who are taken out of it."""
    players = [*open_.choosers, *open_.others]
    first, count = len(open_.choosers), len(players)
    total = count + open_.beyond.size
    if total % 2:
        return NEVER
    dear = count + 1
    costs = [[NO_EDGE] * total for _ in range(total)]
    for one in range(count):
        row = open_.rows[players[one]]
        for other in range(max(one + 1, first), count):
            if not row >> players[other] & 1:
                continue
            if one < first:
                cost = wishing >> players[other] & 1
            else:
                judged = not excused >> players[one] & 1 and not excused >> players[other] & 1
                cost = int(judged and field.denies(players[one], players[other]))
            costs[one][other] = costs[other][one] = cost
        for vertex in range(open_.beyond.size if one >= first else 0):
            if open_.beyond.open_to[vertex] >> players[one] & 1:
                costs[one][count + vertex] = costs[count + vertex][one] = dear
    for vertex in range(open_.beyond.size):
        for other in range(open_.beyond.size):
            if open_.beyond.inner[vertex] >> other & 1:
                costs[count + vertex][count + other] = 0
    mates = cheapest_perfect_matching(costs)
    if not mates:
        return NEVER if total else 0
    cost = sum(costs[vertex][mate] for vertex, mate in enumerate(mates) if vertex < mate)
    leaving, least = divmod(cost, dear)
    return least if leaving == open_.leaving else NEVER
