"""Line ends, encodings, and columns that count characters."""

from __future__ import annotations

import pytest

from pairwright.errors import Severity, UnknownCode, UnreadableFile
from pairwright.formats.base import Strictness, read, write
from tests.support.trf_text import player, small_open, trf

PERSIAN, ARABIC, TURKISH = "بازیکن یک، آزمون", "لاعب اثنان، تجربة", "Oyuncu Üç, Şğıİ"


def two(first: str, second: str) -> tuple[str, str]:
    return player(1, "2w1", name=first, rating=2000), player(2, "1b0", name=second, rating=1900)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_line_ends(end: str) -> None:
    """CR, LF and CRLF end a line."""
    assert read(trf(*two("A", "B"), end=end)).tournament == read(trf(*two("A", "B"))).tournament


def test_mixed_line_ends() -> None:
    """A file in which every editor left its own line ends reads the same."""
    one, other = two("A", "B")
    data = f"012 Open\r142 5\r\n\r\n{one}\n\r{other}\x1a".encode()
    tournament = read(data).tournament
    assert (tournament.information.name, tournament.planned_rounds, len(tournament.players)) == ("Open", 5, 2)


def test_byte_order_mark() -> None:
    """A mark at the beginning belongs to no record."""
    data = trf("012 Open", *two("A", "B"))
    assert read(b"\xef\xbb\xbf" + data) == read(data)
    assert read(data.decode().encode("utf-16")).tournament == read(data).tournament


@pytest.mark.parametrize("name", [PERSIAN, ARABIC, TURKISH, "Игрок Пять", "Παίκτης Έξι", "گل\u200cپور e\u0301"])
def test_columns_count_characters(name: str) -> None:
    """Names of every script keep what follows in its columns, and come back when written."""
    tournament = read(trf(*two(name, "B")), strictness=Strictness.STRICT).tournament
    assert [person.name for person in tournament.players] == [name, "B"]
    assert [person.rating for person in tournament.players] == [2000, 1900]
    assert read(write(tournament).text.encode()).tournament.players[0].name == name


@pytest.mark.parametrize(
    ("encoding", "names"),
    [
        ("cp1256", ("بازيكن يك، پچژگ", "Player Two")),
        ("cp1256", ("أحمد، محمود", "حسن رضا")),
        ("cp1254", ("Y\u0131lmaz, Ayşe", "Çelik, Gökhan")),
        ("cp1254", ("GÜNEŞ, İBRAHİM", "Player Two")),
        ("cp1252", ("Élève, Noël", "Größe, Jürgen")),
        ("cp1252", ("Sigurðsson, Ólafur", "Þórðarson, Jón")),
        ("cp1252", ("Novotný, Tomáš", "Player Two")),
    ],
)
def test_code_pages(encoding: str, names: tuple[str, str]) -> None:
    """A file that is not UTF-8 is read with the code page whose letters make words, and I am told which."""
    reading = read(trf(*two(*names), encoding=encoding))
    assert (reading.encoding, tuple(person.name for person in reading.tournament.players)) == (encoding, names)
    assert [problem.code for problem in reading.problems] == ["encoding"]
    assert reading.problems[0].severity is Severity.NOTICE


def test_federations_decide_between_like_letters() -> None:
    """A name that could be Turkish or Icelandic is read by the federations in the file."""
    line = player(1, name="Sigurþ", federation="ISL")
    assert read(trf(line, line.replace("   1 ", "   2 "), encoding="cp1252")).encoding == "cp1252"


def test_the_given_encoding_counts() -> None:
    """With --encoding I decide."""
    data = trf(*two("Þór, Jón", "B"), encoding="cp1252")
    assert read(data, encoding="latin-1").tournament.players[0].name == "Þór, Jón"
    assert read(data, encoding="cp1254").tournament.players[0].name == "Şór, Jón"


@pytest.mark.parametrize("encoding", ["klingon", "rot13", "base64", "\0", "idna", "punycode", "unicode_escape"])
def test_an_unknown_encoding_is_refused(encoding: str) -> None:
    """An encoding there is not is named."""
    with pytest.raises(UnknownCode):
        read(small_open(), encoding=encoding)


def test_runs_of_control_characters_are_told_together() -> None:
    """A run is one repair, and a file full of them does not fill the memory: the rest is told in one."""
    found = read(b"012 A\1\2\3B\n" + small_open()).problems
    assert [(str(problem.found), problem.place[:3]) for problem in found if problem.code == "control-character"] == [
        ("3 control characters (U+0001 ...)", (1, 6, 8))
    ]
    many = read(b"012 " + b"A\1" * 1500 + b"\n" + small_open()).problems
    told = [problem for problem in many if problem.code == "control-character"]
    assert (len(told), str(told[-1].found)) == (1001, "more control characters, here and below")


def test_decoding_faults_name_line_and_byte() -> None:
    """A byte that means nothing is found: in the third line, at the seventeenth byte."""
    lines = trf("012 Ünïcödé", *two("Öy, A", "Bee, C")).split(b"\n")
    lines[2] = lines[2][:16] + b"\xff" + lines[2][17:]
    data = b"\n".join(lines)
    (problem,) = read(data).problems
    assert (problem.code, problem.place.line, problem.place.column) == ("encoding", 3, 17)
    assert "FF" in str(problem)
    with pytest.raises(UnreadableFile):
        read(data, strictness=Strictness.STRICT)


def test_control_characters() -> None:
    """A control character inside a name is read as a blank, and told."""
    (problem,) = read(trf(*two("A\x19B", "C"))).problems
    assert (problem.code, problem.place.line, problem.place.column) == ("control-character", 1, 16)


def test_a_tab_is_told() -> None:
    """A tab where one blank should be is mended; strict reading refuses it."""
    data = small_open().replace(b"001    3", b"001\t   3")
    (problem,) = read(data).problems
    assert (problem.code, problem.severity, problem.place.line, problem.place.column) == ("tab", Severity.REPAIR, 3, 4)
    assert read(data).tournament == read(small_open()).tournament
    with pytest.raises(UnreadableFile):
        read(data, strictness=Strictness.STRICT)


def test_an_indented_line_is_no_unknown_record() -> None:
    """A player's line that begins with blanks is still a player's line."""
    data = small_open().replace(b"001    3", b"  001    3")
    reading = read(data)
    assert reading.tournament == read(small_open()).tournament
    assert [(problem.code, problem.place.line) for problem in reading.problems] == [("shifted", 3)]
