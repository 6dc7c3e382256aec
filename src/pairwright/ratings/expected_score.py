"""The expected score of a game between two rated players (B.02 art. 8.1.2), in hundredths of a point."""

from __future__ import annotations

from bisect import bisect_right

LARGEST_DIFFERENCE = 400
"""A larger difference counts as this one."""

# fmt: off
_FROM = (
    0, 4, 11, 18, 26, 33, 40, 47, 54, 62,
    69, 77, 84, 92, 99, 107, 114, 122, 130, 138,
    146, 154, 163, 171, 180, 189, 198, 207, 216, 226,
    236, 246, 257, 268, 279, 291, 303, 316, 329, 345,
    358, 375, 392, 412, 433, 457, 485, 518, 560, 620,
    736,
)
# fmt: on
"""The smallest difference that promises 50, 51, ... 100 hundredths to the stronger player."""


def expected_score(rating: int, opponent: int, *, largest_difference: int = LARGEST_DIFFERENCE) -> int:
    """What a player of ``rating`` (Elo) scores on average against ``opponent``, in hundredths: 50 between equals.

    The two sides always add up to 100. Differences above ``largest_difference`` count as that.
    """
    difference = min(abs(rating - opponent), largest_difference)
    stronger = 49 + bisect_right(_FROM, difference)
    return stronger if rating >= opponent else 100 - stronger
