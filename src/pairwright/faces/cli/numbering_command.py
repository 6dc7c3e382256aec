"""The command ``number``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.errors import say
from pairwright.faces.cli import answers, file_commands
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request, read_one
from pairwright.faces.cli.output import Output
from pairwright.faces.cli.report import Reporter
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.numbering import Numbering

FORMATS = ("table", "html", "json")


def number(
    file: o.File,
    by: Annotated[
        str,
        typer.Option(
            metavar="KEYS",
            help="score, rating, title, national, name, order, lot, varma; of teams average, fifth. "
            "Otherwise as the system has it.",
            show_default=False,
        ),
    ] = "",
    order: Annotated[
        str, typer.Option(metavar="NUMBERS", help="The arbiter's order, such as 7,3,12.", show_default=False)
    ] = "",
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="Of the lot. Otherwise one is drawn, and told.", show_default=False)
    ] = "",
    ratings: Annotated[
        str,
        typer.Option(
            metavar="METHOD",
            help="FIDE, NRO (national), FIDON, NIDOF, HBFN (the higher), LBFN, with a federation before it or without. "
            "Otherwise record 172.",
            show_default=False,
        ),
    ] = "",
    rating: Annotated[
        list[str] | None,
        typer.Option(metavar="P=VALUE", help="A rating for a player: 12=1850, 12=ingo:123, 12=bcf:150."),
    ] = None,
    floor: Annotated[
        int, typer.Option(metavar="RATING", min=0, help="Rating of team members without one.", show_default=False)
    ] = 0,
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    system: o.System = "",
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: Annotated[
        str,
        typer.Option(
            "-o",
            "--output",
            metavar="OUT",
            help="Write the tournament here; without it the list is shown.",
            rich_help_panel=o.WRITING,
            show_default=False,
        ),
    ] = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Give the pairing numbers before round 1."""
    from pairwright.app.editions import choose
    from pairwright.app.estimates import estimate, with_estimates
    from pairwright.app.numbering import number as numbered
    from pairwright.app.numbering_keys import Asked, keys_of
    from pairwright.app.predetermined import announcing
    from pairwright.faces.cli.generating import random_seed
    from pairwright.model.tournament import Tournament

    if system:
        choose(Tournament(), system)  # one that nobody knows is refused
    keys = keys_of(by) if by else ()
    asked = Asked(keys, o.numbers("--order", order), seed or str(random_seed()), system, ratings, floor)
    estimates = [estimate(text) for text in rating or ()]
    known = answers.known_format(format, FORMATS)
    request = o.request(strict, encoding, output, force, lang)._replace(format=known)
    report = Reporter(request.language)
    with Output(request.output, request.existing) as out:
        reading = read_one(file, request, report)
        found = numbered(with_estimates(reading.tournament, estimates), asked)
        report.problems(found.notices)
        if found.is_drawn and not seed:
            report.note(say("drawn by lot with --seed {seed}", seed=asked.seed))
        if output:
            file_commands.write_kept(out, announcing(found.tournament, system), reading, request, report)
        else:
            out.write(_shown(found, request))
    return 0


def _shown(found: Numbering, request: Request) -> str:
    from pairwright.faces.document import as_html, as_text
    from pairwright.faces.numbering import numbering_document, numbering_object

    on = answers.canvas(request)
    if request.format == "json":
        return answers.as_json(request, numbering_object(found))
    document = numbering_document(found, on.words)
    return as_html(document, request.language, on.words) if request.format == "html" else as_text(document, on)
