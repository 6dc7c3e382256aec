"""The commands playoff and bracket."""

import json
from pathlib import Path

import pytest

import pairwright
from tests.support.brackets import knockout
from tests.support.command import Command
from tests.support.ties import tied, won_in


@pytest.fixture
def four(tmp_path: Path) -> Path:
    """A file of four who are tied for first place."""
    path = tmp_path / "open.trf"
    pairwright.write(tied(4), path)
    return path


def test_the_plan(command: Command, four: Path) -> None:
    """Who plays, at what time, with which clocks; by which item, and what the lots follow from."""
    done = command("playoff", four, "--seed", "4711", "--ended", "17:10")
    assert done.exit == 0
    for expected in ("17:40", "if level: golden-point game", "5/4", "winner of match 1", "4711", "art. 3", "two-games"):
        assert expected in done.out
    page = command("playoff", four, "--format", "html").out
    assert page.startswith("<!DOCTYPE html>")


def test_the_plan_as_data(command: Command, four: Path) -> None:
    """The same for programs."""
    found = json.loads(command("playoff", four, "--seed", "1", "--start", "18:00", "--format", "json").out)
    assert (found["place"], found["case"]["way"], found["timetable"][0]["start"]) == (1, "two-games", "18:00")
    assert found["timetable"][2]["if_level"] == "golden-point game"
    assert len(found["parts"][0]["seats"]) == 4
    assert found["order"] == []


def test_from_the_tie_to_the_standings(command: Command, four: Path, tmp_path: Path) -> None:
    """The play-off is written, paired, played, and put into the standings."""
    file, values = tmp_path / "playoff.trf", tmp_path / "order.csv"
    assert command("playoff", four, "--seed", "7", "--format", "trf", "-o", file).exit == 0
    assert command("pair", file).exit == 0
    tournament = pairwright.read(file)
    assert [len(tournament.players), tournament.system] == [4, "CUSTOM_KNOCKOUT"]
    file.unlink()
    numbers = {player.name: player.number for player in tournament.players}
    order = tuple([numbers[f"Player {place:02}"] for place in (4, 3, 2, 1)])
    pairwright.write(won_in(tournament, order=order), file)
    done = command("playoff", four, "--seed", "7", "--played", file)
    assert "Standings after the play-off" in done.out
    assert "OTHER_PLAYOFF" in done.out
    assert command("playoff", four, "--seed", "7", "--played", file, "--format", "csv", "-o", values).exit == 0
    table = command(
        "standings",
        four,
        "--tiebreaks",
        "PTS,OTHER_PLAYOFF,RTNG",
        "--external",
        f"PLAYOFF={values}",
        "--format",
        "json",
    )
    assert json.loads(table.out)["standings"][0]["name"] == "Player 04"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--way", "three"], "two-games, golden"),
        (["--tempo", "fast"], "no tempo"),
        (["--golden", "5-4"], "no tempo"),
        (["--start", "noon"], "no time"),
        (["--start", "17:20", "--ended", "17:00"], "30 minutes"),
        (["--extra", "3"], "even number"),
        (["--places", "4"], "nobody is level"),
        (["--among", "1,x"], "no pairing number"),
        (["--format", "csv"], "not over"),
        (["--part", "A", "--format", "trf"], "part to be played"),
        (["--format", "svg"], "there is no format"),
    ],
)
def test_what_is_refused(command: Command, four: Path, arguments: list[str], reason: str) -> None:
    """With what is wrong, and the remedy."""
    done = command("playoff", four, *arguments)
    assert done.exit == 3
    assert reason in done.err


def test_a_played_file_is_not_replaced(command: Command, four: Path) -> None:
    """The tournament itself is not what is written."""
    done = command("playoff", four, "--format", "trf", "-o", four, "--force")
    assert done.exit == 3


@pytest.mark.parametrize("players", [5, 33])
def test_the_bracket(command: Command, tmp_path: Path, players: int) -> None:
    """As text, drawing, page and data."""
    path = tmp_path / "cup.trf"
    pairwright.write(knockout(players, 4), path)
    assert "Preliminary round" in command("bracket", path).out
    svg = command("bracket", path, "--format", "svg").out
    assert svg.startswith("<svg")
    assert command("bracket", path, "--format", "svg", "--direction", "rtl").out != svg
    assert "<svg" in command("bracket", path, "--format", "html").out
    assert json.loads(command("bracket", path, "--format", "json").out)["size"] >= players
    assert command("bracket", path, "--direction", "rtl").exit == 3
    assert command("bracket", path, "--format", "svg", "--direction", "up").exit == 3


def test_no_bracket(command: Command, four: Path) -> None:
    """A Swiss has none."""
    done = command("bracket", four)
    assert done.exit == 3
    assert "no knockout" in done.err
