"""The command ``playoff``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.app.targets import check_other, format_for
from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli import ranking_options as r
from pairwright.faces.cli.batch import Request, read_one
from pairwright.faces.cli.groups import takes
from pairwright.faces.cli.output import Output
from pairwright.faces.cli.report import Reporter
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.playoff import Asked
    from pairwright.app.playoff_results import Played
    from pairwright.app.standings import Wanted

FORMATS = ("table", "html", "json", "csv", "trf")
GAMES = "Games and times"


def _text(name: str, metavar: str, help: str) -> object:
    return typer.Option(name, metavar=metavar, help=help, rich_help_panel=GAMES, show_default=False)


def ranked_by(
    tiebreaks: r.TieBreaks = "",
    preset: r.Preset = "",
    edition: r.RulesEdition = "",
    unrated: r.UnratedRule = "drop",
    expelled: r.Expelled = "",
) -> Wanted:
    """By what those tied are ranked. Raises as :func:`~pairwright.faces.cli.ranking_options.wanted`."""
    return r.wanted(tiebreaks, preset, edition, unrated=unrated, expelled=expelled)


def asked(
    places: Annotated[int, typer.Option("--places", metavar="N", min=1, help="The first N places are filled.")] = 1,
    among: Annotated[
        str, typer.Option(metavar="NUMBERS", help="Only these of the tied take part.", show_default=False)
    ] = "",
    way: Annotated[str, _text("--way", "NAME", "Which of the ways of the case; a wrong name lists them.")] = "",
    admit: Annotated[int, typer.Option(metavar="N", help="Of eleven and more, so many take part.")] = 8,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Seed of all lots.", show_default=False)] = "",
    tempo: Annotated[str, _text("--tempo", "M+S", "Minutes and seconds for a move; otherwise 3+3.")] = "3+3",
    golden: Annotated[str, _text("--golden", "W/B", "Minutes of golden-point games; otherwise 5/4.")] = "5/4",
    extra: Annotated[
        int,
        typer.Option(metavar="N", min=2, help="Extra games of a match, if its way has them.", rich_help_panel=GAMES),
    ] = 2,
    start: Annotated[str, _text("--start", "HH:MM", "When the first games begin.")] = "",
    ended: Annotated[str, _text("--ended", "HH:MM", "When the last game ended: the start is half an hour later.")] = "",
    early: Annotated[
        bool, typer.Option("--early", help="Games are still played, but it is certain who is tied.")
    ] = False,
) -> Asked:
    """What the arbiter says. Raises :class:`~pairwright.errors.NotApplicable` for what is no number, time or tempo."""
    from pairwright.app.playoff import Asked, Games
    from pairwright.pairing.playoffs.tempo import minutes_of, tempo_of
    from pairwright.pairing.playoffs.timetable import UNKNOWN, Clocks

    if extra % 2:
        from pairwright.errors import NotApplicable, say

        raise NotApplicable("--extra", say("an even number of games: each has White as often as the other"))
    return Asked(
        places,
        o.numbers("--among", among),
        way,
        admit,
        seed,
        Clocks(tempo_of("--tempo", tempo), tempo_of("--golden", golden), extra),
        minutes_of("--start", start) if start else UNKNOWN,
        minutes_of("--ended", ended) if ended else UNKNOWN,
        Games.PLAYED_ON if early else Games.REFUSED,
    )


@takes(asked=asked, wanted=ranked_by, request=o.request)
def playoff(
    file: o.File,
    *,
    asked: Asked,
    played: Annotated[
        list[str] | None,
        typer.Option("--played", metavar="FILE", help="A part that is played; once for each, in their order."),
    ] = None,
    order: r.OrderByHand = "",
    part: Annotated[
        str,
        typer.Option(
            metavar="CODE", help="With --format trf: which part, if several can be played.", show_default=False
        ),
    ] = "",
    wanted: Wanted,
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    request: Request,
) -> int:
    """Plan the play-off of those tied, write it as tournaments, and take its results."""
    from pairwright.app.playoff import plan
    from pairwright.app.playoff_results import played as results

    request = request._replace(format=answers.known_format(format, FORMATS))
    report = Reporter(request.language)
    if request.output != "-":
        check_other(file, request.output)
    tournament = read_one(file, request, report).tournament
    files = [read_one(path, request, report).tournament for path in played or []]
    found = plan(tournament, asked._replace(wanted=wanted))
    report.problems(found.notices)
    done = results(found, files, o.numbers("--order", order))
    with Output(request.output, request.existing) as out:
        out.write(_written(done, part, request, report))
    return 0


def _written(done: Played, part: str, request: Request, report: Reporter) -> str:
    from pairwright.app.playoff_results import standings_after, values_of
    from pairwright.faces import playoffs
    from pairwright.faces.document import as_html, as_text

    if request.format == "trf":
        from pairwright.formats.base import write

        writing = write(done.tournament(part), format_for(request.output))
        report.problems(writing.losses)
        return writing.text
    if request.format == "csv":
        return playoffs.values_csv(values_of(done))
    after = standings_after(done) if done.order else None
    if request.format == "json":
        return answers.as_json(request, playoffs.playoff_object(done, after))
    on = answers.canvas(request)
    document = playoffs.after_document(done, after, on.words) if after else playoffs.playoff_document(done, on.words)
    return as_html(document, request.language, on.words) if request.format == "html" else as_text(document, on)
