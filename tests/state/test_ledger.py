"""What is known before a round: scores, colours, meetings, floats, byes, arrivals."""

from __future__ import annotations

import pytest

from pairwright.model.colour import Colour
from pairwright.model.result import Result, Worth
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import AbnormalPoints, ByeRequest, Forbidden, Tournament
from pairwright.state.card import PairingCard
from pairwright.state.floats import Float
from pairwright.state.ledger import replay, state_before
from pairwright.state.preference import BLACK, WHITE, Strength
from tests.support.crosstables import crosstable

_EVERYTHING = """
1: 4w1 2b+ U   3w1 5w=
2: 5b1 1w- 4b0 H   3b1
3: 6w= 5b1 6w+ 1b0 2w0
4: 1b0 6w= 2w1 6b1 Z
5: 2w0 3w0 F   Z   1b=
6: 3b= 4b= 3b- 4w0 U
"""


def _cards(tournament: Tournament, round: int) -> dict[int, PairingCard]:
    state = state_before(tournament, round)
    return {state.numbers[position]: state.card(position) for position in range(state.size)}


def test_scores_add_up_what_every_round_brought() -> None:
    cards = _cards(crosstable(_EVERYTHING), 6)
    assert {number: card.standing for number, card in cards.items()} == {1: 45, 2: 25, 3: 25, 4: 25, 5: 15, 6: 20}


def test_players_are_ranked_by_score_then_number() -> None:
    assert state_before(crosstable(_EVERYTHING), 6).numbers == [1, 2, 3, 4, 6, 5]


def test_a_forfeit_gives_no_colour_and_is_no_meeting() -> None:
    """C.04.2 art. 3.4 and 3.5: 1 and 2 did not play in round 2, nor 3 and 6 in round 3."""
    cards = _cards(crosstable(_EVERYTHING), 6)
    assert cards[1].colours == "www"
    assert cards[1].opponents == (3, 4, 5)
    assert cards[6].colours == "bbw"
    assert cards[3].games == 4


def test_preferences_follow_from_the_colours() -> None:
    cards = _cards(crosstable(_EVERYTHING), 6)
    assert (cards[1].due, cards[1].strength) == (BLACK, Strength.ABSOLUTE)
    assert (cards[6].due, cards[6].strength) == (WHITE, Strength.STRONG)
    assert (cards[5].due, cards[5].strength) == (BLACK, Strength.STRONG)


@pytest.mark.parametrize("round_", range(1, 7))
def test_replaying_gives_the_same_states_as_asking_for_each(round_: int) -> None:
    tournament = crosstable(_EVERYTHING, rounds=5)
    if round_ <= 5:
        assert list(replay(tournament))[round_ - 1] == state_before(tournament, round_)
    else:
        assert len(list(replay(tournament))) == 5


def test_the_players_of_a_past_round_are_those_who_took_part_in_it() -> None:
    """A half-point bye and an absence did not; the allocated bye and a forfeited game did."""
    assert sorted(state_before(crosstable(_EVERYTHING), 4).numbers) == [1, 3, 4, 6]
    assert sorted(state_before(crosstable(_EVERYTHING), 3).numbers) == [1, 2, 3, 4, 6]


# -------------------------------------------------------------------- floats (article 1.4)


def test_different_scores_met_give_a_downfloat_and_an_upfloat() -> None:
    """Before round 2: 1 and 2 have a point. 1 met 3, who had none."""
    cards = _cards(crosstable("1: 4w1 3b1\n2: 3w1 4b1\n3: 2b0 1w0\n4: 1b0 2w0"), 3)
    assert {number: card.float_before for number, card in cards.items()} == {
        1: Float.DOWN,
        2: Float.DOWN,
        3: Float.UP,
        4: Float.UP,
    }
    assert {card.float_two_before for card in cards.values()} == {Float.NONE}


def test_byes_that_bring_points_and_forfeit_wins_are_downfloats_the_others_nothing() -> None:
    cards = _cards(crosstable("1: 2w+\n2: 1b-\n3: U\n4: H\n5: F\n6: Z\n7: 8w1\n8: 7b0"), 2)
    down = {number for number, card in cards.items() if card.float_before is Float.DOWN}
    assert down == {1, 3, 4, 5}
    assert {card.float_before for number, card in cards.items() if number not in down} == {Float.NONE}


def test_a_bye_worth_no_more_than_a_loss_is_no_float() -> None:
    scoring = Scoring.of(30, 10, 10, pairing_bye=10, absence=20)
    cards = _cards(crosstable("1: U\n2: Z\n3: 4w1\n4: 3b0")._replace(scoring=scoring), 2)
    assert cards[1].float_before is Float.NONE
    assert cards[2].float_before is Float.DOWN


def test_floats_go_by_rounds_of_the_tournament_not_by_games_played() -> None:
    """1 floated down in round 2 and was absent in round 3: before round 4 that is two rounds ago."""
    cards = _cards(crosstable("1: 4w1 3b1 Z\n2: 3w1 4b1 3b=\n3: 2b0 1w0 2w=\n4: 1b0 2w0 Z"), 4)
    assert (cards[1].float_before, cards[1].float_two_before) == (Float.NONE, Float.DOWN)


# -------------------------------------------------------------------- who may have the bye (C2)


@pytest.mark.parametrize(
    ("entry", "may"),
    [("U", False), ("F", False), ("2w+", False), ("H", True), ("Z", True), ("2w-", True), ("2wW", True), ("2w1", True)],
)
def test_a_bye_or_a_win_without_playing_bars_the_allocated_bye(entry: str, may: bool) -> None:
    """The letter W is a win that was played."""
    assert _cards(crosstable(f"1: {entry}\n2: 3w1\n3: 2b0"), 2)[1].may_have_bye is may


def test_any_unplayed_round_worth_a_win_bars_whatever_its_letter() -> None:
    scoring = Scoring.of(10, 10, 0, absence=0)
    assert not _cards(crosstable("1: H\n2: 3w1\n3: 2b0")._replace(scoring=scoring), 2)[1].may_have_bye


def test_an_allocated_bye_bars_even_if_it_is_worth_less_than_a_win() -> None:
    scoring = Scoring.of(10, 5, 0, pairing_bye=5)
    assert not _cards(crosstable("1: U\n2: 3w1\n3: 2b0")._replace(scoring=scoring), 2)[1].may_have_bye


# -------------------------------------------------------------------- who is there


def test_withdrawn_players_and_late_entries_are_paired_only_while_they_are_there() -> None:
    tournament = crosstable("1: 2w1\n2: 1b0\n3: 4w1\n4: 3b0\n5: Z")
    players = {player.number: player for player in tournament.players}
    players[2] = players[2]._replace(withdrawn_from=2)
    players[5] = players[5]._replace(enters_in=3)
    tournament = tournament._replace(players=tuple(players.values()))
    assert sorted(state_before(tournament, 2).numbers) == [1, 3, 4]


def test_the_expelled_are_not_paired() -> None:
    first, *rest = crosstable("1: 2w1\n2: 1b0\n3: 4w1\n4: 3b0").players
    tournament = Tournament((first._replace(expelled_from=2), *rest))
    assert sorted(state_before(tournament, 2).numbers) == [2, 3, 4]


def test_who_asked_for_a_bye_is_not_paired() -> None:
    tournament = crosstable("1:\n2:\n3:\n4:")._replace(
        requests=(ByeRequest(1, 2, Result.HALF_BYE), ByeRequest(2, 3, Result.ABSENT))
    )
    assert state_before(tournament, 1).numbers == [1, 3, 4]


def test_a_bye_given_by_hand_is_in_no_table_but_known() -> None:
    tournament = crosstable("1:\n2:\n3:")._replace(requests=(ByeRequest(1, 2, Result.PAIRING_BYE),))
    state = state_before(tournament, 1)
    assert state.numbers == [1, 3]
    assert state.bye_by_hand == 2


def test_numbers_for_the_colours_count_only_those_who_have_arrived() -> None:
    """Ruling on 5.2.5: 1 and 3 have never been there; 2 played and is absent now, so he keeps his number."""
    tournament = crosstable("1: Z\n2: 4w1\n3: Z\n4: 2b0\n5: 6w1\n6: 5b0")._replace(
        requests=tuple(ByeRequest(2, number, Result.ABSENT) for number in (1, 2, 3))
    )
    state = state_before(tournament, 2)
    assert dict(zip(state.numbers, state.arrivals, strict=True)) == {5: 2, 4: 1, 6: 3}


def test_a_player_with_a_bye_by_hand_has_arrived() -> None:
    tournament = crosstable("1:\n2:\n3:")._replace(requests=(ByeRequest(1, 2, Result.PAIRING_BYE),))
    assert state_before(tournament, 1).arrivals == [0, 2]


def test_pairing_by_position_ignores_the_numbers() -> None:
    tournament = crosstable("7:\n2:\n5:")._replace(numbered_by_position=True)
    assert state_before(tournament, 1).numbers == [7, 2, 5]


# -------------------------------------------------------------------- the round itself


def test_forbidden_pairs_hold_in_their_rounds() -> None:
    tournament = crosstable("1:\n2:\n3:\n4:")._replace(forbidden=(Forbidden((1, 3, 4), 1, 1),))
    assert state_before(tournament, 1).forbidden == [0b1100, 0, 0b1001, 0b0101]
    assert not any(state_before(tournament, 2).forbidden)


def test_a_topscorer_has_more_than_half_of_what_could_be_had_so_far() -> None:
    """After two rounds of 1 point: more than 1 point, and only when the third and last round is paired."""
    text = "1: 4w1 3b=\n2: 3w1 4b0\n3: 2b0 1w=\n4: 1b0 2w1"
    last = state_before(crosstable(text, rounds=3), 3)
    assert [last.is_topscorer(position) for position in range(4)] == [True, False, False, False]
    assert not state_before(crosstable(text, rounds=4), 3).is_topscorer(0)
    assert not state_before(crosstable(text), 3).is_topscorer(0)


def test_the_maximum_goes_by_the_scoring() -> None:
    text = "1: 4w1 3b=\n2: 3w1 4b0\n3: 2b0 1w=\n4: 1b0 2w1"
    state = state_before(crosstable(text, rounds=3)._replace(scoring=Scoring.of(30, 10)), 3)
    assert state.topscorer_above == 30


def test_black_may_earn_other_points_than_white() -> None:
    scoring = Scoring(win_black=20)
    state = state_before(crosstable("1: 2w1\n2: 1b0\n3: 4w0\n4: 3b1")._replace(scoring=scoring), 2)
    assert dict(zip(state.numbers, state.scores, strict=True)) == {1: 10, 2: 0, 3: 0, 4: 20}


def test_the_initial_colour_is_passed_on() -> None:
    assert state_before(crosstable("1:\n2:", initial_colour=Colour.BLACK), 1).initial_colour == BLACK


# -------------------------------------------------------------------- abnormal points (record 299)


def _with(*given: AbnormalPoints) -> Tournament:
    return crosstable(_EVERYTHING)._replace(abnormal_points=given)


def test_a_bonus_counts_from_the_next_round_on() -> None:
    """A penalty of round 2 is no part of the scores round 2 is paired by, and of all later ones."""
    penalty = AbnormalPoints(-5, None, 2, (3,))
    scores = [_cards(_with(penalty), round_)[3].standing for round_ in (2, 3, 6)]
    assert scores == [5, 10, 20]


def test_a_bonus_without_a_round_counts_from_the_start() -> None:
    """Once, not every round."""
    bonus = AbnormalPoints(10, None, 0, (6,))
    assert state_before(_with(bonus), 1).numbers[0] == 6
    assert _cards(_with(bonus), 6)[6].standing == _cards(crosstable(_EVERYTHING), 6)[6].standing + 10


def test_floats_go_by_scores_with_the_bonus() -> None:
    """Article 1.4: 1 and 5 met in round 5 with 4 and 1 points; a bonus of 3 makes them equals."""
    usual = _cards(crosstable(_EVERYTHING), 6)
    equal = _cards(_with(AbnormalPoints(30, None, 4, (5,))), 6)
    assert (usual[1].float_before, usual[5].float_before) == (Float.DOWN, Float.UP)
    assert (equal[1].float_before, equal[5].float_before) == (Float.NONE, Float.NONE)


def test_an_unplayed_round_counts_as_what_it_is_worth_to_the_player() -> None:
    """C2 and article 1.4: an absence worth a win bars from the bye and is a float, a forfeit win worth nothing does
    and is neither."""
    usual = _cards(crosstable(_EVERYTHING), 6)
    changed = _cards(
        _with(AbnormalPoints(10, Worth.ABSENCE, 5, (4,)), AbnormalPoints(0, Worth.FORFEIT_WIN, 0, (3,))), 6
    )
    assert (usual[4].may_have_bye, usual[4].float_before) == (True, Float.NONE)
    assert (changed[4].may_have_bye, changed[4].float_before) == (False, Float.DOWN)
    assert (usual[3].may_have_bye, changed[3].may_have_bye) == (False, True)
    assert changed[3].standing == usual[3].standing - 10


def test_a_bye_bars_whatever_else_is_changed() -> None:
    """C2: an earlier allocated bye, or another round worth a win, bars still."""
    changed = _cards(_with(AbnormalPoints(0, Worth.FULL_BYE), AbnormalPoints(0, Worth.FORFEIT_WIN, 3)), 6)
    assert not changed[6].may_have_bye
    assert not changed[1].may_have_bye
    assert changed[3].may_have_bye


def test_a_bonus_is_no_unplayed_round() -> None:
    """A bonus of a full point neither bars from the bye nor is a float."""
    changed = _cards(_with(AbnormalPoints(10, None, 5, (4,))), 6)
    assert (changed[4].may_have_bye, changed[4].float_before) == (True, Float.NONE)


@pytest.mark.parametrize("round_", range(1, 7))
def test_replaying_with_abnormal_points(round_: int) -> None:
    """The same states, whether rounds are replayed or one is asked for."""
    tournament = _with(
        AbnormalPoints(10, Worth.DRAW, 1), AbnormalPoints(-5, None, 3), AbnormalPoints(15, None, 0, (5,))
    )
    states = list(replay(tournament))
    assert state_before(tournament, round_).round == round_
    if round_ <= len(states):
        assert states[round_ - 1] == state_before(tournament, round_)
