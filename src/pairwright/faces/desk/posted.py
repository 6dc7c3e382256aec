"""What forms send, read without trust: digits of any script count, anything else is nothing."""

from __future__ import annotations

from collections.abc import Iterable

from django.http import HttpRequest
from django.utils.encoding import iri_to_uri
from django.utils.http import url_has_allowed_host_and_scheme

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


def own_address(request: HttpRequest, wanted: str) -> str:
    """An address of this desk that a form would go on to; empty for anything else."""
    whole = wanted.startswith(("/", f"{request.scheme}://"))
    safe = whole and url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return str(iri_to_uri(wanted)) if safe else ""
