"""The Swiss system by hand with cards, in short."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook

RULES = (
    Rule("M1", say("Nobody is eliminated, nobody meets twice, and equal scores meet as far as possible.")),
    Rule(
        "M2",
        say(
            "Numbers: the rated by rating, strongest first; the unrated by the director's own judgement, or by lot; "
            "known stronger players before those drawn by lot."
        ),
    ),
    Rule("M3", say("Everybody has a card: for each round colour, opponent, result and running score.")),
    Rule("M4", say("If the number of players is odd, the last number rests and gets a point. Nobody rests twice.")),
    Rule("M5", say("Round 1: the upper half meets the lower half, first against first.")),
    Rule(
        "M6",
        say("The colour of number 1 is drawn by lot; odd numbers of the upper half get the same, even ones the other."),
    ),
    Rule("M7", say("A win is 1, a draw 1/2, a loss 0.")),
    Rule("M8", say("From round 2 on the cards lie by score groups, inside by number; upper half against lower half.")),
    Rule(
        "M9",
        say("For colours the cards of the lower half change places, as little as possible. Equal scores come first."),
    ),
    Rule(
        "M10",
        say(
            "If a group is odd, or all have met, take up from the group below who helps its colours most, then the "
            "smallest number; he takes the place of the largest number."
        ),
    ),
    Rule("M11", say("Two alone who have met get two from below; those taken up stand behind all others.")),
    Rule(
        "M12",
        say(
            "Who have met: change places in the lower half; if nothing will do, exchange a player of the lower half "
            "with the last of the upper half."
        ),
    ),
    Rule(
        "M13",
        say(
            "If a group cannot be paired at all, one of its players, from the largest number on, changes with the next."
        ),
    ),
    Rule(
        "M14",
        say(
            "From round 4 (of 7 or 9) or 6 (of more than 9) on, the upper half of the table by score is paired from "
            "the top down, then the rest from the bottom up."
        ),
    ),
    Rule("M15", say("Equal scores go before colours; if colours cannot be balanced, take up who has the missing one.")),
    Rule("M16", say("If both are due one colour, the smaller number gets it.")),
    Rule("M17", say("While more than two rounds remain, several may be taken up from below for the sake of colours.")),
    Rule(
        "M18",
        say(
            "The director may let strength go before colours, and then makes good a colour given twice: two Whites are "
            "followed by two Blacks, or the reverse."
        ),
    ),
    Rule("M19", say("In 7 rounds nobody has one colour more than 4 times.")),
    Rule(
        "M20",
        say(
            "Who is not there after one hour has lost, and his card leaves the tournament; both results are marked as "
            "absence, for they do not count for rating."
        ),
    ),
    Rule(
        "M21",
        say("Who gives a valid excuse, or tells the arbiter in time that he cannot play a round, may go on later."),
    ),
    Rule("M22", say("Up to 64 players play 7 rounds; 9 or 11 give a more exact order.")),
    Rule("R1", say("Where the text is silent: a group that no transfer helps is paired together with the next one.")),
)

OFFERS = (RuleBook("manual-swiss", say("documents (Persian), introduction for arbiters"), RULES),)
