"""Knockouts of players and of teams, announced and played out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from pairwright.app import commands
from pairwright.errors import NotApplicable
from pairwright.model.acts import EnterResult, apply, apply_results
from pairwright.model.colour import Colour
from pairwright.model.knockout.acts import DecideMatch, field
from pairwright.model.knockout.bracket import Bracket
from pairwright.model.knockout.games import Stuck, outlook
from pairwright.model.knockout.play import bracket_of, highest_of
from pairwright.model.knockout.terms import DecidedBy, Knockout
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.team import Team, TeamEvent
from pairwright.model.tournament import ByeRequest, Tournament

WHITE_WINS, DRAWN, BLACK_WINS = (
    (Result.WIN, Result.LOSS),
    (Result.DRAW, Result.DRAW),
    (Result.LOSS, Result.WIN),
)
ODD_RESULTS = (
    (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    (Result.LOSS, Result.LOSS),
    (Result.UNRATED_WIN, Result.UNRATED_LOSS),
)
Play = Callable[[int, int], tuple[Result, Result]]
"""The result of a game, by the numbers of White and Black."""


def knockout(players: int, terms: Knockout = Knockout(), ratings: Sequence[int] = ()) -> Tournament:  # noqa: B008
    """Players 1, 2, ... before the first round; the initial colour is White."""
    field_of_players = [
        Player(number, f"Player {number}", ratings[number - 1] if ratings else 0) for number in range(1, players + 1)
    ]
    return Tournament(tuple(field_of_players), initial_colour=Colour.WHITE, system="CUSTOM_KNOCKOUT", knockout=terms)


def team_knockout(teams: int, boards: int, terms: Knockout = Knockout()) -> Tournament:  # noqa: B008
    """Teams 1, 2, ... of so many players before the first round."""
    players = tuple([Player(number, f"Player {number}") for number in range(1, teams * boards + 1)])
    squads = tuple(
        [
            Team(team, f"Team {team}", tuple(range((team - 1) * boards + 1, team * boards + 1)))
            for team in range(1, teams + 1)
        ]
    )
    return Tournament(
        players,
        initial_colour=Colour.WHITE,
        system="CUSTOM_TEAM_KNOCKOUT",
        teams=squads,
        team_event=TeamEvent(colours="WB" * (boards // 2) + "W" * (boards % 2)),
        knockout=terms,
    )


def next_round(tournament: Tournament, play: Play) -> Tournament:
    """The next round paired, published and played."""
    paired = commands.pair(tournament)
    round_ = paired.pairing.round
    published = commands.with_round(tournament, paired)
    games = published.round(round_).games
    return apply_results(
        published,
        [EnterResult(round_, game.white, game.black, *play(game.white, game.black)) for game in games
         if game.white_result is Result.PENDING],
    )  # fmt: skip


def played_out(tournament: Tournament, play: Play, dice: Random | None = None, absences: float = 0) -> Tournament:
    """The knockout to its end. With ``dice`` what the games do not decide is decided by lot, now and then for nobody,
    and players stay away or leave in so many of a hundred rounds."""
    for _ in range(400):
        bracket = standing(tournament)
        if bracket.is_over:
            return tournament
        decided = _with_lots(tournament, bracket, dice)
        if decided is not tournament:
            tournament = decided
            continue
        asking = _with_absence(tournament, bracket, dice, absences)
        try:
            tournament = next_round(asking, play)
        except NotApplicable as refusal:
            if "over" in str(refusal):
                return asking
            tournament = asking if asking.players != tournament.players else next_round(tournament, play)
    raise AssertionError("no end of it")


def standing(tournament: Tournament) -> Bracket:
    """The bracket as it stands."""
    return bracket_of(field(tournament))


def _with_lots(tournament: Tournament, bracket: Bracket, dice: Random | None) -> Tournament:
    highest = highest_of(field(tournament))
    for match in bracket.matches:
        if match.is_open and outlook(bracket.terms, match.games, highest).stuck is not Stuck.NOT:
            assert dice, "a match that its games do not decide"
            winner = dice.choice(match.players) if dice.random() < 0.9 else 0
            tournament = apply(tournament, DecideMatch(match.number, winner, dice.choice(list(DecidedBy))))
    return tournament


def _with_absence(tournament: Tournament, bracket: Bracket, dice: Random | None, absences: float) -> Tournament:
    if not dice or 100 * dice.random() >= absences or tournament.teams:
        return tournament
    round_ = bracket.round
    number = dice.choice(bracket.order)
    if dice.random() < 0.5:
        return tournament._replace(requests=(ByeRequest(round_, number, Result.ABSENT),))
    alive = [player.number for player in tournament.players if not player.withdrawn_from]
    if number not in alive or len(alive) < 3:
        return tournament
    players = [
        player._replace(withdrawn_from=round_) if player.number == number else player for player in tournament.players
    ]
    return tournament._replace(players=tuple(players))


def drawn_result(dice: Random, odd: float = 0) -> Play:
    """Results by the dice; ``odd`` of a hundred are forfeits and the like."""

    def play(_white: int, _black: int) -> tuple[Result, Result]:
        if 100 * dice.random() < odd:
            return dice.choice(ODD_RESULTS)
        return dice.choice((WHITE_WINS, DRAWN, BLACK_WINS))

    return play


def lower_wins(white: int, black: int) -> tuple[Result, Result]:
    """The lower number wins every game."""
    return WHITE_WINS if white < black else BLACK_WINS


def all_drawn(_white: int, _black: int) -> tuple[Result, Result]:
    """Nobody wins anything."""
    return DRAWN
