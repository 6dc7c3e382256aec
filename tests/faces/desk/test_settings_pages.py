"""Settings, the overview and files of a tournament, without a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.test import Client
from django.utils.html import strip_tags

from pairwright.app.commands import check
from pairwright.app.desk import acts
from pairwright.app.desk.changes import perform
from pairwright.app.desk.event import Event
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read
from pairwright.model.acts import EnterResult
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.tournament import Forbidden
from pairwright.store.models import Role, Tournament
from tests.app.desk.events import announced, played, published
from tests.faces.desk.desks import confirm, event_of, somebody, stamp_in, text_of

pytestmark = pytest.mark.django_db
SETTINGS = "/t/lantern-cup/settings"
EVERY_PART = ("about", "system", "rounds", "points", "tie-breaks", "acceleration", "colour", "pairs", "dates", "look",
              "fide-mode")  # fmt: skip


@pytest.fixture
def owner() -> Iterator[Client]:
    forget()
    yield somebody("owner", Role.OWNER)
    forget()


def open_desk(event: Event) -> None:
    begin_tournament(event.tournament)


def plain(response: object) -> str:
    return " ".join(strip_tags(text_of(response)).split())


def act(one: acts.Act, confirmed: tuple[str, ...] = ()) -> None:
    desk_of(Tournament.objects.get()).perform(one, By("Test"), confirmed=confirmed)


@pytest.mark.parametrize("part", EVERY_PART)
def test_every_part_shows_itself(owner: Client, part: str) -> None:
    """Before round 1 and after it."""
    open_desk(announced())
    assert owner.get(f"{SETTINGS}/{part}/").status_code == 200
    act(acts.Publish(1, tuple(_pairs(announced()))))
    response = owner.get(f"{SETTINGS}/{part}/")
    assert response.status_code == 200
    locked = part in ("system", "rounds", "points", "tie-breaks", "acceleration", "colour", "pairs")
    assert ("cannot be changed once round 1 is paired" in text_of(response)) is locked
    assert ("What leaving FIDE mode means" in text_of(response)) is locked


def _pairs(event: Event) -> list[tuple[int, int]]:
    return [(game.white, game.black) for game in published(event).tournament.round(1).games]


def test_parts_that_the_system_does_not_have(owner: Client) -> None:
    """A round robin announces no rounds and draws no colour; team parts are for teams."""
    open_desk(announced(4, 0, "FIDE_ROUNDROBIN"))
    for part in ("rounds", "colour", "acceleration", "matches", "knockout", "nothing"):
        assert owner.get(f"{SETTINGS}/{part}/").status_code == 404


GOOD = [
    ("about", {"name": "Harbour Cup", "start": "2026/11/30"}, lambda t: t.information.name == "Harbour Cup"),
    ("system", {"system": "dubov-2026"}, lambda t: t.system == "FIDE_DUBOV"),
    ("system", {"system": "round-robin", "cycles": "2", "swap": "on"}, lambda t: t.planned_rounds == 0),
    ("rounds", {"rounds": "۴"}, lambda t: t.planned_rounds == 4),
    ("points", {"worths": "three", "bye": "draw"}, lambda t: (t.scoring.win, t.scoring.pairing_bye) == (30, 10)),
    ("points", {"worths": "own", "win": "2", "draw": "1", "loss": "½", "bye": "loss"}, lambda t: t.scoring.loss == 5),
    ("tie-breaks", {"tie_breaks": "de, win ,sb"}, lambda t: t.tie_breaks == ("DE", "WIN", "SB")),
    ("tie-breaks", {"preset": "swiss-2020"}, lambda t: t.tie_breaks[0] == "BH/C1"),
    ("acceleration", {"acceleration": "baku"}, lambda t: t.system == "FIDE_DUTCH_2026_BAKU"),
    ("acceleration", {"acceleration": "own", "own": "1 4 1 2 1\n5 8 1 2 ½"}, lambda t: t.virtual_points[1].points == 5),
    ("colour", {"colour": "b"}, lambda t: t.initial_colour is Colour.BLACK),
    ("pairs", {"first": "1 Player 1", "second": "2", "to_round": "2"}, lambda t: t.forbidden[0].last == 2),
    ("dates", {"round-1": "2026/11/30", "round-2": "2026/12/01"}, lambda t: len(t.information.round_dates) == 2),
]


@pytest.mark.parametrize(("part", "data", "is_so"), GOOD)
def test_good_input_changes_the_tournament(owner: Client, part: str, data: dict[str, str], is_so: object) -> None:
    """And says so on the same page."""
    open_desk(announced())
    response = confirm(owner, f"{SETTINGS}/{part}/", data)
    assert (response.status_code, response["Location"]) == (302, f"{SETTINGS}/{part}/")
    assert callable(is_so)
    assert is_so(event_of("lantern-cup").tournament)


BAD = [
    ("about", {"name": ""}),
    ("about", {"name": "X", "federation": "no"}),
    ("system", {"system": "chess"}),
    ("rounds", {"rounds": "-1"}),
    ("rounds", {"rounds": "1000000"}),
    ("points", {"worths": "own", "win": "1", "draw": "1", "loss": "0", "bye": "win"}),
    ("points", {"worths": "usual", "bye": "more"}),
    ("tie-breaks", {"tie_breaks": "NONSENSE"}),
    ("tie-breaks", {"preset": "none-such"}),
    ("acceleration", {"acceleration": "own", "own": "a b c d e"}),
    ("acceleration", {"acceleration": "own", "own": "1 2 3 4 x"}),
    ("colour", {"colour": "green"}),
    ("pairs", {"first": "Somebody", "second": "2"}),
    ("dates", {"round-1": "never"}),
    ("look", {"text_digits": "roman", "notation_digits": "latin"}),
    ("fide-mode", {"reason": ""}),
]


@pytest.mark.parametrize(("part", "data"), BAD)
def test_bad_input_changes_nothing(owner: Client, part: str, data: dict[str, str]) -> None:
    """The field says what is wrong."""
    open_desk(announced())
    before = event_of("lantern-cup")
    response = owner.post(f"{SETTINGS}/{part}/", data)
    assert response.status_code == 422
    assert 'class="err"' in text_of(response)
    assert event_of("lantern-cup") == before


def test_what_is_locked_is_refused_whatever_the_page_shows(owner: Client) -> None:
    """A form that was open since before round 1 changes nothing."""
    open_desk(announced())
    act(acts.Publish(1, tuple(_pairs(announced()))))
    response = owner.post(f"{SETTINGS}/points/", {"worths": "three", "bye": "win"})
    assert response.status_code == 409
    assert event_of("lantern-cup").tournament.scoring.win == 10


def test_a_prohibited_pair_is_allowed_again(owner: Client) -> None:
    """By its place in the list."""
    open_desk(announced())
    act(acts.Forbid((Forbidden((1, 2)), Forbidden((3, 4)))))
    assert owner.post(f"{SETTINGS}/pairs/", {"remove": "0", "seen": "2"}).status_code == 302
    assert event_of("lantern-cup").tournament.forbidden == (Forbidden((3, 4)),)
    assert owner.post(f"{SETTINGS}/pairs/", {"remove": "7"}).status_code == 404
    assert owner.post(f"{SETTINGS}/pairs/", {"first": "3", "second": "99"}).status_code == 409


def test_fide_mode_is_left_in_two_steps(owner: Client) -> None:
    """The consequences and the line, then the tick; then the strip is on every screen, and settings ask at level 4."""
    open_desk(announced())
    act(acts.Publish(1, tuple(_pairs(announced()))))
    first = owner.post(f"{SETTINGS}/fide-mode/", {"reason": "letter of both clubs", "step": "2"})
    assert first.status_code == 409
    assert "### FIDE mode left @ Round 2: letter of both clubs" in plain(first)
    data = {"reason": "letter of both clubs", "step": "2", "confirmed": "leave-fide-mode"}
    guessed = data | {"understood": "1"}
    assert owner.post(f"{SETTINGS}/fide-mode/", guessed).status_code == 409  # nobody has shown that yet
    data["shown"] = stamp_in(first)
    assert owner.post(f"{SETTINGS}/fide-mode/", data).status_code == 409  # the tick is missing
    assert owner.post(f"{SETTINGS}/fide-mode/", data | {"understood": "1"}).status_code == 302
    assert event_of("lantern-cup").outside_fide_since == 2
    for address in ("/t/lantern-cup/", f"{SETTINGS}/about/", "/t/lantern-cup/rounds/1/results/"):
        assert "Outside FIDE mode since round 2" in plain(owner.get(address))
    assert "never entered again" in plain(owner.get(f"{SETTINGS}/fide-mode/"))
    asked = owner.post(f"{SETTINGS}/rounds/", {"rounds": "5"})
    assert "### Configuration @ Round 2: the number of rounds" in plain(asked)


def test_how_it_is_shown(owner: Client) -> None:
    """Digits, language, keys."""
    open_desk(announced())
    data = {"text_digits": "latin", "notation_digits": "native", "language": "fa", "calendar": "jalali"}
    assert owner.post(f"{SETTINGS}/look/", data).status_code == 302
    assert tuple(event_of("lantern-cup").look)[:5] == ("latin", "native", "fa", False, "jalali")


@pytest.mark.parametrize(
    ("role", "status"), [(Role.ARBITER, 200), (Role.DEPUTY, 403), (Role.RESULTS, 403), (Role.VIEWER, 403)]
)
def test_who_may_see_the_settings(owner: Client, role: Role, status: int) -> None:  # noqa: ARG001
    """Arbiters and owners."""
    open_desk(announced())
    assert somebody("other", role).get(f"{SETTINGS}/about/").status_code == status


def test_the_overview_tells_what_needs_the_arbiter(owner: Client) -> None:
    """Before round 1, while games run, between rounds, at the end."""
    open_desk(announced(6, 5))
    page = plain(owner.get("/t/lantern-cup/"))
    assert "Before round 1" in page
    act(acts.Publish(1, tuple(_pairs(announced(6, 5)))))
    assert "0 of 3 results are in, 3 games are running" in plain(owner.get("/t/lantern-cup/"))
    for white, black in _pairs(announced(6, 5)):
        act(EnterResult(1, white, black, Result.WIN, Result.LOSS))
    page = plain(owner.get("/t/lantern-cup/"))
    assert "Round 1 is complete" in page
    assert "Standings after round 1" in page


def test_phones_that_may_enter_results_are_named(owner: Client) -> None:
    """Those that are enrolled, not revoked and not expired."""
    from datetime import timedelta

    from django.utils import timezone

    from pairwright.store.models import Phone

    open_desk(announced())
    record, now = Tournament.objects.get(), timezone.now()
    for name, hours, revoked in (("Assistant", 5, False), ("Late one", -1, False), ("Lost one", 5, True)):
        expires = now + timedelta(hours=hours)
        Phone.objects.create(tournament=record, name=name, key="x", expires=expires, revoked=revoked, last_board=14)
    page = plain(owner.get("/t/lantern-cup/"))
    assert "boards 1 to 14" in page
    assert "Assistant" in page
    assert "Late one" not in page
    assert "Lost one" not in page


def test_a_round_robin_knows_its_rounds(owner: Client) -> None:
    """Six players make five rounds on the rail, though none were announced."""
    open_desk(announced(6, 0, "FIDE_ROUNDROBIN"))
    page = text_of(owner.get("/t/lantern-cup/"))
    assert page.count("not paired yet") == 5
    assert Tournament.objects.get().rounds == 5


def test_final_only_when_nothing_is_open(owner: Client) -> None:
    """An adjourned game is listed as an obstacle and refused; then level 3."""
    open_desk(announced(4, 1))
    act(acts.Publish(1, tuple(_pairs(announced(4, 1)))))
    page = plain(owner.get("/t/lantern-cup/"))
    assert "Before the standings can be final" in page
    assert owner.post("/t/lantern-cup/declare/").status_code == 409
    assert not event_of("lantern-cup").closed
    for white, black in _pairs(announced(4, 1)):
        act(EnterResult(1, white, black, Result.DRAW, Result.DRAW))
    asked = plain(owner.post("/t/lantern-cup/declare/", {"confirmed": ""}))
    assert "confirmation Declare final" in asked or "Declare final" in asked.partition("Keep the standings open")[0]
    assert "Keep the standings open" in asked
    assert "Declare final" in asked
    assert owner.post("/t/lantern-cup/declare/", {"confirmed": "declare"}).status_code == 409
    assert confirm(owner, "/t/lantern-cup/declare/").status_code == 302
    assert event_of("lantern-cup").closed
    assert "The standings are final" in plain(owner.get("/t/lantern-cup/"))


def test_the_report_passes_the_check_with_pairings_and_standings(owner: Client) -> None:
    """Places and points are written in it, and the lines of the report."""
    event = perform(played(announced(8, 3), 3), acts.Report("MPA @ Round 2: made up"))
    open_desk(event)
    response = owner.get("/t/lantern-cup/export/report-trf26/")
    assert 'filename="lantern-cup-round-3.trf"' in response["Content-Disposition"]
    text = text_of(response)
    assert "### MPA @ Round 2: made up" in text
    checked = check(read(response.content).tournament)
    assert checked.ok
    assert checked.ranks.compared == 8
    assert [player.declared_points for player in read(response.content).tournament.players].count(None) == 0


def test_places_of_an_imported_file_are_not_carried_on(owner: Client) -> None:
    """What a file claimed gives way to what follows from the results."""
    event = played(announced(4, 2), 2)
    wrong = tuple([player._replace(declared_rank=5 - player.number) for player in event.tournament.players])
    open_desk(event._replace(tournament=event.tournament._replace(players=wrong)))
    assert check(read(owner.get("/t/lantern-cup/export/report-trf26/").content).tournament).ranks.ok


def test_no_report_while_a_game_is_open(owner: Client) -> None:
    """Q169: only a working copy, which says so; opened again it is none."""
    open_desk(published(announced(4, 2)))
    assert owner.get("/t/lantern-cup/export/report-trf26/").status_code == 409
    page = plain(owner.get("/t/lantern-cup/export/"))
    assert "2 games have no final result" in page
    copy = owner.get("/t/lantern-cup/export/copy-trf26/")
    assert "### Working copy @ Round 1" in text_of(copy)
    assert 'filename="lantern-cup-round-1-copy.trf"' in copy["Content-Disposition"]
    assert owner.get("/t/lantern-cup/export/nothing/").status_code == 404


def test_json_holds_the_whole_and_trf16_says_what_it_loses(owner: Client) -> None:
    """Read back, it is the same tournament."""
    open_desk(played(announced(4, 2), 1))
    whole = read(owner.get("/t/lantern-cup/export/copy-json/").content).tournament
    assert whole.tie_breaks == ("BH", "SB")
    assert "the number of rounds: no place in trf16" in plain(owner.get("/t/lantern-cup/export/"))


def test_the_list_of_tournaments(owner: Client) -> None:
    """Running, coming, finished, each with its next step."""
    open_desk(published(announced(4, 2)))
    begin_tournament(_named("Coming Cup", announced(4, 2)))
    page = plain(owner.get("/"))
    assert "Running now" in page
    assert "0 of 2 results are in" in page
    assert "Enter results" in page
    assert "Coming Cup" in page
    assert "Pair round 1" in page
    assert "30 November" in page or "30 to" in page


def _named(name: str, event: Event):  # type: ignore[no-untyped-def]
    tournament = event.tournament
    return tournament._replace(information=tournament.information._replace(name=name))


def test_the_archive_keeps_everything(owner: Client) -> None:
    """Put away after a question, out of the list and closed, brought back whole."""
    open_desk(published(announced(4, 2)))
    assert "Put this tournament away?" in plain(owner.get("/t/lantern-cup/archive/"))
    assert owner.post("/t/lantern-cup/archive/").status_code == 302
    assert "Lantern Cup" not in plain(owner.get("/"))
    assert owner.get("/t/lantern-cup/").status_code == 404
    assert "Lantern Cup" in plain(owner.get("/?show=archived"))
    assert somebody("arbiter", Role.ARBITER).post("/archive/lantern-cup/back/").status_code == 403
    assert owner.post("/archive/lantern-cup/back/").status_code == 302
    assert event_of("lantern-cup").round == 1
    assert somebody("deputy", Role.DEPUTY).post("/t/lantern-cup/archive/").status_code == 403
