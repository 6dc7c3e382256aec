"""The order of the draw. Every lot follows from the text in the announcement, so that it can
be drawn again by anybody."""

from __future__ import annotations

from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.terms import Knockout, Seeds

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament

ORDER = KNOCKOUT["K2"]
IMPLEMENTS = (ORDER,)


def order_of(tournament: Tournament) -> tuple[int, ...]:
    """Pairing numbers in the order of the draw (K2)."""
    terms = tournament.knockout
    numbers = [player.number for player in tournament.players]
    if not tournament.numbered_by_position:
        numbers.sort()
    if terms.seeds is Seeds.LOT:
        return tuple(sorted(numbers, key=lambda number: slip(terms, f"place {number}")))
    if terms.seeds is Seeds.RATING:
        ratings = {player.number: player.rating for player in tournament.players}
        rated = sorted([number for number in numbers if ratings[number]], key=lambda number: -ratings[number])
        unrated = [number for number in numbers if not ratings[number]]
        if terms.lot:
            unrated.sort(key=lambda number: slip(terms, f"place {number}"))
        return (*rated, *unrated)
    return tuple(numbers)


def slip(terms: Knockout, what: str) -> str:
    """The slip drawn for it, in hexadecimal digits; the lowest comes first."""
    from hashlib import sha256

    return sha256(f"KNOCKOUT\n{terms.lot}\n{what}".encode("utf-8", "surrogatepass")).hexdigest()
