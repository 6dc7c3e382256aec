"""The commands pair, check, explain and why-not."""

import json
from pathlib import Path

import pytest

from tests.faces.conftest import NOTICE, OPEN
from tests.support.command import Command


def test_the_next_round_as_a_table(command: Command, open_file: Path) -> None:
    """Boards by score, White left, the bye last; notices go elsewhere."""
    done = command("pair", open_file)
    assert (done.exit, done.out) == (
        0,
        "Harbour Open: Round 3 of 4, dutch-2026\n"
        "Bd  No  White        Pts  No  Black      Pts\n"
        " 1   4  Dogwood, Di    2   1  Ash, Ann     2\n"
        " 2   7  Gum, Gil       1   2  Birch, Bo    1\n"
        " 3   5  Elm, Ed        1   3  Cedar, Cy    1\n"
        " 4   6  Fir, Fay       0      bye\n",
    )
    assert done.err == NOTICE


def test_who_is_not_paired_is_named(command: Command, open_file: Path) -> None:
    """Below the table stands who asked for a bye."""
    open_file.write_text(OPEN + "240 H 003    2\n240 Z 003    7\n")
    last = command("pair", open_file).lines[-1]
    assert last == "Not paired: 2 Birch, Bo (half-point bye), 7 Gum, Gil (zero-point bye)"
    by_hand = OPEN.replace("3 b 1\n001    2", "3 b 1  0000 - U\n001    2")
    open_file.write_text(by_hand + "### Withdrawal @ Round 3: 2\n### Withdrawal @ Round 3: 7\n")
    lines = command("pair", open_file).lines
    assert lines[-1] == "Not paired: 2 Birch, Bo (withdrawn), 7 Gum, Gil (withdrawn)"
    assert lines[-2].split() == ["3", "1", "Ash,", "Ann", "2", "bye"]


def test_the_protocol_of_engines(command: Command, open_file: Path) -> None:
    """The number of pairs, then White and Black; the bye is against 0."""
    expected = ["4", "4 1", "7 2", "5 3", "6 0"]
    assert command("pair", open_file, "--format", "javafo").lines == expected
    assert command(open_file, "-p").lines == expected
    assert command("-p", open_file, "--dutch").lines == expected


def test_the_protocol_into_a_file(command: Command, open_file: Path, tmp_path: Path) -> None:
    """Managers expect their file to be replaced, and nothing on standard output."""
    out = tmp_path / "out.txt"
    out.write_text("old")
    assert command(open_file, "-p", out)[:2] == (0, "")
    assert out.read_bytes() == b"4\n4 1\n7 2\n5 3\n6 0\n"


def test_json_for_one_tournament(command: Command, open_file: Path) -> None:
    """Names, points and the article behind each colour."""
    answer = json.loads(command("pair", open_file, "--format", "json").out)
    assert answer["pairs"] == [[4, 1], [7, 2], [5, 3], [6, 0]]
    assert answer["boards"][0] == {
        "board": 1,
        "white": {"number": 4, "name": "Dogwood, Di", "points": "2.0", "pairing_score": "2.0"},
        "black": {"number": 1, "name": "Ash, Ann", "points": "2.0", "pairing_score": "2.0"},
        "colour_rule": "C.04.3 art. 5.2.2",
    }
    assert answer["bye"]["number"] == 6


def test_csv_for_spreadsheets(command: Command, open_file: Path) -> None:
    """A line per board; the bye has Black 0."""
    lines = command("pair", open_file, "--format", "csv").lines
    assert lines[1] == '1,4,"Dogwood, Di",2.0,1,"Ash, Ann",2.0'
    assert lines[4] == '4,6,"Fir, Fay",0.0,0,,'


def test_the_file_with_the_round_added(command: Command, open_file: Path, tmp_path: Path) -> None:
    """Blank results, the bye entered; the result is a file that can be paired on."""
    out = tmp_path / "next.trf"
    assert command("pair", open_file, "--format", "trf", "-o", out).exit == 0
    entries = {line[14:17]: line[111:].rstrip() for line in out.read_text().splitlines() if line.startswith("001")}
    assert (entries["Ash"], entries["Dog"], entries["Fir"]) == ("   4 b", "   1 w", "0000 - U")
    assert "192 FIDE_DUTCH\n" in out.read_text()
    assert command("pair", out).err.endswith("(--adjourned: a draw for pairing only)\n")
    assert command("result", out, "1=1-0", "2==", "3=0-1", "--force").exit == 0
    following = command(out, "-p")
    assert (following.lines[0], following.err) == ("4", "")


def test_an_earlier_round_is_paired_again(command: Command, open_file: Path) -> None:
    """Round 2 from what was known after round 1."""
    done = command("pair", open_file, "--round", 2, "--format", "jsonl")
    assert done.objects[0]["pairs"] == [[4, 1], [2, 3], [5, 6], [7, 0]]


def test_the_user_goes_before_the_file(command: Command, tmp_path: Path) -> None:
    """The lot fell on Black, and there are nine rounds."""
    path = tmp_path / "new.trf"
    path.write_text("012 New\n" + "".join(f"001 {n:4}      Player {n}\n" for n in range(1, 5)))
    done = command("pair", path, "--rounds", 9, "--initial-colour", "black", "--format", "javafo")
    assert done.lines == ["2", "3 1", "2 4"]


@pytest.mark.parametrize(
    ("options", "exit", "said"),
    [
        (["--round", "9"], 3, "the next round to pair is 3"),
        (["--system", "custom-roundrobin"], 3, "custom-roundrobin: this system is not built yet; there is "),
        (["--edition", "1901"], 3, "dutch-1901"),
        (["--system", "swizz"], 3, "there is no system swizz"),
        (["--format", "xml"], 3, "there is no format xml"),
        (["--initial-colour", "red"], 3, "there is no colour red; there is white, black"),
        (["--lang", "xx"], 3, "there is no language xx; there is en"),
        (["--encoding", "nonsense"], 3, "there is no encoding nonsense"),
        (["--nonsense"], 3, "--nonsense"),
        (["--round", "three"], 3, "--round"),
        (["--round", "0"], 3, "0 is not a number from 1 up"),
        (["--rounds", "2"], 3, "all 2 rounds are paired"),
    ],
    ids=str,
)
def test_refusals(options: list[str], exit: int, said: str, command: Command, open_file: Path) -> None:
    """A bad request ends with 3, a sentence, and nothing on standard output."""
    done = command("pair", open_file, *options)
    assert (done.exit, done.out) == (exit, "")
    assert said in " ".join(done.err.split())


def test_a_file_that_is_not_there(command: Command, tmp_path: Path) -> None:
    """Exit code 5, in all forms."""
    missing = tmp_path / "missing.trf"
    assert [command("pair", missing).exit, command(missing, "-p").exit, command("check", missing).exit] == [5, 5, 5]
    assert command("pair", missing).err == f"error: {missing}: No such file or directory\n"


def test_no_legal_pairing(command: Command, tmp_path: Path) -> None:
    """Two players who have met: exit code 1, and who can still meet whom."""
    path = tmp_path / "two.trf"
    path.write_text(
        "142 3\n152 W\n001    1      Ash, Ann" + " " * 74 + "2 w 1\n001    2      Birch, Bo" + " " * 73 + "1 b 0\n"
    )
    done = command("pair", path)
    assert (done.exit, done.out) == (1, "")
    assert "round 2 has no legal pairing" in done.err


def test_check_says_what_differs(command: Command, open_file: Path) -> None:
    """What the rules give, what the file has, and what decides."""
    done = command("check", open_file)
    assert done.exit == 1
    assert done.lines[4:] == [
        "Round 2 differs.",
        "  the rules give: 4-1, 2-3",
        "  the file has:   2-4, 3-1",
        "  what decides: C12, colour preferences not granted: 1 instead of 0 (players 1, 2, 3, 4)",
        "Rounds checked: 2. Different: 2.",
    ]
    assert command(open_file, "-c").lines == done.lines
    assert command(open_file, "-c", 2).lines[0] == "Round 2 differs."
    assert command("-c", "2", open_file).lines[0] == "Round 2 differs."


def test_check_of_a_right_tournament(command: Command, open_file: Path, tmp_path: Path) -> None:
    """Rounds as the rules give end with 0; every round is listed in JSON."""
    first = tmp_path / "first.trf"
    first.write_text("142 3\n152 W\n" + "".join(f"001 {n:4}      Player {n}\n" for n in range(1, 6)))
    out = tmp_path / "out.trf"
    command("pair", first, "--format", "trf", "-o", out)
    assert command("check", out)[:2] == (0, "Rounds checked: 1. All are as the rules give.\n")
    assert command("check", out, "--format", "jsonl").objects == [
        {"file": str(out), "ok": True, "rounds": [{"round": 1, "ok": True}]}
    ]
    assert command("check", first)[:2] == (0, "No round is paired yet.\n")
    assert command("check", open_file, "--round", 3).exit == 3


def test_explain(command: Command, open_file: Path) -> None:
    """The whole round, one board, one player."""
    whole = command("explain", open_file, "--round", 3)
    assert whole.exit == 0
    assert whole.lines[0] == "Round 3: 7 players to be paired, 3 scoregroups."
    assert command("explain", open_file, "--board", 2).lines[0].startswith("Board 2: 7 Gum, Gil (White)")
    assert command("explain", open_file, "--player", 6).lines[-1].startswith("6 Fir, Fay has the bye")
    assert command("explain", open_file, "--board", 9).exit == 3
    assert command("explain", open_file, "--board", 0).exit == 3
    assert "there is no player 99" in command("explain", open_file, "--player", 99).err
    table = command("pair", open_file, "--explain")
    assert table.lines[-len(whole.lines) :] == whole.lines


def test_explain_says_when_the_file_has_another_round(command: Command, open_file: Path) -> None:
    """What is explained is what the rules give; the arbiter is told that the file differs."""
    assert "the file has other pairs in this round" in command("explain", open_file, "--round", 2).err


def test_explain_as_json(command: Command, open_file: Path) -> None:
    """Sentences for people, fields for programs."""
    answer = json.loads(command("explain", open_file, "--format", "json").out)
    assert answer["text"][0] == "Round 3: 7 players to be paired, 3 scoregroups."
    assert answer["explanation"]["brackets"][0]["residents"] == [1, 4]


def test_reasons_go_with_what_people_or_programs_read(command: Command, open_file: Path) -> None:
    """JSON has them as sentences and as data; the protocol of engines has no place for them."""
    answer = json.loads(command("pair", open_file, "--format", "json", "--explain").out)
    assert answer["pairs"][0] == [4, 1]
    assert answer["text"][0] == "Round 3: 7 players to be paired, 3 scoregroups."
    assert command("pair", open_file, "--format", "javafo", "--explain")[:2] == (3, "")


def test_why_not(command: Command, open_file: Path) -> None:
    """They have met; they do meet; what it would cost; there is no such player."""
    said = [command("why-not", open_file, "--round", 3, *pair).out for pair in ((1, 5), (4, 1), (2, 5))]
    assert said[0] == "1 Ash, Ann and 5 Elm, Ed cannot meet: they met in round 1 (C1).\n"
    assert said[1] == "4 Dogwood, Di and 1 Ash, Ann do meet, on board 1.\n"
    assert "would be worse" in said[2]
    himself = command("why-not", open_file, 4, 4).err
    assert himself.endswith("error: player 4: a player cannot be paired with himself; give two numbers\n")
    open_file.write_text(OPEN + "240 H 003    2\n")
    for asked in (("explain", open_file, "--player", 2), ("why-not", open_file, 1, 2)):
        assert command(*asked).err.endswith("error: player 2: not paired in round 3 (half-point bye)\n")
    assert command("why-not", open_file, 2, 9).err.endswith("error: there is no player 9\n")


def test_one_question_at_a_time(command: Command, open_file: Path) -> None:
    """A board and a player together are two questions."""
    done = command("explain", open_file, "--board", 1, "--player", 4)
    assert (done.exit, done.out) == (3, "")
    assert done.err == "error: --board: with --player the board is known\n"


def test_an_answer_never_replaces_its_tournament(command: Command, open_file: Path) -> None:
    """Not even with --force, nor as managers call: only the file with the round added may."""
    before = open_file.read_bytes()
    for options in (["pair", open_file, "-o", open_file, "--force"], [open_file, "-p", open_file]):
        done = command(*options)
        assert (done.exit, done.out) == (3, "")
        assert "it is the tournament itself" in done.err
    assert open_file.read_bytes() == before
    assert command("pair", open_file, "--format", "trf", "-o", open_file, "--force").exit == 0


def test_standard_input(command: Command, open_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dash reads what is piped in."""
    import io
    import sys

    for arguments in (("pair", "-", "--format", "javafo"), ("-", "-p")):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(open_file.read_bytes())))
        assert command(*arguments).lines[0] == "4"
