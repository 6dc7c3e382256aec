"""Every pairing by plain trying: what the definitions of several systems are made of. For small fields.

``rows`` are bitsets, by position, of whom each may meet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairwright.errors import NoLegalPairing, Witness
from pairwright.state.round_state import RoundState

Pairing = tuple[tuple[int, int], ...]


def pairings(rows: Sequence[int], players: Sequence[int]) -> Iterator[Pairing]:
    """Every way to pair all of these positions; in each pair the one who stands first is named first."""
    if not players:
        yield ()
        return
    first, rest = players[0], players[1:]
    for other in rest:
        if rows[first] >> other & 1:
            for more in pairings(rows, [player for player in rest if player != other]):
                yield ((first, other), *more)


def can_be_paired(rows: Sequence[int], players: Sequence[int]) -> bool:
    """Is there any such way?"""
    return len(players) % 2 == 0 and next(pairings(rows, players), None) is not None


def who_has_the_bye(state: RoundState, rows: Sequence[int], places: Sequence[int]) -> int:
    """Of those who may have it and leave the others a pairing: the lowest score, then most games, then the last of the
    ``places``; -1 in an even field. Raises :class:`NoLegalPairing`."""
    everybody = range(state.size)
    if state.size % 2 == 0:
        if not can_be_paired(rows, everybody):
            raise NoLegalPairing(state.round, Witness((), ()))
        return -1
    for player in sorted(everybody, key=lambda one: (state.scores[one], -state.games[one], -places[one])):
        others = [other for other in everybody if other != player]
        if state.may_have_bye[player] and can_be_paired(rows, others):
            return player
    raise NoLegalPairing(state.round, Witness((), ()))
