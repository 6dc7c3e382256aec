"""Pairing by a table of seats: what the systems of such tables have in common."""

from __future__ import annotations

from pairwright.errors import NotApplicable, say
from pairwright.handbook.citation import Article
from pairwright.lean import TYPE_CHECKING
from pairwright.pairing.findings import Obstacle, Reason
from pairwright.pairing.outcome import Board, RoundPairing, Step
from pairwright.pairing.procedure import Procedure, ProcedureWhyNot, not_paired
from pairwright.pairing.tables.seating import Seating, has_bye, players_of, seating_of
from pairwright.pairing.tables.seats import Game, Round, Rounds, Seat

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament
    from pairwright.state.round_state import RoundState


class ByTable(Procedure):
    """The rounds of a table, with the players who sit in its seats. A system gives the table, and says what a round of
    it is."""

    def table(self, tournament: Tournament, seating: Seating) -> Rounds:
        """Every round. Raises :class:`NotApplicable` if there is no table for these teams."""
        raise NotImplementedError

    def colour_rule(self, tournament: Tournament, seating: Seating, round: int) -> Article:
        """The article that gives the colours of a round."""
        raise NotImplementedError

    def steps(self, state: RoundState, seating: Seating, games: tuple[tuple[Game, int, int], ...]) -> tuple[Step, ...]:
        """What an arbiter would note of a round; ``games`` are those that are played, with White and Black."""
        raise NotImplementedError

    def rounds(self, tournament: Tournament) -> int:
        """How many rounds the table has."""
        return len(self.table(tournament, seating_of(tournament)))

    def pair(self, state: RoundState) -> RoundPairing:
        """The round of the table. Whose opponent is not there is free; he has the bye only where the arbiter, or the
        file, says so."""
        seating = seating_of(state.tournament)
        games, free = self._games(state, seating)
        rule = self.colour_rule(state.tournament, seating, state.round)
        boards = tuple([Board(white, black, rule) for _, white, black in games])
        steps = self.steps(state, seating, games)
        steps += tuple(
            [Step(self.everybody_paired, (player,), say("{player} is free", player=player)) for player in free]
        )
        bye = next((player for player in free if has_bye(state, player)), state.bye_by_hand)
        return RoundPairing(state.round, self.code, boards, bye, steps=steps, free=free)

    def _games(self, state: RoundState, seating: Seating) -> tuple[tuple[tuple[Game, int, int], ...], tuple[int, ...]]:
        """The games that are played, and who is free."""
        rounds = self.table(state.tournament, seating)
        if state.round > len(rounds):
            reason = say("the table has {rounds} rounds", rounds=len(rounds))
            raise NotApplicable(say("round {round}", round=state.round), reason)
        players = players_of(seating, state, rounds[state.round - 1])
        games = [
            (game, players[game.white], players[game.black])
            for game in rounds[state.round - 1]
            if game.white in players and game.black in players
        ]
        busy = {player for _, white, black in games for player in (white, black)}
        busy |= self._byes_instead_of_a_game(state, seating, rounds[state.round - 1])
        return tuple(games), tuple([player for player in sorted(state.numbers) if player not in busy])

    def _byes_instead_of_a_game(self, state: RoundState, seating: Seating, games: Round) -> set[int]:
        """Players who are to meet, and were given the allocated bye both: they are not free."""
        owners = {
            Seat(team, board): player
            for team, members in enumerate(seating.members, 1)
            for board, player in enumerate(members[: seating.boards], 1)
        }
        pairs = [(owners[game.white], owners[game.black]) for game in games]
        here = [pair for pair in pairs if all(player in state.numbers and has_bye(state, player) for player in pair)]
        return {player for pair in here for player in pair}

    def obstacles(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """Two players meet as often as the table has it."""
        first, second = state.numbers[one], state.numbers[other]
        entries = state.tournament.player(first).entries[: state.round - 1]
        met = sum([entry.opponent == second for entry in entries])
        if met and met >= len(self._meetings(state.tournament, first, second)):
            return (Obstacle(self.met_before, Reason.MET),)
        return ()

    def colour_obstacle(self, _state: RoundState, _one: int, _other: int) -> tuple[Obstacle, ...]:
        """The table sees to the colours."""
        return ()

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """Only who is free by the table."""
        return state.numbers[player] in self._games(state, seating_of(state.tournament))[1]

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """When the table has them meet, if it does."""
        if one == other:
            raise NotApplicable(
                say("player {player}", player=one), say("a player cannot be paired with himself; give two numbers")
            )
        for number in (one, other):
            if number not in state.numbers:
                raise not_paired(number)
        steps = []
        for round_, is_white in self._meetings(state.tournament, one, other):
            white, black = (one, other) if is_white else (other, one)
            note = say(
                "the table has {white} and {black} meet in round {round}, {white} with White",
                white=white,
                black=black,
                round=round_,
            )
            steps.append(Step(self.met_before, (one, other), note))
        if not steps:
            steps.append(Step(self.met_before, (one, other), say("the table has them meet in no round")))
        return ProcedureWhyNot(one, other, (), met_in, tuple(steps), self.pair(state))

    def _meetings(self, tournament: Tournament, one: int, other: int) -> tuple[tuple[int, bool], ...]:
        """The rounds in which their own seats meet, and whether ``one`` has White."""
        seating = seating_of(tournament)
        seats = {*seating.seat_of(one), *seating.seat_of(other)}
        return tuple(
            [
                (number, game.white in seating.seat_of(one))
                for number, games in enumerate(self.table(tournament, seating), 1)
                for game in games
                if set(game) == seats
            ]
        )
