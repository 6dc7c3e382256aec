"""Burstein's system in short: that of the documents, and today's."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook
from pairwright.pairing.rules._fide import ABSOLUTE, COLOURS, COMMON

RULES_1998 = (
    Rule(
        "1",
        say("Due is the colour a player has had less often; after as many of both, the other one than last time."),
    ),
    Rule("2", say("Unfinished games count as draws when the next round is paired.")),
    Rule("3.1", say("Nobody meets the same opponent twice.")),
    Rule(
        "3.2",
        say("In every score group, floaters included, players rank by Sonneborn-Berger, Buchholz, median and rating."),
    ),
    Rule(
        "3.3",
        say("In rounds 1 and 2 the upper half of the list by rating is paired with one point more than it has."),
    ),
    Rule("4.1", say("Nobody has the bye after a point without play.")),
    Rule("4.2", say("It goes to the lowest Sonneborn-Berger of the lowest group.")),
    Rule("4.3", say("Of equals to the lowest Buchholz, and so on in the order of 3.2.")),
    Rule("4.4", say("It gives no colour.")),
    Rule("5.1", say("Round 1: the colour of number 1 is drawn by lot; odd numbers of the upper half get the same.")),
    Rule("5.2", say("Whites and Blacks of a player differ by two at most.")),
    Rule("5.3", say("Nobody has one colour three times running.")),
    Rule(
        "5.4",
        say(
            "Colours: Whites and Blacks become equal in number; then the last round in which they differed decides; "
            "then the higher ranked player gets what is due to him."
        ),
    ),
    Rule("6.1", say("In every group the top meets the bottom: the first the last he has not met, and so on.")),
    Rule("6.2", say("Six players: 15 pairings in order, from 1-6 2-5 3-4 to 1-2 3-4 5-6.")),
    Rule(
        "6.3",
        say("Of an odd number the one left over floats to the next group; not one who has floated into this one."),
    ),
    Rule("6.4", say("Five players: 15 pairings in order, from 1-5 2-4 with 3 floating to 2-3 4-5 with 1 floating.")),
    Rule("6.5", say("As many players as possible get the colour due to them; of equal pairings the first is taken.")),
    Rule(
        "6.6",
        say(
            "If the floater has no opponent, or the next group cannot be paired then, the next pairing is tried; if "
            "none will do, both groups are paired as one."
        ),
    ),
)
RULES_2026 = (
    Rule("1.2", say("A bracket is a scoregroup with those whom brackets above left unpaired.")),
    Rule("1.3", say("The bye is worth a win, unless other points were announced.")),
    Rule("1.4", say("Nobody has it twice, or after the points of a win without play.")),
    Rule(
        "1.5",
        say(
            "A preference for a colour is absolute after two more of the other one or the other one twice running, "
            "strong after one more, mild otherwise; without a game there is none."
        ),
    ),
    Rule(
        "1.6",
        say("The first half of the rounds, four at most, are seeding rounds: they are paired by the Dutch system."),
    ),
    Rule(
        "1.7",
        say(
            "The index is Buchholz, then Sonneborn-Berger. A round without a game counts as one against a player of "
            "the same score."
        ),
    ),
    Rule("1.8", say("After the seeding rounds players of a bracket rank by index, then by pairing number.")),
    Rule("1.9", say("A round is paired when everybody but one at most has an opponent and C1 to C3 are kept.")),
    *ABSOLUTE,
    Rule("C5", say("As many pairs as possible are made.")),
    Rule("C6", say("Those left unpaired have scores as low as possible.")),
    Rule("C7", say("They are chosen so that the next bracket is paired as well as possible.")),
    Rule("C8", say("As many players as possible get the colour they prefer.")),
    Rule(
        "3.1",
        say("The bye is given first: to the lowest score, then to most games played, then to the lowest ranked."),
    ),
    Rule("3.2", say("Brackets are paired from the top; the first pairing that keeps the criteria best is taken.")),
    Rule("4.1", say("Players of a bracket are numbered by their ranking.")),
    Rule("4.2", say("Who is left unpaired stands in a pair with 0.")),
    Rule("4.3", say("1 meets the largest number he can, then 2 the largest left, and so on: ideally 1-6 2-5 3-4.")),
    *COLOURS,
)

OFFERS = (
    RuleBook("burstein-1998", say("documents (Turkish)"), RULES_1998),
    RuleBook("burstein-2026", say("FIDE Handbook C.04.4.2"), RULES_2026, COMMON),
)
