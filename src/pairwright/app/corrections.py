"""Results that came, or were corrected, when later rounds were paired already: these stand as they were paired before.

The report has a line for each: ``### Correction @ Round 2: 8-19 01 instead of 10`` (for a match of two games ``10 ==
instead of 11 00``), and ``### Adjourned game @ Round 1: 3-4 10, paired as a draw up to round 4``.
"""

from __future__ import annotations

import re

from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.result import Result

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament

_GAME = r"(\d{1,5})-(\d{1,5})"
_CORRECTION = re.compile(
    rf"\s*Correction @ Round (\d{{1,3}}): {_GAME} (?:\S\S(?: \S\S)?|cleared) instead of (\S)(\S)(?: (\S)(\S))?\s*"
)
_ADJOURNED = re.compile(
    rf"\s*Adjourned game @ Round (\d{{1,3}}): {_GAME} \S\S(?: \S\S)?(?:, paired as a draw up to round (\d{{1,3}}))?\s*"
)
_RESULTS = {result.code: result for result in Result}


class _Stood(NamedTuple):
    """A game of a round, or a match of two games, and what stood then: White's and Black's result of each game."""

    round: int
    white: int
    black: int
    results: tuple[Result, ...]


def as_it_stood(tournament: Tournament, round: int) -> Tournament:
    """The tournament with its results as they were when ``round`` was paired; the same object if none of them came or
    was corrected since."""
    stood: dict[tuple[int, int, int], _Stood] = {}
    for record in tournament.other_records:
        found = _said(record.text, round) if record.code == "###" else None
        if found is not None:  # of two lines about one game the first knows what stood at the beginning
            stood.setdefault(found[:3], found)
    for game in stood.values():
        if (game.white, game.black) in [(one.white, one.black) for one in tournament.round(game.round).games]:
            tournament = _put_back(tournament, game)
    return tournament


def _said(text: str, round: int) -> _Stood | None:
    """What stood when the round was paired, if the line says it of a game before it."""
    adjourned = _ADJOURNED.fullmatch(text)
    if adjourned:
        played, white, black = (int(adjourned[at]) for at in (1, 2, 3))
        last = int(adjourned[4] or played + 1)
        open_game = _Stood(played, white, black, (Result.ADJOURNED, Result.ADJOURNED))
        return open_game if played < round <= last else None
    corrected = _CORRECTION.fullmatch(text)
    if corrected is None or int(corrected[1]) != round - 1:
        return None
    codes = [code for code in corrected.groups()[3:] if code]
    if any(code not in _RESULTS for code in codes):
        return None
    played, white, black = (int(corrected[at]) for at in (1, 2, 3))
    return _Stood(played, white, black, tuple([_RESULTS[code] for code in codes]))


def _put_back(tournament: Tournament, stood: _Stood) -> Tournament:
    from pairwright.errors import Conflict
    from pairwright.model.acts import EnterGames, EnterResult, apply
    from pairwright.model.tournament import TwoGames

    of_white, of_black = stood.results[::2], stood.results[1::2]
    try:
        if len(of_white) == 1:
            return apply(tournament, EnterResult(*stood[:3], of_white[0], of_black[0]))
        games = TwoGames(*stood[:3], (of_white[0], of_white[1]), (of_black[0], of_black[1]))
        return apply(tournament, EnterGames(games))
    except Conflict:  # a line that no desk has written
        return tournament
