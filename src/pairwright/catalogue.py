"""What there is: the folder is the list; outside packages join by entry point ``pairwright.<kind>``.

A *room* is a module or package directly inside one of the shelves below. A room offers its items in a tuple
``OFFERS``; every item has a ``code``. Nothing is imported before it is asked for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module

from pairwright.errors import UnknownCode
from pairwright.lean import Protocol, cast

SHELVES = {
    "system": "pairwright.pairing.systems",
    "rules": "pairwright.pairing.rules",
    "format": "pairwright.formats.kinds",
    "tiebreak": "pairwright.tiebreaks.kinds",
}


class Offer(Protocol):
    """Anything with a code."""

    @property
    def code(self) -> str:
        """The name it is asked for by."""


def rooms(kind: str) -> list[str]:
    """Names of the rooms of a kind, sorted."""
    package = import_module(SHELVES[kind])
    found = set()
    for folder in package.__path__:
        for name in os.listdir(folder):
            stem = name.removesuffix(".py")
            if not stem.startswith("_") and (stem != name or os.path.isfile(os.path.join(folder, name, "__init__.py"))):
                found.add(stem)
    return sorted(found)


def discover(kind: str) -> Iterator[Offer]:
    """Every item of a kind, built in or from outside."""
    yield from built_in(kind)
    yield from from_outside(kind)


def built_in(kind: str) -> Iterator[Offer]:
    """Every item of a kind that is in the house."""
    for room in rooms(kind):
        yield from _offers(kind, room)


def find(kind: str, code: str) -> Offer:
    """The item with this code. Raises :class:`UnknownCode` with the codes that look like it, or all.

    The room is guessed first from the code (``dutch-2026`` lives in ``dutch_2026`` or ``dutch``, ``trf16-bbp`` in
    ``trf``), so that asking for one item does not import the others.
    """
    name = code.replace("-", "_")
    known = rooms(kind)
    for guess in (name, name.rpartition("_")[0], name.partition("_")[0].rstrip("0123456789")):
        if guess in known:
            for offer in _offers(kind, guess):
                if offer.code == code:
                    return offer
    codes = []
    for offer in discover(kind):
        if offer.code == code:
            return offer
        codes.append(offer.code)
    from difflib import get_close_matches

    raise UnknownCode(kind, code, tuple(get_close_matches(code, codes, n=3, cutoff=0.4) or codes))


def _offers(kind: str, room: str) -> tuple[Offer, ...]:
    return cast("tuple[Offer, ...]", import_module(f"{SHELVES[kind]}.{room}").OFFERS)


def from_outside(kind: str) -> Iterator[Offer]:
    """Every item of a kind that other packages offer. (Looking for them takes longer than anything in the house.)"""
    from importlib.metadata import entry_points

    for entry in entry_points(group=f"pairwright.{kind}"):
        yield from cast("tuple[Offer, ...]", entry.load())
