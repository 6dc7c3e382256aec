"""Buttons of confirmations name what they do, and what stays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.test import Client

from pairwright.app.desk import acts
from pairwright.app.desk.acts import KINDS
from pairwright.app.desk.service import By
from pairwright.faces.desk import naming
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.naming import names_of
from pairwright.model.acts import Withdraw
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import text_of
from tests.faces.desk.test_results_page import address, published

TEMPLATES = Path(naming.__file__).parent / "templates"
NO_NAMES = {"Yes", "No", "OK", "Ok", "Cancel", "Submit"}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_act_has_names_of_its_own(kind: type) -> None:
    assert kind in naming._NAMES


def test_an_act_and_what_stays() -> None:
    assert names_of(Withdraw(7, 3)) == ("Withdraw him from round 3 on", "Keep him in the event")
    assert names_of(acts.Undo((12,)), 17) == ("Take back, with 17 later acts", "Keep them all")
    assert names_of(acts.Undo((12, 13), 11)) == ("Go back to entry 11", "Stay where the tournament is")


def test_no_button_says_yes_or_cancel() -> None:
    """Checklist 28, in every template."""
    said = [
        (path.name, " ".join(re.sub(r"<[^>]+>", " ", text).split()))
        for path in TEMPLATES.rglob("*.html")
        for text in re.findall(r'<button[^>]*>.*?</button>|<a class="btn.*?</a>', path.read_text(), re.DOTALL)
    ]
    assert len(said) > 100
    assert [one for one in said if NO_NAMES & set(re.findall(r'translate "([^"]+)"', one[1]))] == []


@pytest.mark.django_db
def test_a_correction_is_asked_by_its_result(owner: Client, record: Record) -> None:
    """Level 3: the safe button first; both say what they do."""
    published(record, 1, 2)
    seen = str(desk_of(record).now()[1])
    answer = owner.post(address(record, 1, 1), {"result": "0-1", "request": "a", "game": "0", "seen": seen})
    footer = text_of(answer).split('id="ask-body"')[1].split("<footer")[1].split("</footer>")[0]
    assert answer.status_code == 409
    assert footer.index("Keep the result that stands") < footer.index('Enter <span class="n">0–1</span>')


@pytest.mark.django_db
def test_an_undo_says_how_much_goes_with_it(owner: Client, record: Record) -> None:
    published(record, 1)
    publish = desk_of(record).now()[1]
    desk_of(record).perform(acts.Report("x"), By(desk="s-setup"))
    for board in (1, 2):
        owner.post(address(record, 1, board), {"result": "1-0", "request": f"r{board}", "game": "0"})
    page = text_of(owner.post(f"/t/{record.slug}/undo/", {"entry": str(publish), "request": "u"}))
    assert "Take back, with 2 later acts" in page
    assert "Keep them all" in page
