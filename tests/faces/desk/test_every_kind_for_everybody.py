"""What everybody sees of tournaments that are no individual Swiss: public pages, projector, and the desk's own screens
without words of other systems."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.test import Client

from pairwright.app.desk.sheets import sheet_of
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.public import visit
from pairwright.faces.desk.views.projector import slides
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import confirm
from tests.faces.desk.test_every_system import beginning, client_at, enter, publish, results, variant
from tests.faces.desk.test_phone_pages import code_of

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


def played(what: str, rounds: int) -> tuple[Client, Record]:
    """A tournament with so many rounds played."""
    from tests.faces.desk.test_every_system import VARIANTS

    client, record = client_at(variant(what) if what in VARIANTS else beginning(what))
    Record.objects.filter(pk=record.pk).update(public=True)
    dice = results()
    for round_ in range(1, rounds + 1):
        publish(client, record, round_)
        enter(client, record, round_, dice)
    return client, record


def text(page: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", page.partition("<main")[2]).split())


def test_everybody_sees_a_knockout_as_a_bracket_with_places() -> None:
    client, record = played("knockout", 6)
    page = Client().get(f"/v/{record.slug}/standings/").content.decode()
    assert 'class="ko"' in page
    assert "winner" in text(page)
    assert "/t/" not in page.partition("<main")[2]
    shown = slides(visit(record), ["standings"], [])
    assert [slide.kind for slide in shown] == ["places"]
    assert [place.first for place in shown[0].rows] == [1, 2, 3, 3, 5, 5]
    del client


def test_the_table_of_a_knockout_stands_in_the_order_of_its_places() -> None:
    client, record = played("knockout", 6)
    body = client.get(f"/t/{record.slug}/table/").content.decode()
    lines = re.findall(r'<tr id="p(\d+)"><td class="num">(\d+)<', body)
    assert [place for _number, place in lines] == ["1", "2", "3", "3", "5", "5"]
    assert "BH/C1" not in text(body)


def test_of_a_knockout_the_bracket_is_printed_and_no_points_table() -> None:
    client, record = played("knockout", 2)
    page = client.get(f"/t/{record.slug}/print/").content.decode()
    assert "/print/bracket/" in page
    assert "/print/standings/" not in page
    assert "/print/bracket/" in client.get(f"/t/{record.slug}/standings/now/", follow=True).content.decode()
    chart = text(client.get(f"/t/{record.slug}/table/?by=chart").content.decode())
    assert "Tie-breaks" not in chart


def test_of_a_double_elimination_everybody_sees_the_picture() -> None:
    _client, record = played("double elimination", 3)
    assert "pw-bracket" in Client().get(f"/v/{record.slug}/standings/").content.decode()


def test_everybody_sees_a_round_robin_as_a_square() -> None:
    _client, record = played("round-robin", 5)
    page = Client().get(f"/v/{record.slug}/table/").content.decode()
    assert page.count("×") == 6
    assert len(re.findall(r'<span class="xc', page)) == 30


def test_a_match_stands_on_the_projector_with_its_boards() -> None:
    _client, record = played("team-swiss-2026", 1)
    (slide,) = slides(visit(record), ["pairings"], [])
    assert [row.of_match for row in slide.rows] == [False, True, True] * 3


def test_whoever_is_out_of_a_knockout_or_free_is_not_called_absent() -> None:
    client, record = played("knockout", 2)
    assert "free" in text(client.get(f"/t/{record.slug}/rounds/2/results/").content.decode())
    publish(client, record, 3)
    page = text(client.get(f"/t/{record.slug}/rounds/3/results/").content.decode())
    assert "absent" not in page
    assert page.count(" out") == 2


@pytest.mark.parametrize("code", ["round-robin", "knockout", "scheveningen"])
def test_a_proposal_has_no_words_of_a_swiss(code: str) -> None:
    client, record = played(code, 1)
    for address in ("rounds/2/", "players/1/", "rounds/1/results/", "entries/byes/"):
        page = client.get(f"/t/{record.slug}/{address}").content.decode()
        for word in ("floats down", "floaters", "Float<", "colour due", "/map/", "half-point bye", "Late entry"):
            assert word not in page, (address, word)


def test_a_swiss_has_them_still() -> None:
    client, record = played("dutch-2026", 1)
    assert "floats down" in client.get(f"/t/{record.slug}/rounds/2/").content.decode()
    assert "half-point bye" in client.get(f"/t/{record.slug}/entries/byes/").content.decode()
    assert "Float<" in client.get(f"/t/{record.slug}/print/cards/").content.decode()
    assert "/late/" in client.get(f"/t/{record.slug}/entries/").content.decode()
    assert "/map/" in client.get(f"/t/{record.slug}/rounds/1/why/1/").content.decode()


def test_of_teams_the_overview_counts_games() -> None:
    client, record = played("team-swiss-2026", 1)
    publish(client, record, 2)
    assert "0 of 6 results are in, 6 games are running" in text(client.get(f"/t/{record.slug}/").content.decode())


def test_a_player_withdraws_from_a_round_robin_in_one_act() -> None:
    client, record = played("round-robin", 3)
    form = {"player": "2", "round": "4", "kind": "withdraw"}
    address = f"/t/{record.slug}/entries/byes/departure/"
    asked = client.post(address, form).content.decode()
    assert "half or more" in text(asked)
    assert text(asked).count("wins by forfeit") == 2
    confirm(client, address, form)
    publish(client, record, 4)
    event = desk_of(record).now()[0]
    assert event.tournament.player(2).entry(4).result.code == "-"


@pytest.mark.parametrize("what", ["scheveningen", "skalitzka", "round-robin", "round robin of teams"])
def test_the_printed_table_has_the_games_that_are_played(what: str) -> None:
    client, record = played(what, 1)
    tournament = desk_of(record).now()[0].tournament
    rows = sheet_of(tournament, 1).boards
    page = text(client.get(f"/t/{record.slug}/print/berger/").content.decode())
    for row in rows:
        assert f" {row.white.number}-{row.black.number} " in page
    assert "/print/berger/" in client.get(f"/t/{record.slug}/print/").content.decode()


def test_cards_of_a_table_have_no_floats_and_no_round_too_many() -> None:
    client, record = played("scheveningen", 3)
    page = client.get(f"/t/{record.slug}/print/cards/").content.decode()
    assert "Float<" not in page
    assert "colour due" not in page
    assert "<td>4</td>" not in page


def test_scores_of_the_two_teams_of_a_scheveningen_stand_on_paper_and_for_everybody() -> None:
    client, record = played("scheveningen", 3)
    for address in (f"/t/{record.slug}/print/standings/", f"/v/{record.slug}/standings/"):
        assert "Points of the teams, which are those of their players" in client.get(address).content.decode()


def test_where_numbers_make_the_games_nobody_is_offered_a_late_entry_or_a_map() -> None:
    client, record = played("round-robin", 1)
    for address in ("entries/", "entries/check-in/2/", "rounds/1/why/1/"):
        page = client.get(f"/t/{record.slug}/{address}").content.decode()
        assert "/late/" not in page
        assert "/map/" not in page


def test_everybody_sees_the_round_that_is_played_though_more_are_opened() -> None:
    client, record = played("round-robin", 1)
    for round_ in (2, 3, 4):
        publish(client, record, round_)
    assert "Round 2" in text(Client().get(f"/v/{record.slug}/").content.decode())
    assert slides(visit(record), ["pairings"], [])[0].round == 2
    overview = client.get(f"/t/{record.slug}/").content.decode()
    assert "Round 2 is being played" in overview
    assert "Standings after round 1" in overview
    assert client.get(f"/t/{record.slug}/rounds/now/").headers["Location"].endswith("/rounds/2/results/")


def test_a_helper_fills_the_round_that_is_played_and_may_still_take_back_its_last_result() -> None:
    client, record = played("round-robin", 1)
    publish(client, record, 2)
    publish(client, record, 3)
    helper = Client()
    helper.post(f"/h/{code_of(client, record)}/")
    assert "Round 2: results" in text(helper.get("/h/").content.decode())
    for row in sheet_of(desk_of(record).now()[0].tournament, 2).boards:
        form = {"round": 2, "white": row.white.number, "black": row.black.number, "seen": 0, "result": "1-0"}
        assert helper.post("/h/enter/", form).status_code == 302
    page = helper.get("/h/").content.decode()
    assert "Round 3: results" in text(page)
    assert page.count("data-entry=") == 3
    last = desk_of(record).now()[1]
    assert helper.post("/h/undo/", {"entry": str(last)}).status_code == 302
    assert "Round 2: results" in text(helper.get("/h/").content.decode())
