"""Ratings as tie-breaks see them, and the games that count for them (C.07 art. 10)."""

from __future__ import annotations

from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.tiebreaks.crosstable import DRAWS, NOBODY, OVER_THE_BOARD, WINS
from pairwright.tiebreaks.event import Unrated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.tiebreaks.event import Event

IMPLEMENTS = (TIE_BREAKS_2026["15.2"],)
HALVES = {result: 2 if result in WINS else 1 if result in DRAWS else 0 for result in OVER_THE_BOARD}
"""Half-points of a game over the board, whatever the tournament gives for it."""


def ratings(event: Event) -> Sequence[int]:
    """Everybody's rating (Elo), by position; 0 for whom none counts."""
    terms = event.terms
    instead = terms.unrated_as if terms.unrated is Unrated.AS else 0
    return event.kept("ratings", lambda: [player.rating or instead for player in event.tournament.players])


class Games(NamedTuple):
    """By position: the rounds (from 0) with a game over the board against somebody with a rating, those opponents
    (positions), and the half-points made against them. Forfeits are never among them (art. 15.2)."""

    rounds: list[list[int]]
    opponents: list[list[int]]
    halves: list[int]


def games(event: Event) -> Games:
    """The games that count for ratings; made once."""
    return event.kept("rated games", lambda: _games(event))


def _games(event: Event) -> Games:
    table, rated = event.table(), [*ratings(event), 0]  # the last one is what NOBODY looks up
    all_rated = 0 not in rated[:-1]
    every_round = list(range(table.rounds))
    rounds, opponents, halves = [], [], []
    for position, (met, results) in enumerate(zip(table.opponents, table.results, strict=True)):
        if all_rated and position not in table.gaps and NOBODY not in met and OVER_THE_BOARD.issuperset(results):
            rounds.append(every_round)
            opponents.append(met)
            halves.append(sum([HALVES[result] for result in results]))
            continue
        own = [round_ for round_ in every_round if results[round_] in OVER_THE_BOARD and rated[met[round_]]]
        rounds.append(own)
        opponents.append([met[round_] for round_ in own])
        halves.append(sum([HALVES[results[round_]] for round_ in own]))
    return Games(rounds, opponents, halves)
