"""An independent judge of rounds: from the entries of the tournament alone, without any table of the engines.

``breaches(tournament, round, pairs, law)`` lists everything illegal about the pairs of a round; a :class:`Law` says
what differs from system to system. ``somebody_must_stay(...)`` says whether it leaves no complete pairing at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from pairwright.matching.complete import is_perfect
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import Tournament

Pairs = list[tuple[int, int]]
"""(white, black) pairing numbers, the bye as (number, 0)."""


class Past(NamedTuple):
    """What one player brings to the round: points (tenths) and colours of played games, oldest first."""

    points: int
    colours: str
    met: tuple[int, ...]
    entries: tuple[RoundEntry, ...]


class Law(NamedTuple):
    """The absolute rules of a system.

    ``difference`` and ``running`` are the largest colour difference and the longest run of one colour (0: no limit);
    ``most`` gives the most games with one colour in a tournament of so many rounds (0: no limit);
    ``excused`` says of a pair (tournament, round, White's past, Black's past) that the colour limits do not bind it.
    """

    difference: int = 2
    running: int = 2
    meetings: int = 1
    """How often two may play each other."""
    by_table: bool = False
    """Who is not paired, and who is though he left, follows from the table of the rounds."""
    most: Callable[[int], int] = lambda _rounds: 0
    excused: Callable[[Tournament, int, Past, Past], bool] = lambda _tournament, _round, _white, _black: False
    bars_the_bye: Callable[[Tournament, RoundEntry], bool] = lambda tournament, entry: _paid_without_play(
        tournament, entry
    )


def _paid_without_play(tournament: Tournament, entry: RoundEntry) -> bool:
    """A bye, or the points of a win without a game."""
    if entry.result is Result.PAIRING_BYE:
        return True
    return not entry.result.played and tournament.scoring.points(entry.result, entry.colour) >= tournament.scoring.win


def _last_round(tournament: Tournament, round: int) -> bool:
    return 0 < tournament.planned_rounds <= round


def _above_half(tournament: Tournament, round: int, past: Past) -> bool:
    return 2 * past.points > (round - 1) * tournament.scoring.highest


def both_above_half(tournament: Tournament, round: int, white: Past, black: Past) -> bool:
    """The last round, and both players above 50 %."""
    return _last_round(tournament, round) and all(_above_half(tournament, round, past) for past in (white, black))


def one_above_half(tournament: Tournament, round: int, white: Past, black: Past) -> bool:
    """The last round, and one of the players above 50 %."""
    return _last_round(tournament, round) and any(_above_half(tournament, round, past) for past in (white, black))


def equal_scores(tournament: Tournament, round: int, white: Past, black: Past) -> bool:
    """The last round, and players of equal scores."""
    return _last_round(tournament, round) and white.points == black.points


def last_round_of_all(tournament: Tournament, round: int, _white: Past, _black: Past) -> bool:
    """The last round."""
    return _last_round(tournament, round)


def no_points_without_play(_tournament: Tournament, entry: RoundEntry) -> bool:
    """A bye, a full-point bye or a match won by forfeit."""
    return entry.result in (Result.PAIRING_BYE, Result.FORFEIT_WIN, Result.FULL_BYE)


LAWS = {
    "team-swiss-2026": Law(difference=0, running=0, bars_the_bye=no_points_without_play),
    "team-swiss-2024": Law(difference=0, running=0, bars_the_bye=no_points_without_play),
    "olympiad-2007": Law(
        difference=0,
        running=0,
        bars_the_bye=lambda _tournament, entry: (
            entry.result in (Result.PAIRING_BYE, Result.FORFEIT_WIN, Result.FULL_BYE, Result.HALF_BYE)
        ),
    ),
    "knockout": Law(
        difference=0, running=0, meetings=99, by_table=True, bars_the_bye=lambda _tournament, _entry: False
    ),
    "round-robin": Law(
        difference=0, running=0, meetings=99, by_table=True, bars_the_bye=lambda _tournament, _entry: False
    ),
    "dutch-1998": Law(excused=both_above_half),
    "dutch-2009": Law(excused=both_above_half),
    "dutch-2017": Law(
        excused=one_above_half,
        bars_the_bye=lambda _tournament, entry: entry.result in (Result.PAIRING_BYE, Result.FORFEIT_WIN),
    ),
    "dutch-2026": Law(excused=one_above_half),
    "double-swiss": Law(difference=0, running=0),
    "manual-swiss": Law(difference=0, running=0, most=lambda rounds: rounds // 2 + 1),
    "lim": Law(excused=equal_scores),
    "lim-maxi": Law(excused=equal_scores),
    "lim-2026": Law(excused=last_round_of_all),
}
"""By code; a system that is not listed is held to the rules of most: difference 2, twice running, no second bye."""


def law_of(code: str) -> Law:
    """The law of a system."""
    return LAWS.get(code, Law())


def past_of(tournament: Tournament, number: int, round: int) -> Past:
    """One player before the round."""
    entries = tournament.player(number).entries[: round - 1]
    played = [entry for entry in entries if entry.result.played]
    return Past(
        sum(tournament.scoring.points(entry.result, entry.colour) for entry in entries),
        "".join(entry.colour.value for entry in played if entry.colour is not Colour.NONE),
        tuple(entry.opponent for entry in played),
        entries,
    )


def to_be_paired(tournament: Tournament, round: int) -> list[int]:
    """Those who are there and asked for no bye."""
    return [
        player.number
        for player in tournament.players
        if player.available(round) and tournament.request(round, player.number) is None
    ]


def breaches(tournament: Tournament, round: int, pairs: Pairs, law: Law) -> list[str]:
    """Everything illegal about these pairs; the tournament is as it stood before the round."""
    present = to_be_paired(tournament, round)
    asked = [request for request in tournament.requests if request.round == round]
    by_hand = [request.player for request in asked if request.result is Result.PAIRING_BYE]
    found = []
    seated = Counter(number for pair in pairs for number in pair if number)
    found += [f"{number} sits {count} times" for number, count in seated.items() if count > 1]
    expected = set(present) | set(by_hand)
    if law.by_table:
        expected = set(seated)
    found += [f"{number} is not paired" for number in sorted(expected - set(seated))]
    found += [f"{number} is not to be paired" for number in sorted(set(seated) - expected)]
    byes = [white for white, black in pairs if not black]
    if len(byes) != len(expected) % 2 and not by_hand and not law.by_table:
        found.append(f"{len(byes)} byes for {len(expected)} players")
    pasts = {number: past_of(tournament, number, round) for number in seated}
    for number in byes:
        if number not in by_hand and not may_have_bye(tournament, pasts[number], law):
            found.append(f"{number} has the bye again")
    forbidden = [set(group.players) for group in tournament.forbidden if group.holds_in(round)]
    for white, black in pairs:
        if not black:
            continue
        if law.meetings <= max(pasts[white].met.count(black), pasts[black].met.count(white)):
            found.append(f"{white} and {black} meet again")
        if any({white, black} <= group for group in forbidden):
            found.append(f"{white} and {black} must not meet")
        if not law.excused(tournament, round, pasts[white], pasts[black]):
            most = law.most(max(tournament.planned_rounds, round))
            found += [f"{white}: {why}" for why in colour_breaches(pasts[white].colours, "w", law, most)]
            found += [f"{black}: {why}" for why in colour_breaches(pasts[black].colours, "b", law, most)]
    return found


def colour_breaches(colours: str, colour: str, law: Law, most: int = 0) -> list[str]:
    """What one more game of this colour breaks; ``most`` is the law's for this tournament."""
    after = colours + colour
    found = []
    difference = after.count("w") - after.count("b")
    worse = abs(difference) > abs(difference - (1 if colour == "w" else -1))
    if law.difference and abs(difference) > law.difference and worse:
        found.append(f"colour difference {difference:+d}")
    run = len(after) - len(after.rstrip(colour))
    if law.running and run > law.running:
        found.append(f"{run} times {colour} running")
    if most and after.count(colour) > most:
        found.append(f"{after.count(colour)} times {colour}")
    return found


def may_have_bye(tournament: Tournament, past: Past, law: Law) -> bool:
    """Nobody has a second bye."""
    return not any(law.bars_the_bye(tournament, entry) for entry in past.entries)


def may_meet(tournament: Tournament, round: int, one: tuple[int, Past], other: tuple[int, Past], law: Law) -> bool:
    """Some colours are legal for the two."""
    if law.meetings <= max(one[1].met.count(other[0]), other[1].met.count(one[0])):
        return False
    if any({one[0], other[0]} <= set(group.players) for group in tournament.forbidden if group.holds_in(round)):
        return False
    most = law.most(max(tournament.planned_rounds, round))
    for white, black in ((one[1], other[1]), (other[1], one[1])):
        if law.excused(tournament, round, white, black):
            return True
        if not colour_breaches(white.colours, "w", law, most) and not colour_breaches(black.colours, "b", law, most):
            return True
    return False


def somebody_must_stay(tournament: Tournament, round: int, law: Law) -> bool:
    """True if no complete pairing of the round is legal."""
    present = to_be_paired(tournament, round)
    pasts = [(number, past_of(tournament, number, round)) for number in present]
    size = len(pasts)
    rows = [0] * (size + size % 2)
    for one in range(size):
        for other in range(one):
            if may_meet(tournament, round, pasts[one], pasts[other], law):
                rows[one] |= 1 << other
                rows[other] |= 1 << one
        if size % 2 and may_have_bye(tournament, pasts[one][1], law):
            rows[one] |= 1 << size
            rows[size] |= 1 << one
    return not is_perfect(rows, (1 << len(rows)) - 1)
