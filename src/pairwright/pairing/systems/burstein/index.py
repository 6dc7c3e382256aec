"""The index by which Burstein ranks a bracket: Buchholz, then Sonneborn-Berger, of the opponents' real scores (article
1.7). Its unplayed rounds are not those of the tie-breaks (C.07)."""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.lean import NamedTuple
from pairwright.model.abnormal import scorings
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.state.ledger import Ledger

IMPLEMENTS = (BURSTEIN_2026["1.7"],)


class Index(NamedTuple):
    """Both sums, larger is better: Buchholz in tenths, Sonneborn-Berger in hundredths of a point."""

    buchholz: int = 0
    sonneborn_berger: int = 0


def indices(tournament: Tournament, before: int) -> dict[int, Index]:
    """By pairing number, the index before a round.

    A round without a game is one against oneself: own score, and the points it brought.
    """
    ledger = Ledger(tournament)
    for _ in range(1, before):
        ledger.fold()
    real = ledger.standings()
    seen = {
        player.number: real[player.number] + _draws_for_absence(tournament, player, before) for player in ledger.players
    }
    sums = {number: [0, 0] for number in real}
    for round_ in range(1, before):
        changed = scorings(tournament, round_) if tournament.abnormal_points else {}
        for player in ledger.players:
            opponent, colour, result = player.entry(round_)
            score = seen[opponent] if result.played else real[player.number]
            points = changed.get(player.number, tournament.scoring).points(result, colour)
            own = sums[player.number]
            own[0] += score
            own[1] += score * points
    return {number: Index(*own) for number, own in sums.items()}


def _draws_for_absence(tournament: Tournament, player: Player, before: int) -> Points:
    """What his opponents over the board see more than his score: a run of zero-point byes up to the latest round
    (rounds after a withdrawal too) counts as draws. Forfeits are none."""
    more = 0
    for round_ in range(before - 1, 0, -1):
        if player.entry(round_).result is not Result.ABSENT:
            break
        scoring = tournament.scoring
        if tournament.abnormal_points:
            scoring = scorings(tournament, round_).get(player.number, scoring)
        more += tournament.scoring.draw - scoring.points(Result.ABSENT, Colour.NONE)
    return more
