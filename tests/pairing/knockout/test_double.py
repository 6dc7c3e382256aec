"""Double elimination."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.model.knockout.bracket import Branch, How
from pairwright.model.knockout.crossing import masks
from pairwright.model.knockout.play import bracket_of
from pairwright.model.knockout.terms import Elimination, Knockout
from tests.support.knockouts import drawn_result, knockout, lower_wins, played_out, standing

ONE_GAME = Knockout(games=1, extra=0, elimination=Elimination.RESET)


def test_eight_players_if_the_better_ones_win() -> None:
    """Nobody loses more than twice; places 1, 2, 3, 4, 5-6, 7-8."""
    bracket = standing(played_out(knockout(8, ONE_GAME), lower_wins))
    assert [(place.first, place.last) for place in bracket.places] == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (7, 8)]
    assert bracket.matches[-1].how is How.NOT_NEEDED


def test_a_second_final() -> None:
    """Whoever has lost once wins the first final: both have lost once, and play again."""
    beaten: list[int] = []

    def play(white: int, black: int):  # type: ignore[no-untyped-def]
        if {white, black} == {1, 2} and len(beaten) < 2:
            beaten.append(1)
            return lower_wins(white, black) if len(beaten) == 1 else lower_wins(black, white)
        return lower_wins(white, black)

    bracket = standing(played_out(knockout(2, ONE_GAME), play))
    assert [match.branch for match in bracket.matches] == [Branch.MAIN, Branch.GRAND_FINAL, Branch.RESET]
    assert [match.winner for match in bracket.matches] == [1, 2, 1]


@given(st.integers(2, 40), st.sampled_from([Elimination.DOUBLE, Elimination.RESET]), st.integers(0, 10**6))
def test_everybody_but_the_winner_loses_twice(players: int, elimination: Elimination, seed: int) -> None:
    """With one final only the one who comes to it without a loss may lose once and be second."""
    terms = ONE_GAME._replace(elimination=elimination)
    bracket = standing(played_out(knockout(players, terms), drawn_result(Random(seed))))
    losses = dict.fromkeys(range(1, players + 1), 0)
    for match in bracket.matches:
        if match.loser > 0:
            losses[match.loser] += 1
    (winner,) = bracket.winners
    assert losses.pop(winner) <= 1
    second = next(place.players[0] for place in bracket.places if place.first == 2)
    if elimination is Elimination.DOUBLE:
        assert losses.pop(second) >= 1
    assert set(losses.values()) <= {2}


@pytest.mark.parametrize("rounds", [3, 4, 5, 6])
def test_two_meet_again_as_late_as_possible(rounds: int) -> None:
    """No other crossing of the second round keeps those who have met there apart for longer: they are in different
    halves of the losers."""
    size = 1 << rounds
    bracket = bracket_of(knockout(size, ONE_GAME))
    origin = {}
    for match in bracket.matches:
        origin[match.number] = match
    first_meeting = _earliest_rematch(bracket, second_round_only=True)
    last_of_losers = max(match.stage for match in bracket.matches if match.branch is Branch.LOSERS)
    assert first_meeting == last_of_losers - 1


def _earliest_rematch(bracket, *, second_round_only: bool) -> int:  # type: ignore[no-untyped-def]
    """By following all that can come of round 2: the first stage in which its loser can meet one of the two that the
    winner of it beat before, among the losers."""
    entering: dict[int, set[tuple[str, int]]] = {}
    earliest = 99
    for match in bracket.matches:
        coming = []
        for seat in match.seats:
            if seat.kind.value == "loser":
                coming.append({("lost", seat.number)})
            elif seat.kind.value == "winner":
                coming.append(entering.get(seat.number, set()))
            else:
                coming.append(set())
        if match.branch is Branch.LOSERS:
            entering[match.number] = coming[0] | coming[1]
            for one in coming[0]:
                for other in coming[1]:
                    if second_round_only and _have_met(bracket, one[1], other[1]):
                        earliest = min(earliest, match.stage)
    return earliest


def _have_met(bracket, one: int, other: int) -> bool:  # type: ignore[no-untyped-def]
    """Can the loser of match ``other`` have beaten the loser of match ``one``, one round of the main branch later?"""
    early, late = sorted((one, other))
    later = bracket.match(late)
    return later.stage == 2 and bracket.match(early).stage == 1 and early in [seat.number for seat in later.seats]


def test_the_crossing_by_trying_all() -> None:
    """Up to 32 players no choice of masks makes the nearest second meeting later, round by round."""
    for rounds in range(2, 6):
        chosen = masks(rounds)
        offsets = {1: 0}
        for round_ in range(2, rounds + 1):
            earlier = [mask >> (round_ - before) for before, mask in offsets.items()]
            best = max(min((mask ^ one).bit_length() for one in earlier) for mask in range(1 << (rounds - round_)))
            assert min((chosen[round_] ^ one).bit_length() for one in earlier) == best
            offsets[round_] = chosen[round_]
