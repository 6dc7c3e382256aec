"""The documents' methods by own results."""

import pytest

from pairwright.errors import NotApplicable
from pairwright.model.tournament import AbnormalPoints
from pairwright.tiebreaks.base import How
from tests.support.crosstables import crosstable
from tests.support.values import PREDETERMINED
from tests.tiebreaks.kinds.columns import values, working

ONE_PLAYERS_CARD = crosstable(
    """
    1: 2w1 3b0 4w= 5b+ 6w1 7b0 8w0
    2: 1b0
    3: Z 1w1
    4: Z Z 1b=
    5: Z Z Z 1w-
    6: Z Z Z Z 1b0
    7: Z Z Z Z Z 1w1
    8: Z Z Z Z Z Z 1b1
    """
)
MIXED = crosstable(
    """
    1: 2w1 3b1 4w+ U F
    2: 1b0 4w= H 3w- 4wW
    3: 4b0 1w0 U 2b+ Z
    4: 3w1 2b= 1b- Z 2bL
    """
)


@pytest.mark.parametrize(
    ("code", "printed"),
    [("PROGRESSIVE", "16.5"), ("PROGRESSIVE/C1", "15.5"), ("PROGRESSIVE/C2", "14.5"), ("PROGRESSIVE/C3", "13.0")],
)
def test_the_documents_card_of_the_progressive_score(code: str, printed: str) -> None:
    """1 1 1.5 2.5 3.5 3.5 3.5 make 16.5; without the first rounds 15.5, 14.5, 13."""
    assert values(ONE_PLAYERS_CARD, code)[1] == printed


def test_a_cut_leaves_the_later_scores_as_they_are() -> None:
    """The score after round 2 is still 1, won in round 1, when round 1 is left out."""
    parts = working(ONE_PLAYERS_CARD, "PROGRESSIVE/C1", 1).parts
    assert [(part.amount, str(part.cut)) for part in parts[:2]] == [(1, "Documents art. T2"), (1, "None")]


def test_the_cuts_one_after_the_other() -> None:
    """They are used until only the last round is left."""
    assert values(ONE_PLAYERS_CARD, "PROGRESSIVE-CUTS")[1] == "15.5 14.5 13.0 10.5 7.0 3.5"
    assert working(ONE_PLAYERS_CARD, "PROGRESSIVE-CUTS", 1).how is How.COMPARED
    assert values(crosstable("1: 2w1\n2: 1b0"), "PROGRESSIVE-CUTS") == {1: "0.0", 2: "0.0"}


def test_more_cuts_than_rounds_leave_nothing() -> None:
    """Seven rounds, eight cut."""
    assert values(ONE_PLAYERS_CARD, "PROGRESSIVE/C8")[1] == "0.0"


def test_a_bonus_is_in_the_scores_from_its_round_on() -> None:
    """Half a point added in round 6 is in the scores after rounds 6 and 7."""
    tournament = ONE_PLAYERS_CARD._replace(abnormal_points=(AbnormalPoints(5, round=6, players=(1,)),))
    assert values(tournament, "PROGRESSIVE")[1] == "17.5"


def test_the_documents_adjusted_score() -> None:
    """3.5 with one win by forfeit is 3 for the opponents."""
    assert values(ONE_PLAYERS_CARD, "PTS")[1] == "3.5"
    assert values(ONE_PLAYERS_CARD, "ADJUSTED")[1] == "3.0"
    assert working(ONE_PLAYERS_CARD, "ADJUSTED", 1).parts[3].why is not None


def test_wins_are_won_over_the_board() -> None:
    """A forfeit and a bye are no wins."""
    assert values(MIXED, "WINS") == {1: "2", 2: "1", 3: "0", 4: "1"}


def test_full_points_count_with_the_other_code() -> None:
    """The forfeits, the pairing-allocated bye and the full-point bye are full points, the half-point bye is not."""
    assert values(MIXED, "WINS-WITH-FORFEITS") == {1: "5", 2: "1", 3: "2", 4: "1"}


def test_kashdan() -> None:
    """4 a win, 2 a draw, 1 a loss; 2 for points without play, 0 for none."""
    assert values(MIXED, "KASHDAN") == {1: "14", 2: "9", 3: "6", 4: "7"}


def test_blacks_are_games_over_the_board() -> None:
    """A game won by forfeit gave no colour."""
    assert values(MIXED, "BLACKS") == {1: "1", 2: "1", 3: "1", 4: "2"}


def test_no_blacks_in_a_round_robin() -> None:
    """There the table decides who has more of them."""
    with pytest.raises(NotApplicable, match=r"T23"):
        values(MIXED, "BLACKS", PREDETERMINED)
