"""The documents' methods for teams."""

from __future__ import annotations

import json
from fractions import Fraction
from zipfile import ZipFile

import pytest

from pairwright.errors import NotApplicable
from pairwright.formats.base import read
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import kinds, parse, parse_list
from pairwright.tiebreaks.base import Value
from pairwright.tiebreaks.event import Terms
from pairwright.tiebreaks.ranking import Ranking, rank
from pairwright.tiebreaks.teams import of_teams
from tests.support.corpus import needed, shared_file
from tests.support.crosstables import crosstable
from tests.support.values import ranking
from tests.tiebreaks.kinds.team_tables import team_event

OLYMPIAD = team_event(
    """
    1: 2w1===  3b11=0  U
    2: 1b0===  Z       3w+
    3: U       1w00=1  2b-
    """
)
"""Match points 5 2 1, game points 7 5.5 3.5 with the forfeit 4-0 and byes of 1 and 2."""


def standings(tournament: Tournament, codes: str) -> Ranking:
    return rank(of_teams(tournament, Terms()), parse_list(codes))


def values(tournament: Tournament, code: str) -> dict[int, str]:
    found = standings(tournament, code)
    return {row.number: text for row, text in zip(found.rows, found.texts(0), strict=True)}


def working(tournament: Tournament, code: str, position: int) -> Value:
    return standings(tournament, code).value(0, position)


def test_match_points_and_board_points() -> None:
    """Both scores, whichever the standings begin with."""
    assert values(OLYMPIAD, "MATCH-POINTS") == {1: "5.0", 2: "2.0", 3: "1.0"}
    assert values(OLYMPIAD, "BOARD-POINTS") == {1: "7.0", 2: "5.5", 3: "3.5"}


def test_olympiad_sonneborn_berger() -> None:
    """Team 1: 2 x 2.5 and its own 5 x 2 for the bye; 1 x 2.5 against the weakest is left out. Team 2 beat the absent
    3-1, which is the weakest and left out; nothing for its absence. The absent team made nothing."""
    assert values(OLYMPIAD, "OLYMPIAD-SB") == {1: "15.0", 2: "7.5", 3: "7.5"}
    parts = working(OLYMPIAD, "OLYMPIAD-SB", 1).parts
    assert [(part.round, part.of, part.times, part.cut is None) for part in parts] == [
        (1, 5, Fraction(3, 2), True),
        (3, 1, 3, False),
    ]
    parts = working(OLYMPIAD, "OLYMPIAD-SB", 2).parts
    assert [(part.opponent, part.of, part.times) for part in parts] == [(3, 1, 2), (1, 5, Fraction(3, 2)), (2, 2, 0)]


def test_of_several_weakest_the_smallest_product_goes() -> None:
    """All three opponents have 3 match points; the match that brought half a game point is left out."""
    table = team_event(
        """
        1: 2w1111 3w11== 4w=000 Z
        2: 1b0000 4w1111 3w1100 Z
        3: 4w1111 1b00== 2b0011 Z
        4: 3b0000 2b0000 1b=111 U
        5: Z      Z      Z      6w1111
        6: Z      Z      Z      5b0000
        """
    )
    assert values(table, "MATCH-POINTS") == {1: "4.0", 2: "3.0", 3: "3.0", 4: "3.0", 5: "2.0", 6: "0.0"}
    assert values(table, "OLYMPIAD-SB")[1] == "21.0"
    assert [part.round for part in working(table, "OLYMPIAD-SB", 0).parts if part.cut] == [3]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("OPPONENTS-MP", {1: "8.0", 2: "6.0", 3: "8.0"}),
        ("OPPONENTS-MP/C1", {1: "7.0", 2: "5.0", 3: "7.0"}),
        ("opponents_mp_c1", {1: "7.0", 2: "5.0", 3: "7.0"}),
    ],
)
def test_opponents_match_points(code: str, expected: dict[int, str]) -> None:
    """2 + 1 + 5 (itself), 5 + 1, 1 (itself) + 5 + 2; the second sum leaves the lowest out."""
    assert values(OLYMPIAD, code) == expected


def test_three_to_one_on_other_numbers_of_boards() -> None:
    """Three quarters of the boards, to half a point."""
    table = team_event("1: 2w+ 3w11\n2: 1b- Z\n3: U 1b00", boards=2)
    assert [part.times for part in working(table, "OLYMPIAD-SB", 0).parts] == [Fraction(3, 2), 2]


DRAWN = team_event("1: 2w=0=1\n2: 1b=1=0")


def test_the_winner_on_the_highest_board() -> None:
    """2-2: board 1 was drawn, on board 2 team 2 won."""
    found = standings(DRAWN, "PTS,HIGHEST-BOARD")
    assert [(row.number, row.rank) for row in found.rows] == [(2, 1), (1, 2)]
    working_of_2 = found.value(1, 1)
    assert [part.amount for part in working_of_2.parts] == [Fraction(1, 2), 1]
    assert [step.amount for step in working_of_2.steps] == [Fraction(1, 2), 1, 2, 1]


def test_a_forfeited_board_was_not_played() -> None:
    """Board 1 was won by forfeit, so the next one that somebody won decides."""
    table = team_event("1: 2w+0=x\n2: 1b-1=x")
    assert [row.number for row in standings(table, "HIGHEST-BOARD").rows] == [2, 1]


def test_nothing_is_decided_without_a_direct_match_or_among_three() -> None:
    """Two who have not met, and three who have, share the place."""
    apart = team_event("1: 3w1111\n2: 4w1111\n3: 1b0000\n4: 2b0000")
    assert [row.rank for row in standings(apart, "PTS,HIGHEST-BOARD").rows] == [1, 1, 3, 3]
    three = team_event("1: 2w1100 3w1100 U\n2: 1b0011 U 3w1100\n3: U 1b0011 2b0011")
    assert [row.rank for row in standings(three, "PTS,HIGHEST-BOARD").rows] == [1, 1, 1]


def test_direct_match_by_match_points() -> None:
    """Of two teams with equal board points the one that won their match."""
    table = team_event("1: 2w1110 3w0000\n2: 1b0001 3w1100\n3: U 1b1111")
    found = standings(table, "PTS:GP,DIRECT-ENCOUNTER:MP")
    assert [row.number for row in found.rows] == [3, 1, 2]


@pytest.mark.parametrize("code", ["MATCH-POINTS", "BOARD-POINTS", "OLYMPIAD-SB", "OPPONENTS-MP", "HIGHEST-BOARD"])
def test_they_are_for_teams(code: str) -> None:
    """Individuals have no match points."""
    with pytest.raises(NotApplicable, match="for teams"):
        ranking(crosstable("1: 2w1\n2: 1b0"), code)


def test_the_sums_of_the_olympiad_agree_with_an_independent_program() -> None:
    """All positions after round 1: the three sums of article 13 as they are when the round is paired."""
    compared = 0
    wrong = []
    with ZipFile(needed(shared_file("corpus/documents-systems/olympiad-positions.zip"))) as archive:
        expected = json.loads(archive.read("expected.json"))
        for name, position in expected.items():
            if position["round"] == 1:
                continue
            event = of_teams(read(archive.read(f"{name}.trf")).tournament, Terms(), position["round"] - 1)
            for index, code in enumerate(("OLYMPIAD-SB", "OPPONENTS-MP/C1", "OPPONENTS-MP")):
                asked = parse(code)
                column = kinds()[asked.name].column(event, asked)
                for at, number in enumerate(event.table().numbers):
                    sums = position["section_g"].get(str(number))
                    if sums is not None:
                        compared += 1
                        if Fraction(str(sums[index])) != column.exact(at):
                            wrong.append((name, number, code))
    assert wrong == []
    assert compared > 5000
