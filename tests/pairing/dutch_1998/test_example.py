"""The worked example with 17 players: pairs, colours, x, floaters, floats; and where it departs from its own rules."""

from __future__ import annotations

import pytest

from pairwright.pairing.systems.dutch_1998 import DUTCH_2009
from pairwright.pairing.systems.dutch_1998.edition import EDITION_1998, EDITION_2009
from pairwright.pairing.systems.dutch_1998.field import Field
from pairwright.pairing.systems.dutch_1998.floats import floats_of
from pairwright.pairing.systems.dutch_1998.rounds import PairedBracket, paired_brackets
from pairwright.state.floats import Float
from pairwright.state.ledger import state_before
from tests.pairing.dutch_1998.seventeen import FLOATS, ROUNDS, TOURNAMENT, Group


def brackets(round_: int) -> list[tuple[PairedBracket, Group]]:
    found = paired_brackets(Field(state_before(TOURNAMENT, round_), EDITION_2009))
    return list(zip(found, ROUNDS[round_], strict=True))


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_pairs_colours_and_bye(round_: int) -> None:
    """Every board of the four rounds, and who has the bye."""
    pairing = DUTCH_2009.pair(state_before(TOURNAMENT, round_))
    wanted = [pair for group in ROUNDS[round_] for pair in group.pairs]
    assert sorted((board.white, board.black) for board in pairing.boards) == sorted(wanted)
    assert pairing.bye == ROUNDS[round_][-1].down[0]


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_brackets_and_floaters(round_: int) -> None:
    """Who is in each bracket, and who goes down from it."""
    numbers = state_before(TOURNAMENT, round_).numbers
    for found, group in brackets(round_):
        assert sorted(numbers[player] for player in (*found.moved, *found.residents)) == sorted(group.players)
        assert sorted(numbers[player] for player in found.leaving) == sorted(group.down)


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_x(round_: int) -> None:
    """x by A8 and A7.e of each bracket and remainder."""
    for found, group in brackets(round_):
        assert found.found.x == (group.x, group.x if group.lowered < 0 else group.lowered)
        if group.rest >= 0:
            assert found.found.x_of_rest == (group.rest, group.rest if group.rest_lowered < 0 else group.rest_lowered)
        assert found.found.raised == 0


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_floats(round_: int) -> None:
    """Marks on the cards: the bye is a downfloat, and so is a pairing that was not played (9 and 14)."""
    letters = {Float.NONE: "-", Float.DOWN: "D", Float.UP: "U"}
    whole = TOURNAMENT._replace(players=tuple(player._replace(withdrawn_from=0) for player in TOURNAMENT.players))
    state = state_before(whole, round_ + 1)
    last = floats_of(state, 1)
    before = floats_of(state, 2) if round_ > 1 else []
    for position, number in enumerate(state.numbers):
        marks = "".join(letters[Float(history[position])] for history in (before, last) if history)
        assert marks == FLOATS[round_].get(number, "---")[-len(marks) :]


def test_round_2_the_first_exchange() -> None:
    """Half a point: all transpositions fail (5 meets 12 or 13 in each that respects x = 0), so 6 and 12 change."""
    (_, _), (found, _), (_, _) = brackets(2)
    numbers = state_before(TOURNAMENT, 2).numbers
    rest = found.found.rest
    assert (rest.exchange.out, rest.exchange.into) == ((3,), (4,))
    assert [numbers[player] for player in rest.s1] == [4, 5, 12]
    assert [numbers[player] for player in rest.s2] == [14, 6, 13]


def test_round_4_nobody_to_meet() -> None:
    """3 and 16 have met: both go down again by C1, though both went down in the round before."""
    found, _ = brackets(4)[1]
    assert found.stuck == found.leaving
    assert [
        step.article.number for step in DUTCH_2009.pair(state_before(TOURNAMENT, 4)).steps if step.bracket == 2
    ] == [
        "C3",
        "C1",
        "C1",
    ]


def test_departure_x_of_round_3() -> None:
    """The text prints x = 7 - 5 = 2 for the bracket of 1 point; by its own cards six are due Black, so A8 gives
    6 - 5 = 1. The pairing is the same."""
    field = Field(state_before(TOURNAMENT, 3), EDITION_2009)
    found, group = brackets(3)[2]
    due_black = sum(field.state.due[player] == 1 for player in found.bracket.players)
    assert (due_black, len(group.players)) == (6, 9)
    assert found.found.x.total == 1


def test_departure_mild_preferences_of_round_4() -> None:
    """The text uses A7.e for the remainder (x = 2 - 2 = 0), but neither for its bracket (x = 2) nor for the bracket of
    2 1/2 (x = 1). By the article all three are lowered."""
    first, _, third, _, _ = (found.found for found, _ in brackets(4))
    assert (first.x, third.x, third.x_of_rest) == ((1, 0), (2, 1), (1, 0))


def test_departure_cards_of_4_and_13() -> None:
    """Before round 4 their cards print White in round 1; the cards before round 2 say Black, and so do 12 and 5."""
    state = state_before(TOURNAMENT, 4)
    assert [state.colours[state.position(number)] for number in (4, 13, 12)] == ["bwb", "bwb", "wbw"]


def test_the_edition_of_1998_pairs_the_example_alike() -> None:
    """Nothing the editions differ in decides a pair of the example."""
    for round_, groups in ROUNDS.items():
        found = paired_brackets(Field(state_before(TOURNAMENT, round_), EDITION_1998))
        numbers = state_before(TOURNAMENT, round_).numbers
        pairs = {frozenset(numbers[player] for player in pair) for one in found for pair in one.found.pairs}
        assert pairs == {frozenset(pair) for group in groups for pair in group.pairs}
