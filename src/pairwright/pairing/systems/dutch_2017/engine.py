"""A round: the procedure of A.9, each bracket by the quickest method that is exact."""

from __future__ import annotations

from pairwright.errors import NoLegalPairing
from pairwright.pairing.absolute import odd_rest
from pairwright.pairing.systems.dutch.completion import Completion
from pairwright.pairing.systems.dutch.field import Field
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch_2017.criteria import Kind
from pairwright.pairing.systems.dutch_2017.exact import by_weight, without_look_ahead
from pairwright.pairing.systems.dutch_2017.procedure import PairedBracket, pair_brackets
from pairwright.pairing.systems.dutch_2017.quick import is_ideal, quickly
from pairwright.pairing.witness import witness_of
from pairwright.state.round_state import RoundState


def plan_round(state: RoundState) -> list[PairedBracket]:
    """The brackets of a round; ``state`` has the cards as this edition reads them.

    Raises :class:`NoLegalPairing`; :class:`~pairwright.errors.NotApplicable` if a bye given by hand leaves an odd
    number to pair.
    """
    if not state.size:
        return []
    if state.bye_by_hand and state.size % 2:
        raise odd_rest(state)
    completion = completion_of(state)
    field = completion.field
    if not completion.pairable(0):
        raise NoLegalPairing(state.round, witness_of(state, field.legal, field.may_have_bye))
    after = {high: index for index, (_, high) in enumerate(field.groups)}

    def completes(leftover: tuple[int, ...], below: int) -> bool:
        return completion.completes(leftover, after[below])

    def best(bracket: Bracket, kind: Kind) -> Candidate:
        if kind in (Kind.ORDINARY, Kind.LAST):
            found = quickly(completion, after[bracket.residents[1]], bracket, kind)
            if found.attained:
                return Candidate(tuple(found.pairs), tuple(sorted(found.left)))
        if kind is Kind.ORDINARY:
            relaxed = without_look_ahead(state, field.legal, bracket)
            if not relaxed.leftover or is_ideal(completion, after[bracket.residents[1]], relaxed.leftover):
                return relaxed
        return by_weight(state, field.legal, bracket, kind)

    return pair_brackets(field.groups, best, completes)


def completion_of(state: RoundState) -> Completion:
    """A.9, C.4: who can be paired with whom below; of an odd number anybody may have the bye whom C.2 does not bar."""
    field = Field(state)
    return Completion(field, field.may_have_bye if state.size % 2 else 0)
