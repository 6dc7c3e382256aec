"""A stamp on what a warning has shown, so that nothing is confirmed that nobody saw.

A form that acknowledges or confirms carries it; if the warning says something else by then, it is shown again. Nobody
else can make one: it is signed with the secret of the desk, and holds for the session that saw the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from django.core import signing
from django.http import HttpRequest

from pairwright.app.desk.cautions import Caution, Level
from pairwright.app.desk.journal import Entry

SALT = "pairwright.shown"


def stamp(
    request: HttpRequest, cautions: Sequence[Caution], also: Sequence[Entry] = (), step: int = 2, address: str = ""
) -> str:
    """The stamp of a page that shows these warnings, and the entries that go too, in this step; ``address`` is that of
    the form, if it is not the page's own."""
    return signing.dumps([_told(request, cautions, also), step], salt=_salt(request, address))


def is_stamped(request: HttpRequest, cautions: Sequence[Caution], also: Sequence[Entry] = ()) -> bool:
    """Was exactly this shown? Level 4 needs the stamp of its second step."""
    given = request.POST.get("shown", "")
    heavy = any(caution.level is Level.TWO_STEPS for caution in cautions)
    try:
        told, step = signing.loads(given, salt=_salt(request))
    except (signing.BadSignature, TypeError, ValueError):
        return False
    return bool(told == _told(request, cautions, also)) and (step == 2 or not heavy)


def _salt(request: HttpRequest, address: str = "") -> str:
    return f"{SALT}:{request.session.session_key or ''}:{address or request.path}"


def _told(request: HttpRequest, cautions: Sequence[Caution], also: Sequence[Entry]) -> str:
    """What is confirmed; the reason that is typed meanwhile does not count."""
    reason = " ".join(request.POST.get("reason", "").split())
    said = [
        (
            int(one.level),
            one.code,
            repr(one.sentence),
            repr(one.follows),
            one.line.replace(reason, "") if reason else one.line,
        )
        for one in cautions
        if one.asks
    ]
    return sha256(repr((said, [entry.number for entry in also])).encode()).hexdigest()[:32]
