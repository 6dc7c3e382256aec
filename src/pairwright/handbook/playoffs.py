"""Play-offs for those tied after a tournament. Numbers of the document, and short titles of our own.

1 to 10 are the items of its list by number of players; the chapter does not number what it says of the tempo, of
colours and of the programme, which has letters here.
"""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

PLAY_OFFS = Regulation(
    "Play-offs",
    "Play-offs after a tournament",
    "undated",
    "",
    {
        "1": "two players: two games, then golden point",
        "2": "three players: round robin",
        "3": "four players: knockout by lot",
        "4": "five players: the best four, or all",
        "5": "six players: two groups, a golden-point game",
        "6": "seven players: golden-point games between all",
        "7": "eight players: knockout of golden-point games",
        "8": "nine players: three groups, and one of the winners",
        "9": "ten players: two groups, a golden-point game",
        "10": "eleven and more: nine or fewer take part",
        "A": "the final standing gives the order",
        "B": "tempo",
        "C": "pauses: half an hour, five and ten minutes",
        "D": "colours by lot",
        "E": "several places",
        "F": "losers of the same stage are equal",
    },
)
