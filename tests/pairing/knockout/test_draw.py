"""The draw: k players, t places (K8 to K11)."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.app import commands
from pairwright.errors import NotApplicable
from pairwright.model.knockout.bracket import Bracket, From, How, Reached
from pairwright.model.knockout.play import bracket_of
from pairwright.model.knockout.terms import Elimination, Knockout, Seeds
from tests.oracles.brackets import first_row, folded, pairs_of
from tests.support.corpus import needed, shared_file
from tests.support.knockouts import knockout, lower_wins, next_round, played_out, standing

CASES = "seeds/examples/knockout-cases.json"


def first_pairs(bracket: Bracket) -> list[list[int]]:
    return [list(match.players) for match in bracket.stages[0].matches if 0 not in match.players]


def free_at_first(bracket: Bracket) -> list[int]:
    return [match.winner for match in bracket.stages[0].matches if match.how is How.BYE]


def test_every_case_of_the_document() -> None:
    """8 for 1, 9 for 3, 9 for 2, 8 for 6: the first round, who is through, how many are left."""
    cases = json.loads(needed(shared_file(CASES)).read_text("utf-8"))["draw_cases"]
    assert len(cases) == 4
    for case in cases:
        bracket = bracket_of(knockout(case["k"], Knockout(places=case["t"])))
        assert first_pairs(bracket) == case["first_round"]
        assert free_at_first(bracket) == case.get("byes", case.get("direct", []))
        if "virtual" in case:
            assert bracket.size - case["k"] == case["virtual"]
        if "left_after_round" in case:
            left = len(first_pairs(bracket)) + len(free_at_first(bracket))
            assert left == case["left_after_round"]
            assert [len(stage.matches) for stage in bracket.stages[1:]] == case.get("then", [case["t"]])


def test_eight_players() -> None:
    """Example 8: 1-8, 2-7, 3-6, 4-5."""
    assert first_pairs(bracket_of(knockout(8))) == [[1, 8], [2, 7], [3, 6], [4, 5]]


def test_nine_players_for_three_places() -> None:
    """1:x1 2:x2 3:x3 4:9 5:8 6:7."""
    bracket = bracket_of(knockout(9, Knockout(places=3)))
    first = bracket.stages[0]
    imaginary = [match.seats[1].number for match in first.matches if match.seats[1].kind is From.IMAGINARY]
    assert (str(first.title), imaginary) == ("preliminary round", [1, 2, 3])
    assert first_pairs(bracket) == [[4, 9], [5, 8], [6, 7]]


def test_nine_players_for_two_places() -> None:
    """T = 16: 1 to 7 are free, 8 and 9 play; then 8, 4, 2 are left."""
    bracket = bracket_of(knockout(9, Knockout(places=2)))
    assert free_at_first(bracket) == [1, 2, 3, 4, 5, 6, 7]
    assert first_pairs(bracket) == [[8, 9]]
    assert [len(stage.matches) for stage in bracket.stages] == [8, 4, 2]


def test_eight_players_for_six_places() -> None:
    """Four are through, four play for two places."""
    bracket = bracket_of(knockout(8, Knockout(places=6)))
    assert (free_at_first(bracket), first_pairs(bracket)) == ([1, 2, 3, 4], [[5, 8], [6, 7]])
    assert len(bracket.stages) == 1
    assert standing(played_out(knockout(8, Knockout(places=6)), lower_wins)).winners == (1, 2, 3, 4, 5, 6)


@given(st.integers(2, 70), st.integers(1, 12))
def test_fewer_than_two_players_a_place(players: int, places: int) -> None:
    """K9: the first 2t - k are through, the last 2(k - t) play for k - t places."""
    if not places < players < 2 * places:
        return
    bracket = bracket_of(knockout(players, Knockout(places=places)))
    through = 2 * places - players
    assert free_at_first(bracket) == list(range(1, through + 1))
    assert sorted(number for pair in first_pairs(bracket) for number in pair) == list(range(through + 1, players + 1))
    assert len(bracket.stages) == 1


@given(st.integers(2, 70), st.integers(1, 9), st.integers(0, 10**6))
def test_first_against_last_in_every_stage(players: int, places: int, seed: int) -> None:
    """The row of places folded in the middle, stage by stage, whoever wins."""
    if players < places:
        return
    tournament = knockout(players, Knockout(places=places, games=1, extra=0))
    strength = dict(enumerate(Random(seed).sample(range(players), players), 1))
    row = first_row(tuple(range(1, players + 1)), places)
    while len(row) > places:
        bracket = standing(tournament)
        pairs = pairs_of(row)
        if pairs:
            stage = bracket.stages[bracket.current - 1]
            assert [match.players for match in stage.matches if match.how is How.OPEN] == pairs
            paired = commands.pair(tournament)
            assert sorted(map(sorted, paired.pairing.pairs)) == sorted(map(sorted, pairs))
            tournament = next_round(
                tournament,
                lambda white, black: (lower_wins(1, 2)) if strength[white] > strength[black] else lower_wins(2, 1),
            )
        row = folded(row, lambda one, other: max(one, other, key=strength.__getitem__))
    assert standing(tournament).winners == tuple(sorted(row))


def test_one_player_has_won() -> None:
    """Nobody to meet: nothing is played."""
    bracket = bracket_of(knockout(1))
    assert (bracket.stages, bracket.winners, bracket.is_over) == ((), (1,), True)


def test_fewer_players_than_places() -> None:
    """3 players cannot decide 4 places."""
    with pytest.raises(NotApplicable, match="3 players cannot decide 4 places; announce fewer"):
        bracket_of(knockout(3, Knockout(places=4)))


def test_order_by_rating() -> None:
    """K2: by rating, unrated ones behind."""
    tournament = knockout(4, Knockout(seeds=Seeds.RATING), (0, 1800, 2100, 2000))
    assert bracket_of(tournament).order == (3, 4, 2, 1)


def test_order_by_lot() -> None:
    """The same lot gives the same order, another one another."""
    orders = [bracket_of(knockout(20, Knockout(seeds=Seeds.LOT, lot=lot))).order for lot in ("7", "7", "8")]
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == list(range(1, 21))


def test_unrated_players_by_lot() -> None:
    """K2: unrated ones by lot, where one is announced."""
    ratings = [2000, *[0] * 19]
    order = bracket_of(knockout(20, Knockout(seeds=Seeds.RATING, lot="7"), ratings)).order
    assert order[0] == 1
    assert order != tuple(range(1, 21))


def test_match_for_the_third_place() -> None:
    """The losers of the semi-finals play it, at the time of the final."""
    bracket = standing(played_out(knockout(8, Knockout(third_place=True)), lower_wins))
    assert [len(stage.matches) for stage in bracket.stages] == [4, 2, 2]
    assert [(place.first, place.last, place.players) for place in bracket.places] == [
        (1, 1, (1,)),
        (2, 2, (2,)),
        (3, 3, (3,)),
        (4, 4, (4,)),
        (5, 8, (5, 6, 7, 8)),
    ]


def test_three_players_need_no_match_for_the_third_place() -> None:
    """Only one of them has lost before the final."""
    bracket = standing(played_out(knockout(3, Knockout(third_place=True)), lower_wins))
    assert [place.reached for place in bracket.places] == [Reached.WINNER, Reached.FINALIST, Reached.THIRD]


def test_losers_of_a_stage_share() -> None:
    """K7: without that match the losing semi-finalists share the third place."""
    bracket = standing(played_out(knockout(4), lower_wins))
    assert [(place.first, place.last) for place in bracket.places] == [(1, 1), (2, 2), (3, 4)]


@pytest.mark.parametrize(
    "terms",
    [
        Knockout(places=2, elimination=Elimination.DOUBLE),
        Knockout(places=2, third_place=True),
        Knockout(third_place=True, elimination=Elimination.RESET),
    ],
)
def test_what_cannot_be_announced_together(terms: Knockout) -> None:
    """Refused with the reason."""
    with pytest.raises(NotApplicable, match="elimination"):
        bracket_of(knockout(8, terms))
