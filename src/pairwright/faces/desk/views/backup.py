"""Backups: one file of a tournament or of the whole desk, and bringing one back."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.db import DatabaseError, transaction
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.text import slugify

from pairwright.app.desk.archive import Kept, packed, unpacked
from pairwright.app.desk.journal import Unwritten
from pairwright.errors import Place, Problem, Sentence, Severity, UnreadableFile, say
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.openings import bring_back
from pairwright.faces.desk.sitting import Sitting, at_desk, is_owner
from pairwright.faces.desk.views.accounts import address_of
from pairwright.store.models import Audit, Role
from pairwright.store.models import Tournament as Record

LARGEST_UPLOAD = 100 * 1024 * 1024
KEPT_FOR = 24 * 60 * 60
"""Seconds that an uploaded file waits for the second step."""


@at_desk(Role.ARBITER)
def backup(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """What a backup of the tournament holds, and the file."""
    return render(request, "desk/backup.html", {"tab": "", "count": sitting.number})


@at_desk(Role.ARBITER)
def file(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """The backup of one tournament."""
    return _download(request, [sitting.record])


@login_required
def whole_desk(request: HttpRequest) -> HttpResponseBase:
    """Backup of every tournament, and restoring: for the owner."""
    _only_owner(request)
    return render(request, "desk/backup_desk.html", {"count": Record.objects.filter(removed=False).count()})


@login_required
def whole_file(request: HttpRequest) -> HttpResponseBase:
    """The backup of every tournament."""
    _only_owner(request)
    return _download(request, list(Record.objects.filter(removed=False).order_by("pk")))


@login_required
def restore(request: HttpRequest) -> HttpResponseBase:
    """An uploaded file is looked at first, and brought back only when that has been read."""
    _only_owner(request)
    if request.method != "POST":
        return redirect("backup-desk")
    try:
        token, kept = _looked_at(request)
    except UnreadableFile as error:
        return _refused(request, error.problems)
    if request.POST.get("step") != "2":
        names = set(Record.objects.filter(removed=False).values_list("name", flat=True))
        return render(request, "desk/restore.html", {"token": token, "kept": kept, "names": names})
    try:
        with transaction.atomic():
            records = [bring_back(one.entries, one.event) for one in kept]
            what = ", ".join([record.slug for record in records])[:300]
            name = request.user.get_username()
            Audit.objects.create(user=name, what="restored", address=address_of(request), details=what)
    except Unwritten as error:
        return _refused(request, (), error.sentence)
    _waiting_place(token).unlink(missing_ok=True)
    return redirect("overview", slug=records[0].slug) if len(records) == 1 else redirect("tournaments")


def _refused(request: HttpRequest, problems: tuple[Problem, ...], sentence: object = None) -> HttpResponse:
    context = {"problems": problems, "sentence": sentence}
    return render(request, "desk/restore_refused.html", context, status=422)


def _looked_at(request: HttpRequest) -> tuple[str, tuple[Kept, ...]]:
    """The file that was uploaded now, or a moment ago; it waits in the data folder under its check sum."""
    upload = request.FILES.get("file")
    if upload is None:
        token = request.POST.get("token", "")
        place = _waiting_place(token)
        if not place.exists():
            raise UnreadableFile((_problem(say("no file was chosen")),))
        return token, unpacked(place.read_bytes())
    if (upload.size or 0) > LARGEST_UPLOAD:
        raise UnreadableFile((_problem(say("the file is too large to be a backup")),))
    data = upload.read()
    kept = unpacked(data)
    token = sha256(data).hexdigest()
    _clear_away()
    _waiting_place(token).write_bytes(data)
    return token, kept


def _problem(sentence: Sentence) -> Problem:
    return Problem("backup", Severity.ERROR, Place(), sentence)


def _waiting_place(token: str) -> Path:
    folder = Path(settings.DATA) / "restoring"
    folder.mkdir(exist_ok=True, mode=0o700)
    return folder / (token if re.fullmatch(r"[0-9a-f]{64}", token) else "none")


def _clear_away() -> None:
    for old in _waiting_place("").parent.iterdir():
        if old.stat().st_mtime < time.time() - KEPT_FOR:
            old.unlink(missing_ok=True)


def _download(request: HttpRequest, records: list[Record]) -> HttpResponse:
    now = datetime.now(UTC)
    data = packed([desk_of(record).entries() for record in records], now.isoformat(timespec="seconds"))
    name = slugify(records[0].name)[:40] if len(records) == 1 else "desk"
    response = HttpResponse(data, content_type="application/zip")
    response.headers["Content-Disposition"] = (
        f'attachment; filename="{name or "tournament"}-{now:%Y-%m-%d-%H%M}.pairwright.zip"'
    )
    what = ", ".join([record.slug for record in records])[:300]
    with suppress(DatabaseError):  # whose disk is full needs his backup most
        Audit.objects.create(user=request.user.get_username(), what="backup", address=address_of(request), details=what)
    return response


def _only_owner(request: HttpRequest) -> None:
    if not is_owner(request.user):
        raise PermissionDenied
