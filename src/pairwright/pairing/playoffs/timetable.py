"""Who meets whom at which time: sittings one after the other, with the pauses of the document (article C)."""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING, NamedTuple, Protocol
from pairwright.pairing.playoffs.cases import Entrant, Form, Level, Part
from pairwright.pairing.playoffs.tempo import BETWEEN_GAMES, BETWEEN_STAGES, Tempo
from pairwright.pairing.systems.round_robin.berger import berger_round, even_size

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

UNKNOWN = -1
"""The start of a sitting whose time is not known."""


class Drawn(NamedTuple):
    """A part, its entrants in the order of their numbers, and what its lots for colours follow from."""

    part: Part
    seats: tuple[Entrant, ...]
    lot: str = ""


class Who(NamedTuple):
    """A player: an entrant, or the winner of a match of this part (1 is the first of its first round)."""

    entrant: Entrant = 0
    match: int = 0


class Meeting(NamedTuple):
    """A game of the part ``part``. ``match``: its number in a knockout, 0 in a round robin."""

    part: str
    white: Who
    black: Who
    match: int = 0


class Clocks(NamedTuple):
    """The tempos of a play-off, and how many extra games a match has where it has any."""

    usual: Tempo
    golden: Tempo
    extra: int = 2


Rounds = tuple[tuple[Meeting, ...], ...]
"""Games or matches, round by round."""


class RoundsOf(Protocol):
    """Gives the matches of a knockout with the colours of a game of each."""

    def __call__(self, drawn: Drawn, clocks: Clocks, game: int) -> Rounds:
        """Round by round."""
        ...


class Sitting(NamedTuple):
    """Games that begin together. ``if_level``: played only if players are level, and what then (None: always played);
    of a round robin nobody knows yet by whom. ``games`` in a row are meant where it is more than one."""

    stage: int
    tempo: Tempo
    meetings: tuple[Meeting, ...]
    if_level: Level | None = None
    is_golden: bool = False
    round: int = 1
    games: int = 1
    start: int = UNKNOWN


def timetable(
    stages: Iterable[tuple[Drawn, ...]],
    clocks: Clocks,
    start: int,
    rounds_of: RoundsOf,
) -> tuple[Sitting, ...]:
    """All sittings. ``start``: minutes since midnight, or :data:`UNKNOWN`; ``rounds_of`` gives the matches of a
    knockout. Starts leave room for long games, and for the games that are played
    only if somebody is level."""
    found: list[Sitting] = []
    for number, stage in enumerate(stages, 1):
        rows = [list(_sittings(drawn, number, clocks, rounds_of)) for drawn in stage]
        for index in range(max(map(len, rows))):
            together = [row[index] for row in rows if index < len(row)]
            meetings = tuple([meeting for one in together for meeting in one.meetings])
            found.append(together[0]._replace(meetings=meetings, games=max([one.games for one in together])))
    if start == UNKNOWN:
        return tuple(found)
    timed: list[Sitting] = []
    for sitting in found:
        if timed:
            start += _after(timed[-1], sitting)
        timed.append(sitting._replace(start=start))
    return tuple(timed)


def _after(one: Sitting, following: Sitting) -> int:
    """Minutes from the start of one sitting to that of the following one."""
    playing = one.games * one.tempo.longest + (one.games - 1) * BETWEEN_GAMES
    return playing + (BETWEEN_GAMES if _goes_on(one, following) else BETWEEN_STAGES)


def _goes_on(one: Sitting, following: Sitting) -> bool:
    """Whether it is the same stage with the same clocks, and no new opponents in a knockout."""
    if one.stage != following.stage or one.is_golden != following.is_golden or following.if_level is not one.if_level:
        return False
    in_knockout = any(meeting.match for meeting in following.meetings)
    return one.round == following.round or not in_knockout


def _sittings(
    drawn: Drawn,
    stage: int,
    clocks: Clocks,
    rounds_of: RoundsOf,
) -> Iterator[Sitting]:
    part = drawn.part
    tempo = clocks.golden if part.golden else clocks.usual
    if part.form is Form.ROUND_ROBIN:
        for number, games in enumerate(table_of(drawn), 1):
            yield Sitting(stage, tempo, games, None, part.golden, number)
        yield from _if_level(part, stage, clocks)
        return
    extra = clocks.extra if Level.EXTRA in part.level else 0
    columns = [rounds_of(drawn, clocks, game) for game in range(1, part.games + extra + 2)]
    for number in range(1, len(columns[0]) + 1):
        for game in range(part.games + extra):
            level = None if game < part.games else Level.EXTRA
            yield Sitting(stage, tempo, columns[game][number - 1], level, part.golden, number)
        if Level.GOLDEN in part.level:
            yield Sitting(stage, clocks.golden, columns[-1][number - 1], Level.GOLDEN, True, number)


def table_of(drawn: Drawn) -> Rounds:
    """The rounds of a round robin by the Berger table; who would meet a number that nobody has is free."""
    seats, code = drawn.seats, drawn.part.code
    size = even_size(len(seats))
    rounds = []
    for row in range(1, size):
        pairs = [(white, black) for white, black in berger_round(size, row) if max(white, black) <= len(seats)]
        rounds.append(tuple([Meeting(code, Who(seats[white - 1]), Who(seats[black - 1])) for white, black in pairs]))
    return tuple(rounds)


def _if_level(part: Part, stage: int, clocks: Clocks) -> Iterator[Sitting]:
    """Room for what is played if players of a round robin are level."""
    rounds = even_size(len(part.entrants)) - 1
    for level in part.level:
        if level is Level.GOLDEN_ROUND_ROBIN:
            yield Sitting(stage, clocks.golden, (), level, True, games=rounds)
        elif level in (Level.LOWEST_OUT, Level.BY_NUMBER):
            yield Sitting(stage, clocks.usual, (), level, games=2)
            yield Sitting(stage, clocks.golden, (), Level.GOLDEN, True)
