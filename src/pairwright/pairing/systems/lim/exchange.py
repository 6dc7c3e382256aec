"""The pairing of a group's residents: the proposal, the exchanges, the fewest clashes of colour.

Documents 3.4, 3.5, 5.1 to 5.3, 6.2, 6.7; today 2.4, 4.1 to 4.3, 5.2, 5.7.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.lim import LIM_1999, LIM_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import exposable, is_perfect
from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.systems.lim.field import Direction, Field

IMPLEMENTS = (
    *(LIM_1999[number] for number in ("3.4", "3.5", "5.1", "5.2", "5.3", "5.4", "6.2", "6.7")),
    *(LIM_2026[number] for number in ("2.4", "4.1", "4.2", "4.3", "4.4", "5.2", "5.7")),
)

Pairs = list[tuple[int, int]]
"""Pairs of positions, the one who was looked at first in front."""


def proposal(ordered: Sequence[int]) -> Pairs:
    """The first half against the second: 1-4, 2-5, 3-6."""
    half = len(ordered) // 2
    return list(zip(ordered[:half], ordered[half:], strict=True))


def opponents_in_order(ordered: Sequence[int]) -> list[int]:
    """Whom the first of a group tries: the other half in order, then his own half from its end: 4, 5, 6, 3, 2."""
    half = len(ordered) // 2
    return [*ordered[half:], *reversed(ordered[1:half])]


class Exchanged(NamedTuple):
    """How a group was paired: ``proposed`` by halves, ``checked`` after the first check (compatible opponents),
    ``pairs`` after the second (colours), with so many clashes."""

    proposed: Pairs
    checked: Pairs
    pairs: Pairs
    clashes: int


def pair_residents(field: Field, residents: int, direction: Direction) -> Exchanged:
    """Pair a set that can be paired completely.

    Of the complete pairings those with the fewest clashes, of these the first in the order of exchanges (reading of
    documents 6.2 and remark 8; the example needs it).
    """
    ordered = field.in_order(residents, direction)
    proposed = proposal(ordered)
    checked = first_complete(field.rows, ordered)
    rows = rows_for_colour(field, ordered, checked)
    pairs = fewest_clashes(field, rows, ordered)
    return Exchanged(proposed, checked, pairs, sum(field.clash(*pair) for pair in pairs))


def first_complete(rows: Sequence[int], ordered: Sequence[int]) -> Pairs:
    """The first complete pairing within ``rows`` in the order of exchanges: everybody in turn takes the first opponent
    who leaves the rest a complete pairing; after each pair the rest is proposed afresh."""
    left = list(ordered)
    pairs: Pairs = []
    while left:
        fresh = proposal(left)
        if all(rows[one] >> other & 1 for one, other in fresh):
            return pairs + fresh
        first = left[0]
        available = rows[first] & exposable(rows, set_of(left[1:]))
        opponent = next(other for other in opponents_in_order(left) if available >> other & 1)
        pairs.append((first, opponent))
        left = [player for player in left if player not in (first, opponent)]
    return pairs


def rows_for_colour(field: Field, ordered: Sequence[int], checked: Pairs) -> list[int]:
    """Whom each may get by the second check, symmetric.

    In a Maxi tournament (6.7, today 5.7) the two who change places differ by at most the limit: the first of a pair in
    the order gives up the opponent of the first check only for one within the limit of that opponent's rating.
    """
    ratings, limit = field.ratings, field.edition.rating_limit
    opponent_of = dict([*checked, *((other, one) for one, other in checked)])
    rows = [0] * field.size
    for place, player in enumerate(ordered):
        given_up = ratings[opponent_of[player]]
        for other in ordered[place + 1 :]:
            if field.rows[player] >> other & 1 and abs(ratings[other] - given_up) <= limit:
                rows[player] |= 1 << other
                rows[other] |= 1 << player
    return rows


def fewest_clashes(field: Field, rows: Sequence[int], ordered: Sequence[int]) -> Pairs:
    """Of the complete pairings within ``rows`` with the fewest clashes the first in the order of exchanges."""
    left = list(ordered)
    pairs: Pairs = []
    mates: dict[int, int] = {}
    while left:
        plain = rows_without_needless_clashes(field, rows, set_of(left))
        if is_perfect(plain, set_of(left)):
            return pairs + first_complete(plain, left)
        first = left[0]
        tries = [other for other in opponents_in_order(left) if rows[first] >> other & 1]
        if mates.get(first) != tries[0]:
            mates = _best_mates(field, rows, left, tries)
        pairs.append((first, mates[first]))
        left = [player for player in left if player not in pairs[-1]]
    return pairs


def rows_without_needless_clashes(field: Field, rows: Sequence[int], players: int) -> list[int]:
    """The pairs that may occur if there are no more clashes than the numbers due White and Black force.

    Where one colour is due to more players than all others are, every other player meets one of those; otherwise
    nobody need clash. If these pairs allow a complete pairing, its complete pairings are those with the fewest clashes:
    a pair of two others forces one clash more among the many.
    """
    white, black = field.white & players, field.black & players
    many = next((due for due in (white, black) if 2 * due.bit_count() > players.bit_count()), 0)
    kept = list(rows)
    for player in members(players):
        own = 1 << player
        if many:
            kept[player] &= players if many & own else many
        elif (white | black) & own:
            kept[player] &= players & ~(white if white & own else black)
    return kept


def _best_mates(field: Field, rows: Sequence[int], left: Sequence[int], tries: Sequence[int]) -> dict[int, int]:
    """A complete pairing with the fewest clashes; among those the first player has the earliest of ``tries``."""
    size = len(left)
    clash = size + 1
    base = clash * (size + 2)
    rank = {other: place for place, other in enumerate(tries)}
    weights = [[0] * size for _ in left]
    for place, one in enumerate(left):
        row = rows[one]
        for later in range(place + 1, size):
            other = left[later]
            if row >> other & 1:
                weight = base - clash * field.clash(one, other) - (0 if place else rank[other])
                weights[place][later] = weights[later][place] = weight
    return {left[place]: left[mate] for place, mate in enumerate(heaviest_matching(weights))}
