"""Direct encounter: the games among the tied (C.07 art. 6)."""

from __future__ import annotations

from pairwright.errors import listing, say
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.base import AmongTied, Column, How, Part, Step, Value, Who, exact_text, natural, step
from pairwright.tiebreaks.encounters import FORFEITS, Deciding, Meetings, MiniTable, Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event

AVERAGE, NOT_ALL_MET = TIE_BREAKS_2026["6.1"], TIE_BREAKS_2026["6.3"]
_LISTED = 16
"""Of larger groups the working shows only those who matter."""


class DirectEncounter(AmongTied):
    """Places by the games among the tied (art. 6); for teams by their matches, in one score (art. 13)."""

    code = "DE"
    title = "Direct encounter"
    article = TIE_BREAKS_2026["6.1"]
    variants = ":P"

    def places(self, event: Event, asked: Asked, group: Sequence[int]) -> Column:
        if len(group) < 2:
            return alone(event)
        meetings = meetings_of(event, asked, asked.score)
        stages: list[Stage] = []
        parts = [list(group)] if meetings.too_few_have_met(group) else meetings.applied(group, stages)

        def value(position: int, place: int) -> Value:
            if not stages:
                stages.append(meetings.stage(group))
            steps = [step for stage in stages for step in told(stage, position, stages[0], meetings.table)]
            return Value(place, games(meetings, stages[0].mini, position), How.LAST_STEP, (*steps, last(place)))

        return column_of(parts, value)


def meetings_of(event: Event, asked: Asked, score: str) -> Meetings:
    """The games that count in a score; made once."""
    return event.kept(("meetings", score, asked.forfeits), lambda: Meetings(event, score, asked.forfeits))


def column_of(parts: list[list[int]], value: Callable[[int, int], Value]) -> Column:
    """The column of a group that fell into these parts; ``value`` takes a position and its place."""
    places: dict[int, int] = {}
    for part in parts:
        places.update(dict.fromkeys(part, len(places) + 1))
    return Column(places, 1, 0, lambda position: value(position, places[position]), of_group=True)


def alone(event: Event) -> Column:
    """One column for everybody who is tied with nobody."""

    def column() -> Column:
        value = Value(1, (), How.LAST_STEP, (step("Nobody else is tied here.", 1),))
        return Column([1] * len(event.table()), 1, 0, lambda _position: value, of_group=True)

    return event.kept("tied with nobody", column)


def last(place: int) -> Step:
    """The step that is the value."""
    return step("This gives place {amount} among the tied.", place)


def games(meetings: Meetings, mini: MiniTable, position: int) -> tuple[Part, ...]:
    """The games of a member against the others, each with its share of the encounter."""
    table = meetings.table
    own = mini.encounters[mini.members.index(position)]
    parts = []
    for round_ in meetings.rounds_against(position, frozenset(mini.members)):
        encounter = own[table.opponents[position][round_]]
        together = encounter.games + encounter.pending
        points = table.points[position][round_]
        forfeited = table.results[position][round_] in FORFEITS
        why = meetings.forfeits_by if forfeited else AVERAGE if together > 1 else None
        opponent = table.opponent_number(position, round_)
        amount, of, times = natural(points, 10 * together), natural(points, 10), natural(1, together)
        parts.append(Part(amount, round_ + 1, opponent, of, times, why))
    return tuple(parts)


def told(stage: Stage, position: int, first: Stage, table: CrossTable) -> list[Step]:
    """The argument of a stage (``first``: that of the whole group), as far as it concerns a position; nothing if that
    is no member."""
    mini = stage.mini
    if position not in mini.members:
        return []
    steps = [_heading(stage, first, table)]
    if stage.deciding is Deciding.BY_POINTS:
        return steps + [_score(_SCORED, stage, index, table) for index in _by_most(mini)]
    steps.append(step("Not all of them have met; encounters that are missing: {amount}.", mini.missing))
    if stage.deciding is Deciding.NOT_AT_ALL:
        return [*steps, step("So no place is decided among them.", 0)]
    steps += [_score(_SURE_OF, stage, index, table) for index in _who_matter(stage, position)]
    certain = "{who} is certain of place {amount} among them, whatever the missing encounters bring."
    for place, (member, *_) in enumerate(stage.parts[:-1], 1):
        steps.append(step(certain, place, who=Who(table.numbers[member])))
    return steps + _stopped(stage, table)


def _heading(stage: Stage, first: Stage, table: CrossTable) -> Step:
    members = stage.mini.members
    again, large = len(members) < len(first.mini.members), len(members) > _LISTED
    numbers = "" if large else listing(sorted([table.numbers[member] for member in members]))
    return step(_HEADINGS[again, large], len(members), numbers=numbers, compared=say(_COMPARED[stage.score]))


_HEADINGS = {
    (False, False): "Tied are {numbers}. {compared}",
    (True, False): "Still tied are {numbers}. {compared}",
    (False, True): "{amount} are tied. {compared}",
    (True, True): "{amount} are still tied. {compared}",
}
"""By whether it is a later application, and whether the group is too large to be listed."""
_COMPARED = {
    "": "The games among them are compared.",
    "MP": "The match points of the matches among them are compared.",
    "GP": "The game points of the matches among them are compared.",
}
_SCORED = {
    "": "{who} scores {most} in the games among them.",
    "MP": "In match points {who} scores {most} in the matches among them.",
    "GP": "In game points {who} scores {most} in the matches among them.",
}
_SURE_OF = {
    "": "{who} scores at least {least} and at most {most} in the games among them.",
    "MP": "In match points {who} scores at least {least} and at most {most} in the matches among them.",
    "GP": "In game points {who} scores at least {least} and at most {most} in the matches among them.",
}


def _score(templates: dict[str, str], stage: Stage, index: int, table: CrossTable) -> Step:
    """What a member has for certain; the sentence may say what he can have at most, too."""
    mini = stage.mini
    least, most = natural(mini.least[index], mini.scale), exact_text(natural(mini.most[index], mini.scale))
    who = Who(table.numbers[mini.members[index]])
    return step(templates[stage.score], least, who=who, least=exact_text(least), most=most)


def _by_most(mini: MiniTable) -> list[int]:
    return sorted(range(len(mini.members)), key=lambda index: (-mini.most[index], mini.members[index]))


def _best_and_rival(stage: Stage) -> tuple[int, int]:
    """Of those without a place (by index): who is sure of most, and who of the others can have most."""
    rest = frozenset(stage.parts[-1])
    mini = stage.mini
    order = [index for index in _by_most(mini) if mini.members[index] in rest]
    best = max(order, key=mini.least.__getitem__)
    return best, next(index for index in order if index != best)


def _who_matter(stage: Stage, position: int) -> list[int]:
    """Whose points the working shows (by index)."""
    order = _by_most(stage.mini)
    if len(order) <= _LISTED:
        return order
    placed = order[: len(stage.parts) - 1]
    undecided = _best_and_rival(stage) if len(stage.parts[-1]) > 1 else order[-1:]
    shown = {*placed, stage.mini.members.index(position), *undecided}
    return [index for index in order if index in shown]


_STOPPED = {
    False: "No place is certain: {best} is sure of {least} only, and {rival} can have {amount} ({article}).",
    True: "No further place is certain: {best} is sure of {least} only, and {rival} can have {amount} ({article}).",
}
"""By whether there is a place that is certain."""


def _stopped(stage: Stage, table: CrossTable) -> list[Step]:
    """Why no further place is certain."""
    mini = stage.mini
    if len(stage.parts[-1]) == 1:
        return []
    best, rival = _best_and_rival(stage)
    stopped = step(
        _STOPPED[len(stage.parts) > 1],
        natural(mini.most[rival], mini.scale),
        best=Who(table.numbers[mini.members[best]]),
        least=exact_text(natural(mini.least[best], mini.scale)),
        rival=Who(table.numbers[mini.members[rival]]),
        article=NOT_ALL_MET,
    )
    return [stopped]


OFFERS = (DirectEncounter(),)
