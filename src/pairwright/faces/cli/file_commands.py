"""The commands about files: validate, convert, result."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.app.commands import Given, told
from pairwright.app.entering import Entering, enter_results
from pairwright.app.targets import WRITTEN_AS, format_for, write_like
from pairwright.errors import NotApplicable, say
from pairwright.faces.cli import answers, verdicts
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request, read_one, run_over
from pairwright.faces.cli.groups import takes
from pairwright.faces.cli.output import Output
from pairwright.faces.cli.report import Reporter
from pairwright.faces.colour_reasons import label
from pairwright.faces.team_tables import team_names
from pairwright.faces.wording.characters import isolate
from pairwright.formats.base import Reading, Strictness, Writing, write
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament


@takes(given=o.frame, request=o.request)
def validate(
    files: o.Files,
    format: Annotated[str, o.format_option(*verdicts.VALIDATE_FORMATS)] = "text",
    *,
    given: Given,
    request: Request,
) -> int:
    """List everything wrong in files."""
    known = answers.known_format(format, verdicts.VALIDATE_FORMATS)
    request = request._replace(format=known, given=given)
    return run_over(files, request, verdicts.validate_answer, verdicts.validate_refused)


@takes(given=o.frame)
def convert(
    source: Annotated[
        str, typer.Argument(metavar="IN", help="A tournament; - for standard input.", show_default=False)
    ],
    target: Annotated[
        str, typer.Argument(metavar="OUT", help="Where to write it; - for standard output.", show_default=False)
    ],
    to: Annotated[
        str,
        typer.Option(
            metavar="FORMAT",
            help="trf26, trf16, trf16-javafo, trf16-bbp, json or csv. Otherwise the suffix of OUT decides.",
            show_default=False,
            rich_help_panel=o.WRITING,
        ),
    ] = "",
    *,
    given: Given,
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Write a tournament in another format."""
    request = o.request(strict, encoding, target, force, lang)
    report = Reporter(request.language)
    with Output(request.output, request.existing) as out:
        reading = read_one(source, request, report)
        format = to or format_for(target)
        _write(out, write(told(reading.tournament, given), format), format, request, report)
    return 0


@takes(given=o.frame)
def result(
    file: o.File,
    results: Annotated[
        list[str],
        typer.Argument(
            metavar="BOARD=RESULT...",
            help="1=1-0 2=1/2-1/2 3=0-1 4=1F-0F 5=0F-0F 6=1/2-0 7=W-L (unrated) 8=? (adjourned) 12-5=1-0 (players); of "
            "teams: 2.3=1-0 (match 2, board 3), 2=1-0,=,=,0-1, 2=+/-",
            show_default=False,
        ),
    ],
    round: o.RoundOfResults = 0,
    *,
    given: Given,
    system: o.System = "",
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: o.Output = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Enter results by board."""
    request = o.request(strict, encoding, output or file, force, lang)
    report = Reporter(request.language)
    with Output(request.output, request.existing) as out:
        reading = read_one(file, request, report)
        entering = enter_results(told(reading.tournament, given), round, results, system)
        write_kept(out, entering.tournament, reading, request._replace(output=output), report)
    _echo(entering, report)
    return 0


@takes(request=o.request)
def lineup(
    file: o.File,
    team: Annotated[int, typer.Option(parser=o.from_one, metavar="T", help="Number of the team.")],
    players: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="Pairing numbers on boards 1, 2, ...; 0 leaves a board empty. Otherwise who would sit there is shown.",
            show_default=False,
        ),
    ] = "",
    round: o.RoundToPair = 0,
    any_order: Annotated[
        bool, typer.Option("--any-order", help="Players may sit in another order than in the list of members.")
    ] = False,
    *,
    request: Request,
) -> int:
    """Enter the line-up of a team, or show it."""
    from pairwright.app.line_ups import enter, told_line_up
    from pairwright.model.team_acts import Order

    report = Reporter(request.language)
    written = request.output if request.output != "-" else file
    with Output(written if players else request.output, request.existing) as out:
        reading = read_one(file, request, report)
        if players:
            order = Order.FREE if any_order else Order.OF_MEMBERS
            changed = enter(reading.tournament, round, team, o.numbers("--players", players), order)
            kept = request._replace(output="" if request.output == "-" else request.output)
            write_kept(out, changed, reading, kept, report)
            for line in told_line_up(changed, round, team):
                report.note(line)
        else:
            for line in told_line_up(reading.tournament, round, team):
                out.write(report.text(line) + "\n")
    return 0


def _echo(entering: Entering, report: Reporter) -> None:
    """Say every result that was entered, for whoever mistook a board."""
    names = {player.number: isolate(player.name) for player in entering.tournament.players}
    for round, board, white, black, result, before, match in entering.entered:
        template = "round {round}, board {board}: {white} {result} {black}"
        if match:
            template = "round {round}, match {match}, board {board}: {white} {result} {black}"
        if before:
            template += ", replaces {before}" if before != result else ", as before"
        sides = {"white": label(white, names), "black": label(black, names)}
        if match and not board:
            template = "round {round}, match {match}, forfeited: {white} {result} {black}"
            teams = team_names(entering.tournament)
            sides = {"white": label(white, teams), "black": label(black, teams)}
        report.note(say(template, round=round, match=match, board=board, result=result, before=before, **sides))


def write_kept(out: Output, tournament: Tournament, reading: Reading, request: Request, report: Reporter) -> None:
    """Write a tournament that was changed in the format it came in, or the one of another file (``request.output``)."""
    format = _kept_format(reading, request.output)
    _write(out, write_like(tournament, format), format, request, report)


def _kept_format(reading: Reading, output: str) -> str:
    """A tournament stays in the format it came in, unless the suffix of another file says that it is no such file."""
    said = format_for(output) if output else reading.format
    is_same_kind = said == "trf26" and reading.format.startswith("trf")
    return reading.format if is_same_kind else said


def _write(out: Output, writing: Writing, format: str, request: Request, report: Reporter) -> None:
    """Write it, and list what the format cannot say; strict writing refuses to lose anything."""
    report.problems(writing.losses)
    lost = [loss for loss in writing.losses if loss.code != WRITTEN_AS]
    if lost and request.strictness is Strictness.STRICT:
        raise NotApplicable(format, say("it cannot say all that the tournament holds, and --strict was asked for"))
    out.write(writing.text)
