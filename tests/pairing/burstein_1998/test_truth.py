"""The engine pairs every small field as plain enumeration does."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.pairing.systems.burstein_1998.engine import plan_round
from pairwright.pairing.systems.burstein_1998.field import Field
from tests.pairing.burstein_1998.enumeration import Enumeration
from tests.pairing.burstein_1998.random_fields import fields, make_field


def compare(field: Field) -> None:
    """The same pairs and the same bye."""
    slow = Enumeration(field).round()
    try:
        plan = plan_round(field)
    except NoLegalPairing:
        assert slow == (set(), -1)
        return
    assert ({frozenset(pair) for pair in plan.pairs}, plan.bye.player) == slow


@settings(deadline=None, max_examples=100)
@given(fields(1, 8))
def test_engine_is_the_enumeration(field: Field) -> None:
    """Positions of up to eight players that hypothesis makes up."""
    compare(field)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_as_enumerated(seed: int) -> None:
    """A hundred random positions of up to nine players each."""
    random = Random(seed)
    for _ in range(100):
        compare(make_field(random.randint, 2, 9))
