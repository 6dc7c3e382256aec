"""A desk with an owner who is logged in, and small tournaments."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("django", reason="the desk is an extra: pip install 'pairwright[desk]'")

from django.contrib.auth.models import User
from django.test import Client

from pairwright.faces.desk.journals import forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.tournament import Information, Tournament
from pairwright.store.models import Right, Role
from pairwright.store.models import Tournament as Record

PASSWORD = "seven-blue-boards"


@pytest.fixture(autouse=True)
def _begin_anew() -> Iterator[None]:
    forget()
    yield
    forget()


def somebody(name: str, role: Role, record: Record | None = None) -> Client:
    """A browser where a user of this role is logged in."""
    user = User.objects.create_user(name, password=PASSWORD, first_name=name.title())
    Right.objects.create(user=user, tournament=record, role=role)
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def owner(db: None) -> Client:  # noqa: ARG001
    return somebody("noor", Role.OWNER)


def made_up(count: int = 6, rounds: int = 5, name: str = "Sunday Open") -> Tournament:
    names = ("Ada Loom", "Bora Çınar", "Cy Dunn", "Dara Naz", "Ege Işık", "Fay Quill", "Gus Orr", "Hedy Bank")
    players = tuple([Player(at + 1, names[at], rating=2300 - 20 * at) for at in range(count)])
    return Tournament(
        information=Information(name=name), players=players, planned_rounds=rounds, initial_colour=Colour.WHITE
    )


@pytest.fixture
def record(db: None) -> Record:  # noqa: ARG001
    return begin_tournament(made_up())
