"""Where two players can meet: the matches that both of them can still reach."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.bracket import NOBODY, UNKNOWN, From, How, Match
from pairwright.pairing.outcome import Step

if TYPE_CHECKING:
    from pairwright.model.knockout.bracket import Bracket, Seat

FIRST_AGAINST_LAST = KNOCKOUT["K10"]

Reach = tuple[frozenset[int], frozenset[int]]
"""Who can sit in the two seats of a match."""


def reach_of(bracket: Bracket) -> dict[int, Reach]:
    """By number of the match, who can sit there as far as the games have gone."""
    found: dict[int, Reach] = {}
    matches: dict[int, Match] = {}

    def sitting(seat: Seat, known: int) -> frozenset[int]:
        if known != UNKNOWN:
            return frozenset([known]) - {NOBODY}
        before = matches[seat.number]
        if before.how is not How.OPEN:
            return frozenset([before.winner if seat.kind is From.WINNER else before.loser]) - {NOBODY, UNKNOWN}
        upper, lower = found[seat.number]
        return upper | lower

    for match in bracket.matches:
        matches[match.number] = match
        upper, lower = (sitting(seat, known) for seat, known in zip(match.seats, match.players, strict=True))
        found[match.number] = (upper, lower)
    return found


def meetings_of(bracket: Bracket, one: int, other: int) -> tuple[Step, ...]:
    """The first match in which two can meet, and the match each of them has now."""
    reach = reach_of(bracket)
    titles = {match.number: stage.title for stage in bracket.stages for match in stage.matches}
    steps = []
    for number in (one, other):
        open_ = [match for match in bracket.matches if match.how is How.OPEN]
        coming = [match for match in open_ if number in frozenset().union(*reach[match.number])]
        now = next((match for match in open_ if number in match.players), coming[0] if coming else None)
        if now is None:
            note = say("{player} has no match to come", player=number)
        elif number not in now.players or UNKNOWN in now.players or NOBODY in now.players:
            note = say("{player} waits in match {match} ({title})", player=number, match=now.number,
                       title=titles[now.number])  # fmt: skip
        else:
            opponent = now.players[0] + now.players[1] - number
            note = say("{player} plays match {match} ({title}) against {opponent}", player=number, match=now.number,
                       title=titles[now.number], opponent=opponent)  # fmt: skip
        steps.append(Step(FIRST_AGAINST_LAST, (number,), note))
    for match in bracket.matches:
        upper, lower = reach[match.number]
        if match.how is How.OPEN and ((one in upper and other in lower) or (other in upper and one in lower)):
            note = say("they can meet in match {match} ({title}) at the earliest", match=match.number,
                       title=titles[match.number])  # fmt: skip
            return (*steps, Step(FIRST_AGAINST_LAST, (one, other), note))
    return (*steps, Step(FIRST_AGAINST_LAST, (one, other), say("they can meet no more")))
