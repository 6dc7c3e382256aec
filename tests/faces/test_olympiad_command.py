"""The Olympiad on the command line: teams are named by their numbers and names."""

from __future__ import annotations

from pathlib import Path

import pytest

import pairwright
from pairwright.formats.base import write
from tests.pairing.olympiad.played import after_rounds
from tests.support.command import Command


@pytest.fixture
def before_round_5(tmp_path: Path) -> Path:
    """Twelve teams, four rounds played."""
    target = tmp_path / "olympiad.trf"
    target.write_text(write(after_rounds(12, 4), "trf26").text, "utf-8")
    return target


def test_pair_explain_check(before_round_5: Path, command: Command) -> None:
    """Notes by article; the rounds of the file are those of the rules."""
    assert command("pair", before_round_5).exit == 0
    told = command("explain", before_round_5).out
    assert "[17] " in told
    assert "[48] the order by section G: " in told
    assert "Team001" in told
    assert command("check", before_round_5).exit == 0


def test_why_two_teams_do_not_meet(before_round_5: Path, command: Command) -> None:
    """They have met, or the steps that gave each of them another opponent."""
    met = command("why-not", before_round_5, "1", "4").out
    assert met == "1 Team001 and 4 Team004 cannot meet: they met in round 1 (15(a)).\n"
    placed = command("why-not", before_round_5, "1", "2").out
    assert "[49] " in placed


def test_players_are_refused(command: Command) -> None:
    """An open tournament is none of teams."""
    sample = Path(pairwright.__file__).parent / "samples" / "open-60.trf"
    done = command("pair", sample, "--system", "olympiad-2007")
    assert done.exit != 0
    assert "records 310" in done.err
