"""Knockouts that are played by lot, with names that are hard to draw."""

from __future__ import annotations

from random import Random

from pairwright.model.acts import AddRound, EnterResult, apply
from pairwright.model.knockout.play import bracket_of
from pairwright.model.knockout.terms import BY_THE_DOCUMENTS, Knockout
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.tournament import Information, Tournament

RESULTS = ((Result.WIN, Result.LOSS), (Result.DRAW, Result.DRAW), (Result.LOSS, Result.WIN))
NAMES = (
    "Ash, Ann",
    "Birch-Elderberry-Hawthorn, Bo Augustin",
    "سرو، ساره",
    "Dogwood, Di",
    "Meşe, Gülşen",
    "Fir & <Fay>",
    "Gum, Gil",
    "نخلة، ندى",
)


def knockout(players: int, rounds: int = 99, terms: Knockout = BY_THE_DOCUMENTS, seed: int = 1) -> Tournament:
    """So many rounds of a knockout, or all that it has."""
    random = Random(seed)
    names = [NAMES[(number - 1) % len(NAMES)] for number in range(1, players + 1)]
    people = [Player(number, name, 2400 - number) for number, name in enumerate(names, 1)]
    tournament = Tournament(tuple(people), Information("Harbour Cup"), system="CUSTOM_KNOCKOUT", knockout=terms)
    for round_ in range(1, rounds + 1):
        open_matches = [match for match in bracket_of(tournament).matches if match.is_open]
        if not open_matches:
            return tournament
        pairs = [match.players[:: -1 if len(match.games) % 2 else 1] for match in open_matches]
        tournament = apply(tournament, AddRound(round_, tuple([(one, other) for one, other in pairs])))
        for white, black in pairs:
            tournament = apply(tournament, EnterResult(round_, white, black, *random.choice(RESULTS)))
    return tournament
