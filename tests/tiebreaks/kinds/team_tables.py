"""Team events drawn as tables, one team a line.

``1: 3w1=01 U 2w+`` is team 1, which had White on board 1 against team 3 and made 1, 1/2, 0 and 1 on its boards, then
had the pairing-allocated bye (one match point, half of the game points), then White against team 2, which did not
appear. ``Z`` is an absence; an ``x`` a board where both sides were missing.
"""

from __future__ import annotations

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import RESULTS, Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.team import ForfeitedMatch, PairingByes, Team, TeamBye, TeamEvent
from pairwright.model.tournament import Tournament


def team_event(text: str, boards: int = 4) -> Tournament:
    """The tournament of this table, one team a line; the members of team 2 are players 5 to 8, with four boards."""
    rows = [line.partition(":")[2].split() for line in text.strip().splitlines()]
    entries: list[list[RoundEntry]] = [[] for _ in range(len(rows) * boards)]
    allocated = [0] * max(map(len, rows))
    byes: list[TeamBye] = []
    forfeits: list[ForfeitedMatch] = []
    for team, cells in enumerate(rows, 1):
        for round_, cell in enumerate(cells, 1):
            if cell == "U":
                allocated[round_ - 1] = team
            elif cell == "Z":
                byes.append(TeamBye(round_, team, Result.ABSENT))
            elif cell.endswith("w+"):
                forfeits.append(ForfeitedMatch(round_, team, int(cell[:-2]), Colour.WHITE))
            for board in range(boards):
                entries[(team - 1) * boards + board].append(_entry(cell, board, boards))
    players = tuple([Player(number, entries=tuple(row)) for number, row in enumerate(entries, 1)])
    teams = [
        Team(team, members=tuple(range((team - 1) * boards + 1, team * boards + 1))) for team in range(1, len(rows) + 1)
    ]
    said = TeamEvent(
        colours="WB" * (boards // 2),
        pairing_byes=PairingByes(10, 5 * boards, tuple(allocated)),
        byes=tuple(byes),
        forfeits=tuple(forfeits),
    )
    return Tournament(players, teams=tuple(teams), team_event=said)


def _entry(cell: str, board: int, boards: int) -> RoundEntry:
    side = next((index for index, character in enumerate(cell) if character in "wb"), 0)
    results = cell[side + 1 :]
    if not side or len(results) < boards or results[board] == "x":
        return ABSENT
    colour = Colour(cell[side])
    opponent = (int(cell[:side]) - 1) * boards + board + 1
    return RoundEntry(opponent, colour if board % 2 == 0 else colour.opposite, RESULTS[results[board]])
