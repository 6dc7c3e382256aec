"""Who meets whom at which time: sittings one after the other, with the pauses of the document (article C)."""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.pairing.playoffs.cases import Entrant, Form, Level, Part
from pairwright.pairing.playoffs.tempo import BETWEEN_GAMES, BETWEEN_STAGES, Tempo
from pairwright.pairing.systems.round_robin.berger import berger_round, even_size

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pairwright.handbook.citation import Article

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
    rounds_of: Callable[[Drawn], tuple[tuple[Meeting, ...], ...]],
) -> tuple[Sitting, ...]:
    """All sittings. ``start``: minutes since midnight, or :data:`UNKNOWN`; ``rounds_of`` gives the matches of a knockout
    round by round, White of the first game first. Starts leave room for long games, and for the games that are played
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
    rounds_of: Callable[[Drawn], tuple[tuple[Meeting, ...], ...]],
) -> Iterator[Sitting]:
    part = drawn.part
    tempo = clocks.golden if part.golden else clocks.usual
    if part.form is Form.ROUND_ROBIN:
        for number, games in enumerate(table_of(drawn), 1):
            yield Sitting(stage, tempo, games, None, part.golden, number)
        yield from _if_level(part, stage, clocks)
        return
    for number, matches in enumerate(rounds_of(drawn), 1):
        for game in range(part.games):
            yield Sitting(stage, tempo, _game(matches, game), None, part.golden, number)
        if Level.EXTRA in part.level:
            for game in range(clocks.extra):
                yield Sitting(stage, tempo, _game(matches, game), Level.EXTRA, round=number)
        if Level.GOLDEN in part.level:
            yield Sitting(stage, clocks.golden, matches, Level.GOLDEN, True, number)


def _game(matches: tuple[Meeting, ...], game: int) -> tuple[Meeting, ...]:
    """Colours change with every game."""
    return tuple([one._replace(white=one.black, black=one.white) for one in matches]) if game % 2 else matches


def table_of(drawn: Drawn) -> tuple[tuple[Meeting, ...], ...]:
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
