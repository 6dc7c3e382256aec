"""Line-ups of teams: entered, and told board by board."""

from __future__ import annotations

from pairwright.errors import Sentence, UnknownCode, say
from pairwright.lean import TYPE_CHECKING
from pairwright.model.acts import apply
from pairwright.model.line_ups import seated
from pairwright.model.matches import matches_of, rounds_played
from pairwright.model.team import team_numbers
from pairwright.model.team_acts import EnterLineUp, Order
from pairwright.model.team_field import team_of

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament


def enter(
    tournament: Tournament, round: int, team: int, players: tuple[int, ...], order: Order = Order.OF_MEMBERS
) -> Tournament:
    """The tournament with the line-up in a round (0: the next one). Raises :class:`Conflict`."""
    return apply(tournament, EnterLineUp(round or rounds_played(tournament) + 1, team, players, order))


def told_line_up(tournament: Tournament, round: int, number: int) -> list[Sentence]:
    """Who sits, or would sit, at the boards of a team in a round (0: the next one). Raises :class:`UnknownCode`."""
    if number not in team_numbers(tournament.teams):
        raise UnknownCode("team", str(number))
    round_ = round or rounds_played(tournament) + 1
    team = team_of(tournament, number)
    matches = matches_of(tournament, min(round_, rounds_played(tournament)))
    players = seated(tournament, team, number, round_, matches.boards)
    if round_ <= rounds_played(tournament):
        players = matches.rows[matches.numbers.index(number)][round_ - 1].players
    names = {player.number: player.name for player in tournament.players}
    told = [say("round {round}, team {team}: {name}", round=round_, team=number, name=team.name)]
    for board, player in enumerate(players, 1):
        template = "board {board}: {player} {name}" if player else "board {board}: nobody"
        told.append(say(template, board=board, player=player, name=names.get(player, "")))
    return told
