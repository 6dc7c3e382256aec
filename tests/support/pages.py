"""Pages of HTML taken apart."""

from __future__ import annotations

from html.parser import HTMLParser


class Shape(HTMLParser):
    """Tags that are open at the end, and all that were seen with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def shape(page: str) -> Shape:
    """The shape of a page."""
    found = Shape()
    found.feed(page)
    return found
