"""A journal of the first days replays exactly as it was, whatever the desk does otherwise today."""

from __future__ import annotations

from pairwright.app.desk.acts import Act, EndHand, Open, OpenHand, Publish
from pairwright.app.desk.codec import decoded, encoded
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import Entry, fold
from pairwright.app.desk.service import Desk
from pairwright.model.acts import EnterResult, Withdraw
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.team import Team, TeamEvent
from pairwright.model.tournament import Tournament
from tests.app.desk.desks import Memory, at, players

FIRST = '{"_":"Publish","round":1,"pairs":[[1,4],[2,3]],"by":"round-robin"}'
WITHDRAWN = '{"_":"Withdraw","player":4,"first":3}'
THEN = '{"_":"Publish","round":3,"pairs":[[2,4],[3,1]],"by":"round-robin"}'
"""As they were written before games of whoever had left were lost with the round."""


def robin() -> Open:
    return Open(Tournament(players(4), planned_rounds=3, system="FIDE_ROUNDROBIN"))


def results(round: int, *games: tuple[int, int]) -> list[Act]:
    return [EnterResult(round, white, black, Result.WIN, Result.LOSS) for white, black in games]


def begun() -> list[Act]:
    """Two of three rounds, and 4 has left."""
    second = '{"_":"Publish","round":2,"pairs":[[4,3],[1,2]],"by":"round-robin"}'
    return [
        robin(), decoded(FIRST), *results(1, (1, 4), (2, 3)), decoded(second), *results(2, (4, 3), (1, 2)),
        decoded(WITHDRAWN),
    ]  # fmt: skip


def replayed(*acts: Act) -> Event:
    entries = [Entry(number, act) for number, act in enumerate(acts, 1)]
    folded = fold(entries, frozenset([entry.number for entry in entries]))
    assert not folded.broken
    return folded.event


def last_of(event: Event, player: int) -> RoundEntry:
    return event.tournament.player(player).entry(3)


def test_games_of_whoever_had_left_are_open_as_they_were() -> None:
    event = replayed(*begun(), decoded(THEN))
    assert event.tournament.open_games(3) == ((2, 4), (3, 1))
    entered = replayed(*begun(), decoded(THEN), EnterResult(3, 2, 4, Result.DRAW, Result.DRAW))
    assert last_of(entered, 2).result is Result.DRAW


def test_a_session_by_hand_of_then_ends_as_it_did() -> None:
    session = OpenHand(3, ((2, 4), (3, 1)))
    assert replayed(*begun(), session, decoded('{"_":"EndHand","round":3}')).tournament.open_games(3) == (
        (2, 4), (3, 1),
    )  # fmt: skip


def test_the_same_acts_done_today_are_lost_and_stay_so_in_the_journal() -> None:
    journal = Memory()
    desk = Desk(journal)
    for act in (*begun(), decoded(THEN)):
        desk.perform(act, at("owner"), confirmed=["left-table"])
    assert last_of(desk.now()[0], 2).result is Result.FORFEIT_WIN
    kept = [decoded(encoded(entry.act)) for entry in journal.entries()]
    assert replayed(*kept).tournament == desk.now()[0].tournament


def test_a_session_by_hand_of_today_loses_them_too() -> None:
    desk = Desk(Memory())
    for act in (*begun(), OpenHand(3, ((2, 4), (3, 1))), EndHand(round=3)):
        desk.perform(act, at("owner"), confirmed=["left-table"])
    assert last_of(desk.now()[0], 2).result is Result.FORFEIT_WIN


def test_open_matches_of_teams_were_adjourned_by_the_next_round() -> None:
    squads = tuple([Team(number, f"Team {number}", (2 * number - 1, 2 * number)) for number in range(1, 5)])
    blank = Tournament(
        players(8), planned_rounds=3, system="FIDE_TEAM_ROUNDROBIN", teams=squads, team_event=TeamEvent(colours="WB"),
    )  # fmt: skip
    then: list[Act] = [Publish(1, ((1, 4), (2, 3))), Publish(2, ((4, 3), (1, 2)))]
    of_then = replayed(Open(blank), *then)
    assert {player.entry(1).result for player in of_then.tournament.players} == {Result.ADJOURNED}
    desk = Desk(Memory())
    for act in (Open(blank), *then):
        desk.perform(act, at("owner"), confirmed=["missing-results"])
    assert len(desk.now()[0].tournament.open_games(1)) == 4
    assert {player.entry(1).result for player in desk.now()[0].tournament.players} == {Result.PENDING}


def test_withdrawing_then_was_withdrawing() -> None:
    assert decoded(WITHDRAWN) == Withdraw(4, 3)
