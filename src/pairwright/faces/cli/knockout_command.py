"""The command ``decide``: what no game decides in a knockout."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.errors import UnknownCode, say
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import read_one
from pairwright.faces.cli.file_commands import write_kept
from pairwright.faces.cli.output import Output
from pairwright.faces.cli.report import Reporter
from pairwright.model.acts import apply
from pairwright.model.knockout.acts import DecideMatch
from pairwright.model.knockout.terms import DecidedBy


def decide(
    file: o.File,
    match: Annotated[int, typer.Argument(metavar="MATCH", help="Its number in the bracket.", show_default=False)],
    winner: Annotated[
        int, typer.Argument(metavar="WINNER", help="Who goes on; 0: nobody, both are out.", show_default=False)
    ],
    by: Annotated[str, typer.Option(metavar="HOW", help="lot, fewest-moves or arbiter.")] = "arbiter",
    *,
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: o.Output = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Record who goes on in a match of a knockout."""
    codes = {one.value.replace(" ", "-"): one for one in DecidedBy}
    if by.replace(" ", "-") not in codes:
        raise UnknownCode("--by", by, tuple(codes))
    request = o.request(strict, encoding, output or file, force, lang)
    report = Reporter(request.language)
    with Output(request.output, request.existing) as out:
        reading = read_one(file, request, report)
        decided = apply(reading.tournament, DecideMatch(match, winner, codes[by.replace(" ", "-")]))
        write_kept(out, decided, reading, request._replace(output=output), report)
    template = "match {match}: {winner} goes on" if winner else "match {match}: both are out"
    report.note(say(template, match=match, winner=winner))
    return 0
