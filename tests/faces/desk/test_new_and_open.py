"""Beginning a tournament: the page of a new one, and files that are opened, good and bad."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from pairwright.app.desk import acts
from pairwright.app.desk.reporting import report_of
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.formats.base import write
from pairwright.model.colour import Colour
from pairwright.store.models import Role, Tournament
from tests.app.desk.events import announced, played, published
from tests.faces.desk.desks import confirm, event_of, somebody, text_of

pytestmark = pytest.mark.django_db
NEW = {
    "name": "Lantern Cup", "start": "2026/11/30", "end": "2026/12/02", "time_control": "90+30",
    "encoded_time_control": "5400+30", "system": "dutch-2026", "rounds": "5", "worths": "usual", "bye": "win",
    "colour": "lot", "deputies": "Deputy One\nDeputy Two",
}  # fmt: skip


@pytest.fixture
def owner() -> Iterator[Client]:
    forget()
    yield somebody("owner", Role.OWNER)
    forget()


def test_a_swiss_is_created_in_one_go(owner: Client) -> None:
    """What was filled in is announced; the colour is drawn by lot, with its seed in the journal."""
    response = owner.post("/new", NEW)
    assert response.status_code == 302
    assert response["Location"] == "/t/lantern-cup/"
    tournament = event_of("lantern-cup").tournament
    assert (tournament.system, tournament.planned_rounds) == ("FIDE_DUTCH_2026", 5)
    assert tournament.tie_breaks == ("BH/C1", "BH", "SB", "DE", "WIN")
    assert tournament.information.deputies == ("Deputy One", "Deputy Two")
    assert tournament.information.encoded_time_control == "5400+30"
    entry = desk_of(Tournament.objects.get()).entries()[1]
    assert isinstance(entry.act, acts.SetInitialColour)
    assert acts.drawn_colour(entry.act.lot) is tournament.initial_colour is not Colour.NONE


def test_the_same_request_makes_one_tournament(owner: Client) -> None:
    """Two presses of the button are one."""
    for _ in range(2):
        assert owner.post("/new", NEW | {"request": "a" * 32})["Location"] == "/t/lantern-cup/"
    assert Tournament.objects.count() == 1


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"name": ""}, "This field is required"),
        ({"rounds": ""}, "Say how many rounds are played"),
        ({"rounds": "0"}, "greater than or equal to 1"),
        ({"rounds": "many"}, "whole number"),
        ({"start": "30.30.2026"}, "There is no such day"),
        ({"start": "soon"}, "Write the day with its year first"),
        ({"start": "1405/09/09"}, "Write the year of the Gregorian calendar"),
        ({"end": "2026/11/01"}, "The last day comes before the first"),
        ({"federation": "Mars"}, "three Latin letters"),
        ({"encoded_time_control": "an hour"}, "Write seconds and increment"),
        ({"worths": "own"}, "Say what it is worth"),
        ({"worths": "own", "win": "1", "draw": "0.6", "loss": "0"}, "Two draws must not be worth more"),
        ({"worths": "own", "win": "x", "draw": "0", "loss": "0"}, "Write points as 1"),
        ({"tie_breaks": "BUCHHOLTZ"}, "BUCHHOLTZ"),
        ({"tie_breaks": "BH, BH"}, "stands in the list twice"),
        ({"system": "round-robin", "tie_breaks": "BH"}, "cannot be used here"),
        ({"system": "team-swiss-2026"}, "Say how many boards a match has"),
        ({"system": "none-such"}, "none-such is not one of the available choices"),
        ({"acceleration": "own", "own": "1 2"}, "Write five numbers"),
        ({"acceleration": "baku", "worths": "three"}, "Baku acceleration needs a win worth two draws"),
        ({"expected": "4"}, "4 participants can have 3 at most"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_created(owner: Client, change: dict[str, str], fault: str) -> None:
    """Every fault at its field, and no tournament."""
    response = owner.post("/new", NEW | change)
    assert response.status_code == 422
    from django.utils.html import strip_tags

    assert fault in strip_tags(text_of(response)).replace("\u2068", "").replace("\u2069", "")
    assert not Tournament.objects.exists()


@pytest.mark.parametrize(
    ("change", "system", "rounds"),
    [
        ({"acceleration": "baku"}, "FIDE_DUTCH_2026_BAKU", 5),
        ({"system": "double-swiss"}, "FIDE_DOUBLESWISS", 5),
        ({"system": "round-robin", "cycles": "2", "swap": "on"}, "FIDE_DOUBLEROUNDROBIN", 0),
        ({"system": "round-robin", "cycles": "2"}, "BERGER_DOUBLEROUNDROBIN", 0),
        ({"system": "round-robin", "of_teams": "on", "boards": "4"}, "FIDE_TEAM_ROUNDROBIN", 0),
        ({"system": "scheveningen", "boards": "5", "cycles": "2"}, "FIDE_DOUBLESCHEVENINGEN", 0),
        ({"system": "skalitzka", "boards": "4"}, "CUSTOM_SKALITZKA", 0),
        ({"system": "olympiad-2007", "boards": "4"}, "CUSTOM_TEAM_SWISS_OLYMPIAD_2007", 5),
        (
            {"system": "team-swiss-2026", "boards": "4", "preferences": "TYPEB", "scores": "GP MP"},
            "FIDE_TEAM_TYPEB_GP_MP",
            5,
        ),
    ],
)
def test_every_system_with_what_it_needs(owner: Client, change: dict[str, str], system: str, rounds: int) -> None:
    """The encoded type says it all."""
    assert owner.post("/new", NEW | change).status_code == 302
    tournament = event_of("lantern-cup").tournament
    assert (tournament.system, tournament.planned_rounds) == (system, rounds)


def test_boards_and_match_points_of_teams(owner: Client) -> None:
    """Colours of the boards, and 3-1-0 for matches."""
    change = {"system": "team-swiss-2026", "boards": "۴", "match_win": "3", "match_draw": "1", "match_loss": "0"}
    assert owner.post("/new", NEW | change).status_code == 302
    told = event_of("lantern-cup").tournament.team_event
    assert told.colours == "WBWB"
    assert tuple(told.match_scoring) == (30, 10, 0)


def test_days_in_the_calendar_of_the_language(owner: Client) -> None:
    """Jalali in Persian digits for Persian readers, Hijri for Arabic ones; kept as Gregorian."""
    for language, day in (("fa", "۱۴۰۵/۰۹/۰۹"), ("ar", "١٤٤٨/٠٦/٢٠")):
        response = owner.post(f"/new?lang={language}", NEW | {"name": language, "start": day})
        assert response.status_code == 302
        start = event_of(language).tournament.information.start
        assert start == "2026/11/30", language


def test_can_these_rounds_be_completed(owner: Client) -> None:
    """Answered before anything is created, with or without script."""
    asked = NEW | {"only": "outlook", "expected": "8", "rounds": "9"}
    assert "8 participants can have 7 at most" in plain(owner.post("/new", asked))
    part = owner.post("/new", asked | {"name": "", "expected": "24"}, headers={"HX-Request": "true"})
    assert "nobody runs out of opponents" in plain(part)
    assert "<html" not in text_of(part)
    assert not Tournament.objects.exists()


def plain(response: object) -> str:
    from django.utils.html import strip_tags

    return strip_tags(text_of(response)).replace("\u2068", "").replace("\u2069", "").replace("\u2066", "")


def test_who_may_begin_tournaments(owner: Client) -> None:  # noqa: ARG001
    """Owners and arbiters of the desk; nobody else."""
    for role, status in ((Role.ARBITER, 200), (Role.DEPUTY, 403), (Role.RESULTS, 403), (Role.VIEWER, 403)):
        client = somebody(role.value + "-x", role)
        assert client.get("/new").status_code == status
        assert client.get("/open").status_code == status
    assert Client().get("/new").status_code == 302


def sent(client: Client, name: str, data: bytes) -> str:
    """Send a file; the address of its dry run."""
    response = client.post("/open", {"upload": SimpleUploadedFile(name, data)})
    assert response.status_code == 302, text_of(response)
    return str(response["Location"])


def test_a_good_file_is_looked_into_and_then_created(owner: Client) -> None:
    """The rounds are compared with the rules; the tournament is in FIDE mode (Q56)."""
    data = write(report_of(played(announced(), 2)), "trf26").text.encode()
    address = sent(owner, "cup.trf", data)
    page = plain(owner.get(address))
    assert "2 rounds were compared with the rules" in page
    assert not Tournament.objects.exists()
    response = owner.post("/open", {"file": address.partition("file=")[2]})
    assert response["Location"] == "/t/lantern-cup/"
    event = event_of("lantern-cup")
    assert event.round == 2
    assert not event.outside_fide_since


def test_a_round_that_breaks_the_rules_asks_and_goes_into_the_report(owner: Client) -> None:
    """Level 3 with the line; without the confirmation nothing is created (Q55)."""
    from pairwright.app.desk.changes import perform
    from pairwright.app.desk.event import Event

    wrong = perform(announced(4, 3), acts.Publish(1, ((1, 2), (3, 4))))
    address = sent(owner, "cup.trf", write(report_of(wrong), "trf26").text.encode())
    page = plain(owner.get(address))
    line = "Import @ Round 1: 1-2 3-4 instead of 1-3 4-2"
    assert f"### {line}" in page
    token = address.partition("file=")[2]
    assert owner.post("/open", {"file": token}).status_code == 422
    assert not Tournament.objects.exists()
    assert owner.post("/open", {"file": token, "confirmed": "import-1"}).status_code == 422  # without having seen it
    assert confirm(owner, "/open", {"file": token}).status_code == 302
    records = event_of("lantern-cup").tournament.other_records
    assert f" {line}" in [record.text for record in records]
    assert isinstance(event_of("lantern-cup"), Event)


def test_every_fault_of_a_defective_file_with_line_and_column(owner: Client) -> None:
    """All at once; nothing is created, and there is no button that would."""
    lines = write(report_of(published(announced(4, 3))), "trf26").text.splitlines()
    players = [index for index, line in enumerate(lines) if line.startswith("001")]
    lines[players[1]] = lines[players[1]].replace("   2 ", "   1 ", 1)
    lines[players[2]] = lines[players[2]][:91] + "   9 w 1"
    address = sent(owner, "broken.trf", "\n".join(lines).encode())
    page = plain(owner.get(address))
    assert "This file cannot be read as it is" in page
    assert f"line {players[1] + 1}" in page.lower()
    assert "column" in page
    assert "Create" not in page
    assert owner.post("/open", {"file": address.partition("file=")[2]}).status_code == 422
    assert not Tournament.objects.exists()


def test_a_list_of_players_leads_to_a_new_tournament_with_them(owner: Client) -> None:
    """CSV: what is in it is shown, then the page of a new tournament enters them, numbered by rating."""
    address = sent(owner, "list.csv", b"Name,Rating\nWeak Player,1500\nStrong Player,2200\n")
    page = text_of(owner.get(address))
    assert "Strong Player" in page
    token = address.partition("file=")[2]
    assert "2 players of" in plain(owner.get(f"/new?from={token}"))
    assert owner.post("/new", NEW | {"from": token, "rounds": "1"}).status_code == 302
    players = event_of("lantern-cup").tournament.players
    assert [(player.number, player.name) for player in players] == [(1, "Strong Player"), (2, "Weak Player")]


@pytest.mark.parametrize(
    "data",
    [
        b"\x00" * 400,
        b"PK\x03\x04" + b"\xff" * 500,
        b'{"pairwright": ' + b"[" * 3000,
        b"{}",
        b"\xff\xfe\x00\xd8" * 50,
        "001 ‮".encode() * 100,
        b"<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'b'>]><x>&a;</x>",
    ],
)
def test_hostile_files_are_refused_calmly(owner: Client, data: bytes) -> None:
    """No file brings the desk down, or is made into a tournament."""
    address = sent(owner, "<script>alert(1)</script>.trf", data)
    response = owner.get(address)
    assert response.status_code == 200
    assert "<script>alert" not in text_of(response)
    assert owner.post("/open", {"file": address.partition("file=")[2]}).status_code == 422
    assert not Tournament.objects.exists()


def test_uploads_are_bounded_and_private(owner: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too large, empty, missing; and nobody else sees what was sent."""
    from pairwright.faces.desk.views import opening

    monkeypatch.setattr(opening, "LARGEST", 100)
    large = owner.post("/open", {"upload": SimpleUploadedFile("a.trf", b"x" * 101)})
    assert large.status_code == 422
    assert owner.post("/open", {"upload": SimpleUploadedFile("a.trf", b"")}).status_code == 422
    assert owner.post("/open", {}).status_code == 422
    address = sent(owner, "a.trf", b"001")
    assert "a.trf" in text_of(owner.get(address))
    assert "a.trf" not in text_of(somebody("other", Role.OWNER).get(address))
    for token in ("../secret-key", "nothing", ""):
        assert "Look into it" in text_of(owner.get("/open", {"file": token}))


def test_the_sample_opens_without_a_word(owner: Client) -> None:
    """The demonstration is as the rules have it."""
    from importlib.resources import files

    data = Path(str(files("pairwright.samples").joinpath("open-60.trf"))).read_bytes()
    assert "5 rounds were compared with the rules" in plain(owner.get(sent(owner, "open-60.trf", data)))


def test_a_knockout_with_its_terms(owner: Client) -> None:
    """Matches of four games, two places, the order by lot; kept whole in the journal."""
    change = {"system": "knockout", "games": "4", "places": "2", "seeds": "lot", "golden": "on", "golden_white": "6"}
    assert owner.post("/new", NEW | change | {"games": "3"}).status_code == 422
    assert owner.post("/new", NEW | change).status_code == 302
    forget()  # read from the journal again
    tournament = event_of("lantern-cup").tournament
    told = tournament.knockout
    assert tournament.system == "CUSTOM_KNOCKOUT"
    assert (told.games, told.places, told.seeds.value) == (4, 2, "lot")
    assert told.lot
    assert told.golden_point is not None
    assert told.golden_point.white == 6
