"""Any bracket by weight: a heaviest matching whose weights are the criteria, the order of the candidates below them.

The digits, most important first: everybody can be paired (C.4; C.2 in the last bracket), most pairs (C.5), then the
costs of :mod:`penalties`, then the order of B.6 and B.7.
"""

from __future__ import annotations

from pairwright.handbook.dutch import DUTCH_2017 as RULES
from pairwright.matching.bits import set_of
from pairwright.pairing.systems.dutch.exact import Problem, add_vertex, solve
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch_2017.criteria import Kind
from pairwright.pairing.systems.dutch_2017.penalties import Penalties
from pairwright.state.round_state import RoundState

IMPLEMENTS = (*(RULES[number] for number in ("B.2", "B.3", "B.4", "B.5", "B.6", "B.7", "B.8")), RULES["C.4"])

NOBODY_AHEAD = (0, 0)


def by_weight(state: RoundState, legal: list[int], bracket: Bracket, kind: Kind) -> Candidate:
    """The best candidate of a bracket. ``legal`` are the rows of C.1 and C.3, by position."""
    ahead = next_group(state, bracket) if kind is Kind.ORDINARY else NOBODY_AHEAD
    return _solved(_problem(state, legal, bracket, kind, ahead))


def without_look_ahead(state: RoundState, legal: list[int], bracket: Bracket) -> Candidate:
    """The best candidate of an ordinary bracket but for C.7: the best of all if nothing could serve the next bracket
    better than its downfloaters do."""
    return _solved(_problem(state, legal, bracket, Kind.ORDINARY, NOBODY_AHEAD))


def _solved(problem: Problem) -> Candidate:
    solved = solve(problem)
    return Candidate(tuple(solved.pairs), tuple(sorted(solved.left)))


def leaving(state: RoundState, legal: list[int], bracket: Bracket, kind: Kind, leftover: tuple[int, ...]) -> Candidate:
    """The best candidate that leaves over at least these players of the bracket."""
    gone, others = set_of(leftover), set_of(bracket.members)
    rows = list(legal)
    for player in bracket.members:
        rows[player] &= ~others if player in leftover else ~gone
    return by_weight(state, rows, bracket, kind)


def next_group(state: RoundState, bracket: Bracket) -> tuple[int, int]:
    """The scoregroup below a bracket, as a range of positions."""
    low = high = bracket.residents[1]
    while high < state.size and state.scores[high] == state.scores[low]:
        high += 1
    return low, high


def _problem(state: RoundState, legal: list[int], bracket: Bracket, kind: Kind, ahead: tuple[int, int]) -> Problem:
    below = range(bracket.residents[1], ahead[1] if kind is Kind.ORDINARY else state.size)
    penalties = Penalties(state, bracket, ahead)
    players = [*bracket.members, *below]
    inside, residents = bracket.size, bracket.residents[1] - bracket.residents[0]
    enough = len(players).bit_length() + 2
    constant = 1 << penalties.width
    one_pair = constant << enough
    everybody = 0 if kind is Kind.ORDINARY else one_pair << enough
    left = [penalties.of_downfloater(player) for player in bracket.members]
    after = [penalties.of_unpaired_ahead(player) for player in players] if ahead != NOBODY_AHEAD else []
    weights = [[0] * len(players) for _ in players]
    for vertex, higher in enumerate(players):
        row = legal[higher]
        for other in range(max(vertex + 1, inside - residents), len(players)):
            lower = players[other]
            if row >> lower & 1:
                weight = everybody
                if other < inside:
                    weight += one_pair + constant - penalties.of_pair(higher, lower) + left[vertex] + left[other]
                if after:
                    weight += after[vertex] + after[other]
                weights[vertex][other] = weights[other][vertex] = weight
    if kind is not Kind.ORDINARY and len(players) % 2:
        add_vertex(weights, players, set_of(p for p in players if state.may_have_bye[p]), everybody)
    return Problem(weights, players, len(bracket.moved_down), residents)
