"""A projector: pages that follow each other by themselves, ten boards a page, in one language or two in turn.

The server draws one page at a time, so that each is up to date when it comes; the screen keeps the last one, with its
time, when the server is away.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponseBase
from django.utils import timezone

from pairwright.app.desk.sheets import BoardRow
from pairwright.faces.desk import connected
from pairwright.faces.desk.bracket_picture import places_of
from pairwright.faces.desk.posted import whole_in
from pairwright.faces.desk.public import Visit, public, public_record, shown, visit
from pairwright.lean import NamedTuple
from pairwright.store.models import Screen

ROWS = 10
"""On a page at 1080 lines: names are 40 px high, to be read from 12 m."""
MATCH, GAME = 73, 40
"""How high a row of a match is, and one of its boards, in thousandths of the screen."""
SEEN_EVERY = timedelta(seconds=45)


class Slide(NamedTuple):
    """One page: what it shows, the rows of it, and in which language (empty: that of the visitor)."""

    kind: str
    rows: tuple[Any, ...] = ()
    away: tuple[Any, ...] = ()
    round: int = 0
    language: str = ""


@public
def screen(request: HttpRequest, slug: str, screen: str) -> HttpResponseBase:
    """The page of the sequence that ``page`` counts, from 1; behind the last comes the first again."""
    record = public_record(request, slug)
    found = Screen.objects.filter(tournament=record, name=screen).first()
    if found is None:
        raise Http404
    now = timezone.now()
    if found.seen is None or now - found.seen > SEEN_EVERY:
        with suppress(DatabaseError):  # on a full disk it goes unnoticed, and the page is there
            Screen.objects.filter(pk=found.pk).update(seen=now)
    connected.note(record.pk, f"screen-{found.pk}")
    visited = visit(record)
    all_slides = slides(visited, found.shows, found.languages)
    page = whole_in(request.GET.get("page", "1"), 1) - 1
    place = page % len(all_slides)
    slide = all_slides[place]
    context = {
        "screen": found,
        "slide": slide,
        "page": place + 1,
        "pages": list(range(1, len(all_slides) + 1)),
        "next": (place + 1) % len(all_slides) + 1,
        "theme": found.theme or request.COOKIES.get("theme", ""),
    }
    return shown(request, visited, "desk/projector.html", context, slide.language)


def slides(visited: Visit, shows: Sequence[str], languages: Sequence[str]) -> list[Slide]:
    """The sequence; with two languages each page comes in both, one after the other."""
    pages = [slide for show in shows for slide in _of(visited, show)] or [Slide("clock")]
    known = [language for language in languages if language in dict(settings.LANGUAGES)] or [""]
    return [slide._replace(language=language) for slide in pages for language in known]


def _of(visited: Visit, show: str) -> list[Slide]:
    event = visited.event
    if show == "pairings" and event.round:
        sheet = visited.sheet(visited.in_play)
        chunks = [Slide(show, rows, (), visited.in_play) for rows in _pages(sheet.boards)]
        if sheet.away:
            chunks += [Slide(show, (), chunk, visited.in_play) for chunk in _chunks(sheet.away)]
        return chunks
    sheet_of_knockout = visited.bracket() if show == "standings" else None
    if sheet_of_knockout:
        return [Slide("places", chunk) for chunk in _chunks(places_of(sheet_of_knockout))]
    if show == "standings" and visited.finished:
        found = visited.standings(visited.finished)
        return [Slide(show, chunk, (), visited.finished) for chunk in _chunks(found.rows)] if found else []
    return [Slide("clock")] if show == "clock" else []


def _pages(boards: Sequence[BoardRow]) -> list[tuple[BoardRow, ...]]:
    """Boards for each page, a match of teams with its boards on one; a match counts as a row too."""
    if not any(row.games for row in boards):
        return _chunks(boards)
    pages: list[list[BoardRow]] = []
    for row in boards:
        match = [row, *row.games]
        if not pages or sum(map(_height, pages[-1])) + sum(map(_height, match)) > ROWS * MATCH:
            pages.append([])
        pages[-1] += match
    return [tuple(page) for page in pages]


def _height(row: BoardRow) -> int:
    return GAME if row.of_match else MATCH


def _chunks(rows: Sequence[Any]) -> list[tuple[Any, ...]]:
    return [tuple(rows[start : start + ROWS]) for start in range(0, len(rows), ROWS)]
