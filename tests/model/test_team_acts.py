"""What an arbiter does to a tournament of teams."""

from __future__ import annotations

import pytest

import pairwright
from pairwright.errors import Conflict
from pairwright.model.acts import Act, EnterResult, RequestBye, apply
from pairwright.model.canonical import canonical
from pairwright.model.colour import Colour
from pairwright.model.matches import matches_of, scores
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.team import ForfeitedMatch, LineUp, Team, TeamBye, TeamEvent
from pairwright.model.team_acts import AddMatches, EnterLineUp, ForfeitMatch, Order, RequestTeamBye, WithdrawTeam
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import Tournament

WIN, DRAW, LOSS = Result.WIN, Result.DRAW, Result.LOSS


def event(teams: int = 4, size: int = 4) -> Tournament:
    """Teams 1, 2, ... of four members (1 to 4, 5 to 8, ...), three boards, before round 1."""
    players = tuple([Player(number, f"P{number}", 2400 - 10 * number) for number in range(1, teams * size + 1)])
    members = [tuple(range(first, first + size)) for first in range(1, teams * size + 1, size)]
    named = tuple([Team(number, f"Team {number}", own) for number, own in enumerate(members, 1)])
    system = "CUSTOM_TEAM_SWISS_DUTCH_2026"
    return Tournament(players, planned_rounds=3, system=system, teams=named, team_event=TeamEvent(colours="WBW"))


def after(tournament: Tournament, *acts: Act) -> Tournament:
    """The tournament after all these acts."""
    for act in acts:
        tournament = apply(tournament, act)
    return tournament


PAIRED = AddMatches(1, ((1, 3), (4, 2)))


def seats(tournament: Tournament, team: int, round: int = 1) -> tuple[int, ...]:
    """Who sits at the boards of a team."""
    matches = matches_of(tournament, round)
    return matches.rows[matches.numbers.index(team)][round - 1].players


def refused(tournament: Tournament, act: Act) -> str:
    """Why the act does not fit."""
    with pytest.raises(Conflict) as conflict:
        apply(tournament, act)
    return str(conflict.value)


def test_players_sit_in_the_order_of_their_list() -> None:
    """White on odd boards for the team named first; the reserve rests; nothing has a result."""
    tournament = apply(event(), PAIRED)
    assert seats(tournament, 1) == (1, 2, 3)
    assert tournament.round(1).games[0][:2] == (1, 9)
    assert {(game.white, game.black) for game in tournament.round(1).games} == {
        (1, 9), (10, 2), (3, 11), (13, 5), (6, 14), (15, 7),
    }  # fmt: skip
    assert len(tournament.open_games(1)) == 6


def test_the_paired_round_stands_in_a_file() -> None:
    """Line-ups, empty boards and the allocated bye too."""
    tournament = after(event(5), EnterLineUp(1, 1, (1, 0, 4)), AddMatches(1, ((1, 3), (4, 2), (5, 0))))
    for format in ("trf26", "json"):
        again = canonical(pairwright.read(pairwright.write(tournament, format=format).encode()))
        ranked = zip(again.teams, tournament.teams, strict=True)
        again = again._replace(teams=tuple([one._replace(declared_rank=own.declared_rank) for one, own in ranked]))
        assert again == canonical(tournament)


def test_who_is_away_makes_room_for_the_next() -> None:
    """A member who asked for a bye, or has withdrawn: the others move up, the reserve plays."""
    tournament = after(event(), RequestBye(1, 2, Result.ABSENT), PAIRED)
    assert seats(tournament, 1) == (1, 3, 4)
    assert tournament.requests == ()


def test_boards_stay_empty_where_a_team_has_too_few() -> None:
    """The opponents win them by forfeit."""
    away = [RequestBye(1, number, Result.ABSENT) for number in (2, 3)]
    tournament = after(event(), *away, PAIRED)
    assert seats(tournament, 1) == (1, 4, 0)
    assert tournament.player(11).entry(1).result is Result.FORFEIT_WIN


def test_a_team_nobody_can_play_for_forfeits() -> None:
    """It is recorded; the opponents win every board."""
    tournament = after(event(), WithdrawTeam(2, 1), PAIRED)
    assert tournament.team_event.forfeits == (ForfeitedMatch(1, 4, 2, Colour.WHITE),)
    field = field_of_teams(tournament)
    assert field.player(4).entry(1).result is Result.FORFEIT_WIN
    assert scores(matches_of(tournament, 1))[3] == (20, 30)


def test_no_team_is_paired_twice_or_against_its_wish() -> None:
    """What contradicts itself is refused."""
    assert refused(event(), AddMatches(2, ((1, 3),))) == "the next round is 1, not 2"
    assert refused(event(), AddMatches(1, ((1, 3), (3, 2)))) == "team 3 is paired twice"
    assert refused(event(), AddMatches(1, ((1, 9),))) == "there is no team 9"
    asked = apply(event(), RequestTeamBye(1, 3, Result.HALF_BYE))
    assert refused(asked, PAIRED) == "team 3 asked for a bye and is paired"
    assert refused(event(), AddMatches(1, ((1, 0), (2, 0)))) == "2 teams have the allocated bye"


def test_a_line_up_before_the_round() -> None:
    """The reserve on the last board."""
    tournament = after(event(), EnterLineUp(1, 3, (9, 10, 12)), PAIRED)
    assert seats(tournament, 3) == (9, 10, 12)
    assert tournament.team_event.line_ups == (LineUp(1, 3, 0, (9, 10, 12)),)


def test_a_line_up_after_the_round_is_paired() -> None:
    """The players change seats; the opponents keep theirs, and meet whoever sits there now."""
    tournament = after(event(), PAIRED, EnterLineUp(1, 3, (10, 0, 12)))
    assert seats(tournament, 3) == (10, 0, 12)
    assert seats(tournament, 1) == (1, 2, 3)
    assert tournament.player(1).entry(1)[:2] == (10, Colour.WHITE)
    assert tournament.player(2).entry(1).result is Result.FORFEIT_WIN
    assert tournament.player(9).entry(1).result is Result.ABSENT
    again = apply(tournament, EnterLineUp(1, 3, (9, 10, 11)))
    assert again.players == apply(event(), PAIRED).players


def test_a_line_up_comes_too_late_once_a_game_has_a_result() -> None:
    """Of its own match; the other match of the round does not matter."""
    tournament = after(event(), PAIRED, EnterResult(1, 1, 9, WIN, LOSS))
    assert refused(tournament, EnterLineUp(1, 3, (9, 10, 12))) == ("a game of the match of team 3 has a result already")
    assert seats(apply(tournament, EnterLineUp(1, 4, (13, 14, 16))), 4) == (13, 14, 16)


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        ((2, 1, 3), "player 1 comes before player 2 in the list of team 1; let them change seats, or allow any order"),
        ((1, 2, 2), "player 2 sits on two boards"),
        ((1, 2, 9), "player 9 is a member of team 3"),
        ((1, 2, 99), "player 99 is no member of the team"),
        ((1, 2, 3, 4), "4 players for 3 boards"),
        ((0, 0, 0), "nobody plays; enter a forfeited match instead"),
    ],
)
def test_a_line_up_out_of_order_is_refused(players: tuple[int, ...], reason: str) -> None:
    """With what is wrong and what to do."""
    assert refused(event(), EnterLineUp(1, 1, players)) == reason


def test_another_order_can_be_allowed() -> None:
    """Where the rules of the competition let a team change its boards; everything else stays refused."""
    tournament = after(event(), EnterLineUp(1, 1, (2, 1, 3), Order.FREE), PAIRED)
    assert seats(tournament, 1) == (2, 1, 3)
    assert refused(event(), EnterLineUp(1, 1, (2, 2, 1), Order.FREE)) == "player 2 sits on two boards"


def test_a_team_asks_for_a_bye() -> None:
    """Another wish for the round replaces the first; a round that is paired is past."""
    tournament = after(event(), RequestTeamBye(2, 3, Result.HALF_BYE), RequestTeamBye(2, 3, Result.ABSENT))
    assert tournament.team_event.byes == (TeamBye(2, 3, Result.ABSENT),)
    assert refused(apply(event(), PAIRED), RequestTeamBye(1, 3, Result.ABSENT)) == "round 1 is paired already"
    assert refused(event(), RequestTeamBye(1, 3, WIN)) == "1 is no bye a team can ask for (F, H or Z)"
    assert refused(event(), RequestTeamBye(1, 9, Result.ABSENT)) == "there is no team 9"


def test_a_team_withdraws() -> None:
    """All its members do; who left before stays as he was."""
    tournament = after(event(), PAIRED, WithdrawTeam(3, 2))
    assert [player.withdrawn_from for player in tournament.players[8:12]] == [2, 2, 2, 2]
    assert not field_of_teams(tournament).player(3).available(2)
    assert refused(apply(event(), PAIRED), WithdrawTeam(3, 1)) == "round 1 is paired already"


def test_a_match_to_which_one_team_did_not_come() -> None:
    """Record 330; the others win on every board, and it is no match played."""
    tournament = after(event(), PAIRED, ForfeitMatch(1, (3,)))
    assert tournament.team_event.forfeits == (ForfeitedMatch(1, 1, 3, Colour.WHITE),)
    assert [tournament.player(number).entry(1).result.code for number in (1, 2, 3, 9, 10, 11)] == list("+++---")
    assert scores(matches_of(tournament, 1))[0] == (20, 30)
    assert scores(matches_of(tournament, 1))[2] == (0, 0)


def test_a_match_to_which_nobody_came() -> None:
    """Both lose."""
    tournament = after(event(), PAIRED, ForfeitMatch(1, (2, 4)))
    assert tournament.team_event.forfeits == (ForfeitedMatch(1, 4, 2, Colour.NONE),)
    assert [scores(matches_of(tournament, 1))[at] for at in (1, 3)] == [(0, 0), (0, 0)]


def test_a_match_that_was_played_cannot_be_forfeited() -> None:
    """And a match of which a game is entered after all is forfeited no more."""
    played = after(event(), PAIRED, EnterResult(1, 1, 9, DRAW, DRAW))
    assert refused(played, ForfeitMatch(1, (3,))) == "a game of the match of team 3 was played"
    assert refused(apply(event(), PAIRED), ForfeitMatch(1, (1, 2))) == "teams 1, 2 do not meet"
    assert refused(event(), ForfeitMatch(1, (1,))) == "round 1 is not paired yet"
    taken_back = after(event(), PAIRED, ForfeitMatch(1, (3,)), EnterResult(1, 1, 9, DRAW, DRAW))
    assert taken_back.team_event.forfeits == ()
