"""Who leaves his score group, and why he (M10, M11, M13, M14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pairwright.handbook.cards import MANUAL_SWISS
from pairwright.lean import NamedTuple
from pairwright.matching.heaviest import heaviest_matching
from pairwright.matching.mixed_radix import places
from pairwright.pairing.systems.manual_swiss.cards import Cards
from pairwright.pairing.systems.manual_swiss.halves import can_be_paired, fewest_repeats

PROMOTED = MANUAL_SWISS["M10"]
SEVERAL_PROMOTED = MANUAL_SWISS["M11"]
EXCHANGED = MANUAL_SWISS["M13"]
IMPLEMENTS = (PROMOTED, SEVERAL_PROMOTED, EXCHANGED)


class Transfer(NamedTuple):
    """Players who come up and go down, and the repeated colours that are needed then; ``up`` empty: nobody helps."""

    up: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    repeats: int = 0


NOBODY = Transfer()


def promoted(cards: Cards, group: Sequence[int], below: Sequence[int]) -> Transfer:
    """M10: the one from the next group with whom fewest colours repeat, of several the smallest number."""

    def repeats(choice: Transfer) -> int:
        return _repeats(cards, [*group, *choice.up])

    choices = [
        (cards.fewest_by_colours([*group, player]), (cards.numbers[player],), Transfer((player,))) for player in below
    ]
    return _best(choices, repeats)


def exchanged(cards: Cards, group: Sequence[int], below: Sequence[int]) -> Transfer:
    """M13: one goes down for one who comes up: fewest repeats, then the largest number down (the next larger if the
    pairing or the colours of the rest suffer), then the smallest number up."""

    def repeats(choice: Transfer) -> int:
        return _repeats(cards, after_exchange(group, choice))

    choices = []
    for down in group:
        for up in below:
            choice = Transfer((up,), (down,))
            bound = cards.fewest_by_colours(after_exchange(group, choice))
            choices.append((bound, (-cards.numbers[down], cards.numbers[up]), choice))
    return _best(choices, repeats)


def after_exchange(group: Sequence[int], choice: Transfer) -> list[int]:
    """The group without those who go down, and with those who come up behind the others (M10)."""
    return [*(player for player in group if player not in choice.down), *choice.up]


def several_promoted(cards: Cards, group: Sequence[int], below: Sequence[int]) -> Transfer:
    """M11: as few as make a pairing possible, two or more (reading: three, if one does not help an odd group); of these
    the ones with whom fewest colours repeat in both groups, then the smallest numbers. That the group they leave can
    then be paired goes before its colours, if its number is even.

    One heaviest matching finds them: as few need not meet one another, or two of them would not be needed.
    """
    fewest = _taken_up(cards, group, below, with_rest=False)
    if not fewest:
        return NOBODY
    if (len(below) - len(fewest)) % 2 == 0:
        better = _taken_up(cards, group, below, with_rest=True)
        if can_be_paired(cards, [player for player in below if player not in better]):
            fewest = better
    return Transfer(fewest, (), fewest_repeats(cards, [*group, *fewest]))


def _taken_up(cards: Cards, group: Sequence[int], below: Sequence[int], *, with_rest: bool) -> tuple[int, ...]:
    """Who of the next group meets somebody of this one in the best matching that covers this one; nobody if none does.
    The digits of its weight: covered, not taken up, pairs of the rest if they count, no repeat, smallest numbers."""
    rest = sorted(below, key=cards.numbers.__getitem__)
    players = [*group, *rest]
    own, last = len(group), len(rest)
    offsets, _ = places([own, own, len(players), len(players)])
    covers, inside, pairs_left, fits = (1 << offset + last for offset in offsets)
    weights = [[0] * len(players) for _ in players]
    for one, player in enumerate(players):
        for two in range(one + 1, len(players)):
            other = players[two]
            if not cards.legal[player] >> other & 1:
                continue
            weight = fits * (1 - cards.repeats(player, other))
            if two < own:
                weight += 2 * covers + inside
            elif one < own:
                weight += covers + (1 << len(players) - 1 - two)
            else:
                weight = weight + pairs_left if with_rest else 0
            weights[one][two] = weights[two][one] = weight
    mates = heaviest_matching(weights)
    if -1 in mates[:own]:
        return ()
    return tuple([players[mate] for mate in sorted(mates[:own]) if mate >= own])


def sent_up(cards: Cards, group: Sequence[int], above: Sequence[int]) -> Transfer:
    """M10, M14: of an odd group that is paired from below, the one whose colour helps the group above most (that group
    is paired later, so that only the colours due are looked at), of several the smallest number; the others must have a
    pairing."""
    order = sorted(group, key=lambda player: (cards.fewest_by_colours([*above, player]), cards.numbers[player]))
    for player in order:
        if can_be_paired(cards, [other for other in group if other != player]):
            return Transfer((player,), (), cards.fewest_by_colours([*above, player]))
    return NOBODY


def _repeats(cards: Cards, group: Sequence[int]) -> int:
    """Fewest repeats; -1 if the group cannot be paired."""
    return fewest_repeats(cards, group) if can_be_paired(cards, group) else -1


def _best(choices: Iterable[tuple[int, tuple[int, ...], Transfer]], repeats: Callable[[Transfer], int]) -> Transfer:
    """The choice with fewest repeats, then the first by its order. Choices come with a lower bound of their repeats,
    so that most need not be looked at; those with -1 repeats are impossible."""
    best: list[tuple[int, tuple[int, ...], Transfer]] = []
    for bound, order, choice in sorted(choices):
        if best and best[0][0] < bound:
            break
        needed = repeats(choice)
        if needed >= 0 and (not best or (needed, order) < best[0][:2]):
            best = [(needed, order, choice._replace(repeats=needed))]
    return best[0][2] if best else NOBODY
