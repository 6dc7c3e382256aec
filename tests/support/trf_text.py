"""Tournament report files from a compact table: ``player(1, "2w1", "U")`` is a player's line."""

from __future__ import annotations


def player(
    number: int | str,
    *cells: str,
    name: str = "",
    rating: int | str = "",
    points: str = "",
    rank: int | str = "",
    title: str = "",
    sex: str = "",
    federation: str = "",
    fide_id: str = "",
    birth: str = "",
) -> str:
    """A line 001. A cell is opponent, colour and result (``12w1``, ``12b`` without a result), a bye letter, or
    empty."""
    line = (
        f"001 {number:>4} {sex:1}{title:>3} {name or f'P{number}, Test':33} {rating:>4} {federation:3} {fide_id:>11} "
        f"{birth:10} {points:>4} {rank:>4}"
    )
    return (line + "".join(map(cell, cells))).rstrip()


def cell(text: str) -> str:
    """The ten columns of a round."""
    if not text:
        return " " * 10
    if text in "UFHZ":
        return f"  0000 - {text}"
    at = next(index for index, character in enumerate(text) if character in "wb-")
    return f"  {text[:at]:>4} {text[at]} {text[at + 1 :]:1}"


def trf(*lines: str, end: str = "\n", encoding: str = "utf-8") -> bytes:
    """The lines as a file."""
    return "".join(line + end for line in lines).encode(encoding)


def small_open(*records: str) -> bytes:
    """Four players, two rounds, with more records before them."""
    return trf(
        *records,
        player(1, "3w1", "2b=", rating=2400, points="1.5", rank=1),
        player(2, "4b1", "1w=", rating=2300, points="1.5", rank=2),
        player(3, "1b0", "4w1", rating=2200, points="1.0", rank=3),
        player(4, "2w0", "3b0", rating=2100, points="0.0", rank=4),
    )
