"""Which colour a team prefers, and how much: articles 1.6 and 1.7."""

from __future__ import annotations

from pairwright.pairing.systems.team_swiss.terms import Preferences
from pairwright.state.preference import ANY, BLACK, WHITE, Strength, difference

_STRONG, _MILD = int(Strength.STRONG), int(Strength.MILD)


def preference_of(colours: str, kind: Preferences, *, last_round: bool) -> tuple[int, int]:
    """Preferred colour and strength of a history of matches played such as ``"wbw"``, oldest first.

    Type A knows no strengths: what it has counts as mild, so that no rule about strong ones applies. The strong
    conditions are tested before those of the last round (reading).
    """
    if not colours or kind is Preferences.NONE:
        return ANY, 0
    whites_more, last_two = difference(colours), colours[-2:]
    if whites_more <= -2 or (whites_more in (-1, 0) and last_two == "bb"):
        return WHITE, _STRONG if kind is Preferences.TYPE_B else _MILD
    if whites_more >= 2 or (whites_more in (0, 1) and last_two == "ww"):
        return BLACK, _STRONG if kind is Preferences.TYPE_B else _MILD
    if kind is Preferences.TYPE_A:
        return ANY, 0
    if whites_more:
        return (WHITE if whites_more < 0 else BLACK), _MILD
    if last_round:
        return ANY, 0
    return (WHITE if colours[-1] == "b" else BLACK), _MILD
