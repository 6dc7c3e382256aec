"""The command ``board-prizes``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Act, Answer, Request, run_over
from pairwright.faces.cli.groups import takes
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.board_prizes import BoardPrizes, BoardsAsked
    from pairwright.formats.base import Reading

FORMATS = ("table", "html", "csv", "json", "jsonl")
BY = ("points", "percentage", "performance")
OF = ("listed", "played")


@takes(request=o.request)
def board_prizes(
    files: o.Files,
    by: Annotated[str, typer.Option(metavar="WHAT", help=f"What is compared first: {', '.join(BY)}.")] = "points",
    of: Annotated[
        str,
        typer.Option(
            metavar="WHICH",
            help="listed: the board of a player is his place in the list; played: each game counts for its board.",
        ),
    ] = "listed",
    least_games: Annotated[
        int,
        typer.Option(
            parser=o.from_one,
            metavar="N",
            help="Games needed to be ranked. Otherwise 1 by points, else half of the rounds.",
            show_default=False,
        ),
    ] = 0,
    first: Annotated[
        int, typer.Option(parser=o.from_one, metavar="N", help="So many places of each board.", show_default=False)
    ] = 0,
    everybody: Annotated[bool, typer.Option("--everybody", help="All who played, team by team, instead.")] = False,
    after_round: Annotated[
        int, typer.Option(parser=o.from_one, metavar="N", help="After this round.", show_default=False)
    ] = 0,
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    *,
    request: Request,
) -> int:
    """Print the best scores on each board."""
    from pairwright.app.board_prizes import Belonging, BoardsAsked, By

    way, board = By(answers.known("order", by, BY)), Belonging(answers.known("kind of board", of, OF))
    asked = BoardsAsked(way, Belonging.LISTED if everybody else board, least_games, after_round)
    request = request._replace(format=answers.known_format(format, FORMATS))
    return run_over(files, request, _answer(asked, first, everybody=everybody))


def _answer(asked: BoardsAsked, first: int, *, everybody: bool) -> Act:
    def answer(file: str, reading: Reading, request: Request) -> Answer:
        from pairwright.app.board_prizes import board_prizes as scores_on_boards

        found = scores_on_boards(reading.tournament, asked)
        return Answer(_text(file, found, request, first, everybody=everybody), notices=found.notices)

    return answer


def _text(file: str, found: BoardPrizes, request: Request, first: int, *, everybody: bool) -> str:
    from pairwright.faces.board_prizes import board_csv, board_document, board_object, members_document
    from pairwright.faces.document import as_html, as_text

    if request.format == "csv":
        return board_csv(found)
    if request.format in ("json", "jsonl"):
        return answers.as_json(request, {"file": file, **board_object(found)})
    on = answers.canvas(request)
    document = members_document(found) if everybody else board_document(found, on.words, first)
    return as_html(document, request.language, on.words) if request.format == "html" else as_text(document, on)
