"""What is known to be wrong in the tie-break checker of FIDE's technical commission, computed: for each fault the
value it prints, so that a comparison says exactly what it excuses.

=========  =====================  ==============================================================================
code       article                what the checker does
=========  =====================  ==============================================================================
STD        C.07 art. 7.7          it compares one's points with a draw's worth, not with the scheduled opponent's:
                                  two who got nothing have nothing, instead of 1/2 each
SB/C1, /2  C.07 art. 16.5.2       of several rounds given up it takes the one with the lowest opponent's score, not
                                  the one with the lowest contribution
=========  =====================  ==============================================================================
"""

from __future__ import annotations

from fractions import Fraction

from pairwright.tiebreaks.acronym import Asked
from pairwright.tiebreaks.event import Event
from pairwright.tiebreaks.opposition import opposition


def as_the_checker_says(event: Event, asked: Asked, position: int) -> Fraction | None:
    """The value with the fault; None where no fault is known."""
    if asked.name == "STD":
        return _points_against_a_draw(event, position)
    if asked.name == "SB" and asked.cut:
        return _cut_by_opponents_score(event, asked, position)
    return None


def _points_against_a_draw(event: Event, position: int) -> Fraction:
    table = event.table()
    draw = table.worths.draw
    return sum([Fraction((points > draw) + (points >= draw), 2) for points in table.points[position]], Fraction(0))


def _cut_by_opponents_score(event: Event, asked: Asked, position: int) -> Fraction:
    met = opposition(event, forfeits=asked.forfeits)
    points = event.table().points[position]
    rounds = {
        index: (score, score * points[round_])
        for index, (score, round_) in enumerate(zip(met.met[position], met.rounds[position], strict=True))
    }
    given_up = met.given_up.get(position, frozenset())
    for _ in range(min(asked.cut, len(rounds))):
        least = min(rounds, key=lambda index: (*rounds[index], index))
        voluntary = [index for index in rounds if index in given_up]
        if voluntary:
            lowest = min(voluntary, key=lambda index: (*rounds[index], index))
            if rounds[lowest][1] >= rounds[least][1]:
                least = lowest
        del rounds[least]
    return Fraction(sum([product for _, product in rounds.values()]), 100)
