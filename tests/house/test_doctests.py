"""The examples in the documentation say what the program says."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import pairwright

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted(page for page in ROOT.glob("docs/**/*.md") if ">>> " in page.read_text("utf-8"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_pages(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page shows is what a reader gets who types it in the project's folder."""
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert found.attempted
    assert not found.failed


def test_docstrings() -> None:
    """The examples in docstrings hold."""
    names = [module.name for module in walk_packages(pairwright.__path__, "pairwright.")]
    modules = [import_module(name) for name in names if not name.endswith("__main__")]
    failed = [module.__name__ for module in modules if doctest.testmod(module, optionflags=FLAGS).failed]
    assert failed == []
