"""The Swiss system for teams in short, edition in force since 1 February 2026."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.handbook.swiss import BASIC_RULES, HANDLING_RULES
from pairwright.pairing.rulebook import CommonRule, Rule, RuleBook

RULES = (
    Rule("1.1", say("Teams are numbered as the rules of the competition say; their numbers stay.")),
    Rule(
        "1.2",
        say(
            "Match points or game points are the primary score, by which teams are paired; the other one may be used "
            "for colours. If nothing is said match points pair, and game points are used."
        ),
    ),
    Rule("1.3", say("A bracket is a scoregroup with those taken up to make it even. Nobody is moved down.")),
    Rule("1.4", say("The bye is worth a drawn match, unless other points were announced.")),
    Rule(
        "1.5", say("Who meets another score is a floater, upwards or downwards; a bye or a forfeited match makes none.")
    ),
    Rule("1.6", say("The colour of a match is that of board 1, if the match was played.")),
    Rule(
        "1.7",
        say(
            "Type A prefers a colour only after two Whites or Blacks too many or two running; type B mildly also the "
            "rarer colour, or the other one than last time; or there are no preferences. None is absolute."
        ),
    ),
    Rule("C1", say("No two teams meet twice; a forfeited match is no meeting.")),
    Rule("C2", say("No bye for a team that had one, won a match by forfeit or received a full-point bye.")),
    Rule("C3", say("Whoever is left can still be paired.")),
    Rule("C4", say("As few teams as possible are taken up.")),
    Rule("C5", say("Their scores are as high as possible.")),
    Rule("C6", say("They are chosen so that the next scoregroup can still be paired in itself.")),
    Rule("C7", say("Those taken up were no floaters in the round before, if possible (not in the last two rounds).")),
    Rule("C8", say("As few teams as possible do not get the colour they prefer.")),
    Rule("C9", say("With type B, as few as possible do not get the colour they prefer strongly.")),
    Rule("C10", say("The opponents of those taken up were no floaters either (not in the last two rounds).")),
    Rule("3.3", say("The bye first, then the scoregroups from the top, then the colours.")),
    Rule("3.4", say("The bye goes to the lowest score, then to most matches played, then to the largest number.")),
    Rule("3.5", say("Those to be taken up are tried by score, then by number.")),
    Rule("3.6", say("In a bracket the smallest numbers meet the others in the first order that keeps the criteria.")),
    Rule("4.1", say("The initial colour is drawn by lot before round 1.")),
    Rule(
        "4.2",
        say(
            "The first team of a pair has the higher primary score, then the higher secondary one, then the smaller "
            "number."
        ),
    ),
    Rule("4.3.1", say("Before their first match it has the initial colour if its number is odd, else the other.")),
    Rule("4.3.2", say("If only one of them prefers a colour, it gets it.")),
    Rule("4.3.3", say("If they prefer different colours, both get theirs.")),
    Rule("4.3.4", say("With type B, if only one preference is strong, that one is granted.")),
    Rule("4.3.5", say("Otherwise White goes to the team with the smaller difference of Whites and Blacks.")),
    Rule("4.3.6", say("Otherwise they alternate from the last round in which they had different colours.")),
    Rule("4.3.7", say("Otherwise the first team gets the colour it prefers.")),
    Rule("4.3.8", say("Otherwise the first team alternates.")),
    Rule("4.3.9", say("Otherwise the other one does.")),
)

COMMON = (
    CommonRule(BASIC_RULES["1"], say("The number of rounds is announced before the tournament begins.")),
    CommonRule(BASIC_RULES["2"], say("No two teams meet twice.")),
    CommonRule(BASIC_RULES["5"], say("Opponents have equal scores, or scores as near as possible.")),
    CommonRule(BASIC_RULES["9"], say("The arbiter can say why every pairing is as it is.")),
    CommonRule(
        HANDLING_RULES["2.4"],
        say("A late entry gets the number due to it, and nothing for the rounds it missed unless that was announced."),
    ),
    CommonRule(
        HANDLING_RULES["3.6"],
        say(
            "Matches are published by the score of the higher ranked team, then the sum of both scores, then its "
            "number; the bye comes last."
        ),
    ),
)
"""Those of C.04.1 and C.04.2 that hold for teams."""

_OTHERWISE_IN_2024 = {
    "C2": say("No bye for a team that had one, or has had the points of a win without play."),
    "C6": say("They are chosen so that as many of the next scoregroup as possible can still be paired in it."),
    "C7": say("As few teams as possible do not get the colour they prefer."),
    "C8": say("With type B, as few as possible do not get the colour they prefer strongly."),
    "C9": say("As few teams as possible float in two rounds running (not in the last two rounds)."),
}
RULES_2024 = tuple(
    [
        Rule(rule.article, _OTHERWISE_IN_2024.get(rule.article, rule.text))
        for rule in RULES
        if rule.article not in ("C10", "4.3.9")
    ]
)

OFFERS = (
    RuleBook("team-swiss-2026", say("FIDE Handbook C.04.6"), RULES, COMMON),
    RuleBook("team-swiss-2024", say("FIDE Handbook C.04.6"), RULES_2024, COMMON),
)
