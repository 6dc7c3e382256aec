"""Help at the desk: from this computer, about the page one is on, in the language of the page."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from pairwright.faces.desk.guide import CHAPTERS, HELPS
from pairwright.store.models import Tournament


def link(client: Client, address: str) -> str:
    found = re.search(r'id="help" href="([^"]+)"', client.get(address).text)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("page", "chapter"),
    [
        ("entries/", "entries"), ("entries/check-in/1/", "check-in"), ("rounds/1/", "pairing"), ("journal/", "journal"),
        ("standings/now/", "standings"), ("print/", "printing"), ("screens/", "hall"), ("settings/about/", "create"),
        ("", "index"),
    ],
)  # fmt: skip
def test_the_help_of_a_page_is_its_chapter(owner: Client, record: Tournament, page: str, chapter: str) -> None:
    address = link(owner, f"/t/{record.slug}/{page}")
    assert address == f"/help/{chapter}/"
    assert owner.get(address).status_code == 200


def test_who_has_not_even_set_up_the_desk_can_read_how(client: Client, db: None) -> None:  # noqa: ARG001
    address = link(client, "/setup/")
    assert "Set up the desk" in client.get(address).text


@pytest.mark.parametrize(
    ("language", "lang", "direction"), [("en", "en", "ltr"), ("fa", "fa", "rtl"), ("ar", "en", "ltr")]
)
def test_readers_get_their_language_or_english(owner: Client, language: str, lang: str, direction: str) -> None:
    text = owner.get(f"/help/results/?lang={language}").text
    assert f'<div class="guide" lang="{lang}" dir="{direction}">' in text
    assert f"/static/desk/guide/{lang}/results.webp" in text


def test_nothing_of_the_guide_comes_from_elsewhere(owner: Client) -> None:
    for language in ("en", "fa"):
        for chapter in CHAPTERS:
            text = owner.get(f"/help/{chapter}/?lang={language}").text
            assert not re.search(r'(?:src|href)="(?:https?:|//|static:|\.\./\.\./)', text), (language, chapter)


def test_no_such_chapter(owner: Client) -> None:
    assert owner.get("/help/nothing/").status_code == 404


def test_every_page_that_has_help_exists() -> None:
    from django.urls import get_resolver

    names = {name for name in get_resolver().reverse_dict if isinstance(name, str)}
    assert {page for pages in HELPS.values() for page in pages.split()} - names == set()
