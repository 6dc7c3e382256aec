"""Compare with other pairing programs on fresh random tournaments: ``python -m tests.oracles.compare``.

Prints how many rounds agree, and every round that does not. Opt-in: nothing in the tests needs it.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import cast

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.catalogue import find
from pairwright.formats.base import write
from pairwright.model.tournament import Tournament
from pairwright.pairing.base import Engine
from tests.oracles.engines import ORACLES, Oracle, environment
from tests.oracles.replaying import Difference, pairs_of

PLAIN = "Scoring=1-0.5-0\nBaku=no\nForbiddenPairsDrawn=0\n"
"""Nothing but byes, forfeits, unusual results, withdrawals and late entries."""


def made_up(seed: int, options: argparse.Namespace) -> Tournament:
    """A tournament of this seed; with ``--features`` also with other scorings, acceleration and forbidden pairs."""
    players = options.players or 6 + int(random.Random(seed).random() ** 2 * 74)
    text = f"Players={players}\n" + ("" if options.features else PLAIN) + "\n".join(options.set)
    return simulate(Settings.parse(text), seed, cast("Engine", find("system", options.system)))


def compare(oracle: Oracle, tournament: Tournament, seed: int, folder: Path, found: Counter[str]) -> list[Difference]:
    """Count the rounds that agree; give those that do not."""
    differing = []
    for round_, answer in sorted(oracle.answers(tournament, folder).items()):
        found["rounds"] += 1
        found["agree"] += answer.agrees
        if not answer.agrees:
            where = f"seed {seed} ({len(tournament.players)} players) {answer.note}".rstrip()
            differing.append(Difference(where, round_, pairs_of(tournament, round_), answer.pairs))
    return differing


def main() -> None:
    """Make tournaments, ask every oracle, print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="number of tournaments")
    parser.add_argument("--seed", type=int, default=None, help="first seed (default: drawn)")
    parser.add_argument("--players", type=int, default=0, help="players of each (default: 6 to 80)")
    parser.add_argument("--system", default="dutch-2026", help="who pairs them: dutch-2026, dutch-2017")
    parser.add_argument("--features", action="store_true", help="other scorings, acceleration, forbidden pairs too")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="any setting of the generator")
    parser.add_argument("--engines", default=",".join(ORACLES), help="which of them, by name")
    parser.add_argument("--venv", type=Path, default=Path("build/oracles"), help="their virtual environment")
    parser.add_argument("--keep", type=Path, default=None, help="folder for the tournaments that differ")
    options = parser.parse_args()
    seed = random.SystemRandom().randrange(10**9) if options.seed is None else options.seed
    programs = environment(options.venv)
    oracles = [ORACLES[name](programs) for name in options.engines.split(",")]
    counts: dict[str, Counter[str]] = {oracle.name: Counter() for oracle in oracles}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(seed, seed + options.games):
            tournament = made_up(number, options)
            for oracle in oracles:
                differing = compare(oracle, tournament, number, Path(folder), counts[oracle.name])
                for difference in differing:
                    print(f"{oracle.name}: {difference}", flush=True)
                if differing and options.keep:
                    options.keep.mkdir(parents=True, exist_ok=True)
                    (options.keep / f"{oracle.name}-{number}.trf").write_text(write(tournament).text, "utf-8")
    print(f"{options.games} tournaments from seed {seed}")
    for oracle in oracles:
        count = counts[oracle.name]
        print(f"{oracle.name} ({oracle.rules}): {count['agree']} of {count['rounds']} rounds agree")


if __name__ == "__main__":
    main()
