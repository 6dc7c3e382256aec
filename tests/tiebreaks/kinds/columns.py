"""Values of one tie-break, by pairing number, as they are printed."""

from __future__ import annotations

from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.base import Value
from pairwright.tiebreaks.event import Terms
from tests.support.values import ranking


def values(tournament: Tournament, code: str, terms: Terms | None = None) -> dict[int, str]:
    """The printed value of every player."""
    found = ranking(tournament, code, terms)
    return {row.number: text for row, text in zip(found.rows, found.texts(0), strict=True)}


def working(tournament: Tournament, code: str, number: int, terms: Terms | None = None) -> Value:
    """One player's value and its parts."""
    found = ranking(tournament, code, terms)
    return found.value(0, found.event.table().numbers.index(number))
