"""Two complete pairings of a round: where they part, and by which criterion or order (articles 2, 3.1, 4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.handbook.citation import Article
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of
from pairwright.pairing.findings import Count
from pairwright.pairing.systems.burstein.bracket import next_group, pair_bracket
from pairwright.pairing.systems.burstein.field import Field
from pairwright.pairing.weighed import Parting, bye_parting, contrast_of, round_of


class Laid(NamedTuple):
    """A bracket of a given pairing, in positions: its pairs, its floaters (by rank), and the set of those below it."""

    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[int, ...]
    below: int


def lay_out(field: Field, pairs: Sequence[tuple[int, int]]) -> list[Laid]:
    """A complete pairing, bracket by bracket: a pair is made in the bracket of its lower ranked player's score."""
    laid = []
    made_in = {max(pair): pair for pair in pairs}
    open_ = set_of(player for pair in pairs for player in pair)
    floaters: set[int] = set()
    for low, high in field.groups:
        residents = [player for player in range(low, high) if open_ >> player & 1]
        if residents:
            open_ &= ~set_of(residents)
            here = tuple([made_in[player] for player in residents if player in made_in])
            floaters = (floaters | set(residents)) - {player for pair in here for player in pair}
            laid.append(Laid(here, tuple(field.ranked(floaters)), open_))
    return laid


def counts(field: Field, laid: Laid) -> tuple[tuple[Article, Count], ...]:
    """C5 to C8 of a bracket, most important first."""
    found: list[tuple[str, Count]] = [
        ("C5", (len(laid.floaters),)),
        ("C6", _scores(field, laid.floaters)),
        ("C7", next_bracket(field, laid.floaters, laid.below)),
        ("C8", (sum(field.clash(one, other) for one, other in laid.pairs),)),
    ]
    return tuple([(BURSTEIN_2026[code], count) for code, count in found])


def next_bracket(field: Field, floaters: Sequence[int], below: int) -> Count:
    """C7: number and scores of the floaters of the next bracket, at its best, if these come down to it; empty if nobody
    does."""
    if not floaters or not below:
        return ()
    following = next_group(field, below)
    again = pair_bracket(field, field.ranked([*floaters, *members(following)]), below & ~following).floaters
    return (len(again), *_scores(field, again))


def _scores(field: Field, floaters: Sequence[int]) -> Count:
    return tuple(sorted((field.state.scores[player] for player in floaters), reverse=True))


def parting(field: Field, chosen: Sequence[tuple[int, int]], rival: Sequence[tuple[int, int]]) -> Parting:
    """Where the rival leaves the chosen pairing; both are boards in numbers, the bye as ``(number, 0)``."""
    mine, yours = round_of(field.state, chosen), round_of(field.state, rival)
    if mine.bye != yours.bye:
        return bye_parting(BURSTEIN_2026["3.1"], field.state, field.rank, mine.bye, yours.bye)
    steps = zip(lay_out(field, mine.pairs), lay_out(field, yours.pairs), strict=True)
    number, ours, theirs = next(
        (number, one, other) for number, (one, other) in enumerate(steps, 1) if set(one.pairs) != set(other.pairs)
    )
    concerned = {player for pair in set(ours.pairs) ^ set(theirs.pairs) for player in pair}
    concerned |= set(ours.floaters) ^ set(theirs.floaters)
    contrast = contrast_of(counts(field, ours), counts(field, theirs), BURSTEIN_2026["4.3"])
    return Parting(contrast, number, tuple(sorted(field.numbers(concerned))))
