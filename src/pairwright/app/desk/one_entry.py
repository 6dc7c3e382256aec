"""One entry typed by hand: read by the same readers as a list, so that the same is refused."""

from __future__ import annotations

from collections.abc import Mapping

from pairwright.app.entries.accepting import player_of
from pairwright.app.entries.differences import record_of
from pairwright.app.entries.entry import Entry, Terms
from pairwright.app.entries.heads import Field
from pairwright.app.entries.reading import entries_in
from pairwright.errors import Problem, Severity, UnreadableFile
from pairwright.formats.cells import LONGEST_CELL, Row, Table
from pairwright.lean import NamedTuple
from pairwright.model.player import NationalRating, Player
from pairwright.model.team import Team, team_numbers

FIELDS = (
    Field.TITLE,
    Field.NAME,
    Field.FEDERATION,
    Field.RATING,
    Field.FIDE_ID,
    Field.BIRTH,
    Field.SEX,
    Field.NATIVE_NAME,
    Field.NATIONAL,
    Field.NATIONAL_ID,
    Field.CLUB,
    Field.CATEGORY,
    Field.TEAM,
)
"""What can be typed."""


class Typed(NamedTuple):
    """What was read of it, and what could not be read, by the name of its field."""

    entry: Entry
    faults: dict[str, Problem]


def typed(values: Mapping[str, str], today: tuple[int, int, int]) -> Typed:
    """The entry; ``values`` are by the names of :data:`FIELDS`."""
    cells = tuple([values.get(field.value, "").strip()[:LONGEST_CELL] for field in FIELDS])
    # a row of names above it, so that nobody called "Name" is taken for the head of a column
    heads = Row(1, tuple([_HEADS[field] for field in FIELDS]))
    try:
        read = entries_in(Table((heads, Row(2, cells))), Terms(today, FIELDS))
    except UnreadableFile as error:
        return Typed(Entry(1, ""), {Field.NAME.value: error.problems[0]})
    faults = {
        problem.place.record: problem
        for problem in read.problems
        if problem.severity in (Severity.ERROR, Severity.REPAIR) and problem.place.record
    }
    if not read.rows:
        fault = next(iter(faults.values()), read.problems[0] if read.problems else None)
        return Typed(Entry(1, ""), faults or ({Field.NAME.value: fault} if fault else {}))
    return Typed(read.rows[0], faults)


_HEADS = {
    Field.TITLE: "Title",
    Field.NAME: "Name",
    Field.FEDERATION: "Federation",
    Field.RATING: "Rating",
    Field.FIDE_ID: "FIDE ID",
    Field.BIRTH: "Birth",
    Field.SEX: "Sex",
    Field.NATIVE_NAME: "Native name",
    Field.NATIONAL: "National rating",
    Field.NATIONAL_ID: "National ID",
    Field.CLUB: "Club",
    Field.CATEGORY: "Category",
    Field.TEAM: "Team",
}


def new_player(entry: Entry, number: int = 0) -> Player:
    """The player whom it makes."""
    return player_of(number, entry)


def corrected(player: Player, entry: Entry, *, whole: bool) -> Player:
    """The player with everything that a form says of him, blanks too; ``whole``: it asks for what his federation says
    too."""
    made = player._replace(
        name=entry.name,
        rating=entry.rating,
        title=entry.title,
        sex=entry.sex,
        federation=entry.federation,
        fide_id=entry.fide_id,
        birth=entry.birth,
    )
    if not whole:
        return made
    made = made._replace(club=entry.club, category=entry.category)
    old = record_of(player, entry.federation)
    rest = tuple([record for record in player.national if record is not old])
    if not (entry.national or entry.national_id or entry.native_name):
        return made._replace(national=rest)
    base = old or NationalRating(entry.federation, origin=entry.federation, birth=entry.birth, sex=entry.sex)
    new = base._replace(rating=entry.national, id=entry.national_id, name=entry.native_name)
    return made._replace(national=(new, *rest))


def values_of(player: Player, team: str = "") -> dict[str, str]:
    """What a form shows of a player, by the names of :data:`FIELDS`."""
    record = record_of(player, player.federation)
    return {
        Field.TITLE.value: player.title,
        Field.NAME.value: player.name,
        Field.FEDERATION.value: player.federation,
        Field.RATING.value: str(player.rating or ""),
        Field.FIDE_ID.value: player.fide_id,
        Field.BIRTH.value: player.birth,
        Field.SEX.value: player.sex,
        Field.NATIVE_NAME.value: record.name if record else "",
        Field.NATIONAL.value: str(record.rating or "") if record else "",
        Field.NATIONAL_ID.value: record.id if record else "",
        Field.CLUB.value: player.club,
        Field.CATEGORY.value: player.category,
        Field.TEAM.value: team,
    }


def with_member(teams: tuple[Team, ...], member: int, name: str) -> tuple[Team, ...]:
    """The teams with this player in the one of this name, on its last board; a new team comes after the others."""
    from pairwright.model.collation import folded

    rest = [team._replace(members=tuple([one for one in team.members if one != member])) for team in teams]
    for place, team in enumerate(rest):
        if folded(team.name) == folded(name):
            rest[place] = team._replace(members=(*team.members, member))
            return tuple(rest)
    number = max(team_numbers(teams), default=0) + 1 if any(team.number for team in teams) else 0
    return (*rest, Team(number, name, (member,)))
