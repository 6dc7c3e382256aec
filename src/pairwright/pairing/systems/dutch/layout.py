"""Brackets and their candidates, as values (C.04.3 art. 1.3, 3). Players are positions of the RoundState."""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.pairing.outcome import Pairs


class Bracket(NamedTuple):
    """What is paired in one step: the players who came down, and a scoregroup as a range ``(low, high)``."""

    moved_down: tuple[int, ...]
    residents: tuple[int, int]

    @property
    def members(self) -> tuple[int, ...]:
        """Everybody in it, by rank."""
        return (*self.moved_down, *range(*self.residents))

    @property
    def size(self) -> int:
        """Number of players in it."""
        low, high = self.residents
        return len(self.moved_down) + high - low


class Candidate(NamedTuple):
    """One way to pair a bracket: ``pairs`` as (S1 member, S2 member), moved-down players first, both parts in
    the order of S1; ``leftover`` are the downfloaters by rank."""

    pairs: tuple[tuple[int, int], ...]
    leftover: tuple[int, ...]


class Layout(NamedTuple):
    """A candidate as an arbiter lays it out: the players of S1 and S2 and those of Limbo (art. 3).

    In a bracket without moved-down players ``s1`` and ``s2`` are empty and everything is in the remainder.
    """

    s1: tuple[int, ...]
    s2: tuple[int, ...]
    limbo: tuple[int, ...]
    remainder_s1: tuple[int, ...]
    remainder_s2: tuple[int, ...]


def candidate_of(bracket: Bracket, pairs: Pairs) -> Candidate:
    """The candidate made of these pairs, each given either way round."""
    ordered = sorted((min(pair), max(pair)) for pair in pairs)
    taken = {player for pair in ordered for player in pair}
    return Candidate(tuple(ordered), tuple(player for player in bracket.members if player not in taken))


def layout(bracket: Bracket, candidate: Candidate) -> Layout:
    """S1, S2, Limbo, S1R and S2R of a candidate; S2R holds the residents who float, too."""
    above = set(bracket.moved_down)
    mdp_pairs = [pair for pair in candidate.pairs if pair[0] in above]
    rest = [pair for pair in candidate.pairs if pair[0] not in above]
    return Layout(
        tuple(higher for higher, _ in mdp_pairs),
        tuple(lower for _, lower in mdp_pairs),
        tuple(player for player in candidate.leftover if player in above),
        tuple(higher for higher, _ in rest),
        (*(lower for _, lower in rest), *(player for player in candidate.leftover if player not in above)),
    )
