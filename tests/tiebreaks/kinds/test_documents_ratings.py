"""The documents' methods by ratings."""

import pytest

from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.event import Terms, Unrated
from tests.support.crosstables import crosstable
from tests.tiebreaks.kinds.columns import values, working


def rated(tournament: Tournament, *ratings: int) -> Tournament:
    """The same with these ratings."""
    players = zip(tournament.players, ratings, strict=True)
    return tournament._replace(players=tuple([player._replace(rating=rating) for player, rating in players]))


FIVE = rated(
    crosstable("1: 2w1 3b= 4w1 5b= 6w1\n2: 1b0\n3: Z 1w=\n4: Z Z 1b0\n5: Z Z Z 1w=\n6: Z Z Z Z 1b0"),
    *(2180, 2303, 2255, 2240, 2193, 2003),
)


@pytest.mark.parametrize(
    ("code", "printed"),
    [("AVERAGE-RATING", "2198.8"), ("AVERAGE-RATING/C1", "2247.8"), ("ARO-CUT-1", "2247.8"), ("aro_cut_5", "0.0")],
)
def test_average_rating_of_the_opponents(code: str, printed: str) -> None:
    """One decimal, half up; the lowest rated left out with a cut; nobody left, nothing."""
    if code == "aro_cut_5":
        code = "AVERAGE-RATING/C5"
    assert values(FIVE, code)[1] == printed


def test_the_lowest_rated_is_cut() -> None:
    """The opponent of round 5."""
    assert [part.round for part in working(FIVE, "AVERAGE-RATING/C1", 1).parts if part.cut] == [5]


def test_forfeits_and_unrated_opponents_are_left_out() -> None:
    """Two of three opponents count with all played and one unrated; one with a forfeit more."""
    tournament = rated(crosstable("1: 2w1 3b1 4w+\n2: 1b0\n3: Z 1w0\n4: Z Z 1b-"), 2000, 1901, 0, 1800)
    assert values(tournament, "AVERAGE-RATING")[1] == "1901.0"
    assert values(tournament, "AVERAGE-RATING", Terms(unrated=Unrated.AS, unrated_as=1600))[1] == "1750.5"


def test_performance() -> None:
    """4 of 5 against 2198.8: the table adds 240."""
    assert values(FIVE, "PERFORMANCE")[1] == "2438.8"
    assert values(FIVE, "PERFORMANCE-NO-LIMIT")[1] == "2438.8"


def test_performance_with_differences_of_350_at_most() -> None:
    """With 2400 the opponent on 2003 counts as 2050; with 1900 those on 2303 and 2255 as 2250."""
    strong = FIVE._replace(players=(FIVE.players[0]._replace(rating=2400), *FIVE.players[1:]))
    assert values(strong, "PERFORMANCE-350")[1] == "2448.2"
    assert [part.of for part in working(strong, "PERFORMANCE-350", 1).parts if part.why] == [2050]
    weak = FIVE._replace(players=(FIVE.players[0]._replace(rating=1900), *FIVE.players[1:]))
    assert values(weak, "PERFORMANCE-350")[1] == "2427.2"
    unrated = FIVE._replace(players=(FIVE.players[0]._replace(rating=0), *FIVE.players[1:]))
    assert values(unrated, "PERFORMANCE-350")[1] == "2438.8"


def test_nothing_but_wins_or_losses() -> None:
    """800 more, or less."""
    pair = rated(crosstable("1: 2w1\n2: 1b0"), 2000, 1900)
    assert values(pair, "PERFORMANCE") == {1: "2700.0", 2: "1200.0"}


def test_no_games_no_value() -> None:
    """A bye has no opponent with a rating."""
    assert values(rated(crosstable("1: U"), 2000), "PERFORMANCE")[1] == "0.0"
