"""Who leaves a round robin under way (C.05 art. 6.6): with half of the games played all of them count, and those left
are lost by forfeit; with fewer none counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pairwright.app.desk import squad_acts as acts
from pairwright.app.desk.acts import Act, Pairs, Publish
from pairwright.app.desk.event import Event
from pairwright.app.desk.levels import Caution, Level
from pairwright.app.desk.rounds_of_table import table_of
from pairwright.app.desk.sheets import NO_RESULT
from pairwright.app.team_words import of_teams
from pairwright.errors import Conflict, Sentence, UnknownCode, say
from pairwright.lean import NamedTuple
from pairwright.model import acts as core
from pairwright.model.result import Result
from pairwright.model.team import is_team_event
from pairwright.model.team_acts import WithdrawTeam
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.terms import is_round_robin
from pairwright.tiebreaks.departures import games_completed, games_scheduled


class Left(NamedTuple):
    """How far somebody got, and the games he has before him: (round, name of the opponent)."""

    name: str
    played: int
    scheduled: int
    to_come: tuple[tuple[int, str], ...]

    @property
    def counts(self) -> bool:
        """Do his games count?"""
        return 2 * self.played >= self.scheduled


def leaving(tournament: Tournament, player: int, first: int) -> Act:
    """The act by which a player leaves before round ``first``: from a round robin with all his games."""
    if is_round_robin(tournament.system) and not is_team_event(tournament):
        return acts.LeaveTable(player, first)
    return core.Withdraw(player, first)


def left_by(tournament: Tournament, number: int, first: int) -> Left:
    """What a player, or a team, of a round robin leaves behind who plays no more from round ``first`` on. Raises
    :class:`UnknownCode`."""
    field = tournament
    if is_team_event(tournament):
        from pairwright.model.team_field import field_of_teams

        field = field_of_teams(tournament)
    player = field.player(number)
    to_come = [
        (one.number, (game.black if game.white.number == number else game.white).name)
        for one in table_of(tournament).rounds
        for game in one.games
        if one.number >= first and number in (game.white.number, game.black.number)
        and (not one.is_paired or (game.stands and game.result == NO_RESULT))
    ]  # fmt: skip
    return Left(player.name, games_completed(player, first - 1), games_scheduled(field), tuple(to_come))


def leave_table(event: Event, act: acts.LeaveTable) -> Event:
    """Not paired any more in rounds to come; games of rounds that are paired already are lost by forfeit."""
    tournament = event.tournament
    if not is_round_robin(tournament.system) or is_team_event(tournament):
        raise Conflict(act, say("this tournament is not paired by a table of rounds"))
    try:
        player = tournament.player(act.player)
    except UnknownCode as error:
        raise Conflict(act, error.sentence) from None
    for round_ in range(max(act.first, 1), tournament.paired_rounds + 1):
        entry = player.entry(round_)
        if entry.opponent and entry.result is not Result.PENDING:
            raise Conflict(act, say("player {player} has a result in round {round}", player=act.player, round=round_))
    tournament = core.apply(tournament, core.Withdraw(act.player, max(act.first, tournament.round_to_pair)))
    rounds = range(max(act.first, 1), tournament.paired_rounds + 1)
    return event._replace(tournament=_forfeited(tournament, rounds, frozenset([act.player])))


def with_forfeits(tournament: Tournament, round: int) -> Tournament:
    """A round of a round robin just published: who has left, and still stands in it, has lost."""
    if not is_round_robin(tournament.system) or is_team_event(tournament):
        return tournament
    gone = frozenset([player.number for player in tournament.players if not player.available(round)])
    return _forfeited(tournament, (round,), gone)


def _forfeited(tournament: Tournament, rounds: Iterable[int], gone: frozenset[int]) -> Tournament:
    """Open games of these players in these rounds are lost by forfeit, by both where both have left."""
    results = []
    for round_ in rounds:
        for game in tournament.round(round_).games:
            away = [number in gone or not tournament.player(number).available(round_) for number in game[:2]]
            if game.white_result is Result.PENDING and any(away):
                white, black = [Result.FORFEIT_LOSS if own else Result.FORFEIT_WIN for own in away]
                results.append(core.EnterResult(round_, game.white, game.black, white, black))
    return core.apply_results(tournament, results) if results else tournament


def publishing(event: Event, act: Publish) -> Iterator[Caution]:
    """Which games of a round robin are entered as lost with the round."""
    tournament = event.tournament
    if not is_round_robin(tournament.system) or is_team_event(tournament):
        return
    games = _of_the_gone(tournament, act.round, act.pairs)
    if games:
        sentence = say("entered as lost by forfeit, because of who has left: {games}", games=games)
        yield Caution(Level.NOTICE, "left-table", sentence)


def _of_the_gone(tournament: Tournament, round: int, pairs: Pairs) -> str:
    gone = {player.number for player in tournament.players if not player.available(round)}
    return ", ".join([f"{white}-{black}" for white, black in pairs if black and {white, black} & gone])


def leaves(event: Event, act: acts.LeaveTable | core.Expel | WithdrawTeam) -> Iterator[Caution]:
    """What becomes of the games played and of those to come."""
    tournament = event.tournament
    if not is_round_robin(tournament.system):
        return
    of_team = isinstance(act, WithdrawTeam)
    if is_team_event(tournament) is not of_team:
        return
    try:
        left = left_by(tournament, act.team if isinstance(act, WithdrawTeam) else act.player, act.first)
    except UnknownCode:
        return
    told, follows = _told(left)
    if of_team:
        told, follows = of_teams(told), tuple(map(of_teams, follows))
    yield Caution(Level.CONFIRM, "leaves-table", told, follows)


def _told(left: Left) -> tuple[Sentence, tuple[Sentence, ...]]:
    if not left.counts:
        template = "{name} has played {played} of {all} games, fewer than half: none of them counts in the standings"
        return say(template, name=left.name, played=left.played, all=left.scheduled), ()
    template = "{name} has played {played} of {all} games, half or more: they count, and the games left are forfeited"
    wins = [
        say("Round {round}: {name} wins by forfeit", round=round_, name=opponent) for round_, opponent in left.to_come
    ]
    return say(template, name=left.name, played=left.played, all=left.scheduled), tuple(wins)
