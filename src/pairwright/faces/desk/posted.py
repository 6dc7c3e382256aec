"""What forms send, read without trust: digits of any script count, anything else is nothing."""

from __future__ import annotations

from collections.abc import Iterable

from django.http import HttpRequest
from django.utils.encoding import iri_to_uri
from django.utils.http import url_has_allowed_host_and_scheme

LARGEST = 9999
HIGHEST = 999_999
"""Numbers of nobody up to here are answered by name, not passed over."""


MOST_DIGITS = 9


def whole_in(text: str, otherwise: int = 0) -> int:
    """A whole number, in digits of any script; ``otherwise`` for anything else, and for numbers too long for anything
    at the desk."""
    plain = text.strip()
    return int(plain) if plain.isdecimal() and len(plain) <= MOST_DIGITS else otherwise


def number_in(text: str, most: int = LARGEST) -> int:
    """A number from 1 to ``most``, in digits of any script; 0 for anything else."""
    found = whole_in(text)
    return found if found <= most else 0


def numbers_in(texts: Iterable[str], most: int = LARGEST) -> list[int]:
    """Those that are numbers from 1 to ``most``, in their order."""
    return [number for number in [number_in(text, most) for text in texts] if number]


def text_in(request: HttpRequest, name: str, longest: int) -> str:
    """A line of text without blanks too many."""
    return " ".join(request.POST.get(name, "").split())[:longest]


def own_address(request: HttpRequest, wanted: str) -> str:
    """An address of this desk that a form would go on to; empty for anything else."""
    whole = wanted.startswith(("/", f"{request.scheme}://"))
    safe = whole and url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return str(iri_to_uri(wanted)) if safe else ""
