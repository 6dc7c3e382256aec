"""Searching by what people type: every field of the desk and of the public pages folds letters in the same way."""

from __future__ import annotations

import pytest
from django.test import Client

from pairwright.faces.desk.openings import begin_tournament
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import text_of

pytestmark = pytest.mark.django_db
NAMES = (
    "Irmak, Işıl",
    "İnceoğuz, Şule",
    "کریمی، علی",
    "رستمی‌نژاد، آرش",
    "القدسي، أحمد",
    "فائزة، زهراء",
    "Ozan 64, Can",
)
TYPED = [
    ("IŞIL", 1), ("isil", 1), ("ırmak", 1), ("irmak", 1), ("İNCE", 2), ("inceoguz", 2), ("INCEOĞUZ", 2), ("sule", 2),
    ("كريمي", 3), ("علي", 3), ("رستمی نژاد", 4), ("رستمینژاد", 4), ("رستمي‌نژاد", 4), ("ارش", 4),
    ("احمد", 5), ("قدسی", 5), ("أحمد", 5), ("فايزه", 6), ("زهرا", 6), ("زَهراء", 6), ("ozan ٦٤", 7), ("ozan ۶۴", 7),
]  # fmt: skip


@pytest.fixture
def record(owner: Client) -> Record:
    del owner
    people = tuple([Player(number, name, 2000 - number) for number, name in enumerate(NAMES, 1)])
    record = begin_tournament(Tournament(people, planned_rounds=3))
    record.public = True
    record.save()
    return record


@pytest.mark.parametrize("language", ["en", "fa", "ar", "tr"])
def test_every_field_finds_what_is_typed(owner: Client, record: Record, language: str) -> None:
    for typed, number in TYPED:
        public = text_of(owner.get(f"/v/{record.code}/", {"find": typed, "lang": language}))
        entries = text_of(owner.get(f"/t/{record.slug}/entries/", {"q": typed, "lang": language}))
        for page in (public, entries):
            assert [one for one, name in enumerate(NAMES, 1) if f">{name}<" in page] == [number], typed
        everywhere = owner.get(f"/t/{record.slug}/find/", {"find": typed, "lang": language})
        assert everywhere.status_code == 302, typed
        assert everywhere.headers["Location"].endswith(f"/players/{number}/"), typed


def test_a_page_is_found_by_its_name_in_capitals(owner: Client, record: Record) -> None:
    """In Turkish the capital of i has a dot, and not everybody's keyboard has it."""
    for typed in ("SIRALAMA", "sıralama", "siralama"):
        answer = owner.get(f"/t/{record.slug}/find/", {"find": typed, "lang": "tr"})
        assert "standings" in (answer.headers.get("Location") or text_of(answer)), typed
