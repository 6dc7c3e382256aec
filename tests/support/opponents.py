"""One player whose opponents have, in the eyes of the regulation, exactly the scores a case names."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.points import parse_points
from pairwright.model.result import RESULTS, Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import AbnormalPoints, Tournament
from tests.support.crosstables import crosstable

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


THE_DOCUMENTS_PLAYER = crosstable(
    """
     1: 2w1  3b+  4b1  5b=  6w1  7w0  8b1
     2: 1b0  Z    Z    9w1
     3: Z    1w-  Z    Z    Z    5b0
     4: Z    Z    1w0
     5: 9w1  10b1 11w1 1w=  12w1 3w1
     6: 10w1 11b1 12w1 Z    1b0
     7: 11w1 12b1 9w1  Z    Z    1b1
     8: 12w1 9b1  10w1 Z    Z    Z    1w0
     9: 5b0  8w0  7b0  2b0
    10: 6b0  5w0  8b0
    11: 7b0  6w0  5b0
    12: 8b0  7w0  6b0  Z    5b0
    """
)
"""Number 1 has the results of the documents' example: seven rounds, the second won by forfeit, opponents who gave up
rounds. Their adjusted scores are 3.5 - 3 6 4.5 5.5 4.5, his own results 1 + 1 1/2 1 0 1."""
