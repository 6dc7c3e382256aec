"""One player whose opponents have, in the eyes of the regulation, exactly the scores a case names."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.points import parse_points
from pairwright.model.result import RESULTS, Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import AbnormalPoints, Tournament

_SIDES = (Colour.WHITE, Colour.BLACK)
_MIRROR = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "*": "*"}


def facing(rounds: Sequence[str]) -> Tournament:
    """Player 1 with these rounds: ``"1 5.5"`` is a win against an opponent with 5.5 points, ``"Z"`` a bye.

    Every opponent has full-point byes in all his other rounds, and a bonus or penalty that makes up the score.
    """
    own: list[RoundEntry] = []
    others: list[Player] = []
    decisions: list[AbnormalPoints] = []
    for index, text in enumerate(rounds):
        code, _, score = text.partition(" ")
        if not score:
            own.append(RoundEntry(0, Colour.NONE, RESULTS[code]))
            continue
        number = len(others) + 2
        mirrored = RESULTS[_MIRROR[code]]
        own.append(RoundEntry(number, _SIDES[index % 2], RESULTS[code]))
        entries = [RoundEntry(0, Colour.NONE, Result.FULL_BYE) for _ in rounds]
        entries[index] = RoundEntry(1, _SIDES[1 - index % 2], mirrored)
        has = 10 * (len(rounds) - 1) + {"1": 10, "=": 5, "+": 10}.get(mirrored.code, 0)
        others.append(Player(number, rating=2000, entries=tuple(entries)))
        decisions.append(AbnormalPoints(parse_points(score) - has, players=(number,)))
    number = len(others) + 2  # two more, who meet each other always: so every round is one that was paired
    for side, opponent in ((0, number + 1), (1, number)):
        games = [RoundEntry(opponent, _SIDES[side], Result.DRAW) for _ in rounds]
        others.append(Player(number + side, rating=2000, entries=tuple(games)))
    players = (Player(1, rating=2200, entries=tuple(own)), *others)
    return Tournament(players, planned_rounds=len(rounds), abnormal_points=tuple(decisions))
