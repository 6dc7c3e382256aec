"""The event of the teams: two cross tables."""

from __future__ import annotations

import random

import pytest

from pairwright.formats.base import read
from pairwright.model.matches import matches_of, rounds_played, scores
from pairwright.model.scoring import Scoring
from pairwright.model.team import MatchScoring, PairingByes, TeamEvent
from pairwright.tiebreaks.event import Terms
from pairwright.tiebreaks.teams import is_team_event, of_teams, primary_score
from tests.support.corpus import SHARED, archive
from tests.support.team_events import drawn_team_event, drawn_up

TEAMS = drawn_up(
    ((1, 2), (3, 4), (5, 6)),
    """
    1: 3w1 5b=
    2: 4b= 6w-
    3: 1b0 U
    4: 2w= U
    5: U 1w=
    6: U 2b+
    """,
    TeamEvent(pairing_byes=PairingByes(10, 10)),
)


def test_two_cross_tables() -> None:
    """Match points and game points by round; opponents and results are those of the matches."""
    event = of_teams(TEAMS, Terms())
    assert event.of_teams
    assert (event.primary, event.secondary, event.boards) == ("MP", "GP", 2)
    match_points, game_points = event.tables["MP"], event.tables["GP"]
    assert match_points.points == [[20, 0], [0, 10], [10, 20]]
    assert game_points.points == [[15, 5], [5, 10], [10, 15]]
    assert match_points.opponents == game_points.opponents == [[1, 2], [0, -1], [-1, 0]]
    assert (match_points.worths, game_points.worths) == ((20, 10, 0), (20, 10, 0))


def test_points_of_each_board() -> None:
    """A forfeited board counts as one that was played; a bye has no boards."""
    assert of_teams(TEAMS, Terms()).board_points == [[(10, 5), (5, 0)], [(0, 5), ()], [(), (5, 10)]]


def test_a_forfeited_match_is_won_on_every_board() -> None:
    """All boards of a forfeited match count, even those nobody was written for."""
    tournament = drawn_up(
        ((1, 2), (3, 4), (5, 6), (7, 8)), "1: 3w+\n2: Z\n3: 1b-\n4: Z\n5: 7w1\n6: 8b0\n7: 5b0\n8: 6w1"
    )
    assert of_teams(tournament, Terms()).board_points[:2] == [[(10, 10)], [(0, 0)]]


def test_after_a_round() -> None:
    """Only the rounds so far."""
    event = of_teams(TEAMS, Terms(), 1)
    assert event.tables["GP"].scores == [15, 5, 10]
    assert of_teams(TEAMS, Terms(), 9).tables["GP"].rounds == 2


def test_the_worth_of_a_drawn_match_in_game_points() -> None:
    """Half of the most that a match can bring (C.07 art. 16.3, 16.4)."""
    event = of_teams(TEAMS._replace(scoring=Scoring.of(30, 10)), Terms())
    assert event.tables["GP"].worths == (60, 30, 0)
    own = of_teams(TEAMS._replace(team_event=TeamEvent(MatchScoring(30, 10, 0))), Terms())
    assert own.tables["MP"].worths == (30, 10, 0)


@pytest.mark.parametrize(
    ("system", "score"),
    [
        ("FIDE_TEAM", "MP"),
        ("FIDE_TEAM_TYPEA_GP_MP", "GP"),
        ("FIDE_TEAM_MP_GP_BAKU", "MP"),
        ("CUSTOM_TEAM_SWISS_GP", "GP"),
        ("", "MP"),
    ],
)
def test_the_primary_score_is_announced(system: str, score: str) -> None:
    """The first score that the encoded type names; match points unless it says otherwise."""
    assert primary_score(system) == score
    assert of_teams(TEAMS._replace(system=system), Terms()).primary == score


def test_before_the_first_round() -> None:
    """Teams without a round have no points, and boards all the same; there need be no teams either."""
    tournament = drawn_up(((1, 2), (3, 4)), "1:\n2:\n3:\n4:")
    event = of_teams(tournament, Terms())
    assert (event.tables["MP"].scores, event.tables["MP"].rounds, event.boards) == ([0, 0], 0, 2)
    assert len(of_teams(drawn_up((), ""), Terms()).table()) == 0


@pytest.mark.parametrize("seed", range(10))
def test_what_two_teams_share(seed: int) -> None:
    """Without forfeits the game points of two teams add up to the boards of their match."""
    event = of_teams(drawn_team_event(random.Random(seed), gaps=0.0), Terms())
    table = event.tables["GP"]
    for position, row in enumerate(table.opponents):
        for round_, opponent in enumerate(row):
            if opponent >= 0:
                assert table.points[position][round_] + table.points[opponent][round_] == 10 * event.boards
                assert sum(event.board_points[position][round_]) == table.points[position][round_]


@pytest.mark.parametrize("name", ["team-swiss-positions.zip", "documents-systems/olympiad-positions.zip"])
def test_the_corpus_declares_the_same_points(name: str) -> None:
    """Where another program declared match points and game points, they follow from the games."""
    declared = 0
    for path, data in archive(name):
        tournament = read(data).tournament
        assert is_team_event(tournament), path
        own = scores(matches_of(tournament, rounds_played(tournament)))
        for team, points in zip(tournament.teams, own, strict=True):
            if team.match_points is not None:
                assert (team.match_points, team.game_points) == points, path
                declared += 1
    assert declared or "swiss" in name


def test_the_fixtures_can_be_read() -> None:
    """Every fixture of the corpus is read without a fault, those of teams as such."""
    folder = SHARED / "corpus" / "team-swiss"
    if not folder.exists():
        pytest.skip("team-swiss: no corpus at ../shared or in PAIRWRIGHT_SHARED")
    for path in sorted(folder.glob("*.input")):
        tournament = read(path.read_bytes()).tournament
        assert is_team_event(tournament) is path.name.startswith("team_"), path.name
