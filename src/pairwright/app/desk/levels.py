"""The five levels of warnings, as values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any

from pairwright.app.desk.event import Event
from pairwright.app.predetermined import has_fixed_rounds
from pairwright.errors import Sentence, say
from pairwright.lean import NamedTuple


class Level(IntEnum):
    """How much a warning weighs: its number is the number of filled squares."""

    NOTE = 1
    NOTICE = 2
    CONFIRM = 3
    TWO_STEPS = 4
    REFUSED = 5


class Caution(NamedTuple):
    """``code`` names it in a confirmation; ``follows`` are the consequences that level 4 lists; ``line`` is what the
    report file says of it (without ``###``), empty for nothing."""

    level: Level
    code: str
    sentence: Sentence
    follows: tuple[Sentence, ...] = ()
    line: str = ""

    @property
    def asks(self) -> bool:
        """Is the act done only once this has been acknowledged?"""
        return Level.NOTICE <= self.level < Level.REFUSED


Rule = Callable[[Event, Any], Iterator[Caution]]


def first_correctable(event: Event) -> int:
    """The first round whose results can still be corrected: the round before the last one (Q189-Q193), or any where no
    round depends on another."""
    return 1 if has_fixed_rounds(event.tournament) else max(event.round - 1, 1)


def final(event: Event) -> Iterator[Caution]:
    """What stands in the standings stays as it is once they are declared."""
    if event.closed:
        yield Caution(Level.REFUSED, "final", say("the standings are final; take that back first"))


def if_final(event: Event, _act: object) -> Iterator[Caution]:
    """The same as a rule."""
    yield from final(event)


def locked(event: Event, what: Sentence, *more: Sentence) -> Iterator[Caution]:
    """What is locked once round 1 is paired. Outside FIDE mode it asks in two steps, with ``more`` that follows, and is
    told to the report."""
    yield from final(event)
    if not event.under_way:
        return
    if not event.outside_fide_since:
        sentence = say("{what} cannot be changed once round 1 is paired; only outside FIDE mode", what=what)
        yield Caution(Level.REFUSED, "locked", sentence)
        return
    line = f"Configuration @ Round {event.tournament.round_to_pair}: {what}"
    follows = (say("Rounds already paired stay as they are, and may break the new terms"), *more)
    yield Caution(
        Level.TWO_STEPS, "locked", say("{what} changes while the tournament is under way", what=what), follows, line
    )
