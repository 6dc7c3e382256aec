"""The first candidate, in the order of article 4, among those at the bounds.

Everything here works on the graph H of :mod:`bounds`: its perfect matchings are the candidates that break as
little as conceivable, so the earliest of them is the pairing of the bracket.
"""

from __future__ import annotations

from pairwright.handbook.dutch import DUTCH_2026
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import Mates, augment, perfect
from pairwright.matching.first import first_matching, largest_matching
from pairwright.pairing.systems.dutch.bounds import BoundedBracket
from pairwright.pairing.systems.dutch.bracket import MISSED, Candidate

IMPLEMENTS = (DUTCH_2026["3"], DUTCH_2026["4"])


def first_candidate(bounded: BoundedBracket) -> Candidate:
    """The first candidate at the bounds; MISSED if the colour bounds cannot be attained, or if the floats cannot
    be judged by leaving out edges (several could repeat their float)."""
    found = _without_search(bounded)
    return found if found.attained else _by_search(bounded)


# -------------------------------------------------------------------- every choice the best conceivable


def _without_search(bounded: BoundedBracket) -> Candidate:
    """Each MDP takes the first opponent that is free, and the remainder is matched S1 against S2.

    If that closes without an exchange it is first: no choice could have been better.
    """
    bracket, history = bounded.bracket, bounded.history
    repeating = history.up | history.up_before
    free = bracket.home
    pairs = []
    for mdp in range(bracket.residents, bracket.size):
        opponents = bounded.row(mdp) & free & ~repeating
        if not opponents:
            return MISSED
        low = opponents & -opponents
        free ^= low
        pairs.append((mdp, low.bit_length() - 1))
    floaters = bounded.floaters & ~(history.down | history.down_before)
    rest = _remainder(bounded, list(members(free)), floaters)
    return Candidate(pairs + rest.pairs, rest.left) if rest.attained else MISSED


def _remainder(bounded: BoundedBracket, vertices: list[int], floaters: int) -> Candidate:
    """S1 against S2 of the remainder, no exchange."""
    half = (len(vertices) - bounded.leftovers) // 2
    upper = vertices[:half]
    return _facing([bounded.row(vertex) for vertex in upper], upper, vertices[half:], floaters, bounded.leftovers)


def _facing(rows: list[int], upper: list[int], lower: list[int], floaters: int, leftovers: int) -> Candidate:
    """The first way to pair S1 with lower ranked members of S2, the leftovers coming last in S1."""
    columns = set_of(lower)
    admissible = [row & columns & -(2 << vertex) for vertex, row in zip(upper, rows, strict=True)]
    admissible.extend([floaters & columns] * leftovers)
    chosen = first_matching(admissible, columns)
    if len(chosen) < len(lower):
        return MISSED
    return Candidate(list(zip(upper, chosen, strict=False)), chosen[len(upper) :])


# -------------------------------------------------------------------- search


class _Tightest:
    """H with as many float filters as leave a perfect matching, in the order C14, C15, C16, C17."""

    __slots__ = ("attained", "floaters", "mates", "rows", "vertices")

    def __init__(self, bounded: BoundedBracket) -> None:
        self.vertices = (1 << (bounded.bracket.size + bounded.leftovers)) - 1
        history = bounded.history
        self.attained = self._try(
            bounded, bounded.floaters & ~(history.down | history.down_before), history.up | history.up_before
        )
        if not self.attained:
            self.attained = self._one_by_one(bounded)

    def _try(self, bounded: BoundedBracket, floaters: int, repeating: int) -> bool:
        """Keep these filters if a perfect matching is left."""
        bracket = bounded.bracket
        rows = bracket.with_leftovers(bounded.rows, floaters, bounded.leftovers)
        if repeating:
            moved_down = ((1 << bracket.size) - 1) ^ bracket.home
            for vertex in members(repeating):
                rows[vertex] &= ~moved_down
            for vertex in range(bracket.residents, bracket.size):
                rows[vertex] &= ~repeating
        mates = perfect(rows, self.vertices)
        if not mates:
            return False
        self.rows, self.mates, self.floaters = rows, mates, floaters
        return True

    def _one_by_one(self, bounded: BoundedBracket) -> bool:
        """Exact while every criterion is a yes or no: one leftover for C14 and C16, one MDP for C15 and C17."""
        floaters, repeating = bounded.floaters, 0
        if not self._try(bounded, floaters, repeating):
            return False
        history = bounded.history
        for down, up in ((history.down, 0), (0, history.up), (history.down_before, 0), (0, history.up_before)):
            if not down and not up:
                continue
            if self._try(bounded, floaters & ~down, repeating | up):
                floaters &= ~down
                repeating |= up
            elif (up and len(bounded.bracket.moved_down) > 1) or (down and bounded.leftovers > 1):
                return False
        return True


def _by_search(bounded: BoundedBracket) -> Candidate:
    """The first perfect matching of the tightest graph."""
    tight = _Tightest(bounded)
    if not tight.attained:
        return MISSED
    bracket = bounded.bracket
    pairs = _opponents_of_mdps(bracket.residents, bracket.size, tight)
    taken = {opponent for _, opponent in pairs}
    vertices = [vertex for vertex in range(bracket.residents) if vertex not in taken]
    if not vertices:
        return Candidate(pairs, [])
    half = (len(vertices) - bounded.leftovers) // 2
    upper = vertices[:half]
    rest = _facing([tight.rows[vertex] for vertex in upper], upper, vertices[half:], tight.floaters, bounded.leftovers)
    if not rest.attained:
        rest = _with_exchange(tight, vertices, half, bounded.leftovers)
    return Candidate(pairs + rest.pairs, rest.left) if rest.attained else MISSED


def _opponents_of_mdps(residents: int, size: int, tight: _Tightest) -> list[tuple[int, int]]:
    """The best-ranked opponent of each MDP in turn that leaves the others a perfect matching.

    An opponent is possible exactly if, with the two taken out, an alternating path joins their former partners.
    """
    rows, mates = tight.rows, tight.mates
    open_ = tight.vertices
    home = (1 << residents) - 1
    pairs = []
    for mdp in range(residents, size):
        for opponent in members(rows[mdp] & open_ & home):
            if mates[mdp] == opponent or _rematch(mdp, opponent, rows, mates, open_):
                break
        opponent = mates[mdp]
        open_ &= ~(1 << mdp | 1 << opponent)
        pairs.append((mdp, opponent))
    return pairs


def _rematch(one: int, other: int, rows: list[int], mates: Mates, open_: int) -> bool:
    """Make these two partners if the rest can still be matched."""
    left, right = mates[one], mates[other]
    mates[left] = mates[right] = -1
    if augment(left, rows, open_ & ~(1 << one | 1 << other), mates, 1 << right):
        mates[left], mates[right] = one, other
        return False
    mates[one], mates[other] = other, one
    return True


# -------------------------------------------------------------------- exchanges (article 4, resident exchanges)


def _with_exchange(tight: _Tightest, vertices: list[int], half: int, leftovers: int) -> Candidate:
    """The first exchange between S1 and S2 that leads to a perfect matching.

    One exchange changes at most two of the pairs across, so it cannot help if more than two are missing.
    """
    lower = set_of(vertices[half:])
    across = [tight.rows[vertex] & lower for vertex in vertices[:half]] + [tight.floaters & lower] * leftovers
    if half + leftovers - largest_matching(across, lower) <= 2:
        for difference in range(1, len(vertices)):
            for out in range(half - 1, -1, -1):
                into = out + difference
                if into < half:
                    break
                if into < len(vertices):
                    found = _exchanged(tight, vertices, half, out, into, leftovers)
                    if found.attained:
                        return found
    from pairwright.pairing.systems.dutch.exact import fewest_exchanges

    upper = fewest_exchanges(tight.rows, vertices, half, tight.floaters, leftovers)
    if len(upper) != half:
        return MISSED
    moved = set(upper)
    below = [vertex for vertex in vertices if vertex not in moved]
    return _facing([tight.rows[vertex] for vertex in upper], upper, below, tight.floaters, leftovers)


def _exchanged(tight: _Tightest, vertices: list[int], half: int, out: int, into: int, leftovers: int) -> Candidate:
    upper = [*vertices[:out], *vertices[out + 1 : half], vertices[into]]
    lower = [vertices[out], *vertices[half:into], *vertices[into + 1 :]]
    return _facing([tight.rows[vertex] for vertex in upper], upper, lower, tight.floaters, leftovers)
