"""Entries for people and for programs: the list of a tournament, and what another list would change in it."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from enum import Enum

from pairwright.app.entries.differences import Comparison, Difference, Kind
from pairwright.app.entries.entry import Entries, Entry
from pairwright.app.entries.heads import Field
from pairwright.errors import Listing, Sentence, describe, say
from pairwright.faces.document import Column, Document, Sheet
from pairwright.faces.document import Entry as Cell
from pairwright.faces.document import Kind as CellKind
from pairwright.lean import TYPE_CHECKING
from pairwright.model.collation import sort_key
from pairwright.model.initial_order import national_rating

if TYPE_CHECKING:
    from pairwright.faces.json import Object
    from pairwright.faces.text import Words
    from pairwright.model.player import Player
    from pairwright.model.tournament import Tournament

KINDS = {Kind.NEW: say("new"), Kind.CHANGED: say("changed"), Kind.SAME: say("same"), Kind.GONE: say("gone")}
FIELDS = {
    Field.NAME: say("Name"),
    Field.NATIVE_NAME: say("native name"),
    Field.TITLE: say("Title"),
    Field.RATING: say("Rtg"),
    Field.NATIONAL: say("Nat"),
    Field.FEDERATION: say("Fed"),
    Field.FIDE_ID: say("FIDE ID"),
    Field.NATIONAL_ID: say("national player number"),
    Field.BIRTH: say("Born"),
    Field.SEX: say("Sex"),
    Field.CLUB: say("Club"),
    Field.CATEGORY: say("Category"),
    Field.TEAM: say("Team"),
}


class Order(Enum):
    """In which order a list of entries stands."""

    NUMBER = "number"
    NAME = "name"
    """By the alphabet of the reader's language."""
    RATING = "rating"
    FEDERATION = "federation"
    """By federation, then by name."""


_Shown = tuple[bool, Column, Callable[["Player"], str]]


def entry_list(tournament: Tournament, order: Order, language: str) -> Document:
    """Who takes part, in an order; columns that nobody has anything in are left out."""
    players = sorted(tournament.players, key=_key(order, language))
    teams = {member: team.name for team in tournament.teams for member in team.members}
    possible: tuple[tuple[Column, Callable[[Player], str]], ...] = (
        (Column(say("No")), lambda player: str(player.number)),
        (Column(say("Title")), lambda player: player.title),
        (Column(say("Name"), CellKind.NAME), lambda player: player.name),
        (Column(say("native name"), CellKind.NAME), _native_name),
        (Column(say("Fed")), lambda player: player.federation),
        (Column(say("Rtg")), lambda player: str(player.rating or "")),
        (Column(say("Nat")), lambda player: str(national_rating(player) or "")),
        (Column(say("FIDE ID")), lambda player: player.fide_id),
        (Column(say("Born")), lambda player: player.birth),
        (Column(say("Sex")), lambda player: player.sex),
        (Column(say("Club"), CellKind.NAME), lambda player: player.club),
        (Column(say("Category")), lambda player: player.category),
        (Column(say("Team"), CellKind.NAME), lambda player: teams.get(player.number, "")),
    )
    shown = [(column, text) for column, text in possible if any(text(player) for player in players)]
    rows = tuple([tuple([Cell(text(player)) for _, text in shown]) for player in players])
    sheet = Sheet(tuple([column for column, _ in shown]), rows)
    about = say("entries ({count})", count=len(players))
    return Document(tournament.information.name, about, (sheet,) if players else ())


def entry_rows(tournament: Tournament, order: Order, language: str) -> tuple[list[str], list[list[str | int]]]:
    """Heads and rows of the same list for other programs: everything, under names that :mod:`pairwright.app.entries`
    reads again."""
    teams = {member: team.name for team in tournament.teams for member in team.members}
    heads = ["number", "title", "name", "native name", "federation", "rating", "national rating", "fide id", "birth"]
    rows: list[list[str | int]] = [
        [
            *(player.number, player.title, player.name, _native_name(player), player.federation),
            *(player.rating or "", national_rating(player) or "", player.fide_id, player.birth, player.sex),
            *(player.club, player.category, teams.get(player.number, "")),
        ]
        for player in sorted(tournament.players, key=_key(order, language))
    ]
    return [*heads, "sex", "club", "category", "team"], rows


def _key(order: Order, language: str) -> Callable[[Player], tuple[object, ...]]:
    if order is Order.NAME:
        return lambda player: (sort_key(player.name, language), player.number)
    if order is Order.RATING:
        return lambda player: (-player.rating, player.number)
    if order is Order.FEDERATION:
        return lambda player: (player.federation, sort_key(player.name, language), player.number)
    return lambda player: (player.number,)


def _native_name(player: Player) -> str:
    return next((record.name for record in player.national if record.name), "")


def preview_document(tournament: Tournament, comparison: Comparison, taken: Container[int], words: Words) -> Document:
    """A line for every difference; who stays the same is only counted. ``taken`` are the places (from 1) of those that
    would be carried out."""
    players = {player.number: player for player in tournament.players}
    columns = (
        Column(say("Place")),
        Column(say("Line")),
        Column(say("What"), CellKind.WORDS),
        Column(say("Taken"), CellKind.WORDS),
        Column(say("No")),
        Column(say("Title")),
        Column(say("Name"), CellKind.NAME),
        Column(say("Rtg")),
        Column(say("Fed")),
        Column(say("Born")),
        Column(say("Changes"), CellKind.WORDS),
    )
    rows = [
        (
            str(place),
            str(one.entry.line) if one.entry else "",
            words(KINDS[one.kind]),
            words(say("yes") if place in taken else say("no")),
            str(one.number or ""),
            *_shown(one, players),
            words(_all_changes(one)) if one.changes else "",
        )
        for place, one in enumerate(comparison.differences, 1)
        if one.kind is not Kind.SAME
    ]
    counts = {kind.value: len(comparison.of(kind)) for kind in Kind}
    about = say("{new} new, {changed} changed, {same} the same, {gone} not in the list", **counts)
    sheet = Sheet(columns, tuple([tuple(map(Cell, row)) for row in rows]))
    return Document(tournament.information.name, about, (sheet,) if rows else ())


def _all_changes(difference: Difference) -> Sentence:
    told = [change_sentence(change.field, change.before, change.after) for change in difference.changes]
    return say("{changes}", changes=Listing(tuple(told)))


def change_sentence(field: Field, before: str, after: str) -> Sentence:
    """What becomes of one thing that is said of a player."""
    if before:
        return say("{field}: {before}, now {after}", field=FIELDS[field], before=before, after=after)
    return say("{field}: {after}", field=FIELDS[field], after=after)


def _shown(difference: Difference, players: dict[int, Player]) -> tuple[str, ...]:
    who = difference.entry or players[difference.number]
    return who.title, who.name, str(who.rating or ""), who.federation, who.birth


def preview_object(entries: Entries, comparison: Comparison, taken: Container[int], words: Words) -> Object:
    """``{"columns", "differences", "problems"}``."""
    return {
        "columns": [{"column": one.place, "is": one.field.value, "head": one.head} for one in entries.columns],
        "differences": [
            _difference_object(place, one, place in taken) for place, one in enumerate(comparison.differences, 1)
        ],
        "problems": [
            {
                "code": problem.code,
                "severity": problem.severity.value,
                "line": problem.place.line,
                "column": problem.place.column,
                "field": problem.place.record,
                "message": words(describe(problem)),
            }
            for problem in (*entries.problems, *comparison.problems)
        ],
    }


def _difference_object(place: int, one: Difference, is_taken: bool) -> Object:
    made: Object = {"place": place, "kind": one.kind.value, "taken": is_taken}
    if one.number:
        made["id"] = one.number
    if one.by.value:
        made["found_by"] = one.by.value
    if one.entry:
        made["entry"] = _entry_object(one.entry)
    if one.changes:
        made["changes"] = [[change.field.value, change.before, change.after] for change in one.changes]
    return made


def _entry_object(entry: Entry) -> Object:
    """What is said of him, and nothing that is not."""
    return {name: value for name, value in entry._asdict().items() if value}


def places(comparison: Comparison, kinds: Sequence[Kind], refused: Container[int]) -> tuple[int, ...]:
    """The places of the differences of these kinds, without those that were refused."""
    return tuple(
        [
            place
            for place, one in enumerate(comparison.differences, 1)
            if one.kind in kinds and one.kind is not Kind.SAME and place not in refused
        ]
    )
