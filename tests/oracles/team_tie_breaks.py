"""Compare the tie-breaks of teams with the checker of FIDE's technical commission on fresh tournaments of teams:
``python -m tests.oracles.team_tie_breaks``. Opt-in, as :mod:`tie_breaks`, which does it for individuals.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from pairwright.formats.base import write
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import parse_list
from pairwright.tiebreaks.base import written
from pairwright.tiebreaks.event import Event, Meeting, Terms
from pairwright.tiebreaks.ranking import Ranking, rank
from pairwright.tiebreaks.teams import of_teams
from tests.oracles.engines import environment
from tests.oracles.tie_breaks import Difference, checked, same
from tests.support.team_events import drawn_team_event, drawn_team_round_robin

SYSTEMS = ("FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP")
OWN = "MPvGP BC WIN:MP WON:MP PS:MP PS:GP PS:MP/C1 TPN KS:MP KS:GP SSSC SSSC/K3"
OPPONENTS = "BH:MP BH:GP BH:MP/C1 BH:GP/C1 BH:MP/C2 BH:MP/M1 AOB:MP EMMSB EMGSB EGMSB EGGSB"
CUT = "EMMSB/C1 EMGSB/C1 EGMSB/C1 EGGSB/C1"
FORFEITS_PLAYED = "BH:MP/P BH:GP/P BH:MP/C1/P EMGSB/P EMMSB/C1/P EMGSB/C1/P EGGSB/C1/P SSSC/P"
FORE = "FB:MP FB:GP FB:MP/C1 SSSC/F"
ROUND_ROBIN = f"MPvGP BC WIN:MP WON:MP PS:MP PS:GP TPN KS:MP KS:GP EMMSB EMGSB EGMSB EGGSB {CUT}"
BOARDS = ("TBR", "BBE")
"""The checker prints no values of these: the ranks after them are compared."""


def differences(event: Event, ranking: Ranking, theirs: dict[int, dict[str, str]], where: str) -> Iterator[Difference]:
    """Every value that the checker prints otherwise."""
    for index, asked in enumerate(ranking.asked):
        for position, number in enumerate(event.table().numbers):
            column = ranking.column(index, position)
            ours = written(column.exact(position), column.decimals)
            said = theirs.get(number, {}).get(asked.text, "nothing")
            if not same(column.exact(position), ours, said):
                yield Difference(where, number, asked.text, ours, said)


def differing_ranks(event: Event, code: str, theirs: dict[int, dict[str, str]], where: str) -> Iterator[Difference]:
    """The same for a tie-break of which only the ranks are told."""
    ranking = rank(event, parse_list(f"PTS,{code}"))
    for row in ranking.rows:
        said = theirs.get(row.number, {}).get("Rank", "nothing")
        if str(row.rank) != said:
            yield Difference(where, row.number, f"rank by {code}", str(row.rank), said)


def compare(
    programs: Path, tournament: Tournament, meeting: Meeting, where: str, folder: Path
) -> Iterator[tuple[str, int, Difference]]:
    """Every code with how many values were compared (once), and every difference (0)."""
    swiss = meeting is Meeting.SWISS
    event = of_teams(tournament, Terms(meeting=meeting))
    nothing = Difference("", 0, "", "", "")
    for codes in (OWN, OPPONENTS, CUT, FORFEITS_PLAYED, FORE) if swiss else (ROUND_ROBIN,):
        ranking = rank(event, parse_list(",".join(codes.split())))
        theirs = checked(programs, tournament, codes, "-s" if swiss else "-p", folder)
        for asked in ranking.asked:
            yield asked.text, len(event.table()), nothing
        for difference in differences(event, ranking, theirs, where):
            yield difference.code, 0, difference
    for code in BOARDS:
        theirs = checked(programs, tournament, code, "-s" if swiss else "-p", folder)
        yield f"rank by {code}", len(event.table()), nothing
        for difference in differing_ranks(event, code, theirs, where):
            yield difference.code, 0, difference


def tournaments(seed: int, games: int, gaps: float) -> Iterator[tuple[str, Tournament, Meeting]]:
    """Swiss tournaments, and a round robin after every third."""
    for number in range(seed, seed + games):
        system = SYSTEMS[number % len(SYSTEMS)]
        yield f"seed {number}", drawn_team_event(random.Random(number), system, gaps), Meeting.SWISS
        if number % len(SYSTEMS) == 0:
            robin = drawn_team_round_robin(random.Random(number), gaps)
            yield f"round robin, seed {number}", robin, Meeting.PREDETERMINED


def main() -> None:
    """Make tournaments, ask the checker, print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="number of tournaments")
    parser.add_argument("--seed", type=int, default=None, help="first seed (default: drawn)")
    parser.add_argument("--gaps", type=Fraction, default=Fraction(1), help="how often something is not played")
    parser.add_argument("--venv", type=Path, default=Path("build/oracles"), help="virtual environment of the checker")
    parser.add_argument("--keep", type=Path, default=None, help="folder for the tournaments that differ")
    options = parser.parse_args()
    seed = random.SystemRandom().randrange(10**9) if options.seed is None else options.seed
    programs = environment(options.venv)
    compared: Counter[str] = Counter()
    differing: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for where, tournament, meeting in tournaments(seed, options.games, float(options.gaps)):
            wrong = False
            for code, count, difference in compare(programs, tournament, meeting, where, Path(folder)):
                name = f"{meeting.value}: {code}"
                compared[name] += count
                if not count:
                    differing[name] += 1
                    wrong = True
                    print(difference, flush=True)
            if wrong and options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / f"{where.replace(', ', '-').replace(' ', '-')}.trf").write_text(
                    write(tournament).text, "utf-8"
                )
    print(f"{options.games} tournaments of teams from seed {seed}")
    for code, count in compared.items():
        print(f"{code}: {count - differing[code]} agree, {differing[code]} differ")


if __name__ == "__main__":
    main()
