"""The commands validate, convert, result and generate."""

import json
from pathlib import Path

import pytest

import pairwright
from tests.faces.conftest import OPEN
from tests.support.command import Command

Z_WITH_OPPONENT = OPEN.replace("3 b 1\n001    2", "3 b Z\n001    2").replace("1 w 0\n001    4", "1 w Z\n001    4")


def test_validate_a_good_file(command: Command, open_file: Path) -> None:
    """Nothing to mend, exit code 0."""
    assert command("validate", open_file)[:2] == (0, "Nothing to mend.\n")


def test_validate_says_what_is_in_the_way_of_pairing(command: Command, open_file: Path, tmp_path: Path) -> None:
    """Games without a result and a system that is not built are no faults, but the arbiter should know."""
    paired = tmp_path / "paired.trf"
    command("pair", open_file, "--format", "trf", "-o", paired)
    paired.write_text(paired.read_text().replace("192 FIDE_DUTCH", "192 CUSTOM_SCHILLER"))
    done = command("validate", paired)
    first, second, last = done.lines
    assert (done.exit, first, last) == (0, "notice: round 3: games without a result: 3", "Nothing to mend.")
    assert second.startswith(
        "notice: custom-schiller: the tournament is to be paired by this system, which is not built yet; there is "
    )
    assert second.endswith(". To pair it by another one, name it (--system, --edition)")


def test_validate_lists_repairs(command: Command, open_file: Path) -> None:
    """Line and column, what was found, what to do; the file can be used, so 1."""
    open_file.write_text(Z_WITH_OPPONENT)
    done = command("validate", open_file)
    assert done.exit == 1
    repairs = [line for line in done.lines if line.startswith("repair: ")]
    assert repairs[0].startswith("repair: line 5, column 109, player 1, round 2: result Z with opponent 3")
    assert repairs[1].startswith("repair: line 7, column 109, player 3, round 2: result Z with opponent 1")
    assert done.lines[-1].startswith("To mend: ")
    (line,) = command("validate", open_file, "--format", "jsonl").objects
    assert line["ok"] is False
    problems = line["problems"]
    assert isinstance(problems, list)
    found = [(one["line"], one["column"], one["round"]) for one in problems if one["severity"] == "repair"]
    assert found == [(5, 109, 2), (7, 109, 2)]


def test_validate_a_file_that_cannot_be_used(command: Command, open_file: Path) -> None:
    """Every fault is listed, and the code is 3; strict reading makes faults of repairs."""
    open_file.write_text(Z_WITH_OPPONENT)
    assert command("validate", open_file, "--strict").exit == 3
    open_file.write_text("012 Broken\n001 abcd      Nobody\n001    x      Nobody\n")
    done = command("validate", open_file)
    assert done.exit == 3
    assert {line[:14] for line in done.lines[:-1]} == {"error: line 2,", "error: line 3,"}
    assert done.lines[-1].endswith("The file cannot be used as it is.")


def test_validate_looks_at_the_whole(command: Command, open_file: Path) -> None:
    """A scoring in which two draws are worth more than a win is an error of the tournament, not of a line."""
    open_file.write_text(OPEN + "162  W 1.0    D 1.0\n")
    done = command("validate", open_file)
    assert done.exit == 1
    assert "two draws" in done.out
    for refused in (command("pair", open_file), command(open_file, "-p")):
        assert (refused.exit, refused.out) == (3, "")


def test_convert_there_and_back(command: Command, open_file: Path, tmp_path: Path) -> None:
    """TRF to JSON to TRF: the same tournament."""
    middle, last = tmp_path / "open.json", tmp_path / "last.trf"
    assert command("convert", open_file, middle).exit == 0
    assert command("convert", middle, last).exit == 0
    assert pairwright.read(last) == pairwright.read(open_file) == pairwright.read(middle)


def test_convert_lists_what_is_lost(command: Command, open_file: Path, tmp_path: Path) -> None:
    """Plain TRF16 has no place for the number of rounds; strict converting then writes nothing."""
    out = tmp_path / "old.trf"
    done = command("convert", open_file, out, "--to", "trf16")
    assert done.exit == 0
    assert "number of rounds" in done.err
    assert out.is_file()
    strict = tmp_path / "strict.trf"
    assert command("convert", open_file, strict, "--to", "trf16", "--strict").exit == 3
    assert not strict.exists()


def test_convert_never_overwrites_unasked(command: Command, open_file: Path) -> None:
    """The file stays as it was; --force replaces it."""
    before = open_file.read_bytes()
    assert command("convert", open_file, open_file).exit == 5
    assert open_file.read_bytes() == before
    assert command("convert", open_file, open_file, "--force", "--rounds", 9).exit == 0
    assert pairwright.read(open_file).planned_rounds == 9


def test_convert_to_a_format_there_is_not(command: Command, open_file: Path) -> None:
    """The arbiter reads which there are."""
    done = command("convert", open_file, "-", "--to", "trf27")
    assert (done.exit, done.out) == (3, "")
    assert "there is no format trf27; there is trf26" in done.err


def test_results_by_board(command: Command, open_file: Path, tmp_path: Path) -> None:
    """Entered into another file, or into the file itself when that is wished."""
    paired = tmp_path / "paired.trf"
    command("pair", open_file, "--format", "trf", "-o", paired)
    refused = command("result", paired, "1=1-0")
    assert refused.exit == 5
    done = command("result", paired, "--round", 3, "1=1-0", "2=1/2-1/2", "3=+/-", "-o", tmp_path / "done.trf")
    assert (done.exit, done.out) == (0, "")
    assert done.err.splitlines()[-3:] == [
        "notice: round 3, board 1: 4 Dogwood, Di 1-0 1 Ash, Ann",
        "notice: round 3, board 2: 7 Gum, Gil 1/2-1/2 2 Birch, Bo",
        "notice: round 3, board 3: 5 Elm, Ed 1F-0F 3 Cedar, Cy",
    ]
    entries = {player.number: player.entry(3).result.code for player in pairwright.read(tmp_path / "done.trf").players}
    assert entries == {4: "1", 1: "0", 7: "=", 2: "=", 5: "+", 3: "-", 6: "U"}
    assert command("result", paired, "1=0-1", "--force").exit == 0
    assert pairwright.read(paired).player(1).entry(3).result.code == "1"
    again = command("result", paired, "1=1-0", "2=*", "--force").err.splitlines()
    assert again[-2:] == [
        "notice: round 3, board 1: 4 Dogwood, Di 1-0 1 Ash, Ann, replaces 0-1",
        "notice: round 3, board 2: 7 Gum, Gil * 2 Birch, Bo",
    ]


def test_results_stay_in_the_format_of_the_file(command: Command, open_file: Path, tmp_path: Path) -> None:
    """JSON stays JSON; another suffix says another format."""
    path, other = tmp_path / "open.json", tmp_path / "open-2.trf"
    command("convert", open_file, path)
    assert command("result", path, "1=1/2-1/2", "--force").exit == 0
    assert json.loads(path.read_text("utf-8"))
    assert command("result", path, "1=0-1", "-o", other).exit == 0
    assert other.read_text("utf-8").startswith("012 Harbour Open")


def test_what_the_user_said_stays_in_the_file(command: Command, tmp_path: Path) -> None:
    """A TRF16 of entries has no place for rounds and colour: with them, and a round, it becomes a TRF26."""
    path, bare = tmp_path / "open.trf", tmp_path / "bare.trf"
    path.write_text("".join(f"001 {number:4}      Player {number}\n" for number in range(1, 5)))
    said = ("--rounds", 3, "--initial-colour", "black")
    done = command("pair", path, *said, "--format", "trf", "-o", path, "--force")
    assert (done.exit, "written as trf26" in done.err, "no place" in done.err) == (0, True, False)
    bare.write_text("".join(line for line in path.read_text().splitlines(keepends=True) if line[:3] == "001"))
    assert command("result", path, "1=1-0", "2==", "--force").exit == 0
    done = command("pair", path, "--format", "javafo")
    assert (done.exit, done.out.splitlines()[0]) == (0, "2")
    assert command("result", bare, "1=1-0", *said, "--strict", "--force").exit == 0
    assert pairwright.read(bare).planned_rounds == 3


@pytest.mark.parametrize(
    ("entry", "said"),
    [("9=1-0", "no board 9"), ("1=2-0", "no result 2-0"), ("1", "1: expected BOARD=RESULT, such as 4=1-0")],
)
def test_results_that_cannot_be(entry: str, said: str, command: Command, open_file: Path) -> None:
    """The file stays as it was."""
    before = open_file.read_bytes()
    done = command("result", open_file, "1=1-0", entry, "--force")
    assert done.exit == 3
    assert said in done.err or "twice" in done.err
    assert open_file.read_bytes() == before


def test_generate_is_repeatable(command: Command, tmp_path: Path) -> None:
    """The same seed gives the same file; without one it is drawn and said."""
    for name in ("a.trf", "b.trf"):
        done = command("generate", "--players", 10, "--rounds", 4, "--seed", 7, "Baku=no", "-o", tmp_path / name)
        assert done.exit == 0
    assert (tmp_path / "a.trf").read_bytes() == (tmp_path / "b.trf").read_bytes()
    found = pairwright.read(tmp_path / "a.trf")
    assert (len(found.players), found.planned_rounds) == (10, 4)
    assert command("check", tmp_path / "a.trf").exit == 0
    assert "notice: seed " in command("generate", "--players", 4, "--rounds", 2).err


def test_generate_many(command: Command, tmp_path: Path) -> None:
    """A folder, or a name with the number in it."""
    assert command("generate", "--count", 3, "--seed", 1, "Players=6", "Rounds=2", "-o", f"{tmp_path}/many/").exit == 0
    assert sorted(path.name for path in (tmp_path / "many").iterdir()) == ["t0000.trf", "t0001.trf", "t0002.trf"]
    again = command("generate", "--count", 3, "--seed", 1, "Players=6", "Rounds=2", "-o", f"{tmp_path}/many/")
    assert again.exit == 5
    named = f"{tmp_path}/x-{{n}}.json"
    assert command("generate", "--count", 2, "--seed", 1, "Players=6", "Rounds=2", "-o", named).exit == 0
    assert json.loads((tmp_path / "x-0001.json").read_text())


def test_generate_from_a_configuration(command: Command, tmp_path: Path) -> None:
    """Lines of Key=Value; what is said on the command line goes before; the engine protocol reads the same file."""
    config = tmp_path / "conf.txt"
    config.write_text("# a small one\nPlayers=8\nRounds=3\n")
    command("generate", "--config", config, "--players", 6, "--seed", 5, "-o", tmp_path / "a.trf")
    command("-g", config, "-o", tmp_path / "b.trf", "-s", 5)
    counts = [len(pairwright.read(tmp_path / name).players) for name in ("a.trf", "b.trf")]
    assert counts == [6, 8]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["generate", "Colours=3"], "there is no setting Colours"),
        (["generate", "nonsense"], "there is no setting nonsense"),
        (
            ["generate", "--players", "many"],
            "error: Players=many; expected Players=60 (number of players, 2 to 9999)",
        ),
        (["generate", "--format", "xls"], "there is no format xls; there is "),
        (["generate", "--count", "2", "--seed", "1"], "several tournaments need -o FOLDER"),
        (["-g"], "expected -g [CONFIG] -o FILE [-s SEED]"),
        (["-g", "-o", "x", "-s", "seven"], "the seed is a number, not seven"),
    ],
    ids=str,
)
def test_generate_refuses(arguments: list[str], said: str, command: Command) -> None:
    """Unknown keys and values are refused by name, with exit code 3."""
    done = command(*arguments)
    assert (done.exit, done.out) == (3, "")
    assert said in done.err


def test_a_bad_configuration_names_its_lines(command: Command, tmp_path: Path) -> None:
    """Also where the command line goes before a line above it."""
    config = tmp_path / "conf.txt"
    config.write_text("Players=8\nRounds=three\n")
    done = command("generate", "--config", config, "--players", 6)
    assert done.exit == 3
    assert done.err.startswith("error: line 2: Rounds=three; expected Rounds=9 (")


def test_a_file_where_a_folder_should_be(command: Command, open_file: Path) -> None:
    """Several tournaments cannot go into one file."""
    done = command("generate", "--count", 2, "--seed", 1, "--force", "-o", open_file)
    assert (done.exit, done.err) == (5, f"error: {open_file}: Not a directory\n")


def test_the_settings_are_listed(command: Command) -> None:
    """Every key with an example and its meaning."""
    assert "Baku=no" in command("generate", "--keys").out
