"""What no game decides: drawing of lots, an order given by hand, values from outside (C.07 art. 2.1, 4.1, 4.2).

**Drawing of lots.** The lots follow from the tournament and a seed, so that anybody can draw them again:

1. The *ticket* is this text in UTF-8, a line feed between its lines: ``LOT``; the seed; the name of the tournament; its
   first day; its last day (``YYYY/MM/DD``, empty where there is none); then for every player, in the order of their
   pairing numbers, the number, a blank and the name as it stands in the list.
2. The *draw* is the SHA-256 of the ticket, in hexadecimal digits of lower case.
3. The *slip* of a participant is the SHA-256 of the draw, a blank and his number (of a team: its number).
4. Slips in ascending order give the lots 1, 2, 3 ...; the lower lot comes first.

Whoever may choose the seed alone could choose the result: let it be something nobody knows when it is announced, as the
numbers of a public lottery or of dice thrown in front of the players.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from pairwright.errors import NotApplicable, Sentence, UnknownCode, say
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026, TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.acronym import OTHER
from pairwright.tiebreaks.base import Column, How, Part, TieBreak, Value, listed, natural, step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = (TIE_BREAKS_2026["4.1"], TIE_BREAKS_2026["4.2"], TIE_BREAKS_OF_THE_DOCUMENTS["T24"])


class Lot(TieBreak):
    """Drawing of lots, for what is tied when the list is at its end (art. 4.2)."""

    code = "LOT"
    title = "Drawing of lots"
    article = TIE_BREAKS_2026["4.2"]

    def column(self, event: Event, asked: Asked) -> Column:  # noqa: ARG002 - lots are lots
        numbers = event.table().numbers
        draw = draw_of(event)
        slips = [slip_of(draw, number) for number in numbers]
        order = sorted(range(len(numbers)), key=lambda position: (slips[position], numbers[position]))
        lots = [0] * len(numbers)
        for lot, position in enumerate(order, 1):
            lots[position] = lot

        def value(position: int) -> Value:
            drawn = "Lot {amount} of {count} was drawn: the slip begins with {slip}."
            told = step(drawn, lots[position], count=len(lots), slip=slips[position][:8])
            return Value(lots[position], (), How.LAST_STEP, (told,))

        return Column(lots, 1, 0, value, smaller_first=True)


def draw_of(event: Event) -> str:
    """The draw of the tournament: hexadecimal digits that follow from the tournament and the seed."""
    information = event.tournament.information
    players = sorted(event.tournament.players, key=lambda player: player.number)
    lines = ["LOT", event.terms.seed, information.name, information.start, information.end]
    lines += [f"{player.number} {player.name}" for player in players]
    return _sha256("\n".join(lines))


def slip_of(draw: str, number: int) -> str:
    """The slip of a participant: hexadecimal digits; the lowest comes first."""
    return _sha256(f"{draw} {number}")


def _sha256(text: str) -> str:
    from hashlib import sha256

    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


_IN_THE_ORDER = "In the order given by hand this is place {amount}."
_BEHIND_IT = "Not named in the order given by hand, and so behind those who are: place {amount}."


class ByHand(TieBreak):
    """The order the arbiter gave; who is not named comes after those who are, equal to each other."""

    code = "MANUAL"
    title = "Order given by hand"
    article = TIE_BREAKS_2026["2.1"]

    def column(self, event: Event, asked: Asked) -> Column:
        numbers = event.table().numbers
        given = event.terms.by_hand
        if not given:
            raise NotApplicable(asked.text, say("no order was given by hand: name the participants in their order"))
        order: dict[int, int] = {}
        for number in given:
            if number not in numbers:
                raise UnknownCode("team" if event.of_teams else "player", str(number))
            if number in order:
                raise NotApplicable(asked.text, say("number {number} stands in the order twice", number=number))
            order[number] = len(order) + 1
        places = [order.get(number, len(order) + 1) for number in numbers]

        def value(position: int) -> Value:
            named = numbers[position] in order
            told = step(_IN_THE_ORDER if named else _BEHIND_IT, places[position])
            return Value(places[position], (), How.LAST_STEP, (told,))

        return Column(places, 1, 0, value, smaller_first=True)


class FromOutside(TieBreak):
    """Values from outside under a code of their own (``OTHER_NAME``); the larger comes first."""

    code = OTHER
    title = "Value from outside"
    article = TIE_BREAKS_2026["4.1"]

    def column(self, event: Event, asked: Asked) -> Column:
        numbers = event.table().numbers
        given = _values(event, asked)
        missing = sorted([number for number in numbers if number not in given])
        if missing:
            raise NotApplicable(asked.text, _reason(missing))
        exact = [Fraction(given[number]) for number in numbers]
        scale = lcm(*[one.denominator for one in exact])
        totals = [one.numerator * (scale // one.denominator) for one in exact]

        def value(position: int) -> Value:
            total = natural(totals[position], scale)
            return Value(total, (Part(total, of=total),))

        return Column(totals, scale, _decimals(scale), value)


def _values(event: Event, asked: Asked) -> Mapping[int, Fraction | int]:
    """The values under this code, however it is written: capitals or not, a hyphen or an underscore."""
    for code, values in event.terms.external.items():
        if _plain(code) == _plain(asked.text):
            return values
    return {}


def _plain(code: str) -> str:
    return code.strip().upper().replace("_", "-")


def _decimals(scale: int) -> int:
    """Enough of them for every value, at most six."""
    return next((places for places in range(6) if 10**places % scale == 0), 6)


def _reason(missing: list[int]) -> Sentence:
    return say("its values come from outside, and there is none for {numbers}", numbers=listed(missing))


OFFERS = (Lot(), ByHand(), FromOutside())
