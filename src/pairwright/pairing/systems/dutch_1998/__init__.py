"""The Dutch system of the documents: the edition of 1998, and that of 2009."""

from __future__ import annotations

from pairwright.handbook.citation import Article, Regulation
from pairwright.lean import TYPE_CHECKING
from pairwright.pairing.findings import Obstacle, Reason
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.procedure import Procedure
from pairwright.pairing.systems.dutch_1998.colours import published
from pairwright.pairing.systems.dutch_1998.edition import EDITION_1998, EDITION_2009, Edition
from pairwright.pairing.systems.dutch_1998.field import Field, colours_allow
from pairwright.pairing.systems.dutch_1998.notes import steps_of
from pairwright.pairing.systems.dutch_1998.rounds import paired_brackets

if TYPE_CHECKING:
    from pairwright.state.round_state import RoundState


class DutchOfTheDocuments(Procedure):
    """One edition; a :class:`~pairwright.pairing.base.PairingSystem`."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.code = edition.code
        self.regulation: Regulation = edition.regulation
        self.title = edition.regulation.title
        self.everybody_paired: Article = edition.regulation["A5"]
        self.who_may_have_the_bye: Article = edition.regulation["B1"]
        self.met_before: Article = edition.regulation["B1"]

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        field = Field(state, self.edition)
        brackets = paired_brackets(field)
        pairs = [(min(pair), max(pair)) for bracket in brackets for pair in bracket.found.pairs]
        bye = [state.numbers[position] for bracket in brackets[-1:] for position in bracket.leaving]
        boards = published(state, self.edition, pairs)
        steps = steps_of(field, brackets)
        return RoundPairing(state.round, self.code, boards, bye[0] if bye else state.bye_by_hand, (), steps)

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """B2: both would have to have the same colour."""
        if colours_allow(state, one, other):
            return ()
        return (Obstacle(self.regulation["B2"], Reason.SAME_ABSOLUTE_PREFERENCE),)


DUTCH_1998 = DutchOfTheDocuments(EDITION_1998)
DUTCH_2009 = DutchOfTheDocuments(EDITION_2009)

OFFERS = (DUTCH_1998, DUTCH_2009)
