"""Our quick named tuples are what ``typing.NamedTuple`` makes of the same class."""

from __future__ import annotations

import copy
import pickle
import typing
from inspect import signature
from types import new_class

import pytest

from pairwright import lean


class Board(lean.NamedTuple):
    """A board."""

    white: int
    black: int = 0
    result: str = "*"

    @property
    def is_bye(self) -> bool:
        """True without a Black."""
        return not self.black

    @classmethod
    def bye(cls, player: int) -> Board:
        """A bye."""
        return cls(player)


class Same(typing.NamedTuple):
    """A board."""

    white: int
    black: int = 0
    result: str = "*"


class Large(lean.NamedTuple):
    """Many fields."""

    a: int = 1
    b: int = 2
    c: int = 3
    d: int = 4
    e: int = 5
    f: int = 6
    g: int = 7
    h: int = 8
    i: int = 9
    j: int = 10
    k: int = 11

    @property
    def total(self) -> int:
        """The sum."""
        return sum(self)


def test_values_are_the_same() -> None:
    """Made by position, by name, with defaults; equal to a tuple; in the order of the fields."""
    assert Board(4) == Board(white=4) == (4, 0, "*") == Same(4)
    assert Board(4, result="1") == (4, 0, "1")
    assert (Board(4).white, Board(4, 7).black, Board.bye(4).is_bye) == (4, 7, True)
    assert (Board._fields, Board._field_defaults) == (Same._fields, Same._field_defaults)
    assert repr(Board(4)) == repr(Same(4)).replace("Same", "Board")
    assert signature(Board).parameters.keys() == signature(Same).parameters.keys()


@pytest.mark.parametrize("arguments", [(), (1, 2, "1", 4)])
def test_wrong_numbers_of_values_are_refused(arguments: tuple[object, ...]) -> None:
    """As everywhere in Python."""
    with pytest.raises(TypeError):
        Board(*arguments)  # type: ignore[arg-type]


def test_they_change_by_replacement() -> None:
    """A new value; unknown names are refused."""
    assert Board(4)._replace(black=7) == (4, 7, "*")
    assert Board._make((4, 7, "1"))._asdict() == {"white": 4, "black": 7, "result": "1"}
    with pytest.raises((TypeError, ValueError)):
        Board(4)._replace(colour="w")  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        Board(4).white = 5  # type: ignore[misc]


def test_they_match_and_travel() -> None:
    """In ``match``, through ``pickle`` and ``copy``."""
    match Board(4, 7):
        case Board(white, black):
            assert (white, black) == (4, 7)
    for value in (Board(4, 7), Large(a=3)):
        assert pickle.loads(pickle.dumps(value)) == value == copy.copy(value)
        assert type(pickle.loads(pickle.dumps(value))) is type(value)


def test_large_ones() -> None:
    """They behave alike, up to the largest template; beyond it the class is refused."""
    assert Large(a=2).total == 67
    assert Large()._replace(k=0)[-1] == 0
    fields = {f"field{number}": "int" for number in range(21)}
    with pytest.raises(TypeError, match="21 fields"):
        new_class("Giant", (lean.NamedTuple,), exec_body=lambda body: body.update(__annotations__=fields))


def test_the_rest_of_typing() -> None:
    """A protocol can be inherited from, and a cast is its value."""

    class Named(lean.Protocol):
        name: str

    class Player(Named):
        name = "Ann"

    assert lean.cast("int", Player().name) == "Ann"  # type: ignore[comparison-overlap]
