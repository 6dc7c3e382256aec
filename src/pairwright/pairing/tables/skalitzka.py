"""Skalitzka's method: three teams in two rounds, in which all play."""

from __future__ import annotations

from pairwright.errors import NotApplicable, TooLarge, say
from pairwright.handbook.team_tables import SKALITZKA
from pairwright.pairing.tables.seats import Game, Rounds, Seat

THREE_TEAMS, BLOCKS, ONE_OF_EACH_COLOUR = (SKALITZKA[number] for number in ("1", "2", "3"))
IMPLEMENTS = (THREE_TEAMS, BLOCKS, ONE_OF_EACH_COLOUR)

TEAMS = 3
ROUNDS = 2
MOST_BOARDS = 200


def skalitzka(boards: int) -> Rounds:
    """Both rounds, table by table. Raises :class:`NotApplicable` for an odd number of boards, :class:`TooLarge`."""
    if boards < 1 or boards % 2:
        raise NotApplicable(
            say("{count} boards", count=boards),
            say(
                "Skalitzka's method needs an even number of boards: in each round a team plays half of its games "
                "against each of the others"
            ),
        )
    if boards > MOST_BOARDS:
        raise TooLarge("boards", boards, MOST_BOARDS)
    first: list[Game] = []
    second: list[Game] = []
    for odd in range(1, boards, 2):
        even = odd + 1
        first += [
            Game(Seat(1, odd), Seat(2, odd)),
            Game(Seat(2, even), Seat(3, odd)),
            Game(Seat(3, even), Seat(1, even)),
        ]
        second += [
            Game(Seat(3, odd), Seat(1, odd)),
            Game(Seat(2, odd), Seat(3, even)),
            Game(Seat(1, even), Seat(2, even)),
        ]
    return tuple(first), tuple(second)
