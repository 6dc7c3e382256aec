"""``BH:MP/C1/P``: the codes of tie-breaks, and what they ask for (the descriptors of records 202 and 212).

``NAME[:MP|:GP][/variant]...`` in capitals or not; variants are ``/Cn`` cut of the n least significant values, ``/Mn``
median, ``/L+n`` or ``/L-n`` limit, ``/Kn`` divisor, ``/P`` forfeits as games played, ``/F`` by Fore Buchholz, ``/R``
reversed. The regulation writes the first ones with a hyphen (``BH-C1``); that is read too.
"""

from __future__ import annotations

from pairwright.catalogue import built_in, from_outside
from pairwright.errors import NotApplicable, Sentence, UnknownCode, say
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.tiebreaks.unplayed import Forfeits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pairwright.catalogue import Offer
    from pairwright.tiebreaks.base import TieBreak

POINTS = "PTS"
OTHER = "OTHER"
"""What codes of self-defined tie-breaks begin with: ``OTHER_NAME`` has its values from outside, or is the tie-break
``NAME`` that the regulation does not know."""
ALIASES = {"GE": "REP", "EMGP": "MPVGP"}
"""Names of earlier editions, or of other programs' files, for today's."""
_CUTS = (1, 2, 3)
LONG_NAMES = {
    "SOLKOFF": "BUCHHOLZ",
    "PERFORMANCE-NO-LIMIT": "PERFORMANCE",
    **{f"CUT-{number}": f"BUCHHOLZ/C{number}" for number in _CUTS},
    **{f"MEDIAN-{number}": f"BUCHHOLZ/M{number}" for number in _CUTS},
    **{f"PROGRESSIVE-CUT-{number}": f"PROGRESSIVE/C{number}" for number in _CUTS},
    **{f"ARO-CUT-{number}": f"AVERAGE-RATING/C{number}" for number in _CUTS},
}
"""Other names of the documents' methods, with the variant they mean."""
_NAMED_DIFFERENTLY = {"MPVGP": "MPvGP"}
_LARGEST = 99


class Asked(NamedTuple):
    """A tie-break as somebody asked for it. ``text`` is how it is written in tables and files."""

    text: str
    name: str
    score: str = ""
    """``MP`` or ``GP``; empty: the primary score."""
    cut: int = 0
    median: int = 0
    limit: int = 0
    """Steps of half a point."""
    divisor: int = 0
    forfeits_played: bool = False
    fore: bool = False
    reversed: bool = False

    @property
    def forfeits(self) -> Forfeits:
        """What forfeits are to it."""
        return Forfeits.GAMES if self.forfeits_played else Forfeits.UNPLAYED

    @property
    def variants(self) -> str:
        """The letters of :attr:`TieBreak.variants` that it uses."""
        given = zip(
            ":CMLKPFR",
            (self.score, self.cut, self.median, self.limit, self.divisor, *self[7:]),
            strict=True,
        )
        return "".join([letter for letter, value in given if value])


def parse(text: str) -> Asked:
    """What a code asks for. Raises :class:`UnknownCode` with the codes that look like it, :class:`NotApplicable` for
    a variant that the tie-break does not have."""
    name, given, score = _taken_apart(text)
    if name.startswith(f"{OTHER}-"):
        plain = name.removeprefix(f"{OTHER}-")
        if plain not in kinds():
            _look_outside()
        if plain not in kinds():
            return Asked(text.strip().upper(), OTHER)
        name = plain
    if name not in kinds():
        _look_outside()
    if name not in kinds():
        raise UnknownCode("tie-break", text.strip(), _nearest(name))
    kind = kinds()[name]
    asked = Asked("", name, score)
    for variant in given:
        before, asked = asked, _with_variant(asked, variant)
        if len(asked.variants) == len(before.variants):
            raise NotApplicable(text.strip(), say("/{variant} has another one of its kind before it", variant=variant))
    for letter in asked.variants:
        if letter not in kind.variants:
            raise NotApplicable(text.strip(), _no_such_variant(letter, kind))
    written = name if not score else f"{name}:{score}"
    return asked._replace(text="/".join([_NAMED_DIFFERENTLY.get(name, name) + written[len(name) :], *given]))


def parse_list(text: str) -> tuple[Asked, ...]:
    """The codes of a list with commas (also Arabic ones) or semicolons between, in order. Raises as :func:`parse`."""
    return tuple([parse(code) for code in text.replace(";", ",").replace("\u060c", ",").split(",") if code.strip()])


def kinds() -> dict[str, TieBreak]:
    """Every tie-break that is known so far, by its code in capitals: those in the house, and those of other packages
    once a code was asked for that is not in the house."""
    if not _KINDS:
        _add(built_in("tiebreak"))
    return _KINDS


def _look_outside() -> None:
    _add(from_outside("tiebreak"))


def _add(offers: Iterable[Offer]) -> None:
    for offer in offers:
        _KINDS.setdefault(offer.code.upper(), cast("TieBreak", offer))


_KINDS: dict[str, TieBreak] = {}


def _taken_apart(text: str) -> tuple[str, list[str], str]:
    """Name, variants and reference score."""
    plain = "".join([str(int(letter)) if letter.isdecimal() else letter for letter in text.strip().upper()])
    head, *given = plain.split("/")
    name, _, score = head.partition(":")
    name = name.strip().replace("_", "-")
    name, *meant = LONG_NAMES.get(name, name).split("/")
    given = meant + given
    stem, _, last = name.rpartition("-")
    if stem and last[:1] in ("C", "M") and last[1:].isdecimal() and name not in kinds():
        name = stem
        given.insert(0, last)
    if score not in ("", "MP", "GP"):
        raise UnknownCode("reference score", score, ("MP", "GP"))
    return ALIASES.get(name, name), [variant.strip() for variant in given], score


def _with_variant(asked: Asked, variant: str) -> Asked:
    letter, digits = variant[:1], variant[1:]
    if variant == "P":
        return asked._replace(forfeits_played=True)
    if variant == "F":
        return asked._replace(fore=True)
    if variant == "R":
        return asked._replace(reversed=True)
    below = letter == "L" and digits.startswith("-")
    if letter == "L":
        digits = digits.lstrip("+-")
    if not digits.isdecimal() or not 0 < int(digits) <= _LARGEST:
        raise UnknownCode("variant", f"/{variant}", _VARIANTS)
    number = int(digits)
    if letter == "C":
        return asked._replace(cut=number)
    if letter == "M":
        return asked._replace(median=number)
    if letter == "L":
        return asked._replace(limit=-number if below else number)
    if letter == "K":
        return asked._replace(divisor=number)
    raise UnknownCode("variant", f"/{variant}", _VARIANTS)


_VARIANTS = ("/C1", "/M1", "/L+1", "/L-1", "/K4", "/P", "/F", "/R")


def _no_such_variant(letter: str, kind: TieBreak) -> Sentence:
    names = {
        ":": "a reference score (:MP, :GP)",
        "C": "a cut (/C1)",
        "M": "a median (/M1)",
        "L": "a limit (/L+1)",
        "K": "a divisor (/K4)",
        "P": "forfeits as games (/P)",
        "F": "Fore Buchholz (/F)",
        "R": "the reverse order (/R)",
    }
    return say("{code} has no variant with {variant}", code=kind.code, variant=say(names[letter]))


def _nearest(name: str) -> tuple[str, ...]:
    from difflib import get_close_matches

    codes = [kind.code for kind in kinds().values()]
    found = get_close_matches(name, [code.upper() for code in codes], n=4, cutoff=0.3)
    return tuple([kinds()[code].code for code in found]) or tuple(sorted(codes))
