"""Scheveningen in short: with whole teams of one colour, and with balanced colours."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook

_COMMON = (
    Rule("1", say("Two teams of equal size: every player meets every player of the other team.")),
    Rule("1", say("There are as many rounds as boards.")),
    Rule("1", say("Who is not there leaves his seat to a reserve; with none, his opponent is free.")),
    Rule("1.1", say("Double: everybody meets everybody a second time, with the other colour.")),
    Rule("2.1", say("Team A is the one with the higher average rating, and keeps its seats; team B moves on.")),
    Rule("2.4", say("More than two teams play a round robin, and a match of all these rounds for each pairing of it.")),
    Rule("2.4", say("If their number is odd, one team is free in each match.")),
    Rule("3", say("A chart of each team has the opponent, the colour and the result of every board in every round.")),
    Rule("3", say("The score of a team is the sum of its players' points.")),
)
WHOLE = (
    Rule(
        "2.1", say("Team B moves on by one seat each round: in round 2 board 1 meets board 2, the last board meets 1.")
    ),
    Rule("2.2", say("All of a team have the same colour. Team A begins with White; the colour changes every round.")),
    Rule("1.1", say("The second time the rounds are played in the same order.")),
)
BALANCED = (
    Rule("2.3", say("In every round each team has White on half of its boards; with an odd number one more or less.")),
    Rule("2.3", say("Nobody has a colour three times running; his Whites and Blacks differ by one at most.")),
    Rule("2.3", say("With two boards whole teams change colour.")),
    Rule("1.1", say("The second time the rounds are played from the last to the first.")),
)
SOURCE = say("the documents of the Scheveningen system")

OFFERS = (
    RuleBook("scheveningen", SOURCE, tuple(sorted(_COMMON + WHOLE, key=lambda rule: rule.article))),
    RuleBook("scheveningen-balanced", SOURCE, tuple(sorted(_COMMON + BALANCED, key=lambda rule: rule.article))),
)
