"""What decides against other boards."""

from __future__ import annotations

from hypothesis import given, settings

from pairwright.errors import NoLegalPairing
from pairwright.handbook.dubov import DUBOV_1997 as REGULATION
from pairwright.pairing.checker import check
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.dubov_1997 import DUBOV_1997
from pairwright.pairing.systems.dubov_1997.engine import plan_round
from pairwright.pairing.systems.dubov_1997.field import Field
from pairwright.pairing.systems.dubov_1997.judge import finding_against
from pairwright.state.ledger import state_before
from tests.pairing.complete_pairings import complete_pairings
from tests.pairing.dubov_1997.fields import field
from tests.pairing.dubov_1997.random_fields import fields
from tests.support.crosstables import crosstable
from tests.support.positions import Seat


def article(of: Field, *actual: tuple[int, int]) -> str:
    return finding_against(plan_round(of), actual).contrast.criterion


def test_the_bye() -> None:
    """Somebody else has the bye: article 4."""
    assert article(field(Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 0, "b")), (3, 1), (2, 0)) == "4"


def test_who_was_taken_up() -> None:
    """5 should come up, not 6: 7.2."""
    of = field(
        Seat(1, 20, "wb"), Seat(2, 20, "wb"), Seat(3, 20, "bw"), Seat(4, 10, "wb"), Seat(5, 10, "bw"), Seat(6, 10, "bw")
    )
    assert article(of, (1, 3), (2, 6), (4, 5)) == "7.2"


def test_the_opponent_of_a_floater() -> None:
    """3 came down and should meet 4: 8.2."""
    of = field(
        Seat(1, 20, "wb"),
        Seat(2, 20, "bw"),
        Seat(3, 20, "wb"),
        Seat(4, 10, "bw"),
        Seat(5, 10, "bw"),
        Seat(6, 10, "wb"),
        tired=(4, 5, 6),
    )
    assert article(of, (1, 2), (3, 5), (6, 4)) == "8.2"


def test_the_lists() -> None:
    """1 and 2, of White's list after 7.3, meet: 7.3. Pairs across the lists in another order: 6.2."""
    of = field(
        Seat(1, 10, "wb"),
        Seat(2, 10, "wb"),
        Seat(3, 10, "wb"),
        Seat(4, 10, "bw"),
        averages={1: 2100, 2: 2050, 3: 2000},
    )
    assert article(of, (1, 2), (3, 4)) == "7.3"
    assert article(of, (2, 4), (1, 3)) == "6.2"


def test_round_one() -> None:
    """1 meets 4 and 2 meets 3: by article 5 it should be 1-3 and 4-2."""
    first, *_ = check(crosstable("1 2400: 4w=\n2 2300: 3b=\n3 2200: 2w=\n4 2100: 1b=", rounds=3), DUBOV_1997)
    assert (first.criterion, first.players) == ("5", (1, 2, 3, 4))


def test_no_legal_pairing() -> None:
    """1 and 2 have met: with nothing to compare with it is said that not everybody is paired."""
    state = state_before(crosstable("1 2400: 2w1\n2 2300: 1b0", rounds=3), 2)
    finding = DUBOV_1997.decides_against(state, RoundPairing(2, "dubov-1997", (), 0), ((1, 0), (2, 0)))
    assert (finding.contrast.criterion, finding.players) == ("6.3", (1, 2))


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
            finding = finding_against(plan, rival)
            assert finding.contrast.article in set(REGULATION)
            assert finding.players
            assert set(finding.players) <= set(numbers)
