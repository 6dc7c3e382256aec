"""Beginning a tournament: its record, and the first act of its journal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from secrets import token_urlsafe

from django.db import transaction
from django.utils.text import slugify

from pairwright.app.desk.acts import Open
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import KeptJournal, desk_of
from pairwright.model.tournament import Tournament
from pairwright.store.models import Tournament as Record


def begin_tournament(tournament: Tournament, *, author: str = "", source: str = "") -> Record:
    """A new journal that begins with this tournament."""
    with transaction.atomic():
        record = Record.objects.create(
            slug=_free_slug(tournament.information.name), code=token_urlsafe(9), name=tournament.information.name[:200]
        )
        by = By(author=author, time=datetime.now(UTC).isoformat(timespec="seconds"))
        desk_of(record).perform(Open(tournament, source), by)
    record.refresh_from_db()
    return record


def bring_back(entries: Sequence[Entry], event: Event) -> Record:
    """A new tournament with the whole journal of a backup; the one it was made of, if it is here, stays as it is."""
    name = event.tournament.information.name
    with transaction.atomic():
        record = Record.objects.create(slug=_free_slug(name), code=token_urlsafe(9), name=name[:200] or "-")
        KeptJournal(record.pk).take_over(entries, event)
    record.refresh_from_db()
    return record


def _free_slug(name: str) -> str:
    """From the name, in any script; numbered if there is one like it."""
    base = slugify(name, allow_unicode=True)[:60] or "tournament"
    slug, further = base, 1
    while Record.objects.filter(slug=slug).exists():
        further += 1
        slug = f"{base}-{further}"
    return slug
