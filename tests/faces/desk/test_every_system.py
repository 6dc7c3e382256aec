"""Every system of the catalogue at the desk: from the beginning to declared standings and a file that checks clean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import URLPattern, URLResolver, reverse

from pairwright.app import commands
from pairwright.app.desk.acts import Declare, EnterPlayers
from pairwright.app.desk.event import Event
from pairwright.app.desk.kinds import screens_of
from pairwright.app.desk.service import By
from pairwright.app.desk.sheets import BoardRow, sheet_of
from pairwright.app.editions import announcement
from pairwright.catalogue import built_in, find
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.faces.desk.paper.kinds import KINDS
from pairwright.faces.desk.urls import of_tournament
from pairwright.formats.base import read
from pairwright.lean import cast
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import Elimination, Knockout
from pairwright.model.player import Player
from pairwright.model.team import Team, TeamEvent, is_team_event
from pairwright.model.tournament import Information, Tournament
from pairwright.model.two_games import with_match_scoring
from pairwright.pairing.base import PairingSystem
from pairwright.store.models import Right, Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import confirm

pytestmark = pytest.mark.django_db
CODES = [offer.code for offer in built_in("system")]
TEAMS = {"team-swiss-2026": (6, 2), "team-swiss-2024": (6, 2), "olympiad-2007": (8, 2)}
SEATED = {"scheveningen": (2, 3), "scheveningen-balanced": (2, 4), "skalitzka": (3, 2)}
ROUNDS = {"double-swiss": 3, "olympiad-2007": 3, "team-swiss-2026": 3, "team-swiss-2024": 3}
ASKED_FOR = {"round-robin-by-hand": 5, "scheveningen": 3, "scheveningen-balanced": 4, "skalitzka": 2}
"""Rounds the page wants to know, though the table will say them."""
BY_TABLE = ("round-robin", *SEATED)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


def beginning(code: str) -> Tournament:
    """A small field before its first round, as the page of new tournaments makes it."""
    teams, size = (TEAMS | SEATED).get(code, (0, 0))
    count = teams * size or (6 if code.startswith(("round-robin", "knockout")) else 9)
    players = tuple([
        Player(number, f"Player {number}", rating=2300 - 20 * number, fide_id=str(10_000_000 + number))
        for number in range(1, count + 1)
    ])  # fmt: skip
    rounds = ROUNDS.get(code, 0 if code.startswith((*BY_TABLE, "knockout")) else 4)
    blank = Tournament(
        players, Information(f"Harbour {code}", start="2026/03/02"), teams=squads(teams, size), planned_rounds=rounds
    )
    system = announcement(blank, cast("PairingSystem", find("system", code)))
    return with_match_scoring(blank._replace(system=system, initial_colour=Colour.WHITE))


VARIANTS = {
    "double round robin": ("round-robin", "FIDE_DOUBLEROUNDROBIN", 0, 0),
    "round robin of teams": ("round-robin", "FIDE_TEAM_ROUNDROBIN", 4, 2),
    "double Scheveningen": ("scheveningen", "FIDE_DOUBLESCHEVENINGEN", 2, 3),
    "knockout of teams": ("knockout", "CUSTOM_TEAM_KNOCKOUT", 5, 2),
    "double elimination": ("knockout", "CUSTOM_KNOCKOUT", 0, 0),
}
"""Further events that the same systems pair: code, encoded type, teams and their size."""


def variant(name: str) -> Tournament:
    code, system, teams, size = VARIANTS[name]
    plain = beginning(code)
    if teams and code != "scheveningen":
        players = tuple([Player(number, f"Player {number}", 2300 - number) for number in range(1, teams * size + 1)])
        plain = plain._replace(players=players, teams=squads(teams, size), team_event=TeamEvent(colours="WB"))
    if name == "double elimination":
        plain = plain._replace(knockout=Knockout(elimination=Elimination.DOUBLE, games=1))
    return plain._replace(system=system)


def squads(teams: int, size: int) -> tuple[Team, ...]:
    return tuple([
        Team(team, f"Team {team}", tuple(range((team - 1) * size + 1, team * size + 1)))
        for team in range(1, teams + 1)
    ])  # fmt: skip


def client_at(tournament: Tournament) -> tuple[Client, Record]:
    user = User.objects.create_user("noor", password="seven-blue-boards")
    record = begin_tournament(tournament)
    Right.objects.create(user=user, tournament=None, role=Role.OWNER)
    client = Client()
    client.force_login(user)
    return client, record


def now(record: Record) -> Event:
    return desk_of(record).now()[0]


def publish(client: Client, record: Record, round: int) -> bool:
    """Publish what the rules propose, or the table by hand; False if there is nothing left to pair."""
    here = f"/t/{record.slug}/rounds/{round}/"
    if now(record).tournament.system == "CUSTOM_ROUNDROBIN":
        if client.post(f"{here}edit/open/", {"with": "table"}).status_code != 302:
            return False
        answer = confirm(client, f"{here}edit/end/")
    else:
        page = client.get(here)
        assert page.status_code == 200
        answer = confirm(client, f"{here}publish/")
    assert answer.status_code in (200, 302), answer.content.decode()
    return now(record).round == round


def enter(client: Client, record: Record, round: int, dice: Iterator[str]) -> None:
    """Results board by board, as the page of results sends them."""
    event = now(record)
    for row in sheet_of(event.tournament, round).boards:
        for game in games_of(event, row):
            address = f"/t/{record.slug}/rounds/{round}/results/{row.board}/"
            answer = client.post(address, {"result": next(dice), "game": game})
            assert answer.status_code == 302, answer.content.decode()


def games_of(event: Event, row: BoardRow) -> list[int]:
    if is_team_event(event.tournament):
        return [game.board for game in row.games]
    return [1, 2] if event.tournament.of_two_games else [0]


def results() -> Iterator[str]:
    """White wins most, so that no knockout is level for ever."""
    while True:
        yield from ("1-0", "5-5", "0-1", "1-0", "1-0", "0-1", "5-5")


@pytest.mark.parametrize("code", CODES)
def test_a_whole_tournament_of_every_system(code: str) -> None:
    assert_runs_to_its_end(beginning(code))


@pytest.mark.parametrize("name", VARIANTS)
def test_what_the_same_systems_pair_otherwise(name: str) -> None:
    assert_runs_to_its_end(variant(name))


def assert_runs_to_its_end(tournament: Tournament) -> None:
    """Paired and entered round by round, declared, written, read and checked."""
    client, record = client_at(tournament)
    dice = results()
    for round_ in range(1, 40):
        if not now(record).goes_on or not publish(client, record, round_):
            break
        enter(client, record, round_, dice)
        assert client.get(f"/t/{record.slug}/rounds/{round_}/results/").status_code == 200
    event = now(record)
    assert event.round >= 2
    assert not any(event.tournament.open_games(round_) for round_ in range(1, event.round + 1))
    assert_every_screen_answers(client, record)
    done = desk_of(record).perform(Declare(), By("noor"), confirmed=["rounds-left", "declare"])
    assert done.event.closed
    report = client.get(f"/t/{record.slug}/export/report-trf26/").content
    checked = commands.check(read(report).tournament)
    assert len(checked.rounds) == event.round
    assert checked.ok, [one for one in checked.rounds if not one.ok]


def assert_every_screen_answers(client: Client, record: Record) -> None:
    """Those that only some systems have; and no address of the tournament fails, whatever it is asked for."""
    screens = screens_of(now(record).tournament)
    wanted = {"teams/": screens.teams, "lineups/1/": screens.lineups, "rounds/1/matches/1/": screens.lineups,
              "bracket/": screens.bracket, "berger/": screens.berger, "cards/": screens.cards}  # fmt: skip
    for address, has in wanted.items():
        if has:
            assert client.get(f"/t/{record.slug}/{address}").status_code == 200, address
    for pattern in leaves(of_tournament):
        if pattern.name in IN_BRIEF or not pattern.pattern.converters.keys() <= ASKED.keys() or not pattern.name:
            continue
        given = {name: ASKED[name] for name in pattern.pattern.converters}
        address = reverse(pattern.name, kwargs={"slug": record.slug, **given})
        assert client.get(address).status_code < 500, address
    for document in KINDS:
        assert client.get(f"/t/{record.slug}/print/{document}/").status_code < 500, document


ASKED: dict[str, int | str] = {"round_": 1, "board": 1, "number": 1, "team": 1, "match": 1, "one": 1, "other": 2,
                               "code": "PTS", "part": "about", "document": "standings"}  # fmt: skip
"""What addresses are filled with."""
IN_BRIEF = ("backup-file",)
"""Looked at elsewhere: it takes long."""


def leaves(patterns: Sequence[URLPattern | URLResolver]) -> Iterator[URLPattern]:
    """All addresses, however deep."""
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            yield from leaves(pattern.url_patterns)
        else:
            yield pattern


@pytest.mark.parametrize("code", CODES)
def test_every_system_is_created_on_the_page_and_pairs_its_first_round(code: str) -> None:
    """Created, players entered, teams made of them on their page, round 1 published."""
    user = User.objects.create_user("noor", password="seven-blue-boards")
    Right.objects.create(user=user, tournament=None, role=Role.OWNER)
    client = Client()
    client.force_login(user)
    start = beginning(code)
    form = {"name": "Harbour", "start": "2026/03/02", "system": code, "worths": "usual", "bye": "win", "colour": "w"}
    form["rounds"] = str(start.planned_rounds or ASKED_FOR.get(code, 0) or "")
    if code in TEAMS | SEATED:
        form |= {"boards": str((TEAMS | SEATED)[code][1]), "bye": "draw"}
    answer = client.post("/new", form)
    assert answer.status_code == 302
    record = Record.objects.get()
    for address in ("", *[name for name, has in screens(record).items() if has]):
        assert client.get(f"/t/{record.slug}/{address}").status_code == 200, address
    desk_of(record).perform(EnterPlayers(start.players), By("noor"))
    for team in start.teams:
        client.post(f"/t/{record.slug}/teams/add/", {"name": team.name})
        number = max(now(record).tournament.teams, key=lambda one: one.number).number
        client.post(f"/t/{record.slug}/teams/{number}/members/", {"in": [str(one) for one in team.members]})
    assert publish(client, record, 1)
    for address in ("", "rounds/1/results/", *[name for name, has in screens(record).items() if has]):
        assert client.get(f"/t/{record.slug}/{address}").status_code == 200, address


def screens(record: Record) -> dict[str, bool]:
    """Addresses of the screens that not all have."""
    found = screens_of(now(record).tournament)
    return {"teams/": found.teams, "bracket/": found.bracket, "berger/": found.berger, "cards/": found.cards}
