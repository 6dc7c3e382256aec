"""Why this opponent, in words for the player himself: facts of the round, no article and no code.

Nothing is guessed: what only the whole comparison of candidates shows is left to the arbiter's pages.
"""

from __future__ import annotations

from pairwright.app.absent import reason_of_absence
from pairwright.app.editions import choose
from pairwright.app.team_events import SpeakingOf
from pairwright.errors import PairwrightError, Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.state.ledger import state_before
from pairwright.state.preference import ANY, BLACK, WHITE
from pairwright.state.round_state import RoundState

BY_TABLE = ("round-robin", "scheveningen", "skalitzka", "knockout")
HALVES = ("dutch",)
"""Systems in which the upper half of a group meets the lower half, in order."""


class _Seat(NamedTuple):
    """The two of a board in the tables of the state, from the point of view of one of them; ``given`` is his colour."""

    own: int
    other: int
    given: int


def why_this_opponent(tournament: Tournament, round: int, number: int) -> tuple[Sentence, ...]:
    """Sentences for the player with this number (of a tournament of individuals, or a field of teams) in a round that
    is paired; empty if he is not in it."""
    entry = tournament.player(number).entry(round)
    if not entry.opponent:
        return _without_opponent(tournament, round, number, entry.result)
    try:
        code = choose(tournament).system.code
    except PairwrightError:
        code = ""
    if code.startswith(BY_TABLE):
        return (say("The order of play was fixed before the tournament began: each round follows from its table."),)
    with SpeakingOf(tournament):
        state = state_before(tournament, round)
    position = state.positions()
    if number not in position or entry.opponent not in position:
        return (say("The arbiter has put this board together by hand."),)
    given = WHITE if entry.colour.value == "w" else BLACK
    seat = _Seat(position[number], position[entry.opponent], given)
    return (*_scores(state, seat, code), *_colours(state, seat))


def _without_opponent(tournament: Tournament, round: int, number: int, result: Result) -> tuple[Sentence, ...]:
    if result is Result.PAIRING_BYE:
        return (
            say("The number of players was odd, and by the rules the one without an opponent is you."),
            say("You have the points of the bye, and need not play."),
        )
    return (say("You are not paired in this round: {why}.", why=reason_of_absence(tournament, round, number)),)


def _scores(state: RoundState, seat: _Seat, code: str) -> list[Sentence]:
    own, other = state.scores[seat.own], state.scores[seat.other]
    same = state.scores.count(own)
    told: list[Sentence] = []
    if state.round == 1 and not any(state.scores):
        if code.startswith(HALVES):
            return [say("In round 1 the upper half of the list meets the lower half, in order.")]
        return []
    if own == other:
        template = "You both have {score} points; {count} players have as many. Players of equal score meet first."
        told.append(say(template, score=halves(own), count=same))
        if code.startswith(HALVES) and same > 2:
            template = (
                "Among them the upper half of the list meets the lower half, unless two have met or colours forbid it."
            )
            told.append(say(template))
    elif own > other:
        told.append(say("You have {score} points, your opponent has {other}.", score=halves(own), other=halves(other)))
        if same % 2:
            told.append(say("{count} players have {score} points, an odd number.", count=same, score=halves(own)))
        else:
            template = "Not everybody with {score} points could be given an opponent of the same score."
            told.append(say(template, score=halves(own)))
        told.append(say("Somebody had to play down, and by the rules it is you."))
    else:
        told.append(say("You have {score} points, your opponent has {other}.", score=halves(own), other=halves(other)))
        told.append(say("Your opponent had to play down, and by the rules he meets you."))
    if state.scores[seat.own] != state.standings[seat.own]:
        extra = state.scores[seat.own] - state.standings[seat.own]
        told.append(say("For pairing, {points} points are added to yours in this round.", points=halves(extra)))
    return told


_NAMES = {WHITE: "White", BLACK: "Black"}


def _colours(state: RoundState, seat: _Seat) -> list[Sentence]:
    due, theirs, given = state.due[seat.own], state.due[seat.other], seat.given
    colour = say(_NAMES[given])
    if due == given:
        return [say("{colour} was due to you.", colour=colour)]
    if due == ANY:
        if theirs == ANY:
            return [say("No colour was due to either of you yet.")]
        return [say("No colour was due to you, and your opponent has the one due to him.")]
    wanted = say(_NAMES[due])
    if theirs != due:
        return [say("{colour} would have been due to you.", colour=wanted)]
    if state.strengths[seat.other] > state.strengths[seat.own]:
        return [say("{colour} was due to both of you, and to your opponent more strongly.", colour=wanted)]
    return [say("{colour} was due to both of you; by the rules your opponent comes first.", colour=wanted)]


def halves(points: Points) -> str:
    """``4½`` from 45."""
    whole, rest = divmod(abs(points), 10)
    sign = "−" if points < 0 else ""
    if rest == 5:
        return f"{sign}{whole or ''}½"
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"
