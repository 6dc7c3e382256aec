"""Editions of the tie-break rules: what differs between them, as values chosen by date."""

from __future__ import annotations

from enum import Enum

from pairwright.errors import UnknownCode
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.points import Points
from pairwright.tiebreaks.unplayed import (
    all_unplayed_drawn,
    own_score,
    own_score_capped,
    seen_by_opponents,
    virtual_opponent,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from pairwright.tiebreaks.crosstable import CrossTable
    from pairwright.tiebreaks.unplayed import Category


class AmongLowest(Enum):
    """Which product a cut of Sonneborn-Berger removes when several opponents have the lowest score."""

    LOWEST_PRODUCT = "lowest product"
    WORST_RESULT = "worst result"


class Rules(NamedTuple):
    """One edition. Dates are ``YYYY/MM/DD``, the last one empty while it is in force."""

    code: str
    since: str
    seen: Callable[[CrossTable], list[Points]]
    """Scores as opponents see them."""
    dummy: Callable[[CrossTable, list[Points], int, int, Category], Points]
    """Score of the opponent in one's own unplayed round."""
    unknown: frozenset[str]
    """Tie-breaks that came later; with ``/F`` only over Fore Buchholz."""
    spares_given_up_rounds: bool
    """Whether a cut removes the lowest voluntarily unplayed round first (art. 16.5)."""
    among_lowest: AmongLowest
    bars_buchholz: bool
    """Whether the Buchholz family is barred in predetermined pairings."""
    counts_forfeit_losses: bool
    """Whether in predetermined pairings forfeit losses count as played in the participant's own record (art. 7)."""
    secondary_if_all_tied: bool
    """Whether extended direct encounter takes the secondary score only if all of the group are still tied (else: if
    the primary score broke no tie, art. 13.3)."""


_NEW_2026 = frozenset(["STD", "TPN", "RTNG", "AOB/F"])
_CHAINS = frozenset(["EDEBT", "EDEBB", "EDET", "EDEB"])
NEWEST = Rules(
    "2026-03",
    "2026/03/01",
    seen_by_opponents,
    own_score_capped,
    frozenset(),
    True,
    AmongLowest.LOWEST_PRODUCT,
    True,
    False,
    False,
)
FROM_2024 = NEWEST._replace(
    code="2024-08",
    since="2024/08/01",
    dummy=own_score,
    unknown=_NEW_2026 | _CHAINS,
    bars_buchholz=False,
    counts_forfeit_losses=True,
)
FROM_2023 = FROM_2024._replace(
    code="2023-09", since="2023/09/01", among_lowest=AmongLowest.WORST_RESULT, secondary_if_all_tied=True
)
BEFORE_2023 = FROM_2023._replace(
    code="pre-2023",
    since="",
    seen=all_unplayed_drawn,
    dummy=virtual_opponent,
    spares_given_up_rounds=False,
)
EDITIONS = (NEWEST, FROM_2024, FROM_2023, BEFORE_2023)
"""Newest first."""


def edition(code: str) -> Rules:
    """The edition with this code; a year alone names the one of that year. Raises :class:`UnknownCode`."""
    for rules in EDITIONS:
        if code.strip().lower() in (rules.code, rules.code[:4]):
            return rules
    raise UnknownCode("edition of the tie-break rules", code, tuple([rules.code for rules in EDITIONS]))


def edition_of(day: str) -> Rules:
    """The edition in force on a day (``YYYY/MM/DD``); the newest if it is not known."""
    if not day:
        return NEWEST
    return next(rules for rules in EDITIONS if day >= rules.since)
