"""A desk with an owner who is logged in, for tests with Django's client."""

from __future__ import annotations

import html
import re
from typing import Any

from django.contrib.auth.models import User
from django.test import Client

from pairwright.app.desk.event import Event
from pairwright.faces.desk.journals import desk_of
from pairwright.store.models import Right, Role, Tournament


def somebody(name: str, role: Role, tournament: Tournament | None = None) -> Client:
    """A client logged in as somebody with a role, everywhere or in one tournament."""
    user = User.objects.create_user(name, password="seven-blue-boards", first_name=name.title())
    Right.objects.create(user=user, tournament=tournament, role=role)
    client = Client(headers={"accept-language": "en"})
    client.force_login(user)
    return client


def event_of(slug: str) -> Event:
    """The event of a tournament as it is now."""
    return desk_of(Tournament.objects.get(slug=slug)).now()[0]


def stamp_in(response: object) -> str:
    """The stamp of what a warning has shown, which its form sends along."""
    found = re.search(r'name="shown" value="([^"]+)"', text_of(response))
    assert found is not None
    return found[1]


def text_of(response: object) -> str:
    """The page as text."""
    content = getattr(response, "content", b"")
    assert isinstance(content, bytes)
    return content.decode("utf-8")


def confirm(client: Client, address: str, fields: dict[str, Any] | None = None, **headers: str) -> Any:
    """Send a form, read what it is warned of, and send it again as that warning asks for; the last answer."""
    asked = client.post(address, fields or {}, headers=headers)
    page = text_of(asked)
    if 'name="shown"' not in page:
        return asked
    codes = [html.unescape(code) for code in re.findall(r'name="confirmed" value="([^"]+)"', page)]
    return client.post(address, {**(fields or {}), "confirmed": codes, "shown": stamp_in(asked)}, headers=headers)
