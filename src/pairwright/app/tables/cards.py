"""Pairing cards: for every round colour, opponent, result, running score and float, as the cards of old had them."""

from __future__ import annotations

from pairwright.app.editions import encoded_type, split_code
from pairwright.app.tables.chart import Line, Order, Participant, chart, participants
from pairwright.errors import UnknownCode
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.state.floats import Float
from pairwright.state.ledger import Ledger
from pairwright.state.preference import BLACK, WHITE, Strength
from pairwright.tiebreaks.event import Meeting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.app.standings import Standings
    from pairwright.tiebreaks.event import Event

COLOURS_DUE_BY = ("dutch", "")
"""Families of systems whose colour preferences are those of the cards; a tournament that names none is one."""


class Due(NamedTuple):
    """The colour due in the next round: ``colour`` NONE where nothing is known or nothing preferred."""

    colour: Colour = Colour.NONE
    strength: Strength = Strength.NONE


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


def cards(standings: Standings, numbers: Sequence[int] = ()) -> Cards:
    """The cards of these pairing numbers, or of everybody. Raises :class:`UnknownCode` for a number nobody has."""
    event = standings.ranking.event
    rounds = event.table().rounds
    people = participants(event)
    for number in numbers:
        if number not in people:
            raise UnknownCode("team" if event.of_teams else "player", str(number))
    floats, due = _from_the_ledger(event, rounds)
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


def _from_the_ledger(event: Event, rounds: int) -> tuple[dict[int, tuple[Float, ...]], dict[int, Due]]:
    """Floats by round and colours due, by pairing number; nothing where nobody floats (round robins, matches)."""
    if event.of_teams or event.terms.meeting is Meeting.PREDETERMINED:
        return {}, {}
    tournament = event.tournament
    ledger = Ledger(tournament)
    floats: dict[int, list[Float]] = {number: [] for number in ledger.numbers}
    for _ in range(rounds):
        ledger.fold()
        for number, float_ in ledger.floats().items():
            floats[number].append(float_)
    found = {number: tuple(row) for number, row in floats.items()}
    finished = bool(tournament.planned_rounds) and rounds >= tournament.planned_rounds
    if finished or split_code(encoded_type(tournament))[0] not in COLOURS_DUE_BY:
        return found, {}
    state = ledger.state()
    colours = {WHITE: Colour.WHITE, BLACK: Colour.BLACK}
    due = {
        number: Due(colours.get(colour, Colour.NONE), Strength(strength))
        for number, colour, strength in zip(state.numbers, state.due, state.strengths, strict=True)
    }
    return found, due
