"""The engine beside the definition, on small fields."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import NoLegalPairing
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.lim import OFFERS, LimSystem
from pairwright.state.round_state import RoundState
from tests.pairing.lim.random_fields import Drawn, defined_pairs, make_field
from tests.support.legality import breaches, law_of

SYSTEMS = pytest.mark.parametrize("system", OFFERS, ids=lambda system: system.code)


Outcomes = tuple[dict[str, frozenset[tuple[int, int]]], list[tuple[int, int]]]
"""Pairs by system (none if there is no legal pairing), and the score groups."""


def outcome(system: LimSystem, state: RoundState) -> frozenset[tuple[int, int]]:
    """The pairs; nothing if there is no legal pairing."""
    try:
        return frozenset(system.pair(state).pairs)
    except NoLegalPairing:
        return frozenset()


def definition(system: LimSystem, state: RoundState) -> frozenset[tuple[int, int]]:
    try:
        return frozenset(defined_pairs(system, state))
    except NoLegalPairing:
        return frozenset()


def fast(field: Drawn) -> Outcomes:
    """What the engine pairs."""
    return {system.code: outcome(system, field.state) for system in OFFERS}, field.state.groups()


def slow(field: Drawn) -> Outcomes:
    """What the definition pairs."""
    return {system.code: definition(system, field.state) for system in OFFERS}, field.state.groups()


@st.composite
def small_fields(draw: st.DrawFn) -> Drawn:
    return make_field(lambda low, high: draw(st.integers(low, high)), 1, 8)


@settings(max_examples=150, deadline=None)
@given(field=small_fields())
def test_the_engine_is_the_definition(field: Drawn) -> None:
    """Same pairs, colours and bye, or none in both; by all three systems."""
    assert fast(field) == slow(field)


def test_the_engine_is_the_definition_on_drawn_fields() -> None:
    """Two hundred positions of up to nine players."""
    for seed in range(200):
        field = make_field(Random(seed).randint, 2, 9)
        assert fast(field) == slow(field), seed


class Doubled:
    """Pairs by the engine, holds every round to the definition and to the law."""

    def __init__(self, system: LimSystem) -> None:
        self.code = system.code
        self.rounds = 0
        self._system = system

    def pair(self, state: RoundState) -> RoundPairing:
        paired = self._system.pair(state)
        assert set(paired.pairs) == defined_pairs(self._system, state)
        assert not breaches(state.tournament, state.round, paired.pairs, law_of(self.code))
        self.rounds += 1
        return paired


@SYSTEMS
def test_whole_small_tournaments(system: LimSystem) -> None:
    """Made-up tournaments of six to ten players, played to the end."""
    doubled = Doubled(system)
    for seed in range(12):
        plan = Settings.parse(f"Players={6 + seed % 5}\nScoring=1-0.5-0\nBaku=no\nForbiddenPairsDrawn=0")
        simulate(plan, seed, doubled)
    assert doubled.rounds > 30


@SYSTEMS
def test_whole_tournaments_are_legal(system: LimSystem) -> None:
    """Forty players: nobody meets twice, nobody has a second bye, the colour limits hold, everybody is paired."""

    class Judged(Doubled):
        def pair(self, state: RoundState) -> RoundPairing:
            paired = self._system.pair(state)
            assert not breaches(state.tournament, state.round, paired.pairs, law_of(self.code))
            return paired

    for seed in (1, 2):
        simulate(Settings.parse("Players=40\nScoring=1-0.5-0\nBaku=no\nForbiddenPairsDrawn=0"), seed, Judged(system))
