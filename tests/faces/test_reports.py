"""Situations other programs got wrong, from the corpus of reports: all must come out right on the command line."""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pairwright
from tests.support.command import Command, Done

SHARED = Path(os.environ.get("PAIRWRIGHT_SHARED", Path(__file__).parents[2].parent / "shared"))
REPORTS = SHARED / "corpus" / "reports"
KINDS = ("pairing", "file", "flow", "performance")

Expectation = dict[str, Any]


def situations() -> Iterator[tuple[Path, Expectation]]:
    """Every file of a report with what is expected of it; alternatives under ``any_of``."""
    for case in sorted(REPORTS.glob("*/case.json")):
        content = json.loads(case.read_text("utf-8"))
        if content["kind"] not in KINDS:
            continue
        expect = content["expect"]
        named = {name: value for name, value in expect.items() if (case.parent / name).is_file()}
        for name, value in (named or {"input.trf": expect}).items():
            yield case.parent / name, value


SITUATIONS = list(situations())
needs_reports = pytest.mark.skipif(not SITUATIONS, reason="no corpus of reports beside the repository")


@needs_reports
@pytest.mark.parametrize(
    ("path", "expected"), SITUATIONS, ids=[f"{path.parent.name}/{path.name}" for path, _ in SITUATIONS]
)
def test_the_report_comes_out_right(path: Path, expected: Expectation, command: Command) -> None:
    """What the report says is right is what we answer; of alternatives, one."""
    alternatives = expected.get("any_of", [expected])
    faults = [disagreements(path, alternative, command) for alternative in alternatives]
    assert [] in faults


def disagreements(path: Path, expected: Expectation, command: Command) -> list[str]:
    """In what our answer differs from this expectation."""
    options = ["--adjourned"] if "adjourned" in expected else []
    done = command("pair", path, "--format", "json", *options)
    if "problems" in expected and done.exit == 0:
        done = command("pair", path, "--format", "json", "--strict")
    faults = []
    if "pair" in expected:
        faults += pair_faults(done, expected["pair"])
    for kind in ("problems", "repairs"):
        faults += [fault for item in expected.get(kind, ()) for fault in line_faults(done, item)]
    refusal = expected.get("refuse", expected if "pair" not in expected else {})
    if refusal and refusal.get("exit", done.exit) != done.exit:
        faults.append(f"exit {done.exit}")
    for pair in refusal.get("mentions_boards", ()):
        if not any(f"{one}-{other}" in done.err for one, other in (pair, pair[::-1])):
            faults.append(f"board {pair} is not named")
    faults += [f"{word} is not said" for word in expected.get("notice_mentions", ()) if word not in done.err]
    return faults + reading_faults(path, expected)


def pair_faults(done: Done, expected: Expectation) -> list[str]:
    """Round, pairs, colours, order of the boards, exit code."""
    if done.exit != expected["exit"]:
        return [f"exit {done.exit}: {done.err}"]
    answer = json.loads(done.out)
    ours, theirs = answer["pairs"], expected["pairs"]
    if not expected.get("board_order"):
        ours, theirs = sorted(ours), sorted(theirs)
    return [] if (answer["round"], ours) == (expected["round"], theirs) else [f"round {answer['round']}: {ours}"]


def line_faults(done: Done, expected: Expectation) -> list[str]:
    """A message names this line and says these words."""
    said = [line for line in done.err.splitlines() if f"line {expected['line']}," in line]
    words = expected.get("mentions", ())
    return [] if any(all(word in line for word in words) for line in said) else [f"line {expected['line']}: {said}"]


def reading_faults(path: Path, expected: Expectation) -> list[str]:
    """Encoding and names, also after writing and reading again."""
    if "encoding" not in expected and "names" not in expected:
        return []
    found = pairwright.reading(path)
    again = pairwright.read(pairwright.write(found.tournament).encode())
    faults = [] if found.encoding == expected.get("encoding", found.encoding) else [f"read as {found.encoding}"]
    for number, name in expected.get("names", {}).items():
        names = {tournament.player(int(number)).name for tournament in (found.tournament, again)}
        faults += [f"{number} is called {names}"] if names != {name} else []
    return faults


def tables_of_reports() -> Iterator[tuple[Path, Expectation]]:
    """Every file of a report about tie-breaks, with the standings expected."""
    for case in sorted(REPORTS.glob("*/case.json")):
        content = json.loads(case.read_text("utf-8"))
        if content["kind"] == "tiebreak":
            yield case.parent / "input.trf", content["expect"]["standings"]


@needs_reports
@pytest.mark.parametrize(
    ("path", "expected"), list(tables_of_reports()), ids=[path.parent.name for path, _ in tables_of_reports()]
)
def test_the_standings_of_the_report_come_out_right(path: Path, expected: Expectation, command: Command) -> None:
    """The values and the places by the list of the report."""
    edition = ["--edition", expected["edition"]] if "edition" in expected else []
    done = command("standings", path, "--tiebreaks", expected["tiebreaks"], *edition, "--format", "json")
    rows = {str(row["id"]): row for row in json.loads(done.out)["standings"]}
    for number, values in expected.get("values", {}).items():
        assert {code: rows[number]["values"][code] for code in values} == values
    for number, rank in expected.get("ranks", {}).items():
        assert rows[number]["rank"] == rank


@needs_reports
def test_folders_and_files_with_letters_of_all_kinds(tmp_path: Path, command: Command) -> None:
    """A folder and a file whose names have Persian letters, an accent and a blank."""
    source = next(path for path, expected in SITUATIONS if "encoding" in expected)
    target = tmp_path / "مسابقات é open" / "دور ۳ é.trf"
    target.parent.mkdir()
    shutil.copy(source, target)
    assert command(target, "-p").lines == command(source, "-p").lines
    assert command("pair", target.parent, "--format", "jsonl").objects[0]["file"] == target.name
