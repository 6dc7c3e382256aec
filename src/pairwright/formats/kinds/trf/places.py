"""The places a file has when nobody declared any: those its own list of tie-breaks gives."""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament


def with_places(tournament: Tournament) -> Tournament:
    """With the place by the tie-breaks it names (records 212, 202) for everybody without one; unchanged where it names
    none (the canonical form then has places by points and pairing number)."""
    players = tournament.players
    if not (tournament.ranks_by or tournament.tie_breaks) or all(
        player.declared_rank or player.expelled_from for player in players
    ):
        return tournament
    from pairwright.tiebreaks.announced import ranks

    places = ranks(tournament)
    return tournament._replace(
        players=tuple(
            player._replace(declared_rank=player.declared_rank or place or None)
            for player, place in zip(players, places, strict=True)
        )
    )
