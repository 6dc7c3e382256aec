"""From differences that were agreed to, to the players of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.app.entries.differences import Difference, Kind, record_of
from pairwright.app.entries.entry import Entry
from pairwright.app.entries.heads import Field
from pairwright.app.numbering import number
from pairwright.app.numbering_keys import AS_USUAL, TODAY, Asked
from pairwright.errors import Conflict, Place, Problem, Sentence, Severity, TooLarge, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.collation import folded
from pairwright.model.player import NationalRating, Player
from pairwright.model.team import Team, is_team_event
from pairwright.model.tournament import LARGEST_NUMBER

if TYPE_CHECKING:
    from typing import Any

    from pairwright.model.tournament import Tournament


class Accepted(NamedTuple):
    """The tournament, what each number now has of the list (with what a tournament does not keep: the
    numbers and lines of the list), and what the arbiter should know."""

    tournament: Tournament
    entered: tuple[tuple[int, Entry], ...]
    notices: tuple[Problem, ...]


def accept(tournament: Tournament, differences: Iterable[Difference], asked: Asked = AS_USUAL) -> Accepted:
    """The tournament with these differences carried out, and nothing else.

    Before round 1 everybody is numbered anew: by rating, title and name, unless ``asked`` says otherwise. Once a round
    is paired, numbers stay, and new players follow with the next ones, from the next round on. Raises
    :class:`Conflict` for a player gone from a tournament that has begun, and for a difference that does not fit the
    tournament as it is now; :class:`TooLarge`.
    """
    begun = tournament.paired_rounds
    made, entries = merged(tournament, differences)
    if begun:
        late = [str(player.number) for player in made.players if player.number not in _numbers(tournament)]
        return Accepted(made, tuple(sorted(entries.items())), _late(late, begun))
    return _numbered(made, entries, asked)


def merged(tournament: Tournament, differences: Iterable[Difference]) -> tuple[Tournament, dict[int, Entry]]:
    """The tournament with these differences, before numbers are given anew: new players have the next ones. And the
    entries by number. Raises as :func:`accept`."""
    chosen = list(differences)
    _check(tournament, chosen)
    begun = tournament.paired_rounds
    gone = frozenset([one.number for one in chosen if one.kind is Kind.GONE])
    changed = {one.number: one for one in chosen if one.kind is Kind.CHANGED}
    players = [
        _changed(player, changed[player.number]) if player.number in changed else player
        for player in tournament.players
    ]
    highest = max([player.number for player in players], default=0)
    first = tournament.round_to_pair if begun else 1
    entries = {one.number: one.entry for one in chosen if one.number and one.entry}
    for one in chosen:
        if one.kind is Kind.NEW and one.entry:
            highest += 1
            entries[highest] = one.entry
            players.append(player_of(highest, one.entry)._replace(enters_in=first))
    if highest > LARGEST_NUMBER:
        raise TooLarge("players", highest, LARGEST_NUMBER)
    made = without_players(tournament._replace(players=tuple(players)), gone)
    return made._replace(teams=_teams(made, entries)), entries


def _numbers(tournament: Tournament) -> frozenset[int]:
    return frozenset([player.number for player in tournament.players])


def _check(tournament: Tournament, chosen: Sequence[Difference]) -> None:
    known = _numbers(tournament)
    seen: set[int] = set()
    for one in chosen:
        if one.number and one.number not in known:
            raise Conflict(one, say("there is no player {player}", player=one.number))
        if one.number in seen:
            raise Conflict(one, say("player {player} stands in it twice", player=one.number))
        if one.kind is Kind.GONE and tournament.paired_rounds:
            template = "player {player} stays in the list once a round is paired: withdraw him instead"
            raise Conflict(one, say(template, player=one.number))
        seen |= {one.number} - {0}


def _numbered(made: Tournament, entries: dict[int, Entry], asked: Asked) -> Accepted:
    """Everybody with a pairing number; teams are numbered as teams, their players stay in their order from 1."""
    from pairwright.model.renumbering import with_players_in

    before = [player.number for player in made.players]
    if is_team_event(made):
        ordered = with_players_in(made, before)
        numbering = number(ordered, asked)
        return Accepted(numbering.tournament, _entered(entries, before), numbering.notices)
    numbering = number(made, asked if asked.keys or asked.order else asked._replace(keys=TODAY))
    return Accepted(
        numbering.tournament, _entered(entries, [line.before for line in numbering.lines]), numbering.notices
    )


def _entered(entries: dict[int, Entry], order: Sequence[int]) -> tuple[tuple[int, Entry], ...]:
    """The entries by new number; ``order`` are the numbers before."""
    return tuple([(new, entries[before]) for new, before in enumerate(order, 1) if before in entries])


def _late(numbers: Sequence[str], begun: int) -> tuple[Problem, ...]:
    if not numbers:
        return ()
    template = "round {round} is paired: the numbers stay, and new players have {numbers}, from round {next} on"
    found = say(template, round=begun, numbers=", ".join(numbers), next=begun + 1)
    return (Problem("late-entries", Severity.NOTICE, Place(), found, Sentence("")),)


def player_of(number: int, entry: Entry) -> Player:
    """The player whom an entry makes."""
    made = Player(
        number,
        entry.name,
        entry.rating,
        entry.title,
        entry.sex,
        entry.federation,
        entry.fide_id,
        entry.birth,
        club=entry.club,
        category=entry.category,
    )
    if entry.national or entry.national_id or entry.native_name:
        record = NationalRating(
            entry.federation, entry.national, entry.sex, "", entry.native_name, entry.federation, entry.national_id
        )
        made = made._replace(national=(record._replace(birth=entry.birth),))
    return made


_OWN = {
    Field.NAME: "name",
    Field.TITLE: "title",
    Field.FEDERATION: "federation",
    Field.FIDE_ID: "fide_id",
    Field.BIRTH: "birth",
    Field.SEX: "sex",
    Field.RATING: "rating",
    Field.CLUB: "club",
    Field.CATEGORY: "category",
}
_NATIONAL = {Field.NATIONAL: "rating", Field.NATIONAL_ID: "id", Field.NATIVE_NAME: "name"}


def _changed(player: Player, difference: Difference) -> Player:
    """The player with the changes, what is the federation's in its own record."""
    assert difference.entry is not None
    own: dict[str, Any] = {}
    national: dict[str, Any] = {}
    for field, _, after in difference.changes:
        value = int(after) if field in (Field.RATING, Field.NATIONAL) else after
        if field in _OWN:
            own[_OWN[field]] = value
        elif field in _NATIONAL:
            national[_NATIONAL[field]] = value
    made = player._replace(**own)
    if not national:
        return made
    federation = difference.entry.federation
    old = record_of(player, federation)
    new = (old or NationalRating(federation, origin=federation, birth=made.birth, sex=made.sex))._replace(**national)
    rest = [record for record in player.national if record is not old]
    return made._replace(national=(new, *rest))


def without_players(tournament: Tournament, gone: frozenset[int]) -> Tournament:
    """The tournament without these players, and without what was said of them before it began."""
    if not gone:
        return tournament
    groups = [
        group._replace(players=tuple([one for one in group.players if one not in gone]))
        for group in tournament.forbidden
    ]
    points = [
        given._replace(players=tuple([one for one in given.players if one not in gone]))
        for given in tournament.abnormal_points
        if not given.players or not gone.issuperset(given.players)
    ]
    event = tournament.team_event
    line_ups = [
        one._replace(players=tuple([0 if member in gone else member for member in one.players]))
        for one in event.line_ups
    ]
    return tournament._replace(
        players=tuple([player for player in tournament.players if player.number not in gone]),
        requests=tuple([asked for asked in tournament.requests if asked.player not in gone]),
        forbidden=tuple([group for group in groups if len(group.players) > 1]),
        abnormal_points=tuple(points),
        teams=tuple(
            [
                team._replace(members=tuple([member for member in team.members if member not in gone]))
                for team in tournament.teams
            ]
        ),
        team_event=event._replace(line_ups=tuple(line_ups)),
    )


def _teams(tournament: Tournament, entries: dict[int, Entry]) -> tuple[Team, ...]:
    """The teams with everybody in the one the list says, on the board it says; new teams after the others."""
    placed = {number: entry for number, entry in entries.items() if entry.team}
    if not placed:
        return tournament.teams
    own = {member: folded(team.name) for team in tournament.teams for member in team.members}
    moving = {number for number, entry in placed.items() if own.get(number) != folded(entry.team) or entry.board}
    teams = [
        team._replace(members=tuple([member for member in team.members if member not in moving]))
        for team in tournament.teams
    ]
    at = {folded(team.name): place for place, team in enumerate(teams)}
    has_numbers = is_team_event(tournament) or any(team.number for team in teams) or "TEAM" in tournament.system.upper()
    for entry in sorted(placed.values(), key=lambda entry: entry.line):
        if folded(entry.team) not in at:
            at[folded(entry.team)] = len(teams)
            highest = max([team.number for team in teams], default=0)
            teams.append(Team(highest + 1 if has_numbers else 0, entry.team))
    for member in sorted(moving, key=lambda one: (placed[one].board or LARGEST_NUMBER, placed[one].line)):
        entry = placed[member]
        team = teams[at[folded(entry.team)]]
        members = list(team.members)
        members.insert(entry.board - 1 if entry.board else len(members), member)
        teams[at[folded(entry.team)]] = team._replace(members=tuple(members))
    return tuple(teams)
