"""Knockout, in short; words of our own."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.pairing.rulebook import Rule, RuleBook

RULES = (
    Rule("K2", say("Players stand in the order of their numbers, their ratings (unrated ones by lot), or a lot.")),
    Rule(
        "K10",
        say(
            "The number of players is filled up with imaginary ones to the places to decide times a power of two. The "
            "first meets the last, the second the last but one, and so on; against an imaginary player one is through."
        ),
    ),
    Rule("K8", say("So a preliminary round brings the number of players to that of a full stage.")),
    Rule("K9", say("With fewer than two players a place only the last play, and the first are through.")),
    Rule("K3", say("The last stage has as many matches as there are places to decide.")),
    Rule("K10", say("The winner of a match has the better of its two places in the next stage.")),
    Rule(
        "K4",
        say("A match has two games, or another even number; colours are reversed from game to game. It ends as soon as "
            "nobody can catch up."),
    ),
    Rule("C1", say("By lot: it gives the colours of the first game, and of the first game of extra time.")),
    Rule(
        "C4",
        say("Without a lot the upper of the two has the initial colour in every other match, from stage to stage it "
            "is the other way round."),
    ),
    Rule("K5", say("A level match has extra time, two games at a time, and then the golden point.")),
    Rule("K5", say("In the golden point White has five minutes and Black four; after a draw White is out.")),
    Rule("C2", say("Colours of the golden point are drawn by a lot of their own.")),
    Rule("M1", say("Teams: level in points, a match goes by game points, then board count, then further matches.")),
    Rule("W1", say("Who has left, or is not there when his match begins, is out.")),
    Rule("W2", say("An announced absence puts the game off; nobody moves on before the stage is over.")),
    Rule("K1", say("What no game decides is recorded: by lot, by fewest moves, or by the arbiter.")),
    Rule("D1", say("Double elimination: whoever loses once goes on among the losers, placed so that two meet again as "
                   "late as possible.")),
    Rule("D2", say("With a second final it is played if the best of the others wins the first.")),
    Rule("K7", say("Losers of the same stage share their places, unless there is a match for the third.")),
)  # fmt: skip

OFFERS = (RuleBook("knockout", say("documents (Turkish)"), RULES),)
