"""Random positions before a round, with every feature the Dutch system looks at switched on now and then.

One recipe, two sources of choices: a seeded generator for campaigns, hypothesis for the laws (so that it shrinks).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from pairwright.state.preference import BLACK, WHITE, difference, preference
from pairwright.state.round_state import RoundState

Choose = Callable[[int, int], int]
"""A whole number from low to high, both included; low is what a shrinking source prefers."""


def random_state(random: Random, smallest: int = 2, largest: int = 10) -> RoundState:
    """A random position of ``smallest`` to ``largest`` players."""
    return make_state(random.randint, smallest, largest)


@st.composite
def round_states(draw: st.DrawFn, smallest: int = 1, largest: int = 8) -> RoundState:
    """The same positions as a hypothesis strategy."""
    return make_state(lambda low, high: draw(st.integers(low, high)), smallest, largest)


def make_state(choose: Choose, smallest: int, largest: int) -> RoundState:
    """A position whose tables agree with each other as those of a real tournament would."""
    size = choose(smallest, largest)
    played = choose(0, 6)
    win = (10, 10, 10, 30)[choose(0, 3)]
    standings, scores = _scores(choose, size, played, win)
    numbers = _numbers(choose, size)
    order = sorted(range(size), key=lambda index: (-scores[index], numbers[index]))
    numbers = [numbers[index] for index in order]
    colours = [_colours(choose, played) for _ in range(size)]
    preferences = [preference(history) for history in colours]
    by_hand = max(numbers) + 1 if size % 2 == 0 and choose(0, 29) == 29 else 0
    return RoundState(
        round=played + 1,
        is_last=choose(0, 3) == 3,
        initial_colour=BLACK if choose(0, 1) else WHITE,
        topscorer_above=played * win // 2,
        numbers=numbers,
        scores=[scores[index] for index in order],
        standings=[standings[index] for index in order],
        arrivals=_arrivals(choose, numbers),
        colours=colours,
        differences=[difference(history) for history in colours],
        due=[due for due, _ in preferences],
        strengths=[strength for _, strength in preferences],
        floats=_floats(choose, size, played >= 1),
        floats_before=_floats(choose, size, played >= 2),
        games=[len(history) for history in colours],
        may_have_bye=_bye_rights(choose, size, played),
        opponents=_opponents(choose, size, [len(history) for history in colours]),
        forbidden=_relation(choose, size, 2, [size] * size) if choose(0, 4) == 4 else [],
        bye_by_hand=by_hand,
    )


def _scores(choose: Choose, size: int, played: int, win: int) -> tuple[list[int], list[int]]:
    """Standings and pairing scores: few levels, so that groups have several players; sometimes virtual points."""
    levels = [choose(0, 2 * played) * win // 2 for _ in range(choose(1, 4))]
    standings = [levels[choose(0, len(levels) - 1)] for _ in range(size)]
    accelerated = choose(0, 7) == 7
    virtual = [win // 2 * choose(0, 2) if accelerated else 0 for _ in range(size)]
    return standings, [points + extra for points, extra in zip(standings, virtual, strict=True)]


def _numbers(choose: Choose, size: int) -> list[int]:
    """Pairing numbers in any order, with holes where players are absent."""
    free = list(range(1, size + 1 + choose(0, 2)))
    return [free.pop(choose(0, len(free) - 1)) for _ in range(size)]


def _arrivals(choose: Choose, numbers: list[int]) -> list[int]:
    """Numbers among those who have arrived: of the players missing now some have, some have not."""
    arrived = [number for number in range(1, max(numbers) + 1) if number in numbers or choose(0, 1)]
    return [arrived.index(number) for number in numbers]


def _colours(choose: Choose, played: int) -> str:
    """Played colours within the basic rules: difference within two, never three times running; now and then any
    colours, as after pairings no rule made.

    Every position draws towards one colour now and then, so that preferences clash."""
    by_the_rules = choose(0, 15) < 15
    history = ""
    for _ in range(played - (choose(0, played) if choose(0, 3) == 3 else 0)):
        colour = "b" if choose(0, 2) == 2 else "w"
        if by_the_rules and not _allowed(history + colour):
            colour = "w" if colour == "b" else "b"
        history += colour
    return history


def _allowed(history: str) -> bool:
    return abs(difference(history)) <= 2 and history[-3:] not in ("www", "bbb")


def _floats(choose: Choose, size: int, any_round: bool) -> list[int]:
    if not any_round:
        return [0] * size
    return [(0, 1, 2, 0)[choose(0, 3)] for _ in range(size)]


def _bye_rights(choose: Choose, size: int, played: int) -> list[bool]:
    if not played:
        return [True] * size
    return [choose(0, 3) != 3 for _ in range(size)]


def _opponents(choose: Choose, size: int, games: list[int]) -> list[int]:
    """Who has met: a few pairs, or, as late in a small tournament, round upon round of everybody here."""
    if choose(0, 3) < 3:
        return _relation(choose, size, (0, 1, 1, 2, 4)[choose(0, 4)], games)
    masks = [0] * size
    for _ in range(min(games)):
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = choose(0, last)
            order[last], order[other] = order[other], order[last]
        for one, other in zip(order[::2], order[1::2], strict=False):
            masks[one] |= 1 << other
            masks[other] |= 1 << one
    return masks


def _relation(choose: Choose, size: int, tries: int, limits: list[int]) -> list[int]:
    """A symmetric relation as bitsets: at most ``limits`` partners each, drawn ``tries`` times per player."""
    masks = [0] * size
    left = list(limits)
    for _ in range(tries * size // 2 if size > 1 else 0):
        one, other = choose(0, size - 1), choose(0, size - 1)
        if one != other and left[one] and left[other] and not masks[one] >> other & 1:
            masks[one] |= 1 << other
            masks[other] |= 1 << one
            left[one] -= 1
            left[other] -= 1
    return masks
