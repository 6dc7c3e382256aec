"""A bracket whose colours and floats can all be at their bounds: the first such candidate, by leaving out edges.

The bounds, and the search, are those of the later edition: in a bracket of one scoregroup whose moved-down players are
all paired, C.8 to C.19 count what its C10 to C21 count.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import exposable, is_perfect
from pairwright.pairing.systems.dutch.bracket import MISSED, Candidate
from pairwright.pairing.systems.dutch.bracket import Bracket as Graph
from pairwright.pairing.systems.dutch.completion import Completion
from pairwright.pairing.systems.dutch.layout import Bracket
from pairwright.pairing.systems.dutch.methods import by_bounds
from pairwright.pairing.systems.dutch_2017.criteria import Kind

_PATIENCE = 3
"""Downfloaters that are not ideal before all of them are looked at."""


def quickly(completion: Completion, index: int, bracket: Bracket, kind: Kind) -> Candidate:
    """The candidate in positions; ``MISSED`` where bounds are not attained, or two must be left over."""
    graph = Graph(completion, index, bracket.moved_down)
    if graph.size < 2 or graph.has_no_pair():
        return MISSED
    if graph.size % 2 == 0:
        return by_bounds(graph, 0, 0)
    if kind is Kind.LAST:
        return by_bounds(graph, 1, graph.local(completion.field.may_have_bye) & graph.home)
    return _with_downfloater(graph)


def _with_downfloater(graph: Graph) -> Candidate:
    """One downfloater, chosen by C.7 before the colours.

    The first candidate at the bounds is it if its downfloater is ideal. If not, it is asked again without that one: a
    candidate that is first among more is first among the ideal ones too.
    """
    floaters = graph.home
    for _ in range(_PATIENCE):
        found = by_bounds(graph, 1, floaters)
        if not found.attained:
            return MISSED
        if is_ideal(graph.completion, graph.index, found.left):
            return found
        floaters ^= 1 << (found.left[0] - graph.low)
    possible = exposable(graph.rows, (1 << graph.size) - 1) & graph.home
    ideal = set_of(
        vertex for vertex in members(possible) if is_ideal(graph.completion, graph.index, (graph.low + vertex,))
    )
    return by_bounds(graph, 1, ideal) if ideal else MISSED


def is_ideal(completion: Completion, index: int, downfloaters: Sequence[int]) -> bool:
    """C.7: with these downfloaters of bracket ``index`` the next one pairs everybody, or all but one of its residents;
    in the last bracket that one may have the bye. Nothing could be better."""
    following = Graph(completion, index + 1, downfloaters)
    if following.size % 2 == 0:
        return is_perfect(following.rows, (1 << following.size) - 1)
    if following.high < completion.field.size:
        return following.can_leave_one_of(following.home)
    return following.can_leave_one_of(following.home & following.local(completion.field.may_have_bye))
