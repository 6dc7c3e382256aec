"""Explanations as an arbiter reads them: whole texts."""

from __future__ import annotations

import pytest

from pairwright.faces.explanations import sentences
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.systems.dutch.explain import why_not
from pairwright.state.preference import BLACK
from pairwright.state.round_state import RoundState
from tests.support.positions import DOWN, LEVEL, UP, Seat, position
from tests.support.systems import DEFINITION

NAMES = {1: "Ann Archer", 2: "Ben Baker"}


def told(explanation: object) -> list[str]:
    return [str(sentence) for sentence in sentences(explanation, NAMES)]


def round_told(state: RoundState) -> list[str]:
    return told(DUTCH_2026.explain(state, DEFINITION.pair(state)))


def board_told(state: RoundState) -> str:
    return told(DUTCH_2026.explain(state, DEFINITION.pair(state)).on_board(1))[0]


FIVE = position(
    Seat(1, 10, "w"),
    Seat(2, 10, "b"),
    Seat(3, 10, "b", floats=(DOWN, LEVEL)),
    Seat(4, 0, "w"),
    Seat(5, 0, may_have_bye=False),
    round=2,
)


def test_round() -> None:
    """A whole round: brackets, floats with reasons, boards with colours, the bye."""
    assert round_told(FIVE) == [
        "Round 2: 5 players to be paired, 2 scoregroups.",
        "Bracket 1: score 1, residents 1, 2, 3.",
        "S1 1; S2 3, 2: 1 with 3.",
        "The first layout would be worse (C14, residents who float down a second round running: 1 instead of 0). "
        "S2 is transposed: this pairing is the first that the criteria leave (art. 4).",
        "2 Ben Baker floats down: the bracket is odd. If 3 floated instead, the bracket would be worse: C14, residents "
        "who float down a second round running: 1 instead of 0.",
        "Bracket 2: score 0, residents 4, 5; from above: 2 (1).",
        "The players from above meet residents: 2 with 5.",
        "With the first layout the others could not all be paired (C4). S2 is transposed: this pairing is the first "
        "that the criteria leave (art. 4).",
        "Board 1: 3 (White) - 1 Ann Archer (Black): both get the colour they want (C.04.3 art. 5.2.1): 3 has had "
        "Black once more often than White, 1 has had White once more often than Black.",
        "Board 2: 2 Ben Baker (White) - 5 (Black): 2 wants White (has had Black once more often than White), "
        "5 has no preference (C.04.3 art. 5.2.1).",
        "With this score or less, these may not have the bye (C2: an earlier one, or a win's points without "
        "playing): 5.",
        "4 has the bye: nobody who may have it has a lower score than 0 (C5). The next who may have it has 1 (C5).",
    ]


def test_player() -> None:
    """One player: his card, his brackets, his board or the bye."""
    found = DUTCH_2026.explain(FIVE, DEFINITION.pair(FIVE))
    assert told(found.of_player(4)) == [
        "4: score 0, colours W, in bracket 2.",
        "Bracket 2: score 0, residents 4, 5; from above: 2 (1).",
        "The players from above meet residents: 2 with 5.",
        "With the first layout the others could not all be paired (C4). S2 is transposed: this pairing is the first "
        "that the criteria leave (art. 4).",
        "With this score or less, these may not have the bye (C2: an earlier one, or a win's points without "
        "playing): 5.",
        "4 has the bye: nobody who may have it has a lower score than 0 (C5). The next who may have it has 1 (C5).",
    ]
    assert told(found.of_player(2))[0] == "2 Ben Baker: score 1, colours B, in brackets 1 and 2."


def test_board() -> None:
    """One board: the colours, and how the bracket it comes from is paired."""
    found = told(DUTCH_2026.explain(FIVE, DEFINITION.pair(FIVE)).of_board(1))
    assert found[0].startswith("Board 1: 3 (White) - 1 Ann Archer (Black): ")
    assert found[1:3] == ["Bracket 1: score 1, residents 1, 2, 3.", "S1 1; S2 3, 2: 1 with 3."]


def test_own_price() -> None:
    """A board and a player show what they themselves pay: colours, floats; the round shows what all pay."""
    last = (DOWN, DOWN)
    seats = (Seat(1, 10, "wb"), Seat(2, 10, "wbw", floats=last), Seat(3, 0, "bwb", floats=(UP, UP)), Seat(4, 0, "wbb"))
    found = DUTCH_2026.explain(state := position(*seats, round=4, forbidden=((1, 2),)), DEFINITION.pair(state))
    assert [line for line in told(found) if line.startswith("Price")] == [
        "Price paid: 1 resident who floats down a second round running (C14), 1 resident who floated down two rounds "
        "before and does so again (C16).",
        "Price paid: 1 colour preference not granted (C12), 1 resident who floats up a second round running (C15), "
        "1 resident who floated up two rounds before and does so again (C17), score differences of players who floated "
        "down in the round before: 1 (C18), score differences of residents who float up a second round running: 1 "
        "(C19), score differences of players who floated down two rounds before: 1 (C20), score differences of "
        "residents who floated up two rounds before and do so again: 1 (C21).",
    ]
    assert told(found.of_player(2))[-1] == (
        "Price paid by 2: floats down a second round running (C14), floated down two rounds before and does so again "
        "(C16)."
    )
    assert told(found.of_board(1))[-1] == ("Price paid by 1: preference for White not granted (C12).")


def test_one_scoregroup() -> None:
    """One is not several."""
    state = position(*(Seat(number, 0) for number in range(1, 5)))
    assert round_told(state)[0] == "Round 1: 4 players to be paired, 1 scoregroup."


def test_virtual_points() -> None:
    """What is in a score is said: of everybody, or of those who have it."""
    state = position(*(Seat(number, 20, standing=10) for number in range(1, 5)))
    assert round_told(state)[1] == "Bracket 1: score 2 (1 + 1 virtual), residents 1, 2, 3, 4."
    found = DUTCH_2026.explain(state, DEFINITION.pair(state))
    assert told(found.of_player(3))[0] == "3: score 2 (1 + 1 virtual), colours -, in bracket 1."
    mixed = position(Seat(1, 15, standing=5), Seat(2, 15, standing=5), Seat(3, 15), Seat(4, 15, standing=10))
    assert round_told(mixed)[1] == (
        "Bracket 1: score 1½ (virtual points in it: 1 for 1, 2, ½ for 4), residents 1, 2, 3, 4."
    )


def two(one: str, other: str, *, initial_colour: int = 0) -> RoundState:
    return position(Seat(1, 10, one), Seat(2, 10, other), round=6, initial_colour=initial_colour)


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (
            two("wbb", "wb"),
            "Board 1: 1 Ann Archer (White) - 2 Ben Baker (Black): both want White; the stronger preference is granted "
            "(C.04.3 art. 5.2.2): 1 has had Black twice running, 2 is balanced and had Black last.",
        ),
        (
            two("wb", "bwb"),
            "Board 1: 2 Ben Baker (White) - 1 Ann Archer (Black): both want White; the stronger preference is granted "
            "(C.04.3 art. 5.2.2): 2 has had Black once more often than White, 1 is balanced and had Black last.",
        ),
        (
            two("bbwwb", "wwbbb"[1:]),
            "Board 1: 2 Ben Baker (White) - 1 Ann Archer (Black): both want White; the stronger preference is granted "
            "(C.04.3 art. 5.2.2): 2 has had Black twice more often than White, 1 has had Black once more often than "
            "White.",
        ),
        (
            two("wbwb", "bwwb"),
            "Board 1: 1 Ann Archer (White) - 2 Ben Baker (Black): both want White equally; counting back, their "
            "colours first differ 3 games ago, when 1 had Black and 2 White, so they change (C.04.3 art. 5.2.3).",
        ),
        (
            two("wb", "wb"),
            "Board 1: 1 Ann Archer (White) - 2 Ben Baker (Black): both want White equally and their histories do not "
            "differ; 1 is ranked higher (C.04.3 art. 5.2.4).",
        ),
        (
            two("", "", initial_colour=BLACK),
            "Board 1: 2 Ben Baker (White) - 1 Ann Archer (Black): neither has played yet; 1, the higher ranked, has an "
            "odd number (1) among those who have arrived and gets the initial colour, Black (C.04.3 art. 5.2.5).",
        ),
    ],
)
def test_colours(state: RoundState, text: str) -> None:
    """Every colour article, with what decides."""
    assert board_told(state) == text


def test_both_absolute() -> None:
    """Of topscorers with absolute preferences for one colour, the wider difference decides."""
    state = position(Seat(1, 40, "wwbb"), Seat(2, 40, "wbbb"), round=5, last_round=True)
    assert board_told(state) == (
        "Board 1: 2 Ben Baker (White) - 1 Ann Archer (Black): both want White, and both preferences are absolute; "
        "2 has the wider colour difference (he has had Black twice more often than White; 1 has level colours) "
        "(C.04.3 art. 5.2.2)."
    )


def test_even_arrival_number() -> None:
    """The second to arrive gets the opposite of the initial colour."""
    state = two("", "")._replace(arrivals=[1, 2])
    assert board_told(state) == (
        "Board 1: 2 Ben Baker (White) - 1 Ann Archer (Black): neither has played yet; 1, the higher ranked, has an "
        "even number (2) among those who have arrived and gets Black, the opposite of the initial colour (White) "
        "(C.04.3 art. 5.2.5)."
    )


def test_remainder_and_costs() -> None:
    """A player from above, a remainder, and what could not be avoided."""
    state = position(
        Seat(1, 20, "wb"), Seat(2, 10, "wb"), Seat(3, 10, "wb"), Seat(4, 10, "wb", floats=(UP, LEVEL)), round=3
    )
    assert round_told(state)[1:-2] == [
        "Bracket 1: score 2, residents 1.",
        "1 Ann Archer floats down: there is nobody else in the bracket.",
        "Bracket 2: score 1, residents 2, 3, 4; from above: 1 (2).",
        "The players from above meet the residents first: 1 with 2. Remainder: S1 3; S2 4: 3 with 4.",
        "Price paid: 2 colour preferences not granted (C12).",
    ]


def test_floaters_without_criteria() -> None:
    """Nobody left to meet, by which rules; and needed below."""
    state = position(Seat(1, 20, "ww", met=(2,)), Seat(2, 20, "bb"), Seat(3, 20, "ww"), Seat(4, 0, "bb"), round=3)
    assert [line for line in round_told(state) if "floats down" in line] == [
        "1 Ann Archer floats down: nobody in the bracket may be met (C1, C3)."
    ]
    state = position(Seat(1, 20, met=(2, 3)), Seat(2, 10), Seat(3, 10), Seat(4, 0), round=3)
    assert [line for line in round_told(state) if "floats down" in line] == [
        "1 Ann Archer floats down: there is nobody else in the bracket.",
        "1 Ann Archer floats down: he may meet no resident of the bracket (C1).",
    ]
    state = position(Seat(1, 10), Seat(2, 10), Seat(3, 0, met=(4,)), Seat(4, 0), round=2)
    assert [line for line in round_told(state) if "floats down" in line] == [
        "1 Ann Archer floats down: otherwise not all the others can be paired (C4).",
        "2 Ben Baker floats down: otherwise not all the others can be paired (C4).",
    ]


def test_bye_keeps_the_first_layout_away() -> None:
    """1-2 would send 3 down, who has met 5: then 3 himself would have to have the bye."""
    seats = (Seat(1, 10), Seat(2, 10), Seat(3, 10, met=(5,)), Seat(4, 0), Seat(5, 0, may_have_bye=False))
    assert round_told(position(*seats, round=2))[2:5] == [
        "S1 1; S2 3, 2: 1 with 3.",
        "The first layout would be worse (C5, score of the player with the bye: 1 instead of 0). S2 is transposed: "
        "this pairing is the first that the criteria leave (art. 4).",
        "2 Ben Baker floats down: the bracket is odd. If 1 floated instead, all criteria would be equal, but that "
        "pairing comes later in the order (art. 4). If 3 floated instead, the bye would be worse: C5, score of the "
        "player with the bye: 1 instead of 0.",
    ]


def test_who_else_could_have_the_bye() -> None:
    """Of the same score: what it would cost. Of a lower one, or only of a higher one: that it cannot be."""
    last = (DOWN, LEVEL)
    seats = (Seat(1, 0), Seat(2, 0), Seat(3, 0, floats=last), Seat(4, 10), Seat(5, 10))
    assert round_told(position(*seats, round=3))[-1] == (
        "2 Ben Baker has the bye: nobody who may have it has a lower score than 0 (C5). If 1 had it instead, "
        "bracket 2 would be paired otherwise, all criteria equal, but later in the order (art. 4). If 3 had it "
        "instead, bracket 2 would be worse: C14, residents who float down a second round running: 1 instead of 0."
    )
    met = (Seat(1, 10), Seat(2, 10, met=(3,)), Seat(3, 0, met=(1, 2)))
    assert round_told(position(*met, round=3))[-1] == (
        "3 has the bye: with any other player having it, not all can be paired (C2, C4)."
    )
    pair = (Seat(4, 0, met=(1, 2, 3)), Seat(5, 0, met=(1, 2, 3)))
    assert round_told(position(Seat(1, 20, met=(3,)), Seat(2, 10), Seat(3, 10), *pair, round=3))[-1] == (
        "3 has the bye: these may have it and have a lower score than 1, but if one of them had it, the others could "
        "not all be paired (C4): 4, 5. If another of the same score had it, the others could not all be paired (C4): 2."
    )
    assert round_told(position(Seat(1, 10), Seat(2, 10), Seat(3, 10), *pair, round=3))[-1] == (
        "3 has the bye: these may have it and have a lower score than 1, but if one of them had it, the others could "
        "not all be paired (C4): 4, 5. If 3 did not have it, bracket 1 would be paired otherwise, all criteria equal, "
        "but later in the order (art. 4)."
    )


def test_why_not_rematch() -> None:
    """Told with the round they met in, if it is known."""
    state = position(Seat(1, 10, "w", met=(2,)), Seat(2, 10, "b"), Seat(3, 0, "w"), Seat(4, 0, "b"))
    assert told(why_not(state, DEFINITION, 1, 2)) == ["1 Ann Archer and 2 Ben Baker cannot meet: they have met (C1)."]
    assert told(why_not(state, DEFINITION, 1, 2, met_in=1)) == [
        "1 Ann Archer and 2 Ben Baker cannot meet: they met in round 1 (C1)."
    ]


def test_why_not_forbidden_and_absolute() -> None:
    """Every reason is told, not only the first."""
    state = position(Seat(1, 10, "ww"), Seat(2, 10, "ww"), Seat(3, 0, "bb"), Seat(4, 0, "bb"), forbidden=((1, 2),))
    assert told(why_not(state, DEFINITION, 1, 2)) == [
        "1 Ann Archer and 2 Ben Baker cannot meet: the arbiter has excluded the pair.",
        "1 Ann Archer and 2 Ben Baker cannot meet: both have an absolute preference for the same colour (C3).",
    ]


def test_why_not_completion() -> None:
    """The witness: who would be stuck, and with whom."""
    state = position(Seat(1, 10), Seat(2, 10), Seat(3, 0, met=(4,)), Seat(4, 0), round=2)
    (text,) = told(why_not(state, DEFINITION, 1, 2))
    assert text.startswith("If 1 Ann Archer and 2 Ben Baker met, the others could not all be paired (C4): ")


def test_why_not_criterion() -> None:
    """The criterion with both counts, and the best pairing that has them meet."""
    state = position(Seat(1, 10), Seat(2, 10), Seat(3, 0), Seat(4, 0), round=2)
    assert told(why_not(state, DEFINITION, 1, 4)) == [
        "If 1 Ann Archer and 4 met, bracket 1 would be worse: C6, players left unpaired in the bracket: "
        "2 instead of 0.",
        "The best pairing in which they meet differs in these boards (White first): 1-4, 3-2.",
    ]


def test_why_not_order() -> None:
    """Equal on everything, but later."""
    state = position(*(Seat(number, 0) for number in range(1, 6)))
    assert told(why_not(state, DEFINITION, 1, 4)) == [
        "If 1 Ann Archer and 4 met in bracket 1, all criteria would be equal, but that pairing comes later in the "
        "order (art. 4).",
        "The best pairing in which they meet differs in these boards (White first): 1-4, 3-2.",
    ]


def test_why_not_another_bye() -> None:
    """If the bye changes too, it is told; boards that stay are not repeated."""
    seats = (Seat(1, 20), Seat(2, 20), *(Seat(number, 0) for number in range(3, 8)))
    assert told(why_not(position(*seats, round=3), DEFINITION, 5, 7)) == [
        "If 5 and 7 met in bracket 2, all criteria would be equal, but that pairing comes later in the order (art. 4).",
        "The best pairing in which they meet differs in these boards (White first): 3-4, 5-7; 6 has the bye.",
    ]


def test_why_not_they_meet() -> None:
    """They do."""
    state = position(Seat(1, 10), Seat(2, 10), Seat(3, 0), Seat(4, 0), round=2)
    assert told(why_not(state, DEFINITION, 2, 1)) == ["2 Ben Baker and 1 Ann Archer do meet, on board 1."]


def test_nothing_to_say() -> None:
    """Only explanations can be told."""
    with pytest.raises(TypeError):
        sentences(7)
