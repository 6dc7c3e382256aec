"""Results that were corrected, or adjourned games that ended, when the next round was paired already: that round stands
as it was paired before.

The report has a line for each: ``### Correction @ Round 2: 8-19 01 instead of 10``, ``### Adjourned game @ Round 2:
8-19 01``.
"""

from __future__ import annotations

import re

from pairwright.lean import TYPE_CHECKING
from pairwright.model.result import Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pairwright.model.tournament import Record, Tournament

_LINE = re.compile(r"\s*Correction @ Round (\d{1,3}): (\d{1,5})-(\d{1,5}) (?:\S\S|cleared) instead of (\S)(\S)\s*")
_ENDED = re.compile(r"\s*Adjourned game @ Round (\d{1,3}): (\d{1,5})-(\d{1,5}) \S\S\s*")
_GAME = re.compile(r"(\s*(?:Correction|Adjourned game|Colours) @ Round \d{1,3}: )(\d{1,5})-(\d{1,5})(?=\s)")
_RESULTS = {result.code: result for result in Result}


def as_it_stood(tournament: Tournament, round: int) -> Tournament:
    """The tournament with the results of the round before ``round`` as they were when ``round`` was paired; the same
    object if none of them was corrected since."""
    stood: dict[tuple[int, int], tuple[Result, Result]] = {}
    for record in tournament.other_records:
        if record.code != "###":
            continue
        if (ended := _ENDED.fullmatch(record.text)) and int(ended[1]) == round - 1:
            stood.setdefault((int(ended[2]), int(ended[3])), (Result.ADJOURNED, Result.ADJOURNED))
        found = _LINE.fullmatch(record.text)
        if found and int(found[1]) == round - 1 and found[4] in _RESULTS and found[5] in _RESULTS:
            # of two corrections of one game the first knows what stood at the beginning
            stood.setdefault((int(found[2]), int(found[3])), (_RESULTS[found[4]], _RESULTS[found[5]]))
    games = {game for game in stood if game in _games(tournament, round - 1)}
    if not games:
        return tournament
    given = {white: stood[white, black][0] for white, black in games}
    given |= {black: stood[white, black][1] for white, black in games}
    players = [
        player.with_entry(round - 1, player.entry(round - 1)._replace(result=given[player.number]))
        if player.number in given
        else player
        for player in tournament.players
    ]
    return tournament._replace(players=tuple(players))


def renumbered(records: tuple[Record, ...], new: Mapping[int, int]) -> tuple[Record, ...]:
    """Records of a report whose lines about games name the players by their ``new`` numbers."""

    def game(found: re.Match[str]) -> str:
        white, black = (new.get(int(number), int(number)) for number in found.group(2, 3))
        return f"{found[1]}{white}-{black}"

    return tuple(
        [one._replace(text=_GAME.sub(game, one.text, count=1)) if one.code == "###" else one for one in records]
    )


def _games(tournament: Tournament, round: int) -> set[tuple[int, int]]:
    return {(game.white, game.black) for game in tournament.round(round).games}
