"""Pages of teams, line-ups, matches, tables of rounds, brackets, cards and play-offs; without a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.test import Client

from pairwright.app import commands
from pairwright.app.desk.acts import Act, Declare, EnterPlayers, Publish
from pairwright.app.desk.event import Event
from pairwright.app.desk.service import By
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.model.acts import EnterResult, RequestBye
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import Elimination, Knockout
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.team import Team, TeamEvent
from pairwright.model.tournament import Information, Tournament
from pairwright.store.models import Right, Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import confirm

pytestmark = pytest.mark.django_db
HERE = "/t/harbour"


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


def desk_with(tournament: Tournament, *acts: Act, role: Role = Role.OWNER) -> Client:
    """A client at a desk that has this tournament, after these acts."""
    user = User.objects.create_user("noor", password="seven-blue-boards")
    record = begin_tournament(tournament._replace(information=Information("Harbour", start="2026/03/02")))
    for act in acts:
        desk_of(record).perform(act, By("noor"), confirmed=["rounds-left", "declare", "other-pairs"])
    Right.objects.create(user=user, tournament=None if role is Role.OWNER else record, role=role)
    client = Client()
    client.force_login(user)
    return client


def people(count: int, *federations: str) -> tuple[Player, ...]:
    return tuple([
        Player(number, f"Player {number}", 2300 - 10 * number,
               federation=federations[(number - 1) % len(federations)] if federations else "")
        for number in range(1, count + 1)
    ])  # fmt: skip


def teams() -> Tournament:
    squads = tuple([Team(team, f"Team {team}", tuple(range(3 * team - 2, 3 * team + 1))) for team in range(1, 5)])
    return Tournament(
        people(13), planned_rounds=3, initial_colour=Colour.WHITE, system="FIDE_TEAM_TYPEA_MP_GP", teams=squads,
        team_event=TeamEvent(colours="WB"),
    )  # fmt: skip


def robin(count: int = 6, *federations: str) -> Tournament:
    return Tournament(people(count, *federations), system="FIDE_ROUNDROBIN")


def cup(terms: Knockout = Knockout(games=1, extra=0, golden_point=None)) -> Tournament:  # noqa: B008
    return Tournament(people(4), system="CUSTOM_KNOCKOUT", initial_colour=Colour.WHITE, knockout=terms)


def now() -> Event:
    return desk_of(Record.objects.get(slug="harbour")).now()[0]


def plain(client: Client, address: str) -> str:
    """The page without tags, in single spaces."""
    response = client.get(f"{HERE}/{address}")
    assert response.status_code == 200, response.status_code
    return " ".join(re.sub(r"<[^>]+>", " ", response.content.decode()).split())


def test_a_team_is_entered_and_filled() -> None:
    client = desk_with(teams())
    assert "Ferry Lane" not in plain(client, "teams/")
    client.post(f"{HERE}/teams/add/", {"name": "Ferry Lane", "captain": "Ada Lune"})
    assert "Captain: Ada Lune" in plain(client, "teams/")
    client.post(f"{HERE}/teams/5/members/", {"in": "13"})
    assert now().tournament.teams[4].members == (13,)
    client.post(f"{HERE}/teams/5/members/", {"out": "13"})
    assert now().tournament.teams[4].members == ()
    client.post(f"{HERE}/teams/5/remove/")
    assert len(now().tournament.teams) == 4


def test_the_board_order_is_moved_and_typed() -> None:
    client = desk_with(teams())
    client.post(f"{HERE}/teams/1/members/", {"up": "3"})
    assert now().tournament.teams[0].members == (1, 3, 2)
    client.post(f"{HERE}/teams/1/members/", {"order": "2, 3, ۱"})
    assert now().tournament.teams[0].members == (2, 3, 1)
    answer = client.post(f"{HERE}/teams/1/members/", {"order": "2 4"})
    assert (answer.status_code, now().tournament.teams[0].members) == (409, (2, 3, 1))


def test_numbers_of_teams_by_average_and_by_lot() -> None:
    weakest_first = teams()._replace(teams=teams().teams[::-1])
    client = desk_with(weakest_first)
    client.post(f"{HERE}/teams/numbers/", {"by": "average"})
    assert {team.number: team.name for team in now().tournament.teams}[1] == "Team 1"
    client.post(f"{HERE}/teams/numbers/", {"by": "lot"})
    assert sorted(team.number for team in now().tournament.teams) == [1, 2, 3, 4]


def test_a_viewer_sees_the_teams_and_changes_nothing() -> None:
    client = desk_with(teams(), role=Role.VIEWER)
    assert "Set the order" not in plain(client, "teams/")
    for address in ("teams/add/", "teams/1/members/", "lineups/1/1/", "bracket/1/decide/", "berger/numbers/"):
        assert client.post(f"{HERE}/{address}", {}).status_code == 403, address


def test_a_line_up_is_typed_chosen_and_taken_from_the_list() -> None:
    client = desk_with(teams())
    line_up = f"{HERE}/lineups/1/1/"
    client.post(line_up, {"places": "13", "stood": "1 2", "board": ["1", "2"]})
    assert now().tournament.team_event.line_ups[0].players == (1, 3)
    client.post(line_up, {"places": "1 3", "stood": "1 3", "board": ["2", "3"]})
    assert now().tournament.team_event.line_ups[0].players == (2, 3)
    client.post(line_up, {"listed": "1"})
    assert now().tournament.team_event.line_ups[0].players == (1, 2)
    assert client.post(line_up, {"places": "9", "stood": ""}).status_code == 409
    assert client.post(line_up, {"places": "3 1", "stood": ""}).status_code == 409
    assert confirm(client, line_up, {"places": "3 1", "stood": "", "free": "1"})
    assert now().tournament.team_event.line_ups[0].players == (3, 1)


def test_teams_of_a_table_of_seats_have_the_points_of_their_players() -> None:
    squads = (Team(1, "Rooks", (1, 2)), Team(2, "Bishops", (3, 4)))
    client = desk_with(
        Tournament(people(4), system="FIDE_SCHEVENINGEN", teams=squads), Publish(1, ((1, 3), (2, 4))),
        EnterResult(1, 1, 3, Result.WIN, Result.LOSS), EnterResult(1, 2, 4, Result.DRAW, Result.DRAW),
    )  # fmt: skip
    page = client.get(f"{HERE}/teams/").content.decode()
    assert re.findall(r'sum of its players"><span class="n sc[^"]*">([^<]+)', page) == ["1½", "½"]


def test_a_match_is_forfeited_from_its_page() -> None:
    client = desk_with(teams(), Publish(1, ((1, 2), (3, 4))))
    answer = client.post(f"{HERE}/rounds/1/matches/1/forfeit/", {"absent": "2"})
    assert answer.status_code == 409
    assert "very board of the match is forfeited by team" in answer.content.decode()
    confirm(client, f"{HERE}/rounds/1/matches/1/forfeit/", {"absent": "2"})
    page = plain(client, "rounds/1/matches/1/")
    assert "forfeited" in page
    assert "1 Team 1 2 2" in page
    assert client.get(f"{HERE}/rounds/1/matches/7/").status_code == 404
    assert "closed: the match has begun" in plain(client, "lineups/1/")


def test_a_team_has_a_bye_withdraws_and_comes_back() -> None:
    client = desk_with(teams())
    away = f"{HERE}/teams/away/"
    client.post(away, {"team": "2", "round": "2", "kind": "half"})
    assert "Round 2, team 2" in plain(client, "teams/")
    client.post(away, {"team": "2", "round": "2", "kind": "cancel"})
    assert now().tournament.team_event.byes == ()
    confirm(client, away, {"team": "2", "round": "2", "kind": "withdraw"})
    assert "withdrawn from round 2 on" in plain(client, "teams/")
    client.post(away, {"team": "2", "round": "3", "kind": "back"})
    assert "withdrawn" not in plain(client, "teams/")


def test_the_table_has_all_rounds_before_the_first() -> None:
    page = plain(desk_with(robin()), "berger/")
    assert [f"Round {number}" in page for number in range(1, 7)] == [True] * 5 + [False]
    assert "1 Player 1 – Player 6 6" in page


def test_lots_and_varma_are_drawn_on_the_server() -> None:
    client = desk_with(robin(10, "AAA", "BBB", "CCC", "DDD", "EEE"))
    assert client.post(f"{HERE}/berger/numbers/", {"by": "lot"}).status_code == 302
    again = {"by": "varma", "seen": "2"}
    assert client.post(f"{HERE}/berger/numbers/", again).status_code == 409
    assert confirm(client, f"{HERE}/berger/numbers/", again).status_code == 302
    lines = [one.text for one in now().tournament.other_records]
    assert [line.partition(", drawn")[0] for line in lines] == [
        " Lots @ Round 1: numbers by lot", " Lots @ Round 1: numbers by varma"
    ]  # fmt: skip


def test_twice_with_the_last_rounds_swapped() -> None:
    client = desk_with(robin())
    client.post(f"{HERE}/berger/terms/", {"cycles": "2", "swap": "1"})
    assert (now().tournament.system, now().tournament.planned_rounds) == ("FIDE_DOUBLEROUNDROBIN", 10)
    assert "Round 10" in plain(client, "berger/")


def test_a_game_that_is_owed_is_put_on_the_list() -> None:
    client = desk_with(
        robin(4), RequestBye(1, 1, Result.ABSENT), RequestBye(1, 4, Result.ABSENT), Publish(1, ((2, 3),))
    )
    assert "To be made up for" in plain(client, "berger/")
    client.post(f"{HERE}/berger/make-up/", {"round": "1", "white": "1", "black": "4"})
    assert "To be made up for" not in plain(client, "berger/")
    assert "0 of 2 results" in plain(client, "rounds/1/results/")


def test_groups_and_their_final_are_tournaments_of_their_own() -> None:
    client = desk_with(robin(8))
    assert client.post(f"{HERE}/groups/", {"split": "1", "count": "2"}).status_code == 302
    groups = list(Record.objects.exclude(slug="harbour").order_by("name"))
    assert [record.name for record in groups] == ["Harbour A", "Harbour B"]
    answer = client.post(f"{HERE}/groups/", {"final": "1", "best": "2", "group": [one.slug for one in groups]})
    assert answer.status_code == 409
    for record in groups:
        play_out(record)
    client.post(f"{HERE}/groups/", {"final": "1", "best": "2", "group": [one.slug for one in groups]})
    made = Record.objects.get(name="Harbour Final")
    assert len(desk_of(made).now()[0].tournament.players) == 4


def play_out(record: Record) -> None:
    """All rounds of a group of four; who stands higher in the list wins."""
    desk = desk_of(record)
    for round_, pairs in enumerate((((1, 4), (2, 3)), ((4, 3), (1, 2)), ((2, 4), (3, 1))), 1):
        desk.perform(Publish(round_, pairs), By("noor"), confirmed=["other-pairs"])
        for white, black in pairs:
            result = (Result.WIN, Result.LOSS) if white < black else (Result.LOSS, Result.WIN)
            desk.perform(EnterResult(round_, white, black, *result), By("noor"))
    desk.perform(Declare(), By("noor"), confirmed=["declare"])


def test_a_level_match_waits_for_the_lot_and_the_lot_falls_once() -> None:
    client = desk_with(
        cup(), Publish(1, ((1, 4), (2, 3))), EnterResult(1, 1, 4, Result.DRAW, Result.DRAW),
        EnterResult(1, 2, 3, Result.WIN, Result.LOSS),
    )  # fmt: skip
    assert "It is level, and no further game is announced" in plain(client, "bracket/")
    asked = [client.post(f"{HERE}/bracket/1/decide/", {"by": "lot"}).content.decode() for _ in range(8)]
    fell = {re.search(r"match 1, winner (\d) \(lot\)", text) for text in asked}
    winners = {found.group(1) for found in fell if found}
    assert len(winners) == 1
    confirm(client, f"{HERE}/bracket/1/decide/", {"by": "lot"})
    assert [str(one.winner) for one in now().tournament.knockout.decisions] == list(winners)
    assert "Final" in plain(client, "bracket/")


def test_double_elimination_is_drawn_as_one_picture_without_a_style_of_its_own() -> None:
    client = desk_with(cup(Knockout(games=1, elimination=Elimination.DOUBLE)))
    page = client.get(f"{HERE}/bracket/").content.decode()
    assert 'class="pw-bracket"' in page
    assert "<style" not in page


def test_cards_lie_in_piles_of_one_score() -> None:
    swiss = Tournament(people(6), planned_rounds=3, system="CUSTOM_SWISS_MANUAL_SWISS", initial_colour=Colour.WHITE)
    client = desk_with(
        swiss, Publish(1, ((1, 4), (5, 2), (3, 6))), EnterResult(1, 1, 4, Result.WIN, Result.LOSS),
        EnterResult(1, 5, 2, Result.DRAW, Result.DRAW), EnterResult(1, 3, 6, Result.LOSS, Result.WIN),
    )  # fmt: skip
    page = client.get(f"{HERE}/cards/").content.decode()
    assert page.count('class="panel pile"') == 3
    assert re.findall(r'class="one-card"><div class="id"><b class="n">(\d)', page) == ["1", "6", "2", "5", "3", "4"]


def test_a_play_off_is_planned_when_the_standings_are_final_and_begun_as_a_tournament() -> None:
    swiss = Tournament(people(4), planned_rounds=1, system="FIDE_DUTCH_2026", initial_colour=Colour.WHITE)
    played = (
        Publish(1, ((1, 3), (4, 2))), EnterResult(1, 1, 3, Result.WIN, Result.LOSS),
        EnterResult(1, 4, 2, Result.WIN, Result.LOSS),
    )  # fmt: skip
    client = desk_with(swiss, *played)
    assert "The standings are not final yet" in plain(client, "playoff/")
    desk_of(Record.objects.get(slug="harbour")).perform(Declare(), By("noor"), confirmed=["declare"])
    page = plain(client, "playoff/?seed=abc")
    assert "Tied on points: 1" in page
    part = re.search(r'name="part" value="([^"]*)"', client.get(f"{HERE}/playoff/?seed=abc").content.decode())
    assert part
    answer = client.post(f"{HERE}/playoff/", {"places": "1", "seed": "abc", "part": part.group(1)})
    assert answer.status_code == 302
    made = Record.objects.exclude(slug="harbour").get()
    assert {player.name for player in desk_of(made).now()[0].tournament.players} == {"Player 1", "Player 4"}
    of_part = desk_of(made)
    while (event := of_part.now()[0]).goes_on and not event.round > 9:
        paired = commands.pair(event.tournament, event.round + 1)
        pairs = tuple(paired.pairing.pairs)
        of_part.perform(Publish(event.round + 1, pairs, "", Colour.NONE), By("noor"))
        for white, black in pairs:
            name = event.tournament.player(white).name
            result = Result.WIN if name == "Player 4" else Result.LOSS
            other = Result.LOSS if result is Result.WIN else Result.WIN
            of_part.perform(EnterResult(event.round + 1, white, black, result, other), By("noor"))
    page = plain(client, f"playoff/?seed=abc&played={made.slug}")
    assert "Order of the play-off 1 Player 4 2 Player 1" in page
    stranger = begin_tournament(Tournament(people(3), Information(name="Elsewhere"), system="FIDE_ROUNDROBIN"))
    page = plain(client, f"playoff/?seed=abc&played={stranger.slug}")
    assert "its players are not those of a part" in page
    assert "Parts that are played" in page


def test_who_enters_after_the_draw_calls_for_a_new_one() -> None:
    client = desk_with(Tournament(people(4), system="FIDE_ROUNDROBIN"))
    client.post(f"{HERE}/berger/numbers/", {"by": "lot", "seen": "1"})
    assert "since the lots were drawn" not in plain(client, "")
    desk = desk_of(Record.objects.get(slug="harbour"))
    desk.perform(EnterPlayers((Player(0, "Late Comer", 1900),)), By("noor"))
    page = client.get(f"{HERE}/").content.decode()
    assert "omebody has entered or left since the lots were drawn: draw them again" in page
    assert f'href="{HERE}/berger/"' in page
    confirm(client, f"{HERE}/berger/numbers/", {"by": "lot", "seen": str(desk.now()[1])})
    assert "since the lots were drawn" not in plain(client, "")


def test_the_document_of_the_table_has_every_round_and_game() -> None:
    """Four players meet in three rounds of two games; each pair once."""
    client = desk_with(Tournament(people(4), system="FIDE_ROUNDROBIN"))
    page = client.get(f"{HERE}/print/berger/").content.decode()
    games = [tuple(sorted(pair)) for pair in re.findall(r">(\d)-(\d)<", page)]
    assert len(games) == 6
    assert len(set(games)) == 6
