"""Made-up round robins: small fields, all their rounds, and forfeits where somebody has left."""

from __future__ import annotations

from pairwright.app.generator.lots import Lots
from pairwright.app.generator.quota import NOTHING, Happening
from pairwright.app.generator.settings import Settings
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.pairing.outcome import Board

ROUND_ROBIN = "round-robin"
FEWEST, MOST = 4, 16
"""Players, where nothing is said of them."""
_UNUSUAL = (
    Happening.FULL_POINT_BYES,
    Happening.HALF_POINT_BYES,
    Happening.ZERO_POINT_BYES,
    Happening.LATE_ENTRIES,
)
"""What a round robin has none of unless it is asked for: the games would have to be made up for."""


def settings_of_round_robin(settings: Settings, lots: Lots) -> Settings:
    """The settings with a small field and the rounds of one cycle, where nothing is said of them."""
    from pairwright.pairing.systems.round_robin.terms import Terms

    players = settings.players or len(settings.ratings) or lots.between(FEWEST, MOST)
    named = dict(settings.quotas)
    for happening in _UNUSUAL:
        if happening not in named:
            settings = settings.having(happening, NOTHING)
    return settings._replace(
        players=players,
        rounds=settings.rounds or Terms().rounds(players),
        baku=settings.baku or False,
        forbidden_pairs=0,
    )


def type_of_round_robin(settings: Settings) -> str:
    """The encoded type (record 192) of complete settings, by the number of rounds."""
    from pairwright.pairing.systems.round_robin.terms import encoded, terms_of

    players = tuple([Player(number) for number in range(1, (settings.players or 0) + 1)])
    return encoded(terms_of(Tournament(players, planned_rounds=settings.rounds or 0)))


def forfeited(tournament: Tournament, round: int, board: Board) -> tuple[Result, Result] | tuple[()]:
    """The results of a game of which somebody has left (C.05 article 6.6); empty where both are there."""
    white, black = (tournament.player(number).available(round) for number in (board.white, board.black))
    if white and black:
        return ()
    return (
        Result.FORFEIT_WIN if white else Result.FORFEIT_LOSS,
        Result.FORFEIT_WIN if black else Result.FORFEIT_LOSS,
    )
