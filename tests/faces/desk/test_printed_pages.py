"""Everything that is printed, as pages; without a browser."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from django.test import Client

from pairwright.faces.desk.openings import begin_tournament
from pairwright.faces.desk.paper import pdf
from pairwright.faces.desk.paper.kinds import KINDS
from pairwright.formats.base import read
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.tournament import Information, Tournament
from pairwright.store.models import Role
from pairwright.store.models import Tournament as Record
from tests.faces.conftest import OPEN
from tests.faces.desk.conftest import somebody
from tests.faces.desk.desks import text_of

pytestmark = pytest.mark.django_db
T = "/t/harbour-open/print/"


@pytest.fixture
def client() -> Client:
    begin_tournament(read(OPEN.encode()).tournament)
    return somebody("noor", Role.OWNER)


def page(client: Client, path: str) -> str:
    response = client.get(f"{T}{path}")
    assert response.status_code == 200, (path, response.status_code)
    return text_of(response)


def test_the_list_offers_each_document_in_four_languages(client: Client) -> None:
    html = page(client, "")
    offered = set(re.findall(r'href="/t/harbour-open/print/([\w-]+)/\?lang=fa', html))
    assert offered == {code for code in KINDS if code not in ("berger", "bracket", "boards", "members", "prizes")}
    assert "No prizes are announced yet." in html


@pytest.mark.parametrize("language", ["en", "fa", "ar", "tr"])
def test_each_document_is_a_page_with_its_paper(client: Client, language: str) -> None:
    for code, kind in KINDS.items():
        if code in ("berger", "bracket", "boards", "members", "prizes"):
            continue
        html = page(client, f"{code}/?lang={language}&size=A5")
        assert f'lang="{language}"' in html
        assert 'dir="rtl"' in html if language in ("fa", "ar") else 'dir="ltr"' in html
        assert " style=" not in html
        assert "<style" not in html
        css = page(client, f"{code}/paper.css?lang={language}&size=A5")
        assert "size: A5" in css
        assert kind.title


def test_documents_that_are_none_are_not_found(client: Client) -> None:
    for path in ("nothing/", "bracket/", "prizes/", "boards/"):
        assert client.get(f"{T}{path}").status_code == 404


def test_slips_are_in_the_order_of_a_cut_stack() -> None:
    """Twenty boards, eight slips a page: three pages; the first stack holds boards 1, 2, 3."""
    client = _with(40, paired=True)
    html = text_of(client.get("/t/big-open/print/slips/"))
    pages = [re.findall(r'<p class="board">\D*<b class="n">(\d+)</b>', part) for part in html.split("<section")[1:]]
    assert [part[0] for part in pages] == ["1", "2", "3"]
    assert pages[0] == ["1", "4", "7", "10", "13", "16", "19"]
    assert sorted(int(board) for part in pages for board in part) == list(range(1, 21))


def _with(count: int, *, paired: bool) -> Client:
    from pairwright.model.colour import Colour
    from pairwright.model.tournament import Information

    players = tuple([Player(number, f"Player {number:03}", rating=2500 - number) for number in range(1, count + 1)])
    tournament = Tournament(
        information=Information(name="Big Open"), players=players, planned_rounds=5, initial_colour=Colour.WHITE
    )
    begin_tournament(tournament)
    client = somebody("noor", Role.OWNER)
    if paired:
        client.post("/t/big-open/rounds/1/publish/", {"seen": "1"})
    return client


def test_pairings_by_name_follow_the_alphabet_of_the_language() -> None:
    """Turkish has Ç after C and before D; English does not tell them apart."""
    names = ("Çınar, Su", "Cem, Ali", "Dal, Ece", "Cuma, Ela")
    tournament = read(OPEN.encode()).tournament
    players = tuple(
        [player._replace(name=names[at] if at < 4 else player.name) for at, player in enumerate(tournament.players)]
    )
    begin_tournament(tournament._replace(players=players))
    client = somebody("noor", Role.OWNER)
    for language, wanted in (("tr", ["Cem", "Cuma", "Çınar", "Dal"]), ("en", ["Cem", "Çınar", "Cuma", "Dal"])):
        html = page(client, f"names/?lang={language}")
        rows = re.findall(r'<td class="seat"><bdi[^>]*title="(\w+),', html)
        # read down the first column, then the second
        columns = [*rows[0::2], *rows[1::2]]
        assert [name for name in columns if name in wanted] == wanted


def test_pairings_in_two_languages_have_both_heads(client: Client) -> None:
    html = page(client, "pairings/?lang=en&also=fa")
    assert re.search(r'<p class="h1" lang="fa"', html)
    assert html.count('class="two"') == 6


def test_running_heads_are_harmless_text() -> None:
    tournament = read(OPEN.encode()).tournament
    name = 'x"; } body { display: none } /*'
    record = begin_tournament(tournament._replace(information=tournament.information._replace(name=name)))
    client = somebody("noor", Role.OWNER)
    css = text_of(client.get(f"/t/{record.slug}/print/standings/paper.css"))
    assert "body {" not in css
    assert "/*" not in css
    assert "\\000022 " in css


def test_outside_fide_mode_is_said_on_paper(client: Client) -> None:
    from pairwright.app.desk.acts import LeaveFideMode
    from pairwright.app.desk.service import By
    from pairwright.faces.desk.journals import desk_of

    assert "Outside FIDE mode" not in page(client, "pairings/")
    desk = desk_of(Record.objects.get(slug="harbour-open"))
    desk.perform(LeaveFideMode("a club evening"), By(reason="a club evening"), confirmed=_codes(desk))
    assert "Outside FIDE mode since round 3" in page(client, "pairings/")


def _codes(desk: object) -> list[str]:
    from pairwright.app.desk.acts import LeaveFideMode
    from pairwright.app.desk.cautions import weigh
    from pairwright.app.desk.service import Desk

    assert isinstance(desk, Desk)
    return [caution.code for caution in weigh(desk.now()[0], LeaveFideMode("a club evening"))]


def test_the_public_page_has_its_picture_when_it_is_open(client: Client) -> None:
    assert "qr-code" not in page(client, "pairings/")
    Record.objects.filter(slug="harbour-open").update(public=True)
    assert "qr-code" in page(client, "pairings/")


def test_pdf_is_made_where_the_library_is(client: Client) -> None:
    if not pdf.is_there():
        pytest.skip("the extra pdf is not installed")
    response = client.get(f"{T}pairings/?lang=fa&format=pdf")
    assert response.status_code == 200, text_of(response)
    assert response.headers["Content-Type"] == "application/pdf"
    assert response.content.startswith(b"%PDF")


def pressed(client: Client, path: str) -> str:
    """The words of a PDF, each run of letters as it stands from left to right."""
    if not pdf.is_there():
        pytest.skip("the extra pdf is not installed")
    pypdf = pytest.importorskip("pypdf", reason="pypdf is not installed")
    response = client.get(path)
    assert response.status_code == 200, text_of(response)
    return "\n".join([one.extract_text() for one in pypdf.PdfReader(BytesIO(response.content)).pages])


def test_tables_of_numbers_and_brackets_are_pressed_too(client: Client) -> None:
    """The library fails where a size of letters is a variable, and takes no style into a drawing."""
    assert "2100" in pressed(client, f"{T}entries/?lang=fa&format=pdf")
    cup = Tournament(
        tuple([Player(at, f"Ash {at}", 2000 - at) for at in range(1, 7)]), Information("Cup"),
        system="CUSTOM_KNOCKOUT", initial_colour=Colour.WHITE,
    )  # fmt: skip
    slug = begin_tournament(cup).slug
    words = pressed(client, f"/t/{slug}/print/bracket/?lang=fa&format=pdf")
    assert words.count("Ash 4") == 2  # in his match, and among the places


@pytest.mark.parametrize("language", ["en", "fa", "ar"])
def test_a_result_in_a_pdf_reads_from_left_to_right(client: Client, language: str) -> None:
    """As many games won by White, and by Black, as the file has."""
    games = read(OPEN.encode()).tournament.round(2).games
    words = pressed(client, f"{T}pairings/?lang={language}&round=2&format=pdf")
    assert words.count("1–0") == sum(game.white_result is Result.WIN for game in games)
    assert any(game.white_result is Result.WIN for game in games)
    assert words.count("0–1") == sum(game.white_result is Result.LOSS for game in games)


def test_without_the_library_the_page_says_what_to_do(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "is_there", lambda: False)
    response = client.get(f"{T}pairings/?format=pdf")
    assert response.status_code == 409
    assert "pairwright[pdf]" in text_of(response)


def test_a_name_finds_its_direction_before_the_pdf_is_pressed() -> None:
    html = '<bdi class="nm" dir="auto"><span class="tt"><bdi class="ti" dir="ltr">GM</bdi>&nbsp;</span>آروند</bdi>'
    assert 'class="nm" dir="rtl"' in pdf._with_directions(html)
    assert 'dir="ltr"' in pdf._with_directions('<bdi class="nm" dir="auto">Ash</bdi>')


def test_nothing_outside_the_desk_is_fetched() -> None:
    for url in ("http://example.org/x.png", "file:///etc/passwd", "data:text/plain,x", "desk:///x"):
        with pytest.raises(ValueError, match="fetches nothing"):
            pdf._fetched(url)
