"""Brackets solved by weight: maximum-weight matchings whose weights are the criteria, most important first.

Used where a bound cannot be attained. Two matchings per bracket at most: the first decides everything up to
C21, then which MDPs are paired and their opponents; the second keeps those and decides the remainder, with the
order of exchanges and transpositions (article 4) as the last digits.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.lean import NamedTuple
from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.systems.dutch.bracket import Bracket, Candidate
from pairwright.pairing.systems.dutch.leftovers import is_ideal
from pairwright.pairing.systems.dutch.merit import Merit

Weights = list[list[int]]


class Problem(NamedTuple):
    """Vertices: the MDPs, the residents, whoever else is looked at, and perhaps one for the bye or the leftover."""

    weights: Weights
    players: list[int]
    moved_down: int
    residents: int


class Solved(NamedTuple):
    """The pairs of the bracket, and its players who have no opponent in it."""

    pairs: list[tuple[int, int]]
    left: list[int]
    alone: list[int]
    """Positions outside the bracket's pairs that stayed without a partner altogether."""


def pair_bracket_alone(bracket: Bracket, floaters: int) -> Candidate:
    """The best candidate that pairs everybody but one of ``floaters`` (a set of positions; empty: everybody).

    Exact by itself when the leftovers named are equally good for C5 to C9, and one of them can be left.
    """
    solved = solve(_problem(bracket, bracket.high, floaters))
    return Candidate(solved.pairs, solved.left)


def pair_by_weight(bracket: Bracket) -> Candidate:
    """The best candidate of any bracket, from the cheapest graph that can be seen to suffice.

    An optimum of a relaxed problem that is feasible is the optimum: first without a look at what follows, then
    with the next bracket, last with all that is left to pair.
    """
    completion = bracket.completion
    if bracket.fewest_left() >= completion.deficiency(bracket.index + 1):
        solved = solve(_problem(bracket, bracket.high))
        if solved.left:
            if is_ideal(completion, solved.left, bracket.index):
                return Candidate(solved.pairs, solved.left)
        elif completion.pairable(bracket.index + 1):
            return Candidate(solved.pairs, solved.left)
    if bracket.index + 1 < completion.brackets:
        solved = solve(_problem(bracket, completion.groups[bracket.index + 1][1]))
        if completion.completes(solved.alone, bracket.index + 1):
            return Candidate(solved.pairs, solved.left)
    return pair_with_all_below(bracket)


def pair_with_all_below(bracket: Bracket) -> Candidate:
    """The best candidate of a bracket that does not just leave the bye player: the whole objective in one graph."""
    solved = solve(_problem(bracket, bracket.completion.end))
    return Candidate(solved.pairs, solved.left)


def leftover_by_weight(bracket: Bracket) -> list[int]:
    """Positions that a bracket leaves over at its best by C4, C6 and C7 alone.

    Where much is left below, the bracket alone is tried first: a relaxed optimum that is feasible is the optimum.
    """
    completion = bracket.completion
    if completion.end - bracket.high > bracket.size:
        left = _left_by_numbers(bracket, bracket.high)
        if completion.completes(left, bracket.index):
            return left
    return _left_by_numbers(bracket, completion.end)


def _left_by_numbers(bracket: Bracket, end: int) -> list[int]:
    problem = _problem(bracket, end, only_numbers=True)
    mates = heaviest_matching(problem.weights)
    inside = problem.moved_down + problem.residents
    return [problem.players[vertex] for vertex in range(inside) if not 0 <= mates[vertex] < inside]


def _problem(bracket: Bracket, end: int, floaters: int = 0, *, only_numbers: bool = False) -> Problem:
    """Weights of all pairs among the MDPs and the positions from the bracket's first resident up to ``end``."""
    completion = bracket.completion
    field = completion.field
    whole = bool(floaters) or bracket.high < end == completion.end
    last = min(end, field.size)
    players = [*bracket.moved_down, *range(bracket.low, last)]
    inside = bracket.size
    index = bracket.index + 1
    next_high = min(last, completion.groups[index][1]) if index < completion.brackets else bracket.high
    merit = Merit(field, field.scores[bracket.low], [p for p in players if p < next_high], len(players) + 1)
    quality = 0 if only_numbers else merit.width
    digit = (len(players) + 1).bit_length()
    c8_scores = quality
    c8_pairs = c8_scores + merit.score_width
    c7 = c8_pairs + digit
    c6 = c7 + merit.score_width
    complete = 1 << (c6 + digit) if whole else 0
    count = len(players)
    weights = [[0] * count for _ in players]
    for vertex, higher in enumerate(players):
        legal = completion.legal[higher]
        of_score = merit.of_score.get(field.scores[higher], 0)
        here = complete + (1 << c6) + (of_score << c7)
        following = complete + (1 << c8_pairs) + (of_score << c8_scores)
        row = weights[vertex]
        for other in range(max(vertex + 1, bracket.size - bracket.residents), count):
            lower = players[other]
            if legal >> lower & 1:
                if other < inside:
                    weight = here + (0 if only_numbers else merit.quality(higher, lower))
                else:
                    weight = following if lower < next_high else complete
                row[other] = weights[other][vertex] = weight
    if floaters or (whole and completion.has_bye):
        add_vertex(weights, players, floaters or completion.candidates, complete)
    return Problem(weights, players, len(bracket.moved_down), bracket.residents)


def add_vertex(weights: Weights, players: Sequence[int], joined: int, weight: int) -> None:
    """One vertex more: the bye, or the leftover."""
    last = []
    for row, position in zip(weights, players, strict=True):
        row.append(weight if joined >> position & 1 else 0)
        last.append(row[-1])
    weights.append([*last, 0])


# -------------------------------------------------------------------- the two matchings


def solve(problem: Problem) -> Solved:
    """The bracket's pairs, in the order of S1, MDPs first."""
    moved_down, inside = problem.moved_down, problem.moved_down + problem.residents
    fixed: list[tuple[int, int]] = []
    remainder = list(range(moved_down, inside))
    half = problem.residents // 2
    mates: list[int] = []
    if moved_down:
        mates = heaviest_matching(_with_mdp_order(problem))
        fixed = [(mdp, mates[mdp]) for mdp in range(moved_down) if moved_down <= mates[mdp] < inside]
        taken = {opponent for _, opponent in fixed}
        remainder = [vertex for vertex in remainder if vertex not in taken]
        half = sum(moved_down <= mates[vertex] < vertex for vertex in remainder)
    rest: list[tuple[int, int]] = []
    if half:
        rest, mates = _solve_remainder(problem, fixed, remainder, half)
    pairs = fixed + rest
    paired = {vertex for pair in pairs for vertex in pair}
    players = problem.players
    return Solved(
        [(players[higher], players[lower]) for higher, lower in pairs],
        [players[vertex] for vertex in range(inside) if vertex not in paired],
        [players[vertex] for vertex in range(len(players)) if mates[vertex] < 0] if mates else players[:inside],
    )


def _with_mdp_order(problem: Problem) -> Weights:
    """Last digits: the set of MDPs paired, best-ranked first; then their opponents, first MDP first."""
    moved_down, residents = problem.moved_down, problem.residents
    digit = (residents + 1).bit_length()
    shift = moved_down + moved_down * digit
    weights = [[weight << shift for weight in row] for row in problem.weights]
    for mdp in range(moved_down):
        place = moved_down - 1 - mdp
        chosen = 1 << (place + moved_down * digit)
        for vertex in range(moved_down, moved_down + residents):
            if weights[mdp][vertex]:
                rank = residents - (vertex - moved_down)
                weights[mdp][vertex] += chosen + (rank << (place * digit))
                weights[vertex][mdp] = weights[mdp][vertex]
    return weights


def _solve_remainder(
    problem: Problem, fixed: list[tuple[int, int]], remainder: list[int], half: int
) -> tuple[list[tuple[int, int]], list[int]]:
    """Pairs of the remainder, and the partners of all vertices. ``half`` pairs are expected; where it was only a
    guess, the matching is repeated with the number that came out."""
    taken = {vertex for pair in fixed for vertex in pair}
    limbo = [mdp for mdp in range(problem.moved_down) if mdp not in taken]
    while True:
        weights = _with_remainder_order(problem.weights, remainder, half)
        for vertex in taken:
            weights[vertex] = [0] * len(weights)
            for row in weights:
                row[vertex] = 0
        for mdp in limbo:
            for vertex in remainder:
                weights[mdp][vertex] = weights[vertex][mdp] = 0
        mates = heaviest_matching(weights)
        inside = set(remainder)
        pairs = [(vertex, mates[vertex]) for vertex in remainder if mates[vertex] > vertex and mates[vertex] in inside]
        for higher, lower in fixed:
            mates[higher], mates[lower] = lower, higher
        if len(pairs) == half or not pairs:
            return pairs, mates
        half = len(pairs)


def _with_remainder_order(weights: Weights, remainder: Sequence[int], half: int) -> Weights:
    """Last digits: fewest exchanges, smallest difference, lowest S1 players out, best S2 players in; then the
    opponents of S1, first first. Who is in S1 after the exchange is simply the higher member of each pair."""
    size = len(remainder)
    digit = (size + 1).bit_length() + 1
    opponents = size * digit
    shift = _exchange_width(size, half) + opponents
    weights = [[weight << shift for weight in row] for row in weights]
    for place, vertex in enumerate(remainder):
        row = weights[vertex]
        first = _exchange_digits(place, half, size) << opponents
        at = (size - 1 - place) * digit
        for later in range(place + 1, size):
            other = remainder[later]
            if row[other]:
                row[other] += first + ((size - later) << at)
                weights[other][vertex] = row[other]
    return weights


def _exchange_width(size: int, half: int) -> int:
    digit = (size + 1).bit_length() + 1
    return 3 * digit + (half + digit) + (size + digit)


def _exchange_digits(place: int, half: int, size: int) -> int:
    """What it is worth that the player at this place of the remainder is in S1."""
    digit = (size + 1).bit_length() + 1
    stays = place < half
    worth = (stays << 2 * digit) + size - place
    worth = (worth << (half + digit)) + (1 << half) - ((1 << place) if stays else 0)
    return (worth << (size + digit)) + (0 if stays else 1 << (size - 1 - place))


def fewest_exchanges(
    rows: Sequence[int], vertices: Sequence[int], half: int, floaters: int, leftovers: int
) -> list[int]:
    """S1 after the first exchange that leads to a perfect matching of the graph H, however many it takes.

    ``rows`` are H's, ``vertices`` the remainder in order, of whom ``half`` are S1 before the exchange.
    """
    size = len(vertices)
    width = _exchange_width(size, half)
    paired = 1 << (width + size.bit_length())
    count = size + leftovers
    weights = [[0] * count for _ in range(count)]
    for place, vertex in enumerate(vertices):
        worth = paired + _exchange_digits(place, half, size)
        for later in range(place + 1, size):
            if rows[vertex] >> vertices[later] & 1:
                weights[place][later] = weights[later][place] = worth
        if floaters >> vertex & 1:
            for dummy in range(size, count):
                weights[place][dummy] = weights[dummy][place] = paired
    mates = heaviest_matching(weights)
    return [vertices[place] for place in range(size) if place < mates[place] < size]
