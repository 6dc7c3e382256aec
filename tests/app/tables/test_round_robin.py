"""Everybody against everybody."""

import pytest

from pairwright.app.standings import Wanted, standings
from pairwright.app.tables.chart import Order
from pairwright.app.tables.round_robin import LARGEST, RoundRobinTable, round_robin
from pairwright.errors import TooLarge
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.event import Meeting
from tests.support.crosstables import crosstable

TWICE = """
1: 2w1 3b= Z   2b= 3w0 Z
2: 1b0 Z   3w1 1w= Z   3b-
3: Z   1w= 2b0 Z   1b1 2w+
"""


def table_of(tournament: Tournament, order: Order = Order.PLACES) -> RoundRobinTable:
    return round_robin(standings(tournament, Wanted("PTS", meeting=Meeting.PREDETERMINED)), order)


def test_a_cell_has_all_the_games_of_two_players() -> None:
    """In the order of the rounds, each with its colour; nothing on the diagonal."""
    table = table_of(crosstable(TWICE), Order.NUMBERS)
    found = [
        [" ".join([f"{cell.colour.value}{cell.result.code}" for cell in met]) for met in row] for row in table.meetings
    ]
    assert found == [
        ["", "w1 b=", "b= w0"],
        ["b0 w=", "", "w1 b-"],
        ["w= b1", "b0 w+", ""],
    ]


def test_lines_and_columns_stand_in_the_same_order() -> None:
    """By places as a rule: 3 has 2½ points, 1 has 2, 2 has 1½."""
    table = table_of(crosstable(TWICE))
    assert [line.participant.number for line in table.chart.lines] == [3, 1, 2]
    assert [[cell.round for cell in met] for met in table.meetings[0]] == [[], [2, 5], [3, 6]]


def test_what_no_game_brought() -> None:
    """The points of a free round are in the sum, so the table says where they are."""
    table = table_of(crosstable("1: 2w1 U\n2: 1b0 3w1\n3: Z 2b0"), Order.NUMBERS)
    assert table.alone == (10, 0, 0)
    assert [line.points for line in table.chart.lines] == [20, 10, 0]


def test_too_many_for_a_table_of_all_against_all() -> None:
    """Nobody could read it, and it has the square of them in cells."""
    with pytest.raises(TooLarge, match=str(LARGEST)):
        table_of(Tournament(tuple([Player(number) for number in range(1, LARGEST + 2)])))
