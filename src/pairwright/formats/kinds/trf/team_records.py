"""Records about teams: match points (362), colours of boards (352), pairing-allocated byes (320), byes (240), forfeited
matches (330), line-ups (300), virtual points (250), forbidden pairings (260) and abnormal points (299).

Only a tournament of teams is read with these; in one of individuals, 240, 250, 260 and 299 name players.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pairwright.errors import Place, Sentence, say
from pairwright.formats.faults import quoted
from pairwright.formats.kinds.trf.draft import Draft
from pairwright.formats.kinds.trf.header import body
from pairwright.formats.kinds.trf.pairing_lines import WORTHS, upwards
from pairwright.model.canonical import canonical_team_event
from pairwright.model.colour import Colour
from pairwright.model.matches import contradictions, primary_score
from pairwright.model.points import Points, format_points, parse_points
from pairwright.model.result import RESULTS
from pairwright.model.team import (
    AbnormalTeamPoints,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    PairingByes,
    Team,
    TeamBye,
    TeamEvent,
    TeamVirtualPoints,
    team_numbers,
)
from pairwright.model.tournament import LARGEST_ROUND, Forbidden

_SCORE = r"\s*([A-Za-z]{2})\s*=?\s*(-?\d*[.,]?\d+)(?!\d)"
_SYMBOLS = {"TW": "win", "TD": "draw", "TL": "loss"}
_WINNERS = {"+-": Colour.WHITE, "-+": Colour.BLACK, "--": Colour.NONE}


def team_event_of(draft: Draft, teams: tuple[Team, ...], players: frozenset[int], planned: int) -> TeamEvent:
    """What the records say of the teams; what contradicts itself, or names teams or players who are not in the file, is
    told."""
    reader = _Reader(draft, frozenset(team_numbers(teams)), players)
    for line, text in draft.team_records:
        _READS[text[:3]](reader, line, text)
    _check_abnormal_points(reader)
    said = reader.match_points
    scoring = MatchScoring()._replace(**{name: points for name, (points, _) in said.items()})
    event = TeamEvent(
        scoring,
        reader.colours,
        PairingByes(*reader.pairing_bye, tuple(reader.allocated)),
        tuple(reader.byes),
        tuple(reader.forfeits),
        tuple(reader.line_ups),
        tuple(reader.virtual),
        tuple(reader.forbidden),
        tuple(reader.abnormal),
    )
    return canonical_team_event(event, planned)


class _Reader:
    """Collects the statements, record by record."""

    def __init__(self, draft: Draft, teams: frozenset[int], players: frozenset[int]) -> None:
        self.draft, self.faults = draft, draft.faults
        self.teams, self.players = teams, players
        self.match_points: dict[str, tuple[Points, int]] = {}
        """Points and line, by field of :class:`MatchScoring`."""
        self.colours = ""
        self.line_of: dict[object, int] = {}
        """The line that said something first."""
        self.pairing_bye: tuple[Points | None, Points | None] = (None, None)
        self.allocated: list[int] = []
        self.byes: list[TeamBye] = []
        self.forfeits: list[ForfeitedMatch] = []
        self.line_ups: list[LineUp] = []
        self.virtual: list[TeamVirtualPoints] = []
        self.forbidden: list[Forbidden] = []
        self.abnormal: list[AbnormalTeamPoints] = []
        self.lines_of_abnormal: list[int] = []

    def first(self, key: object, line: int, code: str, what: Sentence) -> bool:
        """Whether nothing said this before; a fault if something did."""
        before = self.line_of.setdefault(key, line)
        if before == line:
            return True
        place, remedy = Place(line, 1, 3, code), say("Remove one of the two")
        self.faults.error("record-twice", place, what, say("one record, that in line {line}", line=before), remedy)
        return False

    def known(self, line: int, column: int, code: str, number: int) -> bool:
        """Whether there is such a team; told if not."""
        if number in self.teams:
            return True
        self.faults.repair(
            "no-such-team",
            Place(line, column, 0, code),
            say("team {number}, which is not in the file", number=number),
            say("the number of a team (record 310)"),
            say("It was passed over"),
        )
        return False

    def listed(self, line: int, text: str, start: int) -> tuple[int, ...]:
        """The teams named from a column on, those who are there, each once."""
        numbers = dict.fromkeys(self.draft.numbers(line, text, start))
        column_of = self.draft.column_of
        return tuple([n for n in numbers if self.known(line, column_of.get((line, n), start), text[:3], n)])

    def points(self, line: int, text: str, start: int) -> Points | None:
        """Points in four columns; None for blanks, and for a fault that is told."""
        part = text[start - 1 : start + 3]
        try:
            return parse_points(part) if part.strip() else None
        except ValueError:
            place = Place(line, start, start + 3, text[:3])
            expected = say("points such as 1.0 in columns {start}-{end}", start=start, end=start + 3)
            self.faults.error("points", place, quoted(part), expected)
            return None


def _match_points(reader: _Reader, line: int, text: str) -> None:
    """362: pairs of symbol and points; the columns differ between writers, the pairs do not."""
    said, at = text[3:], 0
    while said[at:].strip():
        found = re.match(_SCORE, said[at:])
        name = _SYMBOLS.get(found.group(1).upper(), "") if found else ""
        column = len(said) - len(said[at:].lstrip()) + 4
        try:
            points = parse_points(found.group(2)) if found and name else None
        except ValueError:
            points = None
        if not found or points is None:
            place = Place(line, column, len(text), "362")
            expected = say("a symbol (TW TD TL) and its points, such as TW 2.0")
            reader.faults.error("scoring", place, quoted(said[at:]), expected)
            return
        before, where = reader.match_points.setdefault(name, (points, line))
        if before != points:
            reader.faults.error(
                "scoring",
                Place(line, column, 0, "362"),
                say("{symbol} is {value} here and {before} in line {line}", symbol=found.group(1).upper(),
                    value=format_points(points), before=format_points(before), line=where),
                say("one value"),
                say("Remove one of the two"),
            )  # fmt: skip
        at += found.end()


def _colours(reader: _Reader, line: int, text: str) -> None:
    """352: a letter for every board."""
    said = body(reader.draft, line, text).upper()
    if not said or said.strip("WB"):
        place = Place(line, 5, max(5, len(text)), "352")
        reader.faults.error("colours", place, quoted(text[4:]), say("W or B for every board, such as WBWB"))
    elif reader.colours in ("", said) or reader.first("352", line, "352", say("other colours of boards")):
        reader.line_of.setdefault("352", line)
        reader.colours = said


def _pairing_byes(reader: _Reader, line: int, text: str) -> None:
    """320: match points in 5-8, game points in 10-13, the team of every round from 15 on, four columns a round."""
    if not reader.first("320", line, "320", say("a second record 320")):
        return
    between = range(18, len(text) + 1, 4)
    if not reader.draft.blank_between(line, text, 4, 9, 14, *between):
        return
    reader.pairing_bye = reader.points(line, text, 5), reader.points(line, text, 10)
    for column in range(15, len(text) + 1, 4):
        number = reader.draft.number(line, text, column, column + 2, least=0)
        here = number > 0 and reader.known(line, column, "320", number)
        reader.allocated.append(number if here else 0)


def _byes(reader: _Reader, line: int, text: str) -> None:
    """240: the kind in 5, the round in 7-9, teams from 11 on."""
    letter = text[4:5].upper()
    if letter not in ("F", "H", "Z") or text[5:6].strip():
        expected = say("F, H or Z in column 5, the round in columns 7-9")
        reader.faults.error("bye", Place(line, 5, 6, "240"), quoted(text[4:6]), expected)
        return
    if not reader.draft.blank_between(line, text, 4):
        return
    round_ = reader.draft.number(line, text, 7, 9)
    if round_ < 1:
        return
    if not text[9:].strip():
        expected = say("teams from column 11 on")
        reader.faults.notice("bye", Place(line, 11, 0, "240"), say("byes of nobody"), expected)
    for team in reader.listed(line, text, 10):
        bye = TeamBye(round_, team, RESULTS[letter])
        if bye in reader.byes or reader.first(("240", round_, team), line, "240", _second_bye(team, round_)):
            reader.byes.append(bye)


def _second_bye(team: int, round: int) -> Sentence:
    return say("a second kind of bye for team {team} in round {round}", team=team, round=round)


def _forfeits(reader: _Reader, line: int, text: str) -> None:
    """330: who won in 5-6, the round in 8-10, White in 12-14, Black in 16-18."""
    sign = text[4:6]
    if sign not in _WINNERS:
        expected = say("+- (White's team wins), -+ (Black's) or -- (both lose) in columns 5-6")
        reader.faults.error("forfeit", Place(line, 5, 6, "330"), quoted(sign), expected)
        return
    if not reader.draft.blank_between(line, text, 4, 7, 11, 15, *range(19, len(text) + 1)):
        return
    round_ = reader.draft.number(line, text, 8, 10)
    white, black = reader.draft.number(line, text, 12, 14), reader.draft.number(line, text, 16, 18)
    if min(round_, white, black) < 1:
        return
    if white == black:
        reader.faults.error("forfeit", Place(line, 12, 18, "330"), say("one team twice"), say("two teams"))
    elif all(reader.known(line, column, "330", team) for column, team in ((12, white), (16, black))):
        for team in (white, black):
            what = say("a second forfeited match of team {team} in round {round}", team=team, round=round_)
            if not reader.first(("330", round_, team), line, "330", what):
                return
        reader.forfeits.append(ForfeitedMatch(round_, white, black, _WINNERS[sign]))


def _line_ups(reader: _Reader, line: int, text: str) -> None:
    """300: the round in 5-7, the team in 9-11, its opponent in 13-15, players from 17 on, five columns a board."""
    if not reader.draft.blank_between(line, text, 4, 8, 12, 16, *range(21, len(text) + 1, 5)):
        return
    round_, team = reader.draft.number(line, text, 5, 7), reader.draft.number(line, text, 9, 11)
    opponent = reader.draft.number(line, text, 13, 15, least=0)
    if min(round_, team) < 1 or opponent < 0 or not reader.known(line, 9, "300", team):
        return
    if opponent == team:
        reader.faults.error("line-up", Place(line, 13, 15, "300"), say("the team is its own opponent"), say("another"))
    if opponent and not reader.known(line, 13, "300", opponent):
        opponent = 0
    players = tuple(_boards(reader, line, text))
    what = say("a second line-up of team {team} in round {round}", team=team, round=round_)
    if reader.first(("300", round_, team), line, "300", what):
        reader.line_ups.append(LineUp(round_, team, opponent, players))


def _boards(reader: _Reader, line: int, text: str) -> Iterator[int]:
    """The player on every board of a line-up, 0 on an empty one."""
    seen: set[int] = set()
    for column in range(17, len(text) + 1, 5):
        number = max(reader.draft.number(line, text, column, column + 3, least=0), 0)
        if number and number not in reader.players:
            reader.faults.repair(
                "no-such-player",
                Place(line, column, column + 3, "300", 0, number),
                say("player {player}, who is not in the file", player=number),
                say("starting ranks of players"),
                say("The board counts as empty"),
            )
            number = 0
        elif number in seen:
            place = Place(line, column, column + 3, "300", 0, number)
            reader.faults.error("line-up", place, say("a player on two boards"), say("one board for every player"))
        if number:
            seen.add(number)
        yield number


def _virtual_points(reader: _Reader, line: int, text: str) -> None:
    """250: match points in 5-8, game points in 10-13, rounds in 15-17 and 19-21, teams in 23-26 and 28-31."""
    draft = reader.draft
    if not draft.blank_between(line, text, 4, 9, 14, 18, 22, 27):
        return
    match_points, game_points = reader.points(line, text, 5) or 0, reader.points(line, text, 10) or 0
    if min(match_points, game_points) < 0:
        found, expected = say("negative virtual points"), say("points such as 1.0")
        reader.faults.error("virtual-points", Place(line, 5, 13, "250"), found, expected)
    first = draft.number(line, text, 15, 17)
    last = draft.number(line, text, 19, 21, blank=max(first, 1))
    low = draft.number(line, text, 23, 26)
    high = draft.number(line, text, 28, 31, blank=max(low, 1))
    if min(first, last, low, high) < 1 or not upwards(draft, line, text, (first, last), 15):
        return
    if not upwards(draft, line, text, (low, high), 23, 4):
        return
    if not any(low <= number <= high for number in reader.teams):
        reader.known(line, 23, "250", low)
        return
    if game_points and not match_points and primary_score(draft.system) == "MP":
        reader.faults.notice(
            "virtual-points",
            Place(line, 10, 13, "250"),
            say("virtual game points, where match points are the primary score"),
            say("match points in columns 5-8"),
            say("They are read as game points"),
        )
    reader.virtual.append(TeamVirtualPoints(match_points, game_points, first, last, low, high))


def _forbidden(reader: _Reader, line: int, text: str) -> None:
    """260: rounds in 5-7 and 9-11, teams from 13 on."""
    if not reader.draft.blank_between(line, text, 4, 8):
        return
    first = reader.draft.number(line, text, 5, 7, blank=1)
    last = reader.draft.number(line, text, 9, 11, blank=max(first, 1))
    if min(first, last) < 1 or not upwards(reader.draft, line, text, (first, last), 5):
        return
    teams = reader.listed(line, text, 12)
    if len(teams) < 2:
        reader.faults.repair(
            "forbidden",
            Place(line, 1, 3, "260"),
            say("fewer than two teams that may not meet"),
            say("two or more numbers of teams"),
            say("The record was passed over"),
        )
        return
    reader.forbidden.append(Forbidden(teams, first, 0 if last >= LARGEST_ROUND else last))


def _abnormal_points(reader: _Reader, line: int, text: str) -> None:
    """299: the kind in 5 (blank: a bonus or penalty), match points in 8-11, game points in 14-17, the round in 20-22,
    teams from 24 on."""
    kind = text[4:5].strip().upper()
    if not reader.draft.blank_between(line, text, 4, 6, 7, 12, 13, 18, 19, 23):
        return
    if kind and kind not in WORTHS:
        expected = say("W D L F H Z + - or a blank (bonus or penalty)")
        reader.faults.error("abnormal-points", Place(line, 5, 5, "299"), quoted(text[4]), expected)
        return
    match_points, game_points = reader.points(line, text, 8), reader.points(line, text, 14)
    if not (text[7:11] + text[13:17]).strip():
        expected = say("match points in columns 8-11, game points in 14-17")
        reader.faults.error("points", Place(line, 8, 17, "299"), say("no points"), expected)
        return
    round_ = reader.draft.number(line, text, 20, 22, least=0)
    named = bool(text[22:].strip())
    teams = reader.listed(line, text, 24)
    if round_ >= 0 and (teams or not named):  # not all: none
        reader.abnormal.append(AbnormalTeamPoints(match_points, game_points, WORTHS.get(kind), round_, teams))
        reader.lines_of_abnormal.append(line)


def _check_abnormal_points(reader: _Reader) -> None:
    for one, other in contradictions(reader.abnormal):
        reader.faults.error(
            "abnormal-points",
            Place(reader.lines_of_abnormal[other], 8, 17, "299", reader.abnormal[other].round),
            say("other points for the same in line {line}", line=reader.lines_of_abnormal[one]),
            say("one value"),
            say("Remove one of the two, or name other teams or rounds"),
        )


_READS = {
    "240": _byes,
    "250": _virtual_points,
    "260": _forbidden,
    "299": _abnormal_points,
    "300": _line_ups,
    "320": _pairing_byes,
    "330": _forfeits,
    "352": _colours,
    "362": _match_points,
}
