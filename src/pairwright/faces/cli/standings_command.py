"""The command ``standings``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.errors import NotApplicable, say
from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli import ranking_options as r
from pairwright.faces.cli.batch import Request, run_over

FORMATS = ("table", "json", "jsonl", "csv", "html")
WITH_WORKING = ("table", "json", "jsonl", "html")


def standings(
    files: o.Files,
    tiebreaks: o.TieBreaks = "",
    preset: o.Preset = "",
    edition: o.RulesEdition = "",
    after_round: o.AfterRound = 0,
    explain: Annotated[
        int,
        typer.Option(parser=o.from_one, metavar="PLAYER", help="The working of his values.", show_default=False),
    ] = 0,
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    swiss: r.Swiss = None,
    teams: r.Teams = None,
    unrated: r.UnratedRule = "drop",
    places: r.PlacesRule = "shared",
    seed: r.Seed = "",
    order: r.OrderByHand = "",
    external: r.External = None,
    expelled: r.Expelled = "",
    rounds: o.Rounds = 0,
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: o.Output = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Print the standings."""
    from pairwright.faces.cli.standings_answers import standings_answer

    answers.known_format(format, FORMATS)
    if explain and format not in WITH_WORKING:
        raise NotApplicable("--explain", say("it goes with --format {formats}", formats=", ".join(WITH_WORKING)))
    wanted = r.wanted(
        tiebreaks,
        preset,
        edition,
        after_round,
        swiss=swiss,
        teams=teams,
        unrated=unrated,
        places=places,
        seed=seed,
        order=order,
        external=external,
        expelled=expelled,
    )
    request = Request(format=format, given=o.given(rounds=rounds))
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over(files, request, standings_answer(wanted, explain))
