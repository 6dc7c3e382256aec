"""The engine pairs every small field as the definition does."""

from __future__ import annotations

from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.pairing.systems.burstein.engine import plan_round
from pairwright.pairing.systems.burstein.field import Field
from pairwright.pairing.systems.burstein.slow_truth import pair_slowly, pairings
from tests.pairing.burstein.random_fields import fields


def fast(field: Field) -> object:
    try:
        plan = plan_round(field)
    except NoLegalPairing:
        return "impossible"
    return plan.bye.player, tuple((bracket.paired.pairs, bracket.paired.floaters) for bracket in plan.brackets)


def slow(field: Field) -> object:
    try:
        return pair_slowly(field)
    except NoLegalPairing:
        return "impossible"


@settings(deadline=None, max_examples=200)
@given(fields(1, 8))
def test_engine_is_the_definition(field: Field) -> None:
    """The bye, the pairs and the floaters of every bracket, in their order."""
    assert fast(field) == slow(field)


def test_six_players_with_two_floaters() -> None:
    """The list of article 4.3: 45 different pairings, from 1-6 2-5 to 5-6 alone."""
    listed = [" ".join(f"{one}-{other}" for one, other in made) for made in pairings(6, 2)]
    assert len(listed) == len(set(listed)) == 45
    assert listed[:7] == [
        "1-6 2-5 3-0 4-0",
        "1-6 2-4 3-0 5-0",
        "1-6 2-3 4-0 5-0",
        "1-6 2-0 3-5 4-0",
        "1-6 2-0 3-4 5-0",
        "1-6 2-0 3-0 4-5",
        "1-5 2-6 3-0 4-0",
    ]
    assert listed[-1] == "1-0 2-0 3-4 5-6"
