"""Random tournaments, played with the engine: byes, forfeits, forbidden pairs, acceleration, odd scorings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pairwright.errors import NoLegalPairing
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.tournament import ByeRequest, Forbidden, Tournament, VirtualPoints
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.state.ledger import state_before
from pairwright.state.round_state import RoundState

_SCORINGS = (STANDARD, STANDARD, Scoring.of(30, 10), Scoring.of(10, 5, pairing_bye=0), Scoring.of(20, 10, 10))
_DECIDED = ((Result.WIN, Result.LOSS), (Result.LOSS, Result.WIN), (Result.DRAW, Result.DRAW))
_FORFEITED = (
    (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
)


def random_rounds(random: Random, largest: int) -> Iterator[RoundState]:
    """The states before each round of one tournament, until it ends or cannot go on."""
    tournament = _announced(random, random.randint(3, largest))
    absences = random.choice((0.0, 0.05, 0.25))
    for round_ in range(1, tournament.planned_rounds + 1):
        asked = tuple(
            ByeRequest(round_, player.number, random.choice((Result.ABSENT, Result.HALF_BYE, Result.FULL_BYE)))
            for player in tournament.players
            if random.random() < absences
        )
        tournament = tournament._replace(requests=asked)
        state = state_before(tournament, round_)
        yield state
        try:
            pairs = DUTCH_2026.pair(state).pairs
        except NoLegalPairing:
            return
        entries = {one.player: RoundEntry(0, Colour.NONE, one.result) for one in asked}
        for white, black in pairs:
            if not black:
                entries[white] = RoundEntry(0, Colour.NONE, Result.PAIRING_BYE)
                continue
            results = random.choice(_FORFEITED if random.random() < 0.05 else _DECIDED)
            entries[white] = RoundEntry(black, Colour.WHITE, results[0])
            entries[black] = RoundEntry(white, Colour.BLACK, results[1])
        tournament = tournament.with_entries(round_, entries)


def _announced(random: Random, count: int) -> Tournament:
    rounds = random.randint(2, max(2, min(count - 1, 9)))
    numbers = range(1, count + 1)
    forbidden = [Forbidden(tuple(random.sample(numbers, min(count, 3)))) for _ in range(random.choice((0, 0, 1, 2)))]
    virtual = [VirtualPoints(10, 1, rounds // 2, 1, count // 2)] if random.random() < 0.25 else []
    return Tournament(
        tuple(Player(number) for number in numbers),
        planned_rounds=rounds,
        initial_colour=random.choice((Colour.WHITE, Colour.BLACK)),
        scoring=random.choice(_SCORINGS),
        forbidden=tuple(forbidden),
        virtual_points=tuple(virtual),
    )
