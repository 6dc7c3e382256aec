"""Options that several commands share: a command takes the value that is made of them."""

from __future__ import annotations

from inspect import signature

import pytest

from pairwright.faces.cli.groups import takes


def sum_of(first: int = 1, second: int = 2) -> int:
    """What a group makes."""
    return first + second


def test_a_command_has_the_options_of_its_groups_in_their_place() -> None:
    """On the command line the parts are named, and not what is made of them."""

    @takes(total=sum_of)
    def command(file: str, *, total: int, last: bool = False) -> int:
        return total * len(file) * (2 if last else 1)

    assert list(signature(command).parameters) == ["file", "first", "second", "last"]
    assert command(file="abc", first=4, second=6, last=False) == 30


def test_two_groups_with_one_option() -> None:
    """What the arbiter says with it would be heard by one of them only: refused when the program is made."""
    with pytest.raises(ValueError, match="duplicate parameter name"):

        @takes(total=sum_of, other=sum_of)
        def command(*, total: int, other: int) -> int:
            return total + other
