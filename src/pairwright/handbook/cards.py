"""The Swiss system by hand with cards. Article numbers of ours, and short titles."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

MANUAL_SWISS = Regulation(
    "Cards",
    "Swiss by hand with cards",
    "documents",
    "",
    {
        "M1": "nobody meets twice, equal scores meet",
        "M2": "numbers by strength or by lot",
        "M3": "a card for each player",
        "M4": "an odd number: the last one rests, nobody twice",
        "M5": "round 1: upper half against lower half",
        "M6": "round 1: colours alternate down the upper half",
        "M7": "points",
        "M8": "score groups, inside by number, halves as in round 1",
        "M9": "colours that clash: cards of the lower half change places",
        "M10": "an odd group: the player who helps its colours is promoted",
        "M11": "a group that has wholly met: two are promoted",
        "M12": "they have met: change places in the lower half, then between the halves",
        "M13": "a group that cannot be paired: one goes down for one who comes up",
        "M14": "later rounds are paired from both ends",
        "M15": "the colour due",
        "M16": "a colour that must repeat: the smaller number keeps his balance",
        "M17": "several may be moved for the colours",
        "M18": "strength before colours, if the director wants it",
        "M19": "the most games with one colour",
        "M20": "absence after one hour",
        "M21": "a player who excuses himself",
        "M22": "the number of rounds",
        "R1": "silent in the text: a group no transfer helps is joined with the next one",
    },
)
