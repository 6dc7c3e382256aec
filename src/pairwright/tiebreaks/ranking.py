"""Standings: participants sorted by a list of tie-breaks, each applied to those who are still tied (C.07 art. 4.2)."""

from __future__ import annotations

from enum import Enum
from itertools import groupby

from pairwright.errors import NotApplicable, Sentence, say
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.tiebreaks.acronym import kinds
from pairwright.tiebreaks.base import AmongTied, Column, Suits, Value, listed
from pairwright.tiebreaks.event import Unrated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.base import TieBreak
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = (TIE_BREAKS_2026["4.1"], TIE_BREAKS_2026["4.2"])


class Unfit(Enum):
    """What becomes of a tie-break that the event cannot have."""

    REFUSED = "refused"
    DROPPED = "dropped"
    """It is left out, with the reason."""


UNDECIDED = -1
"""Instead of the index of a tie-break: nothing separated them."""


class Row(NamedTuple):
    """One line of the standings. ``rank`` is shared by all that nothing separates; 0: not ranked.

    ``decided_by`` is the index in the list of what separates this participant from the one above, :data:`UNDECIDED`
    for nothing or for the first.
    """

    position: int
    number: int
    rank: int
    decided_by: int


class Dropped(NamedTuple):
    """A tie-break that was left out of the list, and why."""

    asked: Asked
    reason: Sentence


class Ranking(NamedTuple):
    """The standings of an event: the list that was applied, what was left out, and the rows from the first place on."""

    event: Event
    asked: tuple[Asked, ...]
    dropped: tuple[Dropped, ...]
    rows: tuple[Row, ...]
    columns: tuple[Column | dict[int, Column], ...]
    """By index in the list; by position too for what compares the tied, whose values hold for one group."""

    def column(self, index: int, position: int) -> Column:
        """The column in which the value of a participant stands."""
        column = self.columns[index]
        return column[position] if isinstance(column, dict) else column

    def value(self, index: int, position: int) -> Value:
        """One value and its working: of the tie-break at ``index`` in the list, for the participant at a position."""
        return self.column(index, position).value(position)

    def texts(self, index: int) -> list[str]:
        """The values of a tie-break as they are printed, in the order of the rows."""
        column = self.columns[index]
        positions = [row.position for row in self.rows]
        if isinstance(column, dict):
            groups = groupby(positions, key=lambda position: id(column[position]))
            return [text for _, group in groups for text in _of_one_group(column, list(group))]
        return column.texts(positions)


def _of_one_group(columns: dict[int, Column], positions: list[int]) -> list[str]:
    return columns[positions[0]].texts(positions)


def rank(
    event: Event,
    asked: Sequence[Asked],
    unranked: frozenset[int] = frozenset(),
    unfit: Unfit = Unfit.REFUSED,
) -> Ranking:
    """The standings by a list of tie-breaks. ``unranked`` (positions) come last and have no rank.

    A tie-break that this event cannot have is left out, with the reason, if the regulation drops it itself (ratings
    with unrated players) or if the ``unfit`` are to be dropped; else it raises :class:`NotApplicable`.
    """
    table = event.table()
    used: list[tuple[Asked, TieBreak]] = []
    dropped: list[Dropped] = []
    columns: list[Column | dict[int, Column]] = []
    for one in asked:
        kind = kinds()[one.name]
        unrated = unrated_players(event) if kind.by_rating else ()
        try:
            require(event, one, kind)
            if not unrated:
                columns.append({} if isinstance(kind, AmongTied) else kind.column(event, one))
        except NotApplicable as refusal:
            if unfit is Unfit.REFUSED:
                raise
            dropped.append(Dropped(one, refusal.reason))
            continue
        if unrated:
            dropped.append(Dropped(one, _why_dropped(unrated)))
        else:
            used.append((one, kind))
    sorter = _Sorter(event, used, columns)
    try:
        sorter.sort([position for position in range(len(table)) if position not in unranked])
        sorter.unranked(sorted(unranked))
    except _AmongRefused as refused:
        one, why = used[refused.index][0], refused.refusal
        if unfit is Unfit.REFUSED:
            raise why from None
        left = [other for index, (other, _) in enumerate(used) if index != refused.index]
        again = rank(event, left, unranked, unfit)
        return again._replace(dropped=(*dropped, Dropped(one, why.reason), *again.dropped))
    rows = [Row(position, table.numbers[position], place, decided) for position, place, decided in sorter.order]
    return Ranking(event, tuple([one for one, _ in used]), tuple(dropped), tuple(rows), tuple(columns))


class _AmongRefused(Exception):
    """What compares the tied cannot be had; ``index`` is its place in the list."""

    def __init__(self, index: int, refusal: NotApplicable) -> None:
        super().__init__(index, refusal)
        self.index = index
        self.refusal = refusal


def require(event: Event, asked: Asked, kind: TieBreak) -> None:
    """Raises :class:`NotApplicable` for a tie-break that the event or the edition does not know."""
    over_fore = f"{kind.code}/F" if asked.fore else kind.code
    if event.terms.rules.unknown & {kind.code, over_fore}:
        reason = say("it came after edition {edition} of the tie-break rules", edition=event.terms.rules.code)
        raise NotApplicable(asked.text, reason)
    if kind.suits is Suits.TEAMS and not event.of_teams:
        raise NotApplicable(asked.text, say("it is for teams ({article})", article=kind.article))
    if asked.score and not event.of_teams:
        raise NotApplicable(asked.text, say("match points and game points are for teams"))
    if kind.suits is Suits.INDIVIDUALS and event.of_teams:
        raise NotApplicable(asked.text, say("it is for individuals ({article})", article=kind.article))


def unrated_players(event: Event) -> tuple[int, ...]:
    """Pairing numbers of players without a rating for whom the competition rules have no answer (art. 10)."""
    if event.terms.unrated is not Unrated.DROP:
        return ()
    return tuple([player.number for player in event.tournament.players if not player.rating])


def _why_dropped(unrated: tuple[int, ...]) -> Sentence:
    return say(
        "somebody has no rating ({numbers}), and no rule says how to count (C.07 art. 10). Give one with --unrated",
        numbers=listed(unrated),
    )


class _Sorter:
    """Sorts by the columns one after the other, each within the groups the ones before left tied."""

    def __init__(
        self, event: Event, used: list[tuple[Asked, TieBreak]], columns: list[Column | dict[int, Column]]
    ) -> None:
        self._event = event
        self._used = used
        self._columns = columns
        self.order: list[tuple[int, int, int]] = []
        """(position, rank, what decided against the one above)"""

    def sort(self, positions: list[int]) -> None:
        """Append these to the order."""
        groups, decided = [positions], [UNDECIDED]
        for index, column in enumerate(self._columns):
            of_group = isinstance(column, dict)
            after: list[list[int]] = []
            by: list[int] = []
            for group, first in zip(groups, decided, strict=True):
                if len(group) > 1 or of_group:
                    parts = self._split(index, group)
                    after += parts
                    by += [first, *[index] * (len(parts) - 1)]
                else:
                    after.append(group)
                    by.append(first)
            groups, decided = after, by
        for group, by_index in zip(groups, decided, strict=True):
            place = len(self.order) + 1
            for within, position in enumerate(sorted(group, key=self._event.table().numbers.__getitem__)):
                self.order.append((position, place, UNDECIDED if within else by_index))

    def unranked(self, positions: list[int]) -> None:
        """Append these without a place; each is a group of its own for what compares the tied."""
        for position in positions:
            for index, column in enumerate(self._columns):
                if isinstance(column, dict):
                    self._among(index, column, [position])
            self.order.append((position, 0, UNDECIDED))

    def _split(self, index: int, group: list[int]) -> list[list[int]]:
        column = self._columns[index]
        if isinstance(column, dict):
            column = self._among(index, column, group)
        if len(group) < 2:
            return [group]
        totals = column.totals
        ordered = sorted(group, key=totals.__getitem__, reverse=not (column.smaller_first or column.of_group))
        return [list(tied) for _, tied in groupby(ordered, key=totals.__getitem__)]

    def _among(self, index: int, columns: dict[int, Column], group: list[int]) -> Column:
        asked, kind = self._used[index]
        try:
            column = cast(AmongTied, kind).places(self._event, asked, group)
        except NotApplicable as refusal:
            raise _AmongRefused(index, refusal) from None
        columns.update(dict.fromkeys(group, column))
        return column
