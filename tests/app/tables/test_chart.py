"""Who met whom, round by round."""

from pairwright.app.standings import Wanted, standings
from pairwright.app.tables.chart import Chart, Order, chart
from pairwright.model.result import Result, Worth
from pairwright.model.tournament import AbnormalPoints, Tournament
from pairwright.tiebreaks.event import Meeting
from tests.support.crosstables import crosstable

SWISS = """
1: 4w0 2b= U
2: 3b1 1w= 4b=
3: 2w0 4b0 H
4: 1b1 3w1 2w=
"""
"""4 has 2½, 2 has 2, 1 has 1½, 3 has ½."""


def made(
    tournament: Tournament,
    order: Order = Order.PLACES,
    codes: str = "PTS",
    after_round: int = 0,
    meeting: Meeting = Meeting.SWISS,
) -> Chart:
    return chart(standings(tournament, Wanted(codes, after_round=after_round, meeting=meeting)), order)


def named(table: Chart) -> list[list[int]]:
    return [[cell.named for cell in line.cells] for line in table.lines]


def test_in_a_cross_table_opponents_are_named_by_final_place() -> None:
    """Not by number, and not by the place they had when the round was played."""
    table = made(crosstable(SWISS))
    assert [line.participant.number for line in table.lines] == [4, 2, 1, 3]
    assert named(table) == [[3, 4, 2], [4, 3, 1], [1, 2, 0], [2, 1, 0]]
    assert table.shares_places is False


def test_in_a_wall_chart_opponents_are_named_by_number() -> None:
    """The lines stand by number too."""
    table = made(crosstable(SWISS), Order.NUMBERS)
    assert [line.participant.number for line in table.lines] == [1, 2, 3, 4]
    assert named(table) == [[4, 2, 0], [3, 1, 4], [2, 4, 0], [1, 3, 2]]
    assert [line.place for line in table.lines] == [3, 2, 4, 1]


def test_the_score_runs() -> None:
    """After every round the sum so far; byes bring what they are worth."""
    table = made(crosstable(SWISS), Order.NUMBERS)
    assert [[cell.total for cell in line.cells] for line in table.lines] == [
        [0, 5, 15],
        [10, 15, 20],
        [0, 0, 5],
        [10, 20, 25],
    ]


def test_after_an_earlier_round() -> None:
    """The table as it was then, places and all."""
    table = made(crosstable(SWISS), after_round=1)
    assert table.rounds == 1
    assert [(line.place, line.participant.number) for line in table.lines] == [(1, 2), (1, 4), (3, 1), (3, 3)]
    assert named(table) == [[4], [3], [2], [1]]
    assert table.shares_places is True


def test_a_line_is_named_where_places_are_shared() -> None:
    """Two players on place 1 cannot both be called 1: opponents are named by the line they stand in."""
    table = made(crosstable("1: 2w= 3b1\n2: 1b= 4w1\n3: 4w1 1w0\n4: 3b0 2b0"))
    assert [(line.line, line.place) for line in table.lines] == [(1, 1), (2, 1), (3, 3), (4, 4)]
    assert named(table) == [[2, 3], [1, 4], [4, 1], [3, 2]]


def test_bonuses_stand_beside_the_cells() -> None:
    """A penalty is in the points and in the running score, and in no game."""
    penalty = AbnormalPoints(-5, round=2, players=(4,))
    table = made(crosstable(SWISS)._replace(abnormal_points=(penalty,)))
    line = next(line for line in table.lines if line.participant.number == 4)
    assert (line.points, line.beside) == (20, -5)
    assert [cell.points for cell in line.cells] == [10, 10, 5]
    assert [cell.total for cell in line.cells] == [10, 15, 20]


def test_a_result_worth_other_points() -> None:
    """The cell keeps the result, and has the points it brought."""
    worth_less = AbnormalPoints(5, Worth.WIN, 1, (4,))
    table = made(crosstable(SWISS)._replace(abnormal_points=(worth_less,)))
    first = next(line for line in table.lines if line.participant.number == 4).cells[0]
    assert (first.result, first.points) == (Result.WIN, 5)


def test_tie_breaks_stand_beside_the_points() -> None:
    """Without the points; a code that is listed again has a key of its own."""
    table = made(crosstable(SWISS), codes="PTS,BH,BH/C1,BH")
    assert [code.key for code in table.codes] == ["BH", "BH/C1", "BH#2"]
    assert [code.title for code in table.codes] == ["Buchholz"] * 3
    assert table.asked == ("PTS", "BH", "BH/C1", "BH#2")
    assert table.lines[0].values == ("4.0", "3.5", "4.0")


def test_who_is_not_ranked_stands_at_the_end() -> None:
    """An expelled player has a line, and no place."""
    table = chart(standings(crosstable(SWISS), Wanted("PTS", expelled=(4,))))
    assert [(line.line, line.place, line.participant.number) for line in table.lines][-1] == (4, 0, 4)
    assert named(table) == [[3, 2, 4], [4, 1, 0], [1, 4, 0], [2, 3, 1]]


def test_games_that_do_not_count_are_shown_all_the_same() -> None:
    """Who leaves a round robin before half of his games is not ranked; what he played stands in the table and brings
    nobody anything (C.05 art. 6.6)."""
    played = crosstable(
        """
        1: 6w1 5b1 4w1 3b1 2w1
        2: 5w1 4b1 3w1 6b+ 1b0
        3: 4w1 6b1 2b0 1w0 5w1
        4: 3b0 2w0 1b0 5w1 6b+
        5: 2b0 1w0 6w+ 4b0 3b0
        6: 1b0 3w0 5b- 2w- 4w-
        """,
        rounds=5,
    )
    players = tuple([one._replace(withdrawn_from=3) if one.number == 6 else one for one in played.players])
    table = made(played._replace(players=players), meeting=Meeting.PREDETERMINED)
    first, last = table.lines[0], table.lines[-1]
    assert (first.participant.number, first.points) == (1, 40)
    assert (first.cells[0].opponent, first.cells[0].result, first.cells[0].counts) == (6, Result.WIN, False)
    assert [cell.total for cell in first.cells] == [0, 10, 20, 30, 40]
    assert (last.participant.number, last.place, last.points) == (6, 0, 0)
    assert [cell.opponent for cell in last.cells] == [1, 3, 5, 2, 4]


def test_nobody_and_nothing() -> None:
    """An empty tournament has an empty table; one before round 1 has lines without cells."""
    assert made(Tournament()).lines == ()
    assert [line.cells for line in made(crosstable("1:\n2:")).lines] == [(), ()]
