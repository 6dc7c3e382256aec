"""Pairwright's own JSON: everything a tournament holds, nothing lost. Described in docs/developers/json-schema.md.

Points are strings such as ``"1.5"``, results and colours the letters of the file formats, rounds and numbers
whole numbers; what is absent has its default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from pairwright.errors import Place, Problem, Sentence, Severity, TooLarge, say
from pairwright.formats.base import Reading, Strictness, Writing, settled
from pairwright.model.canonical import canonical
from pairwright.model.colour import Colour
from pairwright.model.player import NationalRating, Player
from pairwright.model.points import format_points, parse_points
from pairwright.model.result import RESULTS
from pairwright.model.round import RoundEntry
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import Team
from pairwright.model.tournament import (
    LARGEST_NUMBER,
    ByeRequest,
    Forbidden,
    Information,
    Record,
    Tournament,
    VirtualPoints,
)

V = TypeVar("V")

MARK = "pairwright-tournament"
VERSION = 1
"""Raised when a reader of the version before would misread a file; new optional keys do not raise it."""
