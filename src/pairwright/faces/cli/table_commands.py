"""The commands that print tables of an event: crosstable, prizes."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli import ranking_options as r
from pairwright.faces.cli.batch import run_over
from pairwright.faces.cli.groups import takes
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.commands import Given
    from pairwright.app.standings import Wanted
    from pairwright.faces.cli.batch import Request

FORMATS = ("table", "html", "csv", "xlsx", "json", "jsonl")
SWISS, ROUND_ROBIN, WALL_CHART, CARDS = "swiss", "round-robin", "wall-chart", "cards"
KINDS = (SWISS, ROUND_ROBIN, WALL_CHART, CARDS)
ORDERS = ("places", "numbers")
ROUNDINGS = ("down", "up", "half-up", "half-down", "half-even")


@takes(wanted=r.wanted, given=o.length, request=o.request)
def crosstable(
    files: o.Files,
    kind: Annotated[
        str,
        typer.Option(
            metavar="KIND",
            help=f"{', '.join(KINDS)}. Otherwise as the event is: round-robin or swiss; with --player, cards.",
            show_default=False,
        ),
    ] = "",
    order: Annotated[
        str,
        typer.Option(
            metavar="ORDER",
            help="places or numbers: the order of the lines, and by what opponents are named. Or the arbiter's order "
            "of those whom nothing separates, such as 3,1,2.",
            show_default=False,
        ),
    ] = "",
    player: Annotated[
        int,
        typer.Option(parser=o.from_one, metavar="P", help="The pairing card of this player only.", show_default=False),
    ] = 0,
    system: Annotated[
        str,
        typer.Option(
            metavar="CODE", help="Cards with the marks of this system. Otherwise the file decides.", show_default=False
        ),
    ] = "",
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    *,
    wanted: Wanted,
    given: Given,
    request: Request,
) -> int:
    """Print who met whom."""
    from pairwright.faces.cli.table_answers import TableAsked, crosstable_answer

    by_hand = order if order[:1].isdecimal() else ""
    lines = "" if by_hand else answers.known("order", order, ORDERS)
    asked = TableAsked(answers.known("kind of table", kind, KINDS), lines, player, r.by_hand(wanted, by_hand), system)
    request = request._replace(format=answers.known_format(format, FORMATS), given=given)
    return run_over(files, request, crosstable_answer(asked))


@takes(wanted=r.wanted, given=o.length, request=o.request)
def prizes(
    files: o.Files,
    amounts: Annotated[
        str, typer.Option("--prizes", metavar="LIST", help="From the first place on: 1000,600,400.", show_default=False)
    ],
    currency: Annotated[str, typer.Option(metavar="CODE", help="EUR, TRY, IRR ...", show_default=False)] = "",
    share: Annotated[
        str, typer.Option(metavar="HOW", help="equal: among equal scores; rank: by place; hort: half and half.")
    ] = "equal",
    round_to: Annotated[
        str,
        typer.Option(
            metavar="AMOUNT",
            help="Every amount is a multiple of it: 1, 0.01, 5. Otherwise of the smallest unit.",
            show_default=False,
        ),
    ] = "",
    rounding: Annotated[str, typer.Option(metavar="HOW", help=f"{', '.join(ROUNDINGS)}.")] = "down",
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    *,
    wanted: Wanted,
    order: r.OrderByHand = "",
    given: Given,
    request: Request,
) -> int:
    """Share the prize money."""
    from pairwright.app.prizes import announced
    from pairwright.faces.cli.table_answers import prizes_answer

    said = announced(amounts, currency, share, round_to, rounding)
    request = request._replace(format=answers.known_format(format, FORMATS), given=given)
    return run_over(files, request, prizes_answer(said, r.by_hand(wanted, order)))
