"""The bracket as the rounds have filled it: a fold over the columns of the tournament."""

from __future__ import annotations

from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.knockout.acts import in_order
from pairwright.model.knockout.bracket import (
    NOBODY,
    UNKNOWN,
    Bracket,
    Branch,
    From,
    How,
    Match,
    MatchGame,
    Seat,
)
from pairwright.model.knockout.draw import drawn, size_of
from pairwright.model.knockout.games import Outlook, outlook, phase_of
from pairwright.model.knockout.lots import order_of
from pairwright.model.knockout.places import places_of
from pairwright.model.knockout.terms import DecidedBy
from pairwright.model.result import Worth
from pairwright.model.round import Game
from pairwright.model.standing import worth

if TYPE_CHECKING:
    from pairwright.model.knockout.terms import Decision
    from pairwright.model.points import Points
    from pairwright.model.tournament import Tournament

ABSENT = KNOCKOUT["W1"]
IMPLEMENTS = (ABSENT,)

_BY = {DecidedBy.LOT: How.LOT, DecidedBy.FEWEST_MOVES: How.FEWEST_MOVES, DecidedBy.ARBITER: How.ARBITER}


def bracket_of(tournament: Tournament, round: int = 0) -> Bracket:
    """The knockout before this round (0: after all that are paired). Where teams take part it is that of their field
    (:func:`~pairwright.model.team_field.field_of_teams`). Raises :class:`~pairwright.errors.NotApplicable` for an
    announcement that does not fit the number of players."""
    round = round or tournament.round_to_pair
    play = _Play(tournament)
    for column in range(1, round):
        play.settle(column)
        play.play(column)
    play.settle(round)
    stages = tuple(
        [
            stage._replace(matches=tuple([play.matches[match.number] for match in stage.matches]))
            for stage in play.stages
        ]
    )
    order = play.order
    return Bracket(
        tournament.knockout,
        round,
        order,
        size_of(len(order), tournament.knockout.places),
        stages,
        places_of(tournament.knockout, order, stages),
        tuple(play.strays),
    )


def highest_of(tournament: Tournament) -> Points:
    """The most that one game can bring in a match."""
    if tournament.matches is None:
        return max(tournament.scoring.highest, tournament.scoring.forfeit_win)
    if tournament.scoring.highest:
        return tournament.scoring.highest
    return max([one.game_points for row in tournament.matches.rows for one in row], default=0) or 1


class _Play:
    """The matches while the columns are read."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.terms = tournament.knockout
        self.order = order_of(tournament)
        self.stages = drawn(self.terms, self.order)
        self.matches = {match.number: match for stage in self.stages for match in stage.matches}
        self.undecided = list(self.matches)
        self.players = {player.number: player for player in tournament.players}
        self.games = self._games_by_round()
        self.highest = highest_of(tournament)
        self.white, self.black = worth(tournament.scoring)
        self.strays: list[tuple[int, int, int]] = []
        self.decisions: dict[int, Decision] = {}
        for decision in in_order(self.terms.decisions):
            self.decisions.setdefault(decision.match, decision)

    def _games_by_round(self) -> dict[int, list[Game]]:
        """All games of the tournament, by the number of White."""
        found: dict[int, list[Game]] = {}
        for player in sorted(self.players.values(), key=lambda player: player.number):
            for round_, (opponent, colour, result) in enumerate(player.entries, 1):
                if opponent in self.players and colour is Colour.WHITE:
                    other = self.players[opponent].entry(round_).result
                    found.setdefault(round_, []).append(Game(player.number, opponent, result, other))
        return found

    def settle(self, round: int) -> None:
        """Before the column: who sits where, and what is decided without a game. Matches are numbered stage by stage,
        so that one pass is enough."""
        for number in self.undecided:
            match = self.matches[number]
            if UNKNOWN in match.players:
                match = match._replace(players=(self._sitting(match.seats[0]), self._sitting(match.seats[1])))
            if UNKNOWN not in match.players:
                self.matches[number] = self._settled(match, round)
        self._forget_decided()

    def _forget_decided(self) -> None:
        self.undecided = [number for number in self.undecided if self.matches[number].how is How.OPEN]

    def _sitting(self, seat: Seat) -> int:
        if seat.kind is From.PLAYER:
            return seat.number
        if seat.kind is From.IMAGINARY:
            return NOBODY
        before = self.matches[seat.number]
        if before.how is How.NOT_NEEDED:
            return NOBODY
        return before.winner if seat.kind is From.WINNER else before.loser

    def _settled(self, match: Match, round: int) -> Match:
        if match.branch is Branch.RESET and self._champion_won(match):
            return match._replace(winner=match.players[0], how=How.NOT_NEEDED, since=round)
        if NOBODY in match.players:
            return match._replace(winner=max(match.players), how=How.BYE, since=round)
        decision = self.decisions.get(match.number)
        if decision and decision.round <= round and decision.winner in (*match.players, NOBODY):
            return match._replace(winner=decision.winner, how=_BY[decision.by], since=round)
        here = [number for number in match.players if self.players[number].available(round)]
        if len(here) < len(match.players):
            return match._replace(winner=here[0] if here else NOBODY, how=How.ABSENT, since=round)
        return match

    def _champion_won(self, match: Match) -> bool:
        """The grand final was won by whoever had not lost before."""
        final = self.matches[match.seats[0].number]
        return final.winner in (final.players[0], NOBODY)

    def play(self, round: int) -> None:
        """Put the games of the column into their matches."""
        if round not in self.games:
            return
        undecided = [self.matches[number] for number in self.undecided]
        open_matches = {frozenset(match.players): match for match in undecided if match.is_open}
        for game in self.games.get(round, ()):
            match = open_matches.get(frozenset((game.white, game.black)))
            if match is None:
                self.strays.append((round, game.white, game.black))
            else:
                self.matches[match.number] = self._after(match, self._game(match, round, game), round)
        self._forget_decided()

    def _after(self, match: Match, game: MatchGame, round: int) -> Match:
        games = (*match.games, game)
        found: Outlook = outlook(self.terms, games, self.highest)
        score = (match.score[0] + game.points[0], match.score[1] + game.points[1])
        match = match._replace(games=games, score=score)
        if found.winner < 0:
            return match
        return match._replace(winner=match.players[found.winner], how=found.how, since=round + 1)

    def _game(self, match: Match, round: int, game: Game) -> MatchGame:
        number = len(match.games) + 1
        made = MatchGame(round, number, phase_of(self.terms, number), game.white == match.players[0], *game, (0, 0))
        if self.tournament.matches is not None:
            return self._match_of_teams(made)
        white, black = self.white[game.white_result], self.black[game.black_result]
        return made._replace(points=(white, black) if made.upper_is_white else (black, white))

    def _match_of_teams(self, game: MatchGame) -> MatchGame:
        """Points that count first, game points, and board counts, of both seats."""
        matches = self.tournament.matches
        assert matches is not None
        by_match_points = bool(self.tournament.scoring.highest)
        points, boards = [], []
        for number in (game.white, game.black) if game.upper_is_white else (game.black, game.white):
            row = matches.rows[matches.numbers.index(number)][game.round - 1]
            points.append(row.match_points if by_match_points else row.game_points)
            count = sum(
                [board * _BOARD_POINTS.get(entry.result.worth, 0) for board, entry in enumerate(row.entries, 1)]
            )
            boards.append((row.game_points, count))
        return game._replace(points=(points[0], points[1]), boards=(boards[0], boards[1]))


_BOARD_POINTS = {Worth.WIN: 10, Worth.FORFEIT_WIN: 10, Worth.DRAW: 5}
"""Board count takes a game as 1, 1/2 or 0, whatever the scoring."""
