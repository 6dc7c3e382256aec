"""The bracket as JSON."""

from __future__ import annotations

from pairwright.faces.json import problem_objects
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.bracket import NOBODY, From, How
from pairwright.model.points import format_points

if TYPE_CHECKING:
    from pairwright.app.brackets import Drawn
    from pairwright.faces.json import Object
    from pairwright.model.knockout.bracket import Bracket, Match, MatchGame, Seat


def bracket_object(drawn: Drawn) -> Object:
    """``{"stages", "places", ...}``: numbers are pairing numbers, null where nobody is known."""
    bracket = drawn.bracket
    return {
        "players": [{"id": number, "name": drawn.names[number]} for number in bracket.order],
        "of": "teams" if drawn.of_teams else "individuals",
        "size": bracket.size,
        "round": bracket.round,
        "over": bracket.is_over,
        "elimination": bracket.terms.elimination.value,
        "stages": [
            {
                "stage": stage.number,
                "title": str(stage.title),
                "matches": [_match(bracket, match) for match in stage.matches],
            }
            for stage in bracket.stages
        ],
        "places": [
            {"first": one.first, "last": one.last, "players": list(one.players), "reached": one.reached.value}
            for one in bracket.places
        ],
        "notices": problem_objects(drawn.notices),
    }


def _match(bracket: Bracket, match: Match) -> Object:
    found: Object = {
        "match": match.number,
        "branch": match.branch.value,
        "players": [_seat(match, side) for side in (0, 1)],
        "score": [format_points(points) for points in match.score],
        "games": [_game(bracket, game) for game in match.games],
        "winner": _known(match.winner),
        "decided_by": "" if match.how is How.OPEN else match.how.value,
    }
    return found


def _seat(match: Match, side: int) -> Object:
    seat: Seat = match.seats[side]
    found: Object = {"id": _known(match.players[side])}
    if seat.kind in (From.WINNER, From.LOSER):
        found[f"{seat.kind.value}_of"] = seat.number
    elif seat.kind is From.IMAGINARY:
        found["imaginary"] = seat.number
    if seat.place:
        found["place"] = seat.place
    return found


def _known(number: int) -> int | None:
    return number if number > NOBODY else None


def _game(_bracket: Bracket, game: MatchGame) -> Object:
    return {
        "round": game.round,
        "game": game.number,
        "phase": game.phase.value,
        "white": game.white,
        "black": game.black,
        "points": [format_points(points) for points in game.points],
        "results": [game.white_result.code, game.black_result.code],
    }
