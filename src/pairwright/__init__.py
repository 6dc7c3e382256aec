"""Pairwright: pairs, ranks and reports chess tournaments, and says why.

>>> import pairwright                                                   # doctest: +SKIP
>>> tournament = pairwright.read("open.trf")                            # doctest: +SKIP
>>> pairwright.pair(tournament).pairs                                   # doctest: +SKIP
[(12, 1), (2, 13), ...]

Everything named here is loaded when it is first used, so that ``import pairwright`` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module

__version__ = "0.1.0"

_HOME = {
    "Tournament": "pairwright.model.tournament",
    "Player": "pairwright.model.player",
    "RoundEntry": "pairwright.model.round",
    "Result": "pairwright.model.result",
    "Colour": "pairwright.model.colour",
    "Scoring": "pairwright.model.scoring",
}

__all__ = [*_HOME]


def __getattr__(name: str) -> object:
    if name in _HOME:
        value: object = getattr(import_module(_HOME[name]), name)
        globals()[name] = value
        return value
    raise AttributeError(name)
