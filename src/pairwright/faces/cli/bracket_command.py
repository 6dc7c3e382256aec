"""The command ``bracket``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.errors import NotApplicable, say
from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Answer, Request, run_over
from pairwright.faces.cli.groups import takes
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.brackets import Drawn
    from pairwright.formats.base import Reading

FORMATS = ("text", "svg", "html", "json", "jsonl")
DIRECTIONS = ("ltr", "rtl")
DRAWINGS = ("svg", "html")


@takes(request=o.request)
def bracket(
    file: o.File,
    format: Annotated[str, o.format_option(*FORMATS)] = "text",
    direction: Annotated[
        str,
        typer.Option(
            metavar="ltr|rtl",
            help="Of the drawing: the first stage at the left or right. Otherwise as the language is written.",
            rich_help_panel=o.WRITING,
            show_default=False,
        ),
    ] = "",
    *,
    request: Request,
) -> int:
    """Draw the bracket of a knockout."""
    answers.known_format(format, FORMATS)
    answers.known("direction", direction, DIRECTIONS)
    if direction and format not in DRAWINGS:
        raise NotApplicable("--direction", say("it goes with --format {formats}", formats=", ".join(DRAWINGS)))

    def answer(name: str, reading: Reading, request: Request) -> Answer:
        from pairwright.app.brackets import bracket as drawn

        found = drawn(reading.tournament)
        return Answer(_written(name, found, direction, request), notices=found.notices)

    return run_over([file], request._replace(format=format), answer)


def _written(name: str, found: Drawn, direction: str, request: Request) -> str:
    words = answers.canvas(request).words
    if request.format == "text":
        from pairwright.faces.knockouts.plain import bracket_text

        return bracket_text(found.bracket, found.names, found.title, words, of_teams=found.of_teams)
    if request.format in ("json", "jsonl"):
        from pairwright.faces.knockouts.data import bracket_object

        return answers.as_json(request, {"file": name, **bracket_object(found)})
    from pairwright.faces.knockouts.page import bracket_page
    from pairwright.faces.knockouts.svg import Direction, bracket_svg
    from pairwright.faces.wording import direction as direction_of

    way = Direction(direction or direction_of(request.language))
    if request.format == "svg":
        return bracket_svg(found.bracket, found.names, found.title, words, way)
    return bracket_page(found, words, request.language, way)
