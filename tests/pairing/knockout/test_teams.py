"""Knockouts of teams."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.errors import NotApplicable
from pairwright.model.acts import apply
from pairwright.model.colour import Colour
from pairwright.model.knockout.acts import DecideMatch
from pairwright.model.knockout.bracket import How
from pairwright.model.knockout.terms import DecidedBy, Knockout, Level
from pairwright.model.result import Result
from pairwright.model.team import ForfeitedMatch
from pairwright.model.tournament import Tournament
from pairwright.pairing.procedure import ProcedureWhyNot
from tests.support.knockouts import DRAWN, lower_wins, next_round, played_out, standing, team_knockout

WIN, LOSS = Result.WIN, Result.LOSS


def with_winners(tournament: Tournament, *players: int) -> Tournament:
    """A round in which these players win, and all other games are drawn."""

    def play(white: int, black: int) -> tuple[Result, Result]:
        if white in players:
            return WIN, LOSS
        return (LOSS, WIN) if black in players else DRAWN

    return next_round(tournament, play)


def test_teams_are_paired_as_players_are() -> None:
    """1-4 and 2-3; board 1 of team 1 has White, then the colours are reversed."""
    tournament = team_knockout(4, 2)
    assert commands.pair(tournament).pairing.pairs == [(1, 4), (3, 2)]
    assert commands.pair(next_round(tournament, lower_wins)).pairing.pairs == [(4, 1), (2, 3)]


def test_the_better_team_wins() -> None:
    """Everything is as the rules give, to the end."""
    ended = played_out(team_knockout(5, 3), lower_wins)
    assert standing(ended).winners == (1,)
    assert commands.check(ended).ok


def test_game_points_break_a_level_match() -> None:
    """Team 1 (1-3) wins by 3-0, team 2 (4-6) by 2-1: one match each, 4 game points against 2."""
    first = with_winners(team_knockout(2, 3), 1, 2, 3)
    match = standing(with_winners(first, 4, 5, 3)).match(1)
    assert (match.score, match.winner, match.how) == ((20, 20), 1, How.GAME_POINTS)


def test_board_count_breaks_equal_game_points() -> None:
    """One match: each wins one of two boards, team 2 on the first."""
    terms = Knockout(games=1)
    match = standing(with_winners(team_knockout(2, 2, terms), 3, 2)).match(1)
    assert (match.winner, match.how) == (2, How.BOARD_COUNT)
    assert [board for game in match.games for board in game.boards or ()] == [(10, 20), (10, 10)]


def test_a_further_match_where_nothing_else_is_announced() -> None:
    """Level, and neither game points nor board count: extra time."""
    terms = Knockout(games=1, level=())
    tournament = with_winners(team_knockout(2, 2, terms), 3, 2)
    assert standing(tournament).match(1).is_open
    assert commands.pair(tournament).pairing.pairs == [(2, 1)]


def test_game_points_alone() -> None:
    """Equal game points: further matches."""
    terms = Knockout(games=1, level=(Level.GAME_POINTS,))
    assert standing(with_winners(team_knockout(2, 2, terms), 3, 2)).match(1).is_open


def test_level_in_everything() -> None:
    """All drawn and no further match: recorded by lot."""
    terms = Knockout(games=1, extra=0, golden_point=None)
    tournament = with_winners(team_knockout(2, 2, terms))
    with pytest.raises(NotApplicable, match="Record who goes on, and by what"):
        commands.pair(tournament)
    decided = apply(tournament, DecideMatch(1, 2, DecidedBy.LOT))
    assert standing(decided).winners == (2,)


def test_a_forfeited_match_counts() -> None:
    """Record 330: team 4 was not there."""
    published = commands.with_round(team_knockout(4, 2), commands.pair(team_knockout(4, 2)))
    cleared = next_round(team_knockout(4, 2), lower_wins)
    gone = {player.number for player in cleared.players if player.number in (1, 2, 7, 8)}
    players = [player._replace(entries=()) if player.number in gone else player for player in cleared.players]
    event = published.team_event._replace(forfeits=(ForfeitedMatch(1, 1, 4, Colour.WHITE),))
    match = standing(cleared._replace(players=tuple(players), team_event=event)).match(1)
    assert (match.score, len(match.games), match.games[0].white_result) == ((20, 0), 1, Result.FORFEIT_WIN)


def test_explained_with_the_names_of_teams() -> None:
    """Why not: the final at the earliest."""
    paired, _ = commands.explain(team_knockout(4, 2))
    assert paired.tournament.player(1).name == "Team 1"
    _, why = commands.why_not(team_knockout(4, 2), 0, 1, 2)
    assert isinstance(why, ProcedureWhyNot)
    assert str(why.steps[-1].note) == "they can meet in match 3 (final) at the earliest"
