"""What compares with other programs sees what is there."""

from __future__ import annotations

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before
from tests.app.plain_pairing import PlainPairing
from tests.oracles.replaying import before, differences, pairs_of

TWELVE = Settings.parse("Players=13\nRounds=5\nHalfPointByes=2\nWithdrawals=1\nForfeitWins=2")


def test_another_system_is_told_apart() -> None:
    """A tournament paired by neighbours differs from the Dutch system already in round 1."""
    tournament = simulate(TWELVE, 3, PlainPairing())
    found = differences("neighbours", tournament, DUTCH_2026)
    assert found[0].round == 1
    assert "neighbours round 1: ours [(" in str(found[0])


def test_a_tournament_can_be_put_back_before_any_round() -> None:
    """What stood before the round gives the round that was played."""
    tournament = simulate(TWELVE, 4)
    for round_ in range(1, 6):
        earlier = before(tournament, round_)
        assert earlier.round_to_pair == round_
        again = DUTCH_2026.pair(state_before(earlier, round_)).pairs
        assert tuple(sorted(again)) == pairs_of(tournament, round_)
