"""Who met whom, round by round: the values of Swiss cross tables and wall charts.

A cross table stands in the order of the standings and names opponents by the *line* they stand in, which is their
final place where no place is shared. A wall chart stands in the order of pairing numbers, and names opponents by them.
"""

from __future__ import annotations

from enum import Enum

from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.tiebreaks.acronym import POINTS, kinds
from pairwright.tiebreaks.crosstable import NOBODY
from pairwright.tiebreaks.event import GAME_POINTS

if TYPE_CHECKING:
    from pairwright.tiebreaks.event import Event
    from pairwright.tiebreaks.ranking import Ranking, Row


class Order(Enum):
    """How the lines follow each other, and by what opponents are named."""

    PLACES = "places"
    NUMBERS = "numbers"


class Participant(NamedTuple):
    """A player or a team as tables name them; ``number`` is the pairing number, ``rating`` 0 for none."""

    number: int
    name: str
    title: str = ""
    rating: int = 0
    federation: str = ""


class Cell(NamedTuple):
    """One participant in one round. Points are tenths.

    ``opponent`` is a pairing number, ``named`` what the table calls him; both are 0 for who has none. ``colour`` is
    the scheduled one (of a team: on board 1). ``points`` is what the round brought in standings; ``games`` the game
    points of a match (for individuals the same); ``total`` the score after the round, bonuses and penalties included.
    """

    round: int
    opponent: int
    named: int
    colour: Colour
    result: Result
    points: Points
    games: Points
    total: Points


class Line(NamedTuple):
    """One participant in a table. ``line`` counts from 1 in the order of the standings, whatever the order of the
    table; ``place`` is shared by all that nothing separates, 0 for who is not ranked.

    ``beside`` (tenths) is what bonuses and penalties bring beside the cells; ``second`` the game or match points that
    are not the primary score of a team; ``values`` the tie-breaks as they are printed.
    """

    line: int
    place: int
    participant: Participant
    cells: tuple[Cell, ...]
    points: Points
    beside: Points
    second: Points
    values: tuple[str, ...]


class Chart(NamedTuple):
    """Lines in ``order``, one cell for each of the ``rounds``.

    ``scores`` are ``PTS``, or ``MP`` and ``GP`` of teams, the primary one first; ``codes`` the tie-breaks beside them,
    with their names in ``titles``.
    ``of_teams``: the cells are matches. ``shares_places``: a place is not always the number of the line.
    """

    order: Order
    rounds: int
    scores: tuple[str, ...]
    codes: tuple[str, ...]
    titles: tuple[str, ...]
    lines: tuple[Line, ...]
    of_teams: bool
    shares_places: bool


def chart(ranking: Ranking, order: Order = Order.PLACES) -> Chart:
    """The cross table (by places) or wall chart (by pairing numbers) of standings."""
    event = ranking.event
    people = participants(event)
    shown = [index for index, asked in enumerate(ranking.asked) if asked.text != POINTS]
    texts = [ranking.texts(index) for index in shown]
    line_of = {row.position: line for line, row in enumerate(ranking.rows, 1)}
    numbers = event.table().numbers
    names = line_of if order is Order.PLACES else dict(enumerate(numbers))
    lines = []
    for line, row in enumerate(ranking.rows, 1):
        values = tuple([column[line - 1] for column in texts])
        lines.append(_line(event, row, line, people[row.position], names, values))
    if order is Order.NUMBERS:
        lines.sort(key=lambda one: one.participant.number)
    shares = any(row.rank != line for line, row in enumerate(ranking.rows, 1))
    codes = tuple([ranking.asked[index].text for index in shown])
    titles = tuple([kinds()[ranking.asked[index].name].title for index in shown])
    scores = (event.primary, event.secondary) if event.of_teams else (POINTS,)
    return Chart(order, event.table().rounds, scores, codes, titles, tuple(lines), event.of_teams, shares)


def participants(event: Event) -> list[Participant]:
    """Everybody who takes part, by position."""
    if event.of_teams:
        teams = {team.number: team for team in event.tournament.teams}
        return [Participant(number, teams[number].name) for number in event.table().numbers]
    players = {player.number: player for player in event.tournament.players}
    return [
        Participant(number, player.name, player.title, player.rating, player.federation)
        for number in event.table().numbers
        for player in (players[number],)
    ]


def _line(
    event: Event, row: Row, line: int, participant: Participant, names: dict[int, int], values: tuple[str, ...]
) -> Line:
    table = event.table()
    position = row.position
    games = event.table(GAME_POINTS).points[position] if event.of_teams else table.points[position]
    extra = table.extra.get(position, {})
    total = extra.get(0, 0)
    cells = []
    for round_ in range(table.rounds):
        opponent = table.opponents[position][round_]
        points = table.points[position][round_]
        total += points + extra.get(round_ + 1, 0)
        cells.append(
            Cell(
                round_ + 1,
                table.opponent_number(position, round_),
                0 if opponent == NOBODY else names[opponent],
                table.colours[position][round_],
                table.results[position][round_],
                points,
                games[round_],
                total,
            )
        )
    second = event.table(event.secondary).scores[position] if event.of_teams else 0
    beside = sum(extra.values())
    return Line(line, row.rank, participant, tuple(cells), table.scores[position], beside, second, values)
