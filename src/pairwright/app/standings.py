"""Standings of a tournament: which tie-breaks in which edition, who is ranked, and what an arbiter should know.

The list is the user's; else the tournament's (record 212, else 202); else the preset for its kind of event, which is
named. A tie-break that does not fit the event is refused if the user named it himself, for then he can name another; in
the list of a file or a preset it is left out with its article, and told, so that there are standings all the same.
"""

from __future__ import annotations

from enum import Enum

from pairwright.app import standing_notices as told
from pairwright.app.predetermined import with_rounds_of_table
from pairwright.app.seated_teams import on_team_scores, seats_players
from pairwright.app.standing_notices import LOT
from pairwright.errors import (
    InvalidTournament,
    NotApplicable,
    Place,
    Problem,
    Severity,
    UnknownCode,
    say,
)
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.canonical import with_byes_ahead
from pairwright.model.matches import rounds_played
from pairwright.model.team import is_team_event, team_numbers
from pairwright.tiebreaks.acronym import POINTS, Asked, parse, parse_list
from pairwright.tiebreaks.announced import Listed, event_of, event_of_teams, list_of, meeting_of, rules_of
from pairwright.tiebreaks.departures import Departures, departures
from pairwright.tiebreaks.editions import edition
from pairwright.tiebreaks.event import Meeting, Terms, Unrated
from pairwright.tiebreaks.presets import default_for, preset
from pairwright.tiebreaks.ranking import Ranking, Unfit, rank

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from pairwright.model.tournament import Tournament
    from pairwright.tiebreaks.base import Value
    from pairwright.tiebreaks.editions import Rules
    from pairwright.tiebreaks.event import Event

MANUAL = "MANUAL"


class Of(Enum):
    """Whose standings."""

    ANNOUNCED = "as announced"
    TEAMS = "teams"
    INDIVIDUALS = "individuals"


class Ties(Enum):
    """What places those have whom nothing separates."""

    SHARED = "shared places"
    BY_NUMBER = "places by pairing number"


class Wanted(NamedTuple):
    """What the user says about standings; it goes before what the tournament says."""

    tie_breaks: str = ""
    """Codes with commas between them."""
    preset: str = ""
    edition: str = ""
    after_round: int = 0
    """0: the last round there is."""
    meeting: Meeting | None = None
    """None: as the tournament shows."""
    of: Of = Of.ANNOUNCED
    unrated: Unrated = Unrated.DROP
    unrated_as: int = 0
    seed: str = ""
    """Of the drawing of lots, for those whom nothing else separates."""
    by_hand: tuple[int, ...] = ()
    """Pairing numbers in the arbiter's order, for those whom nothing else separates."""
    external: Mapping[str, Mapping[int, Fraction | int]] = {}
    """Values from outside, by code and pairing number."""
    expelled: tuple[int, ...] = ()
    """Pairing numbers, beside those the tournament names."""
    ties: Ties = Ties.SHARED


NOTHING_WANTED = Wanted()


class Origin(Enum):
    """Who named the list of tie-breaks."""

    USER = "user"
    FILE = "file"
    PRESET = "preset"


class Source(NamedTuple):
    """Where the list comes from; ``name`` is the record of a file, or the code of a preset."""

    origin: Origin
    name: str = ""


class Line(NamedTuple):
    """One participant in the standings: ``values`` as decimal texts by code, ``decided_by`` the code that puts him
    below the one above him (empty: nothing does, or nobody is there)."""

    rank: int
    number: int
    name: str
    values: dict[str, str]
    decided_by: str
    withdrawn: bool


class Standings(NamedTuple):
    """The standings of a tournament: the ranking, where its list comes from, who has left, what was taken or left
    out."""

    tournament: Tournament
    ranking: Ranking
    source: Source
    left: Departures
    is_final: bool
    """Every planned round is there, and no game is open or adjourned."""
    notices: tuple[Problem, ...]

    @property
    def rounds(self) -> int:
        """Rounds that count."""
        return self.ranking.event.table().rounds

    @property
    def rules(self) -> Rules:
        """The edition of the tie-break rules."""
        return self.ranking.event.terms.rules

    @property
    def keys(self) -> tuple[str, ...]:
        """The tie-breaks as they are named in answers: a code that is listed again has ``#2`` behind it."""
        seen: dict[str, int] = {}
        keys = []
        for asked in self.ranking.asked:
            seen[asked.text] = seen.get(asked.text, 0) + 1
            keys.append(asked.text if seen[asked.text] == 1 else f"{asked.text}#{seen[asked.text]}")
        return tuple(keys)

    @property
    def names(self) -> dict[int, str]:
        """Names of the participants by number."""
        if self.ranking.event.of_teams:
            teams = self.tournament.teams
            return dict(zip(team_numbers(teams), [team.name for team in teams], strict=True))
        return {player.number: player.name for player in self.tournament.players}

    @property
    def rows(self) -> tuple[Line, ...]:
        """Everybody who is ranked, from the first place on."""
        return tuple([line for line in self._lines() if line.rank])

    @property
    def not_ranked(self) -> tuple[Line, ...]:
        """Who has no place: the expelled, and who withdrew from a round robin before half of his games."""
        return tuple([line for line in self._lines() if not line.rank])

    def _lines(self) -> Iterator[Line]:
        names, keys = self.names, self.keys
        columns = [self.ranking.texts(index) for index in range(len(keys))]
        for index, row in enumerate(self.ranking.rows):
            values = {key: column[index] for key, column in zip(keys, columns, strict=True)}
            decided_by = keys[row.decided_by] if row.decided_by >= 0 else ""
            withdrawn = row.number in self.left.withdrawn
            yield Line(row.rank, row.number, names.get(row.number, ""), values, decided_by, withdrawn)

    def working(self, number: int) -> dict[str, Value]:
        """Every value of a participant with its working, by code. Raises :class:`UnknownCode`."""
        for row in self.ranking.rows:
            if row.number == number:
                return {key: self.ranking.value(index, row.position) for index, key in enumerate(self.keys)}
        raise UnknownCode("team" if self.ranking.event.of_teams else "player", str(number))


def standings(tournament: Tournament, wanted: Wanted = NOTHING_WANTED) -> Standings:
    """The standings of a tournament that does not contradict itself.

    Raises :class:`UnknownCode` for a tie-break, preset, edition or player there is not,
    :class:`InvalidTournament` for unknown codes in the file's own list, :class:`NotApplicable` for a tie-break
    named by the user, and for points, that the event cannot have, and for a round that is not there.
    """
    tournament = with_rounds_of_table(tournament)
    _require_round(tournament, wanted)
    met = meeting_of(tournament)
    rules = edition(wanted.edition) if wanted.edition else rules_of(tournament)
    terms = Terms(
        rules,
        wanted.meeting or met.meeting,
        wanted.unrated,
        wanted.unrated_as,
        wanted.seed,
        wanted.external,
        wanted.by_hand,
    )
    event, left = _event(tournament, terms, wanted)
    asked, source = _list(tournament, event, wanted)
    numbers = event.table().numbers
    unranked = frozenset([position for position, number in enumerate(numbers) if number in left.not_ranked])
    unfit = Unfit.REFUSED if source.origin is Origin.USER else Unfit.DROPPED
    ranking = rank(event, asked, unranked, unfit)
    for one, reason in ranking.dropped:
        if one.name == POINTS:  # a table without points is no standings
            raise NotApplicable(one.text, reason)
    if wanted.ties is Ties.BY_NUMBER:
        rows = tuple([row._replace(rank=row.rank and place) for place, row in enumerate(ranking.rows, 1)])
        ranking = ranking._replace(rows=rows)
    open_games = tuple(told.on_open_games(event))
    notices = [] if wanted.meeting else list(told.on_meeting(met.clue, terms.meeting))
    if not wanted.edition:
        notices += told.on_edition(tournament, rules)
    if source.origin is Origin.PRESET:
        notices += told.on_preset(source.name)
    notices += [*told.on_ranking(ranking), *told.on_departures(left), *open_games]
    if not event.of_teams:
        notices += on_team_scores(tournament, event.table())
    planned = max(tournament.planned_rounds, rounds_played(event.tournament))
    is_final = not open_games and event.table().rounds >= planned > 0
    return Standings(tournament, ranking, source, left, is_final, tuple(notices))


def _event(tournament: Tournament, terms: Terms, wanted: Wanted) -> tuple[Event, Departures]:
    """The event of those whose standings are wanted, and who of them has left. Raises :class:`UnknownCode` for a
    participant there is not."""
    expelled = frozenset(wanted.expelled)
    if _teams_play(tournament, wanted):
        event, left = event_of_teams(tournament, terms, wanted.after_round, expelled)
    else:
        event = event_of(tournament, terms, wanted.after_round, expelled)
        left = departures(with_byes_ahead(tournament), terms.meeting, wanted.after_round, expelled)
    for number in (*wanted.expelled, *wanted.by_hand):
        if number not in event.table().numbers:
            raise UnknownCode("team" if event.of_teams else "player", str(number))
        if wanted.by_hand.count(number) > 1:
            raise NotApplicable(MANUAL, say("number {number} stands in the order twice", number=number))
    return event, left


def _teams_play(tournament: Tournament, wanted: Wanted) -> bool:
    if wanted.of is Of.TEAMS and not tournament.teams:
        raise NotApplicable("--teams", say("the tournament has no teams (records 310, 013)"))
    if wanted.of is Of.TEAMS and seats_players(tournament):
        reason = say("players meet by a table, not teams: the standings of the players tell the points of the teams")
        raise NotApplicable("--teams", reason)
    return wanted.of is Of.TEAMS or (wanted.of is Of.ANNOUNCED and is_team_event(tournament))


def _require_round(tournament: Tournament, wanted: Wanted) -> None:
    """Raises for a round there is not."""
    last = rounds_played(tournament)
    if wanted.after_round > last:
        reason = say("it is not paired yet; the last round is {last}", last=last)
        raise NotApplicable(say("round {round}", round=wanted.after_round), reason)


def _list(tournament: Tournament, event: Event, wanted: Wanted) -> tuple[tuple[Asked, ...], Source]:
    """The tie-breaks to apply, and who named them."""
    if wanted.tie_breaks and wanted.preset:
        raise NotApplicable("--preset", say("a list of tie-breaks is named beside it"))
    if wanted.tie_breaks:
        asked, source = parse_list(wanted.tie_breaks), Source(Origin.USER)
        if not asked:
            raise NotApplicable("--tiebreaks", say("name the tie-breaks in their order: PTS,DE,BH/C1,BH"))
        if not any(one.name == POINTS for one in asked):
            asked = (parse(POINTS), *asked)
    else:
        of_members = is_team_event(tournament) and not event.of_teams  # the file's list is for the teams
        listed = Listed() if wanted.preset or of_members else list_of(tournament)
        if listed.codes:
            asked, source = _of_file(listed), Source(Origin.FILE, listed.record)
        else:
            chosen = preset(wanted.preset) if wanted.preset else default_for(event)
            asked, source = tuple(map(parse, chosen.tie_breaks)), Source(Origin.PRESET, chosen.code)
    if wanted.by_hand and not any(one.name == MANUAL for one in asked):
        asked = (*asked, parse(MANUAL))
    if wanted.seed and not any(one.name == LOT for one in asked):
        asked = (*asked, parse(LOT))
    texts = {one.text.replace("-", "_") for one in asked}
    for code in wanted.external:
        if code.upper().replace("-", "_") not in texts:
            reason = say("values from outside were given, but the list of tie-breaks does not name it")
            raise NotApplicable(code, reason)
    return asked, source


def _of_file(listed: Listed) -> tuple[Asked, ...]:
    """The list of a file. Raises :class:`InvalidTournament` with every code that nobody knows."""
    asked: list[Asked] = []
    problems: list[Problem] = []
    for code in listed.codes:
        try:
            asked.append(parse(code))
        except (UnknownCode, NotApplicable) as refusal:
            remedy = say("Correct the record, or name the tie-breaks (--tiebreaks)")
            place = Place(record=listed.record)
            problems.append(Problem("tie-breaks", Severity.ERROR, place, refusal.sentence, remedy=remedy))
    if problems:
        raise InvalidTournament(tuple(problems))
    return tuple(asked)
