"""The initial order (C.04.2 art. 2.2)."""

from pairwright.model.initial_order import numbered
from pairwright.model.player import Player


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
