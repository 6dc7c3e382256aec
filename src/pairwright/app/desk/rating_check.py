"""The consistency check: what a rating list says otherwise than the entries. Nothing changes; the arbiter chooses."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from enum import Enum
from typing import Any

from pairwright.app.desk.acts import TakeList
from pairwright.app.desk.event import Event, OfficialRating
from pairwright.app.entries.differences import Change, keys_of, record_of, year_of
from pairwright.app.entries.heads import Field
from pairwright.app.entries.reading import entries_of
from pairwright.app.rating_lookup import RatingLookup, only_possible
from pairwright.errors import Sentence, say
from pairwright.formats.rating_lists import FIDE, RatedPlayer
from pairwright.lean import NamedTuple
from pairwright.model.collation import name_keys
from pairwright.model.player import NationalRating, Player
from pairwright.model.tournament import Tournament, gregorian_day

PACES = {"standard": Field.RATING, "rapid": Field.RAPID, "blitz": Field.BLITZ}


class Found(Enum):
    """How a player was found in the list."""

    BY_ID = "id"
    BY_NAME = "name"
    UNKNOWN_ID = "unknown-id"
    """He has an id, and the list does not."""
    NOT = "not"


class Finding(NamedTuple):
    """One player: how he was found, the rating of the list that counts (Elo), and what it says otherwise."""

    player: Player
    found: Found
    rating: int = 0
    changes: tuple[Change, ...] = ()


class RatingCheck(NamedTuple):
    """All players by number."""

    findings: tuple[Finding, ...]

    def of(self, *found: Found) -> tuple[Finding, ...]:
        """Who was found so."""
        return tuple([one for one in self.findings if one.found in found])

    @property
    def differing(self) -> tuple[Finding, ...]:
        """Of whom the list says something else."""
        return tuple([one for one in self.findings if one.changes])

    @property
    def agreeing(self) -> int:
        """Who was found, with nothing to change."""
        return len(self.of(Found.BY_ID, Found.BY_NAME)) - len(self.differing)


def check(event: Event, lookup: RatingLookup, pace: Field = Field.RATING, list: str = FIDE) -> RatingCheck:
    """Every entry against one list. Who has no rapid or blitz rating is taken with the standard one (Q119)."""
    found = []
    players = sorted(event.tournament.players, key=lambda player: player.number)
    entries = {entry.line: entry for entry in entries_of(event.tournament).rows}
    for player in players:
        how, listed = Found.BY_ID, lookup.by_id(list, player.fide_id)
        if not listed and player.fide_id:
            how = Found.UNKNOWN_ID
        elif not listed:
            listed = only_possible(lookup.named(list, player.name), entries[player.number])
            how = Found.BY_NAME if listed else Found.NOT
        if not listed:
            found.append(Finding(player, how))
            continue
        rating = rating_at(listed, pace)
        found.append(Finding(player, how, rating, _changes(player, listed, rating)))
    return RatingCheck(tuple(found))


def not_of_the_start(tournament: Tournament, list: str, as_of: str) -> Iterator[Sentence]:
    """Said of a list of FIDE that is not the one of the month in which the tournament begins (Q133); of others, and
    where either day is not known, nothing can be said."""
    start = gregorian_day(tournament.information.start).replace("/", "-")[:7]
    month = re.fullmatch(r"(\d{4})[-/.](\d{1,2})(?:\D.*)?", as_of.strip())
    if list == FIDE and start and month and f"{month[1]}-{int(month[2]):02}" != start:
        yield say("the tournament begins in {month}; this list is that of {list}", month=start, list=as_of.strip())


def rating_at(listed: RatedPlayer, pace: Field) -> int:
    """The rating (Elo) that counts at a pace."""
    return {Field.RAPID: listed.rapid, Field.BLITZ: listed.blitz}.get(pace, 0) or listed.rating


def _changes(player: Player, listed: RatedPlayer, rating: int) -> tuple[Change, ...]:
    """A national list speaks of the national rating, and leaves that of FIDE alone."""
    record = record_of(player, listed.list)
    is_fide = listed.list == FIDE
    said = (
        (Field.NAME, player.name, "" if name_keys(listed.name) & keys_of(player) else listed.name),
        (Field.TITLE, player.title, listed.title),
        (Field.RATING, player.rating, rating if is_fide else 0),
        (Field.NATIONAL, record.rating if record else 0, 0 if is_fide else rating),
        (Field.NATIONAL_ID, record.id if record else "", "" if is_fide else listed.id),
        (Field.FEDERATION, player.federation, listed.federation),
        (Field.FIDE_ID, player.fide_id, listed.fide_id or (listed.id if is_fide else "")),
        (Field.BIRTH, player.birth, "" if year_of(player.birth) == year_of(listed.birth) else listed.birth),
        (Field.SEX, player.sex, listed.sex),
    )
    return tuple([Change(field, str(old or ""), str(new)) for field, old, new in said if new and new != old])


_OWN = {
    Field.NAME: "name", Field.TITLE: "title", Field.FEDERATION: "federation", Field.FIDE_ID: "fide_id",
    Field.BIRTH: "birth", Field.SEX: "sex", Field.RATING: "rating",
}  # fmt: skip


_NATIONAL = {Field.NATIONAL: "rating", Field.NATIONAL_ID: "id"}


def _with(player: Player, change: Change, list: str) -> Player:
    value: Any = int(change.after) if change.field in (Field.RATING, Field.NATIONAL) else change.after
    if change.field in _OWN:
        own: dict[str, Any] = {_OWN[change.field]: value}
        return player._replace(**own)
    old = record_of(player, list)
    said: dict[str, Any] = {_NATIONAL[change.field]: value}
    new = (old or NationalRating(list, origin=list, sex=player.sex, birth=player.birth))._replace(**said)
    return player._replace(national=(new, *[record for record in player.national if record is not old]))


def chosen(checked: RatingCheck, wanted: Container[str], source: str, as_of: str, list: str = FIDE) -> TakeList:
    """The act for the changes that were chosen, as ``12:rating``; ratings of the list are noted for everybody found."""
    changed = []
    for one in checked.differing:
        player = one.player
        for change in one.changes:
            if f"{player.number}:{change.field.value}" not in wanted:
                continue
            player = _with(player, change, list)
        if player is not one.player:
            changed.append(player)
    found = checked.of(Found.BY_ID, Found.BY_NAME)
    official = tuple([OfficialRating(one.player.number, one.rating, list, as_of) for one in found])
    return TakeList(changed=tuple(changed), official=official, source=source)
