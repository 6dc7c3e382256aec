"""The source of the program as syntax trees, and who means what by a name in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "pairwright"

Function = ast.FunctionDef | ast.Lambda


class Module:
    """One file: its functions and classes by name, its constants, and what its imports mean."""

    def __init__(self, path: Path) -> None:
        parts = list(path.relative_to(SOURCE).with_suffix("").parts)
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.file = path.relative_to(ROOT).as_posix()
        self.tree = ast.parse(path.read_text("utf-8"))
        self.imports: dict[str, tuple[str, str]] = {}
        self.functions: dict[str, ast.FunctionDef] = {}
        self.methods: dict[str, ast.FunctionDef] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (node.module, alias.name)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
                self.methods |= {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
        self.constants: dict[str, ast.expr] = {}
        for statement in self.tree.body:
            if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
                for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
                    if isinstance(target, ast.Name):
                        self.constants[target.id] = statement.value
        own = set(map(id, self.methods.values()))
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef) and id(node) not in own:
                self.functions[node.name] = node


class Found(NamedTuple):
    """What a name stands for: where it is defined, and under which name."""

    module: Module
    name: str


class Program:
    """All modules, by name."""

    def __init__(self, folder: Path = PACKAGE) -> None:
        found = [Module(path) for path in sorted(folder.rglob("*.py"))]
        self.modules = {module.name: module for module in found}

    def __iter__(self) -> Iterator[Module]:
        return iter(self.modules.values())

    def meaning(self, module: Module, name: str) -> Found:
        """Follow imports from within the program to where a name is defined."""
        for _ in range(5):
            if name not in module.imports:
                break
            origin, original = module.imports[name]
            if origin not in self.modules:
                break
            module, name = self.modules[origin], original
        return Found(module, name)


def fields(definition: ast.ClassDef) -> list[str]:
    """What the constructor of a class takes, in order: the annotated names of its body, or those of ``__init__``."""
    for node in definition.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return [argument.arg for argument in node.args.posonlyargs + node.args.args][1:]
    return [
        node.target.id
        for node in definition.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
