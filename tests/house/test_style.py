"""The habits of the house that a machine can look after."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src/pairwright"
MODULES = sorted(CODE.rglob("*.py"))
WRITTEN = sorted(
    path
    for folder in ("src", "tests", "bench", "docs")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".md") and path != Path(__file__)
)
LONGEST_FILE, LONGEST_FUNCTION = 500, 60
"""In lines; what is worth aiming at is 300 and 40."""
OPTIONS = CODE / "faces/cli"
"""Where a function is a command: Typer makes the options of its parameters."""


def functions(module: Path) -> Iterator[ast.FunctionDef]:
    """All functions and methods of a module, in whatever depth."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


def in_code(module: Path) -> str:
    """How a module is named in a list of what is wrong."""
    return module.relative_to(CODE).as_posix()


def test_files_and_functions_can_be_read_at_once() -> None:
    """Above that a thing has two names."""
    long = [in_code(module) for module in MODULES if len(module.read_text("utf-8").splitlines()) > LONGEST_FILE]
    long += [
        f"{in_code(module)}: {function.name}"
        for module in MODULES
        if OPTIONS not in module.parents
        for function in functions(module)
        if (function.end_lineno or 0) - function.lineno >= LONGEST_FUNCTION
    ]
    assert long == []


def test_nobody_has_to_guess_what_true_means() -> None:
    """A public function takes no boolean by position: ``f(x, True)`` says nothing."""
    guessed = [
        f"{in_code(module)}: {function.name}({argument.arg})"
        for module in MODULES
        if OPTIONS not in module.parents
        for function in functions(module)
        if not function.name.startswith("_")
        for argument in function.args.posonlyargs + function.args.args
        if argument.annotation and ast.unparse(argument.annotation) == "bool"
    ]
    assert guessed == []


@pytest.mark.parametrize(
    "unwanted",
    [r"\b(TODO|FIXME|XXX)\b", r"(?<![\w.-])/(tmp|home|work|root)/", r"(?i)(?<!\)\.)\bcolor(s|ed|ing)?\b(?!-scheme|:)"],
    ids=["unfinished", "places on one machine", "spelling"],
)
def test_what_is_never_written(unwanted: str) -> None:
    """Markers of things undone, paths of somebody's machine, and American colours (but for those of style sheets)."""
    found = [path.relative_to(ROOT).as_posix() for path in WRITTEN if re.search(unwanted, path.read_text("utf-8"))]
    assert [path for path in found if path != "src/pairwright/faces/html.py"] == []
