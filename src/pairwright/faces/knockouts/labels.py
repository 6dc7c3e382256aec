"""What stands in a match: who sits there, what he scored, how it was decided."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.faces.text import points_text
from pairwright.faces.wording import CONTROLS
from pairwright.faces.wording.characters import width
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.knockout.bracket import NOBODY, Branch, From, How, Phase
from pairwright.model.result import Result

if TYPE_CHECKING:
    from pairwright.model.knockout.bracket import Bracket, Match, MatchGame

ELLIPSIS = "…"


class Line(NamedTuple):
    """One of the two of a match. ``number`` is the pairing number (0: nobody is known), ``name`` the whole name,
    ``words`` stand where nobody does; ``games`` are the points of each game, ``score`` those of the match, golden-point
    games behind a plus."""

    number: int
    name: str
    words: Sentence
    games: tuple[str, ...] = ()
    score: str = ""
    won: bool = False
    lost: bool = False


class Box(NamedTuple):
    """A match as it is shown; ``is_free``: the first one has no opponent."""

    match: Match
    upper: Line
    lower: Line
    how: Sentence
    is_free: bool = False

    @property
    def lines(self) -> tuple[Line, Line]:
        """Both, the upper seat first."""
        return self.upper, self.lower


def box_of(bracket: Bracket, match: Match, names: dict[int, str]) -> Box:
    """The match with its names; a bye has its player above."""
    upper, lower = (_line(match, side, names) for side in (0, 1))
    is_free = match.how is How.BYE
    if is_free and upper.number <= NOBODY < lower.number:
        upper, lower = lower, upper
    return Box(match, upper, lower, _how(bracket, match), is_free)


def _line(match: Match, side: int, names: dict[int, str]) -> Line:
    number = match.players[side]
    if number <= NOBODY:
        return Line(0, "", _instead(match, side))
    seen = [game for game in match.games if Result.PENDING not in (game.white_result, game.black_result)]
    games = tuple([points_text(game.points[side]) for game in seen])
    won = match.how is not How.OPEN and match.winner == number
    lost = match.how is not How.OPEN and match.winner != number and match.how is not How.NOT_NEEDED
    name = names.get(number, "").translate(CONTROLS)
    return Line(number, name, Sentence(""), games, _score(match, seen, side), won, lost)


def _score(match: Match, seen: list[MatchGame], side: int) -> str:
    """``1½``; ``1+1`` with a golden-point game behind."""
    if not seen:
        return ""
    golden = sum([game.points[side] for game in seen if game.phase is Phase.GOLDEN])
    total = points_text(match.score[side] - golden)
    return f"{total}+{points_text(golden)}" if any(game.phase is Phase.GOLDEN for game in seen) else total


def _instead(match: Match, side: int) -> Sentence:
    """Who will sit there, or why nobody does."""
    seat = match.seats[side]
    if seat.kind is From.IMAGINARY:
        return say("free")
    if match.players[side] == NOBODY:
        return say("nobody")
    return say("winner of {match}" if seat.kind is From.WINNER else "loser of {match}", match=seat.number)


_SAID = {
    How.EXTRA: say("extra time"),
    How.GOLDEN: say("golden point"),
    How.DRAW_ODDS: say("golden point drawn: Black goes on"),
    How.GAME_POINTS: say("by game points"),
    How.BOARD_COUNT: say("by board count"),
    How.ABSENT: say("the opponent is not there"),
    How.LOT: say("by lot"),
    How.FEWEST_MOVES: say("by the fewest moves"),
    How.ARBITER: say("by decision of the arbiter"),
    How.NOT_NEEDED: say("not needed"),
}


def size_text(bracket: Bracket, *, of_teams: bool) -> Sentence:
    """How many take part, and whether they are teams."""
    template = "knockout, {teams} teams" if of_teams else "knockout, {players} players"
    return say(template, **{"teams" if of_teams else "players": len(bracket.order)})


def _how(bracket: Bracket, match: Match) -> Sentence:
    """How it was decided, where the score does not say it; of a match that is played, what comes."""
    if match.how is How.OPEN:
        return say("being played") if match.is_open and match.games and not bracket.is_over else Sentence("")
    golden = bracket.terms.golden_point
    if match.how is How.DRAW_ODDS and golden and golden.draw_odds is Colour.WHITE:
        return say("golden point drawn: White goes on")
    return _SAID.get(match.how, Sentence(""))


BRANCHES = {
    Branch.MAIN: say("Winners' bracket"),
    Branch.LOSERS: say("Losers' bracket"),
    Branch.GRAND_FINAL: say("Grand final"),
    Branch.RESET: say("Second final"),
    Branch.THIRD_PLACE: say("Third place"),
}


def shortened(name: str, room: int) -> str:
    """The name in so many columns, an ellipsis where something is missing."""
    if width(name) <= room:
        return name
    while name and width(name) > room - 1:
        name = name[:-1]
    return name.rstrip() + ELLIPSIS
