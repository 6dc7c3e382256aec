"""What decides against other boards."""

from __future__ import annotations

from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.handbook.burstein import BURSTEIN_1998 as REGULATION
from pairwright.pairing.checker import check
from pairwright.pairing.systems.burstein_1998 import BURSTEIN_1998
from pairwright.pairing.systems.burstein_1998.engine import plan_round
from pairwright.pairing.systems.burstein_1998.field import Field
from pairwright.pairing.systems.burstein_1998.judge import finding_against
from tests.pairing.burstein_1998.fields import field
from tests.pairing.burstein_1998.random_fields import fields
from tests.pairing.complete_pairings import complete_pairings
from tests.support.crosstables import crosstable
from tests.support.positions import Seat


def article(of: Field, *actual: tuple[int, int]) -> str:
    return finding_against(of, plan_round(of), actual).contrast.criterion


def test_the_bye() -> None:
    """Somebody else has the bye: 4.2."""
    assert article(field(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 0, "b")), (3, 1), (2, 0)) == "4.2"


def test_the_order_and_the_colours() -> None:
    """1:4 2:3 grants everything. 1:3, 2:4 clash: 6.5. Where nothing clashes the order decides: 6.1."""
    due = field(Seat(1, 10, "wb"), Seat(2, 10, "bw"), Seat(3, 10, "wb"), Seat(4, 10, "bw"))
    assert article(due, (1, 3), (2, 4)) == "6.5"
    assert article(due, (1, 2), (3, 4)) == "6.1"


def test_the_floater() -> None:
    """2 floats (1:3 2F); 3 would leave 1:2, later in the list: 6.4. Two who leave a group of three that can keep two:
    6.3."""
    of = field(
        Seat(1, 20, "wb"), Seat(2, 20, "bw"), Seat(3, 20, "bw"), Seat(4, 10, "wb"), Seat(5, 10, "bw"), Seat(6, 10, "wb")
    )
    assert article(of, (1, 2), (3, 4), (5, 6)) == "6.4"
    assert article(of, (1, 5), (2, 4), (3, 6)) == "6.3"


def test_groups_made_one() -> None:
    """1 and 2 have met, so both scores are one group; the boards are judged in it."""
    of = field(Seat(1, 20, "wb", (2,)), Seat(2, 20, "bw"), Seat(3, 10, "wb"), Seat(4, 10, "bw"))
    assert article(of, (1, 3), (2, 4)) == "6.5"


def test_round_one_through_the_checker() -> None:
    """The halves meet across: by 3.3 they are two groups."""
    first, *_ = check(crosstable("1 2400: 3w=\n2 2300: 4b=\n3 2200: 1b=\n4 2100: 2w=", rounds=3), BURSTEIN_1998)
    assert (first.criterion, first.players) == ("3.3", (1, 2, 3, 4))


@settings(deadline=None, max_examples=60)
@given(fields(2, 6))
def test_every_other_pairing_is_found_wanting(of: Field) -> None:
    """Whatever else could be paired breaks an article of the procedure, and players are named."""
    try:
        plan = plan_round(of)
    except NoLegalPairing:
        return
    numbers = of.state.numbers
    chosen = {frozenset((numbers[one], numbers[other])) for one, other in plan.pairs}
    chosen |= {frozenset((numbers[player], 0)) for player in plan.bye.possible[:1]}
    for rival in complete_pairings(of.state, of.rows):
        if {frozenset(pair) for pair in rival} != chosen:
            finding = finding_against(of, plan, rival)
            assert finding.contrast.article in set(REGULATION)
            assert finding.players
            assert set(finding.players) <= set(numbers)
