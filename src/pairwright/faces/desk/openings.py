"""Beginning a tournament: its record, and the first act of its journal."""

from __future__ import annotations

from datetime import UTC, datetime
from secrets import token_urlsafe

from django.db import transaction
from django.utils.text import slugify

from pairwright.app.desk.acts import Open
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of
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


def _free_slug(name: str) -> str:
    """From the name, in any script; numbered if there is one like it."""
    base = slugify(name, allow_unicode=True)[:60] or "tournament"
    slug, further = base, 1
    while Record.objects.filter(slug=slug).exists():
        further += 1
        slug = f"{base}-{further}"
    return slug
