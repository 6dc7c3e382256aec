"""What a printed document was asked for with, and what it is made of."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.utils.translation import get_language

from pairwright.app.standings import Of
from pairwright.faces.desk.days import calendar_of
from pairwright.faces.desk.figures import At, last_finished
from pairwright.faces.desk.numerals import digits_of, with_digits
from pairwright.faces.desk.posted import whole_in
from pairwright.faces.desk.sitting import Sitting
from pairwright.formats.calendars import Calendar
from pairwright.lean import NamedTuple

SIZES = ("A4", "A5")
LANGUAGES = ("en", "fa", "ar", "tr")


class Asked(NamedTuple):
    """``round`` 0 where none is paired; ``also`` a second language (empty: none)."""

    sitting: Sitting
    round: int
    given_round: int
    language: str
    also: str
    size: str
    of: str
    by: str

    @property
    def at(self) -> At:
        """The standings meant: after the round, or as they stand."""
        of = Of.INDIVIDUALS if self.of == "players" else Of.ANNOUNCED
        return At(self.given_round, of)

    @property
    def calendar(self) -> Calendar:
        """In which the document has its days."""
        return calendar_of(self.language, self.sitting.event.look)

    def digits(self, number: object) -> str:
        """A number in running text, with the digits of the language."""
        return with_digits(str(number), digits_of(self.language, self.sitting.event.look).text)


class Paper(NamedTuple):
    """A document: its title, the part of the page that draws it with what that needs, and how wide its widest table is
    in tenths of an em (0: it fits). ``shape``: ``sheet`` has head and foot, ``bare`` fills the page itself; ``margin``
    (millimetres) is that of its pages."""

    title: str
    part: str
    context: dict[str, Any]
    widest: int = 0
    shape: str = "sheet"
    margin: int = 12
    titles: tuple[tuple[str, str], ...] = ()
    """The title in other languages: (code, text)."""


def asked_of(request: HttpRequest, sitting: Sitting) -> Asked:
    """From an address; what makes no sense there counts as not given."""
    given = request.GET
    number = whole_in(given.get("round", ""))
    current = sitting.event.round
    round_ = number if 0 < number <= current else current
    language = get_language() or "en"
    also = given.get("also", "")
    size = given.get("size", "")
    return Asked(
        sitting,
        round_,
        number if 0 < number <= last_finished(sitting.event.tournament) else 0,
        language,
        also if also in LANGUAGES and also != language else "",
        size if size in SIZES else SIZES[0],
        given.get("of", ""),
        given.get("by", ""),
    )
