"""Finds the English texts of the program: whatever can reach ``say(...)``, ``say_n(...)`` or ``Sentence(...)``.

A text need not stand in the call itself. Constants, branches, tables, defaults, texts handed on as arguments or as
fields of values are followed, so that a sentence can be chosen before it is said. What cannot be followed is
reported, and refused by a test of the house.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from docs.words.source import Module, Program, fields

Texts = frozenset[str]
Scope = dict[str, ast.expr | Texts]
NONE: Texts = frozenset()
MOST = 400
"""Texts one expression may stand for; more are no text for users."""


class Text(NamedTuple):
    """An English text, and of what is counted the text for many."""

    one: str
    many: str = ""


class Unknown(NamedTuple):
    """A call whose text cannot be followed."""

    file: str
    line: int
    code: str


class Finder:
    """Follows texts through the program until nothing new is found."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.arguments: dict[tuple[str, str, str], Texts] = {}
        self.of_fields: dict[str, Texts] = {}
        self.found: dict[Text, set[tuple[str, int]]] = {}
        self.unknown: list[Unknown] = []
        self._returned: dict[tuple[str, str], Texts] = {}
        self._busy: set[tuple[str, str]] = set()
        for _ in range(6):
            before = self._size()
            self._pass()
            if self._size() == before:
                break

    def _size(self) -> int:
        tables = (*self.arguments.values(), *self.of_fields.values())
        return sum(map(len, tables)) + len(self.found)

    def _pass(self) -> None:
        self.found, self.unknown = {}, []
        self._returned = {}
        for module in self.program:
            _Walk(self, module, {}).block(module.tree.body)

    # --- what flows where

    def hand_over(self, key: tuple[str, str, str], texts: Texts) -> None:
        """A text is given as an argument."""
        if texts:
            self.arguments[key] = self.arguments.get(key, NONE) | texts

    def keep(self, field: str, texts: Texts) -> None:
        """A text becomes a field of a value."""
        if texts:
            self.of_fields[field] = self.of_fields.get(field, NONE) | texts

    def say(self, module: Module, line: int, one: Iterable[str], many: Sequence[str] = ("",)) -> None:
        """A text is said here."""
        for text in one:
            if text in TITLES:
                continue
            if _literal(text).strip():
                for plural in many:
                    self.found.setdefault(Text(text, plural), set()).add((module.file, line))

    def returned(self, module: Module, name: str) -> Texts:
        """The texts a function may give back."""
        function = module.functions.get(name) or module.methods.get(name)
        key = (module.name, name)
        if key in self._returned:
            return self._returned[key]
        if function is None or key in self._busy:
            return NONE
        self._busy.add(key)
        walk = _Walk(self, module, _parameters(self, module, function), quiet=True)
        walk.block(function.body)
        self._busy.discard(key)
        if not self._busy:  # else what is being looked at may not be known yet
            self._returned[key] = walk.returns
        return walk.returns


def _literal(text: str) -> str:
    import re

    return re.sub(r"\{[^}]*\}", "", text)


def _parameters(finder: Finder, module: Module, function: ast.FunctionDef, owner: str = "") -> Scope:
    scope: Scope = {}
    name = f"{owner}.__init__" if function.name == "__init__" else function.name
    arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
    for argument in arguments:
        scope[argument.arg] = finder.arguments.get((module.name, name, argument.arg), NONE)
    defaults = [
        *zip(reversed(function.args.posonlyargs + function.args.args), reversed(function.args.defaults), strict=False)
    ]
    for argument, default in defaults:
        if isinstance(default, ast.Constant) and isinstance(default.value, str) and default.value:
            known = scope[argument.arg]
            assert isinstance(known, frozenset)
            scope[argument.arg] = known | {default.value}
    return scope


TITLES: Texts = frozenset({"{title}"})
"""Titles of articles, systems and the like are values: :mod:`docs.words.data` lists them."""

SAID_BY = {"say": 0, "Sentence": 0, "say_n": 0, "translatable": 0}
"""Calls whose argument is a text."""


class _Walk:
    """Goes through a block in the order in which it runs, knowing what its names may stand for."""

    def __init__(self, finder: Finder, module: Module, scope: Scope, *, quiet: bool = False, owner: str = "") -> None:
        self.finder, self.module, self.scope, self.quiet, self.owner = finder, module, scope, quiet, owner
        self.returns: Texts = NONE

    # --- statements

    def block(self, body: Sequence[ast.stmt]) -> bool:
        """True if the block is never left at its end."""
        return any(self.statement(node) for node in body)  # what stands behind a return never runs

    def statement(self, node: ast.stmt) -> bool:
        match node:
            case ast.FunctionDef():
                self._function(node)
            case ast.ClassDef():
                self._class(node)
            case ast.If():
                self.calls(node.test)
                return self._branches([node.body, node.orelse])
            case ast.Match():
                self.calls(node.subject)
                self._branches([*[case.body for case in node.cases], []])
            case ast.For():
                self.calls(node.iter)
                self._loop(node.target, node.iter)
                self._branches([node.body, node.orelse])
            case ast.While():
                self.calls(node.test)
                self._branches([node.body, []])
            case ast.With():
                for item in node.items:
                    self.calls(item.context_expr)
                return self.block(node.body)
            case ast.Try():
                return self._branches([[*node.body, *node.orelse], *[handler.body for handler in node.handlers]]) or (
                    self.block(node.finalbody)
                )
            case ast.Assign():
                self.calls(node.value)
                for target in node.targets:
                    self._bind(target, node.value)
            case ast.AnnAssign():
                if node.value is not None:
                    self.calls(node.value)
                    self._bind(node.target, node.value)
            case ast.AugAssign():
                self.calls(node.value)
                if isinstance(node.target, ast.Name) and isinstance(node.op, ast.Add):
                    longer = _product(self.texts(node.target), self.texts(node.value))
                    self.scope[node.target.id] = longer
            case ast.Return() | ast.Expr():
                if node.value is not None:
                    self.calls(node.value)
                    if isinstance(node, ast.Return):
                        self.returns |= self.texts(node.value)
                return isinstance(node, ast.Return)
            case ast.Raise():
                if node.exc is not None:
                    self.calls(node.exc)
                return True
            case ast.Continue() | ast.Break():
                return True
            case _:
                for child in ast.iter_child_nodes(node):
                    if isinstance(child, ast.expr):
                        self.calls(child)
        return False

    def _branches(self, bodies: Sequence[Sequence[ast.stmt]]) -> bool:
        before, ends = dict(self.scope), []
        for body in bodies:
            self.scope = dict(before)
            if not self.block(body):
                ends.append(self.scope)
        merged: Scope = dict(ends[0]) if ends else before
        for end in ends[1:]:
            for name in {*merged, *end}:
                one, other = merged.get(name), end.get(name)
                if one is None or other is None or one is other:
                    merged[name] = one if one is not None else other  # type: ignore[assignment]
                else:
                    merged[name] = self._value(one) | self._value(other)
        self.scope = merged
        return not ends

    def _function(self, node: ast.FunctionDef) -> None:
        if self.quiet or node.name in SAID_BY:
            return
        for default in [*node.args.defaults, *node.args.kw_defaults, *node.decorator_list]:
            if default is not None:
                self.calls(default)
        _Walk(
            self.finder, self.module, _parameters(self.finder, self.module, node, self.owner), owner=self.owner
        ).block(node.body)

    def _class(self, node: ast.ClassDef) -> None:
        for each in node.body:
            if isinstance(each, ast.Assign | ast.AnnAssign) and each.value is not None:
                targets = each.targets if isinstance(each, ast.Assign) else [each.target]
                for target in targets:
                    if isinstance(target, ast.Name):
                        self.finder.keep(target.id, self.texts(each.value))
                        self.finder.keep(f"{node.name}.value", self.texts(each.value))
        _Walk(self.finder, self.module, {}, owner=node.name).block(node.body)

    def _bind(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            is_table = (isinstance(value, ast.Dict | ast.Tuple | ast.List) or _is_zip(value)) and not _mentions(
                value, target.id
            )
            self.scope[target.id] = value if is_table else self.texts(value)
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
            for one, part in zip(target.elts, value.elts, strict=True):
                self._bind(one, part)
        elif isinstance(target, ast.Tuple):
            for one in target.elts:
                if isinstance(one, ast.Name):
                    self.scope[one.id] = self.texts(value)
        elif isinstance(target, ast.Attribute):
            self.finder.keep(target.attr, self.texts(value))
            self.finder.keep(f"{self.owner}.{target.attr}", self.texts(value))

    def _loop(self, target: ast.expr, over: ast.expr) -> None:
        known = self._lookup(over.id) if isinstance(over, ast.Name) else over
        if isinstance(known, ast.Call) and _is_zip(known) and isinstance(target, ast.Tuple):
            for one, column in zip(target.elts, known.args, strict=False):
                if isinstance(one, ast.Name):
                    self.scope[one.id] = self.texts(column)
            return
        items = self._items(over)
        if isinstance(target, ast.Name):
            self.scope[target.id] = frozenset().union(*[self.texts(item) for item in items])
        elif isinstance(target, ast.Tuple):
            for index, one in enumerate(target.elts):
                if isinstance(one, ast.Name):
                    parts = [
                        item.elts[index] for item in items if isinstance(item, ast.Tuple) and index < len(item.elts)
                    ]
                    self.scope[one.id] = frozenset().union(*[self.texts(part) for part in parts])

    def _items(self, over: ast.expr) -> list[ast.expr]:
        if isinstance(over, ast.Name):
            known = self._lookup(over.id)
            over = known if isinstance(known, ast.expr) else over
        if isinstance(over, ast.Call) and isinstance(over.func, ast.Attribute) and over.func.attr == "items":
            table = over.func.value
            known = self._lookup(table.id) if isinstance(table, ast.Name) else table
            if isinstance(known, ast.Dict):
                return [ast.Tuple([key, value]) for key, value in zip(known.keys, known.values, strict=True) if key]
        return over.elts if isinstance(over, ast.Tuple | ast.List | ast.Set) else []

    # --- calls

    def calls(self, expression: ast.expr) -> None:
        """Note what is said and handed on in an expression."""
        for node in _nodes(expression):
            if isinstance(node, ast.comprehension):
                self._loop(node.target, node.iter)
            elif isinstance(node, ast.NamedExpr):
                self.scope[node.target.id] = self.texts(node.value)
        if not self.quiet:
            for node in _nodes(expression):
                if isinstance(node, ast.Call):
                    self._call(node)

    def _call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in SAID_BY and node.args and isinstance(node.func, ast.Name):
            self._said(name, node)
            return
        origin = self.module
        if isinstance(node.func, ast.Name):
            origin, name = self.finder.program.meaning(self.module, name)
            if name in origin.classes:
                self._constructor(origin.classes[name], name, origin, node)
                return
            function = origin.functions.get(name)
            skip = 0
        else:
            function, skip = origin.methods.get(name), 1
            if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
                whose, _ = node.func.value.id, 0
                if whose in self.module.imports:
                    home = ".".join(self.module.imports[whose])
                    if home in self.finder.program.modules:
                        origin, skip = self.finder.program.modules[home], 0
                        function = origin.functions.get(name)
            if name == "__init__":
                function = None
            if name == "_replace":
                for keyword in node.keywords:
                    if keyword.arg:
                        self.finder.keep(keyword.arg, self.texts(keyword.value))
        if function is not None:
            names = [argument.arg for argument in function.args.posonlyargs + function.args.args][skip:]
            self._arguments(origin, name, names, node)

    def _arguments(self, origin: Module, name: str, names: Sequence[str], node: ast.Call) -> None:
        for parameter, given in zip(names, node.args, strict=False):
            if not isinstance(given, ast.Starred):
                self.finder.hand_over((origin.name, name, parameter), self.texts(given))
        for keyword in node.keywords:
            if keyword.arg:
                self.finder.hand_over((origin.name, name, keyword.arg), self.texts(keyword.value))

    def _constructor(self, definition: ast.ClassDef, name: str, origin: Module, node: ast.Call) -> None:
        names = fields(definition)
        has_own = any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in definition.body)
        if not names:
            for base in definition.bases:
                if isinstance(base, ast.Name):
                    home, known = self.finder.program.meaning(origin, base.id)
                    if known in home.classes:
                        self._constructor(home.classes[known], known, home, node)
            return
        if has_own:
            self._arguments(origin, f"{name}.__init__", names, node)
            return  # what becomes of them is seen where they are assigned
        given = [*zip(names, node.args, strict=False), *[(each.arg or "", each.value) for each in node.keywords]]
        for field, value in given:
            if field and not isinstance(value, ast.Starred):
                self.finder.keep(field, self.texts(value))
                self.finder.keep(f"{name}.{field}", self.texts(value))

    def _said(self, name: str, node: ast.Call) -> None:
        texts = self.texts(node.args[0])
        is_empty = isinstance(node.args[0], ast.Constant)
        if not texts and not is_empty and not self.quiet:
            self.finder.unknown.append(Unknown(self.module.file, node.lineno, ast.unparse(node)))
        if not self.quiet:
            many = sorted(self.texts(node.args[1])) if name == "say_n" and len(node.args) > 1 else [""]
            self.finder.say(self.module, node.lineno, texts, many)

    # --- what an expression may stand for

    def texts(self, node: ast.expr) -> Texts:
        """The texts an expression may stand for; none if it cannot be known."""
        match node:
            case ast.Constant(value=str() as text):
                return frozenset({text}) if text else NONE
            case ast.IfExp():
                return self.texts(node.body) | self.texts(node.orelse)
            case ast.BoolOp():
                return frozenset().union(*map(self.texts, node.values))
            case ast.BinOp(op=ast.Add()):
                return _product(self.texts(node.left), self.texts(node.right))
            case ast.Name():
                known = self._lookup(node.id)
                return self._value(known) if known is not None else NONE
            case ast.Dict():
                return frozenset().union(*map(self.texts, node.values))
            case ast.Tuple() | ast.List() | ast.Set():
                return frozenset().union(*map(self.texts, node.elts))
            case ast.Subscript():
                return self._item(node)
            case ast.Call():
                return self._result(node)
            case ast.Attribute():
                return self._field(node)
            case ast.NamedExpr():
                return self.texts(node.value)
            case _:
                return NONE

    def _item(self, node: ast.Subscript) -> Texts:
        table = node.value
        if isinstance(table, ast.Name):
            known = self._lookup(table.id)
            if isinstance(known, ast.Dict | ast.Tuple | ast.List):
                return self.texts(known)
            if isinstance(known, frozenset):
                return known
            return NONE
        if isinstance(table, ast.Dict):
            picked = node.slice
            if isinstance(picked, ast.Constant):
                for key, value in zip(table.keys, table.values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == picked.value:
                        return self.texts(value)
            return self.texts(table)
        if isinstance(table, ast.Call) and isinstance(table.func, ast.Attribute) and table.func.attr == "rpartition":
            return self.texts(table.func.value)
        return self.texts(table) if isinstance(table, ast.Tuple | ast.Attribute) else NONE

    def _result(self, node: ast.Call) -> Texts:
        function = node.func
        if isinstance(function, ast.Attribute):
            if function.attr == "get" and len(node.args) == 2:
                table = function.value
                known = self._lookup(table.id) if isinstance(table, ast.Name) else table
                texts = self.texts(known) if isinstance(known, ast.expr) else known or NONE
                return texts | self.texts(node.args[1])
            if isinstance(function.value, ast.Name) and function.value.id in ("self", "cls"):
                return self.finder.returned(self.module, function.attr)
            return NONE
        if isinstance(function, ast.Name) and function.id not in SAID_BY:
            origin, name = self.finder.program.meaning(self.module, function.id)
            if name in origin.functions:
                return self.finder.returned(origin, name)
        return NONE

    def _field(self, node: ast.Attribute) -> Texts:
        if node.attr == "title":
            return TITLES
        if node.attr == "value":  # of an enumeration that has the name of the variable: key.value of Key
            whose = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            return self.finder.of_fields.get(f"{whose.capitalize()}.value", NONE)
        if isinstance(node.value, ast.Name):
            whose = node.value.id
            if whose == "self" and self.owner:
                own = self.finder.of_fields.get(f"{self.owner}.{node.attr}", NONE)
                return own or self.finder.of_fields.get(node.attr, NONE)
            if whose in self.module.imports:
                home = ".".join(self.module.imports[whose])
                if home in self.finder.program.modules:
                    return _Walk(self.finder, self.finder.program.modules[home], {}, quiet=True).texts(
                        ast.Name(node.attr)
                    )
        return self.finder.of_fields.get(node.attr, NONE)

    def _value(self, known: ast.expr | Texts) -> Texts:
        return known if isinstance(known, frozenset) else self.texts(known)

    def _lookup(self, name: str) -> ast.expr | Texts | None:
        if name in self.scope:
            return self.scope[name]
        origin, original = self.finder.program.meaning(self.module, name)
        found = origin.constants.get(original)
        if found is None or origin is self.module or isinstance(found, ast.Dict | ast.Constant | ast.Tuple):
            return found
        return _Walk(self.finder, origin, {}, quiet=True).texts(found)


@cache
def _nodes(expression: ast.expr) -> tuple[ast.AST, ...]:
    """The parts of an expression that matter here."""
    wanted = (ast.comprehension, ast.NamedExpr, ast.Call)
    return tuple([node for node in ast.walk(expression) if isinstance(node, wanted)])


def _is_zip(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "zip"


def _mentions(value: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(value))


def _product(left: Texts, right: Texts) -> Texts:
    """Both texts after each other, in every combination."""
    if len(left) * len(right) > MOST:
        return NONE
    return frozenset({one + other for one in left for other in right})
