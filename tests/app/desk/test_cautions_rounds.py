"""What the acceptance checklist asks of numbers, byes and results, question by question."""

from __future__ import annotations

import pytest

from pairwright.app.desk import acts
from pairwright.app.desk.cautions import Level
from pairwright.app.desk.changes import perform
from pairwright.app.desk.event import Event
from pairwright.model.acts import EnterResult, RequestBye
from pairwright.model.result import Result
from tests.app.desk.events import announced, caution, levels, played, published


def swapped(event: Event, one: int, other: int) -> acts.Renumber:
    """Two players exchange their numbers."""
    order = [player.number for player in event.tournament.players]
    order[one - 1], order[other - 1] = order[other - 1], order[one - 1]
    return acts.Renumber(tuple(order))


def of_equal_rating(event: Event) -> Event:
    """Players 2 and 3 with one rating."""
    players = tuple([one._replace(rating=2480) if one.number in (2, 3) else one for one in event.tournament.players])
    return event._replace(tournament=event.tournament._replace(players=players))


def test_q147_155_numbers_are_exchanged_between_equal_ratings_until_round_4() -> None:
    """Freely before round 1; then level 3 with a line, refused for others, and frozen once round 4 is paired."""
    assert not levels(announced(), swapped(announced(), 1, 8))
    under_way = of_equal_rating(played(announced(), 1))
    found = caution(under_way, swapped(under_way, 2, 3), "numbers")
    assert (found.level, found.line) == (Level.CONFIRM, "Numbers @ Round 2: 3 is now 2, 2 is now 3")
    assert levels(under_way, swapped(under_way, 1, 8))["numbers"] is Level.REFUSED
    late = of_equal_rating(played(announced(8, 5), 4))
    assert levels(late, swapped(late, 2, 3))["numbers"] is Level.REFUSED


def test_q159_missing_results_become_adjourned_with_a_notice() -> None:
    """And count as draws; the games are named. An older one is named too (Q168)."""
    event = published(announced())
    found = caution(event, acts.Publish(2, ()), "missing-results")
    assert found.level is Level.NOTICE
    assert "1-5" in str(found.sentence) or "5-1" in str(found.sentence)
    second = published(event)
    assert second.tournament.players[0].entry(1).result is Result.ADJOURNED
    third = played_second(second)
    assert levels(third, acts.Publish(3, ()))["adjourned-open"] is Level.NOTICE


def played_second(event: Event) -> Event:
    """All games of round 2 have a result."""
    for game in event.tournament.round(2).games:
        event = perform(event, EnterResult(2, game.white, game.black, Result.WIN, Result.LOSS))
    return event


@pytest.mark.parametrize(("results", "asks"), [((Result.DRAW, Result.DRAW), False), ((Result.WIN, Result.LOSS), True)])
def test_q162_163_an_adjourned_game_ends(results: tuple[Result, Result], asks: bool) -> None:
    """At any time; level 3 and a line if it is not the draw it was paired as."""
    event = published(published(announced()))
    game = event.tournament.round(1).games[0]
    found = levels(event, EnterResult(1, game.white, game.black, *results))
    assert found == ({"adjourned": Level.CONFIRM} if asks else {})


def test_q172_179_byes() -> None:
    """The second half-point bye is confirmed, one who may not have it is refused, full-point byes are noticed."""
    ask = RequestBye(2, 1, Result.HALF_BYE)
    assert not levels(announced(), ask)
    once = perform(announced(), RequestBye(1, 1, Result.HALF_BYE))
    assert levels(once, ask)["second-half-bye"] is Level.CONFIRM
    barred = perform(announced(), acts.BarHalfByes((1,)))
    assert levels(barred, ask)["no-half-bye"] is Level.REFUSED
    assert levels(announced(), acts.BarHalfByes((99,)))["no-such-player"] is Level.REFUSED
    full = caution(announced(), RequestBye(1, 1, Result.FULL_BYE), "full-bye")
    assert (full.level, full.line) == (Level.NOTICE, "Full-point bye @ Round 1: 1")


@pytest.mark.parametrize(("round", "expected"), [(1, Level.REFUSED), (2, Level.CONFIRM), (3, None)])
def test_q189_193_which_results_can_still_be_corrected(round: int, expected: Level | None) -> None:
    """The round being played freely, the one before at level 3 with a line, older ones not at all."""
    event = played(announced(8, 5), 3)
    game = event.tournament.round(round).games[0]
    found = levels(event, EnterResult(round, game.white, game.black, Result.DRAW, Result.DRAW))
    assert max(found.values(), default=None) is expected
