"""Who of the tied has met whom, and what it brought: the mini-tables of direct encounter (C.07 art. 6).

An application of the article to a group is a :class:`Stage`: the mini-table of the group, and the parts it falls into.
Every part that is smaller than the group is a group of its own, with a mini-table of its own, until nothing changes.
"""

from __future__ import annotations

from enum import Enum
from itertools import groupby, pairwise
from math import lcm

from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.tiebreaks.crosstable import OVER_THE_BOARD, PENDING, CrossTable
from pairwright.tiebreaks.event import Meeting
from pairwright.tiebreaks.unplayed import Forfeits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.tiebreaks.event import Event

IMPLEMENTS = tuple(TIE_BREAKS_2026[number] for number in ("6.1", "6.2", "6.3"))
AS_GAME = TIE_BREAKS_2026["15.2"]
FORFEITS = frozenset([Result.FORFEIT_WIN, Result.FORFEIT_LOSS])


class Encounter(NamedTuple):
    """What two of the tied had with each other, as one of them sees it: points (tenths) of the ``games`` that count,
    and how many are ``pending`` (paired, no result yet)."""

    points: Points
    games: int
    pending: int


class MiniTable(NamedTuple):
    """The separate standings of a group, by index in ``members`` (positions).

    An encounter is one addend, the average of its games (art. 6.1.2); one that is missing, as one whose games are
    still to come, can bring anything from a loss to a win. ``least`` and ``most`` are the sums at the worst and at the
    best, in multiples of ``1 / scale`` points; they are the same where nothing is ``missing`` (encounters of the group
    that are not complete).
    """

    members: Sequence[int]
    encounters: list[dict[int, Encounter]]
    scale: int
    least: list[int]
    most: list[int]
    missing: int


class Deciding(Enum):
    """How the mini-table orders its members."""

    BY_POINTS = "all have met: by points"
    """Art. 6.2."""
    CERTAIN_FIRST = "not all have met: who is certain to be first comes first, then who is certain to be second"
    """Art. 6.3."""
    NOT_AT_ALL = "not all have met: nothing is decided"
    """With predetermined pairings, of which art. 6.3 does not speak."""


class Stage(NamedTuple):
    """Article 6 applied once: the mini-table and the parts into which the group falls, best first; who is in one part
    is not separated. ``score`` is the score of a team event that was counted, else empty."""

    mini: MiniTable
    deciding: Deciding
    parts: list[list[int]]
    score: str = ""


class Meetings:
    """The games of a cross table as direct encounter counts them."""

    def __init__(self, event: Event, score: str, forfeits: Forfeits) -> None:
        self.table = event.table(score)
        self.score = (score or event.primary) if event.of_teams else ""
        predetermined = event.terms.meeting is Meeting.PREDETERMINED
        self.counted = OVER_THE_BOARD | FORFEITS if forfeits is Forfeits.GAMES or predetermined else OVER_THE_BOARD
        self.forfeits_by = AS_GAME if predetermined else IMPLEMENTS[0]
        """The article by which forfeits count, where they do."""
        self._not_all_met = Deciding.NOT_AT_ALL if predetermined else Deciding.CERTAIN_FIRST
        self._worst, self._best = _extremes(event, self.table)
        scoring = event.tournament.scoring
        without_play = (scoring.forfeit_win, scoring.forfeit_loss, scoring.unknown)
        self._usual_points = (
            not event.of_teams
            and not event.tournament.abnormal_points
            and all(self._worst <= points <= self._best for points in without_play)
        )

    def too_few_have_met(self, group: Sequence[int]) -> bool:
        """True if it takes no mini-table to see that the article separates nobody in the group.

        Who has met half of the others at most has, at the worst, no more than wins against them and losses to the rest.
        Who has met half of the others at most can still have as much: losses to them and wins against the rest. So in a
        group with at least twice as many others as rounds nobody is certain of a place, as long as no game brings more
        than a win or less than a loss.
        """
        return len(group) - 1 >= 2 * self.table.rounds and self._usual_points

    def stage(self, group: Sequence[int]) -> Stage:
        """The article applied once to a group of positions."""
        mini = self.mini_table(group)
        if not mini.missing:
            return Stage(mini, Deciding.BY_POINTS, _by_points(mini), self.score)
        parts = _certain_first(mini) if self._not_all_met is Deciding.CERTAIN_FIRST else [list(group)]
        return Stage(mini, self._not_all_met, parts, self.score)

    def applied(self, group: Sequence[int], stages: list[Stage]) -> list[list[int]]:
        """The article applied, and again to every smaller group it leaves; the stages are added to the list."""
        stage = self.stage(group)
        stages.append(stage)
        if len(stage.parts) == 1:
            return stage.parts
        found: list[list[int]] = []
        for part in stage.parts:
            found += self.applied(part, stages) if len(part) > 1 else [part]
        return found

    def mini_table(self, group: Sequence[int]) -> MiniTable:
        """The separate standings of a group (art. 6.1)."""
        members = frozenset(group)
        encounters = [self._encounters(position, members) for position in group]
        together = {one.games + one.pending for row in encounters for one in row.values()}
        unit = lcm(*together)
        others = len(group) - 1
        least, most, incomplete = [], [], 0
        for row in encounters:
            known = low = high = 0
            unmet = others - len(row)
            incomplete += unmet
            for points, games, pending in row.values():
                weight = unit // (games + pending)
                known += points * weight
                if pending:
                    incomplete += 1
                    low += pending * weight * self._worst
                    high += pending * weight * self._best
            least.append(known + low + unmet * unit * self._worst)
            most.append(known + high + unmet * unit * self._best)
        return MiniTable(group, encounters, 10 * unit, least, most, (incomplete + 1) // 2)

    def rounds_against(self, position: int, members: frozenset[int]) -> list[int]:
        """Rounds (from 0) with games against these that count."""
        results = self.table.results[position]
        row = self.table.opponents[position]
        return [index for index, one in enumerate(row) if one in members and results[index] in self.counted]

    def _encounters(self, position: int, members: frozenset[int]) -> dict[int, Encounter]:
        row = self.table.opponents[position]
        if members.isdisjoint(row):
            return {}
        found: dict[int, Encounter] = {}
        results, gained = self.table.results[position], self.table.points[position]
        for index, opponent in enumerate(row):
            if opponent not in members:
                continue
            result = results[index]
            if result in self.counted:
                new = Encounter(gained[index], 1, 0)
            elif result is PENDING:
                new = Encounter(0, 0, 1)
            else:
                continue
            before = found.get(opponent)
            found[opponent] = Encounter(*map(sum, zip(before, new, strict=True))) if before else new
        return found


def _by_points(mini: MiniTable) -> list[list[int]]:
    points = mini.most
    order = sorted(range(len(points)), key=points.__getitem__, reverse=True)
    return [[mini.members[index] for index in tied] for _, tied in groupby(order, key=points.__getitem__)]


def _certain_first(mini: MiniTable) -> list[list[int]]:
    """The members who are sure of their places, one after the other, and the rest.

    Alone in front whatever happens is who has more at the worst than everybody behind has at the best: all of them
    can lose, or win, all that is missing at once. So only who has the most at the best needs to be looked at.
    """
    least, most = mini.least, mini.most
    order = sorted(range(len(most)), key=most.__getitem__, reverse=True)
    parts = []
    for index, following in pairwise(order):
        if least[index] <= most[following]:
            break
        parts.append([mini.members[index]])
    parts.append([mini.members[index] for index in order[len(parts) :]])
    return parts


def _extremes(event: Event, table: CrossTable) -> tuple[Points, Points]:
    """The least and the most that an encounter of no known result can bring."""
    worths = [*table.worths]
    scoring = event.tournament.scoring
    if not event.of_teams and not scoring.same_for_both_colours:
        worths += [scoring.win_black, scoring.draw_black, scoring.loss_black]
    return min(worths), max(worths)
