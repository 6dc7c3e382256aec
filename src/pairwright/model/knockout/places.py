"""Who has which place: losers of the same stage share (K7), and stand the better the later they lost."""

from __future__ import annotations

from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.bracket import NOBODY, UNKNOWN, Branch, How, Match, Place, Reached
from pairwright.model.knockout.terms import Elimination, Knockout

if TYPE_CHECKING:
    from pairwright.model.knockout.bracket import Stage

SHARED = KNOCKOUT["K7"]
IMPLEMENTS = (SHARED,)

_Group = tuple[Reached, int, list[int]]


def places_of(terms: Knockout, order: tuple[int, ...], stages: tuple[Stage, ...]) -> tuple[Place, ...]:
    """Everybody's place, the first one first. Those who are still in it share the places that are left to them."""
    matches = [match for stage in stages for match in stage.matches]
    lost = _lost_in(terms, matches)
    over = all(match.how is not How.OPEN for match in matches)
    staying = [number for number in order if number not in lost]
    groups: list[_Group] = [(Reached.WINNER if over else Reached.PLAYING, 0, staying)]
    for stage in range(len(stages), 0, -1):
        out = [number for number in order if number in lost and lost[number].stage == stage]
        if out:
            groups += _shared(terms, out, lost[out[0]], matches, len(stages))
    places = []
    taken = 0
    for reached, stage, numbers in groups:
        if numbers:
            places.append(Place(taken + 1, taken + len(numbers), tuple(sorted(numbers)), reached, stage))
            taken += len(numbers)
    return tuple(places)


def _lost_in(terms: Knockout, matches: list[Match]) -> dict[int, Match]:
    """By number, the match after which a player was out."""
    lost: dict[int, Match] = {}
    for match in matches:
        if match.how in (How.OPEN, How.NOT_NEEDED) or match.branch is Branch.THIRD_PLACE:
            continue
        for number in match.players:
            if number in (UNKNOWN, NOBODY, match.winner):
                continue
            if match.winner == NOBODY or not _plays_on(terms, match, number):
                lost[number] = match
    return lost


def _plays_on(terms: Knockout, match: Match, loser: int) -> bool:
    """Has he lost for the first time, where one may lose twice?"""
    if terms.elimination is Elimination.SINGLE:
        return False
    if match.branch is Branch.MAIN:
        return True
    return terms.elimination is Elimination.RESET and match.branch is Branch.GRAND_FINAL and loser == match.players[0]


def _shared(terms: Knockout, out: list[int], match: Match, matches: list[Match], stages: int) -> list[_Group]:
    """Those who lost in one stage: all the same, but for the final and the match for the third place."""
    third = next((one for one in matches if one.branch is Branch.THIRD_PLACE), None)
    if third and match.stage == third.stage - 1:
        if third.how is How.OPEN:
            return [(Reached.PLAYING, match.stage, out)]
        if third.winner in out:
            others = [number for number in out if number != third.winner]
            return [(Reached.THIRD, match.stage, [third.winner]), (Reached.FOURTH, match.stage, others)]
    is_final = match.branch in (Branch.GRAND_FINAL, Branch.RESET)
    if terms.elimination is Elimination.SINGLE:
        is_final = terms.places == 1 and match.stage == stages
    reached = Reached.FINALIST if is_final and len(out) == 1 else Reached.OUT
    return [(reached, match.stage, out)]
