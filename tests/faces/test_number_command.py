"""The command number."""

import json
from pathlib import Path

import pytest

from tests.support.command import Command
from tests.support.trf_text import player, trf

ENTRIES = trf(
    player(1, name="Elm, Ed", rating=1900),
    player(2, name="Şahin, Ece", rating=2100),
    player(3, name="Ash, Ann", rating=2100),
    player(4, name="رضایی، مریم"),
    "012 Harbour Open",
    "042 2026/03/07",
    "142 5",
    "240 H 001    1",
)


@pytest.fixture
def entries(tmp_path: Path) -> Path:
    """Four entrants in the order they came; number 1 asks for a bye in round 1."""
    path = tmp_path / "entries.trf"
    path.write_bytes(ENTRIES)
    return path


def test_the_list_is_shown(command: Command, entries: Path) -> None:
    """In its new order, with the numbers they had and what put each below the one above; nothing is written."""
    done = command("number", entries)
    assert done.exit == 0
    assert done.lines[0] == "Harbour Open: pairing numbers, by rating, title, name"
    assert [line.split() for line in done.lines[1:4]] == [
        ["No", "Was", "Name", "Rtg", "By"],
        ["1", "3", "Ash,", "Ann", "2100"],
        ["2", "2", "Şahin,", "Ece", "2100", "name"],
    ]
    assert entries.read_bytes() == ENTRIES


def test_the_tournament_is_written(command: Command, entries: Path, tmp_path: Path) -> None:
    """With everything that names players by number; and then it is numbered as it should be."""
    out = tmp_path / "open.trf"
    assert command("number", entries, "-o", out).exit == 0
    text = out.read_text("utf-8")
    assert "001    3      Elm, Ed" in text
    assert "240 H 001    3" in text
    numbers = json.loads(command("number", out, "--format", "json").out)["numbers"]
    assert [(one["id"], one["was"]) for one in numbers] == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_the_file_itself_needs_force(command: Command, entries: Path) -> None:
    """As everywhere."""
    assert command("number", entries, "-o", entries).exit == 5
    assert command("number", entries, "-o", entries, "--force").exit == 0
    assert b"001    1      Ash, Ann" in entries.read_bytes()


def test_a_seed_nobody_chose_is_told(command: Command, entries: Path) -> None:
    """So that the draw can be had again."""
    done = command("number", entries, "--by", "lot")
    seed = done.err.strip().rpartition(" ")[2]
    assert done.err == f"notice: drawn by lot with --seed {seed}\n"
    again = command("number", entries, "--by", "lot", "--seed", seed)
    assert (again.out, again.err) == (done.out, "")


def test_estimates_and_the_arbiters_order(command: Command, entries: Path, tmp_path: Path) -> None:
    """A converted rating counts, and is in the file."""
    out = tmp_path / "open.trf"
    done = command("number", entries, "--rating", "4=ingo:80", "--order", "2", "--by", "order,rating,name", "-o", out)
    assert done.exit == 0
    lines = [line for line in out.read_text("utf-8").splitlines() if line.startswith("001")]
    assert [line[14:24].strip() for line in lines] == ["Şahin, Ece", "رضایی، مری", "Ash, Ann", "Elm, Ed"]
    assert " 2200 " in lines[1]


def test_a_page(command: Command, entries: Path) -> None:
    """The list can be hung up."""
    out = command("number", entries, "--format", "html").out
    assert out.startswith("<!DOCTYPE html>")
    assert "Ash, Ann" in out


@pytest.mark.parametrize(
    "options",
    [
        ("--by", "strength"),
        ("--order", "x"),
        ("--order", "9"),
        ("--rating", "4"),
        ("--ratings", "X"),
        ("--by", "order"),
    ],
)
def test_bad_requests(command: Command, entries: Path, options: tuple[str, str]) -> None:
    """They are refused, and named."""
    done = command("number", entries, *options)
    assert done.exit == 3
    assert done.out == ""


def test_not_once_a_round_is_paired(command: Command, open_file: Path) -> None:
    """The numbers stay as they are."""
    done = command("number", open_file)
    assert done.exit == 3
    assert "round 2 is paired" in done.err
