"""The teams as those who take part: what pairs players pairs teams.

A tournament of teams is read as one whose players are the teams: their numbers are pairing numbers, their matches the
entries of the rounds, their points those of the primary score. ``Tournament.matches`` keeps what a list of entries
cannot say: both scores of every match, and its boards.
"""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING
from pairwright.model.matches import Matches, matches_of, primary_score, rounds_played
from pairwright.model.player import Player
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
    """The tournament in which the teams are the players. Nothing of the individual players is left in it."""
    rounds = rounds_played(tournament)
    matches = matches_of(tournament, rounds)
    event = tournament.team_event
    by_match_points = primary_score(tournament.system) == "MP"
    scoring = _scoring(event) if by_match_points else _WORTHLESS
    ratings = {player.number: player.rating for player in tournament.players}
    players = tuple(
        [
            Player(
                number,
                team.name,
                _strength(team, ratings, matches.boards),
                entries=tuple([_entry(one, matches) for one in row]),
                declared_points=team.match_points if by_match_points else team.game_points,
                declared_rank=team.declared_rank,
            )
            for number, team, row in zip(matches.numbers, tournament.teams, matches.rows, strict=True)
        ]
    )
    return Tournament(
        players,
        tournament.information,
        tournament.planned_rounds,
        tournament.initial_colour,
        scoring,
        tournament.system,
        tournament.tie_breaks,
        tournament.ranks_by,
        event.forbidden,
        _virtual(event, by_match_points=by_match_points),
        tuple([ByeRequest(*bye) for bye in event.byes if bye.round > rounds]),
        abnormal_points=tuple(_beside_results(matches, scoring, by_match_points=by_match_points)),
        matches=matches,
        knockout=tournament.knockout,
    )


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


def _strength(team: Team, ratings: dict[int, int], boards: int) -> int:
    """Its strength factor, else the average of its best ratings (those of as many players as sit at a match)."""
    if team.strength.strip().isdecimal():
        return int(team.strength)
    best = sorted([ratings.get(member, 0) for member in team.members], reverse=True)[: boards or BEST]
    rated = [rating for rating in best if rating]
    return sum(rated) // len(rated) if rated else 0


def team_of(tournament: Tournament, number: int) -> Team:
    """The team with this number; one without any if there is none."""
    for own, team in zip(team_numbers(tournament.teams), tournament.teams, strict=True):
        if own == number:
            return team
    return Team(number)
