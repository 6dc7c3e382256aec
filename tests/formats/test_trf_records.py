"""Header records, records for the pairing, extensions of the engines, teams and national records."""

from __future__ import annotations

import pytest

from pairwright.errors import Severity
from pairwright.formats.base import Reading, Strictness, read, write
from pairwright.model.colour import Colour
from pairwright.model.player import NationalRating
from pairwright.model.result import Result
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import Team, TeamBye, TeamVirtualPoints
from pairwright.model.tournament import ByeRequest, Forbidden, Record, Tournament, VirtualPoints
from tests.support.trf_text import player, small_open, trf


def strict(*records: str) -> Tournament:
    return read(small_open(*records), strictness=Strictness.STRICT).tournament


def repaired(*records: str) -> tuple[Reading, list[str]]:
    reading = read(small_open(*records))
    return reading, [problem.code for problem in reading.problems if problem.severity is Severity.REPAIR]


def test_header() -> None:
    """What the tournament says of itself."""
    dates = "132".ljust(91) + "26/03/07  26/03/08"
    information = strict(
        "012 Spring Open",
        "022 Anywhere",
        "032 FRA",
        "042 2026/03/07",
        "052 2026/03/08",
        "062 4",
        "092 Individual: Swiss System",
        "102 Arbiter, Chief",
        "112 Arbiter, First",
        "112 Arbiter, Second",
        "122 90 min + 30 s",
        dates,
        "172 FRA FIDON",
        "182 Pairwright",
        "222 5400+30",
    ).information
    assert information == (
        "Spring Open",
        "Anywhere",
        "FRA",
        "2026/03/07",
        "2026/03/08",
        "Individual: Swiss System",
        "Arbiter, Chief",
        ("Arbiter, First", "Arbiter, Second"),
        "90 min + 30 s",
        "5400+30",
        ("2026/03/07", "2026/03/08"),
        "Pairwright",
        "FRA FIDON",
        (),
    )


def test_settings() -> None:
    """Rounds, initial colour, type and tie-breaks."""
    tournament = strict("142 9", "152 B", "192 FIDE_DUTCH_2026_BAKU", "202 BH/C1, SB", "212 PTS,DE")
    assert (tournament.planned_rounds, tournament.initial_colour) == (9, Colour.BLACK)
    assert tournament.system == "FIDE_DUTCH_2026_BAKU"
    assert (tournament.tie_breaks, tournament.ranks_by) == (("BH/C1", "SB"), ("PTS", "DE"))


@pytest.mark.parametrize(
    ("records", "expected"),
    [
        ((), STANDARD),
        (("162  W 3.0    D 1.0    L 0.0",), Scoring.of(30, 10)),
        (("162 W 3.0 D 1.0",), Scoring.of(30, 10)),
        (("162  P 0.5",), Scoring.of(10, 5, pairing_bye=5)),
        (("162  W 2.0    D 1.0    L 0.5    A 0.0    P 1.0",), Scoring.of(20, 10, 5, pairing_bye=10)),
        (("162  Z 0.5",), Scoring.of(10, 5, absence=5)),
        (("162  X 0.0",), STANDARD._replace(unknown=0)),
        (("BBW  3.0", "BBD  1.0", "BBL  0.0", "BBU  1.0"), Scoring.of(30, 10, pairing_bye=10)),
        (("BBZ  0.5", "BBF  0.3"), STANDARD._replace(absence=5, forfeit_loss=3)),
        (("XXS W=3 D=1",), Scoring.of(30, 10, pairing_bye=10)),
        (("XXS W=3 BW=4", "XXS PAB=1.5"), Scoring.of(30, 5, pairing_bye=15)._replace(win_black=40)),
        (("XXS W=3 W=2",), Scoring.of(20, 5, pairing_bye=10)),
        (
            ("XXS WD=.4 BD=.6 WL=.1 BL=.2 ZPB=.3 HPB=.7 FPB=.8 FW=.9 FL=.1",),
            Scoring(10, 4, 1, 10, 3, 9, 1, 8, 7, 4, 10, 6, 2),
        ),
        (("XXS W=3 D=1 PAB=3", "162  W 3.0    D 1.0"), Scoring.of(30, 10)),
    ],
)
def test_scoring(records: tuple[str, ...], expected: Scoring) -> None:
    """Points for every result, in the words of all three families."""
    assert strict(*records).scoring == expected


def test_the_official_record_counts() -> None:
    """If an extension says otherwise than the official record, that one counts, and I am told."""
    reading, codes = repaired("XXR 7", "142 9", "XXC black1", "152 W", "XXS W=2", "162  W 3.0")
    assert codes == ["record-twice", "record-twice", "scoring"]
    tournament = reading.tournament
    assert (tournament.planned_rounds, tournament.initial_colour, tournament.scoring.win) == (9, Colour.WHITE, 30)


def test_extensions_of_engines() -> None:
    """XXR, XXC, XXZ and XXP."""
    tournament = strict("XXR 9", "XXC rank black1", "XXZ 2 4", "XXP 3 1")
    assert (tournament.planned_rounds, tournament.initial_colour) == (9, Colour.BLACK)
    assert tournament.numbered_by_position
    assert tournament.requests == (ByeRequest(3, 2, Result.ABSENT), ByeRequest(3, 4, Result.ABSENT))
    assert tournament.forbidden == (Forbidden((1, 3), 1, 9),)


def test_byes_of_all_kinds_of_records_are_merged() -> None:
    """240, XXZ and the columns say who will not play."""
    data = trf("240 H 003    1    2", "240 F 004    1", "XXZ 1 3", player(1), player(2), player(3), player(4, "Z"))
    reading = read(data.replace(b"240 H 003", b"240 H 001"), strictness=Strictness.STRICT)
    assert reading.tournament.requests == (
        ByeRequest(1, 1, Result.HALF_BYE),
        ByeRequest(1, 2, Result.HALF_BYE),
        ByeRequest(1, 3, Result.ABSENT),
        ByeRequest(1, 4, Result.ABSENT),
        ByeRequest(4, 1, Result.FULL_BYE),
    )


def test_two_kinds_of_byes() -> None:
    """Two kinds of byes for one player and round: the first counts, the player's own line before all."""
    reading, codes = repaired("240 H 003    1", "240 Z 003    1")
    assert (codes, reading.tournament.requests) == (["two-byes"], (ByeRequest(3, 1, Result.HALF_BYE),))


def test_byes_of_past_rounds_are_told_only_if_they_differ() -> None:
    """For a paired round the players' lines count."""
    data = trf("240 H 001    3", player(1, "2w1"), player(2, "1b0"), player(3, "H"))
    assert read(data).problems == ()
    (problem,) = read(data.replace(b"240 H", b"240 F")).problems
    assert (problem.code, problem.severity) == ("bye", Severity.NOTICE)


def test_forbidden_pairs() -> None:
    """By rounds; a blank last round is the first; 999 is the end."""
    tournament = strict("260 001 002    1    2    3", "260 003        2    4", "260 001 999    1    4")
    assert tournament.forbidden == (Forbidden((1, 4), 1, 0), Forbidden((1, 2, 3), 1, 2), Forbidden((2, 4), 3, 3))


def test_players_who_are_not_there() -> None:
    """A number that is nobody's is passed over and told."""
    reading, codes = repaired("260 001 002    1    2    9", "XXZ 8", "240 H 003    7", "260 001 002    1    6")
    assert sorted(codes) == ["forbidden", *["no-such-player"] * 4]
    assert (reading.problems[0].place.line, reading.problems[0].place.column) == (1, 26)
    assert reading.tournament.forbidden == (Forbidden((1, 2), 1, 2),)
    assert reading.tournament.requests == ()


@pytest.mark.parametrize(
    "records",
    [
        ("250       1.0 001 002    1    2", "250       0.5 003 003    1    2"),
        ("XXA    1  1.0  1.0  0.5", "XXA    2  1.0  1.0  0.5"),
        ("250       1.0 001        1    2", "250       1.0 002 002    1    2", "250       0.5 003        1    2"),
        ("250       0.5 001 003    1    2", "250       0.5 001 002    1    2"),
        (
            "250       1.0 001 002    1    2",
            "250       0.5 003 003    1    2",
            "XXA    1  1.0  1.0  0.5",
            "XXA    2  1.0  1.0  0.5",
        ),
    ],
)
def test_virtual_points(records: tuple[str, ...]) -> None:
    """However they are written, the same virtual points are the same value."""
    assert strict(*records).virtual_points == (VirtualPoints(10, 1, 2, 1, 2), VirtualPoints(5, 3, 3, 1, 2))


def test_match_points_of_individuals() -> None:
    """Virtual points in the columns of match points are read as points, and told."""
    reading, codes = repaired("250  1.0      001 002    1    2")
    assert (codes, reading.tournament.virtual_points) == (["points"], (VirtualPoints(10, 1, 2, 1, 2),))


def test_points_in_other_columns() -> None:
    """XXA with one blank between is read by its order."""
    reading, codes = repaired("XXA    1 1.0 1.0")
    assert (codes, reading.tournament.virtual_points) == (["shifted"], (VirtualPoints(10, 1, 2, 1, 1),))


def test_withdrawals_and_late_entries() -> None:
    """The comments in which I keep them are read; every other comment stays as it is."""
    tournament = strict("### Withdrawal @ Round 5: 1 2", "### Late entry @ Round 3: 4", "### Withdrawal of somebody")
    assert [person.withdrawn_from for person in tournament.players] == [5, 5, 0, 0]
    assert tournament.player(4).enters_in == 3
    assert tournament.other_records == (Record("###", " Withdrawal of somebody"),)


def test_expulsions() -> None:
    """A comment like the others; written back as it was read, and a loss where a format has no such thing."""
    tournament = strict("### Expulsion @ Round 3: 2")
    assert [person.expelled_from for person in tournament.players] == [0, 3, 0, 0]
    assert "### Expulsion @ Round 3: 2\n" in write(tournament).text
    lost = [str(loss) for loss in write(tournament, "trf16-bbp").losses]
    assert [loss for loss in lost if "expulsions" in loss] != []
    found, codes = repaired("###expulsion @round 3 2")
    assert (codes, found.tournament.players[1].expelled_from) == (["comment"], 3)


def test_unknown_records_are_kept() -> None:
    """Records that mean nothing here are written back as they stand; unknown codes are told."""
    lines = ("801 A  1  2", "ACC 1  1", "999 Something  else", "xy", "###")
    tournament = strict(*lines)
    assert tuple(record.code + record.text for record in tournament.other_records) == lines
    assert all(f"{line}\n" in write(tournament).text for line in lines)
    told = [problem.place.record for problem in read(small_open(*lines)).problems if problem.code == "unknown-record"]
    assert told == ["999", "xy"]


def test_old_teams() -> None:
    """013: name and members; the order of the lines is the order of the teams."""
    assert strict(
        "013 Club A                             1    2", "013 Club B                             3"
    ).teams == (
        Team(0, "Club A", (1, 2)),
        Team(0, "Club B", (3,)),
    )


def test_teams() -> None:
    """310: number, name, nickname, strength, points, rank and members; then 013 does not count. Where teams are what
    takes part, the points that are written are those of the games."""
    line = "310   7 Club A                           CLA   2400.5    3.0    5.5   1     1    2"
    tournament = strict(line, "013 Club A                             1    2")
    assert tournament.teams == (Team(7, "Club A", (1, 2), "CLA", "2400.5", 30, 55, 1),)
    assert [record.code for record in tournament.other_records] == ["013"]
    assert line in write(tournament._replace(system="FIDE_DUTCH_2026")).text
    assert line.replace("3.0    5.5", "0.0    0.0") in write(tournament).text


def test_records_of_team_events_name_teams() -> None:
    """Where there are teams with numbers, byes, virtual points and forbidden pairings are those of teams."""
    lines = [
        "310   7 Club A                                                                1    2",
        "310   8 Club B                                                                3    4",
    ]
    tournament = strict(*lines, "240 H 003    7", "260 001 002    7    8", "250  1.0      001 002    7    8")
    assert (tournament.requests, tournament.forbidden, tournament.virtual_points) == ((), (), ())
    event = tournament.team_event
    assert event.byes == (TeamBye(3, 7, Result.HALF_BYE),)
    assert event.forbidden == (Forbidden((7, 8), 1, 2),)
    assert event.virtual_points == (TeamVirtualPoints(10, 0, 1, 2, 7, 8),)
    announced = strict("192 FIDE_DUTCH_2026", *lines, "240 H 003    1")
    assert announced.requests == (ByeRequest(3, 1, Result.HALF_BYE),)


def test_national_records() -> None:
    """A line with a federation as its code belongs to its player."""
    line = "IRI    1 w NM بازیکن یک                         2010 IRI         123 1999/12/31"
    reading = read(small_open() + trf(line, "TUR   99   " + "x" * 10), strictness=Strictness.STRICT)
    assert reading.tournament.player(1).national == (
        NationalRating("IRI", 2010, "w", "NM", "بازیکن یک", "IRI", "123", "1999/12/31"),
    )
    assert [record.code for record in reading.tournament.other_records] == ["TUR"]
    assert line in write(reading.tournament).text


def test_a_second_record_is_kept() -> None:
    """Of two names the first counts; the second is not lost."""
    reading = read(small_open("012 One", "012 Two"))
    assert reading.tournament.information.name == "One"
    assert reading.tournament.other_records == (Record("012", " Two"),)
    assert [problem.code for problem in reading.problems] == ["record-twice"]


@pytest.mark.parametrize(
    ("written", "read_as", "code"),
    [("2026-03-07", "2026/03/07", "date"), ("7.3.2026", "2026/03/07", "date"), ("spring", "spring", "date")],
)
def test_dates(written: str, read_as: str, code: str) -> None:
    """A date that can be read in one way only is mended; any other text is kept."""
    reading = read(small_open(f"042 {written}"))
    assert reading.tournament.information.start == read_as
    assert [problem.code for problem in reading.problems] == [code]


def test_the_number_of_players_is_compared() -> None:
    """062 is informative; if it is wrong I am told."""
    (problem,) = read(small_open("062 5")).problems
    assert (problem.code, problem.severity) == ("players", Severity.NOTICE)
    assert read(small_open("062 4 (1 woman)")).tournament.other_records == (Record("062", " 4 (1 woman)"),)


@pytest.mark.parametrize(
    ("records", "code"),
    [
        ((), "trf16"),
        (("XXR 5",), "trf16-javafo"),
        (("XXR 5", "BBW 3.0"), "trf16-bbp"),
        (("XXR 5", "142 5"), "trf26"),
    ],
)
def test_the_dialect_of_a_file(records: tuple[str, ...], code: str) -> None:
    """The records tell which dialect a file is written in."""
    assert read(small_open(*records)).format == code
