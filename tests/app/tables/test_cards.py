"""Pairing cards."""

import pytest

from pairwright.app.standings import Wanted, standings
from pairwright.app.tables.cards import Cards, cards
from pairwright.app.tables.marks import Due
from pairwright.errors import UnknownCode
from pairwright.model.colour import Colour
from pairwright.model.tournament import Tournament
from pairwright.state.floats import Float
from pairwright.state.preference import Strength
from pairwright.tiebreaks.event import Meeting
from tests.support.crosstables import crosstable

SWISS = """
1: 4w1 2b1 3w1
2: 5b1 1w0 6b1
3: 6w1 5b1 1b0
4: 1b0 6w1 5w=
5: 2w0 3w0 4b=
6: 3b0 4b0 2w0
"""


def made(tournament: Tournament, *numbers: int, after_round: int = 0, meeting: Meeting = Meeting.SWISS) -> Cards:
    return cards(standings(tournament, Wanted("PTS", after_round=after_round, meeting=meeting)), numbers)


def test_a_card_has_a_line_for_every_round() -> None:
    """Opponent, and the score after it."""
    (card,) = made(crosstable(SWISS), 2).cards
    assert [one.number if one else 0 for one in card.opponents] == [5, 1, 6]
    assert [cell.total for cell in card.line.cells] == [10, 10, 20]


def test_floats_are_marked() -> None:
    """Down against fewer points, up against more; a bye is a float down (C.04.3 art. 1.4)."""
    (card,) = made(crosstable(SWISS), 2).cards
    assert card.floats == (Float.NONE, Float.NONE, Float.DOWN)
    (card,) = made(crosstable(SWISS), 6).cards
    assert card.floats == (Float.NONE, Float.NONE, Float.UP)
    (card,) = made(crosstable("1: 2w1 H\n2: 1b0 3w1\n3: U 2b0"), 1).cards
    assert card.floats == (Float.NONE, Float.DOWN)


def test_floats_of_who_has_left() -> None:
    """They are known of rounds he played, whether he is there in the next one or not."""
    tournament = crosstable("1: 3w1 4b1\n2: 4w0 3b1\n3: 1b0 2w0\n4: 2b1 1w0")
    players = tuple([one._replace(withdrawn_from=3) for one in tournament.players])
    floats = [card.floats for card in made(tournament._replace(players=players)).cards]
    assert floats == [(Float.NONE, Float.NONE)] * 4


def test_a_game_without_a_result_is_no_float() -> None:
    """What it counts as is not known yet."""
    tournament = crosstable("1: 2w1 3b*\n2: 1b0 4w=\n3: 4w1 1w*\n4: 3b0 2b=")
    assert [card.floats[1] for card in made(tournament).cards] == [Float.NONE] * 4


def test_the_colour_due_next() -> None:
    """As on the cards of old it is drawn beforehand; absolute when it must be given."""
    found = {card.line.participant.number: card.due for card in made(crosstable(SWISS, rounds=5)).cards}
    assert found[1] == Due(Colour.BLACK, Strength.STRONG)
    assert found[3] == Due(Colour.WHITE, Strength.ABSOLUTE)
    assert found[4] == Due(Colour.BLACK, Strength.ABSOLUTE)


def test_no_colour_is_due_after_the_last_round() -> None:
    """Nor in a round robin, where nobody floats either."""
    all_against_all = made(crosstable(SWISS, rounds=5), meeting=Meeting.PREDETERMINED)
    for found in (made(crosstable(SWISS, rounds=3)), all_against_all):
        assert {card.due for card in found.cards} == {Due()}
    assert {mark for card in all_against_all.cards for mark in card.floats} == {Float.NONE}


def test_a_system_that_is_not_known_has_no_colour_due() -> None:
    """Colour preferences are told for the systems they are known of."""
    found = made(crosstable(SWISS, rounds=5)._replace(system="CUSTOM_SWISS_OWN"))
    assert {card.due for card in found.cards} == {Due()}


def test_as_it_was_after_an_earlier_round() -> None:
    """Before the next one is paired; what came later is not on the card."""
    (card,) = made(crosstable(SWISS, rounds=5), 1, after_round=1).cards
    assert len(card.line.cells) == len(card.floats) == 1
    assert card.due == Due(Colour.BLACK, Strength.STRONG)


def test_there_is_no_card_of_nobody() -> None:
    """The number is named."""
    with pytest.raises(UnknownCode, match="player 9"):
        made(crosstable(SWISS), 9)
