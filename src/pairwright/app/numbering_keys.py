"""What pairing numbers can be given by, and what is usual for each system."""

from __future__ import annotations

from enum import Enum

from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.handbook.cards import MANUAL_SWISS
from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.handbook.dutch import DUTCH_1998, DUTCH_2009
from pairwright.handbook.lim import LIM_1999
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.initial_order import RatingMethod, Ratings

if TYPE_CHECKING:
    from collections.abc import Sequence


IMPLEMENTS = (
    *(DUTCH_1998["A2"], DUTCH_2009["A2"], LIM_1999["1"], MANUAL_SWISS["M2"]),
    *(DOUBLE_SWISS_2026["1.1"], ROUND_ROBIN["A1.2"]),
    *(OLYMPIAD_2007["7"], OLYMPIAD_2007["8"], OLYMPIAD_2007["9"]),
)


class Key(Enum):
    """What the order can be by."""

    SCORE = "score"
    """Points the players begin with (bonuses and penalties before round 1)."""
    RATING = "rating"
    TITLE = "title"
    NATIONAL = "national"
    """The national rating."""
    NAME = "name"
    ORDER = "order"
    """The arbiter's: those he names, in his order, before those he does not."""
    LOT = "lot"
    VARMA = "varma"
    """Varma's restricted draw by federation (C.05 annex 2), by itself."""
    AVERAGE = "average"
    """Of teams: the average of the four highest ratings."""
    FIFTH = "fifth"
    """Of teams: the fifth highest rating."""


OF_PLAYERS = (Key.SCORE, Key.RATING, Key.TITLE, Key.NATIONAL, Key.NAME, Key.ORDER, Key.LOT, Key.VARMA)
OF_TEAMS = (Key.AVERAGE, Key.FIFTH, Key.ORDER, Key.NAME, Key.LOT)
TODAY = (Key.RATING, Key.TITLE, Key.NAME)
"""C.04.2 art. 2.2, and Dutch of 1998 A2."""
_LIM = (Key.RATING, Key.TITLE, Key.NATIONAL, Key.LOT)
BY_SYSTEM = {
    "dutch-2009": (Key.RATING, Key.TITLE, Key.NATIONAL, Key.NAME),
    "lim": _LIM,
    "lim-maxi": _LIM,
    "manual-swiss": (Key.RATING, Key.ORDER, Key.LOT),
    "round-robin": (Key.ORDER, Key.LOT),
    "round-robin-by-hand": (Key.ORDER, Key.LOT),
}
"""Systems that have another order (Dutch of 2009 A2, Lim 1, by hand M2, round robins by lot)."""
NATIONAL_FOR_UNRATED = frozenset(["dutch-2009"])
"""Systems by which those without a rating stand by their national one, whatever their titles (A2 of 2009)."""
BY_TEAMS = (Key.AVERAGE, Key.FIFTH, Key.ORDER, Key.NAME)
"""Olympiad art. 8 and 9; the order of the previous Olympiad is given by hand."""


class Asked(NamedTuple):
    """How to number. Empty or 0 where nothing was said: then the system and the file (record 172) decide.

    ``order`` are present numbers in the arbiter's order; ``floor`` is the rating of team members without one.
    """

    keys: tuple[Key, ...] = ()
    order: tuple[int, ...] = ()
    seed: str = ""
    system: str = ""
    ratings: str = ""
    floor: int = 0


AS_USUAL = Asked()

_BY_NAME = {key.value: key for key in Key}


def keys_of(text: str) -> tuple[Key, ...]:
    """``rating,title,name`` as keys. Raises :class:`UnknownCode`, and :class:`NotApplicable` for one named twice."""
    found: list[Key] = []
    for word in text.split(","):
        plain = word.strip().lower()
        if plain not in _BY_NAME:
            raise UnknownCode("key", word.strip(), tuple(_BY_NAME))
        if _BY_NAME[plain] in found:
            raise NotApplicable("--by", say("{key} stands in it twice", key=plain))
        found.append(_BY_NAME[plain])
    return tuple(found)


def keys_to_use(asked: Asked, usual: tuple[Key, ...], possible: tuple[Key, ...]) -> tuple[Key, ...]:
    """Those asked for, else the usual ones. The arbiter's order goes first where it has no place of its own.

    Raises :class:`NotApplicable` for one that does not suit, and for an order that is not given.
    """
    keys = asked.keys or usual
    for key in keys:
        if key not in possible:
            names = ", ".join([one.value for one in possible])
            raise NotApplicable(f"--by {key.value}", say("there is {keys}", keys=names))
    if asked.order:
        return keys if Key.ORDER in keys else (Key.ORDER, *keys)
    if Key.ORDER in asked.keys:
        raise NotApplicable(f"--by {Key.ORDER.value}", say("the order is to be given (--order)"))
    return tuple([key for key in keys if key is not Key.ORDER])


def given_places(order: Sequence[int], numbers: Sequence[int], kind: str) -> dict[int, int]:
    """Places in the arbiter's order, from 0. Raises :class:`UnknownCode` for a number nobody has, and
    :class:`NotApplicable` for one named twice."""
    known = frozenset(numbers)
    places: dict[int, int] = {}
    for number in order:
        if number not in known:
            raise UnknownCode(kind, str(number))
        if number in places:
            raise NotApplicable("--order", say("number {number} stands in it twice", number=number))
        places[number] = len(places)
    return places


def rating_method(text: str) -> RatingMethod:
    """What record 172 says, or the user in its place: ``IRI NIDOF``, ``FIDE``. Raises :class:`UnknownCode`, and
    :class:`NotApplicable` for a method that has no code."""
    federation, _, code = text.strip().upper().rpartition(" ")
    if not code:
        return RatingMethod()
    if code == "OTHER":
        reason = say("the rating method of the tournament has no code (record 172): name one (--ratings)")
        raise NotApplicable(code, reason)
    for ratings in Ratings:
        if ratings.value == code:
            return RatingMethod(ratings, federation.strip())
    raise UnknownCode("rating method (record 172)", code, tuple([ratings.value for ratings in Ratings]))
