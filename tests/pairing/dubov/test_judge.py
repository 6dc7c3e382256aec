"""What decides against another pairing."""

from __future__ import annotations

from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.pairing.findings import ORDER
from pairwright.pairing.systems.dubov.engine import plan_round
from pairwright.pairing.systems.dubov.field import Field
from pairwright.pairing.systems.dubov.judge import parting
from tests.pairing.complete_pairings import complete_pairings
from tests.pairing.dubov.random_fields import fields


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
