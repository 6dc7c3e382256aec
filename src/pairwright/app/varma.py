"""Varma's restricted draw: players of one federation do not meet in the last three rounds (C.05 annex 2)."""

from __future__ import annotations

from itertools import combinations

from pairwright.app.slips import slip
from pairwright.errors import NotApplicable, Sentence, say
from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.lean import TYPE_CHECKING
from pairwright.model.alphabet import alphabet_key, alphabet_name
from pairwright.pairing.systems.round_robin.berger import even_size, round_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pairwright.model.player import Player

IMPLEMENTS = (ROUND_ROBIN["A2"],)

Envelopes = tuple[tuple[int, ...], ...]

TABLES: dict[int, Envelopes] = {
    10: ((3, 4, 8), (5, 7, 9), (1, 6), (2, 10)),
    12: ((4, 5, 9, 10), (1, 2, 7), (6, 8, 12), (3, 11)),
    14: ((4, 5, 6, 11, 12), (1, 2, 8, 9), (7, 10, 13), (3, 14)),
    16: ((5, 6, 7, 12, 13, 14), (1, 2, 3, 9, 10), (8, 11, 15), (4, 16)),
    18: ((5, 6, 7, 8, 14, 15, 16), (1, 2, 3, 10, 11, 12), (9, 13, 17), (4, 18)),
    20: ((6, 7, 8, 9, 15, 16, 17, 18), (1, 2, 3, 11, 12, 13, 14), (5, 10, 19), (4, 20)),
    22: ((6, 7, 8, 9, 10, 17, 18, 19, 20), (1, 2, 3, 4, 12, 13, 14, 15), (11, 16, 21), (5, 22)),
    24: ((6, 7, 8, 9, 10, 11, 19, 20, 21, 22), (1, 2, 3, 4, 13, 14, 15, 16, 17), (12, 18, 23), (5, 24)),
}
"""The numbers in the envelopes A to D, by size of the Berger table; of an odd field the last number does not exist."""
NEUTRAL = frozenset(["", "FID", "FIDE", "NON", "NONE"])
"""What stands for no federation: such players have no compatriots."""


def varma_numbers(players: Sequence[Player], draw: str) -> dict[int, int]:
    """The numbers drawn, by the present ones. Raises :class:`NotApplicable` for a field there is no table for."""
    size = even_size(len(players))
    if size not in TABLES:
        reason = say("there are tables for 9 to 24 players, not for {players}", players=len(players))
        raise NotApplicable("--by varma", reason)
    left = [[number for number in numbers if number <= len(players)] for numbers in TABLES[size]]
    drawn = {}
    for federation, members in federations(players):
        envelope: list[int] = []
        for place, player in enumerate(members):
            if not envelope:
                envelope = _envelope(left, len(members) - place, (draw, federation, _name(player)))
            number = min(envelope, key=lambda one: slip(draw, _name(player), str(one)))
            envelope.remove(number)
            drawn[player.number] = number
    return drawn


def federations(players: Iterable[Player]) -> list[tuple[str, list[Player]]]:
    """Who draws when: the largest federation first, then by code; inside by name. Who has none stands alone."""
    by_code: dict[tuple[str, int], list[Player]] = {}
    for player in players:
        code = player.federation.strip().upper()
        by_code.setdefault(("", player.number) if code in NEUTRAL else (code, 0), []).append(player)
    groups = [(code, sorted(members, key=_by_name)) for (code, _), members in by_code.items()]
    return sorted(groups, key=lambda group: (-len(group[1]), group[0], _by_name(group[1][0])))


def _by_name(player: Player) -> tuple[object, int]:
    return alphabet_key(alphabet_name(player)), player.number


def _name(player: Player) -> str:
    return "\n".join((player.name, player.fide_id, player.birth))


def _envelope(left: list[list[int]], needed: int, who: tuple[str, str, str]) -> list[int]:
    """By lot, one that holds enough numbers; if none does, one of those that hold the most."""
    enough = min(needed, max(map(len, left)))
    possible = [place for place, numbers in enumerate(left) if len(numbers) >= enough]
    return left[min(possible, key=lambda place: slip(*who, "ABCD"[place]))]


def late_meetings(players: Iterable[Player]) -> list[Sentence]:
    """Compatriots who meet in the last three rounds nevertheless; the players have the numbers drawn."""
    known = list(players)
    size = even_size(len(known))
    found = []
    for federation, members in federations(known):
        for one, other in combinations(sorted(player.number for player in members), 2):
            round = round_of(size, one, other)
            if round > size - 4:
                template = "{one} and {other} ({federation}) meet in round {round} all the same"
                found.append(say(template, one=one, other=other, federation=federation, round=round))
    return found
