"""Records for the pairing: byes (240), virtual points (250), forbidden pairs (260), abnormal points (299), and the
comments (###) in which Pairwright keeps withdrawals, expulsions and late entries."""

from __future__ import annotations

from collections.abc import Callable

from pairwright.errors import Place, say
from pairwright.formats.faults import quoted
from pairwright.formats.kinds.trf.draft import Draft
from pairwright.model.points import Points, parse_points
from pairwright.model.result import RESULTS, Worth
from pairwright.model.tournament import LARGEST_ROUND, AbnormalPoints, ByeRequest, Forbidden, TwoGames, VirtualPoints

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
WITHDRAWAL, LATE_ENTRY, EXPULSION = "Withdrawal", "Late entry", "Expulsion"
_COMING = (
    rf"###\s*({WITHDRAWAL}|{LATE_ENTRY}|{EXPULSION})\s*@?\s*Round\s*"
    r"([1-9]\d{0,2})\s*:?\s+([1-9]\d{0,3}(?:[ ,]+[1-9]\d{0,3})*)"
)
_GAMES = (
    r"###\s*Games\s*@?\s*Round\s*([1-9]\d{0,2})\s*:?\s+"
    r"([1-9]\d{0,3})\s+([1-9]\d{0,3})\s+([-+10=WDL]{2})\s+([-+10=WDL]{2})\s*"
)
"""As the writer writes it (``### Withdrawal @ Round 5: 12 14``), or carelessly with one meaning only."""


def _byes(draft: Draft, line: int, text: str) -> None:
    letter = text[4:5].upper()
    if letter not in ("F", "H", "Z") or text[5:6].strip():
        draft.faults.error(
            "bye", Place(line, 5, 6, "240"), quoted(text[4:6]), say("F, H or Z in column 5, the round in columns 7-9")
        )
        return
    if not draft.blank_between(line, text, 4):
        return
    round_ = draft.number(line, text, 7, 9)
    if round_ > 0:
        players = draft.numbers(line, text, 10)
        if not players:
            draft.faults.notice(
                "bye", Place(line, 11, 0, "240"), say("byes of nobody"), say("players from column 11 on")
            )
        for player in players:
            draft.byes.append((line, ByeRequest(round_, player, RESULTS[letter])))


def _virtual_points(draft: Draft, line: int, text: str) -> None:
    if not draft.blank_between(line, text, 4, 9, 14, 18, 22, 27):
        return
    points = _points_of_individual(draft, line, text, 5, 10)
    if points < 0:
        draft.faults.error(
            "virtual-points", Place(line, 10, 13, "250"), say("negative virtual points"), say("points such as 1.0")
        )
    first = draft.number(line, text, 15, 17)
    last = draft.number(line, text, 19, 21, blank=max(first, 1))
    first_player = draft.number(line, text, 23, 26)
    last_player = draft.number(line, text, 28, 31, blank=max(first_player, 1))
    if min(first, last, first_player, last_player) < 1 or not upwards(draft, line, text, (first, last), 15):
        return
    if upwards(draft, line, text, (first_player, last_player), 23, 4):
        draft.column_of[line, first_player] = 23
        draft.virtual.append((line, VirtualPoints(points, first, last, first_player, last_player)))


def upwards(draft: Draft, line: int, text: str, ends: tuple[int, int], start: int, width: int = 3) -> bool:
    """Whether a range of rounds or players runs upwards; a fault if not."""
    if ends[0] <= ends[1]:
        return True
    draft.faults.error(
        "range",
        Place(line, start, start + 2 * width, text[:3]),
        say("from {first} to {last}", first=ends[0], last=ends[1]),
        say("the first before the last"),
        say("Exchange the two, or correct one"),
    )
    return False


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
    if not draft.blank_between(line, text, 4, 8):
        return
    first = draft.number(line, text, 5, 7, blank=1)
    last = draft.number(line, text, 9, 11, blank=max(first, 1))
    if min(first, last) > 0 and upwards(draft, line, text, (first, last), 5):
        end = 0 if last >= LARGEST_ROUND else last
        draft.forbidden.append((line, "260", Forbidden(draft.numbers(line, text, 12), first, end)))


def _abnormal_points(draft: Draft, line: int, text: str) -> None:
    """299: the kind in column 5 (blank: a bonus or penalty), points in 14-17, the round in 20-22, then players."""
    kind = text[4:5].strip().upper()
    if not draft.blank_between(line, text, 4, 6, 7, 12, 13, 18, 19, 23):
        return
    if kind and kind not in WORTHS:
        draft.faults.error(
            "abnormal-points",
            Place(line, 5, 5, "299"),
            quoted(text[4]),
            say("W D L F H Z + - or a blank (bonus or penalty)"),
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
    """Withdrawals, expulsions and late entries are kept at the players, games beside the entries; every other comment
    as it stands."""
    import re

    if _games(draft, line, text):
        return
    if "knockout" in text[:16].lower():
        from pairwright.formats.kinds.trf.knockout_lines import read_knockout

        if read_knockout(draft, line, text):
            return
    found = re.fullmatch(_COMING, text, re.IGNORECASE)
    if not found:
        _suspect(draft, line, text)
        draft.keep(text)
        return
    kind, round_, players = found.groups()
    kind = kind.capitalize()
    numbers = players.replace(",", " ").split()
    meant = f"### {kind} @ Round {int(round_)}: {' '.join(numbers)}"
    if text != meant:
        draft.faults.repair("comment", Place(line, 1, len(text), "###"), quoted(text), quoted(meant), say("Read so"))
    draft.comings.append((line, kind, int(round_), tuple(map(int, numbers))))


def _games(draft: Draft, line: int, text: str) -> bool:
    """Whether it is the two games of a match: ``### Games @ Round 3: 12 14 1= 0=``, White of the first game and his two
    results first."""
    import re

    found = re.fullmatch(_GAMES, text, re.IGNORECASE)
    if not found:
        return False
    round_, white, black, *letters = found.groups()
    of_white, of_black = ((RESULTS[pair[0].upper()], RESULTS[pair[1].upper()]) for pair in letters)
    draft.games.append((line, TwoGames(int(round_), int(white), int(black), of_white, of_black)))
    return True


def _suspect(draft: Draft, line: int, text: str) -> None:
    """A comment that speaks of one of them, but not so that it can be understood."""
    words = text[3:].lower().lstrip()
    for kind, beginning in (
        (WITHDRAWAL, "withdr"),
        (LATE_ENTRY, "late ent"),
        (EXPULSION, "expul"),
        (EXPULSION, "expell"),
    ):
        if words.startswith(beginning):
            expected = say("### {kind} @ Round 5: 12 14", kind=kind)
            place = Place(line, 1, len(text), "###")
            draft.faults.notice("comment", place, quoted(text), expected, say("It is kept and means nothing"))


PAIRING: dict[str, Callable[[Draft, int, str], None]] = {
    "240": _byes,
    "250": _virtual_points,
    "260": _forbidden,
    "299": _abnormal_points,
    "###": _comment,
}
"""What reads each record."""
