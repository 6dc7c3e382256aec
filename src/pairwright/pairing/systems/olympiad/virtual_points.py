"""Match points, and the two virtual ones of the upper half in rounds 1 and 2 (articles 1 and 28)."""

from __future__ import annotations

from pairwright.errors import NotApplicable, say
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.lean import TYPE_CHECKING
from pairwright.pairing.what_if import only
from pairwright.state.acceleration import BAKU_SUFFIX, virtual_points

if TYPE_CHECKING:
    from pairwright.model.matches import Matches
    from pairwright.model.points import Points
    from pairwright.model.tournament import Tournament
    from pairwright.state.round_state import RoundState

IMPLEMENTS = tuple(OLYMPIAD_2007[number] for number in ("1", "15(b)", "28(a)", "28(b)"))

LAST_ROUND = 2
"""After it the virtual points are removed."""

VIRTUAL: Points = 20
"""Two match points."""


def matches_of(state: RoundState) -> Matches:
    """The matches of the teams. Raises :class:`NotApplicable` where players take part and not teams."""
    matches = state.tournament.matches
    if matches is None:
        reason = say("it pairs teams, and the tournament has none: give them (records 310) with their members")
        raise NotApplicable("olympiad-2007", reason)
    return matches


def as_paired(state: RoundState) -> RoundState:
    """The state as the round is paired: by match points, whatever the event is ranked by, with the virtual points; and
    nobody may have the bye who has had points without playing. Positions go by that."""
    matches = matches_of(state)
    earned = match_points(matches, state.round)
    virtual = points_of_round(state)
    paid = paid_without_play(matches, state.round)
    numbers = state.numbers
    scores = [earned[number] + virtual.get(number, 0) for number in numbers]
    rights = [right and number not in paid for right, number in zip(state.may_have_bye, numbers, strict=True)]
    order = sorted(range(state.size), key=lambda position: (-scores[position], numbers[position]))
    moved = only(state._replace(may_have_bye=rights), order)
    return moved._replace(
        scores=[scores[position] for position in order],
        standings=[earned[numbers[position]] for position in order],
        forbidden=moved.forbidden if state.forbidden else [],
        bye_by_hand=state.bye_by_hand,
    )


def match_points(matches: Matches, round: int) -> dict[int, Points]:
    """By team number, the match points before a round, bonuses and penalties included."""
    return {
        number: sum([one.match_points for one in row[: round - 1]])
        + sum([given for at, given in matches.match_extra.get(position, {}).items() if at < round])
        for position, (number, row) in enumerate(zip(matches.numbers, matches.rows, strict=True))
    }


def paid_without_play(matches: Matches, round: int) -> frozenset[int]:
    """The teams that had points without playing before a round, by a bye or an absent opponent (article 15(b))."""
    return frozenset(
        number
        for number, row in zip(matches.numbers, matches.rows, strict=True)
        for one in row[: round - 1]
        if not one.result.played and (one.match_points > 0 or one.game_points > 0)
    )


def points_of_round(state: RoundState) -> dict[int, Points]:
    """By team number, the virtual points of the round. A tournament that states virtual points itself has these
    instead."""
    tournament = state.tournament
    if tournament.virtual_points or tournament.system.upper().endswith(BAKU_SUFFIX):
        return virtual_points(tournament, state.round)
    return dict.fromkeys(upper_half(tournament), VIRTUAL) if state.round <= LAST_ROUND else {}


def upper_half(tournament: Tournament) -> list[int]:
    """The upper half of the whole list, late teams included, rounded down to an even number: of 85, 86 and 87 teams 42,
    of 88 teams 44."""
    numbers = sorted([player.number for player in tournament.players])
    return numbers[: len(numbers) // 4 * 2]
