"""Records for the pairing: byes (240), virtual points (250), forbidden pairs (260), abnormal points (299), and the
comments (###) in which Pairwright keeps withdrawals and late entries."""

from __future__ import annotations

import re
from collections.abc import Callable

from pairwright.errors import Place, say
from pairwright.formats.kinds.trf.draft import Draft
from pairwright.formats.kinds.trf.faults import quoted
from pairwright.model.points import Points, parse_points
from pairwright.model.result import RESULTS, Worth
from pairwright.model.tournament import LARGEST_ROUND, AbnormalPoints, ByeRequest, Forbidden, VirtualPoints

WORTHS = {
    "W": Worth.WIN,
    "D": Worth.DRAW,
    "L": Worth.LOSS,
    "F": Worth.FULL_BYE,
    "H": Worth.HALF_BYE,
    "Z": Worth.ABSENCE,
    "+": Worth.FORFEIT_WIN,
    "-": Worth.FORFEIT_LOSS,
}
"""What record 299 can give other points to, by its letter."""
_BESIDE_299 = (4, 6, 7, 12, 13, 18, 19, 23)
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
    points = _points_of_individual(draft, line, text, 5, 10)
    first = draft.number(line, text, 15, 17)
    last = draft.number(line, text, 19, 21, blank=max(first, 1))
    first_player = draft.number(line, text, 23, 26)
    last_player = draft.number(line, text, 28, 31, blank=max(first_player, 1))
    if min(first, last, first_player, last_player) > 0:
        draft.virtual.append((line, VirtualPoints(points, first, last, first_player, last_player)))


def _points_of_individual(draft: Draft, line: int, text: str, match: int, own: int) -> Points:
    """The points that begin in column ``own``; match points, from column ``match`` on, are taken for them where they
    stand alone."""
    match_points, points = _points(draft, line, text, match), _points(draft, line, text, own)
    if match_points and not points:
        points = match_points
        draft.faults.repair(
            "points",
            Place(line, match, match + 3, text[:3]),
            say("match points in a tournament of individuals"),
            say("the points in columns {start}-{end}", start=own, end=own + 3),
            say("Read as points"),
        )
    return points


def _points(draft: Draft, line: int, text: str, start: int) -> Points:
    part = text[start - 1 : start + 3]
    try:
        return parse_points(part) if part.strip() else 0
    except ValueError:
        draft.faults.error(
            "points",
            Place(line, start, start + 3, text[:3]),
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


def _abnormal_points(draft: Draft, line: int, text: str) -> None:
    """299: the kind in column 5 (blank: a bonus or penalty), points in 14-17, the round in 20-22, then players."""
    if draft.team_event:
        draft.keep(text)
        return
    kind = text[4:5].strip().upper()
    beside = next((column for column in _BESIDE_299 if text[column - 1 : column].strip()), 0)
    if beside or (kind and kind not in WORTHS):
        column = beside or 5
        draft.faults.error(
            "abnormal-points",
            Place(line, column, column, "299"),
            quoted(text[column - 1]),
            say("a blank") if beside else say("W D L F H Z + - or a blank (bonus or penalty)"),
            say("Move the line's parts into columns 5, 14-17 (points), 20-22 (round), 24-27, 29-32 ... (players)"),
        )
        return
    if not (text[7:11] + text[13:17]).strip():
        draft.faults.error(
            "points", Place(line, 14, 17, "299"), say("no points"), say("points such as 1.0 or -0.5 in columns 14-17")
        )
        return
    points = _points_of_individual(draft, line, text, 8, 14)
    round_ = draft.number(line, text, 20, 22, least=0)
    if round_ >= 0:
        players = draft.numbers(line, text, 24)
        draft.abnormal.append((line, AbnormalPoints(points, WORTHS.get(kind), round_, players)))


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
    "299": _abnormal_points,
    "###": _comment,
}
"""What reads each record."""
