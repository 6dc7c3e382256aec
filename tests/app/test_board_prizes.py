"""Best scores on each board."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pairwright.app.board_prizes import RESERVES, Belonging, BoardsAsked, By, board_prizes, performance
from pairwright.errors import NotApplicable
from pairwright.model.team import TeamEvent
from pairwright.model.tournament import Tournament
from tests.support.team_events import drawn_up

MEMBERS = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12))


def played() -> Tournament:
    """Three rounds on two boards; 3 and 12 are reserves who play once; 11 wins without a game once."""
    text = """
    1 2400: 4w1 7b1 10w=
    2 2300: 5b= 8w1 Z
    3 2200: Z Z 11b1
    4 2350: 1b0 10w1 7b1
    5 2250: 2w= 12b1 8w1
    6 2150: Z Z Z
    7 2300: 10w= 1w0 4w0
    8 2200: 11b0 2b0 5b0
    9 2100: Z Z Z
    10 2200: 7b= 4b0 1b=
    11 2100: 8w1 Z 3w0
    12 2000: Z 5w0 Z
    """
    return drawn_up(MEMBERS, text, TeamEvent(colours="WB"))._replace(system="FIDE_TEAM")


def order(tournament: Tournament, asked: BoardsAsked) -> dict[int, list[tuple[int, int]]]:
    """(place, number) by board."""
    return {
        board: [(one.rank, one.number) for one in scores] for board, scores in board_prizes(tournament, asked).boards
    }


def test_by_points_then_percentage_then_performance() -> None:
    """Members count for the board of their place in the list, reserves for none."""
    assert order(played(), BoardsAsked()) == {
        1: [(1, 1), (2, 4), (3, 10), (4, 7)],
        2: [(1, 5), (2, 2), (3, 11), (4, 8)],
        RESERVES: [(1, 3), (2, 12)],
    }


def test_a_score_in_all_its_parts() -> None:
    """2½ of 3 against 2350, 2300 and 2200: an average of 2283, and 273 for 83 hundredths."""
    best = board_prizes(played(), BoardsAsked()).boards[0][1][0]
    assert (best.games, best.points, best.share, best.performance) == (3, 25, Fraction(5, 6), 2283 + 273)
    assert best.played_on == ((1, 3),)


def test_by_percentage_with_a_least_number_of_games() -> None:
    """Half of the rounds unless something else is said; who has fewer is listed without a place."""
    assert order(played(), BoardsAsked(By.PERCENTAGE))[2][:2] == [(1, 5), (2, 2)]
    assert order(played(), BoardsAsked(By.PERCENTAGE))[RESERVES] == [(0, 3), (0, 12)]
    assert order(played(), BoardsAsked(By.PERCENTAGE, least_games=1))[RESERVES] == [(1, 3), (2, 12)]


def test_games_can_count_for_the_board_they_were_played_on() -> None:
    """The reserve 3 played on board 2."""
    found = board_prizes(played(), BoardsAsked(of=Belonging.PLAYED))
    assert [board for board, _ in found.boards] == [1, 2]
    assert 3 in [one.number for one in found.boards[1][1]]


def test_forfeits_are_no_games() -> None:
    """Neither won nor lost."""
    text = "1: 3w1\n2: 4b+\n3: 1b0\n4: 2w-"
    found = board_prizes(drawn_up(((1, 2), (3, 4)), text), BoardsAsked())
    assert [one.number for _, scores in found.boards for one in scores] == [1, 3]


def test_after_an_earlier_round() -> None:
    """Later rounds do not count; one there is not is refused."""
    assert board_prizes(played(), BoardsAsked(after_round=1)).boards[0][1][0].games == 1
    with pytest.raises(NotApplicable, match="the last round is 3"):
        board_prizes(played(), BoardsAsked(after_round=4))


def test_whom_nothing_separates_share_a_place() -> None:
    """Equal points, percentage and performance."""
    text = "1 2000: 3w=\n2 2000: 4b1\n3 2000: 1b=\n4 2000: 2w0"
    assert order(drawn_up(((1, 2), (3, 4)), text), BoardsAsked())[1] == [(1, 1), (1, 3)]


def test_performance_ratings() -> None:
    """Opponents without a rating do not count; nobody rated, no performance."""
    assert performance([(2000, 2), (2101, 1)]) == 2051 + 193
    assert performance([]) == 0


def test_everybody_team_by_team() -> None:
    """In the order of the lists; who never played is not there."""
    assert [one.number for one in board_prizes(played(), BoardsAsked()).everybody] == [1, 2, 3, 4, 5, 7, 8, 10, 11, 12]
