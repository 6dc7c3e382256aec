"""What the frame of every page shows."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from django.conf import settings
from django.http import HttpRequest
from django.utils import translation

from pairwright.app.desk.in_play import round_in_play
from pairwright.app.desk.kinds import screens_of
from pairwright.app.desk.setting_up import with_rounds
from pairwright.faces.desk import connected
from pairwright.faces.desk.contests import contests_of
from pairwright.faces.desk.days import calendar_of
from pairwright.faces.desk.guide import chapter_for
from pairwright.faces.desk.sitting import Sitting, is_owner, may_begin
from pairwright.store.models import Role

THEMES = ("light", "dark")


def frame(request: HttpRequest) -> dict[str, Any]:
    """Language and direction, theme, a new request id, and the sitting with what its foot and rail say."""
    sitting: Sitting | None = getattr(request, "sitting", None)
    theme = request.COOKIES.get("theme", "")
    language = translation.get_language() or "en"
    found: dict[str, Any] = {
        "language": language,
        "tongues": settings.LANGUAGES,
        "direction": "rtl" if translation.get_language_bidi() else "ltr",
        "calendar": calendar_of(language, sitting.event.look if sitting is not None else None).value,
        "theme": theme if theme in THEMES else "",
        "request_id": uuid4().hex,
        "owns_desk": is_owner(request.user) if hasattr(request, "user") else False,
        "may_begin": may_begin(request.user) if hasattr(request, "user") else False,
    }
    match = request.resolver_match
    found["help_chapter"] = chapter_for(match.url_name or "") if match else "index"
    if sitting is not None:
        found |= of_sitting(sitting)
    return found


def of_sitting(sitting: Sitting) -> dict[str, Any]:
    """The same for a tournament; asked anew after an act, so that foot and rail show it."""
    event, number = sitting.desk.now()
    playing = round_in_play(event)
    rounds = max(with_rounds(event.tournament).planned_rounds, event.round + event.goes_on)
    return {
        "sitting": sitting,
        "event": event,
        "tournament": event.tournament,
        "information": event.tournament.information,
        "number": number,
        "rail": [_square(playing, event.round, round_, closed=event.closed) for round_ in range(1, rounds + 1)],
        "last": sitting.desk.last_of(sitting.session),
        "last_undo": sitting.desk.last_undo_of(sitting.session),
        "role": sitting.role,
        "screens": screens_of(event.tournament),
        "open_games": bool(event.round and event.tournament.open_games(event.round)),
        "contests": contests_of(sitting.desk, event) if event.contested else [],
        "runs_screens": sitting.may(Role.DEPUTY),
        "connected": connected.count(sitting.record.pk),
    }


def _square(playing: int, opened: int, round: int, *, closed: bool) -> tuple[int, str]:
    if round < playing or closed:
        return round, "done"
    return round, "now" if round <= opened else "next" if round == opened + 1 else ""
