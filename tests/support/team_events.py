"""Random tournaments of teams: byes of all kinds, forfeited matches and boards, reserves and line-ups out of order."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.team import (
    NOTHING_SAID,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    PairingByes,
    Team,
    TeamBye,
    TeamEvent,
)
from pairwright.model.tournament import Tournament
from tests.oracles.round_robins import berger_rounds
from tests.support.crosstables import crosstable

GAMES = ((Result.WIN, Result.LOSS), (Result.DRAW, Result.DRAW), (Result.LOSS, Result.WIN))
FORFEITS = (
    (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
)
BYES = (Result.HALF_BYE, Result.HALF_BYE, Result.ABSENT, Result.FULL_BYE)


def drawn_up(members: Sequence[Sequence[int]], text: str, event: TeamEvent = NOTHING_SAID) -> Tournament:
    """The tournament of teams 1, 2, ... with these members, and a crosstable of the players."""
    teams = tuple(Team(number, f"Team {number}", tuple(own)) for number, own in enumerate(members, 1))
    return crosstable(text)._replace(teams=teams, team_event=event)


def drawn_team_event(dice: Random, system: str = "FIDE_TEAM_TYPEA_MP_GP", gaps: float = 1.0) -> Tournament:
    """6 to 12 teams with 2 to 4 boards, 4 to 7 rounds. ``gaps`` scales how often something is not played."""
    return _Maker(dice, gaps).tournament(system)


def drawn_team_round_robin(dice: Random, gaps: float = 1.0) -> Tournament:
    """The same as a round robin of 4 to 8 teams: nobody asks for a bye, an odd field leaves one team free."""
    count = dice.randint(4, 8)
    rounds = berger_rounds(count + count % 2)
    schedule = [[pair for pair in pairs if max(pair) <= count] for pairs in rounds]
    return _Maker(dice, gaps, count, schedule).tournament("BERGER_TEAM_ROUNDROBIN")


class _Maker:
    def __init__(
        self, dice: Random, gaps: float, count: int = 0, schedule: Sequence[Sequence[tuple[int, int]]] = ()
    ) -> None:
        self.dice, self.gaps = dice, gaps
        self.boards = dice.randint(2, 4)
        self.schedule = schedule
        self.rounds = len(schedule) or dice.randint(4, 7)
        size = self.boards + dice.randint(0, 1)
        count = count or dice.randint(6, 12)
        self.members = {team: tuple(range((team - 1) * size + 1, team * size + 1)) for team in range(1, count + 1)}
        self.entries: dict[int, list[RoundEntry]] = {
            player: [] for members in self.members.values() for player in members
        }
        self.met: set[frozenset[int]] = set()
        self.away: set[int] = set()
        self.allocated: list[int] = []
        self.byes: list[TeamBye] = []
        self.forfeits: list[ForfeitedMatch] = []
        self.line_ups: list[LineUp] = []

    def tournament(self, system: str) -> Tournament:
        for round_ in range(1, self.rounds + 1):
            self._round(round_)
        players = tuple(Player(number, rating=2000, entries=tuple(row)) for number, row in self.entries.items())
        event = TeamEvent(
            self.dice.choice([MatchScoring(), MatchScoring(), MatchScoring(30, 10, 0)]),
            "WBWB"[: self.boards],
            PairingByes(10, 5 * self.boards, tuple(self.allocated)),
            tuple(self.byes),
            tuple(self.forfeits),
            tuple(self.line_ups),
        )
        teams = tuple(Team(number, f"Team {number}", members) for number, members in self.members.items())
        return Tournament(players, planned_rounds=self.rounds, system=system, teams=teams, team_event=event)

    def _often(self, chance: float) -> bool:
        return self.dice.random() < chance * self.gaps

    def _round(self, round: int) -> None:
        for row in self.entries.values():
            row.append(ABSENT)
        if self.schedule:
            for white, black in self.schedule[round - 1]:
                self._match(round, white, black)
            return
        free = []
        for team in self.members:
            if len(self.away) < len(self.members) - 4 and self._often(0.03):
                self.away.add(team)
            if team in self.away:
                self.byes.append(TeamBye(round, team, Result.ABSENT))
            elif self._often(0.08):
                self.byes.append(TeamBye(round, team, self.dice.choice(BYES)))
            else:
                free.append(team)
        self.dice.shuffle(free)
        self.allocated.append(free.pop() if len(free) % 2 else 0)
        while free:
            white = free.pop()
            new = [team for team in free if frozenset((white, team)) not in self.met] or free
            black = self.dice.choice(new)
            free.remove(black)
            self.met.add(frozenset((white, black)))
            self._match(round, white, black)

    def _match(self, round: int, white: int, black: int) -> None:
        first = self._seated(round, white, black)
        sides = [first, self._seated(round, black, white, opponent_is_short=0 in first)]
        decided = None
        if all(all(side) for side in sides) and self._often(0.07):
            winner = self.dice.choice([Colour.WHITE, Colour.BLACK, Colour.WHITE, Colour.BLACK, Colour.NONE])
            self.forfeits.append(ForfeitedMatch(round, white, black, winner))
            decided = FORFEITS[(Colour.WHITE, Colour.BLACK, Colour.NONE).index(winner)]
        for board, (one, other) in enumerate(zip(*sides, strict=True)):
            if not (one and other):
                self.entries[one or other][-1] = RoundEntry(0, Colour.NONE, Result.FORFEIT_WIN)
                continue
            # One board of a match stays a game: a match without any has other rules.
            forfeited = board > 0 and self._often(0.06)
            results = decided or (self.dice.choice(FORFEITS) if forfeited else self.dice.choice(GAMES))
            colours = (Colour.WHITE, Colour.BLACK) if board % 2 == 0 else (Colour.BLACK, Colour.WHITE)
            self.entries[one][-1] = RoundEntry(other, colours[0], results[0])
            self.entries[other][-1] = RoundEntry(one, colours[1], results[1])

    def _seated(self, round: int, team: int, opponent: int, *, opponent_is_short: bool = False) -> list[int]:
        """Who plays: in the members' order, now and then in another one, or with a board left empty (0), and a record
        of it."""
        seated = sorted(self.dice.sample(self.members[team], self.boards))
        if self._often(0.05):
            self.dice.shuffle(seated)
            self.line_ups.append(LineUp(round, team, opponent, tuple(seated)))
        elif not opponent_is_short and self._often(0.04):
            seated[self.dice.randrange(1, self.boards)] = 0
            self.line_ups.append(LineUp(round, team, opponent, tuple(seated)))
        return seated
