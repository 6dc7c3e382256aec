"""Games of a round robin that are played before or after their round."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.app.entering import enter_results
from pairwright.app.standings import standings
from pairwright.errors import Conflict, NotApplicable
from pairwright.model.acts import MakeUpGame, RequestBye, apply
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.team import Team
from pairwright.model.tournament import Tournament
from tests.support.crosstables import crosstable


def six(announced: str = "FIDE_ROUNDROBIN", rounds: int = 0) -> Tournament:
    """Round 1 of six players is paired; 3 is away in round 2, in which he would meet 5."""
    tournament = Tournament(
        tuple([Player(number, f"P{number}") for number in range(1, 7)]),
        system=announced,
        planned_rounds=rounds,
        initial_colour=Colour.WHITE,
    )
    first = commands.with_round(tournament, commands.pair(tournament))
    return apply(first, RequestBye(2, 3, Result.ABSENT))


@pytest.fixture
def away() -> Tournament:
    """Round 2 is paired without 5-3."""
    return commands.with_round(six(), commands.pair(six()))


def notices(tournament: Tournament) -> list[str]:
    """What the arbiter reads when the next round is paired."""
    return [str(problem.found) for problem in commands.pair(tournament).notices if problem.code != "open-games"]


def test_a_game_that_is_owed_is_named(away: Tournament) -> None:
    """5 and 3 are still to play, and it stands in round 2."""
    assert notices(away) == ["to be made up for, with the round in which they stand: 5-3 (2)"]


def test_it_is_made_up_for_in_its_round(away: Tournament) -> None:
    """Whenever it is played, the result goes to round 2; nothing is owed then, and the rounds are as the rules give."""
    entering = enter_results(away, 2, ["5-3=1-0"])
    after = entering.tournament
    assert after.player(5).entry(2) == RoundEntry(3, Colour.WHITE, Result.WIN)
    assert after.player(3).entry(2) == RoundEntry(5, Colour.BLACK, Result.LOSS)
    assert [(one.board, one.white, one.black, one.result) for one in entering.entered] == [(2, 5, 3, "1-0")]
    assert notices(after) == []
    assert commands.check(after).ok
    assert next(line.values["PTS"] for line in standings(after).rows if line.number == 5) == "1.0"


def test_a_game_played_before_its_round() -> None:
    """Rounds can be paired as far ahead as one likes; then the game of round 3 is entered in round 3."""
    tournament = six()
    for _ in range(2):
        tournament = commands.with_round(tournament, commands.pair(tournament))
    after = enter_results(tournament, 3, ["2-6=0-1"]).tournament
    assert after.player(6).entry(3).result is Result.WIN
    with pytest.raises(NotApplicable, match="Pair up to it first"):
        enter_results(tournament, 4, ["6-5=1-0"])


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("3-5", "in round 2 5 has White"),
        ("4-6", "in round 2 6 has White"),
        ("3-4", "player 4 meets 6 in round 2"),
        ("3-9", "there is no player 9"),
        ("3-3", "player 3 is paired twice"),
    ],
)
def test_games_there_are_not(away: Tournament, game: str, why: str) -> None:
    """The table decides who meets whom, and with which colours."""
    with pytest.raises((NotApplicable, Conflict), match=why):
        enter_results(away, 2, [f"{game}=1-0"])


def test_two_who_are_away_in_one_round_do_not_meet_in_it(away: Tournament) -> None:
    """1 and 3 meet in round 3, not in round 2, whoever is free."""
    free = away.with_entries(
        2, {1: RoundEntry(0, Colour.NONE, Result.ABSENT), 2: RoundEntry(0, Colour.NONE, Result.ABSENT)}
    )
    with pytest.raises(NotApplicable, match="they are not to meet in round 2"):
        enter_results(free, 2, ["1-3=1-0"])


def test_a_bye_with_points_is_not_replaced(away: Tournament) -> None:
    """The arbiter takes it back first."""
    given = away.with_entries(2, {3: RoundEntry(0, Colour.NONE, Result.HALF_BYE)})
    with pytest.raises(Conflict, match="player 3 has a bye in round 2"):
        apply(given, MakeUpGame(2, 5, 3))
    with pytest.raises(Conflict, match="round 3 is not paired yet"):
        apply(away, MakeUpGame(3, 2, 6))


def test_a_swiss_has_no_games_to_be_made_up_for() -> None:
    """Who is away in a Swiss round has no opponent in it."""
    swiss = six("FIDE_DUTCH_2026", 5)
    played = enter_results(swiss, 1, ["1==", "2==", "3=="]).tournament
    paired = commands.with_round(played, commands.pair(played))
    with pytest.raises(NotApplicable, match="round 2 has no such game"):
        enter_results(paired, 2, ["5-3=1-0"])


def test_scheveningen_too() -> None:
    """2 of team A is away in round 1, in which he would have White against 4 of team B."""
    teams = (Team(1, "A", (1, 2)), Team(2, "B", (3, 4)))
    players = tuple([Player(number, f"P{number}") for number in range(1, 5)])
    tournament = Tournament(players, system="FIDE_SCHEVENINGEN", teams=teams)
    asked = apply(tournament, RequestBye(1, 2, Result.ABSENT))
    paired = commands.with_round(asked, commands.pair(asked))
    assert [(game.white, game.black) for game in paired.round(1).games] == [(1, 3)]
    after = enter_results(paired, 1, ["2-4==", "1=1-0"]).tournament
    assert [(game.white, game.black) for game in after.round(1).games] == [(1, 3), (2, 4)]
    assert commands.check(after).ok


def test_rounds_made_by_hand() -> None:
    """Four players, three rounds, 2 and 3 were idle in the first: that is said when the cycle is over, until they have
    played; the round in which it stands is the arbiter's affair."""
    table = crosstable("1: 4w1 2b= 3w=\n2: Z 1w= 4b=\n3: Z 4b= 1b=\n4: 1b0 3w= 2w=", rounds=3)
    hand = table._replace(system="CUSTOM_ROUNDROBIN")
    found = commands.check(hand)
    assert [str(problem.found) for problem in found.notices] == ["these have not met in a cycle that is over: 2-3"]
    after = enter_results(hand, 1, ["3-2=1-0"]).tournament
    assert commands.check(after).ok
    assert commands.check(after).notices == ()
