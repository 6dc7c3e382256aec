"""Skalitzka's method in short."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook

OFFERS = (
    RuleBook(
        "skalitzka",
        say("the document of Skalitzka's method"),
        (
            Rule("1", say("Three teams play two rounds in which nobody is idle, instead of three with a team idle.")),
            Rule("1", say("Every team has the same number of players, in the order of their boards.")),
            Rule("1", say("That number is even; an odd one is refused.")),
            Rule("1", say("Who is not there leaves his seat to a reserve; with none, his opponent is free.")),
            Rule(
                "2",
                say(
                    "The boards are A, B, C ... of the first team, a, b, c ... of the second, 1, 2, 3 ... of the third."
                ),
            ),
            Rule("2", say("Two boards of each team play at three tables. Round 1: A-a, b-1, 2-B, White first.")),
            Rule("2", say("Round 2 at these tables: 1-A, a-2, B-b.")),
            Rule(
                "2",
                say("The next two boards of each team follow in the same way: C, D, c, d, 3, 4; then E, F; and so on."),
            ),
            Rule("2", say("Tables follow each other whatever the teams; all Whites sit on one side.")),
            Rule("3", say("Everybody meets one player of each other team, once with White and once with Black.")),
            Rule("3", say("In each round a team plays half of its games against each of the others.")),
            Rule("4", say("The score of a team is the sum of its game points over both rounds.")),
        ),
    ),
)
