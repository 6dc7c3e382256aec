"""The command ``standings``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.app.external import read_values
from pairwright.app.files import read_file
from pairwright.app.standings import Of, Ties, Wanted
from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request, run_over
from pairwright.faces.cli.standings_answers import FORMATS, WITH_WORKING, standings_answer
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.event import Meeting, Unrated

if TYPE_CHECKING:
    from fractions import Fraction

BY_HAND = "Decisions of the arbiter"
_LARGEST_RATING = 4000


def _option(name: str, metavar: str, help: str, panel: str = BY_HAND) -> object:
    return typer.Option(name, metavar=metavar, help=help, rich_help_panel=panel, show_default=False)


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
    swiss: Annotated[
        bool | None,
        typer.Option(
            "--swiss/--predetermined",
            help="How opponents meet. Otherwise as the file shows.",
            rich_help_panel=o.RANKING,
        ),
    ] = None,
    teams: Annotated[
        bool | None,
        typer.Option(
            "--teams/--individuals", help="Whose standings. Otherwise as the file says.", rich_help_panel=o.RANKING
        ),
    ] = None,
    unrated: Annotated[
        str,
        _option(
            "--unrated",
            "RULE",
            "Players without a rating: drop (the tie-breaks by rating), ignore (them), or the rating they count with.",
            o.RANKING,
        ),
    ] = "drop",
    places: Annotated[
        str, _option("--places", "RULE", "Of those whom nothing separates: shared, or by number.", o.RANKING)
    ] = "shared",
    seed: Annotated[str, _option("--seed", "TEXT", "Draw lots for whom nothing separates, with this seed.")] = "",
    order: Annotated[
        str, _option("--order", "NUMBERS", "The order of those whom nothing separates, such as 3,1,2.")
    ] = "",
    external: Annotated[
        list[str] | None, _option("--external", "NAME=FILE", "Values of the tie-break OTHER_NAME: number,value a line.")
    ] = None,
    expelled: Annotated[str, _option("--expelled", "NUMBERS", "Players who were expelled, such as 5,7.")] = "",
    rounds: o.Rounds = 0,
    strict: o.Strict = False,
    encoding: o.Encoding = "",
    output: o.Output = "",
    force: o.Force = False,
    lang: o.Language = "en",
) -> int:
    """Print the standings."""
    answers.known_format(format, FORMATS)
    if explain and format not in WITH_WORKING:
        raise NotApplicable("--explain", say("it goes with --format {formats}", formats=", ".join(WITH_WORKING)))
    treatment, rating = _unrated(unrated)
    wanted = Wanted(
        tiebreaks,
        preset,
        edition,
        after_round,
        meeting=None if swiss is None else Meeting.SWISS if swiss else Meeting.PREDETERMINED,
        of=Of.ANNOUNCED if teams is None else Of.TEAMS if teams else Of.INDIVIDUALS,
        unrated=treatment,
        unrated_as=rating,
        seed=seed,
        by_hand=_numbers("--order", order),
        external=_external(external or []),
        expelled=_numbers("--expelled", expelled),
        ties=_ties(places),
    )
    request = Request(format=format, given=o.given(rounds=rounds))
    request = o.writing(o.reading(request, strict=strict, encoding=encoding, lang=lang), output, force=force)
    return run_over(files, request, standings_answer(wanted, explain))


def _unrated(rule: str) -> tuple[Unrated, int]:
    """What becomes of tie-breaks by rating, and the rating that those without one count with."""
    plain = rule.strip().lower()
    if plain.isascii() and plain.isdecimal() and 0 < int(plain[:9]) <= _LARGEST_RATING:
        return Unrated.AS, int(plain)
    known = {"drop": Unrated.DROP, "ignore": Unrated.IGNORE}
    if plain not in known:
        raise UnknownCode("rule for unrated players", rule, (*known, "1400"))
    return known[plain], 0


def _ties(rule: str) -> Ties:
    known = {"shared": Ties.SHARED, "number": Ties.BY_NUMBER}
    if rule not in known:
        raise UnknownCode("rule for places", rule, tuple(known))
    return known[rule]


def _numbers(option: str, text: str) -> tuple[int, ...]:
    """Pairing numbers with commas or blanks between them."""
    parts = text.replace(",", " ").replace(";", " ").split()
    for part in parts:
        if not (part.isascii() and part.isdecimal() and len(part) < 10):
            raise NotApplicable(option, say("{part} is no pairing number", part=part))
    return tuple(map(int, parts))


def _external(given: list[str]) -> dict[str, dict[int, Fraction]]:
    """Values by the code of their tie-break. Raises as reading a file does."""
    values: dict[str, dict[int, Fraction]] = {}
    for text in given:
        name, sign, path = text.partition("=")
        if not (sign and name.strip() and path):
            raise NotApplicable("--external", say("expected NAME=FILE, not {text}", text=text))
        code = name.strip().upper().replace("-", "_")
        code = code if code.startswith("OTHER_") else f"OTHER_{code}"
        values[code] = read_values(read_file(path).decode("utf-8-sig", "replace"))
    return values
