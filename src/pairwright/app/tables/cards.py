"""Pairing cards: for every round colour, opponent, result, running score and float, as the cards of old had them."""

from __future__ import annotations

from pairwright.app.editions import code_of
from pairwright.app.tables.chart import Line, Order, Participant, chart, participants
from pairwright.app.tables.marks import NO_MARKS, Due, Marks, marks_of
from pairwright.errors import UnknownCode
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.result import Result
from pairwright.state.floats import Float
from pairwright.tiebreaks.event import Meeting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.app.standings import Standings
    from pairwright.tiebreaks.event import Event


class Card(NamedTuple):
    """One card. ``floats`` are by round, ``opponents`` too (None without one)."""

    line: Line
    opponents: tuple[Participant | None, ...]
    floats: tuple[Float, ...]
    due: Due


class Cards(NamedTuple):
    """Cards by pairing number, after ``rounds`` rounds of ``planned`` (0: not known); ``score`` is what runs on them:
    ``PTS``, or ``MP`` or ``GP`` of teams."""

    rounds: int
    planned: int
    score: str
    cards: tuple[Card, ...]


def cards(standings: Standings, numbers: Sequence[int] = (), system: str = "") -> Cards:
    """The cards of these pairing numbers, or of everybody, with the marks of the system (empty: the announced one).
    Raises :class:`UnknownCode` for a number nobody has."""
    event = standings.ranking.event
    rounds = event.table().rounds
    people = participants(event)
    for number in numbers:
        if number not in people:
            raise UnknownCode("team" if event.of_teams else "player", str(number))
    floats, due = _marks(event, system, rounds)
    made = []
    by_number = chart(standings, Order.NUMBERS)
    for line in by_number.lines:
        number = line.participant.number
        if numbers and number not in numbers:
            continue
        of_rounds = floats.get(number, ())
        marks = [
            Float.NONE if cell.result in _OPEN or round_ >= len(of_rounds) else of_rounds[round_]
            for round_, cell in enumerate(line.cells)
        ]
        opponents = tuple([people.get(cell.opponent) for cell in line.cells])
        made.append(Card(line, opponents, tuple(marks), due.get(number, Due())))
    return Cards(rounds, event.tournament.planned_rounds, by_number.scores[0], tuple(made))


_OPEN = (Result.PENDING,)


def _marks(event: Event, system: str, rounds: int) -> Marks:
    """Nothing where nobody floats: of teams, in round robins and matches."""
    if event.of_teams or event.terms.meeting is Meeting.PREDETERMINED:
        return NO_MARKS
    return marks_of(event.tournament, code_of(event.tournament, system), rounds)
