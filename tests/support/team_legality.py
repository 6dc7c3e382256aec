"""An independent judge of whole tournaments of teams: from the games of the members and the records alone.

``breaches_of_matches(tournament)`` lists everything illegal that any system for teams would be blamed for; what differs
between systems (colours, how often two teams meet) is judged by :mod:`tests.support.legality` on the field of teams,
round by round, while it is played.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise

from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament


def breaches_of_matches(tournament: Tournament, meetings: int = 1) -> list[str]:
    """Every round: each player sits once, opposite a member of one other team; each team is in one match, has a bye or
    is away; seats in the order of members or of a line-up; colours of the boards alternate. Over all rounds: two teams
    play each other ``meetings`` times at most, and nobody has two allocated byes or one after a forfeit win."""
    judge = _Judge(tournament)
    for round_ in range(1, judge.last + 1):
        judge.look_at(round_)
    judge.found += [f"teams {sorted(pair)} play {count} times" for pair, count in judge.met.items() if count > meetings]
    return judge.found


class _Judge:
    def __init__(self, tournament: Tournament) -> None:
        self.tournament, self.event = tournament, tournament.team_event
        self.team_of = {member: team.number for team in tournament.teams for member in team.members}
        self.members = {team.number: team.members for team in tournament.teams}
        self.entries = {player.number: player.entries for player in tournament.players}
        self.last = max([tournament.paired_rounds, *[match.round for match in self.event.forfeits]])
        self.found: list[str] = []
        self.met: Counter[frozenset[int]] = Counter()
        self.free_points: set[int] = set()
        """Teams that may not have the allocated bye any more."""

    def look_at(self, round_: int) -> None:
        """One round, after those before it."""
        facing: dict[int, set[int]] = defaultdict(set)
        played: set[frozenset[int]] = set()
        for player, entries in self.entries.items():
            entry = entries[round_ - 1] if len(entries) >= round_ else None
            if entry is None or not entry.opponent:
                continue
            own, other = self.team_of[player], self.team_of[entry.opponent]
            if self.entries[entry.opponent][round_ - 1].opponent != player:
                self.found.append(f"round {round_}: {player} faces {entry.opponent}, who does not face him")
            if own == other:
                self.found.append(f"round {round_}: {player} plays a member of his team")
            facing[own].add(other)
            if entry.result.played:
                played.add(frozenset((own, other)))
        for match in self.event.forfeits:
            if match.round == round_:
                facing[match.white].add(match.black)
                facing[match.black].add(match.white)
        self.found += [
            f"round {round_}: team {team} meets {sorted(them)}" for team, them in facing.items() if len(them) > 1
        ]
        self._byes(round_, facing)
        self._seats(round_, facing)
        for pair in played:
            self.met[pair] += 1
        self._forfeit_wins(round_, facing, played)

    def _byes(self, round_: int, facing: dict[int, set[int]]) -> None:
        asked = {bye.team: bye.result for bye in self.event.byes if bye.round == round_}
        given = self.event.pairing_byes.teams
        allocated = given[round_ - 1] if len(given) >= round_ else 0
        for team in self.members:
            if team in facing and (team in asked or team == allocated):
                self.found.append(f"round {round_}: team {team} has a bye and a match")
        if allocated in self.free_points:
            self.found.append(f"round {round_}: team {allocated} has the bye again")
        self.free_points |= {allocated} - {0}
        self.free_points |= {team for team, result in asked.items() if result is Result.FULL_BYE}

    def _seats(self, round_: int, facing: dict[int, set[int]]) -> None:
        line_ups = {line_up.team: line_up.players for line_up in self.event.line_ups if line_up.round == round_}
        for team in facing:
            order = [one for one in line_ups.get(team, self.members[team]) if one]
            colours = {}
            for player in order:
                entry = self.entries[player][round_ - 1]
                if entry.opponent and entry.colour is not Colour.NONE:
                    colours[order.index(player)] = entry.colour
            seated = {player for player in self.members[team] if self.entries[player][round_ - 1].opponent}
            if seated - set(order):
                self.found.append(
                    f"round {round_}: {sorted(seated - set(order))} of team {team} are not in its line-up"
                )
            if team not in line_ups and 0 not in [self._sat(one, round_) for one in order[: len(colours)]]:
                boards = [colours[at] for at in sorted(colours)]
                if any(one is other for one, other in pairwise(boards)):
                    self.found.append(f"round {round_}: the colours of team {team} do not alternate")

    def _sat(self, player: int, round_: int) -> int:
        return self.entries[player][round_ - 1].opponent

    def _forfeit_wins(self, round_: int, facing: dict[int, set[int]], played: set[frozenset[int]]) -> None:
        for team, them in facing.items():
            results = [self.entries[member][round_ - 1].result for member in self.members[team]]
            theirs = [self.entries[member][round_ - 1].result for other in them for member in self.members[other]]
            if any(frozenset((team, other)) in played for other in them):
                continue
            if Result.FORFEIT_WIN in results and Result.FORFEIT_WIN not in theirs:
                self.free_points.add(team)
