"""What an arbiter does to a tournament."""

import pytest

from pairwright.errors import Conflict
from pairwright.model.acts import Act, AddRound, Adjourn, EnterResult, Expel, RequestBye, Withdraw, apply, apply_results
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.team import Team
from pairwright.model.tournament import ByeRequest
from tests.support.crosstables import crosstable

FIVE = crosstable(
    """
    1: 3w1
    2: 4b0
    3: 1b0
    4: 2w1
    5: U
    """,
    rounds=4,
)


def test_a_new_round_has_blank_results() -> None:
    """After the pairing everybody has an opponent and a colour, and no result."""
    after = apply(FIVE, AddRound(2, ((5, 1), (2, 4), (3, 0))))
    assert after.player(5).entry(2) == RoundEntry(1, Colour.WHITE, Result.PENDING)
    assert after.player(1).entry(2) == RoundEntry(5, Colour.BLACK, Result.PENDING)
    assert after.player(3).entry(2) == RoundEntry(0, Colour.NONE, Result.PAIRING_BYE)
    assert after.open_games(2) == ((2, 4), (5, 1))


def test_who_asked_for_a_bye_has_it_in_the_new_round() -> None:
    """The request becomes the entry; requests of later rounds stay."""
    asked = FIVE._replace(requests=(ByeRequest(2, 3, Result.HALF_BYE), ByeRequest(3, 1, Result.ABSENT)))
    after = apply(asked, AddRound(2, ((5, 1), (2, 4))))
    assert after.player(3).entry(2) == RoundEntry(0, Colour.NONE, Result.HALF_BYE)
    assert after.requests == (ByeRequest(3, 1, Result.ABSENT),)


def test_a_bye_by_hand_is_the_bye_of_the_round() -> None:
    """The player to whom the arbiter gave the bye is listed with it once."""
    asked = FIVE._replace(requests=(ByeRequest(2, 3, Result.PAIRING_BYE),))
    after = apply(asked, AddRound(2, ((5, 1), (2, 4), (3, 0))))
    assert after.player(3).entry(2).result is Result.PAIRING_BYE
    assert after.requests == ()


def test_who_is_not_paired_is_absent() -> None:
    """A player outside the pairing has nothing in the round."""
    after = apply(FIVE, AddRound(2, ((5, 1),)))
    assert after.player(4).entry(2) == ABSENT


def test_points_a_file_claimed_are_dropped() -> None:
    """A bye in the new round makes the old points wrong."""
    claimed = FIVE._replace(players=tuple(player._replace(declared_points=10) for player in FIVE.players))
    after = apply(claimed, AddRound(2, ((5, 1), (2, 4), (3, 0))))
    assert {player.declared_points for player in after.players} == {None}


def test_a_result_is_entered_for_both() -> None:
    """Half a point to White alone, by decision of the arbiter."""
    after = apply(FIVE, EnterResult(1, 1, 3, Result.DRAW, Result.LOSS))
    assert after.player(1).entry(1).result is Result.DRAW
    assert after.player(3).entry(1).result is Result.LOSS


def test_all_results_of_a_round_at_once() -> None:
    """The same as one after the other; one that does not fit refuses them all."""
    acts = (EnterResult(1, 1, 3, Result.DRAW, Result.DRAW), EnterResult(1, 4, 2, Result.LOSS, Result.WIN))
    assert apply_results(FIVE, acts) == apply(apply(FIVE, acts[0]), acts[1])
    with pytest.raises(Conflict, match="no game 1-2"):
        apply_results(FIVE, (*acts, EnterResult(1, 1, 2, Result.DRAW, Result.DRAW)))


def test_a_player_withdraws() -> None:
    """From the next round on he is not paired."""
    after = apply(FIVE, Withdraw(2, 2))
    assert [after.player(2).available(number) for number in (1, 2, 3)] == [True, False, False]


def test_a_player_is_expelled() -> None:
    """He is not paired any more, and the places of the others are not what a file claimed."""
    declared = FIVE._replace(players=tuple(player._replace(declared_rank=1) for player in FIVE.players))
    after = apply(declared, Expel(2, 2))
    assert [after.player(2).available(number) for number in (1, 2, 3)] == [True, False, False]
    assert {player.declared_rank for player in after.players} == {None}


def test_what_a_file_claimed_is_forgotten() -> None:
    """Points and places of players and teams are not those of the tournament any more."""
    teams = (Team(1, "A", (1, 4), match_points=20, game_points=20, declared_rank=1), Team(2, "B", (3, 2)))
    after = apply(FIVE._replace(teams=teams), EnterResult(1, 1, 3, Result.LOSS, Result.WIN))
    assert {(team.match_points, team.game_points, team.declared_rank) for team in after.teams} == {(None, None, None)}


def test_the_last_word_on_a_bye_counts() -> None:
    """Who asked for a half-point bye and now says he will not come has a zero-point bye."""
    after = apply(apply(FIVE, RequestBye(2, 4, Result.HALF_BYE)), RequestBye(2, 4, Result.ABSENT))
    assert after.requests == (ByeRequest(2, 4, Result.ABSENT),)


def test_open_games_are_adjourned() -> None:
    """The games without a result get the sign of an adjourned game; the others stay."""
    open_games = apply(FIVE, EnterResult(1, 4, 2, Result.PENDING, Result.PENDING))
    after = apply(open_games, Adjourn(1))
    assert [after.player(number).entry(1).result.code for number in (1, 2, 3, 4)] == ["1", "?", "0", "?"]


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (AddRound(3, ((1, 2),)), "the next round is 2, not 3"),
        (AddRound(2, ((1, 2), (2, 3))), "player 2 is paired twice"),
        (AddRound(2, ((1, 9),)), "there is no player 9"),
        (EnterResult(1, 1, 4, Result.WIN, Result.LOSS), "round 1 has no game 1-4"),
        (EnterResult(1, 3, 1, Result.WIN, Result.LOSS), "round 1 has no game 3-1"),
        (EnterResult(1, 1, 3, Result.WIN, Result.WIN), "1 and 1 cannot be the two sides of one game"),
        (EnterResult(1, 1, 3, Result.FORFEIT_WIN, Result.LOSS), "+ and 0 cannot be the two sides of one game"),
        (EnterResult(1, 1, 9, Result.WIN, Result.LOSS), "there is no player 9"),
        (RequestBye(1, 2, Result.HALF_BYE), "round 1 is paired already"),
        (RequestBye(2, 2, Result.WIN), "1 is not a bye"),
        (Withdraw(2, 1), "round 1 is paired already"),
        (Expel(2, 1), "round 1 is paired already"),
        (Expel(9, 2), "there is no player 9"),
        (Adjourn(1), "round 1 has no open game"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused(act: Act, reason: str) -> None:
    """The arbiter reads why it cannot be done; the tournament stays as it was."""
    with pytest.raises(Conflict) as refusal:
        apply(FIVE, act)
    assert str(refusal.value) == reason


def test_a_paired_player_has_no_bye() -> None:
    """Who asked for a bye is not to be paired."""
    asked = FIVE._replace(requests=(ByeRequest(2, 1, Result.HALF_BYE),))
    with pytest.raises(Conflict, match="player 1 asked for a bye and is paired"):
        apply(asked, AddRound(2, ((5, 1), (2, 4))))
