"""A proposal is published only if it is still the one that was looked at."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from pairwright.app.desk.proposal import as_shown, boards_changed
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.formats.base import read
from pairwright.model.acts import EnterResult
from pairwright.model.result import Result
from pairwright.store.models import Tournament as Record
from tests.faces.conftest import OPEN
from tests.faces.desk.test_pairing_pages import ROUND, desk_with, plain, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def client() -> Client:
    forget()
    return desk_with(read(OPEN.encode()).tournament)


def form_of(page: str) -> dict[str, str]:
    """What the button that publishes would send."""
    form = page.split('/publish/" class="inline">')[1].split("</form>")[0]
    return dict(re.findall(r'name="([a-z]+)" value="([^"]*)"', form))


def correct(white: int, black: int) -> None:
    """Another desk turns a result of the round before round."""
    act = EnterResult(2, white, black, Result.LOSS, Result.WIN)
    desk_of(Record.objects.get()).perform(act, By("Ira", "s-other"))


def test_an_outdated_proposal_is_shown_anew_and_not_published(client: Client) -> None:
    form = form_of(text_of(client, ROUND))
    desk = desk_of(Record.objects.get())
    game = next(one for one in desk.now()[0].tournament.round(2).games if one.white_result is not Result.LOSS)
    correct(game.white, game.black)
    answer = client.post(f"{ROUND}publish/", form)
    page = answer.content.decode()
    assert answer.status_code == 409
    assert desk.now()[0].round == 2
    assert "Nothing was published" in plain(page)
    assert "Ira" in page.split('id="outdated"')[1].split("</ul>")[0]
    again = form_of(page)
    assert again["pairs"] != form["pairs"]
    assert client.post(f"{ROUND}publish/", again).status_code == 302
    assert desk.now()[0].round == 3


def test_what_changes_no_pair_is_in_nobodys_way(client: Client) -> None:
    from pairwright.app.desk import acts

    form = form_of(text_of(client, ROUND))
    desk = desk_of(Record.objects.get())
    desk.perform(acts.Report("the hall is warm"), By("Ira", "s-other"))
    assert client.post(f"{ROUND}publish/", form).status_code == 302
    assert desk.now()[0].round == 3


def test_boards_that_differ_are_counted() -> None:
    pairs = ((1, 2), (4, 3), (5, 0))
    assert as_shown(pairs) == "1-2 4-3 5-0"
    assert boards_changed("1-2 4-3 5-0", pairs) == 0
    assert boards_changed("1-2 3-4 5-0", pairs) == 1
    assert boards_changed("4-3 1-2 5-0", pairs) == 1
    assert boards_changed("", pairs) == 0
