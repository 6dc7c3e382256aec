"""The scoring that records 162, BBx and XXS state together."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Place, say
from pairwright.formats.faults import Faults
from pairwright.model.points import Points, format_points
from pairwright.model.scoring import Scoring

Statement = tuple[int, str, str, Points]
"""Line, record, symbol and points."""

_WIN = ("win", "win_black", "forfeit_win", "full_bye")
_DRAW = ("draw", "draw_black", "half_bye")
_LOSS = ("loss", "loss_black")
_FAMILIES: tuple[tuple[str, dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]], ...] = (
    (
        "XXS",
        {"D": ("unknown",), "WD": ("unknown",)},
        {
            "W": _WIN,
            "D": _DRAW,
            "L": _LOSS,
            "WW": ("win",),
            "BW": ("win_black",),
            "WD": ("draw",),
            "BD": ("draw_black",),
            "WL": ("loss",),
            "BL": ("loss_black",),
            "ZPB": ("absence",),
            "HPB": ("half_bye",),
            "FPB": ("full_bye",),
            "PAB": ("pairing_bye",),
            "FW": ("forfeit_win",),
            "FL": ("forfeit_loss",),
        },
    ),
    (
        "BB",
        {"W": ("pairing_bye",), "D": ("unknown",)},
        {"W": _WIN, "D": _DRAW, "L": _LOSS, "Z": ("absence",), "F": ("forfeit_loss",), "U": ("pairing_bye",)},
    ),
    (
        "162",
        {"W": ("pairing_bye",), "D": ("unknown",)},
        {
            "W": _WIN,
            "D": _DRAW,
            "L": _LOSS,
            "A": ("absence", "forfeit_loss"),
            "P": ("pairing_bye",),
            "X": ("unknown",),
        },
    ),
)
"""Weakest first: the family, what a symbol sets unless another does, and what it sets."""


def scoring_of(statements: Sequence[Statement], faults: Faults) -> Scoring:
    """The scoring; an official record counts more than an extension that says otherwise."""
    settled: dict[str, Points] = {}
    explicit: dict[str, Points] = {}
    for family, implied, stated in _FAMILIES:
        own = [statement for statement in statements if statement[1].startswith(family)]
        here = {name: value for _, _, symbol, value in own for name in implied.get(symbol, ())}
        said: dict[str, Points] = {}
        for line, record, symbol, value in own:
            before = said.get(stated[symbol][0], value)
            if before != value and family != "XXS":
                _contradiction(line, record, symbol, before, value, faults)
            said |= dict.fromkeys(stated[symbol], value)
        here |= said
        different = [name for name, value in here.items() if explicit.get(name, value) != value]
        if different:
            name = different[0]
            _outweighed(own[0], record_name(family), name, explicit[name], here[name], faults)
        settled |= here
        explicit |= said
    return Scoring()._replace(**settled)


def record_name(family: str) -> str:
    """How a family of records is called."""
    return "BBx" if family == "BB" else family


def _contradiction(line: int, record: str, symbol: str, before: Points, value: Points, faults: Faults) -> None:
    faults.error(
        "scoring",
        Place(line, 1, 3, record),
        say(
            "{symbol} is {value} here and {before} before",
            symbol=symbol,
            value=format_points(value),
            before=format_points(before),
        ),
        say("one value"),
        say("Remove one of the two"),
    )


def _outweighed(own: Statement, record: str, name: str, before: Points, value: Points, faults: Faults) -> None:
    faults.repair(
        "scoring",
        Place(own[0], 1, 3, own[1]),
        say(
            "{name} is {value} in {record} and {before} in another record",
            name=name.replace("_", " "),
            value=format_points(value),
            record=record,
            before=format_points(before),
        ),
        say("one value"),
        say("{record} counts", record=record),
    )
