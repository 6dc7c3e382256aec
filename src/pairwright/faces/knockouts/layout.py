"""Where the matches of a bracket stand: a column for each stage, each match between the two it follows from."""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.knockout.bracket import Branch, From

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pairwright.model.knockout.bracket import Bracket, Match

SLOT = 1 << 10
"""Height of a match of the first column: enough to be halved for every column."""


class Node(NamedTuple):
    """A match in a column (from 0); ``middle`` is the height of its middle, in parts of :data:`SLOT`. ``follows``: the
    numbers of the matches of this layout whose winners (or losers, in a second final) sit in it."""

    match: Match
    column: int
    middle: int
    follows: tuple[int, ...] = ()


class Group(NamedTuple):
    """A tree, or several for as many places: what is drawn in one piece. ``height`` in parts of :data:`SLOT`."""

    branch: Branch
    nodes: tuple[Node, ...]
    height: int


def columns_of(bracket: Bracket) -> tuple[int, ...]:
    """Numbers of the stages that have matches, in their order."""
    return tuple([stage.number for stage in bracket.stages if stage.matches])


def groups_of(bracket: Bracket) -> tuple[Group, ...]:
    """The bracket of those who have not lost, that of those who have, the match for the third place; each from height 0
    on. Grand finals are left to :func:`finals_of`."""
    matches = {match.number: match for match in bracket.matches}
    columns = columns_of(bracket)
    found = []
    for branch in (Branch.MAIN, Branch.LOSERS, Branch.THIRD_PLACE):
        own = [match for match in matches.values() if match.branch is branch]
        if own:
            found.append(_group(branch, own, matches, columns))
    return tuple(found)


def finals_of(bracket: Bracket) -> tuple[Match, ...]:
    """The grand final, and the second one."""
    return tuple([match for match in bracket.matches if match.branch in (Branch.GRAND_FINAL, Branch.RESET)])


def feeders(match: Match, matches: dict[int, Match], branch: Branch) -> list[int]:
    """Numbers of the matches of this branch whose winners sit in the match, the upper seat first."""
    return [seat.number for seat in match.seats if seat.kind is From.WINNER and matches[seat.number].branch is branch]


def _group(branch: Branch, own: list[Match], matches: dict[int, Match], columns: tuple[int, ...]) -> Group:
    followed = {number for match in own for number in feeders(match, matches, branch)}
    nodes: dict[int, Node] = {}
    leaves = 0
    for root in [match for match in own if match.number not in followed]:
        for match in _children_first(root, matches, branch):
            follows = tuple(feeders(match, matches, branch))
            if follows:
                middles = [nodes[number].middle for number in follows]
                middle = sum(middles) // len(middles)
            else:
                middle, leaves = leaves * SLOT + SLOT // 2, leaves + 1
            nodes[match.number] = Node(match, columns.index(match.stage), middle, follows)
    return Group(branch, tuple([nodes[match.number] for match in own]), leaves * SLOT)


def _children_first(root: Match, matches: dict[int, Match], branch: Branch) -> Iterable[Match]:
    for number in feeders(root, matches, branch):
        yield from _children_first(matches[number], matches, branch)
    yield root
