"""Rating lists: reading FIDE's and national ones, looking players up, filling entries in."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from pairwright.app.entries.entry import Entries, Terms
from pairwright.app.entries.heads import Field
from pairwright.app.entries.reading import entries_in
from pairwright.app.rating_lookup import RatingLookup, build, filled, players_of
from pairwright.errors import NotApplicable, UnreadableFile
from pairwright.formats.cells import table_of_text
from pairwright.formats.rating_lists import FIDE, RatedPlayer, fide_players

TERMS = Terms((2026, 11, 30), federation="TUR")
HEADS = (
    *(("ID Number", 15), ("Name", 61), ("Fed", 4), ("Sex", 4), ("Tit", 5), ("WTit", 5), ("OTit", 15), ("FOA", 4)),
    *(("SRtng", 6), ("SGm", 4), ("SK", 3), ("RRtng", 6), ("RGm", 4), ("Rk", 3), ("BRtng", 6), ("BGm", 4), ("BK", 3)),
    *(("B-day", 6), ("Flag", 4)),
)
"""The columns of the list, and how wide they are."""
_NO_TITLES, _GAMES = ("", "", ""), ("0", "20")
ROWS = (
    ("100001", "Ash, Ann", "ENG", "F", "WGM", "WGM", "", "", "2301", *_GAMES, "2290", *_GAMES, "", "", "", "1990", "w"),
    ("100002", "Sener, Isil", "TUR", "F", "", *_NO_TITLES, "", "", "", "1810", *_GAMES, "1790", *_GAMES, "2004", "w"),
    ("100003", "Birch, Bo", "ENG", "M", "", *_NO_TITLES, "1900", *_GAMES, "", "", "", "", "", "", "1980", ""),
    ("100004", "Birch, Bo", "NOR", "M", "", *_NO_TITLES, "2000", *_GAMES, "", "", "", "", "", "", "1999", "i"),
)


def columns(texts: tuple[str, ...]) -> str:
    """A line of the list: every text in its column."""
    return "".join(text.ljust(width) for text, (_, width) in zip(texts, HEADS, strict=True))


TEXT = "\r\n".join([columns(tuple([head for head, _ in HEADS])), *map(columns, ROWS)]) + "\r\n"
_TAGS = {
    0: "fideid",
    1: "name",
    2: "country",
    3: "sex",
    4: "title",
    8: "rating",
    11: "rapid_rating",
    14: "blitz_rating",
}
XML = (
    '<?xml version="1.0"?><playerslist>'
    + "".join(
        "<player>"
        + "".join(f"<{tag}>{row[at]}</{tag}>" for at, tag in _TAGS.items())
        + f"<birthday>{row[17]}</birthday><flag/></player>\n"
        for row in ROWS
    )
    + "</playerslist>"
)
NATIONAL = "Adı Soyadı;UKD;Lisans No;FIDE Kimlik No\nIşıl Şener;1850;77;100002\nCan Öz;1500;78;\n"


def zipped(name: str, text: str) -> bytes:
    """As FIDE packs its lists."""
    file = BytesIO()
    with ZipFile(file, "w") as archive:
        archive.writestr(name, text)
    return file.getvalue()


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    """FIDE's list and a Turkish one in one file."""
    (tmp_path / "fide.txt").write_text(TEXT, "latin-1")
    (tmp_path / "national.csv").write_text(NATIONAL, "utf-8")
    made = tmp_path / "ratings.db"
    players = [player for name in ("fide.txt", "national.csv") for player in players_of(str(tmp_path / name), TERMS)]
    assert build(str(made), players) == 6
    return made


def entered(text: str, lists: Path, pace: Field = Field.RATING, federation: str = "") -> Entries:
    """Entries of a pasted list, filled in."""
    with RatingLookup(str(lists)) as lookup:
        return filled(entries_in(table_of_text(text), Terms((2026, 11, 30), federation=federation)), lookup, pace)


@pytest.mark.parametrize(
    "data",
    [TEXT.encode(), XML.encode(), zipped("players.txt", TEXT), zipped("players.xml", XML)],
    ids=["text", "xml", "zipped text", "zipped xml"],
)
def test_fides_list_in_all_its_forms(data: bytes) -> None:
    """Always the same players."""
    players = list(fide_players(BytesIO(data)))
    assert players[0] == RatedPlayer(FIDE, "100001", "Ash, Ann", "ENG", "w", "WGM", 2301, 2290, 0, "1990", "100001")
    assert [player.id for player in players] == ["100001", "100002", "100003", "100004"]
    assert (players[1].rating, players[1].rapid, players[1].blitz) == (0, 1810, 1790)


def test_a_list_of_one_pace() -> None:
    """Its ratings stand under the month."""
    text = (
        "ID Number      Name       Fed Sex Tit NOV26 Gms K  B-day Flag\n"
        "100001         Ash, Ann   ENG F   GM  2400  0   10 1990  w\n"
    )
    (player,) = fide_players(BytesIO(text.encode()))
    assert (player.name, player.title, player.rating, player.birth) == ("Ash, Ann", "GM", 2400, "1990")


@pytest.mark.parametrize(
    "data",
    [
        b"Name;Rating\nAsh;2000\n",
        XML[:-40].encode(),
        b'<!DOCTYPE x [<!ENTITY a "b">]><playerslist><player/></playerslist>',
        zipped("readme.doc", "no list"),
        b"PK\3\4 no archive",
    ],
    ids=["table", "cut", "declared", "empty archive", "no archive"],
)
def test_what_is_no_list_of_fide(data: bytes) -> None:
    """It is told, with the remedy."""
    with pytest.raises(UnreadableFile) as caught:
        list(fide_players(BytesIO(data)))
    assert caught.value.problems[0].remedy.template


def test_players_are_looked_up(lists: Path) -> None:
    """By id, by name in any spelling, by its beginning."""
    with RatingLookup(str(lists)) as lookup:
        found = lookup.by_id(FIDE, "100002")
        assert found is not None
        assert found.name == "Sener, Isil"
        assert lookup.by_id(FIDE, "9") is None
        assert [player.id for player in lookup.named(FIDE, "Işıl ŞENER")] == ["100002"]
        assert [player.id for player in lookup.named(FIDE, "Bo Birch")] == ["100003", "100004"]
        assert [player.id for player in lookup.starting("birc")] == ["100004", "100003"]
        national = lookup.by_fide_id("TUR", "100002")
        assert national is not None
        assert (national.id, national.rating) == ("77", 1850)


def test_a_later_list_has_the_last_word(tmp_path: Path) -> None:
    """Of one id on one list."""
    made = str(tmp_path / "ratings.db")
    one = RatedPlayer(FIDE, "1", "Ash, Ann", rating=2000)
    assert build(made, [one, one._replace(rating=2100), one._replace(id="2")]) == 2
    with RatingLookup(made) as lookup:
        assert [player.rating for player in lookup.named(FIDE, "Ann Ash")] == [2100, 2000]


def test_a_list_that_breaks_off_leaves_the_file_as_it_was(tmp_path: Path, lists: Path) -> None:
    """Nothing half-written, nothing left behind."""
    before = lists.read_bytes()
    with pytest.raises(UnreadableFile):
        build(str(lists), fide_players(BytesIO(XML[:-40].encode())))
    assert lists.read_bytes() == before
    assert not list(tmp_path.glob(".pairwright-*"))


def test_names_alone_become_whole_entries(lists: Path) -> None:
    """Id, title, federation, sex, birth and rating of the pace; and those of the national list."""
    found = entered("Ann Ash\nŞENER Işıl\nCan Öz\n", lists, federation="")
    ann, isil, can = found.rows
    assert ann[3:11] == ("WGM", 2301, 0, "ENG", "100001", "", "1990", "w")
    assert (isil.fide_id, isil.national, isil.national_id, isil.rating) == ("100002", 1850, "77", 0)
    assert (can.fide_id, can.rating) == ("", 0)
    assert entered("Ann Ash", lists, Field.RAPID).rows[0].rating == 2290
    assert entered("Can Öz", lists, federation="TUR").rows[0].national == 1500


def test_of_two_with_one_name_the_birth_tells(lists: Path) -> None:
    """Or the federation; without either nothing is taken, and it is told."""
    assert entered("Name;Born\nBirch, Bo;1999", lists).rows[0].fide_id == "100004"
    assert entered("Name;Fed\nBirch, Bo;ENG", lists).rows[0].fide_id == "100003"
    unclear = entered("Name;Elo\nBirch, Bo;1950", lists)
    assert unclear.rows[0].fide_id == ""
    assert [problem.place.record for problem in unclear.problems] == ["name"]


def test_what_an_entry_says_is_kept(lists: Path) -> None:
    """And the list's word is told, also an id that is not there or is another player's."""
    found = entered("Name;Elo;FIDE ID\nAsh, Ann;2300;100001\nElm, Ed;;99999999\nFir, Fay;;100003\n", lists)
    assert found.rows[0].rating == 2300
    assert [(problem.place.line, problem.place.record) for problem in found.problems] == [
        (2, "rating"),
        (3, "fide-id"),
        (4, "name"),
    ]


def test_whom_the_list_makes_one_is_entered_once(lists: Path) -> None:
    """Two spellings of a name in one list of entries: the FIDE ID is the same."""
    found = entered("Name;Elo\nAsh, Ann;\nANN ASH;\n", lists)
    assert [entry.line for entry in found.rows] == [2]
    assert "same-id" in [problem.code for problem in found.problems]


def test_a_national_list_needs_its_federation(tmp_path: Path) -> None:
    """Nothing in it says whose it is."""
    (tmp_path / "list.csv").write_text(NATIONAL, "utf-8")
    with pytest.raises(NotApplicable, match="which federation's list"):
        list(players_of(str(tmp_path / "list.csv"), Terms((2026, 11, 30))))
