"""The opposition as the documents see it: adjusted scores, and virtual opponents in one's own unplayed rounds.

In a Swiss event every round without a game over the board counts a draw for the opponents, whatever it brought; the
number of rounds is that of the rounds present. The chapter speaks of Swiss events here. In a round robin, where its
lists use Sonneborn-Berger too, forfeits are games against the scheduled opponent and a free round is nothing, as in
C.07 art. 15.2.
"""

from __future__ import annotations

from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING
from pairwright.model.points import Points
from pairwright.tiebreaks.event import Meeting
from pairwright.tiebreaks.opposition import Opposition, of_table
from pairwright.tiebreaks.unplayed import Category, Forfeits, all_unplayed_drawn, virtual_opponent

if TYPE_CHECKING:
    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = (TIE_BREAKS_OF_THE_DOCUMENTS["T9"], TIE_BREAKS_OF_THE_DOCUMENTS["T10"])
ADJUSTED, VIRTUAL = IMPLEMENTS


def adjusted_scores(event: Event, score: str = "") -> list[Points]:
    """Everybody's score (tenths) as the opponents' tie-breaks use it; the real one in a round robin."""
    table = event.table(score)
    if event.terms.meeting is Meeting.PREDETERMINED:
        return table.scores
    return event.kept(("documents adjusted", score or event.primary), lambda: all_unplayed_drawn(table))


def opposition(event: Event, score: str = "") -> Opposition:
    """The opponents' adjusted scores by round, virtual opponents among them; made once."""
    table = event.table(score)
    if event.terms.meeting is Meeting.PREDETERMINED:
        return event.kept(("documents", score or event.primary), lambda: of_table(event, table, Forfeits.GAMES))
    seen = adjusted_scores(event, score)
    return event.kept(("documents", score or event.primary), lambda: _swiss(table, seen))


def _swiss(table: CrossTable, seen: list[Points]) -> Opposition:
    met = [[seen[opponent] for opponent in row] for row in table.opponents]
    for position, gaps in table.gaps.items():
        for round_ in gaps:
            met[position][round_] = virtual_opponent(table, seen, position, round_, Category.BYE)
    every_round = tuple(range(table.rounds))
    unusual = {position: dict.fromkeys(gaps, VIRTUAL) for position, gaps in table.gaps.items()}
    return Opposition(met, [every_round] * len(met), {}, unusual)
