"""The definition itself, by plain enumeration: every pairing of a bracket in the order of article 4.3, judged by C4 to
C8. For brackets of up to about eight players.

It shares the field (ranking, preferences, who may meet whom) with the engine, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairwright.errors import NoLegalPairing, Witness
from pairwright.pairing.systems.burstein.field import Field

Pairing = tuple[tuple[int, int], ...]
"""Numbers in the bracket from 1, the opponent of the smallest first; a floater meets 0."""


def pair_slowly(field: Field) -> tuple[int, tuple[tuple[Pairing, tuple[int, ...]], ...]]:
    """The bye (-1: none) and, bracket by bracket, pairs (higher ranked, lower ranked) and floaters, in positions.

    Raises :class:`NoLegalPairing`.
    """
    bye = _bye(field)
    open_ = [player for player in range(field.size) if player != bye]
    brackets = []
    floaters: tuple[int, ...] = ()
    for low, high in field.groups:
        residents = [player for player in open_ if low <= player < high]
        if residents:
            open_ = [player for player in open_ if player >= high]
            bracket = sorted((*floaters, *residents), key=lambda player: field.rank[player])
            pairs, floaters = _best(field, bracket, open_)
            brackets.append((pairs, floaters))
    return bye, tuple(brackets)


def pairings(size: int, floaters: int) -> Iterator[Pairing]:
    """All pairings of the numbers 1 to ``size`` with so many floaters, in the order of article 4.3.

    >>> [" ".join(f"{one}-{other}" for one, other in made) for made in pairings(6, 2)][:4]
    ['1-6 2-5 3-0 4-0', '1-6 2-4 3-0 5-0', '1-6 2-3 4-0 5-0', '1-6 2-0 3-5 4-0']
    """
    yield from _pairings(tuple(range(1, size + 1)), floaters)


def _pairings(open_: tuple[int, ...], floaters: int) -> Iterator[Pairing]:
    if not open_:
        if not floaters:
            yield ()
        return
    if len(open_) < floaters:
        return
    first, rest = open_[0], open_[1:]
    for other in reversed(rest):
        for more in _pairings(tuple([number for number in rest if number != other]), floaters):
            yield ((first, other), *more)
    if floaters:
        for more in _pairings(rest, floaters - 1):
            yield ((first, 0), *more)


def _candidates(field: Field, bracket: Sequence[int], floaters: int) -> Iterator[tuple[Pairing, tuple[int, ...]]]:
    """Pairs and floaters of the pairings that C1 and C3 allow, in order."""
    for made in pairings(len(bracket), floaters):
        pairs = tuple((bracket[one - 1], bracket[other - 1]) for one, other in made if other)
        if all(field.rows[one] >> other & 1 for one, other in pairs):
            yield pairs, tuple(bracket[one - 1] for one, other in made if not other)


def _can_be_paired(field: Field, players: Sequence[int]) -> bool:
    if not players:
        return True
    first, rest = players[0], players[1:]
    return any(
        field.rows[first] >> other & 1 and _can_be_paired(field, [player for player in rest if player != other])
        for other in rest
    )


def _bye(field: Field) -> int:
    """Article 3.1."""
    state = field.state
    everybody = list(range(field.size))
    if field.size % 2 == 0:
        if not _can_be_paired(field, everybody):
            raise NoLegalPairing(state.round, Witness((), ()))
        return -1
    for player in sorted(everybody, key=lambda one: (state.scores[one], -state.games[one], -field.rank[one])):
        if state.may_have_bye[player] and _can_be_paired(field, [other for other in everybody if other != player]):
            return player
    raise NoLegalPairing(state.round, Witness((), ()))


def _best(field: Field, bracket: Sequence[int], below: Sequence[int]) -> tuple[Pairing, tuple[int, ...]]:
    """C5 to C8, then the first."""
    best: tuple[object, ...] = ()
    found: tuple[Pairing, tuple[int, ...]] = ((), ())
    ahead: dict[tuple[int, ...], object] = {}
    for count in range(len(bracket) % 2, len(bracket) + 1, 2):
        for pairs, floaters in _candidates(field, bracket, count):
            if not _can_be_paired(field, [*floaters, *below]):
                continue
            if floaters not in ahead:
                ahead[floaters] = _ahead(field, floaters, below)
            cost = (_scores(field, floaters), ahead[floaters], sum(field.clash(one, other) for one, other in pairs))
            if not best or cost < best:
                best, found = cost, (pairs, floaters)
        if best:
            return found
    raise AssertionError("everybody was to be pairable")


def _ahead(field: Field, floaters: tuple[int, ...], below: Sequence[int]) -> object:
    """C7: the fewest floaters of the next bracket, then their lowest scores, what is left being pairable."""
    if not below or not floaters:
        return ()
    scores = field.state.scores
    following = [player for player in below if scores[player] == scores[below[0]]]
    rest = below[len(following) :]
    bracket = [*floaters, *following]
    for count in range(len(bracket) % 2, len(bracket) + 1, 2):
        found = [
            _scores(field, left)
            for _, left in _candidates(field, bracket, count)
            if _can_be_paired(field, [*left, *rest])
        ]
        if found:
            return count, min(found)
    raise AssertionError("everybody was to be pairable")


def _scores(field: Field, players: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted((field.state.scores[player] for player in players), reverse=True))
