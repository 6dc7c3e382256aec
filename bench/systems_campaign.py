"""Whole random tournaments with one system, every round judged by the independent validator.

    PYTHONPATH=src:. python -m bench.systems_campaign CODE --tournaments N --players A-B [--seed S] [--workers 2]
    PYTHONPATH=src:. python -m bench.systems_campaign CODE --tournaments N --teams A-B [--set Boards=4]

The generator plays each tournament (byes, forfeits, withdrawals, late entries and odd results drawn by lot) with the
system itself; ``tests.support.legality`` judges every round. Prints what was played, everything that is wrong with its
seed, and the slowest round. Exit code 1 if a round is illegal, a pairing crashes, a round that can be paired is not,
or a round takes longer than ``--limit`` seconds.

With ``--teams`` the teams take part: every round is judged as one of teams, the whole tournament by its games, and what
was played is written and read again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple, cast

from tests.support.legality import Law, breaches, law_of, somebody_must_stay
from tests.support.team_legality import breaches_of_matches

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.catalogue import find
from pairwright.errors import NoLegalPairing
from pairwright.formats.base import read, write
from pairwright.model.canonical import canonical
from pairwright.model.matches import matches_of, primary_score, rounds_played, scores
from pairwright.model.standing import earned
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import Tournament
from pairwright.pairing.base import Engine
from pairwright.pairing.outcome import RoundPairing
from pairwright.state.round_state import RoundState

PLAIN = ("Scoring=1-0.5-0", "Baku=no", "ForbiddenPairsDrawn=0")
"""What the documents know; ``--features`` leaves these to the lot."""


class Task(NamedTuple):
    """One tournament to play; ``size`` counts what ``key`` says, Players or Teams."""

    code: str
    seed: int
    key: str
    size: int
    settings: tuple[str, ...]
    limit: float


class Report(NamedTuple):
    """What came of it: counts, what is wrong, and the slowest round (seconds, where)."""

    counts: Counter[str]
    wrong: list[str]
    slowest: tuple[float, str]


class Judge:
    """The engine as the generator calls it: each round is timed and judged, and counted."""

    def __init__(self, engine: Engine, where: str, limit: float) -> None:
        self.code = engine.code
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.slowest = (0.0, "")
        self._engine, self.law = engine, law_of(engine.code)
        self._where, self._limit = where, limit

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair, and look at what came out."""
        where = f"{self._where}, round {state.round}"
        began = time.process_time()
        try:
            pairing = self._engine.pair(state)
        except NoLegalPairing:
            self.counts["rounds without any legal pairing"] += 1
            if not somebody_must_stay(state.tournament, state.round, self.law):
                self.wrong.append(f"{where}: given up, though it can be paired")
            raise
        took = time.process_time() - began
        self.slowest = max(self.slowest, (took, where))
        if took > self._limit:
            self.wrong.append(f"{where}: {took:.1f} s")
        self.counts["rounds"] += 1
        self.counts["boards"] += len(pairing.boards)
        found = breaches(state.tournament, state.round, pairing.pairs, self.law)
        self.wrong += [f"{where}: {breach}" for breach in found]
        return pairing


def of_teams(played: Tournament, law: Law) -> list[str]:
    """What is wrong with the games of a whole tournament of teams, and whether a file keeps it."""
    wrong = breaches_of_matches(played, meetings=law.meetings)
    field = field_of_teams(played)
    matches = matches_of(played, rounds_played(played))
    which = 0 if primary_score(played.system) == "MP" else 1
    if earned(field) != [both[which] for both in scores(matches)]:
        wrong.append("the teams have other points than their matches give")
    again = read(write(played, "trf26").text.encode("utf-8"))
    if canonical(again.tournament) != canonical(played):
        wrong.append("written and read again it is another tournament")
    return wrong


def play(task: Task) -> Report:
    """One tournament."""
    where = f"seed {task.seed}, {task.size} {task.key.lower()}"
    judge = Judge(cast("Engine", find("system", task.code)), where, task.limit)
    text = "\n".join((f"{task.key}={task.size}", *task.settings))
    try:
        played = simulate(Settings.parse(text), task.seed, judge)
        if task.key == "Teams":
            judge.wrong += [f"{where}: {breach}" for breach in of_teams(played, judge.law)]
    except Exception as crash:
        judge.wrong.append(f"{where}, after round {judge.counts['rounds']}: {type(crash).__name__}: {crash}")
    judge.counts["tournaments"] += 1
    return Report(judge.counts, judge.wrong, judge.slowest)


def main() -> int:
    """Run the campaign and print its table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("--tournaments", type=int, default=100)
    parser.add_argument("--players", default="6-40", metavar="A-B")
    parser.add_argument("--teams", default="", metavar="A-B", help="teams take part")
    parser.add_argument("--seed", type=int, default=1, help="of the first tournament; the others follow")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--limit", type=float, default=10.0, help="seconds of processor time a round may take")
    parser.add_argument("--features", action="store_true", help="other scorings, acceleration, forbidden pairs too")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="any setting of the generator")
    options = parser.parse_args()
    key, sizes = ("Teams", options.teams) if options.teams else ("Players", options.players)
    low, _, high = sizes.partition("-")
    settings = (*(() if options.features else PLAIN), *options.set)
    tasks = [
        Task(options.code, seed, key, Random(seed).randint(int(low), int(high or low)), settings, options.limit)
        for seed in range(options.seed, options.seed + options.tournaments)
    ]
    counts: Counter[str] = Counter()
    slowest, wrong = (0.0, ""), 0
    began = time.perf_counter()
    with ProcessPoolExecutor(options.workers) as pool:
        for report in pool.map(play, tasks):
            counts += report.counts
            slowest = max(slowest, report.slowest)
            wrong += len(report.wrong)
            for line in report.wrong:
                print(line, flush=True)
    print(f"{options.code}, {sizes} {key.lower()}, seeds from {options.seed}:")
    for name, count in sorted(counts.items()):
        print(f"{count:9,d}  {name}")
    print(f"{wrong:9,d}  things wrong")
    print(f"{slowest[0]:9.2f}  seconds of the slowest round ({slowest[1]})")
    print(f"{time.perf_counter() - began:9.1f}  seconds in all")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
