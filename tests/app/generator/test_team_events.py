"""Made-up events of teams."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pairwright
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import play, simulate
from pairwright.errors import InvalidTournament
from pairwright.model.knockout.play import bracket_of
from pairwright.model.matches import matches_of
from pairwright.model.result import Result
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import Tournament
from tests.support.team_legality import breaches_of_matches


def made(text: str, seed: int = 1) -> Tournament:
    """The event with these settings."""
    return simulate(Settings.parse(text.replace(" ", "\n")), seed)


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_every_round_is_as_the_rules_give(seed: int) -> None:
    """Byes, forfeited boards and matches, reserves, late and leaving teams included; a file says the same."""
    tournament = simulate(Settings.parse("System=CUSTOM_TEAM_SWISS_DUTCH_2026\nTeams=10\nRounds=5"), seed)
    assert breaches_of_matches(tournament) == []
    again = pairwright.read(pairwright.write(tournament).encode())
    assert all(found.ok for found in pairwright.check(again))
    assert not [problem for problem in pairwright.problems(again) if problem.severity.value == "error"]


def test_numbers_of_teams_boards_and_reserves() -> None:
    """Players follow from them; teams are numbered by strength."""
    tournament = made("Teams=12 Boards=5 Reserves=2 Rounds=3")
    assert (len(tournament.teams), len(tournament.players)) == (12, 84)
    assert {len(team.members) for team in tournament.teams} == {7}
    assert tournament.team_event.colours == "WBWBW"
    assert matches_of(tournament, 3).boards == 5


def test_members_are_about_as_strong_as_their_team() -> None:
    """And sit by rating."""
    tournament = made("Teams=4 Boards=4 Reserves=1 Ratings=2600,2400,2200,0 Rounds=2")
    ratings = [[tournament.player(member).rating for member in team.members] for team in tournament.teams]
    assert all(row == sorted(row, reverse=True) for row in ratings)
    assert [round(sum(row[:4]) / 4, -2) for row in ratings] == [2600, 2400, 2200, 0]


def test_the_same_seed_the_same_event() -> None:
    """Whatever is drawn."""
    assert made("Teams=8", 5) == made("Teams=8", 5)
    assert made("Teams=8", 5) != made("Teams=8", 6)


def test_forfeited_matches_and_boards_can_be_asked_for() -> None:
    """So many, of each kind."""
    nothing = "Withdrawals=0 LateEntries=0 FullPointByes=0 HalfPointByes=0 ZeroPointByes=0 LineUps=0"
    text = f"Teams=8 Boards=3 Rounds=4 ForfeitedMatches=2 EmptyMatches=1 EmptyBoards=3 {nothing}"
    tournament = made(text)
    assert len(tournament.team_event.forfeits) == 3
    assert sum(0 in line_up.players for line_up in tournament.team_event.line_ups) == 3
    assert tournament.team_event.byes == ()


def test_byes_are_those_of_teams() -> None:
    """Two half-point byes in round 2."""
    tournament = made("Teams=9 Boards=2 Rounds=3 HalfPointByes=2:2 FullPointByes=0 ZeroPointByes=0")
    assert [bye.round for bye in tournament.team_event.byes if bye.result is Result.HALF_BYE] == [2, 2]


def test_a_round_robin_of_teams() -> None:
    """By the Berger table; the number of rounds follows from the teams."""
    tournament = made("System=BERGER_TEAM_DOUBLEROUNDROBIN Teams=5 Boards=2 Withdrawals=0")
    assert (tournament.system, tournament.planned_rounds) == ("BERGER_TEAM_DOUBLEROUNDROBIN", 10)
    assert tournament.information.kind == "Team: Round-Robin"
    assert all(found.ok for found in pairwright.check(tournament))


def test_an_olympiad_ranks_by_its_own_rules() -> None:
    """No list is announced: section G is taken by itself."""
    tournament = made("Teams=6\nBoards=2\nRounds=3\nSystem=olympiad-2007")
    assert tournament.tie_breaks == ()
    assert pairwright.standings(tournament).source.name == "olympiad-2007"


def test_a_knockout_of_teams() -> None:
    """Played to its end, with lots where the matches decide nothing."""
    tournament = made("System=knockout Teams=6 Boards=2", 2)
    assert tournament.system == "CUSTOM_TEAM_KNOCKOUT"
    assert sorted(team.declared_rank or 0 for team in tournament.teams)[:2] == [1, 2]
    assert all(found.ok for found in pairwright.check(tournament))


def test_it_stands_before_the_next_round() -> None:
    """The byes of that round are announced."""
    tournament = made("Teams=8 Rounds=5 PlayedRounds=2 HalfPointByes=3:1")
    assert [bye.round for bye in tournament.team_event.byes if bye.result is Result.HALF_BYE and bye.round > 2] == [3]
    assert tournament.paired_rounds == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("System=FIDE_TEAM Players=40", "say how many teams there are (Teams), not how many players"),
        ("Teams=10 Boards=4 Reserves=1 Players=40", "10 teams of 5 are not 40 players"),
        ("Teams=999 Boards=10 Reserves=2", "there can be 9999 players at most"),
        ("Teams=1", "a tournament needs two players"),
    ],
)
def test_what_cannot_be_had_together(text: str, reason: str) -> None:
    """Is refused in words."""
    from pairwright.catalogue import find

    with pytest.raises(InvalidTournament) as refused:
        play(Settings.parse(text.replace(" ", "\n")), 1, find("system", "dutch-2026"))  # type: ignore[arg-type]
    assert reason in str(refused.value)


def test_a_lot_that_decides_the_final_ends_the_knockout() -> None:
    """Nothing is left to pair then: both finalists had left, or neither came."""
    settings = Settings.parse("Teams=8\nSystem=knockout\nScoring=1-0.5-0\nBaku=no\nForbiddenPairsDrawn=0")
    played = simulate(settings, 532)
    assert bracket_of(field_of_teams(played)).is_over
    assert played.knockout.decisions
