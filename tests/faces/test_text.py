"""Tables for people."""

import pytest

from pairwright.errors import say
from pairwright.faces.text import Canvas, Column, Table, render

BOARDS = Table(
    "Round 1",
    (Column(say("No"), is_number=True), Column(say("White")), Column(say("Pts"), is_number=True), Column(say("Black"))),
    (("12", "Blackwood, Benjamin", "10½", "Cottonwood, Catherine"),),
)


@pytest.mark.parametrize("width", [80, 46, 40, 32])
def test_a_narrow_terminal_shortens_names_and_no_numbers(width: int) -> None:
    """Whoever looks for his board on a telephone finds its number."""
    lines = render(BOARDS, Canvas(width)).splitlines()
    row = next(line for line in lines if "Bl" in line and "Round" not in line and "White" not in line)
    assert "12" in row
    assert "10½" in row
    assert all(len(line.replace("\033[1m", "").replace("\033[0m", "")) <= width for line in lines)


def test_on_the_narrowest_terminal_lines_run_over() -> None:
    """Six characters of a name are needed; below that the table is plain, and whole."""
    assert render(BOARDS, Canvas(20)) == render(BOARDS, Canvas())
    assert "Cottonwood, Catherine" in render(BOARDS, Canvas(20))
