"""The FIDE (Dutch) system in short, edition in force from 2017 to 31 January 2026."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook

RULES = (
    Rule("A.2", say("Players rank by score, then by pairing number.")),
    Rule(
        "A.3",
        say("All players of one score are a scoregroup. A bracket is a scoregroup with those moved down into it."),
    ),
    Rule(
        "A.4",
        say(
            "Who meets a lower score floats down, who meets a higher one floats up. Every round not played is a float "
            "down."
        ),
    ),
    Rule("A.5", say("If the number of players is odd, one has the bye: a point, no opponent, no colour.")),
    Rule(
        "A.6",
        say(
            "A preference for a colour is absolute after two more of the other one, or after the other one twice "
            "running; strong after one more of the other; mild, for the other colour than last time, after as many of "
            "one as of the other."
        ),
    ),
    Rule("A.7", say("In the last round those with more than half of the points that could be made are topscorers.")),
    Rule("A.8", say("Brackets are compared by the score differences of their pairs and of those who leave them.")),
    Rule(
        "A.9",
        say(
            "If what is below a bracket cannot be paired, the bracket is paired again so that it can be, and all "
            "players below it become one bracket, the last."
        ),
    ),
    Rule(
        "B.1", say("Of a bracket it is known how many pairs it can make, and how many of those moved down they hold.")
    ),
    Rule("B.2", say("The upper half meets the lower half, first against first. Players moved down are paired first.")),
    Rule("B.3", say("A candidate is a pairing of the bracket; who is left in it floats down.")),
    Rule("B.4", say("The first candidate that keeps all criteria is taken at once.")),
    Rule("B.5", say("Otherwise the next candidates are tried in order.")),
    Rule("B.6", say("The lower half is rearranged first; then players of both halves change places.")),
    Rule(
        "B.7",
        say("With players moved down: first the rest is arranged anew, then their opponents, then who of them plays."),
    ),
    Rule("B.8", say("If no pairing is perfect, the best one by the criteria is taken, of equals the first.")),
    Rule("C.1", say("Nobody meets the same opponent twice.")),
    Rule("C.2", say("Nobody has the bye who had it before, or won without play.")),
    Rule("C.3", say("Two players with an absolute preference for one colour do not meet, unless one is a topscorer.")),
    Rule("C.4", say("The bracket before the last is paired so that the round can be completed.")),
    Rule("C.5", say("As many pairs as possible are made.")),
    Rule("C.6", say("Score differences are as small as possible.")),
    Rule("C.7", say("Those who leave the bracket are chosen so that the next one is paired as well as possible.")),
    Rule("C.8", say("As few as possible of the topscorers and their opponents get a colour difference beyond two.")),
    Rule("C.9", say("As few as possible of them get one colour a third time running.")),
    Rule("C.10", say("As many players as possible get the colour they prefer.")),
    Rule("C.11", say("As many strong preferences as possible are granted.")),
    Rule("C.12", say("Nobody who floated down in the round before floats down again, if possible.")),
    Rule("C.13", say("Nobody who floated up in the round before floats up again, if possible.")),
    Rule("C.14", say("The same for floats down of two rounds before.")),
    Rule("C.15", say("The same for floats up of two rounds before.")),
    Rule("C.16", say("Score differences of those who float down as in the round before are as small as possible.")),
    Rule("C.17", say("The same for those who float up as in the round before.")),
    Rule("C.18", say("The same for those who float down as two rounds before.")),
    Rule("C.19", say("The same for those who float up as two rounds before.")),
    Rule("D.1", say("Orders of the lower half follow each other like numbers: the lowest players change first.")),
    Rule("D.2", say("Exchanges of residents: as few players as possible, as near to each other as possible.")),
    Rule("D.3", say("Exchanges of those moved down: the lowest scores stay out first.")),
    Rule("E.1", say("Both players get the colour they prefer, if they prefer different ones.")),
    Rule("E.2", say("Otherwise the stronger preference is granted; of two absolute ones the larger difference.")),
    Rule("E.3", say("Otherwise they alternate from the last round in which they had different colours.")),
    Rule("E.4", say("Otherwise the higher ranked player gets the colour he prefers.")),
    Rule(
        "E.5",
        say(
            "If nobody prefers a colour, the higher ranked player gets the initial colour, drawn by lot, if his number "
            "is odd."
        ),
    ),
)

OFFERS = (RuleBook("dutch-2017", say("FIDE Handbook C.04.3, edition of 2017"), RULES),)
