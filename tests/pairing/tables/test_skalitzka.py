"""Skalitzka's table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.errors import NotApplicable, TooLarge
from pairwright.pairing.tables.seats import Round
from pairwright.pairing.tables.skalitzka import MOST_BOARDS, skalitzka

NAMES = ("ABCDEFGH", "abcdefgh", "12345678")


def written(round_: Round) -> str:
    return " ".join([":".join([NAMES[seat.team - 1][seat.board - 1] for seat in game]) for game in round_])


def test_the_documents_table_of_eight_boards() -> None:
    """Three teams of eight, table by table, White first."""
    assert [written(round_) for round_ in skalitzka(8)] == [
        "A:a b:1 2:B C:c d:3 4:D E:e f:5 6:F G:g h:7 8:H",
        "1:A a:2 B:b 3:C c:4 D:d 5:E e:6 F:f 7:G g:8 H:h",
    ]


@given(st.integers(1, MOST_BOARDS // 2))
def test_every_even_size(blocks: int) -> None:
    """Everybody meets one player of each other team, once with White; a team has half of its games against each."""
    boards = 2 * blocks
    rounds = skalitzka(boards)
    opponents: dict[object, list[int]] = {}
    whites: dict[object, int] = {}
    for round_ in rounds:
        assert len({seat for game in round_ for seat in game}) == 3 * boards
        for pair in ((1, 2), (1, 3), (2, 3)):
            assert sum([{game.white.team, game.black.team} == set(pair) for game in round_]) == blocks
        for white, black in round_:
            whites[white] = whites.get(white, 0) + 1
            opponents.setdefault(white, []).append(black.team)
            opponents.setdefault(black, []).append(white.team)
    assert set(whites.values()) == {1}
    assert len(whites) == len(opponents) == 3 * boards
    assert all(len(set(teams)) == 2 for teams in opponents.values())


@pytest.mark.parametrize("boards", [-2, 0, 1, 7])
def test_odd_numbers_are_refused(boards: int) -> None:
    """An odd number of boards cannot be shared between two opponents, and the refusal says so."""
    with pytest.raises(NotApplicable, match=r"even number of boards: in each round a team plays half of its games"):
        skalitzka(boards)


def test_limit() -> None:
    """There is a limit."""
    with pytest.raises(TooLarge):
        skalitzka(MOST_BOARDS + 2)
