"""The Double-Swiss system in short, edition in force since 1 February 2026."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook
from pairwright.pairing.rules._fide import COMMON

RULES = (
    Rule("1.1", say("Players are numbered as in every Swiss tournament.")),
    Rule("1.2", say("Players rank by score, then by pairing number.")),
    Rule("1.3", say("A bracket is a scoregroup with those taken up to make it even. Nobody is moved down.")),
    Rule("1.4", say("The bye is worth a game won and a game drawn, unless other points were announced.")),
    Rule("1.5", say("Who meets another score is a floater, upwards or downwards.")),
    Rule("1.6", say("The colour of a round is that of the first game, if one of the two was played.")),
    Rule(
        "1.7",
        say(
            "In each round two players play a match of two games with alternating colours; all points count. It is "
            "forfeited only if one of them forfeits both games."
        ),
    ),
    Rule("C1", say("Nobody meets the same opponent twice; a match forfeited as a whole is no meeting.")),
    Rule("C2", say("Nobody has the bye who had it before, or won a whole match without play.")),
    Rule("C3", say("Whoever is left can still be paired.")),
    Rule("C4", say("As few players as possible are taken up.")),
    Rule("C5", say("Their scores are as high as possible.")),
    Rule("C6", say("They are chosen so that the next scoregroup can still be paired in itself.")),
    Rule("C7", say("Those taken up were no floaters in the round before, if possible (not in the last round).")),
    Rule("C8", say("Nor were their opponents.")),
    Rule("3.3", say("The bye first, then the scoregroups from the top, then the colours.")),
    Rule(
        "3.4",
        say("The bye goes to the lowest score, then to most matches played, then to the largest number."),
    ),
    Rule("3.5", say("Those to be taken up are tried by score, then by number.")),
    Rule("3.6", say("In a bracket the smallest numbers meet the others in the first order that keeps the criteria.")),
    Rule("4.1", say("The initial colour is drawn by lot before round 1.")),
    Rule("4.2", say("Of a pair the higher ranked is the one with the higher score, then with the smaller number.")),
    Rule("4.3.1", say("Before their first match he has the initial colour if his number is odd, else the other.")),
    Rule("4.3.2", say("Otherwise White goes to the one who has had it in fewer matches.")),
    Rule("4.3.3", say("Otherwise they alternate from the last round in which they had different colours.")),
    Rule("4.3.4", say("Otherwise the higher ranked player alternates.")),
    Rule("4.3.5", say("Otherwise the other one does.")),
    Rule("4.4", say("White is White in the first game and Black in the second.")),
)

OFFERS = (RuleBook("double-swiss", say("FIDE Handbook C.04.5"), RULES, COMMON),)
