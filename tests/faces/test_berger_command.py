"""The command berger: all rounds of a round robin, printed."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from tests.support.command import Command
from tests.support.trf_text import player, trf

EVENT = trf(
    player(1, name="Elm, Ed", rating=1900),
    player(2, name="Şahin, Ece", rating=2100),
    player(3, name="Ash, Ann", rating=2100),
    "012 Harbour Masters",
    "192 FIDE_DOUBLEROUNDROBIN",
)


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Three players, double."""
    path = tmp_path / "event.trf"
    path.write_bytes(EVENT)
    return path


def test_the_table_of_six(command: Command) -> None:
    """As the annex prints it, White first."""
    done = command("berger", "6")
    assert [line.split() for line in done.lines[2:7]] == [
        ["1", "1-6", "2-5", "3-4"],
        ["2", "6-4", "5-3", "1-2"],
        ["3", "2-6", "3-1", "4-5"],
        ["4", "6-5", "1-4", "2-3"],
        ["5", "3-6", "4-2", "5-1"],
    ]


def test_two_cycles_and_the_change(command: Command) -> None:
    """Recommended unless the plain order is asked for."""
    swapped = [line.split()[1] for line in command("berger", "4", "--cycles", "2").lines[2:8]]
    assert swapped == ["1-4", "2-4", "4-3", "4-1", "3-4", "4-2"]
    plain = [line.split()[1] for line in command("berger", "4", "--cycles", "2", "--no-swap").lines[2:8]]
    assert plain == ["1-4", "4-3", "2-4", "4-1", "3-4", "4-2"]
    once = [line.split()[1] for line in command("berger", "4", "--swap").lines[2:5]]
    assert once == ["1-4", "2-4", "4-3"]


def test_a_tournament_with_names_and_dates(command: Command, event: Path) -> None:
    """Its players, its kind, a date for every round, and who is free."""
    days = ",".join([f"2026-09-0{day}" for day in range(1, 7)])
    done = command("berger", event, "--dates", days)
    assert done.lines[0] == "Harbour Masters: Berger table, 2 cycles"
    assert [line.split() for line in done.lines[7:10]] == [
        ["Rd", "Date", "1", "Free"],
        ["1", "2026-09-01", "2-3", "1"],
        ["2", "2026-09-02", "3-1", "2"],
    ]
    page = command("berger", event, "--dates", days, "--format", "html").out
    assert "Şahin, Ece" in page
    assert "2026-09-06" in page


def test_for_spreadsheets_and_programs(command: Command, event: Path) -> None:
    """A row for every game, and one for whoever is free; the same as JSON."""
    rows = list(csv.reader(StringIO(command("berger", event, "--format", "csv").out)))
    assert rows[:3] == [
        ["round", "date", "board", "white", "white_name", "black", "black_name"],
        ["1", "", "1", "2", "Şahin, Ece", "3", "Ash, Ann"],
        ["1", "", "", "1", "Elm, Ed", "", ""],
    ]
    assert '"swapped": true' in command("berger", event, "--format", "json").out


@pytest.mark.parametrize(
    ("arguments", "reason", "code"),
    [
        (("1",), "two players", 3),
        (("201",), "201", 4),
        (("4", "--cycles", "99"), "99", 4),
        (("4", "--dates", "2026-09-05"), "dates given: 1; rounds: 3", 3),
        (("4", "--dates", "today,2026-09-05,2026-09-06"), "today", 3),
    ],
)
def test_what_is_refused(command: Command, arguments: tuple[str, ...], reason: str, code: int) -> None:
    """With the reason."""
    done = command("berger", *arguments)
    assert done.exit == code
    assert reason in done.err


@pytest.mark.parametrize(
    ("days", "why"),
    [
        ("2026-02-28,2026-02-29,2026-03-01", "2026-02-29 is no date"),
        ("2026-13-01,2026-13-02,2026-13-03", "2026-13-01 is no date"),
        ("1405-02-28,1405-02-32,1405-03-01", "1405-02-32 is no date"),
        ("2026-03-02,2026-03-01,2026-03-03", "round 2 would be played before round 1"),
    ],
)
def test_days_there_are_not(command: Command, days: str, why: str) -> None:
    """A day that no calendar has, or rounds that run backwards."""
    done = command("berger", "4", "--dates", days)
    assert done.exit == 3
    assert why in done.err


@pytest.mark.parametrize("days", ["2024-02-28,2024-02-29,2024-02-29", "1405-02-30,1405-02-31,1405-03-01"])
def test_days_there_are(command: Command, days: str) -> None:
    """A leap day, two rounds in a day, a Persian month of 31 days."""
    assert command("berger", "4", "--dates", days).exit == 0
