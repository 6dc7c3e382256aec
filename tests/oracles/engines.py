"""Other pairing programs, asked as black boxes through the commands they document.

They live in a virtual environment of their own and are never a dependency.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from pairwright.formats.base import write
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest, Tournament, VirtualPoints
from pairwright.state.acceleration import BAKU_SUFFIX, virtual_points
from tests.oracles.replaying import Pairs, before, pairs_of

PACKAGES = ("gacrux", "py4swiss", "caissify-pairings")


class Answer(NamedTuple):
    """What an oracle says of one round; ``pairs`` is empty where it tells none, and ``note`` is what it says then."""

    agrees: bool
    pairs: Pairs = ()
    note: str = ""


class Oracle(Protocol):
    """A program that can be asked how the rounds of a finished tournament are paired."""

    name: str
    rules: str
    """The edition it implements, and what it cannot tell."""

    def answers(self, tournament: Tournament, folder: Path) -> dict[int, Answer]:
        """An answer for every round it can be asked about."""


def environment(folder: Path) -> Path:
    """The bin folder of the oracles' environment, made when it is not there."""
    programs = folder / "bin"
    if not (programs / "python").exists():
        print(f"installing {', '.join(PACKAGES)} in {folder}", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *PACKAGES], check=True)
    return programs


class Gacrux:
    """The pairing checker of FIDE's technical commission: one check per tournament, then the rounds that differ."""

    name = "gacrux"
    rules = "Dutch system, 2026"

    def __init__(self, programs: Path) -> None:
        self._command = [str(programs / "python"), "-m", "gacrux.pairingchecker", "-o", "-", "-dT"]

    def answers(self, tournament: Tournament, folder: Path) -> dict[int, Answer]:
        path = folder / "gacrux.trf"
        path.write_text(write(_with_points_told(tournament), "trf26").text, "utf-8")
        rounds = range(1, tournament.paired_rounds + 1)
        checked = _run([*self._command, "-i", str(path), "-c"])
        if "Check: True" in checked:
            return dict.fromkeys(rounds, Answer(True))
        if "Check: False" not in checked:
            return dict.fromkeys(rounds, Answer(False, note=_first_line(checked)))
        return {round_: self._answer(tournament, path, round_) for round_ in rounds}

    def _answer(self, tournament: Tournament, path: Path, round_: int) -> Answer:
        said = _run([*self._command, "-i", str(path), "-p", "-n", str(round_)])
        return _answer(tournament, round_, said)


class Py4swiss:
    """Rules of 2017: it agrees where the two editions do."""

    name = "py4swiss"
    rules = "Dutch system, 2017: differences are no faults"

    def __init__(self, programs: Path) -> None:
        self._command = str(programs / "py4swiss")

    def answers(self, tournament: Tournament, folder: Path) -> dict[int, Answer]:
        found = {}
        path, out = folder / "py4swiss.trf", folder / "py4swiss.txt"
        for round_ in range(1, tournament.paired_rounds + 1):
            now = _in_the_old_format(before(tournament, round_), tournament, round_)
            path.write_text(write(now, "trf16-javafo").text, "utf-8")
            out.unlink(missing_ok=True)
            said = _run([self._command, "-t", str(path), "-p", str(out)])
            found[round_] = _answer(tournament, round_, out.read_text("utf-8") if out.exists() else said)
        return found


class Caissify:
    """Compares who meets whom, not who has White."""

    name = "caissify"
    rules = "Dutch system, 2026; colours are not compared"

    def __init__(self, programs: Path) -> None:
        self._command = str(programs / "caissify-pairings-check")

    def answers(self, tournament: Tournament, folder: Path) -> dict[int, Answer]:
        path = folder / "caissify.trf"
        path.write_text(write(tournament, "trf16-javafo").text, "utf-8")
        said = _run([self._command, str(path)])
        verdicts = re.findall(r"Round (\d+): (.*)", said)
        if not verdicts:
            return dict.fromkeys(range(1, tournament.paired_rounds + 1), Answer(False, note=_first_line(said)))
        return {int(round_): Answer(verdict.startswith("OK"), note=verdict) for round_, verdict in verdicts}


ORACLES: dict[str, Callable[[Path], Oracle]] = {"gacrux": Gacrux, "py4swiss": Py4swiss, "caissify": Caissify}


def _with_points_told(tournament: Tournament) -> Tournament:
    """Virtual points said outright (record 250), not by the name of the acceleration, which it does not read."""
    told = []
    for round_ in range(1, tournament.planned_rounds + 1):
        points = virtual_points(tournament, round_)
        if points:
            told.append(VirtualPoints(max(points.values()), round_, round_, 1, max(points)))
    return tournament._replace(virtual_points=tuple(told), system=tournament.system.removesuffix(BAKU_SUFFIX))


def _in_the_old_format(now: Tournament, whole: Tournament, round_: int) -> Tournament:
    """All who did not take part in the round are simply absent: the old format has no withdrawals. No dates of
    rounds: the reader refuses them."""
    away = [player.number for player in whole.players if not player.entry(round_).result.took_part]
    requests = tuple(ByeRequest(round_, number, Result.ABSENT) for number in away)
    return now._replace(requests=requests, information=now.information._replace(round_dates=()))


def _answer(tournament: Tournament, round_: int, said: str) -> Answer:
    found = re.findall(r"^(\d+) (\d+)$", said, re.MULTILINE)
    pairs = tuple(sorted((int(white), int(black)) for white, black in found))
    if not pairs:
        return Answer(False, note=_first_line(said))
    return Answer(pairs == pairs_of(tournament, round_), pairs)


def _first_line(said: str) -> str:
    """The line that tells most: of a Python traceback it is the last."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return (lines[-1] if any(line.startswith("Traceback") for line in lines) else " / ".join(lines[:3]))[:300]


def _run(command: list[str]) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=600)
    return done.stdout + done.stderr
