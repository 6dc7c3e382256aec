"""Rounds made by hand (record 192: CUSTOM_ROUNDROBIN): nothing is paired, what stands there is judged."""

from __future__ import annotations

from pairwright.errors import NotApplicable, listing, say
from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.pairing.findings import Finding, Obstacle, Reason, by_article
from pairwright.pairing.outcome import Board, RoundPairing, Step
from pairwright.pairing.procedure import Procedure, ProcedureWhyNot, not_paired
from pairwright.pairing.systems.round_robin.berger import even_size
from pairwright.pairing.systems.round_robin.engine import met_since
from pairwright.state.round_state import RoundState

ONCE, NO_THIRD, BALANCE = (ROUND_ROBIN[number] for number in ("H1", "H2", "H3"))
IMPLEMENTS = (ONCE, NO_THIRD, BALANCE)
MOST_APART, MOST_APART_AT_LAST = 2, 1
"""Whites less Blacks, either way: before the last round is played, and after it."""


class RoundRobinByHand(Procedure):
    """Each board of a round that breaks no rule is as it should be."""

    code = "round-robin-by-hand"
    title = "Round robin with rounds made by hand"
    regulation = ROUND_ROBIN
    everybody_paired = ROUND_ROBIN["A1.1"]
    who_may_have_the_bye = ROUND_ROBIN["A1.3"]
    met_before = ONCE

    def pair(self, state: RoundState) -> RoundPairing:
        """The boards of a round that stands in the tournament, but for those that break a rule. Raises
        :class:`NotApplicable` for a round that is still to be made."""
        if state.round > state.tournament.paired_rounds:
            reason = say("the rounds of this tournament are made by hand; --system round-robin pairs by the table")
            raise NotApplicable(say("round {round}", round=state.round), reason)
        position = state.positions()
        boards = [
            Board(game.white, game.black, NO_THIRD)
            for game in state.tournament.round(state.round).games
            if game.white in position
            and game.black in position
            and not self.obstacles(state, position[game.white], position[game.black])
        ]
        byes = [
            number
            for number in state.numbers
            if _has_bye(state, number, state.round) and self.may_have_bye(state, position[number])
        ]
        bye = min(byes, default=0)
        pairs = tuple([(board.white, board.black) for board in boards])
        note = say("made by hand: {games}", games=listing(f"{white}-{black}" for white, black in pairs) or "-")
        step = Step(ONCE, tuple(sorted(state.numbers)), note, (*pairs, (bye, 0)) if bye else pairs)
        return RoundPairing(state.round, self.code, tuple(boards), bye, steps=(step,))

    def obstacles(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """What keeps ``one`` from having White against ``other``."""
        first = _first_of_cycle(state)
        found = []
        if met_since(state, first, state.numbers[one], state.numbers[other]):
            found.append(Obstacle(self.met_before, Reason.MET))
        return (*found, *self.colour_obstacle(state, one, other))

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """The third White or Black running; more of one than of the other."""
        found = []
        if state.colours[one].endswith("ww") or state.colours[other].endswith("bb"):
            found.append(Obstacle(NO_THIRD, Reason.THIRD_RUNNING))
        most = MOST_APART_AT_LAST if state.is_last else MOST_APART
        if state.differences[one] + 1 > most or state.differences[other] - 1 < -most:
            found.append(Obstacle(BALANCE, Reason.OUT_OF_BALANCE))
        return tuple(found)

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """An odd number of players, each free once a cycle."""
        number = state.numbers[player]
        earlier = range(_first_of_cycle(state), state.round)
        return len(state.tournament.players) % 2 == 1 and not any(_has_bye(state, number, one) for one in earlier)

    def decides_against(
        self, _state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]
    ) -> Finding:
        """A board without colours: it cannot be judged."""
        there = {frozenset(board) for board in pairing.pairs}
        missing = sorted({number for board in actual if frozenset(board) not in there for number in board} - {0})
        return Finding(by_article(NO_THIRD), tuple(missing))

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """What keeps two players apart whoever has White. Raises :class:`NotApplicable`."""
        if one == other or not {one, other} <= set(state.numbers):
            raise not_paired(other if one in state.numbers else one)
        positions = state.position(one), state.position(other)
        either = self.obstacles(state, *positions), self.obstacles(state, *positions[::-1])
        chosen = self.pair(state)
        return ProcedureWhyNot(one, other, either[0] if all(either) else (), met_in, chosen.steps, chosen)


def _first_of_cycle(state: RoundState) -> int:
    cycle = max(even_size(len(state.tournament.players)) - 1, 1)
    return state.round - (state.round - 1) % cycle


def _has_bye(state: RoundState, number: int, round: int) -> bool:
    opponent, colour, result = state.tournament.player(number).entry(round)
    return not opponent and colour is Colour.NONE and result is Result.PAIRING_BYE
