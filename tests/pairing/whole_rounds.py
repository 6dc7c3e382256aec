"""Whole made-up tournaments, every round of them judged by the independent validator."""

from __future__ import annotations

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import NoLegalPairing
from pairwright.pairing.base import Engine
from pairwright.pairing.outcome import RoundPairing
from pairwright.state.round_state import RoundState
from tests.support.legality import breaches, law_of, somebody_must_stay


class Watched:
    """An engine whose rounds are judged as they are made; ``wrong`` is everything illegal about them."""

    def __init__(self, engine: Engine) -> None:
        self.code = engine.code
        self.wrong: list[str] = []
        self._engine = engine

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair, and look at what came out."""
        law = law_of(self.code)
        try:
            pairing = self._engine.pair(state)
        except NoLegalPairing:
            if not somebody_must_stay(state.tournament, state.round, law):
                self.wrong.append(f"round {state.round}: given up, though it can be paired")
            raise
        self.wrong += breaches(state.tournament, state.round, pairing.pairs, law)
        named = {frozenset(pair) for step in pairing.steps for pair in step.pairs}
        self.wrong += [f"no step made {pair}" for pair in pairing.pairs if frozenset(pair) not in named]
        return pairing


def illegal_rounds(engine: Engine, players: int, seed: int) -> list[str]:
    """What is wrong in a tournament of so many players; every pair has to stand in a step, too."""
    watched = Watched(engine)
    simulate(Settings.parse(f"Players={players}\nScoring=1-0.5-0\nBaku=no"), seed, watched)
    return watched.wrong
