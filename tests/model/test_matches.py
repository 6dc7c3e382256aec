"""Matches follow from the games of the members."""

from __future__ import annotations

import random

import pytest

from pairwright.model.colour import Colour
from pairwright.model.matches import Matches, TeamRound, matches_of, rounds_played, scores
from pairwright.model.result import Result, Worth
from pairwright.model.scoring import Scoring
from pairwright.model.seats import NOBODY
from pairwright.model.team import (
    AbnormalTeamPoints,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    PairingByes,
    Team,
    TeamBye,
    TeamEvent,
    is_team_event,
)
from pairwright.model.tournament import Information, Tournament
from tests.support.team_events import drawn_team_event, drawn_up

PAIR = ((1, 2), (3, 4))
THREE = ((1, 2), (3, 4), (5, 6))


def matches(members: tuple[tuple[int, ...], ...], text: str, **said: object) -> Matches:
    """All matches of these teams."""
    tournament = drawn_up(members, text, TeamEvent(**said))  # type: ignore[arg-type]
    return matches_of(tournament, rounds_played(tournament))


def first_round(members: tuple[tuple[int, ...], ...], text: str, **said: object) -> list[TeamRound]:
    """What round 1 brought every team."""
    return [row[0] for row in matches(members, text, **said).rows]


def results(rows: list[TeamRound]) -> list[tuple[Result, int, int]]:
    """Result, match points and game points."""
    return [(row.result, row.match_points, row.game_points) for row in rows]


def test_a_match_is_won_on_the_boards() -> None:
    """1.5-0.5 on two boards is a won match: 2 match points and 1.5 game points."""
    one, other = first_round(PAIR, "1: 3w1\n2: 4b=\n3: 1b0\n4: 2w=")
    assert (one.opponent, one.colour, one.players) == (1, Colour.WHITE, (1, 2))
    assert (other.opponent, other.colour, other.players) == (0, Colour.BLACK, (3, 4))
    assert results([one, other]) == [(Result.WIN, 20, 15), (Result.LOSS, 0, 5)]


def test_points_of_a_match_are_announced() -> None:
    """With 3-1-0 a drawn match brings each team 1."""
    rows = first_round(PAIR, "1: 3w=\n2: 4b=\n3: 1b=\n4: 2w=", match_scoring=MatchScoring(30, 10, 0))
    assert results(rows) == [(Result.DRAW, 10, 10)] * 2


def test_reserves_sit_in_the_order_of_the_list() -> None:
    """Who plays sits in the members' order: the reserve is last, and everybody behind an absent player moves up."""
    rows = first_round(((1, 2, 3), (4, 5, 6)), "1: Z\n2: 4w1\n3: 6b1\n4: 2b0\n5: Z\n6: 3w0")
    assert [row.players for row in rows] == [(2, 3), (4, 6)]


def test_a_line_up_outweighs_the_order_of_the_list() -> None:
    """Record 300 says who sat where, and with it which colour the team had."""
    text = "1: 4b=\n2: 3w1\n3: 2b0\n4: 1w="
    line_ups = (LineUp(1, 1, 2, (2, 1)),)
    one, other = first_round(PAIR, text, line_ups=line_ups)
    assert (one.players, one.colour, other.players) == ((2, 1), Colour.WHITE, (3, 4))


def test_an_empty_board_is_won_by_who_sat_there() -> None:
    """A team that leaves board 1 empty loses it; the players behind do not move up where the other team sits."""
    text = "1: Z\n2: 4b1\n3: +\n4: 2w0"
    for line_ups in ((), (LineUp(1, 1, 2, (0, 2)),)):
        one, other = first_round(PAIR, text, line_ups=line_ups)
        assert (one.players, other.players) == ((0, 2), (3, 4))
        assert results([one, other]) == [(Result.DRAW, 10, 10)] * 2
        assert (one.colour, other.colour) == (Colour.WHITE, Colour.BLACK)


def test_a_match_with_a_forfeited_board_is_played() -> None:
    """Board 2 forfeited, board 1 played: the match counts as any other."""
    rows = first_round(PAIR, "1: 3w0\n2: 4b+\n3: 1b1\n4: 2w-")
    assert results(rows) == [(Result.DRAW, 10, 10)] * 2


def test_boards_forfeited_by_both_teams() -> None:
    """Nobody moved a piece, but one player of each team was there: a match all the same, 1-1."""
    assert results(first_round(PAIR, "1: 3w+\n2: 4b-\n3: 1b-\n4: 2w+")) == [(Result.DRAW, 10, 10)] * 2


@pytest.mark.parametrize(("winner", "mark"), [(Colour.WHITE, "+-"), (Colour.BLACK, "-+"), (Colour.NONE, "--")])
def test_a_forfeited_match(winner: Colour, mark: str) -> None:
    """Record 330, or boards forfeited by one team only: no match was played, and a lost match's points are not due to
    who did not come."""
    one, other = mark[0], mark[1]
    text = f"1: 3w{one}\n2: 4b{one}\n3: 1b{other}\n4: 2w{other}"
    for forfeits in ((ForfeitedMatch(1, 1, 2, winner),), ()):
        rows = first_round(PAIR, text, forfeits=forfeits, match_scoring=MatchScoring(30, 20, 10))
        worth = {"+": (Result.FORFEIT_WIN, 30, 20), "-": (Result.FORFEIT_LOSS, 0, 0)}
        assert results(rows) == [worth[one], worth[other]]
        assert [row.opponent for row in rows] == [1, 0]


def test_a_forfeited_match_that_no_player_tells_of() -> None:
    """Record 330 alone: won on every board."""
    text = "1: Z\n2: Z\n3: Z\n4: Z\n5: 7w1\n6: 8b1\n7: 5b0\n8: 6w0"
    rows = first_round(((1, 2), (3, 4), (5, 6), (7, 8)), text, forfeits=(ForfeitedMatch(1, 1, 2, Colour.BLACK),))
    assert results(rows)[:2] == [(Result.FORFEIT_LOSS, 0, 0), (Result.FORFEIT_WIN, 20, 20)]
    assert [row.colour for row in rows[:2]] == [Colour.WHITE, Colour.BLACK]


def test_an_absent_team_that_nobody_names() -> None:
    """Players with a forfeit win and no opponent: the match is won, on the boards they sat at."""
    rows = first_round(THREE, "1: +\n2: +\n3: 5w1\n4: 6b1\n5: 3b0\n6: 4w0")
    assert results(rows)[0] == (Result.FORFEIT_WIN, 20, 20)
    assert rows[0].opponent == NOBODY


PLAYED = "1: {bye}\n2: {bye}\n3: 5w1\n4: 6b1\n5: 3b0\n6: 4w0"


def test_a_pairing_allocated_bye() -> None:
    """As much as a drawn match, or what record 320 says; players' lines or the record tell who had it."""
    assert results(first_round(THREE, PLAYED.format(bye="U")))[0] == (Result.PAIRING_BYE, 10, 10)
    said = PairingByes(20, 15, (1,))
    assert results(first_round(THREE, PLAYED.format(bye="Z"), pairing_byes=said))[0] == (Result.PAIRING_BYE, 20, 15)
    assert results(first_round(THREE, PLAYED.format(bye="U"), pairing_byes=PairingByes(20, 15)))[0][1:] == (20, 15)


@pytest.mark.parametrize(
    ("result", "points"),
    [(Result.FULL_BYE, (20, 20)), (Result.HALF_BYE, (10, 10)), (Result.ABSENT, (0, 0))],
)
def test_byes_asked_for(result: Result, points: tuple[int, int]) -> None:
    """A full-point bye is a won match on every board, a half-point bye a drawn one, an absence nothing."""
    byes = (TeamBye(1, 1, result),)
    for text, said in ((PLAYED.format(bye="Z"), byes), (PLAYED.format(bye=result.code), ())):
        assert results(first_round(THREE, text, byes=said))[0] == (result, *points)


def test_a_match_without_all_results() -> None:
    """While a game is missing nobody has won: the boards so far are game points, match points wait."""
    assert results(first_round(PAIR, "1: 3w1\n2: 4b*\n3: 1b0\n4: 2w*")) == [
        (Result.PENDING, 0, 10),
        (Result.PENDING, 0, 0),
    ]


def test_abnormal_points_outweigh_each_other() -> None:
    """For all teams, for a round, for a team, for a team in a round: each outweighs the one before; a bonus comes
    beside the results."""
    lost = Worth.FORFEIT_LOSS
    given = [
        AbnormalTeamPoints(10, None, lost),
        AbnormalTeamPoints(None, 5, lost, 1),
        AbnormalTeamPoints(20, None, lost, 0, (2,)),
        AbnormalTeamPoints(-10, None, lost, 1, (2,)),
    ]
    expected = [(10, 0), (10, 5), (20, 5), (-10, 5)]
    for count, points in enumerate(expected, 1):
        rows = first_round(PAIR, "1: 3w+\n2: 4b+\n3: 1b-\n4: 2w-", abnormal_points=tuple(given[:count]))
        assert results(rows)[1][1:] == points
    bonus = (AbnormalTeamPoints(5, None, None, 0, (1,)), AbnormalTeamPoints(None, -10, None, 1))
    assert scores(matches(PAIR, "1: 3w1\n2: 4b1\n3: 1b0\n4: 2w0", abnormal_points=bonus)) == [(25, 10), (0, -10)]


def test_what_cannot_be_is_told() -> None:
    """A team cannot have a bye and play; players of one team do not meet those of two others."""
    text = "1: 3w1\n2: 4b=\n3: 1b0\n4: 2w="
    said = (TeamBye(1, 1, Result.HALF_BYE),)
    assert [(at, round_) for at, round_, _ in matches(PAIR, text, byes=said).odd] == [(0, 1)]
    assert [(at, round_) for at, round_, _ in matches(PAIR, text, pairing_byes=PairingByes(teams=(2,))).odd] == [(1, 1)]
    forfeits = (ForfeitedMatch(1, 1, 2, Colour.WHITE),)
    assert [(at, round_) for at, round_, _ in matches(PAIR, text, forfeits=forfeits).odd] == [(0, 1), (1, 1)]
    three = matches(THREE, "1: 3w1\n2: 5b=\n3: 1b0\n4: 6w1\n5: 2w=\n6: 4b0")
    assert {at for at, _, _ in three.odd} == {0, 1, 2}


@pytest.mark.parametrize(
    ("colours", "text", "boards"),
    [("WBWB", "1: 3w1\n2: Z\n3: 1b0\n4: Z", 4), ("", "1: 3w1\n2: Z\n3: 1b0\n4: Z", 1), ("", "1:\n2:\n3:\n4:", 2)],
)
def test_the_number_of_boards(colours: str, text: str, boards: int) -> None:
    """Record 352 says it; else the most games of a match; before round 1 the members."""
    assert matches(PAIR, text, colours=colours).boards == boards


def test_game_points_are_in_the_scoring_of_games() -> None:
    """3-1-0 for games: a won and a lost board beat two draws."""
    tournament = drawn_up(PAIR, "1: 3w1\n2: 4b=\n3: 1b0\n4: 2w=")._replace(scoring=Scoring.of(30, 10))
    assert scores(matches_of(tournament, 1)) == [(20, 40), (0, 10)]


def test_who_takes_part() -> None:
    """The announced type says whether teams take part; else numbers of teams do, or a title that begins with Team."""
    numbered, listed = (Team(1, "A"), Team(2, "B")), (Team(0, "A"), Team(0, "B"))
    expected = [
        ("FIDE_TEAM_TYPEA_MP_GP", "", listed, True),
        ("FIDE_DUTCH_2026", "", numbered, False),
        ("", "", numbered, True),
        ("", "", listed, False),
        ("", "Team: Swiss-System", listed, True),
        ("FIDE_TEAM", "", (), False),
    ]
    for system, kind, teams, answer in expected:
        tournament = Tournament(teams=teams, system=system, information=Information(kind=kind))
        assert is_team_event(tournament) is answer


@pytest.mark.parametrize("seed", range(20))
def test_a_match_gives_away_what_its_boards_are_worth(seed: int) -> None:
    """In every played match both teams' game points are the boards', the loser has fewer, and each names the other."""
    tournament = drawn_team_event(random.Random(seed))
    found = matches_of(tournament, rounds_played(tournament))
    assert not found.odd
    for position, row in enumerate(found.rows):
        for round_, one in enumerate(row):
            if one.opponent == NOBODY:
                continue
            other = found.rows[one.opponent][round_]
            assert other.opponent == position
            assert one.game_points == sum([tournament.scoring.points(entry.result) for entry in one.entries])
            if one.result is Result.WIN:
                assert (other.result, one.game_points > other.game_points) == (Result.LOSS, True)
            assert one.game_points + other.game_points <= 10 * found.boards
