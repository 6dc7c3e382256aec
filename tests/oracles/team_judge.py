"""C.04.6 of 2026 by plain enumeration: written from the text alone, without a look at the engine.

``pair`` and ``colours`` answer for teams as the rules see them (:class:`Seen`). Points in tenths, virtual ones
included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

Pairs = list[tuple[int, int]]


class Seen(NamedTuple):
    """A team before the round: scores, whom it met, its colours in played matches (``WB``), whether it floated in the
    round before, whether C2 keeps the bye from it."""

    primary: int
    secondary: int
    met: frozenset[int]
    colours: str
    floated: bool
    barred: bool

    @property
    def difference(self) -> int:
        """1.6: Whites minus Blacks."""
        return self.colours.count("W") - self.colours.count("B")


class Terms(NamedTuple):
    """``kind``: A, B or none (empty). ``left``: rounds from this one on, this one included."""

    kind: str
    uses_secondary: bool
    initial: str
    left: int


class Judge:
    """One round."""

    def __init__(
        self, teams: Mapping[int, Seen], terms: Terms, forbidden: frozenset[frozenset[int]] = frozenset()
    ) -> None:
        self.teams, self.terms, self.forbidden = teams, terms, forbidden
        self.known: dict[tuple[int, ...], bool] = {}

    def pair(self) -> tuple[Pairs, int]:
        """3.3: the bye (0: none), then bracket after bracket. No pairs and -1 where nothing is legal."""
        rest = list(self.teams)
        bye = 0
        if len(rest) % 2:
            may = [team for team in rest if not self.teams[team].barred and self._complete(_without(rest, [team]))]
            if not may:
                return [], -1
            bye = min(may, key=lambda team: (self.teams[team].primary, -len(self.teams[team].colours), -team))
            rest.remove(bye)
        if not self._complete(rest):
            return [], -1
        pairs: Pairs = []
        while rest:
            top = max(self.teams[team].primary for team in rest)
            residents = [team for team in rest if self.teams[team].primary == top]
            bracket = residents + self._upfloaters(residents, _without(rest, residents))
            pairs += self._bracket(sorted(bracket))
            rest = _without(rest, bracket)
        return pairs, bye

    def colours(self, one: int, other: int) -> tuple[int, int, str]:
        """4.3: White, Black, and the number of the rule."""
        teams = self.teams
        first, second = sorted(
            (one, other),
            key=lambda team: (-teams[team].primary, -teams[team].secondary * self.terms.uses_secondary, team),
        )
        colour, rule = self._of_first(first, second)
        return (first, second, rule) if colour == "W" else (second, first, rule)

    def _of_first(self, first: int, second: int) -> tuple[str, str]:
        mine, yours = self.teams[first], self.teams[second]
        wish, other = self._preference(first), self._preference(second)
        if not mine.colours and not yours.colours:
            return (self.terms.initial if first % 2 else _OTHER[self.terms.initial]), "4.3.1"
        if bool(wish) != bool(other):
            return wish[:1] or _OTHER[other[0]], "4.3.2"
        if wish and wish[0] != other[0]:
            return wish[0], "4.3.3"
        if wish and self.terms.kind == "B" and wish != other:
            return (wish if len(wish) > 1 else _OTHER[other[0]])[0], "4.3.4"
        if mine.difference != yours.difference:
            return "W" if mine.difference < yours.difference else "B", "4.3.5"
        for own, their in zip(reversed(mine.colours), reversed(yours.colours), strict=False):
            if own != their:
                return _OTHER[own], "4.3.6"
        if wish:
            return wish[0], "4.3.7"
        if mine.colours:
            return _OTHER[mine.colours[-1]], "4.3.8"
        return yours.colours[-1], "4.3.9"

    def _preference(self, team: int) -> str:
        """1.7: the colour, a strong one (and every one of type A) with an exclamation mark; empty: none."""
        seen = self.teams[team]
        if not self.terms.kind or not seen.colours:
            return ""
        difference, last_two = seen.difference, seen.colours[-2:]
        if difference <= -2 or (difference in (0, -1) and last_two == "BB"):
            return "W!"
        if difference >= 2 or (difference in (0, 1) and last_two == "WW"):
            return "B!"
        if self.terms.kind == "A":
            return ""
        if difference:
            return "W" if difference == -1 else "B"
        return "" if self.terms.left == 1 else _OTHER[seen.colours[-1]]

    def _may_meet(self, one: int, other: int) -> bool:
        return other not in self.teams[one].met and frozenset((one, other)) not in self.forbidden

    def _complete(self, teams: Sequence[int]) -> bool:
        """C3."""
        left = tuple(sorted(teams))
        if left not in self.known:
            self.known[left] = not left or any(
                self._may_meet(left[0], other) and self._complete(_without(left[1:], [other])) for other in left[1:]
            )
        return self.known[left]

    def _upfloaters(self, residents: list[int], below: list[int]) -> list[int]:
        """3.5."""
        for count in range(len(residents) % 2, len(below) + 1, 2):
            sets = [
                chosen
                for chosen in combinations(below, count)
                if self._complete([*residents, *chosen]) and self._complete(_without(below, chosen))
            ]
            if sets:
                highest = max(map(self._scores, sets))
                sets = [chosen for chosen in sets if self._scores(chosen) == highest]
                best = min([(self._worth(chosen, below), chosen) for chosen in sets])
                return list(best[1])
        raise AssertionError

    def _scores(self, chosen: Sequence[int]) -> list[int]:
        """C5: the lowest first."""
        return sorted(self.teams[team].primary for team in chosen)

    def _worth(self, chosen: Sequence[int], below: list[int]) -> tuple[bool, int, list[tuple[int, int]]]:
        """C6, C7, and the order of 3.5."""
        floated = sum(self.teams[team].floated for team in chosen) if self.terms.left > 2 else 0
        order = sorted(chosen, key=lambda team: (-self.teams[team].primary, team))
        return not self._served(chosen, below), floated, [(0, team) for team in order]

    def _served(self, chosen: Sequence[int], below: list[int]) -> bool:
        """C6: the following scoregroup can be paired with the fewest upfloaters, if there is anything left of it."""
        following = max((self.teams[team].primary for team in below), default=0)
        group = [team for team in _without(below, chosen) if self.teams[team].primary == following]
        rest = _without(_without(below, chosen), group)
        return not group or any(
            self._complete([*group, *more]) and self._complete(_without(rest, more))
            for more in combinations(rest, len(group) % 2)
        )

    def _bracket(self, teams: list[int]) -> Pairs:
        """3.6: C8, C9 (type B), C10, then the first in order."""
        legal = [made for made in _matchings(teams) if all(self._may_meet(*pair) for pair in made)]
        return min(legal, key=self._cost)

    def _cost(self, made: Pairs) -> tuple[int, int, int, list[int]]:
        wishes = [(self._preference(top), self._preference(bottom)) for top, bottom in made]
        same = sum(bool(top and bottom) and top[0] == bottom[0] for top, bottom in wishes)
        strong = sum(top == bottom and len(top) > 1 for top, bottom in wishes) if self.terms.kind == "B" else 0
        unequal = [pair for pair in made if self.teams[pair[0]].primary != self.teams[pair[1]].primary]
        floated = [self.teams[max(pair, key=lambda team: self.teams[team].primary)].floated for pair in unequal]
        order = [top for top, _ in made] + [bottom for _, bottom in made]
        return same, strong, sum(floated) if self.terms.left > 2 else 0, order


_OTHER = {"W": "B", "B": "W"}


def _without(teams: Sequence[int], gone: Sequence[int]) -> list[int]:
    return [team for team in teams if team not in gone]


def _matchings(teams: list[int]) -> Iterator[Pairs]:
    """All of them, the smaller number of a pair first, pairs by their first."""
    if not teams:
        yield []
    for at in range(1, len(teams)):
        for others in _matchings(teams[1:at] + teams[at + 1 :]):
            yield [(teams[0], teams[at]), *others]
