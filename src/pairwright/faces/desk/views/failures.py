"""Pages for what went wrong, in the frame of the desk."""

from __future__ import annotations

import sys

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from pairwright.app.desk.journal import Unwritten
from pairwright.errors import Sentence, UnreadableFile


def _page(request: HttpRequest, kind: str, status: int, sentence: Sentence | None = None) -> HttpResponse:
    return render(request, "desk/failure.html", {"kind": kind, "sentence": sentence}, status=status)


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
    """500: our fault; what was confirmed is kept. A disk that is full, and a journal that is damaged or newer than the
    program, are nobody's here, and are named."""
    error = sys.exc_info()[1]
    try:
        if isinstance(error, DatabaseError):
            return _page(request, "database", 503, Unwritten(str(error)).sentence)
        if isinstance(error, UnreadableFile):
            return _page(request, "journal", 500, error.sentence)
        return _page(request, "fault", 500)
    except DatabaseError as again:  # not even who asks can be looked up
        return HttpResponse(f"{again}\n", status=503, content_type="text/plain; charset=utf-8")


def forgery(request: HttpRequest, reason: str = "") -> HttpResponse:  # noqa: ARG001
    """403: the form is too old, or comes from elsewhere."""
    return _page(request, "forgery", 403)
