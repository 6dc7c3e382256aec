"""The event of the teams: their matches as two cross tables, one of match points and one of game points."""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.matches import Matches, TeamRound, matches_of, rounds_played
from pairwright.model.matches import primary_score as primary_score
from pairwright.model.result import Result
from pairwright.model.team import is_team_event as is_team_event
from pairwright.tiebreaks.crosstable import CrossTable, Worths
from pairwright.tiebreaks.event import GAME_POINTS, MATCH_POINTS, Event

if TYPE_CHECKING:
    from pairwright.model.points import Points
    from pairwright.model.tournament import Tournament
    from pairwright.tiebreaks.event import Terms


def of_teams(tournament: Tournament, terms: Terms, after_round: int = 0) -> Event:
    """The event of the teams after a round (0: all that are paired). Participants are the teams, in their order."""
    present = rounds_played(tournament)
    rounds = min(after_round or present, present)
    matches = matches_of(tournament, rounds)
    boards = matches.boards
    scoring = tournament.scoring
    most = boards * scoring.win
    drawn = boards * scoring.draw if 2 * scoring.draw == scoring.win else most // 2
    tables = {
        MATCH_POINTS: _table(matches, Worths(*tournament.team_event.match_scoring), MATCH_POINTS),
        GAME_POINTS: _table(matches, Worths(most, drawn, boards * scoring.loss), GAME_POINTS),
    }
    event = Event(
        tournament, tables, primary_score(tournament.system), tournament.planned_rounds or present, terms, boards
    )
    standard = {
        Result.FORFEIT_WIN: scoring.win,
        Result.FORFEIT_LOSS: scoring.loss,
        Result.ABSENT: scoring.loss,
        Result.PENDING: 0,
    }
    worth = (scoring.table() | standard, scoring.table(Colour.BLACK) | standard)
    event.board_points = [[_on_boards(one, boards, worth) for one in row] for row in matches.rows]
    return event


def _table(matches: Matches, worths: Worths, score: str) -> CrossTable:
    of_matches = score == MATCH_POINTS
    return CrossTable(
        matches.numbers,
        worths,
        [[one.opponent for one in row] for row in matches.rows],
        [[one.colour for one in row] for row in matches.rows],
        [[one.result for one in row] for row in matches.rows],
        [[one.match_points if of_matches else one.game_points for one in row] for row in matches.rows],
        matches.match_extra if of_matches else matches.game_extra,
    )


def _on_boards(
    one: TeamRound, boards: int, worth: tuple[dict[Result, Points], dict[Result, Points]]
) -> tuple[Points, ...]:
    """What a team got on each board of a match. A forfeited board, or every board of a forfeited match, counts as a
    win or a loss over the board (readings of C.07 art. 12); () for a bye."""
    if one.opponent < 0 and one.result is not Result.FORFEIT_WIN:
        return ()
    white, black = worth
    if one.result in (Result.FORFEIT_WIN, Result.FORFEIT_LOSS):
        return (white[one.result],) * boards
    points = [(black if colour is Colour.BLACK else white)[result] for _, colour, result in one.entries]
    return tuple([*points, *[0] * boards][:boards])
