"""Two complete pairings of a round: where they part, and by which criterion or order."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.handbook.citation import Article
from pairwright.matching.bits import members, set_of
from pairwright.pairing.drawn.field import DrawnField
from pairwright.pairing.drawn.plan import BracketPlan
from pairwright.pairing.drawn.upfloaters import following_is_served, left_over
from pairwright.pairing.findings import ORDER, Contrast, Count
from pairwright.pairing.weighed import Parting, bye_parting, contrast_of, round_of

Counts = tuple[tuple[Article, Count], ...]


def lay_out(field: DrawnField, pairs: Sequence[tuple[int, int]]) -> list[BracketPlan]:
    """A complete pairing, bracket by bracket: a pair is made in the bracket of its higher ranked player."""
    partner = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    open_ = set_of(partner)
    laid = []
    while open_:
        group = field.following(open_)
        residents = tuple(members(group))
        upfloaters = tuple(sorted(partner[one] for one in residents if not group >> partner[one] & 1))
        bracket = group | set_of(upfloaters)
        made = {tuple(sorted((one, partner[one]), key=field.places.__getitem__)) for one in residents}
        in_order = sorted(made, key=lambda pair: field.places[pair[0]])
        laid.append(
            BracketPlan(residents, upfloaters, tuple([(top, bottom) for top, bottom in in_order]), open_ & ~group)
        )
        open_ &= ~bracket
    return laid


def counts(field: DrawnField, plan: BracketPlan) -> Counts:
    """C4 to C7 of the upfloaters of a bracket, most important first; C6 is 1 if it is not served. Where it is graded
    it counts the teams, and there is no C7."""
    scores = field.state.scores
    own = scores[plan.residents[0]]
    found: list[tuple[str, Count]] = [
        ("C4", (len(plan.upfloaters),)),
        ("C5", tuple(sorted((own - scores[position] for position in plan.upfloaters), reverse=True))),
    ]
    if field.graded:
        found.append(("C6", (left_over(field, plan.below, plan.upfloaters),)))
    else:
        found.append(("C6", (0 if following_is_served(field, plan.below, plan.upfloaters) else 1,)))
        found.append(("C7", ((set_of(plan.upfloaters) & field.floated).bit_count(),)))
    return tuple([(field.regulation[code], count) for code, count in found])


def pair_counts(field: DrawnField, plan: BracketPlan) -> Counts:
    """The criteria from C8 on: how many pairs of the bracket count for each."""
    return tuple(
        [
            (field.regulation[code], (sum([dear[one] >> other & 1 for one, other in plan.pairs]),))
            for code, dear in zip(field.pair_criteria, field.dear, strict=True)
        ]
    )


def parting(field: DrawnField, chosen: Sequence[tuple[int, int]], rival: Sequence[tuple[int, int]]) -> Parting:
    """Where the rival leaves the chosen pairing; both are boards in numbers, the bye as ``(number, 0)``."""
    mine, yours = round_of(field.state, chosen), round_of(field.state, rival)
    if mine.bye != yours.bye:
        return bye_parting(field.regulation["3.4"], field.state, field.places, mine.bye, yours.bye)
    steps = zip(lay_out(field, mine.pairs), lay_out(field, yours.pairs), strict=False)
    number, ours, theirs = next(
        (number, one, other) for number, (one, other) in enumerate(steps, 1) if one.pairs != other.pairs
    )
    concerned = {player for pair in set(ours.pairs) ^ set(theirs.pairs) for player in pair}
    return Parting(_contrast(field, ours, theirs), number, tuple(sorted(field.numbers(concerned))))


def _contrast(field: DrawnField, chosen: BracketPlan, rival: BracketPlan) -> Contrast:
    of_upfloaters = contrast_of(counts(field, chosen), counts(field, rival), field.regulation["3.5"])
    if of_upfloaters.criterion != ORDER or chosen.upfloaters != rival.upfloaters:
        return of_upfloaters
    return contrast_of(pair_counts(field, chosen), pair_counts(field, rival), field.regulation["3.6"])
