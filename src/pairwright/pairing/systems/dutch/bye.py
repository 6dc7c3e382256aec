"""Criterion C5: the score of the player who gets the pairing-allocated bye, before any bracket is paired."""

from __future__ import annotations

from itertools import combinations

from pairwright.errors import Meetings, NoLegalPairing, Witness
from pairwright.handbook.contents import BASIC_RULES, DUTCH_2026
from pairwright.matching.bits import members, span
from pairwright.matching.complete import Obstruction, joined, obstructions, without_sets_of
from pairwright.pairing.systems.dutch.completion import Completion
from pairwright.pairing.systems.dutch.field import Field

IMPLEMENTS = (BASIC_RULES["3"], DUTCH_2026["C2"], DUTCH_2026["C5"])


def completion_of(field: Field) -> Completion:
    """The completion facts of a field and, for an odd one, the candidates for the bye.

    The candidates are the players of the lowest score at which somebody whom C2 does not bar can be left out
    such that all others can be paired. Raises :class:`NoLegalPairing` with its witness.
    """
    if field.size % 2:
        for low, high in reversed(field.groups):
            candidates = field.may_have_bye & span(low, high)
            if candidates:
                completion = Completion(field, candidates, field.scores[low])
                if completion.pairable(0):
                    return completion
    else:
        completion = Completion(field)
        if completion.pairable(0):
            return completion
    raise NoLegalPairing(field.state.round, witness_of(field))


def witness_of(field: Field) -> Witness:
    """The smallest proof found that no complete pairing exists: players who can together meet too few.

    A proof in which the bye itself lacks somebody to take it proves nothing of players; two such proofs together
    have two odd sets too many, so one remains without the bye's.
    """
    completion = Completion(field, field.may_have_bye)
    everybody = span(0, field.size + completion.has_bye)
    bye = 1 << field.size if completion.has_bye else 0
    proofs = obstructions(completion.legal, everybody)
    if not proofs:
        return Witness((), ())

    def weight(proof: Obstruction) -> int:
        return _union(proof.odd_sets).bit_count()

    of_players = [proof for proof in proofs if not _union(proof.odd_sets) & bye]
    if of_players:
        return _as_numbers(field, min(of_players, key=weight), bye)
    pairs = (joined(one, other) for one, other in combinations(proofs, 2))
    return _as_numbers(field, without_sets_of(min(pairs, key=weight), bye), bye)


def _union(sets: tuple[int, ...]) -> int:
    mask = 0
    for part in sets:
        mask |= part
    return mask


def _as_numbers(field: Field, proof: Obstruction, bye: int) -> Witness:
    numbers, legal = field.state.numbers, field.legal
    stuck = _union(proof.odd_sets) & ~bye
    players = tuple(
        Meetings(
            numbers[position],
            tuple(sorted(numbers[other] for other in members(legal[position]))),
            bool(bye and field.may_have_bye >> position & 1),
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
