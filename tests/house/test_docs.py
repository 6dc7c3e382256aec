"""The pages hold together: links lead somewhere, examples run."""

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src/pairwright"
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


def defined_in(module: Path) -> set[str]:
    """Names of classes, functions and fields, and whatever else is assigned."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


def test_the_glossary_names_what_there_is() -> None:
    """Every row names files that exist, and names that are defined there."""
    wrong = []
    for line in (ROOT / "docs/glossary.md").read_text("utf-8").splitlines():
        if line.startswith("|") and "`" in line:
            word, names, where, _ = (cell.strip() for cell in line.strip("|").split("|"))
            modules = [CODE / name for name in re.findall("`([^`]+)`", where)]
            wrong += [f"{word}: {module}" for module in modules if not module.is_file()]
            known = {name for module in modules if module.is_file() for name in defined_in(module)}
            wrong += [f"{word}: {name}" for name in re.findall("`([^`]+)`", names) if name.split(".")[-1] not in known]
    assert wrong == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_named_in_the_pages_exist(page: Path) -> None:
    """A page that says where something stands says where it stands now."""
    text = page.read_text("utf-8")
    homes = (ROOT, CODE, CODE / "pairing/systems/dutch")
    named = re.findall(r"`([a-z_][a-z_0-9]*(?:/[a-z_0-9.-]+)+/?|[a-z_]+/)`", text)
    missing = [name for name in named if not any((home / name).exists() for home in homes)]
    missing += [name for name in re.findall(r"`([a-z_]+\.py)`", text) if not list(ROOT.glob(f"[!.]*/**/{name}"))]
    assert missing == []


@pytest.mark.parametrize("page", ["acceptance", "desk-checklist"])
def test_tests_named_in_the_checklists_exist(page: str) -> None:
    """An answer that a test holds names a test there is."""
    texts = [file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    have = {name for text in texts for name in re.findall(r"def (test_\w+)", text)}
    named = re.findall(r"`(test_\w+)`", (ROOT / f"docs/developers/{page}.md").read_text("utf-8"))
    assert named
    assert [name for name in named if name not in have] == []
