"""Values of one tie-break, by pairing number, as they are printed."""

from __future__ import annotations

from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import kinds, parse
from pairwright.tiebreaks.base import Value, written
from pairwright.tiebreaks.event import Event, Meeting, Terms, of_individuals

SWISS = Terms()
ROUND_ROBIN = Terms(meeting=Meeting.PREDETERMINED)


def values(tournament: Tournament, code: str, terms: Terms = SWISS, after_round: int = 0) -> dict[int, str]:
    """The printed value of every player."""
    event = of_individuals(tournament, terms, after_round)
    asked = parse(code)
    column = kinds()[asked.name].column(event, asked)
    return {
        number: written(column.exact(position), column.decimals)
        for position, number in enumerate(event.table().numbers)
    }


def working(tournament: Tournament, code: str, number: int, terms: Terms = SWISS) -> Value:
    """One player's value and its parts."""
    event = of_individuals(tournament, terms)
    return working_in(event, code, number)


def working_in(event: Event, code: str, number: int) -> Value:
    """The same of an event."""
    asked = parse(code)
    return kinds()[asked.name].column(event, asked).value(event.table().numbers.index(number))
