"""Several files, folders and archives: one answer per file, and the others go on."""

import json
import zipfile
from pathlib import Path

import pytest

from tests.faces.conftest import OPEN
from tests.support.command import Command

BROKEN = "012 Broken\n142 3\n001 abcd      Nobody\n"
PAIRS = [[4, 1], [7, 2], [5, 3], [6, 0]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two tournaments, a broken one, and a picture."""
    path = tmp_path / "season"
    (path / "in").mkdir(parents=True)
    (path / "b.trf").write_text(OPEN)
    (path / "in" / "a.trf").write_text(OPEN.replace("Harbour", "Mountain"))
    (path / "bad.trf").write_text(BROKEN)
    (path / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0 a picture")
    return path


@pytest.fixture
def archive(folder: Path, tmp_path: Path) -> Path:
    """The same, packed."""
    path = tmp_path / "season.zip"
    with zipfile.ZipFile(path, "w") as packed:
        for file in folder.rglob("*"):
            if file.is_file():
                packed.write(file, file.relative_to(folder))
    return path


@pytest.mark.parametrize("kind", ["folder", "archive"])
def test_a_line_of_json_per_tournament(kind: str, request: pytest.FixtureRequest, command: Command) -> None:
    """In name order, the bad one as an error line; the exit code is the highest."""
    done = command("pair", request.getfixturevalue(kind), "--format", "jsonl")
    first, bad, last = done.objects
    assert first == {"file": "b.trf", "round": 3, "pairs": PAIRS}
    assert last == {"file": "in/a.trf", "round": 3, "pairs": PAIRS}
    assert bad["file"] == "bad.trf"
    error = bad["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["exit"]) == ("UnreadableFile", 3)
    assert "line 3" in error["message"]
    assert done.exit == 3
    assert "photo.jpg: notice: skipped, no tournament\n" in done.err


def test_json_lines_are_compact_and_in_order(command: Command, folder: Path) -> None:
    """The first key names the file, so that a reader of lines finds it."""
    assert command("pair", folder, "--format", "jsonl").lines[0] == (
        '{"file":"b.trf","round":3,"pairs":[[4,1],[7,2],[5,3],[6,0]]}'
    )


def test_the_same_notice_of_many_files_is_said_once(command: Command, tmp_path: Path) -> None:
    """A season without dates does not bury its repairs: three files are named, the others counted."""
    text = "142 3\n152 W\n001    1      Ann\n001    2      Ben\n"
    for name in "abcde":
        (tmp_path / f"{name}.trf").write_text(text)
    (tmp_path / "f.trf").write_text(text.replace("Ann", "A\vn"))
    done = command("pair", tmp_path, "--format", "jsonl")
    assert [line.partition("; expected")[0] for line in done.err.splitlines()] == [
        "f.trf: repair: line 3, column 16: a control character (U+000B)",
        "a.trf, b.trf, c.trf and 3 more: notice: no pairing system is named (record 192), and the first day is not "
        "known (record 042): dutch-2026 is taken, the newest edition",
    ]


def test_tables_under_the_name_of_the_file(command: Command, folder: Path) -> None:
    """For people: the name, then the table; errors on standard error, with the name."""
    done = command("pair", folder)
    assert [line for line in done.lines if line.endswith((".trf", "dutch-2026"))] == [
        "b.trf",
        "Harbour Open: Round 3 of 4, dutch-2026",
        "in/a.trf",
        "Mountain Open: Round 3 of 4, dutch-2026",
    ]
    assert "bad.trf: error: line 3" in done.err


def test_check_and_validate_take_many_files(command: Command, archive: Path) -> None:
    """Both list every file; differences make the code 1, a file that cannot be read 3."""
    checked = command("check", archive, "--format", "jsonl")
    assert [(line["file"], line.get("ok")) for line in checked.objects] == [
        ("b.trf", False),
        ("bad.trf", None),
        ("in/a.trf", False),
    ]
    assert checked.exit == 3
    valid = command("validate", archive, "--format", "jsonl")
    assert [(line["file"], line["ok"]) for line in valid.objects] == [
        ("b.trf", True),
        ("bad.trf", False),
        ("in/a.trf", True),
    ]
    assert valid.exit == 3


def test_check_of_many_files_shows_what_differs(command: Command, folder: Path, tmp_path: Path) -> None:
    """Files that are right are counted, not listed; the last line is the total."""
    new = tmp_path / "new.trf"
    new.write_text("142 3\n152 W\n" + "".join(f"001 {n:4}      Player {n}\n" for n in range(1, 6)))
    right = tmp_path / "right"
    right.mkdir()
    for name in ("x.trf", "y.trf"):
        command("pair", new, "--format", "trf", "-o", right / name)
    assert command("check", right)[:2] == (0, "Files: 2. Rounds checked: 2. All are as the rules give.\n")
    done = command("check", folder, right)
    assert [line for line in done.lines if line.endswith(".trf")] == ["b.trf", "in/a.trf"]
    assert done.lines[-1] == (
        "Files: 5. Rounds checked: 6. Rounds that differ: 4; files: 2. Files that could not be checked: 1."
    )
    assert "Files:" not in command("check", right, "--format", "jsonl").out
    assert "Files:" not in command("check", right / "x.trf").out


def test_a_path_that_is_not_there_is_one_error(command: Command, open_file: Path, tmp_path: Path) -> None:
    """The other file is answered; exit code 5."""
    done = command("pair", open_file, tmp_path / "missing.trf", "--format", "jsonl")
    assert [line.get("error", {}) for line in done.objects][1] == {}
    assert done.objects[0]["error"] == {
        "code": "FileNotFoundError",
        "message": f"{tmp_path / 'missing.trf'}: No such file or directory",
        "exit": 5,
    }
    assert done.exit == 5


def test_the_round_that_cannot_be_paired(command: Command, tmp_path: Path) -> None:
    """The witness is in the line, and the code is 1."""
    path = tmp_path / "two.trf"
    path.write_text(
        "142 3\n152 W\n001    1      Ash, Ann" + " " * 74 + "2 w 1\n001    2      Birch, Bo" + " " * 73 + "1 b 0\n"
    )
    (line,) = command("pair", path, "--format", "jsonl").objects
    error = line["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["exit"]) == ("NoLegalPairing", 1)
    assert {entry["player"] for entry in error["witness"]["players"]} <= {1, 2}


def test_forms_for_one_tournament(command: Command, folder: Path) -> None:
    """The protocol of engines holds one round; for several there are JSON lines."""
    for form in ("javafo", "trf", "csv", "json"):
        done = command("pair", folder, "--format", form)
        assert (done.exit, done.out) == (3, "")
        assert "--format jsonl" in done.err


def test_answers_into_one_file(command: Command, folder: Path, tmp_path: Path) -> None:
    """``-o`` takes all lines; a second run needs --force."""
    out = tmp_path / "out.jsonl"
    assert command("pair", folder, "--format", "jsonl", "-o", out)[:2] == (3, "")
    assert [json.loads(line)["file"] for line in out.read_text().splitlines()] == ["b.trf", "bad.trf", "in/a.trf"]
    again = command("pair", folder, "--format", "jsonl", "-o", out)
    assert again.exit == 5
    assert "exists already; --force replaces it" in again.err
    assert command("pair", folder, "--format", "jsonl", "-o", out, "--force").exit == 3


def test_a_fault_of_the_program_is_one_line(command: Command, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is named, how to report it is said, there is no traceback, and the exit code is 2."""
    from pairwright.app import commands

    def broken(*_: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(commands, "pair", broken)
    done = command("pair", folder / "b.trf")
    assert done.exit == 2
    assert done.err.count("\n") == 1
    assert "ZeroDivisionError: by zero. Please report it" in done.err
    many = command("pair", folder, "--format", "jsonl")
    assert [line["error"]["code"] for line in many.objects if isinstance(line["error"], dict)] == [
        "ZeroDivisionError",
        "UnreadableFile",
        "ZeroDivisionError",
    ]
    monkeypatch.setenv("PAIRWRIGHT_DEBUG", "1")
    assert "Traceback" in command("pair", folder / "b.trf").err


def test_a_folder_without_tournaments(command: Command, tmp_path: Path) -> None:
    """Nothing found is a bad request, not a success."""
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0 a picture")
    done = command("pair", tmp_path, "--format", "jsonl")
    assert (done.exit, done.out) == (3, "")
    assert "no tournament was found there" in done.err


def test_after_an_error_the_old_output_stays(command: Command, tmp_path: Path) -> None:
    """A table that cannot be made replaces nothing, not even with --force."""
    out = tmp_path / "out.txt"
    out.write_text("old")
    assert command("pair", tmp_path / "missing.trf", "-o", out, "--force").exit == 5
    assert out.read_text() == "old"
