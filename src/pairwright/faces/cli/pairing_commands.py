"""The commands about rounds: pair, check, explain, why-not."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.app.commands import Given
from pairwright.errors import NotApplicable, say
from pairwright.faces.cli import answers, verdicts
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request, run_over
from pairwright.faces.cli.groups import takes


@takes(given=o.said, request=o.request)
def pair(
    files: o.Files,
    round: o.RoundToPair = 0,
    format: Annotated[str, o.format_option(*answers.PAIR_FORMATS)] = "table",
    explain: Annotated[bool, typer.Option("--explain", help="Say why, below the table.")] = False,
    boards: Annotated[bool, typer.Option("--boards", help="Of teams: who sits where in each match.")] = False,
    *,
    given: Given,
    request: Request,
) -> int:
    """Pair the next round, or an earlier one again."""
    answers.known_format(format, answers.PAIR_FORMATS)
    if explain and format not in answers.WITH_REASONS:
        raise NotApplicable(
            "--explain", say("reasons go with --format {formats}", formats=", ".join(answers.WITH_REASONS))
        )
    if boards and format not in answers.WITH_BOARDS:
        raise NotApplicable(
            "--boards", say("boards go with --format {formats}", formats=", ".join(answers.WITH_BOARDS))
        )
    request = request._replace(round=round, format=format, given=given, with_reasons=explain, with_boards=boards)
    return run_over(files, request, answers.pair_answer)


@takes(given=o.said, request=o.request)
def check(
    files: o.Files,
    round: o.RoundToCheck = 0,
    format: Annotated[str, o.format_option(*verdicts.CHECK_FORMATS)] = "text",
    *,
    given: Given,
    request: Request,
) -> int:
    """Compare the rounds with what the rules give."""
    known = answers.known_format(format, verdicts.CHECK_FORMATS)
    request = request._replace(round=round, format=known, given=given)
    return run_over(files, request, verdicts.check_answer, total=verdicts.check_total)


@takes(given=o.said, request=o.request)
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
    *,
    given: Given,
    request: Request,
) -> int:
    """Say why a round is paired as it is."""
    known = answers.known_format(format, answers.EXPLAIN_FORMATS)
    request = request._replace(round=round, format=known, given=given)
    return run_over([file], request, answers.explain_answer(board, player))


@takes(given=o.said, request=o.request)
def why_not(
    file: o.File,
    first: Annotated[int, typer.Argument(metavar="A", min=1, help="A pairing number.", show_default=False)],
    second: Annotated[int, typer.Argument(metavar="B", min=1, help="Another one.", show_default=False)],
    round: o.RoundToPair = 0,
    format: Annotated[str, o.format_option(*answers.EXPLAIN_FORMATS)] = "text",
    *,
    given: Given,
    request: Request,
) -> int:
    """Say why two players do not meet."""
    known = answers.known_format(format, answers.EXPLAIN_FORMATS)
    request = request._replace(round=round, format=known, given=given)
    return run_over([file], request, answers.why_not_answer(first, second))
