"""Where teams are paired, sentences are about teams."""

from __future__ import annotations

import pytest

import pairwright
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.app.team_words import of_teams, problem_of_teams
from pairwright.errors import Listing, NotApplicable, Place, Problem, Severity, UnknownCode, describe, say


@pytest.mark.parametrize(
    ("said", "of"),
    [
        (say("{player} floats down", player=3), "3 floats down"),
        (say("Round {round}: {players} players to be paired.", round=2, players=8), "Round 2: 8 teams to be paired."),
        (say("He has the bye."), "It has the bye."),
        (say("fewer players are due his colour"), "fewer teams are due its colour"),
        (say("{a}: {b}", a="player 7", b=say("a player of his group")), "team 7: a team of its group"),
        (say("{all}", all=Listing((say("one player"), say("no game")))), "one team, no match"),
        (say("{name}: the player", name="Player's Club"), "Player's Club: the team"),
    ],
)
def test_words_of_players(said: pairwright.errors.Sentence, of: str) -> None:
    """Words change, names and numbers do not."""
    assert str(of_teams(said)) == of


def test_the_place_of_a_problem() -> None:
    """Number 5 is a team."""
    problem = Problem("x", Severity.NOTICE, Place(round=2, player=5), say("the player is away"))
    assert str(describe(problem_of_teams(problem))) == "round 2: team 5: the team is away"


def test_errors_speak_of_teams() -> None:
    """What is refused says team where a team is meant."""
    made = simulate(Settings.parse("Teams=8\nBoards=2\nRounds=4\nPlayedRounds=2\nSystem=dutch-2026"), 1)
    with pytest.raises((NotApplicable, UnknownCode)) as refused:
        pairwright.why_not(made, 3, 1, 99)
    assert refused.value.of_teams
    assert str(of_teams(refused.value.sentence)) == "there is no team 99"
