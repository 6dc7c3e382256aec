"""What the list of tournaments shows of an event."""

from __future__ import annotations

from pairwright.app.desk.event import Event
from pairwright.app.desk.setting_up import with_rounds
from pairwright.model.result import Result
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament, gregorian_day


def shown_of(event: Event) -> dict[str, object]:
    """Values of the columns of :class:`pairwright.store.models.Tournament` that follow from the event."""
    tournament = event.tournament
    games, results = games_and_results(tournament, event.round)
    return {
        "name": (tournament.information.name or "-")[:200],
        "system": tournament.system[:60],
        "starts": gregorian_day(tournament.information.start).replace("/", "-"),
        "ends": gregorian_day(tournament.information.end).replace("/", "-"),
        "participants": len(tournament.teams) if is_team_event(tournament) else len(tournament.players),
        "rounds": with_rounds(tournament).planned_rounds,
        "round": event.round,
        "games": games,
        "results": results,
        "finished": event.closed,
        "outside_fide_since": event.outside_fide_since,
    }


def games_and_results(tournament: Tournament, round: int) -> tuple[int, int]:
    """Games of a round, and how many of them have a result."""
    if not round:
        return 0, 0
    games = tournament.round(round).games
    done = sum([Result.PENDING not in (game.white_result, game.black_result) for game in games])
    return len(games), done
