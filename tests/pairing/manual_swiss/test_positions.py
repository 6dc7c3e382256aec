"""Positions that an independent program paired (``documents-systems`` of the corpus): pairs and colours."""

import pytest

from tests.pairing.expected_positions import Expected, expected_positions, found

BY_HAND = frozenset(["m0015"])
"""Paired otherwise, by the articles: docs/decisions/0037-manual-swiss.md; ``test_articles.py`` has the derivation."""


@pytest.mark.parametrize("case", expected_positions("manual-swiss"), ids=str)
def test_position(case: Expected) -> None:
    """The same boards, the same colours, the same bye."""
    if case.name in BY_HAND:
        assert case.pairs - found(case) == {(5, 8), (16, 6)}
        assert found(case) - case.pairs == {(5, 16), (8, 6)}
    else:
        assert found(case) == case.pairs
