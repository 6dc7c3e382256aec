"""What lies beyond a bracket is the same whoever is asked; pairings are laid out from the top."""

from __future__ import annotations

from random import Random

from pairwright.errors import NoLegalPairing
from pairwright.pairing.outcome import positions_of
from pairwright.pairing.systems.dutch.comparison import SystemOutlook, lay_out, parting
from pairwright.pairing.systems.dutch.slow_truth import Enumeration, pair_slowly
from tests.support.positions import Seat, position
from tests.support.states import random_state
from tests.support.systems import DEFINITION


def test_outlook_of_a_system_is_the_enumeration() -> None:
    """Asking a system what the next bracket can do gives what trying everything gives."""
    random = Random(7)
    asked = 0
    for _ in range(300):
        state = random_state(random, 4, 8)
        try:
            pairing = pair_slowly(state)
        except NoLegalPairing:
            continue
        plain = Enumeration(state)
        asking = SystemOutlook(state, DEFINITION, plain.bye_score)
        for step in lay_out(state, positions_of(state, pairing)):
            below = step.bracket.residents[1]
            assert asking.ahead(step.candidate.leftover, below) == plain.ahead(step.candidate.leftover, below)
            assert asking.completes(step.candidate.leftover, below)
            asked += 1
    assert asked > 300


def test_a_pair_belongs_to_the_group_of_the_lower_player() -> None:
    """1-4 is made in the second bracket, where 1 has come down to."""
    state = position(Seat(1, 10), Seat(2, 10), Seat(3, 10), Seat(4, 0), round=2)
    first, second = lay_out(state, [(1, 2), (3, 0)])
    assert (first.candidate.pairs, first.candidate.leftover) == (((1, 2),), (0,))
    assert (second.bracket.moved_down, second.candidate.pairs) == ((0,), ((0, 3),))


def test_parting_names_bracket_and_criterion() -> None:
    """The second bracket is where they part: one more player is left unpaired."""
    state = position(Seat(1, 20), Seat(2, 20), Seat(3, 10), Seat(4, 10), Seat(5, 0), Seat(6, 0), round=3)
    found = parting(state, DEFINITION, [(0, 1), (2, 3), (4, 5)], [(0, 1), (2, 4), (3, 5)])
    assert (found.contrast.criterion, found.contrast.chosen, found.contrast.rival) == ("C6", (0,), (2,))
    assert found.chosen.number == 2


def test_the_bye_is_settled_first() -> None:
    """A bye to a higher score loses by C5 wherever the pairings part."""
    state = position(Seat(1, 20), Seat(2, 10), Seat(3, 0), round=3)
    found = parting(state, DEFINITION, [(0, 1)], [(1, 2)])
    assert (found.contrast.criterion, found.contrast.chosen, found.contrast.rival) == ("C5", (0,), (20,))
