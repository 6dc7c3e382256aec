"""How far a bracket is from its first layout (S1 against S2 as they stand), and what kept it from that."""

from __future__ import annotations

from pairwright.errors import NoLegalPairing
from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.lean import NamedTuple
from pairwright.pairing.findings import Contrast, Obstacle, by_article
from pairwright.pairing.systems.dutch.comparison import SystemOutlook
from pairwright.pairing.systems.dutch.criteria import obstacles
from pairwright.pairing.systems.dutch.judge import NO_CONTRAST, contrast, judge
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate, layout
from pairwright.pairing.systems.dutch.sequence import first_candidate
from pairwright.state.round_state import RoundState


class Departure(NamedTuple):
    """``exchanged``: players moved from S1R to S2R; ``transposed``: an S2 does not stand by rank; ``other_mdps``: the
    moved-down players paired are not the first ones. If any of it: the first pair of the first layout that may
    not be, with its obstacles; or else what decides between the two layouts."""

    exchanged: int
    transposed: bool
    other_mdps: bool
    pair: tuple[int, int]
    obstacles: tuple[Obstacle, ...]
    contrast: Contrast

    @property
    def is_none(self) -> bool:
        """True if the bracket is paired as first laid out."""
        return not (self.exchanged or self.transposed or self.other_mdps)


def departure(state: RoundState, bracket: Bracket, candidate: Candidate, outlook: SystemOutlook) -> Departure:
    """Compare a candidate with the first one that has as many pairs and moved-down players; players in the result
    are pairing numbers."""
    parts = layout(bracket, candidate)
    remainder = sorted((*parts.remainder_s1, *parts.remainder_s2))
    exchanged = len(set(parts.remainder_s1) - set(remainder[: len(parts.remainder_s1)]))
    first = first_candidate(bracket, len(candidate.pairs), len(parts.s1))
    other_mdps = parts.s1 != bracket.moved_down[: len(parts.s1)]
    found = Departure(
        exchanged, first != candidate and not exchanged and not other_mdps, other_mdps, (0, 0), (), NO_CONTRAST
    )
    if found.is_none:
        return found
    for higher, lower in first.pairs:
        between = obstacles(state, higher, lower)
        if between:
            return found._replace(pair=(state.numbers[higher], state.numbers[lower]), obstacles=between)
    try:
        bye_score = outlook.bye_score_of(first.leftover, bracket.residents[1])
    except NoLegalPairing:
        return found._replace(contrast=by_article(RULES["C4"]))
    if bye_score != outlook.bye_score:
        return found._replace(contrast=Contrast("C5", RULES["C5"], (outlook.bye_score,), (bye_score,)))
    chosen = judge(state, bracket, candidate, outlook)
    return found._replace(contrast=contrast(chosen, judge(state, bracket, first, outlook)))
