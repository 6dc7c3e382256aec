"""A round by hand: the bye, the groups from the top, and in later rounds from both ends (M4, M14)."""

from __future__ import annotations

from pairwright.handbook.cards import MANUAL_SWISS
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of
from pairwright.model.points import Points
from pairwright.pairing.absolute import takers_of_bye
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.manual_swiss import notes
from pairwright.pairing.systems.manual_swiss.cards import Cards
from pairwright.pairing.systems.manual_swiss.halves import can_be_paired, lay_out
from pairwright.pairing.systems.manual_swiss.transfers import (
    NOBODY,
    after_exchange,
    exchanged,
    promoted,
    sent_up,
    several_promoted,
)
from pairwright.state.round_state import RoundState

THE_BYE = MANUAL_SWISS["M4"]
BOTH_ENDS = MANUAL_SWISS["M14"]
JOINED = MANUAL_SWISS["R1"]
IMPLEMENTS = (THE_BYE, BOTH_ENDS, JOINED)


class Group(NamedTuple):
    """Cards that are to be paired together, in order; ``notes`` say how they came together."""

    score: Points
    cards: tuple[int, ...]
    notes: tuple[Step, ...] = ()


class Closed(NamedTuple):
    """A group that is paired: the pairs, and all steps that led there. ``from_above``: it was paired from the top."""

    group: Group
    pairs: tuple[tuple[int, int], ...]
    steps: tuple[Step, ...]
    from_above: bool


class Plan(NamedTuple):
    """The round in positions: who has the bye (-1: nobody), the groups in the order they were paired, and the steps
    before them."""

    bye: int
    closed: tuple[Closed, ...]
    opening: tuple[Step, ...]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """(higher, lower) positions."""
        return [(min(pair), max(pair)) for closed in self.closed for pair in closed.pairs]


def plan_round(cards: Cards) -> Plan:
    """Pair the round. Raises :class:`NoLegalPairing`."""
    bye = resting(cards)
    opening = list(notes.bye(cards, bye)) if bye >= 0 else []
    groups = []
    for low, high in cards.state.groups():
        own = tuple([position for position in range(low, high) if position != bye])
        if own:
            groups.append(Group(cards.scores[own[0]], own))
    table = _Table(cards, groups)
    if from_both_ends(cards.state):
        middle = cards.state.topscorer_above
        opening.append(notes.both_ends([group.score for group in groups], middle))
        table.from_above(middle)
        table.from_below()
    else:
        table.from_above(-1)
    return Plan(bye, tuple(table.closed), tuple(opening))


def from_both_ends(state: RoundState) -> bool:
    """M14: from round 4 of up to 9 rounds, from round 6 of more (reading: other numbers of rounds up to 9 as well)."""
    return state.round >= (4 if max(state.tournament.planned_rounds, state.round) <= 9 else 6)


def resting(cards: Cards) -> int:
    """M4: of an odd number, the largest number of the lowest group, then upwards, who may rest and leaves the others a
    pairing; -1 where everybody has an opponent. Raises as :func:`~pairwright.pairing.absolute.takers_of_bye`."""
    state = cards.state
    takers = members(takers_of_bye(state, cards.legal))
    return min(takers, key=lambda position: (state.scores[position], -state.numbers[position]), default=-1)


class _Table:
    """The table with the groups still to be paired, and those that are."""

    def __init__(self, cards: Cards, groups: list[Group]) -> None:
        self.cards = cards
        self.groups = groups
        self.closed: list[Closed] = []

    def from_above(self, middle: Points) -> None:
        """From the top down to the groups with more than ``middle``."""
        while self.groups and self.groups[0].score > middle:
            group = self.groups.pop(0)
            below = self.groups[0] if self.groups else Group(0, ())
            helped = self._helped_from_below(group, below)
            if can_be_paired(self.cards, helped.cards):
                self._close(helped, from_above=True)
            elif below.cards:
                note = notes.joined_below(self.cards, group.cards, below.score)
                cards = (*group.cards, *below.cards)
                self.groups[0] = Group(below.score, cards, (*group.notes, *below.notes, note))
            else:
                self._reopen_for(group)

    def from_below(self) -> None:
        """M14: the other groups from the lowest up; what cannot be paired goes up, one or all."""
        while self.groups:
            group = self.groups.pop()
            if can_be_paired(self.cards, group.cards):
                self._close(group, from_above=False)
            elif self.groups:
                self._send_up(group)
            else:
                self._reopen_for(group)

    def _helped_from_below(self, group: Group, below: Group) -> Group:
        """The group with what M10, M11 and M13 do for it; as it is if nothing helps, or nothing needs to.

        The next group changes with it."""
        cards = self.cards
        if can_be_paired(cards, group.cards) or not below.cards:
            return group
        if len(group.cards) % 2 and (choice := promoted(cards, group.cards, below.cards)).up:
            note = notes.promoted(cards, group.cards, below.cards, choice)
        elif _may_be_exchanged(cards, group) and (choice := exchanged(cards, group.cards, below.cards)).up:
            note = notes.exchanged(cards, group.cards, choice)
        elif (choice := several_promoted(cards, group.cards, below.cards)).up:
            note = notes.several_promoted(cards, group.cards, choice)
        else:
            return group
        left = (*choice.down, *(player for player in below.cards if player not in choice.up))
        self.groups[:1] = [below._replace(cards=left)] if left else []
        return Group(group.score, tuple(after_exchange(group.cards, choice)), (*group.notes, note))

    def _send_up(self, group: Group) -> None:
        """One player of an odd group, or the whole of a group that cannot be paired, behind the higher scores."""
        above = self.groups[-1]
        choice = sent_up(self.cards, group.cards, above.cards) if len(group.cards) % 2 else NOBODY
        if not choice.up:
            note = notes.whole_group_up(self.cards, group.cards, above.score)
            self._put_behind(group.cards, (*group.notes, note))
            return
        note = notes.sent_up(self.cards, group.cards, above.score, choice)
        left = tuple([player for player in group.cards if player not in choice.up])
        if left:
            self._put_behind(choice.up, ())
            self._close(Group(group.score, left, (*group.notes, note)), from_above=False)
        else:
            self._put_behind(choice.up, (*group.notes, note))

    def _put_behind(self, players: tuple[int, ...], told: tuple[Step, ...]) -> None:
        """M11: who comes up stands behind all higher scores."""
        above = self.groups[-1]
        self.groups[-1] = Group(above.score, (*above.cards, *players), (*above.notes, *told))

    def _reopen_for(self, group: Group) -> None:
        """The last group, which cannot be paired, is joined with the one paired before it: the lowest of those paired
        from the top, without one the last of those paired from below (reading)."""
        above = [index for index, closed in enumerate(self.closed) if closed.from_above]
        before = self.closed.pop(above[-1] if above else -1)
        parts = (before.group, group) if before.from_above else (group, before.group)
        note = notes.joined_with_paired(self.cards, group.cards, before.group.cards)
        cards = (*parts[0].cards, *parts[1].cards)
        self.groups.append(Group(before.group.score, cards, (*parts[0].notes, *parts[1].notes, note)))

    def _close(self, group: Group, *, from_above: bool) -> None:
        laid = lay_out(self.cards, group.cards)
        number = len(self.closed) + 1
        steps = (*group.notes, *notes.laid(self.cards, group.cards, laid))
        steps = tuple([step._replace(bracket=number) for step in steps])
        self.closed.append(Closed(group, laid.pairs, steps, from_above))


def _may_be_exchanged(cards: Cards, group: Group) -> bool:
    """M13 is for an even number not all of whom have met one another (M11)."""
    everybody = set_of(group.cards)
    met = cards.state.opponents
    return len(group.cards) % 2 == 0 and any(everybody & ~(met[player] | 1 << player) for player in group.cards)
