"""The orders of article 4, with the rules' own examples."""

from __future__ import annotations

from itertools import islice

import pytest

from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch.sequence import (
    anybody,
    candidates,
    exchanges,
    first_candidate,
    mdp_sets,
    transpositions,
)

ELEVEN = (1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11)


def test_transpositions_of_eleven() -> None:
    """Eleven players, five on the first half: 720 transpositions, from 6-7-8-9-10 to 11-10-9-8-7."""
    found = [order[:5] for order in transpositions(*ELEVEN)]
    assert found[:3] == [(6, 7, 8, 9, 10), (6, 7, 8, 9, 11), (6, 7, 8, 10, 9)]
    assert (len(found), found[-1]) == (720, (11, 10, 9, 8, 7))


def test_transpositions_for_moved_down_players() -> None:
    """Two players from above and nine residents: 3-4, 3-5, ... 11-10, 72 in all."""
    found = [order[:2] for order in transpositions((1, 2), tuple(range(3, 12)))]
    assert found[:2] == [(3, 4), (3, 5)]
    assert (found[8], len(found), found[-1]) == ((4, 3), 72, (11, 10))


def test_transpositions_leave_out_who_does_not_fit() -> None:
    """Whoever may not stand opposite is passed over at once."""
    found = list(transpositions((1, 2), (3, 4, 5), lambda higher, lower: (higher, lower) != (1, 3)))
    assert found == [(4, 3, 5), (4, 5, 3), (5, 3, 4), (5, 4, 3)]


def test_first_halves_stay_by_rank() -> None:
    """Without an exchange the halves are as they were."""
    assert next(exchanges(*ELEVEN)) == ELEVEN


def _moves(s1: tuple[int, ...], s2: tuple[int, ...]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """(out of S1, into S1) of every exchange, in order."""
    return [
        (tuple(sorted(set(s1) - set(first))), tuple(sorted(set(first) - set(s1)))) for first, _ in exchanges(s1, s2)
    ]


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        (((5,), (6,)), ((4,), (6,))),
        (((4,), (6,)), ((5,), (8,))),
        (((5,), (7,)), ((4,), (6,))),
        (((5,), (11,)), ((4, 5), (6, 7))),
        (((3, 4), (6, 8)), ((4, 5), (8, 9))),
        (((2, 5), (6, 7)), ((3, 4), (6, 7))),
        (((4, 5), (6, 9)), ((4, 5), (7, 8))),
    ],
)
def test_order_of_exchanges(
    earlier: tuple[tuple[int, ...], tuple[int, ...]], later: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    """Fewer players, smaller difference, the lower ranked out of S1, the higher ranked out of S2."""
    moves = _moves(*ELEVEN)
    assert moves.index(earlier) < moves.index(later)


def test_exchanges_use_numbers_of_the_remainder() -> None:
    """What counts is the place in the remainder, not the pairing number: 30<->40 is an exchange of neighbours."""
    assert _moves((10, 30), (40, 41))[:4] == [((), ()), ((30,), (40,)), ((30,), (41,)), ((10,), (40,))]


def test_mdp_sets() -> None:
    """Sets of players from above by their smallest differing number."""
    assert list(mdp_sets((1, 3, 4), 2)) == [(1, 3), (1, 4), (3, 4)]


def test_candidates_of_a_heterogeneous_bracket() -> None:
    """The remainder runs through before the opponents of those from above change, and these before their set."""
    found = list(candidates(Bracket((0, 1), (2, 5)), 2, 1))
    assert [candidate.pairs for candidate in found[:7]] == [
        ((0, 2), (3, 4)),
        ((0, 2), (4, 3)),
        ((0, 3), (2, 4)),
        ((0, 3), (4, 2)),
        ((0, 4), (2, 3)),
        ((0, 4), (3, 2)),
        ((1, 2), (3, 4)),
    ]
    assert {candidate.leftover for candidate in found} == {(0,), (1,)}


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7])
def test_lower_ranked_in_s1_is_always_a_repetition(size: int) -> None:
    """Leaving out candidates with the lower ranked in S1 changes neither what there is nor what comes first."""
    bracket = Bracket((), (0, size))
    for pairs in range(1, size // 2 + 1):
        seen: dict[frozenset[frozenset[int]], None] = {}
        for candidate in candidates(bracket, pairs, 0):
            seen.setdefault(frozenset(map(frozenset, candidate.pairs)))
        short = [
            frozenset(map(frozenset, candidate.pairs))
            for candidate in candidates(bracket, pairs, 0, lambda higher, lower: higher < lower)
        ]
        assert short == list(seen)


@pytest.mark.parametrize(
    ("bracket", "pairs", "mdp_pairs"),
    [
        (Bracket((), (0, 7)), 3, 0),
        (Bracket((), (0, 7)), 2, 0),
        (Bracket((0, 1), (2, 9)), 4, 2),
        (Bracket((0, 1, 2), (3, 6)), 2, 1),
        (Bracket((0, 2), (3, 4)), 1, 1),
        (Bracket((), (4, 5)), 0, 0),
    ],
)
def test_first_candidate(bracket: Bracket, pairs: int, mdp_pairs: int) -> None:
    """The first candidate is S1 against S2 as they stand."""
    assert first_candidate(bracket, pairs, mdp_pairs) == next(candidates(bracket, pairs, mdp_pairs))


def test_candidates_are_lazy() -> None:
    """The first candidates of a large bracket come at once."""
    found = list(islice(candidates(Bracket((), (0, 40)), 20, 0, anybody), 2))
    assert found[0] == Candidate(tuple((player, player + 20) for player in range(20)), ())
