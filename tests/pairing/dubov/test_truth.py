"""The engine pairs every small field as the definition does."""

from __future__ import annotations

from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.pairing.systems.dubov.engine import plan_round
from pairwright.pairing.systems.dubov.field import Field
from pairwright.pairing.systems.dubov.slow_truth import pair_slowly
from tests.pairing.dubov.random_fields import fields


def fast(field: Field) -> object:
    try:
        plan = plan_round(field)
    except NoLegalPairing:
        return "impossible"
    return plan.bye.player, tuple((bracket.upfloaters, bracket.halves.pairs) for bracket in plan.brackets)


def slow(field: Field) -> object:
    try:
        return pair_slowly(field)
    except NoLegalPairing:
        return "impossible"


@settings(deadline=None, max_examples=200)
@given(fields(1, 8))
def test_engine_is_the_definition(field: Field) -> None:
    """The bye, the upfloaters and the pairs of every bracket, in their order."""
    assert fast(field) == slow(field)
