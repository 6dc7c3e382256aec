"""Tables of cells from pasted text and from spreadsheets."""

from __future__ import annotations

import builtins
from datetime import date
from io import BytesIO
from zipfile import ZipFile

import pytest
import xlsxwriter

from pairwright.errors import NotApplicable, TooLarge, UnknownCode, UnreadableFile
from pairwright.formats import workbook
from pairwright.formats.cells import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, Row, read_table, table_of_text


def xlsx(**sheets: dict[tuple[int, int], object]) -> bytes:
    """A spreadsheet; cells by (row, column) from 0."""
    file = BytesIO()
    book = xlsxwriter.Workbook(file, {"in_memory": True})
    day = book.add_format({"num_format": "yyyy-mm-dd"})
    for name, cells in sheets.items():
        page = book.add_worksheet(name)
        for (row, column), value in cells.items():
            page.write(row, column, value, *([day] if isinstance(value, date) else []))
    book.close()
    return file.getvalue()


def ods(*rows: tuple[str, ...]) -> bytes:
    """The least an OpenDocument spreadsheet can be."""
    cells = "".join(
        "<table:table-row>"
        + "".join(
            f'<table:table-cell office:value-type="string"><text:p>{cell}</text:p></table:table-cell>' for cell in row
        )
        + "</table:table-row>"
        for row in rows
    )
    space = "urn:oasis:names:tc:opendocument:xmlns"
    content = (
        f'<office:document-content xmlns:office="{space}:office:1.0" xmlns:table="{space}:table:1.0" '
        f'xmlns:text="{space}:text:1.0"><office:body><office:spreadsheet><table:table table:name="List">{cells}'
        "</table:table></office:spreadsheet></office:body></office:document-content>"
    )
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    manifest = (
        f'<m:manifest xmlns:m="{space}:manifest:1.0"><m:file-entry m:full-path="/" m:media-type="{kind}"/></m:manifest>'
    )
    file = BytesIO()
    with ZipFile(file, "w") as archive:
        archive.writestr("mimetype", kind)
        archive.writestr("META-INF/manifest.xml", manifest)
        archive.writestr("content.xml", content)
    return file.getvalue()


@pytest.mark.parametrize("separator", ["\t", ";", "|", "    "])
def test_what_divides_a_line(separator: str) -> None:
    """Names keep their comma."""
    table = table_of_text(f"Ash, Ann{separator}2100\nBirch, Bo{separator}2000\n")
    assert table.rows == (Row(1, ("Ash, Ann", "2100")), Row(2, ("Birch, Bo", "2000")))


def test_commas_divide_where_there_are_several() -> None:
    """Cells in quotation marks keep theirs; lines are those of the text, also behind a cell of two lines."""
    table = table_of_text('"Ash, Ann",2100,ENG\r\n\r\n"Birch,\nBo",2000,NOR\r\nCedar,1900,NOR')
    assert [row.line for row in table.rows] == [1, 3, 5]
    assert table.rows[0].cells == ("Ash, Ann", "2100", "ENG")


def test_one_name_a_line_is_not_divided() -> None:
    """A comma or a blank in it means nothing."""
    table = table_of_text("Ash, Ann\nBirch, Bo\nCedar Cy\n")
    assert not table.is_divided
    assert [row.cells for row in table.rows] == [("Ash, Ann",), ("Birch, Bo",), ("Cedar Cy",)]


@pytest.mark.parametrize("text", ["", " \n\t\n", ";;;\n;;"])
def test_nothing_in_it(text: str) -> None:
    """An empty text, blanks, empty cells."""
    with pytest.raises(UnreadableFile):
        table_of_text(text)


@pytest.mark.parametrize(
    "text", ["a\n" * (MOST_ROWS + 1), ";".join("a" * (MOST_COLUMNS + 1)), "a" * (LONGEST_CELL + 1)]
)
def test_bounds(text: str) -> None:
    """No list of players is larger."""
    with pytest.raises(TooLarge):
        table_of_text(text)


def test_a_spreadsheet_is_a_table() -> None:
    """Whole numbers without a point, dates as in ISO, rows as the program numbers them; empty sheets do not count."""
    data = xlsx(
        Empty={},
        List={(2, 1): "Name", (2, 2): "Elo", (4, 1): "رضایی", (4, 2): 2100, (4, 3): date(2001, 3, 4)},
        Other={(0, 0): "x"},
    )
    table = read_table(data)
    assert table.rows == (Row(3, ("", "Name", "Elo")), Row(5, ("", "رضایی", "2100", "2001-03-04")))
    assert (table.sheet, table.others) == ("List", ("Other",))
    assert read_table(data, sheet="Other").rows == (Row(1, ("x",)),)
    with pytest.raises(UnknownCode):
        read_table(data, sheet="None")


def test_an_open_document_is_a_table() -> None:
    """What the free office programs write."""
    assert read_table(ods(("Name", "Elo"), ("Ash, Ann", "2100"))).rows[1] == Row(2, ("Ash, Ann", "2100"))


def test_an_old_spreadsheet_is_a_table() -> None:
    """.xls, as federations still have it."""
    xlwt = pytest.importorskip("xlwt")
    book = xlwt.Workbook()
    page = book.add_sheet("List")
    for column, value in enumerate(("Ash, Ann", 2100)):
        page.write(0, column, value)
    file = BytesIO()
    book.save(file)
    assert read_table(file.getvalue()).rows == (Row(1, ("Ash, Ann", "2100")),)


def test_two_cells_far_apart_harm_nobody() -> None:
    """The library would ask for half a terabyte and take the process with it: it is not ours."""
    with pytest.raises((UnreadableFile, TooLarge)):
        read_table(xlsx(List={(0, 0): "a", (1_048_575, 16_383): "b"}))


def test_a_sheet_of_too_many_rows() -> None:
    """The limit is that of text."""
    with pytest.raises(TooLarge):
        read_table(xlsx(List={(0, 0): "a", (MOST_ROWS + 1, 0): "b"}))


@pytest.mark.parametrize("data", [b"PK\3\4 no archive", b"\xd0\xcf\x11\xe0 nothing", xlsx(List={})])
def test_what_cannot_be_read_is_told(data: bytes) -> None:
    """With the remedy."""
    with pytest.raises(UnreadableFile) as caught:
        read_table(data)
    assert caught.value.problems[0].remedy.template


def test_without_the_library_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Text and CSV can be read all the same."""
    monkeypatch.setattr(workbook, "find_spec", lambda _name: None)
    with pytest.raises(NotApplicable, match=r"pairwright\[spreadsheets\]"):
        read_table(xlsx(List={(0, 0): "a"}))
    assert read_table(b"Ash, Ann").rows


def test_the_desk_never_loads_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is loaded by the process that reads."""
    load = builtins.__import__

    def refuse(name: str, *rest: object, **more: object) -> object:
        assert name != "python_calamine"
        return load(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", refuse)
    assert read_table(xlsx(List={(0, 0): "a"})).rows
