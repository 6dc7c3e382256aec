"""The FIDE (Dutch) system in short, edition in force since 1 February 2026."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook
from pairwright.pairing.rules._fide import COMMON

RULES_2026 = (
    Rule("1.2", say("Players rank by score, then by pairing number.")),
    Rule(
        "1.3",
        say(
            "All players of one score are a scoregroup. A bracket is a scoregroup together with those whom the bracket "
            "above left unpaired."
        ),
    ),
    Rule(
        "1.4",
        say(
            "Who meets a lower score floats down, who meets a higher one floats up. A bye, or a round that brought "
            "more than a loss without play, is a float down."
        ),
    ),
    Rule("1.6", say("The colour difference is the number of games with White less that with Black.")),
    Rule(
        "1.7",
        say(
            "A preference for a colour is absolute after two more of the other one, or after the other one twice "
            "running; strong after one more of the other; mild, for the other colour than last time, after as many of "
            "one as of the other."
        ),
    ),
    Rule(
        "1.8",
        say("In the last round those with more than half of the points that could be made so far are topscorers."),
    ),
    Rule("1.9", say("A round is paired when everybody but one at most has an opponent and C1 to C3 are kept.")),
    Rule("C1", say("Nobody meets the same opponent twice.")),
    Rule("C2", say("Nobody has the bye who had it before, or the points of a win without play.")),
    Rule("C3", say("Two players with an absolute preference for one colour do not meet, unless one is a topscorer.")),
    Rule("C4", say("Whoever is left after a bracket can still be paired with the rest of the field.")),
    Rule("C5", say("The bye goes to the lowest score that allows everybody else to be paired.")),
    Rule("C6", say("As few players as possible leave a bracket unpaired.")),
    Rule("C7", say("Those who leave it have scores as low as possible.")),
    Rule("C8", say("They are chosen so that the next bracket has most pairs, and then leaves the lowest scores.")),
    Rule("C9", say("Who takes the bye has as few unplayed games as possible.")),
    Rule("C10", say("As few as possible of the topscorers and their opponents get a colour difference beyond two.")),
    Rule("C11", say("As few as possible of them get one colour a third time running.")),
    Rule("C12", say("As many players as possible get the colour they prefer.")),
    Rule("C13", say("As many strong preferences as possible are granted.")),
    Rule("C14", say("Nobody who floated down in the round before floats down again, if possible.")),
    Rule("C15", say("Nobody who floated up in the round before floats up again, if possible.")),
    Rule("C16", say("The same for floats down of two rounds before.")),
    Rule("C17", say("The same for floats up of two rounds before.")),
    Rule(
        "C18",
        say("Who was moved down and floated down in the round before meets a score as near as possible to his own."),
    ),
    Rule("C19", say("So does his opponent who floated up in the round before.")),
    Rule("C20", say("The same for floats down of two rounds before.")),
    Rule("C21", say("The same for floats up of two rounds before.")),
    Rule(
        "3",
        say(
            "Brackets are paired from the top. The upper half meets the lower half, first against first; players moved "
            "down are paired first. C1 to C5 are kept, and the pairing that is best by C6 to C21, in this order, is "
            "taken."
        ),
    ),
    Rule(
        "4",
        say(
            "Among equally good pairings the first counts: the lower half is rearranged first, the smallest numbers "
            "last; then players of both halves change places, as few and as near to each other as possible; then other "
            "players moved down are paired."
        ),
    ),
    Rule("5.1", say("The initial colour is drawn by lot before round 1.")),
    Rule("5.2.1", say("Both players get the colour they prefer, if they prefer different ones.")),
    Rule("5.2.2", say("Otherwise the stronger preference is granted; of two absolute ones the larger difference.")),
    Rule("5.2.3", say("Otherwise they alternate from the last round in which they had different colours.")),
    Rule("5.2.4", say("Otherwise the higher ranked player gets the colour he prefers.")),
    Rule(
        "5.2.5",
        say("If nobody prefers a colour, the higher ranked player gets the initial colour if his number is odd."),
    ),
)

OFFERS = (RuleBook("dutch-2026", say("FIDE Handbook C.04.3"), RULES_2026, COMMON),)
