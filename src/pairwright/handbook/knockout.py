"""Knockouts, alone and as tie-break matches. Numbers behind K are those of our reading of the documents; what they do
not number has letters of our own: C colours, T tempo, D double elimination, W who is missing, M teams.
"""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

KNOCKOUT = Regulation(
    "Knockout",
    "Knockout",
    "documents",
    "",
    {
        "K1": "announced beforehand, with every way of breaking a tie",
        "K2": "order of the players",
        "K3": "as many matches in the last round as places to decide",
        "K4": "matches of an even number of games, colours balanced",
        "K5": "level: extra time, then the golden point",
        "K6": "how a golden-point game is played",
        "K7": "prizes and places: losers of a stage share",
        "K8": "a preliminary brings the number to the places times a power of two",
        "K9": "fewer than two players a place: only a preliminary",
        "K10": "imaginary players; first against last",
        "K11": "nine players and three places",
        "C1": "colours by lot",
        "C2": "colours of the golden point by one lot",
        "C3": "teams: one lot for the whole team",
        "C4": "without a lot: colours alternate from match to match and from stage to stage",
        "T1": "tempo and pauses",
        "D1": "double elimination: who has lost once goes on among the losers",
        "D2": "double elimination: a second final if the first loss comes in the final",
        "W1": "who is not there for his match is out",
        "W2": "an announced absence puts a game off",
        "M1": "level match of teams",
    },
)
