"""Dubov's system in short: that of the documents, and today's."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook
from pairwright.pairing.rules._fide import ABSOLUTE, COLOURS, COMMON

RULES_1997 = (
    Rule(
        "1",
        say(
            "ARO is the average rating of the opponents, found anew after every round. White is due after more Blacks, "
            "or after as many of both and Black last; otherwise Black."
        ),
    ),
    Rule("2.1", say("Nobody meets the same opponent twice.")),
    Rule("2.2", say("Nobody has the bye after a point without play.")),
    Rule("2.3", say("Whites and Blacks of a player differ by two at most.")),
    Rule("2.4", say("Nobody has one colour three times running.")),
    Rule(
        "2.5",
        say(
            "Except in the last round nobody is taken up to a higher score twice running, or more than three times "
            "(four times in ten rounds or more)."
        ),
    ),
    Rule("2.6", say("Nobody changes from one list of colours to the other if that breaks 2.3 or 2.4.")),
    Rule("3a", say("Colours: both get what is due to them.")),
    Rule("3b", say("Otherwise Whites and Blacks become equal in number.")),
    Rule(
        "3c",
        say("Otherwise the last round in which their colours differed is turned round; then the higher ARO has White."),
    ),
    Rule("3d", say("At last the lower rated has White.")),
    Rule(
        "4",
        say(
            "If the number of players is odd, the lowest rated of the lowest group has the bye; of equals the one of "
            "the highest ARO."
        ),
    ),
    Rule(
        "5",
        say(
            "Round 1: by rating, upper half against lower half. The colour of board 1 is drawn by lot; odd boards have "
            "the same, even boards the other."
        ),
    ),
    Rule("6.1", say("A group is paired at once if as many players are due White as Black.")),
    Rule(
        "6.2",
        say(
            "Those due White stand from the lowest ARO on, those due Black from the highest rating on, and meet side "
            "by side. Who have met: the White player takes the next Black player he can."
        ),
    ),
    Rule(
        "6.3",
        say("If somebody has to go down: rather who has not come from above, and rather who finds an opponent there."),
    ),
    Rule(
        "7.1",
        say(
            "Who has met everybody in his group gets an opponent from the next lower one: of the other colour due, "
            "then of the highest rating, then of the lowest ARO."
        ),
    ),
    Rule("7.2", say("An odd group takes one up in the same way, of the colour that fewer of the group are due.")),
    Rule(
        "7.3",
        say("If 2n more are due White, the n of the lowest ARO go to the list of those due Black."),
    ),
    Rule("7.4", say("If 2n more are due Black, the n of the highest ARO go to the list of those due White.")),
    Rule("8.1", say("Floaters are paired in turns: the first due White, the first due Black, and so on.")),
    Rule("8.2", say("A floater meets the highest rated player, if possible of the other colour due.")),
    Rule("9", say("The list of ARO is published after every round. What the rules leave open the arbiter decides.")),
)
RULES_2026 = (
    Rule("1.1", say("Every player has a rating; the chief arbiter estimates those that are missing.")),
    Rule("1.2", say("Players rank by score, then by pairing number.")),
    Rule("1.3", say("A bracket is a scoregroup with those taken up from lower ones. Nobody is moved down.")),
    Rule("1.4", say("The bye is worth a win, unless other points were announced.")),
    Rule("1.5", say("Nobody has it twice, or after the points of a win without play.")),
    Rule(
        "1.6",
        say(
            "A preference for a colour is absolute after two more of the other one or the other one twice running, "
            "strong after one more, mild otherwise; without a game it is a mild one for Black."
        ),
    ),
    Rule("1.7", say("ARO is the average rating of the opponents met over the board; 0 without a game.")),
    Rule(
        "1.8",
        say("Who has been taken up twice, and once more for every five rounds of the tournament, has had the maximum."),
    ),
    Rule("1.9", say("A round is paired when everybody but one at most has an opponent and C1 to C3 are kept.")),
    *ABSOLUTE,
    Rule("C5", say("As few players as possible are taken up.")),
    Rule("C6", say("Their scores are as high as possible.")),
    Rule("C7", say("As many players as possible get the colour they prefer.")),
    Rule("C8", say("As few as possible of those taken up have had the maximum (not in the last round).")),
    Rule("C9", say("Those who have had it were taken up as seldom as possible before (not in the last round).")),
    Rule("C10", say("As few as possible are taken up twice running (not in the last round).")),
    Rule(
        "3.1",
        say("The bye is given first: to the lowest score, then to most games played, then to the largest number."),
    ),
    Rule("3.2.1", say("As few are taken up as are needed to pair the bracket.")),
    Rule("3.2.2", say("They are those who keep the criteria best.")),
    Rule(
        "3.2.3", say("Those who prefer White stand against the others; before anybody has played, half against half.")
    ),
    Rule("3.2.4", say("Players are shifted until both sides are equal in number.")),
    Rule("3.2.5", say("The White side stands by ARO, the lowest first, then by number.")),
    Rule("3.2.6", say("The other side is taken in the first order, by number, in which all pairs are allowed.")),
    Rule("4.1", say("Sets of players are compared by their numbers in order: the first smaller number goes first.")),
    Rule("4.2", say("Those to be taken up are tried by score, then by number.")),
    Rule("4.3", say("Those to be shifted are tried from the middle of their list outwards.")),
    Rule("4.4", say("Orders of the other side follow each other like numbers, from the smallest on.")),
    *COLOURS,
)

OFFERS = (
    RuleBook("dubov-1997", say("documents (Turkish)"), RULES_1997),
    RuleBook("dubov-2026", say("FIDE Handbook C.04.4.1"), RULES_2026, COMMON),
)
