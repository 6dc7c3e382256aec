"""Compare the engine with the definition on random positions, in several processes.

    PYTHONPATH=src:. python bench/slow_truth_campaign.py --small 200000 --large 2000 --seed 1 --workers 2

Prints how many positions and brackets of each size were compared, and every position that differs, in full.
Positions of 2-7 players count as small, of 8-10 as large. Exit code 1 if any differs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

from tests.support.states import random_state

from pairwright.errors import NoLegalPairing
from pairwright.pairing.outcome import Board, BracketOutcome, RoundPairing
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.systems.dutch.slow_truth import pair_slowly
from pairwright.state.round_state import RoundState

CHUNK = 500
SMALL, LARGE = (2, 7), (8, 10)


class Outcome(NamedTuple):
    """What a pairing function made of a position; all empty if there is no legal pairing."""

    boards: tuple[Board, ...] = ()
    bye: int = 0
    brackets: tuple[BracketOutcome, ...] = ()


def outcome(pair: Callable[[RoundState], RoundPairing], state: RoundState) -> Outcome:
    """Boards with their colour articles, bye and brackets."""
    try:
        found = pair(state)
    except NoLegalPairing:
        return Outcome()
    return Outcome(found.boards, found.bye, found.brackets)


def compare(task: tuple[int, int, tuple[int, int]]) -> tuple[Counter[str], list[str]]:
    """One chunk of positions: counts, and the positions that differ."""
    seed, count, (smallest, largest) = task
    random = Random(seed)
    counts: Counter[str] = Counter()
    different = []
    for _ in range(count):
        state = random_state(random, smallest, largest)
        truth, fast = outcome(pair_slowly, state), outcome(DUTCH_2026.pair, state)
        counts["positions"] += 1
        counts["positions without legal pairing"] += truth == Outcome()
        for bracket in truth.brackets:
            low, high = bracket.residents
            counts[f"brackets of {len(bracket.moved_down) + high - low:2d} players"] += 1
            counts["heterogeneous brackets" if bracket.moved_down else "homogeneous brackets"] += 1
        if truth != fast:
            counts["DIFFERENT"] += 1
            different.append(f"{state!r}\n  definition: {truth}\n  engine:     {fast}")
    return counts, different


def main() -> int:
    """Run the campaign and print its counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", type=int, default=20_000)
    parser.add_argument("--large", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    tasks = [
        (options.seed * 1_000_003 + index + share, min(CHUNK, total - start), sizes)
        for share, total, sizes in ((0, options.small, SMALL), (500_000, options.large, LARGE))
        for index, start in enumerate(range(0, total, CHUNK))
    ]
    counts: Counter[str] = Counter()
    different: list[str] = []
    began = time.perf_counter()
    with ProcessPoolExecutor(options.workers) as pool:
        for counted, found in pool.map(compare, tasks):
            counts += counted
            different += found
    for name, count in sorted(counts.items()):
        print(f"{count:9,d}  {name}")
    print(f"{time.perf_counter() - began:9.1f}  seconds")
    for text in different[:20]:
        print(text)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
