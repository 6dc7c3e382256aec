"""Values of tie-breaks as they are printed."""

from __future__ import annotations

from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import parse_list
from pairwright.tiebreaks.editions import edition
from pairwright.tiebreaks.event import Meeting, Terms, of_individuals
from pairwright.tiebreaks.ranking import Ranking, rank


def ranking(tournament: Tournament, codes: str, terms: Terms | None = None) -> Ranking:
    """The standings of the players by these codes."""
    return rank(of_individuals(tournament, terms or Terms()), parse_list(codes))


def values(tournament: Tournament, codes: str, terms: Terms | None = None) -> dict[int, dict[str, str]]:
    """Values by pairing number and code."""
    found = ranking(tournament, codes, terms)
    table: dict[int, dict[str, str]] = {row.number: {} for row in found.rows}
    for index, asked in enumerate(found.asked):
        for row, text in zip(found.rows, found.texts(index), strict=True):
            table[row.number][asked.text] = text
    return table


def of_edition(code: str) -> Terms:
    """The terms of an edition of the regulation."""
    return Terms(rules=edition(code))


PREDETERMINED = Terms(meeting=Meeting.PREDETERMINED)
