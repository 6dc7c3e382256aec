"""The Lim system in short: that of the documents, also for Maxi-tournaments, and today's."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook
from pairwright.pairing.rules._fide import COMMON

_COMPATIBLE = say(
    "Two players are compatible if they have not met, and if the game gives neither of them one colour three times "
    "running or three more of one colour."
)
_MEDIAN = say(
    "Equal scores are a group; the median group has half of the points that could be made. Groups are paired from the "
    "top down to the median, then from the bottom up to it, the median last, downwards."
)
_LEAVING = say(
    "A player leaves his group if he has met everybody in it, if he must change colour and nobody there suits him, or "
    "to make the number even."
)
_HALVES = say("The players left stand by number, and the upper half is proposed against the lower half.")
_CRACKED = say(
    "If the median group cannot be paired, the nearest pair of a neighbouring group is undone and joins it: of the "
    "lower side if more floaters came from above than from below, otherwise of the upper side."
)
_KINDS = say(
    "Whom to float: rather who has not floated into the group already, and rather who finds a compatible opponent in "
    "the next one."
)
_FLOATED_BEFORE = say("Who floated in the round before is spared, if that costs no pair and no worse floater.")
_FIRST_CHECK = say(
    "First check: who have met are parted. Downwards the highest player is looked at first and his lower opponent is "
    "changed, upwards the other way round."
)
_ORDER_OF_SIX = say("Six players, looking for an opponent of 1: 4, 5, 6, then 3 and 2; the rest is proposed afresh.")
_NEXT_OF_SIX = say("With 1-6 settled, 2 tries 4, 5 and 3; if none will do, 1 has to change.")
_SECOND_CHECK = say("Second check: exchanges, so that as many players as possible get the colour due to them.")
_TWICE = say("Who had one colour twice running gets the other one.")
_HISTORY = say(
    "If one colour is due to both, the larger difference goes first; then the last round in which they had different "
    "colours decides; then, in the median and above, the higher player gets his colour, below it the lower one."
)
_ODD = say("In odd rounds colours alternate.")
_EVEN = say("In even rounds Whites and Blacks become equal in number.")
_LAST_ROUND = say("In the last round equal scores who have not met are paired, whatever their colours.")
_LOWEST_RATED = say("Round 1: of an odd number the lowest rated has the bye.")
_LOT = say(
    "Round 1: the colour of number 1 is drawn by lot; odd numbers of the upper half get the same one, even ones the "
    "other."
)

_BEFORE_4_2 = (
    Rule("1", say("Numbers by rating, highest first; equal or none: by title, local rating, lot.")),
    Rule("2.1", say("If the number of players is odd, the lowest of the lowest score group has the bye.")),
    Rule("2.2", say("Nobody has it twice, or after a win by absence of his opponent.")),
    Rule("2.3", say("It is worth a point, and gives no opponent and no colour.")),
    Rule("3.1", _COMPATIBLE),
    Rule("3.2", _MEDIAN),
    Rule("3.3", _LEAVING),
    Rule("3.4", _HALVES),
    Rule("3.5", say("Who have met change opponents inside the group; further exchanges serve the colours.")),
    Rule("3.6", _CRACKED),
    Rule("4.1", say("Who has no compatible opponent in his group, whatever is exchanged, floats to the next one.")),
    Rule(
        "4.2",
        say(
            "Paired downwards he goes down, upwards up. To make a group even, the one goes who makes the colours due "
            "equal in number; else downwards the lowest, upwards the highest."
        ),
    ),
)
_FROM_4_3 = (
    Rule("4.3", say("Downwards: the lowest player who finds a compatible opponent in the next group.")),
    Rule("4.4", say("Upwards: the highest such player.")),
    Rule("4.5", say("If nobody there suits him, another player goes; if nobody can, he goes one group further.")),
    Rule("4.6", say("Floaters from above are paired first, those of the highest score, then of the highest number.")),
    Rule("4.7", say("From below the lowest score and number come first.")),
    Rule("4.8", say("A floater from above meets the highest player with the right colour, one from below the lowest.")),
    Rule("4.9", _KINDS),
    Rule("4.10", _FLOATED_BEFORE),
    Rule("5.1", _FIRST_CHECK),
    Rule("5.2", _ORDER_OF_SIX),
    Rule("5.3", _NEXT_OF_SIX),
    Rule(
        "5.4",
        say("If 2 can only meet whom 1 needs, 2 floats: instead of the floater there was, or together with another."),
    ),
    Rule("6.1", say("Nobody has one colour three times running, or three more of one colour.")),
    Rule("6.2", _SECOND_CHECK),
    Rule("6.3", _TWICE),
    Rule("6.4", _HISTORY),
    Rule("6.5", _ODD),
    Rule("6.6", _EVEN),
)
_AT_THE_END = (
    Rule("7", _LAST_ROUND),
    Rule("B1.1", _LOWEST_RATED),
    Rule("B1.2", _LOT),
    Rule("B1.3", say("A win is 1, a draw 1/2, a loss 0.")),
    Rule("B2", say("Round 2: first the group with a point, then those without, then those with half a point.")),
)
LIM = (*_BEFORE_4_2, *_FROM_4_3, *_AT_THE_END)
LIM_MAXI = (
    *_BEFORE_4_2,
    Rule(
        "4.2",
        say(
            "Maxi: his rating is within 100 points of the last player of the group (upwards: of the first), or that "
            "player floats himself."
        ),
    ),
    *_FROM_4_3,
    Rule("6.7", say("Maxi: for colours only opponents within 100 points are exchanged.")),
    *_AT_THE_END,
)
LIM_2026 = (
    Rule(
        "1.1",
        say("If the number of players is odd, the lowest of the lowest score group who may have it gets the bye."),
    ),
    Rule("2.1", _COMPATIBLE),
    Rule("2.2", _MEDIAN),
    Rule("2.3", _LEAVING),
    Rule("2.4", _HALVES),
    Rule("2.5", say("A floater who cannot be paired in the next group goes on.")),
    Rule("2.6", _CRACKED),
    Rule(
        "3.2",
        say(
            "A floater goes to the next group, has the colour that more players of his group are due, and is the "
            "lowest player downwards, the highest upwards. Maxi: within 100 rating points of that player."
        ),
    ),
    Rule("3.3", say("Downwards he must have a compatible opponent there whom no other floater needs.")),
    Rule("3.4", say("So must he upwards.")),
    Rule("3.5", say("A floater may float again.")),
    Rule(
        "3.6",
        say("In upper groups and the median floaters of the highest score, then of the highest number, are first."),
    ),
    Rule("3.7", say("In lower groups those of the lowest score, then of the lowest number, are first.")),
    Rule("3.8", say("From above he meets the highest player due the other colour, from below the lowest.")),
    Rule("3.9", _KINDS),
    Rule("3.10", _FLOATED_BEFORE),
    Rule("4.1", _FIRST_CHECK),
    Rule("4.2", _ORDER_OF_SIX),
    Rule("4.3", _NEXT_OF_SIX),
    Rule("4.4", say("Who has no possible opponent floats; somebody may change roles with a floater for that.")),
    Rule("5.1", say("Nobody has one colour three times running, or three more of one colour.")),
    Rule("5.2", _SECOND_CHECK),
    Rule("5.3", _TWICE),
    Rule("5.4", _HISTORY),
    Rule("5.5", _ODD),
    Rule("5.6", _EVEN),
    Rule("5.7", say("Maxi: for colours only opponents within 100 points are exchanged.")),
    Rule("6", _LAST_ROUND),
    Rule("7.1", _LOWEST_RATED),
    Rule("7.2", _LOT),
)

_DOCUMENTS = say("documents (Turkish), text of 1987 to 1999")
OFFERS = (
    RuleBook("lim", _DOCUMENTS, LIM),
    RuleBook("lim-maxi", _DOCUMENTS, LIM_MAXI),
    RuleBook("lim-2026", say("FIDE Handbook C.04.4.3"), LIM_2026, COMMON),
)
