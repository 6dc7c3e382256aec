"""The list of pairing numbers, for people and for programs."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.numbering import Numbered, Numbering
    from pairwright.faces.json import Object
    from pairwright.faces.text import Words


def numbering_document(found: Numbering, words: Words) -> Document:
    """A line for everybody; the last column says which key put him below the one above."""
    changed = any(line.number != line.before for line in found.lines)
    has_titles = any(line.title for line in found.lines)
    has_ratings = any(line.rating for line in found.lines)
    has_national = any(line.national for line in found.lines)
    has_federations = any(line.federation for line in found.lines)
    shown = (
        (True, Column(say("No")), lambda line: str(line.number)),
        (changed, Column(say("Was")), lambda line: str(line.before or "")),
        (has_titles, Column(say("Title")), lambda line: line.title),
        (True, Column(say("Name"), Kind.NAME), lambda line: line.name),
        (has_ratings, Column(say("Rtg")), lambda line: str(line.rating or "")),
        (has_national, Column(say("Nat")), lambda line: str(line.national or "")),
        (has_federations, Column(say("Fed")), lambda line: line.federation),
        (True, Column(say("By"), Kind.WORDS), lambda line: words(Sentence(line.decided_by))),
    )
    columns = tuple([column for is_shown, column, _ in shown if is_shown])
    rows = [tuple([Entry(_cell(line)) for is_shown, _, _cell in shown if is_shown]) for line in found.lines]
    keys = ", ".join([words(Sentence(key.value)) for key in found.keys])
    about = say("pairing numbers, by {keys}", keys=keys)
    return Document(found.tournament.information.name, about, (Sheet(columns, tuple(rows)),))


def numbering_object(found: Numbering) -> Object:
    """``{"of_teams", "by", "numbers"}``."""
    return {
        "of_teams": found.of_teams,
        "by": [key.value for key in found.keys],
        "numbers": [_line_object(line) for line in found.lines],
    }


def _line_object(line: Numbered) -> Object:
    made: Object = {"id": line.number, "was": line.before, "name": line.name, "rating": line.rating}
    if line.title:
        made["title"] = line.title
    if line.national:
        made["national"] = line.national
    if line.federation:
        made["federation"] = line.federation
    if line.decided_by:
        made["decided_by"] = line.decided_by
    return made
