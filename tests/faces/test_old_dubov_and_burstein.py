"""Dubov's and Burstein's systems of the documents from the command line: by name, or by record 192."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.command import Command

BOTH = pytest.mark.parametrize("code", ["dubov-1997", "burstein-1998"])


def written(command: Command, folder: Path, code: str) -> Path:
    """A made-up tournament of 11 players, three of five rounds played by the system, which record 192 names as a custom
    one."""
    path = folder / "event.trf"
    numbers = ("--players", 11, "--rounds", 5, "--played", 3, "--seed", 8)
    done = command("generate", f"System={code}", *numbers, "-o", path)
    assert done.exit == 0
    lines = path.read_text("utf-8").splitlines()
    custom = f"192 CUSTOM_SWISS_{code.upper().replace('-', '_')}"
    path.write_text("".join(f"{custom if line[:3] == '192' else line}\n" for line in lines), "utf-8")
    return path


@BOTH
def test_pair_by_record_192_and_by_name(command: Command, tmp_path: Path, code: str) -> None:
    """Both say the same; without either name it would be another system."""
    path = written(command, tmp_path, code)
    by_record = command("pair", path)
    assert by_record.exit == 0
    assert by_record.lines[0].endswith(f"Round 4 of 5, {code}")
    path.write_text(path.read_text("utf-8").replace("192 CUSTOM_SWISS_", "### "), "utf-8")
    assert command("pair", path, "--system", code).lines[1:] == by_record.lines[1:]
    family, _, year = code.partition("-")
    assert command("pair", path, "--system", family, "--edition", year).lines[1:] == by_record.lines[1:]


@BOTH
def test_check(command: Command, tmp_path: Path, code: str) -> None:
    """What the system paired is as it gives."""
    done = command("check", written(command, tmp_path, code))
    assert done.exit == 0
    assert done.lines[0] == "Rounds checked: 3. All are as the rules give."


@BOTH
def test_explain_and_why_not(command: Command, tmp_path: Path, code: str) -> None:
    """Every step with its article; of two who may meet but do not, how they were placed."""
    path = written(command, tmp_path, code)
    told = command("explain", path)
    assert told.exit == 0
    assert told.lines[0] == f"Round 4: 11 players to be paired by {code}."
    assert any(line.startswith("[4") for line in told.lines)
    boards = [line for line in told.lines if line.startswith("Board ")]
    assert len(boards) == 5
    for number in range(1, 12):
        assert command("explain", path, "--player", number).exit == 0
        if number > 1:
            assert command("why-not", path, 1, number).exit == 0
