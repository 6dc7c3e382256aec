"""Who sits where: the players of a tournament in the seats of a table."""

from __future__ import annotations

from pairwright.errors import NotApplicable, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.result import Result
from pairwright.model.team import team_numbers
from pairwright.pairing.tables.seats import Round, Seat

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament
    from pairwright.state.round_state import RoundState


class Seating(NamedTuple):
    """``teams`` are the numbers of the teams, in order: team A is the first of them (reading). ``members`` are theirs,
    in board order; who comes behind the last board is a reserve."""

    boards: int
    teams: tuple[int, ...]
    members: tuple[tuple[int, ...], ...]

    def seat_of(self, player: int) -> tuple[Seat, ...]:
        """His own seat; none for a reserve."""
        for team, members in enumerate(self.members, 1):
            if player in members[: self.boards]:
                return (Seat(team, members.index(player) + 1),)
        return ()


def seating_of(tournament: Tournament) -> Seating:
    """The seats of the boards of a match: as many as record 352 has colours, else as the smallest team has members.

    Raises :class:`NotApplicable` without teams, and for a player who stands in none.
    """
    numbered = sorted(zip(team_numbers(tournament.teams), tournament.teams, strict=True))
    if not numbered:
        raise NotApplicable(say("table"), say("the tournament has no teams (records 310 or 013)"))
    members = tuple([team.members for _, team in numbered])
    known = {player for own in members for player in own}
    for player in tournament.players:
        if player.number not in known:
            raise NotApplicable(
                say("player {player}", player=player.number), say("he stands in no team (records 310 or 013)")
            )
    smallest = min([len(own) for own in members])
    boards = len(tournament.team_event.colours) or smallest
    if boards > smallest:
        short = next(number for number, team in numbered if len(team.members) < boards)
        raise NotApplicable(
            say("team {team}", team=short), say("it has fewer members than there are boards ({boards})", boards=boards)
        )
    return Seating(boards, tuple([number for number, _ in numbered]), members)


def players_of(seating: Seating, state: RoundState, games: Round) -> dict[Seat, int]:
    """Who sits where in this round of the table, of those who are there; an empty seat is missing.

    A line-up (record 300) decides; otherwise everybody has his own seat, and the reserves of a team in their order take
    the empty ones whose opponents are there. Who has the allocated bye does not sit.
    """
    here = {player for player in state.numbers if not has_bye(state, player)}
    found = {}
    waiting: dict[int, list[int]] = {}
    for team, (number, members) in enumerate(zip(seating.teams, seating.members, strict=True), 1):
        line_up = [one.players for one in state.tournament.team_event.line_ups if one[:2] == (state.round, number)]
        seated = line_up[0] if line_up else members
        found.update({Seat(team, board): player for board, player in enumerate(seated, 1) if player in here})
        waiting[team] = [] if line_up else [player for player in members[seating.boards :] if player in here]
    own = {seat: player for seat, player in found.items() if seat.board <= seating.boards}
    taken = dict(own)
    for white, black in games:
        for seat, opponent in ((white, black), (black, white)):
            if seat not in own and opponent in own and waiting[seat.team]:
                taken[seat] = waiting[seat.team].pop(0)
    return taken


def has_bye(state: RoundState, player: int) -> bool:
    """Whether a round that is paired already gives him the allocated bye."""
    if state.round > state.tournament.paired_rounds:
        return False
    return state.tournament.player(player).entry(state.round).result is Result.PAIRING_BYE
