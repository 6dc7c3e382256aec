"""A desk with a tournament, and somebody in each role; what the tests of safety share."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.test import Client

from pairwright.app import commands
from pairwright.app.desk import acts
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read
from pairwright.store.models import Right, Role
from pairwright.store.models import Tournament as Record
from tests.faces.conftest import OPEN

PASSWORD = "seven-blue-boards"
TIME = "2026-11-30T12:00:00+00:00"


def harbour(text: str = OPEN, *, public: bool = False) -> Record:
    """The Harbour Open with round 3 published, boards 4-1, 7-2 and 5-3 without a result."""
    record = begin_tournament(read(text.encode()).tournament)
    desk = desk_of(record)
    paired = commands.pair(desk.now()[0].tournament, 3)
    desk.perform(acts.Publish(3, tuple(paired.pairing.pairs), paired.system.code), By("Arbiter", "s-1", "", TIME))
    record.refresh_from_db()
    record.public = public
    record.save()
    return record


def client_of(role: Role | None, record: Record | None = None, name: str = "noor") -> Client:
    """A browser in which somebody of this role is logged in (there, or everywhere if no tournament is named); None:
    nobody is."""
    client = Client()
    if role is None:
        return client
    user = User.objects.create_user(name, password=PASSWORD)
    Right.objects.create(user=user, tournament=record, role=role)
    client.force_login(user)
    return client
