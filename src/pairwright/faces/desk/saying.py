"""Where an act leads once it is done."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpResponseBase
from django.shortcuts import redirect

from pairwright.app.desk.service import Done


def then_to(address: str) -> Callable[[Done], HttpResponseBase]:
    """Go there."""
    return lambda _done: redirect(address)
