"""Print what reading, state and pairing cost, as ratios within one run. See README.md beside this file."""

from __future__ import annotations

import argparse
import gc
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from tests.support.corpus import archive_members, shared_file

from bench.fields import field, file_before
from bench.slicing import slice_lines
from pairwright.app.prepare import prepare
from pairwright.app.standings import Wanted, standings
from pairwright.formats.base import read
from pairwright.formats.base import write as write_file
from pairwright.model.tournament import Tournament
from pairwright.pairing.checker import check
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before

ROUNDS = range(2, 10)


class Cost(NamedTuple):
    """Seconds, best of several runs, for one round of one file."""

    slicing: float
    read: float
    state: float
    pair: float


def best(action: Callable[[], object], repeat: int) -> float:
    """The quickest of ``repeat`` runs, in seconds of processor time; the collector sleeps."""
    gc.collect()
    gc.disable()
    try:
        times = []
        for _ in range(repeat):
            start = process_time()
            action()
            times.append(process_time() - start)
    finally:
        gc.enable()
    return min(times)


def cost(data: bytes, round: int, repeat: int) -> Cost:
    """What one round costs on this file."""
    tournament = read(data).tournament
    state = state_before(tournament, round)
    return Cost(
        best(lambda: slice_lines(data), repeat),
        best(lambda: read(data), repeat),
        best(lambda: state_before(tournament, round), repeat),
        best(lambda: DUTCH_2026.pair(state), repeat),
    )


def row(what: str, value: str, target: str) -> None:
    """One line of the table."""
    print(f"{what:<66} {value:>32}   {target}", flush=True)


def spread(values: list[float]) -> str:
    """Median of rounds 2 to 9, and the worst of them."""
    worst = max(values)
    return f"{median(values):8.2f}  (worst {worst:.2f}, round {ROUNDS[values.index(worst)]})"


def sizes(players: tuple[int, int], repeat: int, limit: float) -> list[float]:
    """Print the ratios of an even and an odd field; give the seconds of state and pairing, round by round."""
    costs: list[Cost] = []
    for count in players:
        tournament = field(count, DUTCH_2026)
        of_field = [cost(file_before(tournament, round), round, repeat) for round in ROUNDS]
        costs += of_field
        name = f"{count} players"
        milliseconds = [1000 * median(column) for column in zip(*of_field, strict=True)]
        text = "  ".join(f"{value:.2f}" for value in milliseconds)
        row(f"{name}: slicing, read, state, pair (median ms)", text, "")
        row(f"{name}: read / slicing", spread([each.read / each.slicing for each in of_field]), "at most 8")
        ratios = [(each.state + each.pair) / each.read for each in of_field]
        row(f"{name}: (state + pair) / read", spread(ratios), f"at most {limit:g}")
    return [each.state + each.pair for each in costs]


def scaling(repeat: int, largest: int) -> None:
    """Sizes by tens, and what ten times the players cost."""
    earlier: list[float] = []
    for players, limit in (((100, 101), 0.5), ((1000, 1001), 0.5), ((9998, 9999), 2.0)):
        if players[0] > largest:
            break
        now = sizes(players, repeat if players[0] < 5000 else max(repeat // 2, 2), limit)
        if earlier:
            factor = median(now) / median(earlier)
            row(
                f"{players[0]} players cost, in state and pairing, times a tenth of them",
                f"{factor:8.1f}",
                "at most 14",
            )
        earlier = now


def rounds_of(archive: Path) -> Iterator[tuple[str, int, Tournament]]:
    """(file, round, prepared tournament) for every round of every tournament of the archive."""
    for name, data in archive_members(archive):
        tournament = prepare(read(data).tournament, 1).tournament
        for round in range(1, tournament.paired_rounds + 1):
            yield name, round, tournament


def worst_round(archive: Path, repeat: int) -> None:
    """The slowest round of the corpus against the rounds of its size; those that seem slow are timed again."""
    found: dict[int, list[tuple[float, str, Callable[[], object]]]] = {}
    for name, round, tournament in rounds_of(archive):
        whole = partial(state_and_pair, tournament, round)
        size = max((state_before(tournament, round).size - 1).bit_length(), 3)
        found.setdefault(size, []).append((quick_best(whole), f"{name} round {round}", whole))
    for size, rounds in sorted(found.items()):
        usual = median(took for took, _, _ in rounds)
        slowest = sorted(rounds, key=lambda each: -each[0])[:20]
        took, where = max((best(whole, 2 * repeat), where) for _, where, whole in slowest)
        text = f"{took / usual:8.1f}  (median {1000 * usual:.2f} ms)"
        row(f"worst of {len(rounds)} rounds with up to {2**size} players: {where}", text, "at most 25")


def state_and_pair(tournament: Tournament, round: int) -> None:
    """One round from its tournament to its pairing."""
    DUTCH_2026.pair(state_before(tournament, round))


def quick_best(action: Callable[[], object]) -> float:
    """The quicker of two runs."""
    times = []
    for _ in range(2):
        start = process_time()
        action()
        times.append(process_time() - start)
    return min(times)


def checking(repeat: int) -> None:
    """Check a whole tournament of 400 players."""
    tournament = field(400, DUTCH_2026)
    data = write_file(tournament, "trf26").text.encode()
    whole = prepare(read(data).tournament, 1).tournament
    checked = best(lambda: list(check(whole, DUTCH_2026)), repeat)
    row("check of 400 players and 9 rounds / read", f"{checked / best(lambda: read(data), repeat):8.2f}", "at most 6")


TIE_BREAKS = "PTS,DE,BH/C1,BH,SB,PS,WIN,BPG,ARO,TPR"


def _standings(tournament: Tournament) -> None:
    """Places, and every value as text."""
    found = standings(tournament, Wanted(tie_breaks=TIE_BREAKS))
    for index in range(len(found.ranking.asked)):
        found.ranking.texts(index)


def standing(repeat: int, largest: int) -> None:
    """Standings with ten tie-breaks, texts of all values included, of finished tournaments of nine rounds."""
    earlier = 0.0
    for players in (100, 1000, 9998):
        if players > largest:
            break
        data = write_file(field(players, DUTCH_2026), "trf26").text.encode()
        tournament = read(data).tournament
        took = best(partial(_standings, tournament), repeat)
        ratio = f"{took / best(partial(read, data), repeat):8.2f}  ({1000 * took:.1f} ms)"
        row(f"{players} players: standings with ten tie-breaks / read", ratio, "at most 3")
        if earlier:
            row(f"{players} players cost, in standings, times a tenth of them", f"{took / earlier:8.1f}", "near 10")
        earlier = took


def process(command: list[str], environment: dict[str, str], repeat: int) -> float:
    """Seconds of processor time of a whole process, best of several."""
    times = []
    for _ in range(repeat):
        start = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
        end = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime)
    return min(times)


def whole_process(folder: str, repeat: int) -> None:
    """``pairwright FILE -p`` against Python doing nothing."""
    path = os.path.join(folder, "hundred.trf")
    Path(path).write_bytes(file_before(field(100, DUTCH_2026), 6))
    installed = Path(sys.executable).with_name("pairwright")
    start = "import sys; from pairwright.faces.cli.start import main; sys.exit(main())"
    command = [str(installed)] if installed.exists() else [sys.executable, "-c", start]
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
    nothing = process([sys.executable, "-c", "pass"], environment, 4 * repeat)
    took = process([*command, path, "-p"], environment, 4 * repeat)
    text = f"{took / nothing:8.2f}  ({1000 * took:.0f} / {1000 * nothing:.0f} ms)"
    row("pairwright FILE -p of 100 players / python -c pass", text, "at most 3")


_MEMORY = """
import resource, sys
from pairwright.formats.base import read
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before
tournament = read(open(sys.argv[1], "rb").read()).tournament
DUTCH_2026.pair(state_before(tournament, tournament.round_to_pair))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def memory(folder: str) -> None:
    """The most memory a process takes that reads and pairs the largest field."""
    path = os.path.join(folder, "largest.trf")
    Path(path).write_bytes(file_before(field(9999, DUTCH_2026), 9))
    done = subprocess.run([sys.executable, "-c", _MEMORY, path], check=True, capture_output=True, text=True)
    kilobytes = int(done.stdout) / (1024 if sys.platform == "darwin" else 1)
    row("most memory, reading and pairing 9999 players, MB", f"{kilobytes / 1024:8.0f}", "under 200")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small sizes only")
    parser.add_argument("--repeat", type=int, default=5, help="best of so many runs")
    parser.add_argument("--corpus", type=Path, default=None, help="archive of tournaments for the worst round")
    options = parser.parse_args()
    row("what", "ratio (or as said)", "target")
    scaling(options.repeat, 1001 if options.quick else 9999)
    checking(options.repeat)
    standing(options.repeat, 1001 if options.quick else 9999)
    if options.quick:
        return
    with tempfile.TemporaryDirectory() as folder:
        whole_process(folder, options.repeat)
        memory(folder)
    corpus = options.corpus or shared_file("corpus/dutch-2026.zip")
    if corpus.exists():
        worst_round(corpus, options.repeat)
    else:
        row("worst round of the corpus", "no corpus here", "at most 25")


if __name__ == "__main__":
    main()
