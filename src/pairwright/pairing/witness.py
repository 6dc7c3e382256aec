"""The proof that a round cannot be paired: players who can together meet too few."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pairwright.errors import Meetings, Witness
from pairwright.matching.bits import members, span
from pairwright.matching.complete import Obstruction, joined, obstructions, without_sets_of


def witness_of(numbers: Sequence[int], rows: Sequence[int], may_have_bye: int) -> Witness:
    """The smallest proof found that no complete pairing exists; one that names nobody if one does.

    ``rows`` are the sets of positions everybody may meet, ``may_have_bye`` those who may be left over if their
    number is odd. A proof in which the bye itself lacks somebody to take it proves nothing of players; two such
    proofs together have two odd sets too many, so one remains without the bye's.
    """
    size = len(numbers)
    graph = list(rows)
    bye = 0
    if size % 2:
        bye = 1 << size
        graph = [row | bye if may_have_bye >> position & 1 else row for position, row in enumerate(rows)]
        graph.append(may_have_bye)
    proofs = obstructions(graph, span(0, len(graph)))
    if not proofs:
        return Witness((), ())

    def weight(proof: Obstruction) -> int:
        return _union(proof.odd_sets).bit_count()

    of_players = [proof for proof in proofs if not _union(proof.odd_sets) & bye]
    if of_players:
        proof = min(of_players, key=weight)
    else:
        pairs = (joined(one, other) for one, other in combinations(proofs, 2))
        proof = without_sets_of(min(pairs, key=weight), bye)
    return _as_numbers(numbers, rows, may_have_bye if bye else 0, proof, bye)


def _union(sets: tuple[int, ...]) -> int:
    mask = 0
    for part in sets:
        mask |= part
    return mask


def _as_numbers(numbers: Sequence[int], rows: Sequence[int], takers: int, proof: Obstruction, bye: int) -> Witness:
    stuck = _union(proof.odd_sets) & ~bye
    players = tuple(
        Meetings(
            numbers[position],
            tuple(sorted(numbers[other] for other in members(rows[position]))),
            bool(takers >> position & 1),
        )
        for position in members(stuck)
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
