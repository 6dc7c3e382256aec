"""Lines of the report (``###``) that the desk writes, in the numbers that hold now.

Whoever reads the report has one list of players, with the numbers they have at the end; so has ``check``. When numbers
change, the numbers in lines written before change too; what is no line of the desk stays as it is, and so does a line
that tells of the change itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from pairwright.lean import NamedTuple
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Record, Tournament

_BOARD = r"\d+(?:-\d+| bye)"
_BOARDS = rf"(?:nothing|{_BOARD}(?:,? {_BOARD})*(?: and \d+ more)?)?"
_SEATS = re.compile(r"\d+(?=-\d)|(?<=\d-)\d+|\d+(?= bye)|\d+(?=(?:, \d+)* not paired)")
_TEAMS = re.compile(r"(?<=team )\d+|(?<=, )\d+")
_ALL = re.compile(r"\d+")


class _Shape(NamedTuple):
    """What follows ``kind @ Round 3: `` in a line of the desk, and which of its numbers name somebody: players, teams,
    or whoever takes part."""

    kind: str
    rest: str
    numbers: re.Pattern[str]
    of: str


_SHAPES = (
    _Shape("MPA", rf"{_BOARDS} instead of {_BOARDS}", _SEATS, "entrants"),
    _Shape("MPA", rf"{_BOARDS} \([a-z ]+\)|\d+(?:, \d+)* not paired", _SEATS, "entrants"),
    _Shape("Import", rf"{_BOARDS} instead of {_BOARDS}", _SEATS, "entrants"),
    _Shape("(?:Correction|Colours)", r"\d+-\d+ .*", re.compile(r"^\d+(?=-)|(?<=\d-)\d+(?= )"), "players"),
    _Shape("Correction", r"match forfeited by team \d+(?:, \d+)*", _TEAMS, "teams"),
    _Shape("Adjourned game", r"\d+-\d+ .*", re.compile(r"^\d+(?=-)|(?<=\d-)\d+(?= )"), "players"),
    _Shape("(?:Full-point bye|Pairing-allocated bye by hand)", r"\d+", _ALL, "players"),
    _Shape("Full-point bye", r"team \d+", _ALL, "teams"),
    _Shape("Reserves", r"team \d+: \d+(?:, \d+)*", re.compile(r"(?<=[:,] )\d+"), "players"),
    _Shape("Reserves", r"team \d+: \d+(?:, \d+)*", re.compile(r"(?<=team )\d+"), "teams"),
    _Shape("Decision", r"match \d+, winner \d+ \(.*\)", re.compile(r"(?<=winner )\d+"), "entrants"),
)


def with_players_renumbered(tournament: Tournament, new: Mapping[int, int]) -> Tournament:
    """The tournament with the lines of its report in the ``new`` numbers of players, by those they had."""
    of = ("players",) if is_team_event(tournament) else ("players", "entrants")
    return _with_lines(tournament, new, of)


def with_teams_renumbered(tournament: Tournament, new: Mapping[int, int]) -> Tournament:
    """The same for teams."""
    of = ("teams", "entrants") if is_team_event(tournament) else ("teams",)
    return _with_lines(tournament, new, of)


def _with_lines(tournament: Tournament, new: Mapping[int, int], of: tuple[str, ...]) -> Tournament:
    records = [_record(record, new, of) for record in tournament.other_records]
    return tournament._replace(other_records=tuple(records))


def _record(record: Record, new: Mapping[int, int], of: tuple[str, ...]) -> Record:
    if record.code != "###":
        return record
    text = record.text
    for shape in _SHAPES:
        found = re.fullmatch(rf"(\s*{shape.kind} @ Round \d+: )({shape.rest})", text)
        if found and shape.of in of:
            text = found[1] + shape.numbers.sub(lambda one: str(new.get(int(one[0]), int(one[0]))), found[2])
    return record._replace(text=text)
