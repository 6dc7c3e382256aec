"""The files the benchmarks run on: tournaments of the project's own generator, as they stood before each round."""

from __future__ import annotations

from tests.oracles.replaying import before

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.formats.base import write
from pairwright.model.tournament import Tournament
from pairwright.pairing.base import Engine

SETTINGS = """
Rounds=9
HalfPointByes=1%
ZeroPointByes=1%
ForfeitWins=1%
ForfeitLosses=1%
DoubleForfeits=1/500
Withdrawals=3%
LateEntries=2%
Baku=no
ForbiddenPairsDrawn=0
Scoring=1-0.5-0
HighestRating=2650
LowestRating=1200
"""


def field(players: int, system: Engine, seed: int = 2026) -> Tournament:
    """A finished tournament of nine rounds."""
    return simulate(Settings.parse(f"Players={players}{SETTINGS}"), seed, system)


def file_before(tournament: Tournament, round: int) -> bytes:
    """The same as the bytes of a TRF26 file."""
    return write(before(tournament, round), "trf26").text.encode()
