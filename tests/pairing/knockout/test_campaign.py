"""Many knockouts, played out: every one ends, and nothing contradicts itself."""

from __future__ import annotations

from random import Random

import pytest

from pairwright.app import commands
from pairwright.formats.base import Strictness, read, write
from pairwright.model.canonical import canonical
from pairwright.model.checks import problems
from pairwright.model.knockout.acts import field
from pairwright.model.knockout.bracket import Bracket, How, Match, MatchGame, Phase
from pairwright.model.knockout.terms import Colours, Elimination, GoldenPoint, Knockout, Level, Seeds
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from tests.support.knockouts import drawn_result, knockout, played_out, standing, team_knockout


def drawn_terms(dice: Random, players: int) -> Knockout:
    """Any announcement that fits so many players."""
    elimination = dice.choice((Elimination.SINGLE, Elimination.SINGLE, Elimination.DOUBLE, Elimination.RESET))
    places = dice.choice((1, 1, 2, 3, players)) if elimination is Elimination.SINGLE else 1
    return Knockout(
        places=min(places, players),
        games=dice.choice((1, 2, 2, 4)),
        extra=dice.choice((0, 1, 2)),
        golden_point=dice.choice((GoldenPoint(), GoldenPoint(), None)),
        third_place=elimination is Elimination.SINGLE and places == 1 and dice.random() < 0.5,
        elimination=elimination,
        seeds=dice.choice(list(Seeds)),
        colours=dice.choice(list(Colours)),
        lot=str(dice.randint(0, 999)),
        level=dice.choice(((), (Level.GAME_POINTS,), (Level.GAME_POINTS, Level.BOARD_COUNT))),
    )


def require_sound(bracket: Bracket, *, odd: bool) -> None:
    """One winner for each place, everybody with one place, colours of a match balanced, and nobody in a match that does
    not concern him."""
    assert bracket.is_over
    assert not bracket.strays
    if not odd:
        assert len(bracket.winners) == bracket.terms.places
    placed = [number for place in bracket.places for number in place.players]
    assert sorted(placed) == sorted(bracket.order)
    assert [place.first for place in bracket.places] == _firsts(bracket)
    for match in bracket.matches:
        assert match.how is not How.OPEN
        for games in _parts(bracket.terms.games, match):
            whites = sum(game.upper_is_white for game in games)
            assert abs(2 * whites - len(games)) == len(games) % 2
        for game in match.games:
            assert {game.white, game.black} == set(match.players)


def _parts(regular: int, match: Match) -> list[tuple[MatchGame, ...]]:
    """The regular games, and each pair of extra time."""
    games = tuple([game for game in match.games if game.phase is not Phase.GOLDEN])
    return [games[:regular], *[games[at : at + 2] for at in range(regular, len(games), 2)]]


def _firsts(bracket: Bracket) -> list[int]:
    firsts, taken = [], 0
    for place in bracket.places:
        firsts.append(taken + 1)
        taken += len(place.players)
    return firsts


def require_checked(tournament: Tournament) -> None:
    """Every round is as the rules give, no value contradicts another, files keep all of it."""
    assert not [problem for problem in problems(tournament) if problem.code == "knockout"]
    checked = commands.check(tournament) if tournament.paired_rounds else None
    assert checked is None or all(one.ok for one in checked.rounds), [one for one in checked.rounds if not one.ok]
    for format in ("trf26", "json"):
        again = read(write(tournament, format).text.encode(), strictness=Strictness.STRICT).tournament
        assert again.knockout == canonical(tournament).knockout
        assert field(again).paired_rounds == field(tournament).paired_rounds
        assert standing(again).places == standing(tournament).places


def play_of_players(seed: int) -> None:
    """One tournament of players."""
    dice = Random(seed)
    count = dice.randint(2, 24)
    ratings = [dice.choice((0, dice.randint(1400, 2600))) for _ in range(count)]
    odd = dice.choice((0, 0, 15))
    start = knockout(count, drawn_terms(dice, count), ratings)
    ended = played_out(start, drawn_result(dice, odd), dice, absences=odd)
    require_sound(standing(ended), odd=bool(odd) or any(not one.winner for one in ended.knockout.decisions))
    require_checked(ended)


def play_of_teams(seed: int) -> None:
    """One tournament of teams."""
    dice = Random(seed)
    count = dice.randint(2, 10)
    start = team_knockout(count, dice.randint(1, 4), drawn_terms(dice, count))
    odd = dice.choice((0, 0, 10))
    ended = played_out(start, drawn_result(dice, odd), dice)
    require_sound(standing(ended), odd=bool(odd) or any(not one.winner for one in ended.knockout.decisions))
    require_checked(ended)


@pytest.mark.parametrize("seed", range(25))
def test_players(seed: int) -> None:
    """Whatever is announced and whatever happens, it ends."""
    play_of_players(seed)


@pytest.mark.parametrize("seed", range(15))
def test_teams(seed: int) -> None:
    """The same for teams."""
    play_of_teams(seed)


@pytest.mark.long
def test_many_players() -> None:
    """2,000 of them."""
    for seed in range(100, 2100):
        play_of_players(seed)


@pytest.mark.long
def test_many_teams() -> None:
    """2,000 of them."""
    for seed in range(100, 2100):
        play_of_teams(seed)


def test_results_stay_what_they_are() -> None:
    """Nobody who is out or free has an entry with points."""
    ended = played_out(knockout(7), drawn_result(Random(1)), Random(1))
    codes = {entry.result for player in ended.players for entry in player.entries if not entry.opponent}
    assert codes == {Result.ABSENT}
