"""The pages of a round: its proposal with reasons, why and why not, the map, pairing by hand; without a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.test import Client

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read
from pairwright.model.tournament import Forbidden, Information, Tournament
from pairwright.store.models import Right, Role
from pairwright.store.models import Tournament as Record
from tests.faces.conftest import OPEN
from tests.faces.desk.desks import confirm

pytestmark = pytest.mark.django_db
ROUND = "/t/harbour-open/rounds/3/"


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


def desk_with(tournament: Tournament, role: Role = Role.OWNER) -> Client:
    """A client at a desk that has this tournament."""
    user = User.objects.create_user("noor", password="seven-blue-boards")
    record = begin_tournament(tournament)
    Right.objects.create(user=user, tournament=None if role is Role.OWNER else record, role=role)
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def client() -> Client:
    return desk_with(read(OPEN.encode()).tournament)


def text_of(client: Client, path: str, **headers: str) -> str:
    response = client.get(path, headers=headers)
    assert response.status_code == 200, response.status_code
    return response.content.decode()


def plain(html: str) -> str:
    """Without tags, in single spaces."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def event_now() -> Tournament:
    return desk_of(Record.objects.get(slug="harbour-open")).now()[0].tournament


def begin(client: Client, how: str = "rules") -> None:
    assert client.post(f"{ROUND}edit/open/", {"with": how}).status_code == 302


def test_the_proposal_shows_pairs_marks_the_bye_and_the_check(client: Client) -> None:
    page = text_of(client, ROUND)
    assert page.count("data-board=") == 3
    assert page.count('aria-label="did not get the colour due"') == 2
    shown = plain(page)
    assert "pairing-allocated bye: 6 Fir, Fay" in shown
    assert "the rules give the same pairs, and nobody meets twice" in shown


def test_a_board_in_the_address_opens_its_reasons_with_links_to_the_rules(client: Client) -> None:
    page = text_of(client, f"{ROUND}?board=1")
    assert "Why board 1" in page
    assert 'data-board="1" class="on"' in page
    links = re.findall(r'href="(/rules/dutch-2026/#[^"]+)"', page)
    assert links
    for link in links:
        address, _, article = link.partition("#")
        assert f'id="{article}"' in text_of(client, address)


def test_for_htmx_only_the_panel_comes_back(client: Client) -> None:
    page = text_of(client, f"{ROUND}?board=1", HX_Request="true", HX_Target="reasons")
    assert page.lstrip().startswith('<div class="stack" id="reasons">')
    assert "<html" not in page


def test_the_whole_round_has_a_row_for_everybody_who_misses_his_colour_and_the_bye(client: Client) -> None:
    shown = plain(text_of(client, f"{ROUND}?show=round"))
    assert "Who does not get the colour due Player Colour given Board Decided by 1 Ash, Ann" in shown
    assert "Why the bye: 6 Fir, Fay" in shown


def test_missing_results_of_the_round_before_are_named_at_level_two(client: Client) -> None:
    client.post(f"{ROUND}publish/")
    shown = plain(text_of(client, "/t/harbour-open/rounds/4/"))
    assert "level 2 of 5 Results are missing: 4-1, 5-3, 7-2. These games become adjourned" in shown


def test_a_published_round_keeps_its_reasons(client: Client) -> None:
    proposed = plain(text_of(client, f"{ROUND}?board=1"))
    client.post(f"{ROUND}publish/")
    published = plain(text_of(client, f"{ROUND}why/1/"))
    reason = "Bracket 1: score 2, residents 1, 4."
    assert reason in proposed
    assert reason in published
    assert "not paired as the rules give it" not in published


def test_reasons_have_a_form_for_programs(client: Client) -> None:
    found = json.loads(client.get(f"{ROUND}why/1/?form=json").content)
    assert (found["board"], found["as_by_the_rules"]) == (1, True)
    assert found["explanation"]["board"]["white"]["number"] == 4
    why_not = json.loads(client.get(f"{ROUND}why-not/1-2/?form=json").content)
    assert (why_not["why_not"]["one"], why_not["why_not"]["other"]) == (1, 2)


def test_why_not_marks_exactly_one_first_difference(client: Client) -> None:
    page = text_of(client, f"{ROUND}why-not/1-7/")
    assert page.count('<tr class="first">') == 1
    assert "equal" in page
    assert "C6" in plain(page.partition('<tr class="first">')[2])


def test_why_not_names_the_rule_that_forbids_a_pair(client: Client) -> None:
    page = plain(text_of(client, f"{ROUND}why-not/1-5/"))
    assert "1 and 5 cannot meet: they met in round 1 (C1)." in page


def test_why_not_answers_for_numbers_that_do_not_exist(client: Client) -> None:
    assert "level 5 of 5" in plain(text_of(client, f"{ROUND}why-not/1-99/"))
    assert "Enter two pairing numbers." in plain(text_of(client, f"{ROUND}why-not/?one=x&other=2"))


def test_persian_digits_are_numbers(client: Client) -> None:
    response = client.get(f"{ROUND}why-not/", {"one": "۱", "other": "٧"})
    assert response.headers["Location"] == f"{ROUND}why-not/1-7/"


def test_the_map_is_a_picture_and_a_table(client: Client) -> None:
    client.cookies["lang"] = "fa"
    assert "&lt;" not in text_of(client, f"{ROUND}map/")
    client.cookies["lang"] = "en"
    page = text_of(client, f"{ROUND}map/?board=1")
    assert len(re.findall(r'class="wire[ "]', page)) == 3
    assert page.count('class="halo"') == 2
    assert " style=" not in page
    assert "&lt;" not in page
    table = plain(page.partition("The same as a table")[2])
    assert "4 Dogwood, Di" in table


def test_the_rules_page_is_refused_for_an_unknown_system(client: Client) -> None:
    assert client.get("/rules/no-such-system/").status_code == 404


def test_no_legal_pairing_names_the_players_and_leads_to_pairing_by_hand() -> None:
    barred = tuple([Forbidden((one, other)) for one in (1, 2) for other in range(1, 8) if other != one])
    client = desk_with(read(OPEN.encode()).tournament._replace(forbidden=barred))
    page = text_of(client, ROUND)
    assert "Ash, Ann" in page
    assert f'href="{ROUND}edit/"' in page
    begin(client, "nothing")
    assert "No opponent yet" in text_of(client, f"{ROUND}edit/")


def test_a_session_is_shown_on_every_screen_until_it_is_abandoned(client: Client) -> None:
    begin(client)
    assert "Round 3 is being paired by hand." in text_of(client, "/t/harbour-open/")
    assert client.get(ROUND).headers["Location"] == f"{ROUND}edit/"
    client.post(f"{ROUND}edit/drop/")
    assert "being paired by hand" not in text_of(client, "/t/harbour-open/")


def test_a_rematch_asks_first_and_then_stands_marked(client: Client) -> None:
    begin(client)
    asked = client.post(f"{ROUND}edit/change/", {"seat": ["1", "2"]})
    assert asked.status_code == 409
    assert "4 and 2 have met, in round 2." in plain(asked.content.decode())
    confirm(client, f"{ROUND}edit/change/", {"seat": ["1", "2"]})
    assert 'class="breach lv3"' in text_of(client, f"{ROUND}edit/")


def test_the_end_shows_both_pairings_and_the_line_that_is_then_written(client: Client) -> None:
    begin(client)
    confirm(client, f"{ROUND}edit/change/", {"turn": "7"})
    page = text_of(client, f"{ROUND}edit/end/")
    line = "MPA @ Round 3: 2-7 instead of 7-2"
    assert f"### {line}" in page
    assert "By the rules: White" in page
    assert client.post(f"{ROUND}edit/end/").status_code == 409
    done = confirm(client, f"{ROUND}edit/end/")
    assert done.headers["Location"] == f"{ROUND}results/"
    assert line in [record.text.strip() for record in event_now().other_records]
    notice = plain(text_of(client, f"{ROUND}why/2/"))
    assert "not paired as the rules give it" in notice


def test_undo_opens_the_session_again_and_takes_the_line_back(client: Client) -> None:
    begin(client)
    confirm(client, f"{ROUND}edit/change/", {"turn": "7"})
    confirm(client, f"{ROUND}edit/end/")
    desk = desk_of(Record.objects.get(slug="harbour-open"))
    assert desk.now()[0].round == 3
    client.post("/t/harbour-open/undo/", {"entry": str(len(desk.entries()))})
    event, _ = desk.now()
    assert (event.round, event.hand.pairs[1]) == (2, (2, 7))
    assert event.tournament.other_records == ()
    assert "2-7" in plain(text_of(client, f"{ROUND}edit/end/"))


def test_the_pairs_of_the_rules_are_published_without_a_line(client: Client) -> None:
    begin(client)
    assert client.post(f"{ROUND}edit/end/").headers["Location"] == f"{ROUND}results/"
    assert event_now().other_records == ()


def test_a_round_is_made_from_nothing(client: Client) -> None:
    begin(client, "nothing")
    for one, other in ((4, 1), (7, 2), (5, 3)):
        client.post(f"{ROUND}edit/change/", {"seat": [str(one), str(other)]})
    assert "No opponent yet: 6" in plain(text_of(client, f"{ROUND}edit/end/"))
    client.post(f"{ROUND}edit/change/", {"bye": "6"})
    client.post(f"{ROUND}edit/end/")
    assert {(game.white, game.black) for game in event_now().round(3).games} == {(4, 1), (7, 2), (5, 3)}


def test_teams_are_paired_with_the_same_pages() -> None:
    """Team Swiss: the proposal, its reasons, the map and a session speak of teams."""
    tournament = simulate(
        Settings(name="Harbour Open", system="team-swiss-2026", teams=9, rounds=5, played_rounds=2), 7
    )
    client = desk_with(tournament)
    names = [team.name for team in tournament.teams]
    page = text_of(client, f"{ROUND}?board=2")
    assert page.count("data-board=") == 4
    assert sum([name in page for name in names]) == 9
    assert "Why board 2" in page
    assert len(re.findall(r'class="wire[ "]', text_of(client, f"{ROUND}map/"))) == 4
    assert text_of(client, f"{ROUND}why-not/1-2/")
    begin(client)
    assert sum([name in text_of(client, f"{ROUND}edit/") for name in names]) == 9
    assert client.post(f"{ROUND}edit/end/").headers["Location"] == f"{ROUND}results/"
    assert "Why board 1" in text_of(client, f"{ROUND}why/1/")


def test_a_round_robin_made_by_hand_begins_with_the_berger_table() -> None:
    """Its rounds are nobody's but the arbiter's: the table is a beginning, and nothing is told to the report."""
    players = simulate(Settings(players=6, rounds=5, played_rounds=0), 7).players
    client = desk_with(Tournament(players, Information("Harbour Open"), planned_rounds=5, system="CUSTOM_ROUNDROBIN"))
    first = ROUND.replace("3", "1")
    assert "Pair by hand" in text_of(client, first)
    assert "The Berger table" in text_of(client, f"{first}edit/")
    client.post(f"{first}edit/open/", {"with": "table"})
    assert client.post(f"{first}edit/end/").headers["Location"] == f"{first}results/"
    assert {(game.white, game.black) for game in event_now().round(1).games} == {(1, 6), (2, 5), (3, 4)}
    assert event_now().other_records == ()


@pytest.mark.parametrize("address", ["edit/open/", "edit/change/", "edit/end/", "edit/drop/", "publish/"])
def test_a_viewer_changes_nothing(address: str) -> None:
    client = desk_with(read(OPEN.encode()).tournament, Role.VIEWER)
    assert client.get(ROUND).status_code == 200
    assert client.post(f"{ROUND}{address}", {"with": "rules"}).status_code == 403
