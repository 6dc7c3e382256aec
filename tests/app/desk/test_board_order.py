"""Boards keep their numbers once a round is published, whatever becomes known of the round before it."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.app.desk import acts
from pairwright.app.desk.cautions import Level, weigh
from pairwright.app.desk.changes import perform
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import with_lines
from pairwright.app.desk.service import Refused
from pairwright.app.desk.sheets import sheet_of
from pairwright.app.desk.waiting import Where, to_do
from pairwright.app.entering import boards_of
from pairwright.errors import Conflict
from pairwright.model.acts import EnterResult
from pairwright.model.player import Player
from pairwright.model.result import Result
from tests.app.desk.desks import at, opened
from tests.app.desk.events import announced, played, published

WIN, LOSS, ADJOURNED = Result.WIN, Result.LOSS, Result.ADJOURNED


def with_report(event: Event, act: acts.Act) -> Event:
    """The act, and what the report is told of it."""
    lines = tuple([caution.line for caution in weigh(event, act) if caution.line])
    return with_lines(perform(event, act), lines)


def order(event: Event) -> list[tuple[str, str]]:
    """Names on the boards of the last round."""
    return [(row.white.name, row.black.name) for row in sheet_of(event.tournament, event.round).boards]


def test_a_correction_moves_no_board_of_the_round_that_hangs_on_the_wall() -> None:
    event = published(played(announced()))
    first = event.tournament.round(1).games[0]
    hanging, numbered = order(event), boards_of(event.tournament, 2)
    corrected = with_report(event, EnterResult(1, first.white, first.black, LOSS, WIN))
    assert order(corrected) == hanging
    assert boards_of(corrected.tournament, 2) == numbered


def test_the_end_of_an_adjourned_game_moves_no_board() -> None:
    event = played(announced())
    first = event.tournament.round(1).games[0]
    event = published(perform(event, EnterResult(1, first.white, first.black, ADJOURNED, ADJOURNED)))
    hanging = order(event)
    ended = with_report(event, EnterResult(1, first.white, first.black, LOSS, WIN))
    assert order(ended) == hanging
    assert all(found.ok for found in commands.check(ended.tournament).rounds)


def test_numbers_given_anew_keep_the_boards_and_the_lines_of_the_report() -> None:
    """A late entry of a high rating pushes everybody down by one."""
    event = published(played(announced()))
    first = event.tournament.round(1).games[0]
    hanging = order(event)
    corrected = with_report(event, EnterResult(1, first.white, first.black, LOSS, WIN))
    late = perform(corrected, acts.EnterLate(Player(1, "Latecomer", 2600, enters_in=3)))
    assert order(late) == hanging
    line = next(record.text for record in late.tournament.other_records if "Correction" in record.text)
    assert line == f" Correction @ Round 1: {first.white + 1}-{first.black + 1} 01 instead of 10"


def test_a_wrong_key_for_an_adjourned_game_is_taken_back() -> None:
    desk = opened()
    desk.perform(acts.Publish(1, ((1, 4), (5, 2), (3, 6))), at("a"))
    for white, black in ((1, 4), (5, 2)):
        desk.perform(EnterResult(1, white, black, WIN, LOSS), at("a"))
    desk.perform(EnterResult(1, 3, 6, ADJOURNED, ADJOURNED), at("a"))
    desk.perform(acts.Publish(2, ((4, 1), (2, 5), (6, 3))), at("a"), confirmed=["other-pairs"])
    wrong = desk.perform(EnterResult(1, 3, 6, WIN, LOSS), at("a"), confirmed=["adjourned"])
    desk.undo((wrong.entry.number,), at("a"))
    event, _ = desk.now()
    assert event.tournament.player(3).entry(1).result is ADJOURNED
    assert not any("Adjourned game" in record.text for record in event.tournament.other_records)


def test_a_result_that_the_next_round_was_paired_from_is_not_taken_back() -> None:
    """It can be corrected; an adjourned game it was not."""
    desk = opened()
    desk.perform(acts.Publish(1, ((1, 4), (5, 2), (3, 6))), at("a"))
    known = [desk.perform(EnterResult(1, *pair, WIN, LOSS), at("a")) for pair in ((1, 4), (5, 2), (3, 6))]
    desk.perform(acts.Publish(2, ((4, 1), (2, 5), (6, 3))), at("a"), confirmed=["other-pairs"])
    with pytest.raises(Refused, match="cannot be adjourned afterwards"):
        desk.undo((known[0].entry.number,), at("a"))


def test_an_adjourned_game_needs_the_arbiter_before_the_next_round_is_paired_too() -> None:
    event = played(announced())
    first = event.tournament.round(1).games[0]
    event = perform(event, EnterResult(1, first.white, first.black, ADJOURNED, ADJOURNED))
    (found,) = to_do(event)
    assert (found.where, found.round) == (Where.RESULTS, 1)
    assert str(found.sentence) == f"an adjourned game of round 1 is open: {first.white}-{first.black}"


def test_a_game_with_the_wrong_colours_keeps_its_result_and_counts_as_it_was_played() -> None:
    """Until the next round is paired; the report has a line, and its colours are those that were played."""
    event = published(announced())
    game = event.tournament.round(1).games[0]
    act = acts.ExchangeColours(1, game.white, game.black)
    (found,) = weigh(event, act)
    assert (found.level, found.line) == (Level.CONFIRM, f"Colours @ Round 1: {game.white}-{game.black} exchanged")
    event = perform(perform(event, EnterResult(1, game.white, game.black, WIN, LOSS)), act)
    row = sheet_of(event.tournament, 1).boards[0]
    assert (row.white.number, row.black.number, row.white_result) == (game.black, game.white, LOSS)
    assert perform(event, EnterResult(1, game.black, game.white, WIN, LOSS))
    with pytest.raises(Conflict, match="has no game"):
        perform(event, act)
    later = played(announced(), 2)
    first = later.tournament.round(1).games[0]
    assert max(one.level for one in weigh(later, acts.ExchangeColours(1, first.white, first.black))) is Level.REFUSED
