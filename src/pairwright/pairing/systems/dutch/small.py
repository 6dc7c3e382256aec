"""Small brackets whose bounds are not attained: every pairing of the best leftovers, compared."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.matching.bits import first_member, members, set_of
from pairwright.matching.complete import is_perfect
from pairwright.pairing.systems.dutch.bracket import Bracket, Candidate
from pairwright.pairing.systems.dutch.leftovers import is_ideal, leftover_sets, next_bracket_value
from pairwright.pairing.systems.dutch.merit import Merit

Pairs = tuple[tuple[int, int], ...]


def pair_small(bracket: Bracket, byes: int) -> Candidate:
    """The best candidate of a small bracket, in positions.

    ``byes``: vertices that are equally good (C5, C9) as the bracket's only leftover, who gets the bye; empty if
    the bracket's leftovers are to be found.
    """
    everyone = (1 << bracket.size) - 1
    sets: list[tuple[int, ...]]
    if byes:
        sets = [
            (bracket.positions[vertex],)
            for vertex in members(byes)
            if is_perfect(bracket.rows, everyone ^ (1 << vertex))
        ]
    else:
        sets = _best_leftover_sets(bracket)
    search = _Enumeration(bracket)
    for left in sets:
        search.compare_all(left)
    positions = bracket.positions
    return Candidate([(positions[higher], positions[lower]) for higher, lower in search.best], list(search.left))


def _best_leftover_sets(bracket: Bracket) -> list[tuple[int, ...]]:
    """All leftover sets that are best by C6, C7 and C8."""
    scores = bracket.completion.field.scores
    equal: list[tuple[int, ...]] = []
    first_key: list[int] = []
    fewest = max(bracket.fewest_left(), bracket.completion.deficiency(bracket.index + 1))
    for left in leftover_sets(bracket, fewest):
        key = sorted((scores[position] for position in left), reverse=True)
        if not equal:
            first_key = key
        elif key != first_key:
            break
        equal.append(left)
    if len(equal) < 2:
        return equal
    completion, index = bracket.completion, bracket.index
    likenesses = [_likeness(bracket, left) for left in equal]
    alike = dict(zip(likenesses, equal, strict=True))
    best = {likeness for likeness, left in alike.items() if is_ideal(completion, left, index)}
    if not best:
        values = {likeness: next_bracket_value(completion, left, index).key for likeness, left in alike.items()}
        least = min(values.values())
        best = {likeness for likeness, value in values.items() if value == least}
    return [left for left, likeness in zip(equal, likenesses, strict=True) if likeness in best]


def _likeness(bracket: Bracket, left: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """All that C8 asks of a leftover set: scores, and whom they may meet below. Sets that are alike are judged once."""
    scores, legal = bracket.completion.field.scores, bracket.completion.legal
    return tuple(sorted([(scores[position], legal[position] >> bracket.high) for position in left]))


class _Enumeration:
    """Keeps the best pairing so far: by C10 to C21, then the order of article 4."""

    def __init__(self, bracket: Bracket) -> None:
        self.bracket = bracket
        field = bracket.completion.field
        self.merit = Merit(field, field.scores[bracket.low], bracket.positions, bracket.size)
        self.quality: dict[tuple[int, int], int] = {}
        self.best: Pairs = ()
        self.best_quality = -1
        self.left: Sequence[int] = ()
        self._trying: Sequence[int] = ()

    def compare_all(self, left: Sequence[int]) -> None:
        """Try every pairing that leaves over these positions."""
        self._trying = left
        gone = set(left)
        open_ = set_of(vertex for vertex, position in enumerate(self.bracket.positions) if position not in gone)
        self._extend(open_, 0, ())

    def _extend(self, open_: int, quality: int, pairs: Pairs) -> None:
        if not open_:
            self._compare(quality, pairs)
            return
        vertex = open_.bit_length() - 1
        if vertex < self.bracket.residents:
            vertex = first_member(open_)
        rest = open_ ^ (1 << vertex)
        for partner in members(self.bracket.rows[vertex] & rest):
            pair = (vertex, partner)
            worth = self.quality.get(pair)
            if worth is None:
                positions = self.bracket.positions
                worth = self.quality[pair] = self.merit.quality(positions[vertex], positions[partner])
            self._extend(rest ^ (1 << partner), quality + worth, (*pairs, pair))

    def _compare(self, quality: int, pairs: Pairs) -> None:
        if quality < self.best_quality:
            return
        ordered = _in_order_of_s1(pairs, self.bracket.residents)
        if quality > self.best_quality or self._key(ordered) < self._key(self.best):
            self.best, self.best_quality, self.left = ordered, quality, self._trying

    def _key(self, pairs: Pairs) -> tuple[object, ...]:
        """Place in the order of article 4; smaller is earlier."""
        residents = self.bracket.residents
        moved_down = [pair for pair in pairs if pair[0] >= residents]
        taken = {opponent for _, opponent in moved_down}
        place: dict[int, int] = {}
        for vertex in range(residents):
            if vertex not in taken:
                place[vertex] = len(place)
        rest = [(place[higher], place[lower]) for higher, lower in pairs if higher < residents]
        half = len(rest)
        upper = {higher for higher, _ in rest}
        entering = [number for number in upper if number >= half]
        return (
            [mdp for mdp, _ in moved_down],
            [opponent for _, opponent in moved_down],
            len(entering),
            sum(upper),
            sorted(-number for number in range(half) if number not in upper),
            sorted(entering),
            [lower for _, lower in rest],
        )


def _in_order_of_s1(pairs: Pairs, residents: int) -> Pairs:
    """MDPs first, best first; then the remainder's S1."""
    return tuple(sorted(pairs, key=lambda pair: (pair[0] < residents, pair[0])))
