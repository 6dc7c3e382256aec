"""Drawing lots so that a draw can be had again: it follows from the seed and from what is drawn, not from any order."""

from __future__ import annotations


def slip(draw: str, *who: str) -> str:
    """Hexadecimal digits; the lowest comes first."""
    from hashlib import sha256

    return sha256("\n".join((draw, *who)).encode("utf-8", "surrogatepass")).hexdigest()
