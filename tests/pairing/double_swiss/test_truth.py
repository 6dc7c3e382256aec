"""The engine pairs every small field as the definition does, and every other pairing is worse."""

from __future__ import annotations

from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.pairing.drawn.judge import parting
from pairwright.pairing.drawn.plan import plan_round
from pairwright.pairing.drawn.slow_truth import pair_slowly
from pairwright.pairing.findings import ORDER
from pairwright.pairing.systems.double_swiss.field import Field
from tests.pairing.complete_pairings import complete_pairings
from tests.pairing.double_swiss.random_fields import fields


def fast(field: Field) -> object:
    try:
        plan = plan_round(field)
    except NoLegalPairing:
        return "impossible"
    return plan.bye.player, tuple((bracket.upfloaters, bracket.pairs) for bracket in plan.brackets)


def slow(field: Field) -> object:
    try:
        return pair_slowly(field)
    except NoLegalPairing:
        return "impossible"


@settings(deadline=None, max_examples=300)
@given(fields(1, 8))
def test_engine_is_the_definition(field: Field) -> None:
    """The bye, the upfloaters and the pairs of every bracket, in their order."""
    assert fast(field) == slow(field)


@settings(deadline=None, max_examples=200)
@given(fields(2, 7))
def test_every_other_pairing_is_worse(field: Field) -> None:
    """Whatever else could be paired breaks a criterion more, or comes later in the order."""
    try:
        plan = plan_round(field)
    except NoLegalPairing:
        return
    numbers = field.state.numbers
    chosen = [(numbers[one], numbers[other]) for one, other in plan.pairs]
    chosen += [(numbers[player], 0) for player in plan.bye.possible[:1]]
    for rival in complete_pairings(field.state, field.rows):
        if {frozenset(pair) for pair in rival} != {frozenset(pair) for pair in chosen}:
            contrast = parting(field, chosen, rival).contrast
            assert contrast.criterion == ORDER or contrast.chosen < contrast.rival
