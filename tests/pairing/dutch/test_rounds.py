"""Whole rounds by the Dutch system of 2026: the first round, byes, forbidden pairs, acceleration, the impossible."""

from __future__ import annotations

import pytest

from pairwright.catalogue import find
from pairwright.errors import Meetings, NoLegalPairing, NotApplicable
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import ByeRequest, Forbidden, Tournament, VirtualPoints
from pairwright.pairing.outcome import BracketOutcome, RoundPairing
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before
from tests.support.crosstables import crosstable
from tests.support.positions import Seat, position


def _field(count: int, *, initial_colour: Colour = Colour.WHITE, rounds: int = 9) -> Tournament:
    text = "\n".join(f"{number}:" for number in range(1, count + 1))
    return crosstable(text, rounds=rounds, initial_colour=initial_colour)


def _pair(tournament: Tournament, round: int = 1) -> RoundPairing:
    return DUTCH_2026.pair(state_before(tournament, round))


def test_it_is_found_by_its_code() -> None:
    assert find("system", "dutch-2026") is DUTCH_2026


# -------------------------------------------------------------------- the first round


def test_the_first_round_pairs_the_upper_half_with_the_lower() -> None:
    assert _pair(_field(8)).pairs == [(1, 5), (6, 2), (3, 7), (8, 4)]


def test_with_black_drawn_the_colours_turn_round() -> None:
    assert _pair(_field(4, initial_colour=Colour.BLACK)).pairs == [(3, 1), (2, 4)]


def test_in_an_odd_field_the_last_player_has_the_bye() -> None:
    assert _pair(_field(7)).pairs == [(1, 4), (5, 2), (3, 6), (7, 0)]


def test_one_player_alone_has_the_bye() -> None:
    assert _pair(_field(1)).pairs == [(1, 0)]


def test_nobody_to_pair_is_no_error() -> None:
    tournament = _field(2)._replace(requests=tuple(ByeRequest(1, number, Result.ABSENT) for number in (1, 2)))
    assert _pair(tournament).pairs == []


def test_where_the_list_gives_the_numbers_it_gives_the_boards_too() -> None:
    """XXC rank: 3 stands first in the list, so his is the first board."""
    players = tuple(Player(number) for number in (3, 1, 4, 2))
    tournament = _field(0)._replace(players=players, numbered_by_position=True)
    assert _pair(tournament).pairs == [(3, 4), (2, 1)]


def test_ten_players_of_whom_1_and_3_have_not_arrived() -> None:
    """Ruling on 5.2.5: 2 counts as the first, 4 as the second, and so on."""
    tournament = _field(10)._replace(requests=(ByeRequest(1, 1, Result.ABSENT), ByeRequest(1, 3, Result.HALF_BYE)))
    assert _pair(tournament).pairs == [(2, 7), (8, 4), (5, 9), (10, 6)]


# -------------------------------------------------------------------- the trail


def test_the_trail_tells_brackets_moved_down_players_and_leftovers() -> None:
    """Three with a point, one of whom floats down (they may all meet); 1 v 2, so 3 meets 4."""
    pairing = _pair(crosstable("1: 4w1\n2: 5b1\n3: 6w1\n4: 1b0\n5: 2w0\n6: 3b0", rounds=5), 2)
    first, second = pairing.brackets
    assert first == BracketOutcome((0, 3), (), ((0, 1),), (2,))
    assert second.residents == (3, 6)
    assert second.moved_down == (2,)
    assert second.pairs[0][0] == 2
    assert second.leftover == ()
    assert pairing.system == "dutch-2026"
    assert pairing.round == 2


# -------------------------------------------------------------------- byes


def test_the_bye_goes_to_the_lowest_score_that_may_have_it() -> None:
    """C5: 3, 4 and 5 have no point (here the bye brings none), but 5 had the bye."""
    tournament = crosstable("1: 4w1\n2: 3b1\n3: 2w0\n4: 1b0\n5: U", rounds=5)
    assert _pair(tournament._replace(scoring=Scoring.of(10, 5, pairing_bye=0)), 2).bye in {3, 4}


def test_the_bye_goes_higher_where_the_others_could_not_be_paired_without_that() -> None:
    """C5: 1, 3 and 4 must not meet each other, so 2 and 5 (no point) have to meet two of them; 3 had the bye."""
    tournament = crosstable("1: 2w1\n2: 1b0\n3: U\n4: 5w1\n5: 4b0", rounds=5)
    pairing = _pair(tournament._replace(forbidden=(Forbidden((1, 3, 4)),)), 2)
    assert pairing.bye in {1, 4}


def test_no_second_bye_even_if_only_one_pairing_of_the_round_is_left() -> None:
    """C2 is absolute. 8 can still meet only 4, so 2 meets 1 and 9 meets 7: the bye is for 6, who had none."""
    unmet = {1: (2, 6, 9), 2: (1, 4), 4: (2, 8), 6: (1, 7), 7: (6, 9), 8: (4,), 9: (1, 7)}
    seats = (
        Seat(
            number,
            score,
            met=tuple(other for other in unmet if other != number and other not in unmet[number]),
            may_have_bye=number in (4, 6, 7),
        )
        for number, score in zip(unmet, (50, 45, 40, 30, 25, 20, 10), strict=True)
    )
    pairing = DUTCH_2026.pair(position(*seats, round=8))
    assert pairing.bye == 6
    assert {frozenset(pair) for pair in pairing.pairs[:-1]} == {frozenset(pair) for pair in ((4, 8), (1, 2), (7, 9))}


def test_a_bye_given_by_hand_stays_and_the_others_are_paired() -> None:
    tournament = _field(5)._replace(requests=(ByeRequest(1, 2, Result.PAIRING_BYE),))
    assert _pair(tournament).pairs == [(1, 4), (3, 5), (2, 0)]


def test_a_bye_by_hand_that_leaves_an_odd_number_is_refused() -> None:
    tournament = _field(4)._replace(requests=(ByeRequest(1, 2, Result.PAIRING_BYE),))
    with pytest.raises(NotApplicable, match="leaves 3 players"):
        _pair(tournament)


# -------------------------------------------------------------------- forbidden pairs, acceleration


def test_a_forbidden_pair_is_avoided_by_the_next_transposition() -> None:
    tournament = _field(8)._replace(forbidden=(Forbidden((1, 5)),))
    assert _pair(tournament).pairs == [(1, 6), (5, 2), (3, 7), (8, 4)]


def test_all_but_one_partner_forbidden_forces_the_pair() -> None:
    """As the why-not question does it; a field large enough for the degree bound."""
    others = tuple(Forbidden((1, number)) for number in range(2, 31) if number != 30)
    pairs = _pair(_field(30)._replace(forbidden=others)).pairs
    assert pairs[0] == (1, 30)
    assert len(pairs) == 15


def test_virtual_points_make_brackets() -> None:
    tournament = _field(8)._replace(virtual_points=(VirtualPoints(10, 1, 2, 1, 4),))
    assert _pair(tournament).pairs == [(1, 3), (4, 2), (5, 7), (8, 6)]


# -------------------------------------------------------------------- the last round


def test_before_the_last_round_two_who_must_have_the_same_colour_do_not_meet() -> None:
    text = "1: 4w1 3w1\n2: 3w1 4w1\n3: 2b0 1b0\n4: 1b0 2b0"
    with pytest.raises(NoLegalPairing):
        _pair(crosstable(text, rounds=4), 3)


def test_in_the_last_round_topscorers_may() -> None:
    text = "1: 4w1 3w1\n2: 3w1 4w1\n3: 2b0 1b0\n4: 1b0 2b0\n5: 6w1 7w0\n6: 5b0 8w1\n7: 8w0 5b1\n8: 7b1 6b0"
    pairing = _pair(crosstable(text, rounds=3), 3)
    assert (1, 2) in pairing.pairs or (2, 1) in pairing.pairs


# -------------------------------------------------------------------- no legal pairing


def test_two_who_have_met_and_are_alone_cannot_be_paired() -> None:
    with pytest.raises(NoLegalPairing) as caught:
        _pair(crosstable("1: 2w1\n2: 1b0", rounds=3), 2)
    assert caught.value.round == 2
    assert caught.value.witness.players in (((Meetings(1, ()),)), ((Meetings(2, ()),)))
    assert caught.value.witness.opponents == ()


def test_the_witness_names_too_few_opponents_for_too_many_players() -> None:
    """2, 3 and 4 may meet only 1 (whoever they are among themselves is forbidden); the rest of the field is free."""
    forbidden = (Forbidden((2, 3, 4)), *(Forbidden((number, other)) for number in (2, 3, 4) for other in range(5, 11)))
    with pytest.raises(NoLegalPairing, match="can still meet only 1") as caught:
        _pair(_field(10)._replace(forbidden=forbidden))
    witness = caught.value.witness
    assert witness.opponents == (1,)
    assert {entry.player for entry in witness.players} < {2, 3, 4}
    assert all(entry.opponents == (1,) for entry in witness.players)


def test_the_witness_names_an_odd_set_that_is_closed_in_itself() -> None:
    forbidden = tuple(Forbidden((number, other)) for number in (1, 2, 3) for other in range(4, 9))
    with pytest.raises(NoLegalPairing) as caught:
        _pair(_field(8)._replace(forbidden=forbidden))
    witness = caught.value.witness
    assert witness.opponents == ()
    assert witness.odd_sets in (((1, 2, 3),), ((4, 5, 6, 7, 8),))
    assert "have nobody left to meet, apart from one another in sets of odd size" in str(caught.value)


def test_the_witness_is_a_proof_where_only_one_player_may_have_the_bye() -> None:
    """3, 4 and 5 can meet only 1 and 2. That the bye, too, is for 2 alone does not make 4 alone a proof."""
    forbidden = (Forbidden((3, 4, 5)), Forbidden((1, 4)), Forbidden((2, 3)))
    tournament = crosstable("1: F Z\n2: H H\n3: F Z\n4: F Z\n5: F Z", rounds=3)._replace(forbidden=forbidden)
    with pytest.raises(NoLegalPairing, match=r"3, 4 and 5 can still meet only 1 and 2$") as caught:
        _pair(tournament, 3)
    assert caught.value.witness.players == (Meetings(3, (1,)), Meetings(4, (2,)), Meetings(5, (1, 2)))


def test_the_witness_says_to_whom_the_bye_is_open() -> None:
    """2, 3, 4 and 5 can meet only 1, and one of them may have the bye: still one too many."""
    tournament = crosstable("1: F\n2: Z\n3: Z\n4: Z\n5: Z", rounds=3)._replace(forbidden=(Forbidden((2, 3, 4, 5)),))
    with pytest.raises(NoLegalPairing, match="can still meet only 1; the bye is open only to one of"):
        _pair(tournament, 2)


def test_nobody_left_who_may_have_the_bye_is_no_legal_pairing() -> None:
    text = "1: U\n2: F\n3: 4w+\n4: 3b-"
    tournament = crosstable(text, rounds=3)._replace(requests=(ByeRequest(2, 4, Result.ABSENT),))
    with pytest.raises(NoLegalPairing) as caught:
        _pair(tournament, 2)
    assert not any(entry.bye for entry in caught.value.witness.players)
