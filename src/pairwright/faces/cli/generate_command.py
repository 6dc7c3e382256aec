"""The command that makes up tournaments."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.errors import NotApplicable, say
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import progress
from pairwright.faces.cli.exits import OK
from pairwright.faces.cli.generating import drawn_seed, is_folder, keys_text, paths, read_settings, write_one
from pairwright.faces.cli.output import Existing, Output
from pairwright.faces.cli.report import Reporter

MOST_FILES = 1_000_000
LARGEST_SEED = 2**63 - 1


def generate(
    settings: Annotated[
        list[str] | None,
        typer.Argument(metavar="[KEY=VALUE...]", help="Any setting; --keys lists them.", show_default=False),
    ] = None,
    players: Annotated[str, typer.Option(metavar="N", help="Number of players.", show_default=False)] = "",
    rounds: Annotated[str, typer.Option(metavar="N", help="Number of rounds planned.", show_default=False)] = "",
    played: Annotated[str, typer.Option(metavar="N", help="Rounds played of them.", show_default=False)] = "",
    config: Annotated[
        str, typer.Option(metavar="FILE", help="Settings as Key=Value lines; - for standard input.", show_default=False)
    ] = "",
    seed: Annotated[
        int,
        typer.Option(
            min=-1, max=LARGEST_SEED, metavar="N", help="The same seed, the same tournament.", show_default=False
        ),
    ] = -1,
    count: Annotated[int, typer.Option(min=1, max=MOST_FILES, metavar="N", help="Number of tournaments.")] = 1,
    keys: Annotated[bool, typer.Option("--keys", help="List the settings there are.")] = False,
    format: Annotated[
        str, typer.Option("--format", metavar="CODE", help="Format of the files.", rich_help_panel=o.WRITING)
    ] = "",
    output: Annotated[
        str,
        typer.Option(
            "-o",
            "--output",
            metavar="OUT",
            rich_help_panel=o.WRITING,
            show_default=False,
            help="The file; with --count a folder or a name with {n} in it.",
        ),
    ] = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Make up tournaments."""
    report = Reporter(lang)
    if keys:
        with Output("-") as out:
            out.write(keys_text())
        return OK
    lines = [
        f"{name}={value}"
        for name, value in (("Players", players), ("Rounds", rounds), ("PlayedRounds", played))
        if value
    ]
    wanted = read_settings(config, [*(settings or ()), *lines])
    existing = Existing.REPLACED if force else Existing.KEPT
    first = seed if seed >= 0 else drawn_seed(report)
    if count == 1 and not is_folder(output):
        write_one(wanted, first, output, existing, format, report)
        return OK
    if not output or output == "-":
        raise NotApplicable("--count", say("several tournaments need -o FOLDER"))
    with progress(count) as advance:
        for number, path in enumerate(paths(output, count, format)):
            write_one(wanted, first + number, path, existing, format, report)
            advance()
    return OK
