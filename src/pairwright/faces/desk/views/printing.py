"""The list of all documents, each of them as an ordinary page, and the style sheet of its paper."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.http import content_disposition_header
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify

from pairwright.app.desk.acts import EndHand, OpenHand, Publish
from pairwright.app.editions import choose
from pairwright.errors import PairwrightError, say
from pairwright.faces.desk.digits import in_digits
from pairwright.faces.desk.numerals import digits_of
from pairwright.faces.desk.paper import pdf
from pairwright.faces.desk.paper.asked import SIZES, Asked, Paper, asked_of
from pairwright.faces.desk.paper.kinds import KINDS, Kind
from pairwright.faces.desk.paper.style import style_of
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.qr import qr
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.views.screens import public_link
from pairwright.faces.document import sections
from pairwright.store.models import Role


@at_desk(Role.VIEWER)
def listing(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    """Every document with what it needs; round, language and size are chosen above the list."""
    asked = asked_of(request, sitting)
    rows = [(code, kind, kind.needs(sitting)) for code, kind in KINDS.items() if kind.suits(sitting)]
    current = sitting.event.round
    shown = {
        "tab": "print", "rows": rows, "asked": asked, "sizes": SIZES, "rounds": range(1, current + 1),
        "has_pdf": pdf.is_there(), "round": asked.round,
    }  # fmt: skip
    return render(request, "desk/print.html", shown)


def _made(request: HttpRequest, sitting: Sitting, document: str) -> tuple[Kind, Asked, Paper]:
    """The document. Raises ``Http404`` for a word that is none, and for one that the tournament cannot have."""
    kind = KINDS.get(document)
    if kind is None or not kind.suits(sitting) or kind.needs(sitting):
        raise Http404
    asked = asked_of(request, sitting)
    return kind, asked, kind.make(asked)


@at_desk(Role.VIEWER)
def paper(request: HttpRequest, sitting: Sitting, document: str) -> HttpResponseBase:
    """``?round=&lang=&also=&size=``; ``format=pdf`` where it is installed."""
    try:
        kind, asked, made = _made(request, sitting, document)
    except PairwrightError as error:
        return render(request, "desk/no_standings.html", {"tab": "print", "error": error}, status=409)
    shown = _shown(request, sitting, asked, made) | {"kind": kind, "code": document}
    if request.GET.get("format") != "pdf":
        return render(request, "desk/paper/page.html", shown)
    if not pdf.is_there():
        return render(request, "desk/no_pdf.html", {"tab": "print", "back": _without_format(request)}, status=409)
    drawn = render_to_string("desk/paper/page.html", shown | {"for_pdf": True}, request)
    page = in_digits(drawn, digits_of(asked.language, sitting.event.look), asked.language)
    try:
        content = pdf.made(page, style_of(asked, made))
    except pdf.CannotWrite as error:
        shown = {"tab": "print", "back": _without_format(request), "error": str(error)}
        return render(request, "desk/no_pdf.html", shown, status=409)
    response = HttpResponse(content, content_type="application/pdf")
    name = slugify(f"{sitting.record.slug}-{document}-{asked.round or ''}".rstrip("-"), allow_unicode=True)
    disposition = content_disposition_header(as_attachment=False, filename=f"{name}.pdf")
    response.headers["Content-Disposition"] = disposition or "inline"
    return response


def _without_format(request: HttpRequest) -> str:
    query = request.GET.copy()
    query.pop("format", None)
    return f"?{query.urlencode()}"


def _shown(request: HttpRequest, sitting: Sitting, asked: Asked, made: Paper) -> dict[str, Any]:
    document_of_places = made.part == "standings.html" or made.context.get("of_places", False)
    body: SafeString = SafeString("")
    document = made.context.get("document")
    if document is not None:
        body = mark_safe(sections(document, asked.language, plainly))
    return made.context | {
        "tab": "print",
        "paper": made,
        "asked": asked,
        "round": asked.round,
        "title": made.title,
        "titles": made.titles,
        "part": f"desk/paper/{made.part}",
        "body": made.context.get("body", body),
        "query": request.GET.urlencode(),
        "without_format": _without_format(request),
        "has_pdf": pdf.is_there(),
        "system": _system(sitting),
        "published": _published(sitting, asked.round),
        "qr": qr(public_link(request, sitting, asked.language)) if sitting.record.public else "",
        "provisional": document_of_places and not asked.given_round and _is_open(sitting),
    }


def _is_open(sitting: Sitting) -> bool:
    from pairwright.faces.desk.figures import last_finished

    return last_finished(sitting.event.tournament) < sitting.event.round


def _system(sitting: Sitting) -> str:
    """The title of the pairing system; empty where none is known."""
    try:
        return plainly(say(choose(sitting.event.tournament).system.title))
    except PairwrightError:
        return ""


def _published(sitting: Sitting, round: int) -> datetime:
    """When the round was published, by the clock of this computer; now, for whatever belongs to none."""
    counted = sitting.desk.in_force()
    found, by_hand = "", 0
    for entry in sitting.desk.entries():
        if entry.number in counted:
            by_hand = entry.act.round if isinstance(entry.act, OpenHand) else by_hand
            is_published = isinstance(entry.act, Publish) and entry.act.round == round
            if is_published or (isinstance(entry.act, EndHand) and by_hand == round):
                found = entry.time
    if found:
        return datetime.fromisoformat(found).astimezone().replace(tzinfo=None)
    return datetime.now(UTC).astimezone().replace(tzinfo=None)


@at_desk(Role.VIEWER)
def style(request: HttpRequest, sitting: Sitting, document: str) -> HttpResponse:
    """What a document says of its paper: size, margins, running head, page numbers in the language."""
    try:
        _, asked, made = _made(request, sitting, document)
    except PairwrightError:
        raise Http404 from None
    return HttpResponse(style_of(asked, made), content_type="text/css; charset=utf-8")
