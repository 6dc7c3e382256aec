"""Floats: who was moved down or up in a round (C.04.3 art. 1.4)."""

from __future__ import annotations

from enum import IntEnum


class Float(IntEnum):
    """The float a player got in one round."""

    NONE = 0
    DOWN = 1
    UP = 2
