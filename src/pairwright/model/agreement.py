"""Do the entries of two opponents describe one game?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pairwright.errors import Place, Problem, Sentence, Severity, say
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry

_OPEN = (Result.PENDING, Result.ADJOURNED)
_NOTHING = Sentence("")
_SHARE = {Result.WIN: 2, Result.UNRATED_WIN: 2, Result.FORFEIT_WIN: 2, Result.DRAW: 1, Result.UNRATED_DRAW: 1}


def results_agree(one: Result, other: Result) -> bool:
    """Both played or neither, both open or neither, one kind of game, and no more than one point between them.

    An arbiter may give less than a point (0-0, 1/2-0), so that is in order.
    """
    if one in _OPEN or other in _OPEN:
        return one is other
    if one.played != other.played or one.rated != other.rated:
        return False
    return _SHARE.get(one, 0) + _SHARE.get(other, 0) <= 2


def round_problems(round: int, entries: Mapping[int, RoundEntry]) -> Iterator[Problem]:
    """Everything that does not fit together in one round; ``entries`` by pairing number."""
    allocated = 0
    problem: Problem | tuple[()]
    for number, entry in entries.items():
        opponent, _, result = entry
        if not opponent:
            problem = _alone(round, number, entry)
            if result is Result.PAIRING_BYE:
                allocated += 1
                if allocated == 2:
                    problem = _notice("two-byes", round, number, say("a second pairing-allocated bye"), say("one"))
        elif opponent == number:
            problem = _error("own-opponent", round, number, say("the player is his own opponent"))
        elif opponent not in entries:
            problem = _error(
                "no-such-player",
                round,
                number,
                say("opponent {opponent} is not in the tournament", opponent=opponent),
                say("the number of a player"),
                say("Correct the number, or add the player"),
            )
        elif result.is_bye:
            problem = _error(
                "bye-with-opponent",
                round,
                number,
                say("result {result} with opponent {opponent}", result=result.code, opponent=opponent),
                say("a bye without an opponent, or the result of a game"),
            )
        else:
            problem = _facing(round, number, entry, entries[opponent])
        if problem:
            yield problem


def _alone(round: int, number: int, entry: RoundEntry) -> Problem | tuple[()]:
    result = entry.result
    if result.is_bye or result is Result.FORFEIT_WIN:
        if entry.colour is Colour.NONE or result is Result.FORFEIT_WIN:
            return ()
        return _error("bye-with-colour", round, number, say("a bye with a colour"), say("no colour"))
    return _error(
        "no-opponent",
        round,
        number,
        say("result {result} without an opponent", result=result.code),
        say("a bye (U, F, H, Z) or an opponent"),
    )


def _facing(round: int, number: int, own: RoundEntry, other: RoundEntry) -> Problem | tuple[()]:
    """The first thing wrong between two opponents; what both sides share is told once, at the lower number."""
    opponent = own.opponent
    if other.opponent != number:
        return _error(
            "one-sided",
            round,
            number,
            say(
                "names opponent {opponent}, who names {other}", opponent=opponent, other=other.opponent or say("nobody")
            ),
            say("two players who name each other"),
            say("Correct one of the two lines"),
        )
    if own.colour is Colour.NONE:
        return _error(
            "no-colour",
            round,
            number,
            say("no colour against {opponent}", opponent=opponent),
            say("w or b"),
            say("Enter the colours of the game"),
        )
    if number > opponent:
        return ()
    if own.colour is other.colour:
        return _error(
            "same-colour",
            round,
            number,
            say(
                "both {number} and {opponent} have colour {colour}",
                number=number,
                opponent=opponent,
                colour=own.colour.value,
            ),
            say("one White and one Black"),
            say("Correct one of the two lines"),
        )
    return _odd_results(round, number, own, other)


def _odd_results(round: int, number: int, own: RoundEntry, other: RoundEntry) -> Problem | tuple[()]:
    one, two = own.result, other.result
    if results_agree(one, two) or two.is_bye:  # a bye with an opponent is told of the other player
        return ()
    found = say("results {one} and {other} against {opponent}", one=one.code, other=two.code, opponent=own.opponent)
    if one not in _OPEN and two not in _OPEN and one.played != two.played:
        return _error(
            "played-or-not",
            round,
            number,
            found,
            say("a game played by both or forfeited"),
            say("Enter the same kind of result for both"),
        )
    return _notice("odd-results", round, number, found, say("results that one game can have"))


def _error(
    code: str,
    round: int,
    player: int,
    found: Sentence,
    expected: Sentence = _NOTHING,
    remedy: Sentence = _NOTHING,
) -> Problem:
    return Problem(code, Severity.ERROR, Place(round=round, player=player), found, expected, remedy)


def _notice(code: str, round: int, player: int, found: Sentence, expected: Sentence) -> Problem:
    return Problem(code, Severity.NOTICE, Place(round=round, player=player), found, expected)
