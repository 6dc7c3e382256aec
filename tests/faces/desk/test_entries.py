"""The pages about players, through Django: forms without script, previews, roles, bounds."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from pairwright.faces.desk import rating_file
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read
from pairwright.model.result import Result
from pairwright.model.tournament import Information, Tournament
from pairwright.store.models import Right, Role
from pairwright.store.models import Tournament as Record
from tests.app.desk.entry_journal import players
from tests.faces.conftest import OPEN
from tests.faces.desk.desks import confirm, event_of, somebody, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def anew(settings: Any, tmp_path: Any) -> Iterator[None]:
    settings.DATA = tmp_path
    forget()
    yield
    forget()


def arbiter(client: Client, role: Role = Role.ARBITER) -> Client:
    from django.contrib.auth.models import User

    user = User.objects.create_user(f"noor-{role}", password="seven-blue-boards")
    Right.objects.create(user=user, tournament=None, role=role)
    client.force_login(user)
    return client


def begun(count: int = 4) -> Record:
    tournament = Tournament(players(count), Information("Harbour Open"), planned_rounds=5)
    return begin_tournament(tournament)


def under_way() -> Record:
    return begin_tournament(read(OPEN.encode()).tournament)


def tournament_of(record: Record) -> Tournament:
    return desk_of(record).now()[0].tournament


def test_a_player_is_added_corrected_and_removed_without_script(client: Client) -> None:
    record = begun()
    arbiter(client)
    page = f"/t/{record.slug}/entries/"
    typed = {"name": "Oak, Ola", "rating": "۱۹۵۰", "federation": "nor", "request": "one"}
    assert client.post(page + "add/", typed).url == page + "?add=1"  # type: ignore[attr-defined]
    client.post(page + "add/", typed)  # the same press again
    assert [player.rating for player in tournament_of(record).players][4:] == [1950]
    client.post(page + "5/", {"name": "Oak, Olav", "rating": "1960", "title": "FM"})
    assert tournament_of(record).player(5)[1:4] == ("Oak, Olav", 1960, "FM")
    client.post(page + "5/remove/", {})
    assert len(tournament_of(record).players) == 4


def test_what_cannot_be_read_is_said_beside_its_field_and_nothing_is_entered(client: Client) -> None:
    record = begun()
    arbiter(client)
    answer = client.post(f"/t/{record.slug}/entries/add/", {"name": "Oak, Ola", "rating": "strong"})
    assert answer.status_code == 422
    assert "expected a rating from 100 to 3500" in answer.content.decode()
    assert 'value="strong"' in answer.content.decode()
    assert len(tournament_of(record).players) == 4


def test_the_list_is_found_and_sorted(client: Client) -> None:
    record = begun()
    arbiter(client)
    page = client.get(f"/t/{record.slug}/entries/?q=cedar").content.decode()
    assert "Cedar, Cy" in page
    assert "Birch, Bo" not in page
    assert "1 of 4 shown" in page


def preview(client: Client, record: Record, text: str) -> Any:
    return client.post(f"/t/{record.slug}/entries/import/", {"text": text})


def test_a_pasted_list_is_previewed_and_nothing_is_written_before_it_is_agreed_to(client: Client) -> None:
    record = begun()
    arbiter(client)
    page = preview(client, record, "Name\tRating\nAsh, Ann\t2300\nOak, Ola\tfast\nPine, Pia\t1800\n")
    text = page.content.decode()
    assert "Line 3, column 2" in text
    assert "&#x27;fast&#x27;" in text
    assert len(tournament_of(record).players) == 4
    kept = page.context["kept"]
    keys = [line.key for line in page.context["lines"]]
    assert keys == ["changed:2:1", "new:3:0", "new:4:0", "gone:0:2", "gone:0:3", "gone:0:4"]
    client.post(f"/t/{record.slug}/entries/import/take/", {"kept": kept, "take": ["changed:2:1", "new:4:0"]})
    assert [player.name for player in tournament_of(record).players][-1] == "Pine, Pia"
    assert tournament_of(record).player(1).rating == 2300


def test_columns_taken_for_the_wrong_thing_are_put_right_without_sending_the_list_again(client: Client) -> None:
    """The faults and the columns stay where only one player is looked at again; a wrong choice keeps the list too."""
    record = begun()
    address = f"/t/{record.slug}/entries/import/"
    arbiter(client)
    page = preview(client, record, "Name\tPts\tSkill\nElm, Eve\t3\t2100\nFay Fir\tx\t2200\nOak, Ola\t1\t2300")
    assert {line.difference.entry.rating for line in page.context["lines"] if line.difference.entry} == {0}
    sent = page.context["how"] | {"column": ["name", "-", "rating"], "names": "given"}
    again = client.post(address, sent)
    entries = [line.difference.entry for line in again.context["lines"] if line.difference.entry]
    assert {(entry.name, entry.rating) for entry in entries} == {
        ("Elm, Eve", 2100),
        ("Fir, Fay", 2200),
        ("Oak, Ola", 2300),
    }
    looked = client.post(f"{address}take/", {"kept": again.context["kept"], "look": "1"})
    assert [column.field.value for column in looked.context["columns"]] == ["name", "-", "rating"]
    twice = client.post(address, sent | {"column": ["name", "name", "rating"]})
    assert twice.status_code == 422
    assert sent["upload"] in twice.content.decode()
    gone = client.post(address, {"upload": "x" * 24})
    assert "no longer kept" in gone.content.decode()


def test_a_list_is_looked_at_again_if_the_entries_changed_meanwhile(client: Client) -> None:
    record = begun()
    arbiter(client)
    kept = preview(client, record, "Name\tRating\nOak, Ola\t2000\n").context["kept"]
    client.post(f"/t/{record.slug}/entries/add/", {"name": "Oak, Ola", "rating": "2000"})
    answer = client.post(f"/t/{record.slug}/entries/import/take/", {"kept": kept, "take": ["new:2:0"]})
    assert "have changed since you looked" in answer.content.decode()
    assert len(tournament_of(record).players) == 5


def test_a_tournament_file_and_a_spreadsheet_can_be_read(client: Client) -> None:
    pytest.importorskip("python_calamine")
    xlsxwriter = pytest.importorskip("xlsxwriter")
    record = begun(0)
    arbiter(client)
    trf = SimpleUploadedFile("open.trf", OPEN.encode())
    page = client.post(f"/t/{record.slug}/entries/import/", {"file": trf})
    assert len(page.context["lines"]) == 7
    kept = io.BytesIO()
    with xlsxwriter.Workbook(kept) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["Name", "Rating"])
        sheet.write_row(1, 0, ["Oak, Ola", 2100])
    page = client.post(f"/t/{record.slug}/entries/import/", {"file": SimpleUploadedFile("a.xlsx", kept.getvalue())})
    assert page.context["lines"][0].difference.entry.rating == 2100


def test_a_list_that_is_too_large_or_no_list_is_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun()
    arbiter(client)
    monkeypatch.setattr("pairwright.faces.desk.entry_forms.LARGEST_LIST", 10)
    large = SimpleUploadedFile("list.csv", b"Name\nOak, Ola\nPine, Pia\n")
    assert client.post(f"/t/{record.slug}/entries/import/", {"file": large}).status_code == 422
    assert client.post(f"/t/{record.slug}/entries/import/", {}).status_code == 422
    broken = SimpleUploadedFile("a.xlsx", b"PK\3\4")
    answer = client.post(f"/t/{record.slug}/entries/import/", {"file": broken})
    assert "Nothing has been entered" in answer.content.decode()


def test_a_forged_preview_is_not_taken_over(client: Client) -> None:
    record = begun()
    arbiter(client)
    answer = client.post(f"/t/{record.slug}/entries/import/take/", {"kept": "bm90aGluZw:x:y", "take": ["gone:0:1"]})
    assert answer.status_code == 422
    assert len(tournament_of(record).players) == 4


def test_check_in_works_with_buttons(client: Client) -> None:
    record = begun()
    arbiter(client)
    page = f"/t/{record.slug}/entries/check-in/1/"
    client.post(page + "mark/", {"here": "2"})
    client.post(page + "mark/", {"half": "3"})
    assert "1</dd>" in client.get(page).content.decode()
    asked = client.post(page + "close/", {})
    assert asked.status_code == 409
    assert "Dogwood" in asked.content.decode()
    confirm(client, page + "close/")
    assert tournament_of(record).request(1, 1) is Result.ABSENT
    assert tournament_of(record).request(1, 3) is Result.HALF_BYE
    missing = client.get(page + "?show=missing").content.decode()
    assert "Missing in round 1" in missing


def test_byes_withdrawals_and_returns(client: Client) -> None:
    record = under_way()
    arbiter(client)
    page = f"/t/{record.slug}/entries/byes/"
    client.post(page + "bye/", {"player": "3 Cedar, Cy", "round": "٣", "kind": "half"})
    assert tournament_of(record).request(3, 3) is Result.HALF_BYE
    client.post(page + "cancel/", {"player": "3", "round": "3"})
    assert tournament_of(record).requests == ()
    client.post(page + "departure/", {"player": "birch", "round": "3", "kind": "withdraw"})
    assert tournament_of(record).player(2).withdrawn_from == 3
    assert "withdrawn after round 2" in client.get(page).content.decode()
    client.post(page + "come-back/", {"player": "2", "round": "3"})
    assert tournament_of(record).player(2).withdrawn_from == 0
    assert client.post(page + "departure/", {"player": "5", "round": "3", "kind": "expel"}).status_code == 409
    client.post(page + "bar/", {"player": "4"})
    refused = client.post(page + "bye/", {"player": "4", "round": "3", "kind": "half"})
    assert "may not have a half-point bye" in refused.content.decode()
    nobody = client.post(page + "bye/", {"player": "zzz", "round": "3", "kind": "half"})
    assert nobody.status_code == 422


def test_a_late_entry_is_numbered_by_rating(client: Client) -> None:
    record = under_way()
    arbiter(client)
    entry = {"name": "Oak, Ola", "rating": "2075", "first": "3", "missed": "last"}
    confirm(client, f"/t/{record.slug}/entries/late/", entry)
    player = tournament_of(record).player(2)
    assert player.name == "Oak, Ola"
    assert [one.result for one in player.entries] == [Result.ABSENT, Result.HALF_BYE]
    assert tournament_of(record).player(1).entry(1).opponent == 6


def test_numbers_are_shown_before_they_are_given_and_a_lot_can_be_had_again(client: Client) -> None:
    record = begun()
    arbiter(client)
    page = f"/t/{record.slug}/entries/numbers/"
    first = client.get(page + "?by=lot&seed=harbour&order=").context["order_text"]
    assert client.get(page + "?by=lot&seed=harbour&order=").context["order_text"] == first
    client.post(page + "give/", {"numbers": first, "by": "lot", "seed": "harbour"})
    names = [player.name for player in tournament_of(record).players]
    assert names == [players(4)[int(number) - 1].name for number in first.split()]


def national_list() -> SimpleUploadedFile:
    heads = "Name;Federation;National ID;National rating;FIDE ID;Born"
    rows = f"{heads}\nAsh, Ann;ENG;77;2222;;1990\nBirch, Bo;ENG;78;2050;;1985\n"
    return SimpleUploadedFile("national.csv", rows.encode())


def test_a_rating_list_is_loaded_checked_and_taken_over_in_part(client: Client) -> None:
    record = begun()
    arbiter(client)
    page = f"/t/{record.slug}/entries/ratings/"
    answer = client.post(page + "load/", {"file": national_list(), "as_of": "2026-11", "federation": "ENG"})
    assert answer.status_code == 302
    found = rating_file.loaded()
    assert found is not None
    assert found.players == 2
    text = client.get(page).content.decode()
    assert 'value="1:national"' in text
    client.post(page + "take/", {"take": ["1:national"]})
    player = tournament_of(record).player(1)
    assert (player.rating, player.national[0].rating, player.birth) == (2100, 2222, "")
    official = desk_of(record).now()[0].official
    assert [(one.player, one.rating, one.list) for one in official] == [(1, 2222, "ENG"), (2, 2050, "ENG")]
    suggested = client.get(f"/t/{record.slug}/entries/suggest/?name=ash").content.decode()
    assert "take=ENG:77" in suggested
    row = client.get(f"/t/{record.slug}/entries/?add=1&take=ENG:77").content.decode()
    assert 'value="Ash, Ann"' in row


def test_the_page_of_a_player_has_his_card_and_the_journal(client: Client) -> None:
    record = under_way()
    arbiter(client)
    client.post(f"/t/{record.slug}/entries/byes/bye/", {"player": "4", "round": "3", "kind": "zero"})
    page = client.get(f"/t/{record.slug}/players/4/").content.decode()
    assert "Birch, Bo" in page
    assert "pairing-allocated bye" in page
    assert "Round 3: zero-point bye" in page
    assert " is not paired in round 3" in page
    client.post(
        f"/t/{record.slug}/players/4/correct/",
        {"name": "Dogwood, Dia", "rating": "1950", "federation": "WLS", "national": "1800"},
    )
    assert tournament_of(record).player(4).national[0].rating == 1800
    assert client.get(f"/t/{record.slug}/players/99/").status_code == 404
    cards = client.get(f"/t/{record.slug}/players/cards/").content.decode()
    assert cards.count('class="sheet of-cards"') == 2


def test_a_viewer_sees_and_changes_nothing(client: Client) -> None:
    record = begun()
    arbiter(client, Role.VIEWER)
    entries = f"/t/{record.slug}/entries/"
    for page in ("", "check-in/1/", "byes/", "ratings/", "numbers/"):
        assert client.get(entries + page).status_code == 200
    for page in (
        "add/",
        "1/",
        "1/remove/",
        "import/",
        "import/take/",
        "check-in/1/mark/",
        "byes/bye/",
        "numbers/give/",
    ):
        assert client.post(entries + page, {"name": "Oak, Ola", "here": "1"}).status_code == 403
    assert len(tournament_of(record).players) == 4


def test_every_page_speaks_in_four_languages(client: Client) -> None:
    record = under_way()
    arbiter(client)
    pages = ["entries/", "entries/?edit=2", "entries/late/", "entries/import/", "entries/byes/", "entries/ratings/"]
    pages += ["entries/numbers/", "entries/check-in/3/?more=2", "players/2/", "players/2/?edit=1", "players/cards/"]
    for language in ("en", "fa", "ar", "tr"):
        for page in pages:
            sign = "&" if "?" in page else "?"
            assert client.get(f"/t/{record.slug}/{page}{sign}lang={language}").status_code == 200


def test_a_club_in_a_column_that_is_called_otherwise_is_kept() -> None:
    """The head misleads: the arbiter says what each column is, and the card of the player tells the club."""
    record = begin_tournament(Tournament((), Information("Harbour", start="2026/03/02"), 5, system="FIDE_DUTCH_2026"))
    client = somebody("noor", Role.OWNER)
    address = f"/t/{record.slug}/entries/import/"
    pasted = "Name\tElo\tVerein\nHarbour Castle\t2100\tRook, Rita\nOld Mill\t1900\tPawn, Paul\n"
    page = client.post(address, {"text": pasted})
    assert "--columns" not in text_of(page)
    looked = client.post(address, page.context["how"] | {"column": ["club", "rating", "name"]})
    rows = re.search(r'name="kept" value="([^"]+)"', text_of(looked))
    assert rows
    taken = re.findall(r'name="take" value="([^"]+)" checked', text_of(looked))
    client.post(f"{address}take/", {"kept": rows[1], "take": taken})
    players = event_of(record.slug).tournament.players
    assert [(player.name, player.club) for player in players] == [
        ("Rook, Rita", "Harbour Castle"), ("Pawn, Paul", "Old Mill")
    ]  # fmt: skip
    assert "Harbour Castle" in text_of(client.get(f"/t/{record.slug}/players/1/"))
