"""Matches of two games (C.04.5): the entries hold the match, and here are its games.

A match counts as forfeited only if one player forfeits both games; if each has forfeited one of them it counts as
played, and gave nobody a colour. What the entries give by the scoring is corrected to the points of the two games.
"""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.tournament import Tournament, TwoGames

IMPLEMENTS = (DOUBLE_SWISS_2026["1.4"], DOUBLE_SWISS_2026["1.7"])

MATCH_SCORING = Scoring.of(20, 10, pairing_bye=15)
"""Two games of 1, 1/2 and 0 points; the bye is worth a game won and a game drawn (article 1.4), the other byes are for
two games."""


def with_match_scoring(tournament: Tournament) -> Tournament:
    """The tournament with :data:`MATCH_SCORING`, if it announces matches of two games and no scoring of its own."""
    if tournament.scoring == STANDARD and tournament.of_two_games:  # games of other worth need a scoring of their own
        return tournament._replace(scoring=MATCH_SCORING)
    return tournament


_Worth = dict[Result, Points]

_HALVES = Scoring.of(20, 10).table()
"""Two points a game won and one a game drawn: enough to tell who has won a match."""


def match_results(match: TwoGames) -> tuple[Result, Result]:
    """What the entries of White and Black hold: forfeited if one player has forfeited both games, else won, drawn or
    lost by the two games together; nothing for both is lost for both. A match one of whose games has no result has
    none; with an adjourned game it is adjourned."""
    for waiting in (Result.PENDING, Result.ADJOURNED):
        if waiting in match.of_white or waiting in match.of_black:
            return waiting, waiting
    lost = [results == (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS) for results in (match.of_white, match.of_black)]
    if any(lost) and not match.any_played:
        white, black = (Result.FORFEIT_LOSS if own else Result.FORFEIT_WIN for own in lost)
        return white, black
    white_points, black_points = (_total(match.of_white, _HALVES, _HALVES), _total(match.of_black, _HALVES, _HALVES))
    if white_points == black_points:
        return (Result.DRAW, Result.DRAW) if white_points else (Result.LOSS, Result.LOSS)
    return (Result.WIN, Result.LOSS) if white_points > black_points else (Result.LOSS, Result.WIN)


def _total(results: tuple[Result, Result], first: _Worth, second: _Worth) -> Points:
    """The points of one player's two games, by what a match is worth with the colour of each: a game is half of it."""
    return (first[results[0]] + second[results[1]]) // 2


def corrections(tournament: Tournament, round: int) -> dict[int, Points]:
    """By pairing number, what the games of this round are worth beyond the results of the matches."""
    found: dict[int, Points] = {}
    white, black = tournament.scoring.table(Colour.WHITE), tournament.scoring.table(Colour.BLACK)
    for match in tournament.two_games:
        if match.round == round:
            of_white, of_black = match_results(match)
            found[match.white] = _total(match.of_white, white, black) - white[of_white]
            found[match.black] = _total(match.of_black, black, white) - black[of_black]
    return found


def with_games(tournament: Tournament, match: TwoGames) -> Tournament:
    """The tournament with this match in place of what stood of it, in the entries too."""
    rest = [other for other in tournament.two_games if (other.round, other.white) != (match.round, match.white)]
    white, black = match_results(match)
    entries = {
        match.white: tournament.player(match.white).entry(match.round)._replace(result=white),
        match.black: tournament.player(match.black).entry(match.round)._replace(result=black),
    }
    return tournament.with_entries(match.round, entries)._replace(two_games=tuple(sorted([*rest, match], key=_place)))


def _place(match: TwoGames) -> tuple[int, int]:
    return match.round, match.white


def in_order(matches: tuple[TwoGames, ...]) -> tuple[TwoGames, ...]:
    """By round, then the number of White."""
    return tuple(sorted(matches, key=_place))


def misfits(tournament: Tournament) -> Iterator[int]:
    """Matches, by index, that the entries do not have, or have with other results; or that are told twice."""
    seen: set[tuple[int, int]] = set()
    players = {player.number: player for player in tournament.players}
    for index, match in enumerate(tournament.two_games):
        place = _place(match)
        sides = [players[number].entry(match.round) for number in (match.white, match.black) if number in players]
        fits = len(sides) == 2 and match.round > 0 and place not in seen
        seen.add(place)
        if not fits or any(result.is_bye for result in (*match.of_white, *match.of_black)):
            yield index
            continue
        white, black = sides
        if (white.opponent, white.colour, black.opponent) != (match.black, Colour.WHITE, match.white) or (
            white.result,
            black.result,
        ) != match_results(match):
            yield index
