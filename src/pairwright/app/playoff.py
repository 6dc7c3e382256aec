"""The play-off of those tied on points after the last round: who takes part, and who meets whom when.

A play-off breaks ties of the points (C.07 art. 3). Those tied are ranked by the tie-breaks that follow in the list of
the standings, then by lot (article A of the document). Numbers in a part, and with them colours, are drawn by lot from
the seed and the names, so that anybody can draw them again (article D).
"""

from __future__ import annotations

from enum import Enum

from pairwright.app.playoff_tournaments import rounds_of
from pairwright.app.slips import slip
from pairwright.app.standings import NOTHING_WANTED, Standings, Wanted, standings
from pairwright.errors import NotApplicable, Place, Problem, Sentence, Severity, UnknownCode, listing, say
from pairwright.handbook.playoffs import PLAY_OFFS
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.pairing.playoffs.cases import USUAL, Case, Entrant, Numbers, Part, case_of, case_of_places
from pairwright.pairing.playoffs.tempo import AFTER_THE_LAST_GAME, GOLDEN, THREE_PLUS_THREE
from pairwright.pairing.playoffs.timetable import UNKNOWN, Clocks, Drawn, Sitting, timetable
from pairwright.tiebreaks.acronym import POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from pairwright.app.standings import Line
    from pairwright.model.tournament import Tournament
    from pairwright.tiebreaks.base import Total

IMPLEMENTS = (TIE_BREAKS_2026["3"], PLAY_OFFS["D"])


class Games(Enum):
    """What becomes of games of the tournament that are not over."""

    REFUSED = "refused"
    PLAYED_ON = "played on"
    """Who is tied is certain all the same."""


class Asked(NamedTuple):
    """What the arbiter says. Times are minutes since midnight, or ``UNKNOWN``."""

    places: int = 1
    """The first so many places are to be filled."""
    among: tuple[int, ...] = ()
    """Pairing numbers, if not all who are tied take part."""
    way: str = ""
    admitted: int = USUAL
    seed: str = ""
    clocks: Clocks = Clocks(THREE_PLUS_THREE, GOLDEN)
    start: int = UNKNOWN
    last_game_ended: int = UNKNOWN
    games: Games = Games.REFUSED
    wanted: Wanted = NOTHING_WANTED


NOTHING_ASKED = Asked()


class Contestant(NamedTuple):
    """One of the tied: ``rank`` among them, ``place`` in the standings."""

    rank: int
    number: int
    name: str
    place: int


class Plan(NamedTuple):
    """A play-off before it is played: ``first`` is the first place that is to be decided, ``places`` how many are."""

    standings: Standings
    asked: Asked
    tied: tuple[Contestant, ...]
    points: str
    first: int
    places: int
    case: Case
    stages: tuple[tuple[Drawn, ...], ...]
    sittings: tuple[Sitting, ...]
    notices: tuple[Problem, ...]

    @property
    def tournament(self) -> Tournament:
        """The one that ended in the tie."""
        return self.standings.tournament

    def contestant(self, rank: int) -> Contestant:
        """The one of this rank among the tied."""
        return self.tied[rank - 1]


class _Tie(NamedTuple):
    lines: tuple[Line, ...]
    points: str
    above: int
    """Players with more points."""


def plan(tournament: Tournament, asked: Asked = NOTHING_ASKED) -> Plan:
    """The play-off for the places asked for.

    Raises :class:`NotApplicable` if games are not over, if nobody is tied across the last of the places, and for a
    start less than half an hour after the last game; :class:`UnknownCode` for players who are not tied; and what
    :func:`~pairwright.app.standings.standings` raises.
    """
    table = standings(tournament, asked.wanted)
    if not table.is_final and asked.games is Games.REFUSED:
        reason = say(
            "round {round} is the last one, and games are open or rounds are missing. If it is certain who is tied, "
            "take --early",
            round=table.rounds,
        )
        raise NotApplicable("play-off", reason)
    tie = _tied(table, asked.places)
    tied, notices = _ranked(table, tie, asked)
    places = asked.places - tie.above
    if len(tied) <= places:
        template = "{count} players for {places} places: all of them have one, and no play-off is needed"
        raise NotApplicable("play-off", say(template, count=len(tied), places=places))
    if places == 1:
        case = case_of(len(tied), asked.way, asked.admitted)
    else:
        case = case_of_places(len(tied), places, asked.way)
    draw = _draw(table, asked)
    names = {one.rank: one.name for one in tied}
    stages = tuple([tuple([drawn(part, names, draw) for part in stage]) for stage in case.stages])
    sittings = timetable(stages, asked.clocks, _start(asked), rounds_of)
    return Plan(
        table, asked, tied, tie.points, tie.above + 1, places, case, stages, sittings, (*table.notices, *notices)
    )


def _tied(table: Standings, places: int) -> _Tie:
    """Those on the points of the last of the places."""
    index = next(place for place, one in enumerate(table.ranking.asked) if one.name == POINTS)
    key = table.keys[index]
    exact = {row.number: _one(table.ranking.value(index, row.position).total) for row in table.ranking.rows}
    rows = [row for row in table.rows if not row.withdrawn]
    if not 1 <= places < len(rows):
        reason = say("1 to {most} places can be decided", most=max(len(rows) - 1, 1))
        raise NotApplicable("--places", reason)
    rows.sort(key=lambda row: -exact[row.number])
    at = exact[rows[places - 1].number]
    tied = tuple([row for row in rows if exact[row.number] == at])
    above = len([row for row in rows if exact[row.number] > at])
    if len(tied) == 1 or above + len(tied) == places:
        template = "nobody is level on points at place {place}" if places > 1 else "one player alone is first"
        raise NotApplicable("play-off", say(template, place=places))
    return _Tie(tied, tied[0].values[key], above)


def _one(total: Total) -> int | Fraction:
    """Points are one number."""
    return total[0] if isinstance(total, tuple) else total


def _ranked(table: Standings, tie: _Tie, asked: Asked) -> tuple[tuple[Contestant, ...], tuple[Problem, ...]]:
    """The tied in the order of the standings; whom nothing separates by lot, with a notice."""
    lines = list(tie.lines)
    if asked.among:
        for number in asked.among:
            if number not in [line.number for line in lines]:
                tied = tuple([f"{line.number}" for line in lines])
                raise UnknownCode("player among the tied", str(number), tied)
        lines = [line for line in lines if line.number in asked.among]
    draw = _draw(table, asked)
    alike = [line for line in lines if [one.rank for one in lines].count(line.rank) > 1]
    lines.sort(key=lambda line: (line.rank, slip(draw, "rank", line.name, str(line.number))))
    notices: tuple[Problem, ...] = ()
    if alike:
        players = listing(f"{line.number} {line.name}" for line in lines if line in alike)
        template = "nothing separates {players}: their order among the tied is drawn by lot"
        notices = (_notice(say(template, players=players)),)
    contestants = [Contestant(rank, line.number, line.name, line.rank) for rank, line in enumerate(lines, 1)]
    return tuple(contestants), notices


def _draw(table: Standings, asked: Asked) -> str:
    information = table.tournament.information
    return slip("PLAY-OFF", asked.seed, information.name, information.start)


def drawn_later(plan: Plan, part: Part) -> Drawn:
    """A part that is added because players are level, with its numbers."""
    return drawn(part, {one.rank: one.name for one in plan.tied}, _draw(plan.standings, plan.asked))


def drawn(part: Part, names: dict[int, str], draw: str) -> Drawn:
    """The part with its numbers; by lot where it says so."""
    colours = slip(draw, part.code, "colours")[:LOT_DIGITS]
    if part.numbers is Numbers.AS_LISTED:
        return Drawn(part, part.entrants, colours)

    def lot(entrant: Entrant) -> str:
        name = names[entrant] if isinstance(entrant, int) else ""
        return slip(draw, part.code, str(entrant), name)

    return Drawn(part, tuple(sorted(part.entrants, key=lot)), colours)


LOT_DIGITS = 12
"""Enough of a slip to draw colours from."""


def _start(asked: Asked) -> int:
    """When the first games begin. Raises :class:`NotApplicable` if that is too early (article C)."""
    if asked.last_game_ended == UNKNOWN:
        return asked.start
    earliest = asked.last_game_ended + AFTER_THE_LAST_GAME
    if asked.start != UNKNOWN and asked.start < earliest:
        template = "at least {minutes} minutes after the last game ({article})"
        reason = say(template, minutes=AFTER_THE_LAST_GAME, article=PLAY_OFFS["C"])
        raise NotApplicable("--start", reason)
    return max(asked.start, earliest)


def numbers_of(plan: Plan, entrants: Sequence[Entrant], winners: dict[str, int]) -> tuple[int, ...]:
    """Pairing numbers of entrants, with the winners of parts by their codes; empty while one of them is not known."""
    found = []
    for entrant in entrants:
        if isinstance(entrant, int):
            found.append(plan.contestant(entrant).number)
        elif entrant in winners:
            found.append(winners[entrant])
    return tuple(found) if len(found) == len(entrants) else ()


def _notice(found: Sentence) -> Problem:
    return Problem("play-off", Severity.NOTICE, Place(), found)
