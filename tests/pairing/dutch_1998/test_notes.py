"""What a round says of itself: the arbiter's notes, and what the checker and "why not" make of them."""

from __future__ import annotations

from pairwright.faces.explanations import sentences
from pairwright.model.tournament import Tournament
from pairwright.pairing.checker import check
from pairwright.pairing.systems.dutch_1998 import DUTCH_2009
from pairwright.state.ledger import state_before
from tests.pairing.dutch_1998.seventeen import TOURNAMENT
from tests.support.crosstables import with_games

STATE = state_before(TOURNAMENT, 4)


def told(explanation: object) -> list[str]:
    return [str(sentence) for sentence in sentences(explanation)]


def test_a_whole_round() -> None:
    """Round 4 of the worked example, as the text itself tells it."""
    explanation = DUTCH_2009.explain(STATE, DUTCH_2009.pair(STATE))
    assert told(explanation) == [
        "Round 4: 15 players to be paired by dutch-2009.",
        "[C3] bracket of 2.5: 1, 4, 13, 17; p = 2, x = 1 (due White 3, Black 1), 0 without a mild preference",
        "[C6] S1 1, 4; S2 13, 17: 1-13, 4-17",
        "[C3] bracket of 2.0: 3, 16",
        "[C1] 3 has no opponent here: goes down",
        "[C1] 16 has no opponent here: goes down",
        "[C3] bracket of 1.5: 5, 6, 7, 8, 10, 15; from above 3, 16, who are paired first; p = 2, x = 2 (due White 2, "
        "Black 6), 1 without a mild preference",
        "[C6] the moved-down players: S1 3, 16; S2 5, 6, 7, 8, 10, 15: 3-5, 16-6",
        "[C2] the remainder: p = 2, x = 1",
        "[C8] 8 exchanged with 10: S1 7, 10; S2 8, 15: 7-8, 10-15",
        "[C3] bracket of 1.0: 2, 11; p = 1, x = 0 (due White 1, Black 1)",
        "[C6] S1 2; S2 11: 2-11",
        "[C3] bracket of 0.5: 12; p = 0, x = 0 (due White 0, Black 1)",
        "[A5] 12 is left over: bye",
        "Board 1: 13 has White against 1 (colours by E1).",
        "Board 2: 4 has White against 17 (colours by E2).",
        "Board 3: 5 has White against 3 (colours by E4).",
        "Board 4: 6 has White against 16 (colours by E1).",
        "Board 5: 8 has White against 7 (colours by E1).",
        "Board 6: 15 has White against 10 (colours by E2).",
        "Board 7: 11 has White against 2 (colours by E1).",
    ]


def test_a_player() -> None:
    """16 went down, and was paired first in the next bracket."""
    way = told(DUTCH_2009.explain(STATE, DUTCH_2009.pair(STATE)).of_player(16))
    assert way[0] == "16: score 2.0, colours WWB."
    assert "[C1] 16 has no opponent here: goes down" in way
    assert way[-1] == "Board 4: 6 has White against 16 (colours by E1)."


def test_why_two_do_not_meet() -> None:
    """3 and 16 have met; 1 and 17 too; 1 and 4 may, but the procedure placed them otherwise."""
    assert told(DUTCH_2009.why_not(STATE, 3, 16, 2)) == ["3 and 16 cannot meet: they met in round 2 (B1)."]
    assert told(DUTCH_2009.why_not(STATE, 1, 4, 0)) == [
        "Nothing forbids 1 and 4 to meet, but the procedure places them so:",
        "[C6] S1 1, 4; S2 13, 17: 1-13, 4-17",
    ]


def paired_as(*boards: tuple[int, int], bye: int = 12) -> Tournament:
    """The example with this round 4."""
    return with_games(TOURNAMENT, 4, *boards, (bye, 0))


RIGHT = ((13, 1), (4, 17), (5, 3), (6, 16), (8, 7), (15, 10), (11, 2))


def test_the_checker() -> None:
    """The round as it was; two boards exchanged; colours exchanged; two who have met."""
    (fine,) = check(paired_as(*RIGHT), DUTCH_2009, (4,))
    assert fine.ok
    (other,) = check(paired_as((4, 1), (13, 17), *RIGHT[2:]), DUTCH_2009, (4,))
    assert (other.criterion, other.players) == ("C6", (1, 4, 13, 17))
    (turned,) = check(paired_as((1, 13), *RIGHT[1:]), DUTCH_2009, (4,))
    assert (turned.criterion, turned.players) == ("E1", (13, 1))
    (met,) = check(paired_as((17, 1), (4, 13), *RIGHT[2:]), DUTCH_2009, (4,))
    assert (met.criterion, met.players) == ("B1", (17, 1))
