"""Double elimination: where those who lose later enter among the losers, so that two meet again as late as possible.

Matches of round r of the main branch, in the order of the bracket, are numbered from 0. The losers' places they enter
are the same numbers with some binary digits turned over, the same for all: a mask for each round. Whoever lost to the
player who comes now sits in a place whose number differs from his by a known mask too; the two sit the further apart
the higher the first digit in which these differ.
"""

from __future__ import annotations

from pairwright.handbook.knockout import KNOCKOUT

IMPLEMENTS = (KNOCKOUT["D1"],)


def masks(rounds: int) -> dict[int, int]:
    """By round of the main branch (2 to ``rounds``), the mask. Chosen from round 2 on: the latest possible nearest
    meeting, then the latest of the others; then the later for those who met last, who need the fewest wins to meet
    again; then the highest mask (which reverses the order)."""
    chosen = {1: 0}
    for round_ in range(2, rounds + 1):
        earlier = [mask >> (round_ - before) for before, mask in chosen.items()]

        def nearness(mask: int, earlier: list[int] = earlier) -> tuple[list[int], list[int], int]:
            apart = [(mask ^ other).bit_length() for other in earlier]
            return sorted(apart), apart[::-1], mask

        chosen[round_] = max(range(1 << (rounds - round_)), key=nearness)
    del chosen[1]
    return chosen
