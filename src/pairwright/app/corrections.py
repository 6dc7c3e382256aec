"""Results that came, or were corrected, when later rounds were paired already: these stand as they were paired before.

The report has a line for each: ``### Correction @ Round 2: 8-19 01 instead of 10`` (for a match of two games ``10 ==
instead of 11 00``), and ``### Adjourned game @ Round 1: 3-4 10, paired as a draw up to round 4``.
"""

from __future__ import annotations

import re
from contextlib import suppress

from pairwright.errors import Conflict
from pairwright.model.acts import EnterGames, EnterResult, apply
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament, TwoGames

_GAME = r"(\d{1,5})-(\d{1,5})"
_CORRECTION = re.compile(
    rf"\s*Correction @ Round (\d{{1,3}}): {_GAME} (?:\S\S(?: \S\S)?|cleared) instead of (\S)(\S)(?: (\S)(\S))?\s*"
)
_ADJOURNED = re.compile(
    rf"\s*Adjourned game @ Round (\d{{1,3}}): {_GAME} \S\S(?: \S\S)?(?:, paired as a draw up to round (\d{{1,3}}))?\s*"
)
_RESULTS = {result.code: result for result in Result}


def as_it_stood(tournament: Tournament, round: int) -> Tournament:
    """The tournament with its results as they were when ``round`` was paired; the same object if none of them came or
    was corrected since."""
    stood: dict[tuple[int, int, int], EnterResult | EnterGames] = {}
    for record in tournament.other_records:
        act = _said(record.text, round) if record.code == "###" else None
        if act is not None:  # of two lines about one game the first knows what stood at the beginning
            stood.setdefault(_place(act), act)
    for place, act in stood.items():
        if place[1:] in _games(tournament, place[0]):
            with suppress(Conflict):  # a line that no desk has written
                tournament = apply(tournament, act)
    return tournament


def _said(text: str, round: int) -> EnterResult | EnterGames | None:
    """What stood when the round was paired, if the line says it of a game before it."""
    adjourned = _ADJOURNED.fullmatch(text)
    if adjourned:
        played, white, black = (int(adjourned[at]) for at in (1, 2, 3))
        last = int(adjourned[4] or played + 1)
        open_game = EnterResult(played, white, black, Result.ADJOURNED, Result.ADJOURNED)
        return open_game if played < round <= last else None
    corrected = _CORRECTION.fullmatch(text)
    if corrected is None or int(corrected[1]) != round - 1:
        return None
    codes = [code for code in corrected.groups()[3:] if code]
    if any(code not in _RESULTS for code in codes):
        return None
    results = [_RESULTS[code] for code in codes]
    played, white, black = (int(corrected[at]) for at in (1, 2, 3))
    if len(results) == 2:
        return EnterResult(played, white, black, results[0], results[1])
    return EnterGames(TwoGames(played, white, black, (results[0], results[2]), (results[1], results[3])))


def _place(act: EnterResult | EnterGames) -> tuple[int, int, int]:
    game = act.match if isinstance(act, EnterGames) else act
    return game.round, game.white, game.black


def _games(tournament: Tournament, round: int) -> set[tuple[int, int]]:
    return {(game.white, game.black) for game in tournament.round(round).games}
