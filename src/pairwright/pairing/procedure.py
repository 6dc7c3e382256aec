"""Systems that are procedures: they do not weigh candidates, they take steps, and the steps are the explanation.

A :class:`Procedure` pairs, and keeps a :class:`~pairwright.pairing.outcome.Step` for everything it decided. Comparing,
explaining and "why not" follow from the steps alone, for every such system alike.
"""

from __future__ import annotations

from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.handbook.citation import Article, Regulation
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.pairing.base import Explanation
from pairwright.pairing.findings import Finding, Obstacle, Reason, by_article
from pairwright.pairing.outcome import Board, RoundPairing, Step
from pairwright.state.round_state import RoundState


class Seat(NamedTuple):
    """A player at a board: pairing number, score before the round (tenths, virtual points included), colours so far."""

    number: int
    score: Points
    colours: str


class PlacedBoard(NamedTuple):
    """A board of the round, the article that gave the colours, and the steps that made it (in order)."""

    board: int
    white: Seat
    black: Seat
    colour_rule: Article
    steps: tuple[Step, ...]


class PlayersWay(NamedTuple):
    """One player's way through the round: every step he is named in, and his board (one or none) or the bye."""

    seat: Seat
    steps: tuple[Step, ...]
    boards: tuple[PlacedBoard, ...]
    has_bye: bool


class ProcedureExplanation(NamedTuple):
    """A whole round: all steps in the order they were taken, the boards, the bye (0: none)."""

    round: int
    system: str
    players: int
    steps: tuple[Step, ...]
    boards: tuple[PlacedBoard, ...]
    bye: int
    seats: tuple[Seat, ...]

    def of_board(self, number: int) -> PlacedBoard:
        """Board ``number``, from 1. Raises :class:`UnknownCode`."""
        if not 0 < number <= len(self.boards):
            raise UnknownCode("board", str(number), (f"1-{len(self.boards)}",) if self.boards else ())
        return self.boards[number - 1]

    def of_player(self, number: int) -> PlayersWay:
        """What happened to one player. Raises :class:`NotApplicable` if he is not paired in this round."""
        seat = next((seat for seat in self.seats if seat.number == number), None)
        if seat is None:
            raise not_paired(number)
        steps = tuple([step for step in self.steps if number in step.players])
        boards = tuple([board for board in self.boards if number in (board.white.number, board.black.number)])
        return PlayersWay(seat, steps, boards, self.bye == number)


class ProcedureWhyNot(NamedTuple):
    """Why two players do not meet: what keeps them apart, or else the steps by which each of them was placed, from
    bracket to bracket."""

    one: int
    other: int
    obstacles: tuple[Obstacle, ...]
    met_in: int
    steps: tuple[Step, ...]
    chosen: RoundPairing

    def with_steps_naming(self, one: int, other: int) -> ProcedureWhyNot:
        """The same with every step that names one of the two, the ranking and the lists they stand in included."""
        return self._replace(
            steps=tuple([step for step in self.chosen.steps if one in step.players or other in step.players])
        )


class Procedure:
    """A :class:`~pairwright.pairing.base.PairingSystem` that keeps its steps. A system sets the attributes, and
    computes :meth:`pair` and :meth:`colour_obstacle`."""

    code: str
    title: str
    regulation: Regulation
    everybody_paired: Article
    who_may_have_the_bye: Article
    met_before: Article
    """The article by which nobody meets twice."""

    def pair(self, state: RoundState) -> RoundPairing:
        """Pair a round. Raises :class:`~pairwright.errors.NoLegalPairing`."""
        raise NotImplementedError

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """The colour limit that keeps two positions apart in this round, if any."""
        raise NotImplementedError

    def obstacles(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """Every absolute rule that keeps two positions apart; empty if they may meet."""
        found = []
        if state.opponents[one] >> other & 1:
            found.append(Obstacle(self.met_before, Reason.MET))
        if state.forbidden and state.forbidden[one] >> other & 1:
            found.append(Obstacle(self.met_before, Reason.FORBIDDEN))
        return (*found, *self.colour_obstacle(state, one, other))

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """By the rules in force today; a system of other rules says so itself."""
        return state.may_have_bye[player]

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first step that made a pair, or gave the bye, otherwise."""
        there = {frozenset(board) for board in actual}
        for step in pairing.steps:
            missing = {player for pair in step.pairs if frozenset(pair) not in there for player in pair} - {0}
            if missing:
                partners = {player for board in there if board & missing for player in board} - {0}
                return Finding(by_article(step.article), tuple(sorted(missing | partners)))
        return Finding(by_article(self.everybody_paired), tuple(sorted(state.numbers)))

    def explain(self, state: RoundState, pairing: RoundPairing) -> Explanation:
        """The steps, and the boards they led to."""
        seats = [
            Seat(number, score, colours)
            for number, score, colours in zip(state.numbers, state.scores, state.colours, strict=True)
        ]
        by_number = {seat.number: seat for seat in seats}
        boards = [
            PlacedBoard(
                place, by_number[board.white], by_number[board.black], board.colour_rule, _making(pairing, board)
            )
            for place, board in enumerate(pairing.boards, start=1)
        ]
        return ProcedureExplanation(
            state.round, self.code, state.size, pairing.steps, tuple(boards), pairing.bye, tuple(seats)
        )

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """What keeps two pairing numbers apart, or how each of them was placed."""
        require_two(state, one, other)
        chosen = self.pair(state)
        found = self.obstacles(state, state.position(one), state.position(other))
        placed = [step for step in chosen.steps if _places(step, one) or _places(step, other)]
        return ProcedureWhyNot(one, other, found, met_in, tuple(placed), chosen)


def require_two(state: RoundState, one: int, other: int) -> None:
    """Raise :class:`NotApplicable` unless these pairing numbers are two players of the round."""
    if one == other:
        raise NotApplicable(
            say("player {player}", player=one), say("a player cannot be paired with himself; give two numbers")
        )
    for number in (one, other):
        if number not in state.numbers:
            raise not_paired(number)


def not_paired(number: int) -> NotApplicable:
    """What is said of a player who is not in the round."""
    return NotApplicable(say("player {player}", player=number), say("not among the players to be paired in this round"))


def _places(step: Step, player: int) -> bool:
    """Does it give him an opponent or the bye, or is it about him alone: that he goes to another bracket?"""
    return step.players == (player,) or any(player in pair for pair in step.pairs)


def _making(pairing: RoundPairing, board: Board) -> tuple[Step, ...]:
    pair = {board.white, board.black}
    return tuple([step for step in pairing.steps if any(pair == set(made) for made in step.pairs)])
