"""What a player's phone shows: his board and colour, his opponent, his own rounds, his place."""

from __future__ import annotations

from pairwright.app.desk.event import Event
from pairwright.app.desk.in_play import round_in_play
from pairwright.app.desk.phones import Place, places
from pairwright.app.desk.sheets import NO_RESULT, BoardRow, Seated, seats_before
from pairwright.app.standings import Standings, Wanted, standings
from pairwright.errors import PairwrightError
from pairwright.lean import NamedTuple
from pairwright.model.player import Player
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament

_OWN = {
    Result.WIN: "1", Result.DRAW: "½", Result.LOSS: "0",
    Result.UNRATED_WIN: "1", Result.UNRATED_DRAW: "½", Result.UNRATED_LOSS: "0",
    Result.FORFEIT_WIN: "+", Result.FORFEIT_LOSS: "−", Result.ADJOURNED: "*", Result.PENDING: NO_RESULT,
}  # fmt: skip


class OwnSeat(NamedTuple):
    """Where he plays: the label of the board, his colour (``w`` or ``b``), his opponent with the points before, and the
    match of two teams it is part of."""

    board: str
    colour: str
    opponent: Seated
    result: str
    match: BoardRow | None = None


class OwnRound(NamedTuple):
    """One round of his: opponent (None: he had none), colour, the result as he has it, and his points after it."""

    round: int
    opponent: Seated | None
    colour: str
    result: str
    bye: Result | None
    points: Points


class OwnPage(NamedTuple):
    """``round`` is the one being played (0: none yet); ``seat`` None: he has no opponent in it. ``place`` is that after
    ``counted`` rounds, which are over (0: none is)."""

    player: Seated
    round: int
    seat: OwnSeat | None
    rounds: tuple[OwnRound, ...]
    place: int
    of: int
    counted: int
    points: Points


class RoundNow(NamedTuple):
    """What the pages of all players share: the games of the round being played, everybody with his points before it,
    and after all that are paired."""

    round: int
    games: tuple[Place, ...]
    before: dict[int, Seated]
    after: dict[int, Seated]


def round_now(event: Event) -> RoundNow:
    """Worked out once for all who ask."""
    number = round_in_play(event)
    games = tuple(places(event, number))
    before = seats_before(event.tournament, max(number, 1))
    return RoundNow(number, games, before, seats_before(event.tournament, event.round + 1))


def own_page(event: Event, number: int, places_after: Standings | None, now: RoundNow | None = None) -> OwnPage:
    """The page of a player. ``places_after`` are the standings after the last round that is over. Raises
    :class:`~pairwright.errors.UnknownCode` for a number that nobody has."""
    tournament = event.tournament
    player = tournament.player(number)
    shared = now or round_now(event)
    own = shared.after[number]
    rows = [
        _round(tournament, player, one, shared.after)
        for one in range(1, event.round + 1)
        if player.entry(one).opponent or _is_bye(player, one)
    ]
    place, of, counted = 0, 0, 0
    if places_after is not None:
        counted = places_after.rounds
        lines = places_after.rows
        place, of = next((line.rank for line in lines if line.number == number), 0), len(lines)
    return OwnPage(own, shared.round, _seat(player, shared), tuple(rows), place, of, counted, own.points)


def last_finished(tournament: Tournament) -> int:
    """The last round of which no game is open; adjourned games are known to be late."""
    last = tournament.paired_rounds
    while last and tournament.open_games(last):
        last -= 1
    return last


def places_after(tournament: Tournament, round: int) -> Standings | None:
    """The players' standings after a round that is over; None if there are none to be had."""
    if not round:
        return None
    from pairwright.app.standings import Of

    of = Of.INDIVIDUALS if tournament.teams else Of.ANNOUNCED
    try:
        return standings(tournament, Wanted(after_round=round, of=of))
    except PairwrightError:
        return None


def _seat(player: Player, now: RoundNow) -> OwnSeat | None:
    for place in now.games:
        game = place.game
        if player.number == game.white.number:
            return OwnSeat(place.label, "w", now.before[game.black.number], game.result, place.match)
        if player.number == game.black.number:
            return OwnSeat(place.label, "b", now.before[game.white.number], game.result, place.match)
    return None


def _is_bye(player: Player, round: int) -> bool:
    return player.entry(round).result not in (Result.PENDING, Result.ABSENT)


def _round(tournament: Tournament, player: Player, round: int, seats: dict[int, Seated]) -> OwnRound:
    entry = player.entry(round)
    total = points_after(tournament, player, round)
    opponent = seats.get(entry.opponent)
    colour = entry.colour.value if entry.colour.value in ("w", "b") else ""
    result = _OWN.get(entry.result, "")
    return OwnRound(round, opponent, colour if opponent else "", result, None if opponent else entry.result, total)


def points_after(tournament: Tournament, player: Player, round: int) -> Points:
    """His points after a round."""
    from pairwright.model.standing import by_results

    alone = tournament._replace(players=(player._replace(entries=player.entries[:round]),))
    return by_results(alone)[0]
