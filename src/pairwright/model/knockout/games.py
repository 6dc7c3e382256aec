"""What the games of a match have come to: decided, and how; or which game comes next; or what keeps it open."""

from __future__ import annotations

from enum import Enum

from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.knockout.bracket import How, MatchGame, Phase
from pairwright.model.knockout.terms import Knockout, Level
from pairwright.model.points import Points
from pairwright.model.result import Result

EVEN_NUMBER, EXTRA_TIME = KNOCKOUT["K4"], KNOCKOUT["K5"]
LEVEL_TEAMS = KNOCKOUT["M1"]
IMPLEMENTS = (EVEN_NUMBER, EXTRA_TIME, LEVEL_TEAMS)

_NO_RESULT = (Result.PENDING, Result.ADJOURNED)
_DRAWN = (Result.DRAW, Result.UNRATED_DRAW)


class Stuck(Enum):
    """Why a match can neither go on nor be decided by its games."""

    NOT = "it goes on"
    OPEN_GAME = "a game has no result"
    BOTH_FORFEITED = "both have forfeited a game"
    LEVEL = "it is level, and no further game is announced"


class Outlook(NamedTuple):
    """``winner`` is a seat (0 or 1), -1 for none. ``phase`` and ``number`` are those of the next game where there is
    neither a winner nor anything that keeps the match open."""

    winner: int = -1
    how: How = How.OPEN
    stuck: Stuck = Stuck.NOT
    phase: Phase = Phase.REGULAR
    number: int = 0


def phase_of(terms: Knockout, number: int) -> Phase:
    """The kind of game ``number`` of a match, from 1."""
    if number <= terms.games:
        return Phase.REGULAR
    return Phase.EXTRA if number <= terms.games + 2 * terms.extra else Phase.GOLDEN


def outlook(terms: Knockout, games: tuple[MatchGame, ...], highest: Points) -> Outlook:
    """Where the match stands. ``highest`` is the most a game can bring; a match ends as soon as nobody can catch up."""
    if games and games[-1].phase is Phase.GOLDEN:
        return _after_golden_point(terms, games)
    lead = sum([game.points[0] - game.points[1] for game in games])
    number = len(games)
    end = terms.games if number <= terms.games else terms.games + 2 * ((number - terms.games + 1) // 2)
    unsettled = sum(_is_open(game) for game in games)
    how = How.GAMES if number <= terms.games else How.EXTRA
    if abs(lead) > highest * (end - number + unsettled):
        return Outlook(0 if lead > 0 else 1, how)
    if any(_both_forfeited(game) for game in games):
        return Outlook(stuck=Stuck.BOTH_FORFEITED)
    if number < end:
        return _next(terms, number)
    if unsettled:
        return Outlook(stuck=Stuck.OPEN_GAME)
    return _level(terms, games)


def _level(terms: Knockout, games: tuple[MatchGame, ...]) -> Outlook:
    """All games of this part are over, and both have as much: what teams compare, then further games (K5)."""
    for level in terms.level:
        at = 0 if level is Level.GAME_POINTS else 1
        boards = [game.boards for game in games if game.boards]
        lead = sum([board[0][at] - board[1][at] for board in boards])
        if lead:
            upper = (lead > 0) == (level is Level.GAME_POINTS)
            return Outlook(0 if upper else 1, How.GAME_POINTS if at == 0 else How.BOARD_COUNT)
    if len(games) < terms.games + 2 * terms.extra or terms.golden_point:
        return _next(terms, len(games))
    return Outlook(stuck=Stuck.LEVEL)


def _after_golden_point(terms: Knockout, games: tuple[MatchGame, ...]) -> Outlook:
    """A draw eliminates White, unless other odds are announced."""
    last = games[-1]
    if _is_open(last):
        return Outlook(stuck=Stuck.OPEN_GAME)
    upper, lower = last.points
    if upper != lower:
        return Outlook(0 if upper > lower else 1, How.GOLDEN)
    if _both_forfeited(last):
        return Outlook(stuck=Stuck.BOTH_FORFEITED)
    if last.white_result not in _DRAWN or not terms.golden_point:
        return Outlook(stuck=Stuck.LEVEL)
    odds = terms.golden_point.draw_odds
    if odds is Colour.NONE:
        return _next(terms, len(games))
    return Outlook(0 if (odds is Colour.WHITE) == last.upper_is_white else 1, How.DRAW_ODDS)


def _next(terms: Knockout, number: int) -> Outlook:
    return Outlook(phase=phase_of(terms, number + 1), number=number + 1)


def _is_open(game: MatchGame) -> bool:
    return game.white_result in _NO_RESULT or game.black_result in _NO_RESULT


def _both_forfeited(game: MatchGame) -> bool:
    return game.white_result is Result.FORFEIT_LOSS and game.black_result is Result.FORFEIT_LOSS
