"""A round: bracket after bracket, from the top down."""

from __future__ import annotations

from pairwright.pairing.board_order import published_boards
from pairwright.pairing.outcome import BracketOutcome, RoundPairing
from pairwright.pairing.systems.dutch.bye import completion_of
from pairwright.pairing.systems.dutch.field import Field
from pairwright.pairing.systems.dutch.methods import pair_bracket
from pairwright.state.round_state import RoundState


def pair_round(state: RoundState, system: str) -> RoundPairing:
    """Pair the round. Raises :class:`~pairwright.errors.NoLegalPairing`; :class:`~pairwright.errors.NotApplicable`
    if a bye given by hand leaves an odd number to pair."""
    if state.bye_by_hand and state.size % 2:
        from pairwright.pairing.absolute import odd_rest

        raise odd_rest(state)
    brackets, unpaired = _pair_brackets(state)
    pairs = [pair for bracket in brackets for pair in bracket.pairs]
    bye = state.numbers[unpaired[0]] if unpaired else state.bye_by_hand
    return RoundPairing(state.round, system, published_boards(state, pairs), bye, tuple(brackets))


def _pair_brackets(state: RoundState) -> tuple[list[BracketOutcome], list[int]]:
    """The brackets and the positions left over at the end: nobody, or the one who gets the bye."""
    outcomes: list[BracketOutcome] = []
    moved_down: list[int] = []
    if not state.size:
        return outcomes, moved_down
    completion = completion_of(Field(state))
    for index, residents in enumerate(completion.field.groups):
        pairs, left, _ = pair_bracket(completion, index, moved_down)
        left.sort()
        outcomes.append(BracketOutcome(residents, tuple(moved_down), tuple(pairs), tuple(left)))
        moved_down = left
    if len(moved_down) > state.size % 2:
        raise AssertionError("a complete pairing exists, but the last bracket left players over")
    return outcomes, moved_down
