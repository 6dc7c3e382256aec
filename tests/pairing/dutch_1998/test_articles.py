"""Article by article, on small tournaments."""

from __future__ import annotations

import pytest

from pairwright.errors import NoLegalPairing, NotApplicable
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest, Tournament
from pairwright.pairing.systems.dutch_1998 import DUTCH_1998, DUTCH_2009, DutchOfTheDocuments
from pairwright.pairing.systems.dutch_1998.edition import EDITION_1998, EDITION_2009
from pairwright.state.ledger import state_before
from tests.support.crosstables import crosstable

BLACK = Colour.BLACK


def paired(system: DutchOfTheDocuments, tournament: Tournament) -> list[tuple[int, int]]:
    """White and Black of the next round."""
    return system.pair(state_before(tournament, tournament.paired_rounds + 1)).pairs


def notes(system: DutchOfTheDocuments, tournament: Tournament) -> list[str]:
    """The steps, with their articles."""
    steps = system.pair(state_before(tournament, tournament.paired_rounds + 1)).steps
    return [f"{step.article.number} {step.note}" for step in steps]


def test_c8_an_exchange() -> None:
    """1-3 and 2-4 have met, 1-4 and 2-3 are due one colour: 2 and 3 change places."""
    four = crosstable("1: 3w=\n2: 4b=\n3: 1b=\n4: 2w=", rounds=3)
    assert notes(DUTCH_1998, four)[1:] == ["C8 2 exchanged with 3: S1 1, 3; S2 2, 4: 1-2, 3-4"]


def test_c11_x_is_raised() -> None:
    """1-4 and 2-3 are the only pairs left, and all four are due one colour with their opponent: x goes from 0 to 2."""
    four = crosstable("1: 3b1 2w=\n2: 4w1 1b=\n3: 1w0 4b=\n4: 2b0 3w=", rounds=3)
    assert notes(DUTCH_1998, four) == [
        "C3 bracket of 1.5: 1, 2",
        "C1 1 has no opponent here: goes down",
        "C1 2 has no opponent here: goes down",
        "C3 bracket of 0.5: 3, 4; from above 1, 2; p = 2, x = 0 (due White 2, Black 2)",
        "C11 x raised by 2",
        "C7 S1 1, 2; S2 3, 4, transposed to 4, 3: 1-4, 2-3",
    ]


FIVE = crosstable("1: 3b= 5w=\n2: 4w= U\n3: 1w= 4b1\n4: 2b= 3w0\n5: U 1b=", rounds=3)


def test_c12_another_player_goes_down() -> None:
    """2-3 is the first pairing of the upper bracket, but 5, left over, has met 1. With 2-5 the player left over would
    be 3, who has met 1 too; so x is raised above, 3 meets 5, and 2 goes down."""
    assert notes(DUTCH_1998, FIVE)[:7] == [
        "C3 bracket of 1.5: 2, 3, 5; p = 1, x = 0 (due White 2, Black 1)",
        "C12 the next bracket cannot pair 5: paired again, with 2 going down instead",
        "C11 x raised by 1",
        "C8 2 exchanged with 3: S1 3; S2 2, 5, transposed to 5, 2: 3-5",
        "C6 2 goes down",
        "C3 bracket of 1.0: 1; from above 2; p = 1, x = 1 (due White 0, Black 2)",
        "C10 B6 and B5 dropped for upfloats",
    ]


def test_c13_the_last_bracket_but_one_is_paired_again() -> None:
    """5, left over above, has met 6: 2 goes down in his place, though 4-5 then takes an exchange and x."""
    six = crosstable(
        "1: 4w1 2b1\n2: 5b1 1w0\n3: 6w1 4b0\n4: 1b0 3w1\n5: 2w0 6b1\n6: 3b0 5w0", rounds=4, initial_colour=BLACK
    )
    assert "C13 with 5 going down the lowest bracket cannot be paired: paired again, with 2 going down" in notes(
        DUTCH_1998, six
    )
    assert {frozenset(pair) for pair in paired(DUTCH_1998, six)} == {
        frozenset(pair) for pair in ((1, 3), (4, 5), (2, 6))
    }


def test_c14_a_pair_fewer() -> None:
    """3 and 6 have met: two players have to come down to them, and the bracket above makes one pair instead of two."""
    six = crosstable(
        "1: 4w1 2b=\n2: 5b1 1w=\n3: 6w= 4b0\n4: 1b0 3w1\n5: 2w0 6b1\n6: 3b= 5w0", rounds=4, initial_colour=BLACK
    )
    assert notes(DUTCH_1998, six)[3:8] == [
        "C3 bracket of 1.0: 4, 5; from above 1, 2; p = 2, x = 0 (due White 2, Black 2)",
        "C13 with nobody going down the lowest bracket cannot be paired: paired again, with 1, 2 going down",
        "C14 p lowered from 2 to 1",
        "C8 1 exchanged with 4: S1 4; S2 1, 2, 5, transposed to 5, 1, 2: 4-5",
        "C6 1, 2 go down",
    ]


JOINED = crosstable("1: 4b1 2w1\n2: 5w1 1b0\n3: 6b1 4w0\n4: 1w0 3b1\n5: 2b0 6w=\n6: 3w0 5b=", rounds=4)


def test_c13_joined_brackets_in_1998() -> None:
    """5 and 6 have met, and no pairing above lets them be paired. The bracket above comes down whole; it is more than
    half of the new one, which is therefore homogeneous: S1 = 1, 2, 3, and the first exchange helps."""
    assert notes(DUTCH_1998, JOINED)[2:] == [
        "C13 no pairing of the last bracket but one lets the lowest one be paired: the two are joined",
        "C3 bracket of 0.5: 5, 6; from above 1, 2, 3, 4; p = 3, x = 0 (due White 3, Black 3)",
        "C8 3 exchanged with 4: S1 1, 2, 4; S2 3, 5, 6, transposed to 6, 3, 5: 1-6, 2-3, 4-5",
    ]


def test_c13_joined_brackets_in_2009() -> None:
    """The same tournament: S1 is the bracket added, 1, 2, 3, 4; p falls to 3, and as there is nothing to exchange x is
    raised."""
    assert notes(DUTCH_2009, JOINED)[3:] == [
        "C3 bracket of 0.5: 5, 6; from above 1, 2, 3, 4, who are paired first; p = 4, x = 0 (due White 3, Black 3)",
        "C14 p of the moved-down players lowered from 4 to 3",
        "C11 x raised by 2",
        "C7 the moved-down players: S1 1, 2, 3; S2 4, 5, 6, transposed to 6, 4, 5: 1-6, 2-4, 3-5",
    ]


CRITERIA = crosstable(
    "1: 4w1 2b= 5w1\n2: 5b1 1w= 3b1\n3: 6w1 4b= 2w0\n4: 1b0 3w= 6b1\n5: 2w0 6b1 1b0\n6: 3b0 5w0 4w0",
    rounds=4,
    initial_colour=BLACK,
)


def test_c9_and_c10_in_1998() -> None:
    """Either B5 falls for downfloats (1-3), or B6 for upfloats too (2-4). 1998 drops downfloats inside."""
    assert notes(DUTCH_1998, CRITERIA)[6:9] == [
        "C11 x raised by 1",
        "C9 B6 and B5 dropped for downfloats",
        "C7 S1 1; S2 2, 3, 4, transposed to 3, 2, 4: 1-3",
    ]


def test_c9_and_c10_in_2009() -> None:
    """2009 drops upfloats inside (with nothing else of that edition, which would decide here too)."""
    exchanged = DutchOfTheDocuments(EDITION_1998._replace(turns=EDITION_2009.turns))
    assert notes(exchanged, CRITERIA)[6:10] == [
        "C11 x raised by 1",
        "C9 B6 dropped for upfloats",
        "C10 B6 dropped for downfloats",
        "C8 1 exchanged with 2: S1 2; S2 1, 3, 4, transposed to 4, 1, 3: 2-4",
    ]


def test_a7e_in_even_rounds() -> None:
    """Round 4, three of four due Black: x = 1. By A7.e one mild preference counts as White, and then the pair that
    denies a preference needs a player with a mild one: 1-3 (both strong) will not do, 1-5 will."""
    seven = crosstable(
        """
        1: 4w1 7b1 2w1
        2: 5b= 3w= 1b0
        3: 6w= 2b= 7w1
        4: 1b0 U 6w1
        5: 2w= 6b= U
        6: 3b= 5w= 4b0
        7: U 1w0 3b0
        """,
        rounds=5,
        initial_colour=BLACK,
    )
    assert (3, 1) in paired(DUTCH_1998, seven)
    assert (5, 1) in paired(DUTCH_2009, seven)


def test_a7d_in_odd_rounds() -> None:
    """Round 5: 4 and 5 both have a strong preference for one colour and are kept apart; 3-4 and 5-7 grant more."""
    seven = crosstable(
        """
        1: 4w1 7b1 2w= 5b1
        2: 5b1 3w= 1b= 4w1
        3: 6w= 2b= 5w0 U
        4: 1b0 U 7w1 2b0
        5: 2w0 6b1 3b1 1w0
        6: 3b= 5w0 U 7b1
        7: U 1w0 4b0 6w0
        """,
        rounds=5,
        initial_colour=BLACK,
    )
    without = DutchOfTheDocuments(EDITION_2009._replace(strong_as_absolute=False))
    assert (4, 5) in paired(without, seven)
    assert paired(DUTCH_2009, seven)[1:3] == [(4, 3), (5, 7)]


LAST = crosstable(
    """
    1: 4w1 7b1 2w1
    2: 5b1 3w1 1b0
    3: 6w= 2b0 7w0
    4: 1b0 U 6w1
    5: 2w0 6b= U
    6: 3b= 5w= 4b0
    7: U 1w0 3b1
    """,
    rounds=4,
    initial_colour=BLACK,
)


def test_floats_above_half_in_the_last_round() -> None:
    """Note to B: 7 has had a downfloat two rounds ago, but has more than half of the points: he may go down again."""
    assert "C6 7 goes down" in notes(DUTCH_1998, LAST)
    kept = DutchOfTheDocuments(EDITION_1998._replace(limits_kept_if_possible=True))
    assert "C6 2 goes down" in notes(kept, LAST)


def test_two_absolute_preferences_above_half() -> None:
    """Last round: 1 and 2, both with two Whites running, above 50 %: in 1998 B2 does not apply to them. In 2009 it is
    left out only to avoid a floater: 1 and 3, 2 and 4 can be paired without."""
    top = crosstable(
        """
        1: 5b1 6w1 7w1
        2: 6b1 5w1 8w1
        3: 7w1 8b1 5b1
        4: 8w1 7b1 6b1
        5: 1w0 2b0 3w0
        6: 2w0 1b0 4w0
        7: 3b0 4w0 1b0
        8: 4b0 3w0 2b0
        """,
        rounds=4,
    )
    assert (1, 3) not in paired(DUTCH_1998, top)
    assert paired(DUTCH_1998, top)[:2] == [(3, 1), (4, 2)]
    two = crosstable("1: 3b1 4w1 5w1\n2: 4b1 3w1 6w1\n3: 1w0 2b0 7w=\n4: 2w0 1b0 8w=\n5: 6w1 7w1 1b0\n"
                     "6: 5b0 8w1 2b0\n7: 8w1 5b0 3b=\n8: 7b0 6b0 4b=", rounds=4)  # fmt: skip
    assert (1, 2) in {tuple(sorted(pair)) for pair in paired(DUTCH_1998, two)}
    assert (1, 2) in {tuple(sorted(pair)) for pair in paired(DUTCH_2009, two)}
    assert any(note.startswith("B2 left out") for note in notes(DUTCH_2009, two))


def test_games_not_played_may_be_repeated() -> None:
    """F2: 1 and 2 were paired in round 1, but 2 did not come. They may be paired again, and have no colour yet."""
    four = crosstable("1: 2w+\n2: 1b-\n3: 4b1\n4: 3w0", rounds=3)
    assert paired(DUTCH_1998, four)[0] == (3, 1)
    state = state_before(four, 2)
    assert DUTCH_1998.obstacles(state, state.position(1), state.position(2)) == ()


def test_who_has_won_by_absence_has_no_bye() -> None:
    """B1(b): 5 has the bye of round 1, 3 won because 4 did not come; the lowest left is 4, who scored nothing so."""
    five = crosstable("1: 2w1\n2: 1b0\n3: 4w+\n4: 3b-\n5: U", rounds=3)
    assert paired(DUTCH_1998, five)[-1] == (4, 0)
    three = crosstable("1: 2w+\n2: 1b-\n3: U", rounds=3)
    assert paired(DUTCH_2009, three)[-1] == (2, 0)


def test_absent_players_are_not_paired() -> None:
    """F5, F8: 3 has withdrawn, 4 announced his absence: 1 and 2 play, 5 and 6 play."""
    six = crosstable("1: 4w1\n2: 5b1\n3: 6w1\n4: 1b0\n5: 2w0\n6: 3b0", rounds=5)
    players = tuple(p._replace(withdrawn_from=2) if p.number == 3 else p for p in six.players)
    away = six._replace(players=players, requests=(ByeRequest(2, 4, Result.ABSENT),))
    assert paired(DUTCH_1998, away) == [(2, 1), (6, 5)]


def test_round_1() -> None:
    """F4, E5: top of S1 with top of S2, the last one has the bye; odd numbers of S1 have the colour of number 1."""
    seven = crosstable("\n".join(f"{number}:" for number in range(1, 8)), rounds=5, initial_colour=BLACK)
    assert paired(DUTCH_1998, seven) == [(4, 1), (2, 5), (6, 3), (7, 0)]


def test_no_legal_pairing() -> None:
    """Everybody has met: the witness says who is left without an opponent."""
    three = crosstable("1: 2w1 3b1 U\n2: 1b0 U 3w1\n3: U 1w0 2b0", rounds=4)
    with pytest.raises(NoLegalPairing) as caught:
        paired(DUTCH_1998, three)
    assert caught.value.witness.players


def test_a_bye_by_hand_that_leaves_an_odd_number() -> None:
    """Of four players one has the bye by hand: three are left."""
    four = crosstable("1: 3w1\n2: 4b1\n3: 1b0\n4: 2w0", rounds=4)._replace(
        requests=(ByeRequest(2, 4, Result.PAIRING_BYE),)
    )
    with pytest.raises(NotApplicable, match="odd number"):
        paired(DUTCH_1998, four)
