"""How long a game of a play-off takes: the clocks of both players, and the pauses between games."""

from __future__ import annotations

from pairwright.errors import NotApplicable, say
from pairwright.handbook.playoffs import PLAY_OFFS
from pairwright.lean import NamedTuple

IMPLEMENTS = (PLAY_OFFS["B"], PLAY_OFFS["C"])

MOVES = 60
"""Moves of a long game: what the timetable leaves room for."""

AFTER_THE_LAST_GAME, BETWEEN_GAMES, BETWEEN_STAGES = 30, 5, 10
"""Minutes (article C)."""


class Clock(NamedTuple):
    """Minutes for the game, and seconds for each move."""

    minutes: int
    seconds: int = 0

    def __str__(self) -> str:
        return f"{self.minutes}+{self.seconds}" if self.seconds else str(self.minutes)

    @property
    def encoded(self) -> str:
        """As record 222 has it: ``180+3``."""
        return f"{60 * self.minutes}" + (f"+{self.seconds}" if self.seconds else "")


class Tempo(NamedTuple):
    """The clocks of White and of Black."""

    white: Clock
    black: Clock

    def __str__(self) -> str:
        return str(self.white) if self.white == self.black else f"{self.white}/{self.black}"

    @property
    def encoded(self) -> str:
        """As record 222 has it: ``180+3``, ``W300-B240``."""
        if self.white == self.black:
            return self.white.encoded
        return f"W{self.white.encoded}-B{self.black.encoded}"

    @property
    def longest(self) -> int:
        """Minutes a game of :data:`MOVES` moves takes at most."""
        seconds = sum([60 * clock.minutes + MOVES * clock.seconds for clock in self])
        return -(-seconds // 60)


THREE_PLUS_THREE = Tempo(Clock(3, 3), Clock(3, 3))
"""What the list of ties for first place names."""
GOLDEN = Tempo(Clock(5), Clock(4))
"""White has a minute more, and is eliminated by a draw."""

_LONGEST = 180


def tempo_of(option: str, text: str) -> Tempo:
    """``3+3``, ``20``, ``5/4``: minutes and seconds for a move, of White and of Black. Raises
    :class:`NotApplicable`."""
    white, between, black = text.strip().partition("/")
    try:
        first = _clock(white)
        return Tempo(first, _clock(black) if between else first)
    except ValueError:
        reason = say("{text} is no tempo: 3+3 is 3 minutes and 3 seconds for each move, 5/4 White and Black", text=text)
        raise NotApplicable(option, reason) from None


def _clock(text: str) -> Clock:
    minutes, plus, seconds = text.strip().partition("+")
    if not (minutes.isdecimal() and (seconds.isdecimal() or not plus)):
        raise ValueError(text)
    clock = Clock(int(minutes[:9]), int(seconds[:9] or 0))
    if not (0 < clock.minutes <= _LONGEST and clock.seconds <= _LONGEST):
        raise ValueError(text)
    return clock


def minutes_of(option: str, text: str) -> int:
    """Minutes since midnight of ``17:30``. Raises :class:`NotApplicable`."""
    hours, colon, minutes = text.strip().partition(":")
    plain = all(part.isdecimal() and 0 < len(part) <= 2 for part in (hours, minutes))
    if not (colon and plain and int(hours) < 24 and int(minutes) < 60):
        raise NotApplicable(option, say("{text} is no time of the day: 17:30", text=text))
    return 60 * int(hours) + int(minutes)


def clock_time(minutes: int) -> str:
    """``17:30`` of minutes since midnight; the next day begins again at 00:00."""
    hours, rest = divmod(minutes, 60)
    return f"{hours % 24:02}:{rest:02}"
