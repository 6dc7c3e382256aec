"""Everybody meets everybody. Article numbers, and short titles of our own.

6.6 and the annexes are those of the general regulations for competitions; what the annexes do not number has numbers of
our own behind the dot, and H stands for rounds made by hand.
"""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

ROUND_ROBIN = Regulation(
    "C.05",
    "Round robin",
    "undated",
    "",
    {
        "6.6": "withdrawals before half of the games, and after",
        "A1.1": "everybody meets everybody",
        "A1.2": "numbers by lot",
        "A1.3": "odd number: the opponent of the last number is free",
        "A1.4": "the opponent of the last number, and his colour",
        "A1.5": "the other boards, and their colours",
        "A1.6": "order of the boards",
        "A1.7": "further cycles with colours reversed",
        "A1.8": "double: the last two rounds of the first cycle change places",
        "A1.9": "who leaves before round 1: numbers are drawn again",
        "A2": "restricted draw: no compatriots in the last three rounds",
        "G1": "groups of equal strength, and a final",
        "H1": "by hand: nobody meets twice in a cycle",
        "H2": "by hand: no colour three times running",
        "H3": "by hand: Whites and Blacks balanced",
    },
)
