"""Replays a tournament and says, round by round, whether it is paired as the rules say, and if not, why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pairwright.errors import NoLegalPairing
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.tournament import Tournament
from pairwright.pairing.base import PairingSystem
from pairwright.pairing.findings import Contrast, Finding, by_article
from pairwright.pairing.outcome import RoundPairing
from pairwright.state.ledger import replay
from pairwright.state.round_state import RoundState

Boards = tuple[tuple[int, int], ...]
"""``(white, black)`` pairing numbers; a bye is ``(number, 0)``."""


class RoundCheck(NamedTuple):
    """One round compared with the rules.

    ``expected`` is in board order; ``actual`` has its boards in the same order as far as they are the same.
    ``criterion`` is the first that decides, by its code in the system's regulation: ``"C1"``-``"C21"``, ``"order"``
    (equal on all, but later in the order of the candidates), an article of the procedure, a colour article
    (``"5.2.3"``) if only colours differ, the article by which everybody is paired; empty for a round that is as it
    should be. ``players`` are those it is about: the pair that may not meet, the
    one who may not have the bye, the board whose colours differ, or the downfloaters and pairs that differ.
    """

    round: int
    ok: bool
    expected: Boards
    actual: Boards
    criterion: str
    detail: Contrast | None
    players: tuple[int, ...] = ()


def check(tournament: Tournament, system: PairingSystem, rounds: Iterable[int] = ()) -> Iterator[RoundCheck]:
    """Check these rounds (all paired rounds if none is named), in order.

    The tournament must be consistent, and its initial colour and number of rounds known. A round without any
    legal pairing is a difference, not an error.
    """
    wanted = frozenset(rounds)
    last = max(wanted, default=tournament.paired_rounds)
    for state in replay(tournament):
        if state.round > last:
            return
        if not wanted or state.round in wanted:
            yield check_round(tournament, system, state)


def check_round(tournament: Tournament, system: PairingSystem, state: RoundState) -> RoundCheck:
    """Check the round that ``state`` is the state before of."""
    try:
        pairing = system.pair(state)
    except NoLegalPairing:
        pairing = RoundPairing(state.round, system.code, (), 0)
    expected = tuple(pairing.pairs)
    actual = tuple(
        [
            (white, black)
            for white, black in _actual(tournament, state, expected)
            if black or white == pairing.bye or white not in pairing.free
        ]
    )
    if set(expected) == set(actual):
        return RoundCheck(state.round, True, expected, actual, "", None)
    finding = _finding(state, system, pairing, actual)
    return RoundCheck(
        state.round, False, expected, actual, finding.contrast.criterion, finding.contrast, finding.players
    )


def _actual(tournament: Tournament, state: RoundState, expected: Boards) -> Boards:
    """The boards of the tournament, in the order of those expected; a board without colours takes the expected ones."""
    place = {frozenset(board): index for index, board in enumerate(expected)}
    wanted = set(expected)
    here = set(state.numbers)
    boards: dict[frozenset[int], tuple[int, int]] = {}
    for player in tournament.players:
        opponent, colour, _ = player.entry(state.round)
        if player.number not in here or (opponent and opponent not in here):
            continue
        board = (opponent, player.number) if opponent and colour is Colour.BLACK else (player.number, opponent)
        key = frozenset(board)
        if colour is Colour.NONE and opponent and board not in wanted and board[::-1] in wanted:
            board = board[::-1]
        if colour is not Colour.NONE or key not in boards:
            boards[key] = board
    return tuple(sorted(boards.values(), key=lambda board: (place.get(frozenset(board), len(place)), board)))


def _finding(state: RoundState, system: PairingSystem, pairing: RoundPairing, actual: Boards) -> Finding:
    broken = _broken_rules(state, system, actual)
    if broken:
        return broken[0]
    if {frozenset(board) for board in actual} == {frozenset(board) for board in pairing.pairs}:
        played = set(actual)
        board = next(board for board in pairing.boards if (board.white, board.black) not in played)
        return Finding(by_article(board.colour_rule), (board.white, board.black))
    return system.decides_against(state, pairing, actual)


def _broken_rules(state: RoundState, system: PairingSystem, actual: Boards) -> list[Finding]:
    """Absolute rules the boards break, in the order of the rules."""
    position = state.positions()
    broken = []
    seen: set[int] = set()
    byes = []
    for white, black in actual:
        twice = seen & {white, black} - {0}
        if twice:
            broken.append(Finding(by_article(system.everybody_paired), tuple(sorted(twice))))
        seen |= {white, black}
        if not black:
            byes.append(white)
            if not system.may_have_bye(state, position[white]):
                broken.append(Finding(by_article(system.who_may_have_the_bye), (white,)))
            continue
        found = system.obstacles(state, position[white], position[black])
        broken += [Finding(by_article(obstacle.article), (white, black)) for obstacle in found]
    if len(byes) > 1:
        broken.append(Finding(by_article(system.everybody_paired), tuple(sorted(byes))))
    return sorted(broken, key=lambda finding: finding.contrast.criterion)
