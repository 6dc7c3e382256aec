"""The pages hold together: links lead somewhere, examples run."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link of a page names a file that exists."""
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    broken = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert broken == []


def test_the_readme_tour_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the README shows is what happens."""
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_every_decision_is_listed() -> None:
    """The index of decisions names every page."""
    index = (ROOT / "docs/decisions/README.md").read_text("utf-8")
    assert [page.name for page in (ROOT / "docs/decisions").glob("0*.md") if page.name not in index] == []
