"""Other numbers for the same players or teams: everything that names them follows."""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING
from pairwright.model.canonical import canonical_virtual_points
from pairwright.model.team import is_team_event, team_numbers
from pairwright.model.tournament import Forbidden, VirtualPoints

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pairwright.model.knockout.terms import Knockout
    from pairwright.model.player import Player
    from pairwright.model.round import RoundEntry
    from pairwright.model.team import TeamEvent
    from pairwright.model.tournament import Tournament, TwoGames


def with_players_in(tournament: Tournament, order: Sequence[int]) -> Tournament:
    """The players in this order of their present numbers, and numbered from 1 in it.

    Opponents, requests, forbidden pairs, virtual and abnormal points, members and line-ups of teams follow. Declared
    places fall away; records that are kept as they stand do not change.
    """
    new = {number: place for place, number in enumerate(order, 1)}
    by_number = {player.number: player for player in tournament.players}
    players = [_renumbered(by_number[number], new) for number in order]
    event = tournament.team_event
    line_ups = [one._replace(players=_all(one.players, new)) for one in event.line_ups]
    return tournament._replace(
        players=tuple(players),
        numbered_by_position=False,
        requests=tuple([asked._replace(player=new[asked.player]) for asked in tournament.requests]),
        forbidden=_forbidden(tournament.forbidden, new),
        virtual_points=_virtual(tournament.virtual_points, new),
        abnormal_points=tuple(
            [points._replace(players=tuple(sorted(_all(points.players, new)))) for points in tournament.abnormal_points]
        ),
        teams=tuple([team._replace(members=_all(team.members, new)) for team in tournament.teams]),
        team_event=event._replace(line_ups=tuple(line_ups)),
        two_games=tuple([_match(match, new) for match in tournament.two_games]),
        knockout=tournament.knockout if is_team_event(tournament) else _decided(tournament.knockout, new),
    )


def _decided(knockout: Knockout, new: Mapping[int, int]) -> Knockout:
    """Who wins by decision, with the new numbers."""
    decisions = [one._replace(winner=new.get(one.winner, one.winner)) for one in knockout.decisions]
    return knockout._replace(decisions=tuple(decisions))


def _match(match: TwoGames, new: Mapping[int, int]) -> TwoGames:
    return match._replace(white=new.get(match.white, match.white), black=new.get(match.black, match.black))


def with_teams_in(tournament: Tournament, order: Sequence[int]) -> Tournament:
    """The teams in this order of their present numbers (those of :func:`team_numbers`), and numbered from 1 in it; a
    team without a number of its own has none after it. What is said of teams follows."""
    new = {number: place for place, number in enumerate(order, 1)}
    by_number = dict(zip(team_numbers(tournament.teams), tournament.teams, strict=True))
    teams = [
        by_number[number]._replace(number=new[number] if by_number[number].number else 0, declared_rank=None)
        for number in order
    ]
    knockout = _decided(tournament.knockout, new) if is_team_event(tournament) else tournament.knockout
    return tournament._replace(teams=tuple(teams), team_event=_event(tournament.team_event, new), knockout=knockout)


def _renumbered(player: Player, new: Mapping[int, int]) -> Player:
    entries = tuple([_entry(entry, new) for entry in player.entries])
    return player._replace(number=new[player.number], entries=entries, declared_rank=None)


def _entry(entry: RoundEntry, new: Mapping[int, int]) -> RoundEntry:
    return entry._replace(opponent=new[entry.opponent]) if entry.opponent else entry


def _all(numbers: Iterable[int], new: Mapping[int, int]) -> tuple[int, ...]:
    return tuple([new.get(number, number) for number in numbers])


def _forbidden(groups: Iterable[Forbidden], new: Mapping[int, int]) -> tuple[Forbidden, ...]:
    return tuple([group._replace(players=tuple(sorted(_all(group.players, new)))) for group in groups])


def _virtual(given: Iterable[VirtualPoints], new: Mapping[int, int]) -> tuple[VirtualPoints, ...]:
    """Ranges of numbers come apart when the numbers change: everybody keeps his own points."""
    single = [
        points._replace(first_player=new[number], last_player=new[number])
        for points in given
        for number in range(points.first_player, points.last_player + 1)
        if number in new
    ]
    return canonical_virtual_points(single, frozenset(new.values()))


def _event(event: TeamEvent, new: Mapping[int, int]) -> TeamEvent:
    """What is said of teams, with their new numbers; 0 is no team."""
    virtual = [
        points._replace(first_team=new[number], last_team=new[number])
        for points in event.virtual_points
        for number in range(points.first_team, points.last_team + 1)
        if number in new
    ]
    return event._replace(
        pairing_byes=event.pairing_byes._replace(teams=_all(event.pairing_byes.teams, new)),
        byes=tuple([bye._replace(team=new.get(bye.team, bye.team)) for bye in event.byes]),
        forfeits=tuple(
            [
                match._replace(white=new.get(match.white, match.white), black=new.get(match.black, match.black))
                for match in event.forfeits
            ]
        ),
        line_ups=tuple(
            [
                one._replace(team=new.get(one.team, one.team), opponent=new.get(one.opponent, one.opponent))
                for one in event.line_ups
            ]
        ),
        virtual_points=tuple(sorted(virtual, key=lambda points: (points[2:], points[:2]))),
        forbidden=_forbidden(event.forbidden, new),
        abnormal_points=tuple(
            [points._replace(teams=tuple(sorted(_all(points.teams, new)))) for points in event.abnormal_points]
        ),
    )
