"""The own record (C.07 art. 7) and the rating (10.6)."""

from __future__ import annotations

import pytest

from pairwright.errors import NotApplicable
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import AbnormalPoints
from pairwright.tiebreaks.event import Meeting, Terms, Unrated
from tests.support.crosstables import crosstable
from tests.support.values import PREDETERMINED, of_edition, ranking, values

EVERYTHING = crosstable("""
    1 2300: 2b1 3w+ U   H   4bW
    2 2200: 1w0 4b= F   3w- Z
    3 2100: 4w1 1b- H   2b+ U
    4 2000: 3b0 2w= Z   Z   1wL
    """)


def test_wins_by_whatever_means() -> None:
    """WIN counts rounds that brought a win's points: games, forfeits, byes of a full point."""
    found = values(EVERYTHING, "WIN,WON")
    assert [found[number]["WIN"] for number in (1, 2, 3, 4)] == ["4", "1", "3", "0"]
    assert [found[number]["WON"] for number in (1, 2, 3, 4)] == ["2", "0", "1", "0"]


def test_bye_worth_a_draw_is_no_win() -> None:
    """Where the pairing-allocated bye brings half a point it is no win."""
    half = EVERYTHING._replace(scoring=Scoring.of(10, 5, pairing_bye=5))
    assert values(half, "WIN")[1]["WIN"] == "3"


def test_win_with_black_that_is_worth_less() -> None:
    """Where a win with Black brings other points it is a win all the same."""
    less = EVERYTHING._replace(scoring=EVERYTHING.scoring._replace(win_black=8))
    assert values(less, "WIN")[1]["WIN"] == "4"


def test_games_with_black_are_games_over_the_board() -> None:
    """Forfeits with Black are no games with Black; a game too short to be rated is one."""
    found = values(EVERYTHING, "BPG,BWG")
    assert found[1] == {"BPG": "2", "BWG": "2"}
    assert found[3] == {"BPG": "0", "BWG": "0"}


def test_forfeits_counted_as_games_on_request() -> None:
    """With /P forfeits count as games: in a round robin the forfeit losses still do not, since 2026 (art. 15.2)."""
    found = values(EVERYTHING, "WON/P,BPG/P,BWG/P")
    assert found[3] == {"WON/P": "2", "BPG/P": "2", "BWG/P": "1"}
    robin = values(EVERYTHING, "BPG,BPG/P", PREDETERMINED)
    assert robin[3] == {"BPG": "0", "BPG/P": "1"}
    earlier = values(EVERYTHING, "BPG/P", Terms(meeting=Meeting.PREDETERMINED, rules=of_edition("2024-08").rules))
    assert earlier[3]["BPG/P"] == "2"


def test_working_says_that_a_forfeit_counted() -> None:
    """The article stands beside the forfeit that counted as a game."""
    working = ranking(EVERYTHING, "WON/P").value(0, 0)
    assert [part.why for part in working.parts] == [None, TIE_BREAKS_2026["15.2"], None, None, None]


def test_progressive_score_adds_the_scores_after_each_round() -> None:
    """1 1 1.5 2.5 3.5 3.5 3.5 make 16.5; each cut leaves out the next round's score."""
    table = crosstable("""
        1: 2w1 2b0 2w= 2b1 2w1 2b0 Z
        2: 1b0 1w1 1b= 1w0 1b0 1w1 1b+
        3: Z   Z   Z   Z   Z   Z   Z
        """)
    table = table._replace(players=(table.players[0], *table.players[1:]))
    found = values(table, "PS,PS/C1,PS/C2,PS/C3")
    assert found[1] == {"PS": "16.5", "PS/C1": "15.5", "PS/C2": "14.5", "PS/C3": "13.0"}
    working = ranking(table, "PS/C2").value(0, 0)
    assert [part.round for part in working.parts if part.cut] == [1, 2]


def test_progressive_score_knows_penalties_from_their_round_on() -> None:
    """A point taken away in round 2 is missing in the scores after rounds 2 and 3."""
    table = crosstable("""
        1: 2w1 2b1 2w1
        2: 1b0 1w0 1b0
        """)._replace(abnormal_points=(AbnormalPoints(-10, round=2, players=(1,)),))
    assert values(table, "PTS,PS")[1] == {"PTS": "2.0", "PS": "4.0"}


def test_rounds_elected_to_play() -> None:
    """Half-point and zero-point byes and forfeit losses are rounds not elected; allocated byes and forfeit wins are."""
    found = values(EVERYTHING, "REP")
    assert [found[number]["REP"] for number in (1, 2, 3, 4)] == ["4", "3", "3", "3"]
    assert values(EVERYTHING, "GE") == found


def test_double_forfeit_is_a_forfeit_loss_for_both() -> None:
    """Two players who both did not come have both not elected to play."""
    table = crosstable("1: 2w- 2b1\n2: 1b- 1w0")
    assert values(table, "REP") == {1: {"REP": "1"}, 2: {"REP": "1"}}


def test_forfeit_losses_of_a_round_robin() -> None:
    """With predetermined pairings a forfeit loss is not played since 2026; before it counted as played (art. 15.2)."""
    table = crosstable("1: 2w+ 2b1\n2: 1b- 1w0")
    before = Terms(meeting=Meeting.PREDETERMINED, rules=of_edition("2024-08").rules)
    assert values(table, "REP", PREDETERMINED)[2]["REP"] == "1"
    assert values(table, "REP", before)[2]["REP"] == "2"


def test_standard_points_under_three_points_a_win() -> None:
    """Win, draw, loss and a bye worth a win make 2.5, whatever the scoring."""
    table = crosstable("""
        1: 2w1 3b= 4w0 U
        2: 1b0 4w1 3b1 Z
        3: 4w1 1w= 2w0 H
        4: 3b0 2b0 1b1 2w1
        """)._replace(scoring=Scoring.of(30, 10))
    assert values(table, "STD")[1]["STD"] == "2.5"


@pytest.mark.parametrize(
    ("round_", "mirrored", "standard"),
    [("=", "0", "1.0"), ("0", "=", "0.0"), ("0", "0", "0.5"), ("-", "-", "0.5"), ("+", "-", "1.0"), ("*", "*", "0.0")],
)
def test_standard_points_compare_with_the_opponent(round_: str, mirrored: str, standard: str) -> None:
    """More than the opponent is 1, as much as he 1/2: so 0-0 and double forfeits are 1/2 each (art. 7.7)."""
    table = crosstable(f"1: 2w{round_}\n2: 1b{mirrored}")
    assert values(table, "STD")[1]["STD"] == standard


@pytest.mark.parametrize(("bye", "standard"), [("U", "1.0"), ("F", "1.0"), ("H", "0.5"), ("Z", "0.0")])
def test_standard_points_without_an_opponent(bye: str, standard: str) -> None:
    """A bye is measured by a draw."""
    table = crosstable(f"1: 2w1 {bye}\n2: 1b0 3w1\n3: Z   2b0")
    assert values(table, "STD")[1]["STD"] == f"{float(standard) + 1:.1f}"


@pytest.mark.parametrize(("worth", "standard"), [(0, "0.0"), (5, "0.5"), (7, "1.0")])
def test_standard_points_of_a_forfeit_loss_that_brings_points(worth: int, standard: str) -> None:
    """Who lost by forfeit and was given what a draw is worth got exactly that without playing: 1/2; and more is 1."""
    table = crosstable("1: 2w-\n2: 1b+")
    scoring = Scoring.of(10, 5)._replace(forfeit_loss=worth)
    assert values(table._replace(scoring=scoring), "STD")[1]["STD"] == standard


def test_standard_points_are_new() -> None:
    """Before 2026 there were no standard points."""
    with pytest.raises(NotApplicable, match="came after edition 2024-08"):
        values(EVERYTHING, "STD", of_edition("2024-08"))


def test_order_by_number_and_by_rating() -> None:
    """Smaller numbers and higher ratings come first; reversed, the others."""
    table = crosstable("1 2100: 2w=\n2 2300: 1b=")

    def order(code: str) -> list[int]:
        return [row.number for row in ranking(table, code).rows]

    assert (order("TPN"), order("TPN/R"), order("RTNG"), order("RTNG/R")) == ([1, 2], [2, 1], [2, 1], [1, 2])


def test_rating_of_who_has_none() -> None:
    """With an unrated player the rating is no tie-break, unless an announced rule says what he counts (art. 10)."""
    table = crosstable("1 2100: 2w=\n2: 1b=")
    assert ranking(table, "RTNG").asked == ()
    assert values(table, "RTNG", Terms(unrated=Unrated.AS, unrated_as=2200))[2]["RTNG"] == "2200"
    assert values(table, "RTNG", Terms(unrated=Unrated.IGNORE))[2]["RTNG"] == "0"
