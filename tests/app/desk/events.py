"""Events for the tests of the desk."""

from __future__ import annotations

from pairwright.app.commands import Given
from pairwright.app.desk import acts
from pairwright.app.desk.cautions import Caution, Level, weigh
from pairwright.app.desk.changes import of_today, perform
from pairwright.app.desk.event import Event
from pairwright.app.prepare import OpenGamesAre
from pairwright.model.acts import EnterResult
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.tournament import Information, Tournament

ADJOURNED = Given(open_games=OpenGamesAre.ADJOURNED)


def announced(players: int = 8, rounds: int = 3, system: str = "FIDE_DUTCH_2026", scoring: Scoring = STANDARD) -> Event:
    """An event before round 1."""
    field = tuple([Player(number, f"Player {number}", 2500 - 10 * number) for number in range(1, players + 1)])
    information = Information(name="Lantern Cup", start="2026/11/30", end="2026/12/02")
    tie_breaks = ("DE", "SB") if "ROUNDROBIN" in system else ("BH", "SB")
    return Event(Tournament(field, information, rounds, Colour.WHITE, scoring, system, tie_breaks))


def published(event: Event) -> Event:
    """The next round as the rules give it."""
    from pairwright.app.commands import pair

    paired = pair(event.tournament, 0, ADJOURNED)
    act = acts.Publish(paired.pairing.round, tuple(paired.pairing.pairs), paired.system.code)
    return perform(event, of_today(event, act))


def played(event: Event, rounds: int = 1) -> Event:
    """So many further rounds, White winning every game."""
    for _ in range(rounds):
        event = published(event)
        for game in event.tournament.round(event.round).games:
            event = perform(event, EnterResult(event.round, game.white, game.black, Result.WIN, Result.LOSS))
    return event


def outside(event: Event) -> Event:
    """The same outside FIDE mode."""
    return perform(event, acts.LeaveFideMode("for a test"))


def levels(event: Event, act: acts.Act) -> dict[str, Level]:
    """The levels of what the act is warned of, by code."""
    return {caution.code: caution.level for caution in weigh(event, act)}


def caution(event: Event, act: acts.Act, code: str) -> Caution:
    """One warning by its code."""
    return next(one for one in weigh(event, act) if one.code == code)
