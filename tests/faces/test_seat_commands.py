"""The commands scheveningen and skalitzka."""

import json
from pathlib import Path

from tests.support.command import Command


def test_scheveningen(command: Command) -> None:
    """The table of the document, a column for each round."""
    done = command("scheveningen", "4")
    assert done.exit == 0
    assert [line.split() for line in done.lines[2:6]] == [
        ["1", "A1-B1", "B2-A1", "A1-B3", "B4-A1"],
        ["2", "A2-B2", "B3-A2", "A2-B4", "B1-A2"],
        ["3", "A3-B3", "B4-A3", "A3-B1", "B2-A3"],
        ["4", "A4-B4", "B1-A4", "A4-B2", "B3-A4"],
    ]
    assert "White stands first." in done.lines


def test_balanced_and_double(command: Command) -> None:
    """The other way to give colours; every round a second time."""
    done = command("scheveningen", "3", "--colours", "balanced", "--double")
    assert done.lines[0] == "Scheveningen table, 3 boards, double"
    assert done.lines[2].split() == ["1", "A1-B1", "B2-A1", "A1-B3", "B3-A1", "A1-B2", "B1-A1"]


def test_two_boards_have_one_table(command: Command) -> None:
    """With two boards there is nothing to balance, and that is said."""
    done = command("scheveningen", "2", "--colours", "balanced")
    assert any(line.startswith("With two boards whole teams change colour") for line in done.lines)


def test_three_teams(command: Command) -> None:
    """A sheet for every match, with the team that is free; rounds are counted through."""
    done = command("scheveningen", "2", "--teams", "3")
    assert [line for line in done.lines if "is free" in line] == ["B-C  A is free", "A-B  C is free", "C-A  B is free"]
    assert done.lines[-5].split() == ["1", "C1-A1", "A2-C1"]


def test_charts(command: Command) -> None:
    """A chart for every team: opponent and colour in every round, and room for results."""
    done = command("scheveningen", "2", "--charts")
    assert done.lines[2] == "A"
    assert [line.split() for line in done.lines[4:6]] == [["1", "B1w", "B2b"], ["2", "B2w", "B1b"]]


def test_skalitzka(command: Command) -> None:
    """The document's table: capitals, small letters, figures."""
    done = command("skalitzka", "2")
    assert [line.split()[1:] for line in done.lines[2:5]] == [["A-a", "1-A"], ["b-1", "a-2"], ["2-B", "B-b"]]
    assert command("skalitzka", "28").lines[2].split() == ["1", "A1-B1", "C1-A1"]


def test_skalitzka_of_an_odd_number(command: Command) -> None:
    """It is refused, and why."""
    done = command("skalitzka", "7")
    assert done.exit == 3
    assert "needs an even number of boards" in done.err


def test_for_programs(command: Command, tmp_path: Path) -> None:
    """JSON and CSV have a line for every game; HTML is a page."""
    found = json.loads(command("skalitzka", "2", "--format", "json").out)
    assert found["rounds"][1]["games"][0] == {
        "table": 1,
        "white": {"seat": "1", "team": 3, "board": 1},
        "black": {"seat": "A", "team": 1, "board": 1},
    }
    rows = command("scheveningen", "2", "--format", "csv").lines
    assert rows[3] == "2,1,B2,A1,2,2,1,1"
    page = tmp_path / "table.html"
    assert command("scheveningen", "6", "--colours", "balanced", "--format", "html", "-o", page).exit == 0
    assert "B10-A10" not in page.read_text("utf-8")
    assert "B6-A1" in page.read_text("utf-8")


def test_refusals(command: Command) -> None:
    """What there is no table for, and what there is no word for."""
    assert command("scheveningen", "0").exit == 3
    assert command("scheveningen", "4", "--teams", "1").exit == 3
    assert command("scheveningen", "4", "--colours", "striped").exit == 3
    assert command("scheveningen", "101").exit == 4
