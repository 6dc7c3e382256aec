"""Words in the languages of the users."""

# ruff: noqa: RUF001 - names in Arabic letters are what is tested

from pathlib import Path

import pytest

from pairwright.errors import Place, Problem, Severity, UnknownCode, describe, say
from pairwright.faces import wording
from pairwright.faces.wording import check_language, languages, translate
from pairwright.faces.wording.characters import isolate, width
from tests.support.command import Command


def catalogue(folder: Path, language: str, texts: dict[str, str]) -> str:
    """A compiled gettext catalogue with these texts."""
    import struct

    entries = sorted({"": "Content-Type: text/plain; charset=UTF-8\n", **texts}.items())
    ids = [key.encode() for key, _ in entries]
    words = [value.encode() for _, value in entries]
    start = 28 + 16 * len(entries)
    tables, data = [b"", b""], b""
    for index, column in enumerate((ids, words)):
        for text in column:
            tables[index] += struct.pack("<II", len(text), start + len(data))
            data += text + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(entries), 28, 28 + 8 * len(entries), 0, 0)
    path = folder / language / "LC_MESSAGES"
    path.mkdir(parents=True)
    (path / "pairwright.mo").write_bytes(head + tables[0] + tables[1] + data)
    return str(folder)


def test_english_needs_no_catalogue() -> None:
    """The template is the English text."""
    assert translate(say("round {round}", round=3)) == "round 3"
    assert languages()[0] == "en"


def test_another_language_comes_from_its_catalogue(tmp_path: Path) -> None:
    """Sentences inside sentences are translated too; what is missing stays English."""
    folder = catalogue(
        tmp_path,
        "tr",
        {"round {round}: {found}": "{round}. tur: {found}", "no bye for {player}": "{player} tur atlamaz"},
    )
    inner = say("no bye for {player}", player=7)
    assert translate(describe(Problem("x", Severity.NOTICE, Place(round=3), inner)), "tr", folder) == (
        "3. tur: 7 tur atlamaz"
    )
    assert translate(say("white {white}", white=1), "tr", folder) == "white 1"
    assert languages(folder) == ("en", "tr")


@pytest.mark.parametrize("asked", ["en", "EN", "en_GB", "en-US"])
def test_a_region_is_a_language(asked: str) -> None:
    """British English is English."""
    assert check_language(asked) == "en"


def test_a_language_there_is_not() -> None:
    """It is refused by name, with the languages there are."""
    with pytest.raises(UnknownCode, match="there is no language xx; there is en"):
        check_language("xx")


def test_right_to_left_names_are_isolated() -> None:
    """So that the points beside a Persian name keep their order; other names are left alone."""
    assert isolate("بازیکن یک") == "\u2068بازیکن یک\u2069"
    assert (isolate("Ann"), isolate("Şule")) == ("Ann", "Şule")


def test_a_name_gives_no_orders_to_the_terminal() -> None:
    """Line ends and other control characters in it become blanks; the joiners of Persian stay."""
    assert isolate("Ann\n\x1b[2J") == "Ann  [2J"
    assert isolate("Ann \u202eevil\u2069") == "Ann evil"
    assert isolate("می\u200cخواهم") == "\u2068می\u200cخواهم\u2069"


def test_the_width_of_names() -> None:
    """Marks and isolates take no room, Chinese characters take two columns."""
    assert [width(text) for text in ("Ann", "e\u0301", "\u2068بازیکن\u2069", "王一")] == [3, 1, 6, 4]


@pytest.mark.parametrize("line", ["pair {file} --lang tr", "--lang tr pair {file}", "pair {file} --lang tr-TR"])
def test_the_program_speaks_the_language_asked_for(
    line: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The word for an error comes from the catalogue, wherever --lang stands."""
    texts = {"error": "hata", "there is no {kind} {code}; there is {nearest}": "{code} yok: {nearest}"}
    monkeypatch.setattr(wording, "LOCALE", catalogue(tmp_path, "tr", texts))
    monkeypatch.setattr(wording, "_chosen", ["en"])
    missing = tmp_path / "missing.trf"
    assert command(*line.format(file=missing).split()).err == f"hata: {missing}: No such file or directory\n"
    refused = command(*line.format(file=missing).split(), "--format", "xml")
    assert refused.err == "hata: xml yok: table, javafo, json, csv, xlsx, trf, jsonl\n"
