"""The boards of a round as a document."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet
from pairwright.faces.html import Runs
from pairwright.faces.text import pair_table
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.commands import Paired
    from pairwright.faces.text import Words

_COLUMNS = (
    Column(say("Bd")),
    Column(say("No")),
    Column(say("White"), Kind.NAME),
    Column(say("Pts"), Kind.SCORE),
    Column(say("No")),
    Column(say("Black"), Kind.NAME),
    Column(say("Pts"), Kind.SCORE),
)


def pairs_document(paired: Paired, words: Words) -> Document:
    """The pairs in the order of their boards, White at the left in every language, and below who is not paired."""
    table = pair_table(paired, words)
    rows = tuple([tuple(map(Entry, row)) for row in table.rows])
    about = say("round {round}", round=paired.pairing.round)
    sheet = Sheet(_COLUMNS, rows, runs=Runs.LEFT_TO_RIGHT)
    notes = tuple([say("{text}", text=note) for note in table.notes])
    return Document(paired.tournament.information.name, about, (sheet,), notes)
