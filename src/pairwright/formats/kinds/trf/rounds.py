"""The round columns of the player lines, one round at a time.

A round in which every cell is as it should be is read at once. Any other is read cell by cell: what has one
obvious remedy is mended and listed, the rest is a fault.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, repeat
from operator import not_

from pairwright.errors import Place, say
from pairwright.formats.faults import Faults
from pairwright.formats.kinds.trf.columns import AT_PEACE, BYES, MEANINGS, round_columns
from pairwright.formats.kinds.trf.round_column import UNKNOWN, Column
from pairwright.lean import cast
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import ByeRequest

_COLOUR_OF = {code: colour for code, (colour, _) in MEANINGS.items()}.__getitem__
_RESULT_OF = {code: result for code, (_, result) in MEANINGS.items()}.__getitem__
_BYE_CODES = tuple(code for code, (_, result) in BYES.items() if result is Result.PAIRING_BYE)


def read_round(column: Column, faults: Faults) -> list[RoundEntry]:
    """The entries of a round; faults and repairs are collected."""
    entries = _at_once(column)
    if entries:
        return entries
    from pairwright.formats.kinds.trf.cells import read_slowly

    return read_slowly(column, faults)


def _at_once(column: Column) -> list[RoundEntry]:
    """The entries, if there is nothing to ask about the round; otherwise an empty list."""
    players, opponents, codes = column.players, column.opponents, column.codes
    if UNKNOWN in opponents:
        return []
    paired = list(compress(players, opponents))
    facing = list(filter(None, opponents))
    opponent_of = dict(zip(players, opponents, strict=True))
    if list(map(opponent_of.__getitem__, facing)) != paired:
        return []
    code_of = dict(zip(players, codes, strict=True))
    both = zip(compress(codes, opponents), map(code_of.__getitem__, facing), strict=True)
    if not all(map(AT_PEACE.__getitem__, set(both))):
        return []
    if len(paired) < len(players):
        alone = set(compress(codes, map(not_, opponents)))
        if not alone <= BYES.keys() or sum(map(codes.count, _BYE_CODES)) > 1:
            return []
    meant = zip(opponents, map(_COLOUR_OF, codes), map(_RESULT_OF, codes), strict=True)
    return list(cast("Iterator[RoundEntry]", map(tuple.__new__, repeat(RoundEntry), meant)))


def requests_of(column: Column, entries: Sequence[RoundEntry], faults: Faults) -> list[ByeRequest]:
    """What the column of a round that is still to pair asks for: byes, and who is absent."""
    asked = []
    by_hand = 0
    for index, (player, entry) in enumerate(zip(column.players, entries, strict=True)):
        line, result = column.lines[index], entry.result
        if result is Result.FORFEIT_WIN:
            result = _forfeit_ahead(line, player, column.round, faults)
        if result is Result.ABSENT and not column.says_something(index):
            continue
        asked.append(ByeRequest(column.round, player, result))
        if result is Result.PAIRING_BYE and by_hand:
            place = round_columns(column.round)[2]
            faults.error(
                "two-byes",
                Place(line, place, place, "001", column.round, player),
                say("a second bye set by hand, after that of player {other}", other=by_hand),
                say("one pairing-allocated bye a round"),
                say("Use F, H or Z for the others"),
            )
        elif result is Result.PAIRING_BYE:
            by_hand = player
    return asked


def _forfeit_ahead(line: int, player: int, round: int, faults: Faults) -> Result:
    """A forfeit win in a round that is not paired can only be a full-point bye."""
    place = round_columns(round)[2]
    faults.repair(
        "forfeit",
        Place(line, place, place, "001", round, player),
        say("a forfeit win in a round that is not paired"),
        say("a bye (U, F, H or Z), or nothing"),
        say("Read as F"),
    )
    return Result.FULL_BYE
