"""The Double-Swiss system. Article numbers, and short titles of our own."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

DOUBLE_SWISS_2026 = Regulation(
    "C.04.5",
    "Double-Swiss system",
    "2026",
    "2026/02/01",
    {
        "1.1": "numbers of the players",
        "1.2": "order of the players",
        "1.3": "brackets: residents and upfloaters",
        "1.4": "value of the bye",
        "1.5": "floaters",
        "1.6": "colour of a match",
        "1.7": "a match of two games; forfeited only if one player forfeits both",
        "C1": "no two players meet twice",
        "C2": "no second bye",
        "C3": "the rest can still be paired",
        "C4": "fewest upfloaters",
        "C5": "highest scores of the upfloaters",
        "C6": "the following scoregroup can be paired with fewest upfloaters",
        "C7": "fewest upfloaters that floated in the round before",
        "C8": "fewest opponents of upfloaters that floated in the round before",
        "3.3": "the bye, bracket after bracket, the colours",
        "3.4": "the bye: lowest score, most matches played, largest number",
        "3.5": "the choice of upfloaters",
        "3.6": "the first pairing of a bracket",
        "4.1": "initial colour",
        "4.2": "the higher ranked player of a pair",
        "4.3.1": "initial colour by odd and even numbers",
        "4.3.2": "White to the one with fewer Whites",
        "4.3.3": "colours alternate from the last round they differed",
        "4.3.4": "the colour of the higher ranked alternates",
        "4.3.5": "the colour of the other alternates",
        "4.4": "White is White in the first game",
    },
)
