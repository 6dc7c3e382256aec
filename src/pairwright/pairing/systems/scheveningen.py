"""Scheveningen, of a tournament whose players stand in teams: whole teams of one colour, or balanced colours."""

from __future__ import annotations

import re

from pairwright.errors import NotApplicable, Sentence, say
from pairwright.handbook.citation import Article
from pairwright.handbook.team_tables import SCHEVENINGEN
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.pairing.outcome import Step
from pairwright.pairing.tables.scheveningen import (
    BALANCED,
    DOUBLE,
    EVERYBODY_MEETS,
    MORE_TEAMS,
    SHIFT,
    WHOLE_TEAM,
    Colours,
    Match,
    Stage,
    rounds_of,
    stages,
)
from pairwright.pairing.tables.seating import Seating
from pairwright.pairing.tables.seats import Game, Round, Rounds, Seat
from pairwright.pairing.tables.system import ByTable

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament
    from pairwright.state.round_state import RoundState

TYPE = re.compile(r"(?:FIDE|CUSTOM)_(DOUBLE)?SCHEVENINGEN(_BALANCED)?(?:_G([1-9]))?")
"""Encoded types (record 192); without ``_BALANCED``, which is our own, whole teams change colour (reading)."""


class Place(NamedTuple):
    """Where a round stands: the matches played together, their round from 1, and the cycle from 1."""

    stage: Stage
    number: int
    cycle: int


class Scheveningen(ByTable):
    """Every player of a team meets every player of the other teams."""

    regulation = SCHEVENINGEN
    everybody_paired = EVERYBODY_MEETS
    who_may_have_the_bye = MORE_TEAMS
    met_before = EVERYBODY_MEETS

    def __init__(self, code: str, title: str, colours: Colours) -> None:
        self.code = code
        self.title = title
        self.colours = colours

    def announcement(self, tournament: Tournament) -> str:
        """The encoded type (record 192)."""
        cycles = cycles_of(tournament)
        if self.colours is Colours.BALANCED:
            return "CUSTOM_SCHEVENINGEN_BALANCED" + (f"_G{cycles}" if cycles > 1 else "")
        return {1: "FIDE_SCHEVENINGEN", 2: "FIDE_DOUBLESCHEVENINGEN"}.get(cycles, f"FIDE_SCHEVENINGEN_G{cycles}")

    def table(self, tournament: Tournament, seating: Seating) -> Rounds:
        """Every round, match by match."""
        return tuple([round_ for stage in self._stages(tournament, seating) for round_ in rounds_of(stage)])

    def colour_rule(self, tournament: Tournament, seating: Seating, round: int) -> Article:
        """Reversed in every second cycle, otherwise as the system has it."""
        if self._place(tournament, seating, round).cycle % 2 == 0:
            return DOUBLE
        return WHOLE_TEAM if self._is_whole(seating) else BALANCED

    def steps(self, state: RoundState, seating: Seating, games: tuple[tuple[Game, int, int], ...]) -> tuple[Step, ...]:
        """The matches of the round, how far team B has moved, and the colours."""
        place = self._place(state.tournament, seating, state.round)
        everybody = tuple(sorted(state.numbers))
        template = "{boards} boards, round {number} of the match"
        if place.stage.idle:
            template += "; team {idle} is free"
        idle = seating.teams[place.stage.idle - 1] if place.stage.idle else 0
        note = say(template, boards=seating.boards, number=place.number, idle=idle)
        steps = [Step(MORE_TEAMS if len(seating.teams) > 2 else EVERYBODY_MEETS, everybody, note)]
        for match in place.stage.matches:
            here = [(game, white, black) for game, white, black in games if {match.first, match.second} == _teams(game)]
            pairs = tuple([(white, black) for _, white, black in here])
            players = tuple([player for pair in pairs for player in pair])
            steps.append(Step(SHIFT, players, self._seats(seating, match, place.number), pairs))
            if place.cycle % 2 == 0:
                steps.append(Step(DOUBLE, players, say("colours are those of the first cycle reversed")))
            elif self._is_whole(seating):
                team = seating.teams[match.first - 1 if place.number % 2 else match.second - 1]
                steps.append(Step(WHOLE_TEAM, players, say("all of team {team} have White", team=team)))
            else:
                whites = sum([game.white.team == match.first for game, _, _ in here])
                template = "of {games} games team {team} has White in {whites}"
                values = {"games": len(here), "team": seating.teams[match.first - 1], "whites": whites}
                steps.append(Step(BALANCED, players, say(template, **values)))
        return tuple(steps)

    def _seats(self, seating: Seating, match: Match, number: int) -> Sentence:
        one, other = seating.teams[match.first - 1], seating.teams[match.second - 1]
        if not self._is_whole(seating):
            return say("team {one} keeps its seats, team {other} moves as the table has it", one=one, other=other)
        shift = _opponent(match.rounds[number - 1], Seat(match.first, 1)).board - 1
        template = "team {one} keeps its seats, team {other} has moved on by {shift}"
        return say(template, one=one, other=other, shift=shift)

    def _is_whole(self, seating: Seating) -> bool:
        return self.colours is Colours.WHOLE_TEAM or seating.boards == 2

    def _stages(self, tournament: Tournament, seating: Seating) -> tuple[Stage, ...]:
        return stages(seating.boards, len(seating.teams), cycles_of(tournament), self.colours)

    def _place(self, tournament: Tournament, seating: Seating, round: int) -> Place:
        left = round
        for stage in self._stages(tournament, seating):
            length = len(stage.matches[0].rounds)
            if left <= length:
                return Place(stage, left, (left - 1) // seating.boards + 1)
            left -= length
        raise NotApplicable(
            say("round {round}", round=round), say("the table has {rounds} rounds", rounds=round - left)
        )


def cycles_of(tournament: Tournament) -> int:
    """How often everybody meets everybody: as the type says (record 192), else as many times as the rounds make."""
    from pairwright.pairing.tables.seating import seating_of

    found = TYPE.fullmatch(tournament.system.strip().upper())
    if found and (found[1] or found[3]):
        return 2 if found[1] else int(found[3])
    if found or not tournament.teams or not tournament.planned_rounds:
        return 1
    seating = seating_of(tournament)
    teams = len(seating.teams)
    once = seating.boards * (teams - 1 + teams % 2)
    return max(-(-tournament.planned_rounds // max(once, 1)), 1)


def _opponent(games: Round, seat: Seat) -> Seat:
    return next(black if white == seat else white for white, black in games if seat in (white, black))


def _teams(game: Game) -> set[int]:
    return {game.white.team, game.black.team}


WHOLE = Scheveningen("scheveningen", "Scheveningen, whole teams change colour", Colours.WHOLE_TEAM)
BALANCED_COLOURS = Scheveningen("scheveningen-balanced", "Scheveningen, balanced colours", Colours.BALANCED)

OFFERS = (WHOLE, BALANCED_COLOURS)
