"""Scheveningen: every player of a team meets every player of the other one, in as many rounds as there are boards."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from pairwright.errors import NotApplicable, TooLarge, say
from pairwright.handbook.team_tables import SCHEVENINGEN
from pairwright.lean import NamedTuple
from pairwright.pairing.systems.round_robin.berger import berger_round, even_size
from pairwright.pairing.tables.seats import Game, Round, Rounds, Seat
from pairwright.pairing.tables.squares import Line, balanced_lines, whole_team_lines

EVERYBODY_MEETS, DOUBLE, SHIFT, WHOLE_TEAM, BALANCED, MORE_TEAMS = (
    SCHEVENINGEN[number] for number in ("1", "1.1", "2.1", "2.2", "2.3", "2.4")
)
IMPLEMENTS = (EVERYBODY_MEETS, DOUBLE, SHIFT, WHOLE_TEAM, BALANCED, MORE_TEAMS)

MOST_BOARDS = 100
MOST_TEAMS = 20
MOST_CYCLES = 9


class Colours(Enum):
    """The two ways to give colours."""

    WHOLE_TEAM = "whole-team"
    """All of a team have the same colour; it changes every round."""
    BALANCED = "balanced"
    """In every round each team has White on half of the boards."""


class Match(NamedTuple):
    """Two teams (from 1), team A of the table first, and the rounds they play."""

    first: int
    second: int
    rounds: Rounds


class Stage(NamedTuple):
    """Matches played at the same time. ``idle``: the team without one (0: none)."""

    matches: tuple[Match, ...]
    idle: int


def scheveningen(boards: int, teams: int = 2, cycles: int = 1, colours: Colours = Colours.WHOLE_TEAM) -> Rounds:
    """Every round of the event. The games of a round go by match, then by the board of team A.

    Raises :class:`NotApplicable` for what there is no table for, :class:`TooLarge` above our limits.
    """
    return tuple([round_ for stage in stages(boards, teams, cycles, colours) for round_ in rounds_of(stage)])


@lru_cache(maxsize=16)
def stages(boards: int, teams: int = 2, cycles: int = 1, colours: Colours = Colours.WHOLE_TEAM) -> tuple[Stage, ...]:
    """The matches in the order of the round robin between the teams; raises as :func:`scheveningen`."""
    _require(boards, teams, cycles)
    lines = _cycles(boards, cycles, colours)
    found = []
    for meetings in team_meetings(teams):
        matches = [Match(first, second, _rounds(lines, first, second)) for first, second in meetings]
        busy = {team for meeting in meetings for team in meeting}
        idle = next((team for team in range(1, teams + 1) if team not in busy), 0)
        found.append(Stage(tuple(matches), idle))
    return tuple(found)


def rounds_of(stage: Stage) -> Rounds:
    """The rounds of a stage: all matches together."""
    return tuple(
        [
            tuple([game for games in at_the_same_time for game in games])
            for at_the_same_time in zip(*[match.rounds for match in stage.matches], strict=True)
        ]
    )


def team_meetings(teams: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The round robin between the teams, by the Berger tables: (team A, team B) for every meeting of every turn. The
    team that the tables name first is team A (reading)."""
    size = even_size(teams)
    turns = [berger_round(size, turn) for turn in range(1, size)]
    return tuple([tuple([meeting for meeting in meetings if max(meeting) <= teams]) for meetings in turns])


def _require(boards: int, teams: int, cycles: int) -> None:
    for what, number, least, most in (
        ("boards", boards, 1, MOST_BOARDS),
        ("teams", teams, 2, MOST_TEAMS),
        ("games of each pair", cycles, 1, MOST_CYCLES),
    ):
        if number < least:
            raise NotApplicable(
                say(what), say("a Scheveningen table needs {least} at least, not {number}", least=least, number=number)
            )
        if number > most:
            raise TooLarge(what, number, most)


def _cycles(boards: int, cycles: int, colours: Colours) -> tuple[Line, ...]:
    """All cycles of a match; every second one with colours reversed: where whole teams change colour in the same order,
    with balanced colours from the last round to the first (reading)."""
    whole = colours is Colours.WHOLE_TEAM
    first = whole_team_lines(boards) if whole else balanced_lines(boards)
    again = tuple([tuple([(there, not white) for there, white in line]) for line in first])
    if not whole:
        again = again[::-1]
    return tuple([line for cycle in range(cycles) for line in (again if cycle % 2 else first)])


def _rounds(lines: tuple[Line, ...], first: int, second: int) -> Rounds:
    return tuple([_round(line, first, second) for line in lines])


def _round(line: Line, first: int, second: int) -> Round:
    games = []
    for board, (there, has_white) in enumerate(line, 1):
        game = Game(Seat(first, board), Seat(second, there + 1))
        games.append(game if has_white else game.reversed)
    return tuple(games)
