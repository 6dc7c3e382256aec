"""Forms of a page as a browser would send them, and as a browser would not."""

from __future__ import annotations

import random
from html.parser import HTMLParser
from typing import Any

NONSENSE = (
    "", " ", "0", "-1", "1", "2", "3", "5", "77", "9" * 40, "x", "a\0b", "١٢", "1-0", "5-5", "*", "½", "<b>", "\u202e",
    "on", "withdraw", "2026/11/30", "1-2 3-4", "rules", "\U0001f600", "x" * 3000, "new:2:0",
)  # fmt: skip
"""Values that no form asks for, or not there."""


class Form:
    """Where it goes, and what it would send: fields that are filled, choices, and buttons of which one is pressed."""

    def __init__(self, action: str, method: str) -> None:
        self.action, self.method = action, method
        self.fields: list[tuple[str, str]] = []
        self.choices: dict[str, list[str]] = {}
        self.buttons: list[tuple[str, str]] = []

    def sent(self, draw: random.Random, *, honest: bool) -> dict[str, Any]:
        """What is sent: filled in at random within what the form offers, or with nonsense here and there."""
        found: dict[str, list[str]] = {}
        for name, value in self.fields:
            found.setdefault(name, []).append(value)
        for name, values in self.choices.items():
            found[name] = [draw.choice(values)] if draw.random() < 0.8 else []
        if self.buttons:
            name, value = draw.choice(self.buttons)
            if name:
                found.setdefault(name, []).append(value)
        for name in list(found):
            if not honest and name != "csrfmiddlewaretoken" and draw.random() < 0.3:
                found[name] = draw.choice([[], [draw.choice(NONSENSE)], [draw.choice(NONSENSE) for _ in range(3)]])
        return found


class _Reader(HTMLParser):
    def __init__(self, here: str) -> None:
        super().__init__()
        self.here, self.select = here, ""
        self.forms: list[Form] = []
        self.open: Form | None = None
        self.by_id: dict[str, Form] = {}

    def handle_starttag(self, tag: str, pairs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in pairs}
        if tag == "form":
            self.open = Form(told.get("action") or self.here, told.get("method", "get").lower())
            self.forms.append(self.open)
            self.by_id[told.get("id", "")] = self.open
        form = self.by_id.get(told.get("form", ""), self.open) if "form" in told else self.open
        name = told.get("name", "")
        if form is None:
            return
        if tag == "button":
            form.buttons.append((name, told.get("value", "")))
        elif tag == "select":
            self.select = name
            form.choices.setdefault(name, [])
        elif tag == "option" and self.select in form.choices:
            form.choices[self.select].append(told.get("value", ""))
        elif tag == "input" and name and told.get("type") in ("radio", "checkbox"):
            form.choices.setdefault(name, []).append(told.get("value", "on"))
        elif (tag == "input" and name and told.get("type") != "file") or (tag == "textarea" and name):
            form.fields.append((name, told.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.open = None


def forms_of(page: str, here: str) -> list[Form]:
    """The forms of a page that change something."""
    reader = _Reader(here)
    reader.feed(page)
    return [form for form in reader.forms if form.method == "post"]
