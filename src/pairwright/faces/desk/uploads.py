"""Files that were sent and are looked at before anything is made of them: kept for a day, for the session that sent
them."""

from __future__ import annotations

import re
import time
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from django.conf import settings
from django.http import HttpRequest

from pairwright.lean import NamedTuple

LARGEST = 10 * 1024 * 1024
"""Bytes; the largest tournaments are far below it."""
A_DAY = 24 * 60 * 60
MOST = 20
"""Files of one session that are remembered."""
_KEY = "uploads"
_TOKEN = re.compile(r"[\w-]{20,40}", re.ASCII)


class Upload(NamedTuple):
    """A file as it came, the name it was sent under, and the word by which its session asks for it."""

    token: str
    name: str
    data: bytes


def keep(request: HttpRequest, name: str, data: bytes) -> Upload:
    """Keep it."""
    folder = _folder()
    for old in folder.iterdir():
        if old.stat().st_mtime < time.time() - A_DAY:
            old.unlink(missing_ok=True)
    token = token_urlsafe(18)
    (folder / token).write_bytes(data)
    known: dict[str, Any] = dict(list(request.session.get(_KEY, {}).items())[1 - MOST :])
    request.session[_KEY] = known | {token: name[:120]}
    return Upload(token, name[:120], data)


def kept(request: HttpRequest, token: str) -> Upload | None:
    """The file, if this session sent it and it is still there."""
    name = request.session.get(_KEY, {}).get(token)
    if name is None or not _TOKEN.fullmatch(token):
        return None
    try:
        return Upload(token, name, (_folder() / token).read_bytes())
    except OSError:
        return None


def forget(request: HttpRequest, token: str) -> None:
    """It has served."""
    known = dict(request.session.get(_KEY, {}))
    if known.pop(token, None) is not None and _TOKEN.fullmatch(token):
        request.session[_KEY] = known
        (_folder() / token).unlink(missing_ok=True)


def _folder() -> Path:
    folder = Path(settings.DATA) / "uploads"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder
