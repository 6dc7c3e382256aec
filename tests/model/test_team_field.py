"""The field of teams: a tournament whose players are the teams."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.model.canonical import canonical
from pairwright.model.matches import matches_of, rounds_played, scores
from pairwright.model.player import Player
from pairwright.model.result import Result, Worth
from pairwright.model.standing import earned
from pairwright.model.team import (
    AbnormalTeamPoints,
    PairingByes,
    Team,
    TeamBye,
    TeamEvent,
    TeamVirtualPoints,
)
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import ByeRequest, Forbidden, Tournament, VirtualPoints
from pairwright.state.ledger import state_before
from tests.support.team_events import drawn_team_event, drawn_up

FOUR = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12))


def event(**said: object) -> Tournament:
    """Four teams of three before round 1, two boards."""
    players = tuple([Player(number, f"P{number}", 2400 - 10 * number) for number in range(1, 13)])
    teams = tuple([Team(number, f"Team {number}", members) for number, members in enumerate(FOUR, 1)])
    team_event = TeamEvent(colours="WB", **said)  # type: ignore[arg-type]
    return Tournament(players, planned_rounds=3, system="FIDE_TEAM_TYPEA_MP_GP", teams=teams, team_event=team_event)


@given(st.integers(0, 10**6), st.sampled_from(["FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEB_GP_MP"]))
@settings(max_examples=60, deadline=None)
def test_points_are_those_of_the_primary_score(seed: int, system: str) -> None:
    """Match points or game points, as the encoded type says, byes and forfeited matches included, after every round."""
    tournament = drawn_team_event(Random(seed), system)
    which = system.index("MP") > system.index("GP")
    field = field_of_teams(tournament)
    assert earned(field) == [both[which] for both in scores(matches_of(tournament, rounds_played(tournament)))]
    for round_ in range(1, field.paired_rounds + 1):
        before = dict(
            zip(matches_of(tournament, round_ - 1).numbers, scores(matches_of(tournament, round_ - 1)), strict=True)
        )
        state = state_before(field, round_)
        assert list(state.standings) == [before[number][which] for number in state.numbers]


def test_a_team_is_what_its_match_makes_it() -> None:
    """Won 1½-½, the team of the left has White on board 1."""
    text = """
    1: 4w1
    2: 5b=
    3: Z
    4: 1b0
    5: 2w=
    6: Z
    """
    field = field_of_teams(drawn_up(FOUR[:2], text, TeamEvent(colours="WB"))._replace(system="FIDE_TEAM"))
    one, other = field.players
    assert [(entry.opponent, entry.colour.value, entry.result.code) for entry in one.entries] == [(2, "w", "1")]
    assert [(entry.opponent, entry.colour.value, entry.result.code) for entry in other.entries] == [(1, "b", "0")]
    assert earned(field) == [20, 0]


def test_abnormal_points_of_teams_count() -> None:
    """A penalty of a match point before round 1, and a bonus of half a game point: the primary score counts."""
    penalty = AbnormalTeamPoints(-10, 5, None, 0, (3,))
    assert earned(field_of_teams(event(abnormal_points=(penalty,)))) == [0, 0, -10, 0]
    by_games = event(abnormal_points=(penalty,))._replace(system="FIDE_TEAM_TYPEA_GP_MP")
    assert earned(field_of_teams(by_games)) == [0, 0, 5, 0]


def test_a_bye_worth_other_points() -> None:
    """The allocated bye of round 1 is worth 1 and 2 unless the regulations say something else."""
    text = "\n".join(["1: 4w1", "2: Z", "3: Z", "4: 1b0", "5: Z", "6: Z", "7: Z", "8: Z", "9: Z"])
    byes = PairingByes(15, 10, (3,))
    field = field_of_teams(drawn_up(FOUR[:3], text, TeamEvent(pairing_byes=byes))._replace(system="FIDE_TEAM"))
    assert earned(field) == [20, 0, 15]
    given_instead = AbnormalTeamPoints(20, None, Worth.PAIRING_BYE, 1, (3,))
    changed = TeamEvent(pairing_byes=byes, abnormal_points=(given_instead,))
    assert earned(field_of_teams(drawn_up(FOUR[:3], text, changed)._replace(system="FIDE_TEAM"))) == [20, 0, 20]


def test_byes_of_rounds_to_come_are_requests() -> None:
    """Records 240; those of rounds that are over are results."""
    byes = (TeamBye(1, 2, Result.HALF_BYE), TeamBye(2, 4, Result.ABSENT))
    assert field_of_teams(event(byes=byes)).requests == (
        ByeRequest(1, 2, Result.HALF_BYE),
        ByeRequest(2, 4, Result.ABSENT),
    )


def test_a_team_without_anybody_to_play_is_away() -> None:
    """All members asked for a bye: so does the team, for the best kind of them. One who plays is enough for a match."""
    tournament = event()._replace(
        requests=tuple(
            [ByeRequest(1, number, Result.HALF_BYE if number == 2 else Result.ABSENT) for number in (1, 2, 3)]
        )
    )
    assert field_of_teams(tournament).requests == (ByeRequest(1, 1, Result.HALF_BYE),)
    assert field_of_teams(tournament._replace(requests=tournament.requests[:2])).requests == ()


def test_the_bye_by_hand() -> None:
    """Record 320 with a team in a round that is not paired."""
    field = field_of_teams(event(pairing_byes=PairingByes(teams=(3,))))
    assert state_before(field, 1).bye_by_hand == 3


def test_a_team_leaves_with_its_last_member() -> None:
    """And enters with the first one."""
    tournament = event()
    players = [
        player._replace(withdrawn_from=2 + player.number % 2) if player.number <= 3 else player
        for player in tournament.players
    ]
    players[9:] = [player._replace(enters_in=player.number - 8) for player in players[9:]]
    field = field_of_teams(tournament._replace(players=tuple(players)))
    assert [(team.enters_in, team.withdrawn_from) for team in field.players] == [(1, 3), (1, 0), (1, 0), (2, 0)]


def test_forbidden_and_virtual_points_are_of_teams() -> None:
    """Records 260 and 250; where game points count, those are meant."""
    virtual = TeamVirtualPoints(20, 10, 1, 2, 1, 2)
    tournament = event(forbidden=(Forbidden((1, 2)),), virtual_points=(virtual,))
    field = field_of_teams(tournament)
    assert field.forbidden == (Forbidden((1, 2)),)
    assert field.virtual_points == (VirtualPoints(20, 1, 2, 1, 2),)
    by_games = field_of_teams(tournament._replace(system="FIDE_TEAM_TYPEA_GP_MP"))
    assert by_games.virtual_points == (VirtualPoints(10, 1, 2, 1, 2),)


@pytest.mark.parametrize(("colours", "line_up", "boards"), [("WBWB", 0, 4), ("", 2, 2), ("", 0, 3)])
def test_the_number_of_boards(colours: str, line_up: int, boards: int) -> None:
    """By record 352, else by line-ups, else as many as the smallest team has members."""
    from pairwright.model.team import LineUp

    line_ups = (LineUp(1, 1, 0, FOUR[0][:line_up]),) if line_up else ()
    tournament = event()._replace(team_event=TeamEvent(colours=colours, line_ups=line_ups))
    assert matches_of(tournament, 0).boards == boards


@given(st.integers(0, 10**6))
@settings(max_examples=30, deadline=None)
def test_what_is_left_of_a_team_event_is_canonical(seed: int) -> None:
    """A file says the same field."""
    import pairwright

    tournament = drawn_team_event(Random(seed))
    again = pairwright.read(pairwright.write(tournament).encode())
    assert without_ranks(field_of_teams(canonical(again))) == without_ranks(field_of_teams(canonical(tournament)))


def without_ranks(field: Tournament) -> list[Player]:
    """The teams, without the places that writing fills in."""
    return [team._replace(declared_rank=None) for team in field.players]
