"""The Burstein system. Article numbers, and short titles of our own."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

BURSTEIN_2026 = Regulation(
    "C.04.4.2",
    "Burstein system",
    "2026",
    "2026/02/01",
    {
        "1.2": "brackets: residents and floaters",
        "1.3": "value of the bye",
        "1.4": "who may have the bye",
        "1.5": "colour preferences",
        "1.6": "seeding rounds",
        "1.7": "the index: Buchholz, then Sonneborn-Berger",
        "1.8": "ranking in a bracket",
        "1.9": "complete pairing",
        "C1": "no two players meet twice",
        "C2": "no second bye",
        "C3": "no two players with the same absolute preference",
        "C4": "the rest can still be paired",
        "C5": "most pairs",
        "C6": "lowest scores of the floaters",
        "C7": "best floaters for the next bracket",
        "C8": "fewest colour preferences not granted",
        "3.1": "the bye first: lowest score, most games played, lowest ranking",
        "3.2": "how a bracket is paired",
        "4.1": "numbers in the bracket",
        "4.2": "floaters as pairs with 0",
        "4.3": "order of the pairings",
        "5.1": "initial colour",
        "5.2.1": "initial colour by odd and even numbers",
        "5.2.2": "both preferences granted",
        "5.2.3": "the stronger preference granted",
        "5.2.4": "colours alternate from the last round they differed",
        "5.2.5": "preference of the higher ranked player granted",
    },
)

BURSTEIN_1998 = Regulation(
    "Burstein",
    "Burstein system of the documents",
    "1998",
    "",
    {
        "1": "rating, score group, due colour",
        "2": "unfinished games are draws",
        "3.1": "nobody meets twice",
        "3.2": "order in a group: Sonneborn-Berger, Buchholz, median, rating",
        "3.3": "rounds 1 and 2: an imaginary point for the upper half",
        "4.1": "no bye after a point without play",
        "4.2": "the bye: the lowest Sonneborn-Berger of the lowest group",
        "4.3": "the bye: equal Sonneborn-Berger",
        "4.4": "the bye gives no colour",
        "5.1": "round 1: colours by odd and even numbers",
        "5.2": "colour difference within two",
        "5.3": "no colour three times running",
        "5.4": "colours of a pair",
        "6.1": "top against bottom",
        "6.2": "order of the pairings of six players",
        "6.3": "odd number: who is left over floats",
        "6.4": "order of the pairings of five players",
        "6.5": "as many due colours as possible",
        "6.6": "a floater who does not fit; groups made one",
    },
)
