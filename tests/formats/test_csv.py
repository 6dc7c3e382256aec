"""Entries as comma-separated values."""

from __future__ import annotations

import pytest

from pairwright.errors import Severity, UnreadableFile
from pairwright.formats.base import Strictness, read, sniff, write
from pairwright.model.player import NationalRating, Player
from pairwright.model.tournament import Tournament
from tests.formats.test_trf_writer import TOURNAMENT


def players(text: str) -> tuple[Player, ...]:
    return read(text.encode()).tournament.players


def test_entries_are_written_and_read() -> None:
    """A list of entries goes out and comes back; what it cannot say is told."""
    writing = write(TOURNAMENT, "csv")
    assert writing.text.splitlines()[:2] == [
        "number,name,rating,title,sex,federation,fide_id,birth",
        "1,بازیکن یک,2400,GM,w,IRI,123456,1999/12/31",
    ]
    assert [person[:8] for person in players(writing.text)] == [person[:8] for person in TOURNAMENT.players]
    assert len(writing.losses) == 1
    assert write(Tournament(players=(Player(1, "A, B"),)), "csv").losses == ()


def test_other_names_and_separators() -> None:
    """Columns may have other common names, in any order, with semicolons between."""
    assert players('\ufeffName;Elo;Fed;No.\r\n"Doe; Jane";2000;FRA;7\r\n') == (
        Player(7, "Doe; Jane", 2000, federation="FRA"),
    )


def test_numbers_are_given_where_there_are_none() -> None:
    """Without numbers: by rating, then title, then name; and I am told."""
    reading = read(b"name,rating,title\nB,2000,\nA,2000,\nC,2000,IM\nD,2100,\n")
    assert [(person.number, person.name) for person in reading.tournament.players] == [
        (1, "D"),
        (2, "C"),
        (3, "A"),
        (4, "B"),
    ]
    assert [problem.code for problem in reading.problems] == ["number"]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("number,name\n1,A\n1,B\n", ["same-number"]),
        ("number,name\n1,A\n,B\n", ["number"]),
        ("number,name\nx,A\n", ["number"]),
        ("number,name\n1,A,surplus\n", ["fields"]),
        ("number,name\n", ["no-players"]),
    ],
)
def test_faults(text: str, codes: list[str]) -> None:
    """A list that contradicts itself is refused."""
    with pytest.raises(UnreadableFile) as caught:
        read(text.encode())
    assert [problem.code for problem in caught.value.problems] == codes


def test_repairs() -> None:
    """A rating that is no number is passed over, and told; strict reading refuses."""
    data = b"number,name,rating,sex\n1,A,unrated,?\n"
    reading = read(data)
    assert reading.tournament.players == (Player(1, "A"),)
    assert [(problem.code, problem.severity) for problem in reading.problems] == [
        ("rating", Severity.REPAIR),
        ("sex", Severity.REPAIR),
    ]
    with pytest.raises(UnreadableFile):
        read(data, strictness=Strictness.STRICT)


def test_what_is_a_list_of_entries() -> None:
    """A first line that names the players' names is enough, and needed."""
    assert sniff(b"Name,Elo\nA,1\n") == "csv"
    assert sniff(b"Date,Elo\nA,1\n") == ""


def test_digits_of_other_scripts() -> None:
    """Numbers and ratings in Persian digits are read, and told."""
    reading = read("number,name,rating\n\u06f1,One,\u06f2\u06f4\u06f0\u06f0\n".encode())
    assert [person[:3] for person in reading.tournament.players] == [(1, "One", 2400)]
    assert [(problem.code, problem.severity) for problem in reading.problems] == [("digits", Severity.REPAIR)] * 2


def test_other_scales_are_converted_for_who_has_no_rating() -> None:
    """An Ingo number or a BCF grade is taken as the rating it stands for (A1), and I am told."""
    reading = read(b"no,name,rating,ingo,bcf\n1,A,2000,100,\n2,B,,95.5,\n3,C,,,180\n4,D,,x,\n")
    assert [person.rating for person in reading.tournament.players] == [2000, 2076, 2040, 0]
    assert [problem.place.line for problem in reading.problems if problem.code == "converted"] == [3, 4]
    assert [str(problem) for problem in reading.problems if problem.code == "ingo"] == [
        "line 5: 'x'; expected a number. Read as if it were blank"
    ]


def test_national_ratings() -> None:
    """They are those of the player's federation; without one nobody knows whose they are."""
    reading = read(b"no,name,fed,national\n1,A,TUR,1900\n2,B,TUR,\n3,C,,1800\n")
    assert [person.national for person in reading.tournament.players] == [(NationalRating("TUR", 1900),), (), ()]
    assert [(problem.code, problem.place.line) for problem in reading.problems] == [("national", 4)]
    writing = write(Tournament(players=reading.tournament.players[:2]), "csv")
    assert writing.text.splitlines()[:2] == [
        "number,name,rating,title,sex,federation,fide_id,birth,national",
        "1,A,,,,TUR,,,1900",
    ]
    assert writing.losses == ()
    assert players(writing.text) == reading.tournament.players[:2]
