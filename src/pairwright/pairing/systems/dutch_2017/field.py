"""Who may meet whom (C.1, C.3)."""

from __future__ import annotations

from pairwright.handbook.dutch import DUTCH_2017 as RULES
from pairwright.pairing.systems.dutch.field import Field
from pairwright.state.round_state import RoundState

IMPLEMENTS = (RULES["A.2"], RULES["A.6"], RULES["C.1"], RULES["C.3"])


def legal_rows(state: RoundState) -> list[int]:
    """By position, the set of those he may meet; topscorers excuse both players of a pair."""
    return Field(state).legal
