"""The matches of a tournament of teams, as they follow from the games of the members.

Who faced whom on which board is in the players' entries: those who play sit in the order of the members' list, or as a
line-up (record 300) says. Game points are the sum of the boards, match points follow from comparing them. What the
games cannot tell is corrected by what is said of the teams themselves: pairing-allocated byes (320), forfeited matches
(330), byes (240) and abnormal points (299).

A team is present if one of its players is. A match with forfeited boards is a played one as long as both teams are
present; it is forfeited if a record says so, or if no board is anything but a forfeit and one team is absent.
"""

from __future__ import annotations

from collections import Counter

from pairwright.errors import Sentence, say
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result, Worth
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.seats import NOBODY, Seat, side_by_side, sits
from pairwright.model.standing import worth
from pairwright.model.team import AbnormalTeamPoints, ForfeitedMatch, TeamEvent, team_numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pairwright.model.tournament import Tournament

IMPLEMENTS = (OLYMPIAD_2007["58"],)


class TeamRound(NamedTuple):
    """One team in one round. ``opponent`` is a position in the list of teams, :data:`NOBODY` for a bye.

    ``colour`` is that of board 1, scheduled where the match was forfeited. ``result`` is that of the match, or the kind
    of bye. ``players`` (pairing numbers, 0: nobody) and their entries go by board, and are empty without a match.
    """

    opponent: int
    colour: Colour
    result: Result
    match_points: Points
    game_points: Points
    players: tuple[int, ...] = ()
    entries: tuple[RoundEntry, ...] = ()


class Matches(NamedTuple):
    """Every team in every round: ``rows[position][round - 1]``. ``boards`` is the number of boards of a match.

    ``match_extra`` and ``game_extra`` are bonuses and penalties by position and round (0: before the first). ``odd``
    says what the records contradict each other about: team (position), round and what.
    """

    numbers: tuple[int, ...]
    rows: list[list[TeamRound]]
    boards: int
    match_extra: dict[int, dict[int, Points]]
    game_extra: dict[int, dict[int, Points]]
    odd: tuple[tuple[int, int, Sentence], ...]


def matches_of(tournament: Tournament, rounds: int) -> Matches:
    """The matches of the first ``rounds`` rounds; see :func:`rounds_played`."""
    ground = _Ground(tournament)
    tables = [_Table(ground, round_) for round_ in range(1, max(rounds, rounds_played(tournament)) + 1)]
    boards = _boards(tournament, tables)
    odd: list[tuple[int, int, Sentence]] = []
    columns = []
    for table in tables[:rounds]:
        columns.append(table.read(boards))
        odd += [(position, table.round, what) for position, what in table.odd]
    numbers = tuple(ground.numbers)
    rows = [[column[position] for column in columns] for position in range(len(numbers))]
    event = tournament.team_event
    match_extra = _extra(event, numbers, rounds, "match_points") if event.abnormal_points else {}
    game_extra = _extra(event, numbers, rounds, "game_points") if event.abnormal_points else {}
    return Matches(numbers, rows, boards, match_extra, game_extra, tuple(odd))


def rounds_played(tournament: Tournament) -> int:
    """The last round that is paired: in which somebody has an opponent, or a forfeited match is recorded."""
    forfeits = tournament.team_event.forfeits
    return max([tournament.paired_rounds, *[match.round for match in forfeits]])


def _boards(tournament: Tournament, tables: list[_Table]) -> int:
    """Boards of a match: as many as record 352 has colours, at least the most games a match has had; before round 1, if
    nothing is said, as many as the longest line-up has; without any the smallest number of members."""
    most = max([len(tournament.team_event.colours), *[table.most_games() for table in tables]])
    most = most or max([len(line_up.players) for line_up in tournament.team_event.line_ups], default=0)
    return most or min([len(team.members) for team in tournament.teams if team.members], default=0)


class _Ground:
    """What is the same in every round."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament, self.event = tournament, tournament.team_event
        self.numbers = team_numbers(tournament.teams)
        self.position = {number: at for at, number in enumerate(self.numbers)}
        self.team_of = {member: at for at, team in enumerate(tournament.teams) for member in team.members}
        self.white, self.black = worth(tournament.scoring)
        self.byes: dict[int, dict[int, Result]] = {}
        """By round and position."""
        for round_, team, result in self.event.byes:
            if team in self.position:
                self.byes.setdefault(round_, {}).setdefault(self.position[team], result)


class _Table:
    """One round: who sat where, which teams met, and what came of it."""

    def __init__(self, ground: _Ground, round: int) -> None:
        self.ground, self.round = ground, round
        self.event, self.position, self.team_of = ground.event, ground.position, ground.team_of
        self.scoring = ground.tournament.scoring
        self.byes = ground.byes.get(round, {})
        self.odd: list[tuple[int, Sentence]] = []
        tournament = ground.tournament
        entries = {player.number: player.entry(round) for player in tournament.players}
        self.entries = [[(member, entries.get(member, ABSENT)) for member in team.members] for team in tournament.teams]
        self.seats = [[seat for seat in seats if sits(seat[1])] for seats in self.entries]
        self.announced: dict[int, int] = {}
        for _, team, opponent, players in [one for one in self.event.line_ups if one.round == round]:
            if team in self.position:
                at = self.position[team]
                self.seats[at] = [(player, entries.get(player, ABSENT)) for player in players]
                if opponent != team:
                    self.announced[at] = self.position.get(opponent, NOBODY)
        self.forfeits: dict[int, ForfeitedMatch] = {}
        for match in self.event.forfeits:
            both = {match.white, match.black} & self.position.keys()
            if match.round == round and len(both) == 2:
                self.forfeits[self.position[match.white]] = self.forfeits[self.position[match.black]] = match
        self.opponents = self._opponents()

    def _opponents(self) -> list[int]:
        """Position of everybody's opponent; two teams that meet name each other."""
        named = []
        for at, seats in enumerate(self.seats):
            met = Counter([self.team_of.get(entry.opponent, at) for _, entry in seats if entry.opponent])
            met.pop(at, None)
            named.append(min(met, key=lambda team: (-met[team], team)) if met else self.announced.get(at, NOBODY))
            if len(met) > 1:
                self.odd.append((at, say("its players met players of more than one team")))
        for at, match in self.forfeits.items():
            white, black = self.position[match.white], self.position[match.black]
            named[at] = black if at == white else white
        for at, other in enumerate(list(named)):
            if other != NOBODY and named[other] == NOBODY:
                named[other] = at
        for at, other in enumerate(list(named)):
            if other != NOBODY and named[other] != at:
                self.odd.append((at, say("it met a team that met another one")))
                named[at] = NOBODY
        for at, other in self.announced.items():
            if NOBODY not in (other, named[at]) and named[at] != other:
                self.odd.append((at, say("its line-up names another opponent than it met")))
        return named

    def most_games(self) -> int:
        """The most games between the players of two teams."""
        return max(
            [sum([self.team_of.get(entry.opponent) == other for _, entry in seats])
             for seats, other in zip(self.seats, self.opponents, strict=True) if other != NOBODY],
            default=0,
        )  # fmt: skip

    def read(self, boards: int) -> list[TeamRound]:
        """Every team's round, by position."""
        pairs: dict[int, tuple[list[Seat], list[Seat]]] = {}
        points: dict[int, Points] = {}
        for at, other in enumerate(self.opponents):
            if other > at:
                own, others = side_by_side(self.seats[at], self.seats[other])
                pairs[at], pairs[other] = (own, others), (others, own)
                points[at], points[other] = self._points(own), self._points(others)
        rows = []
        for at, other in enumerate(self.opponents):
            if other != NOBODY:
                rows.append(self._match(at, other, pairs[at], boards, (points[at], points[other])))
            else:
                rows.append(self._bye(at, boards))
        return self._with_abnormal_points(rows) if self.event.abnormal_points else rows

    def _match(
        self, at: int, other: int, sides: tuple[list[Seat], list[Seat]], boards: int, points: tuple[Points, Points]
    ) -> TeamRound:
        own, others = sides
        games, against = points
        record = self.forfeits.get(at)
        if record:
            white = self.position[record.white] == at
            colour = Colour.WHITE if white else Colour.BLACK
            result = Result.FORFEIT_WIN if record.winner is colour else Result.FORFEIT_LOSS
            if any(entry.result.played for _, entry in own):
                self.odd.append((at, say("games were played in a match that is recorded as forfeited")))
        else:
            colour = self._colour(own)
            result = _result(own, others, games, against)
        if result is Result.FORFEIT_WIN and not any(entry.result is Result.FORFEIT_WIN for _, entry in own):
            games = boards * self.scoring.forfeit_win
        if at in self.byes:
            self.odd.append((at, say("a bye, and a match all the same")))
        if self._allocated(at):
            self.odd.append((at, say("a pairing-allocated bye, and a match all the same")))
        players = tuple([player for player, _ in own])
        entries = tuple([entry for _, entry in own])
        return TeamRound(other, colour, result, self._worth(result), games, players, entries)

    def _colour(self, own: list[Seat]) -> Colour:
        """The colour on board 1; where nobody played there, the one that fits the first board that was played."""
        pattern = self.event.colours or "WB"
        coloured = [(board, entry) for board, (_, entry) in enumerate(own) if entry.colour is not Colour.NONE]
        for board, (_, colour, _) in sorted(coloured, key=lambda one: not one[1].result.played):
            return colour if pattern[board % len(pattern)] == pattern[0] else colour.opposite
        return Colour.NONE

    def _points(self, seats: list[Seat]) -> Points:
        white, black = self.ground.white, self.ground.black
        return sum([(black if colour is Colour.BLACK else white)[result] for _, (_, colour, result) in seats])

    def _worth(self, result: Result) -> Points:
        """Match points of a match: a team that is not there gets none, whatever a lost match is worth."""
        scoring = self.event.match_scoring
        if result in (Result.WIN, Result.FORFEIT_WIN, Result.FULL_BYE):
            return scoring.win
        if result in (Result.DRAW, Result.HALF_BYE):
            return scoring.draw
        return scoring.loss if result is Result.LOSS else 0

    def _allocated(self, at: int) -> bool:
        given = self.event.pairing_byes.teams
        return self.round <= len(given) and self.position.get(given[self.round - 1], NOBODY) == at

    def _bye(self, at: int, boards: int) -> TeamRound:
        scoring = self.scoring
        result = self._kind_of_bye(at)
        games = {Result.FULL_BYE: boards * scoring.win, Result.HALF_BYE: boards * scoring.draw}.get(result, 0)
        points = self._worth(result)
        if result is Result.FORFEIT_WIN:
            games = self._points(self.seats[at])
        if result is Result.PAIRING_BYE:
            said = self.event.pairing_byes
            points = self.event.match_scoring.draw if said.match_points is None else said.match_points
            games = boards * scoring.draw if said.game_points is None else said.game_points
        return TeamRound(NOBODY, Colour.NONE, result, points, games)

    def _kind_of_bye(self, at: int) -> Result:
        """What the records say of the team; else what its players' entries say."""
        if self._allocated(at):
            return Result.PAIRING_BYE
        if at in self.byes:
            return self.byes[at]
        found = {entry.result for _, entry in [*self.entries[at], *self.seats[at]]}
        for result in (Result.PAIRING_BYE, Result.FORFEIT_WIN, Result.FULL_BYE, Result.HALF_BYE):
            if result in found:
                return result
        return Result.ABSENT

    def _with_abnormal_points(self, rows: list[TeamRound]) -> list[TeamRound]:
        changed = []
        for number, row in zip(self.ground.numbers, rows, strict=True):
            for given in abnormal(self.event, self.round, number, row.result.worth):
                if given.match_points is not None:
                    row = row._replace(match_points=given.match_points)
                if given.game_points is not None:
                    row = row._replace(game_points=given.game_points)
            changed.append(row)
        return changed


def _result(own: list[Seat], others: list[Seat], points: Points, against: Points) -> Result:
    """The result of a match that no record decides."""
    codes, facing = [entry.result for _, entry in own], [entry.result for _, entry in others]
    if Result.PENDING in codes or Result.PENDING in facing:
        return Result.PENDING
    here, there = (Result.FORFEIT_WIN in codes), (Result.FORFEIT_WIN in facing)
    if any(result.played for result in codes) or (here and there):
        return Result.DRAW if points == against else Result.WIN if points > against else Result.LOSS
    return Result.FORFEIT_WIN if here else Result.FORFEIT_LOSS


def abnormal(event: TeamEvent, round: int, team: int, kind: Worth) -> list[AbnormalTeamPoints]:
    """The decisions that give this team other points for a result of this round, what outweighs others last: one that
    names teams outweighs one for all, then one that names a round one for all rounds."""
    fitting = [
        given
        for given in event.abnormal_points
        if given.instead_of is kind and given.round in (0, round) and (not given.teams or team in given.teams)
    ]
    return sorted(fitting, key=lambda given: (bool(given.teams), bool(given.round)))


def contradictions(given: Sequence[AbnormalTeamPoints]) -> list[tuple[int, int]]:
    """Pairs of decisions (by index, the first first) that give one thing two values, neither outweighing the other."""
    found = []
    first: dict[tuple[str, Worth, int, int], tuple[int, Points]] = {}
    for index, (match_points, game_points, kind, round_, teams) in enumerate(given):
        for score, points in (("MP", match_points), ("GP", game_points)):
            if kind is None or points is None:
                continue
            others = [first.setdefault((score, kind, round_, team), (index, points)) for team in teams or (0,)]
            differing = [other for other, before in others if before != points]
            found += [(min(differing), index)] if differing else []
    return found


def primary_score(system: str) -> str:
    """``MP`` or ``GP``, as the encoded tournament type says (record 192): the first of the two in
    ``FIDE_TEAM_TYPEA_GP_MP``. Match points unless it says otherwise."""
    named = [part for part in system.upper().split("_") if part in ("MP", "GP")]
    return named[0] if named else "MP"


def _extra(event: TeamEvent, numbers: Iterable[int], rounds: int, score: str) -> dict[int, dict[int, Points]]:
    """Bonuses and penalties of one score, by position and round."""
    found: dict[int, dict[int, Points]] = {}
    for given in event.abnormal_points:
        points: Points | None = getattr(given, score)
        if given.instead_of is None and points and given.round <= rounds:
            for at, number in enumerate(numbers):
                if not given.teams or number in given.teams:
                    own = found.setdefault(at, {})
                    own[given.round] = own.get(given.round, 0) + points
    return found


def scores(matches: Matches) -> list[tuple[Points, Points]]:
    """Match points and game points of every team, bonuses and penalties included."""
    return [
        (
            sum([one.match_points for one in row]) + sum(matches.match_extra.get(at, {}).values()),
            sum([one.game_points for one in row]) + sum(matches.game_extra.get(at, {}).values()),
        )
        for at, row in enumerate(matches.rows)
    ]
