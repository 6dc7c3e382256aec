"""The players to be paired, read for Burstein's system of the documents."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.burstein import BURSTEIN_1998
from pairwright.lean import NamedTuple
from pairwright.pairing.ranked_field import RankedField
from pairwright.pairing.systems.burstein_1998.imaginary import with_imaginary_point
from pairwright.state.round_state import RoundState
from pairwright.tiebreaks.acronym import Asked
from pairwright.tiebreaks.crosstable import of_players
from pairwright.tiebreaks.event import INDIVIDUAL, Event, Terms
from pairwright.tiebreaks.kinds.documents_opponents import Buchholz, SonnebornBerger

IMPLEMENTS = tuple(BURSTEIN_1998[number] for number in ("1", "2", "3.1", "3.2", "5.2", "5.3"))


class Merit(NamedTuple):
    """What a group is ordered by, the larger the better: Sonneborn-Berger (hundredths of a point), Buchholz and median
    (tenths), rating."""

    sonneborn_berger: int = 0
    buchholz: int = 0
    median: int = 0
    rating: int = 0


class Field(RankedField):
    """A round, imaginary points included, with the order of article 3.2, by ``merits``."""

    __slots__ = ("merits",)

    def __init__(self, state: RoundState, merits: Sequence[Merit]) -> None:
        self.merits = merits
        super().__init__(state, merits.__getitem__)


def field_of(state: RoundState) -> Field:
    """The field of a round."""
    accelerated = with_imaginary_point(state)
    merits = merits_before(state)
    return Field(accelerated, [merits[number] for number in accelerated.numbers])


def merits_before(state: RoundState) -> dict[int, Merit]:
    """By pairing number, the values of article 3.2 after the rounds before: tie-breaks of the documents, unplayed
    rounds by T9 and T10; unfinished games are draws (article 2)."""
    tournament, rounds = state.tournament, state.round - 1
    table = of_players(tournament, rounds)
    event = Event(tournament, {INDIVIDUAL: table}, INDIVIDUAL, rounds, Terms())
    columns = [
        kind.column(event, asked).totals
        for kind, asked in (
            (SonnebornBerger(), Asked("SONNEBORN-BERGER", "SONNEBORN-BERGER")),
            (Buchholz(), Asked("BUCHHOLZ", "BUCHHOLZ")),
            (Buchholz(), Asked("MEDIAN-1", "BUCHHOLZ", median=1)),
        )
    ]
    rated = [player.rating for player in tournament.players]
    return {
        number: Merit(*values) for number, values in zip(table.numbers, zip(*columns, rated, strict=True), strict=True)
    }
