"""Matches of two games: the entries hold the match, the points are those of the games."""

from __future__ import annotations

import pytest

from pairwright.app.commands import Given, check
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import Conflict, UnreadableFile
from pairwright.formats.base import read, write
from pairwright.model.acts import EnterGames, EnterResult, apply
from pairwright.model.canonical import canonical
from pairwright.model.checks import problems
from pairwright.model.result import RESULTS, Result
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.standing import earned
from pairwright.model.tournament import Tournament, TwoGames
from pairwright.model.two_games import MATCH_SCORING, match_results, with_games, with_match_scoring
from pairwright.state.ledger import state_before
from tests.support.crosstables import crosstable


def match(of_white: str, of_black: str) -> TwoGames:
    """A match of 1 and 2 in round 1, each game told by its letter."""
    white, black = ((RESULTS[pair[0]], RESULTS[pair[1]]) for pair in (of_white, of_black))
    return TwoGames(1, 1, 2, white, black)


@pytest.mark.parametrize(
    ("of_white", "of_black", "results"),
    [
        ("11", "00", "10"),
        ("1=", "0=", "10"),
        ("10", "01", "=="),
        ("=0", "=1", "01"),
        ("00", "00", "00"),
        ("=0", "00", "10"),
        ("++", "--", "+-"),
        ("--", "++", "-+"),
        ("--", "--", "--"),
        ("+-", "-+", "=="),
        ("1-", "0+", "=="),
    ],
)
def test_the_result_of_a_match(of_white: str, of_black: str, results: str) -> None:
    """Won by more points of both games; forfeited only if one player has forfeited both."""
    assert "".join(result.code for result in match_results(match(of_white, of_black))) == results


@pytest.mark.parametrize(
    ("of_white", "of_black", "points"),
    [("11", "00", [20, 0]), ("1=", "0=", [15, 5]), ("=0", "00", [5, 0]), ("00", "00", [0, 0]), ("1-", "0+", [10, 10])],
)
def test_the_points_are_those_of_the_games(of_white: str, of_black: str, points: list[int]) -> None:
    """In standings and for pairing alike."""
    tournament = with_games(double("1: 2w*\n2: 1b*"), match(of_white, of_black))
    assert earned(tournament) == points
    state = state_before(tournament, 2)
    assert dict(zip(state.numbers, state.scores, strict=True)) == dict(zip((1, 2), points, strict=True))


def double(text: str, scoring: Scoring = MATCH_SCORING) -> Tournament:
    return crosstable(text, rounds=5)._replace(scoring=scoring, system="FIDE_DOUBLESWISS")


def test_the_bye_is_worth_a_game_won_and_one_drawn() -> None:
    """1 1/2 by default, if nothing else is announced."""
    assert earned(with_match_scoring(double("1: U", STANDARD))) == [15]
    assert earned(with_match_scoring(double("1: U", Scoring.of(20, 10)))) == [20]
    assert with_match_scoring(crosstable("1: U")).scoring == STANDARD


def test_games_that_do_not_fit() -> None:
    """Of a match that is not there, with another result, or told twice."""
    tournament = double("1: 2w1\n2: 1b0")
    right = match("1=", "0=")
    for wrong in (
        (match("0=", "1="),),
        (right._replace(round=2),),
        (right._replace(white=2, black=1),),
        (right._replace(black=3),),
        (right, right),
    ):
        assert [found.code for found in problems(tournament._replace(two_games=wrong))] == ["two-games"]
    assert problems(tournament._replace(two_games=(right,))) == ()


@pytest.mark.parametrize("format", ["json", "trf26"])
def test_files_keep_the_games(format: str) -> None:
    """What was written is read, in JSON and in a report file, where record 001 holds the match and the points of the
    games; the checker finds both right."""
    for seed in range(3):
        settings = Settings.parse("Players=13\nSystem=double-swiss\nForfeitWins=10%\nDoubleForfeits=5%\nHalfLosses=5%")
        tournament = canonical(simulate(settings, seed))
        assert tournament.two_games
        back = read(write(tournament, format).text.encode(), format=format).tournament
        assert back.two_games == tournament.two_games
        assert earned(back) == earned(tournament)
        assert write(back, format).text == write(tournament, format).text
        assert check(back, given=Given(system="double-swiss")).ok


def test_old_report_files_cannot_say_it() -> None:
    """They have the results of the matches only."""
    tournament = with_games(double("1: 2w*\n2: 1b*"), match("1=", "0="))
    assert "the two games of matches: no place in trf16" in [
        str(loss.found) for loss in write(tournament, "trf16").losses
    ]


def test_a_report_file_whose_games_contradict_the_match() -> None:
    """Refused, with the line of the games."""
    text = write(with_games(double("1: 2w*\n2: 1b*"), match("1=", "0=")), "trf26").text
    with pytest.raises(UnreadableFile) as refused:
        read(text.replace("1 2 1= 0=", "1 2 0= 1=").encode())
    (found,) = refused.value.problems
    assert (found.code, found.place.record) == ("two-games", "###")
    assert found.place.line == text.count("\n")


def test_entering_games_again() -> None:
    """The last word counts; a result of the match alone takes the games away."""
    tournament = apply(double("1: 2w*\n2: 1b*"), EnterGames(match("1=", "0=")))
    again = apply(tournament, EnterGames(match("=0", "=1")))
    assert again.two_games == (match("=0", "=1"),)
    assert again.player(1).entry(1).result is Result.LOSS
    assert apply(again, EnterResult(1, 1, 2, Result.WIN, Result.LOSS)).two_games == ()


@pytest.mark.parametrize("wrong", [match("1=", "0=")._replace(white=2, black=1), match("1U", "0=")])
def test_games_nobody_can_enter(wrong: TwoGames) -> None:
    """Of a match that is not there; a bye as a result."""
    with pytest.raises(Conflict):
        apply(double("1: 2w*\n2: 1b*"), EnterGames(wrong))
