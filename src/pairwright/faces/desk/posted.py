"""What forms send, read without trust: digits of any script count, anything else is nothing."""

from __future__ import annotations

from collections.abc import Iterable

from django.http import HttpRequest

from pairwright.model.points import Points

LARGEST = 9999


def number_in(text: str, most: int = LARGEST) -> int:
    """A number from 1 to ``most``, in digits of any script; 0 for anything else."""
    plain = text.strip()
    if not plain.isdecimal() or len(plain) > 6:
        return 0
    found = int(plain)
    return found if found <= most else 0


def numbers_in(texts: Iterable[str]) -> list[int]:
    """Those that are numbers, in their order."""
    return [number for number in map(number_in, texts) if number]


def text_in(request: HttpRequest, name: str, longest: int) -> str:
    """A line of text without blanks too many."""
    return " ".join(request.POST.get(name, "").split())[:longest]


def points_in(request: HttpRequest, name: str) -> Points | None:
    """Points as typed (``2``, ``1.5``, ``1½``, ``½``) in tenths; None for nothing."""
    text = request.POST.get(name, "").strip().replace("٫", ".").replace(",", ".").replace("½", ".5")
    whole, _, tenth = text.partition(".")
    if not text or not (whole or tenth) or len(text) > 6:
        return None
    if not (whole or "0").isdecimal() or not (tenth or "0").isdecimal() or len(tenth) > 1:
        return None
    return int(whole or 0) * 10 + int(tenth or 0)
