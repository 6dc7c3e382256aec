"""A tournament that was paired by somebody else, paired again."""

from __future__ import annotations

from typing import NamedTuple

from pairwright.app.prepare import prepare
from pairwright.errors import NoLegalPairing
from pairwright.model.result import Result
from pairwright.model.standing import earned
from pairwright.model.tournament import ByeRequest, Tournament
from pairwright.pairing.base import PairingSystem
from pairwright.state.ledger import replay

Pairs = tuple[tuple[int, int], ...]
"""(white, black), the bye as (number, 0)."""


class Difference(NamedTuple):
    """A round in which two answers differ."""

    where: str
    round: int
    ours: Pairs
    theirs: Pairs

    def __str__(self) -> str:
        if not self.theirs:
            return f"{self.where} round {self.round}: no pairs told"
        only_ours = sorted(set(self.ours) - set(self.theirs))
        only_theirs = sorted(set(self.theirs) - set(self.ours))
        return f"{self.where} round {self.round}: ours {only_ours}, theirs {only_theirs}"


def before(tournament: Tournament, round: int) -> Tournament:
    """The tournament as it stood before a round that was played, that round's byes announced."""
    requests = tuple(
        ByeRequest(round, player.number, player.entry(round).result)
        for player in tournament.players
        if player.available(round) and not player.entry(round).result.took_part
    )
    cut = tuple(
        player._replace(entries=player.entries[: round - 1], declared_rank=None) for player in tournament.players
    )
    tournament = tournament._replace(players=cut, requests=requests)
    players = zip(tournament.players, earned(tournament), strict=True)
    return tournament._replace(players=tuple(player._replace(declared_points=points) for player, points in players))


def pairs_of(tournament: Tournament, number: int) -> Pairs:
    """The round as it stands in the tournament, without an order."""
    round_ = tournament.round(number)
    pairs = [(game.white, game.black) for game in round_.games]
    pairs += [(bye.player, 0) for bye in round_.byes if bye.result is Result.PAIRING_BYE]
    return tuple(sorted(pairs))


def differences(where: str, tournament: Tournament, system: PairingSystem) -> list[Difference]:
    """Every round that ``system`` pairs in another way than it was."""
    found = []
    prepared = prepare(tournament, 1).tournament
    for state in replay(prepared):
        try:
            ours = tuple(sorted(system.pair(state).pairs))
        except NoLegalPairing:
            ours = ()
        theirs = pairs_of(prepared, state.round)
        if ours != theirs:
            found.append(Difference(where, state.round, ours, theirs))
    return found
