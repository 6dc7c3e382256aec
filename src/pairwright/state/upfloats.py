"""Who was paired with a higher score, round by round, whether the game was played or not."""

from __future__ import annotations

from pairwright.model.tournament import Tournament
from pairwright.state.ledger import Ledger


def upfloated_rounds(tournament: Tournament, before: int) -> dict[int, tuple[int, ...]]:
    """By pairing number, the rounds before ``before`` in which a player was paired with somebody who then had the
    higher pairing score. Byes are none."""
    found: dict[int, tuple[int, ...]] = {player.number: () for player in tournament.players}
    ledger = Ledger(tournament)
    for round_ in range(1, before):
        scores = ledger.pairing_scores()
        for player in tournament.players:
            opponent = player.entry(round_).opponent
            if opponent and scores.get(opponent, 0) > scores[player.number]:
                found[player.number] += (round_,)
        ledger.fold()
    return found
