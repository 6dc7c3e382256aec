"""The draw: which seats meet in which stage. It follows from the announcement and the number of players alone.

Place i meets place T + 1 - i (K10); who wins has the better of the two places in the next stage, so that the first
meets the last in every stage as far as the better ones win.
"""

from __future__ import annotations

from functools import lru_cache

from pairwright.errors import NotApplicable, Sentence, say
from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.knockout.bracket import Branch, From, Match, Seat, Stage
from pairwright.model.knockout.crossing import masks
from pairwright.model.knockout.terms import Elimination, Knockout

if TYPE_CHECKING:
    from collections.abc import Callable

    _Titles = Callable[[int, int, "list[_Planned]"], Sentence]

IMPLEMENTS = tuple([KNOCKOUT[number] for number in ("K3", "K8", "K9", "K10", "K11", "D1", "D2")])


def size_of(players: int, places: int) -> int:
    """The smallest number of places of the draw, ``places`` times a power of two, that seats the players (K10). Raises
    :class:`NotApplicable` for fewer players than places."""
    if players < places:
        reason = say("{players} players cannot decide {places} places; announce fewer", players=players, places=places)
        raise NotApplicable("knockout", reason)
    size = places
    while size < players:
        size *= 2
    return size


def drawn(terms: Knockout, order: tuple[int, ...]) -> tuple[Stage, ...]:
    """All stages with nothing known but the seats. ``order`` are the pairing numbers in the order of the draw. Raises
    :class:`NotApplicable`."""
    return _drawn(terms._replace(decisions=()), order)


@lru_cache(maxsize=16)
def _drawn(terms: Knockout, order: tuple[int, ...]) -> tuple[Stage, ...]:
    size = size_of(len(order), terms.places)
    double = terms.elimination is not Elimination.SINGLE
    if double and terms.places != 1:
        reason = say("double elimination decides one place, not {places}", places=terms.places)
        raise NotApplicable("knockout", reason)
    if terms.third_place and (double or terms.places != 1):
        reason = say("there is a match for the third place only in single elimination with one place to decide")
        raise NotApplicable("knockout", reason)
    if double and size > 1:
        return _numbered(_double(terms, order, size), _double_title)
    plan = _single(order, size, terms.places)
    if terms.third_place and len(plan) > 1:
        plan[-1].append(
            _Planned(
                Branch.THIRD_PLACE, 1, (_lost(Branch.MAIN, len(plan) - 1, 1), _lost(Branch.MAIN, len(plan) - 1, 2))
            )
        )
    return _numbered(plan, _single_title(len(order), size, terms.places))


class _Reference(NamedTuple):
    """A seat for the winner or loser of a match that has no number yet."""

    kind: From
    branch: Branch
    stage: int
    at: int


class _Planned(NamedTuple):
    branch: Branch
    at: int
    seats: tuple[Seat | _Reference, Seat | _Reference]


_Plan = list[list[_Planned]]


def _won(branch: Branch, stage: int, index: int) -> _Reference:
    return _Reference(From.WINNER, branch, stage, index)


def _lost(branch: Branch, stage: int, index: int) -> _Reference:
    return _Reference(From.LOSER, branch, stage, index)


def _seat(order: tuple[int, ...], size: int, place: int) -> Seat:
    """A player, or the imaginary one that has the number of the place he is drawn against (K11: 1 meets x1)."""
    if place <= len(order):
        return Seat(From.PLAYER, order[place - 1], place)
    return Seat(From.IMAGINARY, size + 1 - place, place)


def _first_stage(order: tuple[int, ...], size: int) -> list[_Planned]:
    return [
        _Planned(Branch.MAIN, place, (_seat(order, size, place), _seat(order, size, size + 1 - place)))
        for place in range(1, size // 2 + 1)
    ]


def _single(order: tuple[int, ...], size: int, places: int) -> _Plan:
    plan: _Plan = []
    left = size
    while left > places:
        if not plan:
            plan.append(_first_stage(order, size))
        else:
            stage = len(plan)
            plan.append(
                [
                    _Planned(Branch.MAIN, at, (_won(Branch.MAIN, stage, at), _won(Branch.MAIN, stage, left + 1 - at)))
                    for at in range(1, left // 2 + 1)
                ]
            )
        left //= 2
    return plan


def in_bracket_order(matches: int) -> list[int]:
    """Matches of a stage (by index) as they stand below each other where the winners of neighbours meet: 1, 4, 2, 3."""
    order = [1]
    while len(order) < matches:
        order = [one for at in order for one in (at, 2 * len(order) + 1 - at)]
    return order


def _double(terms: Knockout, order: tuple[int, ...], size: int) -> _Plan:
    """Round r of those who have not lost is played in stage 1 and then in stages 2, 4, 6, ..., round q of those who
    have in stage q + 1: so both branches get on at the same pace, and nobody waits for more than a stage."""
    rounds = size.bit_length() - 1
    plan: _Plan = [[] for _ in range(2 * rounds)]
    plan[0] = _first_stage(order, size)
    for round_ in range(2, rounds + 1):
        left = size >> (round_ - 1)
        before = _stage_of_main(round_ - 1)
        plan[_stage_of_main(round_) - 1] += [
            _Planned(Branch.MAIN, at, (_won(Branch.MAIN, before, at), _won(Branch.MAIN, before, left + 1 - at)))
            for at in range(1, left // 2 + 1)
        ]
    best_loser = _losers(plan, rounds)
    final: tuple[Seat | _Reference, Seat | _Reference] = (
        _won(Branch.MAIN, _stage_of_main(rounds), 1),
        best_loser,
    )
    plan[-1].append(_Planned(Branch.GRAND_FINAL, 1, final))
    if terms.elimination is Elimination.RESET:
        stage = len(plan)
        again = (_won(Branch.GRAND_FINAL, stage, 1), _lost(Branch.GRAND_FINAL, stage, 1))
        plan.append([_Planned(Branch.RESET, 1, again)])
    return [stage for stage in plan if stage]


def _stage_of_main(round: int) -> int:
    return max(2 * round - 2, 1)


def _losers(plan: _Plan, rounds: int) -> _Reference:
    """Put the matches of those who have lost once into the plan; where the best of them comes from."""
    if rounds == 1:
        return _lost(Branch.MAIN, 1, 1)
    first = in_bracket_order(1 << (rounds - 1))
    standing = [_lost(Branch.MAIN, 1, index) for index in first]
    crossing = masks(rounds)
    stage = 1
    for round_ in range(2, rounds + 1):
        stage += 1
        standing = _played(plan, stage, list(zip(standing[::2], standing[1::2], strict=True)))
        stage += 1
        dropping = [_lost(Branch.MAIN, _stage_of_main(round_), index) for index in in_bracket_order(len(standing))]
        met = [(dropping[at ^ crossing[round_]], own) for at, own in enumerate(standing)]
        standing = _played(plan, stage, met)
    return standing[0]


def _played(plan: _Plan, stage: int, pairs: list[tuple[_Reference, _Reference]]) -> list[_Reference]:
    plan[stage - 1] += [_Planned(Branch.LOSERS, at, pair) for at, pair in enumerate(pairs, 1)]
    return [_won(Branch.LOSERS, stage, at) for at in range(1, len(pairs) + 1)]


def _numbered(plan: _Plan, title: _Titles) -> tuple[Stage, ...]:
    """The plan with a number for every match, stage by stage, those who have not lost first."""
    numbers: dict[tuple[Branch, int, int], int] = {}
    for stage, matches in enumerate(plan, 1):
        for planned in matches:
            numbers[planned.branch, stage, planned.at] = len(numbers) + 1

    def seat(planned: Seat | _Reference) -> Seat:
        if isinstance(planned, Seat):
            return planned
        return Seat(planned.kind, numbers[planned.branch, planned.stage, planned.at])

    return tuple(
        [
            Stage(
                stage,
                title(stage, len(plan), matches),
                tuple(
                    [
                        Match(numbers[branch, stage, at], stage, branch, at, (seat(seats[0]), seat(seats[1])))
                        for branch, at, seats in matches
                    ]
                ),
            )
            for stage, matches in enumerate(plan, 1)
        ]
    )


def _single_title(players: int, size: int, places: int) -> _Titles:
    def title(stage: int, stages: int, matches: list[_Planned]) -> Sentence:
        if stage == 1 and players < size:
            return say("preliminary round")
        left = 2 * sum(planned.branch is Branch.MAIN for planned in matches)
        if places > 1:
            return say("last stage") if stage == stages else say("stage of {count}", count=left)
        return _NAMED.get(left) or say("stage of {count}", count=left)

    return title


def _double_title(stage: int, stages: int, matches: list[_Planned]) -> Sentence:
    if matches[0].branch is Branch.GRAND_FINAL:
        return say("grand final")
    if matches[0].branch is Branch.RESET:
        return say("second final")
    return say("stage {stage} of {stages}", stage=stage, stages=stages)


_NAMED = {2: say("final"), 4: say("semi-finals"), 8: say("quarter-finals")}
