"""Whole rounds by the Dutch system of 2017."""

from __future__ import annotations

import pytest

from pairwright.catalogue import find
from pairwright.errors import NoLegalPairing, NotApplicable
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest
from pairwright.pairing.systems.dutch_2017 import DUTCH_2017
from pairwright.pairing.systems.dutch_2017.criteria import Kind
from pairwright.pairing.systems.dutch_2017.engine import plan_round
from pairwright.state.ledger import state_before
from pairwright.state.round_state import RoundState
from tests.support.crosstables import crosstable
from tests.support.positions import DOWN, LEVEL, UP, Seat, position


def kinds(state: RoundState) -> list[Kind]:
    return [paired.kind for paired in plan_round(state)]


def field(count: int) -> RoundState:
    """Before the first round."""
    return state_before(crosstable("\n".join(f"{number}:" for number in range(1, count + 1)), rounds=9), 1)


def test_it_is_found_by_its_code() -> None:
    assert find("system", "dutch-2017") is DUTCH_2017


def test_the_first_round_pairs_the_upper_half_with_the_lower() -> None:
    """E.5 gives player 1 the initial colour, player 2 the other one."""
    assert DUTCH_2017.pair(field(7)).pairs == [(1, 4), (5, 2), (3, 6), (7, 0)]
    assert {board.colour_rule.number for board in DUTCH_2017.pair(field(7)).boards} == {"E.5"}


def test_nobody_and_one_alone() -> None:
    assert DUTCH_2017.pair(field(1)).pairs == [(1, 0)]
    away = tuple(ByeRequest(1, number, Result.ABSENT) for number in (1, 2))
    nobody = crosstable("1:\n2:", rounds=3)._replace(requests=away)
    assert DUTCH_2017.pair(state_before(nobody, 1)).pairs == []


def test_a_bye_by_hand_must_leave_an_even_number() -> None:
    with pytest.raises(NotApplicable, match="bye of 9 by hand"):
        DUTCH_2017.pair(field(3)._replace(bye_by_hand=9))


def test_a_round_that_cannot_be_paired_is_given_up() -> None:
    """1 has met everybody."""
    with pytest.raises(NoLegalPairing, match="1 has nobody left to meet"):
        DUTCH_2017.pair(position(Seat(1, 10, "wb", (2, 3)), Seat(2, 10, "b"), Seat(3, 0, "w"), Seat(4, 0, "", (1,))))


# -------------------------------------------------------------------- the collapsed last bracket (A.9)


COLLAPSING = position(Seat(1, 20, "wb"), Seat(2, 20, "bw"), Seat(3, 10, "wb", (4,)), Seat(4, 10, "bw"))


def test_where_the_rest_cannot_be_paired_the_bracket_is_paired_again() -> None:
    """1 and 2 would meet, but 3 and 4 have: so both go down, and meet them in the collapsed last bracket."""
    assert kinds(COLLAPSING) == [Kind.PENULTIMATE, Kind.COLLAPSED]
    assert sorted(DUTCH_2017.pair(COLLAPSING).pairs) == [(1, 4), (3, 2)]


def test_the_collapsed_bracket_has_all_scores_below() -> None:
    """3 may meet neither 4 nor 5; 4 and 5 are of two scoregroups, and of one bracket when 1 has to go down to 3."""
    state = position(
        Seat(1, 30, "wb"), Seat(2, 30, "bw"), Seat(3, 20, "wb", (2, 4, 5)), Seat(4, 10, "wb"), Seat(5, 0, "bw"), round=3
    )
    state = state._replace(may_have_bye=[True, True, False, False, False])
    assert kinds(state) == [Kind.PENULTIMATE, Kind.COLLAPSED]
    paired = plan_round(state)
    assert paired[1].bracket.residents == (2, 5)
    assert DUTCH_2017.pair(state).pairs == [(1, 3), (4, 5), (2, 0)]


def test_the_last_bracket_has_the_bye() -> None:
    """Nothing asks for the lowest possible score before the brackets are paired: it is who is left over at the end."""
    state = position(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 0, "b", may_have_bye=False))
    assert kinds(state) == [Kind.PENULTIMATE, Kind.COLLAPSED]
    assert DUTCH_2017.pair(state).pairs == [(3, 1), (2, 0)]


def test_the_look_ahead_knows_who_may_not_have_the_bye() -> None:
    """1-2 and 3 down would be first. But 3 can meet 4 only, and 5, left over then, may not have the bye: 3 would have
    it. If 2 goes down, 4 is left over, who may have it, and has no points (C.7)."""
    state = position(
        Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 10, "b", (5,)), Seat(4, 0, "w"), Seat(5, 0, "b", may_have_bye=False)
    )
    assert kinds(state) == [Kind.ORDINARY, Kind.LAST]
    assert DUTCH_2017.pair(state).pairs == [(3, 1), (2, 5), (4, 0)]


# -------------------------------------------------------------------- positions in which JaVaFo 3.0p differs


def test_games_not_played_do_not_matter_to_the_bye() -> None:
    """Corpus j0092: 39-29, then the first candidate of the remainder, 33-36, is perfect, and 37 is left over. The other
    program gives 33 the bye, who has played one game more: that is C9 of 2026, and not in article C."""
    state = position(
        Seat(39, 10, "wb", may_have_bye=False),
        Seat(29, 0, "wbw"),
        Seat(33, 0, "wbw"),
        Seat(36, 0, "bwb"),
        Seat(37, 0, "bw"),
        round=4,
    )
    assert DUTCH_2017.pair(state).pairs == [(39, 29), (36, 33), (37, 0)]


def test_an_upfloat_of_two_rounds_before_goes_before_games_not_played() -> None:
    """Corpus j0070: all five are due Black. 24-21: 21 floats up again (C.13). 24-25: 21 meets 26, whose preference is
    strong (C.11), or goes down as two rounds before (C.14). 24-26, 21-25 breaks nothing more. 24-27: 27 floated up two
    rounds before (C.15). The other program takes 24-27: 27 has played one game less than 26, who has the bye."""
    state = position(
        Seat(24, 15, "wbbw", floats=(UP, LEVEL), may_have_bye=False),
        Seat(21, 10, "bwbww", (27,), floats=(UP, DOWN)),
        Seat(25, 10, "bwbw", may_have_bye=False),
        Seat(26, 10, "wbwbw"),
        Seat(27, 10, "bwbw", floats=(LEVEL, UP)),
        round=6,
    )
    paired = DUTCH_2017.pair(state)
    assert {frozenset(pair) for pair in paired.pairs} == {frozenset((24, 26)), frozenset((21, 25)), frozenset((27, 0))}


def test_the_score_of_the_bye_does_not_matter_to_the_penultimate_bracket() -> None:
    """Corpus j0059: bracket 35 (24, 29, 34) with 23 and 27 from above. First 23-34 and 27-29: 24 goes down, but then
    26, 32, 33, 35 and 24 cannot be completed (nobody of them may have the bye). So three go down. 34 can meet 23 or
    27: both leave a 40, an absolute preference against a mild one, and the same floats; 23-34 is the first candidate,
    27 in Limbo. In the collapsed bracket 27 has met everybody, and has the bye. The other program pairs 27-34, whose
    bye goes to 29 of 35 points: that is C5 of 2026, and not in article C."""
    state = position(
        Seat(23, 40, "wbwbwbwbb", (24, 32, 35)),
        Seat(27, 40, "wbwbwbwbb", (24, 26, 32, 33, 35)),
        Seat(24, 35, "bwbwbwbw", (29, 34, 33), (DOWN, LEVEL), may_have_bye=False),
        Seat(29, 35, "wbwbwbbwb", (26, 32, 33)),
        Seat(34, 35, "bwbwwbwb", (35,), (DOWN, UP), may_have_bye=False),
        Seat(26, 30, "bwbwbwbw", (32, 33, 35), (LEVEL, DOWN), may_have_bye=False),
        Seat(32, 30, "bwbwwbwb", may_have_bye=False),
        Seat(33, 30, "wbwbbwbw", may_have_bye=False),
        Seat(35, 15, "bwbwbww", floats=(UP, UP), may_have_bye=False),
        round=10,
    )
    assert kinds(state) == [Kind.ORDINARY, Kind.PENULTIMATE, Kind.COLLAPSED]
    assert DUTCH_2017.pair(state).pairs == [(23, 34), (26, 24), (29, 35), (32, 33), (27, 0)]
