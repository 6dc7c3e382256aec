"""The cheapest way to give every row a column of its own, kept cheapest while rows are tied to columns one by one.

Kuhn's method with potentials. A square of small whole numbers; :data:`NO` where a row cannot have a column.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

NO = 10**6
"""The cost of what is not possible: larger than any sum of real costs."""

_FAR = 10**12

Hopeful = Callable[[tuple[int, ...]], bool]
"""Asked of the beginning of a choice (columns of the first rows): False if nothing can follow."""


class Assignment:
    """``columns[row]`` is the column of each row; ``cost`` the sum, :data:`NO` or more if there is no assignment;
    ``left`` the columns not tied, ascending."""

    __slots__ = ("_column_prices", "_costs", "_owners", "_row_prices", "columns", "cost", "left")

    def __init__(self, costs: Sequence[Sequence[int]]) -> None:
        size = len(costs)
        self._costs = costs
        self._owners = [-1] * size
        self._row_prices = [0] * size
        self._column_prices = [0] * size
        self.left = list(range(size))
        self.columns = [-1] * size
        for row in range(size):
            self._place(row)
        self.cost = self._sum()

    def tied(self, row: int, column: int) -> Assignment:
        """The cheapest assignment in which, besides everything tied before, this row has this column."""
        new = object.__new__(Assignment)
        new._costs = self._costs
        new._owners = self._owners[:]
        new._row_prices = self._row_prices[:]
        new._column_prices = self._column_prices[:]
        new.left = [other for other in self.left if other != column]
        new.columns = self.columns[:]
        displaced, freed = self._owners[column], self.columns[row]
        new._owners[column], new.columns[row] = row, column
        new.cost = self.cost
        if displaced != row:
            new._owners[freed] = -1
            new._place(displaced)
            new.cost = new._sum()
        return new

    def possible(self, row: int, column: int) -> bool:
        """Whether this row can have this column at all."""
        return self._costs[row][column] < NO

    def _sum(self) -> int:
        return sum([costs[column] for costs, column in zip(self._costs, self.columns, strict=True)])

    def _place(self, row: int) -> None:
        """Give the row a column along a cheapest alternating path."""
        costs, owners = self._costs, self._owners
        row_prices, column_prices = self._row_prices, self._column_prices
        left = self.left[:]  # those not passed yet
        distance = dict.fromkeys(left, _FAR)
        came_from: dict[int, int] = {}
        passed: list[int] = []
        current, column, price = row, -1, 0
        while True:
            own, own_price = costs[current], row_prices[current] - price
            nearest, end = _FAR, -1
            for other in left:
                reduced = own[other] - own_price - column_prices[other]
                if reduced < distance[other]:
                    distance[other] = reduced
                    came_from[other] = column
                if distance[other] < nearest:
                    nearest, end = distance[other], other
            price, column = nearest, end
            left.remove(column)
            if owners[column] < 0:
                break
            passed.append(column)
            current = owners[column]
        row_prices[row] += price
        for other in passed:
            change = price - distance[other]
            row_prices[owners[other]] += change
            column_prices[other] -= change
        while column >= 0:
            before = came_from[column]
            owner = owners[before] if before >= 0 else row
            owners[column] = owner
            self.columns[owner] = column
            column = before


def assignments_in_order(
    choosers: int, tables: Sequence[tuple[Sequence[Sequence[int]], int]], hopeful: Hopeful
) -> Iterator[tuple[int, ...]]:
    """The columns of the first ``choosers`` rows, in lexicographic order: every choice that can be completed within
    the limit of each table ``(costs, limit)``.

    With one table nothing is tried in vain; with several, each alone can be completed, and the last step decides.
    ``hopeful`` is asked of every beginning of a choice, and may refuse what cannot lead anywhere.
    """
    starts = [Assignment(costs) for costs, _ in tables]
    limits = [limit for _, limit in tables]
    if all(start.cost <= limit for start, limit in zip(starts, limits, strict=True)):
        yield from _continued((), choosers, starts, limits, hopeful)


def _continued(
    chosen: tuple[int, ...], choosers: int, states: list[Assignment], limits: list[int], hopeful: Hopeful
) -> Iterator[tuple[int, ...]]:
    row = len(chosen)
    if row == choosers:
        yield chosen
        return
    for column in states[0].left:
        if any(not state.possible(row, column) for state in states):
            continue
        following = []
        for state, limit in zip(states, limits, strict=True):
            after = state.tied(row, column)
            if after.cost > limit:
                break
            following.append(after)
        else:
            if hopeful((*chosen, column)):
                yield from _continued((*chosen, column), choosers, following, limits, hopeful)
