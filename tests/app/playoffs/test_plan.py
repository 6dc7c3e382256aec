"""Who plays off for which place."""

from random import Random

import pytest

import pairwright
from pairwright.app.playoff import Asked, Games, plan
from pairwright.app.playoff_results import State, played, standings_after, values_of
from pairwright.app.standings import Wanted
from pairwright.errors import NotApplicable, UnknownCode
from pairwright.model.team import Team, TeamEvent
from pairwright.model.tournament import Tournament
from pairwright.pairing.playoffs.cases import WAYS, Form
from tests.support.crosstables import crosstable
from tests.support.ties import DRAW, LOSS, WIN, played_by, played_by_lot, saved, tied, won_in

SEED = Asked(seed="4711")


def tied_teams() -> Tournament:
    """Two teams of two boards that have drawn their only match."""
    tournament = crosstable("1: 3w1\n2: 4b0\n3: 1b0\n4: 2w1", rounds=1)
    teams = (Team(1, "Ash", (1, 2)), Team(2, "Birch", (3, 4)))
    return tournament._replace(teams=teams, system="FIDE_TEAM_TYPEA_MP_GP", team_event=TeamEvent(colours="WB"))


def one_and_three() -> Tournament:
    """Player 1 has 2 points, 2 to 4 have 1 each, 5 and 6 have half a point."""
    return crosstable(
        """
        1 2400: 4w1 2b1
        2 2300: 5b1 1w0
        3 2200: 6w= 5b=
        4 2100: 1b0 6w1
        5 2000: 2w0 3w=
        6 1900: 3b= 4b0
        """,
        rounds=2,
    )


def test_all_who_are_tied() -> None:
    """Everybody on the points of the first one, in the order of the standings."""
    found = plan(tied(5), SEED)
    assert [(one.rank, one.number) for one in found.tied] == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]
    assert (found.first, found.places, found.points) == (1, 1, "1.0")


def test_nobody_is_tied() -> None:
    """One alone is first, and so nothing is to be played."""
    with pytest.raises(NotApplicable, match="one player alone is first"):
        plan(one_and_three(), SEED)


def test_a_place_further_down() -> None:
    """Three on one point for places 2 to 4: for two places to be filled they play for one."""
    found = plan(one_and_three(), SEED._replace(places=2))
    assert (found.first, found.places, {one.number for one in found.tied}) == (2, 1, {2, 3, 4})
    found = plan(one_and_three(), SEED._replace(places=3))
    assert (found.first, found.places, len(found.case.through)) == (2, 2, 1)
    with pytest.raises(NotApplicable, match="nobody is level on points at place 4"):
        plan(one_and_three(), SEED._replace(places=4))


def test_only_some_of_them() -> None:
    """The arbiter names who takes part; who is not tied cannot."""
    found = plan(tied(6), SEED._replace(among=(5, 2)))
    assert [one.number for one in found.tied] == [2, 5]
    with pytest.raises(UnknownCode, match="9"):
        plan(tied(6), SEED._replace(among=(2, 9)))
    with pytest.raises(NotApplicable, match="no play-off is needed"):
        plan(tied(6), SEED._replace(among=(2,)))


def test_games_that_are_not_over() -> None:
    """A round that is missing, unless it is certain who is tied."""
    unfinished = tied(3)._replace(planned_rounds=2)
    with pytest.raises(NotApplicable, match="--early"):
        plan(unfinished, SEED)
    assert len(plan(unfinished, SEED._replace(games=Games.PLAYED_ON)).tied) == 3


def test_half_an_hour() -> None:
    """Article C: at least half an hour after the last game."""
    assert plan(tied(2), SEED._replace(last_game_ended=1000)).sittings[0].start == 1030
    assert plan(tied(2), SEED._replace(last_game_ended=1000, start=1040)).sittings[0].start == 1040
    with pytest.raises(NotApplicable, match="30 minutes"):
        plan(tied(2), SEED._replace(last_game_ended=1000, start=1029))


def test_whom_nothing_separates() -> None:
    """The order among them is drawn by lot, and said; the same seed draws the same lots."""
    alike = SEED._replace(wanted=Wanted(tie_breaks="PTS,BH"))
    found = plan(tied(6), alike)
    assert any("drawn by lot" in str(notice) for notice in found.notices)
    assert found.tied == plan(tied(6), alike).tied
    orders = {tuple([one.number for one in plan(tied(6), alike._replace(seed=str(seed))).tied]) for seed in range(9)}
    assert len(orders) > 5


def test_seats_are_drawn() -> None:
    """Numbers follow from the seed: with enough seeds everybody is somewhere first."""
    first = {plan(tied(3), SEED._replace(seed=str(seed))).stages[0][0].seats[0] for seed in range(20)}
    assert first == {1, 2, 3}


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8])
def test_the_file_is_paired_as_planned(players: int) -> None:
    """The first round of the tournament that is written has the pairs and colours of the plan."""
    found = plan(tied(players), SEED)
    numbers = [found.contestant(seat).number for seat in found.stages[0][0].seats if isinstance(seat, int)]
    file = saved(played(found).tournament())
    pairs = [(numbers[white - 1], numbers[black - 1]) for white, black in pairwright.pair(file).pairs if black]
    planned = found.sittings[0].meetings
    assert pairs == [(game.white.entrant, game.black.entrant) for game in planned]


def test_what_the_file_says() -> None:
    """Name, kind, tempo and scoring of a part; nothing of the tournament it comes from."""
    file = saved(played(plan(tied(6), SEED)).tournament("B"))
    assert file.information.name == "Harbour Open play-off B"
    assert (file.system, file.information.encoded_time_control) == ("FIDE_ROUNDROBIN", "180+3")
    assert [len(player.entries) for player in file.players] == [0, 0, 0]
    golden = saved(played(plan(tied(8), SEED)).tournament())
    assert (golden.system, golden.information.encoded_time_control) == ("CUSTOM_KNOCKOUT", "W300-B240")
    assert (golden.scoring.draw, golden.scoring.draw_black) == (0, 10)


def test_which_part() -> None:
    """With two groups the arbiter names the one; the final waits for them."""
    found = played(plan(tied(6), SEED))
    with pytest.raises(NotApplicable, match="A, B"):
        found.tournament()
    with pytest.raises(UnknownCode):
        found.tournament("final")


def test_a_draw_in_the_golden_point() -> None:
    """White is eliminated: in a knockout of golden-point games Black goes on after every draw."""
    found = plan(tied(8), SEED)
    file = played_by(played(found).tournament(), [DRAW])
    first = file.round(1)
    assert {game.black for game in first.games} == {game.white for game in file.round(2).games} | {
        game.black for game in file.round(2).games
    }
    assert played(found, [file]).order


def test_three_who_stay_level() -> None:
    """Item 2: all level twice; the moves of the games won decide, which the arbiter counts."""
    found = plan(tied(3), SEED)
    table = played_by(played(found).tournament(), [DRAW])
    again = played(found, [table])
    assert [one.state for one in again.parts] == [State.LEVEL, State.READY]
    golden = played_by(again.tournament(), [WIN])
    points = pairwright.standings(golden, tie_breaks="PTS").rows
    assert {row.rank for row in points} == {1}
    stuck = played(found, [table, golden])
    assert stuck.parts[-1].state is State.LEVEL
    assert not stuck.order
    assert played(found, [table, golden], (2, 3, 1)).order == ((2,), (3,), (1,))
    assert not played(found, [table, golden], (2, 3)).order


def test_the_lowest_drops_out() -> None:
    """Item 2, the other way: three level, the third by tie-break is out, the other two play item 1."""
    found = plan(tied(3), SEED._replace(way="lowest-out"))
    table = played_by(played(found).tournament(), [DRAW])
    again = played(found, [table])
    match = again.parts[-1]
    assert (match.numbers, match.drawn.part.games) == ((1, 2), 2)
    file = again.tournament()
    winner = next(player.number for player in file.players if player.name == "Player 02")
    done = played(found, [table, won_in(file, order=(winner, 3 - winner))])
    assert done.order == ((2,), (1,), (3,))


def test_two_have_eliminated_the_third() -> None:
    """Item 2: a golden-point game between the two; the third keeps his place."""
    found = plan(tied(3), SEED)
    file = played(found).tournament()
    out = next(player.number for player in file.players if player.name == "Player 01")
    others = [player.number for player in file.players if player.number != out]
    results = []
    for pairs in ([(2, 3)], [(1, 2)], [(3, 1)]):
        for white, black in pairs:
            results.append(LOSS if white == out else WIN if black == out else DRAW)
    table = played_by(file, results)
    again = played(found, [table])
    assert again.parts[0].state is State.LEVEL
    assert set(again.parts[-1].numbers) == {2, 3}
    assert len(others) == 2
    done = played(found, [table, played_by(again.tournament(), [WIN])])
    assert done.order[-1] == (1,)
    assert [len(group) for group in done.order] == [1, 1, 1]


def test_losers_of_a_stage_are_equal() -> None:
    """Article F: the losing semi-finalists share; the next tie-break puts one before the other."""
    found = plan(tied(4), SEED)
    file = played(found).tournament()
    done = played(found, [won_in(file, order=(4, 3, 2, 1))])
    assert [len(group) for group in done.order] == [1, 1, 2]
    values = values_of(done)
    assert sorted(values.values(), reverse=True)[:4] == [3, 2, 1, 1]
    assert set(values.values()) == {0, 1, 2, 3}
    rows = standings_after(done).rows
    assert [row.number for row in rows[:2]] == [done.order[0][0], done.order[1][0]]
    assert [row.number for row in rows[2:4]] == sorted(done.order[2])
    assert rows[1].decided_by == "OTHER_PLAYOFF"
    assert rows[3].decided_by == "RTNG"


def test_who_was_not_admitted_comes_last() -> None:
    """Item 4: the fifth by tie-break stands behind the four who played."""
    found = plan(tied(5), SEED)
    done = played(found, [won_in(played(found).tournament(), order=(1, 2, 3, 4))])
    assert done.order[-1] == (5,)


def test_a_file_of_others() -> None:
    """A file whose players are not those of the play-off is refused."""
    found = plan(tied(2), SEED)
    with pytest.raises(NotApplicable, match="not those of a part"):
        played(found, [played(plan(tied(4), SEED)).tournament()])


@pytest.mark.parametrize(("players", "way"), [(number, way) for number in WAYS for way in WAYS[number]])
def test_every_case_comes_to_an_end(players: int, way: str) -> None:
    """Whatever happens on the boards, there is one winner, and everybody has a place in the order."""
    found = plan(tied(players), SEED._replace(way=way))
    for seed in range(2):
        random = Random(seed)
        files: list[Tournament] = []
        by_hand: tuple[int, ...] = ()
        done = played(found)
        for _ in range(20):
            if done.order:
                break
            if done.ready:
                files.append(played_by_lot(done.tournament(done.ready[0].drawn.part.code), random))
            else:
                by_hand += [one.level for one in done.parts if one.state is State.LEVEL][-1]
            done = played(found, files, by_hand)
        assert [len(group) for group in done.order[:1]] == [1]
        assert sorted(number for group in done.order for number in group) == [one.number for one in found.tied]
        assert standings_after(done).rows[0].number == done.order[0][0]


@pytest.mark.parametrize(("players", "places"), [(3, 2), (8, 6), (9, 2), (9, 3), (7, 3), (12, 5)])
def test_several_places_are_filled(players: int, places: int) -> None:
    """As many as there are places stand before the others."""
    found = plan(tied(players), SEED._replace(places=places))
    done = played(found, [played_by_lot(played(found).tournament(), Random(7))])
    assert found.stages[0][0].part.form is Form.KNOCKOUT
    before = 0
    for group in done.order:
        before += len(group)
        if before >= places:
            break
    assert before == places


def test_teams() -> None:
    """Teams that are tied have a plan too; their file is entered by hand."""
    event = tied_teams()
    found = plan(event, SEED)
    assert {one.name for one in found.tied} == {"Ash", "Birch"}
    done = played(found)
    assert done.ready
    with pytest.raises(NotApplicable, match="a tournament of their own"):
        done.tournament()
