"""Criterion C5: the score of the player who gets the pairing-allocated bye, before any bracket is paired."""

from __future__ import annotations

from pairwright.errors import NoLegalPairing, Witness
from pairwright.handbook.dutch import DUTCH_2026
from pairwright.handbook.swiss import BASIC_RULES
from pairwright.matching.bits import span
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
    """The smallest proof found that no complete pairing exists."""
    from pairwright.pairing.witness import witness_of as plain_witness

    return plain_witness(field.state, field.legal, field.may_have_bye)
