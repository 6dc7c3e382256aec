"""The marks of a proposed round, and the round in figures."""

from __future__ import annotations

from pairwright.app import commands
from pairwright.app.desk.proposal import Floats, Marks, Refusal, as_the_list_has_it, marked, summary
from pairwright.app.desk.sheets import sheet_of
from pairwright.formats.base import read
from pairwright.model.acts import AddRound, apply
from tests.faces.conftest import OPEN


def test_floaters_and_colours_not_given_are_marked() -> None:
    """Ash, due White, has Black; Elm, due Black, has White; nobody else misses the colour due, and nobody floats."""
    paired = commands.pair(read(OPEN.encode()).tournament, 3)
    tournament = commands.with_round(paired.tournament, paired)
    rows = marked(sheet_of(tournament, 3), paired.state, paired.system.code)
    given = {row.row.white.number: (row.white, row.black) for row in rows}
    assert given == {
        4: (Marks(), Marks(refused=True)),
        5: (Marks(refused=True), Marks()),
        7: (Marks(), Marks()),
    }


def test_the_round_in_figures() -> None:
    paired = commands.pair(read(OPEN.encode()).tournament, 3)
    found = summary(paired.state, paired.pairing)
    assert (found.boards, found.due) == (3, 6)
    assert found.floats == ()
    assert found.refusals == (Refusal(1, "b", 4, 1), Refusal(5, "w", 5, 3))
    assert found.granted == 4


def test_who_plays_below_his_score_floats_down() -> None:
    assert Floats(4, 35, 30).is_down


def test_rounds_by_a_table_have_no_marks() -> None:
    paired = commands.pair(read(OPEN.encode()).tournament, 3)
    rows = marked(sheet_of(commands.with_round(paired.tournament, paired), 3), paired.state, "round-robin")
    assert all(row.white == row.black == Marks() for row in rows)


def test_a_hand_made_round_is_laid_out_as_it_is() -> None:
    """Ash (2) sits with Birch (1), and Dogwood (2) with Gum (1): both leave the first bracket."""
    tournament = read(OPEN.encode()).tournament
    paired = commands.pair(tournament, 3)
    made = apply(tournament, AddRound(3, ((4, 7), (1, 2), (5, 3), (6, 0))))
    listed = as_the_list_has_it(sheet_of(made, 3), paired.state, paired.pairing)
    assert {(board.white, board.black) for board in listed.boards} == {(4, 7), (1, 2), (5, 3)}
    assert listed.brackets[0].leftover == (0, 1)
    assert listed.bye == 6
