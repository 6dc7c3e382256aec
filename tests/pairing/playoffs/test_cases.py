"""The list of ties for first place, by number of players (items 1 to 10), and several places."""

import json

import pytest

from pairwright.errors import NotApplicable, UnknownCode
from pairwright.pairing.playoffs.cases import WAYS, Form, Level, Numbers, Part, case_of, case_of_places, follow_up
from tests.support.corpus import needed, shared_file


def only(players: int, way: str = "") -> Part:
    """The part of a play-off that is one."""
    ((part,),) = case_of(players, way).stages
    return part


def test_two() -> None:
    """Item 1: two games, colours reversed; still level: at once the golden point, or further games before it."""
    part = only(2)
    assert (part.form, part.games, part.golden, part.level) == (Form.KNOCKOUT, 2, False, (Level.GOLDEN,))
    assert only(2, "extra").level == (Level.EXTRA, Level.GOLDEN)


def test_three() -> None:
    """Item 2: a round robin; still level: one of golden-point games, then the fewest moves; or the lowest goes out."""
    part = only(3)
    assert (part.form, part.games, part.golden) == (Form.ROUND_ROBIN, 1, False)
    assert part.level == (Level.GOLDEN_ROUND_ROBIN, Level.FEWEST_MOVES)
    again = follow_up(part, "2", (1, 2, 3))
    assert again is not None
    assert (again.form, again.golden, again.level) == (Form.ROUND_ROBIN, True, (Level.FEWEST_MOVES,))
    assert follow_up(again, "3", (1, 2, 3)) is None
    match = follow_up(only(3, "lowest-out"), "2", (1, 2, 3))
    assert match is not None
    assert (match.entrants, match.games, match.golden) == ((1, 2), 2, False)


@pytest.mark.parametrize("way", WAYS[3])
def test_two_who_have_eliminated_the_third(way: str) -> None:
    """Item 2: a golden-point game between the two."""
    again = follow_up(only(3, way), "2", (1, 3))
    assert again is not None
    assert (again.entrants, again.golden, again.games) == ((1, 3), True, 1)


def test_four() -> None:
    """Item 3: a knockout by lot, two games each if time allows, otherwise golden-point games."""
    part = only(4)
    assert (part.form, part.games, part.golden, part.numbers) == (Form.KNOCKOUT, 2, False, Numbers.BY_LOT)
    assert only(4, "golden").golden


def test_five() -> None:
    """Item 4: the best four by item 3, or a round robin of all; those level there play the case of their number."""
    assert case_of(5).left_out == (5,)
    assert only(5) == only(4)
    part = only(5, "round-robin")
    assert (part.form, len(part.entrants)) == (Form.ROUND_ROBIN, 5)
    again = follow_up(part, "2", (1, 3, 4, 5))
    assert again is not None
    assert (again.form, again.entrants, again.games) == (Form.KNOCKOUT, (1, 3, 4, 5), 2)


def test_six_nine_and_ten() -> None:
    """Items 5, 8 and 9: groups by rank; the winners of two play a golden-point game, those of three item 2 again."""
    groups, (final,) = case_of(6).stages
    assert [group.entrants for group in groups] == [(1, 4, 5), (2, 3, 6)]
    assert (final.form, final.entrants, final.golden) == (Form.KNOCKOUT, ("A", "B"), True)
    groups, (final,) = case_of(9).stages
    assert [group.entrants for group in groups] == [(1, 5, 9), (2, 6, 7), (3, 4, 8)]
    assert (final.form, final.entrants, final.level) == (Form.ROUND_ROBIN, ("A", "B", "C"), only(3).level)
    groups, (final,) = case_of(10, "round-robin").stages
    assert [group.entrants for group in groups] == [(1, 4, 5, 8, 9), (2, 3, 6, 7, 10)]
    assert final.golden
    assert case_of(10).left_out == (9, 10)


def test_seven_and_eight() -> None:
    """Items 6 and 7: golden-point games of all, numbers 1 5 2 6 3 7 4 or by lot; a knockout of them."""
    part = only(7)
    assert (part.form, part.golden, part.entrants) == (Form.ROUND_ROBIN, True, (1, 5, 2, 6, 3, 7, 4))
    assert part.numbers is Numbers.AS_LISTED
    assert only(7, "by-lot").numbers is Numbers.BY_LOT
    assert follow_up(part, "2", (1, 2)) is None
    part = only(8)
    assert (part.form, part.golden, part.entrants) == (Form.KNOCKOUT, True, tuple(range(1, 9)))
    assert part.numbers is Numbers.AS_LISTED


@pytest.mark.parametrize(("players", "admitted"), [(11, 8), (14, 9), (30, 2)])
def test_eleven_and_more(players: int, admitted: int) -> None:
    """Item 10: nine or fewer by rank take part, by the case of their number."""
    found = case_of(players, admitted=admitted)
    assert found.stages == case_of(admitted).stages
    assert found.left_out[-1] == players
    assert found.article.number == "10"
    with pytest.raises(NotApplicable, match="2 to 9"):
        case_of(players, admitted=10)


def test_what_is_no_case() -> None:
    """One player alone, and a way that the case does not have."""
    with pytest.raises(NotApplicable, match="level"):
        case_of(1)
    with pytest.raises(UnknownCode, match="golden, lowest-out"):
        case_of(3, "two-games")


@pytest.mark.parametrize(
    ("players", "places", "through", "playing"),
    [(8, 6, (1, 2, 3, 4), 4), (3, 2, (1,), 2), (9, 2, (), 9), (8, 4, (), 8)],
)
def test_several_places(players: int, places: int, through: tuple[int, ...], playing: int) -> None:
    """Rules K8 to K10: with fewer than two players a place the best are through and the others play for the rest."""
    found = case_of_places(players, places)
    ((part,),) = found.stages
    assert (found.through, len(part.entrants), part.places) == (through, playing, places - len(through))
    with pytest.raises(NotApplicable):
        case_of_places(3, 3)


def test_the_documents_list() -> None:
    """The numbers of the document's list as it was read."""
    data = json.loads(needed(shared_file("seeds/examples/knockout-cases.json")).read_text("utf-8"))
    cases = {case["n"]: case for case in data["tie_for_first_cases"]}
    for players in (6, 9):
        groups = [list(part.entrants) for part in case_of(players).stages[0]]
        assert groups == cases[players]["groups"]
    assert list(only(7).entrants) == cases[7]["numbering"]
    for case in data["draw_cases"]:
        if case["t"] > 1:
            found = case_of_places(case["k"], case["t"])
            assert list(found.through) == case.get("direct", [])
