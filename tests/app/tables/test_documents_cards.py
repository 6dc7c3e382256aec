"""The cards of the documents' worked example (17 players, Dutch of 2009), as its text has them after three rounds."""

from pairwright.app.standings import Wanted, standings
from pairwright.app.tables.cards import Card, cards
from pairwright.model.points import format_points
from pairwright.state.floats import Float
from pairwright.tiebreaks.event import Meeting
from tests.pairing.dutch_1998.seventeen import AFTER_THREE_ROUNDS

CARDS = {
    1: "9w 10b 17w",
    4: "12b 14w 3b",
    5: "13w 6b 8w",
    6: "14b 5w 15b",
    7: "15w 17b 10w",
    8: "16b 11w 5b",
    10: "2w 1w 7b",
    13: "5b 12w 2b",
    15: "7b - 6w",
    17: "- 7w 1b",
}
"""As the text lists them before round 4; the first colours of 4 and 13 are those it lists before round 2 (recorded as
slips of the example)."""

FLOATS = {
    **dict.fromkeys((1, 5, 6, 7, 8, 10), "---"),
    **dict.fromkeys((2, 4, 9, 12), "--U"),
    **dict.fromkeys((3, 11, 13, 14, 16), "--D"),
    15: "-D-",
    17: "D--",
}
"""Of everybody after round 3. 9 and 14 were paired and did not play: a float all the same."""


def made() -> dict[int, Card]:
    tournament = AFTER_THREE_ROUNDS._replace(planned_rounds=9, system="CUSTOM_SWISS_DUTCH_2009")
    found = cards(standings(tournament, Wanted("PTS", meeting=Meeting.SWISS)))
    return {card.line.participant.number: card for card in found.cards}


def test_opponents_and_colours() -> None:
    """Number of the opponent and colour of every round; a stroke for the bye."""
    shown = {
        number: " ".join(
            f"{cell.opponent}{cell.colour.value}" if cell.opponent else "-" for cell in made()[number].line.cells
        )
        for number in CARDS
    }
    assert shown == CARDS


def test_running_scores() -> None:
    """The score after every round."""
    found = made()
    assert [format_points(cell.total) for cell in found[4].line.cells] == ["0.5", "1.5", "2.5"]
    assert [format_points(cell.total) for cell in found[15].line.cells] == ["0.0", "1.0", "1.5"]
    assert {number for number, card in found.items() if card.line.points == 25} == {1, 4, 13, 17}


def test_float_marks() -> None:
    """Down for who met a lower score or had the bye, up for who met a higher one."""
    letters = {Float.NONE: "-", Float.DOWN: "D", Float.UP: "U"}
    found = {number: "".join(letters[mark] for mark in card.floats) for number, card in made().items()}
    assert found == FLOATS
