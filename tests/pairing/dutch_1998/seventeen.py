"""The worked example of document 001: 17 players, four rounds, paired by the edition of 2009."""

from __future__ import annotations

from typing import NamedTuple

from tests.support.crosstables import crosstable

AFTER_THREE_ROUNDS = crosstable(
    """
    1: 9w1 10b1 17w=
    2: 10b0 9w1 13w0
    3: 11w1 16b1 4w0
    4: 12b= 14w1 3b1
    5: 13w= 6b= 8w=
    6: 14b= 5w= 15b=
    7: 15w1 17b0 10w=
    8: 16b0 11w1 5b=
    9: 1b0 2b0 14w-
    10: 2w1 1w0 7b=
    11: 3b0 8b0 U
    12: 4w= 13b0 16w0
    13: 5b= 12w1 2b1
    14: 6w= 4b0 9b-
    15: 7b0 U 6w=
    16: 8w1 3w0 12b1
    17: U 7w1 1b=
    """,
    rounds=7,
)

TOURNAMENT = AFTER_THREE_ROUNDS._replace(
    players=tuple(
        player._replace(withdrawn_from=4) if player.number in (9, 14) else player
        for player in AFTER_THREE_ROUNDS.players
    )
)
"""9 and 14 did not come to round 3, and are left out of round 4 (F8)."""


class Group(NamedTuple):
    """A bracket of the text: who is in it, x by the rule, the pairs (White first), who goes down.

    ``lowered`` is x without a mild preference (A7.e); ``rest`` and ``rest_lowered`` are those of the remainder.
    """

    players: tuple[int, ...]
    x: int
    pairs: tuple[tuple[int, int], ...]
    down: tuple[int, ...] = ()
    lowered: int = -1
    rest: int = -1
    rest_lowered: int = -1


ROUNDS: dict[int, tuple[Group, ...]] = {
    1: (
        Group(
            tuple(range(1, 18)),
            0,
            ((1, 9), (10, 2), (3, 11), (12, 4), (5, 13), (14, 6), (7, 15), (16, 8)),
            (17,),
        ),
    ),
    2: (
        Group((1, 3, 7, 10, 16, 17), 2, ((10, 1), (16, 3), (17, 7))),
        Group((4, 5, 6, 12, 13, 14), 0, ((4, 14), (6, 5), (13, 12))),
        Group((2, 8, 9, 11, 15), 2, ((2, 9), (8, 11)), (15,)),
    ),
    3: (
        Group((1, 3, 17), 0, ((1, 17),), (3,)),
        Group((3, 4, 13), 0, ((3, 4),), (13,)),
        Group((13, 2, 5, 6, 7, 8, 10, 15, 16), 1, ((2, 13), (5, 8), (15, 6), (7, 10)), (16,), rest=0),
        Group((16, 12, 14), 0, ((12, 16),), (14,)),
        Group((14, 9, 11), 1, ((9, 14),), (11,)),
    ),
    4: (
        Group((1, 4, 13, 17), 1, ((13, 1), (4, 17)), lowered=0),
        Group((3, 16), 0, (), (3, 16)),
        Group(
            (3, 16, 5, 6, 7, 8, 10, 15),
            2,
            ((5, 3), (6, 16), (8, 7), (15, 10)),
            lowered=1,
            rest=1,
            rest_lowered=0,
        ),
        Group((2, 11), 0, ((11, 2),)),
        Group((12,), 0, (), (12,)),
    ),
}

FLOATS = {
    1: {17: "D"},
    2: {15: "-D", 17: "D-"},
    3: {
        **dict.fromkeys((2, 4, 9, 12), "--U"),
        **dict.fromkeys((3, 11, 13, 14, 16), "--D"),
        15: "-D-",
        17: "D--",
    },
}
"""Float marks after a round, as the cards have them; who is not named has none."""
