"""Tables of teams: cells are matches."""

from pairwright.app.standings import Standings, Wanted, standings
from pairwright.app.tables.cards import cards
from pairwright.app.tables.chart import Chart, Order, chart
from pairwright.app.tables.round_robin import round_robin
from pairwright.faces.tables.cells import cell_text, game_text
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.team import ForfeitedMatch, Team, TeamBye, TeamEvent
from pairwright.model.tournament import Tournament
from tests.support.crosstables import crosstable

GAMES = """
1: 3w1 5b1 Z
2: 4b= 6w1 Z
3: 1b0 7w1 5w-
4: 2w= 8b0 6b-
5: 7w0 1w0 3b+
6: 8b1 2b0 4w+
7: 5b1 3b0 Z
8: 6w0 4w1 Z
"""
"""Round 1: team 1 beats 2 by 1½-½, 3 and 4 draw; round 2: 1 beats 3 by 2-0, 2 and 4 draw; round 3: 2 does not come
against 3, 1 has a full-point bye, 4 is absent."""


def event() -> Tournament:
    teams = tuple([Team(number, f"Team {number}", (2 * number - 1, 2 * number)) for number in range(1, 5)])
    said = TeamEvent(
        byes=(TeamBye(3, 1, Result.FULL_BYE), TeamBye(3, 4, Result.ABSENT)),
        forfeits=(ForfeitedMatch(3, 2, 3, Colour.BLACK),),
    )
    return crosstable(GAMES, rounds=3)._replace(teams=teams, team_event=said, system="FIDE_TEAM_TYPEA_MP_GP")


def found() -> Standings:
    return standings(event(), Wanted("PTS"))


def texts(table: Chart) -> dict[int, list[str]]:
    return {line.participant.number: [cell_text(cell) for cell in line.cells] for line in table.lines}


def test_a_cell_has_the_game_points_of_the_match() -> None:
    """And the opponent's place, and the colour on board 1; a forfeited match is marked."""
    table = chart(found())
    assert [line.participant.name for line in table.lines] == ["Team 1", "Team 3", "Team 4", "Team 2"]
    assert texts(table) == {
        1: ["4w1½", "2b2", "bye 2"],
        3: ["3w1", "1w0", "4b2+"],
        2: ["1b½", "3w1", "2w0-"],
        4: ["2b1", "4b1", "–"],  # noqa: RUF001
    }


def test_both_scores_of_teams() -> None:
    """The match points run, for they are the primary score; the game points stand beside them."""
    table = chart(found(), Order.NUMBERS)
    assert table.scores == ("MP", "GP")
    assert [(line.points, line.second) for line in table.lines] == [(60, 55), (10, 15), (30, 30), (20, 20)]
    assert [[cell.total for cell in line.cells] for line in table.lines] == [
        [20, 40, 60],
        [0, 10, 10],
        [10, 10, 30],
        [10, 20, 20],
    ]


def test_teams_against_teams() -> None:
    """Colour and game points of every match."""
    table = round_robin(found(), Order.NUMBERS)
    assert [[" ".join(map(game_text, met)) for met in row] for row in table.meetings] == [
        ["", "w1½", "b2", ""],
        ["b½", "", "w0-", "w1"],
        ["w0", "b2+", "", "w1"],
        ["", "b1", "b1", ""],
    ]
    assert table.alone == (20, 0, 0, 0)


def test_the_card_of_a_team() -> None:
    """Its opponents are teams; nobody floats, and no colour is due."""
    (card,) = cards(found(), (3,)).cards
    assert [one.name if one else "" for one in card.opponents] == ["Team 4", "Team 1", "Team 2"]
    assert not any(card.floats)
    assert card.due.colour is Colour.NONE
