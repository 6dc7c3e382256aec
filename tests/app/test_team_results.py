"""Results of matches of teams, as an arbiter enters them."""

from __future__ import annotations

import pytest

from pairwright.app.entering import enter_results
from pairwright.app.team_boards import team_matches
from pairwright.errors import Conflict, NotApplicable, PairwrightError, UnknownCode
from pairwright.model.acts import apply
from pairwright.model.colour import Colour
from pairwright.model.matches import matches_of, scores
from pairwright.model.team import ForfeitedMatch
from pairwright.model.team_acts import AddMatches, EnterLineUp
from pairwright.model.tournament import Tournament
from tests.model.test_team_acts import after, event

ROUND = AddMatches(1, ((1, 3), (4, 2)))


def paired() -> Tournament:
    """Matches 1-3 and 4-2, three boards; the published order is by the ranks of the teams."""
    return apply(event(), ROUND)


def points(tournament: Tournament) -> list[int]:
    """Game points of the teams."""
    return [games for _, games in scores(matches_of(tournament, 1))]


def test_matches_are_numbered_as_published() -> None:
    """The team with White on board 1 first."""
    assert [(match.place, match.first, match.second) for match in team_matches(paired(), 1)] == [(1, 1, 3), (2, 4, 2)]
    board = team_matches(paired(), 1)[0].seats[1]
    assert (board.left, board.right, board.colour) == (2, 10, Colour.BLACK)


def test_a_board_of_a_match() -> None:
    """The player of the team named first is told first, though he has Black on board 2."""
    entering = enter_results(paired(), 0, ["1.2=1-0"])
    assert entering.tournament.player(2).entry(1).result.code == "1"
    assert entering.tournament.player(10).entry(1).result.code == "0"
    assert entering.entered == ((1, 2, 2, 10, "1-0", "", 1),)


def test_all_boards_at_once() -> None:
    """From board 1 on; an empty board takes none."""
    assert points(enter_results(paired(), 1, ["1=1-0,=,0-1", "2=1-0,1-0,1-0"]).tournament) == [15, 0, 15, 30]
    with_gap = after(event(), EnterLineUp(1, 1, (1, 0, 3)), ROUND)
    assert points(enter_results(with_gap, 1, ["1=1-0,="]).tournament)[:3:2] == [15, 15]


def test_a_team_that_did_not_come() -> None:
    """The match is recorded as forfeited."""
    entering = enter_results(paired(), 1, ["1=+/-", "2=--"])
    assert entering.tournament.team_event.forfeits == (
        ForfeitedMatch(1, 1, 3, Colour.WHITE),
        ForfeitedMatch(1, 4, 2, Colour.NONE),
    )
    assert entering.entered[0] == (1, 0, 1, 3, "1F-0F", "", 1)


def test_what_stood_there_is_told() -> None:
    """For whoever mistook a board."""
    first = enter_results(paired(), 1, ["1.1=1-0"]).tournament
    assert enter_results(first, 1, ["1.1=0-1"]).entered[0].before == "1-0"


@pytest.mark.parametrize(
    ("results", "error", "reason"),
    [
        (["3=+/-"], UnknownCode, "there is no match 3; there is 1-2"),
        (["1.4=1-0"], UnknownCode, "there is no board 1.4; there is 1.1-1.3"),
        (["1=1-0"], NotApplicable,
         "1=1-0: a match is entered by its boards: 1.1=1-0, or all at once, or as forfeited: 1=+/-"),
        (["1=1-0,="], NotApplicable, "match 1: 2 results for 3 games"),
        (["1.1=1-0", "1.1=0-1"], Conflict, "board 1 of match 1 is named twice"),
        (["1.1=1-0", "1=+/-"], Conflict, "board 1 of match 1 is named twice"),
        (["one=1-0"], NotApplicable,
         "one=1-0: expected MATCH.BOARD=RESULT, such as 4.1=1-0, or a whole match: 4=1-0,=,=,0-1"),
    ],
)  # fmt: skip
def test_what_cannot_be_entered(results: list[str], error: type[PairwrightError], reason: str) -> None:
    """Says why, and how it is done."""
    with pytest.raises(error) as refused:
        enter_results(paired(), 1, results)
    assert str(refused.value) == reason
