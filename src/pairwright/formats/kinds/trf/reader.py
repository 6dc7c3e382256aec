"""Reads tournament report files: TRF06, TRF16, TRF26 and the engines' extensions."""

from __future__ import annotations

import gc

from pairwright.errors import Place, say
from pairwright.formats.base import Reading, Strictness, settled
from pairwright.formats.encoding import decode, has_controls, lines_of, without_controls
from pairwright.formats.faults import Faults
from pairwright.formats.kinds.trf.draft import Draft
from pairwright.formats.kinds.trf.extension_lines import EXTENSIONS
from pairwright.formats.kinds.trf.header import HEADER
from pairwright.formats.kinds.trf.lines import PLAYER, crooked, straight
from pairwright.formats.kinds.trf.pairing_lines import PAIRING
from pairwright.formats.kinds.trf.player_lines import Line, Lines, read_players
from pairwright.formats.kinds.trf.putting_together import tournament_of
from pairwright.formats.kinds.trf.round_column import Column, ColumnOfTeams
from pairwright.formats.kinds.trf.team_lines import DRAFT_CODES, OF_TEAMS, is_of_teams, read_national

_READERS = {**HEADER, **EXTENSIONS, **PAIRING}
_KEPT = frozenset(("300", "310", "320", "330", "352", "362", "801", "802", "013", *DRAFT_CODES))
KNOWN = frozenset((PLAYER, "013", "310", *_READERS, *_KEPT))
"""Codes with a meaning."""
ONLY_26 = frozenset(("142", "152", "162", "172", "182", "192", "202", "212", "222", "352", "362")).union(
    ("240", "250", "260", "299", "300", "310", "320", "330", "801", "802", "###")
)
"""Records that are new in 2026."""


def read_trf(data: bytes, strictness: Strictness, encoding: str) -> Reading:
    """Read a tournament. Raises :class:`~pairwright.errors.UnreadableFile` with every fault."""
    # Reading makes no cycles of objects, only many tuples: looking for cycles among them costs a third of the time.
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _read(data, strictness, encoding)
    finally:
        if collecting:
            gc.enable()


def _read(data: bytes, strictness: Strictness, encoding: str) -> Reading:
    faults = Faults()
    text, used = decode(data, encoding, faults)
    if has_controls(data):
        text = without_controls(text, faults)
    lines = lines_of(text)
    players: list[Line] = []
    records: list[Line] = []
    for number, line in straight(lines, KNOWN, faults) if crooked(text) else enumerate(lines, 1):
        if line[:3] == PLAYER:
            players.append((number, line))
        elif line:
            records.append((number, line))
    draft = _records(records, faults)
    if not players:
        faults.error(
            "no-players",
            Place(),
            say("no player lines"),
            say("lines that begin with 001"),
            say("Export the tournament with its players"),
        )
        settled(faults.problems, Strictness.LENIENT)
    column = ColumnOfTeams if draft.team_event else Column
    read = read_players(players, faults, column) if players else Lines((), (), {})
    tournament = tournament_of(draft, read, faults)
    return Reading(tournament, settled(faults.problems, strictness), used, variant({line[:3] for _, line in records}))


def variant(codes: set[str]) -> str:
    """Which of the formats' codes fits a file with these records best."""
    if codes & ONLY_26:
        return "trf26"
    if any(code in EXTENSIONS and code.startswith("BB") for code in codes):
        return "trf16-bbp"
    return "trf16-javafo" if codes & EXTENSIONS.keys() else "trf16"


def _records(records: list[Line], faults: Faults) -> Draft:
    draft = Draft(faults)
    draft.team_event = is_of_teams(records)
    unknown: set[str] = set()
    for number, line in records:
        code = line[:3]
        if code.upper() in EXTENSIONS and code not in EXTENSIONS:
            code, line = code.upper(), code.upper() + line[3:]
            faults.repair(
                "small-letters",
                Place(number, 1, 3, code),
                say("a record's code in small letters"),
                say("{code}", code=code),
                say("Read as {code}", code=code),
            )
        reads = _READERS.get(code)
        if draft.team_event and code in OF_TEAMS:
            draft.team_records.append((number, line))
        elif reads:
            reads(draft, number, line)
        elif code == "310":
            draft.teams.append((number, line))
        elif code == "013":
            draft.old_teams.append((number, line))
        elif not read_national(draft, number, line):
            draft.keep(line)
            if code not in _KEPT and code not in unknown:
                unknown.add(code)
                faults.notice(
                    "unknown-record",
                    Place(number, 1, len(code), code),
                    say("a record that means nothing to Pairwright"),
                    remedy=say("It is kept and written back as it stands"),
                )
    return draft
