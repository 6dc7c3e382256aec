"""Helpers' and players' phones, the public page and the projector, without a browser."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from pairwright.app import commands
from pairwright.app.desk import acts
from pairwright.app.desk.event import Look
from pairwright.app.desk.service import By
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import say
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.faces.desk.public import visit
from pairwright.faces.desk.views.projector import slides
from pairwright.faces.wording import translate
from pairwright.model.acts import EnterResult
from pairwright.model.result import Result
from pairwright.store.codes import player_codes, resolved
from pairwright.store.models import Phone, PlayerCode, Role, Screen
from pairwright.store.models import Tournament as Record
from tests.faces.desk.people import TIME, client_of, harbour

pytestmark = pytest.mark.django_db
LIGHT = 30_000
"""Bytes a phone loads of a page with its sheet, without script and font."""


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    User.objects.create_user("somebody")
    yield
    forget()


@pytest.fixture
def record() -> Record:
    return harbour(public=True)


@pytest.fixture
def owner() -> Client:
    return client_of(Role.OWNER)


def code_of(owner: Client, record: Record, **fields: object) -> str:
    given = {"phone-name": "Ali", "phone-first_board": 1, "phone-last_board": "", "phone-days": 1} | fields
    page = owner.post(f"/t/{record.slug}/screens/phones/", given).content.decode()
    found = re.search(r"/h/([a-z0-9]+)/", page)
    assert found, page
    return found[1]


@pytest.fixture
def phone(owner: Client, record: Record) -> Client:
    helper = Client()
    helper.post(f"/h/{code_of(owner, record)}/")
    return helper


def press(phone: Client, result: str = "1-0", request: str = "r1", **more: object) -> dict[str, object]:
    fields = {"round": 3, "white": 4, "black": 1, "seen": 2, "result": result, "request": request} | more
    answer: dict[str, object] = phone.post("/h/enter/", fields, HTTP_ACCEPT="application/json").json()
    return answer


def result_of(record: Record, white: int = 4) -> Result:
    return desk_of(record).now()[0].tournament.player(white).entry(3).result


def test_a_code_serves_once_and_leaves_the_address(owner: Client, record: Record) -> None:
    code = code_of(owner, record)
    preview, first, second = Client(), Client(), Client()
    assert "Enter results with this phone" in preview.get(f"/h/{code}/").content.decode()
    answer = first.post(f"/h/{code}/")
    assert answer.headers["Location"] == "/h/"
    cookie = first.cookies["helper"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert first.get("/h/").status_code == 200
    assert second.post(f"/h/{code}/").status_code == 404
    assert second.get("/h/").status_code == 403


def test_a_code_ends_after_half_an_hour(owner: Client, record: Record) -> None:
    code = code_of(owner, record)
    Phone.objects.update(enrol_until=timezone.now() - timedelta(seconds=1))
    assert Client().post(f"/h/{code}/").status_code == 404


def test_the_right_ends_when_it_expires_and_when_it_is_taken_back(owner: Client, record: Record, phone: Client) -> None:
    assert phone.get("/h/").status_code == 200
    Phone.objects.update(expires=timezone.now() - timedelta(seconds=1))
    assert phone.get("/h/").status_code == 403
    Phone.objects.update(expires=timezone.now() + timedelta(hours=1))
    owner.post(f"/t/{record.slug}/screens/phones/{Phone.objects.get().pk}/", {"act": "revoke"})
    assert phone.get("/h/").status_code == 403
    assert press(phone)["became"] == "no-right"
    assert result_of(record) is Result.PENDING


def test_a_press_is_done_once_however_often_it_is_sent(record: Record, phone: Client) -> None:
    first, again = press(phone), press(phone)
    assert first == again
    assert first["became"] == "done"
    assert result_of(record) is Result.WIN
    assert desk_of(record).now()[1] == first["entry"]


def test_what_met_the_desk_is_shown_as_contested(record: Record, phone: Client) -> None:
    desk = desk_of(record)
    desk.perform(EnterResult(3, 4, 1, Result.DRAW, Result.DRAW), By("Arbiter", "s-1", "", TIME))
    assert press(phone)["became"] == "contested"
    assert "the arbiter decides" in phone.get("/h/").content.decode()
    assert result_of(record) is Result.DRAW


def test_a_board_out_of_range_is_neither_shown_nor_entered(owner: Client, record: Record) -> None:
    helper = Client()
    fields = {"phone-first_board": "۲", "phone-last_board": "٣"}
    helper.post(f"/h/{code_of(owner, record, **fields)}/")
    page = helper.get("/h/").content.decode()
    assert 'id="game-4-1"' not in page
    assert 'id="game-7-2"' in page
    assert press(helper)["became"] == "refused"
    assert result_of(record) is Result.PENDING


def test_a_refusal_speaks_the_language_of_the_tournament(owner: Client, record: Record) -> None:
    """As the page of the phone does; the reader's own choice goes before."""
    desk_of(record).perform(acts.SetLook(Look(language="fa")), By(desk="s-setup"))
    helper = Client()
    helper.post(f"/h/{code_of(owner, record, **{'phone-first_board': '2'})}/")
    assert press(helper)["why"] == "این میز از میزهای این گوشی نیست"
    helper.cookies["lang"] = "tr"
    assert press(helper, request="r2")["why"] == translate(say("this board is not one of this phone"), "tr")


def test_undo_and_without_script(record: Record, phone: Client) -> None:
    """Plain forms do the same: press, see it, take it back."""
    answer = phone.post("/h/enter/", {"round": 3, "white": 4, "black": 1, "seen": 2, "result": "0-1", "request": "r2"})
    assert answer.headers["Location"] == "/h/"
    page = phone.get("/h/").content.decode()
    entry = re.search(r'name="entry" value="(\d+)"', page)
    assert entry
    phone.post("/h/undo/", {"entry": entry[1], "request": "u1"})
    assert result_of(record) is Result.PENDING


def test_an_open_page_that_knows_everything_is_sent_nothing(record: Record, phone: Client) -> None:
    code = player_codes(record, {1: "Ash, Ann"})[1]
    for address in ("/h/", f"/p/{code}/", f"/v/{record.code}/", f"/v/{record.code}/standings/"):
        known = known_to(phone, address)
        assert phone.get(address, HTTP_X_KNOWN=known).status_code == 204
        assert phone.get(address, HTTP_X_KNOWN="1").status_code == 200


def known_to(phone: Client, address: str) -> str:
    found = re.search(r'data-known="(\w+)"', phone.get(address).content.decode())
    assert found
    return found[1]


def test_a_players_page_is_new_when_his_own_result_comes_and_not_when_others_do(record: Record, phone: Client) -> None:
    address = f"/p/{player_codes(record, {1: 'Ash, Ann'})[1]}/"
    known = known_to(phone, address)
    press(phone, white=7, black=2, request="other")
    assert phone.get(address, HTTP_X_KNOWN=known).status_code == 204
    press(phone)
    assert phone.get(address, HTTP_X_KNOWN=known).status_code == 200


def test_the_place_follows_a_correction_of_the_round_that_is_over(record: Record) -> None:
    desk = desk_of(record)
    address = f"/p/{player_codes(record, {1: 'Ash, Ann'})[1]}/"

    def place_after(*results: tuple[int, int, Result, Result]) -> str:
        for white, black, of_white, of_black in results:
            desk.perform(EnterResult(3, white, black, of_white, of_black), By("Arbiter", "s-1", "", TIME))
        found = re.search(r"After round 3: place (\d)", Client().get(address).content.decode())
        assert found
        return found[1]

    won, lost = Result.WIN, Result.LOSS
    assert place_after((4, 1, lost, won), (7, 2, won, lost), (5, 3, won, lost)) == "1"
    assert place_after((4, 1, won, lost)) != "1"


def test_the_players_page_says_board_colour_opponent_and_why(record: Record) -> None:
    code = player_codes(record, {1: "Ash, Ann"})[1]
    page = Client().get(f"/p/{code}/").content.decode()
    for part in ("You have Black", "Dogwood, Di", "Why this opponent?", "You both have", "After round 2: place"):
        assert part in page, part
    assert 'id="why"' in page
    assert "working" in Client().get(f"/p/{code}/place/").content.decode()


def test_the_card_speaks_the_language_of_its_code(record: Record) -> None:
    code = player_codes(record, {1: "Ash, Ann"})[1]
    reader = Client()
    page = reader.get(f"/p/{code}/?lang=fa").content.decode()
    assert '<html lang="fa" dir="rtl"' in page
    assert '<html lang="fa" dir="rtl"' in reader.get(f"/p/{code}/place/").content.decode()


def test_a_card_stays_the_players_when_numbers_are_given_anew(record: Record) -> None:
    player_codes(record, {1: "Ash, Ann", 2: "Birch, Bo"})
    row = PlayerCode.objects.get(number=1)
    assert resolved(row, {1: "Birch, Bo", 2: "Ash, Ann"}) == 2
    assert resolved(row, {1: "Ash, Anne", 2: "Birch, Bo"}) == 1
    assert len(player_codes(record, {1: "Birch, Bo", 2: "Ash, Ann"})) == PlayerCode.objects.count() == 2


def test_a_name_is_found_on_the_public_page(record: Record) -> None:
    page = Client().get(f"/v/{record.code}/?find=gum").content.decode()
    assert "Gum, Gil" in page
    assert "Ash, Ann" not in page
    assert Client().get(f"/v/{record.code}/rounds/2/").status_code == 200
    assert Client().get(f"/v/{record.code}/rounds/4/").status_code == 404
    assert Client().get(f"/v/{record.code}/table/").status_code == 200
    assert Client().post(f"/t/{record.slug}/undo/").status_code == 302


def large() -> Record:
    """A hundred and twenty players, the third round published."""
    tournament = simulate(Settings(players=120, rounds=5, played_rounds=2), 7)
    record = begin_tournament(tournament)
    paired = commands.pair(tournament, 3)
    act = acts.Publish(3, tuple(paired.pairing.pairs), paired.system.code)
    desk_of(record).perform(act, By("Arbiter", "s-1", "", TIME))
    Record.objects.filter(pk=record.pk).update(public=True)
    record.refresh_from_db()
    return record


def test_phones_load_little(owner: Client) -> None:
    """A player's and a helper's page, the sheet included, as they cross the network."""
    record = large()
    sheet = len(Client().get("/phone.css", HTTP_ACCEPT_ENCODING="gzip").content)
    codes = player_codes(record, {player.number: player.name for player in desk_of(record).now()[0].tournament.players})
    helper = Client()
    helper.post(f"/h/{code_of(owner, record)}/")
    for client, address in ((Client(), f"/p/{codes[9]}/"), (helper, "/h/")):
        answer = client.get(address, HTTP_ACCEPT_ENCODING="gzip")
        assert answer.status_code == 200
        assert answer.headers["Content-Encoding"] == "gzip"
        assert len(answer.content) + sheet < LIGHT, address
        assert gzip.decompress(answer.content).startswith(b"<!doctype html>")


def test_a_projector_shows_ten_boards_a_page_in_two_languages_by_turns() -> None:
    visited = visit(large())
    pages = slides(visited, ["pairings"], ["fa", "en"])
    boards = [page for page in pages if page.rows]
    assert {len(page.rows) for page in boards[:-2]} == {10}
    assert [page.language for page in pages[:4]] == ["fa", "en", "fa", "en"]
    assert pages[0].rows == pages[1].rows != pages[2].rows


def test_a_screen_is_defined_and_shows_something_else_with_one_press(owner: Client, record: Record) -> None:
    fields = {
        "screen-name": "Main hall", "screen-shows": "pairings", "screen-first": "fa", "screen-second": "",
        "screen-theme": "light",
    }  # fmt: skip
    owner.post(f"/t/{record.slug}/screens/add/", fields)
    screen = Screen.objects.get()
    page = Client().get(f"/s/{record.slug}/main-hall/").content.decode()
    assert '<html lang="fa" dir="rtl" data-theme="light"' in page
    assert "Dogwood, Di" in page
    owner.post(f"/t/{record.slug}/screens/{screen.pk}/", {"shows": "clock"})
    assert "Dogwood, Di" not in Client().get(f"/s/{record.slug}/main-hall/").content.decode()
    assert owner.post(f"/t/{record.slug}/screens/add/", fields).status_code == 422
    owner.post(f"/t/{record.slug}/screens/{screen.pk}/", {"act": "remove"})
    assert Client().get(f"/s/{record.slug}/main-hall/").status_code == 404


def test_the_public_page_is_opened_and_closed_by_the_owner(owner: Client) -> None:
    record = harbour()
    assert Client().get(f"/v/{record.code}/").status_code == 404
    owner.post(f"/t/{record.slug}/screens/public/", {"act": "open"})
    assert Client().get(f"/v/{record.code}/").status_code == 200
    owner.post(f"/t/{record.slug}/screens/public/", {"act": "close"})
    assert Client().get(f"/v/{record.code}/").status_code == 404
    arbiter = client_of(Role.ARBITER, record, "arbiter")
    assert arbiter.post(f"/t/{record.slug}/screens/public/", {"act": "open"}).status_code == 403


def test_outside_fide_mode_is_said_on_every_phone_and_screen(owner: Client, record: Record) -> None:
    desk = desk_of(record)
    by = By("Arbiter", "s-1", "", TIME, "a test")
    desk.perform(acts.LeaveFideMode("a test"), by, confirmed=["leave-fide-mode"])
    Screen.objects.create(tournament=record, name="hall", shows=["pairings"])
    code = player_codes(record, {1: "Ash, Ann"})[1]
    for address in (f"/p/{code}/", f"/v/{record.code}/", f"/s/{record.slug}/hall/"):
        assert "Outside FIDE mode since round" in Client().get(address).content.decode(), address
    del owner
