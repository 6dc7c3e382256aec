"""Who has White: article 5.2."""

from __future__ import annotations

from pairwright.handbook.citation import Article
from pairwright.handbook.dubov import DUBOV_2026
from pairwright.pairing.colours import ColourRules, colours_of
from pairwright.state.round_state import RoundState

IMPLEMENTS = tuple(DUBOV_2026[number] for number in ("5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.1"))

_RULES = ColourRules(*IMPLEMENTS)


def dubov_colours(state: RoundState, higher: int, lower: int) -> tuple[bool, Article]:
    """Has the higher ranked of two positions White, and by which article? ``state`` has Dubov's preferences."""
    return colours_of(state, higher, lower, _RULES)
