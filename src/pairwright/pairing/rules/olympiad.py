"""Olympiad team pairing, in short."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook

RULES = (
    Rule("1", say("Teams are paired and ranked by match points.")),
    Rule("8", say("Numbers: the average of the four highest ratings of a team, the highest average first.")),
    Rule("9", say("Equal averages: the rating of the fifth player, the place in the last Olympiad, the alphabet.")),
    Rule(
        "11",
        say(
            "If the number of teams is odd, one has the bye: 1 match point and 2 game points. In round 1 the last of "
            "the list, later the last ranked of the lowest group; no team twice."
        ),
    ),
    Rule("12", say("Unfinished games count as draws for pairing.")),
    Rule(
        "13",
        say(
            "Section G orders equal match points: the sum of the opponents' match points times the game points scored "
            "against them, without the opponent with the fewest match points; then the sum of the opponents' match "
            "points without the lowest; then of all."
        ),
    ),
    Rule("15(a)", say("No two teams meet twice.")),
    Rule("15(b)", say("A team that has had points without playing gets no bye.")),
    Rule("16", say("The difference of the match points of opponents is as small as possible.")),
    Rule(
        "17",
        say(
            "The groups are paired from the top down to the median group, then from the bottom up to it, and the "
            "median group last. It is the one with the middle team: of 88 teams the 45th."
        ),
    ),
    Rule("18", say("Teams are paired without regard to colour, within the limits of article 20.")),
    Rule(
        "19",
        say(
            "Round 1: the colour of number 1 on board 1 is drawn; the other odd numbers of the upper half get the same."
        ),
    ),
    Rule("20(a)", say("On board 1 the colour difference of a team stays within 2.")),
    Rule("20(b)", say("On board 1 no team has one colour three times running.")),
    Rule("21(a)", say("If a group can be completely paired only by breaking article 20, it is broken.")),
    Rule("21(b)", say("Before that another floater is chosen.")),
    Rule("22(a)", say("Colours: first the Whites and Blacks on board 1 are made equal.")),
    Rule("22(b)", say("Then the colours on board 1 alternate.")),
    Rule(
        "24", say("The same balance and the same last colour: go back to the latest round in which the two differed.")
    ),
    Rule("25(a)", say("Identical colours: the team that is ranked higher gets the colour that makes its own equal.")),
    Rule("26", say("Identical colours, as many Whites as Blacks: the team that is ranked higher alternates.")),
    Rule("27", say("The team named first has White on the odd boards.")),
    Rule("28(a)", say("In rounds 1 and 2 the upper half of the list has two virtual match points, for pairing only.")),
    Rule(
        "29(a)",
        say(
            "Rounds 1 to 3, an odd group of the upper half: the lowest team goes down to the next group and meets the "
            "highest team there that it has not met; if the rest cannot be paired, the next lowest goes."
        ),
    ),
    Rule("32", say("An odd group of the lower half: the highest team goes up and meets the lowest it has not met.")),
    Rule("36", say("Rounds 1 to 3: in a group the upper half meets the lower half, in order.")),
    Rule(
        "39",
        say("Of 2N teams the first meets N+1; if that cannot be, N+2, ... 2N, then N, N-1, ...; then the next team."),
    ),
    Rule("41", say("Below the median group all this is mirrored: the lowest team comes first.")),
    Rule("42", say("A team that has met all of its group goes to the next group, and is paired there first.")),
    Rule("47", say("As many teams as possible are paired inside their group.")),
    Rule("48", say("Rounds 4 to 11: a group, floaters included, is ordered by section G.")),
    Rule("49", say("The top team meets the lowest team it has not met, then the next top team, and so on.")),
    Rule("51", say("The team left over in an odd group floats to the next group, if it is not a floater itself.")),
    Rule(
        "53",
        say(
            "If the group cannot be paired so, or the floater has met everybody in the next group, the next pairing in "
            "the order is tried; if two neighbouring groups cannot be paired, they become one."
        ),
    ),
    Rule("54", say("Floaters from above and from below meet each other in the median group.")),
    Rule("55", say("Below the median group the lowest team comes first, mirrored.")),
    Rule("58", say("A team that is not there within one hour loses 0-4.")),
)

OFFERS = (RuleBook("olympiad-2007", say("documents (Persian), Olympiad team pairing"), RULES),)
