"""The commands that print tables of seats: scheveningen, skalitzka."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request
from pairwright.faces.cli.groups import takes
from pairwright.faces.cli.output import Output
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.faces.seat_tables import SeatTable

FORMATS = ("table", "html", "csv", "json")
WAYS = ("whole-team", "balanced")

Boards = Annotated[
    int, typer.Argument(parser=o.from_one, metavar="BOARDS", help="Players of a team.", show_default=False)
]
Charts = Annotated[bool, typer.Option("--charts", help="A chart for every team, to write results into.")]


@takes(request=o.answer)
def scheveningen(
    boards: Boards,
    teams: Annotated[int, typer.Option(metavar="N", help="Teams; a match for each pairing of them.")] = 2,
    double: Annotated[bool, typer.Option("--double", help="Everybody meets everybody twice.")] = False,
    colours: Annotated[
        str,
        typer.Option(
            metavar="WAY",
            help="whole-team: all of a team have the same colour; balanced: half of them, in every round.",
        ),
    ] = "whole-team",
    charts: Charts = False,
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    *,
    request: Request,
) -> int:
    """Print a Scheveningen table."""
    from pairwright.faces.seat_tables import scheveningen_table
    from pairwright.pairing.tables.scheveningen import Colours, stages

    request = request._replace(format=answers.known_format(format, FORMATS))
    way = Colours(answers.known("way to give colours", colours or WAYS[0], WAYS))
    cycles = 2 if double else 1
    return _put(request, scheveningen_table(boards, cycles, way, stages(boards, teams, cycles, way)), charts=charts)


@takes(request=o.answer)
def skalitzka(
    boards: Boards,
    charts: Charts = False,
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    *,
    request: Request,
) -> int:
    """Print a Skalitzka table."""
    from pairwright.faces.seat_tables import skalitzka_table
    from pairwright.pairing.tables.skalitzka import skalitzka as rounds_of

    request = request._replace(format=answers.known_format(format, FORMATS))
    return _put(request, skalitzka_table(boards, rounds_of(boards)), charts=charts)


def _put(request: Request, table: SeatTable, *, charts: bool) -> int:
    with Output(request.output, request.existing) as out:
        out.write(_text(request, table, charts=charts))
    return 0


def _text(request: Request, table: SeatTable, *, charts: bool) -> str:
    from pairwright.faces.document import as_html, as_text
    from pairwright.faces.seat_tables import charts_document, table_csv, table_document, table_object

    if request.format == "csv":
        return table_csv(table)
    if request.format == "json":
        return answers.as_json(request, table_object(table))
    on = answers.canvas(request)
    document = charts_document(table) if charts else table_document(table, on.words)
    return as_html(document, request.language, on.words) if request.format == "html" else as_text(document, on)
