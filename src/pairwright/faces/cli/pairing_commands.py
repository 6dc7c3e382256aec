"""The commands about rounds: pair, check, explain, why-not."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request, run_over


def pair(
    files: o.Files,
    round: o.Round = 0,
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
    """Pair the next round, or pair an earlier round again from what was known before it.

    Who asked for a bye or is away is taken from the file. What the file does not say is inferred, and said, or asked
    for.

    [bold]Examples[/bold]

    pairwright pair open.trf [dim]the next round, as a table[/dim]

    pairwright pair open.trf --explain [dim]with the reasons[/dim]

    pairwright pair open.trf --format trf -o next.trf [dim]the file with the round added[/dim]

    pairwright pair season.zip --format jsonl [dim]one line of JSON per tournament[/dim]

    pairwright pair open.trf --format javafo [dim]the protocol of pairing engines: pairs, then white black[/dim]
    """
    request = Request(
        round,
        answers.known_format(format, answers.PAIR_FORMATS),
        o.given(system, edition, rounds, initial_colour, adjourned=adjourned),
        with_reasons=explain,
    )
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over(files, request, answers.pair_answer)


def check(
    files: o.Files,
    round: o.Round = 0,
    format: Annotated[str, o.format_option(*answers.CHECK_FORMATS)] = "text",
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
    """Compare every round of a tournament with what the rules give.

    For a round that differs: what the rules give, what the file has, and the first criterion that decides between
    them. Exit code 0 if all rounds are as they should be, 1 if some differ.

    [bold]Examples[/bold]

    pairwright check open.trf [dim]all rounds[/dim]

    pairwright check open.trf --round 4 [dim]round 4 only[/dim]

    pairwright check season.zip --format jsonl [dim]one line of JSON per tournament[/dim]
    """
    request = Request(
        round,
        answers.known_format(format, answers.CHECK_FORMATS),
        o.given(system, edition, rounds, initial_colour, adjourned=adjourned),
    )
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over(files, request, answers.check_answer)


def explain(
    file: o.File,
    round: o.Round = 0,
    board: Annotated[int, typer.Option(min=1, metavar="B", help="This board only.", show_default=False)] = 0,
    player: Annotated[
        int, typer.Option(min=1, metavar="P", help="The board of this player only.", show_default=False)
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
    """Say why a round is paired as it is: brackets, floaters, the deciding criterion, the colour rule.

    [bold]Examples[/bold]

    pairwright explain open.trf --round 5 [dim]the whole round[/dim]

    pairwright explain open.trf --round 5 --board 3 [dim]one board[/dim]

    pairwright explain open.trf --round 5 --player 12 [dim]why 12 has this opponent and this colour[/dim]
    """
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
    round: o.Round = 0,
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
    """Say why two players do not meet: the best round in which they do, and the first criterion on which it is worse.

    [bold]Example[/bold]

    pairwright why-not open.trf --round 5 7 12 [dim]7 and 12 in round 5[/dim]
    """
    request = Request(
        round,
        answers.known_format(format, answers.EXPLAIN_FORMATS),
        o.given(system, edition, rounds, initial_colour, adjourned=adjourned),
    )
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over([file], request, answers.why_not_answer(first, second))
