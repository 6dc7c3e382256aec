"""Positions that an independent program paired (``documents-systems`` of the corpus): pairs and colours."""

import pytest

from tests.pairing.expected_positions import Expected, expected_positions, found


@pytest.mark.parametrize("case", expected_positions("manual-swiss"), ids=str)
def test_position(case: Expected) -> None:
    """The same boards, the same colours, the same bye."""
    assert found(case) == case.pairs
