"""One small position per criterion."""

from __future__ import annotations

import pytest

from pairwright.model.points import Points
from pairwright.pairing.findings import Count, Reason
from pairwright.pairing.systems.dutch.criteria import (
    CRITERIA,
    FLOATS_AGAIN,
    NO_BYE,
    Outlook,
    Proposal,
    may_have_bye,
    may_meet,
    obstacles,
)
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.state.preference import BLACK
from pairwright.state.round_state import RoundState
from tests.support.positions import DOWN, LEVEL, UP, Seat, position


class Beyond(Outlook):
    """An outlook that is simply told."""

    def __init__(self, bye: Points = NO_BYE, ahead: Count = ()) -> None:
        self._bye, self._ahead = bye, ahead

    @property
    def bye_score(self) -> Points:
        return self._bye

    def completes(self, leftover: tuple[int, ...], below: int) -> bool:
        return below >= 0 and len(leftover) >= 0

    def ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        return (*self._ahead, len(leftover), below) if self._ahead else ()


def tally(
    code: str, state: RoundState, bracket: Bracket, candidate: Candidate, outlook: Outlook | None = None
) -> Count:
    criterion = next(criterion for criterion in CRITERIA if criterion.code == code)
    return criterion.tally(Proposal(state, bracket, candidate, outlook or Beyond()))


def test_priority() -> None:
    """The order of the tuple is the order of article 2."""
    assert [criterion.code for criterion in CRITERIA] == [f"C{number}" for number in range(6, 22)]
    assert all(criterion.article.number == criterion.code for criterion in CRITERIA)
    assert len({criterion.name for criterion in CRITERIA}) == len(CRITERIA)


def test_c1_rematch() -> None:
    """Players who have met do not meet again."""
    state = position(Seat(1, 10, "w", met=(2,)), Seat(2, 0, "b"))
    (obstacle,) = obstacles(state, 0, 1)
    assert (obstacle.article.number, obstacle.reason) == ("C1", Reason.MET)


def test_c1_forbidden() -> None:
    """A pair the arbiter excludes is no pair."""
    state = position(Seat(1, 0), Seat(2, 0), Seat(3, 0), Seat(4, 0), forbidden=((1, 3),))
    (obstacle,) = obstacles(state, 2, 0)
    assert (obstacle.article.number, obstacle.reason) == ("C1", Reason.FORBIDDEN)
    assert may_meet(state, 0, 1)


def test_c2_second_bye() -> None:
    """Who may not have the bye may not have it."""
    state = position(Seat(1, 10, may_have_bye=False), Seat(2, 0))
    assert not may_have_bye(state, 0)
    assert may_have_bye(state, 1)


@pytest.mark.parametrize(("one", "other", "allowed"), [("ww", "bww", False), ("ww", "bb", True), ("ww", "w", True)])
def test_c3_absolute_preferences(one: str, other: str, allowed: bool) -> None:
    """Two players who must have the same colour do not meet."""
    state = position(Seat(1, 0, one), Seat(2, 0, other), round=4)
    assert may_meet(state, 0, 1) is allowed


@pytest.mark.parametrize(("score", "allowed"), [(20, True), (15, False)])
def test_c3_topscorer(score: int, allowed: bool) -> None:
    """In the last round one topscorer, with more than half of the points, is enough to allow it."""
    state = position(Seat(1, score, "ww"), Seat(2, 10, "bww"), round=4, last_round=True)
    assert may_meet(state, 0, 1) is allowed


def test_c3_topscorer_only_last_round() -> None:
    """Before the last round nobody is a topscorer."""
    state = position(Seat(1, 30, "bww"), Seat(2, 10, "bww"), round=4)
    assert [obstacle.article.number for obstacle in obstacles(state, 0, 1)] == ["C3"]


FIVE = position(Seat(1, 20), Seat(2, 15), Seat(3, 10), Seat(4, 10), Seat(5, 10), Seat(6, 0), Seat(7, 0), round=3)
MIDDLE = Bracket((0, 1), (2, 5))


def test_c6_downfloaters() -> None:
    """Count the players left unpaired."""
    assert tally("C6", FIVE, MIDDLE, Candidate(((0, 2),), (1, 3, 4))) == (3,)


def test_c7_scores_of_downfloaters() -> None:
    """Their scores count from the highest."""
    assert tally("C7", FIVE, MIDDLE, Candidate(((0, 2),), (1, 3, 4))) == (15, 10, 10)
    assert tally("C7", FIVE, MIDDLE, Candidate(((0, 2), (1, 3)), (4,))) == (10,)


def test_c8_looks_one_bracket_ahead() -> None:
    """The next bracket is asked about the downfloaters, and nothing further down."""
    assert tally("C8", FIVE, MIDDLE, Candidate(((0, 2),), (1, 3, 4)), Beyond(ahead=(2, 15, 10))) == (2, 15, 10, 3, 5)


@pytest.mark.parametrize(
    ("bye", "leftover", "count"),
    [(10, (4,), (2,)), (20, (0,), (2,)), (0, (4,), (0,)), (10, (1, 3, 4), (0,)), (NO_BYE, (4,), (0,))],
)
def test_c9_only_for_the_bye(bye: Points, leftover: tuple[int, ...], count: Count) -> None:
    """Unplayed games count where exactly one goes down and he is bound to get the bye."""
    assert tally("C9", FIVE, MIDDLE, Candidate((), leftover), Beyond(bye)) == count


def pair_of(one: Seat, other: Seat, *, last_round: bool = False) -> tuple[RoundState, Bracket, Candidate]:
    state = position(one, other, round=6, last_round=last_round)
    return state, Bracket((), (0, 2)), Candidate(((0, 1),), ())


@pytest.mark.parametrize(("last_round", "count"), [(True, (1,)), (False, (0,))])
def test_c10_difference_beyond_two(last_round: bool, count: Count) -> None:
    """A topscorer's game in which somebody gets a third White too many."""
    case = pair_of(Seat(1, 40, "wbww"), Seat(2, 40, "wwbw"), last_round=last_round)
    assert tally("C10", *case) == count


def test_c10_repetition_is_not_a_difference() -> None:
    """Two Whites running at a difference of one: a third is no difference beyond two."""
    case = pair_of(Seat(1, 40, "wbww"), Seat(2, 40, "bww"), last_round=True)
    assert (tally("C10", *case), tally("C11", *case)) == ((0,), (1,))


def test_c11_third_time_running() -> None:
    """The loser of the colour has had it twice running: it counts; by difference alone it does not."""
    assert tally("C11", *pair_of(Seat(1, 40, "bww"), Seat(2, 40, "bww"), last_round=True)) == (1,)
    assert tally("C11", *pair_of(Seat(1, 40, "wwbw"), Seat(2, 40, "wwbw"), last_round=True)) == (0,)


@pytest.mark.parametrize(
    ("one", "other", "c12", "c13"),
    [
        ("wbw", "wbw", 1, 1),
        ("wbw", "bw", 1, 0),
        ("wbww", "wbw", 1, 1),
        ("wb", "wb", 1, 0),
        ("w", "b", 0, 0),
        ("", "w", 0, 0),
        ("", "", 0, 0),
    ],
)
def test_c12_c13_colours(one: str, other: str, c12: int, c13: int) -> None:
    """One of two who want the same colour goes without; C13 counts it if his preference was strong."""
    case = pair_of(Seat(1, 10, one), Seat(2, 10, other))
    assert (tally("C12", *case), tally("C13", *case)) == ((c12,), (c13,))


def test_c13_two_absolute_preferences() -> None:
    """Of two absolute preferences the one not granted is absolute, and so not counted as strong."""
    assert tally("C13", *pair_of(Seat(1, 40, "ww"), Seat(2, 40, "ww"), last_round=True)) == (0,)


FLOATED = position(
    Seat(1, 20, floats=(DOWN, LEVEL)),
    Seat(2, 15, floats=(LEVEL, DOWN)),
    Seat(3, 10, floats=(UP, DOWN)),
    Seat(4, 10, floats=(DOWN, UP)),
    Seat(5, 10, floats=(UP, DOWN)),
    round=3,
)


@pytest.mark.parametrize(
    ("pairs", "leftover", "counts"),
    [
        (((0, 2), (1, 3)), (4,), {"C14": 0, "C15": 1, "C16": 1, "C17": 1}),
        (((0, 2), (1, 4)), (3,), {"C14": 1, "C15": 2, "C16": 0, "C17": 0}),
        (((2, 3),), (0, 1, 4), {"C14": 0, "C15": 0, "C16": 1, "C17": 0}),
    ],
)
def test_c14_to_c17_repeated_floats(
    pairs: tuple[tuple[int, int], ...], leftover: tuple[int, ...], counts: dict[str, int]
) -> None:
    """Residents who float down again, or up again; players from above who float on are not counted here."""
    found = {code: tally(code, FLOATED, MIDDLE, Candidate(pairs, leftover)) for code in counts}
    assert found == {code: (count,) for code, count in counts.items()}


@pytest.mark.parametrize(
    ("pairs", "leftover", "counts"),
    [
        (((0, 2), (1, 3)), (4,), {"C18": (10,), "C19": (10,), "C20": (5,), "C21": (5,)}),
        (((0, 4), (1, 2)), (3,), {"C18": (10,), "C19": (10, 5), "C20": (5,), "C21": ()}),
        (((1, 2), (3, 4)), (0,), {"C18": (FLOATS_AGAIN + 20,), "C19": (5,), "C20": (5,), "C21": ()}),
    ],
)
def test_c18_to_c21_score_differences(
    pairs: tuple[tuple[int, int], ...], leftover: tuple[int, ...], counts: dict[str, Count]
) -> None:
    """Score differences of repeated floats from the highest; to float on is worse than any difference."""
    assert {code: tally(code, FLOATED, MIDDLE, Candidate(pairs, leftover)) for code in counts} == counts


def test_initial_colour_is_no_preference() -> None:
    """Nobody is disappointed in the first game."""
    state = position(Seat(1, 0), Seat(2, 0), initial_colour=BLACK)
    assert tally("C12", state, Bracket((), (0, 2)), Candidate(((0, 1),), ())) == (0,)
