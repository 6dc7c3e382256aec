"""The rules common to all Swiss systems: basic rules, general handling, acceleration. Titles are our own."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

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
