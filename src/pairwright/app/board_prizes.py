"""Best scores on each board of a tournament of teams, and what everybody of every team has scored.

Only games played over the board count: whoever wins because nobody came has beaten nobody (docs/decisions/0056). A
member belongs to the board of his place in the list of his team, reserves to none; or games count for the board they
were played on.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from fractions import Fraction

from pairwright.errors import NotApplicable, Place, Problem, Severity, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.matches import matches_of, rounds_played
from pairwright.model.result import Result
from pairwright.model.standing import worth
from pairwright.model.team import team_numbers
from pairwright.ratings.performance import hundredths, rating_difference

if TYPE_CHECKING:
    from pairwright.model.matches import Matches
    from pairwright.model.points import Points
    from pairwright.model.tournament import Tournament

RESERVES = 0
"""The board of those who come after the boards in the list of members."""


class By(Enum):
    """What is compared first on a board; then the others in this order."""

    POINTS = "points"
    PERCENTAGE = "percentage"
    PERFORMANCE = "performance"


class Belonging(Enum):
    """Which board a score is for."""

    LISTED = "listed"
    """The place of the player in the list of members."""
    PLAYED = "played"
    """The board the games were played on; one player may stand on several."""


class BoardsAsked(NamedTuple):
    """``least_games`` 0: one where points are compared first, else half of the rounds. ``after_round`` 0: the last."""

    by: By = By.POINTS
    of: Belonging = Belonging.LISTED
    least_games: int = 0
    after_round: int = 0


class BoardScore(NamedTuple):
    """What somebody scored on a board (:data:`RESERVES`: as a reserve).

    ``rank`` is his place there, shared by all that nothing separates; 0 for too few games. ``played_on`` gives the
    boards he sat at, and how many games each. ``performance`` is in Elo, 0 without a rated opponent.
    """

    board: int
    rank: int
    number: int
    name: str
    team: int
    rating: int
    games: int
    points: Points
    share: Fraction
    """Of the points of as many wins, 0 to 1."""
    performance: int
    played_on: tuple[tuple[int, int], ...]


class BoardPrizes(NamedTuple):
    """``boards`` are in order, reserves last, each from the first place on, those with too few games at the end."""

    tournament: Tournament
    asked: BoardsAsked
    boards: tuple[tuple[int, tuple[BoardScore, ...]], ...]
    rounds: int
    least_games: int
    notices: tuple[Problem, ...]

    @property
    def everybody(self) -> tuple[BoardScore, ...]:
        """The members of all teams who played, by team and in its order."""
        teams = zip(team_numbers(self.tournament.teams), self.tournament.teams, strict=True)
        place = {member: (number, at) for number, team in teams for at, member in enumerate(team.members)}
        return tuple(sorted([one for _, scores in self.boards for one in scores], key=lambda one: place[one.number]))


def board_prizes(tournament: Tournament, asked: BoardsAsked) -> BoardPrizes:
    """The scores on each board. Raises :class:`NotApplicable` for a tournament without teams, or a round there is
    not."""
    if not tournament.teams:
        raise NotApplicable("board prizes", say("the tournament has no teams (records 310, 013)"))
    last = rounds_played(tournament)
    if asked.after_round > last:
        reason = say("it is not paired yet; the last round is {last}", last=last)
        raise NotApplicable(f"round {asked.after_round}", reason)
    rounds = asked.after_round or last
    matches = matches_of(tournament, rounds)
    least = asked.least_games or (1 if asked.by is By.POINTS else max(-(-rounds // 2), 1))
    scores = _scores(tournament, matches, asked.of)
    boards = sorted({score.board for score in scores}, key=lambda board: (board == RESERVES, board))
    ranked = tuple(
        [(board, _ranked([one for one in scores if one.board == board], asked.by, least)) for board in boards]
    )
    return BoardPrizes(tournament, asked, ranked, rounds, least, tuple(_notices(tournament, rounds)))


def _notices(tournament: Tournament, rounds: int) -> list[Problem]:
    open_rounds = [number for number in range(1, rounds + 1) if tournament.open_games(number)]
    if not open_rounds:
        return []
    found = say("games without a result are not counted")
    return [Problem("open-games", Severity.NOTICE, Place(round=open_rounds[0]), found)]


class _Tally:
    """Games of one player on one board."""

    def __init__(self) -> None:
        self.games = self.points = self.halves = 0
        self.rated: list[tuple[int, int]] = []
        """Opponent's rating, halves scored against him."""
        self.boards: Counter[int] = Counter()


_HALVES = {Result.WIN: 2, Result.UNRATED_WIN: 2, Result.DRAW: 1, Result.UNRATED_DRAW: 1}


def _scores(tournament: Tournament, matches: Matches, of: Belonging) -> list[BoardScore]:
    people = {player.number: player for player in tournament.players}
    white, black = worth(tournament.scoring)
    tallies: dict[tuple[int, int], _Tally] = {}
    team_of: dict[int, int] = {}
    for number, team, row in zip(matches.numbers, tournament.teams, matches.rows, strict=True):
        listed = {
            member: place if place <= matches.boards else RESERVES for place, member in enumerate(team.members, 1)
        }
        team_of |= dict.fromkeys(team.members, number)
        for one in row:
            for board, (player, entry) in enumerate(zip(one.players, one.entries, strict=True), 1):
                if not (player in listed and entry.result.played):
                    continue
                tally = tallies.setdefault((board if of is Belonging.PLAYED else listed[player], player), _Tally())
                tally.games += 1
                tally.points += (black if entry.colour is Colour.BLACK else white)[entry.result]
                tally.boards[board] += 1
                halves = _HALVES.get(entry.result, 0)
                opponent = people.get(entry.opponent)
                if opponent and opponent.rating:
                    tally.rated.append((opponent.rating, halves))
    win = tournament.scoring.win or 1
    return [
        BoardScore(
            board,
            0,
            player,
            people[player].name,
            team_of[player],
            people[player].rating,
            tally.games,
            tally.points,
            Fraction(tally.points, win * tally.games),
            performance(tally.rated),
            tuple(sorted(tally.boards.items())),
        )
        for (board, player), tally in tallies.items()
    ]


def performance(games: list[tuple[int, int]]) -> int:
    """The average rating of the opponents, and what the share of the points adds to it (C.07 art. 10.2); ``games`` are
    (rating of a rated opponent, half-points). 0 without any."""
    if not games:
        return 0
    count = len(games)
    average = (2 * sum([rating for rating, _ in games]) + count) // (2 * count)
    return average + rating_difference(hundredths(sum([halves for _, halves in games]), count))


_ORDERS = {
    By.POINTS: (By.POINTS, By.PERCENTAGE, By.PERFORMANCE),
    By.PERCENTAGE: (By.PERCENTAGE, By.POINTS, By.PERFORMANCE),
    By.PERFORMANCE: (By.PERFORMANCE, By.PERCENTAGE, By.POINTS),
}


def _ranked(scores: list[BoardScore], by: By, least: int) -> tuple[BoardScore, ...]:
    def key(one: BoardScore) -> tuple[Fraction, ...]:
        values = {
            By.POINTS: Fraction(one.points),
            By.PERCENTAGE: one.share,
            By.PERFORMANCE: Fraction(one.performance),
        }
        return tuple([-values[what] for what in _ORDERS[by]])

    order = sorted(scores, key=lambda one: (one.games < least, key(one), one.number))
    ranked: list[BoardScore] = []
    for place, one in enumerate(order, 1):
        if one.games < least:
            ranked.append(one)
        elif ranked and key(ranked[-1]) == key(one):
            ranked.append(one._replace(rank=ranked[-1].rank))
        else:
            ranked.append(one._replace(rank=place))
    return tuple(ranked)
