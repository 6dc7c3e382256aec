"""The command ``standings``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.errors import NotApplicable, say
from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli import ranking_options as r
from pairwright.faces.cli.batch import run_over
from pairwright.faces.cli.groups import takes
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.commands import Given
    from pairwright.app.standings import Wanted
    from pairwright.faces.cli.batch import Request

FORMATS = ("table", "json", "jsonl", "csv", "xlsx", "html")
WITH_WORKING = ("table", "json", "jsonl", "html")


@takes(wanted=r.wanted, given=o.length, request=o.request)
def standings(
    files: o.Files,
    explain: Annotated[
        int,
        typer.Option(parser=o.from_one, metavar="PLAYER", help="The working of his values.", show_default=False),
    ] = 0,
    *,
    wanted: Wanted,
    order: r.OrderByHand = "",
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    given: Given,
    request: Request,
) -> int:
    """Print the standings."""
    from pairwright.faces.cli.standings_answers import standings_answer

    answers.known_format(format, FORMATS)
    if explain and format not in WITH_WORKING:
        raise NotApplicable("--explain", say("it goes with --format {formats}", formats=", ".join(WITH_WORKING)))
    request = request._replace(format=format, given=given)
    return run_over(files, request, standings_answer(r.by_hand(wanted, order), explain))
