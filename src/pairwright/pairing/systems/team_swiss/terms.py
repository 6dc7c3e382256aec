"""What the rules of a competition settle, as its encoded type says it (record 192): articles 1.2 and 1.7.

::

    FIDE_TEAM_TYPEB_GP_MP    type B, game points pair, match points decide who is the first team
    FIDE_TEAM_MP             no colour preferences, match points pair, the number decides
    FIDE_TEAM                what is usual: FIDE_TEAM_TYPEA_MP_GP
"""

from __future__ import annotations

from enum import Enum

from pairwright.errors import NotApplicable, say
from pairwright.handbook.swiss import ACCELERATION
from pairwright.lean import NamedTuple
from pairwright.model.matches import primary_score
from pairwright.model.tournament import Tournament
from pairwright.state.acceleration import BAKU_SUFFIX

IMPLEMENTS = (ACCELERATION["1.1"],)

SCORES = ("MP", "GP")


class Preferences(Enum):
    """The types of colour preferences of article 1.7."""

    TYPE_A = "TYPEA"
    TYPE_B = "TYPEB"
    NONE = ""


class Terms(NamedTuple):
    """``primary`` is the score that pairs; ``secondary`` the one that decides who is the first team of a pair (article
    4.2), empty if the rules exclude it."""

    preferences: Preferences = Preferences.TYPE_A
    primary: str = "MP"
    secondary: str = "GP"


def terms_of(tournament: Tournament) -> Terms:
    """The terms of a competition. Raises :class:`NotApplicable` for a type that is none, and for Baku acceleration by
    game points."""
    announced = tournament.system.strip().upper()
    plain = announced.removesuffix(BAKU_SUFFIX)
    if plain == "FIDE_TEAM" or (plain.startswith("FIDE_TEAM_") and "ROUNDROBIN" not in plain):
        terms = _read(plain)
    else:
        primary = primary_score(announced)
        terms = Terms(primary=primary, secondary=_other(primary))
    if announced.endswith(BAKU_SUFFIX) and terms.primary != "MP" and not tournament.virtual_points:
        raise NotApplicable(
            announced,
            say(
                "Baku acceleration is made for match points (C.04.7 art. 1.1), and game points pair here. Leave _BAKU "
                "out, or state the virtual points of every round (record 250)"
            ),
        )
    return terms


def encoded(terms: Terms) -> str:
    """The encoded type that says so."""
    parts = ("FIDE_TEAM", terms.preferences.value, terms.primary, terms.secondary)
    return "_".join([part for part in parts if part])


def _read(plain: str) -> Terms:
    parts = plain.split("_")[2:]
    if parts and parts[-1].isdecimal():  # the year of an edition
        parts.pop()
    named = [one for one in Preferences if one.value and one.value in parts[:1]]
    scores = parts[len(named) :]
    if len(scores) > 2 or len(set(scores)) < len(scores) or not set(scores) <= set(SCORES):
        raise NotApplicable(
            plain,
            say(
                "this is no type of a Swiss tournament of teams; written are FIDE_TEAM, then _TYPEA or _TYPEB (or "
                "none: no colour preferences), then the score that pairs (_MP or _GP), then the one used for colours"
            ),
        )
    kind = named[0] if named else Preferences.NONE
    if not scores:  # none is named: match points pair, game points are used for colours (article 1.2)
        return Terms(named[0] if named else Preferences.TYPE_A)
    return Terms(kind, scores[0], scores[1] if len(scores) > 1 else "")


def _other(score: str) -> str:
    return SCORES[score == "MP"]
