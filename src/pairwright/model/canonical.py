"""One form for every tournament: what two values mean alike, their canonical forms say alike."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from pairwright.errors import TooLarge
from pairwright.model.player import Player
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.round import ABSENT
from pairwright.model.standing import earned, ranks
from pairwright.model.team import NOTHING_SAID, Team, TeamEvent, is_team_event
from pairwright.model.tournament import (
    LARGEST_NUMBER,
    LARGEST_ROUND,
    AbnormalPoints,
    ByeRequest,
    Forbidden,
    Tournament,
    VirtualPoints,
)


def canonical(tournament: Tournament) -> Tournament:
    """The same tournament in the form that reading gives.

    - Every player has an entry for each paired round and none beyond: an entry of a later round is a request.
    - Requests are sorted by round and player, those for past rounds left out; forbidden groups are sorted, and
      end with the planned rounds; virtual points are cut into the fewest ranges of players there are.
    - A Double-Swiss without a scoring of its own has that of matches of two games, which stand by round and number.
    - Abnormal points name every player once, in order; what is said of teams is in the order of
      :func:`canonical_team_event`.
    - ``declared_points`` are those earned, ``declared_rank`` is filled in where nothing is declared; so are the points
      of teams with numbers, where teams are what takes part.
    """
    from pairwright.model.knockout.acts import in_order as decisions_in_order
    from pairwright.model.two_games import in_order, with_match_scoring

    tournament = with_match_scoring(with_byes_ahead(tournament))
    paired = tournament.paired_rounds
    requests = {(asked.round, asked.player): asked for asked in tournament.requests if asked.round > paired}
    players = [
        player._replace(entries=player.entries + (ABSENT,) * (paired - len(player.entries)))
        for player in tournament.players
    ]
    changed = tournament._replace(
        players=tuple(players),
        requests=tuple(requests[key] for key in sorted(requests)),
        forbidden=canonical_forbidden(tournament.forbidden, tournament.planned_rounds),
        virtual_points=canonical_virtual_points(
            tournament.virtual_points, frozenset(player.number for player in players)
        ),
        abnormal_points=canonical_abnormal_points(tournament.abnormal_points),
        two_games=in_order(tournament.two_games),
        knockout=tournament.knockout._replace(decisions=decisions_in_order(tournament.knockout.decisions)),
    )
    if tournament.team_event != NOTHING_SAID:
        changed = changed._replace(team_event=canonical_team_event(tournament.team_event, tournament.planned_rounds))
    if is_team_event(changed):
        changed = changed._replace(teams=tuple(_with_scores(changed)))
    return changed._replace(players=tuple(_declared(changed)))


def with_byes_ahead(tournament: Tournament) -> Tournament:
    """Entries of rounds that nobody is paired in yet, as the requests they are; a request made outright weighs more.

    An absence is one too: whoever has an entry in the round to pair is not there to be paired.
    """
    paired = tournament.paired_rounds
    if tournament.columns <= paired:
        return tournament
    requests = {(asked.round, asked.player): asked for asked in tournament.requests}
    for player in tournament.players:
        for round_, entry in enumerate(player.entries[paired:], paired + 1):
            result = Result.FULL_BYE if entry.result is Result.FORFEIT_WIN else entry.result
            requests.setdefault((round_, player.number), ByeRequest(round_, player.number, result))
    return tournament._replace(
        players=tuple(player._replace(entries=player.entries[:paired]) for player in tournament.players),
        requests=tuple(requests.values()),
    )


def _declared(tournament: Tournament) -> Iterable[Player]:
    points, places = earned(tournament), ranks(tournament)
    for player, own, place in zip(tournament.players, points, places, strict=True):
        yield player._replace(declared_points=own, declared_rank=player.declared_rank or place or None)


def _with_scores(tournament: Tournament) -> Iterable[Team]:
    from pairwright.model.matches import matches_of, rounds_played, scores

    own = scores(matches_of(tournament, rounds_played(tournament)))
    for team, (match_points, game_points) in zip(tournament.teams, own, strict=True):
        yield team._replace(match_points=match_points, game_points=game_points) if team.number else team


def canonical_forbidden(groups: Iterable[Forbidden], planned: int) -> tuple[Forbidden, ...]:
    """Groups with their players sorted; ``last`` is the last planned round where that is known, else 0 for the end.
    (A group that begins after the planned rounds keeps its own end.)"""
    found = []
    for players, first, last in groups:
        if planned and first > planned:
            end = last or LARGEST_ROUND
        else:
            end = min(last or planned, planned) if planned else last
        found.append(Forbidden(tuple(sorted(set(players))), first, end))
    return tuple(sorted(dict.fromkeys(found), key=lambda group: (group.first, group.last, group.players)))


def canonical_abnormal_points(given: Iterable[AbnormalPoints]) -> tuple[AbnormalPoints, ...]:
    """The same, every player named once, in order."""
    return tuple(points._replace(players=tuple(sorted(set(points.players)))) for points in given)


def canonical_team_event(event: TeamEvent, planned: int) -> TeamEvent:
    """The same with everything sorted by round and team, and every team named once.

    Where two records give one team two byes in a round, or two line-ups, both stay: they contradict each other.
    """
    while event.pairing_byes.teams and not event.pairing_byes.teams[-1]:
        event = event._replace(pairing_byes=event.pairing_byes._replace(teams=event.pairing_byes.teams[:-1]))
    abnormal = [points._replace(teams=tuple(sorted(set(points.teams)))) for points in event.abnormal_points]
    return event._replace(
        byes=tuple(sorted(dict.fromkeys(event.byes), key=lambda bye: (bye.round, bye.team, bye.result.code))),
        forfeits=tuple(sorted(dict.fromkeys(event.forfeits), key=lambda match: match[:3])),
        line_ups=tuple(sorted(dict.fromkeys(event.line_ups))),
        virtual_points=tuple(sorted([given for given in event.virtual_points if given[0] or given[1]],
                                    key=lambda given: (given[2:], given[:2]))),
        forbidden=canonical_forbidden(event.forbidden, planned),
        abnormal_points=tuple(abnormal),
    )  # fmt: skip


def canonical_virtual_points(given: Iterable[VirtualPoints], numbers: frozenset[int]) -> tuple[VirtualPoints, ...]:
    """The same points in every round for every player, as ranges: per round the longest runs of players with equal
    points, equal rounds in a row joined. Sorted by rounds, then players; points of 0 are left out."""
    by_round: dict[int, dict[int, Points]] = {}
    order = sorted(numbers)
    for points, first, last, first_player, last_player in given:
        if not points:
            continue
        members = [number for number in order if first_player <= number <= last_player]
        for round_ in range(first, last + 1):
            table = by_round.setdefault(round_, {})
            for number in members:
                table[number] = table.get(number, 0) + points
    done: list[VirtualPoints] = []
    open_: dict[tuple[Points, int, int], int] = {}
    previous = 0
    for round_ in sorted(by_round):
        runs = _runs(order, by_round[round_])
        going = {run: open_[run] if run in open_ and previous == round_ - 1 else round_ for run in runs}
        done += [_range(run, since, previous) for run, since in open_.items() if going.get(run) != since]
        open_, previous = going, round_
    done += [_range(run, since, previous) for run, since in open_.items()]
    return tuple(sorted(done, key=lambda points: points[1:]))


def _range(run: tuple[Points, int, int], first: int, last: int) -> VirtualPoints:
    points, low, high = run
    return VirtualPoints(points, first, last, low, high)


def _runs(order: list[int], table: dict[int, Points]) -> list[tuple[Points, int, int]]:
    """(points, first player, last player) of neighbours with equal points."""
    runs = []
    for points, members in groupby(order, key=lambda number: table.get(number, 0)):
        if points:
            listed = list(members)
            runs.append((points, listed[0], listed[-1]))
    return runs


def require_bounds(tournament: Tournament) -> None:
    """Raises :class:`TooLarge` for players or rounds beyond what files can say."""
    largest = max([len(tournament.players), *[player.number for player in tournament.players]])
    if largest > LARGEST_NUMBER:
        raise TooLarge("players", largest, LARGEST_NUMBER)
    if latest_round(tournament) > LARGEST_ROUND:
        raise TooLarge("rounds", latest_round(tournament), LARGEST_ROUND)


def latest_round(tournament: Tournament) -> int:
    """The highest round that is spoken of anywhere."""
    return max(
        tournament.planned_rounds,
        tournament.columns,
        *(asked.round for asked in tournament.requests),
        *(max(group.first, group.last) for group in tournament.forbidden),
        *(max(virtual.first, virtual.last) for virtual in tournament.virtual_points),
        *(abnormal.round for abnormal in tournament.abnormal_points),
        _latest_of_teams(tournament.team_event),
        *(max(player.enters_in, player.withdrawn_from, player.expelled_from) for player in tournament.players),
    )


def _latest_of_teams(event: TeamEvent) -> int:
    if event == NOTHING_SAID:
        return 0
    return max(
        0,
        len(event.pairing_byes.teams),
        *(bye.round for bye in event.byes),
        *(match.round for match in event.forfeits),
        *(line_up.round for line_up in event.line_ups),
        *(max(group.first, group.last) for group in event.forbidden),
        *(max(virtual.first, virtual.last) for virtual in event.virtual_points),
        *(abnormal.round for abnormal in event.abnormal_points),
    )
