"""Prize money among participants who are tied. Money is whole numbers of the smallest unit of a currency.

A tied group has the prizes of all the places it fills, taken together; where it reaches beyond the last prize, the
places without one count nothing and still share. The whole sum of the group is divided, exactly; then each share is
rounded once, on its own, so that equals get equal amounts. What rounding leaves (or adds) is told, and given to nobody.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from itertools import groupby

from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.points import Points

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Money = int
"""Smallest units of a currency."""


class Sharing(Enum):
    """Who shares with whom."""

    EQUAL = "equal"
    """All with equal scores share equally, whatever separates them in the standings."""
    RANK = "rank"
    """Everybody has the prize of his place; those only share whom nothing separates."""
    HORT = "hort"
    """Half by rank and half equally."""


class Rounding(Enum):
    """What happens to a share that is no multiple of the step."""

    DOWN = "down"
    UP = "up"
    HALF_UP = "half-up"
    HALF_DOWN = "half-down"
    HALF_EVEN = "half-even"


class Claim(NamedTuple):
    """A participant: pairing number, place (shared by all that nothing separates; 0: not ranked), score (tenths)."""

    number: int
    place: int
    score: Points


class Pot(NamedTuple):
    """The prizes of all the places that a group fills, and how many are in it."""

    sum: Money
    sharers: int

    @property
    def each(self) -> Fraction:
        """The exact share of each."""
        return Fraction(self.sum, self.sharers)


class Award(NamedTuple):
    """What a participant gets: the exact share, and the amount it is rounded to. ``by_place`` and ``by_score`` are
    the pots of those who share his place and his score."""

    claim: Claim
    by_place: Pot
    by_score: Pot
    exact: Fraction
    amount: Money


class Payout(NamedTuple):
    """All awards, in the order of the standings. ``fund`` is the sum of all prizes = ``given`` out + ``left`` by
    rounding (less than nothing where rounding added) + ``unclaimed``, the prizes of places that nobody has."""

    awards: tuple[Award, ...]
    fund: Money
    given: Money
    left: Money
    unclaimed: Money


def share(
    claims: Sequence[Claim],
    prizes: Sequence[Money],
    sharing: Sharing = Sharing.EQUAL,
    step: Money = 1,
    rounding: Rounding = Rounding.DOWN,
) -> Payout:
    """Who gets how much. ``claims`` are in the order of the standings; who is not ranked has no part in it.
    ``prizes[0]`` is for the first place; amounts are rounded to multiples of ``step`` (at least 1)."""
    ranked = [claim for claim in claims if claim.place]
    money = [*prizes, *[0] * max(len(ranked) - len(prizes), 0)]
    by_place = _pots(ranked, money, lambda claim: claim.place)
    by_score = _pots(ranked, money, lambda claim: claim.score)
    awards = []
    for claim, own, tied in zip(ranked, by_place, by_score, strict=True):
        exact = _exact(own, tied, sharing)
        if exact:
            awards.append(Award(claim, own, tied, exact, rounded(exact, step, rounding)))
    given = sum([award.amount for award in awards])
    unclaimed = sum(money[len(ranked) :])
    fund = sum(prizes)
    return Payout(tuple(awards), fund, given, fund - given - unclaimed, unclaimed)


def _pots(claims: Sequence[Claim], money: Sequence[Money], of: Callable[[Claim], int]) -> list[Pot]:
    """The pot of everybody's group: neighbours in the standings for whom ``of`` is equal."""
    pots: list[Pot] = []
    for _, tied in groupby(claims, key=of):
        size = len(list(tied))
        start = len(pots)
        pots += [Pot(sum(money[start : start + size]), size)] * size
    return pots


def _exact(own: Pot, tied: Pot, sharing: Sharing) -> Fraction:
    if sharing is Sharing.RANK:
        return own.each
    if sharing is Sharing.EQUAL:
        return tied.each
    return (own.each + tied.each) / 2


def rounded(exact: Fraction, step: Money, rounding: Rounding) -> Money:
    """The multiple of ``step`` that a share (not negative) is rounded to.

    >>> [rounded(Fraction(5, 2), 1, rounding) for rounding in Rounding]
    [2, 3, 3, 2, 2]
    """
    steps, rest = divmod(exact, step)
    twice = 2 * rest - step
    if rounding is Rounding.UP:
        up = rest > 0
    elif rounding is Rounding.DOWN:
        up = False
    elif twice:
        up = twice > 0
    else:
        up = rounding is Rounding.HALF_UP or (rounding is Rounding.HALF_EVEN and steps % 2 == 1)
    return (int(steps) + up) * step
