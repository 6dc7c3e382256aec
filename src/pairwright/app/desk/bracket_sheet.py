"""A knockout at the desk: what of it waits for the arbiter, and whether it can be drawn in columns that halve."""

from __future__ import annotations

from itertools import pairwise

from pairwright.app.brackets import Drawn, bracket
from pairwright.errors import Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.knockout.acts import field
from pairwright.model.knockout.bracket import Branch, Match, Phase
from pairwright.model.knockout.games import Stuck, outlook
from pairwright.model.knockout.play import highest_of
from pairwright.model.tournament import Tournament

_WHY = {
    Stuck.OPEN_GAME: say("a game has no result"),
    Stuck.BOTH_FORFEITED: say("both have forfeited a game"),
    Stuck.LEVEL: say("it is level, and no further game is announced"),
}


_NEXT = {
    Phase.REGULAR: "game {number} is next",
    Phase.EXTRA: "extra time is next: game {number} of the match",
    Phase.GOLDEN: "the golden point is next: game {number} of the match",
}


class OpenMatch(NamedTuple):
    """A match that is not decided: ``why`` in words; ``must_decide``: no game will, the arbiter has to."""

    match: Match
    why: Sentence
    must_decide: bool


class BracketSheet(NamedTuple):
    """The bracket, its open matches, and how far it is. ``halves``: each stage of it has half the matches of the one
    before, so that it can be drawn in columns."""

    drawn: Drawn
    open: tuple[OpenMatch, ...]
    halves: bool


def bracket_sheet(tournament: Tournament) -> BracketSheet:
    """Raises as :func:`pairwright.app.brackets.bracket`."""
    drawn = bracket(tournament)
    highest = highest_of(field(tournament))
    terms = drawn.bracket.terms
    found = []
    for match in drawn.bracket.matches:
        if not match.is_open:
            continue
        ahead = outlook(terms, match.games, highest)
        if ahead.stuck in _WHY:
            found.append(OpenMatch(match, _WHY[ahead.stuck], ahead.stuck is not Stuck.OPEN_GAME))
        else:
            found.append(OpenMatch(match, say(_NEXT[ahead.phase], number=ahead.number or 1), must_decide=False))
    return BracketSheet(drawn, tuple(found), _halves(drawn))


def _halves(drawn: Drawn) -> bool:
    counts = [len([match for match in stage.matches if match.branch is Branch.MAIN]) for stage in drawn.bracket.stages]
    plain = all(match.branch in (Branch.MAIN, Branch.THIRD_PLACE) for match in drawn.bracket.matches)
    return plain and all(one == 2 * other for one, other in pairwise(counts) if other)
