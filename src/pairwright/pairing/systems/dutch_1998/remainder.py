"""What the remainder of a heterogeneous bracket needs, before the opponents of the moved-down players are known.

x of a remainder follows from who is in it (A8), so the number of pairs that deny a preference may not exceed the
larger of three sums; each of them is a cost of pairs, and the least of it a cheapest matching.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pairwright.lean import NamedTuple
from pairwright.matching.bits import set_of
from pairwright.pairing.systems.dutch_1998.beyond import NEVER, Beyond, cheapest_completion
from pairwright.pairing.systems.dutch_1998.field import Budget, Field
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
    pairs: int
    """Pairs to be made in the remainder."""


def least_raise(field: Field, open_: Open, x: Budget, enough: int = 0) -> int:
    """By how much x has to be raised at least (C11), or ``enough`` if that will do; :data:`NEVER` if nothing helps.

    ``x`` is what the moved-down players still without opponent may deny. What they deny, what the remainder denies, and
    both together are looked at; with A7.e all pairs, and those without a mild preference.
    """
    found = _least(field, open_, x.total, enough, mild_too=True)
    if field.mild_lowers_x and found < NEVER:
        return max(found, _least(field, open_, x.others, enough, mild_too=False))
    return found


def _least(field: Field, open_: Open, x: int, enough: int, *, mild_too: bool) -> int:
    """For all pairs that deny a preference, or for those without a mild one."""
    denies = field.denies if mild_too else field.denies_without_mild
    counted = field.mild if not mild_too else 0
    others = set_of(open_.others)
    in_remainder = len(open_.others) - len(open_.choosers)
    taken_off = (in_remainder + 1) // 2 + open_.fewer
    of_moved = max(enough, _cheapest(open_, denies, no_pair, 0) - x) if open_.choosers else enough
    found = NEVER
    for majority in (0, field.due[WHITE], field.due[BLACK]):
        wishing = majority & ~counted
        allowed = (wishing & others).bit_count() - taken_off if majority else 0
        needed = max(of_moved, _cheapest(open_, no_pair, denies, wishing) - allowed)
        if open_.choosers and needed < found:
            both = _cheapest(open_, denies, denies, wishing) - allowed - x
            needed = max(needed, (both + 1) // 2)
        found = min(found, needed)
        if found <= enough:
            return found
    return found


Judge = Callable[[int, int], bool]


def no_pair(one: int, other: int) -> bool:  # noqa: ARG001
    """What does not count."""
    return False


def _cheapest(open_: Open, of_moved: Judge, of_rest: Judge, wishing: int) -> int:
    """The least number of denying pairs, those of moved-down players and those of the remainder each by their judge,
    and of players ``wishing`` the colour of the majority who are taken out of the remainder."""
    choosers = set_of(open_.choosers)

    def cost(one: int, other: int) -> int:
        if choosers >> one & 1:
            return (wishing >> other & 1) + int(of_moved(one, other))
        return int(of_rest(one, other))

    leaving, least = cheapest_completion(
        open_.choosers, open_.others, open_.beyond, open_.rows, open_.rows if open_.pairs else (), cost
    )
    return least if leaving == open_.leaving else NEVER
