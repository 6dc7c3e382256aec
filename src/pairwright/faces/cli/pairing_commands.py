"""The commands about rounds: pair, check, explain, why-not."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.errors import NotApplicable, say
from pairwright.faces.cli import answers, verdicts
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request, run_over


def pair(
    files: o.Files,
    round: o.RoundToPair = 0,
    format: Annotated[str, o.format_option(*answers.PAIR_FORMATS)] = "table",
    explain: Annotated[bool, typer.Option("--explain", help="Say why, below the table.")] = False,
    system: o.System = "",
    edition: o.Edition = "",
    rounds: o.Rounds = 0,
    initial_colour: o.InitialColour = "",
    adjourned: o.Adjourned = False,
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: o.Output = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Pair the next round, or an earlier one again."""
    answers.known_format(format, answers.PAIR_FORMATS)
    if explain and format not in answers.WITH_REASONS:
        raise NotApplicable(
            "--explain", say("reasons go with --format {formats}", formats=", ".join(answers.WITH_REASONS))
        )
    request = Request(
        round,
        format,
        o.given(system, edition, rounds, initial_colour, adjourned=adjourned),
        with_reasons=explain,
    )
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over(files, request, answers.pair_answer)


def check(
    files: o.Files,
    round: o.RoundToCheck = 0,
    format: Annotated[str, o.format_option(*verdicts.CHECK_FORMATS)] = "text",
    system: o.System = "",
    edition: o.Edition = "",
    rounds: o.Rounds = 0,
    initial_colour: o.InitialColour = "",
    adjourned: o.Adjourned = False,
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: o.Output = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Compare the rounds with what the rules give."""
    request = Request(
        round,
        answers.known_format(format, verdicts.CHECK_FORMATS),
        o.given(system, edition, rounds, initial_colour, adjourned=adjourned),
    )
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over(files, request, verdicts.check_answer, total=verdicts.check_total)


def explain(
    file: o.File,
    round: o.RoundToPair = 0,
    board: Annotated[
        int, typer.Option(parser=o.from_one, metavar="B", help="This board only.", show_default=False)
    ] = 0,
    player: Annotated[
        int, typer.Option(parser=o.from_one, metavar="P", help="The board of this player only.", show_default=False)
    ] = 0,
    format: Annotated[str, o.format_option(*answers.EXPLAIN_FORMATS)] = "text",
    system: o.System = "",
    edition: o.Edition = "",
    rounds: o.Rounds = 0,
    initial_colour: o.InitialColour = "",
    adjourned: o.Adjourned = False,
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: o.Output = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Say why a round is paired as it is."""
    request = Request(
        round,
        answers.known_format(format, answers.EXPLAIN_FORMATS),
        o.given(system, edition, rounds, initial_colour, adjourned=adjourned),
    )
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over([file], request, answers.explain_answer(board, player))


def why_not(
    file: o.File,
    first: Annotated[int, typer.Argument(metavar="A", min=1, help="A pairing number.", show_default=False)],
    second: Annotated[int, typer.Argument(metavar="B", min=1, help="Another one.", show_default=False)],
    round: o.RoundToPair = 0,
    format: Annotated[str, o.format_option(*answers.EXPLAIN_FORMATS)] = "text",
    system: o.System = "",
    edition: o.Edition = "",
    rounds: o.Rounds = 0,
    initial_colour: o.InitialColour = "",
    adjourned: o.Adjourned = False,
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: o.Output = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Say why two players do not meet."""
    request = Request(
        round,
        answers.known_format(format, answers.EXPLAIN_FORMATS),
        o.given(system, edition, rounds, initial_colour, adjourned=adjourned),
    )
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over([file], request, answers.why_not_answer(first, second))
