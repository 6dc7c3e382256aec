"""The round of the table, with what withdrawals make of it."""

from __future__ import annotations

from pairwright.errors import NotApplicable, say
from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.model.standing import earned
from pairwright.pairing.findings import Obstacle, Reason
from pairwright.pairing.outcome import Board, RoundPairing
from pairwright.pairing.procedure import PlacedBoard, Procedure, ProcedureExplanation, ProcedureWhyNot, Seat, not_paired
from pairwright.pairing.systems.round_robin.berger import OPPONENT_OF_LAST, OTHER_BOARDS
from pairwright.pairing.systems.round_robin.field import Field, field_of, has_bye_of_table
from pairwright.pairing.systems.round_robin.notes import meetings_of, steps_of
from pairwright.pairing.systems.round_robin.terms import REVERSED
from pairwright.state.round_state import RoundState

IMPLEMENTS = (ROUND_ROBIN["A1.1"], ROUND_ROBIN["A1.3"])


class RoundRobin(Procedure):
    """The rounds of the Berger table in their order; numbers of the table are pairing numbers."""

    code = "round-robin"
    title = "Round robin by the Berger tables"
    regulation = ROUND_ROBIN
    everybody_paired = ROUND_ROBIN["A1.1"]
    who_may_have_the_bye = ROUND_ROBIN["A1.3"]
    met_before = ROUND_ROBIN["A1.1"]

    def pair(self, state: RoundState) -> RoundPairing:
        """The round as the table has it. Whoever is free has the bye only where the arbiter, or the file, says so."""
        field = field_of(state)
        boards = []
        for index, (white, black) in enumerate(field.games):
            if field.stands(white, black):
                article = REVERSED if field.place.is_reversed else OTHER_BOARDS if index else OPPONENT_OF_LAST
                boards.append(Board(white, black, article))
        free = tuple(_free(field))
        bye = next((number for number in free if has_bye_of_table(state, number)), state.bye_by_hand)
        return RoundPairing(state.round, self.code, tuple(boards), bye, steps=steps_of(state, field, bye), free=free)

    def obstacles(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """Nobody meets twice in a cycle, whether the game was played or not."""
        field = field_of(state)
        first = state.round - (state.round - 1) % max(field.size - 1, 1)
        if met_since(state, first, state.numbers[one], state.numbers[other]):
            return (Obstacle(self.met_before, Reason.MET),)
        return ()

    def colour_obstacle(self, _state: RoundState, _one: int, _other: int) -> tuple[Obstacle, ...]:
        """The table sees to the colours."""
        return ()

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """Only whoever is free by the table."""
        return state.numbers[player] in _free(field_of(state))

    def explain(self, state: RoundState, pairing: RoundPairing) -> ProcedureExplanation:
        """The steps and the boards, those of players who have left included."""
        seats = {
            number: Seat(number, score, colours)
            for number, score, colours in zip(state.numbers, state.scores, state.colours, strict=True)
        }
        for number in {number for board in pairing.boards for number in board[:2]} - seats.keys():
            seats[number] = seat_of(state, number)
        boards = []
        for place, board in enumerate(pairing.boards, start=1):
            pair = {board.white, board.black}
            steps = tuple([step for step in pairing.steps if any(pair == set(made) for made in step.pairs)])
            boards.append(PlacedBoard(place, seats[board.white], seats[board.black], board.colour_rule, steps))
        return ProcedureExplanation(
            state.round, self.code, state.size, pairing.steps, tuple(boards), pairing.bye, tuple(seats.values())
        )

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """When the table has them meet. Raises :class:`NotApplicable` for one player twice or one who is not there."""
        if one == other:
            raise NotApplicable(
                say("player {player}", player=one), say("a player cannot be paired with himself; give two numbers")
            )
        for number in (one, other):
            if number not in state.numbers:
                raise not_paired(number)
        return ProcedureWhyNot(
            one, other, (), met_in, meetings_of(state, field_of(state), one, other), self.pair(state)
        )


def _free(field: Field) -> list[int]:
    """Those who are there and whose opponent is not on the list."""
    found = []
    for white, black in field.games:
        if not field.stands(white, black):
            found += [number for number in (white, black) if number in field.here]
    return found


def met_since(state: RoundState, first: int, one: int, other: int) -> bool:
    """Whether two were paired in a round from ``first`` on, before this one; a forfeited game counts."""
    entries = state.tournament.player(one).entries[first - 1 : state.round - 1]
    return any(entry.opponent == other for entry in entries)


def seat_of(state: RoundState, number: int) -> Seat:
    """The card of a player who is not among those to be paired."""
    player = state.tournament.player(number)
    past = player._replace(entries=player.entries[: state.round - 1])
    colours = "".join([entry.colour.value for entry in past.entries if entry.result.played])
    return Seat(number, earned(state.tournament._replace(players=(past,), abnormal_points=()))[0], colours)
