"""Who meets whom on which board of a Scheveningen match, with balanced colours: for every number of boards.

A *line* is a round seen by team A: for each of its boards the board of team B, from 0, and whether A has White.
Everybody meets everybody once; nobody has a colour three times running; Whites and Blacks differ by one at most; in
every round each team has half of the Whites (odd numbers: one more or less). No table is official. Odd numbers,
multiples of four, 6 and 10 have the tables in use; two boards have only the one in which whole teams change colour. For
14, 18, 22 ... we construct one (decision 51).
"""

from __future__ import annotations

from pairwright.lean import NamedTuple

Line = tuple[tuple[int, bool], ...]
Row = list[int]

OF_SIX = """
1 -2 -3 4 -5 6
-2 3 5 -6 4 -1
3 -5 -1 2 6 -4
-4 -6 2 1 -3 5
5 4 6 -3 -1 -2
-6 1 -4 -5 2 3
"""
OF_TEN = """
1 2 3 4 -5 -6 -7 8 -9 -10
-2 -1 -8 -3 10 5 6 -4 7 9
3 8 4 10 -6 -7 -9 1 -2 -5
-4 -3 -10 6 7 -8 5 9 -1 2
5 4 -9 -7 -1 10 -8 -2 3 6
-6 7 1 9 8 2 -10 -5 -4 -3
7 -5 -2 -1 -4 -9 3 10 6 8
-8 -6 5 2 9 1 4 -3 -10 -7
9 10 7 -5 -2 -3 -1 6 8 -4
-10 -9 -6 -8 3 4 2 -7 5 1
"""
"""A line for each round, a board of team B for each of team A; with a minus sign A has Black."""


def balanced_lines(boards: int) -> tuple[Line, ...]:
    """The rounds of a match on so many boards (1 or more)."""
    if boards == 2:
        return whole_team_lines(2)
    if boards % 2:
        return _odd(boards)
    if boards % 4 == 0:
        return _halves(boards)
    if boards in _PRINTED:
        return _read(_PRINTED[boards])
    return _bordered(boards)


def whole_team_lines(boards: int) -> tuple[Line, ...]:
    """Team B moves on by one seat each round, and the teams take turns with White."""
    return tuple(
        [tuple([((board + turn) % boards, turn % 2 == 0) for board in range(boards)]) for turn in range(boards)]
    )


_PRINTED = {6: OF_SIX, 10: OF_TEN}


def _read(text: str) -> tuple[Line, ...]:
    rows = [[int(word) for word in row.split()] for row in text.strip().splitlines()]
    return tuple([tuple([(abs(number) - 1, number > 0) for number in row]) for row in rows])


def _odd(boards: int) -> tuple[Line, ...]:
    """Team B moves on by one seat; half of team A in a row has one colour, and the row moves up one seat every second
    round."""
    half = boards // 2
    lines = []
    for turn in range(boards):
        first = half + 1 - (turn + 1) // 2
        others = range(first, first + half)
        lines.append(
            tuple([((board + turn) % boards, (board in others) != (turn % 2 == 0)) for board in range(boards)])
        )
    return tuple(lines)


def _halves(boards: int) -> tuple[Line, ...]:
    """Halves of the teams: equal halves first, then crosswise; team B moves on by one seat inside its halves."""
    half = boards // 2
    lines = []
    for turn in range(boards):
        line = []
        for board in range(boards):
            upper, seat = divmod(board, half)
            there = upper ^ (turn >= half)
            line.append((there * half + (seat + turn) % half, (upper == 0) == (turn % 2 == 0)))
        lines.append(tuple(line))
    return tuple(lines)


def _bordered(boards: int) -> tuple[Line, ...]:
    """Rounds in twos: of two rounds everybody has White in one.

    That needs two rounds whose games, as a graph, fall into closed chains of which some have half of the players: these
    have White in the first round, the others in the second. Of the bordered square any two neighbouring rows are such,
    but for the last four; three switches make them so.
    """
    rows = _bordered_square(boards)
    recipe = _RECIPES[boards % 8]
    last = rows[-4:]
    for switch in recipe.switches(boards // 2):
        last = _switched(last, *switch)
    rows[-4:] = [last[place] for place in recipe.order]
    seats = {there: board for board, there in enumerate(rows[0])}
    lines = []
    for one, two in zip(rows[::2], rows[1::2], strict=True):
        whites = _half(one, two)
        lines.append(tuple([(seats[there], board in whites) for board, there in enumerate(one)]))
        lines.append(tuple([(seats[there], board not in whites) for board, there in enumerate(two)]))
    return tuple(lines)


def _bordered_square(boards: int) -> list[Row]:
    """The addition table of the numbers below ``boards`` - 1, with a border: in row r the place -r/2 goes to the
    border, and the border takes what stood there."""
    border = boards - 1
    factor = boards // 2 - 1  # -1/2 modulo the border
    rows = []
    for turn in range(border):
        row = [(place + turn) % border for place in range(border)]
        away = factor * turn % border
        rows.append([*row, row[away]])
        rows[-1][away] = border
    return [*rows, [*[-place % border for place in range(border)], border]]


def _chains(one: Row, two: Row) -> list[list[int]]:
    """The closed chains that two rounds make of the boards of team A: he who has the opponent in the first round whom
    this one has in the second, and so on; by their first boards."""
    holder = {there: board for board, there in enumerate(one)}
    seen: set[int] = set()
    chains = []
    for first in range(len(one)):
        chain = []
        board = first
        while board not in seen:
            seen.add(board)
            chain.append(board)
            board = holder[two[board]]
        if chain:
            chains.append(chain)
    return chains


def _half(one: Row, two: Row) -> frozenset[int]:
    """Chains that together have half of the boards, with the first board among them."""
    first, *others = _chains(one, two)
    reached = {len(first): tuple(first)}
    for chain in others:
        for size, boards in list(reached.items()):
            reached.setdefault(size + len(chain), boards + tuple(chain))
    return frozenset(reached[len(one) // 2])


def _switched(rows: list[Row], one: int, other: int, board: int) -> list[Row]:
    """Two rounds exchange the games of the chain in which this board is: everybody still meets everybody once."""
    chain = next(chain for chain in _chains(rows[one], rows[other]) if board in chain)
    switched = [list(row) for row in rows]
    for place in chain:
        switched[one][place], switched[other][place] = rows[other][place], rows[one][place]
    return switched


class _Recipe(NamedTuple):
    """Two of the last four rows and a board of the chain they exchange, three times; the boards are fixed, or (last
    one) counted from ``base`` + half of the boards // ``divisor``. Then the order of the four rows."""

    first: tuple[int, int, int]
    second: tuple[int, int, int]
    rows: tuple[int, int]
    base: int
    divisor: int
    order: tuple[int, int, int, int]

    def switches(self, half: int) -> tuple[tuple[int, int, int], ...]:
        return self.first, self.second, (*self.rows, self.base + half // self.divisor)


_RECIPES = {
    2: _Recipe((0, 1, 2), (0, 2, 1), (1, 2), 2, 1, (0, 1, 2, 3)),
    6: _Recipe((0, 2, 1), (0, 1, 1), (1, 2), 1, 2, (0, 2, 1, 3)),
}
"""By the number of boards modulo 8. Found by search; the tests go through all numbers up to the limit."""
