"""Knockout: a round is one game of every match that is still open, stage by stage.

What stands in the bracket is the value :class:`~pairwright.model.knockout.bracket.Bracket`, made by :func:`bracket_of`.
"""

from __future__ import annotations

from pairwright.model.knockout.play import bracket_of as bracket_of
from pairwright.pairing.systems.knockout.engine import KnockoutSystem

KNOCKOUT = KnockoutSystem()

OFFERS = (KNOCKOUT,)
