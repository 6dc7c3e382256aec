"""Why somebody floats, has the bye, or does not meet somebody, as a value."""

from __future__ import annotations

from enum import Enum

from pairwright.errors import Witness
from pairwright.handbook.citation import Article
from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.lean import NamedTuple
from pairwright.pairing.base import Engine
from pairwright.pairing.findings import Contrast
from pairwright.pairing.outcome import Pairs, positions_of
from pairwright.pairing.systems.dutch.comparison import Parting, parting
from pairwright.pairing.systems.dutch.judge import NO_CONTRAST
from pairwright.state.round_state import RoundState

NO_WITNESS = Witness((), ())


class Cause(Enum):
    """Why somebody floats, has the bye, or does not meet somebody."""

    MEETS = "they do meet"
    ALONE = "nobody else is in the bracket"
    NO_OPPONENT = "nobody in the bracket is left whom the absolute criteria allow"
    ABSOLUTE = "an absolute criterion forbids it"
    COMPLETION = "otherwise not everybody can be paired"
    CRITERION = "a criterion, or the order of the candidates, decides"
    EVEN = "everybody has an opponent"
    BY_HAND = "the arbiter decided it"


class Why(NamedTuple):
    """A cause; for CRITERION with the counts of the pairing and of the best one that does otherwise, and the
    number of the bracket where they part; for COMPLETION with the witness; for NO_OPPONENT with every absolute
    criterion that keeps somebody away."""

    cause: Cause
    article: Article
    contrast: Contrast = NO_CONTRAST
    bracket: int = 0
    witness: Witness = NO_WITNESS
    absolute: tuple[Article, ...] = ()


def by_criterion(where: Parting) -> Why:
    """The reason that two pairings part."""
    return Why(Cause.CRITERION, where.contrast.article, where.contrast, where.chosen.number)


def parting_from(state: RoundState, system: Engine, chosen: Pairs, changed: RoundState) -> Parting:
    """Where the best pairing of the changed round parts from the chosen one, which it excludes.

    Raises :class:`NoLegalPairing`.
    """
    return parting(state, system, chosen, positions_of(state, system.pair(changed)))


def completion(witness: Witness) -> Why:
    """The reason that the others could not all be paired."""
    return Why(Cause.COMPLETION, RULES["C4"], witness=witness)
