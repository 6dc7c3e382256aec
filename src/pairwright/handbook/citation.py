"""Regulations, their editions and their articles, as values to point at."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.lean import NamedTuple


class Article(NamedTuple):
    """One article: ``C.04.3 art. 2.3.10`` with a short title of ours."""

    regulation: str
    number: str
    title: str

    def __str__(self) -> str:
        return f"{self.regulation} art. {self.number}"


class Regulation:
    """An edition of a regulation; ``regulation["1.8"]`` is an :class:`Article`. Dates are ``YYYY/MM/DD``."""

    __slots__ = ("_titles", "code", "edition", "in_force_from", "title")

    def __init__(self, code: str, title: str, edition: str, in_force_from: str, titles: dict[str, str]) -> None:
        self.code = code
        self.title = title
        self.edition = edition
        self.in_force_from = in_force_from
        self._titles = titles  # and not articles: a program that pairs one round asks for few of them

    def __getitem__(self, number: str) -> Article:
        return Article(self.code, number, self._titles[number])

    def __iter__(self) -> Iterator[Article]:
        return (Article(self.code, number, title) for number, title in self._titles.items())
