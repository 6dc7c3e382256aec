"""The Berger tables, and the order in which their rounds are played."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.berger import berger_round, even_size, has_white, round_of
from pairwright.pairing.systems.round_robin.terms import Place, Terms, encoded, terms_of
from tests.pairing.round_robin.printed import PRINTED, printed_rounds
from tests.support.corpus import needed, shared_file

SIZES = st.integers(1, 60).map(lambda half: 2 * half)


@pytest.mark.parametrize("size", PRINTED)
def test_printed_tables(size: int) -> None:
    """Every table of the annex, board for board, White first."""
    assert [berger_round(size, round) for round in range(1, size)] == printed_rounds(size)


def test_tables_of_the_documents() -> None:
    """The tables of the documents are the same."""
    facts = json.loads(needed(shared_file("seeds/examples/berger-tables.json")).read_text("utf-8"))
    tables = facts["tables"] | {key: table for key, table in facts["beyond_seed"].items() if key != "note"}
    assert len(tables) == 7
    for players, table in tables.items():
        size = int(players.partition("-")[2])
        made = [[f"{white}:{black}" for white, black in berger_round(size, round)] for round in range(1, size)]
        assert made == table


def test_a_table_for_two_and_for_one() -> None:
    """Two players have a table of one game; one player has nobody to meet."""
    assert berger_round(even_size(2), 1) == ((1, 2),)
    assert Terms().rounds(1) == 1
    assert Terms().rounds(0) == 0


@given(SIZES)
def test_everybody_meets_everybody_once(size: int) -> None:
    """Article A1.1, for any number; nobody twice in a round."""
    rounds = [berger_round(size, round) for round in range(1, size)]
    assert all(sorted(number for pair in pairs for number in pair) == list(range(1, size + 1)) for pairs in rounds)
    met = sorted(tuple(sorted(pair)) for pairs in rounds for pair in pairs)
    assert met == list(combinations(range(1, size + 1), 2))


@given(SIZES)
def test_the_closed_form_says_the_same(size: int) -> None:
    """Round and colours of a pair are known without the table."""
    for round in range(1, size):
        for white, black in berger_round(size, round):
            assert round_of(size, white, black) == round_of(size, black, white) == round
            assert has_white(size, white, black)
            assert not has_white(size, black, white)


@given(SIZES)
def test_colours_are_balanced(size: int) -> None:
    """Whites and Blacks differ by one; nobody has a colour three times running; with an odd number they are equal."""
    for number in range(1, size + 1):
        whites = [number in [white for white, _ in berger_round(size, round)] for round in range(1, size)]
        assert abs(2 * sum(whites) - len(whites)) == 1
        assert not any(one == two == three for one, two, three in zip(whites, whites[1:], whites[2:], strict=False))
        if number < size:
            own = [white for round, white in enumerate(whites, 1) if round_of(size, number, size) != round]
            assert 2 * sum(own) == len(own)


def whites_of(terms: Terms, size: int, number: int) -> list[bool]:
    """Whether a number has White, round by round."""
    rounds = range(1, terms.cycles * (size - 1) + 1)
    return [number in [white for white, _ in terms.games(size, round)] for round in rounds]


def test_the_last_two_rounds_of_the_first_cycle_change_places() -> None:
    """Six players, double: rounds 1 2 3 5 4, then 1 2 3 4 5 with colours reversed."""
    terms = Terms(2, swaps=True)
    rows = [terms.place(6, round).row for round in range(1, 11)]
    assert rows == [1, 2, 3, 5, 4, 1, 2, 3, 4, 5]
    assert [terms.place(6, round).is_reversed for round in range(1, 11)] == [False] * 5 + [True] * 5
    assert terms.games(6, 4) == berger_round(6, 5)
    assert terms.games(6, 6) == ((6, 1), (5, 2), (4, 3))


@given(SIZES.filter(lambda size: size > 2))
def test_no_colour_three_times_where_the_cycles_meet(size: int) -> None:
    """That is what the change is for: without it somebody has one colour three times running."""
    for terms, most in ((Terms(2, swaps=True), 2), (Terms(2), 3)):
        rows = [whites_of(terms, size, number) for number in range(1, size + 1)]
        longest = max(
            max(sum(row[start:stop]) in (0, stop - start) and stop - start for stop in range(start + 1, start + 4))
            for row in rows
            for start in range(len(row) - 3)
        )
        assert longest == most
        assert all(2 * sum(row) == len(row) for row in rows)


@given(SIZES, st.integers(1, 4), st.booleans())
def test_the_round_of_a_place_is_where_it_is_played(size: int, cycles: int, swaps: bool) -> None:
    """One is the reverse of the other."""
    terms = Terms(cycles, swaps)
    for round in range(1, cycles * (size - 1) + 1):
        assert terms.round(size, terms.place(size, round)) == round


def test_rounds_beyond_the_announced_ones() -> None:
    """They begin another cycle, with colours the other way round."""
    assert Terms(1).place(6, 6) == Place(2, 1)


@pytest.mark.parametrize(
    ("announced", "planned", "terms"),
    [
        ("FIDE_ROUNDROBIN", 0, Terms(1)),
        ("BERGER_ROUNDROBIN", 0, Terms(1)),
        ("BERGER_ROUNDROBIN_G1", 0, Terms(1)),
        ("BERGER_ROUNDROBIN_G4", 0, Terms(4)),
        ("BERGER_DOUBLEROUNDROBIN", 10, Terms(2)),
        ("FIDE_DOUBLEROUNDROBIN", 10, Terms(2, swaps=True)),
        ("", 0, Terms(1)),
        ("", 5, Terms(1)),
        ("", 10, Terms(2, swaps=True)),
        ("FIDE_DUTCH_2026", 15, Terms(3)),
    ],
)
def test_terms(announced: str, planned: int, terms: Terms) -> None:
    """Six players: cycles by the encoded type, else by the number of rounds; double ones then with the change."""
    players = tuple([Player(number) for number in range(1, 7)])
    assert terms_of(Tournament(players, planned_rounds=planned, system=announced)) == terms


def test_terms_are_announced() -> None:
    """And read again as they were."""
    for terms in (Terms(1), Terms(2), Terms(2, swaps=True), Terms(3), Terms(12)):
        assert terms_of(Tournament(system=encoded(terms))) == terms
