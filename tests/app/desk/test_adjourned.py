"""Adjourned games from the missing result to the report (acceptance checklist Q157 to Q169)."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.app.desk import acts
from pairwright.app.desk.cautions import weigh
from pairwright.app.desk.reporting import report_of
from pairwright.app.desk.service import Desk, Refused, Unconfirmed
from pairwright.formats.base import read, write
from pairwright.model.acts import EnterGames, EnterResult
from pairwright.model.result import Result
from pairwright.model.tournament import TwoGames
from tests.app.desk.desks import Memory, at
from tests.app.desk.desks import tournament as made_up
from tests.app.desk.events import ADJOURNED

WIN, DRAW, LOSS = Result.WIN, Result.DRAW, Result.LOSS
NOTICES = ["missing-results", "adjourned-open"]


def publish(desk: Desk, confirmed: list[str]) -> None:
    """The next round as the rules give it."""
    paired = commands.pair(desk.now()[0].tournament, 0, ADJOURNED)
    act = acts.Publish(paired.pairing.round, tuple(paired.pairing.pairs), paired.system.code)
    desk.perform(act, at("noor"), confirmed=confirmed)


def play(desk: Desk, but: tuple[int, int] = (0, 0)) -> None:
    """White wins every game of the round being played, ``but`` one."""
    event = desk.now()[0]
    for game in event.tournament.round(event.round).games:
        if (game.white, game.black) != but:
            desk.perform(EnterResult(event.round, game.white, game.black, WIN, LOSS), at("noor"))


def begun(system: str = "FIDE_DUTCH_2026") -> tuple[Desk, int, int]:
    """Three rounds of five; the first board of round 1 has no result. Its White and Black."""
    desk = Desk(Memory())
    desk.perform(acts.Open(made_up(8)._replace(system=system)), at("setup"))
    publish(desk, [])
    white, black = desk.now()[0].tournament.round(1).games[0][:2]
    play(desk, (white, black))
    for _ in range(2):
        publish(desk, NOTICES)
        play(desk)
    return desk, white, black


def test_q159_and_168_missing_and_older_games_are_acknowledged_before_the_round_is_published() -> None:
    desk = Desk(Memory())
    desk.perform(acts.Open(made_up(8)), at("setup"))
    publish(desk, [])
    for needed in (["missing-results"], NOTICES):
        with pytest.raises(Unconfirmed) as asked:
            publish(desk, needed[:-1])
        assert {one.code for one in asked.value.cautions} == set(needed)
        publish(desk, needed)
    assert desk.now()[0].tournament.player(1).entry(1).result is Result.ADJOURNED


def test_q161_and_169_nothing_is_final_while_one_is_open() -> None:
    desk, white, black = begun()
    with pytest.raises(Refused) as refused:
        desk.perform(acts.Declare(), at("noor"), confirmed=["rounds-left", "declare"])
    assert f"1: {white}-{black}" in str(refused.value.sentence)


def test_q162_163_a_game_decided_later_passes_the_check_with_its_line() -> None:
    """Rounds 2 and 3 were paired with it as a draw, the later ones with what it became."""
    desk, white, black = begun()
    result = EnterResult(1, white, black, LOSS, WIN)
    with pytest.raises(Unconfirmed):
        desk.perform(result, at("noor"))
    line = f"Adjourned game @ Round 1: {white}-{black} 01, paired as a draw up to round 3"
    assert desk.perform(result, at("noor"), confirmed=["adjourned"]).entry.lines == (line,)
    for _ in range(2):
        publish(desk, [])
        play(desk)
    event = desk.perform(acts.Declare(), at("noor"), confirmed=["declare"]).event
    written = write(report_of(event), "trf26").text
    assert f"### {line}" in written
    checked = commands.check(read(written.encode()).tournament)
    assert [one.ok for one in checked.rounds] == [True] * 5
    assert checked.ranks.ok
    silent = "\n".join([row for row in written.splitlines() if not row.startswith("### Adjourned")])
    assert not all(one.ok for one in commands.check(read(silent.encode()).tournament).rounds)


def test_a_draw_needs_no_word() -> None:
    desk, white, black = begun()
    assert desk.perform(EnterResult(1, white, black, DRAW, DRAW), at("noor")).entry.lines == ()


def test_a_match_of_two_games_can_be_finished_as_late_as_any() -> None:
    """Two rounds later its games are entered, with the same line; nothing else of that round can be changed."""
    desk, white, black = begun("FIDE_DOUBLESWISS")
    late = EnterGames(TwoGames(1, white, black, (WIN, DRAW), (LOSS, DRAW)))
    told = weigh(desk.now()[0], late)
    line = f"Adjourned game @ Round 1: {white}-{black} 10 ==, paired as a draw up to round 3"
    assert [(one.code, one.line) for one in told] == [("adjourned", line)]
    desk.perform(late, at("noor"), confirmed=["adjourned"])
    for _ in range(2):
        publish(desk, [])
        play(desk)
    written = write(report_of(desk.now()[0]), "trf26").text
    assert all(one.ok for one in commands.check(read(written.encode()).tournament).rounds)
    with pytest.raises(Refused):
        desk.perform(late, at("noor"))


def test_a_game_of_a_round_robin_leaves_no_line() -> None:
    """No round of a table depends on it."""
    desk = Desk(Memory())
    desk.perform(acts.Open(made_up(4)._replace(system="FIDE_ROUNDROBIN", planned_rounds=3)), at("setup"))
    publish(desk, [])
    white, black = desk.now()[0].tournament.round(1).games[0][:2]
    play(desk, (white, black))
    desk.perform(EnterResult(1, white, black, Result.ADJOURNED, Result.ADJOURNED), at("noor"))
    publish(desk, NOTICES)
    assert not weigh(desk.now()[0], EnterResult(1, white, black, WIN, LOSS))
