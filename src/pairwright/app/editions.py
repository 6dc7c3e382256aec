"""Which system, and which edition of its rules, a tournament is paired by.

What is said first decides: the user (``--system``, ``--edition``), the encoded type of the file (record 192), the
start date, and at last the newest edition.
"""

from __future__ import annotations

from pairwright.catalogue import find
from pairwright.errors import NotApplicable, Place, Problem, Sentence, Severity, UnknownCode, listing, say
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament, gregorian_day, written_day
from pairwright.state.acceleration import BAKU_SUFFIX

if TYPE_CHECKING:
    from pairwright.pairing.base import PairingSystem
    from pairwright.pairing.systems.scheveningen import Scheveningen
    from pairwright.pairing.systems.skalitzka import Skalitzka
    from pairwright.pairing.systems.team_swiss import TeamSwiss

EDITIONS = {
    "dutch": (("2026/02/01", "2026"), ("", "2017")),
    "dubov": (("", "2026"),),
    "burstein": (("", "2026"),),
    "team-swiss": (("2026/02/01", "2026"), ("", "2024")),
}
"""Families whose rules changed: (in force from, edition), newest first; editions of old documents have to be named. The
others have one edition, without a year."""

NAMES = {"FIDE_DUTCH_2025": "FIDE_DUTCH_2026", "FIDE_DOUBLESWISS": "DOUBLE_SWISS"}
"""Other spellings of encoded types."""

OWN = "CUSTOM_SWISS_"
"""What the encoded types of systems begin with for which the format has none: ``CUSTOM_SWISS_LIM``."""

OWN_OF_TEAMS = "CUSTOM_TEAM_SWISS_"
"""The same for teams: ``CUSTOM_TEAM_SWISS_OLYMPIAD_2007``."""

TEAM_SWISS = "FIDE_TEAM_TYPEA_MP_GP"
"""What ``FIDE_TEAM`` alone means."""

KNOCKOUT = "knockout"

ENCODED = frozenset(["dutch-2017", "dutch-2026", "dubov-2026", "burstein-2026"])
"""Codes of the systems for which it has one."""


class Chosen(NamedTuple):
    """A system, and what the arbiter should know about the choice."""

    system: PairingSystem
    notices: tuple[Problem, ...]


def choose(tournament: Tournament, system: str = "", edition: str = "") -> Chosen:
    """The system to pair by.

    ``system`` is a code of the catalogue (``dutch-2026``), a family (``dutch``) or an encoded type
    (``FIDE_DUTCH_2026``); ``edition`` a year. Raises :class:`NotApplicable` for one that is not built,
    :class:`UnknownCode` for one that nobody knows.
    """
    announced = encoded_type(tournament)
    asked = system or announced or _usual(tournament)
    family, year = split_code(asked)
    year = edition or year
    notices: list[Problem] = []
    if not year and family in EDITIONS:
        start = tournament.information.start
        year = _edition_by_date(family, start)
        taken = _why_taken(f"{family}-{year}", start, named=bool(system or announced))
        notices += [_notice(sentence) for sentence in taken]
    code = f"{family}-{year}" if year else family
    return Chosen(_built(code, asked, told=bool(system or edition)), tuple(notices))


def encoded_type(tournament: Tournament) -> str:
    """The encoded type the tournament announces (record 192), in capitals, without its acceleration."""
    return tournament.system.strip().upper().removesuffix(BAKU_SUFFIX)


def code_of(tournament: Tournament, system: str = "") -> str:
    """The code of the system by which the tournament is paired, whether it is built or not: the one asked for, the one
    announced, or the Dutch one; of a family whose rules changed the edition in force on the first day."""
    family, year = split_code(system or encoded_type(tournament) or _usual(tournament))
    if not year and family in EDITIONS:
        year = _edition_by_date(family, tournament.information.start)
    return f"{family}-{year}" if year else family


def _usual(tournament: Tournament) -> str:
    """The family taken where none is named."""
    return "team-swiss" if is_team_event(tournament) else "dutch"


def split_code(text: str) -> tuple[str, str]:
    """Family and year: ``("dutch", "2026")`` from ``dutch-2026``, ``FIDE_DUTCH_2026`` or ``FIDE_DUTCH_2026_BAKU``."""
    plain = text.strip().upper().removesuffix(BAKU_SUFFIX)
    plain = NAMES.get(plain, plain)
    if "ROUNDROBIN" in plain:
        return _round_robin(plain), ""
    if "SCHEVENINGEN" in plain:
        return "scheveningen-balanced" if "BALANCED" in plain else "scheveningen", ""
    if "KNOCKOUT" in plain:
        return "knockout", ""
    if plain == "FIDE_TEAM" or plain.startswith("FIDE_TEAM_"):
        year = plain.rpartition("_")[2]
        return "team-swiss", year if year.isdecimal() else ""
    plain = plain.removeprefix(OWN_OF_TEAMS)
    plain = plain.removeprefix("FIDE_").removeprefix(OWN).replace("CUSTOM_SKALITZKA", "SKALITZKA")
    name = plain.lower().replace("_", "-")
    family, _, year = name.rpartition("-")
    if family and len(year) == 4 and year.isdecimal():
        return family, year
    return name, ""


def _round_robin(announced: str) -> str:
    """The system of a round robin: by the table, by hand, or one with a name of its own."""
    from pairwright.pairing.systems.round_robin.terms import is_by_hand, is_round_robin

    if is_round_robin(announced):
        return "round-robin"
    return "round-robin-by-hand" if is_by_hand(announced) else announced.lower().replace("_", "-")


def _edition_by_date(family: str, start: str) -> str:
    """The edition in force on the first day; the newest if that is not known."""
    day = gregorian_day(start)
    if not day:
        return EDITIONS[family][0][1]
    return next(year for since, year in EDITIONS[family] if day >= since)


def _why_taken(code: str, start: str, *, named: bool) -> list[Sentence]:
    """What the tournament leaves open, and what is taken; nothing for a named system and a first day."""
    if gregorian_day(start):
        template = (
            "no pairing system is named (record 192): {code} is taken, the edition in force when the tournament began "
            "({start})"
        )
        return [] if named else [say(template, code=code, start=start)]
    template = "{unknown}: {code} is taken, the newest edition"
    if not named:
        template = "no pairing system is named (record 192), and {unknown}: {code} is taken, the newest edition"
    return [say(template, code=code, unknown=_unknown_day(start))]


def _unknown_day(start: str) -> Sentence:
    if written_day(start):
        return say("{start} is no date of the Gregorian calendar", start=start)
    return say("the first day is not known (record 042)")


def announcement(tournament: Tournament, chosen: PairingSystem) -> str:
    """An encoded type (record 192) by which the tournament is paired by this system, and nothing is left to say:
    its own, one without a year (which most programs read), or one with it; with its acceleration."""
    if split_code(tournament.system) == split_code(chosen.code):
        return tournament.system
    family, year = split_code(chosen.code)
    suffix = BAKU_SUFFIX if tournament.system.strip().upper().endswith(BAKU_SUFFIX) else ""
    if family.startswith("round-robin"):
        from pairwright.pairing.systems.round_robin.terms import BY_HAND, of_teams, terms_of
        from pairwright.pairing.systems.round_robin.terms import encoded as encoded_terms

        announced = BY_HAND if family.endswith("by-hand") else encoded_terms(terms_of(tournament))
        return announced if tournament.matches is None else of_teams(announced)
    if family.startswith(("scheveningen", "skalitzka")):
        return cast("Scheveningen | Skalitzka", chosen).announcement(tournament)
    if family == "team-swiss":
        in_force = _edition_by_date(family, tournament.information.start)
        dated = "" if year == in_force else f"_{year}"
        if not dated and split_code(tournament.system) == (family, ""):
            return tournament.system
        return cast("TeamSwiss", chosen).announcement(tournament) + dated + suffix
    if family == KNOCKOUT:
        return "CUSTOM_TEAM_KNOCKOUT" if tournament.matches is not None else encoded(KNOCKOUT)
    if tournament.matches is not None:
        return OWN_OF_TEAMS + chosen.code.upper().replace("-", "_") + suffix
    if chosen.code not in ENCODED:
        return f"{encoded(chosen.code)}{suffix}"
    plain = f"FIDE_{family.upper()}"
    start = tournament.information.start
    by_date = _edition_by_date(family, start) if gregorian_day(start) or len(EDITIONS[family]) == 1 else ""
    for announced in (tournament.system, f"{plain}{suffix}"):
        named, dated = split_code(announced)
        if named == family and (dated or by_date) == year:
            return announced
    return f"{plain}_{year}{suffix}"


def encoded(code: str) -> str:
    """The encoded type of a system, with its edition where the format has types for editions."""
    if code == "double-swiss":
        return "FIDE_DOUBLESWISS"
    family, _ = split_code(code)
    if family == KNOCKOUT:
        return "CUSTOM_KNOCKOUT"
    if family == "team-swiss":
        return TEAM_SWISS
    if family == "olympiad":
        return OWN_OF_TEAMS + code.upper().replace("-", "_")
    if code in ENCODED and len(EDITIONS[family]) == 1:
        return f"FIDE_{family.upper()}"
    return ("FIDE_" if code in ENCODED else OWN) + code.upper().replace("-", "_")


def _built(code: str, asked: str, *, told: bool) -> PairingSystem:
    try:
        return cast("PairingSystem", find("system", code))
    except UnknownCode:
        from pairwright.catalogue import discover

        codes = tuple(sorted(offer.code for offer in discover("system")))
        if told and not code.startswith(FAMILIES):
            raise UnknownCode("system", asked, codes) from None
        what = _NOT_BUILT if told else _ANNOUNCED_NOT_BUILT
        raise NotApplicable(code, say(what, codes=listing(codes))) from None


FAMILIES = (
    "dutch",
    "manual",
    "dubov",
    "burstein",
    "lim",
    "double",
    "team",
    "olympiad",
    "knockout",
    "custom",
    "berger",
    "round",
    "schiller",
    "scheveningen",
    "skalitzka",
)
"""What the names of the regulations' systems begin with; those not built are refused by name."""

_NOT_BUILT = "this system is not built yet; there is {codes}"
_ANNOUNCED_NOT_BUILT = (
    "the tournament is to be paired by this system, which is not built yet; there is {codes}. "
    "To pair it by another one, name it (--system, --edition)"
)


def _notice(found: Sentence) -> Problem:
    return Problem("edition", Severity.NOTICE, Place(), found)
