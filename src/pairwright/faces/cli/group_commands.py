"""The commands that split a field into groups, and make the final of them."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from pairwright.app.targets import check_free, create_file, format_for, replace_file
from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli import ranking_options as r
from pairwright.faces.cli.batch import Request, read_one
from pairwright.faces.cli.groups import takes
from pairwright.faces.cli.output import Output
from pairwright.faces.cli.report import Reporter


def groups(
    file: o.File,
    count: Annotated[int, typer.Option("--count", metavar="N", min=2, help="Number of groups.", show_default=False)],
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: Annotated[
        str,
        typer.Option(
            "-o",
            "--output",
            metavar="FOLDER",
            help="Write a tournament for each group here; without it they are shown.",
            rich_help_panel=o.WRITING,
            show_default=False,
        ),
    ] = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Split a field into groups of equal strength."""
    from pairwright.app.groups import LETTERS, split
    from pairwright.faces.document import as_text
    from pairwright.faces.groups import groups_document
    from pairwright.formats.base import write

    request = o.request(strict, encoding, force=force, lang=lang)
    report = Reporter(request.language)
    tournament = read_one(file, request, report).tournament
    found = split(tournament, count)
    if not output:
        on = answers.canvas(request)
        with Output("-") as out:
            out.write(as_text(groups_document(tournament.information.name, found), on))
        return 0
    os.makedirs(output, exist_ok=True)
    paths = [os.path.join(output, f"group-{letter.lower()}.trf") for letter in LETTERS[:count]]
    if not force:
        for path in paths:
            check_free(path)
    for path, group in zip(paths, found, strict=True):
        writing = write(group, format_for(path))
        report.problems(writing.losses, path)
        (replace_file if force else create_file)(path, writing.text)
    return 0


@takes(request=o.request)
def final(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="The groups, all played.", show_default=False)],
    best: Annotated[int, typer.Option(metavar="K", min=1, help="Players of each group.")] = 1,
    tiebreaks: r.TieBreaks = "",
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="Lots decide between those whom nothing separates.", show_default=False)
    ] = "",
    *,
    request: Request,
) -> int:
    """Make the final of the best of each group."""
    from pairwright.app.groups import final as final_of
    from pairwright.app.standings import Wanted
    from pairwright.faces.document import as_text
    from pairwright.faces.groups import final_document
    from pairwright.formats.base import write

    report = Reporter(request.language)
    played = [read_one(file, request, report).tournament for file in files]
    wanted = Wanted(tie_breaks=tiebreaks, seed=seed)
    with Output(request.output, request.existing) as out:
        found = final_of(played, best, wanted)
        if request.output == "-":
            out.write(as_text(final_document(found), answers.canvas(request)))
            return 0
        writing = write(found.tournament, format_for(request.output))
        report.problems(writing.losses)
        out.write(writing.text)
    return 0
