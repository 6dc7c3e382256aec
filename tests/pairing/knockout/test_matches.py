"""Matches: games, colours, extra time, the golden point (K4, K5, colours by lot)."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.errors import NotApplicable
from pairwright.model.acts import Withdraw, apply
from pairwright.model.colour import Colour
from pairwright.model.knockout.acts import DecideMatch
from pairwright.model.knockout.bracket import How, Phase
from pairwright.model.knockout.terms import Colours, DecidedBy, GoldenPoint, Knockout
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest, Tournament
from tests.support.knockouts import (
    BLACK_WINS,
    DRAWN,
    WHITE_WINS,
    Play,
    all_drawn,
    knockout,
    lower_wins,
    next_round,
    played_out,
    standing,
)

FORFEIT_BY_BLACK = (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
BOTH_FORFEIT = (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS)


def after(tournament: Tournament, *results: tuple[Result, Result]) -> Tournament:
    """So many rounds, each with this result at every board."""
    for result in results:
        tournament = next_round(tournament, _always(result))
    return tournament


def _always(result: tuple[Result, Result]) -> Play:
    return lambda _white, _black: result


def whites(tournament: Tournament) -> list[int]:
    return [game.white for match in standing(tournament).matches for game in match.games]


def test_two_games_with_colours_reversed() -> None:
    """1 has White in the first game, 2 in the second; one win and a draw decide."""
    tournament = after(knockout(2), WHITE_WINS, DRAWN)
    match = standing(tournament).match(1)
    assert (whites(tournament), match.score, match.winner, match.how) == ([1, 2], (15, 5), 1, How.GAMES)


def test_level_after_two_games() -> None:
    """Two games of extra time, then the golden point."""
    tournament = played_out(knockout(2), all_drawn)
    games = standing(tournament).match(1).games
    assert [game.phase for game in games] == [*[Phase.REGULAR] * 2, *[Phase.EXTRA] * 2, Phase.GOLDEN]


def test_a_draw_in_the_golden_point_eliminates_white() -> None:
    """All five games are drawn: 1 has White in the last, and 2 goes on."""
    match = standing(played_out(knockout(2), all_drawn)).match(1)
    assert (match.games[-1].white, match.winner, match.how) == (1, 2, How.DRAW_ODDS)


def test_white_wins_the_golden_point() -> None:
    """A game won is a match won."""
    match = standing(after(knockout(2), *[DRAWN] * 4, WHITE_WINS)).match(1)
    assert (match.winner, match.how, match.score) == (1, How.GOLDEN, (30, 20))


def test_decided_in_extra_time() -> None:
    """The second of its games decides; there is no golden point."""
    match = standing(after(knockout(2), WHITE_WINS, WHITE_WINS, DRAWN, WHITE_WINS)).match(1)
    assert (match.winner, match.how, len(match.games)) == (2, How.EXTRA, 4)


def test_no_golden_point_and_level() -> None:
    """Nobody goes on until it is recorded who does."""
    tournament = after(knockout(2, Knockout(extra=0, golden_point=None)), DRAWN, DRAWN)
    with pytest.raises(NotApplicable, match=r"match 1 \(1 and 2\): it is level, and no further game is announced"):
        commands.pair(tournament)
    decided = apply(tournament, DecideMatch(1, 2, DecidedBy.FEWEST_MOVES))
    match = standing(decided).match(1)
    assert (match.winner, match.how) == (2, How.FEWEST_MOVES)
    with pytest.raises(NotApplicable, match="the knockout is over: 2 has won it"):
        commands.pair(decided)


def test_golden_point_without_odds() -> None:
    """After a draw they play again, colours reversed."""
    terms = Knockout(extra=0, golden_point=GoldenPoint(draw_odds=Colour.NONE))
    tournament = after(knockout(2, terms), DRAWN, DRAWN, DRAWN, DRAWN, BLACK_WINS)
    match = standing(tournament).match(1)
    assert (whites(tournament), match.winner) == ([1, 2, 1, 2, 1], 2)


def test_one_game_and_the_golden_point() -> None:
    """A casual cup: one game, and at once the golden point."""
    tournament = after(knockout(2, Knockout(games=1, extra=0)), DRAWN, WHITE_WINS)
    match = standing(tournament).match(1)
    assert (whites(tournament), match.winner, match.how) == ([1, 2], 2, How.GOLDEN)


def test_it_ends_as_soon_as_nobody_can_catch_up() -> None:
    """Four games: three wins are enough."""
    tournament = after(knockout(2, Knockout(games=4)), WHITE_WINS, BLACK_WINS, WHITE_WINS)
    match = standing(tournament).match(1)
    assert (match.winner, len(match.games), match.score) == (1, 3, (30, 0))


def test_a_forfeited_game_counts() -> None:
    """2 does not come to the first game and draws the second."""
    match = standing(after(knockout(2), FORFEIT_BY_BLACK, DRAWN)).match(1)
    assert (match.winner, match.score) == (1, (15, 5))


def test_both_forfeit_and_the_arbiter_decides() -> None:
    """Refused until it is recorded; 0 puts both out, and the next opponent is free."""
    tournament = next_round(
        knockout(4), lambda white, black: BOTH_FORFEIT if {white, black} == {1, 4} else lower_wins(white, black)
    )
    with pytest.raises(NotApplicable, match=r"both have forfeited a game\. Record who goes on, or 0 for nobody"):
        commands.pair(tournament)
    decided = played_out(apply(tournament, DecideMatch(1, 0)), lower_wins)
    bracket = standing(decided)
    assert (bracket.match(3).how, bracket.winners) == (How.BYE, (2,))
    assert [(place.first, place.last, place.players) for place in bracket.places] == [(1, 1, (2,)), (2, 4, (1, 3, 4))]


def test_open_games_are_refused() -> None:
    """First the results, then the next round."""
    tournament = knockout(4)
    published = commands.with_round(tournament, commands.pair(tournament))
    with pytest.raises(Exception, match=r"round 1 has games without a result: 1-4, 3-2"):
        commands.pair(published)


def test_who_leaves_is_out() -> None:
    """His opponent goes on without a game."""
    tournament = apply(next_round(knockout(4), all_drawn), Withdraw(1, 2))
    match = standing(tournament).match(1)
    assert (match.winner, match.how, match.since) == (4, How.ABSENT, 2)
    assert commands.pair(tournament).pairing.pairs == [(2, 3)]


def test_an_absence_puts_the_game_off() -> None:
    """4 stays away in round 1: his game comes in round 2, and nobody of the final plays before it is over."""
    tournament = knockout(4, Knockout(games=1))._replace(requests=(ByeRequest(1, 4, Result.ABSENT),))
    first = next_round(tournament, lower_wins)
    assert [(game.white, game.black) for game in first.round(1).games] == [(3, 2)]
    assert commands.pair(first).pairing.pairs == [(1, 4)]
    assert commands.check(played_out(first, lower_wins)).ok


def test_everybody_puts_off() -> None:
    """A round without a game is refused, with the remedy."""
    tournament = knockout(2)._replace(requests=(ByeRequest(1, 2, Result.ABSENT),))
    with pytest.raises(NotApplicable, match=r"the games are put off\. Withdraw who does not come any more"):
        commands.pair(tournament)


def test_colours_without_a_lot() -> None:
    """The initial colour for the upper one of the first match, then alternately, and the other way round in the next
    stage."""
    tournament = knockout(8, Knockout(games=1))
    assert commands.pair(tournament).pairing.pairs == [(1, 8), (7, 2), (3, 6), (5, 4)]
    assert commands.pair(next_round(tournament, lower_wins)).pairing.pairs == [(4, 1), (2, 3)]


def test_colours_by_lot_can_be_drawn_again() -> None:
    """The same lot, the same colours; over many matches both are drawn."""
    first = [commands.pair(knockout(64, Knockout(colours=Colours.LOT, lot=lot))).pairing.pairs for lot in "778"]
    assert first[0] == first[1] != first[2]
    upper_white = sum(white < black for white, black in first[0])
    assert 5 < upper_white < 27


def test_a_lot_for_every_part_of_a_match() -> None:
    """The second game of each pair reverses the first; the golden point has a lot of its own."""
    golden = set()
    for lot in range(20):
        terms = Knockout(colours=Colours.LOT, lot=str(lot))
        games = standing(played_out(knockout(2, terms), all_drawn)).match(1).games
        assert games[0].white != games[1].white
        assert games[2].white != games[3].white
        golden.add((games[3].white, games[4].white))
    assert len(golden) == 4


def test_other_colours_at_the_board() -> None:
    """The next game reverses what was played, whatever should have been; ``check`` names the board."""
    tournament = knockout(2)
    published = commands.with_round(tournament, commands.pair(tournament))
    swapped = published.with_entries(
        1,
        {
            1: published.player(1).entry(1)._replace(colour=Colour.BLACK, result=Result.DRAW),
            2: published.player(2).entry(1)._replace(colour=Colour.WHITE, result=Result.DRAW),
        },
    )
    assert commands.pair(swapped).pairing.pairs == [(1, 2)]
    (found,) = commands.check(swapped).rounds
    assert (found.ok, found.criterion, found.players) == (False, "C4", (1, 2))


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        (DecideMatch(9, 1), "there is no match 9; there is 1-3"),
        (DecideMatch(3, 1), "match 3 is not open: its players are not known yet"),
        (DecideMatch(1, 2), "2 does not play match 1; it is between 1 and 4"),
    ],
)
def test_decisions_that_fit_nothing(decision: DecideMatch, reason: str) -> None:
    """Refused with the reason."""
    with pytest.raises(Exception, match=reason):
        apply(knockout(4), decision)


def test_a_decided_match_is_not_decided_again() -> None:
    """It was decided before."""
    tournament = apply(knockout(4), DecideMatch(1, 4, DecidedBy.LOT))
    with pytest.raises(Exception, match="match 1 is not open: it was decided before"):
        apply(tournament, DecideMatch(1, 1))


def test_the_past_is_read_without_later_decisions() -> None:
    """A decision holds from its round on: the games before it were as they should be."""
    tournament = apply(next_round(knockout(4), all_drawn), DecideMatch(1, 4, DecidedBy.LOT))
    over = played_out(tournament, lower_wins)
    assert commands.check(over).ok
    assert standing(over).match(1).how is How.LOT
