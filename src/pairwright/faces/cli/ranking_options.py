"""The options by which the commands that rank know what the arbiter wants, and what they make of them."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.errors import NotApplicable, Problem, UnknownCode, UnreadableFile, say
from pairwright.faces.cli.options import from_one, numbers
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

    from pairwright.app.standings import Ties, Wanted
    from pairwright.tiebreaks.event import Unrated

RANKING = "Ranking"
BY_HAND = "Decisions of the arbiter"
_LARGEST_RATING = 4000


def _option(name: str, metavar: str, help: str, panel: str = BY_HAND) -> object:
    return typer.Option(name, metavar=metavar, help=help, rich_help_panel=panel, show_default=False)


TieBreaks = Annotated[
    str,
    _option(
        "--tiebreaks",
        "LIST",
        "Tie-breaks in order: PTS,DE,BH/C1,BH. Otherwise those of the file (records 212, 202), or a preset.",
        RANKING,
    ),
]
Preset = Annotated[
    str, _option("--preset", "NAME", "A recommended list of tie-breaks, such as swiss-unrated.", RANKING)
]
RulesEdition = Annotated[
    str,
    _option(
        "--edition",
        "DATE",
        "Edition of the tie-break rules, such as 2026-03. Otherwise the one in force on the first day.",
        RANKING,
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
Swiss = Annotated[
    bool | None,
    typer.Option(
        "--swiss/--predetermined", help="How opponents meet. Otherwise as the file shows.", rich_help_panel=RANKING
    ),
]
Teams = Annotated[
    bool | None,
    typer.Option("--teams/--individuals", help="Whose standings. Otherwise as the file says.", rich_help_panel=RANKING),
]
UnratedRule = Annotated[
    str,
    _option(
        "--unrated",
        "RULE",
        "Players without a rating: drop (the tie-breaks by rating), ignore (them), or the rating they count with.",
        RANKING,
    ),
]
PlacesRule = Annotated[
    str, _option("--places", "RULE", "Of those whom nothing separates: shared, or by number.", RANKING)
]
Seed = Annotated[str, _option("--seed", "TEXT", "Draw lots for whom nothing separates, with this seed.")]
OrderByHand = Annotated[str, _option("--order", "NUMBERS", "The order of those whom nothing separates, such as 3,1,2.")]
External = Annotated[
    list[str] | None, _option("--external", "NAME=FILE", "Values of the tie-break OTHER_NAME: number,value a line.")
]
Expelled = Annotated[str, _option("--expelled", "NUMBERS", "Players who were expelled, such as 5,7.")]


def wanted(
    tiebreaks: TieBreaks = "",
    preset: Preset = "",
    edition: RulesEdition = "",
    after_round: AfterRound = 0,
    swiss: Swiss = None,
    teams: Teams = None,
    unrated: UnratedRule = "drop",
    places: PlacesRule = "shared",
    seed: Seed = "",
    external: External = None,
    expelled: Expelled = "",
) -> Wanted:
    """What these options ask for. Raises :class:`UnknownCode` and :class:`NotApplicable` for words and numbers that
    they do not take, ``OSError`` and :class:`~pairwright.errors.UnreadableFile` for files of values."""
    from pairwright.app.standings import Of, Wanted
    from pairwright.tiebreaks.event import Meeting

    treatment, rating = _unrated(unrated)
    return Wanted(
        tiebreaks,
        preset,
        edition,
        after_round,
        meeting=None if swiss is None else Meeting.SWISS if swiss else Meeting.PREDETERMINED,
        of=Of.ANNOUNCED if teams is None else Of.TEAMS if teams else Of.INDIVIDUALS,
        unrated=treatment,
        unrated_as=rating,
        seed=seed,
        external=_external(external or []),
        expelled=numbers("--expelled", expelled),
        ties=_ties(places),
    )


def by_hand(wanted: Wanted, order: str) -> Wanted:
    """The same with the arbiter's order of those whom nothing separates. Raises :class:`NotApplicable`."""
    return wanted._replace(by_hand=numbers("--order", order))


def _unrated(rule: str) -> tuple[Unrated, int]:
    """What becomes of tie-breaks by rating, and the rating that those without one count with."""
    from pairwright.tiebreaks.event import Unrated

    plain = rule.strip().lower()
    if plain.isdecimal() and 0 < int(plain[:9]) <= _LARGEST_RATING:
        return Unrated.AS, int(plain)
    known = {"drop": Unrated.DROP, "ignore": Unrated.IGNORE}
    if plain not in known:
        raise UnknownCode("rule for unrated players", rule, (*known, "1400"))
    return known[plain], 0


def _ties(rule: str) -> Ties:
    from pairwright.app.standings import Ties

    known = {"shared": Ties.SHARED, "number": Ties.BY_NUMBER}
    if rule not in known:
        raise UnknownCode("rule for places", rule, tuple(known))
    return known[rule]


def _external(given: list[str]) -> dict[str, dict[int, Fraction]]:
    """Values by the code of their tie-break. Raises as reading a file does."""
    from pairwright.app.external import read_values
    from pairwright.app.files import read_file

    values: dict[str, dict[int, Fraction]] = {}
    for text in given:
        name, sign, path = text.partition("=")
        if not (sign and name.strip() and path):
            raise NotApplicable("--external", say("expected NAME=FILE, not {text}", text=text))
        code = name.strip().upper().replace("-", "_")
        code = code if code.startswith("OTHER_") else f"OTHER_{code}"
        try:
            values[code] = read_values(read_file(path).decode("utf-8-sig", "replace"))
        except UnreadableFile as refused:
            raise UnreadableFile(tuple([_in_file(problem, path) for problem in refused.problems])) from None
    return values


def _in_file(problem: Problem, path: str) -> Problem:
    """It is not the tournament that has the problem."""
    return problem._replace(found=say("{found} in {file}", found=problem.found, file=path))
