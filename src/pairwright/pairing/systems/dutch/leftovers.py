"""Criterion C8: which downfloaters serve the next bracket best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from pairwright.lean import NamedTuple
from pairwright.matching.bits import first_member, members, set_of, span
from pairwright.matching.complete import augment, is_perfect
from pairwright.pairing.systems.dutch.bracket import Bracket
from pairwright.pairing.systems.dutch.completion import Completion

_SMALL = 8


class NextBracket(NamedTuple):
    """How well the next bracket can do: its pairs, and the scores of its downfloaters, highest first."""

    pairs: int
    scores: tuple[int, ...]

    @property
    def key(self) -> tuple[int, tuple[int, ...]]:
        """Smaller is better: most pairs (C6), then the lowest scores of downfloaters (C7)."""
        return -self.pairs, self.scores


# -------------------------------------------------------------------- ideal: nothing could be better


def is_ideal(completion: Completion, leftover: Sequence[int], index: int) -> bool:
    """Do these downfloaters of bracket ``index`` let the next bracket pair as many as there can be, all of them
    among the paired if there is room, and the rest be paired too (C4)? A sufficient test."""
    following = index + 1
    if following >= len(completion.groups):
        return not leftover
    low, high = completion.groups[following]
    if low == completion.field.size:  # only the bye is below
        return len(leftover) == 1 and bool(completion.legal[leftover[0]] >> low & 1)
    if not leftover:
        return True
    if len(leftover) == 1 and _plainly_ideal(completion, leftover[0], following):
        return True
    bracket = Bracket(completion, following, leftover)
    if len(leftover) > high - low:
        return _every_resident_serves(bracket)
    return (
        _exactly_ideal(bracket)
        or _all_below_are_served(bracket)
        or _two_residents_serve(bracket)
        or _deficiency_is_served(bracket)
    )


def _plainly_ideal(completion: Completion, player: int, following: int) -> bool:
    """A sufficient test of one downfloater, by what is known of the next group."""
    low, high = completion.groups[following]
    facts = completion.facts[following]
    met = completion.legal[player]
    if (high - low) % 2:
        return bool(met & facts.exposable) and completion.pairable(following + 1)
    below = completion.known_exposable[following + 1]
    opponents = met >> low & ((1 << (high - low)) - 1)
    if not below or not opponents:
        return False
    if facts.rich:
        only = opponents.bit_length() - 1 if not opponents & (opponents - 1) else -1
        return any(completion.legal[low + place] & below and place != only for place in range(min(high - low, 9)))
    if facts.perfect:
        return any(completion.legal[facts.mates[low + place]] & below for place in members(opponents))
    return False


def _exactly_ideal(bracket: Bracket) -> bool:
    """All moved-down players paired, and all residents, or all but one who can be paired below."""
    completion, after = bracket.completion, bracket.index + 1
    if bracket.size % 2 == 0:
        return completion.pairable(after) and bracket.can_pair_all()
    below = completion.known_exposable[after]
    links = set_of(place for place in range(bracket.residents) if completion.legal[bracket.low + place] & below)
    if bracket.can_leave_one_of(links):
        return True
    more = set_of(place for place in members(bracket.home & ~links) if completion.links(bracket.low + place, after))
    return bool(more) and bracket.can_leave_one_of(links | more)


def _all_below_are_served(bracket: Bracket) -> bool:
    """Where nobody below may meet anybody there, as many residents must go down: no fewer than that do, and all
    others, the moved-down players included, are paired."""
    completion, after = bracket.completion, bracket.index + 1
    below = completion.end - bracket.high
    if below < 2 or (bracket.size - below) % 2 or not completion.cannot_meet(after):
        return False
    shift = bracket.size
    rows = [*bracket.rows, *([0] * below)]
    for place in range(bracket.residents):
        rows[place] |= (completion.legal[bracket.low + place] >> bracket.high & ((1 << below) - 1)) << shift
    for place in range(below):
        rows[shift + place] = completion.legal[bracket.high + place] >> bracket.low & bracket.home
    return is_perfect(rows, (1 << (shift + below)) - 1)


def _two_residents_serve(bracket: Bracket) -> bool:
    """Where two must go down from here, they are residents, and all others are paired."""
    if bracket.size % 2 or bracket.completion.deficiency(bracket.index + 1) != 2:
        return False
    return bool(_two_of(bracket, bracket.home, bracket.home))


def _deficiency_is_served(bracket: Bracket) -> bool:
    """Where some must come down for those below, just as many residents do, and all others are paired.

    By Gallai and Edmonds each of them goes to an odd set of his own; the cut serves the other sets, and what is in
    neither serves itself. So an odd set is as good as one player, and the cut meets nobody else.
    """
    completion, after = bracket.completion, bracket.index + 1
    proof = completion.obstruction(after)
    needed = len(proof.odd_sets) - proof.cut.bit_count()
    if needed < 1 or needed != completion.deficiency(after):
        return False
    rows = list(bracket.rows)
    first_cut = bracket.size + len(proof.odd_sets)
    of_cut = {position: first_cut + place for place, position in enumerate(members(proof.cut))}
    rows += [0] * (len(proof.odd_sets) + len(of_cut))
    for own, part in enumerate(proof.odd_sets, bracket.size):
        opponents = 0
        for position in members(part):
            opponents |= completion.legal[position]
        rows[own] = opponents >> bracket.low & bracket.home
        rows[own] |= set_of(of_cut[position] for position in members(opponents & proof.cut))
        for vertex in members(rows[own]):
            rows[vertex] |= 1 << own
    return is_perfect(rows, (1 << len(rows)) - 1)


def _every_resident_serves(bracket: Bracket) -> bool:
    """More moved-down players than residents, all of one score: every resident takes one of them, and the others
    can be paired further below."""
    completion = bracket.completion
    scores = completion.field.scores
    if len({scores[position] for position in bracket.moved_down}) > 1:
        return False
    moved_down, residents = set_of(bracket.moved_down), span(bracket.low, bracket.high)
    below = span(bracket.high, completion.end)
    rows = {}
    for own, partners in ((moved_down, residents | below), (residents, moved_down), (below, moved_down | below)):
        for position in members(own):
            rows[position] = completion.legal[position] & partners
    return is_perfect(rows, moved_down | residents | below)


# -------------------------------------------------------------------- the exact value


def next_bracket_value(completion: Completion, leftover: Sequence[int], index: int) -> NextBracket:
    """What the bracket after ``index`` can do at best (C4, C6, C7) when ``leftover`` (positions) join it.

    Worth nothing after the last bracket. ``leftover`` must be as few as the bracket can leave (C6), and pairable
    together with all below (C4).
    """
    following = index + 1
    if following >= completion.brackets:
        return NextBracket(0, ())
    bracket = Bracket(completion, following, sorted(leftover))
    left = _cheapest_leftover(bracket)
    scores = completion.field.scores
    return NextBracket((bracket.size - len(left)) // 2, tuple(sorted((scores[one] for one in left), reverse=True)))


def _cheapest_leftover(bracket: Bracket) -> Sequence[int]:
    """Positions that a bracket leaves over at its best by C4, C6 and C7."""
    completion, after = bracket.completion, bracket.index + 1
    if bracket.size % 2 == 0:
        if completion.pairable(after) and bracket.can_pair_all():
            return ()
        two = _cheapest_two(bracket)
        if two:
            return two
        fewest = 4
    else:
        for level in _levels(bracket):
            possible = set_of(
                place for place in level if completion.completes([bracket.positions[place]], bracket.index)
            )
            if bracket.can_leave_one_of(possible):
                return (bracket.positions[first_member(possible)],)
        fewest = 3
    left = _lowest_left(bracket)
    if completion.completes(left, bracket.index):
        return left
    if bracket.size <= _SMALL:
        for left in leftover_sets(bracket, max(fewest, completion.deficiency(after))):
            return left
    from pairwright.pairing.systems.dutch.exact import leftover_by_weight

    return leftover_by_weight(bracket)


def _lowest_left(bracket: Bracket) -> Sequence[int]:
    """Positions left over by C6 and C7, whatever becomes of them below: an optimum without C4.

    A search never uncovers who is paired already, so taking the players by score, the highest first, pairs as many
    as can be and leaves the lowest scores over (the sets that can be paired are the independent sets of a matroid).
    """
    everyone = exposed = (1 << bracket.size) - 1
    mates = dict.fromkeys(range(bracket.size), -1)
    for vertex in (*range(bracket.residents, bracket.size), *range(bracket.residents)):
        if mates[vertex] < 0:
            bit = 1 << vertex
            if not augment(vertex, bracket.rows, everyone, mates, exposed ^ bit):
                exposed = set_of(other for other in members(exposed) if mates[other] < 0)
    return [bracket.positions[vertex] for vertex in members(exposed)]


def _cheapest_two(bracket: Bracket) -> Sequence[int]:
    """Two positions of an even bracket that can go down (C4) while all others are paired, best by C7.

    For one of them in turn, all that can go down with him are tried in one matching.
    """
    levels = [set_of(level) for level in _levels(bracket)]
    for higher, one_of in enumerate(levels):
        for other_of in levels[: higher + 1]:
            two = _two_of(bracket, one_of, other_of)
            if two:
                return two
    return ()


def _two_of(bracket: Bracket, one_of: int, other_of: int) -> Sequence[int]:
    """Two positions of these sets (the same, or disjoint ones) that can go down together."""
    completion, positions = bracket.completion, bracket.positions
    everyone = (1 << bracket.size) - 1
    for one in members(one_of):
        partners = set_of(
            other
            for other in members(other_of & ~((2 << one) - 1) if one_of == other_of else other_of)
            if completion.completes((positions[one], positions[other]), bracket.index)
        )
        if partners:
            rows = bracket.with_leftovers(bracket.rows, partners)
            if is_perfect(rows, (everyone ^ 1 << one) | 1 << bracket.size):
                return positions[one], positions[first_member(partners)]
    return ()


def _levels(bracket: Bracket) -> Iterator[list[int]]:
    """Vertices grouped by score, the lowest first: residents, then MDPs from the last."""
    yield list(range(bracket.residents))
    scores = bracket.completion.field.scores
    level: list[int] = []
    for vertex in range(bracket.size - 1, bracket.residents - 1, -1):
        if level and scores[bracket.positions[vertex]] != scores[bracket.positions[level[-1]]]:
            yield level
            level = []
        level.append(vertex)
    if level:
        yield level


def leftover_sets(bracket: Bracket, fewest: int) -> Iterator[tuple[int, ...]]:
    """Sets of positions that the bracket can leave over, best first by C6 and C7; only those that respect C4.

    Every set is tried, so this is for small brackets. ``fewest``: sizes below are known to be impossible.
    """
    completion = bracket.completion
    scores = completion.field.scores
    everyone = (1 << bracket.size) - 1
    for count in range(fewest, bracket.size + 1, 2):
        sets = sorted(
            combinations(range(bracket.size), count),
            key=lambda left: sorted((scores[bracket.positions[vertex]] for vertex in left), reverse=True),
        )
        for left in sets:
            rest = everyone & ~set_of(left)
            positions = tuple(bracket.positions[vertex] for vertex in left)
            if is_perfect(bracket.rows, rest) and completion.completes(positions, bracket.index):
                yield positions


# -------------------------------------------------------------------- the best single leftover


def best_single_leftovers(bracket: Bracket) -> int:
    """The residents (vertices) any of whom is the best only leftover by C8; empty if nobody can be the only one."""
    if not bracket.can_leave_one_of(bracket.home):
        return 0
    completion, index = bracket.completion, bracket.index
    ideal = set_of(place for place in range(bracket.residents) if is_ideal(completion, [bracket.low + place], index))
    if bracket.can_leave_one_of(ideal):
        return ideal
    by_value: dict[tuple[int, tuple[int, ...]], int] = {}
    alike: dict[int, int] = {}
    for place in range(bracket.residents):
        opponents_below = completion.legal[bracket.low + place] >> bracket.high
        alike[opponents_below] = alike.get(opponents_below, 0) | 1 << place
    for places in alike.values():
        leftover = [bracket.low + first_member(places)]
        if completion.completes(leftover, index):
            key = next_bracket_value(completion, leftover, index).key
            by_value[key] = by_value.get(key, 0) | places
    for key in sorted(by_value):
        if bracket.can_leave_one_of(by_value[key]):
            return by_value[key]
    return 0
