"""A round: bracket after bracket from the top down, and back up where the articles say so (C1, C12, C13)."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import NoLegalPairing
from pairwright.handbook.dutch import DUTCH_1998
from pairwright.lean import NamedTuple
from pairwright.matching.bits import set_of
from pairwright.pairing.absolute import odd_rest
from pairwright.pairing.systems.dutch_1998.beyond import (
    anywhere,
    can_be_completed,
    into_lowest,
    into_opponents,
)
from pairwright.pairing.systems.dutch_1998.bracket import (
    Bracket,
    Found,
    Numbers,
    Onward,
    all_opponents,
    first_pairing,
    moved_first,
    without_opponent,
)
from pairwright.pairing.systems.dutch_1998.edition import Edition
from pairwright.pairing.systems.dutch_1998.field import Field
from pairwright.pairing.witness import witness_of

IMPLEMENTS = tuple(DUTCH_1998[number] for number in ("A3", "A5", "B1", "C1", "C12", "C13", "F4", "F5", "F9"))


class Undone(NamedTuple):
    """A bracket paired anew, by C12 or C13: who went down before, and who goes down now."""

    article: str
    before: tuple[int, ...]
    now: tuple[int, ...]


class PairedBracket(NamedTuple):
    """A bracket as it stands in the end. ``stuck`` have no opponent in it (C1) and go down before it is paired."""

    moved: tuple[int, ...]
    residents: tuple[int, ...]
    stuck: tuple[int, ...]
    bracket: Bracket
    found: Found
    undone: tuple[Undone, ...] = ()
    joined: int = 0
    """How many brackets from above are joined in it (C13)."""

    @property
    def leaving(self) -> tuple[int, ...]:
        """Who goes down; in the lowest bracket who has the bye."""
        return tuple(sorted((*self.stuck, *self.found.leaving)))


def paired_brackets(field: Field) -> list[PairedBracket]:
    """All brackets of the round, from the top. Raises :class:`NoLegalPairing`, with its witness, and
    :class:`~pairwright.errors.NotApplicable` if a bye given by hand leaves an odd number to pair."""
    state = field.state
    if state.bye_by_hand and state.size % 2:
        raise odd_rest(state)
    if not can_all_be_paired(field, range(state.size)):
        raise NoLegalPairing(state.round, witness_of(state, field.legal(), field.may_have_bye))
    return _Round(field).brackets() if state.size else []


def can_all_be_paired(field: Field, players: Sequence[int]) -> bool:
    """Whether these can all be paired by B1 and B2, one of them by the bye if their number is odd."""
    legal = field.legal()
    return can_be_completed((), players, anywhere(len(players) % 2, field.may_have_bye), legal, legal)


class _Round:
    """``above`` are the brackets paired so far."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.groups = [tuple(range(low, high)) for low, high in field.state.groups()]
        self.above: list[PairedBracket] = []

    def brackets(self) -> list[PairedBracket]:
        """C1 to C14 for every bracket, then the lowest."""
        for residents in self.groups[:-1]:
            self._look_for_others(residents)
            self.above.append(self._paired(self._moved(), residents))
        lowest = self._lowest()
        return [*self.above, lowest]

    def _moved(self) -> tuple[int, ...]:
        return self.above[-1].leaving if self.above else ()

    def _paired(self, moved: tuple[int, ...], residents: tuple[int, ...]) -> PairedBracket:
        """A bracket that is not the lowest: whoever is left moves down."""
        stuck = without_opponent(self.field, (*moved, *residents))
        here = [tuple([player for player in part if player not in stuck]) for part in (moved, residents)]
        bracket = Bracket(tuple(sorted((*here[0], *here[1]))), moved_first(here[0], here[1]))
        everybody = set_of(bracket.players)
        found = first_pairing(self.field, bracket, list(bracket.falling()), lambda count: (anywhere(count, everybody),))
        if not found:
            raise AssertionError("a bracket may always move down whole")
        return PairedBracket(moved, residents, stuck, bracket, found[0])

    # ---------------------------------------------------------------- C12

    def _look_for_others(self, residents: tuple[int, ...]) -> None:
        """C12: if the moved-down players cannot all be paired here, others are moved down in their place if those can.

        The bracket above may drop B5 and B6 or raise x for it, but makes no pair fewer (reading on C12).
        """
        if self.above and self._some_cannot_be_paired(residents):
            above = self.above[-1]
            self._pair_again(
                "C12", [above.found.numbers], lambda count: into_opponents(self.field, count, above.stuck, residents)
            )

    def _some_cannot_be_paired(self, residents: tuple[int, ...]) -> bool:
        """Where the moved-down players are at least half of the bracket (A3): one of them has no opponent (C1)."""
        moved = self._moved()
        if moved_first(moved, residents):
            return not all_opponents(self.field, moved, residents)
        return any(player in moved for player in without_opponent(self.field, (*moved, *residents)))

    def _pair_again(self, article: str, numbers: Sequence[Numbers], onward: Onward) -> bool:
        """The bracket above with this condition on who goes down; False, and nothing changed, if it has no pairing."""
        above = self.above[-1]
        found = first_pairing(self.field, above.bracket, numbers, onward)
        if not found:
            return False
        changed = above._replace(found=found[0])
        undone = Undone(article, above.leaving, changed.leaving)
        self.above[-1] = changed._replace(undone=(*above.undone, undone))
        return True

    # ---------------------------------------------------------------- C13

    def _lowest(self) -> PairedBracket:
        """C13: the last bracket but one is paired again so that the lowest can be paired; if no pairing of it does,
        the two are joined, and the one above them is the last but one."""
        lowest, below, added = self.groups[-1], self.groups[-1], self.groups[-1]
        joined = 0
        while not can_all_be_paired(self.field, (*self._moved(), *lowest)):
            if not self._another_last_but_one(lowest):
                added, below = self.above.pop().residents, lowest
                lowest = (*added, *below)
                joined += 1
        if joined:
            from_above = (*self._moved(), *added)
            return self._paired_lowest(
                from_above, below, first_of_joined(self.field.edition, from_above, below), joined
            )
        if moved_first(self._moved(), lowest) and not all_opponents(self.field, self._moved(), lowest):
            self._others_for_the_lowest(lowest)
        return self._paired_lowest(self._moved(), lowest, moved_first(self._moved(), lowest), 0)

    def _another_last_but_one(self, lowest: tuple[int, ...]) -> bool:
        """Its moved-down players stay paired while p falls (reading on C13)."""
        above = self.above[-1]
        moved = above.found.numbers.moved
        most = (len(above.bracket.players) - 2 * moved) // 2
        numbers = [Numbers(moved, rest) for rest in range(most, 0, -1)]
        if moved and not most:
            numbers = [Numbers(moved, 0)]
        takers = self.field.may_have_bye
        return self._pair_again(
            "C13", numbers, lambda count: (into_lowest(self.field, count, above.stuck, lowest, takers),)
        )

    def _others_for_the_lowest(self, lowest: tuple[int, ...]) -> None:
        """C12 for the lowest bracket: others who can all be paired with its residents, the rest of it too."""
        above = self.above[-1]
        self._pair_again(
            "C12", [above.found.numbers], lambda count: (into_lowest(self.field, count, above.stuck, lowest, 0),)
        )

    def _paired_lowest(
        self, moved: tuple[int, ...], residents: tuple[int, ...], first: int, joined: int
    ) -> PairedBracket:
        """Everybody is paired, but for the bye."""
        bracket = Bracket(tuple(sorted((*moved, *residents))), first, complete=True)
        takers = self.field.may_have_bye
        found = first_pairing(self.field, bracket, list(bracket.falling()), lambda count: (anywhere(count, takers),))
        if not found:
            raise AssertionError("the lowest bracket can be paired, but no pairing was found")
        return PairedBracket(moved, residents, (), bracket, found[0], (), joined)


def first_of_joined(edition: Edition, added: Sequence[int], below: Sequence[int]) -> int:
    """Reading on C13: the bracket above is moved down whole; 2009: the joined bracket is always heterogeneous, with
    the bracket added last as S1."""
    return len(added) if edition.joined_has_two_parts else moved_first(added, below)
