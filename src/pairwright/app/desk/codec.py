"""Acts and events as JSON, and back: what is written today must be readable for as long as the tournament is kept.

A value of ours is an object with its kind under ``_`` and the fields that differ from their defaults; results and
colours have the letters of the file formats; tuples are arrays. Unknown kinds and fields are refused, not guessed;
fields that were given up are passed over.
"""

from __future__ import annotations

import json
from enum import Enum
from typing import Any

from pairwright.app.desk import event as desk
from pairwright.app.desk.acts import KINDS, Act
from pairwright.app.desk.event import Event
from pairwright.errors import Place, Problem, Severity, UnreadableFile, say
from pairwright.model import player, scoring, team, team_acts, tournament
from pairwright.model.colour import Colour
from pairwright.model.knockout import terms as knockout
from pairwright.model.result import Result, Worth
from pairwright.model.round import RoundEntry

_KIND = "_"
_OURS = [
    kind
    for module in (desk, player, scoring, team, team_acts, knockout, tournament)
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__.startswith("pairwright.")
]
_VALUES: dict[str, type] = {kind.__name__: kind for kind in _OURS if hasattr(kind, "_fields")} | {
    "RoundEntry": RoundEntry
}
_ENUMS: dict[str, type[Enum]] = {kind.__name__: kind for kind in _OURS if issubclass(kind, Enum)} | {
    "Result": Result, "Colour": Colour, "Worth": Worth,
}  # fmt: skip
_RESULTS = {result.code: result for result in Result}
_GIVEN_UP = {"HandEdits": frozenset(["begun_with"])}
"""Fields of older journals, by kind."""


def encoded(act: Act) -> str:
    """The act as a line of JSON."""
    return json.dumps(_plain(act), ensure_ascii=False, separators=(",", ":"))


def decoded(text: str) -> Act:
    """The act. Raises :class:`UnreadableFile` for what is none."""
    act: Act = _loaded(text, KINDS)
    return act


def encoded_event(event: Event) -> str:
    """A whole event, for a restore point."""
    return json.dumps(_plain(event), ensure_ascii=False, separators=(",", ":"))


def decoded_event(text: str) -> Event:
    """The event. Raises :class:`UnreadableFile`."""
    event: Event = _loaded(text, {"Event": Event})
    return event


def _plain(value: Any) -> Any:
    if isinstance(value, RoundEntry):
        return {_KIND: "E", "v": [value.opponent, value.colour.value, value.result.code]}
    if isinstance(value, Result):
        return {_KIND: "Result", "v": value.code}
    if isinstance(value, Enum):
        return {_KIND: type(value).__name__, "v": value.value}
    fields = getattr(value, "_fields", None)
    if fields is not None:
        defaults = value._field_defaults
        given = {name: getattr(value, name) for name in fields}
        told = {name: _plain(one) for name, one in given.items() if name not in defaults or one != defaults[name]}
        return {_KIND: type(value).__name__, **told}
    if isinstance(value, (tuple, list, frozenset)):
        return [_plain(item) for item in (sorted(value) if isinstance(value, frozenset) else value)]
    return value


def _loaded(text: str, allowed: dict[str, type]) -> Any:
    try:
        value = _restored(json.loads(text), _VALUES | allowed)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise _unreadable(str(error)) from error
    if type(value) not in allowed.values():
        raise _unreadable(type(value).__name__)
    return value


def _restored(value: Any, kinds: dict[str, type]) -> Any:
    if isinstance(value, list):
        return tuple([_restored(item, kinds) for item in value])
    if not isinstance(value, dict):
        return value
    kind = value[_KIND]
    if kind == "E":
        opponent, colour, result = value["v"]
        return RoundEntry(opponent, Colour(colour), _RESULTS[result])
    if kind == "Result":
        return _RESULTS[value["v"]]
    if kind in _ENUMS:
        return _ENUMS[kind](value["v"])
    passed_over = _GIVEN_UP.get(kind, frozenset()) | {_KIND}
    fields = {name: _restored(item, kinds) for name, item in value.items() if name not in passed_over}
    return kinds[kind](**fields)


def _unreadable(text: str) -> UnreadableFile:
    found = say("an entry of the journal cannot be read ({text})", text=text)
    return UnreadableFile((Problem("journal", Severity.ERROR, Place(), found),))
