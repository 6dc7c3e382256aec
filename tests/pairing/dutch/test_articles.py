"""Positions in which one article decides, and a plausible misreading of it pairs differently.

The entries of the round to pair are the byes and absences announced for it.
"""

from __future__ import annotations

from pairwright.model.tournament import ByeRequest, Tournament
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before
from tests.support.crosstables import crosstable


def _paired(text: str, *, round: int, rounds: int) -> list[tuple[int, int]]:
    tournament = crosstable(text, rounds=rounds)
    asked = tuple(
        ByeRequest(round, player.number, player.entries[round - 1].result)
        for player in tournament.players
        if len(player.entries) >= round
    )
    past = tuple(player._replace(entries=player.entries[: round - 1]) for player in tournament.players)
    return _pairs(tournament._replace(players=past, requests=asked), round)


def _pairs(tournament: Tournament, round: int) -> list[tuple[int, int]]:
    return sorted(DUTCH_2026.pair(state_before(tournament, round)).pairs)


def test_repeated_downfloats_count_for_residents_only() -> None:
    """C14 and C16 look at residents; an MDP who floats again is a matter of C18 and C20."""
    table = """
    1: 3w1 5b1 2w=
    2: 4b1 3w1 1b=
    3: 1b0 2b0 U
    4: 2w0 U 5b=
    5: U 1w0 4w=
    """
    assert _paired(table, round=4, rounds=4) == [(2, 0), (3, 5), (4, 1)]


def test_unplayed_games_count_only_where_the_single_downfloater_gets_the_bye() -> None:
    """C9 does not apply to a bracket that sends two down, though one of them will have the bye."""
    table = """
    1: 4w1 6b1 2w0
    2: 5b1 3w0 1b1
    3: 6w= 2b1 H
    4: 1b0 H H Z
    5: 2w0 U 6b1
    6: 3b= 1w0 5w0
    """
    assert _paired(table, round=4, rounds=5) == [(2, 6), (3, 0), (5, 1)]


def test_unplayed_games_of_the_bye_come_before_colours() -> None:
    """C9 stands before C12: the bye goes to the player who has played most."""
    table = """
    1: 3w1 H
    2: 4b1 H
    3: 1b0
    4: 2w0
    5: Z
    """
    assert _paired(table, round=2, rounds=3) == [(3, 5), (4, 0)]


def test_the_next_bracket_comes_before_colours() -> None:
    """C8 chooses the downfloater before C12 looks at colours."""
    table = """
    1: 4w1 3b=
    2: 5b= 4w0
    3: 6w1 1w=
    4: 1b0 2b1
    5: 2w= 6b1
    6: 3b0 5w0
    """
    assert _paired(table, round=3, rounds=3) == [(1, 5), (4, 3), (6, 2)]


def test_the_next_bracket_counts_the_scores_it_leaves_over_too() -> None:
    """C8 asks for C7 of the next bracket, not only for its number of pairs."""
    table = """
    1: 4w0 6b1
    2: 5b1 7w1
    3: 6w+ 4b=
    4: 1b1 3w=
    5: 2w0 U Z
    6: 3b- 1w0
    7: U 2b0
    """
    assert _paired(table, round=3, rounds=6) == [(3, 1), (4, 2), (7, 6)]


def test_moved_down_players_of_the_highest_score_are_paired_first() -> None:
    """C7: as many pairs either way, so the lower score floats on."""
    table = """
    1: U
    2: H
    3: H
    4: Z
    """
    assert _paired(table, round=2, rounds=3) == [(1, 2), (3, 4)]


def test_an_upfloat_weighs_the_score_of_the_higher_opponent() -> None:
    """C19 and C21 measure the difference to the MDP, not the resident's own score."""
    table = """
    1: 4w1 7b1 2b=
    2: 5b1 H 1w= Z
    3: 6w= 4b- 5b1
    4: 1b0 3w+ 7w+
    5: 2w0 6b1 3w0
    6: 3b= 5w0 U
    7: U 1w0 4b-
    """
    assert _paired(table, round=4, rounds=6) == [(1, 6), (4, 3), (7, 5)]


def test_mild_preferences_are_not_spent_where_strong_ones_need_them() -> None:
    """C12 and C13 together: few mild players of the majority must serve its strong ones."""
    table = """
    1: 6w1 Z
    2: 7b1 5w1
    3: 8w1 4b+
    4: 9b1 3w-
    5: 10w+ 2b0
    6: 1b0 9w+
    7: 2w0 10b1
    8: 3b0 U
    9: 4w0 6b-
    10: 5b- 7w0
    """
    assert _paired(table, round=3, rounds=3) == [(2, 3), (4, 6), (5, 7), (8, 1), (10, 9)]


def test_of_equal_exchanges_the_lowest_of_s1_leaves_first() -> None:
    """Article 4: at equal difference the lower ranked S1 player is exchanged."""
    table = """
    1: 5w1 8b1
    2: 6b0 9w1
    3: 8w0 4b1
    4: 9b0 3w0
    5: 1b0 U H
    6: 2w1 10b1
    7: H Z
    8: 3b1 1w0
    9: 4w1 2b0
    10: U 6w0
    """
    assert _paired(table, round=3, rounds=5) == [(1, 6), (3, 2), (4, 0), (7, 8), (9, 10)]


def test_any_unplayed_round_worth_more_than_a_loss_is_a_downfloat() -> None:
    """A half-point bye and the allocated bye alike."""
    table = """
    1: Z
    2: 3w=
    3: 2b= Z
    4: Z
    5: H
    6: U
    """
    assert _paired(table, round=2, rounds=3) == [(1, 2), (4, 0), (5, 6)]


def test_the_allocated_bye_of_the_last_round_is_a_downfloat() -> None:
    """Article 1.4."""
    table = """
    1: 3w1
    2: 4b1
    3: 1b0
    4: 2w0 Z
    5: U
    """
    assert _paired(table, round=2, rounds=3) == [(2, 3), (5, 1)]


def test_a_forfeited_game_is_a_downfloat_for_the_winner_only() -> None:
    """The two scores do not matter, as nobody played."""
    table = """
    1: 3w+
    2: 4b+
    3: 1b-
    4: 2w- H
    5: U
    """
    assert _paired(table, round=2, rounds=4) == [(1, 2), (5, 3)]


def test_an_unplayed_round_worth_a_win_bars_the_bye() -> None:
    """C2: an earlier bye, or a win by forfeit; a half-point bye does not bar."""
    table = """
    1: 4w1 2b1 5w1
    2: 5b1 1w0 4b+
    3: H 4b1 Z
    4: 1b0 3w0 2w-
    5: 2w0 U 1b0
    """
    assert _paired(table, round=4, rounds=4) == [(1, 0), (3, 2), (5, 4)]


def test_a_forfeited_game_gives_no_colour_and_no_opponent() -> None:
    """The two may be paired again, and no colour is due."""
    table = """
    1: 3w+
    2: Z H
    3: 1b- Z
    4: U
    """
    assert _paired(table, round=2, rounds=3) == [(1, 4)]


def test_the_initial_colour_goes_by_those_who_have_arrived() -> None:
    """Ruling on 5.2.5: who has never been there has no number yet."""
    table = """
    1: Z
    2:
    3: Z
    4:
    """
    assert _paired(table, round=1, rounds=3) == [(2, 4)]


def test_topscorers_may_share_an_absolute_preference_in_the_last_round() -> None:
    """C3 lets a topscorer meet whoever is due the same colour; C10 and C11 judge the pair."""
    table = """
    1: 4w1 3b1 2b1
    2: 5b1 H 1w0
    3: 6w1 1w0 H
    4: 1b0 H 5w1
    5: 2w0 6b1 4b0
    6: 3b0 5w0 U
    """
    assert _paired(table, round=4, rounds=4) == [(1, 5), (2, 3), (6, 4)]
