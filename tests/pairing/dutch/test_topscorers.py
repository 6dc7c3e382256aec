"""C10 and C11: what a pair of equal absolute preferences does, against the colours the pair would really get."""

from __future__ import annotations

from itertools import product

import pytest

from pairwright.pairing.colours import colours_of
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.systems.dutch.comparison import SystemOutlook
from pairwright.pairing.systems.dutch.criteria import CRITERIA, NO_BYE, Proposal
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch.topscorers import respects_c10, respects_c11
from pairwright.state.preference import preference
from tests.support.positions import Seat, position


def _is_usual(history: str) -> bool:
    """What the basic rules allow before the last round: nothing beyond two, nothing three times running."""
    return (
        "www" not in history
        and "bbb" not in history
        and all(abs(2 * history[:games].count("w") - games) <= 2 for games in range(len(history) + 1))
    )


_HISTORIES = ["".join(letters) for games in range(1, 8) for letters in product("wb", repeat=games)]
_ABSOLUTE = [history for history in _HISTORIES if _is_usual(history) and preference(history)[1] == 3]
_PAIRS = [(one, other) for one in _ABSOLUTE for other in _ABSOLUTE if preference(one)[0] == preference(other)[0]]


@pytest.mark.parametrize("one", _ABSOLUTE)
def test_the_criteria_say_what_the_colours_do(one: str) -> None:
    """The one who does not get his colour: beyond two, or a third time running?"""
    for other in (other for first, other in _PAIRS if first == one):
        state = position(Seat(1, 10, one), Seat(2, 10, other), last_round=True)
        white_first, _ = colours_of(state, 0, 1)
        after = [one + ("w" if white_first else "b"), other + ("b" if white_first else "w")]
        beyond_two = any(abs(2 * history.count("w") - len(history)) > 2 for history in after)
        three_running = any(history[-3:] in ("www", "bbb") for history in after)
        assert respects_c11(state, 0, 1) == (not three_running)
        assert respects_c10(state, 0, 1) == (not beyond_two)


_ANY_ABSOLUTE = [history for history in _HISTORIES if len(history) < 7 and preference(history)[1] == 3]
_ANY_PAIRS = [
    (one, other) for one in _ANY_ABSOLUTE for other in _ANY_ABSOLUTE if preference(one)[0] == preference(other)[0]
]


def test_whatever_was_played_before() -> None:
    """Also after pairings no rule made (four times White, then Black twice): what the definition counts."""
    c10, c11 = (criterion.tally for criterion in CRITERIA if criterion.code in ("C10", "C11"))
    for one, other in _ANY_PAIRS:
        state = position(Seat(1, 100, one), Seat(2, 100, other), last_round=True)
        proposal = Proposal(
            state, Bracket((), (0, 2)), Candidate(((0, 1),), ()), SystemOutlook(state, DUTCH_2026, NO_BYE)
        )
        assert (respects_c10(state, 0, 1), respects_c11(state, 0, 1)) == (c10(proposal) == (0,), c11(proposal) == (0,))


def test_no_such_pair_respects_both() -> None:
    """The bounds of the engine rest on it: where both criteria can be kept, such a pair is none."""
    for one, other in _PAIRS + _ANY_PAIRS:
        state = position(Seat(1, 10, one), Seat(2, 10, other), last_round=True)
        assert not (respects_c10(state, 0, 1) and respects_c11(state, 0, 1))
