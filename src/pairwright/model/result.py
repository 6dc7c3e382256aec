r"""Every result code, and the facts the rules ask of it.

Two questions are at the heart of it: *was it played* (colours, opponents, tie-breaks), and
*did the player take part in the pairing* (numbers, numbering of arrivals). What it is worth
is a matter of the :class:`~pairwright.model.scoring.Scoring`; what it counts as is its :class:`Worth`.

====  ===========================  ======  =========  =====  =============
code  meaning                      played  took part  rated  worth
====  ===========================  ======  =========  =====  =============
1     win                          yes     yes        yes    WIN
=     draw                         yes     yes        yes    DRAW
0     loss                         yes     yes        yes    LOSS
W     win, not rated               yes     yes        no     WIN
D     draw, not rated              yes     yes        no     DRAW
L     loss, not rated              yes     yes        no     LOSS
\+    forfeit win                  no      yes        no     FORFEIT_WIN
\-    forfeit loss                 no      yes        no     FORFEIT_LOSS
U     pairing-allocated bye        no      yes        no     PAIRING_BYE
F     full-point bye               no      no         no     FULL_BYE
H     half-point bye               no      no         no     HALF_BYE
Z     zero-point bye, absence      no      no         no     ABSENCE
?     adjourned: a draw so far     yes     yes        no     UNKNOWN
\*    paired, no result yet        no      yes        no     UNKNOWN
====  ===========================  ======  =========  =====  =============
"""

from __future__ import annotations

from enum import Enum


class Worth(Enum):
    """Which value of the scoring a result earns."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    FORFEIT_WIN = "forfeit win"
    FORFEIT_LOSS = "forfeit loss"
    PAIRING_BYE = "pairing-allocated bye"
    FULL_BYE = "full-point bye"
    HALF_BYE = "half-point bye"
    ABSENCE = "absence"
    UNKNOWN = "unknown"


class Result(Enum):
    """A result of one player in one round; the value is the code of the file format."""

    WIN = ("1", True, True, True, Worth.WIN)
    DRAW = ("=", True, True, True, Worth.DRAW)
    LOSS = ("0", True, True, True, Worth.LOSS)
    UNRATED_WIN = ("W", True, True, False, Worth.WIN)
    UNRATED_DRAW = ("D", True, True, False, Worth.DRAW)
    UNRATED_LOSS = ("L", True, True, False, Worth.LOSS)
    FORFEIT_WIN = ("+", False, True, False, Worth.FORFEIT_WIN)
    FORFEIT_LOSS = ("-", False, True, False, Worth.FORFEIT_LOSS)
    PAIRING_BYE = ("U", False, True, False, Worth.PAIRING_BYE)
    FULL_BYE = ("F", False, False, False, Worth.FULL_BYE)
    HALF_BYE = ("H", False, False, False, Worth.HALF_BYE)
    ABSENT = ("Z", False, False, False, Worth.ABSENCE)
    ADJOURNED = ("?", True, True, False, Worth.UNKNOWN)
    PENDING = ("*", False, True, False, Worth.UNKNOWN)

    __hash__ = object.__hash__  # members are singletons: identity is enough, and quick in tables

    def __init__(self, code: str, played: bool, took_part: bool, rated: bool, worth: Worth) -> None:
        self.code = code
        self.played = played
        self.took_part = took_part
        self.rated = rated
        self.worth = worth

    @property
    def is_bye(self) -> bool:
        """True for every entry that has no opponent by nature (U, F, H, Z)."""
        return self in _BYES


_BYES = (Result.PAIRING_BYE, Result.FULL_BYE, Result.HALF_BYE, Result.ABSENT)
RESULTS: dict[str, Result] = {result.code: result for result in Result}
"""Result by code."""
