"""The command ``berger``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request, read_one
from pairwright.faces.cli.groups import takes
from pairwright.faces.cli.output import Output
from pairwright.faces.cli.report import Reporter
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.berger import BergerTable
    from pairwright.model.tournament import Tournament

FORMATS = ("table", "html", "csv", "json")


@takes(request=o.request)
def berger(
    field: Annotated[
        str,
        typer.Argument(metavar="N|FILE", help="Number of players (or teams), or a tournament.", show_default=False),
    ],
    cycles: Annotated[
        int,
        typer.Option(
            parser=o.from_one, metavar="N", help="Games of each pair. Otherwise the file, or 1.", show_default=False
        ),
    ] = 0,
    swap: Annotated[
        bool | None,
        typer.Option(
            "--swap/--no-swap",
            help="The last two rounds of the first cycle change places. Otherwise the file; with two cycles they do.",
            show_default=False,
        ),
    ] = None,
    dates: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="A date for every round: 2026-09-05,2026-09-06. Otherwise the file.",
            show_default=False,
        ),
    ] = "",
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    *,
    request: Request,
) -> int:
    """Print all rounds of a round robin."""
    from pairwright.app.berger import BergerAsked, Order, berger_table

    request = request._replace(format=answers.known_format(format, FORMATS))
    order = Order.AS_ANNOUNCED if swap is None else Order.SWAPPED if swap else Order.PLAIN
    asked = BergerAsked(cycles, order, tuple([date.strip() for date in dates.split(",") if date.strip()]))
    report = Reporter(request.language)
    with Output(request.output, request.existing) as out:
        out.write(_shown(berger_table(_field(field, request, report), asked), request))
    return 0


def _field(text: str, request: Request, report: Reporter) -> Tournament:
    from pairwright.app.berger import nameless

    if text.isdecimal() and len(text) < 10:
        return nameless(int(text))
    from pairwright.model.team import is_team_event

    tournament = read_one(text, request, report).tournament
    if not is_team_event(tournament):
        return tournament
    from pairwright.model.team_field import field_of_teams

    return field_of_teams(tournament)


def _shown(found: BergerTable, request: Request) -> str:
    from pairwright.faces.berger import berger_csv, berger_document, berger_object
    from pairwright.faces.document import as_html, as_text

    if request.format == "json":
        return answers.as_json(request, berger_object(found))
    if request.format == "csv":
        return berger_csv(found)
    on = answers.canvas(request)
    document = berger_document(found)
    return as_html(document, request.language, on.words) if request.format == "html" else as_text(document, on)
