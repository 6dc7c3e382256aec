"""Criterion C4: can those still unpaired be paired? Known beforehand for every suffix of scoregroups.

``Completion`` walks the scoregroups once, from the lowest up, and keeps for each of them what it can prove
cheaply of the *suffix* (the group, the groups below, and the vertex that stands for the bye): that it has a
perfect matching or, for a suffix of odd size, players any one of whom may be the only one left over. Where a
cheap proof fails, the exact answer is computed on demand and kept.
"""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.handbook.dutch import DUTCH_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.complete import (
    Mates,
    Obstruction,
    augment,
    exposable,
    greedy,
    is_perfect,
    joined,
    maximum,
    obstructions,
)
from pairwright.pairing.systems.dutch.field import Field

IMPLEMENTS = (DUTCH_2026["1.9"], DUTCH_2026["C4"])

_SMALL_SUFFIX = 40
"""Up to this many players a suffix is solved exactly while walking up."""


class GroupFacts(NamedTuple):
    """What is known of one scoregroup alone."""

    rich: bool = False
    """So many opponents for everybody that the group stays matchable after losing any one (odd) or two (even)."""
    exposable: int = 0
    """Of an odd group: some of those who may be the only one left over; everybody if it is rich."""
    mates: Mates = {}  # noqa: RUF012  (read only)
    """A matching of a group that is not rich."""
    perfect: bool = False
    """An even group that can be paired in itself."""


class Completion:
    """``legal`` are the rows of the field, with one more vertex for the bye if the number of players is odd:
    a group of its own below all others, adjacent to the ``candidates`` (of score ``bye_score``) for it."""

    def __init__(self, field: Field, candidates: int = 0, bye_score: int = 0) -> None:
        self.field = field
        self.has_bye = bool(field.size % 2)
        self.candidates = candidates
        self.bye_score = bye_score
        self.legal = field.legal
        self.groups = field.groups
        if self.has_bye:
            bye = 1 << field.size
            self.legal = [*field.legal, candidates]
            for position in members(candidates):
                self.legal[position] |= bye
            self.groups = [*field.groups, (field.size, field.size + 1)]
        count = len(self.groups)
        self.brackets = len(field.groups)
        self.end = self.groups[-1][1] if self.groups else 0
        self.facts: list[GroupFacts] = [GroupFacts()] * count
        self.known_pairable = [False] * count + [True]
        self.known_exposable = [0] * (count + 1)
        self._deficiencies: dict[int, int] = {}
        self._obstructions: dict[int, Obstruction] = {}
        self._exact: dict[int, int] = {}
        self._exact_exposable: dict[int, int] = {}
        for index in range(count - 1, -1, -1):
            self._walk(index)

    # ---------------------------------------------------------------- what may be asked

    def pairable(self, index: int) -> bool:
        """Can the groups from ``index`` down, and the bye, be paired completely?"""
        return self.known_pairable[index] or self._perfect(self._suffix(index))

    def pairable_without_bye(self, index: int) -> bool:
        """The same of the players alone: the bye goes to somebody above."""
        if index >= self.brackets:
            return True
        return self._perfect(span(self.groups[index][0], self.field.size))

    def completes(self, leftover: Iterable[int], index: int) -> bool:
        """Criterion C4 for a bracket: can these, with everything below group ``index``, be paired?"""
        going_down = set_of(leftover)
        if not going_down:
            return self.pairable(index + 1)
        if not going_down & (going_down - 1):
            below = self.known_exposable[index + 1] if index + 1 < len(self.groups) else 0
            if self.legal[going_down.bit_length() - 1] & below:
                return True
        return self._perfect(going_down | self._suffix(index + 1))

    def links(self, position: int, index: int) -> bool:
        """Can this one player, together with the groups from ``index`` down (of odd size), be paired?"""
        legal = self.legal[position]
        return bool(legal & self.known_exposable[index] or legal & self._exposable(index))

    def deficiency(self, index: int) -> int:
        """How many of the groups from ``index`` down (and the bye) need a partner from above, at least."""
        if self.known_pairable[index]:
            return 0
        if self.known_exposable[index]:
            return 1
        known = self._deficiencies.get(index)
        if known is None:
            known = self._deficiencies[index] = maximum(self.legal, self._suffix(index))[1].bit_count()
        return known

    def obstruction(self, index: int) -> Obstruction:
        """Why the groups from ``index`` down (and the bye) cannot be paired by themselves; nothing if they can."""
        known = self._obstructions.get(index)
        if known is None:
            known = Obstruction(0, ())
            for proof in obstructions(self.legal, self._suffix(index)):
                known = joined(known, proof)
            self._obstructions[index] = known
        return known

    def cannot_meet(self, index: int) -> bool:
        """Nobody in the groups from ``index`` down may meet anybody there (nor have the bye)."""
        suffix = self._suffix(index)
        return suffix.bit_count() <= _SMALL_SUFFIX and not any(self.legal[one] & suffix for one in members(suffix))

    # ---------------------------------------------------------------- exact answers, kept

    def _suffix(self, index: int) -> int:
        return span(self.groups[index][0], self.end) if index < len(self.groups) else 0

    def _perfect(self, players: int) -> bool:
        known = self._exact.get(players)
        if known is None:
            known = players.bit_count() % 2 == 0 and is_perfect(self.legal, players)
            self._exact[players] = known
        return bool(known)

    def _exposable(self, index: int) -> int:
        known = self._exact_exposable.get(index)
        if known is None:
            known = self._exact_exposable[index] = exposable(self.legal, self._suffix(index))
        return known

    # ---------------------------------------------------------------- the walk

    def _walk(self, index: int) -> None:
        """Facts of one suffix from those of the group and of the suffix below."""
        low, high = self.groups[index]
        facts = self.facts[index] = self._group_facts(low, high)
        below_odd = (self.end - high) % 2
        below = self.known_exposable[index + 1]
        if (high - low) % 2:
            if not below_odd:
                if self.known_pairable[index + 1]:
                    self.known_exposable[index] = facts.exposable
            elif below:
                legal = self.legal
                self.known_pairable[index] = any(legal[one] & below for one in members(facts.exposable))
        elif facts.rich or facts.perfect:
            if not below_odd:
                self.known_pairable[index] = self.known_pairable[index + 1]
            elif below:
                self.known_exposable[index] = below | self._exposed_upwards(index, below)
        if self.known_pairable[index] or self.known_exposable[index] or self.field.size - low > _SMALL_SUFFIX:
            return
        if (self.end - low) % 2:
            self.known_exposable[index] = self._exposable(index)
        else:
            self.known_pairable[index] = self._perfect(self._suffix(index))

    def _exposed_upwards(self, index: int, below: int) -> int:
        """Members of a pairable even group who may be the one left over, someone else serving the suffix below."""
        low, high = self.groups[index]
        legal, facts = self.legal, self.facts[index]
        if facts.rich:
            seeing = 0
            for position in range(low, high):
                if legal[position] & below:
                    seeing += 1
                    if seeing == 2:
                        return span(low, high)
            return 0
        return set_of(facts.mates[position] for position in range(low, high) if legal[position] & below)

    def _group_facts(self, low: int, high: int) -> GroupFacts:
        """The degree bound or, where it does not hold, a maximum matching of the group."""
        group = span(low, high)
        if self._is_rich(group, high - low):
            return GroupFacts(True, group if (high - low) % 2 else 0, {}, (high - low) % 2 == 0)
        mates, exposed = greedy(self.legal, group)
        untried = exposed
        while untried and exposed & (exposed - 1):
            low_bit = untried & -untried
            untried ^= low_bit
            root = low_bit.bit_length() - 1
            if not augment(root, self.legal, group, mates, exposed ^ low_bit):
                exposed = set_of(position for position in members(exposed) if mates[position] < 0)
                untried &= exposed
        if exposed & (exposed - 1):
            return GroupFacts(mates=mates)
        if not exposed:
            return GroupFacts(mates=mates, perfect=True)
        alone = exposed.bit_length() - 1
        others = set_of(mates[position] for position in members(self.legal[alone] & group))
        return GroupFacts(exposable=exposed | others, mates=mates)

    def _is_rich(self, group: int, size: int) -> bool:
        """Dirac's theorem: everybody has more than half of the group to meet, even without any two members.

        Unmet but not admissible are at most the opponents so far, the forbidden ones, and those with the same
        absolute preference.
        """
        field = self.field
        if size < 4:
            return False
        white = (field.absolute & field.white & group).bit_count()
        black = (field.absolute & field.black & group).bit_count()
        barred = field.most_games + field.most_forbidden + max(white, black, 1) - 1
        return 2 * (size - 1 - barred) >= size + 2
