"""Who is connected: phones and screens that have asked within the last minute. Kept in memory; it is for the eye."""

from __future__ import annotations

import time
from threading import Lock

FRESH = 60.0
"""Seconds; phones ask every twenty."""
MOST = 5000

_SEEN: dict[tuple[int, str], float] = {}
_LOCK = Lock()


def note(tournament: int, who: str) -> None:
    """A phone or a screen has asked; ``who`` tells them apart."""
    now = time.monotonic()
    with _LOCK:
        if len(_SEEN) >= MOST:
            for key in [key for key, then in _SEEN.items() if now - then > FRESH]:
                del _SEEN[key]
        if len(_SEEN) < MOST:
            _SEEN[tournament, who] = now


def count(tournament: int) -> int:
    """How many there are at a tournament."""
    now = time.monotonic()
    with _LOCK:
        return sum([1 for (where, _), then in _SEEN.items() if where == tournament and now - then <= FRESH])
