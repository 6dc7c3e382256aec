"""One group: its upper half against its lower half, and the smallest rearrangement of the cards (M8, M9, M12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairwright.handbook.cards import MANUAL_SWISS
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import is_perfect
from pairwright.matching.first_perfect import first_perfect
from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.systems.manual_swiss.cards import Cards
from pairwright.pairing.systems.manual_swiss.seating import Seating

IMPLEMENTS = (MANUAL_SWISS["M5"], MANUAL_SWISS["M8"], MANUAL_SWISS["M12"])


class Change(NamedTuple):
    """Two cards of the lower half that change places: ``first`` stood against ``opponent``, where ``second`` is now."""

    opponent: int
    first: int
    second: int


class Laid(NamedTuple):
    """A group laid out in pairs: (upper card, lower card), the changes that led there, and the exchange between the
    halves before them (upper card, lower card; empty: none). ``freely``: no arrangement of two halves with one exchange
    exists, so that cards were taken from anywhere."""

    pairs: tuple[tuple[int, int], ...]
    changes: tuple[Change, ...] = ()
    exchange: tuple[int, ...] = ()
    freely: bool = False


def can_be_paired(cards: Cards, group: Sequence[int]) -> bool:
    """Is there any legal pairing of the group?"""
    return len(group) % 2 == 0 and is_perfect(cards.legal, set_of(group))


def fewest_repeats(cards: Cards, group: Sequence[int]) -> int:
    """How many colours have to be repeated in a group that can be paired."""
    bound = cards.fewest_by_colours(group)
    if not bound and is_perfect(cards.fits, set_of(group)):
        return 0
    half = len(group) // 2
    seating = Seating(cards, group[:half], group[half:])
    if seating.complete and seating.cost == bound:
        return bound
    heavy = 2 * len(group)
    weights = [
        [(cards.legal[one] >> other & 1) * (heavy - cards.repeats(one, other)) for other in group] for one in group
    ]
    mates = heaviest_matching(weights)
    return sum(cards.repeats(group[one], group[mate]) for one, mate in enumerate(mates) if one < mate)


def lay_out(cards: Cards, group: Sequence[int]) -> Laid:
    """Pair a group that can be paired, with the fewest repeats that two halves with at most one exchange allow.

    M12: the arrangement as it lies is tried first, then the last upper card is exchanged with each lower card from the
    top, then the last but one; each time the lower half is rearranged place by place. All this comes before a colour is
    repeated (reading of M9, M12).
    """
    half = len(group) // 2
    least = fewest_repeats(cards, group)
    best: tuple[int, Seating, tuple[int, ...]] | None = None
    for upper, lower, exchange in _exchanges(group[:half], group[half:]):
        seating = Seating(cards, upper, lower)
        if seating.complete and (best is None or seating.cost < best[0]):
            best = (seating.cost, seating, exchange)
            if seating.cost == least:
                break
    if best is None:
        return _laid_freely(cards, group)
    pairs, changes = _rearranged(best[1])
    return Laid(pairs, changes, best[2])


def _exchanges(
    upper: Sequence[int], lower: Sequence[int]
) -> Iterator[tuple[Sequence[int], Sequence[int], tuple[int, ...]]]:
    """The halves as they lie, then with one exchange; the cards stay where they were put."""
    yield upper, lower, ()
    for up in range(len(upper) - 1, -1, -1):
        for down, card in enumerate(lower):
            yield (
                [*upper[:up], card, *upper[up + 1 :]],
                [*lower[:down], upper[up], *lower[down + 1 :]],
                (upper[up], card),
            )


def _rearranged(seating: Seating) -> tuple[tuple[tuple[int, int], ...], tuple[Change, ...]]:
    """M9, M12: place by place from the top, the card that lies there or the next one below it that leaves the others
    an arrangement with no more repeats; the two change places."""
    lower, budget = list(seating.lower), seating.cost
    pairs, changes = [], []
    for place, card in enumerate(seating.upper):
        taken = next(index for index in range(place, len(lower)) if seating.takes(card, lower[index], budget))
        if taken != place:
            changes.append(Change(card, lower[place], lower[taken]))
            lower[place], lower[taken] = lower[taken], lower[place]
        seating.settle(lower[place])
        pairs.append((card, lower[place]))
    return tuple(pairs), tuple(changes)


def _laid_freely(cards: Cards, group: Sequence[int]) -> Laid:
    """Each card in turn gets the first of the lower half, or else the last of the upper half, that leaves the others a
    pairing; without repeats if that is possible."""
    half = len(group) // 2
    order = [*group[half:], *reversed(group[:half])]
    place = {card: index for index, card in enumerate(order)}
    rows = cards.fits if is_perfect(cards.fits, set_of(group)) else cards.legal
    within = set_of(group)
    moved = [set_of(place[other] for other in members(rows[card] & within)) for card in order]
    mates = first_perfect(moved, (1 << len(order)) - 1, [place[card] for card in group])
    pairs = [(card, order[mates[place[card]]]) for card in group]
    rank = {card: index for index, card in enumerate(group)}
    return Laid(tuple([pair for pair in pairs if rank[pair[0]] < rank[pair[1]]]), freely=True)
