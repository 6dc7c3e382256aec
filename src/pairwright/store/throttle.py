"""Wrong passwords and wrong codes are counted in the database, so that nobody can go on guessing.

Whoever tries too often waits. The limits count the name and the address together, the address alone, and the name
alone; that of the name does not hold for this computer itself, so that a stranger in the hall cannot lock the owner
out.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.utils import timezone

from pairwright.lean import NamedTuple
from pairwright.store.models import Failure

KEPT = timedelta(days=1)
OF_THIS_COMPUTER = ("127.0.0.1", "::1", "")


class Limit(NamedTuple):
    """So many failures within so long a time; then one waits until the first of them is that old."""

    failures: int
    within: timedelta


PAIR = Limit(5, timedelta(minutes=10))
"""One name from one address."""
ADDRESS = Limit(30, timedelta(minutes=10))
NAME = Limit(50, timedelta(hours=1))
CODES = Limit(20, timedelta(minutes=10))
"""Codes of pages and phones, from one address."""


def note(what: str, address: str, name: str = "") -> None:
    """Count a failure, and forget those of long ago."""
    now = timezone.now()
    Failure.objects.filter(time__lt=now - KEPT).delete()
    Failure.objects.create(what=what, name=name.casefold()[:150], address=address[:64], time=now)


def forgive(address: str, name: str) -> None:
    """He knew it in the end."""
    Failure.objects.filter(what="login", address=address[:64], name=name.casefold()[:150]).delete()


def login_locked_until(address: str, name: str) -> datetime | None:
    """When this name may try again from there; None: now."""
    name, address = name.casefold()[:150], address[:64]
    found = [
        _until(PAIR, what="login", name=name, address=address),
        _until(ADDRESS, what="login", address=address),
        None if address in OF_THIS_COMPUTER else _until(NAME, what="login", name=name),
    ]
    return max([until for until in found if until is not None], default=None)


def codes_locked_until(address: str) -> datetime | None:
    """When codes may be tried again from there; None: now."""
    return _until(CODES, what="code", address=address[:64])


def _until(limit: Limit, **of: str) -> datetime | None:
    now = timezone.now()
    recent = Failure.objects.filter(time__gt=now - limit.within, **of).order_by("-time")
    times = list(recent.values_list("time", flat=True)[: limit.failures])
    return times[-1] + limit.within if len(times) >= limit.failures else None
