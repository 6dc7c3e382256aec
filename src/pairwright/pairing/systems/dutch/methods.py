"""How a bracket is paired: what may be left over, then the quickest method that is exact."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.bits import first_member, members, set_of
from pairwright.pairing.systems.dutch.bounds import BoundedBracket, colour_bound
from pairwright.pairing.systems.dutch.bracket import MISSED, Bracket, Candidate
from pairwright.pairing.systems.dutch.completion import Completion
from pairwright.pairing.systems.dutch.leftovers import best_single_leftovers, is_ideal
from pairwright.pairing.systems.dutch.order import first_candidate

_SMALL = 7
"""Up to this many players all pairings are compared; larger brackets are quicker by weight."""
_PATIENCE = 3
"""Leftovers that are not ideal before the best ones are worked out."""


def pair_bracket(completion: Completion, index: int, moved_down: Sequence[int]) -> Candidate:
    """The pairs (in the order of S1, MDPs first) and the leftovers of a bracket, in positions."""
    bracket = Bracket(completion, index, moved_down)
    if bracket.size <= 2:
        return _tiny(bracket)
    if bracket.has_no_pair():
        return Candidate([], [*moved_down, *range(bracket.low, bracket.high)])
    if bracket.size % 2:
        if _bye_is_due(bracket):
            return _with_bye(bracket)
        return _with_one_leftover(bracket)
    if completion.pairable(index + 1):
        return _with_no_leftover(bracket)
    return _with_forced_leftovers(bracket)


def _tiny(bracket: Bracket) -> Candidate:
    """One or two players: they meet if they may and the others can be paired without them."""
    players = [*bracket.moved_down, *range(bracket.low, bracket.high)]
    if len(players) == 2:
        higher, lower = players
        legal = bracket.completion.legal[higher] >> lower & 1
        if legal and bracket.completion.pairable(bracket.index + 1):
            return Candidate([(higher, lower)], [])
    return Candidate([], players)


def by_bounds(bracket: Bracket, leftovers: int, floaters: int) -> Candidate:
    """The first candidate at all bounds, in positions; MISSED if there is none."""
    if len(bracket.moved_down) > bracket.residents - (leftovers if leftovers > 1 else 0):
        return MISSED
    found = first_candidate(BoundedBracket(bracket, leftovers, colour_bound(bracket, leftovers), floaters))
    if not found.attained:
        return found
    positions = bracket.positions
    return Candidate(
        [(positions[higher], positions[lower]) for higher, lower in found.pairs],
        sorted(positions[vertex] for vertex in found.left),
    )


# -------------------------------------------------------------------- by the least number of leftovers


def _with_no_leftover(bracket: Bracket) -> Candidate:
    found = by_bounds(bracket, 0, 0)
    if found.attained:
        return found
    if bracket.size > _SMALL and bracket.can_pair_all():
        from pairwright.pairing.systems.dutch.exact import pair_bracket_alone

        return pair_bracket_alone(bracket, 0)
    return _in_general(bracket)


def _with_one_leftover(bracket: Bracket) -> Candidate:
    """One downfloater, chosen by C8 before the colours.

    The first candidate at the bounds is it if its leftover is ideal. If not, it is asked again without that one:
    a candidate that is first among more is first among the ideal ones too.
    """
    completion, index = bracket.completion, bracket.index
    floaters = bracket.home
    found = first = by_bounds(bracket, 1, floaters)
    for _ in range(_PATIENCE):
        if not found.attained:
            break
        if is_ideal(completion, found.left, index):
            return found
        floaters ^= 1 << (found.left[0] - bracket.low)
        found = by_bounds(bracket, 1, floaters)
    if completion.deficiency(index + 1) > 1:
        return _with_forced_leftovers(bracket)
    if bracket.size <= _SMALL or len(bracket.moved_down) > bracket.residents:
        return _in_general(bracket)
    best = best_single_leftovers(bracket)
    if not best:
        return _in_general(bracket)
    if first.attained and best >> (first.left[0] - bracket.low) & 1:
        return first
    found = by_bounds(bracket, 1, best)
    if found.attained:
        return found
    from pairwright.pairing.systems.dutch.exact import pair_bracket_alone

    return pair_bracket_alone(bracket, best << bracket.low)


def _with_forced_leftovers(bracket: Bracket) -> Candidate:
    """Some below can be paired only with players from here: as many must go down, at least."""
    completion = bracket.completion
    holds_bye = completion.has_bye and completion.bye_score >= completion.field.scores[bracket.low]
    if not holds_bye and bracket.index + 1 < completion.brackets:
        found = by_bounds(bracket, completion.deficiency(bracket.index + 1), bracket.home)
        if found.attained and is_ideal(completion, found.left, bracket.index):
            return found
    return _in_general(bracket)


def _in_general(bracket: Bracket, byes: int = 0) -> Candidate:
    """Exact whatever the bracket."""
    if bracket.size <= _SMALL:
        from pairwright.pairing.systems.dutch.small import pair_small

        return pair_small(bracket, byes)
    from pairwright.pairing.systems.dutch.exact import pair_bracket_alone, pair_by_weight

    if byes:
        positions = set_of(bracket.positions[vertex] for vertex in range(bracket.size) if byes >> vertex & 1)
        return pair_bracket_alone(bracket, positions)
    return pair_by_weight(bracket)


# -------------------------------------------------------------------- the bye player as the only leftover


def _bye_is_due(bracket: Bracket) -> bool:
    """Must the bye go to somebody in this bracket (or is he the last one anyway), all others below being paired?

    The scope of C9: a single downfloater, who will have the bye.
    """
    completion = bracket.completion
    return (
        completion.has_bye
        and completion.bye_score >= completion.field.scores[bracket.low]
        and completion.pairable_without_bye(bracket.index + 1)
    )


def bye_candidates(bracket: Bracket) -> list[int]:
    """Vertices equally good by C5 and C9 as the bracket's only leftover, who gets the bye; empty if the bracket
    does not leave just the bye player."""
    return list(members(_best_byes(bracket))) if bracket.size % 2 and _bye_is_due(bracket) else []


def _with_bye(bracket: Bracket) -> Candidate:
    """C9 first: the candidates with most games played among those who can be the only leftover."""
    byes = _best_byes(bracket)
    if not byes:
        return _in_general(bracket)
    if byes & bracket.home:
        found = by_bounds(bracket, 1, byes)
        return found if found.attained else _in_general(bracket, byes)
    if byes & (byes - 1):
        return _in_general(bracket, byes)
    player = bracket.positions[first_member(byes)]
    others = [position for position in bracket.moved_down if position != player]
    found = by_bounds(Bracket(bracket.completion, bracket.index, others), 0, 0)
    return Candidate(found.pairs, [player]) if found.attained else _in_general(bracket, byes)


def _best_byes(bracket: Bracket) -> int:
    """Vertices: the candidates of most games played of whom one can be the only leftover; empty if nobody can."""
    completion = bracket.completion
    candidates = bracket.local(completion.candidates)
    games = completion.field.games
    by_games: dict[int, int] = {}
    for vertex in range(bracket.size):
        if candidates >> vertex & 1:
            played = games[bracket.positions[vertex]]
            by_games[played] = by_games.get(played, 0) | 1 << vertex
    for played in sorted(by_games, reverse=True):
        if bracket.can_leave_one_of(by_games[played]):
            return by_games[played]
    return 0
