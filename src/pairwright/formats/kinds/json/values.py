"""Values of JSON and how they are read: every key is checked, and every fault told with its path."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from pairwright.errors import Place, Problem, Sentence, Severity, say
from pairwright.model.abnormal import CHANGEABLE
from pairwright.model.colour import Colour
from pairwright.model.points import format_points, parse_points
from pairwright.model.result import RESULTS, Worth
from pairwright.model.round import RoundEntry
from pairwright.model.scoring import Scoring
from pairwright.model.team import MatchScoring
from pairwright.model.tournament import Forbidden

V = TypeVar("V")


class Node:
    """A JSON object that is read key by key; faults carry the path."""

    def __init__(self, value: object, path: str, problems: list[Problem]) -> None:
        self.path, self.problems = path, problems
        self._value: dict[str, Any] = value if isinstance(value, dict) else {}
        self._left = set(self._value)
        if not isinstance(value, dict):
            self.fault("", say("no object"), say("an object"))

    def fault(self, key: str, found: Sentence, expected: Sentence) -> None:
        place = Place(record=f"{self.path}.{key}".strip("."))
        self.problems.append(Problem("json", Severity.ERROR, place, found, expected))

    def take(self, key: str, reads: Callable[[Any], V], default: V, expected: Sentence) -> V:
        """The value of a key, read; the default if it is absent, null or wrong."""
        self._left.discard(key)
        value = self._value.get(key)
        if value is None:
            return default
        try:
            return reads(value)
        except (ValueError, TypeError):
            self.fault(key, say("{value}", value=repr(value)[:60]), expected)
            return default

    def text(self, key: str) -> str:
        """A text, empty by default."""
        return self.take(key, text_of_value, "", say("a text"))

    def whole(self, key: str, default: int = 0) -> int:
        """A whole number that is not negative."""
        return self.take(key, whole, default, say("a whole number"))

    def points(self, key: str, default: int = 0) -> int:
        """Points in tenths, from a text."""
        return self.take(key, points_of, default, say('points such as "1.5"'))

    def points_or_nothing(self, key: str) -> int | None:
        """Points, None if absent."""
        return self.take(key, points_of, None, say('points such as "1.5"'))

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of numbers."""
        return self.take(key, lambda value: tuple(map(whole, list_of(value))), (), say("a list of numbers"))

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        return self.take(key, lambda value: tuple(map(text_of_value, list_of(value))), (), say("a list of texts"))

    def one(self, key: str) -> Node:
        """An object inside."""
        return Node(
            self.take(key, lambda value: value, {}, say("an object")), f"{self.path}.{key}".strip("."), self.problems
        )

    def objects(self, key: str, reads: Callable[[Node], V]) -> tuple[V, ...]:
        """A list of objects, each read."""
        values: list[Any] = self.take(key, list_of, [], say("a list"))
        path = f"{self.path}.{key}".strip(".")
        return tuple(reads(Node(value, f"{path}[{index}]", self.problems)) for index, value in enumerate(values))

    def done(self) -> None:
        """Tell of keys nobody asked for."""
        for key in sorted(self._left):
            place = Place(record=f"{self.path}.{key}".strip("."))
            self.problems.append(
                Problem("json", Severity.NOTICE, place, say("a key that means nothing to this version; it is dropped"))
            )


def list_of(value: Any) -> list[Any]:
    """A list. Raises ``ValueError``, as all of these."""
    if not isinstance(value, list):
        raise ValueError(value)
    return value


def text_of_value(value: Any) -> str:
    """A text."""
    if not isinstance(value, str):
        raise ValueError(value)
    value.encode()  # half of a character (\\ud800) is a ValueError: no file could hold it
    return value


def whole(value: Any) -> int:
    """A whole number that is not negative."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**9:
        raise ValueError(value)
    return value


def points_of(value: Any) -> int:
    """Points in tenths, from a text."""
    if not isinstance(value, str) or len(value) > 12:
        raise ValueError(value)
    return parse_points(value)


def _letter(table: Mapping[str, V]) -> Callable[[Any], V]:
    def reads(value: Any) -> V:
        if not isinstance(value, str) or value not in table:
            raise ValueError(value)
        return table[value]

    return reads


colour_of = _letter({colour.value: colour for colour in Colour})
result_of = _letter(RESULTS)
"""A colour, a result and a worth from their letters and words."""
WORTHS = {worth.value: worth for worth in Worth if worth in CHANGEABLE}
worth_of = _letter(WORTHS)


def entry_of(value: Any) -> RoundEntry:
    """A round of a player: opponent, colour, result."""
    opponent, colour, result = list_of(value)
    return RoundEntry(whole(opponent), colour_of(colour), result_of(result))


def forbidden(node: Node) -> Forbidden:
    """Who may not meet."""
    group = Forbidden(node.numbers("players"), node.whole("first", 1), node.whole("last"))
    node.done()
    return group


_OF_POINTS = {"points", "declared_points", "match_points", "game_points", *Scoring._fields, *MatchScoring._fields}


def plain(value: Any, standard: Any) -> dict[str, Any]:
    """A value as an object, without what is as it is by default."""
    given = {name: item for name, item in value._asdict().items() if item != getattr(standard, name)}
    return {name: format_points(item) if name in _OF_POINTS else item for name, item in given.items()}
