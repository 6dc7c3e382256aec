"""The colours, and the absence of one."""

from __future__ import annotations

from enum import Enum


class Colour(Enum):
    """White, Black, or none (bye, absence)."""

    WHITE = "w"
    BLACK = "b"
    NONE = "-"

    __hash__ = object.__hash__  # members are singletons: identity is enough, and quick in tables

    @property
    def opposite(self) -> Colour:
        """Black for White, White for Black, none for none."""
        return _OPPOSITE[self.value]


_OPPOSITE = {"w": Colour.BLACK, "b": Colour.WHITE, "-": Colour.NONE}
