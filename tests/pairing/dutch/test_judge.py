"""Two candidates of one bracket, judged."""

from __future__ import annotations

from pairwright.pairing.findings import ORDER
from pairwright.pairing.systems.dutch.judge import contrast, judge
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch.slow_truth import Enumeration
from tests.support.positions import Seat, position

FOUR = position(Seat(1, 0, "w"), Seat(2, 0, "b"), Seat(3, 0, "w"), Seat(4, 0, "b"))
BRACKET = Bracket((), (0, 4))


def test_every_criterion_is_counted() -> None:
    """The judgement names every criterion with its count, in order."""
    found = judge(FOUR, BRACKET, Candidate(((0, 2), (1, 3)), ()), Enumeration(FOUR))
    assert {criterion.code: count for criterion, count in found if any(count)} == {"C12": (2,), "C13": (2,)}
    assert len(found) == 16


def test_first_difference_decides() -> None:
    """1-4, 2-3 beats 1-3, 2-4 on colours."""
    outlook = Enumeration(FOUR)
    chosen = judge(FOUR, BRACKET, Candidate(((0, 3), (1, 2)), ()), outlook)
    rival = judge(FOUR, BRACKET, Candidate(((0, 2), (1, 3)), ()), outlook)
    assert contrast(chosen, rival)[:1] + contrast(chosen, rival)[2:] == ("C12", (0,), (2,))


def test_order_decides_between_equals() -> None:
    """Equal on every criterion: the order of article 4 decides."""
    outlook = Enumeration(FOUR)
    chosen = judge(FOUR, BRACKET, Candidate(((0, 3), (1, 2)), ()), outlook)
    rival = judge(FOUR, BRACKET, Candidate(((0, 1), (2, 3)), ()), outlook)
    assert (contrast(chosen, rival).criterion, contrast(chosen, rival).article.number) == (ORDER, "4")
