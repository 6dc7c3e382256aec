"""Groups and finals, for people."""

from __future__ import annotations

from pairwright.app.groups import LETTERS
from pairwright.errors import say
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.groups import Final
    from pairwright.model.tournament import Tournament

_COLUMNS = (Column(say("No")), Column(say("Name"), Kind.NAME), Column(say("Rtg")), Column(say("Fed")))


def groups_document(name: str, groups: tuple[Tournament, ...]) -> Document:
    """A table for every group, with the average of its ratings."""
    sheets = []
    for letter, group in zip(LETTERS, groups, strict=False):
        rows = [(str(one.number), one.name, str(one.rating or ""), one.federation) for one in group.players]
        rated = [one.rating for one in group.players if one.rating]
        heading = ((Kind.NUMBER, f"{letter}"), (Kind.NUMBER, f"⌀ {_rounded(rated)}"))
        sheets.append(Sheet(_COLUMNS, tuple([tuple(map(Entry, row)) for row in rows]), heading[: 1 + bool(rated)]))
    return Document(name, say("{count} groups", count=len(groups)), tuple(sheets))


def _rounded(ratings: list[int]) -> int:
    """The average, a half upwards."""
    return (2 * sum(ratings) + len(ratings)) // (2 * len(ratings)) if ratings else 0


def final_document(found: Final) -> Document:
    """Its players with the groups and places they come from."""
    columns = (*_COLUMNS, Column(say("Group")), Column(say("Place")))
    rows = []
    for one in found.finalists:
        player = one.player
        cells = (
            str(player.number),
            player.name,
            str(player.rating or ""),
            player.federation,
            one.group,
            str(one.place),
        )
        rows.append(tuple(map(Entry, cells)))
    return Document(found.tournament.information.name, say("players of the final"), (Sheet(columns, tuple(rows)),))
