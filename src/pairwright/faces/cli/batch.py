"""One answer per file: what every command that reads does with one file, several files, folders and archives."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from pairwright.app.commands import Given, require_sound_as_read
from pairwright.app.sources import Source, gather
from pairwright.app.targets import check_other
from pairwright.errors import NotApplicable, Problem, Sentence, UnreadableFile, say
from pairwright.faces.cli.exits import OK, exit_code
from pairwright.faces.cli.output import Existing, Output
from pairwright.faces.cli.report import FilesReporter, Reporter
from pairwright.formats.base import Reading, Strictness, read, sniff
from pairwright.lean import NamedTuple


class Request(NamedTuple):
    """The options of a command, whatever face they came through."""

    round: int = 0
    format: str = "table"
    given: Given = Given()
    strictness: Strictness = Strictness.LENIENT
    encoding: str = ""
    output: str = "-"
    existing: Existing = Existing.KEPT
    language: str = "en"
    with_reasons: bool = False
    with_boards: bool = False
    """The boards of matches of teams too."""


class Answer(NamedTuple):
    """What a command says about one file: text for the output, notices for standard error, an exit code.

    Among several files, people are shown only what is ``notable``. ``rounds`` are those looked at, ``different`` those
    of them that are not as the rules give, ``misplaced`` the places that are not by the list of the file.
    """

    text: str
    exit: int = OK
    notices: tuple[Problem, ...] = ()
    notable: bool = True
    rounds: int = 0
    different: int = 0
    misplaced: int = 0
    data: bytes = b""
    """What goes to the output in place of text, of formats that are no text."""


SKIPPED = Answer("")
"""Said of a member of a folder or archive that is no tournament."""

Act = Callable[[str, Reading, Request], Answer]
"""File name, what was read, and the request."""

Total = Callable[[Sequence[Answer]], Sentence]
"""What there is to say at the end about several files."""

Refused = Callable[[str, UnreadableFile, Request], Answer]
"""File name, why it cannot be read, and the request."""

XLSX = "xlsx"
ONE_FILE_ONLY = ("json", "javafo", "csv", "trf", "html", XLSX)
LINES = "jsonl"


def read_one(path: str, request: Request, report: Reporter) -> Reading:
    """Read one file and say what was mended. Raises what reading raises."""
    from pairwright.app.files import read_file

    reading = read(read_file(path), strictness=request.strictness, encoding=request.encoding)
    report.problems(reading.problems)
    return reading


def run_over(
    paths: Sequence[str], request: Request, act: Act, refused: Refused | None = None, total: Total | None = None
) -> int:
    """Answer for every file behind the paths; the exit code is the highest of all.

    ``refused`` answers for a file that cannot be read because of what is in it; without it that is an error. For
    people, ``total`` has the last word on several files. Raises :class:`NotApplicable` for a format that holds one file
    only, and for an output that is one of the files.
    """
    report = FilesReporter(request.language)
    sources = gather(paths)
    if not sources.is_single and request.format in ONE_FILE_ONLY:
        reason = say("it holds one tournament; for several take --format jsonl")
        raise NotApplicable(f"--format {request.format}", reason)
    if request.output != "-" and request.format != "trf":
        for path in paths:
            check_other(path, request.output)
    if request.format == XLSX and request.output == "-":
        raise NotApplicable("--format xlsx", say("a spreadsheet goes into a file: name it (-o)"))
    answers: list[Answer] = []
    with Output(request.output, request.existing) as output:
        for source in sources.items if output.is_terminal else _with_progress(sources.items):
            name = "" if sources.is_single else source.name
            answer = _answer(source, name, request, _Acts(act, refused), report)
            if request.format == LINES or not name:
                output.write(answer.text)
            elif answer.text and answer.notable:
                output.write(f"{source.name}\n{answer.text}")
            output.write_data(answer.data)
            report.problems(answer.notices, name)
            if answer is not SKIPPED:
                answers.append(answer._replace(text="", data=b""))
        if total and answers and not sources.is_single and request.format != LINES:
            output.write(report.text(total(answers)) + "\n")
    report.notices_kept()
    if not answers:
        where = ", ".join(paths)
        return report.error(NotApplicable(where, say("no tournament was found there")))
    return max(answer.exit for answer in answers)


class _Acts(NamedTuple):
    read: Act
    refused: Refused | None


def _answer(source: Source, name: str, request: Request, acts: _Acts, report: Reporter) -> Answer:
    """The answer for one file; an error is an answer too, so that the other files go on."""
    try:
        data = source.read()
        if source.is_member and not sniff(data):
            report.note(say("skipped, no tournament"), source.name)
            return SKIPPED
        try:
            reading = read(data, strictness=request.strictness, encoding=request.encoding)
        except UnreadableFile as error:
            if acts.refused is None:
                raise
            return acts.refused(source.name, error, request)
        if acts.refused is None:
            report.problems(reading.problems, name)
            require_sound_as_read(reading.tournament)
        return acts.read(source.name, reading, request)
    except BrokenPipeError:
        raise
    except Exception as error:  # the other files go on; a fault of the program is reported as such
        return _fault(source, name, error, request, report)


def _fault(source: Source, name: str, error: Exception, request: Request, report: Reporter) -> Answer:
    code = exit_code(error)
    if request.format != LINES:
        report.error(error, name)
        return Answer("", code)
    from pairwright.faces import json

    return Answer(json.line(json.error_object(source.name, error, code, report.message(error))), code)


def _with_progress(sources: tuple[Source, ...]) -> Iterator[Source]:
    """The sources, with a bar on standard error if somebody watches it."""
    if len(sources) < 2:
        yield from sources
        return
    with progress(len(sources)) as advance:
        for source in sources:
            yield source
            advance()


@contextmanager
def progress(total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error for ``total`` steps, if it is a terminal; the value of the ``with`` makes one step."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
    )
    with bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)
