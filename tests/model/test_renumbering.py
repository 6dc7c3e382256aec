"""Other numbers for the same tournament."""

from hypothesis import given
from hypothesis import strategies as st

from pairwright.model.canonical import canonical
from pairwright.model.checks import problems
from pairwright.model.player import Player
from pairwright.model.renumbering import with_players_in, with_teams_in
from pairwright.model.result import Result
from pairwright.model.team import Team, TeamBye, TeamEvent, team_numbers
from pairwright.model.tournament import (
    AbnormalPoints,
    ByeRequest,
    Forbidden,
    Tournament,
    VirtualPoints,
)
from tests.support.tournaments import team_tournaments, tournaments


def test_everything_that_names_a_player_follows_him() -> None:
    """4 becomes 1, 1 becomes 2, 3 stays, 2 becomes 4."""
    tournament = Tournament(
        tuple(Player(number, name) for number, name in enumerate("ABCD", 1)),
        requests=(ByeRequest(1, 4, Result.HALF_BYE),),
        forbidden=(Forbidden((1, 2), 1, 0),),
        virtual_points=(VirtualPoints(10, 1, 2, 1, 2),),
        abnormal_points=(AbnormalPoints(5, players=(2, 4)),),
        teams=(Team(0, "One", (1, 4)), Team(0, "Two", (2, 3))),
        numbered_by_position=True,
    )
    changed = with_players_in(tournament, (4, 1, 3, 2))
    assert [(player.number, player.name) for player in changed.players] == [(1, "D"), (2, "A"), (3, "C"), (4, "B")]
    assert changed.requests == (ByeRequest(1, 1, Result.HALF_BYE),)
    assert changed.forbidden == (Forbidden((2, 4), 1, 0),)
    assert changed.virtual_points == (VirtualPoints(10, 1, 2, 2, 2), VirtualPoints(10, 1, 2, 4, 4))
    assert changed.abnormal_points == (AbnormalPoints(5, players=(1, 4)),)
    assert [team.members for team in changed.teams] == [(2, 1), (4, 3)]
    assert not changed.numbered_by_position


def test_everything_that_names_a_team_follows_it() -> None:
    """A bye of team 7 is one of whatever number it gets."""
    event = TeamEvent(byes=(TeamBye(1, 7, Result.HALF_BYE),), forbidden=(Forbidden((3, 7), 1, 0),))
    tournament = Tournament(teams=(Team(3, "Three"), Team(7, "Seven")), team_event=event)
    changed = with_teams_in(tournament, (7, 3))
    assert [(team.number, team.name) for team in changed.teams] == [(1, "Seven"), (2, "Three")]
    assert changed.team_event.byes == (TeamBye(1, 1, Result.HALF_BYE),)
    assert changed.team_event.forbidden == (Forbidden((1, 2), 1, 0),)


def test_teams_without_numbers_are_numbered_by_their_lines() -> None:
    """They stay without, and change places."""
    tournament = Tournament(teams=(Team(0, "One"), Team(0, "Two")))
    assert [(team.number, team.name) for team in with_teams_in(tournament, (2, 1)).teams] == [(0, "Two"), (0, "One")]


def bare(tournament: Tournament) -> Tournament:
    """Without what renumbering does not keep: places, and the order of the lines."""
    players = sorted(tournament.players, key=lambda player: player.number)
    tournament = tournament._replace(
        players=tuple(player._replace(declared_rank=None) for player in players), numbered_by_position=False
    )
    return canonical(tournament)


@given(tournaments(), st.randoms(use_true_random=False))
def test_there_and_back(tournament: Tournament, dice: object) -> None:
    """Numbered from 1, then in another order and back: nothing has changed, and nothing contradicts itself."""
    first = with_players_in(tournament, sorted(player.number for player in tournament.players))
    order = [player.number for player in first.players]
    dice.shuffle(order)  # type: ignore[attr-defined]
    there = with_players_in(first, order)
    assert len(problems(there)) == len(problems(first))
    back = with_players_in(there, [order.index(number) + 1 for number in sorted(order)])
    assert bare(back) == bare(first)


@given(team_tournaments(), st.randoms(use_true_random=False))
def test_teams_there_and_back(tournament: Tournament, dice: object) -> None:
    """The same of teams."""
    first = with_teams_in(tournament, sorted(team_numbers(tournament.teams)))
    order = team_numbers(first.teams)
    dice.shuffle(order)  # type: ignore[attr-defined]
    back = with_teams_in(with_teams_in(first, order), [order.index(number) + 1 for number in sorted(order)])
    assert bare(back) == bare(first)
