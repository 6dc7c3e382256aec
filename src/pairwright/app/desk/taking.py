"""From differences that were agreed to, to one act: one undo takes the whole list back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.app.desk.acts import TakeList
from pairwright.app.desk.event import Event, OfficialRating
from pairwright.app.entries.accepting import merged
from pairwright.app.entries.differences import Difference
from pairwright.app.numbering import number as numbered
from pairwright.app.numbering_keys import AS_USUAL, TODAY, Asked
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament


def taking(
    event: Event,
    differences: Iterable[Difference],
    *,
    numbers_anew: bool,
    source: str = "",
    official: Sequence[OfficialRating] = (),
    asked: Asked = AS_USUAL,
) -> TakeList:
    """The act; ``numbers_anew``: before round 1 everybody gets a number by rating, title and name (or as ``asked``).

    Raises :class:`~pairwright.errors.Conflict` and :class:`~pairwright.errors.TooLarge` as
    :func:`~pairwright.app.entries.accepting.accept`.
    """
    before = event.tournament
    after, _ = merged(before, differences)
    old = {player.number: player for player in before.players}
    there = {player.number for player in after.players}
    act = TakeList(
        tuple([player for player in after.players if player.number not in old]),
        tuple([one for one in after.players if one.number in old and one != old[one.number]]),
        tuple(sorted(set(old) - there)),
        after.teams if after.teams != before.teams else (),
        official=tuple(official),
        source=source,
    )
    if before.paired_rounds or not numbers_anew:
        return act
    order = _order(after, asked)
    return act._replace(order=order) if list(order) != list(range(1, len(order) + 1)) or act.gone else act


def _order(tournament: Tournament, asked: Asked) -> tuple[int, ...]:
    if is_team_event(tournament):
        return tuple(sorted(player.number for player in tournament.players))
    keys = asked if asked.keys or asked.order else asked._replace(keys=TODAY)
    return tuple([line.before for line in numbered(tournament, keys).lines])
