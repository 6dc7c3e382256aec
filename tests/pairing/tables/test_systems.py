"""Scheveningen and Skalitzka as pairing systems of tournaments whose players stand in teams."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.app import commands
from pairwright.app.commands import Given
from pairwright.app.editions import announcement, choose
from pairwright.app.entering import boards_of, enter_results
from pairwright.app.standings import Of, Wanted, standings
from pairwright.errors import NotApplicable, TooLarge
from pairwright.faces.explanations import sentences
from pairwright.formats.base import Strictness, read, write
from pairwright.model.acts import RequestBye, Withdraw, apply
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.team import LineUp, Team, TeamEvent
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.scheveningen import BALANCED_COLOURS, WHOLE
from pairwright.pairing.systems.skalitzka import SKALITZKA_METHOD

TYPES = {
    "FIDE_SCHEVENINGEN": 1,
    "FIDE_SCHEVENINGEN_G3": 3,
    "FIDE_DOUBLESCHEVENINGEN": 2,
    "CUSTOM_SCHEVENINGEN": 1,
    "CUSTOM_SCHEVENINGEN_BALANCED": 1,
    "CUSTOM_SCHEVENINGEN_BALANCED_G2": 2,
}
"""Encoded types, and how often everybody meets everybody."""


def event(teams: int, size: int, system: str = "FIDE_SCHEVENINGEN") -> Tournament:
    """Teams 1, 2, ... of the players 1, 2, ... in their order."""
    players = [Player(number, f"Player {number}", rating=2000) for number in range(1, teams * size + 1)]
    lists = [
        Team(team, f"Team {team}", tuple(range((team - 1) * size + 1, team * size + 1))) for team in range(1, teams + 1)
    ]
    return Tournament(tuple(players), system=system, teams=tuple(lists))


def played(tournament: Tournament, rounds: int) -> Tournament:
    for _ in range(rounds):
        tournament = commands.with_round(tournament, commands.pair(tournament))
    return tournament


def pairs(tournament: Tournament, round: int = 0, system: str = "") -> list[tuple[int, int]]:
    return commands.pair(tournament, round, Given(system)).pairing.pairs


def test_round_two_of_the_document() -> None:
    """Players 1-4 are team A, 5-8 team B: B2-A1, B3-A2, B4-A3, B1-A4."""
    tournament = event(2, 4)
    assert pairs(tournament) == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert pairs(played(tournament, 1)) == [(6, 1), (7, 2), (8, 3), (5, 4)]


def test_balanced_colours() -> None:
    """The table in use, when that system is asked for."""
    tournament = event(2, 4)
    assert pairs(tournament, system="scheveningen-balanced") == [(1, 5), (2, 6), (7, 3), (8, 4)]
    assert pairs(tournament._replace(system="CUSTOM_SCHEVENINGEN_BALANCED")) == [(1, 5), (2, 6), (7, 3), (8, 4)]


def test_skalitzka() -> None:
    """A-a, b-1, 2-B, then 1-A, a-2, B-b."""
    tournament = event(3, 2, "CUSTOM_SKALITZKA")
    assert pairs(tournament) == [(1, 3), (4, 5), (6, 2)]
    assert pairs(played(tournament, 1)) == [(5, 1), (3, 6), (2, 4)]


@given(st.sampled_from(sorted(TYPES)), st.integers(1, 5), st.integers(2, 4))
def test_whole_events(system: str, boards: int, teams: int) -> None:
    """What is paired is what the check expects, to the last round; then there is no other."""
    tournament = event(teams, boards, system)
    cycles = TYPES[system]
    rounds = cycles * boards * (teams - 1 + teams % 2)
    done = played(tournament, rounds)
    assert commands.check(done).ok
    for player in done.players:
        met = [entry.opponent for entry in player.entries if entry.opponent]
        others = [team.members for team in done.teams if player.number not in team.members]
        assert sorted(met) == sorted(cycles * [other for members in others for other in members])
    with pytest.raises(NotApplicable):
        commands.pair(done)


def test_the_file_says_it() -> None:
    """The file with a round added is read as what it was, and checked."""
    tournament = played(event(3, 2, "CUSTOM_SKALITZKA"), 2)
    content = write(tournament, "trf26").text
    again = read(content.encode(), strictness=Strictness.STRICT).tournament
    assert again.teams == tournament.teams
    assert commands.check(again).ok


def test_check_names_the_article() -> None:
    """Whole teams of one colour are not balanced, and the other way round."""
    done = played(event(2, 4), 2)
    found = commands.check(done, given=Given("scheveningen-balanced")).rounds
    assert [round_.criterion for round_ in found] == ["2.3", "2.1"]


def test_explain_names_the_move_and_the_colours() -> None:
    """Team B has moved on by one, and has White."""
    _, explanation = commands.explain(played(event(2, 4), 1))
    told = [str(sentence) for sentence in sentences(explanation)]
    assert told[1:4] == [
        "[1] 4 boards, round 2 of the match",
        "[2.1] team 1 keeps its seats, team 2 has moved on by 1",
        "[2.2] all of team 2 have White",
    ]


def test_why_not_says_when_the_table_has_them_meet() -> None:
    """1 meets 8 in round 4; 1 and 2 are of one team."""
    _, found = commands.why_not(event(2, 4), 1, 1, 8)
    assert str(sentences(found)[-1]) == "[1] the table has 8 and 1 meet in round 4, 8 with White"
    _, found = commands.why_not(event(2, 4), 1, 1, 2)
    assert str(sentences(found)[-1]) == "[1] the table has them meet in no round"


def test_the_opponent_of_an_empty_seat_is_free() -> None:
    """2 has left: 5, who would meet him, is free, without a bye."""
    tournament = apply(event(2, 3), Withdraw(2, 1))
    found = commands.pair(tournament).pairing
    assert found.pairs == [(1, 4), (3, 6)]
    assert [str(step.note) for step in found.steps][-1] == "5 is free"
    assert commands.check(commands.with_round(tournament, commands.pair(tournament))).ok


def test_the_arbiter_may_give_the_bye() -> None:
    """A bye by hand is kept."""
    tournament = apply(apply(event(2, 3), Withdraw(2, 1)), RequestBye(1, 5, Result.PAIRING_BYE))
    assert pairs(tournament) == [(1, 4), (3, 6), (5, 0)]
    assert commands.check(commands.with_round(tournament, commands.pair(tournament))).ok


def test_a_reserve_takes_the_empty_seat() -> None:
    """Three boards (record 352), four members: the fourth sits where the second would."""
    tournament = event(2, 4)._replace(team_event=TeamEvent(colours="WWW"))
    assert pairs(tournament) == [(1, 5), (2, 6), (3, 7)]
    assert pairs(apply(tournament, Withdraw(2, 1))) == [(1, 5), (4, 6), (3, 7)]


def test_reserves_sit_where_somebody_waits() -> None:
    """2 and his opponent 6 have left: their game is not made up by reserves; 7's seat is taken, 3 waits there."""
    tournament = event(2, 4)._replace(team_event=TeamEvent(colours="WWW"))
    for player in (2, 6, 7):
        tournament = apply(tournament, Withdraw(player, 1))
    assert pairs(tournament) == [(1, 5), (3, 8)]
    assert commands.check(commands.with_round(tournament, commands.pair(tournament))).ok


def test_who_has_the_bye_leaves_his_seat_to_a_reserve() -> None:
    """And the check of the round that is paired so sees it."""
    tournament = event(2, 4)._replace(team_event=TeamEvent(colours="WWW"))
    tournament = apply(apply(tournament, Withdraw(8, 1)), RequestBye(1, 2, Result.PAIRING_BYE))
    assert pairs(tournament) == [(1, 5), (4, 6), (3, 7), (2, 0)]
    assert commands.check(commands.with_round(tournament, commands.pair(tournament))).ok


def test_a_line_up_decides() -> None:
    """Record 300 says who sits where in a round."""
    line_up = LineUp(1, 1, 2, (2, 1, 3))
    tournament = event(2, 3)._replace(team_event=TeamEvent(line_ups=(line_up,)))
    assert pairs(tournament) == [(2, 4), (1, 5), (3, 6)]


@pytest.mark.parametrize("system", [WHOLE, BALANCED_COLOURS, SKALITZKA_METHOD])
def test_the_type_a_system_announces_is_its_own(system: object) -> None:
    """Record 192 leads back to the system."""
    announced = announcement(Tournament(), system)  # type: ignore[arg-type]
    assert choose(Tournament(), announced).system is system


def test_cycles_follow_from_the_rounds() -> None:
    """A file that names the system with the command only: six rounds of three boards are a double event."""
    tournament = event(2, 3, "")._replace(planned_rounds=6)
    assert announcement(tournament, WHOLE) == "FIDE_DOUBLESCHEVENINGEN"
    assert announcement(tournament, BALANCED_COLOURS) == "CUSTOM_SCHEVENINGEN_BALANCED_G2"
    assert pairs(played(tournament._replace(system="scheveningen"), 0)) == [(1, 4), (2, 5), (3, 6)]


def test_refusals() -> None:
    """No teams, a player without one, a team too small, too many teams, an odd number of boards."""
    tournament = event(2, 3)
    with pytest.raises(NotApplicable, match="the tournament has no teams"):
        pairs(tournament._replace(teams=()))
    with pytest.raises(NotApplicable, match="player 6: he stands in no team"):
        pairs(tournament._replace(teams=(tournament.teams[0], Team(2, "Two", (4, 5)))))
    with pytest.raises(NotApplicable, match="team 1: it has fewer members than there are boards"):
        pairs(tournament._replace(team_event=TeamEvent(colours="WBWB")))
    with pytest.raises(NotApplicable, match="2 teams: Skalitzka's method is for three teams"):
        pairs(tournament, system="skalitzka")
    with pytest.raises(NotApplicable, match="even number of boards"):
        pairs(event(3, 3), system="skalitzka")
    with pytest.raises(TooLarge):
        pairs(event(21, 1))


@pytest.mark.parametrize("given", [Result.PAIRING_BYE, Result.ABSENT, Result.HALF_BYE, Result.FULL_BYE])
def test_a_whole_team_without_an_opponent(given: Result) -> None:
    """Three teams: the one that is free in a turn may be written in any way, each of its players with a bye too."""
    tournament = played(event(3, 3), 1)
    free = [player.number for player in tournament.players if not player.entry(1).opponent]
    assert free == [1, 2, 3]
    tournament = tournament.with_entries(1, {number: RoundEntry(0, Colour.NONE, given) for number in free})
    assert commands.check(tournament).ok


def test_a_bye_for_who_has_an_opponent_is_wrong() -> None:
    """Only who is free by the table may have it."""
    tournament = played(event(2, 3), 1)
    bye = RoundEntry(0, Colour.NONE, Result.PAIRING_BYE)
    assert not commands.check(tournament.with_entries(1, {1: bye, 4: bye})).ok


def test_named_with_the_command_alone() -> None:
    """Teams in records 310 and no type: the system that is asked for pairs their players."""
    tournament = event(2, 2, "")
    assert pairs(tournament, system="scheveningen") == [(1, 3), (2, 4)]
    assert pairs(event(3, 2, ""), system="skalitzka") == [(1, 3), (4, 5), (6, 2)]


def test_results_are_entered_by_the_tables_of_the_round() -> None:
    """Round 2 of two teams of three: the boards are those of team A, whatever the scores."""
    tournament = played(event(2, 3), 1)
    scored = enter_results(tournament, 1, ["1=0-1", "2=1/2-1/2", "3=1-0"]).tournament
    assert boards_of(played(scored, 1), 2) == [(5, 1), (6, 2), (4, 3)]


def test_the_score_of_a_team_is_that_of_its_players() -> None:
    """Skalitzka's document: the sum of its game points over both rounds; there are no match points. Team 2 wins both of
    its games of round 1, team 3 draws one with team 1."""
    tournament = played(event(3, 2, "CUSTOM_SKALITZKA"), 1)
    scored = enter_results(tournament, 1, ["1=0-1", "2=1-0", "3=1/2-1/2"]).tournament
    told = [str(found.found) for found in standings(scored).notices if found.code == "team-scores"]
    assert told == [
        "points of the teams, which are those of their players: 2 Team 2 2.0, 1 Team 1 0.5, 3 Team 3 0.5",
    ]
    with pytest.raises(NotApplicable, match="players meet by a table"):
        standings(scored, Wanted(of=Of.TEAMS))
