"""What the modules of the quick path need of ``typing``, without the time that ``typing`` takes.

Loading ``typing`` costs a quarter of Python's own start, and its ``NamedTuple`` compiles every annotation of a class
when the class is made; with both, the value types alone took longer than reading and pairing a tournament. Type
checkers see the names they know; at run time they are these.

A named tuple takes its constructor from a template of as many parameters, with the names put in: nothing is compiled.
Modules that use it have ``from __future__ import annotations``.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
    from typing import Protocol as Protocol
    from typing import cast as cast
else:
    from collections import _tuplegetter
    from types import FunctionType

    _new = tuple.__new__
    _TEMPLATES = (
        lambda _cls: _new(_cls, ()),
        lambda _cls, a: _new(_cls, (a,)),
        lambda _cls, a, b: _new(_cls, (a, b)),
        lambda _cls, a, b, c: _new(_cls, (a, b, c)),
        lambda _cls, a, b, c, d: _new(_cls, (a, b, c, d)),
        lambda _cls, a, b, c, d, e: _new(_cls, (a, b, c, d, e)),
        lambda _cls, a, b, c, d, e, f: _new(_cls, (a, b, c, d, e, f)),
        lambda _cls, a, b, c, d, e, f, g: _new(_cls, (a, b, c, d, e, f, g)),
        lambda _cls, a, b, c, d, e, f, g, h: _new(_cls, (a, b, c, d, e, f, g, h)),
        lambda _cls, a, b, c, d, e, f, g, h, i: _new(_cls, (a, b, c, d, e, f, g, h, i)),
        lambda _cls, a, b, c, d, e, f, g, h, i, j: _new(_cls, (a, b, c, d, e, f, g, h, i, j)),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k: _new(_cls, (a, b, c, d, e, f, g, h, i, j, k)),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m: _new(_cls, (a, b, c, d, e, f, g, h, i, j, k, m)),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n: _new(_cls, (a, b, c, d, e, f, g, h, i, j, k, m, n)),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n, o: _new(_cls, (a, b, c, d, e, f, g, h, i, j, k, m, n, o)),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n, o, p: _new(
            _cls, (a, b, c, d, e, f, g, h, i, j, k, m, n, o, p)
        ),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q: _new(
            _cls, (a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q)
        ),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r: _new(
            _cls, (a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r)
        ),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, s: _new(
            _cls, (a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, s)
        ),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, s, t: _new(
            _cls, (a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, s, t)
        ),
        lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, s, t, u: _new(
            _cls, (a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, s, t, u)
        ),
    )

    class _Row(tuple):
        __slots__ = ()

        @classmethod
        def _make(cls, items):
            return _new(cls, items)

        def _replace(self, /, **changes):
            made = _new(self.__class__, map(changes.pop, self._fields, self))
            if changes:
                raise TypeError(f"Got unexpected field names: {list(changes)!r}")
            return made

        def _asdict(self):
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self):
            pairs = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
            return f"{self.__class__.__name__}({pairs})"

        def __getnewargs__(self):
            return tuple(self)

    class _Maker(type):
        """Makes a named tuple of the annotated names of a class body."""

        def __new__(cls, name, bases, body):
            if not bases:
                return super().__new__(cls, name, bases, body)
            fields = tuple(body.get("__annotations__", ()))
            if len(fields) >= len(_TEMPLATES):
                raise TypeError(f"{name} has {len(fields)} fields; there are templates for {len(_TEMPLATES) - 1}")
            defaults = tuple([body[field] for field in fields if field in body])
            code = _TEMPLATES[len(fields)].__code__.replace(co_varnames=("_cls", *fields), co_name="__new__")
            body["__new__"] = FunctionType(code, globals(), "__new__", defaults)
            body["__slots__"] = ()
            body["_fields"] = body["__match_args__"] = fields
            body["_field_defaults"] = dict(zip(fields[len(fields) - len(defaults) :], defaults, strict=True))
            for index, field in enumerate(fields):
                body[field] = _tuplegetter(index, "")
            return type(name, (_Row,), body)

    class NamedTuple(metaclass=_Maker):
        """A tuple whose items have names, types and defaults; the class body may have methods."""

    class Protocol:
        """What a value has to have; only type checkers look at it."""

    def cast(_kind, value):
        """The value itself."""
        return value
