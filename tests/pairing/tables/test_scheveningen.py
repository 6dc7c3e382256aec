"""Scheveningen tables: what is printed, and what holds for every size."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.errors import NotApplicable, TooLarge
from pairwright.pairing.tables.scheveningen import (
    MOST_BOARDS,
    Colours,
    rounds_of,
    scheveningen,
    stages,
    team_meetings,
)
from pairwright.pairing.tables.seats import Round, Rounds, Seat
from tests.pairing.tables.printed import TABLES

SEQUENCES_OF_TWO_BOARDS = 2


def written(round_: Round) -> list[str]:
    return [
        f"{'ABCDEFGH'[white.team - 1]}{white.board}-{'ABCDEFGH'[black.team - 1]}{black.board}"
        for white, black in round_
    ]


def colours_of(rounds: Rounds) -> dict[Seat, str]:
    """``WBWB`` by seat, in the order of the games."""
    found: dict[Seat, str] = {}
    for round_ in rounds:
        for white, black in round_:
            found[white] = found.get(white, "") + "W"
            found[black] = found.get(black, "") + "B"
    return found


def meetings_of(rounds: Rounds) -> list[frozenset[Seat]]:
    return [frozenset(game) for round_ in rounds for game in round_]


def test_the_documents_table_of_four_boards() -> None:
    """Team A keeps its seats, team B moves on by one; whole teams change colour."""
    assert [written(round_) for round_ in scheveningen(4)] == [
        ["A1-B1", "A2-B2", "A3-B3", "A4-B4"],
        ["B2-A1", "B3-A2", "B4-A3", "B1-A4"],
        ["A1-B3", "A2-B4", "A3-B1", "A4-B2"],
        ["B4-A1", "B1-A2", "B2-A3", "B3-A4"],
    ]


@pytest.mark.parametrize("boards", TABLES)
def test_printed_tables(boards: int) -> None:
    """The balanced tables of two to ten boards are those in use."""
    printed = [line.split() for line in TABLES[boards].strip().splitlines()]
    assert [written(round_) for round_ in scheveningen(boards, colours=Colours.BALANCED)] == printed


@pytest.mark.parametrize("boards", range(1, MOST_BOARDS + 1))
def test_balanced_tables_of_every_size(boards: int) -> None:
    """Each pair once, colour difference at most 1, no colour three times running, half of the Whites in every round."""
    rounds = scheveningen(boards, colours=Colours.BALANCED)
    assert len(rounds) == boards
    met = meetings_of(rounds)
    assert len(met) == len(set(met)) == boards * boards
    assert all(len({seat for game in round_ for seat in game}) == 2 * boards for round_ in rounds)
    for colours in colours_of(rounds).values():
        assert abs(colours.count("W") - colours.count("B")) == boards % 2
        assert "WWW" not in colours
        assert "BBB" not in colours
    for round_ in rounds:
        of_first = sum([game.white.team == 1 for game in round_])
        assert boards == SEQUENCES_OF_TWO_BOARDS or abs(2 * of_first - boards) == boards % 2


@given(st.integers(1, 14), st.integers(2, 7), st.integers(1, 3), st.sampled_from(Colours))
def test_every_event(boards: int, teams: int, cycles: int, colours: Colours) -> None:
    """Everybody meets every player of every other team, once in each cycle, and nobody plays twice in a round."""
    rounds = scheveningen(boards, teams, cycles, colours)
    met = meetings_of(rounds)
    assert len(met) == cycles * boards * boards * teams * (teams - 1) // 2
    assert len(set(met)) * cycles == len(met)
    assert all(one.team != other.team for one, other in met)
    assert len(rounds) == cycles * boards * (teams - 1 + teams % 2)
    assert all(len({seat for game in round_ for seat in game}) == 2 * len(round_) for round_ in rounds)


@given(st.integers(1, 20), st.sampled_from(Colours))
def test_double_gives_both_colours(boards: int, colours: Colours) -> None:
    """Of two games against the same player one is with White; nobody has a colour three times running."""
    rounds = scheveningen(boards, cycles=2, colours=colours)
    games = [game for round_ in rounds for game in round_]
    assert set(games) == {game.reversed for game in games}
    for sequence in colours_of(rounds).values():
        assert sequence.count("W") == sequence.count("B")
        assert "WWW" not in sequence
        assert "BBB" not in sequence


@given(st.integers(1, 30))
def test_whole_teams_change_colour(boards: int) -> None:
    """All of a team have the same colour, and another one in the next round."""
    for turn, round_ in enumerate(scheveningen(boards)):
        assert {game.white.team for game in round_} == {1 + turn % 2}


def test_double_with_whole_teams_repeats_the_order() -> None:
    """The same rounds again, colours reversed."""
    rounds = scheveningen(3, cycles=2)
    assert rounds[3:] == tuple([tuple([game.reversed for game in round_]) for round_ in rounds[:3]])


def test_double_with_balanced_colours_goes_back() -> None:
    """From the last round to the first, colours reversed."""
    rounds = scheveningen(4, cycles=2, colours=Colours.BALANCED)
    assert rounds[4:] == tuple([tuple([game.reversed for game in round_]) for round_ in rounds[3::-1]])


def test_meetings_of_four_teams() -> None:
    """The Berger table of four, the team named first as team A."""
    assert team_meetings(4) == (((1, 4), (2, 3)), ((4, 3), (1, 2)), ((2, 4), (3, 1)))


def test_three_teams_have_an_idle_one() -> None:
    """Of three teams one is free in every match."""
    found = stages(2, 3)
    assert [stage.idle for stage in found] == [1, 3, 2]
    assert [written(round_) for round_ in rounds_of(found[2])] == [["C1-A1", "C2-A2"], ["A2-C1", "A1-C2"]]


def test_refusals() -> None:
    """No boards, one team, and sizes beyond the limits are refused."""
    with pytest.raises(NotApplicable, match="boards: a Scheveningen table needs 1 at least, not 0"):
        scheveningen(0)
    with pytest.raises(NotApplicable, match="teams: a Scheveningen table needs 2 at least, not 1"):
        scheveningen(4, teams=1)
    with pytest.raises(TooLarge, match="101 boards"):
        scheveningen(MOST_BOARDS + 1)
