"""Whole made-up team tournaments, paired round by round: absences, byes of all kinds, forfeited matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from pairwright.app.commands import Paired, pair, with_round
from pairwright.errors import NoLegalPairing
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.team import ForfeitedMatch, Team, TeamBye, TeamEvent
from pairwright.model.tournament import Forbidden, Tournament

SYSTEM = "CUSTOM_TEAM_SWISS_OLYMPIAD_2007"
_OTHER = {
    Result.WIN: Result.LOSS,
    Result.DRAW: Result.DRAW,
    Result.LOSS: Result.WIN,
    Result.FORFEIT_WIN: Result.FORFEIT_LOSS,
    Result.FORFEIT_LOSS: Result.FORFEIT_WIN,
}


class Gaps(NamedTuple):
    """How often a team is away for a round, a match is forfeited, and how many groups of teams must not meet."""

    away: float = 0.0
    forfeits: float = 0.0
    forbidden: int = 0


def announced(teams: int, rounds: int, boards: int = 4, forbidden: tuple[Forbidden, ...] = ()) -> Tournament:
    """A tournament of teams before round 1, the strongest team first."""
    players = tuple(
        Player(number, f"Board{number}", rating=2700 - 3 * number) for number in range(1, teams * boards + 1)
    )
    listed = tuple(
        Team(number, f"Team{number:03d}", tuple(range((number - 1) * boards + 1, number * boards + 1)))
        for number in range(1, teams + 1)
    )
    return Tournament(
        players,
        planned_rounds=rounds,
        initial_colour=Colour.WHITE,
        system=SYSTEM,
        teams=listed,
        team_event=TeamEvent(colours="WBWB"[:boards], forbidden=forbidden),
    )


def tournaments_rounds(
    dice: Random, teams: int, rounds: int, gaps: Gaps, watch: Callable[[Tournament], None] = lambda _before: None
) -> Iterator[Paired]:
    """Every round of one tournament as it is paired, until it ends or cannot go on. ``watch`` sees the tournament
    before each round."""
    numbers = range(1, teams + 1)
    forbidden = tuple([Forbidden(tuple(dice.sample(numbers, 3))) for _ in range(gaps.forbidden)])
    tournament = announced(teams, rounds, forbidden=forbidden)
    for round_ in range(1, rounds + 1):
        away = [number for number in numbers if dice.random() < gaps.away]
        kinds = (Result.ABSENT, Result.ABSENT, Result.HALF_BYE, Result.FULL_BYE)
        asked = tuple([TeamBye(round_, team, dice.choice(kinds)) for team in away])
        event = tournament.team_event
        tournament = tournament._replace(team_event=event._replace(byes=(*event.byes, *asked)))
        watch(tournament)
        try:
            paired = pair(tournament)
        except NoLegalPairing:
            return
        yield paired
        if not paired.pairing.boards:  # one team is left: a round without a match is none
            return
        tournament = with_results(with_round(tournament, paired), round_, paired, dice, gaps.forfeits)


def with_results(tournament: Tournament, round: int, paired: Paired, dice: Random, forfeits: float = 0.0) -> Tournament:
    """The round played: stronger teams win more often; now and then a team does not appear."""
    members = {team.number: team.members for team in tournament.teams}
    entries: dict[int, RoundEntry] = {}
    absent: list[ForfeitedMatch] = []
    by_number = {player.number: player for player in tournament.players}
    for white, black in paired.pairing.pairs:
        if not black:
            continue
        decided = None
        if dice.random() < forfeits:
            winner = dice.choice((Colour.WHITE, Colour.BLACK))
            absent.append(ForfeitedMatch(round, white, black, winner))
            decided = Result.FORFEIT_WIN if winner is Colour.WHITE else Result.FORFEIT_LOSS
        chances = (35, 30, 35 - min(30, black - white)) if white < black else (35 - min(30, white - black), 30, 35)
        for player in members[white]:
            before = by_number[player].entry(round)
            result = decided or dice.choices((Result.WIN, Result.DRAW, Result.LOSS), chances)[0]
            entries[player] = before._replace(result=result)
            other = by_number[before.opponent].entry(round)
            entries[before.opponent] = other._replace(result=_OTHER[result])
    event = tournament.team_event
    event = event._replace(forfeits=(*event.forfeits, *absent))
    return tournament.with_entries(round, entries)._replace(team_event=event)


def after_rounds(teams: int, rounds: int) -> Tournament:
    """A tournament of so many rounds, all results in, the next one to pair."""
    tournament = announced(teams, 9)
    dice = Random(5)
    for round_ in range(1, rounds + 1):
        found = pair(tournament)
        tournament = with_results(with_round(tournament, found), round_, found, dice)
    return tournament
