"""A tournament of teams on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from pairwright.formats.base import write
from tests.support.command import Command
from tests.support.knockouts import team_knockout


@pytest.fixture
def league(command: Command, tmp_path: Path) -> Path:
    """Seven teams of four, three boards, two rounds of five played."""
    path = tmp_path / "league.trf"
    quiet = ["HalfPointByes=0", "FullPointByes=0", "ZeroPointByes=0", "LateEntries=0", "Withdrawals=0"]
    quiet += ["ForfeitedMatches=0", "EmptyMatches=0", "EmptyBoards=0", "LineUps=0", "System=dutch-2026"]
    sizes = ["Teams=7", "Boards=3", "Reserves=1", "Rounds=5", "PlayedRounds=2"]
    assert command("generate", *sizes, *quiet, "--seed", "3", "-o", path).exit == 0
    return path


def test_the_round_is_one_of_teams(command: Command, league: Path) -> None:
    """Match points and game points of both, the bye last."""
    done = command("pair", league)
    assert (done.exit, done.err) == (0, "")
    assert done.lines[0] == "Made-up Team Event: Round 3 of 5, dutch-2026"
    assert done.lines[1].split() == ["Bd", "No", "Team", "MP", "GP", "No", "Team", "MP", "GP"]
    assert len(done.lines) == 6
    assert done.lines[-1].split()[-1] == "bye"


def test_the_boards_of_the_matches(command: Command, league: Path) -> None:
    """Who sits where, with colours; in JSON and CSV too."""
    done = command("pair", league, "--boards")
    assert done.lines[7].split()[0] == "1"
    assert [line.split()[0] for line in done.lines[8:11]] == ["1.1", "1.2", "1.3"]
    assert [("w-b" in line, "b-w" in line) for line in done.lines[8:11]] == [
        (True, False), (False, True), (True, False),
    ]  # fmt: skip
    rows = command("pair", league, "--boards", "--format", "csv").lines
    assert (rows[0].split(",")[:3], len(rows)) == (["match", "first_team", "second_team"], 10)
    assert '"colour": "w"' in command("pair", league, "--boards", "--format", "json").out
    assert command("pair", league, "--boards", "--format", "javafo").exit == 3


def test_a_whole_round(command: Command, league: Path) -> None:
    """Paired, a line-up changed, results entered, checked, and the next round paired."""
    assert command("pair", league, "--format", "trf", "-o", league, "--force").exit == 0
    pairs = command("pair", league, "--round", "3", "--format", "javafo").lines[1:]
    first = pairs[0].split()[0]
    members = [str(4 * int(first) - 3 + at) for at in range(4)]
    done = command("lineup", league, "--round", "3", "--team", first, "--players", ",".join(members[1:]), "--force")
    assert (done.exit, len(done.err.splitlines())) == (0, 4)
    done = command("result", league, "1=1-0,=,0-1", "2=+/-", "3.1=1-0", "3.2=0-1", "3.3==", "--force")
    assert done.exit == 0
    assert f"round 3, match 1, board 1: {members[1]} " in done.err
    assert "round 3, match 2, forfeited: " in done.err
    assert command("check", league).lines[0] == "Rounds checked: 3. All are as the rules give."
    assert command("validate", league).lines == ["Nothing to mend."]
    assert command("pair", league).exit == 0
    assert command("standings", league).exit == 0


def test_a_round_with_open_matches(command: Command, league: Path) -> None:
    """Teams, not players, are named."""
    command("pair", league, "--format", "trf", "-o", league, "--force")
    done = command("pair", league)
    assert done.exit == 3
    assert "round 3 has matches without a result" in done.err


def test_line_ups_are_shown_and_refused(command: Command, league: Path) -> None:
    """Who would sit there; members of other teams do not."""
    assert [line.split(":")[0] for line in command("lineup", league, "--team", "2").lines] == [
        "round 3, team 2", "board 1", "board 2", "board 3",
    ]  # fmt: skip
    refused = command("lineup", league, "--team", "2", "--players", "5,1", "--force")
    assert (refused.exit, refused.err) == (3, "error: player 1 is a member of team 1\n")
    swapped = ("lineup", league, "--team", "2", "--players", "6,5,7", "--force")
    assert "player 5 comes before player 6" in command(*swapped).err
    assert command(*swapped, "--any-order").exit == 0
    assert "sits above player 5" in command("validate", league).out


def test_explanations_speak_of_teams(command: Command, league: Path) -> None:
    """No word of players."""
    told = command("explain", league).out
    assert "teams to be paired" in told
    assert "player" not in told
    assert command("explain", league, "--player", "99").err == "error: there is no team 99\n"
    assert "player" not in command("why-not", league, "1", "7").out


def test_board_prizes(command: Command, league: Path) -> None:
    """A table for every board, reserves last; everybody; for programs."""
    done = command("board-prizes", league, "--first", "2")
    assert [line for line in done.lines if line.startswith("Board")] == ["Board 1", "Board 2", "Board 3"]
    assert command("board-prizes", league, "--everybody").lines[1].split()[:2] == ["Team", "Bd"]
    assert command("board-prizes", league, "--format", "csv").lines[0].startswith("board,rank,number,name")
    assert '"least_games": 1' in command("board-prizes", league, "--format", "json").out
    assert "<table" in command("board-prizes", league, "--format", "html").out
    assert "by percentage" in command("board-prizes", league, "--by", "percentage").out.lower()


def test_individual_results(command: Command, league: Path) -> None:
    """By a list for them: that of the file is for teams."""
    assert "(preset members): PTS, TPR" in command("standings", league, "--individuals").out


def test_the_number_of_boards_is_asked_for(command: Command, league: Path) -> None:
    """Where the file does not say it, it is inferred and told."""
    league.write_text("".join(line for line in league.read_text().splitlines(True) if not line.startswith("352")))
    assert "record 352: the number of boards is not given: 3 is taken" in command("pair", league).err


def test_a_team_without_members(command: Command, league: Path) -> None:
    """It is paired, and said; ``validate`` names whoever cannot fill the boards."""
    lines = league.read_text().splitlines(keepends=True)
    league.write_text("".join(f"{line.rstrip()[:60]}\n" if line.startswith("310   7") else line for line in lines))
    assert "record 310: team 7 has no members, and is paired all the same" in command("pair", league).err
    assert "team 7 has 0 members; expected one for each of the 3 boards" in command("validate", league).out


def test_a_bye_has_no_boards(command: Command, tmp_path: Path) -> None:
    """One team alone has the bye: the table of the round stands by itself."""
    path = tmp_path / "alone.trf"
    alone = team_knockout(1, 2)._replace(system="FIDE_TEAM", planned_rounds=3)
    path.write_text(write(alone, "trf26").text, "utf-8")
    assert command("pair", path, "--boards").lines == command("pair", path).lines
    assert command("explain", path).lines[0] == "Round 1: 1 team to be paired by team-swiss-2026."


def test_a_table_of_a_team_round_robin(command: Command, tmp_path: Path) -> None:
    """With the names of the teams."""
    path = tmp_path / "rr.trf"
    command("generate", "System=FIDE_TEAM_ROUNDROBIN", "Teams=5", "Boards=2", "--seed", "3", "-o", path)
    done = command("berger", path)
    assert done.lines[0] == "Made-up Team Event: Berger table"
    assert sum("Club" in line for line in done.lines) == 5
    assert command("crosstable", path).exit == 0
