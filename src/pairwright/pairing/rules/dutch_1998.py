"""The Dutch system of the documents in short, editions of 1998 and 2009."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook

_A1 = Rule(
    "A1",
    say(
        "All ratings are checked before the start. Who has none gets an estimate; a rating is 2840 less 8 times an "
        "Ingo number, or 600 and 8 times a BCF grade."
    ),
)
_A3_TO_A7 = (
    Rule(
        "A3",
        say(
            "Equal scores are a score bracket. Who finds no opponent there moves down to the next bracket and is "
            "paired first in it; what is left is the remainder. If at least half of a bracket came from above it is "
            "paired like one of equal scores."
        ),
    ),
    Rule(
        "A4",
        say("If unequal scores meet, the higher player floats down and the lower one up; it is noted on their cards."),
    ),
    Rule("A5", say("If the number of players is odd, one has the bye: a point, no opponent, no colour; a float down.")),
    Rule(
        "A6",
        say(
            "A bracket is split into S1 and S2: the upper half (rounded down) and the others, or those moved down and "
            "the others. S1 holds p players, and p pairs are to be made."
        ),
    ),
    Rule(
        "A7a",
        say(
            "Absolute preference: after two more of one colour, or one colour twice running, the other is due. It is "
            "written on the card beforehand. It does not hold in the last round between players above half of the "
            "points."
        ),
    ),
    Rule("A7b", say("Strong preference: after one more of one colour the other is due.")),
    Rule(
        "A7c",
        say(
            "Mild preference: after as many of one as of the other, the colour alternates. Before round 1 the colour "
            "of one player is drawn by lot."
        ),
    ),
)
_A8_AND_A9 = (
    Rule("A8", say("x is the number of pairs of the bracket that cannot give both players their colour.")),
    Rule("A9", say("S2 may be rearranged (a transposition); players of S1 and S2 may change places (an exchange).")),
)
_B = (
    Rule("B1", say("Nobody meets the same opponent twice; nobody has the bye who has scored a point without play.")),
    Rule("B2", say("The colours of nobody differ by more than two, and nobody has one colour three times running.")),
    Rule("B3", say("The scores of opponents are as near as possible.")),
    Rule("B4", say("As many players as possible get the colour they prefer.")),
    Rule("B5", say("Nobody floats as in the round before.")),
    Rule("B6", say("Nobody floats as two rounds before.")),
)
_C1_TO_C8 = (
    Rule("C1", say("Who has no opponent in his bracket by B1 and B2 moves down; in the lowest bracket see C13.")),
    Rule("C2", say("Find x, the pairs that may deny a preference.")),
    Rule("C3", say("Find p, the pairs to be made.")),
    Rule("C4", say("The highest players stand in S1, the others in S2.")),
    Rule("C5", say("Both are in the order of score, rating, title, alphabet.")),
    Rule(
        "C6",
        say(
            "First meets first, second meets second. If p pairs keep the rules, those left over move down, or the "
            "remainder is paired."
        ),
    ),
    Rule("C7", say("If not, take the next order of S2.")),
    Rule("C8", say("If no order will do, take the next exchange between S1 and S2.")),
)
_C11_TO_F9 = (
    Rule("C11", say("Raise x by one and begin again, until x is p.")),
    Rule("C12", say("Undo the bracket above, if another player moved down lets p pairs be made here.")),
    Rule(
        "C13",
        say(
            "If the lowest bracket cannot be paired, undo the last but one and pair it so that it can; if there is no "
            "such pairing, the two become one bracket."
        ),
    ),
    Rule("C14", say("Make one pair less; if none is left, the whole bracket moves down.")),
    Rule(
        "D1", say("Orders of S2 follow each other like numbers from the smallest on: the lowest players change first.")
    ),
    Rule(
        "D2", say("Exchanges begin with the smallest difference, of equal ones with the lowest player of S1; then two.")
    ),
    Rule("E1", say("Both players get the colour they prefer, if they prefer different ones.")),
    Rule("E2", say("Otherwise the stronger preference is granted.")),
    Rule("E3", say("Otherwise they alternate from the last round in which they had different colours.")),
    Rule("E4", say("Otherwise the higher ranked player gets the colour he prefers.")),
    Rule("E5", say("Round 1: even numbers of S1 get the other colour than odd ones.")),
    Rule(
        "F1",
        say("Pairs are published by the score of the higher player, the sum of both scores, the rank of the higher."),
    ),
    Rule("F2", say("Games not played do not count for colours, and the two may be paired again.")),
    Rule("F3", say("In comparing colours, rounds without a game count as if they stood in front.")),
    Rule("F4", say("Round 1: the upper half meets the lower half; of an odd number the last has the bye.")),
    Rule("F5", say("Who has withdrawn is not paired; nor is, at no points, who said that he would be away.")),
    Rule("F6", say("A published pairing is changed only if it breaks B1 or B2.")),
    Rule("F7", say("A wrong result, colour or rating that is corrected affects only pairings still to be made.")),
    Rule("F8", say("Who is absent without notice counts as withdrawn.")),
    Rule("F9", say("Adjourned games count as draws, for pairing only.")),
)

RULES_1998 = (
    _A1,
    Rule(
        "A2",
        say(
            "Players rank by score, rating, title (GM, WGM, IM, WIM, FM, WFM) and alphabet. Before round 1 this order "
            "gives the numbers."
        ),
    ),
    *_A3_TO_A7,
    *_A8_AND_A9,
    *_B,
    *_C1_TO_C8,
    Rule("C9", say("Drop B6, then B5, for those who float down.")),
    Rule(
        "C10",
        say(
            "In a remainder, find other opponents for those moved down; then drop B6, then B5, for those who float up."
        ),
    ),
    *_C11_TO_F9,
    Rule(
        "F10",
        say(
            "Equal points share the money equally. A single first place is settled by the games among the tied, the "
            "average rating of the opponents, and lot."
        ),
    ),
)

RULES_2009 = (
    _A1,
    Rule(
        "A2",
        say(
            "Players rank by score, rating, title (GM, IM, WGM, FM, WIM, CM, WFM, WCM), national rating and alphabet. "
            "Before round 1 this order gives the numbers."
        ),
    ),
    *_A3_TO_A7,
    Rule(
        "A7d", say("In odd rounds a strong preference is treated as an absolute one, unless more players then float.")
    ),
    Rule(
        "A7e",
        say(
            "In even rounds players with a mild preference take the colour that makes x smaller, unless more players "
            "then float."
        ),
    ),
    *_A8_AND_A9,
    *_B,
    *_C1_TO_C8,
    Rule(
        "C9",
        say(
            "In a remainder, find other opponents for those moved down; then drop B6, then B5, for those who float up."
        ),
    ),
    Rule("C10", say("Drop B6, then B5, for those who float down.")),
    *_C11_TO_F9,
)

OFFERS = (
    RuleBook("dutch-1998", say("documents (Persian, Arabic), text of 1992 to 1998"), RULES_1998),
    RuleBook("dutch-2009", say("documents (Turkish), text of 1992 to 2009"), RULES_2009),
)
