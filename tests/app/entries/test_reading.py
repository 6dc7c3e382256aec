"""Lists as arbiters have them become entries."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.app.entries.columns import fields_named
from pairwright.app.entries.entry import Entries, Letters, NameOrder, Terms
from pairwright.app.entries.heads import Field, field_of
from pairwright.app.entries.reading import entries_in, read_entries
from pairwright.errors import NotApplicable, PairwrightError, Severity, UnknownCode
from pairwright.formats.cells import table_of_text
from tests.support.trf_text import player, trf

TERMS = Terms((2026, 11, 30))


def read(text: str, **terms: Any) -> Entries:
    """The entries in a pasted text."""
    return entries_in(table_of_text(text), TERMS._replace(**terms))


def told(entries: Entries) -> list[tuple[str, str, int, int]]:
    """What is wrong: severity, field, line, column."""
    return [(one.severity.value, one.place.record, one.place.line, one.place.column) for one in entries.problems]


@pytest.mark.parametrize(
    "text",
    [
        "Name\tTitle\tRating\tFed\tFIDE ID\tBorn\tSex\nAsh, Ann\tGM\t2400\tENG\t12345678\t2001-03-04\tw",
        "نام و نام خانوادگی;عنوان;ریتینگ;فدراسیون;شناسهٔ فیده;تاریخ تولد;جنسیت\n"
        "Ash, Ann;استاد بزرگ;۲۴۰۰;ENG;۱۲۳۴۵۶۷۸;۱۳۷۹/۱۲/۱۴;زن",
        "الاسم|اللقب|التصنيف|الاتحاد|رقم FIDE|تاريخ الميلاد|الجنس\n"
        "Ash, Ann|أستاذ دولي كبير|٢٤٠٠|ENG|١٢٣٤٥٦٧٨|٩/١٢/١٤٢١|أنثى",
        "Adı Soyadı;Unvan;ELO;Ülke;FIDE Kimlik No;Doğum Tarihi;Cinsiyet\n"
        "Ash, Ann;büyükusta;2400;eng;12345678;04.03.2001;K",
        'Soyadı,Adı,Unv.,Rating,Fed.,Fide ID,D. Tarihi,Cinsiyeti\nAsh,Ann,GM,"2400",ENG,12345678,04/03/2001,kadın',
        "Surname   First name   Title  Elo   Federation  ID        DoB         Gender\n"
        "Ash       Ann          g      2400  ENG         12345678  4.3.2001    F",
    ],
    ids=["en", "fa", "ar", "tr", "tr-comma", "en-blanks"],
)
def test_heads_in_four_languages(text: str) -> None:
    """Tabs, semicolons, bars, commas, blanks; three calendars; digits of three kinds: always the same player."""
    found = read(text)
    (entry,) = found.rows
    assert (entry.name, entry.title, entry.rating, entry.federation) == ("Ash, Ann", "GM", 2400, "ENG")
    assert (entry.fide_id, entry.birth, entry.sex) == ("12345678", "2001/03/04", "w")
    assert found.problems == ()


@pytest.mark.parametrize(
    ("head", "field"),
    [
        ("ریتینگ ملی", Field.NATIONAL),
        ("UKD", Field.NATIONAL),
        ("كد ملي", Field.NATIONAL_ID),
        ("Lisans No", Field.NATIONAL_ID),
        ("SIRA", Field.NUMBER),
        ("İSİM", Field.NAME),
        ("تاريخ الميلاد (هجري)", Field.BIRTH),
        ("تاریخ تولد شمسی", Field.BIRTH),
        ("باشگاه", Field.CLUB),
        ("الفريق", Field.TEAM),
        ("Kategori", Field.CATEGORY),
        ("طاولة", Field.BOARD),
        ("Blitz", Field.BLITZ),
    ],
)
def test_heads(head: str, field: Field) -> None:
    """However they are typed."""
    assert field_of(head) is field


def test_without_heads_the_cells_tell() -> None:
    """And what was taken for what is said, for it may be wrong."""
    found = read(
        "1,GM,Ash Ann,IRI,2400,12345678,1980\n2,,Birch Bo,TUR,1950,12345679,1999\n3,FM,Cedar Cy,TUR,2300,,2001"
    )
    assert [column.field.value for column in found.columns] == [
        *("number", "title", "name", "federation", "rating", "fide-id", "birth")
    ]
    assert [entry.birth for entry in found.rows] == ["1980", "1999", "2001"]
    assert [problem.code for problem in found.problems] == ["no-heads"]


def test_years_alone_are_ratings() -> None:
    """1950 and 1999 beside no other numbers: nobody can tell, so it is said."""
    found = read("Ash Ann;1950\nBirch Bo;1999")
    assert [entry.rating for entry in found.rows] == [1950, 1999]
    assert found.problems[0].code == "no-heads"


def test_surname_and_first_name_without_heads() -> None:
    """Two columns of single words side by side."""
    found = read("Ash\tAnn\t2100\nBirch\tBo\t1990\n")
    assert [entry.name for entry in found.rows] == ["Ash, Ann", "Birch, Bo"]


def test_two_scripts_are_two_names_of_one_player() -> None:
    """The Latin one is what FIDE gets; the other one is kept beside it."""
    found = read("مریم رضایی;Rezaei, Maryam;2100\nعلی کریمی;Karimi, Ali;2000", federation="IRI")
    assert [(entry.name, entry.native_name) for entry in found.rows] == [
        ("Rezaei, Maryam", "مریم رضایی"),
        ("Karimi, Ali", "علی کریمی"),
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Ash, Ann", ("Ash, Ann", "", 0, "", "", "")),
        ("12. GM Ash, Ann ENG 2400", ("Ash, Ann", "GM", 2400, "ENG", "", "")),
        ("12 Ann Ash (2400) 12345678", ("Ann Ash", "", 2400, "", "12345678", "")),
        ("Ann Ash, 2400, 1990", ("Ann Ash", "", 2400, "", "", "1990")),
        ("Ann Ash 1990 1950", ("Ann Ash", "", 1990, "", "", "1950")),
        ("مریم رضایی ۲۱۰۰", ("مریم رضایی", "", 2100, "", "", "")),
        ("ASH LEE", ("ASH LEE", "", 0, "", "", "")),
        ("Ann Ash 4.3.2001", ("Ann Ash", "", 0, "", "", "2001/03/04")),
    ],
)
def test_lines_of_names(line: str, expected: tuple[object, ...]) -> None:
    """As they come in a message: a name, and perhaps what belongs to it."""
    (entry,) = read(line).rows
    assert (entry.name, entry.title, entry.rating, entry.federation, entry.fide_id, entry.birth) == expected


def test_every_fault_has_its_line_and_column() -> None:
    """All at once; the player is entered with the cell blank, but for a row without a name."""
    found = read(
        "Name;Title;Rating;Fed;FIDE ID;Born;Sex\n"
        "Ash, Ann;XM;24oo;Atlantis;12-3;2031-01-01;x\n"
        ";;2000;;;;\n"
        "Birch, Bo;-;0;-;;;\n"
    )
    assert told(found) == [
        ("repair", "title", 2, 2),
        ("repair", "rating", 2, 3),
        ("repair", "federation", 2, 4),
        ("repair", "fide-id", 2, 5),
        ("repair", "birth", 2, 6),
        ("repair", "sex", 2, 7),
        ("error", "name", 3, 1),
    ]
    assert [entry.name for entry in found.rows] == ["Ash, Ann", "Birch, Bo"]
    assert found.rows[0][3:11] == ("", 0, 0, "", "", "", "", "")
    assert all(problem.remedy.template and problem.expected.template for problem in found.problems)


def test_the_same_player_twice() -> None:
    """The same id, or the same name and birth: the later row is left out. The same name alone is only told."""
    found = read(
        "Name;FIDE ID;Born\nAsh, Ann;12345;1990\nAshe, Anne;12345;1990\n"
        "Birch, Bo;;1980\nBO BIRCH;;1980\nBirch, Bo;;1999\n"
    )
    assert [entry.line for entry in found.rows] == [2, 4, 6]
    assert [(problem.code, problem.severity, problem.place.line) for problem in found.problems] == [
        ("same-id", Severity.ERROR, 3),
        ("same-player", Severity.ERROR, 5),
        ("same-name", Severity.NOTICE, 6),
    ]


def test_letters_stay_as_they_were_typed() -> None:
    """Blanks and invisible marks are mended, letters are not."""
    found = read("نام\tریتینگ\n  رضايي  مريم\u200f\t۱۵۰۰\n\u200cعلی\u200cپور\t\n")
    assert [entry.name for entry in found.rows] == ["رضايي مريم", "علی\u200cپور"]


def test_what_stands_above_the_heads_is_no_player() -> None:
    """The name of the event, its dates; and it is said."""
    found = read("Harbour Open 2026;;\n7-9 March;;\n\nName;Rating;Club\nAsh, Ann;2100;Reds\n")
    assert [(entry.name, entry.club) for entry in found.rows] == [("Ash, Ann", "Reds")]
    assert [problem.code for problem in found.problems] == ["above-heads"]


def test_a_column_nobody_knows_is_told() -> None:
    """It is not read; of two columns of one kind the first is."""
    found = read("Name;Shoe size;Rating;Elo\nAsh, Ann;39;2100;1900\n")
    assert found.rows[0].rating == 2100
    assert [problem.code for problem in found.problems] == ["unknown-column", "same-column"]


def test_the_arbiter_names_the_columns() -> None:
    """Heads or not."""
    found = read("2100;Ash, Ann;Reds;ENG\n", columns=fields_named("rating,name,-,federation"))
    assert found.rows[0][1:7] == ("Ash, Ann", "", "", 2100, 0, "ENG")
    with pytest.raises(UnknownCode):
        fields_named("name,shoes")
    with pytest.raises(NotApplicable):
        fields_named("rating,federation")
    with pytest.raises(NotApplicable):
        fields_named("name,name")


def test_the_rating_of_the_pace_counts() -> None:
    """Three columns of ratings, one tournament."""
    text = "Name;Std;Rapid;Blitz\nAsh, Ann;2400;2300;2200\n"
    assert [read(text, pace=pace).rows[0].rating for pace in (Field.RATING, Field.RAPID, Field.BLITZ)] == [
        2400,
        2300,
        2200,
    ]


def test_national_data_need_a_federation() -> None:
    """The row's, or that of the whole list."""
    text = "Name;National rating;Licence\nAsh, Ann;2100;0017\n"
    assert read(text).rows[0].national == 0
    assert told(read(text)) == [("repair", "federation", 2, 0)]
    entry = read(text, federation="TUR").rows[0]
    assert (entry.national, entry.national_id, entry.federation) == (2100, "0017", "TUR")


def test_a_tournament_is_a_list_of_entries() -> None:
    """TRF is read as such, whatever it holds of rounds."""
    data = trf(player(1, name="Ash, Ann", rating=2100), player(2, name="Birch, Bo"), "012 Open")
    found = read_entries(data, TERMS)
    assert [(entry.line, entry.name, entry.rating) for entry in found.rows] == [
        (1, "Ash, Ann", 2100),
        (2, "Birch, Bo", 0),
    ]


def test_a_list_in_an_old_code_page() -> None:
    """Turkish letters of Windows, as an old program exports them."""
    data = "Adı Soyadı;Elo\nŞirin Karaağaç;1800\nIşıl Öz;1700\nÇiğdem Güneş;1600\n".encode("cp1254")
    assert [entry.name for entry in read_entries(data, TERMS).rows] == ["Şirin Karaağaç", "Işıl Öz", "Çiğdem Güneş"]


@given(st.text(st.sampled_from("Name;,\t\n 0123456789/.-ıİşیك۱٢هـABC()\"'\u200f½"), max_size=120))
def test_whatever_is_pasted_is_read_or_refused(text: str) -> None:
    """Never a fault of the program; every entry has a name, and all that is read comes from a line of the text."""
    try:
        found = read(text, federation="IRI")
    except PairwrightError:
        return
    assert all(entry.name for entry in found.rows)
    assert all(1 <= entry.line <= text.count("\n") + text.count("\r") + 1 for entry in found.rows)


def test_a_title_that_stands_in_the_name_is_the_title() -> None:
    """Organisers write it before the name; two words in capitals are a name."""
    found = read("Name\tRating\nIM Elm, Eve\t2400\nGM Oak, Ola\t2500\nFir, Fay (WFM)\t2100\nIM SOO-JIN\t1900")
    assert [(one.title, one.name) for one in found.rows] == [
        ("IM", "Elm, Eve"), ("GM", "Oak, Ola"), ("WFM", "Fir, Fay"), ("", "IM SOO-JIN"),
    ]  # fmt: skip


def test_nat_may_head_the_nation_and_titel_the_title() -> None:
    found = read(
        "Full Name\tTitel\tELO FIDE\tNat.\nElm, Eve\tim\t2400\tENG\nOak, Ola\t\t2100\tGER\nFir, Fay\t\t-\tAtlantis"
    )
    assert [(one.title, one.rating, one.federation) for one in found.rows] == [
        ("IM", 2400, "ENG"), ("", 2100, "GER"), ("", 0, ""),
    ]  # fmt: skip
    assert told(found) == [("repair", "federation", 4, 4)]
    numbers = read("Name\tElo\tNat\nElm, Eve\t2400\t2350", federation="ENG")
    assert numbers.rows[0].national == 2350


MIXED = "Name\tRating\nElm, Eve\t2400\nOak, Ola\t2300\nInes van der Birch\t2200"


def test_names_in_two_orders_are_noticed_and_put_right() -> None:
    found = read(MIXED)
    assert told(found) == [("notice", "", 4, 0)]
    assert "1 name has no comma" in str(found.problems[0].found)
    put_right = read(MIXED, names=NameOrder.GIVEN)
    assert [one.name for one in put_right.rows] == ["Elm, Eve", "Oak, Ola", "van der Birch, Ines"]
    assert not put_right.problems
    assert read("Name\tRating\nBirch Ines\t2200", names=NameOrder.SURNAME).rows[0].name == "Birch, Ines"


def test_countries_are_understood_as_federations() -> None:
    """With a head and without one; in the languages of the desk."""
    found = read("Name\tFed\tRating\nAsh, Ann\tEngland\t2400\nBay, Bo\tTürkiye\t2300\nCor, Cy\tNed\t2200")
    assert [entry.federation for entry in found.rows] == ["ENG", "TUR", "NED"]
    assert found.problems == ()
    bare = read("Ash, Ann\tGermany\t2400\nBay, Bo\tایران\t2300")
    assert [entry.federation for entry in bare.rows] == ["GER", "IRI"]


def test_a_total_is_no_player() -> None:
    found = read("Name\tRating\nAsh, Ann\t2400\nTotal: 64 players\t")
    assert [entry.name for entry in found.rows] == ["Ash, Ann"]
    assert told(found) == [("notice", "name", 3, 1)]


def test_names_in_capitals_are_told_and_written_small_if_asked() -> None:
    text = "Name\tFed\nSMITH, John\tENG\nIŞIK, AYŞE\tTUR\nBay, Bo III\tENG"
    asked = read(text)
    assert [entry.name for entry in asked.rows] == ["SMITH, John", "IŞIK, AYŞE", "Bay, Bo III"]
    assert [problem.code for problem in asked.problems] == ["name-capitals"]
    small = read(text, letters=Letters.SMALL)
    assert [entry.name for entry in small.rows] == ["Smith, John", "Işık, Ayşe", "Bay, Bo III"]
    assert small.problems == ()
