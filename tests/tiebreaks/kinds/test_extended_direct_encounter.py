"""Extended direct encounter of teams (C.07 art. 13.3), a case for every sentence."""

from __future__ import annotations

import pytest

from pairwright.errors import NotApplicable
from pairwright.tiebreaks.acronym import parse
from pairwright.tiebreaks.base import How, Part
from pairwright.tiebreaks.editions import FROM_2023, FROM_2024
from pairwright.tiebreaks.event import Terms
from pairwright.tiebreaks.ranking import rank
from tests.support.encounters import PREDETERMINED, column, places, players, steps, teams, working

CHAINS = ["EDE", "EDEBT", "EDEBB", "EDET", "EDEB"]


@pytest.mark.parametrize("code", CHAINS)
def test_the_primary_score_first(code: str) -> None:
    """13.3.1: the match decides by match points."""
    assert places(teams(2, "1-2 100="), code=code) == {2: 1, 1: 2}


def test_the_primary_score_may_be_game_points() -> None:
    """13.3.1: 2 has most game points, 1 most match points: the primary score decides."""
    matches = "1-2 1===, 1-3 1===, 2-3 1111"  # game points 5, 5.5, 1.5; match points 4, 2, 0
    assert places(teams(3, matches, primary="GP"), code="EDE") == {2: 1, 1: 2, 3: 3}
    assert places(teams(3, matches, primary="MP"), code="EDE") == {1: 1, 2: 2, 3: 3}


def test_the_secondary_score_if_no_tie_was_broken() -> None:
    """13.3.1: a circle of three wins: all have 2 match points, so the game points decide."""
    circle = "1-2 1111, 2-3 1==1, 3-1 1==="  # game points 5.5, 3, 3.5
    assert places(teams(3, circle), code="EDE") == {1: 1, 3: 2, 2: 3}


def test_the_secondary_score_not_if_a_tie_was_broken() -> None:
    """13.3.1 and 13.3.3: 1 comes first by match points; 2 and 3 begin again with their own match, in which the game
    points against 1 do not count."""
    assert places(teams(3, "1-2 1111, 1-3 1===, 2-3 ===="), code="EDE") == {1: 1, 2: 2, 3: 2}


def test_a_new_subset_begins_with_the_primary_score() -> None:
    """13.3.3: five teams with 4 match points each; by game points 2 is last, the others have 8.5 each. Of these 4 and 5
    won twice against each other's rivals, 1 and 3 once; 4 beat 5, and 1 beat 3, who has more game points among them."""
    matches = "1-2 1111, 1-3 1===, 1-4 ==00, 1-5 ==00, 2-3 ==00, 2-4 1===, 2-5 1===, 3-4 111=, 3-5 =000, 4-5 111="
    event = teams(5, matches)
    sums = {score: [sum(row) for row in event.table(score).points] for score in ("MP", "GP")}
    assert sums == {"MP": [40, 40, 40, 40, 40], "GP": [85, 60, 85, 85, 85]}
    assert places(event, code="EDE") == {4: 1, 5: 2, 1: 3, 3: 4, 2: 5}


def test_a_match_that_was_not_played() -> None:
    """6.1.1: a match won by forfeit is no meeting, unless /P or the pairings were predetermined."""
    forfeited = "1-2 ++++"
    assert places(teams(2, forfeited), code="EDE") == {1: 1, 2: 1}
    assert places(teams(2, forfeited), code="EDE/P") == {1: 1, 2: 2}
    assert places(teams(2, forfeited, PREDETERMINED), code="EDE") == {1: 1, 2: 2}
    assert places(teams(2, ""), code="EDEBT") == {1: 1, 2: 1}


def test_not_all_have_met_by_both_scores() -> None:
    """6.3 in 13.3.1: by match points 3 can still come level with 1, by game points no more: a missing match can bring
    four. If 1 had won less high it could."""
    matches = "1-2 1111, 1-3 ====, 1-4 1111, 3-4 1===, 2-4 ===="  # 1 has 10; 3 has 4.5
    assert places(teams(4, matches), code="EDE") == {1: 1, 2: 2, 3: 2, 4: 2}
    less = "1-2 1===, 1-3 ====, 1-4 1111, 3-4 1===, 2-4 ===="  # 1 has 8.5
    assert places(teams(4, less), code="EDE") == {1: 1, 2: 1, 3: 1, 4: 1}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("EDE", {1: 1, 2: 1}),
        ("EDEBT", {1: 1, 2: 2}),
        ("EDEBB", {1: 1, 2: 2}),
        ("EDET", {1: 1, 2: 2}),
        ("EDEB", {1: 1, 2: 2}),
    ],
)
def test_two_still_tied_on_both(code: str, expected: dict[int, int]) -> None:
    """13.3.2: a match drawn 2-2 in which 1 won on the upper boards: a lower board count, the better top board, and more
    without the bottom board."""
    assert places(teams(2, "1-2 1100"), code=code) == expected
    assert places(teams(2, "2-1 1100"), code=code) == {3 - number: place for number, place in expected.items()}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("EDEBT", {1: 1, 2: 2}),
        ("EDEBB", {2: 1, 1: 2}),
        ("EDET", {1: 1, 2: 2}),
        ("EDEB", {2: 1, 1: 2}),
    ],
)
def test_after_an_equal_board_count(code: str, expected: dict[int, int]) -> None:
    """12.1 to 12.3: 1 won on boards 1 and 4: the board count is 5 and 5. The top board is for 1; without the bottom
    board 2 has more."""
    assert places(teams(2, "1-2 1001"), code=code) == expected


def test_nothing_differs() -> None:
    """Four drawn boards: no chain separates the two."""
    for code in CHAINS:
        assert places(teams(2, "1-2 ===="), code=code) == {1: 1, 2: 1}


def test_boards_of_two_matches() -> None:
    """Two matches between the two: the boards of both count together."""
    assert places(teams(2, "1-2 1100, 1-2 0011"), code="EDEBT") == {1: 1, 2: 1}
    assert places(teams(2, "1-2 1100, 1-2 0101"), code="EDET") == {1: 1, 2: 2}


def test_boards_only_for_two() -> None:
    """13.3.2: of three who are still tied on both, the boards decide nothing."""
    circle = "1-2 1==0, 2-3 1==0, 3-1 0==1"
    assert set(places(teams(3, circle), code="EDEBT").values()) == {1}


def test_boards_for_two_who_are_left() -> None:
    """13.3.2: 3 is placed by match points; the two who are left are a pair, and have their boards compared."""
    matches = "1-2 1==0, 1-3 1111, 2-3 1111"
    assert places(teams(3, matches), code="EDE") == {1: 1, 2: 1, 3: 3}
    assert places(teams(3, matches), code="EDEBT") == {1: 1, 2: 2, 3: 3}


def test_boards_not_while_a_match_is_open() -> None:
    """Two who may still get ahead of each other are not tied on both yet."""
    assert places(teams(2, "1-2 1100, 1-2 ****"), code="EDEBT") == {1: 1, 2: 1}


def test_the_edition_of_2023() -> None:
    """Then the secondary score came only if all were still tied: 1 and 2, who have beaten each other, stay tied once 3
    has been placed, though 2 won higher."""
    each_other = "1-2 1===, 2-1 1111"
    third = f"{each_other}, 1-3 1111, 2-3 1111"
    for rules in (FROM_2023, FROM_2024):
        assert places(teams(2, each_other, Terms(rules)), code="EDE") == {2: 1, 1: 2}
    assert places(teams(3, third, Terms(FROM_2023)), code="EDE") == {1: 1, 2: 1, 3: 3}
    assert places(teams(3, third, Terms(FROM_2024)), code="EDE") == {2: 1, 1: 2, 3: 3}


def test_chains_are_new() -> None:
    """The four chains have names since 2026."""
    with pytest.raises(NotApplicable, match="EDEBT: it came after edition 2024-08"):
        rank(teams(2, "1-2 1100", Terms(FROM_2024)), [parse("EDEBT")])


def test_only_for_teams() -> None:
    """Individuals have one score: EDE is refused."""
    with pytest.raises(NotApplicable, match="EDE: it is for teams"):
        rank(players(2, "1-2 1"), [parse("EDE")])


def test_a_team_alone() -> None:
    """A team that is tied with nobody is first of its group."""
    assert places(teams(2, "1-2 1100"), [1], "EDEBT") == {1: 1}


def test_the_working() -> None:
    """Both scores, then the boards as far as the first difference."""
    value = working(teams(2, "1-2 1001"), 2, code="EDEBB")
    assert (value.total, value.how, value.parts) == (1, How.LAST_STEP, (Part(1, 1, 1, 1),))
    assert steps(value) == [
        "Tied are 1, 2. The match points of the matches among them are compared.",
        "In match points 1 scores 1 in the matches among them.",
        "In match points 2 scores 1 in the matches among them.",
        "Tied are 1, 2. The game points of the matches among them are compared.",
        "In game points 1 scores 2 in the matches among them.",
        "In game points 2 scores 2 in the matches among them.",
        "1 has board count 5 in the match between them; the lower is the better (C.07 art. 12.1).",
        "2 has board count 5 in the match between them; the lower is the better (C.07 art. 12.1).",
        "1 scores 1 on the boards up to 3 of the match between them (C.07 art. 12.3).",
        "2 scores 2 on the boards up to 3 of the match between them (C.07 art. 12.3).",
        "This gives place 1 among the tied.",
    ]


def test_the_working_of_the_top_board() -> None:
    """Board by board until they differ; a third team is not told of it."""
    event = teams(3, "1-2 =10=, 1-3 1111, 2-3 1111")
    assert steps(working(event, 1, code="EDET"))[-5:] == [
        "1 scores 0.5 on board 1 of the match between them (C.07 art. 12.2).",
        "2 scores 0.5 on board 1 of the match between them (C.07 art. 12.2).",
        "1 scores 1 on board 2 of the match between them (C.07 art. 12.2).",
        "2 scores 0 on board 2 of the match between them (C.07 art. 12.2).",
        "This gives place 1 among the tied.",
    ]
    assert len(steps(working(event, 3, code="EDET"))) == 5
    assert column(event, code="EDET").of_group


def test_no_teams() -> None:
    """Without teams there are no places."""
    assert rank(teams(0, ""), [parse("EDEBT"), parse("DE")]).rows == ()
