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

_COLOUR_WORDS = {"white": Colour.WHITE, "black": Colour.BLACK}
_POINTS = r"\d{0,2}[.,]?\d?"
_BESIDE_EQUALS = r"\s*=\s*"
_BETWEEN_VALUES = r"\s*[,;]\s*(?=[A-Za-z]|$)"
_XXS_CODES = frozenset(["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL", "W", "D", "L"])


def _configuration(draft: Draft, line: int, text: str) -> None:
    """XXC: ``rank``, ``white1``, ``black1``, several of them if need be."""
    for word in body(draft, line, text).split():
        colour = _COLOUR_WORDS.get(word.lower().removesuffix("1"))
        if word.lower() == "rank":
            draft.by_position = True
            continue
        if colour:
            draft.colours.append(Said(line, "XXC", colour))
            if word.lower().endswith("1"):
                continue
        column = text.index(word, 3) + 1
        draft.faults.repair(
            "configuration",
            Place(line, column, column + len(word) - 1, "XXC"),
            quoted(word),
            say("rank, white1 or black1"),
            say("Read as the initial colour") if colour else say("The word was passed over"),
        )


def _absent(draft: Draft, line: int, text: str) -> None:
    draft.absent.append((line, draft.numbers(line, text, 5)))


def _forbidden(draft: Draft, line: int, text: str) -> None:
    draft.forbidden.append((line, "XXP", Forbidden(draft.numbers(line, text, 5))))


def _virtual_points(draft: Draft, line: int, text: str) -> None:
    """XXA: the player in columns 5-8, then five columns a round from column 10 on."""
    text = _in_columns(draft, line, text)
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
    before = draft.line_of_virtual.setdefault(player, line)
    if before != line and player > 0:
        draft.faults.error(
            "record-twice",
            Place(line, 5, 8, "XXA", 0, player),
            say("a second record XXA of this player, after that in line {line}", line=before),
            say("one"),
            say("Remove one of the two"),
        )
    elif player > 0:
        draft.virtual_by_player.append((line, player, tuple(values)))


def _in_columns(draft: Draft, line: int, text: str) -> str:
    """A record XXA whose player and points stand apart, but not in their columns, put right."""
    player, *points = text[3:].split() or [""]
    if " " not in text[4:8].strip() or not (player.isascii() and player.isdigit()):
        return text
    import re

    if not all(re.fullmatch(_POINTS, part, re.ASCII) for part in points):
        return text
    straight = f"XXA {player:>4} " + " ".join(f"{part:>4}" for part in points)
    draft.faults.repair(
        "shifted",
        Place(line, 5, len(text), "XXA"),
        quoted(text[4:]),
        say("the player in columns 5-8, the points of round 1 in 10-13, five columns a round"),
        say("Read as player {player}, points of rounds 1 to {count}", player=player, count=len(points)),
    )
    return straight


def _scoring(draft: Draft, line: int, text: str) -> None:
    import re

    spaced = re.sub(_BESIDE_EQUALS, "=", re.sub(_BETWEEN_VALUES, " ", text[3:]))
    if spaced.split() != text[3:].split():
        draft.faults.repair(
            "scoring", Place(line, 4, len(text), "XXS"), quoted(text[3:]), say("CODE=VALUE with blanks between"),
            say("Read as {values}", values=" ".join(spaced.split())),
        )  # fmt: skip
    at = 3
    for word in spaced.split():
        code, _, value = word.upper().partition("=")
        at = max(text.find(word[: len(code)], at), at)
        column = at + 1
        at += len(code)
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
    said = body(draft, line, text).removeprefix("=").strip()
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
