"""Who met whom, round by round: the values of Swiss cross tables and wall charts.

A cross table stands in the order of the standings and names opponents by the *line* they stand in, which is their
final place where no place is shared. A wall chart stands in the order of pairing numbers, and names opponents by them.
"""

from __future__ import annotations

from enum import Enum

from pairwright.app.tables.knockout_chart import goes_by_matches, in_order_of_places
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.team import team_numbers
from pairwright.tiebreaks.acronym import POINTS, kinds
from pairwright.tiebreaks.crosstable import NOBODY
from pairwright.tiebreaks.event import GAME_POINTS

if TYPE_CHECKING:
    from pairwright.app.standings import Standings
    from pairwright.model.round import RoundEntry
    from pairwright.tiebreaks.event import Event
    from pairwright.tiebreaks.ranking import Row


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
    ``of_teams``: it is a match. ``counts`` is False for a game against, or of, who withdrew from a round robin too
    early: it was played, and brings nobody anything.
    """

    round: int
    opponent: int
    named: int
    colour: Colour
    result: Result
    points: Points
    games: Points
    total: Points
    of_teams: bool = False
    counts: bool = True


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


class Code(NamedTuple):
    """A tie-break of a table: as it is named in answers (``DE#2`` the second time), and its title."""

    key: str
    title: str


class Chart(NamedTuple):
    """Lines in ``order``, one cell for each of the ``rounds``.

    ``scores`` are ``PTS``, or ``MP`` and ``GP`` of teams, the primary one first; ``codes`` the tie-breaks beside them,
    ``asked`` the whole list as it was applied. ``of_teams``: the cells are matches. ``shares_places``: a place is not
    always the number of the line.
    """

    order: Order
    rounds: int
    scores: tuple[str, ...]
    codes: tuple[Code, ...]
    asked: tuple[str, ...]
    lines: tuple[Line, ...]
    of_teams: bool
    shares_places: bool


def chart(standings: Standings, order: Order = Order.PLACES) -> Chart:
    """The cross table (by places) or wall chart (by pairing numbers) of standings; of a knockout without tie-breaks,
    its places being those of the bracket."""
    ranking = standings.ranking
    event = ranking.event
    shown = [index for index, asked in enumerate(ranking.asked) if asked.text != POINTS]
    texts = [ranking.texts(index) for index in shown]
    line_of = {row.position: line for line, row in enumerate(ranking.rows, 1)}
    names = line_of if order is Order.PLACES else dict(enumerate(event.table().numbers))
    maker = _Maker(standings, names)
    lines = [
        maker.line(row, line, tuple([column[line - 1] for column in texts])) for line, row in enumerate(ranking.rows, 1)
    ]
    if order is Order.NUMBERS:
        lines.sort(key=lambda one: one.participant.number)
    asked = [(ranking.asked[index], standings.keys[index]) for index in shown]
    made = Chart(
        order,
        event.table().rounds,
        (event.primary, event.secondary) if event.of_teams else (POINTS,),
        tuple([Code(key, kinds()[one.name].title) for one, key in asked]),
        standings.keys,
        tuple(lines),
        event.of_teams,
        any(row.rank != line for line, row in enumerate(ranking.rows, 1)),
    )
    if goes_by_matches(standings):
        return in_order_of_places(made, standings, by_place=order is Order.PLACES)
    return made


def participants(event: Event) -> dict[int, Participant]:
    """Everybody who takes part, by number."""
    if event.of_teams:
        teams = event.tournament.teams
        return {number: Participant(number, team.name) for number, team in zip(team_numbers(teams), teams, strict=True)}
    return {
        player.number: Participant(player.number, player.name, player.title, player.rating, player.federation)
        for player in event.tournament.players
    }


class _Maker:
    """Makes the lines of a chart; ``names`` are what opponents are called, by position."""

    def __init__(self, standings: Standings, names: dict[int, int]) -> None:
        event = standings.ranking.event
        self._event = event
        self._names = names
        self._people = participants(event)
        self._positions = {number: position for position, number in enumerate(event.table().numbers)}
        self._uncounted = frozenset() if event.of_teams else standings.left.uncounted
        self._played = standings.tournament.player if self._uncounted else None

    def line(self, row: Row, line: int, values: tuple[str, ...]) -> Line:
        event, position = self._event, row.position
        table = event.table()
        cells, total = [], table.extra.get(position, {}).get(0, 0)
        for round_ in range(table.rounds):
            cell = self._cell(position, round_, total)
            total = cell.total
            cells.append(cell)
        second = event.table(event.secondary).scores[position] if event.of_teams else 0
        beside = sum(table.extra.get(position, {}).values())
        who = self._people[row.number]
        return Line(line, row.rank, who, tuple(cells), table.scores[position], beside, second, values)

    def _cell(self, position: int, round: int, before: Points) -> Cell:
        event = self._event
        table = event.table()
        points = table.points[position][round]
        total = before + points + table.extra.get(position, {}).get(round + 1, 0)
        played = self._uncounted_game(table.numbers[position], round + 1)
        if played:
            opponent, colour, result = played
            named = self._names[self._positions[opponent]]
            return Cell(round + 1, opponent, named, colour, result, 0, 0, total, counts=False)
        opponent = table.opponents[position][round]
        games = event.table(GAME_POINTS).points[position][round] if event.of_teams else points
        return Cell(
            round + 1,
            table.opponent_number(position, round),
            0 if opponent == NOBODY else self._names[opponent],
            table.colours[position][round],
            table.results[position][round],
            points,
            games,
            total,
            event.of_teams,
        )

    def _uncounted_game(self, number: int, round: int) -> RoundEntry | None:
        """The game of this round that does not count, if it is such a one."""
        if self._played is None:
            return None
        entry = self._played(number).entry(round)
        concerns = number in self._uncounted or entry.opponent in self._uncounted
        return entry if concerns and entry.opponent else None
