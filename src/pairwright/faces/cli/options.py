"""The options that commands share, each described once."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.app.commands import Given
from pairwright.app.prepare import OpenGamesAre
from pairwright.errors import UnknownCode
from pairwright.faces.cli.batch import Request
from pairwright.faces.cli.output import Existing
from pairwright.faces.wording import choose_language
from pairwright.formats.base import Strictness
from pairwright.model.colour import Colour

RULES = "What the file does not say"
RANKING = "Ranking"
READING = "Reading"
WRITING = "Writing"

File = Annotated[str, typer.Argument(metavar="FILE", help="A tournament; - for standard input.", show_default=False)]
Files = Annotated[
    list[str],
    typer.Argument(
        metavar="FILE...",
        help="Tournaments: files, folders, .zip archives; - for standard input.",
        show_default=False,
    ),
]


def from_one(value: int | str) -> int:
    """A number the user gives counts from 1; the 0 that stands for none given is the program's own."""
    if isinstance(value, str) and not (value.isdecimal() and len(value) < 10 and int(value)):
        raise typer.BadParameter(f"{value} is not a number from 1 up")
    return int(value)


def _round_option(help: str) -> object:
    return typer.Option("--round", metavar="N", parser=from_one, help=help, show_default=False)


RoundToPair = Annotated[int, _round_option("The round. Otherwise the next one.")]
RoundToCheck = Annotated[int, _round_option("This round only. Otherwise all that are paired.")]
RoundOfResults = Annotated[int, _round_option("The round. Otherwise the last one paired.")]
System = Annotated[
    str,
    typer.Option(
        metavar="CODE",
        help="Pairing system: dutch, dubov-1997, lim (see: pairwright systems). Otherwise the file decides.",
        rich_help_panel=RULES,
        show_default=False,
    ),
]
Edition = Annotated[
    str,
    typer.Option(
        metavar="YEAR",
        help="Edition of its rules, such as 2026. Otherwise the file, its start date, or the newest.",
        rich_help_panel=RULES,
        show_default=False,
    ),
]
TieBreaks = Annotated[
    str,
    typer.Option(
        "--tiebreaks",
        metavar="LIST",
        help="Tie-breaks in order: PTS,DE,BH/C1,BH. Otherwise those of the file (records 212, 202), or a preset.",
        rich_help_panel=RANKING,
        show_default=False,
    ),
]
Preset = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        help="A recommended list of tie-breaks, such as swiss-unrated.",
        rich_help_panel=RANKING,
        show_default=False,
    ),
]
RulesEdition = Annotated[
    str,
    typer.Option(
        "--edition",
        metavar="DATE",
        help="Edition of the tie-break rules, such as 2026-03. Otherwise the one in force on the first day.",
        rich_help_panel=RANKING,
        show_default=False,
    ),
]
AfterRound = Annotated[
    int,
    typer.Option(
        "--after-round",
        metavar="N",
        parser=from_one,
        help="As it was after this round. Otherwise after the last one paired.",
        rich_help_panel=RANKING,
        show_default=False,
    ),
]
Rounds = Annotated[
    int,
    typer.Option(
        metavar="N", min=0, help="Number of rounds of the tournament.", rich_help_panel=RULES, show_default=False
    ),
]
InitialColour = Annotated[
    str,
    typer.Option(
        metavar="white|black",
        help="Colour drawn by lot before round 1.",
        rich_help_panel=RULES,
        show_default=False,
    ),
]
Adjourned = Annotated[
    bool,
    typer.Option(
        "--adjourned",
        help="Register games without a result as adjourned: draws for pairing only.",
        rich_help_panel=RULES,
    ),
]
Strict = Annotated[
    bool,
    typer.Option(
        "--strict/--lenient",
        help="Refuse a file with any fault, or mend what can be mended and say so. If both are given, the last counts.",
        rich_help_panel=READING,
    ),
]
Encoding = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        help="Encoding of the file, such as cp1256. Otherwise it is found out.",
        rich_help_panel=READING,
        show_default=False,
    ),
]
Output = Annotated[
    str,
    typer.Option(
        "-o",
        "--output",
        metavar="OUT",
        help="Write to this file instead of standard output.",
        rich_help_panel=WRITING,
        show_default=False,
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if it exists.", rich_help_panel=WRITING)]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="CODE",
        help="Language of messages.",
        rich_help_panel=WRITING,
        callback=choose_language,
        is_eager=True,
    ),
]


def format_option(*codes: str) -> object:
    """The ``--format`` of a command."""
    return typer.Option("--format", metavar="CODE", help=f"{', '.join(codes)}.", rich_help_panel=WRITING)


def given(
    system: str = "", edition: str = "", rounds: int = 0, initial_colour: str = "", *, adjourned: bool = False
) -> Given:
    """What the user says beside the file. Raises :class:`UnknownCode` for a colour there is not."""
    games = OpenGamesAre.ADJOURNED if adjourned else OpenGamesAre.REFUSED
    return Given(system, edition, rounds, colour(initial_colour), games)


def colour(word: str) -> Colour:
    """White, Black, or none for an empty word. Raises :class:`UnknownCode`."""
    colours = {"": Colour.NONE, "w": Colour.WHITE, "b": Colour.BLACK, "white": Colour.WHITE, "black": Colour.BLACK}
    try:
        return colours[word.lower()]
    except KeyError:
        raise UnknownCode("colour", word, ("white", "black")) from None


def reading(request: Request, *, strict: bool, encoding: str, lang: str) -> Request:
    """The request with the options of reading."""
    strictness = Strictness.STRICT if strict else Strictness.LENIENT
    return request._replace(strictness=strictness, encoding=encoding, language=lang)


def writing(request: Request, output: str, *, force: bool) -> Request:
    """The request with the options of writing."""
    return request._replace(output=output or "-", existing=Existing.REPLACED if force else Existing.KEPT)
