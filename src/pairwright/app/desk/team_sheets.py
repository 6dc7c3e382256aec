"""A round of matches: teams in the order of the boards, and under each match its games."""

from __future__ import annotations

from pairwright.app.desk.sheets import BoardRow, RoundSheet, Seated, away_rows, in_order, notation, seats_before
from pairwright.model.matches import Matches, TeamRound
from pairwright.model.result import Result
from pairwright.model.round import Game
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import Tournament


def team_sheet(tournament: Tournament, round: int) -> RoundSheet:
    """The matches of a round that is paired."""
    field = field_of_teams(tournament)
    assert field.matches is not None  # a field of teams has them
    teams = seats_before(field, round)
    players = seats_before(tournament, round)
    rows = []
    for board, game in enumerate(in_order(field, round, field.round(round).games), 1):
        games, result = _games(field.matches, game, round, players)
        rows.append(
            BoardRow(board, teams[game.white], teams[game.black], game.white_result, game.black_result, result, games)
        )
    return RoundSheet(round, tuple(rows), away_rows(field, round, teams))


def _games(matches: Matches, game: Game, round: int, players: dict[int, Seated]) -> tuple[tuple[BoardRow, ...], str]:
    """The games of a match, White of each first, and its game points."""
    position = {number: at for at, number in enumerate(matches.numbers)}
    one, other = (matches.rows[position[team]][round - 1] for team in (game.white, game.black))
    rows = []
    for board, (own, mine, facing, theirs) in enumerate(
        zip(one.players, one.entries, other.players, other.entries, strict=False), 1
    ):
        if not own or not facing:
            continue
        sides = [(own, mine.result), (facing, theirs.result)]
        if mine.colour.value == "b":
            sides.reverse()
        (white, white_result), (black, black_result) = sides
        rows.append(
            BoardRow(
                board,
                players[white],
                players[black],
                white_result,
                black_result,
                notation(white_result, black_result),
                of_match=True,
            )
        )
    return tuple(rows), _points(one, other)


def _points(one: TeamRound, other: TeamRound) -> str:
    """``2½–1½``; nothing while no game has a result."""
    if one.result is Result.PENDING and not one.game_points and not other.game_points:
        return "–"
    return "–".join([_halves(side.game_points) for side in (one, other)])


def _halves(points: int) -> str:
    whole, rest = divmod(points, 10)
    if rest == 5:
        return f"{whole or ''}½"
    return f"{whole}.{rest}" if rest else str(whole)
