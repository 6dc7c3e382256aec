"""Points are whole tenths: a win is 10, a draw 5, "11.5" is 115. Never a float."""

from __future__ import annotations

Points = int
"""Points in tenths."""


def parse_points(text: str) -> Points:
    """Tenths from ``"11.5"``, ``"4"``, ``" .5"`` or ``"4,5"``.

    Raises ``ValueError`` for anything else (more than one decimal included).
    """
    whole, _, decimal = text.strip().replace(",", ".").partition(".")
    sign = -1 if whole.startswith("-") else 1
    digits = whole.lstrip("-")
    if len(decimal) > 1 and not decimal[1:].strip("0"):
        decimal = decimal[0]
    if not (digits or decimal) or len(decimal) > 1 or not (digits + decimal).isdecimal():
        raise ValueError(text)
    return sign * (int(digits or "0") * 10 + int(decimal or "0"))


def format_points(points: Points) -> str:
    """``"11.5"`` from 115: one decimal, as files write it."""
    whole, decimal = divmod(abs(points), 10)
    return f"{'-' if points < 0 else ''}{whole}.{decimal}"
