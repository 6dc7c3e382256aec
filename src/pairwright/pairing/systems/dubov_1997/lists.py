"""A group that can be paired, as two lists of equal length side by side (articles 5, 6.1, 6.2, 7.3, 7.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pairwright.handbook.dubov import DUBOV_1997
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.first import first_matching
from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.systems.dubov_1997.field import Field, Key
from pairwright.state.preference import ANY, BLACK, WHITE

IMPLEMENTS = tuple(DUBOV_1997[number] for number in ("5", "6.1", "6.2", "7.3", "7.4"))


class Lists(NamedTuple):
    """In positions: both lists in order, those who changed into the other one (``to_black``, ``to_white``), and who had
    none of his own, having no colour."""

    white: tuple[int, ...]
    black: tuple[int, ...]
    to_black: tuple[int, ...] = ()
    to_white: tuple[int, ...] = ()
    without_colour: tuple[int, ...] = ()


def make_lists(field: Field, group: int) -> Lists:
    """The lists of a group of even size."""
    white = list(members(field.due_set(group, WHITE)))
    black = list(members(field.due_set(group, BLACK)))
    colourless = sorted(members(field.due_set(group, ANY)), key=field.figures.alphabet.__getitem__)
    for player in colourless:
        shorter_list(white, black).append(player)
    spare = (len(white) - len(black)) // 2
    to_black = _changing(field, white, spare, field.low_average_key)
    to_white = _changing(field, black, -spare, field.high_average_key)
    white = [player for player in white if player not in to_black] + to_white
    black = [player for player in black if player not in to_white] + to_black
    return Lists(
        tuple(sorted(white, key=field.white_key)),
        tuple(sorted(black, key=field.black_key)),
        tuple(to_black),
        tuple(to_white),
        tuple(colourless),
    )


def shorter_list(white: list[int], black: list[int]) -> list[int]:
    """The list for a player without any colour; of equal ones White's."""
    return black if len(black) < len(white) else white


def _changing(field: Field, own: Sequence[int], count: int, key: Callable[[int], Key]) -> list[int]:
    """The first ``count`` of a list, sorted by the key, whom 2.6 lets go."""
    free = sorted((player for player in own if not field.must(player)), key=key)
    return free[: max(count, 0)]


def pair_lists(field: Field, lists: Lists) -> tuple[tuple[int, int], ...]:
    """Everybody of both lists paired: (White's list, Black's list), or two of one list where it must be.

    Each of White's list, from the top, has the first of Black's, from the top of those left, who lets all be paired
    without more pairs inside a list than there must be.
    """
    columns = {player: place for place, player in enumerate(lists.black)}
    opposite = set_of(lists.black)
    rows = [set_of(columns[other] for other in members(field.rows[player] & opposite)) for player in lists.white]
    chosen = first_matching(rows, span(0, len(columns))) if len(columns) == len(rows) else []
    if chosen:
        return tuple([(player, lists.black[place]) for player, place in zip(lists.white, chosen, strict=True)])
    return _with_pairs_inside(field, lists)


def _with_pairs_inside(field: Field, lists: Lists) -> tuple[tuple[int, int], ...]:
    """The same where somebody has no opponent in the other list: he has the next below him in his own, to the end of
    the column (6.2). One matching: first the number of pairs across, then a digit for each player from the top, White's
    list before Black's, that holds the place of his partner."""
    players = [*lists.white, *lists.black]
    size, upper = len(players), len(lists.white)
    digit = (2 * size).bit_length()
    across = 1 << size * digit
    everybody = across << size.bit_length()
    weights = [[0] * size for _ in players]
    for vertex, one in enumerate(players):
        for other in range(vertex + 1, size):
            if field.rows[one] >> players[other] & 1:
                crossing = vertex < upper <= other
                worth = 2 * size - other if crossing else size - other
                weight = everybody + (across if crossing else 0) + (worth << (size - 1 - vertex) * digit)
                weights[vertex][other] = weights[other][vertex] = weight
    mates = heaviest_matching(weights)
    if size and -1 in mates:
        raise AssertionError("a group that can be paired was not")
    return tuple([(players[vertex], players[mate]) for vertex, mate in enumerate(mates) if vertex < mate])
