"""Acts in words where a tournament is known: players by name, results by board."""

from __future__ import annotations

from pairwright.app.desk.journal import Entry
from pairwright.app.desk.telling import Here, boards_of, told, told_here
from pairwright.app.desk.touches import renumbers
from pairwright.errors import Sentence
from pairwright.faces.desk.figures import kept
from pairwright.faces.desk.sitting import Sitting


def entry_told(entry: Entry, sitting: Sitting | None) -> Sentence:
    """The act of an entry. What was done before numbers were given anew is told by the numbers of then: they may be
    those of others now."""
    if sitting is None:
        return told(entry.act)
    event, number = sitting.desk.now()
    now = sitting._replace(event=event, number=number)
    if entry.number <= numbered_last(now):
        return told(entry.act)
    names: dict[int, str] = kept(
        now, "names", lambda: {player.number: player.name for player in event.tournament.players}
    )

    def board(round_: int, white: int) -> str:
        labels: dict[int, str] = kept(now, ("boards", round_), lambda: boards_of(event.tournament, round_))
        return labels.get(white, "")

    return told_here(entry.act, Here(names, board))


def numbered_last(sitting: Sitting) -> int:
    """The last entry that changed numbers; what was done up to it names players by the numbers of then."""
    return kept(sitting, "numbers since", lambda: _numbered(sitting))


def _numbered(sitting: Sitting) -> int:
    """The last entry in force that gave numbers anew, or took such a one back."""
    entries = sitting.desk.entries()
    touched = [entry.number for entry in entries if renumbers(entry.act)]
    taken_back = [
        entry.number for entry in entries for number in getattr(entry.act, "numbers", ()) if number in touched
    ]
    return max([*touched, *taken_back], default=0)
