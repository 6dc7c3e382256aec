"""One small position per criterion."""

from __future__ import annotations

import pytest

from pairwright.pairing.findings import Count
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.pairing.systems.dutch_2017 import DUTCH_2017
from pairwright.pairing.systems.dutch_2017.criteria import CRITERIA, Kind, Outlook, Proposal, count_text
from pairwright.state.round_state import RoundState
from tests.support.positions import DOWN, LEVEL, UP, Seat, position


class Beyond(Outlook):
    """An outlook that is simply told."""

    def completes(self, leftover: tuple[int, ...], below: int) -> bool:
        return below >= 0 and len(leftover) >= 0

    def ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        return (len(leftover), below)


def counts(
    state: RoundState, bracket: Bracket, pairs: tuple[tuple[int, int], ...], kind: Kind = Kind.ORDINARY
) -> dict[str, Count]:
    """What every criterion counts; positions."""
    taken = {player for pair in pairs for player in pair}
    leftover = tuple(player for player in bracket.members if player not in taken)
    proposal = Proposal(state, bracket, kind, Candidate(pairs, leftover), Beyond())
    return {criterion.code: criterion.tally(proposal) for criterion in CRITERIA}


MIXED = position(Seat(1, 30, "wb"), Seat(2, 25, "bw"), Seat(3, 20, "wb"), Seat(4, 20, "bw"), Seat(5, 20, "wb"))
BRACKET = Bracket((0, 1), (2, 5))


def test_downfloaters_count_from_one_point_below_the_bracket() -> None:
    """A.8: 30 and 20 meet; 25 and 20 float from a floor of 10. C.5, B.1, C.6."""
    found = counts(MIXED, BRACKET, ((0, 3),))
    assert (found["C.5"], found["B.1"]) == ((3,), (1,))
    assert found["C.6"] == (15, 10, 10, 10)


def test_the_collapsed_bracket_counts_the_scores_themselves() -> None:
    """Residents of several scores: every pair has its difference, the bye from below the lowest."""
    state = position(Seat(1, 30), Seat(2, 20), Seat(3, 15), Seat(4, 10), Seat(5, 0))
    found = counts(state, Bracket((0,), (1, 5)), ((0, 1), (2, 3)), Kind.COLLAPSED)
    assert found["C.6"] == (10, 10, 5)


def test_the_next_bracket_is_looked_at_from_ordinary_brackets_only() -> None:
    """C.7: neither from the penultimate nor from the collapsed bracket."""
    assert counts(MIXED, BRACKET, ((0, 3),))["C.7"] == (3, 5)
    assert counts(MIXED, BRACKET, ((0, 3),), Kind.PENULTIMATE)["C.7"] == ()
    assert counts(MIXED, BRACKET, ((0, 3),), Kind.COLLAPSED)["C.7"] == ()


@pytest.mark.parametrize(
    ("one", "other", "not_granted", "strong"),
    [("wb", "bw", 0, 0), ("wb", "wb", 1, 0), ("w", "w", 1, 1), ("wb", "bbw", 1, 0), ("w", "", 0, 0), ("w", "ww", 1, 1)],
)
def test_colour_preferences(one: str, other: str, not_granted: int, strong: int) -> None:
    """C.10 counts who does not get his colour, C.11 those of them with a strong preference."""
    found = counts(position(Seat(1, 10, one), Seat(2, 10, other)), Bracket((), (0, 2)), ((0, 1),))
    assert (found["C.10"], found["C.11"]) == ((not_granted,), (strong,))


def test_topscorers() -> None:
    """C.8 and C.9 in the last round: 1 stays the one with the larger difference; 2 gets Black a third time."""
    state = position(Seat(1, 40, "bwbbb"), Seat(2, 40, "wbwbb"), last_round=True)
    assert DUTCH_2017.obstacles(state, 0, 1) == ()
    found = counts(state, Bracket((), (0, 2)), ((0, 1),))
    assert (found["C.8"], found["C.9"], found["C.10"]) == ((0,), (1,), (1,))
    both = position(Seat(1, 40, "bwbbb"), Seat(2, 40, "bbbwb"), last_round=True)
    assert counts(both, Bracket((), (0, 2)), ((0, 1),))["C.8"] == (1,)


def test_two_of_the_same_absolute_preference_do_not_meet() -> None:
    """C.3; one topscorer in the last round is enough to let them."""
    seats = (Seat(1, 40, "wbwbb"), Seat(2, 10, "wbwbb"))
    assert [found.article.number for found in DUTCH_2017.obstacles(position(*seats), 0, 1)] == ["C.3"]
    assert DUTCH_2017.obstacles(position(*seats, last_round=True), 0, 1) == ()


def test_floats_count_for_everybody_who_gets_one() -> None:
    """C.12 to C.19: moved-down players, paired or not, residents who go down, and opponents of higher players."""
    state = position(
        Seat(1, 30, "wb", floats=(DOWN, DOWN)),
        Seat(2, 25, "bw", floats=(DOWN, LEVEL)),
        Seat(3, 20, "wb", floats=(DOWN, UP)),
        Seat(4, 20, "bw", floats=(UP, UP)),
        Seat(5, 20, "wb", floats=(UP, DOWN)),
    )
    found = counts(state, BRACKET, ((0, 3),))
    numbers = [found[code] for code in ("C.12", "C.13", "C.14", "C.15")]
    assert numbers == [(3,), (1,), (2,), (1,)]
    assert [found[code] for code in ("C.16", "C.17", "C.18", "C.19")] == [(15, 10, 10), (10,), (10, 10), (10,)]


def test_a_pair_of_the_collapsed_bracket_floats_too() -> None:
    """20 against 10, neither moved down: one floats down, one up."""
    state = position(Seat(1, 20, floats=(DOWN, LEVEL)), Seat(2, 10, floats=(UP, LEVEL)))
    found = counts(state, Bracket((), (0, 2)), ((0, 1),), Kind.COLLAPSED)
    assert (found["C.12"], found["C.13"], found["C.16"], found["C.17"]) == ((1,), (1,), (10,), (10,))


def test_counts_as_they_are_shown() -> None:
    """Numbers, score differences, and for the next bracket both."""
    shown = {criterion.code: criterion for criterion in CRITERIA}
    assert str(count_text(shown["C.10"], (2,))) == "2"
    assert str(count_text(shown["C.6"], (15, 0))) == "1.5, 0.0"
    assert str(count_text(shown["C.16"], ())) == "none"
    assert str(count_text(shown["C.7"], (1, 20))) == "1 (2.0)"
    assert str(count_text(shown["C.7"], (0,))) == "0"
