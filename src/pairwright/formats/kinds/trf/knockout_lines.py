"""The comments of a file of 2026 that keep what is announced of a knockout, and what was decided beside the boards::

    ### Knockout: places 2, games 4, extra 2, golden 5/4 black, seeds rating, colours lot, lot 4711
    ### Knockout @ Round 7: match 5, winner 3, by lot

What is as the documents have it is left out. In the file of a knockout anything else behind ``### Knockout`` is a
fault, and so is a line that holds some of this and something else; any other is somebody's remark: kept, and said.
"""

from __future__ import annotations

from pairwright.errors import Place, say
from pairwright.formats.faults import quoted
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import (
    BY_THE_DOCUMENTS,
    Colours,
    DecidedBy,
    Decision,
    Elimination,
    GoldenPoint,
    Knockout,
    Level,
    Seeds,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from pairwright.formats.kinds.trf.draft import Draft

_ODDS = {Colour.BLACK: "black", Colour.WHITE: "white", Colour.NONE: "none"}


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise ValueError(text)
    return int(text)


def _yes(text: str) -> bool:
    return {"yes": True, "no": False}[text.lower()]


def _golden(text: str) -> GoldenPoint | None:
    if text.lower() == "no":
        return None
    clocks, _, odds = text.partition(" ")
    white, _, black = clocks.partition("/")
    colours = {word: colour for colour, word in _ODDS.items()}
    return GoldenPoint(_number(white), _number(black), colours[odds.strip().lower()])


def _level(text: str) -> tuple[Level, ...]:
    return () if text.lower() == "no" else tuple([Level(part.strip().lower()) for part in text.split("/")])


_FIELDS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "places": ("places", _number),
    "games": ("games", _number),
    "extra tempo": ("extra_tempo", str),
    "extra": ("extra", _number),
    "golden": ("golden_point", _golden),
    "third place": ("third_place", _yes),
    "elimination": ("elimination", lambda text: Elimination(text.lower())),
    "seeds": ("seeds", lambda text: Seeds(text.lower())),
    "colours": ("colours", lambda text: Colours(text.lower())),
    "lot": ("lot", str),
    "tempo": ("tempo", str),
    "level": ("level", _level),
}
"""Name in the line, field of the announcement, and how it is read; longer names before those they begin with."""

_EXAMPLE = "### Knockout: places 1, games 2, extra 1, golden 5/4 black, third place yes, elimination single"
_EXAMPLE_OF_DECISION = "### Knockout @ Round 7: match 5, winner 3, by lot"
_DECISION = (
    r"###\s*Knockout\s*@\s*Round\s+([1-9]\d{0,2})\s*:\s*match\s+([1-9]\d{0,4})\s*,"
    r"\s*winner\s+(\d{1,4})\s*,\s*by\s+(lot|fewest moves|arbiter)\s*"
)


def read_knockout(draft: Draft, line: int, text: str) -> bool:
    """Whether the line is about a knockout; what it says, or what is wrong with it, goes to the draft."""
    if not text[3:].lstrip().lower().startswith("knockout"):
        return False
    rest = text[3:].lstrip()[len("knockout") :].lstrip()
    is_ours = "KNOCKOUT" in draft.system.upper()
    if rest.startswith("@") and (is_ours or "winner" in rest.lower()):
        _read_decision(draft, line, text)
    elif rest.startswith(":") and (is_ours or any(_name_of(part) for part in rest[1:].split(","))):
        _read_terms(draft, line, text, rest[1:])
    else:
        if rest[:1] in ("@", ":"):
            example = _EXAMPLE if rest[0] == ":" else _EXAMPLE_OF_DECISION
            remedy = say("It is kept and means nothing")
            draft.faults.notice(
                "comment", Place(line, 1, len(text), "###"), quoted(text), say("{example}", example=example), remedy
            )
        return False
    return True


def _name_of(part: str) -> str:
    """The name that an item of the announcement begins with; empty for none."""
    item = " ".join(part.lower().split())
    return next((name for name in _FIELDS if f"{item} ".startswith(f"{name} ")), "")


def _read_terms(draft: Draft, line: int, text: str, said: str) -> None:
    if draft.knockout is not None:
        found = say("a second announcement of a knockout, after that in line {line}", line=draft.knockout[0])
        draft.faults.error("knockout", Place(line, 1, len(text), "###"), found, say("one"),
                           say("Put all of it into one line"))  # fmt: skip
        return
    values: dict[str, Any] = {}
    at = text.index(":") + 1
    for part in said.split(","):
        column = text.index(part, at) + 1 + len(part) - len(part.lstrip())
        at += len(part) + 1
        item = " ".join(part.split())
        name = _name_of(part)
        try:
            field, reads = _FIELDS[name]
            value = reads(item[len(name) :].strip())
        except (ValueError, KeyError):
            place = Place(line, column, max(column, column + len(part.strip()) - 1), "###")
            draft.faults.error("knockout", place, quoted(item), say("{example}", example=_EXAMPLE))
            return
        if field in values:
            place = Place(line, column, column + len(part.strip()) - 1, "###")
            draft.faults.error("knockout", place, say("{name} said twice", name=name), say("once"))
            return
        values[field] = value
    draft.knockout = line, Knockout(**values)


def _read_decision(draft: Draft, line: int, text: str) -> None:
    import re

    found = re.fullmatch(_DECISION, text, re.IGNORECASE)
    if not found:
        draft.faults.error("knockout", Place(line, 1, len(text), "###"), quoted(text), say(_EXAMPLE_OF_DECISION))
        return
    round_, match, winner = map(int, found.groups()[:3])
    draft.decisions.append(Decision(round_, match, winner, DecidedBy(found.group(4).lower())))


def terms_of(draft: Draft) -> Knockout:
    """What the lines say together; with a fault for each that no knockout can have."""
    from pairwright.model.knockout.acts import in_order
    from pairwright.model.knockout.checks import faults_of

    line, terms = draft.knockout or (0, BY_THE_DOCUMENTS)
    for found, expected in faults_of(terms):
        draft.faults.error("knockout", Place(line, 1, 0, "###"), found, expected)
    return terms._replace(decisions=in_order(tuple(draft.decisions)))


def knockout_lines(terms: Knockout) -> Iterator[str]:
    """The lines that keep it; none where everything is as the documents have it."""
    written = [
        f"{name} {_written(getattr(terms, field))}"
        for name, (field, _) in _FIELDS.items()
        if getattr(terms, field) != getattr(BY_THE_DOCUMENTS, field)
    ]
    if written:
        yield "### Knockout: " + ", ".join(written)
    for round_, match, winner, by in terms.decisions:
        yield f"### Knockout @ Round {round_}: match {match}, winner {winner}, by {by.value}"


def _written(value: object) -> str:
    if value is None or value == () or value is False:
        return "no"
    if value is True:
        return "yes"
    if isinstance(value, GoldenPoint):
        return f"{value.white}/{value.black} {_ODDS[value.draw_odds]}"
    if isinstance(value, tuple):
        return "/".join([one.value for one in value])
    return str(value.value) if isinstance(value, (Elimination, Seeds, Colours)) else str(value)
