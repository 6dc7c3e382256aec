"""The regulations we implement: article numbers, and short titles of our own.

Criteria are listed under their codes (``C12``), which is how arbiters cite them.
"""

from __future__ import annotations

from pairwright.handbook.citation import Article, Regulation

BASIC_RULES = Regulation(
    "C.04.1",
    "Basic rules for Swiss systems",
    "2026",
    "2026/02/01",
    {
        "1": "number of rounds announced beforehand",
        "2": "no two players meet twice",
        "3": "pairing-allocated bye",
        "4": "who may not have the bye",
        "5": "opponents of equal score",
        "6": "colour difference within two",
        "7": "no colour three times running",
        "8": "colours balanced, then alternated",
        "9": "pairings can be explained",
    },
)

HANDLING_RULES = Regulation(
    "C.04.2",
    "General handling rules for Swiss tournaments",
    "2026",
    "2026/02/01",
    {
        "2.2": "initial order",
        "2.3": "corrections of numbers, until round 4",
        "2.4": "late entries",
        "3.1": "adjourned games are draws for pairing",
        "3.2": "withdrawals",
        "3.3": "announced absences",
        "3.4": "only played games give colours",
        "3.5": "only played games are meetings",
        "3.6": "order of the boards",
        "4.3": "corrected results",
        "4.4": "published pairings",
    },
)

ACCELERATION = Regulation(
    "C.04.7",
    "Accelerated systems",
    "2026",
    "2026/02/01",
    {
        "1.1": "when acceleration may be used",
        "1.2": "groups A and B",
        "1.3": "late entries and the groups",
        "1.4": "rounds and values",
        "1.5": "pairing score",
    },
)

DUTCH_2026 = Regulation(
    "C.04.3",
    "FIDE (Dutch) system",
    "2026",
    "2026/02/01",
    {
        "1.2": "ranking for pairing",
        "1.3": "scoregroups and brackets",
        "1.4": "floats",
        "1.6": "colour difference",
        "1.7": "colour preference",
        "1.8": "topscorers",
        "1.9": "complete pairing",
        "C1": "no two players meet twice",
        "C2": "no second bye",
        "C3": "no two players with the same absolute preference",
        "C4": "the rest can still be paired",
        "C5": "lowest possible score of the bye",
        "C6": "fewest downfloaters",
        "C7": "lowest scores of the downfloaters",
        "C8": "best downfloaters for the next bracket",
        "C9": "fewest unplayed games of the bye",
        "C10": "topscorers: colour difference beyond two",
        "C11": "topscorers: same colour three times running",
        "C12": "fewest colour preferences not granted",
        "C13": "fewest strong colour preferences not granted",
        "C14": "no downfloat as in the round before",
        "C15": "no upfloat as in the round before",
        "C16": "no downfloat as two rounds before",
        "C17": "no upfloat as two rounds before",
        "C18": "score differences: downfloats as in the round before",
        "C19": "score differences: upfloats as in the round before",
        "C20": "score differences: downfloats as two rounds before",
        "C21": "score differences: upfloats as two rounds before",
        "3": "how a bracket is paired",
        "4": "order of the candidates",
        "5.1": "initial colour",
        "5.2.1": "both preferences granted",
        "5.2.2": "the stronger preference granted",
        "5.2.3": "colours alternate from the last round they differed",
        "5.2.4": "preference of the higher ranked player granted",
        "5.2.5": "initial colour by odd and even numbers",
    },
)

REGULATIONS: tuple[Regulation, ...] = (BASIC_RULES, HANDLING_RULES, ACCELERATION, DUTCH_2026)

NOT_CODE: dict[Article, str] = {
    BASIC_RULES["1"]: "an announcement; the number is an input (`planned_rounds`)",
    BASIC_RULES["9"]: "a principle: `explain` and `why-not` answer to it",
    HANDLING_RULES["2.3"]: "numbers are inputs; renumbering belongs to the desk",
    HANDLING_RULES["4.3"]: "corrections are acts of the arbiter",
    HANDLING_RULES["4.4"]: "publication is an act of the arbiter",
    DUTCH_2026["5.1"]: "drawn by lot before round 1; an input (`initial_colour`)",
}
"""Articles that no code implements, and why."""
