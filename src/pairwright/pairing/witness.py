"""Why a round has no legal pairing: players who, taken together, can still meet too few others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pairwright.errors import Meetings, Witness
from pairwright.matching.bits import members, span
from pairwright.matching.complete import Obstruction, joined, obstructions, without_sets_of
from pairwright.state.round_state import RoundState


def witness_of(state: RoundState, rows: Sequence[int], bye_takers: int) -> Witness:
    """The smallest proof found that no complete pairing exists.

    ``rows`` are, by position, the players whom each may meet; ``bye_takers`` those who may have the bye. A proof in
    which the bye itself lacks somebody to take it proves nothing of players; two such proofs together have two odd
    sets too many, so one remains without the bye's.
    """
    bye = 1 << state.size if state.size % 2 else 0
    legal = [row | bye if bye_takers >> position & 1 else row for position, row in enumerate(rows)]
    if bye:
        legal.append(bye_takers)
    proofs = obstructions(legal, span(0, len(legal)))
    if not proofs:
        return Witness((), ())

    def weight(proof: Obstruction) -> int:
        return _union(proof.odd_sets).bit_count()

    of_players = [proof for proof in proofs if not _union(proof.odd_sets) & bye]
    if of_players:
        found = min(of_players, key=weight)
    else:
        pairs = (joined(one, other) for one, other in combinations(proofs, 2))
        found = without_sets_of(min(pairs, key=weight), bye)
    return _as_numbers(state, legal, found, bye)


def _union(sets: tuple[int, ...]) -> int:
    mask = 0
    for part in sets:
        mask |= part
    return mask


def _as_numbers(state: RoundState, legal: Sequence[int], proof: Obstruction, bye: int) -> Witness:
    numbers = state.numbers
    players = tuple(
        Meetings(
            numbers[position],
            tuple(sorted(numbers[other] for other in members(legal[position] & ~bye))),
            bool(legal[position] & bye),
        )
        for position in members(_union(proof.odd_sets) & ~bye)
    )
    return Witness(
        tuple(sorted(players)),
        tuple(sorted(numbers[position] for position in members(proof.cut & ~bye))),
        tuple(
            tuple(sorted(numbers[position] for position in members(part & ~bye)))
            for part in proof.odd_sets
            if part & (part - 1)
        ),
    )
