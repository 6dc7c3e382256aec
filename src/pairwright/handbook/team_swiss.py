"""The system for teams. Article numbers, and short titles of our own."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

TEAM_SWISS_2026 = Regulation(
    "C.04.6",
    "Swiss system for teams",
    "2026",
    "2026/02/01",
    {
        "1.1": "numbers of the teams",
        "1.2": "primary and secondary score",
        "1.3": "brackets: residents and upfloaters",
        "1.4": "value of the bye",
        "1.5": "floaters",
        "1.6": "colour of a match, and colour difference",
        "1.7": "colour preferences: type A, type B or none",
        "C1": "no two teams meet twice",
        "C2": "no bye after a bye, a match won by forfeit or a full-point bye",
        "C3": "the rest can still be paired",
        "C4": "fewest upfloaters",
        "C5": "highest scores of the upfloaters",
        "C6": "the following scoregroup can be paired with fewest upfloaters",
        "C7": "fewest upfloaters that floated in the round before",
        "C8": "fewest colour preferences not fulfilled",
        "C9": "fewest strong colour preferences not fulfilled",
        "C10": "fewest opponents of upfloaters that floated in the round before",
        "3.3": "the bye, bracket after bracket, the colours",
        "3.4": "the bye: lowest score, most matches played, largest number",
        "3.5": "the choice of upfloaters",
        "3.6": "the first pairing of a bracket",
        "4.1": "initial colour",
        "4.2": "the first team of a pair",
        "4.3.1": "initial colour by odd and even numbers",
        "4.3.2": "the only preference is granted",
        "4.3.3": "opposite preferences are both granted",
        "4.3.4": "the only strong preference is granted (type B)",
        "4.3.5": "White to the smaller colour difference",
        "4.3.6": "colours alternate from the last round they differed",
        "4.3.7": "the preference of the first team is granted",
        "4.3.8": "the colour of the first team alternates",
        "4.3.9": "the colour of the other team alternates",
    },
)
