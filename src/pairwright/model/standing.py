"""Points of all players, from their entries and abnormal points."""

from __future__ import annotations

from pairwright.model.abnormal import changes
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import Tournament


def worth(scoring: Scoring) -> tuple[dict[Result, Points], dict[Result, Points]]:
    """What every result brings in standings, for White and for Black.

    A game without a result has earned nobody anything yet, whatever it counts for pairing.
    """
    nothing_yet = {Result.PENDING: 0}
    return scoring.table() | nothing_yet, scoring.table(Colour.BLACK) | nothing_yet


def earned(tournament: Tournament) -> list[Points]:
    """Standings points (tenths) of every player, in the order of ``tournament.players``; abnormal points
    included, virtual points excluded."""
    points = by_results(tournament)
    if not tournament.points_beside_results:
        return points
    changed = changes(tournament)
    return [own + changed.get(player.number, 0) for own, player in zip(points, tournament.players, strict=True)]


def by_results(tournament: Tournament) -> list[Points]:
    """The same without abnormal points."""
    white, black = worth(tournament.scoring)
    if tournament.scoring.same_for_both_colours:
        return [sum([white[entry[2]] for entry in player.entries]) for player in tournament.players]
    return [
        sum([(black if colour is Colour.BLACK else white)[result] for _, colour, result in player.entries])
        for player in tournament.players
    ]


def ranks(tournament: Tournament) -> list[int]:
    """Places by points, then pairing number, in the order of ``tournament.players``; 0 for the expelled."""
    rows = sorted(
        (-points, player.number, index)
        for index, (points, player) in enumerate(zip(earned(tournament), tournament.players, strict=True))
        if not player.expelled_from
    )
    places = [0] * len(tournament.players)
    for place, (_, _, index) in enumerate(rows, 1):
        places[index] = place
    return places
