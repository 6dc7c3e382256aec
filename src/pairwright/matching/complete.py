"""Can everyone be paired? Maximum-cardinality matching on graphs given as rows of bits.

Bit ``j`` of ``rows[i]`` says that ``i`` and ``j`` may be paired; rows are symmetric and nobody is in his own row.
The search is Edmonds's: an alternating tree grows from an exposed vertex, odd cycles are contracted, and a tree
that cannot grow is itself the proof that its root stays exposed (Tutte, Berge, Gallai).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from pairwright.lean import NamedTuple
from pairwright.matching.bits import members

Rows = Sequence[int] | Mapping[int, int]
"""Neighbours by vertex."""
Mates = dict[int, int]
"""Partner by vertex; -1 where the vertex is exposed."""


class Obstruction(NamedTuple):
    """Why no perfect matching exists: taking ``cut`` away leaves more ``odd_sets`` than ``cut`` has members.

    The odd sets are not connected with one another, so each of them needs a member of ``cut``.
    """

    cut: int
    odd_sets: tuple[int, ...]


def augment(root: int, rows: Rows, within: int, mates: Mates, exposed: int) -> int:
    """Grow an alternating tree from the exposed ``root`` inside the set ``within``.

    ``exposed`` are the other exposed vertices. Either the matching grows by one pair (``mates`` is changed,
    0 is returned) or it cannot, and the result is the set of the outer vertices: exactly those that could be
    exposed in place of ``root`` (never empty, it contains ``root``).
    """
    outer = 1 << root
    unlabelled = within & ~outer
    reached: dict[int, int] = {}
    base: dict[int, int] = {}
    blossoms: dict[int, int] = {}
    waiting = [root]
    while waiting:
        vertex = waiting.pop()
        row = rows[vertex]
        fresh = row & unlabelled
        ends = fresh & exposed
        if ends:
            _flip(root, vertex, ends.bit_length() - 1, mates, reached)
            return 0
        while fresh:
            low = fresh & -fresh
            inner = low.bit_length() - 1
            mate = mates[inner]
            reached[inner] = vertex
            unlabelled &= ~(low | 1 << mate)
            fresh &= unlabelled
            outer |= 1 << mate
            waiting.append(mate)
        top = base.get(vertex, vertex)
        meeting = row & outer & ~blossoms.get(top, 1 << top)
        while meeting:
            other = (meeting & -meeting).bit_length() - 1
            blossom = _contract(vertex, other, mates, reached, base, blossoms)
            waiting.extend(members(blossom & ~outer))
            outer |= blossom
            meeting = row & outer & ~blossom
    return outer


def _flip(root: int, outer: int, end: int, mates: Mates, reached: dict[int, int]) -> None:
    """Exchange matched and unmatched edges on the path root ... outer, end."""
    while True:
        following = mates[outer]
        mates[outer] = end
        mates[end] = outer
        if outer == root:
            return
        end = following
        outer = reached[end]


def _contract(
    one: int, other: int, mates: Mates, reached: dict[int, int], base: dict[int, int], blossoms: dict[int, int]
) -> int:
    """Make one blossom of the odd cycle closed by the edge ``one`` - ``other``; the set of its vertices."""
    top = _meeting_point(one, other, mates, reached, base)
    former = blossom = blossoms.get(top, 1 << top)
    for start, child in ((one, other), (other, one)):
        vertex = start
        while (own := base.get(vertex, vertex)) != top:
            mate = mates[vertex]
            of_mate = base.get(mate, mate)
            blossom |= blossoms.get(own, 1 << own) | blossoms.get(of_mate, 1 << of_mate)
            reached[vertex] = child
            child = mate
            vertex = reached[mate]
    for vertex in members(blossom ^ former):
        base[vertex] = top
    blossoms[top] = blossom
    return blossom


def _meeting_point(one: int, other: int, mates: Mates, reached: dict[int, int], base: dict[int, int]) -> int:
    """The base of the first blossom that lies on both paths to the root."""
    passed = set()
    vertex = base.get(one, one)
    while True:
        passed.add(vertex)
        mate = mates[vertex]
        if mate < 0:
            break
        vertex = reached[mate]
        vertex = base.get(vertex, vertex)
    vertex = base.get(other, other)
    while vertex not in passed:
        vertex = reached[mates[vertex]]
        vertex = base.get(vertex, vertex)
    return vertex


def greedy(rows: Rows, within: int) -> tuple[Mates, int]:
    """A maximal matching of the set (first free partner first), and the vertices it leaves exposed."""
    mates: Mates = {}
    exposed = 0
    free = within
    while free:
        low = free & -free
        vertex = low.bit_length() - 1
        free ^= low
        partners = rows[vertex] & free
        if partners:
            low = partners & -partners
            mate = low.bit_length() - 1
            free ^= low
            mates[vertex] = mate
            mates[mate] = vertex
        else:
            exposed |= low
            mates[vertex] = -1
    return mates, exposed


def maximum(rows: Rows, within: int, *, give_up_above: int = -1) -> tuple[Mates, int]:
    """A maximum matching of the set, and the vertices it leaves exposed.

    With ``give_up_above`` the search stops as soon as more vertices than that must stay exposed; the matching
    is then only a proof of that.
    """
    mates, exposed = greedy(rows, within)
    untried, hopeless = exposed, 0
    while untried:
        low = untried & -untried
        untried ^= low
        root = low.bit_length() - 1
        if augment(root, rows, within, mates, exposed ^ low):
            hopeless += 1
            if 0 <= give_up_above < hopeless:
                break
        else:
            exposed ^= low
            for other in members(exposed):
                if mates[other] >= 0:
                    exposed ^= 1 << other
                    break
            untried &= exposed
    return mates, exposed


def perfect(rows: Rows, within: int) -> Mates:
    """A perfect matching of a set of even size; empty if there is none (or nobody)."""
    mates, exposed = maximum(rows, within, give_up_above=0)
    return {} if exposed else mates


def is_perfect(rows: Rows, within: int) -> bool:
    """Can all of the set be paired?"""
    return not maximum(rows, within, give_up_above=0)[1]


def exposable(rows: Rows, within: int) -> int:
    """Of a set of odd size: those any one of whom can be the only one left over. Empty if more must be left."""
    mates, exposed = maximum(rows, within, give_up_above=1)
    if exposed & (exposed - 1):
        return 0
    return augment(exposed.bit_length() - 1, rows, within, mates, 0)


def obstructions(rows: Rows, within: int, at_most: int = 40) -> list[Obstruction]:
    """A proof for each vertex (of ``at_most``) that a maximum matching leaves exposed; none if it leaves nobody."""
    mates, exposed = maximum(rows, within)
    found = []
    for root in islice(members(exposed), at_most):
        outer = augment(root, rows, within, mates, exposed & ~(1 << root))
        cut = 0
        for vertex in members(outer):
            cut |= rows[vertex]
        found.append(Obstruction(cut & within & ~outer, tuple(_components(rows, outer))))
    return found


def joined(one: Obstruction, other: Obstruction) -> Obstruction:
    """Two proofs of one graph as one: it has as many odd sets too many as vertices stay exposed in both."""
    return Obstruction(one.cut | other.cut, tuple(dict.fromkeys(one.odd_sets + other.odd_sets)))


def without_sets_of(proof: Obstruction, vertices: int) -> Obstruction:
    """The proof without the odd sets that contain one of these vertices."""
    return proof._replace(odd_sets=tuple(part for part in proof.odd_sets if not part & vertices))


def _components(rows: Rows, within: int) -> list[int]:
    """Connected parts of the set."""
    parts = []
    while within:
        part = frontier = within & -within
        while frontier:
            grown = 0
            for vertex in members(frontier):
                grown |= rows[vertex]
            frontier = grown & within & ~part
            part |= frontier
        parts.append(part)
        within &= ~part
    return parts
