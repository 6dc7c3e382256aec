"""The teams as those who take part: what pairs players pairs teams.

A tournament of teams is read as one whose players are the teams: their numbers are pairing numbers, their matches the
entries of the rounds, their points those of the primary score. ``Tournament.matches`` keeps what a list of entries
cannot say: both scores of every match, and its boards.
"""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING
from pairwright.model.canonical import with_byes_ahead
from pairwright.model.matches import Matches, matches_of, primary_score, rounds_played
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.scoring import Scoring
from pairwright.model.seats import NOBODY
from pairwright.model.standing import worth
from pairwright.model.team import Team, TeamEvent, team_numbers
from pairwright.model.tournament import AbnormalPoints, ByeRequest, Tournament, VirtualPoints

if TYPE_CHECKING:
    from pairwright.model.matches import TeamRound
    from pairwright.model.points import Points

BEST = 4
"""So many ratings make the average of a team whose boards are not known (Olympiad art. 8)."""


def field_of_teams(tournament: Tournament) -> Tournament:
    """The tournament in which the teams are the players. Nothing of the individual players is left in it.

    A team comes when the first of its members comes, and leaves when the last one leaves.
    """
    tournament = with_byes_ahead(tournament)
    rounds = rounds_played(tournament)
    matches = matches_of(tournament, rounds)
    event = tournament.team_event
    by_match_points = primary_score(tournament.system) == "MP"
    scoring = _scoring(event) if by_match_points else _WORTHLESS
    people = {player.number: player for player in tournament.players}
    players = []
    for number, team, row in zip(matches.numbers, tournament.teams, matches.rows, strict=True):
        enters, leaves, expelled = _stay([people[member] for member in team.members if member in people])
        players.append(
            Player(
                number,
                team.name,
                _strength(team, people, matches.boards),
                entries=tuple([_entry(one, matches) for one in row]),
                declared_points=team.match_points if by_match_points else team.game_points,
                declared_rank=team.declared_rank,
                enters_in=enters,
                withdrawn_from=leaves,
                expelled_from=expelled,
            )
        )
    return Tournament(
        tuple(players),
        tournament.information,
        tournament.planned_rounds,
        tournament.initial_colour,
        scoring,
        tournament.system,
        tournament.tie_breaks,
        tournament.ranks_by,
        event.forbidden,
        _virtual(event, by_match_points=by_match_points),
        _requests(tournament, rounds),
        abnormal_points=tuple(_beside_results(matches, scoring, by_match_points=by_match_points)),
        matches=matches,
        knockout=tournament.knockout,
    )


def _stay(members: list[Player]) -> tuple[int, int, int]:
    """When a team of these members enters, withdraws and is expelled. A team whose members have all left is expelled if
    all of them are, else withdrawn."""
    if not members:
        return 1, 0, 0
    enters = min([member.enters_in for member in members])
    left = [min([one for one in (member.withdrawn_from, member.expelled_from) if one], default=0) for member in members]
    last = max(left) if all(left) else 0
    return (enters, 0, last) if all(member.expelled_from for member in members) else (enters, last, 0)


def _requests(tournament: Tournament, rounds: int) -> tuple[ByeRequest, ...]:
    """Byes of rounds to come: asked for by the team (240), given by hand (320), or, of a team that has nobody to play,
    the best of those its members asked for."""
    event = tournament.team_event
    found = {(bye.round, bye.team): bye.result for bye in event.byes if bye.round > rounds}
    for round_, team in enumerate(event.pairing_byes.teams, 1):
        if round_ > rounds and team:
            found[round_, team] = Result.PAIRING_BYE
    asked: dict[int, dict[int, Result]] = {}
    for request in tournament.requests:
        if request.round > rounds:
            asked.setdefault(request.round, {})[request.player] = request.result
    people = {player.number: player for player in tournament.players}
    for round_, results in asked.items():
        for number, own in zip(team_numbers(tournament.teams), tournament.teams, strict=True):
            here = [member for member in own.members if member in people and people[member].available(round_)]
            if here and all(member in results for member in here):
                best = max([results[member] for member in here], key=_BEST.index)
                found.setdefault((round_, number), best)
    return tuple([ByeRequest(*place, found[place]) for place in sorted(found)])


_BEST = (Result.ABSENT, Result.HALF_BYE, Result.FULL_BYE, Result.PAIRING_BYE)
"""Byes of members, the one that counts for their team last."""


def _scoring(event: TeamEvent) -> Scoring:
    win, draw, loss = event.match_scoring
    bye = event.pairing_byes.match_points
    return Scoring.of(win, draw, loss, pairing_bye=draw if bye is None else bye)


_WORTHLESS = Scoring.of(0, 0)
"""Where game points count, no result of a match is worth anything by itself."""


def _entry(one: TeamRound, matches: Matches) -> RoundEntry:
    opponent = 0 if one.opponent == NOBODY else matches.numbers[one.opponent]
    return RoundEntry(opponent, one.colour, one.result)


def _beside_results(matches: Matches, scoring: Scoring, *, by_match_points: bool) -> list[AbnormalPoints]:
    """What the primary score has of every round beyond what the result of the match is worth, and all bonuses."""
    table, _ = worth(scoring)
    found: dict[tuple[int, Points], list[int]] = {}
    for number, row in zip(matches.numbers, matches.rows, strict=True):
        for round_, one in enumerate(row, 1):
            points = (one.match_points if by_match_points else one.game_points) - table[one.result]
            if points:
                found.setdefault((round_, points), []).append(number)
    for at, given in (matches.match_extra if by_match_points else matches.game_extra).items():
        for round_, points in given.items():
            found.setdefault((round_, points), []).append(matches.numbers[at])
    return [AbnormalPoints(points, None, round_, tuple(numbers)) for (round_, points), numbers in found.items()]


def _virtual(event: TeamEvent, *, by_match_points: bool) -> tuple[VirtualPoints, ...]:
    """Of the primary score; a line that gives points of the other one only means them too."""
    return tuple(
        [
            VirtualPoints((match or game) if by_match_points else (game or match), *range_)
            for match, game, *range_ in event.virtual_points
        ]
    )


def _strength(team: Team, people: dict[int, Player], boards: int) -> int:
    """Its strength factor, else the average of its best ratings (those of as many players as sit at a match)."""
    if team.strength.strip().isdecimal():
        return int(team.strength)
    ratings = [people[member].rating for member in team.members if member in people]
    best = sorted(ratings, reverse=True)[: boards or BEST]
    rated = [rating for rating in best if rating]
    return sum(rated) // len(rated) if rated else 0


def team_of(tournament: Tournament, number: int) -> Team:
    """The team with this number; one without any if there is none."""
    for own, team in zip(team_numbers(tournament.teams), tournament.teams, strict=True):
        if own == number:
            return team
    return Team(number)
