"""Standings, their working, the cross table, prizes and files; without a browser."""

from __future__ import annotations

import re
from random import Random

import pytest
from django.test import Client

from pairwright.app.commands import check
from pairwright.faces.desk.journals import desk_of
from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read
from pairwright.model.acts import EnterResult, Withdraw, apply
from pairwright.model.result import Result
from pairwright.model.tournament import Information, Tournament
from pairwright.store.models import Role
from pairwright.store.models import Tournament as Record
from tests.faces.conftest import OPEN
from tests.faces.desk.conftest import made_up, somebody
from tests.faces.desk.desks import confirm, event_of, text_of
from tests.support.knockouts import knockout, lower_wins, played_out
from tests.support.team_events import drawn_team_event

pytestmark = pytest.mark.django_db
T = "/t/harbour-open/"
SUNDAY = "/t/sunday-open/"


@pytest.fixture
def client() -> Client:
    begin_tournament(read(OPEN.encode()).tournament)
    return somebody("noor", Role.OWNER)


def plain(html: str) -> str:
    """Without tags, in single spaces."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def page(client: Client, path: str, **headers: str) -> str:
    response = client.get(path, follow=True, headers=headers)
    assert response.status_code == 200, (path, response.status_code)
    return text_of(response)


def opened(tournament: Tournament, name: str) -> Record:
    return begin_tournament(tournament._replace(information=Information(name=name)))


def test_the_tab_leads_to_the_last_finished_round(client: Client) -> None:
    response = client.get(f"{T}standings/", follow=True)
    assert response.redirect_chain[-1][0] == f"{T}standings/2/"
    html = text_of(response)
    assert "Standings after round 2" in html
    assert re.findall(r"<tr id=\"p(\d+)\"", html)[0] in ("1", "4")


def test_now_and_after_are_two_views(client: Client) -> None:
    """While a round is played the standings after it are those of now, and say so; those of the round before stay."""
    client.post(f"{T}rounds/3/publish/", {"seen": event_number()})
    event = event_of("harbour-open")
    assert event.round == 3
    assert client.get(f"{T}standings/3/").headers["Location"] == f"{T}standings/now/"
    now = page(client, f"{T}standings/now/")
    assert "Now, not final" in now
    assert "games are still being played" in now
    assert "Standings after round 2" in page(client, f"{T}standings/2/")


def event_number() -> int:
    return desk_of(Record.objects.get(slug="harbour-open")).now()[1]


def test_every_value_opens_its_working(client: Client) -> None:
    """The link of each value leads to a page where the row is open; for script the row comes alone."""
    html = page(client, f"{T}standings/2/")
    links = re.findall(r'href="(/t/harbour-open/standings/2/\d+/[^"]+)"', html)
    assert len(links) >= 7 * 3
    for link in links:
        whole = page(client, link)
        assert 'id="work"' in whole
        assert 'class="foot"' in whole
        part = page(client, link, **{"HX-Request": "true"})
        assert part.startswith('<tr class="work"')


def test_a_cut_buchholz_adds_up(client: Client) -> None:
    """The working shows each round, strikes the cut value, and adds up to the value in the table (checklist 38)."""
    html = page(client, f"{T}standings/2/")
    shown = re.search(r'standings/2/1/BH/C1/"[^>]*><span class="n">([\d.]+)</span>', html)
    assert shown
    part = page(client, f"{T}standings/2/1/BH/C1/", **{"HX-Request": "true"})
    rows = re.findall(
        r'<tr( class="cut")?><td class="num">(\d)</td>.*?<td class="num v"><span class="n">([\d./]+)', part
    )
    assert [number for _, number, _ in rows] == ["1", "2"]
    assert [bool(cut) for cut, _, _ in rows].count(True) == 1
    assert sum(float(amount) for cut, _, amount in rows if not cut) == float(shown.group(1))


def test_decided_by_names_the_marked_value(client: Client) -> None:
    """Bold and underlined is the value that the column names (checklist 37)."""
    html = page(client, f"{T}standings/2/")
    checked = 0
    for row in re.findall(r'<tr id="p.*?</tr>', html):
        decided = plain(row.rpartition('<td class="small muted')[2].partition(">")[2])
        marked = re.findall(r'decides[^>]*><a href="[^"]*/standings/2/\d+/([^"]+)/"', row)
        assert marked == ([] if decided in ("", "Points") else [decided])
        checked += len(marked)
    assert checked


def test_the_withdrawn_are_marked_and_the_expelled_left_out() -> None:
    from pairwright.model.acts import Expel

    tournament = read(OPEN.encode()).tournament
    tournament = apply(apply(tournament, Withdraw(5, 3)), Expel(7, 3))
    begin_tournament(tournament)
    html = page(somebody("noor", Role.OWNER), f"{T}standings/2/")
    assert "withdrawn" in re.findall(r'<tr id="p5".*?</tr>', html)[0]
    assert 'id="p7"' not in html
    assert "Expelled, and not ranked" in plain(html)


def test_unknown_values_and_rounds_are_not_found(client: Client) -> None:
    for path in ("standings/2/99/BH/", "standings/2/1/NONE/", "standings/3/", "standings/0/"):
        assert client.get(f"{T}{path}").status_code == 404


def test_a_filter_shows_some_and_keeps_their_places() -> None:
    tournament = read(OPEN.encode()).tournament
    players = tuple(
        [player._replace(federation="TUR" if player.number in (2, 6) else "IRI") for player in tournament.players]
    )
    begin_tournament(tournament._replace(players=players))
    client = somebody("noor", Role.VIEWER)
    html = page(client, f"{T}standings/2/?federation=TUR")
    assert sorted(re.findall(r'<tr id="p(\d+)"', html)) == ["2", "6"]
    whole = page(client, f"{T}standings/2/")
    own = re.search(r'<tr id="p6".*?<td class="num">(\d+)</td>', whole)
    filtered = re.search(r'<tr id="p6".*?<td class="num">(\d+)</td>', html)
    assert own
    assert filtered
    assert own.group(1) == filtered.group(1)


def test_names_cannot_be_markup() -> None:
    tournament = read(OPEN.encode()).tournament
    players = tuple(
        [player._replace(name=f"<img src=x> {player.number}", title='"><b>') for player in tournament.players]
    )
    begin_tournament(tournament._replace(players=players))
    client = somebody("noor", Role.OWNER)
    for path in ("standings/2/", "standings/2/1/BH/", "table/", "table/?by=chart", "print/names/", "print/cards/",
                 "print/badges/", "print/slips/", "print/table/", "print/standings/"):  # fmt: skip
        html = page(client, f"{T}{path}")
        assert "<img" not in html
        assert '"><b>' not in html


def test_the_cross_table_of_a_swiss(client: Client) -> None:
    html = page(client, f"{T}table/")
    row = re.search(r'<tr id="p1".*?</tr>', html)
    assert row
    cells = re.findall(r'<span class="xc (\w)">\d+<b>(.)</b>', row.group(0))
    assert cells == [("w", "1"), ("b", "1")]
    assert 'dir="ltr"' in html
    assert "w White" not in html  # cells are light and dark, without letters
    assert "Wall chart" in page(client, f"{T}table/?by=chart")


def test_the_cross_table_of_a_round_robin_is_all_against_all() -> None:
    opened(_round_robin(), "Table Four")
    html = page(somebody("noor", Role.OWNER), "/t/table-four/table/")
    assert html.count('<td class="self">') == 4


def _round_robin() -> Tournament:
    from pairwright.app import commands
    from pairwright.app.commands import Given

    tournament = made_up(4, rounds=3)._replace(system="FIDE_ROUND_ROBIN")
    for round_ in range(1, 4):
        tournament = commands.with_round(tournament, commands.pair(tournament, round_, Given()))
        for game in tournament.round(round_).games:
            tournament = apply(tournament, EnterResult(round_, game.white, game.black, Result.WIN, Result.LOSS))
    return tournament


def test_teams_have_standings_players_and_boards() -> None:
    opened(drawn_team_event(Random(5)), "Team Cup")
    client = somebody("noor", Role.OWNER)
    teams = page(client, "/t/team-cup/standings/")
    assert "Board prizes" in teams
    players = page(client, "/t/team-cup/standings/?of=players")
    assert teams.count('<tr id="p') < players.count('<tr id="p')
    for of in ("boards", "members"):
        assert "<table" in page(client, f"/t/team-cup/standings/?of={of}")
    for document in ("pairings", "names", "slips", "boards", "members", "table", "standings", "entries"):
        page(client, f"/t/team-cup/print/{document}/")


def test_a_knockout_has_places_and_a_bracket() -> None:
    opened(played_out(knockout(8), lower_wins), "Cup Eight")
    client = somebody("noor", Role.OWNER)
    assert "5–8" in page(client, "/t/cup-eight/standings/")
    html = page(client, "/t/cup-eight/print/bracket/?lang=fa")
    assert "<svg" in html
    assert "<style" not in html


def test_prizes_are_set_shared_and_told(client: Client) -> None:
    """Amounts a line, in any digits; equal scores share; the working says from what."""
    form = {
        "amounts": "۱۰۰\n60\n",
        "currency": "eur",
        "sharing": "equal",
        "rounding": "down",
        "request": "a",
        "seen": "1",
    }
    response = client.post(f"{T}prizes/", form, follow=True)
    text = plain(text_of(response))
    assert event_of("harbour-open").prizes.amounts == "100; 60"
    assert text.count("80.00") == 2
    assert "160.00 / 2" in text
    assert "given out: 160.00 EUR" in text.replace("\u2066", "").replace("\u2069", "")


def test_amounts_that_are_none_are_said_at_the_field(client: Client) -> None:
    form = {"amounts": "a lot", "currency": "EUR", "sharing": "equal", "rounding": "down"}
    html = text_of(client.post(f"{T}prizes/", form))
    assert "it is no amount of money" in html
    assert not event_of("harbour-open").prizes.amounts


def test_a_viewer_sees_prizes_and_sets_none(client: Client) -> None:  # noqa: ARG001
    viewer = somebody("omid", Role.VIEWER, Record.objects.get(slug="harbour-open"))
    assert "What is announced" not in page(viewer, f"{T}prizes/")
    assert viewer.post(f"{T}prizes/", {"amounts": "5"}).status_code == 403


def test_the_report_waits_for_open_games_and_passes_the_check() -> None:
    """While a game is open it is refused with the games named; after that pairings and places are right."""
    begin_tournament(made_up(8, rounds=2)._replace(tie_breaks=("BH/C1", "BH", "SB")))
    client = somebody("noor", Role.OWNER)
    results = iter(["1-0", "5-5", "0-1", "+--", "1-0", "0-1", "5-5", "1-0"])
    for round_ in (1, 2):
        client.post(f"{SUNDAY}rounds/{round_}/publish/", {"request": f"p{round_}"})
        refused = client.get(f"{SUNDAY}export/report-trf26/")
        assert refused.status_code == 409
        assert "no final result" in text_of(refused)
        for board in range(1, 5):
            given = {"result": next(results), "request": f"r{round_}{board}"}
            client.post(f"{SUNDAY}rounds/{round_}/results/{board}/", given)
    response = client.get(f"{SUNDAY}export/report-trf26/")
    assert response.status_code == 200
    checked = check(read(response.content).tournament)
    assert [round_.ok for round_ in checked.rounds] == [True, True]
    assert checked.ranks.compared == 8
    assert checked.ok


def test_standings_go_to_spreadsheets(client: Client) -> None:
    csv = client.get(f"{T}export/standings-csv/")
    assert csv.content.startswith(b"\xef\xbb\xbf")
    assert b"Ash, Ann" in csv.content
    assert client.get(f"{T}export/standings-xlsx/").content.startswith(b"PK")


def test_articles_of_tie_breaks_have_anchors(client: Client) -> None:
    html = page(client, "/tie-breaks/")
    assert 'id="16.4"' in html


def test_standings_are_final_once_they_are_declared_so() -> None:
    """When all is played the last page of results leads to the declaration; until then nothing is called final."""
    record = opened(_round_robin(), "Four Friends")
    owner = somebody("noor", Role.OWNER)
    rounds, base = desk_of(record).now()[0].round, f"/t/{record.slug}/"
    assert f'href="{base}#end"' in page(owner, f"{base}rounds/{rounds}/results/")
    assert f"Standings after round {rounds}" in page(owner, f"{base}standings/{rounds}/")
    assert "Final standings" not in page(owner, f"{base}print/standings/")
    confirm(owner, f"{base}declare/", {"request": "end"})
    assert "Final standings" in page(owner, f"{base}standings/{rounds}/")
    assert "Final standings" in page(owner, f"{base}print/standings/")
    assert f'href="{base}#end"' not in page(owner, f"{base}rounds/{rounds}/results/")
