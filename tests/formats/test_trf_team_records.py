"""Records of a tournament of teams."""

from __future__ import annotations

import pytest

from pairwright.errors import Problem, Severity, UnreadableFile
from pairwright.formats.base import Reading, Strictness, read, write
from pairwright.model.colour import Colour
from pairwright.model.result import Result, Worth
from pairwright.model.round import RoundEntry
from pairwright.model.team import (
    AbnormalTeamPoints,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    PairingByes,
    TeamBye,
    TeamEvent,
    TeamVirtualPoints,
)
from pairwright.model.tournament import Forbidden, Record
from tests.support.trf_text import player, small_open, trf

TEAM_7 = f"310   7 {'Club A':65}   1    2"
TEAM_8 = f"310   8 {'Club B':65}   3    4"


def said(*records: str) -> TeamEvent:
    """What the records say of teams 7 and 8, read strictly."""
    return read(small_open(TEAM_7, TEAM_8, *records), strictness=Strictness.STRICT).tournament.team_event


def mended(*records: str) -> tuple[TeamEvent, list[tuple[str, int, int]]]:
    """The same read leniently, and the code, line and column of every repair."""
    reading = read(small_open(TEAM_7, TEAM_8, *records))
    repairs = [problem for problem in reading.problems if problem.severity is Severity.REPAIR]
    return reading.tournament.team_event, [(one.code, one.place.line, one.place.column) for one in repairs]


def faults(*records: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every fault."""
    with pytest.raises(UnreadableFile) as caught:
        read(small_open(TEAM_7, TEAM_8, *records))
    assert all(problem.found.template and problem.expected.template for problem in caught.value.problems)
    return [(one.code, one.place.line, one.place.column) for one in caught.value.problems]


def notices(reading: Reading) -> list[Problem]:
    """All that was told."""
    return [problem for problem in reading.problems if problem.severity is Severity.NOTICE]


@pytest.mark.parametrize(
    ("record", "field", "value"),
    [
        ("362 TW 3.0   TD 1.0   TL 0.5", "match_scoring", MatchScoring(30, 10, 5)),
        ("362 TW  3.0   TD  1.0", "match_scoring", MatchScoring(30, 10, 0)),
        ("352 WBWB", "colours", "WBWB"),
        ("352 wbbw", "colours", "WBBW"),
        ("320  1.0  2.0 007 000 008", "pairing_byes", PairingByes(10, 20, (7, 0, 8))),
        ("320  1.0           8", "pairing_byes", PairingByes(10, None, (0, 8))),
        ("240 H 001    7    8", "byes", (TeamBye(1, 7, Result.HALF_BYE), TeamBye(1, 8, Result.HALF_BYE))),
        ("240 f   9    8", "byes", (TeamBye(9, 8, Result.FULL_BYE),)),
        ("330 +-   2   7   8", "forfeits", (ForfeitedMatch(2, 7, 8, Colour.WHITE),)),
        ("330 -+ 002 008 007", "forfeits", (ForfeitedMatch(2, 8, 7, Colour.BLACK),)),
        ("330 --   2   7   8", "forfeits", (ForfeitedMatch(2, 7, 8, Colour.NONE),)),
        ("300   1   7   8 0000    1", "line_ups", (LineUp(1, 7, 8, (0, 1)),)),
        ("300 001 007        2    1", "line_ups", (LineUp(1, 7, 0, (2, 1)),)),
        ("250  2.0  1.5 001 002 0007 0008", "virtual_points", (TeamVirtualPoints(20, 15, 1, 2, 7, 8),)),
        ("250  2.0        1        7", "virtual_points", (TeamVirtualPoints(20, 0, 1, 1, 7, 7),)),
        ("260 002 003    8    7", "forbidden", (Forbidden((7, 8), 2, 3),)),
        ("299 -   1.0", "abnormal_points", (AbnormalTeamPoints(10, None, Worth.FORFEIT_LOSS),)),
        ("299 +   2.0   2.5", "abnormal_points", (AbnormalTeamPoints(20, 25, Worth.FORFEIT_WIN),)),
        ("299          -0.5  001    7", "abnormal_points", (AbnormalTeamPoints(None, -5, None, 1, (7,)),)),
    ],
)
def test_records(record: str, field: str, value: object) -> None:
    """Every record has its field, and comes back in a form that says the same."""
    event = said(record)
    assert event == TeamEvent()._replace(**{field: value})  # type: ignore[arg-type]
    tournament = read(small_open(TEAM_7, TEAM_8, record)).tournament
    assert read(write(tournament).text.encode()).tournament.team_event == event


@pytest.mark.parametrize(
    ("records", "expected"),
    [
        (("362 TX 3.0",), [("scoring", 3, 5)]),
        (("362 TW 3.0", "362 TW 2.0"), [("scoring", 4, 5)]),
        (("352 WBX",), [("colours", 3, 5)]),
        (("352 WB", "352 BW"), [("record-twice", 4, 1)]),
        (("320  x.0  2.0 007",), [("points", 3, 5)]),
        (("320  1.0  2.0 007008",), [("shifted", 3, 18)]),
        (("320  1.0", "320  1.0"), [("record-twice", 4, 1)]),
        (("240 U 001    7",), [("bye", 3, 5)]),
        (("240 H 001    7", "240 Z 001    7"), [("record-twice", 4, 1)]),
        (("330 ++   1   7   8",), [("forfeit", 3, 5)]),
        (("330 +-   1   7   7",), [("forfeit", 3, 12)]),
        (("330 +-       7   8",), [("number", 3, 8)]),
        (("330 +-   2   7   8", "330 +-   2   8   7"), [("record-twice", 4, 1)]),
        (("300   1   7   8    1    2", "300   1   7   8    2    1"), [("record-twice", 4, 1)]),
        (("300   1   7   7    1    2",), [("line-up", 3, 13)]),
        (("300   1   7   8 00011",), [("shifted", 3, 21)]),
        (("300   1   7   8    1    0    1",), [("line-up", 3, 27)]),
        (("192 FIDE_TEAM_TYPEA_MP_GP", "310   9 Club C" + " " * 47 + "x.0"), [("team", 4, 1)]),
        (("250 -1.0      001 001    7    8",), [("virtual-points", 3, 5)]),
        (("250  1.0      002 001    7    8",), [("range", 3, 15)]),
        (("299 X   1.0",), [("abnormal-points", 3, 5)]),
        (("299 -",), [("points", 3, 8)]),
        ((TEAM_7.replace("   1    2", "   1"),), [("member-twice", 3, 0), ("same-team", 3, 5)]),
    ],
)
def test_faults(records: tuple[str, ...], expected: list[tuple[str, int, int]]) -> None:
    """What cannot be read, and what contradicts itself, is refused where it stands."""
    assert sorted(faults(*records)) == sorted(expected)


@pytest.mark.parametrize(
    ("record", "column", "left"),
    [
        ("320  1.0  2.0 009 007", 15, TeamEvent(pairing_byes=PairingByes(10, 20, (0, 7)))),
        ("240 H 001    7    9", 19, TeamEvent(byes=(TeamBye(1, 7, Result.HALF_BYE),))),
        ("330 +-   2   9   8", 12, TeamEvent()),
        ("330 +-   2   7   9", 16, TeamEvent()),
        ("300   1   9   8    1", 9, TeamEvent()),
        ("300   1   7   9    1", 13, TeamEvent(line_ups=(LineUp(1, 7, 0, (1,)),))),
        ("250  1.0      001 001    1    6", 23, TeamEvent()),
        ("299     1.0         1    9", 26, TeamEvent()),
    ],
)
def test_teams_who_are_not_there(record: str, column: int, left: TeamEvent) -> None:
    """A number that is no team's is passed over and told."""
    assert mended(record) == (left, [("no-such-team", 3, column)])


def test_players_who_are_not_there() -> None:
    """A line-up with a player nobody knows has an empty board."""
    assert mended("300   1   7   8    1   99")[1] == [("no-such-player", 3, 22)]


def test_too_few_teams_that_may_not_meet() -> None:
    """One team alone cannot be kept from anybody."""
    assert mended("260 001 002    7")[1] == [("forbidden", 3, 1)]


def test_declared_points_are_compared() -> None:
    """Match points and game points of the team's line that do not follow from the games are told."""
    games = (player(1, "3w1"), player(2, "4b="), player(3, "1b0"), player(4, "2w="))
    right = "310   7 " + "Club A".ljust(46) + "   2.0    1.5" + " " * 6 + "   1    2"
    assert right[54:60].strip() == "2.0"
    assert notices(read(trf(right, TEAM_8, *games))) == []
    wrong = right.replace(" 2.0 ", " 1.0 ").replace(" 1.5 ", " 3.5 ")
    told = notices(read(trf(wrong, TEAM_8, *games)))
    assert [(one.code, one.place.line) for one in told] == [("team-points", 1), ("team-points", 1)]
    assert str(told[0]) == "line 1: 1.0 match points declared for team 7; expected 2.0 by the games"


def test_a_bye_and_a_match() -> None:
    """A team that plays and has a bye: the games count, and I am told."""
    games = (player(1, "3w1"), player(2, "4b="), player(3, "1b0"), player(4, "2w="))
    (problem,) = notices(read(trf(TEAM_7, TEAM_8, "240 H 001    8", *games)))
    assert (problem.code, problem.place.line, problem.place.round) == ("match", 2, 1)


def test_the_bye_of_a_team_is_one_bye() -> None:
    """All players of one team may have the pairing-allocated bye, in a round that is paired and in one to come."""
    teams = (TEAM_7, TEAM_8, f"310   9 {'Club C':65}   5    6")
    games = (player(1, "3w1", "U"), player(2, "4b=", "U"), player(3, "1b0"), player(4, "2w="))
    data = trf(*teams, *games, player(5, "U"), player(6, "U"))
    assert read(data, strictness=Strictness.STRICT).problems == ()
    two_teams = trf(*teams, *games[2:], player(1, "3w1"), player(2, "U"), player(5, "U"), player(6, "U"))
    assert "two-byes" in [problem.code for problem in read(two_teams.replace(b"2 w =", b"0 - Z")).problems]


def test_who_won_against_a_team_that_was_not_there() -> None:
    """Present players may name any player of the absent team, whose own lines say nothing."""
    data = trf(TEAM_7, TEAM_8, "330 +-   1   7   8", player(1, "3w+"), player(2, "3b+"), player(3), player(4))
    tournament = read(data, strictness=Strictness.STRICT).tournament
    assert [person.entries for person in tournament.players[:3]] == [
        (RoundEntry(3, Colour.WHITE, Result.FORFEIT_WIN),),
        (RoundEntry(0, Colour.NONE, Result.FORFEIT_WIN),),
        (RoundEntry(1, Colour.BLACK, Result.FORFEIT_LOSS),),
    ]
    with pytest.raises(UnreadableFile):
        read(data.replace(b"310", b"###").replace(b"330", b"###"))


def test_a_forfeited_game_without_colours() -> None:
    """Nobody gets a colour from a forfeited game; where none is written, one is put there and told."""
    data = trf(player(1, "2-+"), player(2, "1--"))
    (problem,) = read(data).problems
    assert (problem.code, problem.severity, problem.place.column) == ("no-colour", Severity.REPAIR, 97)
    with pytest.raises(UnreadableFile):
        read(trf(player(1, "2-1"), player(2, "1-0")))


def test_lists_of_individuals_keep_what_is_said_of_teams() -> None:
    """In a tournament of individuals the records of team events are kept as they stand."""
    tournament = read(small_open("192 FIDE_DUTCH_2026", TEAM_7, TEAM_8, "330 +-   1   7   8", "352 WB")).tournament
    assert tournament.team_event == TeamEvent()
    assert tournament.other_records == (Record("330", " +-   1   7   8"), Record("352", " WB"))


def test_teams_without_numbers_are_numbered_by_their_lines() -> None:
    """Records 013 of an announced tournament of teams: the first line is team 1."""
    lines = ("013 Club A                             1    2", "013 Club B                             3    4")
    tournament = read(
        small_open("192 FIDE_TEAM", *lines, "330 +-   1   1   2"), strictness=Strictness.STRICT
    ).tournament
    assert tournament.team_event.forfeits == (ForfeitedMatch(1, 1, 2, Colour.WHITE),)


def test_wide_points_are_told() -> None:
    """Four columns hold 9999, not more."""
    tournament = read(small_open(TEAM_7, TEAM_8)).tournament
    event = TeamEvent(abnormal_points=(AbnormalTeamPoints(1_000_000),), virtual_points=())
    assert any("wider" in str(loss) for loss in write(tournament._replace(team_event=event)).losses)


def test_a_member_named_twice() -> None:
    """He is a member once; that is told, and the tournament has no fault left."""
    reading = read(small_open("192 FIDE_TEAM_TYPEA_MP_GP", f"310   7 {'Club A':65}   1    2    1", TEAM_8))
    assert reading.tournament.teams[0].members == (1, 2)
    (repair,) = [one for one in reading.problems if one.severity is Severity.REPAIR]
    assert (repair.code, repair.place.line, repair.place.player) == ("member-twice", 2, 1)
    assert str(repair).endswith("member 1, who is named twice; expected every member once. The number was passed over")
