"""Is a value what its kind says it is? Python asks nobody; a journal from elsewhere has to be asked."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from pairwright.app.desk.codec import VALUES
from pairwright.model.colour import Colour
from pairwright.model.result import Result, Worth

LARGEST = 2**31 - 1
"""No number of a tournament comes near it, and databases take none that is larger."""
_NAMES: dict[str, Any] = VALUES | {"Result": Result, "Colour": Colour, "Worth": Worth, "Matches": type(None)}
"""What annotations name; ``Matches`` are made from the rest, and never written down."""


def fits(value: object, kind: Any) -> bool:
    """Has the value this type, all the way down, with numbers within :data:`LARGEST` and texts that can be stored?"""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple:
        return isinstance(value, tuple) and _fits_each(value, inner)
    if origin is not None:  # a union
        return any(fits(value, one) for one in inner)
    if type(value) is not kind:
        return False
    if isinstance(value, int):
        return abs(value) <= LARGEST
    if isinstance(value, str):
        return is_text(value)
    if isinstance(value, Enum) or value is None:
        return True
    return isinstance(value, tuple) and all(
        fits(one, hint) for one, hint in zip(value, _hints(type(value)), strict=True)
    )


def is_text(text: str) -> bool:
    """Can it be stored? Half of a pair of code units cannot."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _fits_each(values: tuple[object, ...], kinds: tuple[Any, ...]) -> bool:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return all(fits(one, kinds[0]) for one in values)
    return len(values) == len(kinds) and all(fits(one, kind) for one, kind in zip(values, kinds, strict=True))


@cache
def _hints(kind: type) -> tuple[Any, ...]:
    """Types of the fields of a kind, in order."""
    hints = get_type_hints(kind, localns=_NAMES)
    return tuple([hints[name] for name in kind._fields])  # type: ignore[attr-defined]
