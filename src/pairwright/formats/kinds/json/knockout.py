"""What is announced of a knockout, from and to JSON."""

from __future__ import annotations

from typing import Any, TypeVar

from pairwright.errors import say
from pairwright.formats.kinds.json.values import Node, colour_of, list_of
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.terms import (
    BY_THE_DOCUMENTS,
    DecidedBy,
    Decision,
    GoldenPoint,
    Knockout,
    Level,
)

if TYPE_CHECKING:
    from enum import Enum

    E = TypeVar("E", bound=Enum)


def knockout_of(node: Node) -> Knockout:
    """The value of the key ``knockout``."""
    terms = Knockout(
        node.whole("places", BY_THE_DOCUMENTS.places),
        node.whole("games", BY_THE_DOCUMENTS.games),
        node.whole("extra", BY_THE_DOCUMENTS.extra),
        _golden_point(node),
        node.take("third_place", _truth, default=False, expected=say("true or false")),
        _one_of(node, "elimination", BY_THE_DOCUMENTS.elimination),
        _one_of(node, "seeds", BY_THE_DOCUMENTS.seeds),
        _one_of(node, "colours", BY_THE_DOCUMENTS.colours),
        node.text("lot"),
        node.take("tempo", _text, BY_THE_DOCUMENTS.tempo, say("a text")),
        node.text("extra_tempo"),
        node.take("level", _levels, BY_THE_DOCUMENTS.level, say("a list of {codes}", codes=_codes(Level.GAME_POINTS))),
        node.objects("decisions", _decision),
    )
    node.done()
    return terms


def _golden_point(node: Node) -> GoldenPoint | None:
    """False for none; an object with what differs from the documents."""
    if node.take("no_golden_point", _truth, default=False, expected=say("true or false")):
        node.one("golden_point")
        return None
    inner = node.one("golden_point")
    usual = GoldenPoint()
    found = GoldenPoint(
        inner.whole("white", usual.white),
        inner.whole("black", usual.black),
        inner.take("draw_odds", colour_of, usual.draw_odds, say("w, b or -")),
    )
    inner.done()
    return found


def _one_of(node: Node, key: str, usual: E) -> E:
    kind = type(usual)
    return node.take(key, lambda value: kind(value), usual, say("one of {codes}", codes=_codes(usual)))


def _codes(usual: Enum) -> str:
    return ", ".join([str(one.value) for one in type(usual)])


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _levels(value: Any) -> tuple[Level, ...]:
    return tuple([Level(one) for one in list_of(value)])


def _decision(node: Node) -> Decision:
    decision = Decision(
        node.whole("round"), node.whole("match"), node.whole("winner"), _one_of(node, "by", DecidedBy.ARBITER)
    )
    node.done()
    return decision


def written_knockout(terms: Knockout) -> dict[str, Any]:
    """The same as an object, without what is as the documents have it."""
    usual = BY_THE_DOCUMENTS
    if terms == usual:
        return {}
    written: dict[str, Any] = {}
    for name in ("places", "games", "extra", "third_place", "lot", "tempo", "extra_tempo"):
        if getattr(terms, name) != getattr(usual, name):
            written[name] = getattr(terms, name)
    for name in ("elimination", "seeds", "colours"):
        if getattr(terms, name) is not getattr(usual, name):
            written[name] = getattr(terms, name).value
    if terms.golden_point is None:
        written["no_golden_point"] = True
    elif terms.golden_point != usual.golden_point:
        golden = terms.golden_point
        written["golden_point"] = {"white": golden.white, "black": golden.black, "draw_odds": golden.draw_odds.value}
    if terms.level != usual.level:
        written["level"] = [one.value for one in terms.level]
    if terms.decisions:
        written["decisions"] = [one._asdict() | {"by": one.by.value} for one in terms.decisions]
    return written
