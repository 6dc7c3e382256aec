"""The Double-Swiss system, article by article."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.faces.explanations import sentences
from pairwright.model.acts import EnterGames, apply
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.standing import earned
from pairwright.model.tournament import Tournament, TwoGames
from pairwright.pairing.drawn.bracket import pair_bracket
from pairwright.pairing.drawn.plan import plan_round
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.double_swiss import DoubleSwiss
from pairwright.pairing.systems.double_swiss.colours import double_colours
from pairwright.pairing.systems.double_swiss.field import Field, field_of
from pairwright.state.ledger import state_before
from pairwright.state.preference import BLACK, WHITE
from pairwright.state.round_state import RoundState
from tests.support.crosstables import crosstable
from tests.support.positions import Seat, position

SYSTEM = DoubleSwiss()


def field(*seats: Seat, floated: tuple[int, ...] = (), last_round: bool = False) -> Field:
    state = position(*seats, last_round=last_round)
    return Field(state, sum(1 << state.position(number) for number in floated))


def brackets(of: Field) -> list[tuple[tuple[int, ...], list[tuple[int, ...]]]]:
    """Upfloaters and pairs of each bracket, in numbers."""
    plan = plan_round(of)
    return [(of.numbers(one.upfloaters), [of.numbers(pair) for pair in one.pairs]) for one in plan.brackets]


def test_the_first_round() -> None:
    """Six players: 1-4, 2-5, 3-6; with odd numbers of the higher ranked the initial colour."""
    found = SYSTEM.pair(position(*(Seat(number, 0) for number in range(1, 7))))
    assert found.pairs == [(1, 4), (5, 2), (3, 6)]


def test_art_3_4_the_bye() -> None:
    """Of the lowest score who has played most matches, then the largest number: 3, for 4 has played one less."""
    seats = (Seat(1, 30, "wb"), Seat(2, 15, "wb"), Seat(3, 5, "wb"), Seat(4, 5, "w"), Seat(5, 20, "bw"))
    assert SYSTEM.pair(position(*seats)).bye == 3


SCORES = {2: 30, 6: 30, 8: 30, 1: 25, 3: 25, 5: 25}


def test_art_3_5_the_order_of_sets() -> None:
    """Three have met one another and need three from below: 2, 6 and 8 on 3; without 8 the first on 2 1/2, number 1."""
    leaders = (Seat(10, 40, "w", (11, 12)), Seat(11, 40, "w", (12,)), Seat(12, 40, "w"))
    others = (Seat(number, score, "w") for number, score in SCORES.items())
    assert brackets(field(*leaders, *others))[0][0] == (2, 6, 8)
    two_levels = (Seat(number, score, "w") for number, score in SCORES.items() if number != 8)
    assert brackets(field(*leaders, *two_levels, Seat(9, 10, "w")))[0][0] == (2, 6, 1)


def test_c5_the_highest_scores() -> None:
    """1 has met all of the next group: 5 comes from the one after it, though 6 has fewer points still."""
    found = brackets(
        field(
            Seat(1, 40, "w", (2, 3)),
            Seat(2, 30, "w"),
            Seat(3, 30, "w"),
            Seat(5, 20, "w"),
            Seat(6, 10, "w"),
            Seat(7, 10, "w"),
        )
    )
    assert found[0] == ((5,), [(1, 5)])


def test_c6_the_following_group_can_be_paired() -> None:
    """If 2 went up, 3 and 4, who have met, would be left: 3 goes up."""
    found = brackets(
        field(
            Seat(1, 40, "w"),
            Seat(2, 30, "w"),
            Seat(3, 30, "w", (4,)),
            Seat(4, 30, "w"),
            Seat(5, 10, "w"),
            Seat(6, 10, "w"),
        )
    )
    assert found[0] == ((3,), [(1, 3)])
    assert found[1] == ((), [(2, 4)])


C7 = (Seat(1, 40, "w"), Seat(2, 30, "w"), Seat(3, 30, "w"), Seat(4, 30, "w"))


def test_c7_no_floater_again() -> None:
    """2 floated in the round before: 3 goes up; in the last round nobody asks."""
    assert brackets(field(*C7, floated=(2,)))[0] == ((3,), [(1, 3)])
    assert brackets(field(*C7, floated=(2,), last_round=True))[0] == ((2,), [(1, 2)])


def test_c8_no_floater_meets_an_upfloater() -> None:
    """1 floated in the round before: 4 meets 2, though 1-3, 2-4 comes before 1-2."""
    seats = (Seat(1, 40, "w"), Seat(2, 40, "w"), Seat(3, 40, "w"), Seat(4, 30, "w"))
    assert brackets(field(*seats))[0][1] == [(1, 3), (2, 4)]
    assert brackets(field(*seats, floated=(2,)))[0][1] == [(1, 4), (2, 3)]
    assert brackets(field(*seats, floated=(1, 2)))[0][1] == [(1, 2), (3, 4)]


def test_art_3_6_identifiers() -> None:
    """Of six, 1 and 4 have met: 1-5, 2-4, 3-6 comes first; an upfloater with a small number is a top member."""
    seats = [Seat(number, 10, "w") for number in range(1, 7)]
    seats[0] = Seat(1, 10, "w", (4,))
    assert [tuple(pair) for pair in brackets(field(*seats))[0][1]] == [(1, 5), (2, 4), (3, 6)]
    of = field(Seat(2, 20, "w"), Seat(1, 10, "w"))
    assert [of.numbers(pair) for pair in pair_bracket(of, 0b11)] == [(1, 2)]


@pytest.mark.parametrize(
    ("own", "other", "white", "article"),
    [
        ("", "", True, "4.3.1"),
        ("w", "b", False, "4.3.2"),
        ("bw", "wbb", False, "4.3.3"),
        ("wb", "bw", True, "4.3.3"),
        ("w", "w", False, "4.3.4"),
        ("b", "b", True, "4.3.4"),
        ("", "b", False, "4.3.5"),
    ],
)
def test_art_4_3_colours(own: str, other: str, *, white: bool, article: str) -> None:
    """Fewer Whites; then from the last round they differed; then the higher ranked, then the other alternates."""
    state = position(Seat(1, 20, own), Seat(2, 10, other), initial_colour=WHITE)
    found, rule = double_colours(state, 0, 1)
    assert (found, rule.number) == (white, article)


def test_art_4_3_1_the_initial_colour() -> None:
    """With Black as the initial colour number 1 has Black."""
    assert double_colours(position(Seat(1, 0), Seat(2, 0), initial_colour=BLACK), 0, 1)[0] is False


PLAYED = """
1: 2w1 3b=
2: 1b0 4w1
3: 4w= 1w=
4: 3b= 2b0
"""


def before_round_three(*matches: TwoGames) -> RoundState:
    return state_before(crosstable(PLAYED, rounds=5)._replace(two_games=matches), 3)


def test_art_1_5_floaters() -> None:
    """In round 2 all met others with other scores; a forfeited match makes no floater."""
    assert field_of(before_round_three()).numbers(range(4)) == (1, 2, 3, 4)
    assert field_of(before_round_three()).floated == 0b1111
    forfeited = PLAYED.replace("4w1", "4w+").replace("2b0", "2b-")
    state = state_before(crosstable(forfeited, rounds=5), 3)
    assert {state.numbers[position] for position in range(4) if field_of(state).floated >> position & 1} == {1, 3}


def test_art_1_6_a_match_without_a_game_gives_no_colour() -> None:
    """Each has forfeited one game: they have met, but had no colour."""
    won, lost = Result.FORFEIT_WIN, Result.FORFEIT_LOSS
    tournament = crosstable(PLAYED, rounds=5)._replace(two_games=(TwoGames(2, 3, 1, (won, lost), (lost, won)),))
    found = field_of(state_before(tournament, 3))
    place = found.state.position(1)
    assert found.state.colours[place] == "w"
    assert found.state.opponents[place] >> found.state.position(3) & 1


def test_by_check_and_why_not() -> None:
    """What decides against another pairing is the first criterion by which it is worse."""
    state = position(*C7)
    found: RoundPairing = SYSTEM.pair(state)
    assert {frozenset(pair) for pair in found.pairs} == {frozenset((1, 2)), frozenset((3, 4))}
    told = [str(sentence) for sentence in sentences(SYSTEM.why_not(state, 1, 3, 0))]
    assert told[0].startswith("If 1 and 3 met in bracket 1, ")


def test_a_tournament_without_scoring_of_its_own() -> None:
    """A match is worth two games, however the tournament came to be: half a game point counts as such."""
    players = tuple([Player(number, f"P{number}") for number in range(1, 5)])
    bare = Tournament(players, system="FIDE_DOUBLESWISS", planned_rounds=3, initial_colour=Colour.WHITE)
    paired = commands.with_round(bare, commands.pair(bare))
    games = TwoGames(1, 1, 3, (Result.WIN, Result.DRAW), (Result.LOSS, Result.DRAW))
    assert earned(apply(paired, EnterGames(games)))[:3:2] == [15, 5]
