"""From a score to a difference of ratings (B.02 art. 8.1.1), and the table of expected scores as one row (8.1.2)."""

from __future__ import annotations

from pairwright.ratings.expected_score import expected_score

# fmt: off
_DIFFERENCES = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
    800,
)
# fmt: on
"""What 50, 51, ... 100 hundredths of the points say of the difference to the average opponent, in Elo."""

CERTAIN = 736
"""The smallest difference (Elo) of which the complete scale expects every point."""


def hundredths(halves: int, games: int) -> int:
    """The share of the points in hundredths, a half rounded up, of ``halves`` half-points in ``games`` games (one at
    least).

    >>> hundredths(halves=9, games=8)
    56
    """
    return (100 * halves + games) // (2 * games)


def rating_difference(hundredths: int) -> int:
    """The difference (Elo) between a performance and the opponents' average; ``hundredths`` from 0 to 100.

    >>> rating_difference(56), rating_difference(0)
    (43, -800)
    """
    return _DIFFERENCES[hundredths - 50] if hundredths >= 50 else -_DIFFERENCES[50 - hundredths]


def complete_scale(width: int) -> bytes:
    """Expected hundredths against an opponent, for each difference (own rating less his) from ``-width`` to ``width``
    in Elo: the one of difference ``d`` is at ``d + width``. No difference is too large to count."""
    core = min(width, CERTAIN)
    inner = bytes([expected_score(difference, 0, largest_difference=CERTAIN) for difference in range(-core, core + 1)])
    return bytes(width - core) + inner + b"d" * (width - core)
