"""A play-off that is being played, or over: who goes on, who plays again, and the order it gives."""

from __future__ import annotations

from enum import Enum

from pairwright.app.playoff import drawn_later, numbers_of
from pairwright.app.playoff_tournaments import tournament_of
from pairwright.app.standings import NOTHING_WANTED, Wanted, standings
from pairwright.errors import NotApplicable, UnknownCode, listing, say
from pairwright.handbook.playoffs import PLAY_OFFS
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.knockout.play import bracket_of
from pairwright.pairing.playoffs.cases import Entrant, Form, follow_up
from pairwright.pairing.playoffs.timetable import Drawn
from pairwright.pairing.systems.round_robin.terms import is_round_robin
from pairwright.tiebreaks.acronym import POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.app.playoff import Plan
    from pairwright.app.standings import Standings
    from pairwright.model.player import Player
    from pairwright.model.tournament import Tournament

IMPLEMENTS = (PLAY_OFFS["F"],)

CODE = "OTHER_PLAYOFF"
"""The tie-break that holds the order of the play-off (``--external``)."""

NAME_IN_FILE = 33
"""Characters of a name that a file holds."""


class State(Enum):
    """Where a part stands."""

    WAITING = "waiting"
    """For a part before it."""
    READY = "ready"
    """To be played."""
    PLAYING = "playing"
    DECIDED = "decided"
    LEVEL = "level"
    """No game decides any more: the moves of the games won are counted (``--order``)."""


class Standing(NamedTuple):
    """A part: pairing numbers of its entrants (empty while they are not known), and in what order they ended, those who
    are equal together. ``level``: those who are level for the first place."""

    drawn: Drawn
    stage: int
    numbers: tuple[int, ...] = ()
    state: State = State.WAITING
    order: tuple[tuple[int, ...], ...] = ()
    level: tuple[int, ...] = ()


class Played(NamedTuple):
    """All parts, those included that are added because players are level. ``order``: pairing numbers, the first one
    first, those who are equal together; empty until the play-off is over."""

    plan: Plan
    parts: tuple[Standing, ...]
    order: tuple[tuple[int, ...], ...] = ()

    @property
    def ready(self) -> tuple[Standing, ...]:
        """The parts that can be played now."""
        return tuple([one for one in self.parts if one.state is State.READY])

    def tournament(self, code: str = "") -> Tournament:
        """The part with this code, or the one that is to be played now, before its first round. Raises
        :class:`UnknownCode` and :class:`NotApplicable`."""
        if self.plan.standings.ranking.event.of_teams:
            reason = say("files are written for players. Enter the teams of the plan as a tournament of their own")
            raise NotApplicable("play-off", reason)
        ready = self.ready
        codes = tuple([one.drawn.part.code for one in ready])
        if code:
            ready = tuple([one for one in self.parts if one.drawn.part.code == code and one.numbers])
            if not ready:
                raise UnknownCode("part to be played", code, codes)
        if not ready:
            raise NotApplicable("play-off", say("no part of it is to be played now"))
        if len(ready) > 1:
            reason = say("several parts are to be played; name one: {codes}", codes=listing(codes))
            raise NotApplicable("--part", reason)
        (one,) = ready
        source = self.plan.tournament
        by_entrant = dict(zip(one.drawn.part.entrants, one.numbers, strict=True))
        players = [source.player(by_entrant[seat]) for seat in one.drawn.seats]
        return tournament_of(source, one.drawn, players, self.plan.asked.clocks)


def played(plan: Plan, files: Sequence[Tournament] = (), by_hand: tuple[int, ...] = ()) -> Played:
    """Where the play-off stands with these files of its parts, in the order they were played. ``by_hand``: pairing
    numbers of those whom no game decides, in the arbiter's order.

    Raises :class:`NotApplicable` for a file that is no part of it.
    """
    hall = _Hall(plan, list(files), by_hand)
    for number, stage in enumerate(plan.stages, 1):
        for drawn in stage:
            hall.play(drawn, number)
    if hall.files:
        name = hall.files[0].information.name
        reason = say("its players are not those of a part that is to be played now")
        raise NotApplicable(name or "--played", reason)
    return Played(plan, tuple(hall.parts), _order(plan, hall.heads) if hall.is_over else ())


class _Hall:
    """The parts while the files are looked through."""

    def __init__(self, plan: Plan, files: list[Tournament], by_hand: tuple[int, ...]) -> None:
        self.plan = plan
        self.files = files
        self.by_hand = by_hand
        self.winners: dict[str, int] = {}
        self.parts: list[Standing] = []
        self.heads: list[Standing] = []
        """The parts of the plan, with the order that follow-ups have put right."""

    @property
    def is_over(self) -> bool:
        """Has every part of the plan its order?"""
        return all(one.state is State.DECIDED for one in self.heads)

    def play(self, drawn: Drawn, stage: int) -> None:
        """Look at a part of the plan, and at what follows from players who are level in it."""
        numbers = numbers_of(self.plan, drawn.part.entrants, self.winners)
        found = self._standing(drawn, stage, numbers)
        self.parts.append(found)
        part, count = drawn.part, 1
        while found.state is State.LEVEL:
            count += 1
            by_number = dict(zip(drawn.part.entrants, numbers, strict=True))
            level = tuple([entrant for entrant in _ranked(drawn.part.entrants) if by_number[entrant] in found.level])
            again = follow_up(part, f"{drawn.part.code or 'playoff'}-{count}", level)
            if again is None:
                found = self._by_hand(found)
                break
            later = drawn_later(self.plan, again)
            one = self._standing(later, stage, tuple([by_number[entrant] for entrant in again.entrants]))
            self.parts.append(one)
            found, part = found._replace(state=one.state, order=_within(found.order, one)), again
            found = found._replace(level=one.level)
        self.heads.append(found)
        if found.state is State.DECIDED and len(found.order[0]) == 1:
            self.winners[drawn.part.code] = found.order[0][0]

    def _by_hand(self, found: Standing) -> Standing:
        """The order of the arbiter, if he names all who are level."""
        named = tuple([number for number in self.by_hand if number in found.level])
        if set(named) != set(found.level) or len(named) != len(found.level):
            return found
        one = Standing(found.drawn, found.stage, order=tuple([(number,) for number in named]), level=found.level)
        return found._replace(state=State.DECIDED, order=_within(found.order, one))

    def _standing(self, drawn: Drawn, stage: int, numbers: tuple[int, ...]) -> Standing:
        found = Standing(drawn, stage, numbers)
        if not numbers:
            return found
        players = [player for player in self.plan.tournament.players if player.number in numbers]
        for file in self.files:
            who = _identified(file, players)
            if who and is_round_robin(file.system) == _is_round_robin(drawn):
                self.files.remove(file)
                look = _of_round_robin if _is_round_robin(drawn) else _of_knockout
                return look(found, file, who)
        return found._replace(state=State.READY)


def _ranked(entrants: tuple[Entrant, ...]) -> list[Entrant]:
    """The best by rank first; winners of parts in the order of the parts."""
    return sorted(entrants, key=lambda entrant: (isinstance(entrant, str), entrant))


def _is_round_robin(drawn: Drawn) -> bool:
    return drawn.part.form is Form.ROUND_ROBIN


def _identified(file: Tournament, players: list[Player]) -> dict[int, int]:
    """Numbers in the tournament by numbers in the file; empty if these are not its players."""
    if len(file.players) != len(players):
        return {}
    found: dict[int, int] = {}
    for one in file.players:
        same = [player for player in players if _is_same(player, one)]
        if len(same) != 1 or same[0].number in found.values():
            return {}
        found[one.number] = same[0].number
    return found


def _is_same(one: Player, other: Player) -> bool:
    if one.fide_id and other.fide_id:
        return one.fide_id == other.fide_id
    name = one.name[:NAME_IN_FILE].strip()
    return name == other.name[:NAME_IN_FILE].strip() and one.rating == other.rating


def _of_round_robin(found: Standing, file: Tournament, who: dict[int, int]) -> Standing:
    table = standings(file, Wanted(tie_breaks=POINTS))
    groups: dict[int, list[int]] = {}
    for line in table.rows:
        groups.setdefault(line.rank, []).append(who[line.number])
    if not table.is_final:
        return found._replace(state=State.PLAYING)
    order = tuple(map(tuple, groups.values()))
    level = order[0] if len(order[0]) > 1 else ()
    return found._replace(state=State.LEVEL if level else State.DECIDED, order=order, level=level)


def _of_knockout(found: Standing, file: Tournament, who: dict[int, int]) -> Standing:
    bracket = bracket_of(file)
    if not bracket.is_over:
        return found._replace(state=State.PLAYING)
    order = tuple([tuple([who[number] for number in place.players]) for place in bracket.places])
    return found._replace(state=State.DECIDED, order=order)


def _within(order: tuple[tuple[int, ...], ...], one: Standing) -> tuple[tuple[int, ...], ...]:
    """The order with those who were level in the order of what they played to decide it; whoever dropped out before it
    stands behind those who played."""
    playing = one.order or (one.numbers,)
    among = {number for group in playing for number in group}
    first = tuple([number for number in order[0] if number not in among])
    return (*playing, *([first] if first else []), *order[1:])


def _order(plan: Plan, heads: list[Standing]) -> tuple[tuple[int, ...], ...]:
    """From the last stage to the first; of one stage those together who have the same place in their parts (article F).
    Those who are through come first, those who are not admitted last."""
    found = [tuple([plan.contestant(rank).number for rank in plan.case.through])]
    seen = set(found[0])
    last = max([one.stage for one in heads])
    for stage in range(last, 0, -1):
        orders = [one.order for one in heads if one.stage == stage]
        for place in range(max(map(len, orders))):
            group = [number for order in orders if place < len(order) for number in order[place] if number not in seen]
            found.append(tuple(group))
            seen.update(group)
    found.append(tuple([plan.contestant(rank).number for rank in plan.case.left_out]))
    return tuple([group for group in found if group])


def values_of(done: Played) -> dict[int, int]:
    """The order as values of a tie-break from outside: the winner the largest, those who are equal the same, and 0 for
    everybody who was not tied or did not take part. Raises :class:`NotApplicable` while the play-off is not over."""
    if not done.order:
        raise NotApplicable("play-off", say("it is not over"))
    rows = done.plan.standings.ranking.rows
    values = dict.fromkeys([row.number for row in rows], 0)
    for value, group in enumerate(reversed(done.order), 1):
        values |= dict.fromkeys(group, value)
    return values


def standings_after(done: Played) -> Standings:
    """The standings with the play-off right behind the points. Raises :class:`NotApplicable` as :func:`values_of`."""
    plan = done.plan
    codes = [one.text for one in plan.standings.ranking.asked]
    at = 1 + next(place for place, one in enumerate(plan.standings.ranking.asked) if one.name == POINTS)
    codes.insert(at, CODE)
    wanted = plan.asked.wanted or NOTHING_WANTED
    external = {**wanted.external, CODE: values_of(done)}
    return standings(plan.tournament, wanted._replace(tie_breaks=",".join(codes), preset="", external=external))
