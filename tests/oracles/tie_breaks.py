"""Compare tie-breaks with the checker of FIDE's technical commission on fresh tournaments:
``python -m tests.oracles.tie_breaks``.

Swiss tournaments of the project's own generator, with many byes, forfeits and withdrawals, and round robins. Prints how
many values agree, how many differ by a fault of the checker that is known and computed, and every other difference.
Opt-in: nothing in the tests needs it.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.formats.base import write
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.tiebreaks.acronym import parse_list
from pairwright.tiebreaks.base import Total, written
from pairwright.tiebreaks.event import Meeting, Terms, Unrated, of_individuals
from pairwright.tiebreaks.ranking import rank
from tests.oracles.checker_faults import as_the_checker_says
from tests.oracles.engines import environment
from tests.oracles.round_robins import drawn_round_robin

MANY_GAPS = """
HalfPointByes=6%
ZeroPointByes=6%
ForfeitWins=5%
ForfeitLosses=5%
DoubleForfeits=2%
Withdrawals=10%
LateEntries=5%
DoubleLosses=2%
HalfLosses=2%
UnratedWins=2%
Baku=no
ForbiddenPairsDrawn=0
HighestRating=2500
LowestRating=1300
UnratedPlayers=5%
"""
SCORINGS = ("Scoring=1-0.5-0", "Scoring=3-1-0", "Scoring=1-0.5-0\nPointsForPairingBye=0.5")
UNRATED_AS = 1400
"""What an unrated player counts, by announcement."""
OWN = "WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN RTNG KS KS/L+1 KS/L-1 ARO ARO/C1 ARO/C2 ARO/M1 TPR PTP APRO APPO"
SWISS = f"{OWN} SB SB/C1 SB/C2 SB/P SB/C1/P BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P AOB"
FORE = "FB FB/C1 FB/C2 FB/M1 AOB/F"
"""In a run of their own: what the checker computes after one of these can change."""
ROUND_ROBIN = f"{OWN} SB SB/C1 SB/C2"


class Difference(NamedTuple):
    """A value that nothing known explains."""

    where: str
    number: int
    code: str
    ours: str
    theirs: str


def checked(programs: Path, tournament: Tournament, codes: str, flag: str, folder: Path) -> dict[int, dict[str, str]]:
    """The checker's values by pairing number and code."""
    path = folder / "gacrux.trf"
    path.write_text(write(tournament, "trf26").text, "utf-8")
    rounds = str(tournament.paired_rounds)
    command = [str(programs / "python"), "-m", "gacrux.tiebreakchecker", "-i", str(path), "-n", rounds, "-N", rounds]
    command += [flag, "-u", str(UNRATED_AS), "-d", "T", "-o", "-", "-t", "PTS", *codes.split()]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=600)
    head, *rows = [line.split("\t") for line in done.stdout.splitlines() if "\t" in line] or [[]]
    return {int(row[0]): dict(zip(head, row, strict=True)) for row in rows if row[0].isdecimal()}


def compare(
    theirs: dict[int, dict[str, str]], tournament: Tournament, codes: str, meeting: Meeting, where: str
) -> Iterator[tuple[str, str, Difference | None]]:
    """(code, how it compares, what differs) of every value."""
    event = of_individuals(tournament, Terms(meeting=meeting, unrated=Unrated.AS, unrated_as=UNRATED_AS))
    ranking = rank(event, parse_list(",".join(codes.split())))
    for index, asked in enumerate(ranking.asked):
        column = ranking.column(index, 0)
        for position, number in enumerate(event.table().numbers):
            ours = written(column.exact(position), column.decimals)
            said = theirs.get(number, {}).get(asked.text, "nothing")
            if same(column.exact(position), ours, said):
                yield asked.text, "agree", None
            elif as_the_checker_says(event, asked, position) == number_in(said):
                yield asked.text, "a known fault", None
            else:
                yield asked.text, "differ", Difference(where, number, asked.text, ours, said)


def same(exact: Total, ours: str, theirs: str) -> bool:
    """The same number, however many decimals it is written with."""
    decimals = len(theirs.partition(".")[2])
    return theirs in (ours, written(exact, decimals)) or (
        number_in(ours) is not None and number_in(ours) == number_in(theirs)
    )


def number_in(text: str) -> Fraction | None:
    """The number a text is; None for anything else."""
    try:
        return Fraction(text)
    except ValueError:
        return None


def tournaments(seed: int, options: argparse.Namespace) -> Iterator[tuple[str, Tournament, Meeting]]:
    """Swiss tournaments and round robins by turns."""
    for number in range(seed, seed + options.games):
        dice = random.Random(number)
        players, rounds = dice.randint(6, 26), dice.randint(5, 9)
        text = f"Players={players}\nRounds={min(rounds, players - 2)}\n{SCORINGS[number % len(SCORINGS)]}{MANY_GAPS}"
        swiss = simulate(Settings.parse(text), number, DUTCH_2026)
        # A small field can end early: the checker is told that these are all rounds.
        yield f"Swiss, seed {number}", swiss._replace(planned_rounds=swiss.paired_rounds), Meeting.SWISS
        cycles = 1 + (number % 4 == 3)
        robin = drawn_round_robin(dice, dice.randint(4, 11), 0.1, cycles)
        yield f"round robin, seed {number}", robin, Meeting.PREDETERMINED


def main() -> None:
    """Make tournaments, ask the checker, print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="number of Swiss tournaments, and of round robins")
    parser.add_argument("--seed", type=int, default=None, help="first seed (default: drawn)")
    parser.add_argument("--venv", type=Path, default=Path("build/oracles"), help="virtual environment of the checker")
    parser.add_argument("--keep", type=Path, default=None, help="folder for the tournaments that differ")
    options = parser.parse_args()
    seed = random.SystemRandom().randrange(10**9) if options.seed is None else options.seed
    programs = environment(options.venv)
    counts: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for where, tournament, meeting in tournaments(seed, options):
            swiss = meeting is Meeting.SWISS
            found = []
            for codes in (SWISS, FORE) if swiss else (ROUND_ROBIN,):
                theirs = checked(programs, tournament, codes, "-s" if swiss else "-p", Path(folder))
                for code, how, difference in compare(theirs, tournament, codes, meeting, where):
                    counts.setdefault(f"{meeting.value}: {code}", Counter())[how] += 1
                    found += [difference] if difference else []
            for difference in found:
                print(difference, flush=True)
            if found and options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / f"{where.replace(', ', '-').replace(' ', '-')}.trf").write_text(
                    write(tournament, "trf26").text, "utf-8"
                )
    print(f"{options.games} Swiss tournaments and round robins from seed {seed}")
    for name, count in counts.items():
        print(f"{name}: {', '.join([f'{number} {how}' for how, number in count.items()])}")


if __name__ == "__main__":
    main()
