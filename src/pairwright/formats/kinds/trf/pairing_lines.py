"""Records for the pairing: byes (240), virtual points (250), forbidden pairs (260), and the comments (###)
in which Pairwright keeps withdrawals and late entries."""

from __future__ import annotations

import re
from collections.abc import Callable

from pairwright.errors import Place, say
from pairwright.formats.faults import quoted
from pairwright.formats.kinds.trf.draft import Draft
from pairwright.model.points import Points, parse_points
from pairwright.model.result import RESULTS
from pairwright.model.tournament import LARGEST_ROUND, ByeRequest, Forbidden, VirtualPoints

WITHDRAWAL, LATE_ENTRY = "Withdrawal", "Late entry"
_COMING = rf"### ({WITHDRAWAL}|{LATE_ENTRY}) @ Round ([1-9]\d{{0,2}}): ([1-9]\d{{0,3}}(?: [1-9]\d{{0,3}})*)"


def _byes(draft: Draft, line: int, text: str) -> None:
    letter = text[4:5].upper()
    if draft.team_event:
        draft.keep(text)
        return
    if letter not in ("F", "H", "Z") or text[5:6].strip():
        draft.faults.error(
            "bye", Place(line, 5, 6, "240"), quoted(text[4:6]), say("F, H or Z in column 5, the round in columns 7-9")
        )
        return
    round_ = draft.number(line, text, 7, 9)
    if round_ > 0:
        for player in draft.numbers(line, text, 10):
            draft.byes.append((line, ByeRequest(round_, player, RESULTS[letter])))


def _virtual_points(draft: Draft, line: int, text: str) -> None:
    if draft.team_event:
        draft.keep(text)
        return
    match_points, points = _points(draft, line, text, 5), _points(draft, line, text, 10)
    if match_points and not points:
        points = match_points
        draft.faults.repair(
            "points",
            Place(line, 5, 8, "250"),
            say("match points in a tournament of individuals"),
            say("the points in columns 10-13"),
            say("Read as points"),
        )
    first = draft.number(line, text, 15, 17)
    last = draft.number(line, text, 19, 21, blank=max(first, 1))
    first_player = draft.number(line, text, 23, 26)
    last_player = draft.number(line, text, 28, 31, blank=max(first_player, 1))
    if min(first, last, first_player, last_player) > 0:
        draft.virtual.append((line, VirtualPoints(points, first, last, first_player, last_player)))


def _points(draft: Draft, line: int, text: str, start: int) -> Points:
    part = text[start - 1 : start + 3]
    try:
        return parse_points(part) if part.strip() else 0
    except ValueError:
        draft.faults.error(
            "points",
            Place(line, start, start + 3, "250"),
            quoted(part),
            say("points such as 1.0 in columns {start}-{end}", start=start, end=start + 3),
        )
        return 0


def _forbidden(draft: Draft, line: int, text: str) -> None:
    if draft.team_event:
        draft.keep(text)
        return
    first = draft.number(line, text, 5, 7, blank=1)
    last = draft.number(line, text, 9, 11, blank=max(first, 1))
    if min(first, last) > 0:
        end = 0 if last >= LARGEST_ROUND else last
        draft.forbidden.append((line, "260", Forbidden(draft.numbers(line, text, 12), first, end)))


def _comment(draft: Draft, line: int, text: str) -> None:
    """Withdrawals and late entries are kept at the players; every other comment as it stands."""
    found = re.fullmatch(_COMING, text)
    if found:
        kind, round_, players = found.groups()
        draft.comings.append((line, kind, int(round_), tuple(map(int, players.split()))))
    else:
        draft.keep(text)


PAIRING: dict[str, Callable[[Draft, int, str], None]] = {
    "240": _byes,
    "250": _virtual_points,
    "260": _forbidden,
    "###": _comment,
}
"""What reads each record."""
