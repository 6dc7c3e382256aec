"""The arbiters' guide, in the language of the page, from this computer."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import translation

from pairwright.faces.desk.guide import CHAPTERS, guide, guide_language


def read_guide(request: HttpRequest, chapter: str = "index") -> HttpResponse:
    """A chapter between the one before and the next; without a name the contents. Anybody at the desk may read it."""
    if chapter not in CHAPTERS:
        raise Http404
    spoken = guide_language(translation.get_language())
    chapters = guide(spoken)
    at = CHAPTERS.index(chapter)
    return render(
        request,
        "desk/help.html",
        {
            "chapters": chapters,
            "chapter": chapters[at],
            "before": chapters[at - 1] if at else None,
            "after": chapters[at + 1] if at + 1 < len(chapters) else None,
            "spoken": spoken,
            "spoken_direction": "rtl" if spoken == "fa" else "ltr",
        },
    )
