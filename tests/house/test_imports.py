"""What `import pairwright` and the quick form load."""

import subprocess
import sys
from pathlib import Path

import pairwright

HEAVY = ("dataclasses", "inspect", "json", "pathlib", "argparse", "decimal", "fractions", "typer", "rich", "click")


def loaded_by(code: str) -> set[str]:
    """Modules loaded in a fresh interpreter after running the code, beyond those it starts with."""
    report = "import sys; before = set(sys.modules)\n" + code + "\nprint(*(set(sys.modules) - before), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_front_door_loads_nothing() -> None:
    """A program that imports pairwright pays for what it uses only."""
    assert {name for name in loaded_by("import pairwright") if name.startswith("pairwright")} == {"pairwright"}


def test_reading_and_pairing_load_nothing_heavy() -> None:
    """The quick form starts as fast as Python lets it."""
    code = "from pairwright.pairing.systems import dutch; from pairwright.formats.kinds import trf"
    assert loaded_by(code).intersection(HEAVY) == set()


LATER = (
    "app.prizes",
    "app.standings",
    "app.tables",
    "faces.document",
    "faces.html",
    "formats.kinds.json",
    "formats.kinds.trf.team_records",
    "model.matches",
    "model.two_games",
    "pairing.procedure",
    "pairing.weighed",
    "pairing.witness",
    "tiebreaks",
)
"""What a round of players, paired by the Dutch system, has no use for."""


def test_pairing_in_the_engines_form_loads_no_standings(tmp_path: Path) -> None:
    """``pairwright FILE -p`` reads, pairs and is gone: no tie-breaks, standings, tables, teams, other systems."""
    sample = Path(pairwright.__file__).parent / "samples" / "open-60.trf"
    code = f"from pairwright.faces.cli.quick import run; run([{str(sample)!r}, '-p', {str(tmp_path / 'out')!r}])"
    loaded = loaded_by(code)
    rooms = tuple(f"pairwright.{room}" for room in LATER)
    assert {name for name in loaded if name.startswith(rooms)} == set()
    assert "pairwright.pairing.systems.dutch.engine" in loaded
    assert loaded.intersection(HEAVY) == set()
