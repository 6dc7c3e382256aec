"""Pages for what went wrong, in the frame of the desk."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def _page(request: HttpRequest, kind: str, status: int) -> HttpResponse:
    return render(request, "desk/failure.html", {"kind": kind}, status=status)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001 - Django's form
    """400."""
    return _page(request, "bad", 400)


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001
    """403: the role does not allow it."""
    return _page(request, "forbidden", 403)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001
    """404."""
    return _page(request, "missing", 404)


def fault(request: HttpRequest) -> HttpResponse:
    """500: our fault; what was confirmed is kept."""
    return _page(request, "fault", 500)


def forgery(request: HttpRequest, reason: str = "") -> HttpResponse:  # noqa: ARG001
    """403: the form is too old, or comes from elsewhere."""
    return _page(request, "forgery", 403)
