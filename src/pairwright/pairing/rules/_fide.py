"""What holds for every Swiss system of FIDE's Handbook, edition in force since 1 February 2026."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.handbook.swiss import BASIC_RULES, HANDLING_RULES
from pairwright.pairing.rulebook import CommonRule, Rule

COMMON = (
    CommonRule(BASIC_RULES["1"], say("The number of rounds is announced before the tournament begins.")),
    CommonRule(BASIC_RULES["2"], say("Nobody meets the same opponent twice.")),
    CommonRule(
        BASIC_RULES["3"],
        say(
            "If the number of players is odd, one of them has the bye: no opponent, no colour, and the points of a win "
            "unless other points were announced."
        ),
    ),
    CommonRule(
        BASIC_RULES["4"],
        say("Nobody has the bye a second time, nor after a round that brought him the points of a win without play."),
    ),
    CommonRule(BASIC_RULES["5"], say("Opponents have equal scores, or scores as near as possible.")),
    CommonRule(
        BASIC_RULES["6"],
        say("Nobody has one colour three times more often than the other, unless the system says otherwise."),
    ),
    CommonRule(
        BASIC_RULES["7"], say("Nobody has one colour in three games running, unless the system says otherwise.")
    ),
    CommonRule(
        BASIC_RULES["8"],
        say("A player gets the colour he has had less often; after as many of one as of the other, they alternate."),
    ),
    CommonRule(BASIC_RULES["9"], say("The arbiter can say why every pairing is as it is.")),
    CommonRule(
        HANDLING_RULES["2.2"],
        say(
            "Before round 1 the players are numbered by rating (the arbiter estimates one for who has none), title "
            "(GM, IM, WGM, FM, WIM, CM, WFM, WCM) and alphabet, unless another order was announced."
        ),
    ),
    CommonRule(
        HANDLING_RULES["2.3"], say("Wrong ratings or titles may still change the numbers, until round 4 is paired.")
    ),
    CommonRule(
        HANDLING_RULES["2.4"],
        say("A late entry gets the number due to him, and nothing for the rounds he missed unless that was announced."),
    ),
    CommonRule(HANDLING_RULES["3.1"], say("An adjourned game counts as a draw, for pairing only.")),
    CommonRule(HANDLING_RULES["3.2"], say("Who has withdrawn is no longer paired.")),
    CommonRule(
        HANDLING_RULES["3.3"],
        say("Who says beforehand that he cannot play a round is not paired in it; it brings him what was announced."),
    ),
    CommonRule(HANDLING_RULES["3.4"], say("Only games that were played count for the colours.")),
    CommonRule(HANDLING_RULES["3.5"], say("A game that was not played is no meeting: the two may be paired again.")),
    CommonRule(
        HANDLING_RULES["3.6"],
        say(
            "Boards are published by the score of the higher ranked player, then the sum of both scores, then his "
            "number; the bye comes last."
        ),
    ),
    CommonRule(
        HANDLING_RULES["4.3"], say("A result that is corrected later counts from the next round that is paired.")
    ),
    CommonRule(HANDLING_RULES["4.4"], say("Published pairings stay, but for the cases the rules list.")),
)

ABSOLUTE = (
    Rule("C1", say("Nobody meets the same opponent twice.")),
    Rule("C2", say("Nobody has the bye who had it before, or the points of a win without play.")),
    Rule("C3", say("Two players with an absolute preference for one colour never meet.")),
    Rule("C4", say("Whoever is left after a bracket can still be paired.")),
)
"""What Dubov's and Burstein's systems both demand, under the same numbers."""

COLOURS = (
    Rule("5.1", say("The initial colour is drawn by lot before round 1.")),
    Rule(
        "5.2.1",
        say("If neither has played, the higher ranked player gets the initial colour if his number is odd."),
    ),
    Rule("5.2.2", say("Both players get the colour they prefer, if they prefer different ones.")),
    Rule("5.2.3", say("Otherwise the stronger preference is granted.")),
    Rule("5.2.4", say("Otherwise they alternate from the last round in which they had different colours.")),
    Rule("5.2.5", say("Otherwise the higher ranked player gets the colour he prefers.")),
)
"""Their rules of colours, which have the same numbers too."""
