"""The commands systems, rules, tie-breaks."""

import json
from pathlib import Path

from pairwright.faces.listings import WIDTH
from tests.support.command import Command


def test_systems(command: Command) -> None:
    """A line for every system: edition, source, status, and how a file names it."""
    done = command("systems")
    assert done.exit == 0
    line = next(line for line in done.lines if line.startswith("dutch-2026"))
    assert line.split("  ")[-1].strip() == "FIDE_DUTCH_2026"
    assert "FIDE Handbook C.04.3" in line
    assert "in force since 2026-02-01" in line
    found = {one["code"]: one for one in json.loads(command("systems", "--format", "json").out)["systems"]}
    assert found["dubov-2026"]["status"] == "in force since 2026-02-01"


def test_rules_are_printed_for_reading(command: Command) -> None:
    """Article, rule, broken into lines; what holds for all systems comes last."""
    done = command("rules", "dutch")
    assert done.exit == 0
    assert done.lines[0].startswith("dutch-2026: FIDE (Dutch) system, edition 2026 (FIDE Handbook C.04.3")
    assert max(map(len, done.lines)) <= WIDTH
    assert "C1     Nobody meets the same opponent twice." in done.lines
    assert done.lines.index("C.04.3") < done.lines.index("C.04.1") < done.lines.index("C.04.2")


def test_rules_as_a_page_and_for_programs(command: Command, tmp_path: Path) -> None:
    """A page to print; an object with one item for every rule."""
    page = tmp_path / "rules.html"
    assert command("rules", "lim", "--format", "html", "-o", page).exit == 0
    assert 'class="prose"' in page.read_text("utf-8")
    found = json.loads(command("rules", "lim", "--format", "json").out)
    assert found["system"]["code"] == "lim"
    assert {"regulation": "Lim", "article": "2.2"}.items() <= found["rules"][2].items()


def test_rules_of_a_system_there_is_not(command: Command) -> None:
    """It is named, with those there are."""
    done = command("rules", "nix")
    assert done.exit == 3
    assert "there is no system nix" in done.err


def test_tie_breaks(command: Command) -> None:
    """All of them with article and variants, and the lists."""
    done = command("tie-breaks")
    assert done.exit == 0
    line = next(line for line in done.lines if line.startswith("BH "))
    assert " ".join(line.split()) == "BH Buchholz C.07 8.1 individuals and teams :MP, :GP /C1 /M1 /P"
    assert "Recommended lists (--preset)" in done.lines
    assert any(line.startswith("swiss-unrated") and "PTS,BUCHHOLZ,SONNEBORN-BERGER" in line for line in done.lines)
    found = json.loads(command("tie-breaks", "--format", "json").out)
    assert {one["code"] for one in found["presets"]} >= {"swiss", "round-robin"}


def test_one_tie_break_or_one_list(command: Command) -> None:
    """What its variants do; what stands in the list."""
    done = command("tie-breaks", "bh")
    assert done.lines[0] == "BH: Buchholz (C.07 art. 8.1)."
    assert "BH/C1  cut: without the lowest value (/C2: the two lowest)" in done.lines
    done = command("tie-breaks", "swiss")
    assert done.lines[1] == "In this order: PTS, BH/C1, BH, SB, DE, WIN."
    assert json.loads(command("tie-breaks", "KS", "--format", "json").out)["tiebreaks"][0]["code"] == "KS"
    assert command("tie-breaks", "KSX").exit == 3
