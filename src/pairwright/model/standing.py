"""Points of all players, from their entries."""

from __future__ import annotations

from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.tournament import Tournament


def earned(tournament: Tournament) -> list[Points]:
    """Standings points (tenths) of every player, in the order of ``tournament.players``; virtual points excluded."""
    worth = tournament.scoring.table()
    if tournament.scoring.same_for_both_colours:
        return [sum([worth[result] for _, _, result in player.entries]) for player in tournament.players]
    black = tournament.scoring.table(Colour.BLACK)
    return [
        sum([(black if colour is Colour.BLACK else worth)[result] for _, colour, result in player.entries])
        for player in tournament.players
    ]


def ranks(tournament: Tournament) -> list[int]:
    """Places by points, then pairing number, in the order of ``tournament.players``."""
    rows = sorted(
        (-points, player.number, index)
        for index, (points, player) in enumerate(zip(earned(tournament), tournament.players, strict=True))
    )
    places = [0] * len(rows)
    for place, (_, _, index) in enumerate(rows, 1):
        places[index] = place
    return places
