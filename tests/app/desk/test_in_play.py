"""Which round is being played where rounds are opened ahead, and what is asked of the arbiter then."""

from __future__ import annotations

from pairwright.app.desk.changes import perform
from pairwright.app.desk.event import Event
from pairwright.app.desk.in_play import round_in_play
from pairwright.app.desk.leaving_table import leaving
from pairwright.app.desk.own_page import own_page
from pairwright.app.desk.waiting import to_do
from pairwright.model.acts import EnterResult
from pairwright.model.result import Result
from tests.app.desk.events import announced, played, published


def opened(played_rounds: int, more: int) -> Event:
    """A round robin of six, with so many rounds played, and more opened ahead."""
    event = played(announced(6, 5, "FIDE_ROUNDROBIN"), played_rounds)
    for _ in range(more):
        event = published(event)
    return event


def with_result(event: Event, round: int, board: int = 0) -> Event:
    game = event.tournament.round(round).games[board]
    return perform(event, EnterResult(round, game.white, game.black, Result.DRAW, Result.DRAW))


def test_the_first_of_the_rounds_opened_ahead_is_played() -> None:
    assert round_in_play(opened(0, 0)) == 0
    assert round_in_play(opened(0, 3)) == 1
    assert round_in_play(opened(2, 3)) == 3


def test_the_next_round_begins_with_its_first_result_or_when_the_last_one_is_in() -> None:
    event = with_result(opened(1, 3), 2)
    assert round_in_play(event) == 2
    assert round_in_play(with_result(event, 3)) == 3
    for board in (1, 2):
        event = with_result(event, 2, board)
    assert round_in_play(event) == 3


def test_forfeits_of_whoever_has_left_begin_no_round() -> None:
    event = opened(3, 2)
    event = perform(event, leaving(event.tournament, 2, 4))
    assert round_in_play(event) == 4


def test_where_rounds_rest_on_each_other_the_last_one_is_played() -> None:
    assert round_in_play(published(published(announced(8, 3)))) == 2


def test_a_player_finds_his_game_of_the_round_being_played() -> None:
    event = opened(1, 4)
    own = own_page(event, 1, None)
    assert own.round == 2
    assert own.seat is not None
    assert own.seat.opponent.number == event.tournament.player(1).entry(2).opponent
    assert [one.round for one in own.rounds] == [1, 2, 3, 4, 5]


def test_games_that_wait_are_missing_results_and_not_adjourned() -> None:
    """And those of rounds to come are nothing that is asked for."""
    told = [str(one.sentence) for one in to_do(with_result(opened(0, 4), 2))]
    assert told == ["3 results of round 1 are missing", "2 results of round 2 are missing"]
