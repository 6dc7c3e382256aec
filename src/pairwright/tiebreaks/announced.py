"""What a tournament itself says about its standings: the list of tie-breaks, the edition, how its opponents meet."""

from __future__ import annotations

from enum import Enum

from pairwright.errors import NotApplicable, UnknownCode
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.canonical import with_byes_ahead
from pairwright.model.matches import matches_of, rounds_played
from pairwright.model.result import Result
from pairwright.model.standing import ranks as ranks_by_points
from pairwright.model.team import is_team_event, team_numbers
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import gregorian_day
from pairwright.tiebreaks.acronym import POINTS, Asked, parse
from pairwright.tiebreaks.crosstable import NOBODY
from pairwright.tiebreaks.departures import Departures, departures, without_games_of
from pairwright.tiebreaks.editions import Rules, edition_of
from pairwright.tiebreaks.event import Event, Meeting, Terms, of_individuals
from pairwright.tiebreaks.ranking import Unfit, rank
from pairwright.tiebreaks.teams import of_teams

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pairwright.model.tournament import Tournament

IMPLEMENTS = (TIE_BREAKS_2026["2.1"],)
PREDETERMINED_WORDS = (
    "ROUNDROBIN",
    "BERGER",
    "SCHILLER",
    "SCHEVENINGEN",
    "SKALITZKA",
    "ALLPLAYALL",
    "RUNDENTURNIER",
    "DÖNER",
)
SWISS_WORDS = ("SWISS", "DUTCH", "DUBOV", "BURSTEIN", "FIDETEAM", "SCHWEIZER", "SUISSE", "SUIZO", "İSVİÇRE")
"""What stands in tournament types (record 192, or 092 if that says nothing), without blanks and signs."""


class Clue(Enum):
    """What tells how opponents are brought together."""

    TYPE = "the tournament type"
    PAIRINGS = "the pairings"
    KNOCKOUT = "knockout"
    """The tournament type is that of a knockout, whose places do not come from a table of points."""
    NOTHING = "nothing"


class Met(NamedTuple):
    """How opponents are brought together, and what tells it."""

    meeting: Meeting
    clue: Clue


class Listed(NamedTuple):
    """The tie-breaks a tournament names, points first, and the record that names them; both empty if none does."""

    codes: tuple[str, ...] = ()
    record: str = ""


def meeting_of(tournament: Tournament) -> Met:
    """How the opponents of this tournament are brought together: by its encoded type (record 192), by the words of
    record 092, or by its pairings."""
    for text in (tournament.system, tournament.information.kind):
        letters = "".join([letter for letter in text.upper() if letter.isalnum()])
        if any(word in letters for word in PREDETERMINED_WORDS):
            return Met(Meeting.PREDETERMINED, Clue.TYPE)
        if any(word in letters for word in SWISS_WORDS):
            return Met(Meeting.SWISS, Clue.TYPE)
        if "KNOCKOUT" in letters:
            return Met(Meeting.SWISS, Clue.KNOCKOUT)
    if _all_met_equally_often(tournament):
        return Met(Meeting.PREDETERMINED, Clue.PAIRINGS)
    return Met(Meeting.SWISS, Clue.NOTHING)


def _all_met_equally_often(tournament: Tournament) -> bool:
    """Whether all rounds are there and everybody met everybody in them, equally often."""
    if is_team_event(tournament):
        rounds = rounds_played(tournament)
        played = matches_of(tournament, rounds)
        numbers = played.numbers
        rows = [[numbers[one.opponent] for one in row if one.opponent != NOBODY] for row in played.rows]
    else:
        rounds = tournament.paired_rounds
        numbers = tuple([player.number for player in tournament.players])
        rows = [[entry.opponent for entry in player.entries if entry.opponent] for player in tournament.players]
    if len(numbers) < 2 or rounds < max(tournament.planned_rounds, len(numbers) - 1):
        return False
    cycles = len(rows[0]) // (len(numbers) - 1)
    everybody = sorted(numbers * cycles)
    return all(sorted([number] * cycles + row) == everybody for number, row in zip(numbers, rows, strict=True))


def list_of(tournament: Tournament) -> Listed:
    """The list of record 212, else of 202 with the points in front."""
    for codes, record in ((tournament.ranks_by, "212"), (tournament.tie_breaks, "202")):
        if codes:
            return Listed(codes if any(map(_is_points, codes)) else (POINTS, *codes), record)
    return Listed()


def _is_points(code: str) -> bool:
    return code.strip().upper().partition(":")[0] == POINTS


def rules_of(tournament: Tournament) -> Rules:
    """The edition in force on the first day; the newest if that is not known."""
    return edition_of(gregorian_day(tournament.information.start))


def event_of(tournament: Tournament, terms: Terms, after_round: int = 0, expelled: Iterable[int] = ()) -> Event:
    """The event of the players, without the games that do not count (:mod:`~pairwright.tiebreaks.departures`)."""
    tournament = with_byes_ahead(tournament)
    left = departures(tournament, terms.meeting, after_round, frozenset(expelled))
    return of_individuals(without_games_of(tournament, left.uncounted), terms, after_round)


def event_of_teams(
    tournament: Tournament, terms: Terms, after_round: int = 0, expelled: Iterable[int] = ()
) -> tuple[Event, Departures]:
    """The same of the teams, and who of them has left: a team has when its last member has."""
    tournament = with_byes_ahead(tournament)
    left = departures(field_of_teams(tournament), terms.meeting, after_round, frozenset(expelled))
    return of_teams(_without_matches_of(tournament, left.uncounted), terms, after_round), left


def _without_matches_of(tournament: Tournament, uncounted: frozenset[int]) -> Tournament:
    """The tournament as if these teams had met nobody."""
    if not uncounted:
        return tournament
    teams = zip(team_numbers(tournament.teams), tournament.teams, strict=True)
    members = frozenset([member for number, team in teams if number in uncounted for member in team.members])
    event = tournament.team_event
    event = event._replace(
        forfeits=tuple([match for match in event.forfeits if not uncounted & set(match[1:3])]),
        line_ups=tuple([line_up for line_up in event.line_ups if not uncounted & set(line_up[1:3])]),
    )
    return without_games_of(tournament._replace(team_event=event), members)


def has_open_games(tournament: Tournament) -> bool:
    """True if a game has no result, or is adjourned."""
    found = {entry[2] for player in tournament.players for entry in player.entries}
    return Result.PENDING in found or Result.ADJOURNED in found


def ranks(tournament: Tournament) -> list[int]:
    """Places by the list the tournament names, then by number: of the teams in their order if they are what takes part,
    else in the order of ``tournament.players``.

    By points and pairing number where it names none, or one with codes that nobody knows. Who withdrew from a round
    robin too early to be ranked comes after the others; who was expelled has place 0.
    """
    teams_play = is_team_event(tournament)
    asked = known_list(list_of(tournament).codes or ((POINTS,) if teams_play else ()))
    if not asked and not teams_play:
        return ranks_by_points(tournament)
    event, unranked = announced_event(tournament)
    takes_part = field_of_teams(tournament) if teams_play else tournament
    expelled = {player.number for player in takes_part.players if player.expelled_from}
    rows = rank(event, asked or (parse(POINTS),), unranked, Unfit.DROPPED).rows
    places = [0] * len(rows)
    for place, row in enumerate([row for row in rows if row.number not in expelled], 1):
        places[row.position] = place
    return places


def announced_event(tournament: Tournament) -> tuple[Event, frozenset[int]]:
    """The event as the tournament announces it, and the positions of those who have no place."""
    terms = Terms(rules_of(tournament), meeting_of(tournament).meeting)
    if is_team_event(tournament):
        event, departed = event_of_teams(tournament, terms)
        left = departed.not_ranked
    else:
        event = event_of(tournament, terms)
        left = departures(with_byes_ahead(tournament), terms.meeting).not_ranked
    return event, frozenset([position for position, number in enumerate(event.table().numbers) if number in left])


def known_list(codes: Iterable[str]) -> tuple[Asked, ...]:
    """What the codes ask for; nothing if one of them is unknown."""
    try:
        return tuple([parse(code) for code in codes])
    except (UnknownCode, NotApplicable):
        return ()
