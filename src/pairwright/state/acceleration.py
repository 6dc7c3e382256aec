"""Virtual points: Baku acceleration (C.04.7) and whatever a tournament states itself."""

from __future__ import annotations

from pairwright.handbook.swiss import ACCELERATION
from pairwright.model.points import Points
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import Tournament

IMPLEMENTS = tuple(ACCELERATION[number] for number in ("1.1", "1.2", "1.3", "1.4"))

BAKU_SUFFIX = "_BAKU"


def suits_baku(scoring: Scoring) -> bool:
    """Whether Baku acceleration may be used with it: a win worth two draws, a loss worth nothing (art. 1.1)."""
    return scoring.win == 2 * scoring.draw and scoring.loss == 0


def virtual_points(tournament: Tournament, round: int) -> dict[int, Points]:
    """Virtual points of the round by pairing number; who is not in it has none.

    Stated points (records 250, XXA) override an acceleration named by the system (C.04.7 art. 1.2-1.5).
    """
    if tournament.virtual_points:
        return _stated(tournament, round)
    if tournament.system.upper().endswith(BAKU_SUFFIX):
        return _baku(tournament, round)
    return {}


def _stated(tournament: Tournament, round: int) -> dict[int, Points]:
    points: dict[int, Points] = {}
    for given in tournament.virtual_points:
        if given.first <= round <= given.last:
            for player in tournament.players:
                if given.first_player <= player.number <= given.last_player:
                    points[player.number] = points.get(player.number, 0) + given.points
    return points


def _baku(tournament: Tournament, round: int) -> dict[int, Points]:
    accelerated = -(-tournament.planned_rounds // 2)
    if round > accelerated:
        return {}
    full = -(-accelerated // 2)
    value = tournament.scoring.win if round <= full else tournament.scoring.draw
    return dict.fromkeys(baku_group(tournament, round), value)


def baku_group(tournament: Tournament, round: int) -> list[int]:
    """Pairing numbers of group GA in the round (art. 1.2, 1.3).

    GA is made before round 1 of those who have a number then: half of them, rounded up to an even number.
    Its last member stays the same person afterwards, so a late entry ranked before him joins it.
    """
    players = list(tournament.players)
    if not tournament.numbered_by_position:
        players.sort(key=lambda player: player.number)
    starters = _starters(tournament)
    places = [place for place, player in enumerate(players) if player.number in starters]
    if not places:
        return []
    last = places[min(2 * -(-len(places) // 4), len(places)) - 1]
    return [player.number for player in players[: last + 1] if player.enters_in <= round]


def _starters(tournament: Tournament) -> set[int]:
    """Those who have a number when the groups are made: a late entry or a bye in round 1 has none yet."""
    if tournament.paired_rounds:
        return {
            player.number for player in tournament.players if player.enters_in <= 1 and player.entry(1).result.took_part
        }
    away = {asked.player for asked in tournament.requests if asked.round == 1}
    return {player.number for player in tournament.players if player.available(1) and player.number not in away}
