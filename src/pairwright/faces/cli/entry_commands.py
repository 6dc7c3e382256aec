"""The commands about entries: enter, entries."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.app.entries.columns import fields_named
from pairwright.app.entries.differences import Comparison, Kind
from pairwright.app.entries.entry import Entries, Entry, Terms
from pairwright.app.entries.heads import Field
from pairwright.errors import NotApplicable, Severity, UnknownCode, UnreadableFile, say
from pairwright.faces.cli import answers, file_commands
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Act, Answer, Request, read_one, run_over
from pairwright.faces.cli.groups import takes
from pairwright.faces.cli.output import Output
from pairwright.faces.cli.report import Reporter
from pairwright.formats.base import Reading, Strictness
from pairwright.formats.calendars import Calendar
from pairwright.model.tournament import Tournament

FORMATS = ("table", "html", "json")
LIST_FORMATS = ("table", "csv", "html", "xlsx")
ORDERS = ("number", "name", "rating", "federation")
ALL = "all"
ACCEPTABLE = (Kind.NEW, Kind.CHANGED, Kind.GONE)
PACES = {"standard": Field.RATING, "rapid": Field.RAPID, "blitz": Field.BLITZ}
LIST = "What the list does not say"


def terms(
    columns: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="What the columns are, such as name,rating,-,federation. Otherwise it is found out.",
            rich_help_panel=LIST,
            show_default=False,
        ),
    ] = "",
    calendar: Annotated[
        str,
        typer.Option(
            metavar="CODE",
            help="Of births: jalali or hijri. Otherwise the column tells.",
            rich_help_panel=LIST,
            show_default=False,
        ),
    ] = "",
    federation: Annotated[
        str,
        typer.Option(
            metavar="CODE",
            help="Of those for whom the list names none, such as IRI.",
            rich_help_panel=LIST,
            show_default=False,
        ),
    ] = "",
    pace: Annotated[
        str, typer.Option(metavar="CODE", help="Whose ratings count: standard, rapid or blitz.", rich_help_panel=LIST)
    ] = "standard",
) -> Terms:
    """How the list is to be read. Raises :class:`UnknownCode`, :class:`NotApplicable`."""
    from datetime import date

    today = date.today()
    named = answers.known("calendar", calendar, tuple([one.value for one in Calendar]))
    chosen = PACES[answers.known("pace", pace or "standard", tuple(PACES))]
    fields = fields_named(columns) if columns else ()
    code = federation.upper()
    if code and not (len(code) == 3 and code.isascii() and code.isalpha()):
        raise UnknownCode("federation", federation)
    return Terms((today.year, today.month, today.day), fields, Calendar(named) if named else None, code, chosen)


@takes(how=terms, request=o.request)
def enter(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="A list: spreadsheet, CSV, text, TRF, JSON; - for standard input.", show_default=False
        ),
    ],
    into: Annotated[
        str,
        typer.Option(
            metavar="TOURNAMENT", help="Whose entries they are. Otherwise a new one is made.", show_default=False
        ),
    ] = "",
    accept: Annotated[
        str, typer.Option(metavar="KINDS", help="new, changed, gone (players who are not in the list), all.")
    ] = "new,changed",
    refuse: Annotated[
        str, typer.Option(metavar="PLACES", help="Differences that are not taken, such as 3,7.", show_default=False)
    ] = "",
    apart: Annotated[
        str,
        typer.Option(
            metavar="PLACES", help="Players who are new, whomever they look like, such as 4.", show_default=False
        ),
    ] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would change, and write nothing.")] = False,
    sheet: Annotated[
        str, typer.Option(metavar="NAME", help="Of a spreadsheet. Otherwise the first one.", show_default=False)
    ] = "",
    ratings: Annotated[
        str,
        typer.Option(
            metavar="LISTS",
            help="Fill in what the list lacks from rating lists (see: pairwright ratings).",
            rich_help_panel=LIST,
            show_default=False,
        ),
    ] = "",
    *,
    how: Terms,
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    request: Request,
) -> int:
    """Enter players from a list."""
    from pairwright.app.entries.accepting import accept as accepted
    from pairwright.app.entries.differences import compare
    from pairwright.app.entries.reading import read_entries
    from pairwright.app.files import read_file
    from pairwright.faces.entries import places

    kinds = _kinds(accept)
    answers.known_format(format, FORMATS)
    report = Reporter(request.language)
    entries = read_entries(read_file(file), how, encoding=request.encoding, sheet=sheet)
    _strictly(entries, request)
    if ratings:
        entries = _from_lists(entries, ratings, how)
    target = request.output if request.output != "-" else ""
    reading = _tournament(into, target, request, report)
    lines = frozenset([_at(place, entries).line for place in o.numbers("--apart", apart)])
    comparison = compare(reading.tournament, entries.rows, lines)
    taken = places(comparison, kinds, _known(o.numbers("--refuse", refuse), comparison))
    if format != "json" or (target and not dry_run):
        report.problems((*entries.problems, *comparison.problems))
    if dry_run or not target:
        on_screen = request._replace(output="-", format=format)
        with Output("-") as out:
            out.write(_preview(reading.tournament, entries, comparison, taken, on_screen))
        return 0
    with Output(target, request.existing) as out:
        found = accepted(reading.tournament, [comparison.differences[place - 1] for place in taken])
        report.problems(found.notices)
        _say_counts(comparison, taken, report)
        file_commands.write_kept(out, found.tournament, reading, request._replace(output=target), report)
    return 0


def _from_lists(entries: Entries, path: str, how: Terms) -> Entries:
    from pairwright.app.rating_lookup import RatingLookup, filled

    with RatingLookup(path) as lookup:
        return filled(entries, lookup, how.pace)


def _kinds(text: str) -> tuple[Kind, ...]:
    by_name = {kind.value: kind for kind in ACCEPTABLE}
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if name != ALL and name not in by_name:
            raise UnknownCode("kind of difference", name, (*by_name, ALL))
    return ACCEPTABLE if ALL in names else tuple([by_name[name] for name in names])


def _strictly(entries: Entries, request: Request) -> None:
    """Strict reading takes no list with a fault in it."""
    faults = tuple([problem for problem in entries.problems if problem.severity is not Severity.NOTICE])
    if faults and request.strictness is Strictness.STRICT:
        raise UnreadableFile(faults)


def _tournament(into: str, target: str, request: Request, report: Reporter) -> Reading:
    """The tournament they are entered into, or an empty one in the format its file will have."""
    from pairwright.app.targets import format_for

    if into:
        return read_one(into, request, report)
    return Reading(Tournament(), (), "utf-8", format_for(target))


def _at(place: int, entries: Entries) -> Entry:
    if not 0 < place <= len(entries.rows):
        raise NotApplicable("--apart", say("there is no entry {place}", place=place))
    return entries.rows[place - 1]


def _known(refused: tuple[int, ...], comparison: Comparison) -> frozenset[int]:
    for place in refused:
        if not 0 < place <= len(comparison.differences):
            raise NotApplicable("--refuse", say("there is no difference {place}", place=place))
    return frozenset(refused)


def _preview(
    tournament: Tournament, entries: Entries, comparison: Comparison, taken: tuple[int, ...], request: Request
) -> str:
    from pairwright.faces.document import as_html, as_text
    from pairwright.faces.entries import preview_document, preview_object

    on = answers.canvas(request)
    if request.format == "json":
        return answers.as_json(request, preview_object(entries, comparison, taken, on.words))
    document = preview_document(tournament, comparison, taken, on.words)
    return as_html(document, request.language, on.words) if request.format == "html" else as_text(document, on)


def _say_counts(comparison: Comparison, taken: tuple[int, ...], report: Reporter) -> None:
    kinds = [comparison.differences[place - 1].kind for place in taken]
    counts = {kind.value: kinds.count(kind) for kind in ACCEPTABLE}
    refused = sum(one.kind is not Kind.SAME for one in comparison.differences) - len(taken)
    template = "entered: {new} new, {changed} changed; removed: {gone}; left as they were: {refused}"
    report.note(say(template, refused=refused, **counts))


@takes(request=o.request)
def entries(
    files: o.Files,
    order: Annotated[str, typer.Option(metavar="ORDER", help=f"{', '.join(ORDERS)}.")] = "number",
    format: Annotated[str, o.format_option(*LIST_FORMATS)] = "table",
    *,
    request: Request,
) -> int:
    """Print the list of entries."""
    known = answers.known_format(format, LIST_FORMATS)
    chosen = answers.known("order", order, ORDERS) or ORDERS[0]
    return run_over(files, request._replace(format=known), _list_answer(chosen))


def _list_answer(order: str) -> Act:
    from pairwright.faces.entries import Order, entry_list, entry_rows
    from pairwright.faces.spreadsheet import csv_text

    def answer(_file: str, reading: Reading, request: Request) -> Answer:
        if request.format == "csv":
            return Answer(csv_text(*entry_rows(reading.tournament, Order(order), request.language)))
        return answers.printed(entry_list(reading.tournament, Order(order), request.language), request)

    return answer


@takes(how=terms)
def ratings(
    lists: Annotated[
        list[str],
        typer.Argument(
            metavar="LIST...",
            help="FIDE's list (.txt, .xml, .zip), or a table of a federation (--federation).",
            show_default=False,
        ),
    ],
    output: Annotated[
        str,
        typer.Option(
            "-o", "--output", metavar="OUT", help="The file to be made.", rich_help_panel=o.WRITING, show_default=False
        ),
    ],
    *,
    how: Terms,
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Make rating lists one file for looking up."""
    from pairwright.app.rating_lookup import build, players_of
    from pairwright.app.targets import check_free

    if not force:
        check_free(output)
    count = build(output, (player for path in lists for player in players_of(path, how)))
    Reporter(lang).note(say("players who can be looked up in {file}: {count}", count=count, file=output))
    return 0
