"""Laws of cross tables, on random tournaments."""

from hypothesis import given
from hypothesis import strategies as st

from pairwright.app.standings import Wanted, standings
from pairwright.app.tables.cards import cards
from pairwright.app.tables.chart import Chart, Order, chart
from pairwright.app.tables.round_robin import round_robin
from pairwright.faces.document import as_html, as_text
from pairwright.faces.tables import data, documents
from pairwright.faces.text import Canvas
from pairwright.model.tournament import Tournament
from tests.support.pages import shape
from tests.support.tournaments import team_tournaments, tournaments

EVENTS = st.one_of(tournaments(), team_tournaments())
BY_POINTS = Wanted("PTS")


def called(table: Chart) -> dict[int, int]:
    """What everybody is called in the table, by number."""
    return {
        line.participant.number: line.line if table.order is Order.PLACES else line.participant.number
        for line in table.lines
    }


@given(EVENTS, st.sampled_from(Order))
def test_who_met_whom_is_told_from_both_sides(tournament: Tournament, order: Order) -> None:
    """If 3 has 7 in a round, 7 has 3; and what they are called is where they stand."""
    table = chart(standings(tournament, BY_POINTS), order)
    names = called(table)
    lines = {line.participant.number: line for line in table.lines}
    assert sorted(names.values()) == sorted(set(names.values()))
    for number, line in lines.items():
        for cell in line.cells:
            assert cell.named == names.get(cell.opponent, 0)
            if cell.opponent:
                assert lines[cell.opponent].cells[cell.round - 1].opponent == number


@given(EVENTS)
def test_the_points_are_those_of_the_cells(tournament: Tournament) -> None:
    """And bonuses and penalties beside them; the score after the last round is the final one."""
    for line in chart(standings(tournament, BY_POINTS)).lines:
        assert line.points == sum([cell.points for cell in line.cells]) + line.beside
        if line.cells:
            assert line.cells[-1].total == line.points


@given(EVENTS)
def test_all_against_all_has_every_game_once(tournament: Tournament) -> None:
    """No cell of a line is lost, and with the rounds without an opponent they make its points."""
    table = round_robin(standings(tournament, BY_POINTS))
    for index, (line, meetings) in enumerate(zip(table.chart.lines, table.meetings, strict=True)):
        games = [cell for met in meetings for cell in met]
        assert sorted(games) == sorted([cell for cell in line.cells if cell.opponent])
        assert meetings[index] == ()
        assert sum([cell.points for cell in games]) + table.alone[index] + line.beside == line.points


@given(EVENTS)
def test_every_table_can_be_printed(tournament: Tournament) -> None:
    """Whatever the names are: as text, as a page that closes what it opens, as CSV and for programs."""
    found = standings(tournament, BY_POINTS)
    table, against, made = chart(found), round_robin(found), cards(found)
    for document in (
        documents.cross_table(found, table, str),
        documents.wall_chart(found, chart(found, Order.NUMBERS), str),
        documents.round_robin(found, against),
        documents.pairing_cards(found, made, str),
    ):
        assert as_text(document, Canvas())
        assert shape(as_html(document, "fa", str)).open == []
    assert data.chart_csv(table).count("\n") >= len(table.lines) + 1
    assert data.round_robin_csv(against)
    assert data.cards_csv(made)
    assert data.chart_object(table)["rounds"] == table.rounds
