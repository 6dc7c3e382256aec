"""Teams, line-ups, tables and knockouts at the desk: what the acts make, what they are warned of, what is refused."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pairwright.app import commands
from pairwright.app.desk.acts import Act, LeaveFideMode, Open, Publish, SetKnockout
from pairwright.app.desk.codec import decoded, encoded
from pairwright.app.desk.event import Event
from pairwright.app.desk.rounds_of_table import made_of, table_of
from pairwright.app.desk.service import Desk, Refused, Unconfirmed
from pairwright.app.desk.squad_acts import (
    CancelTeamBye,
    ChangeTeam,
    DrawNumbers,
    EnterTeam,
    RemoveTeam,
    RenumberTeams,
    SetTable,
    TeamComesBack,
)
from pairwright.app.desk.squads import Status, lineups_of, match_of, moved, players_at, squads_of
from pairwright.errors import Conflict
from pairwright.model.acts import EnterResult, MakeUpGame, RequestBye, Withdraw
from pairwright.model.colour import Colour
from pairwright.model.knockout.acts import DecideMatch
from pairwright.model.knockout.terms import DecidedBy, GoldenPoint, Knockout, Seeds
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.team import Team, TeamEvent
from pairwright.model.team_acts import EnterLineUp, ForfeitMatch, Order, RequestTeamBye, WithdrawTeam
from pairwright.model.tournament import Tournament
from tests.app.desk.desks import Memory, at, players

WIN, LOSS = Result.WIN, Result.LOSS
ROUND_1 = Publish(1, ((1, 2), (3, 4)))
"""Team 1 has players 1, 2, 3 (a reserve), team 2 has 4, 5, 6, and so on."""


def desk_of(tournament: Tournament, *acts: Act) -> Desk:
    desk = Desk(Memory())
    for act in (Open(tournament), *acts):
        desk.perform(act, at("owner"), confirmed=["missing-results", "other-pairs"])
    return desk


def teams(*acts: Act) -> Desk:
    """Four teams of three for two boards."""
    squads = tuple([Team(team, f"Team {team}", tuple(range(3 * team - 2, 3 * team + 1))) for team in range(1, 5)])
    event = Tournament(
        players(12), planned_rounds=3, initial_colour=Colour.WHITE, system="FIDE_TEAM_TYPEA_MP_GP", teams=squads,
        team_event=TeamEvent(colours="WB"),
    )  # fmt: skip
    return desk_of(event, *acts)


def robin(count: int = 6, *acts: Act) -> Desk:
    return desk_of(Tournament(players(count), system="FIDE_ROUNDROBIN"), *acts)


def cup(*acts: Act, terms: Knockout = Knockout(golden_point=None, extra=0)) -> Desk:  # noqa: B008
    """Four players, one match of two games each."""
    event = Tournament(players(4), system="CUSTOM_KNOCKOUT", initial_colour=Colour.WHITE, knockout=terms)
    return desk_of(event, *acts)


def event_of(desk: Desk) -> Event:
    return desk.now()[0]


def members(desk: Desk, team: int) -> tuple[int, ...]:
    return tuple([member.player.number for member in squads_of(event_of(desk))[team - 1].members])


def codes(error: Unconfirmed | Refused) -> list[str]:
    return [caution.code for caution in error.cautions]


def perform(desk: Desk, act: Act, confirmed: Sequence[str] = ()) -> Event:
    return desk.perform(act, at("owner"), confirmed=[*confirmed, "other-pairs"]).event


EVERY_ACT: list[Act] = [
    EnterTeam(Team(5, "Ferry Lane", (1, 2)), "Ada"),
    ChangeTeam(1, Team(1, "Old Mill", strength="2100")),
    RemoveTeam(2),
    RenumberTeams((2, 1), "a1b2"),
    CancelTeamBye(2, 1),
    TeamComesBack(1, 3),
    SetKnockout(Knockout(games=4, golden_point=GoldenPoint(6, 5), seeds=Seeds.LOT, lot="lot 7")),
    SetKnockout(Knockout(golden_point=None)),
    SetTable("FIDE_DOUBLEROUNDROBIN", 10),
    DrawNumbers((2, 1, 3), "cafe", "varma"),
    EnterLineUp(1, 2, (4, 0), Order.FREE),
    ForfeitMatch(1, (2,)),
    RequestTeamBye(2, 1, Result.HALF_BYE),
    WithdrawTeam(1, 2),
    DecideMatch(3, 1, DecidedBy.LOT),
    MakeUpGame(1, 2, 5),
]


@pytest.mark.parametrize("act", EVERY_ACT, ids=lambda act: type(act).__name__)
def test_what_is_written_down_is_read_back(act: Act) -> None:
    assert decoded(encoded(act)) == act


def test_a_team_enters_with_its_captain_and_gets_the_next_number() -> None:
    desk = teams()
    perform(desk, ChangeTeam(4, Team(4, "Team 4", (10, 11))))
    event = perform(desk, EnterTeam(Team(0, "Ferry Lane", (12,)), "Ada Lune"))
    assert [(team.number, team.name, team.members) for team in event.tournament.teams][-1] == (5, "Ferry Lane", (12,))
    assert squads_of(event)[-1].captain == "Ada Lune"


def test_a_player_is_in_one_team_only() -> None:
    with pytest.raises(Conflict, match="member of team 2"):
        perform(teams(), ChangeTeam(1, Team(1, "Team 1", (1, 4))))


def test_the_board_order_is_changed_before_round_1_and_locked_after_it() -> None:
    desk = teams()
    perform(desk, ChangeTeam(1, Team(1, "Team 1", (2, 1, 3))))
    assert members(desk, 1) == (2, 1, 3)
    perform(desk, ROUND_1)
    with pytest.raises(Refused) as refused:
        perform(desk, ChangeTeam(1, Team(1, "Team 1", (1, 2, 3))))
    assert codes(refused.value) == ["locked"]
    perform(desk, LeaveFideMode("a wrong list"), ["leave-fide-mode"])
    with pytest.raises(Unconfirmed):
        perform(desk, ChangeTeam(1, Team(1, "Team 1", (1, 2, 3))))
    event = perform(desk, ChangeTeam(1, Team(1, "Team 1", (1, 2, 3))), ["locked"])
    assert any("Configuration @ Round 2: the board order" in one.text for one in event.tournament.other_records)


def test_late_reserves_are_asked_for_and_told_to_the_report() -> None:
    desk = teams()
    perform(desk, ChangeTeam(4, Team(4, "Team 4", (10, 11))))
    perform(desk, ROUND_1)
    with pytest.raises(Unconfirmed) as asked:
        perform(desk, ChangeTeam(4, Team(4, "Team 4", (10, 11, 12))))
    assert codes(asked.value) == ["late-reserves"]
    event = perform(desk, ChangeTeam(4, Team(4, "Team 4", (10, 11, 12))), ["late-reserves"])
    assert any(one.text == " Reserves @ Round 2: team 4: 12" for one in event.tournament.other_records)


def test_a_name_can_change_at_any_time() -> None:
    event = perform(teams(ROUND_1), ChangeTeam(1, Team(1, "Harbour Rooks", (1, 2, 3)), "Ada"))
    assert (event.tournament.teams[0].name, event.captains) == ("Harbour Rooks", ((1, "Ada"),))


def test_numbers_of_teams_take_captains_with_them() -> None:
    desk = teams()
    perform(desk, ChangeTeam(2, Team(2, "Team 2", (4, 5, 6)), "Bo"))
    event = perform(desk, RenumberTeams((2, 1, 3, 4)))
    assert [squad.team.name for squad in squads_of(event)][:2] == ["Team 2", "Team 1"]
    assert squads_of(event)[0].captain == "Bo"
    perform(desk, ROUND_1)
    with pytest.raises(Refused):
        perform(desk, RenumberTeams((1, 2, 3, 4)))


def test_a_line_up_before_the_round_seats_the_reserve() -> None:
    desk = teams(EnterLineUp(1, 1, (1, 3)), ROUND_1)
    facing = lineups_of(event_of(desk), 1)
    sheet = facing[0].sides[0]
    assert (sheet.status, sheet.places) == (Status.ENTERED, "1 3")


def test_a_line_up_after_publishing_is_asked_for_and_closed_by_the_first_result() -> None:
    desk = teams(ROUND_1)
    change = EnterLineUp(1, 2, (4, 6))
    with pytest.raises(Unconfirmed) as asked:
        perform(desk, change)
    assert codes(asked.value) == ["line-up-published"]
    event = perform(desk, change, ["line-up-published"])
    assert event.tournament.round(1).games[0][:2] == (1, 4)
    perform(desk, EnterResult(1, 1, 4, WIN, LOSS))
    assert lineups_of(event_of(desk), 1)[0].sides[0].status is Status.CLOSED
    with pytest.raises(Conflict, match="has a result already"):
        perform(desk, EnterLineUp(1, 2, (4, 5)), ["line-up-published"])


def test_another_order_than_that_of_the_list_is_refused_or_asked_for() -> None:
    desk = teams()
    with pytest.raises(Conflict, match="comes before"):
        perform(desk, EnterLineUp(1, 1, (3, 1)))
    with pytest.raises(Unconfirmed) as asked:
        perform(desk, EnterLineUp(1, 1, (3, 1), Order.FREE))
    assert codes(asked.value) == ["free-order"]


def test_places_are_typed_with_or_without_blanks() -> None:
    team = Team(2, "Team 2", (4, 5, 6))
    assert players_at(team, "1 3") == players_at(team, "13") == players_at(team, "\u06f1 \u06f3") == (4, 6)
    assert players_at(team, "0 2") == (0, 5)
    with pytest.raises(Conflict, match="4 is no place"):
        players_at(team, "1 4")


def test_a_member_moves_up_and_down() -> None:
    assert moved((1, 2, 3), 3, -1) == (1, 3, 2)
    assert moved((1, 2, 3), 1, -1) == (1, 2, 3)
    assert moved((1, 2, 3), 1, 1) == (2, 1, 3)


def test_a_forfeited_match_gives_every_board_to_the_others() -> None:
    desk = teams(ROUND_1)
    with pytest.raises(Unconfirmed) as asked:
        perform(desk, ForfeitMatch(1, (2,)))
    assert codes(asked.value) == ["forfeit-match"]
    event = perform(desk, ForfeitMatch(1, (2,)), ["forfeit-match"])
    found = match_of(event.tournament, 1, 1)
    assert found.forfeited
    assert [(side.match_points, side.game_points) for side in found.sides] == [(20, 20), (0, 0)]
    assert event.tournament.open_games(1) == ((7, 10), (11, 8))


def test_a_forfeited_match_and_a_line_up_are_taken_back() -> None:
    desk = teams(ROUND_1)
    perform(desk, EnterLineUp(1, 2, (4, 6)), ["line-up-published"])
    perform(desk, ForfeitMatch(1, (2,)), ["forfeit-match"])
    last = desk.now()[1]
    event = desk.undo((last, last - 1), at("owner")).event
    assert event.tournament.team_event.forfeits == ()
    assert event.tournament.open_games(1)[:2] == ((1, 4), (5, 2))


def test_who_leaves_a_round_robin_before_half_of_his_games_takes_them_with_him() -> None:
    """C.05 art. 6.6: after half of them his opponents win those that are left; they stay on the list."""
    rounds = (((1, 6), (2, 5), (3, 4)), ((6, 4), (5, 3), (1, 2)))
    early = robin(6, Publish(1, rounds[0]), Withdraw(6, 2))
    assert proposed(early) == {(5, 3), (1, 2)}
    late = robin(6, *[Publish(number, pairs) for number, pairs in enumerate(rounds, 1)])
    for round_, white, black in ((1, 1, 6), (2, 6, 4)):
        perform(late, EnterResult(round_, white, black, WIN, LOSS))
    perform(late, Publish(3, ((2, 6), (3, 1), (4, 5))), ["missing-results"])
    perform(late, EnterResult(3, 2, 6, WIN, LOSS))
    perform(late, Withdraw(6, 4))
    assert (6, 5) in proposed(late)


def proposed(desk: Desk) -> set[tuple[int, int]]:
    return {pair for pair in commands.pair(event_of(desk).tournament).pairing.pairs if pair[1]}


def test_a_team_that_withdraws_can_come_back() -> None:
    desk = teams(ROUND_1)
    event = perform(desk, WithdrawTeam(4, 2), ["withdraw-team"])
    assert squads_of(event)[3].withdrawn_from == 2
    event = perform(desk, TeamComesBack(4, 3))
    assert squads_of(event)[3].withdrawn_from == 0
    assert {asked.round for asked in event.tournament.requests} == {2}


def test_the_second_half_point_bye_of_a_team_is_confirmed() -> None:
    """As that of a player; another kind of absence is none."""
    desk = teams(RequestTeamBye(2, 1, Result.HALF_BYE), RequestTeamBye(1, 2, Result.ABSENT))
    with pytest.raises(Unconfirmed) as asked:
        perform(desk, RequestTeamBye(3, 1, Result.HALF_BYE))
    assert codes(asked.value) == ["second-half-bye"]
    perform(desk, RequestTeamBye(3, 1, Result.HALF_BYE), ["second-half-bye"])
    perform(desk, RequestTeamBye(2, 2, Result.HALF_BYE))
    perform(desk, RequestTeamBye(2, 1, Result.HALF_BYE), ["second-half-bye"])


def test_a_bye_of_a_team_is_cancelled() -> None:
    desk = teams(RequestTeamBye(2, 1, Result.HALF_BYE))
    assert perform(desk, CancelTeamBye(2, 1)).tournament.team_event.byes == ()
    with pytest.raises(Conflict, match="asked for no bye"):
        perform(desk, CancelTeamBye(2, 1))


def test_rounds_of_a_table_are_opened_ahead_and_games_stay_open() -> None:
    """Nothing of a round robin depends on results: no game becomes adjourned."""
    event = event_of(robin(4, Publish(1, ((1, 4), (2, 3))), Publish(2, ((4, 3), (1, 2)))))
    assert event.tournament.open_games(1) == ((1, 4), (2, 3))
    assert event.tournament.planned_rounds == 3


def test_only_games_of_the_table_are_made_up_for() -> None:
    desk = robin(4, RequestBye(1, 1, Result.ABSENT), RequestBye(1, 4, Result.ABSENT), Publish(1, ((2, 3),)))
    assert [one[0] for one in table_of(event_of(desk).tournament).owed] == [1]
    with pytest.raises(Conflict, match="has White"):
        perform(desk, MakeUpGame(1, 4, 1))
    event = perform(desk, MakeUpGame(1, 1, 4))
    assert event.tournament.open_games(1) == ((1, 4), (2, 3))
    assert table_of(event.tournament).owed == ()


def test_lots_are_told_to_the_report_and_drawn_again_only_when_confirmed() -> None:
    desk = robin(4)
    event = perform(desk, DrawNumbers((3, 1, 4, 2), "cafe"))
    assert event.tournament.player(1).name == "Player 3"
    assert event.tournament.other_records[-1].text == " Lots @ Round 1: numbers by lot, drawn from cafe"
    with pytest.raises(Unconfirmed):
        perform(desk, DrawNumbers((1, 2, 3, 4), "beef"))
    perform(desk, Publish(1, ((1, 4), (2, 3))))
    with pytest.raises(Refused):
        perform(desk, DrawNumbers((1, 2, 3, 4), "beef"), ["drawn-before"])


def test_everybody_meets_everybody_twice() -> None:
    desk = robin(6)
    system, rounds = made_of(event_of(desk).tournament, 2, swaps=True)
    event = perform(desk, SetTable(system, rounds))
    table = table_of(event.tournament)
    assert (system, len(table.rounds), table.terms.swaps) == ("FIDE_DOUBLEROUNDROBIN", 10, True)


def test_an_odd_field_leaves_one_free_in_each_round() -> None:
    table = table_of(event_of(robin(5)).tournament)
    assert [[who.number for who in one.free] for one in table.rounds] == [[1], [4], [2], [5], [3]]


def test_a_knockout_is_announced_before_round_1_only() -> None:
    desk = cup()
    with pytest.raises(Refused):
        perform(desk, SetKnockout(Knockout(games=3)))
    perform(desk, SetKnockout(Knockout(games=4)))
    perform(desk, Publish(1, ((1, 4), (2, 3))))
    with pytest.raises(Refused) as refused:
        perform(desk, SetKnockout(Knockout()))
    assert codes(refused.value) == ["locked"]


def test_a_level_match_is_decided_and_the_decision_is_told() -> None:
    desk = cup(terms=Knockout(games=1, golden_point=None, extra=0))
    perform(desk, Publish(1, ((1, 4), (2, 3))))
    perform(desk, EnterResult(1, 1, 4, Result.DRAW, Result.DRAW))
    perform(desk, EnterResult(1, 2, 3, WIN, LOSS))
    act = DecideMatch(1, 4, DecidedBy.LOT)
    with pytest.raises(Unconfirmed) as asked:
        perform(desk, act)
    assert codes(asked.value) == ["decide-match"]
    event = perform(desk, act, ["decide-match"])
    assert event.tournament.other_records[-1].text == " Decision @ Round 2: match 1, winner 4 (lot)"
    assert event.goes_on
    with pytest.raises(Conflict, match="not open"):
        perform(desk, act, ["decide-match"])


def test_two_desks_may_change_two_teams_but_not_the_same() -> None:
    desk = teams()
    seen = desk.now()[1]
    desk.perform(ChangeTeam(1, Team(1, "One", (1, 2, 3))), at("a"), seen=seen)
    second = desk.perform(ChangeTeam(2, Team(2, "Two", (4, 5, 6))), at("b"), seen=seen)
    third = desk.perform(ChangeTeam(1, Team(1, "Uno", (1, 2, 3))), at("b"), seen=seen)
    assert (second.entry.contested, third.entry.contested) == (False, True)


def test_players_stay_players() -> None:
    """A team that is taken back leaves its players without one."""
    event = perform(teams(), RemoveTeam(4))
    assert len(event.tournament.players) == 12
    assert [team.number for team in event.tournament.teams] == [1, 2, 3]
    assert isinstance(event.tournament.players[0], Player)
