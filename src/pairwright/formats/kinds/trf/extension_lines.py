"""Records of the pairing engines that no regulation knows: XXR XXC XXZ XXP XXA XXS, and BBW to BBU."""

from __future__ import annotations

from collections.abc import Callable

from pairwright.errors import Place, say
from pairwright.formats.faults import quoted
from pairwright.formats.kinds.trf.draft import Draft, Said
from pairwright.formats.kinds.trf.header import body, rounds_of
from pairwright.model.colour import Colour
from pairwright.model.points import Points, parse_points
from pairwright.model.tournament import Forbidden

_XXS_CODES = frozenset(["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL", "W", "D", "L"])


def _configuration(draft: Draft, line: int, text: str) -> None:
    """XXC: ``rank``, ``white1``, ``black1``, several of them if need be."""
    for word in body(draft, line, text).split():
        if word.lower() == "rank":
            draft.by_position = True
        elif word.lower() in ("white1", "black1"):
            colour = Colour.WHITE if word.lower() == "white1" else Colour.BLACK
            draft.colours.append(Said(line, "XXC", colour))
        else:
            column = text.index(word, 3) + 1
            draft.faults.repair(
                "configuration",
                Place(line, column, column + len(word) - 1, "XXC"),
                quoted(word),
                say("rank, white1 or black1"),
                say("The word was passed over"),
            )


def _absent(draft: Draft, line: int, text: str) -> None:
    draft.absent.append((line, draft.numbers(line, text, 5)))


def _forbidden(draft: Draft, line: int, text: str) -> None:
    draft.forbidden.append((line, "XXP", Forbidden(draft.numbers(line, text, 5))))


def _virtual_points(draft: Draft, line: int, text: str) -> None:
    """XXA: the player in columns 5-8, then five columns a round from column 10 on."""
    player = draft.number(line, text, 5, 8)
    draft.column_of[line, player] = 5
    values: list[Points] = []
    parts = [text[start : start + 5].strip() for start in range(9, len(text), 5)]
    if any(" " in part for part in parts) or text[8:9].strip():
        parts = text[8:].split()
        draft.faults.repair(
            "shifted",
            Place(line, 9, len(text), "XXA"),
            quoted(text[8:]),
            say("the points of round 1 in columns 10-13, five columns a round"),
            say("Read as the points of rounds 1 to {count}", count=len(parts)),
        )
    for round_, part in enumerate(parts, 1):
        try:
            values.append(parse_points(part) if part else 0)
        except ValueError:
            column = 10 + 5 * (round_ - 1)
            draft.faults.error(
                "points",
                Place(line, column, column + 3, "XXA", round_, max(player, 0)),
                quoted(part),
                say("points such as 1.0"),
            )
            return
    if player > 0:
        draft.virtual_by_player.append((line, player, tuple(values)))


def _scoring(draft: Draft, line: int, text: str) -> None:
    for word in text[3:].split():
        code, _, value = word.upper().partition("=")
        column = text.index(word, 3) + 1
        place = Place(line, column, column + len(word) - 1, "XXS")
        if code not in _XXS_CODES:
            draft.faults.error(
                "scoring",
                place,
                quoted(word),
                say("CODE=VALUE with one of {codes}", codes=", ".join(sorted(_XXS_CODES))),
            )
            continue
        try:
            draft.points.append((line, "XXS", code, parse_points(value)))
        except ValueError:
            draft.faults.error("scoring", place, quoted(word), say("points such as PAB=0.5"))


def _one_value(draft: Draft, line: int, text: str) -> None:
    said = body(draft, line, text)
    try:
        draft.points.append((line, text[:3], text[2], parse_points(said)))
    except ValueError:
        draft.faults.error(
            "scoring", Place(line, 5, max(5, len(text)), text[:3]), quoted(said), say("points such as 1.0")
        )


EXTENSIONS: dict[str, Callable[[Draft, int, str], None]] = {
    "XXR": rounds_of,
    "XXC": _configuration,
    "XXZ": _absent,
    "XXP": _forbidden,
    "XXA": _virtual_points,
    "XXS": _scoring,
    **dict.fromkeys(("BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"), _one_value),
}
"""What reads each extension."""
