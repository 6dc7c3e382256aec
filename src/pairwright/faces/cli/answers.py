"""What each command answers about one file, in each of its formats."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from pairwright.app import commands
from pairwright.errors import NotApplicable, Problem, Sentence, Severity, UnknownCode, UnreadableFile, describe, say
from pairwright.faces import text
from pairwright.faces.cli.batch import Answer, Request
from pairwright.faces.cli.exits import DIFFERENCES_FOUND, OK
from pairwright.faces.cli.report import Reporter
from pairwright.formats.base import Reading

if TYPE_CHECKING:
    from pairwright.pairing.checker import RoundCheck

PAIR_FORMATS = ("table", "javafo", "json", "csv", "trf", "jsonl")
CHECK_FORMATS = ("text", "json", "jsonl")
VALIDATE_FORMATS = ("text", "json", "jsonl")
EXPLAIN_FORMATS = ("text", "json")


def known_format(format: str, known: tuple[str, ...]) -> str:
    """The format, if the command has it. Raises :class:`UnknownCode`."""
    if format not in known:
        raise UnknownCode("format", format, known)
    return format


def canvas(request: Request) -> text.Canvas:
    """A terminal if somebody looks at one, else plain text."""
    words = Reporter(request.language).text
    is_terminal = request.output in ("", "-") and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return text.Canvas(shutil.get_terminal_size().columns if is_terminal else 0, words)


def pair_answer(file: str, reading: Reading, request: Request) -> Answer:
    """The next round, or the one asked for."""
    paired = commands.pair(reading.tournament, request.round, request.given)
    answer = Answer(_PAIR_TEXTS[request.format](file, reading, paired, request), OK, paired.notices)
    if request.format == "trf":
        return answer._replace(notices=answer.notices + _with_round(reading, paired, request)[1])
    if request.with_reasons and request.format == "table":
        from pairwright.faces.cli.reasons import round_reasons

        return answer._replace(text=answer.text + round_reasons(paired, canvas(request)))
    return answer


PairText = Callable[[str, Reading, commands.Paired, Request], str]


def _table(_file: str, _reading: Reading, paired: commands.Paired, request: Request) -> str:
    on = canvas(request)
    return text.render(text.pair_table(paired, on.words), on)


def _javafo(_file: str, _reading: Reading, paired: commands.Paired, _request: Request) -> str:
    return text.protocol(paired.pairing.pairs)


def _json(file: str, _reading: Reading, paired: commands.Paired, _request: Request) -> str:
    from pairwright.faces import json

    return json.document(json.pair_document(file, paired))


def _jsonl(file: str, _reading: Reading, paired: commands.Paired, _request: Request) -> str:
    from pairwright.faces import json

    return json.line(json.pair_object(file, paired))


def _csv(_file: str, _reading: Reading, paired: commands.Paired, _request: Request) -> str:
    import csv
    from io import StringIO

    from pairwright.model.points import format_points

    names = {player.number: player.name for player in paired.tournament.players}
    points = {number: format_points(value) for number, value in zip(paired.state.numbers, paired.state.standings, strict=True)}
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("board", "white", "white_name", "white_points", "black", "black_name", "black_points"))
    for board, (white, black) in enumerate(paired.pairing.pairs, 1):
        row = [board, white, names[white], points.get(white, ""), black, names.get(black, ""), points.get(black, "")]
        writer.writerow(row)
    return file.getvalue()


def _trf(_file: str, reading: Reading, paired: commands.Paired, request: Request) -> str:
    return _with_round(reading, paired, request)[0]


def _with_round(reading: Reading, paired: commands.Paired, request: Request) -> tuple[str, tuple[Problem, ...]]:
    """The file with the round added, in the dialect it came in, and what that cannot say."""
    from pairwright.formats.base import write

    tournament = reading.tournament
    if request.given.rounds:
        tournament = tournament._replace(planned_rounds=request.given.rounds)
    tournament = commands.with_round(commands.as_paired(tournament, paired), paired)
    writing = write(tournament, reading.format if reading.format.startswith("trf") else "trf26")
    return writing.text, writing.losses


_PAIR_TEXTS: dict[str, PairText] = {
    "table": _table,
    "javafo": _javafo,
    "json": _json,
    "jsonl": _jsonl,
    "csv": _csv,
    "trf": _trf,
}


def check_answer(file: str, reading: Reading, request: Request) -> Answer:
    """Every round beside what the rules give."""
    checked = commands.check(reading.tournament, request.round, request.given)
    code = OK if checked.ok else DIFFERENCES_FOUND
    if request.format in ("json", "jsonl"):
        from pairwright.faces import json

        shape = json.line if request.format == "jsonl" else json.document
        return Answer(shape(json.check_object(file, checked)), code, checked.notices)
    words = canvas(request).words
    return Answer(text.check_lines(checked.rounds, words, why_it_differs), code, checked.notices)


def why_it_differs(found: RoundCheck) -> list[Sentence]:
    """The first criterion that decides, in words."""
    from pairwright.faces.explanations import sentences

    return sentences(found)
