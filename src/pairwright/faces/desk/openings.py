"""Beginning a tournament: its record, and the first acts of its journal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from secrets import token_urlsafe

from django.db import transaction
from django.utils.text import slugify

from pairwright.app.desk.acts import Open, SetInitialColour, drawn_colour
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import Entry
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import KeptJournal, desk_of, forget
from pairwright.model.tournament import Tournament
from pairwright.store.models import Entry as Row
from pairwright.store.models import Tournament as Record

NOBODY = By()


def begin_tournament(
    tournament: Tournament, *, by: By = NOBODY, source: str = "", confirmed: Sequence[str] = (), lot: str = ""
) -> Record:
    """A new journal that begins with this tournament; ``lot`` is the seed that draws its initial colour (empty: it is
    given, or still to be drawn). A request that was carried out before gives the record it made.

    Raises as :meth:`~pairwright.app.desk.service.Desk.perform`; then nothing has been made.
    """
    if by.request:
        made = Row.objects.filter(number=1, request=by.request).select_related("tournament").first()
        if made is not None:
            return made.tournament
    if not by.time:
        by = by._replace(time=datetime.now(UTC).isoformat(timespec="seconds"))
    try:
        with transaction.atomic():
            record = Record.objects.create(
                slug=_free_slug(tournament.information.name),
                code=token_urlsafe(9),
                name=tournament.information.name[:200],
            )
            desk = desk_of(record)
            desk.perform(Open(tournament, source), by, confirmed=confirmed)
            if lot:
                again = by._replace(request=f"{by.request[:60]}-lot" if by.request else "")
                desk.perform(SetInitialColour(drawn_colour(lot), lot), again)
    except BaseException:
        forget()  # a desk of a record that is not there any more must not be kept for the next one
        raise
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
