"""Everybody meets everybody: by the Berger tables, or in rounds made by hand (C.05, annexes 1 and 2; article 6.6)."""

from __future__ import annotations

from pairwright.pairing.systems.round_robin.by_hand import RoundRobinByHand
from pairwright.pairing.systems.round_robin.engine import RoundRobin

ROUND_ROBIN = RoundRobin()
BY_HAND = RoundRobinByHand()

OFFERS = (ROUND_ROBIN, BY_HAND)
