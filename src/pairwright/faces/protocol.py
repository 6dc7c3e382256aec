"""The de facto protocol of pairing engines."""

from __future__ import annotations

from collections.abc import Sequence


def protocol(pairs: Sequence[tuple[int, int]]) -> str:
    """The number of pairs, then a line ``white black`` each; a bye is ``id 0``."""
    return f"{len(pairs)}\n" + "".join(f"{white} {black}\n" for white, black in pairs)
