"""Entering results of a tournament of teams: by match and board, or for a whole match.

::

    2.3=1-0               board 3 of match 2
    2=1-0,=,0-1,1-0       all boards of match 2, from board 1 on
    2=+/-                 match 2: the second team did not come (-/+ the first, -- neither)

Of every game the player of the team named first is told first, whatever his colour, as on the slip of the match.
"""

from __future__ import annotations

from pairwright.app.entering import LONGEST_NUMBER, Entered, Entering, as_written, parse_result
from pairwright.app.team_boards import TeamMatch, TeamSeat, team_matches
from pairwright.errors import Conflict, NotApplicable, UnknownCode, say
from pairwright.lean import TYPE_CHECKING
from pairwright.model.acts import EnterResult, apply, apply_results
from pairwright.model.colour import Colour
from pairwright.model.matches import rounds_played
from pairwright.model.result import Result
from pairwright.model.team_acts import ForfeitMatch

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pairwright.model.tournament import Tournament

_ABSENT = {
    "+/-": (1,),
    "+-": (1,),
    "1f-0f": (1,),
    "-/+": (0,),
    "-+": (0,),
    "0f-1f": (0,),
    "--": (0, 1),
    "0f-0f": (0, 1),
}
"""Which of the two teams did not come."""


def enter_match_results(tournament: Tournament, round: int, results: Iterable[str]) -> Entering:
    """The tournament with these results in a round (0: the last paired one). Matches are numbered in the order of
    publication. Raises as :func:`~pairwright.app.entering.enter_results`."""
    number = round or rounds_played(tournament)
    matches = team_matches(tournament, number)
    seen: set[tuple[int, int]] = set()
    acts: list[EnterResult] = []
    forfeits: list[ForfeitMatch] = []
    told: list[Entered] = []
    for text in results:
        place, board, value = _parts(text)
        if not 0 < place <= len(matches):
            raise UnknownCode("match", str(place), (f"1-{len(matches)}",) if matches else ())
        match = matches[place - 1]
        plain = value.strip().lower().replace("\u2013", "-").replace("\u2212", "-")
        if not board and plain in _ABSENT:
            _require_new(seen, place, [0, *[seat.board for seat in match.seats]], text)
            teams = (match.first, match.second)
            forfeits.append(ForfeitMatch(number, tuple([teams[side] for side in _ABSENT[plain]])))
            written = as_written(*parse_result(plain))
            told.append(Entered(number, 0, match.first, match.second, written, "", place))
            continue
        for seat, game in _games(match, board, value):
            _require_new(seen, place, [seat.board], text)
            acts.append(_act(number, seat, game))
            before = "" if seat.results == _OPEN else as_written(*seat.results)
            told.append(Entered(number, seat.board, seat.left, seat.right, as_written(*game), before, place))
    changed = apply_results(tournament, acts)
    for forfeit in forfeits:
        changed = apply(changed, forfeit)
    return Entering(changed, tuple(told))


_OPEN = (Result.PENDING, Result.PENDING)


def _parts(text: str) -> tuple[int, int, str]:
    """Match, board (0: the whole match), result."""
    where, sign, value = text.partition("=")
    place, dot, board = where.strip().partition(".")
    if not (sign and place.isdecimal() and (board.isdecimal() if dot else True)):
        raise NotApplicable(text, say("expected MATCH.BOARD=RESULT, such as 4.1=1-0, or a whole match: 4=1-0,=,=,0-1"))
    if max(len(place), len(board)) > LONGEST_NUMBER:
        raise UnknownCode("board", where.strip())
    if dot and not int(board):
        raise UnknownCode("board", where.strip())
    return int(place), int(board or 0), value


def _games(match: TeamMatch, board: int, value: str) -> list[tuple[TeamSeat, tuple[Result, Result]]]:
    """The boards that are meant, with their results; of a whole match empty boards take none."""
    if board:
        if board > len(match.seats):
            raise UnknownCode("board", f"{match.place}.{board}", (f"{match.place}.1-{match.place}.{len(match.seats)}",))
        seat = match.seats[board - 1]
        if not seat.is_game:
            raise NotApplicable(f"board {match.place}.{board}", say("nobody sits opposite; it takes no result"))
        return [(seat, parse_result(value))]
    games = [seat for seat in match.seats if seat.is_game]
    texts = value.split(",")
    if len(texts) != len(games):
        if len(texts) == 1:
            raise NotApplicable(
                f"{match.place}={value}",
                say(
                    "a match is entered by its boards: {place}.1=1-0, or all at once, or as forfeited: {place}=+/-",
                    place=match.place,
                ),
            )
        reason = say("{given} results for {games} games", given=len(texts), games=len(games))
        raise NotApplicable(f"match {match.place}", reason)
    return [(seat, parse_result(text)) for seat, text in zip(games, texts, strict=True)]


def _act(round: int, seat: TeamSeat, game: tuple[Result, Result]) -> EnterResult:
    if seat.colour is Colour.WHITE:
        return EnterResult(round, seat.left, seat.right, *game)
    return EnterResult(round, seat.right, seat.left, game[1], game[0])


def _require_new(seen: set[tuple[int, int]], place: int, boards: list[int], text: str) -> None:
    for board in boards:
        if (place, board) in seen:
            raise Conflict(text, say("board {board} of match {match} is named twice", board=board, match=place))
        seen.add((place, board))
