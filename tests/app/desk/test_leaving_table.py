"""Who leaves a round robin under way, and results of its rounds, which depend on no other."""

from __future__ import annotations

import pytest

from pairwright.app.desk.acts import Act
from pairwright.app.desk.cautions import Level
from pairwright.app.desk.changes import perform
from pairwright.app.desk.event import Event
from pairwright.app.desk.leaving_table import leaving
from pairwright.app.desk.squad_acts import LeaveTable
from pairwright.app.standings import standings
from pairwright.errors import Conflict
from pairwright.model.acts import EnterResult, Expel, RequestBye, Withdraw
from pairwright.model.result import Result
from pairwright.model.team import Team, TeamEvent
from pairwright.model.team_acts import WithdrawTeam
from tests.app.desk.events import announced, caution, levels, played, published

WIN, LOSS = Result.WIN, Result.LOSS


def table(rounds: int) -> Event:
    """Six players, so many of five rounds played."""
    return played(announced(6, 5, "FIDE_ROUNDROBIN"), rounds)


def results_of(event: Event, player: int) -> list[Result]:
    return [entry.result for entry in event.tournament.player(player).entries]


def test_after_half_of_his_games_those_left_are_entered_as_lost_with_their_rounds() -> None:
    event = table(3)
    act = leaving(event.tournament, 2, 4)
    asked = caution(event, act, "leaves-table")
    assert asked.level is Level.CONFIRM
    assert str(asked.sentence).startswith("Player 2 has played 3 of 5 games, half or more")
    assert len(asked.follows) == 2
    assert str(asked.follows[0]) == "Round 4: Player 3 wins by forfeit"
    event = published(perform(event, act))
    assert results_of(event, 2)[3] is Result.FORFEIT_LOSS
    assert results_of(event, 3)[3] is Result.FORFEIT_WIN
    event = published(event)
    assert [one.number for one in standings(event.tournament).rows].count(2) == 1


def test_the_games_that_will_be_forfeited_are_told_with_the_proposal() -> None:
    from pairwright.app.commands import pair
    from pairwright.app.desk import acts

    event = perform(table(3), leaving(table(3).tournament, 2, 4))
    pairs = tuple(pair(event.tournament).pairing.pairs)
    assert str(caution(event, acts.Publish(4, pairs), "left-table").sentence).endswith("2-3")


def test_before_half_none_of_his_games_counts() -> None:
    event = table(2)
    act = leaving(event.tournament, 2, 3)
    asked = caution(event, act, "leaves-table")
    assert "fewer than half: none of them counts" in str(asked.sentence)
    assert not asked.follows
    event = published(perform(event, act))
    assert len(event.tournament.round(3).games) == 2
    assert 2 not in [
        one.number
        for one in standings(
            event.tournament,
        ).rows
        if one.rank
    ]


def test_rounds_opened_beforehand_are_lost_at_once() -> None:
    event = published(published(table(3)))
    act = leaving(event.tournament, 2, 4)
    assert len(caution(event, act, "leaves-table").follows) == 2
    event = perform(event, act)
    assert results_of(event, 2)[3:] == [Result.FORFEIT_LOSS] * 2
    both = perform(event, leaving(event.tournament, 1, 5))
    assert results_of(both, 1)[3] is Result.PENDING


def test_a_round_he_has_played_is_not_left() -> None:
    with pytest.raises(Conflict, match="player 2 has a result in round 3"):
        perform(table(3), LeaveTable(2, 3))
    with pytest.raises(Conflict):
        perform(played(announced()), LeaveTable(2, 2))


def test_expelling_from_a_table_says_the_same() -> None:
    assert levels(table(3), Expel(2, 4))["leaves-table"] is Level.CONFIRM
    assert "leaves-table" not in levels(played(announced()), Expel(2, 2))


def test_from_a_swiss_one_withdraws_as_ever() -> None:
    assert isinstance(leaving(announced().tournament, 2, 2), Withdraw)


def test_a_team_that_leaves_after_half_forfeits_its_matches() -> None:
    blank = announced(8, 3, "FIDE_TEAM_ROUNDROBIN")
    teams = tuple([Team(number, f"Team {number}", (2 * number - 1, 2 * number)) for number in range(1, 5)])
    event = blank._replace(
        tournament=blank.tournament._replace(teams=teams, team_event=TeamEvent(colours="WB"), tie_breaks=())
    )
    event = played(event, 2)
    asked = caution(event, WithdrawTeam(2, 3), "leaves-table")
    assert "has played 2 of 3 matches, half or more" in str(asked.sentence)
    assert len(asked.follows) == 1
    event = published(perform(event, WithdrawTeam(2, 3)))
    assert not event.tournament.open_games(3) or 2 not in [
        team.number
        for team in event.tournament.teams
        if set(team.members) & {number for pair in event.tournament.open_games(3) for number in pair}
    ]


def test_an_old_round_of_a_table_can_be_corrected_and_one_of_a_swiss_cannot() -> None:
    event = table(4)
    game = event.tournament.round(1).games[0]
    act: Act = EnterResult(1, game.white, game.black, LOSS, WIN)
    assert levels(event, act) == {"earlier-round": Level.CONFIRM}
    swiss = played(announced(8, 4), 4)
    game = swiss.tournament.round(1).games[0]
    assert levels(swiss, EnterResult(1, game.white, game.black, LOSS, WIN))["old-round"] is Level.REFUSED


def test_nobody_asks_for_half_a_point_in_a_table() -> None:
    assert levels(table(1), RequestBye(2, 3, Result.HALF_BYE))["no-such-bye"] is Level.REFUSED
    assert "no-such-bye" not in levels(table(1), RequestBye(2, 3, Result.ABSENT))
