"""Two complete pairings of a round: where they part, and by which criterion or order (articles 2, 3.1, 4)."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.citation import Article
from pairwright.handbook.dubov import DUBOV_2026
from pairwright.lean import NamedTuple
from pairwright.matching.bits import set_of
from pairwright.pairing.findings import Count
from pairwright.pairing.systems.dubov.field import Field
from pairwright.pairing.systems.dubov.halves import middle_first, split
from pairwright.pairing.weighed import Parting, bye_parting, contrast_of, round_of


class Laid(NamedTuple):
    """A bracket of a given pairing, in positions: the residents that higher brackets left, whom they drew up from
    below, and all its pairs (higher, lower)."""

    residents: tuple[int, ...]
    upfloaters: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]


def lay_out(field: Field, pairs: Sequence[tuple[int, int]]) -> list[Laid]:
    """A complete pairing, bracket by bracket: a pair is made in the bracket of its higher ranked player."""
    laid = []
    partner = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    open_ = set(partner)
    for low, high in field.groups:
        residents = tuple([position for position in range(low, high) if position in open_])
        if residents:
            upfloaters = tuple(sorted(partner[one] for one in residents if partner[one] >= high))
            made = tuple([(one, partner[one]) for one in residents if one < partner[one]])
            open_ -= {*residents, *upfloaters}
            laid.append(Laid(residents, upfloaters, made))
    return laid


def counts(field: Field, laid: Laid) -> tuple[tuple[Article, Count], ...]:
    """C5 to C10 of a bracket, most important first; C8 to C10 count nothing in the last round."""
    scores, figures = field.state.scores, field.figures
    own = scores[laid.residents[0]]
    rising = laid.upfloaters
    maximum = [position for position in rising if field.maximum >> position & 1] if field.judges_floats else []
    running = [position for position in rising if figures.just_upfloated[position]] if field.judges_floats else []
    clashes = sum((field.white >> one & 1) == (field.white >> other & 1) for one, other in laid.pairs)
    found: list[tuple[str, Count]] = [
        ("C5", (len(rising),)),
        ("C6", tuple(sorted((own - scores[position] for position in rising), reverse=True))),
        ("C7", (clashes,)),
        ("C8", (len(maximum),)),
        ("C9", (sum(figures.upfloats[position] for position in maximum),)),
        ("C10", (len(running),)),
    ]
    return tuple([(DUBOV_2026[code], count) for code, count in found])


def parting(field: Field, chosen: Sequence[tuple[int, int]], rival: Sequence[tuple[int, int]]) -> Parting:
    """Where the rival leaves the chosen pairing; both are boards in numbers, the bye as ``(number, 0)``."""
    mine, yours = round_of(field.state, chosen), round_of(field.state, rival)
    if mine.bye != yours.bye:
        return bye_parting(DUBOV_2026["3.1"], field.state, field.places, mine.bye, yours.bye)
    steps = zip(lay_out(field, mine.pairs), lay_out(field, yours.pairs), strict=False)
    number, ours, theirs = next(
        (number, one, other) for number, (one, other) in enumerate(steps, 1) if set(one.pairs) != set(other.pairs)
    )
    concerned = {player for pair in set(ours.pairs) ^ set(theirs.pairs) for player in pair}
    contrast = contrast_of(counts(field, ours), counts(field, theirs), _order(field, ours, theirs))
    return Parting(contrast, number, tuple(sorted(field.numbers(concerned))))


def _order(field: Field, chosen: Laid, rival: Laid) -> Article:
    """The order in which two candidates of a bracket that count alike differ first."""
    if chosen.upfloaters != rival.upfloaters:
        return DUBOV_2026["4.2"]
    return DUBOV_2026["4.3" if _shifted(field, chosen) != _shifted(field, rival) else "4.4"]


def _shifted(field: Field, laid: Laid) -> set[int]:
    """The first member, in the order of shifters, of every pair that stays inside one part."""
    parts = split(field, set_of((*laid.residents, *laid.upfloaters)))
    shifted = set()
    for part in (parts.first, parts.second):
        place = {player: index for index, player in enumerate(middle_first(part))}
        inside = [pair for pair in laid.pairs if pair[0] in place and pair[1] in place]
        shifted |= {min(pair, key=place.__getitem__) for pair in inside}
    return shifted
