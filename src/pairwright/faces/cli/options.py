"""The options that commands share, each described once."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from pairwright.app.commands import Given
from pairwright.app.prepare import OpenGamesAre
from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.faces.cli.batch import Request
from pairwright.faces.cli.output import Existing
from pairwright.faces.wording import VARIABLE, choose_language
from pairwright.formats.base import Strictness
from pairwright.model.colour import Colour

RULES = "What the file does not say"
READING = "Reading"
WRITING = "Writing"
_SEPARATORS = dict.fromkeys(map(ord, ",;\u060c"), " ")

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


def _language_option(**more: Any) -> object:
    return typer.Option(
        "--lang",
        "--language",
        metavar="CODE",
        help="Language of messages: en, ar, fa, tr.",
        rich_help_panel=WRITING,
        callback=choose_language,
        is_eager=True,
        **more,
    )


Language = Annotated[str, _language_option()]
LanguageOfProgram = Annotated[str, _language_option(envvar=VARIABLE)]
"""Before the command, where the environment may name it as well; the option of a command goes before both."""


def format_option(*codes: str) -> object:
    """The ``--format`` of a command."""
    return typer.Option("--format", metavar="CODE", help=f"{', '.join(codes)}.", rich_help_panel=WRITING)


def said(
    system: System = "",
    edition: Edition = "",
    rounds: Rounds = 0,
    initial_colour: InitialColour = "",
    adjourned: Adjourned = False,
) -> Given:
    """What the user says beside the file. Raises :class:`UnknownCode` for a colour there is not."""
    games = OpenGamesAre.ADJOURNED if adjourned else OpenGamesAre.REFUSED
    return Given(system, edition, rounds, colour(initial_colour), games)


def length(rounds: Rounds = 0) -> Given:
    """The same of what has no rules of pairing in it."""
    return Given(rounds=rounds)


def frame(rounds: Rounds = 0, initial_colour: InitialColour = "") -> Given:
    """The same of what a file should say before it is used or written. Raises :class:`UnknownCode` as :func:`said`."""
    return Given(rounds=rounds, initial_colour=colour(initial_colour))


def colour(word: str) -> Colour:
    """White, Black, or none for an empty word. Raises :class:`UnknownCode`."""
    colours = {"": Colour.NONE, "w": Colour.WHITE, "b": Colour.BLACK, "white": Colour.WHITE, "black": Colour.BLACK}
    try:
        return colours[word.lower()]
    except KeyError:
        raise UnknownCode("colour", word, ("white", "black")) from None


def request(
    strict: Strict = False, encoding: Encoding = "", output: Output = "", force: Force = False, lang: Language = "en"
) -> Request:
    """How to read, and where to write."""
    strictness = Strictness.STRICT if strict else Strictness.LENIENT
    return answer(output, force, lang)._replace(strictness=strictness, encoding=encoding)


def answer(output: Output = "", force: Force = False, lang: Language = "en") -> Request:
    """Where to write, of commands that read nothing."""
    existing = Existing.REPLACED if force else Existing.KEPT
    return Request(output=output or "-", existing=existing, language=lang)


def numbers(option: str, text: str) -> tuple[int, ...]:
    """Pairing numbers, in any digits, with commas or blanks between them. Raises :class:`NotApplicable`."""
    parts = text.translate(_SEPARATORS).split()
    for part in parts:
        if not (part.isdecimal() and len(part) < 10):
            raise NotApplicable(option, say("{part} is no pairing number", part=part))
    return tuple(map(int, parts))
