"""What holds for every tie-break of teams, in any tournament of teams."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.errors import NotApplicable
from pairwright.model.result import Result
from pairwright.model.team import TeamBye, TeamEvent
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import kinds, parse
from pairwright.tiebreaks.base import Suits, written
from pairwright.tiebreaks.event import Event, Terms, of_individuals
from pairwright.tiebreaks.ranking import rank
from pairwright.tiebreaks.teams import of_teams
from tests.laws.test_tie_breaks import applicable, follows
from tests.support.team_events import drawn_team_event, drawn_up
from tests.support.tournaments import team_tournaments

SYSTEMS = ("FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP")
FOR_TEAMS = [kind.code for kind in kinds().values() if kind.suits is Suits.TEAMS]
events = st.builds(
    lambda seed, system, gaps: of_teams(drawn_team_event(Random(seed), system, gaps), Terms(seed="lot")),
    st.integers(0, 10**9),
    st.sampled_from(SYSTEMS),
    st.sampled_from([0.0, 1.0, 4.0]),
)


@settings(deadline=None, max_examples=30)
@given(events)
def test_every_total_follows_from_its_working(event: Event) -> None:
    """What is printed is what the working gives, and who has the same value shares a place."""
    told = set()
    for asked, ranking in applicable(event):
        told.add(asked.name)
        for row, text in zip(ranking.rows, ranking.texts(0), strict=True):
            column, value = ranking.column(0, row.position), ranking.value(0, row.position)
            assert value.total == column.exact(row.position), asked.text
            assert text == written(value.total, column.decimals)
            assert follows(value), (asked.text, value)
    assert {code.upper() for code in FOR_TEAMS} <= told


@settings(deadline=None, max_examples=30)
@given(team_tournaments())
def test_any_records_about_teams_have_values(tournament: Tournament) -> None:
    """However odd the records are, every code has a value."""
    made = of_teams(tournament, Terms(seed="lot"))
    for asked, ranking in applicable(made):
        for row in ranking.rows:
            assert follows(ranking.value(0, row.position)), asked.text


@settings(deadline=None, max_examples=30)
@given(events, st.sampled_from(["EMMSB", "EMGSB", "EGMSB", "EGGSB", "BH:MP", "BH:GP"]))
def test_a_cut_never_raises_a_sum(event: Event, code: str) -> None:
    """Who cuts more, has not more."""
    ranking = rank(event, [parse(code + cut) for cut in ("", "/C1", "/C2")])
    for position in range(len(event.table())):
        totals = [ranking.value(index, position).total for index in range(3)]
        assert totals == sorted(totals, reverse=True)


@settings(deadline=None, max_examples=30)
@given(events)
def test_the_boards_add_up(event: Event) -> None:
    """Top boards first: all boards together are what bottom board elimination begins from."""
    ranking = rank(event, [parse("TBR"), parse("BBE"), parse("BC")])
    for position in range(len(event.table())):
        by_board, without, count = (ranking.value(index, position).total for index in range(3))
        assert isinstance(by_board, tuple)
        assert isinstance(without, tuple)
        assert without == tuple([sum(by_board[:-left]) for left in range(1, event.boards)])
        assert count == sum([board * points for board, points in enumerate(by_board, 1)])


PAIR = ((1, 2), (3, 4))
SITUATIONS = {
    "no team": drawn_up((), ""),
    "one team": drawn_up(((1, 2),), "1:\n2:"),
    "nothing played yet": drawn_up(PAIR, "1:\n2:\n3:\n4:"),
    "no result yet": drawn_up(PAIR, "1: 3w*\n2: 4b*\n3: 1b*\n4: 2w*"),
    "both absent": drawn_up(PAIR, "1: 3w-\n2: 4b-\n3: 1b-\n4: 2w-"),
    "all byes": drawn_up(
        (*PAIR, (5,), (6,)),
        "1: Z\n2: Z\n3: Z\n4: Z\n5: 6w1\n6: 5b0",
        TeamEvent(byes=(TeamBye(1, 1, Result.HALF_BYE), TeamBye(1, 2, Result.FULL_BYE))),
    ),
}


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_code_has_a_value_in_any_event(situation: str, system: str) -> None:
    """With no team, with one, with byes only: a value that can be written, and its working."""
    event = of_teams(SITUATIONS[situation]._replace(system=system), Terms(seed="lot"))
    told = set()
    for asked, ranking in applicable(event):
        told.add(asked.name)
        for row, text in zip(ranking.rows, ranking.texts(0), strict=True):
            nothing_to_compare = ranking.column(0, row.position).exact(row.position) == ()
            assert text or nothing_to_compare
            assert follows(ranking.value(0, row.position)), asked.text
    assert {code.upper() for code in FOR_TEAMS} <= told


@pytest.mark.parametrize("code", FOR_TEAMS)
def test_codes_of_teams_are_refused_for_individuals(code: str) -> None:
    """Boards and match points are those of teams."""
    event = of_individuals(SITUATIONS["no result yet"], Terms())
    with pytest.raises(NotApplicable, match="for teams"):
        rank(event, [parse(code)])
