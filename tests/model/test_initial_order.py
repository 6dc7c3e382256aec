"""The initial order (C.04.2 art. 2.2)."""

import pytest

from pairwright.model.initial_order import RatingMethod, Ratings, national_rating, numbered
from pairwright.model.player import NationalRating, Player


def test_rating_then_title_then_name() -> None:
    """The higher rating first; of equal ratings the higher title, then the alphabet; the unrated last."""
    entrants = (
        Player(0, "Elm, Ed"),
        Player(0, "Dogwood, Di", 2300),
        Player(0, "Ash, Ann", 2300),
        Player(0, "Cedar, Cy", 2300, "FM"),
        Player(0, "Birch, Bo", 2300, "WGM"),
        Player(0, "Fir, Fay", 2400),
    )
    assert [(player.number, player.name) for player in numbered(entrants)] == [
        (1, "Fir, Fay"),
        (2, "Birch, Bo"),
        (3, "Cedar, Cy"),
        (4, "Ash, Ann"),
        (5, "Dogwood, Di"),
        (6, "Elm, Ed"),
    ]


def test_names_are_sorted_by_their_plain_letters() -> None:
    """Şahin stands among the Sahins, not behind Zed."""
    entrants = (Player(0, "Zed, Al"), Player(0, "Şahin, Bo"), Player(0, "Sahin, Cy"))
    assert [player.name for player in numbered(entrants)] == ["Şahin, Bo", "Sahin, Cy", "Zed, Al"]


FIDE_ONLY = Player(1, rating=2000, federation="IRI")
BOTH = Player(2, rating=2000, federation="IRI", national=(NationalRating("TUR", 1700), NationalRating("IRI", 2100)))
NATIONAL_ONLY = Player(3, federation="IRI", national=(NationalRating("IRI", 1900),))


@pytest.mark.parametrize(
    ("ratings", "expected"),
    [
        (Ratings.FIDE, (2000, 2000, 0)),
        (Ratings.NATIONAL, (0, 2100, 1900)),
        (Ratings.FIDE_OR_NATIONAL, (2000, 2000, 1900)),
        (Ratings.NATIONAL_OR_FIDE, (2000, 2100, 1900)),
        (Ratings.HIGHER, (2000, 2100, 1900)),
        (Ratings.LOWER, (2000, 2000, 1900)),
    ],
)
def test_the_methods_of_record_172(ratings: Ratings, expected: tuple[int, ...]) -> None:
    """Which of the two ratings counts; who has one only is not lowered to nothing."""
    method = RatingMethod(ratings)
    assert tuple(method.rating(player) for player in (FIDE_ONLY, BOTH, NATIONAL_ONLY)) == expected


def test_the_national_rating_is_that_of_the_federation_named() -> None:
    """Without one the player's own federation, or else the first list he stands in."""
    assert national_rating(BOTH) == 2100
    assert national_rating(BOTH, "TUR") == 1700
    assert national_rating(BOTH, "ENG") == 0
    assert national_rating(BOTH._replace(federation="ENG")) == 1700
