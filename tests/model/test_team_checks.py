"""What cannot be in what is said of teams."""

from __future__ import annotations

import pytest

from pairwright.errors import Severity, UnreadableFile
from pairwright.formats.base import read, write
from pairwright.model.checks import FATAL, problems
from pairwright.model.colour import Colour
from pairwright.model.result import Result, Worth
from pairwright.model.team import (
    AbnormalTeamPoints,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    PairingByes,
    Team,
    TeamBye,
    TeamEvent,
    TeamVirtualPoints,
)
from pairwright.model.tournament import Forbidden, Tournament
from tests.support.team_events import drawn_up

SOUND = drawn_up(((1, 2), (3, 4)), "1: 3w1\n2: 4b=\n3: 1b0\n4: 2w=")
HALF, ABSENT = Result.HALF_BYE, Result.ABSENT


def found(tournament: Tournament) -> list[tuple[str, str, int]]:
    """Code, record and round of every problem."""
    return [(one.code, one.place.record, one.place.round) for one in problems(tournament)]


def test_a_sound_tournament_of_teams() -> None:
    """Nothing to tell."""
    event = TeamEvent(MatchScoring(30, 10, 0), "WB", byes=(TeamBye(2, 1, HALF),), line_ups=(LineUp(1, 1, 2, (1, 2)),))
    assert found(SOUND._replace(team_event=event)) == []


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (TeamEvent(byes=(TeamBye(2, 9, HALF),)), [("no-such-team", "240", 2)]),
        (TeamEvent(byes=(TeamBye(0, 1, HALF),)), [("range", "240", 0)]),
        (TeamEvent(byes=(TeamBye(2, 1, HALF), TeamBye(2, 1, ABSENT))), [("two-byes", "240", 2)]),
        (TeamEvent(byes=(TeamBye(2, 1, Result.WIN),)), [("bye", "240", 2)]),
        (TeamEvent(pairing_byes=PairingByes(teams=(0, 9))), [("no-such-team", "320", 2)]),
        (TeamEvent(forfeits=(ForfeitedMatch(2, 1, 1),)), [("forfeit", "330", 2)]),
        (
            TeamEvent(forfeits=(ForfeitedMatch(2, 1, 2), ForfeitedMatch(2, 2, 1, Colour.WHITE))),
            [("forfeit", "330", 2)],
        ),
        (TeamEvent(line_ups=(LineUp(1, 1, 2, (1, 9)),)), [("no-such-player", "300", 1)]),
        (TeamEvent(line_ups=(LineUp(1, 1, 1, (1, 2)),)), [("line-up", "300", 1)]),
        (TeamEvent(line_ups=(LineUp(2, 1), LineUp(2, 1, 2))), [("line-up", "300", 2)]),
        (TeamEvent(line_ups=(LineUp(2, 1, 2, (3,)),)), [("line-up", "300", 2)]),
        (TeamEvent(line_ups=(LineUp(2, 1, 2, (1, 0, 0, 1)),)), [("line-up", "300", 2)]),
        (TeamEvent(forbidden=(Forbidden((1, 9)),)), [("no-such-team", "260", 1)]),
        (TeamEvent(virtual_points=(TeamVirtualPoints(10, 0, 2, 1, 1, 2),)), [("range", "250", 0)]),
        (TeamEvent(colours="WX"), [("colours", "352", 0)]),
        (TeamEvent(MatchScoring(10, 20, 0)), [("scoring", "362", 0)]),
        (TeamEvent(abnormal_points=(AbnormalTeamPoints(5, None, Worth.UNKNOWN, 2),)), [("abnormal-points", "299", 2)]),
        (TeamEvent(abnormal_points=(AbnormalTeamPoints(5, None, None, 2, (9,)),)), [("no-such-team", "299", 2)]),
    ],
)
def test_records(event: TeamEvent, expected: list[tuple[str, str, int]]) -> None:
    """Unknown teams and players, ranges, second statements: told with their record and round, and no file with such an
    error is let in."""
    tournament = SOUND._replace(team_event=event)
    assert found(tournament) == expected
    errors = [one.code for one in problems(tournament) if one.severity is Severity.ERROR]
    if FATAL & set(errors):
        with pytest.raises(UnreadableFile):
            read(write(tournament, "json").text.encode())


def test_teams_and_their_members() -> None:
    """Two teams with one number, a player in two teams: only where teams are what takes part."""
    twice = SOUND._replace(teams=(Team(1, "A", (1, 2)), Team(1, "B", (2, 3))))
    assert [code for code, _, _ in found(twice)][:2] == ["member-twice", "same-team"]
    individuals = twice._replace(system="FIDE_DUTCH_2026")
    assert [code for code, _, _ in found(individuals)] == ["two-teams"]
    (problem,) = problems(SOUND._replace(teams=(Team(1, "A", (1, 2, 1)), Team(2, "B", (3, 4)))))
    assert str(problem) == "player 1: named twice as a member of A"


def test_boards_that_stay_empty() -> None:
    """A team with fewer members than there are boards, and one without any."""
    teams = (Team(1, "A", (1, 2)), Team(2, "B", (3,)), Team(3, "C", ()))
    event = TeamEvent(colours="WB", line_ups=(LineUp(1, 2, 1, (3, 4)),))
    tournament = SOUND._replace(teams=teams, team_event=event)
    told = [str(one) for one in problems(tournament) if one.code == "few-members"]
    assert told == [
        "record 310: team 2 has 1 member; expected one for each of the 2 boards; the others stay empty",
        "record 310: team 3 has 0 members; expected one for each of the 2 boards; the others stay empty",
    ]


def test_a_round_that_was_left_out() -> None:
    """A match of round 3 is forfeited, and round 2 has none."""
    event = TeamEvent(colours="WB", forfeits=(ForfeitedMatch(3, 2, 1, Colour.WHITE),))
    (problem,) = problems(SOUND._replace(team_event=event))
    assert str(problem) == (
        "record 310, round 2: no match, though a later round has some; expected the matches of every round"
    )


def test_a_line_up_against_another_team() -> None:
    """The opponent it names is not the one that was met."""
    teams = (Team(1, "A", (1, 2)), Team(2, "B", (3, 4)), Team(3, "C", (5, 6)))
    tournament = drawn_up(((1, 2), (3, 4), (5, 6)), "1: 3w1\n2: 4b=\n3: 1b0\n4: 2w=\n5: Z\n6: Z")
    event = TeamEvent(colours="WB", line_ups=(LineUp(1, 1, 3, (1, 2)),))
    (problem,) = problems(tournament._replace(teams=teams, team_event=event))
    assert str(problem) == "record 310, round 1: team 1: its line-up names another opponent than it met"


def test_declared_points() -> None:
    """Match points or game points that do not follow from the games are told."""
    teams = (Team(1, "A", (1, 2), match_points=20, game_points=15), Team(2, "B", (3, 4), match_points=10))
    (problem,) = problems(SOUND._replace(teams=teams))
    assert str(problem) == "record 310: 1.0 match points declared for team 2; expected 0.0 by the games"
