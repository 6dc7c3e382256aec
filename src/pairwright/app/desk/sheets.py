"""A round as a list on the wall: boards in their order, byes, and who is away."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.app.absent import out_of_knockout, reason_of_absence
from pairwright.app.corrections import as_it_stood
from pairwright.app.knockouts import is_knockout
from pairwright.app.predetermined import boards_by_table, is_by_table
from pairwright.errors import PairwrightError, Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.player import Player
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.round import Game
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.state.ledger import state_before

NO_RESULT = "–"
SIDES = {
    Result.WIN: "1", Result.DRAW: "½", Result.LOSS: "0",
    Result.UNRATED_WIN: "1", Result.UNRATED_DRAW: "½", Result.UNRATED_LOSS: "0",
    Result.FORFEIT_WIN: "+", Result.FORFEIT_LOSS: "−",
    Result.ADJOURNED: "*", Result.PENDING: "",
}  # fmt: skip
"""What one side of a game scored, as notation."""


class Seated(NamedTuple):
    """A participant as lists show him; ``points`` (tenths) are those before the round."""

    number: int
    name: str
    title: str
    rating: int
    federation: str
    points: Points
    colours: str = ""


class BoardRow(NamedTuple):
    """One board (or match of teams). ``result`` is notation, White first; ``games`` are the boards of a match, each of
    them ``of_match``."""

    board: int
    white: Seated
    black: Seated
    white_result: Result
    black_result: Result
    result: str
    games: tuple[BoardRow, ...] = ()
    of_match: bool = False

    @property
    def is_open(self) -> bool:
        """Has it no result yet?"""
        return Result.PENDING in (self.white_result, self.black_result)


class AwayRow(NamedTuple):
    """Somebody who is not paired in the round: ``why`` in words, and what it brings him."""

    who: Seated
    why: Sentence
    result: Result


class RoundSheet(NamedTuple):
    """A round that is paired: boards in order, and who has no opponent."""

    round: int
    boards: tuple[BoardRow, ...]
    away: tuple[AwayRow, ...]

    @property
    def games(self) -> tuple[BoardRow, ...]:
        """Boards, and in an event of teams the boards of all matches."""
        return tuple([game for row in self.boards for game in row.games or (row,)])

    @property
    def open(self) -> int:
        """Games without a result."""
        return sum([game.is_open for game in self.games])

    @property
    def done(self) -> int:
        """Games with one."""
        return len(self.games) - self.open

    def board(self, number: int) -> BoardRow:
        """The board of this number. Raises ``LookupError``."""
        return self.boards[number - 1] if 0 < number <= len(self.boards) else self.boards[len(self.boards)]


def notation(white: Result, black: Result) -> str:
    """``1–0``, ``½–½``, ``+–−``, ``*`` for an adjourned game, ``–`` for none yet."""
    one, other = SIDES.get(white, ""), SIDES.get(black, "")
    if "*" in (one, other):
        return "*"
    return f"{one}–{other}" if one or other else NO_RESULT


def sheet_of(tournament: Tournament, round: int) -> RoundSheet:
    """The list of a round that is paired; of its matches where teams take part."""
    if is_team_event(tournament):
        from pairwright.app.desk.team_sheets import team_sheet

        return team_sheet(tournament, round)
    games = tournament.round(round).games
    seats = seats_before(tournament, round)
    rows = [row_of(board, game, seats) for board, game in enumerate(in_order(tournament, round, games), 1)]
    return RoundSheet(round, tuple(rows), away_rows(tournament, round, seats))


def seats_before(tournament: Tournament, round: int) -> dict[int, Seated]:
    """Everybody by number, with the points before the round."""
    from pairwright.model.standing import earned

    past = tuple([player._replace(entries=player.entries[: round - 1]) for player in tournament.players])
    points = earned(tournament._replace(players=past))
    return {player.number: _seated(player, own) for player, own in zip(tournament.players, points, strict=True)}


def _seated(player: Player, points: Points) -> Seated:
    return Seated(player.number, player.name, player.title, player.rating, player.federation, points)


def in_order(tournament: Tournament, round: int, games: tuple[Game, ...]) -> list[Game]:
    """Games in the order of publication: by the higher score, the sum of both, the smaller number (C.04.2 art. 3.6); in
    the order of the table or of the matches where scores do not pair. A result that is corrected afterwards moves no
    board."""
    fixed = fixed_places(tournament, round)
    if fixed:
        return sorted(games, key=lambda game: (fixed.get(frozenset(game[:2]), len(fixed)), game.white))
    scores = dict(zip(*_numbers_and_scores(tournament, round), strict=True))
    keyed = []
    for game in games:
        both = sorted([(-scores.get(game.white, 0), game.white), (-scores.get(game.black, 0), game.black)])
        keyed.append((both[0][0], both[1][0], both[0][1], game))
    return [row[-1] for row in sorted(keyed, key=lambda row: row[:3])]


def fixed_places(tournament: Tournament, round: int) -> dict[frozenset[int], int]:
    """Pairs with their place in the round of a table, or in a knockout; nothing where scores pair. ``tournament`` is
    the field of teams where these are paired."""
    try:
        pairs = _fixed_pairs(tournament, round)
    except PairwrightError:  # nothing is known of the system, or what is announced does not fit
        return {}
    return {frozenset(pair): place for place, pair in enumerate(pairs)}


def _fixed_pairs(tournament: Tournament, round: int) -> Sequence[tuple[int, int]]:
    if is_by_table(tournament):
        return boards_by_table(tournament, round)
    if is_knockout(tournament):
        from pairwright.model.knockout.play import bracket_of

        matches = bracket_of(tournament, round + 1).matches
        return [(game.white, game.black) for match in matches for game in match.games if game.round == round]
    return ()


def _numbers_and_scores(tournament: Tournament, round: int) -> tuple[list[int], list[Points]]:
    state = state_before(as_it_stood(tournament, round), round)
    return state.numbers, state.scores


def row_of(board: int, game: Game, seats: dict[int, Seated]) -> BoardRow:
    """One game as a row."""
    return BoardRow(
        board,
        seats[game.white],
        seats[game.black],
        game.white_result,
        game.black_result,
        notation(game.white_result, game.black_result),
    )


def away_rows(tournament: Tournament, round: int, seats: dict[int, Seated]) -> tuple[AwayRow, ...]:
    """Who has no opponent in a round that is paired, or of the field of the teams."""
    rows = []
    out = out_of_knockout(tournament, round)
    for bye in tournament.round(round).byes:
        why = (
            say("pairing-allocated bye")
            if bye.result is Result.PAIRING_BYE
            else reason_of_absence(tournament, round, bye.player, out)
        )
        rows.append(AwayRow(seats[bye.player], why, bye.result))
    return tuple(rows)
