"""Words in the languages of the users."""

# ruff: noqa: RUF001 - names in Arabic letters are what is tested

from pathlib import Path

import pytest

from pairwright.errors import Listing, Place, Problem, Severity, UnknownCode, both_and, describe, listing, say, say_n
from pairwright.faces import html, wording
from pairwright.faces.wording import PLAIN, check_language, chosen_language, languages, translate
from pairwright.faces.wording.characters import isolate, width
from pairwright.handbook.citation import Article
from tests.support.command import Command


def catalogue(folder: Path, language: str, texts: dict[str, str]) -> str:
    """A compiled gettext catalogue with these texts."""
    import struct

    entries = sorted(({"": "Content-Type: text/plain; charset=UTF-8\n"} | texts).items())
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
        {"round {round}": "{round}. tur", "no bye for {player}": "{player} tur atlamaz"},
    )
    inner = say("no bye for {player}", player=7)
    assert translate(describe(Problem("x", Severity.NOTICE, Place(round=3), inner)), "tr", folder) == (
        "3. tur: 7 tur atlamaz"
    )
    assert translate(say("white {white}", white=1), "tr", folder) == "white 1"
    assert languages(folder) == ("en", "tr")


ARABIC_PLURALS = (
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 "
    ": n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);\n"
)
LEFT, NAME, END = "\u2066", "\u2068", "\u2069"


def test_numbers_decline_what_is_counted(tmp_path: Path) -> None:
    """English has two forms, Arabic six; a form need not name the number."""
    forms = "لا جولات\0جولة واحدة\0جولتان\0{count} جولات\0{count} جولة\0{count} جولة"
    folder = catalogue(tmp_path, "ar", {"": ARABIC_PLURALS, "{count} round\0{count} rounds": forms})
    rounds = [say_n("{count} round", "{count} rounds", count=count) for count in (0, 1, 2, 3, 11, 100)]
    assert list(map(str, rounds)) == ["0 rounds", "1 round", "2 rounds", "3 rounds", "11 rounds", "100 rounds"]
    told = [translate(sentence, "ar", folder, PLAIN) for sentence in rounds]
    assert told == ["لا جولات", "جولة واحدة", "جولتان", "3 جولات", "11 جولة", "100 جولة"]


def test_values_are_isolated_in_right_to_left_sentences(tmp_path: Path) -> None:
    """A result stays as it is, a name finds its own direction, numbers of running text are Persian."""
    folder = catalogue(tmp_path, "fa", {"{name}: {result} in round {round}": "{name}: {result} در دور {round}"})
    sentence = say("{name}: {result} in round {round}", name="کیان", result="1-0", round=12)
    assert translate(sentence, "fa", folder) == f"{NAME}کیان{END}: {LEFT}1-0{END} در دور {LEFT}۱۲{END}"
    assert translate(sentence, "fa", folder, PLAIN) == "کیان: 1-0 در دور ۱۲"


def test_a_listing_has_the_marks_of_its_language(tmp_path: Path) -> None:
    """Commas and the word before the last one are words too."""
    texts = {", ": "، ", "{others} and {last}": "{others} و {last}", "only {players}": "فقط {players}"}
    folder = catalogue(tmp_path, "fa", texts)
    assert str(both_and([7, 9, 12])) == "7, 9 and 12"
    assert translate(say("only {players}", players=both_and([7, 9, 12])), "fa", folder, PLAIN) == "فقط ۷، ۹ و ۱۲"
    assert translate(say("only {players}", players=Listing((7, 9))), "fa", folder, PLAIN) == "فقط ۷، ۹"
    assert translate(say("only {players}", players=both_and([7])), "fa", folder, PLAIN) == "فقط ۷"


def test_pages_isolate_values_by_elements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Notation and names in elements of their own, hostile names escaped, untranslated words in their direction."""
    monkeypatch.setattr(wording, "LOCALE", catalogue(tmp_path, "fa", {"{name} has {score}": "{name}: {score}"}))
    told = html.told(say("{name} has {score}", name="Ann <b>", score="4½"), "fa")
    assert told == '<bdi dir="auto">Ann &lt;b&gt;</bdi>: <bdi class="n" dir="ltr">4½</bdi>'
    assert html.told(say("not yet {n}", n=1), "fa") == '<bdi dir="ltr">not yet <bdi class="n" dir="ltr">۱</bdi></bdi>'
    assert html.told(say("{name} has {score}", name="Ann", score="4½"), "en") == "Ann has 4½"


def test_the_environment_names_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where none is asked for; one without words is English."""
    for named, spoken in (("tr_TR.UTF-8", "tr"), ("xx", "en"), ("", "en")):
        monkeypatch.setattr(wording, "_chosen", [""])
        monkeypatch.setenv("PAIRWRIGHT_LANGUAGE", named)
        assert chosen_language() == spoken


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


@pytest.mark.parametrize("line", ["pair {file} --lang tr", "--language tr pair {file}", "pair {file} --lang tr-TR"])
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


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_name_turns_nothing_round_on_a_page(language: str) -> None:
    """An override in a name would turn the rest of its line."""
    from pairwright.faces import html

    told = html.told(say("{name} is entered", name="\u202eevil, \u202drtl"), language)
    assert "evil, rtl" in told
    assert not any(order in told for order in "\u202a\u202b\u202c\u202d\u202e")


@pytest.mark.parametrize(
    ("language", "told"),
    [("fa", "C.07 مادهٔ 6.3"), ("ar", "C.07 المادة 6.3"), ("tr", "C.07 md. 6.3"), ("en", "C.07 art. 6.3")],
)
def test_an_article_is_cited_in_the_language(language: str, told: str) -> None:
    sentence = say(
        "{code}: {title} ({article}).", code="DE", title="", article=Article("C.07", "6.3", "not all have met")
    )
    assert told in translate(sentence, language, marks=PLAIN)


def test_what_is_listed_has_the_comma_of_the_language() -> None:
    """Names have commas of their own: a list of them is no text with commas."""
    sentence = say(
        "Level with {others}: nothing in the list separates them.", others=listing(["21 Loom, Ada", "8 ثابت"])
    )
    assert str(sentence).startswith("Level with 21 Loom, Ada, 8 ثابت")
    assert "21 Loom, Ada، 8 ثابت" in translate(sentence, "fa", marks=PLAIN)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("expected the results of two games, such as 1-0,1/2-1/2", "⁦1-0,1/2-1/2⁩"),
        ("a phone enters 1–0, ½–½ and 0–1; other results are entered at the desk", "⁦½–½⁩"),
    ],
)
def test_a_result_that_stands_in_the_text_does_not_run_backwards(text: str, shown: str) -> None:
    assert shown in translate(say(text), "fa")
