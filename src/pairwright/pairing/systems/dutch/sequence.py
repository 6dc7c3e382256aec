"""In which order candidates are generated (C.04.3 art. 4): of two equal candidates the earlier is taken.

Bracket sequence numbers (BSN) are the places in the ranked sequence that is handed over, so any ranked sequence
of players will do: only their order and their places count. All generators are lazy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from pairwright.handbook.dutch import DUTCH_2026
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate

IMPLEMENTS = (DUTCH_2026["3"], DUTCH_2026["4"])

Fits = Callable[[int, int], bool]
"""May this S1 player stand opposite this S2 player?"""


def anybody(_higher: int, _lower: int) -> bool:
    """The :data:`Fits` that excludes nobody: every candidate, as the article counts them."""
    return True


def transpositions(s1: Sequence[int], s2: Sequence[int], fits: Fits = anybody) -> Iterator[tuple[int, ...]]:
    """Article 4: orders of S2, by the numbers in its first ``len(s1)`` places; the others follow by rank.

    Orders in which somebody stands opposite an S1 player he does not fit are left out.
    """
    if not s1:
        yield tuple(s2)
        return
    first, others = s1[0], s1[1:]
    for place, player in enumerate(s2):
        if fits(first, player):
            for rest in transpositions(others, (*s2[:place], *s2[place + 1 :]), fits):
                yield (player, *rest)


def exchanges(s1: Sequence[int], s2: Sequence[int]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Article 4: S1 and S2 as they are, then after each exchange of equally many players.

    First by number of players exchanged, then by the smaller difference of the sums of their numbers, then
    those that take the lower ranked out of S1, then those that take the higher ranked out of S2.
    """
    first, second = range(len(s1)), range(len(s1), len(s1) + len(s2))
    players = (*s1, *s2)
    for count in range(min(len(s1), len(s2)) + 1):
        moves = [(out, into) for out in combinations(first, count) for into in combinations(second, count)]
        moves.sort(key=lambda move: (sum(move[1]) - sum(move[0]), [-number for number in reversed(move[0])], move[1]))
        for out, into in moves:
            new_first = sorted(set(first) - set(out) | set(into))
            new_second = sorted(set(second) - set(into) | set(out))
            yield tuple(players[number] for number in new_first), tuple(players[number] for number in new_second)


def mdp_sets(moved_down: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Article 4: sets of ``count`` moved-down players, by their smallest differing number."""
    return combinations(moved_down, count)


def candidates(bracket: Bracket, pairs: int, mdp_pairs: int, fits: Fits = anybody) -> Iterator[Candidate]:
    """Every candidate with ``pairs`` pairs, ``mdp_pairs`` of them with a moved-down player, in article 3's order.

    Innermost first: transpositions of S2R, exchanges between S1R and S2R, transpositions of S2, sets of
    moved-down players. A homogeneous bracket is the case ``mdp_pairs == 0``: the remainder is the bracket.
    """
    residents = tuple(range(*bracket.residents))
    for s1 in mdp_sets(bracket.moved_down, mdp_pairs):
        limbo = tuple(player for player in bracket.moved_down if player not in s1)
        for s2 in transpositions(s1, residents, fits):
            of_mdps = tuple(zip(s1, s2[:mdp_pairs], strict=True))
            for rest in _homogeneous(s2[mdp_pairs:], pairs - mdp_pairs, fits):
                yield Candidate(of_mdps + rest.pairs, limbo + rest.leftover)


def first_candidate(bracket: Bracket, pairs: int, mdp_pairs: int) -> Candidate:
    """The first of :func:`candidates`, at any size. ``pairs`` must be possible in number: two players each."""
    s1, limbo = bracket.moved_down[:mdp_pairs], bracket.moved_down[mdp_pairs:]
    low, high = bracket.residents
    middle, low = low + pairs, low + mdp_pairs
    of_mdps = tuple(zip(s1, range(low - mdp_pairs, low), strict=True))
    rest = tuple(zip(range(low, middle), range(middle, high), strict=False))
    return Candidate(of_mdps + rest, (*limbo, *range(middle + pairs - mdp_pairs, high)))


def _homogeneous(players: tuple[int, ...], pairs: int, fits: Fits) -> Iterator[Candidate]:
    for s1, s2 in exchanges(players[:pairs], players[pairs:]):
        for order in transpositions(s1, s2, fits):
            yield Candidate(tuple(zip(s1, order[:pairs], strict=True)), order[pairs:])
