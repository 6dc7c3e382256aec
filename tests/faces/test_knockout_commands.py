"""Knockouts from the command line, as in docs/arbiters/knockout.md."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pairwright.formats.base import write
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import Elimination, Knockout
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import Tournament
from tests.support.command import Command
from tests.support.knockouts import DRAWN, knockout, lower_wins, next_round, played_out, team_knockout

NOBODY_THERE = (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


def file_of(tournament: Tournament, folder: Path, name: str = "cup.trf") -> Path:
    path = folder / name
    path.write_text(write(tournament, "json" if name.endswith("json") else "trf26").text, "utf-8")
    return path


def test_the_example_of_the_page(command: Command, tmp_path: Path) -> None:
    """Two rounds of a cup of six, as docs/arbiters/knockout.md shows them: boards are numbered as the matches are."""
    path = file_of(knockout(6), tmp_path)
    first = tmp_path / "cup-1.trf"
    assert command("pair", path, "--format", "trf", "-o", first).exit == 0
    assert command("result", first, "1=1-0", "2=1/2-1/2", "--force").exit == 0
    page = (Path(__file__).parents[2] / "docs/arbiters/knockout.md").read_text("utf-8")
    shown = page.partition("explain cup-1.trf\n")[2].partition("```")[0]
    assert command("explain", first).lines == shown.splitlines()
    again = command("pair", first, "--format", "json")
    boards = json.loads(again.out)["boards"]
    assert [(board["white"]["number"], board["black"]["number"]) for board in boards] == [(6, 3), (4, 5)]


def test_explain(command: Command, tmp_path: Path) -> None:
    """Why they meet, which game it is, who has White, who is free."""
    path = file_of(next_round(knockout(3), lambda _white, _black: DRAWN), tmp_path)
    said = command("explain", path)
    assert said.exit == 0
    assert said.lines[1:6] == [
        "[K8] preliminary round, stage 1 of 2: 2 matches, 1 of them decided",
        "[K10] match 2: 2 and 3 have the places 2 and 3 of 4, the first against the last",
        "[K4] game 2 of 2 between the two: it stands 0.5:0.5 for 2 against 3",
        "[K4] 2 has White: the colours of the game before reversed",
        "[K10] 1 is free: drawn against the imaginary player x1",
    ]


def test_why_not(command: Command, tmp_path: Path) -> None:
    """The final at the earliest."""
    said = command("why-not", file_of(knockout(8), tmp_path), 1, 2)
    assert said.lines[-1] == "[K10] they can meet in match 7 (final) at the earliest"


def test_check_finds_another_pair(command: Command, tmp_path: Path) -> None:
    """1-3 and 4-2 instead of 1-4 and 3-2."""
    right = next_round(knockout(4), lower_wins)
    entries = {
        1: RoundEntry(3, Colour.WHITE, Result.WIN),
        3: RoundEntry(1, Colour.BLACK, Result.LOSS),
        4: RoundEntry(2, Colour.WHITE, Result.LOSS),
        2: RoundEntry(4, Colour.BLACK, Result.WIN),
    }
    assert command("check", file_of(right, tmp_path)).exit == 0
    said = command("check", file_of(right.with_entries(1, entries), tmp_path))
    assert said.exit == 1
    assert "K10" in said.out


def test_standings(command: Command, tmp_path: Path) -> None:
    """Places, shared by losers of a stage."""
    path = file_of(played_out(knockout(4), lower_wins), tmp_path)
    said = command("standings", path)
    assert [line.split()[0] for line in said.lines[2:]] == ["1", "2", "3-4", "3-4"]
    assert "winner" in said.lines[2]
    value = json.loads(command("standings", path, "--format", "json").out)
    assert [(row["id"], row["rank"], row["last"], row["reached"]) for row in value["standings"]] == [
        (1, 1, 1, "winner"),
        (2, 2, 2, "finalist"),
        (3, 3, 4, "out"),
        (4, 3, 4, "out"),
    ]
    assert command("standings", path, "--format", "csv").lines[0] == "place,last,number,name,reached"
    assert "finalist" in command("standings", path, "--format", "html").out
    told = command("standings", path, "--explain", 2)
    assert told.lines == [
        "semi-finals: won against 3 Player 3, 2.0:0.0 (games)",
        "final: lost to 1 Player 1, 0.0:2.0 (games)",
    ]


def test_standings_by_tie_breaks_if_they_are_named(command: Command, tmp_path: Path) -> None:
    """Points are another list."""
    path = file_of(played_out(knockout(4), lower_wins), tmp_path)
    assert "PTS" in command("standings", path, "--tiebreaks", "PTS").out


def test_decide(command: Command, tmp_path: Path) -> None:
    """A level match without a golden point: refused, recorded, over."""
    start = knockout(2, Knockout(games=1, extra=0, golden_point=None))
    path = file_of(next_round(start, lambda _white, _black: DRAWN), tmp_path)
    refused = command("pair", path)
    assert refused.exit != 0
    assert "match 1 (1 and 2): it is level, and no further game is announced" in refused.err
    done = command("decide", path, 1, 2, "--by", "fewest-moves", "--force")
    assert (done.exit, "match 1: 2 goes on" in done.err) == (0, True)
    assert "### Knockout @ Round 2: match 1, winner 2, by fewest moves" in path.read_text("utf-8")
    assert "winner" in command("standings", path).lines[2]
    assert "it was decided before" in command("decide", path, 1, 1, "--force").err


def test_decide_knows_how(command: Command, tmp_path: Path) -> None:
    """Only what can be recorded."""
    said = command("decide", file_of(knockout(2), tmp_path), 1, 2, "--by", "toss", "--force")
    assert said.exit != 0
    assert "lot, fewest-moves, arbiter" in said.err


def test_generate(command: Command, tmp_path: Path) -> None:
    """A made-up knockout is as the rules give, to its end."""
    for seed in range(6):
        path = tmp_path / f"{seed}.trf"
        assert command("generate", "System=knockout", "--seed", seed, "-o", path).exit == 0
        assert command("check", path).exit == 0
        assert command("validate", path).exit == 0
        assert "winner" in command("standings", path).out


def test_teams(command: Command, tmp_path: Path) -> None:
    """The same commands with the teams of the file."""
    path = file_of(team_knockout(3, 2), tmp_path)
    first = tmp_path / "1.trf"
    assert command("pair", path, "--format", "trf", "-o", first).exit == 0
    assert "Team 2" in command("explain", path, "--player", 2).out
    ended = file_of(played_out(team_knockout(3, 2), lower_wins), tmp_path, "ended.json")
    assert command("check", ended).exit == 0
    assert [line.split()[0] for line in command("standings", ended).lines[-3:]] == ["1", "2", "3"]


def test_a_table_of_points_is_not_that_of_the_places(command: Command, tmp_path: Path) -> None:
    """Cross tables, and standings by a list of tie-breaks, say so; the bracket of teams counts teams."""
    path = file_of(team_knockout(3, 2), tmp_path)
    warning = "notice: a knockout: this order goes by points; the places are those of pairwright standings alone"
    assert warning in command("crosstable", path).err
    assert warning in command("standings", path, "--tiebreaks", "PTS").err
    assert command("standings", path).err == ""
    assert command("bracket", path).lines[0] == "knockout, 3 teams"


def test_who_is_out_is_not_free(command: Command, tmp_path: Path) -> None:
    """After the first stage of a cup of six two are out; 1 and 2, free before, wait for the semi-finals."""
    before = file_of(next_round(knockout(6), lower_wins), tmp_path)
    assert command("pair", before).lines[0] == "Round 2, knockout"
    assert "Not paired: 1 Player 1 (free), 2 Player 2 (free)" in command("pair", before).out
    told = command("why-not", before, 1, 2).out
    assert "1 waits in match 5 (semi-finals)" in told
    assert "2 waits in match 6 (semi-finals)" in told
    after = file_of(next_round(next_round(knockout(6), lower_wins), lower_wins), tmp_path, "after.trf")
    assert "(out)" in command("pair", after).out
    assert "(free)" not in command("pair", after).out


def test_nobody_has_won(command: Command, tmp_path: Path) -> None:
    """Both forfeit the final, and both are put out."""
    path = file_of(next_round(knockout(2), lambda _white, _black: NOBODY_THERE), tmp_path)
    assert command("decide", path, 1, 0, "--force").exit == 0
    assert command("pair", path).err == "error: round 2: the knockout is over: nobody has won it\n"


def test_the_stage_is_named_once(command: Command, tmp_path: Path) -> None:
    """Also where its name is its number."""
    path = file_of(knockout(5, Knockout(elimination=Elimination.DOUBLE)), tmp_path)
    assert "[K8] stage 1 of 6: 4 matches, 3 of them decided" in command("explain", path).lines
