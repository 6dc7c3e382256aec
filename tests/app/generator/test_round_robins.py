"""Made-up round robins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pairwright
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate


@given(st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_every_round_is_as_the_rules_give(seed: int) -> None:
    """Withdrawals before and after half of the games included."""
    made = simulate(Settings.parse("System=round-robin\nWithdrawals=10%"), seed)
    assert 4 <= len(made.players) <= 16
    assert made.planned_rounds == made.paired_rounds == len(made.players) - 1 + len(made.players) % 2
    assert [found.ok for found in pairwright.check(made)] == [True] * made.planned_rounds
    assert pairwright.standings(made).rows


@pytest.mark.parametrize(
    ("rounds", "announced"), [(5, "FIDE_ROUNDROBIN"), (10, "FIDE_DOUBLEROUNDROBIN"), (15, "BERGER_ROUNDROBIN_G3")]
)
def test_cycles_follow_from_the_rounds(rounds: int, announced: str) -> None:
    """Six players: five rounds are one cycle."""
    made = simulate(Settings.parse(f"System=round-robin\nPlayers=6\nRounds={rounds}"), 7)
    assert (made.system, made.paired_rounds) == (announced, rounds)
    assert made.information.kind == "Individual: Round-Robin"


def test_whoever_has_left_loses_by_forfeit() -> None:
    """In every later game that stays on the list."""
    made = simulate(Settings.parse("System=round-robin\nPlayers=8\nWithdrawals=7:1"), 3)
    gone = next(player for player in made.players if player.withdrawn_from)
    assert gone.withdrawn_from == 7
    assert gone.entry(7).result.code == "-"
    assert made.player(gone.entry(7).opponent).entry(7).result.code == "+"
