"""Round robins in short: by the table, and with rounds made by hand."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook

_COMMON = (
    Rule("A1.1", say("Everybody meets everybody once; in a double round robin once with each colour.")),
    Rule("A1.2", say("Numbers are drawn by lot before round 1.")),
)
_WITHDRAWALS = (
    Rule(
        "6.6",
        say(
            "Who leaves before half of his games: his results stay in the table, and count for nobody. After half of "
            "them they count; those he does not play are lost for him and won for his opponents."
        ),
    ),
    Rule("A1.9", say("Who leaves after the draw and before round 1: the numbers are drawn again.")),
)
_GROUPS = (
    Rule("A2", say("In a restricted draw players of one federation do not meet in the last three rounds.")),
    Rule("G1", say("A large field may be split into groups; if a final follows, they are equally strong.")),
)
BY_TABLE = (
    *_COMMON,
    Rule("A1.3", say("If their number is odd, nobody has the last number, and whoever would meet it is free.")),
    Rule(
        "A1.4",
        say(
            "The last number meets 1 in round 1, then the first of the second half, then 2, and so on; it has Black in "
            "odd rounds and White in even ones."
        ),
    ),
    Rule(
        "A1.5",
        say(
            "Of two other numbers the lower one has White if their sum is odd, the higher one if it is even; their "
            "sum is the same on all boards of a round, counted going round."
        ),
    ),
    Rule("A1.6", say("The board of the last number is the first, the others follow in the order of the table.")),
    Rule("A1.7", say("In every further cycle the colours are those of the one before reversed.")),
    Rule(
        "A1.8",
        say(
            "In a double round robin the last two rounds of the first cycle change places, so that nobody has one "
            "colour three times running; unless the plain order was announced."
        ),
    ),
    *_WITHDRAWALS,
    *_GROUPS,
)
MADE_BY_HAND = (
    *_COMMON,
    Rule("A1.3", say("If their number is odd, everybody is free once in a cycle.")),
    Rule("A1.6", say("The boards stand in the order the arbiter gives them.")),
    Rule("A1.7", say("In every further cycle everybody meets everybody again.")),
    Rule("H1", say("Nobody meets the same opponent twice in a cycle.")),
    Rule("H2", say("Nobody has one colour in three games running.")),
    Rule("H3", say("Whites and Blacks of a player differ by two at most, and by one at most in the end.")),
    *_WITHDRAWALS,
    *_GROUPS,
)

OFFERS = (
    RuleBook("round-robin", say("FIDE Handbook C.05, annexes 1 and 2; documents (Turkish)"), BY_TABLE),
    RuleBook("round-robin-by-hand", say("record 192, documents (Turkish)"), MADE_BY_HAND),
)
