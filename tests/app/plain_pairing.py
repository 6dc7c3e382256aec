"""A pairing system that is no system: the first opponents left, in order. For tests of what is around it."""

from __future__ import annotations

from pairwright.errors import NoLegalPairing, Witness
from pairwright.handbook.citation import Regulation
from pairwright.handbook.swiss import BASIC_RULES
from pairwright.pairing.outcome import Board, RoundPairing
from pairwright.state.round_state import RoundState


class PlainPairing:
    """Neighbours meet unless they have met; colours by number."""

    code = "plain"
    title = "Neighbours"
    regulation: Regulation = BASIC_RULES

    def pair(self, state: RoundState) -> RoundPairing:
        open_ = list(range(state.size))
        bye = 0
        if len(open_) % 2:
            allowed = [position for position in open_ if state.may_have_bye[position]]
            if not allowed:
                raise NoLegalPairing(state.round, Witness((), ()))
            open_.remove(allowed[-1])
            bye = state.numbers[allowed[-1]]
        pairs = self._match(state, open_)
        boards = [Board(state.numbers[one], state.numbers[two], BASIC_RULES["8"]) for one, two in pairs]
        return RoundPairing(state.round, self.code, tuple(boards), bye)

    def _match(self, state: RoundState, open_: list[int]) -> list[tuple[int, int]]:
        """Depth first, and not too long about it."""
        path: list[tuple[int, int]] = []
        tries = 0

        def search(left: list[int]) -> bool:
            nonlocal tries
            tries += 1
            if not left:
                return True
            one = left[0]
            barred = state.opponents[one] | (state.forbidden[one] if state.forbidden else 0)
            for two in left[1:]:
                if tries < 2000 and not barred >> two & 1:
                    path.append((one, two))
                    if search([other for other in left if other not in (one, two)]):
                        return True
                    path.pop()
            return False

        if not search(open_):
            raise NoLegalPairing(state.round, Witness((), ()))
        return path
