"""Colours: article E, which says what C.04.3 art. 5.2 says today, under its own numbers."""

from __future__ import annotations

from pairwright.handbook.citation import Article
from pairwright.handbook.dutch import DUTCH_2017 as RULES
from pairwright.pairing.colours import ColourRules, colours_of
from pairwright.state.round_state import RoundState

COLOURS = ColourRules(*(RULES[number] for number in ("E.1", "E.2", "E.3", "E.4", "E.5")))

IMPLEMENTS = tuple(COLOURS)


def colours_of_2017(state: RoundState, higher: int, lower: int) -> tuple[bool, Article]:
    """Has the higher ranked of two positions White, and by which article?"""
    return colours_of(state, higher, lower, COLOURS)
