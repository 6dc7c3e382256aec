"""Round robins by Berger tables with drawn results: for comparisons, and for laws."""

from __future__ import annotations

from random import Random

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import RESULTS
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.tournament import Tournament

SIDES = (Colour.WHITE, Colour.BLACK)
MIRRORED = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}


def berger_rounds(size: int) -> list[list[tuple[int, int]]]:
    """(white, black) of every round for an even number of players, numbers from 1 (C.05 annex 1)."""
    last = size - 1
    rounds = []
    for number in range(last):
        first = number * (size // 2) % last
        own = (first + 1, size)
        games = [own if number % 2 == 0 else own[::-1]]
        games += [((first + step) % last + 1, (first - step) % last + 1) for step in range(1, size // 2)]
        rounds.append(games)
    return rounds


def drawn_round_robin(dice: Random, players: int, forfeits: float = 0.05, cycles: int = 1) -> Tournament:
    """A finished round robin; ``forfeits`` is the share of games that are not played, a fifth of them lost by both.
    Now and then a player leaves, and loses the rest by forfeit. In an odd field the free round is an absence."""
    size = players + players % 2
    leaving = {number: dice.randrange(1, size * cycles) for number in range(1, players + 1) if dice.random() < forfeits}
    entries: dict[int, list[RoundEntry]] = {number: [] for number in range(1, players + 1)}
    rounds = berger_rounds(size)
    for cycle in range(cycles):
        for games in rounds:
            for white, black in games:
                one, other = (white, black) if cycle % 2 == 0 else (black, white)
                if max(one, other) > players:
                    entries[min(one, other)].append(ABSENT)
                    continue
                played = len(entries[one])
                away = [played >= leaving.get(number, played + 1) for number in (one, other)]
                codes = _codes(dice, away, forfeits)
                entries[one].append(RoundEntry(other, SIDES[0], RESULTS[codes[0]]))
                entries[other].append(RoundEntry(one, SIDES[1], RESULTS[codes[1]]))
    ratings = sorted([dice.randint(1400, 2600) for _ in entries], reverse=True)
    people = [
        Player(number, f"Player {number}", ratings[number - 1], entries=tuple(own)) for number, own in entries.items()
    ]
    system = ("BERGER_ROUNDROBIN", "BERGER_DOUBLEROUNDROBIN")[cycles - 1]
    return Tournament(tuple(people), planned_rounds=(size - 1) * cycles, system=system)


def _codes(dice: Random, away: list[bool], forfeits: float) -> str:
    """What White and Black have."""
    if all(away):
        return "--"
    if any(away):
        return "-+" if away[0] else "+-"
    if dice.random() < forfeits:
        return dice.choice(["+-", "+-", "-+", "-+", "--"])
    code = dice.choice("1=0")
    return code + MIRRORED[code]
