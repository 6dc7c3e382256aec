"""Compare direct encounter with FIDE's tie-break checker: ``python -m tests.oracles.direct_encounter``.

Small Swiss tournaments with many byes and forfeits, and round robins of one to three cycles, as they stood after every
round. Places inside the tied groups and final ranks are compared. Opt-in: nothing in the tests needs it.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.tiebreaks.acronym import parse_list
from pairwright.tiebreaks.encounters import Meetings
from pairwright.tiebreaks.event import Meeting, Terms, of_individuals
from pairwright.tiebreaks.ranking import rank
from pairwright.tiebreaks.unplayed import Forfeits
from tests.oracles.engines import environment
from tests.oracles.round_robins import drawn_round_robin
from tests.oracles.tie_breaks import MANY_GAPS, checked

LISTS = {
    Meeting.SWISS: ("PTS DE", "PTS DE DE/P SB", "PTS SB DE WON DE/P"),
    Meeting.PREDETERMINED: ("PTS DE", "PTS PS DE"),
}
SCORINGS = ("Scoring=1-0.5-0", "Scoring=1-0.5-0", "Scoring=3-1-0")
NOT_SEPARATED = "0"
"""What the checker prints for who is tied with nobody, or in a group that stays together; ours is the place, 1."""


def cut(tournament: Tournament, rounds: int) -> Tournament:
    """As it stood after so many rounds."""
    players = [
        player._replace(entries=player.entries[:rounds], declared_points=None, declared_rank=None)
        for player in tournament.players
    ]
    return tournament._replace(players=tuple(players), planned_rounds=rounds, requests=())


def tournaments(seed: int, games: int) -> Iterator[tuple[str, Tournament, Meeting]]:
    """Swiss tournaments and round robins by turns."""
    for number in range(seed, seed + games):
        dice = random.Random(number)
        players = dice.randint(8, 14)
        text = f"Players={players}\nRounds={dice.randint(4, 7)}\n{dice.choice(SCORINGS)}{MANY_GAPS}"
        swiss = simulate(Settings.parse(text), number, DUTCH_2026)
        for rounds in range(1, swiss.paired_rounds + 1):
            yield f"Swiss, seed {number}, round {rounds}", cut(swiss, rounds), Meeting.SWISS
        cycles = dice.choice((1, 1, 2, 3))
        robin = drawn_round_robin(dice, dice.randint(4, 8), 0.1, min(cycles, 2))
        if cycles == 3:
            robin = thrice(robin)
        last = robin.paired_rounds
        for rounds in sorted({last, dice.randint(1, last), dice.randint(1, last)}):
            yield f"round robin of {cycles}, seed {number}, round {rounds}", cut(robin, rounds), Meeting.PREDETERMINED


def thrice(robin: Tournament) -> Tournament:
    """Two cycles, and the first of them once more with White's results for Black."""
    half = robin.paired_rounds // 2
    mirrored = {Result.WIN: Result.LOSS, Result.LOSS: Result.WIN}
    players = []
    for player in robin.players:
        again = [entry._replace(result=mirrored.get(entry.result, entry.result)) for entry in player.entries[:half]]
        players.append(player._replace(entries=(*player.entries, *again)))
    return robin._replace(players=tuple(players))


Told = dict[int, tuple[int, tuple[str, ...]]]
"""Rank, and places inside the tied groups, by number."""


def ours(tournament: Tournament, codes: str, meeting: Meeting) -> Told:
    """Our ranks and places."""
    ranking = rank(of_individuals(tournament, Terms(meeting=meeting)), parse_list(codes.replace(" ", ",")))
    direct = [ranking.texts(index) for index, code in enumerate(codes.split()) if code.startswith("DE")]
    return {row.number: (row.rank, tuple([texts[line] for texts in direct])) for line, row in enumerate(ranking.rows)}


def theirs(rows: dict[int, dict[str, str]], codes: str) -> Told:
    """The checker's, in the same form."""
    direct = [code for code in codes.split() if code.startswith("DE")]
    return {
        number: (int(row["Rank"]), tuple([row[code].replace(NOT_SEPARATED, "1") for code in direct]))
        for number, row in rows.items()
    }


def points_so_far(tournament: Tournament, codes: str) -> Told:
    """What the checker does in a round robin under way, where the list ends with DE: missing games bring nothing, and
    the points decide as if all had met."""
    event = of_individuals(tournament, Terms(meeting=Meeting.PREDETERMINED))
    meetings = Meetings(event, "", Forfeits.GAMES)
    before = rank(event, parse_list(codes.removesuffix(" DE").replace(" ", ",")))
    found: Told = {}
    for first, rows in groupby(before.rows, key=lambda row: row.rank):
        place = 1
        for part in naive([row.position for row in rows], meetings):
            found.update({event.table().numbers[one]: (first + place - 1, (str(place),)) for one in part})
            place += len(part)
    return found


def naive(group: list[int], meetings: Meetings) -> list[list[int]]:
    """A group by the points so far, and again every smaller group."""
    points = dict(zip(group, meetings.mini_table(group).least, strict=True))
    parts = [[one for one in group if points[one] == score] for score in sorted({*points.values()}, reverse=True)]
    return parts if len(parts) == 1 else [few for part in parts for few in naive(part, meetings)]


def verdict(tournament: Tournament, codes: str, meeting: Meeting, said: Told) -> str:
    """How the two compare, and what explains a difference."""
    if ours(tournament, codes, meeting) == said:
        return "agree"
    games = Counter([(one.number, entry.opponent) for one in tournament.players for entry in one.entries])
    if max(count for (_, opponent), count in games.items() if opponent) > 2:
        return "differ where two met three times (6.1.2)"
    if meeting is Meeting.PREDETERMINED and points_so_far(tournament, codes) == said:
        return "decided before all have met (6.2, 6.3)"
    return "DIFFER"


def main() -> None:
    """Make tournaments, ask the checker, print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="number of Swiss tournaments, and of round robins")
    parser.add_argument("--seed", type=int, default=None, help="first seed (default: drawn)")
    parser.add_argument("--venv", type=Path, default=Path("build/oracles"), help="virtual environment of the checker")
    options = parser.parse_args()
    seed = random.SystemRandom().randrange(10**9) if options.seed is None else options.seed
    programs = environment(options.venv)
    counts: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for where, tournament, meeting in tournaments(seed, options.games):
            for codes in LISTS[meeting]:
                flag = "-s" if meeting is Meeting.SWISS else "-p"
                rows = checked(programs, tournament, codes.removeprefix("PTS "), flag, Path(folder))
                how = verdict(tournament, codes, meeting, theirs(rows, codes))
                counts.setdefault(f"{meeting.value}: {codes}", Counter())[how] += 1
                if how == "DIFFER":
                    print(f"{where}: {codes}")
    print(f"{options.games} Swiss tournaments and round robins from seed {seed}")
    for name, count in counts.items():
        print(f"{name}: {', '.join([f'{number} {how}' for how, number in count.items()])}")


if __name__ == "__main__":
    main()
