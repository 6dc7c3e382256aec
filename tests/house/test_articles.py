"""Every article is claimed by some code, or listed as not code with a reason."""

from docs.generate import claims, pages

from pairwright.handbook.contents import NOT_CODE, REGULATIONS


def test_every_article_has_a_home() -> None:
    """No article of a regulation is forgotten."""
    claimed = claims()
    homeless = [
        str(article)
        for regulation in REGULATIONS
        for article in regulation
        if article not in claimed and article not in NOT_CODE
    ]
    assert homeless == []


def test_no_article_is_both() -> None:
    """What is listed as not code is not claimed by code."""
    assert [str(article) for article in NOT_CODE if article in claims()] == []


def test_the_status_pages_are_up_to_date() -> None:
    """docs/rules says what the code says (`make docs` writes it)."""
    assert [path.name for path, text in pages().items() if not path.is_file() or path.read_text("utf-8") != text] == []
