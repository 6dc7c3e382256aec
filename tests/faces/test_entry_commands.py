"""The commands enter and entries, and spreadsheets as answers."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from pairwright.faces import workbook
from tests.support.command import Command

LIST = """\
Name;Title;Elo;Fed;FIDE ID;Born
Ash, Ann;GM;2150;ENG;12345678;1990
Birch, Bo;XM;2050;ENG;;1985
Hazel, Hy;;2075;NOR;;2001
;;1500;;;
"""


@pytest.fixture
def list_file(tmp_path: Path) -> Path:
    """A list of three players and a row without a name."""
    path = tmp_path / "list.csv"
    path.write_text(LIST, "utf-8")
    return path


def cells(path: Path) -> list[list[object]]:
    """The rows of the first sheet of a spreadsheet."""
    return [list(row) for row in CalamineWorkbook.from_path(path).get_sheet_by_index(0).to_python()]


def test_a_list_becomes_a_tournament(command: Command, list_file: Path, tmp_path: Path) -> None:
    """Numbered by rating; every fault of the list is said with its line and column."""
    out = tmp_path / "new.trf"
    done = command("enter", list_file, "-o", out)
    assert done.exit == 0
    assert "repair: line 3, column 2: 'XM'" in done.err
    assert "error: line 5, column 1: a row without a name" in done.err
    assert "entered: 3 new, 0 changed" in done.err
    lines = [line for line in out.read_text("utf-8").splitlines() if line.startswith("001")]
    assert [line[14:24].strip() for line in lines] == ["Ash, Ann", "Hazel, Hy", "Birch, Bo"]


def test_without_an_output_nothing_is_changed(command: Command, list_file: Path, open_file: Path) -> None:
    """What would change is shown: places, lines, what is new and what is changed; gone players stay unless asked."""
    before = open_file.read_bytes()
    done = command("enter", list_file, "--into", open_file)
    assert done.exit == 0
    assert done.lines[0] == "Harbour Open: 1 new, 2 changed, 0 the same, 5 not in the list"
    shown = [line.split()[:4] for line in done.lines[2:4]]
    assert shown[0] == ["1", "2", "changed", "yes"]
    assert "Rtg: 2100, now 2150" in done.out
    assert [line.split()[2] for line in done.lines if " gone " in line] == ["no"] * 5
    assert open_file.read_bytes() == before


def test_a_dry_run_writes_nothing(command: Command, list_file: Path, open_file: Path, tmp_path: Path) -> None:
    """Even with an output."""
    out = tmp_path / "out.trf"
    assert "Hazel, Hy" in command("enter", list_file, "--into", open_file, "--dry-run", "-o", out).out
    assert not out.exists()


def test_late_entries_keep_all_numbers(command: Command, list_file: Path, open_file: Path, tmp_path: Path) -> None:
    """Two rounds are played: the new player is number 8, and a refused change is not made."""
    out = tmp_path / "out.trf"
    done = command("enter", list_file, "--into", open_file, "--refuse", "1", "-o", out)
    assert done.exit == 0
    assert "from round 3 on" in done.err
    text = out.read_text("utf-8")
    assert "001    1      Ash, Ann                          2100" in text
    assert "001    8      Hazel, Hy                         2075" in text
    assert "001    2      Birch, Bo                         2050 ENG             1985" in text


def test_the_kinds_that_are_taken(command: Command, list_file: Path, open_file: Path) -> None:
    """As JSON, for programs: what is taken, by what it was found, what changes."""
    done = command("enter", list_file, "--into", open_file, "--accept", "new", "--format", "json")
    answer = json.loads(done.out)
    taken = [(one["kind"], one["taken"]) for one in answer["differences"][:3]]
    assert taken == [("changed", False), ("changed", False), ("new", True)]
    assert answer["differences"][0]["found_by"] == "name"
    assert ["rating", "2100", "2150"] in answer["differences"][0]["changes"]
    assert [problem["line"] for problem in answer["problems"]] == [3, 5]
    assert command("enter", list_file, "--into", open_file, "--accept", "some").exit == 3


def test_nobody_is_removed_from_a_tournament_that_has_begun(
    command: Command, list_file: Path, open_file: Path, tmp_path: Path
) -> None:
    """It is refused whole, and nothing is written."""
    out = tmp_path / "out.trf"
    done = command("enter", list_file, "--into", open_file, "--accept", "all", "-o", out)
    assert done.exit == 3
    assert "withdraw him instead" in done.err
    assert not out.exists()


def test_strictly_a_list_with_faults_is_refused(command: Command, list_file: Path) -> None:
    """All of them are said."""
    done = command("enter", list_file, "--strict")
    assert done.exit == 3
    assert "'XM'" in done.err
    assert "without a name" in done.err


def test_pasted_names_from_standard_input(command: Command, tmp_path: Path) -> None:
    """A list of names alone, the arbiter names what it does not say."""
    path = tmp_path / "names.txt"
    path.write_text("مریم رضایی ۲۱۰۰\nعلی کریمی\n", "utf-8")
    answer = json.loads(command("enter", path, "--federation", "iri", "--format", "json").out)
    assert [one["entry"]["federation"] for one in answer["differences"]] == ["IRI", "IRI"]
    assert answer["differences"][0]["entry"]["rating"] == 2100


def test_places_that_are_not_there(command: Command, list_file: Path) -> None:
    """A place to refuse or to take apart has to be one of the list."""
    assert command("enter", list_file, "--refuse", "9").exit == 3
    assert command("enter", list_file, "--apart", "9").exit == 3
    assert command("enter", list_file, "--apart", "1").exit == 0


def test_the_list_of_entries(command: Command, open_file: Path, tmp_path: Path) -> None:
    """By number, by name; and as a spreadsheet that can be entered again: nothing changes."""
    assert command("entries", open_file).lines[0] == "Harbour Open: entries (7)"
    by_rating = command("entries", open_file, "--order", "rating", "--format", "csv")
    assert by_rating.lines[0].startswith("number,title,name,")
    assert by_rating.lines[1].startswith("1,,")
    out = tmp_path / "entries.xlsx"
    assert command("entries", open_file, "--format", "xlsx", "-o", out).exit == 0
    done = command("enter", out, "--into", open_file)
    assert done.lines[0] == "Harbour Open: 0 new, 0 changed, 7 the same, 0 not in the list"


@pytest.mark.parametrize("name", ["standings", "crosstable", "pair"])
def test_tables_as_spreadsheets(command: Command, open_file: Path, tmp_path: Path, name: str) -> None:
    """Numbers are numbers, half points too; names are text; the file is whole or not there."""
    out = tmp_path / "out.xlsx"
    assert command(name, open_file, "--format", "xlsx", "-o", out).exit == 0
    rows = cells(out)
    assert str(rows[0][0]).startswith("Harbour Open")
    flat = [cell for row in rows[3:] for cell in row]
    assert "Dogwood, Di" in flat
    assert 2.0 in flat


def test_a_spreadsheet_needs_a_file(command: Command, open_file: Path) -> None:
    """It is nothing for a terminal."""
    done = command("standings", open_file, "--format", "xlsx")
    assert done.exit == 3
    assert "(-o)" in done.err


def test_nothing_in_a_spreadsheet_is_a_formula(command: Command, tmp_path: Path) -> None:
    """Whatever somebody gave as his name."""
    source, out = tmp_path / "list.csv", tmp_path / "out.xlsx"
    source.write_text("Name;Elo\n=1+1;2000\n@cmd;1900\nhttp://x.example;1800\n", "utf-8")
    command("enter", source, "-o", tmp_path / "t.trf")
    assert command("entries", tmp_path / "t.trf", "--format", "xlsx", "-o", out).exit == 0
    sheet = CalamineWorkbook.from_filelike(BytesIO(out.read_bytes())).get_sheet_by_index(0)
    assert [row[1] for row in sheet.to_python()[3:]] == ["=1+1", "@cmd", "http://x.example"]


def test_without_the_library_the_remedy_is_named(
    command: Command, open_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no file is begun."""
    monkeypatch.setattr(workbook, "find_spec", lambda _name: None)
    done = command("standings", open_file, "--format", "xlsx", "-o", tmp_path / "out.xlsx")
    assert done.exit == 3
    assert "pairwright[spreadsheets]" in done.err
    assert not (tmp_path / "out.xlsx").exists()


def test_rating_lists_fill_in_names(command: Command, tmp_path: Path) -> None:
    """A list becomes a file for looking up, which is not replaced by mistake; names become whole entries."""
    source, names = tmp_path / "fide.xml", tmp_path / "names.txt"
    source.write_text(
        "<playerslist><player><fideid>100001</fideid><name>Ash, Ann</name><country>ENG</country><sex>F</sex>"
        "<title>WGM</title><rating>2301</rating><birthday>1990</birthday></player></playerslist>",
        "utf-8",
    )
    names.write_text("Ann Ash\nBo Birch\n", "utf-8")
    made, out = tmp_path / "ratings.db", tmp_path / "open.trf"
    done = command("ratings", source, "-o", made)
    assert done.exit == 0
    assert f"players who can be looked up in {made}: 1" in done.err
    assert command("ratings", source, "-o", made).exit == 5
    assert command("enter", names, "--ratings", made, "-o", out).exit == 0
    (line,) = [line for line in out.read_text("utf-8").splitlines() if "Ann Ash" in line]
    assert line.split() == ["001", "1", "wWGM", "Ann", "Ash", "2301", "ENG", "100001", "1990", "0.0", "1"]
    assert command("enter", names, "--ratings", names).exit == 3
