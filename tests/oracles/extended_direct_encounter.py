"""Compare extended direct encounter with FIDE's tie-break checker on fresh tournaments of teams:
``python -m tests.oracles.extended_direct_encounter``. Ranks are compared. Opt-in: nothing in the tests needs it.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from pathlib import Path

from pairwright.formats.base import write
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import parse_list
from pairwright.tiebreaks.event import Event, Terms
from pairwright.tiebreaks.ranking import rank
from pairwright.tiebreaks.teams import of_teams
from tests.oracles.engines import environment
from tests.oracles.tie_breaks import checked
from tests.support.team_events import drawn_team_event

SYSTEMS = ("FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP")
CODES = ("EDE", "EDE/P", "EDEBT", "EDEBB", "EDET", "EDEB", "EDEBT/P")


def ours(event: Event, code: str) -> dict[int, str]:
    """Our ranks by number."""
    return {row.number: str(row.rank) for row in rank(event, parse_list(f"PTS,{code}")).rows}


def drawn(number: int) -> Tournament:
    """A tournament of this seed; every other one with few gaps."""
    dice = random.Random(number)
    return drawn_team_event(dice, SYSTEMS[number % len(SYSTEMS)], dice.choice((0.0, 1.0, 2.0)))


def main() -> None:
    """Make tournaments, ask the checker, print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="number of tournaments")
    parser.add_argument("--seed", type=int, default=None, help="first seed (default: drawn)")
    parser.add_argument("--venv", type=Path, default=Path("build/oracles"), help="virtual environment of the checker")
    parser.add_argument("--keep", type=Path, default=None, help="folder for the tournaments that differ")
    options = parser.parse_args()
    seed = random.SystemRandom().randrange(10**9) if options.seed is None else options.seed
    programs = environment(options.venv)
    counts: dict[str, Counter[str]] = {code: Counter() for code in CODES}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(seed, seed + options.games):
            tournament = drawn(number)
            event = of_teams(tournament, Terms())
            for code in CODES:
                rows = checked(programs, tournament, code, "-s", Path(folder))
                agree = ours(event, code) == {team: row["Rank"] for team, row in rows.items()}
                counts[code]["agree" if agree else "differ"] += 1
                if not agree:
                    print(f"seed {number}: {code}", flush=True)
                    if options.keep:
                        options.keep.mkdir(parents=True, exist_ok=True)
                        (options.keep / f"{number}.trf").write_text(write(tournament).text, "utf-8")
    print(f"{options.games} tournaments of teams from seed {seed}")
    for code, count in counts.items():
        print(f"{code}: {count['agree']} of {count.total()} tournaments agree")


if __name__ == "__main__":
    main()
