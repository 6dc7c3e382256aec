"""The tournament: one frozen value that holds all that was announced and all that happened."""

from __future__ import annotations

from operator import attrgetter

from pairwright.errors import UnknownCode
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import BY_THE_DOCUMENTS, Knockout
from pairwright.model.player import Player
from pairwright.model.points import Points
from pairwright.model.result import Result, Worth
from pairwright.model.round import Bye, Game, Round, RoundEntry
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import NOTHING_SAID, Team, TeamEvent

if TYPE_CHECKING:
    from pairwright.model.matches import Matches

LARGEST_NUMBER = 9999
"""The file format's limit of pairing numbers, and so of players."""

LARGEST_ROUND = 999
"""The file format's limit of rounds."""

OLDEST_DAY = "1800/01/01"
"""Years before are those of other calendars (1405, 1447)."""


def written_day(date: str) -> str:
    """``YYYY/MM/DD`` of a date in that order, whatever separates it; empty for anything else."""
    parts = date.replace("-", "/").replace(".", "/").strip().split("/")
    if len(parts) != 3 or len(parts[0]) != 4 or not all(part.isdecimal() for part in parts):
        return ""
    return "/".join((parts[0], parts[1].zfill(2), parts[2].zfill(2)))


def gregorian_day(date: str) -> str:
    """The same for a date since :data:`OLDEST_DAY`; empty for any other."""
    day = written_day(date)
    return day if day >= OLDEST_DAY else ""


def is_day(date: str) -> bool:
    """Whether there is such a day: a month from 1 to 12 and a day it has; of calendars before :data:`OLDEST_DAY` the
    months may have 31 days."""
    day = written_day(date)
    if not day:
        return False
    year, month, number = map(int, day.split("/"))
    if not 1 <= month <= len(_LONGEST):
        return False
    if not gregorian_day(date):
        return 1 <= number <= max(_LONGEST)
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= number <= _LONGEST[month - 1] - ((month, is_leap) == (2, False))


_LONGEST = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""Days of the months, February in a leap year."""


class Record(NamedTuple):
    """A line that is kept as it stands: a code of three characters and the text from column 4 on."""

    code: str
    text: str


class Information(NamedTuple):
    """What a tournament says of itself and no rule asks for. Dates are ``YYYY/MM/DD``, times ``HH:MM`` of the
    place."""

    name: str = ""
    city: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    kind: str = ""
    chief_arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    encoded_time_control: str = ""
    round_dates: tuple[str, ...] = ()
    pairing_controller: str = ""
    starting_rank_method: str = ""
    round_times: tuple[str, ...] = ()


class Forbidden(NamedTuple):
    """No two of ``players`` may meet in rounds ``first`` to ``last`` (``last`` 0: to the end)."""

    players: tuple[int, ...]
    first: int = 1
    last: int = 0

    def holds_in(self, round: int) -> bool:
        """True if the round is in its range."""
        return self.first <= round and (not self.last or round <= self.last)


class VirtualPoints(NamedTuple):
    """``points`` (tenths) for the players ``first_player`` to ``last_player`` when rounds ``first`` to ``last``
    are paired; they never count in standings."""

    points: Points
    first: int
    last: int
    first_player: int
    last_player: int


class ByeRequest(NamedTuple):
    """A bye (F, H or Z) asked for or an absence announced for a round that is not paired yet."""

    round: int
    player: int
    result: Result


class AbnormalPoints(NamedTuple):
    """Points (tenths, may be negative) that the scoring does not give: by decision of the arbiter.

    ``instead_of`` names what is worth them in place of the scoring's value; None: a bonus or penalty beside the
    results. ``round`` 0 means all rounds (a bonus: once, before round 1), no ``players`` mean everybody.
    """

    points: Points
    instead_of: Worth | None = None
    round: int = 0
    players: tuple[int, ...] = ()


class TwoGames(NamedTuple):
    """The two games of a match (Double-Swiss). ``white`` has White in the first game, and Black in the second; the
    results of both players are told game by game, for they need not be complementary."""

    round: int
    white: int
    black: int
    of_white: tuple[Result, Result]
    of_black: tuple[Result, Result]

    @property
    def any_played(self) -> bool:
        """False if both games were forfeited, by one player or by each of them one."""
        return any(result.played for result in (*self.of_white, *self.of_black))


_DOUBLE = ("FIDE_DOUBLESWISS", "FIDE_DOUBLE_SWISS", "DOUBLE_SWISS", "DOUBLE-SWISS", "CUSTOM_SWISS_DOUBLE_SWISS")
"""What record 192 says of a Double-Swiss, before any suffix."""


class Tournament(NamedTuple):
    """All that was announced and all that happened; players in the order of the list they came in."""

    players: tuple[Player, ...] = ()
    information: Information = Information()
    planned_rounds: int = 0
    """0: not known."""
    initial_colour: Colour = Colour.NONE
    """Drawn by lot before round 1; NONE: not known."""
    scoring: Scoring = STANDARD
    system: str = ""
    """The encoded tournament type (record 192), as announced."""
    tie_breaks: tuple[str, ...] = ()
    ranks_by: tuple[str, ...] = ()
    """The full ranking order (record 212), points included."""
    forbidden: tuple[Forbidden, ...] = ()
    virtual_points: tuple[VirtualPoints, ...] = ()
    requests: tuple[ByeRequest, ...] = ()
    teams: tuple[Team, ...] = ()
    numbered_by_position: bool = False
    """Pair by the position in ``players`` instead of the pairing number (record ``XXC rank``)."""
    other_records: tuple[Record, ...] = ()
    """Lines of a file that say nothing to pairing, kept to be written back."""
    abnormal_points: tuple[AbnormalPoints, ...] = ()
    team_event: TeamEvent = NOTHING_SAID
    """What is said of the teams where they are what takes part."""
    two_games: tuple[TwoGames, ...] = ()
    """Matches of two games; the players' entries hold the result of the match."""
    matches: Matches | None = None
    """Set where the players are teams (:func:`~pairwright.model.team_field.field_of_teams`): their matches, with both
    scores and the boards. No file holds it."""
    knockout: Knockout = BY_THE_DOCUMENTS
    """What is announced of a knockout, and what was decided in it; means nothing to other systems."""

    @property
    def of_two_games(self) -> bool:
        """Does it announce matches of two games?"""
        return self.system.strip().upper().startswith(_DOUBLE)

    @property
    def points_beside_results(self) -> bool:
        """Are there points that the results in the entries do not give?"""
        return bool(self.abnormal_points or self.two_games)

    def player(self, number: int) -> Player:
        """The player with this pairing number. Raises :class:`UnknownCode`."""
        for player in self.players:
            if player.number == number:
                return player
        raise UnknownCode("player", str(number))

    @property
    def columns(self) -> int:
        """Rounds of which something is written."""
        return max(map(len, map(attrgetter("entries"), self.players)), default=0)

    @property
    def paired_rounds(self) -> int:
        """The last round in which somebody has an opponent; 0 before round 1."""
        for index in range(self.columns - 1, -1, -1):
            for player in self.players:
                entries = player.entries
                if index < len(entries) and entries[index].opponent:
                    return index + 1
        return 0

    @property
    def round_to_pair(self) -> int:
        """One after the last round in which somebody has an opponent: a round of byes only is still to pair."""
        return self.paired_rounds + 1

    def round(self, number: int) -> Round:
        """Round ``number`` seen whole. A game is listed if its White names its Black."""
        games: list[Game] = []
        byes: list[Bye] = []
        entries = {player.number: player.entry(number) for player in self.players}
        for own, (opponent, colour, result) in entries.items():
            if not opponent:
                byes.append(Bye(own, result))
            elif colour is Colour.WHITE and opponent in entries:
                games.append(Game(own, opponent, result, entries[opponent].result))
        return Round(number, tuple(sorted(games)), tuple(sorted(byes, key=lambda bye: bye.player)))

    def open_games(self, number: int) -> tuple[tuple[int, int], ...]:
        """(white, black) of every game of the round that has no result yet."""
        return tuple(
            (game.white, game.black)
            for game in self.round(number).games
            if Result.PENDING in (game.white_result, game.black_result)
        )

    def with_entries(self, number: int, entries: dict[int, RoundEntry]) -> Tournament:
        """The tournament with these entries (by pairing number) in round ``number``; the others are untouched."""
        return self._replace(
            players=tuple(
                player.with_entry(number, entries[player.number]) if player.number in entries else player
                for player in self.players
            )
        )

    def met_in(self, one: int, other: int) -> int:
        """The first round in which two players met over the board; 0 if they have not. Raises :class:`UnknownCode`."""
        for number, entry in enumerate(self.player(one).entries, start=1):
            if entry.opponent == other and entry.result.played:
                return number
        return 0

    def request(self, round: int, player: int) -> Result | None:
        """The bye the player asked for in this round, if any."""
        for asked in self.requests:
            if asked.round == round and asked.player == player:
                return asked.result
        return None
