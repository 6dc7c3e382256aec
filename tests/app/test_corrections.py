"""A result corrected when the next round is paired: that round was right, and is found to be so."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.app.corrections import as_it_stood
from pairwright.model.acts import EnterGames, EnterResult, apply
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.tournament import Record, Tournament, TwoGames

WIN, DRAW, LOSS = Result.WIN, Result.DRAW, Result.LOSS


@pytest.fixture
def two_rounds() -> Tournament:
    """Eight players; in round 1 White wins everywhere, and round 2 is paired after it."""
    players = tuple([Player(number, f"Player {number}", 2300 - 10 * number) for number in range(1, 9)])
    tournament = Tournament(players, planned_rounds=4, initial_colour=Colour.WHITE)
    for round_ in (1, 2):
        tournament = commands.with_round(tournament, commands.pair(tournament, round_))
        for game in tournament.round(round_).games:
            tournament = apply(tournament, EnterResult(round_, game.white, game.black, WIN, LOSS))
    return tournament


def corrected(tournament: Tournament, *lines: str) -> Tournament:
    """The first board of round 1 is Black's after all, and the report has these lines."""
    game = tournament.round(1).games[0]
    made = apply(tournament, EnterResult(1, game.white, game.black, LOSS, WIN))
    told = [Record("###", " " + line.format(game=f"{game.white}-{game.black}")) for line in lines]
    return made._replace(other_records=tuple(told))


def test_a_correction_without_its_line_makes_the_next_round_differ(two_rounds: Tournament) -> None:
    assert [found.ok for found in commands.check(corrected(two_rounds)).rounds] == [True, False]


def test_a_round_paired_before_a_correction_is_right(two_rounds: Tournament) -> None:
    tournament = corrected(two_rounds, "Correction @ Round 1: {game} 01 instead of 10")
    assert [found.ok for found in commands.check(tournament).rounds] == [True, True]
    paired = commands.pair(tournament, 2)
    assert set(paired.pairing.pairs) == {(game.white, game.black) for game in tournament.round(2).games}


def test_of_two_corrections_the_first_knows_what_stood(two_rounds: Tournament) -> None:
    lines = ("Correction @ Round 1: {game} == instead of 10", "Correction @ Round 1: {game} 01 instead of ==")
    assert [found.ok for found in commands.check(corrected(two_rounds, *lines)).rounds] == [True, True]


@pytest.mark.parametrize(
    "line",
    ["Correction @ Round 1: 98-99 01 instead of 10", "Correction @ Round 1: {game} 01 instead of xy",
     "Correction @ Round 9: {game} 01 instead of 10", "Correction @ Round 1: {game} 01"],
)  # fmt: skip
def test_a_line_about_something_else_changes_nothing(two_rounds: Tournament, line: str) -> None:
    tournament = corrected(two_rounds, line)
    assert as_it_stood(tournament, 2) is tournament


def test_a_round_by_hand_differs_only_by_what_was_done_by_hand(two_rounds: Tournament) -> None:
    """Two Blacks have changed places in round 2, and then a result of round 1 was corrected."""
    one, other = two_rounds.round(2).games[:2]
    new = {one.white: other.black, other.black: one.white, other.white: one.black, one.black: other.white}
    players = [
        player.with_entry(2, player.entry(2)._replace(opponent=new.get(player.number, player.entry(2).opponent)))
        for player in two_rounds.players
    ]
    by_hand = two_rounds._replace(players=tuple(players))
    found = commands.check(corrected(by_hand, "Correction @ Round 1: {game} 01 instead of 10")).rounds[1]
    assert len(set(found.expected) ^ set(found.actual)) == 4


def adjourned_and_decided(*lines: str) -> Tournament:
    """A game of round 1 is adjourned, rounds 2 and 3 are paired, then Black wins it, and round 4 is paired."""
    players = tuple([Player(number, f"Player {number}", 2300 - 10 * number) for number in range(1, 9)])
    tournament = Tournament(players, planned_rounds=5, initial_colour=Colour.WHITE)
    game = None
    for round_ in (1, 2, 3, 4):
        if round_ == 4 and game is not None:
            tournament = apply(tournament, EnterResult(1, game.white, game.black, LOSS, WIN))
        tournament = commands.with_round(tournament, commands.pair(tournament, round_))
        for one in tournament.round(round_).games:
            tournament = apply(tournament, EnterResult(round_, one.white, one.black, WIN, LOSS))
        if round_ == 1:
            game = tournament.round(1).games[0]
            tournament = apply(tournament, EnterResult(1, game.white, game.black, Result.ADJOURNED, Result.ADJOURNED))
    assert game is not None
    told = [Record("###", " " + line.format(game=f"{game.white}-{game.black}")) for line in lines]
    return tournament._replace(other_records=tuple(told))


def test_an_adjourned_game_without_its_line_makes_the_rounds_between_differ() -> None:
    assert not all(found.ok for found in commands.check(adjourned_and_decided()).rounds)


def test_the_rounds_between_were_paired_with_the_adjourned_game_as_a_draw() -> None:
    tournament = adjourned_and_decided("Adjourned game @ Round 1: {game} 01, paired as a draw up to round 3")
    assert [found.ok for found in commands.check(tournament).rounds] == [True] * 4
    assert as_it_stood(tournament, 4) is tournament


def test_a_match_of_two_games_stands_as_it_was_paired() -> None:
    """Double-Swiss: a correction names both games, an adjourned match counts as drawn."""
    players = tuple([Player(number, f"Player {number}", 2300 - 10 * number) for number in range(1, 9)])
    tournament = Tournament(players, planned_rounds=4, initial_colour=Colour.WHITE, system="FIDE_DOUBLESWISS")

    def games(round_: int, white: int, black: int, first: Result, second: Result) -> EnterGames:
        other = {WIN: LOSS, LOSS: WIN, DRAW: DRAW}
        return EnterGames(TwoGames(round_, white, black, (first, second), (other[first], other[second])))

    for round_ in (1, 2):
        tournament = commands.with_round(tournament, commands.pair(tournament, round_))
        for one in tournament.round(round_).games:
            tournament = apply(tournament, games(round_, one.white, one.black, WIN, DRAW))
    white, black = tournament.round(1).games[0][:2]
    corrected = apply(tournament, games(1, white, black, LOSS, LOSS))
    assert not all(found.ok for found in commands.check(corrected).rounds)
    line = Record("###", f" Correction @ Round 1: {white}-{black} 01 01 instead of 10 ==")
    assert all(found.ok for found in commands.check(corrected._replace(other_records=(line,))).rounds)
