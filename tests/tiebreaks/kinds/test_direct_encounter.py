"""Direct encounter (C.07 art. 6), a case for every sentence."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from pairwright.formats.base import read
from pairwright.tiebreaks.base import How, Part
from pairwright.tiebreaks.crosstable import Worths
from pairwright.tiebreaks.editions import EDITIONS
from pairwright.tiebreaks.encounters import AS_GAME
from pairwright.tiebreaks.event import Meeting, Terms, of_individuals
from pairwright.tiebreaks.kinds.direct_encounter import AVERAGE
from tests.support.corpus import report
from tests.support.crosstables import crosstable
from tests.support.encounters import PREDETERMINED, column, places, players, steps, teams, working
from tests.support.values import ranking

BOTH = [Terms(), PREDETERMINED]


@pytest.mark.parametrize("terms", BOTH)
def test_all_have_met(terms: Terms) -> None:
    """6.2: if all the tied have met, the points from their games give the order."""
    assert places(players(3, "1-2 0, 1-3 =, 2-3 =", terms)) == {2: 1, 3: 2, 1: 3}


@pytest.mark.parametrize("terms", BOTH)
def test_smaller_ties_begin_again(terms: Terms) -> None:
    """6.2: a tie that is left is looked at again, with the games of that subset only."""
    games = "1-2 1, 2-3 1, 3-1 1, 1-4 =, 2-4 1, 3-4 1"  # 2 and 3 have 2 points, 1 has 1.5, 4 has 0.5
    assert places(players(4, games, terms)) == {2: 1, 3: 2, 1: 3, 4: 4}


def test_no_further_ties_can_be_resolved() -> None:
    """6.2: who is equal in a subset that does not change any more shares the place."""
    games = "1-2 1, 2-3 1, 3-1 1, 1-4 1, 2-4 1, 3-4 1"
    assert places(players(4, games)) == {1: 1, 2: 1, 3: 1, 4: 4}
    assert places(players(2, "1-2 =")) == {1: 1, 2: 1}


def test_only_games_among_the_tied() -> None:
    """6.1: games against others do not count."""
    games = "1-2 0, 1-3 1, 2-3 0"
    assert places(players(3, games), [1, 2]) == {2: 1, 1: 2}
    assert places(players(3, games)) == {1: 1, 2: 1, 3: 1}


def test_forfeits_are_no_meetings() -> None:
    """6.1.1: a game won by forfeit is left out, so the two have not met."""
    assert places(players(2, "1-2 +")) == {1: 1, 2: 1}
    assert places(players(3, "1-2 +, 1-3 1, 2-3 1")) == {1: 1, 2: 1, 3: 1}


@pytest.mark.parametrize(("games", "expected"), [("1-2 +", {1: 1, 2: 2}), ("1-2 --", {1: 1, 2: 1})])
def test_forfeits_as_games(games: str, expected: dict[int, int]) -> None:
    """6.1.1: if the rules of the tournament include them (DE/P), forfeits are equivalent to games played."""
    assert places(players(2, games), code="DE/P") == expected


def test_forfeits_with_predetermined_pairings() -> None:
    """15.2: with predetermined pairings forfeits are regular games."""
    assert places(players(3, "1-2 +, 1-3 =, 2-3 1", PREDETERMINED)) == {1: 1, 2: 2, 3: 3}


def test_several_games_are_one_addend() -> None:
    """6.1.2: of two who met twice the average counts: 3 has 1.5 with 1/2 a meeting, 1 and 2 have 3/4."""
    event = players(3, "1-2 1, 2-1 =, 1-3 0, 2-3 =")
    assert places(event) == {3: 1, 1: 2, 2: 3}
    assert steps(working(event, 1))[1:4] == [
        "3 scores 1.5 in the games among them.",
        "1 scores 0.75 in the games among them.",
        "2 scores 0.75 in the games among them.",
    ]


def test_a_forfeit_is_no_part_of_the_average() -> None:
    """6.1.1 and 6.1.2: one of two games was forfeited: the other one counts alone, unless forfeits count too."""
    event = players(2, "1-2 =, 2-1 +")
    assert places(event) == {1: 1, 2: 1}
    assert places(event, code="DE/P") == {2: 1, 1: 2}


def test_two_met_three_times() -> None:
    """6.1.2: 1 has 4/3, 2 has 7/6, 3 has 1/2; all games added up, 2 would be first."""
    event = players(3, "1-2 =, 1-2 0, 1-2 =, 1-3 1, 2-3 =")
    assert places(event) == {1: 1, 2: 2, 3: 3}
    parts = working(event, 1).parts
    assert sum([part.amount for part in parts]) == Fraction(4, 3)
    assert parts[0] == Part(Fraction(1, 6), 1, 2, Fraction(1, 2), Fraction(1, 3), AVERAGE)
    assert parts[3] == Part(1, 4, 3, 1)


def test_certain_to_be_first() -> None:
    """6.3: not all have met, but 1 stays alone in front whatever happens; the other two have not met."""
    assert places(players(3, "1-2 1, 1-3 1")) == {1: 1, 2: 2, 3: 2}


def test_not_alone_in_front() -> None:
    """6.3: 2 can still come level with 1, so nobody is certain."""
    assert places(players(3, "1-2 1, 1-3 =")) == {1: 1, 2: 1, 3: 1}


def test_certain_to_be_second_and_so_on() -> None:
    """6.3: the same for the second place when the first is given this way; 3 and 4, who have not met, stay tied."""
    games = "1-2 1, 1-3 1, 1-4 1, 2-3 1, 2-4 1"
    assert places(players(4, games)) == {1: 1, 2: 2, 3: 3, 4: 3}


def test_second_is_not_looked_at_before_the_first() -> None:
    """6.3: nobody is certain of the first place, so the last one, who lost all games, is not placed either."""
    assert places(players(4, "1-2 =, 1-4 1, 2-4 1, 3-4 1")) == {1: 1, 2: 1, 3: 1, 4: 1}


def test_the_rest_begins_again() -> None:
    """6.3: 1 has not met 4, but is certain of the first place; those left have all met, and their own games decide."""
    games = "1-2 1, 1-3 1, 2-3 =, 2-4 1, 3-4 ="
    assert places(players(4, games)) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_a_game_without_result_is_missing() -> None:
    """A game that is still being played can end any way."""
    assert places(players(2, "1-2 *")) == {1: 1, 2: 1}
    assert places(players(3, "1-2 1, 1-3 1, 2-3 *")) == {1: 1, 2: 2, 3: 2}
    assert places(players(3, "1-2 1, 1-3 *, 2-3 0")) == {1: 1, 3: 1, 2: 1}


@pytest.mark.parametrize(("games", "expected"), [("1-2 1, 2-1 *", {1: 1, 2: 1}), ("1-2 1, 2-1 0, 1-2 *", {1: 1, 2: 2})])
def test_a_second_game_without_result(games: str, expected: dict[int, int]) -> None:
    """6.1.2 and 6.3: it can move the average: after one win the other can come level, after two no more."""
    assert places(players(2, games)) == expected


def test_no_certain_place_with_predetermined_pairings() -> None:
    """6.3 speaks of Swiss tournaments: in a round robin under way nothing is decided before all have met."""
    assert places(players(3, "1-2 1, 1-3 1", PREDETERMINED)) == {1: 1, 2: 1, 3: 1}


def test_every_edition() -> None:
    """Who is certain to be first came first in every edition of the regulation."""
    for rules in EDITIONS:
        assert places(players(3, "1-2 1, 1-3 1", Terms(rules))) == {1: 1, 2: 2, 3: 2}


def test_other_scorings() -> None:
    """With 3-1-0 a game brings what it brings: one win is more than two draws, and a missing game can bring 3."""
    three = Worths(30, 10, 0)
    halves = "1-2 =, 1-3 =, 1-4 =, 2-3 1, 3-4 1, 4-2 1"
    assert places(players(4, halves)) == {1: 1, 2: 1, 3: 1, 4: 1}
    assert places(players(4, halves, worths=three)) == {2: 1, 3: 1, 4: 1, 1: 4}
    missing = "1-2 1, 1-3 1, 1-4 0, 2-4 =, 3-4 ="  # 1 and 4 have 2 and 2, or 6 and 5
    assert places(players(4, missing)) == {1: 1, 2: 1, 3: 1, 4: 1}
    assert places(players(4, missing, worths=three)) == {1: 1, 4: 2, 2: 3, 3: 3}


def test_a_tied_group_of_one() -> None:
    """Who is tied with nobody is first of his group."""
    event = players(3, "1-2 1")
    assert places(event, [2]) == {2: 1}
    assert steps(working(event, 2, [2])) == ["Nobody else is tied here."]


def test_nobody_has_met() -> None:
    """A group of whom no two have met stays as it is."""
    assert set(places(players(300, "1-2 *")).values()) == {1}


def test_teams_by_one_score() -> None:
    """13: for teams the matches count, by the primary score unless another is named."""
    event = teams(2, "1-2 1=0=")
    assert places(event) == places(event, code="DE:GP") == {1: 1, 2: 1}
    assert places(teams(2, "1-2 11==", primary="GP"), code="DE:MP") == {1: 1, 2: 2}
    assert steps(working(teams(2, "1-2 1=00"), 1, code="DE:GP"))[:3] == [
        "Tied are 1, 2. The game points of the matches among them are compared.",
        "In game points 2 scores 2.5 in the matches among them.",
        "In game points 1 scores 1.5 in the matches among them.",
    ]


def test_the_most_of_a_missing_match() -> None:
    """6.3: by game points, a missing match of four boards can bring four points."""
    assert places(teams(3, "1-2 1111, 1-3 111="), code="DE:GP") == {1: 1, 2: 2, 3: 2}
    assert places(teams(3, "1-2 1111, 1-3 =000"), code="DE:GP") == {1: 1, 2: 1, 3: 1}


def test_the_working_of_a_complete_table() -> None:
    """The games with their rounds and opponents, the mini-table, what is looked at again, and the place."""
    value = working(players(4, "1-2 1, 2-3 1, 3-1 1, 1-4 =, 2-4 1, 3-4 1"), 3)
    assert (value.total, value.how) == (2, How.LAST_STEP)
    assert value.parts == (Part(0, 2, 2, 0), Part(1, 3, 1, 1), Part(1, 6, 4, 1))
    assert steps(value) == [
        "Tied are 1, 2, 3, 4. The games among them are compared.",
        "2 scores 2 in the games among them.",
        "3 scores 2 in the games among them.",
        "1 scores 1.5 in the games among them.",
        "4 scores 0.5 in the games among them.",
        "Still tied are 2, 3. The games among them are compared.",
        "2 scores 1 in the games among them.",
        "3 scores 0 in the games among them.",
        "This gives place 2 among the tied.",
    ]


def test_the_working_where_not_all_have_met() -> None:
    """The least and the most everybody can have, who is certain of a place, and why nobody more is."""
    value = working(players(3, "1-2 1, 1-3 1"), 3)
    assert steps(value) == [
        "Tied are 1, 2, 3. The games among them are compared.",
        "Not all of them have met; encounters that are missing: 1.",
        "1 scores at least 2 and at most 2 in the games among them.",
        "2 scores at least 0 and at most 1 in the games among them.",
        "3 scores at least 0 and at most 1 in the games among them.",
        "1 is certain of place 1 among them, whatever the missing encounters bring.",
        "No further place is certain: 2 is sure of 0 only, and 3 can have 1 (C.07 art. 6.3).",
        "Still tied are 2, 3. The games among them are compared.",
        "Not all of them have met; encounters that are missing: 1.",
        "2 scores at least 0 and at most 1 in the games among them.",
        "3 scores at least 0 and at most 1 in the games among them.",
        "No place is certain: 2 is sure of 0 only, and 3 can have 1 (C.07 art. 6.3).",
        "This gives place 2 among the tied.",
    ]


def test_the_working_in_a_round_robin_under_way() -> None:
    """It says that nothing is decided, and how many games are missing."""
    assert steps(working(players(3, "1-2 1, 1-3 1", PREDETERMINED), 1)) == [
        "Tied are 1, 2, 3. The games among them are compared.",
        "Not all of them have met; encounters that are missing: 1.",
        "So no place is decided among them.",
        "This gives place 1 among the tied.",
    ]


def test_the_working_of_a_large_group() -> None:
    """Of hundreds only the member itself and those who keep each other from a certain place are shown."""
    found = steps(working(players(300, "1-2 1, 3-4 =, 5-6 1"), 4))
    assert found == [
        "300 are tied. The games among them are compared.",
        "Not all of them have met; encounters that are missing: 44847.",
        "1 scores at least 1 and at most 299 in the games among them.",
        "5 scores at least 1 and at most 299 in the games among them.",
        "4 scores at least 0.5 and at most 298.5 in the games among them.",
        "No place is certain: 1 is sure of 1 only, and 5 can have 299 (C.07 art. 6.3).",
        "This gives place 1 among the tied.",
    ]


def test_the_working_of_forfeits() -> None:
    """A forfeit that counts is marked with the article that lets it."""
    assert working(players(2, "1-2 +"), 1, code="DE/P").parts == (Part(1, 1, 2, 1, 1, AVERAGE),)
    assert working(players(2, "1-2 +", PREDETERMINED), 1).parts == (Part(1, 1, 2, 1, 1, AS_GAME),)


def test_the_working_of_a_large_group_that_is_decided() -> None:
    """Of seventeen only the first and the last have not met; all places are certain, and all who have one are shown."""
    pairs = [(one, other) for one in range(1, 18) for other in range(one + 1, 18) if (one, other) != (1, 17)]
    games = ", ".join(f"{one}-{other} {'=' if (one, other) == (2, 16) else '1'}" for one, other in pairs)
    event = players(17, games)
    assert list(places(event).values()) == list(range(1, 18))
    found = steps(working(event, 17))
    assert found[:3] == [
        "17 are tied. The games among them are compared.",
        "Not all of them have met; encounters that are missing: 1.",
        "1 scores at least 15 and at most 16 in the games among them.",
    ]
    assert found[-2:] == [
        "16 is certain of place 16 among them, whatever the missing encounters bring.",
        "This gives place 17 among the tied.",
    ]


def test_in_the_standings() -> None:
    """The place is printed inside the group of those with equal points; the list goes on where it decides nothing."""
    event = crosstable("""
        1: 3w1 2b0 4w1
        2: 4b0 1w1 3w1
        3: 1b0 4w1 2b0
        4: 2w1 3b0 1b0
        """)
    found = ranking(event, "PTS,DE,DE")
    assert [(row.number, row.rank) for row in found.rows] == [(2, 1), (1, 2), (3, 3), (4, 4)]
    assert (found.texts(1), found.texts(2)) == (["1", "2", "1", "2"], ["1", "1", "1", "1"])


@pytest.mark.parametrize("meeting", list(Meeting))
def test_the_report_of_three_meetings(meeting: Meeting) -> None:
    """A reported fault of another program: two of three tied players met three times."""
    folder = report("23")
    expect = json.loads((folder / "case.json").read_text("utf-8"))["expect"]
    tournament = read((folder / "input.trf").read_bytes()).tournament
    event = of_individuals(tournament, Terms(meeting=meeting))
    group = [int(number) for number in expect["encounter_points"]]
    for number, points in expect["encounter_points"].items():
        assert sum([part.amount for part in working(event, int(number), group).parts]) == Fraction(points)
    ranks = expect["standings"]["ranks"]
    assert places(event, group) == {number: ranks[str(number)] for number in group}
    assert column(event, group).of_group


def test_nobody() -> None:
    """Without participants there are no places."""
    assert ranking(crosstable(""), "DE,PTS,DE").rows == ()
