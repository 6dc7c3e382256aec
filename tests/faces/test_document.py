"""Documents: one description, as text and as a page."""

from pairwright.errors import say
from pairwright.faces.document import Column, Document, Entry, Game, Kind, Sheet, as_html, as_text, of_games
from pairwright.faces.text import Canvas
from pairwright.faces.wording.characters import island, isolate, width, without_islands

SHEET = Sheet(
    (
        Column(say("No")),
        Column(say("Name"), Kind.NAME),
        Column(say("1"), Kind.GAME),
        Column(say("Pts"), Kind.SCORE, say("points")),
    ),
    (
        (Entry("1"), Entry("Reza <b>"), of_games((Game("12w½", "w"),)), Entry("10½", "pts")),
        (Entry("12"), Entry("نسرین"), of_games((Game("1b½", "b"), Game("1w+", "o"))), Entry("4", "pts")),
    ),
)
DOCUMENT = Document("جام", say("Table"), (SHEET,), (say("Given: {amount}", amount=island("2 EUR")),))


def test_as_text() -> None:
    """Names are isolated, scores stand on their units, the title stands above and notes below."""
    assert as_text(DOCUMENT, Canvas()) == (
        f"{isolate(DOCUMENT.title)}: Table\n"
        "No  Name            1  Pts\n"
        " 1  Reza <b>     12w½  10½\n"
        "12  \u2068نسرین\u2069     1b½ 1w+   4\n"
        "\n"
        "Given: 2 EUR\n"
    )


def test_several_sheets_have_their_headings() -> None:
    """The title of the document once, above them all."""
    sheet = SHEET._replace(heading=((Kind.NUMBER, "7"), (Kind.NAME, "نسرین")))
    lines = as_text(Document("", say("Cards"), (sheet, sheet)), Canvas()).splitlines()
    assert lines[0] == "Cards"
    assert [line for line in lines if line.startswith("7")] == ["7  \u2068نسرین\u2069"] * 2


def test_as_a_page() -> None:
    """Games wear their colours, names are isolates and no markup, notation is left to right."""
    page = as_html(DOCUMENT, "fa", str)
    assert '<html lang="fa" dir="rtl">' in page
    assert "<title>جام: Table</title>" in page
    assert '<td><bdi dir="auto">Reza &lt;b&gt;</bdi></td>' in page
    assert '<td class="mid"><span class="g w"><bdi class="n" dir="ltr">12w½</bdi></span></td>' in page
    assert '<span class="g b"><bdi class="n" dir="ltr">1b½</bdi></span> <span class="g o">' in page
    assert '<th scope="col" class="num" title="points">Pts</th>' in page


def test_a_whole_score_keeps_the_room_of_a_half() -> None:
    """So that 4 and 10½ stand on their units; where there are no halves there is no room for them."""
    page = as_html(DOCUMENT, "en", str)
    assert '<td class="num pts"><bdi class="n" dir="ltr">10½</bdi></td>' in page
    assert '<td class="num pts whole"><bdi class="n" dir="ltr">4</bdi></td>' in page
    only_whole = DOCUMENT._replace(sheets=(SHEET._replace(rows=SHEET.rows[1:]),))
    assert '<td class="num pts"><bdi class="n" dir="ltr">4</bdi></td>' in as_html(only_whole, "en", str)


def test_notation_in_sentences() -> None:
    """An amount keeps its order in right-to-left sentences; a left-to-right one needs no isolates, but for names."""
    assert '<bdi class="n" dir="ltr">2 EUR</bdi>' in as_html(DOCUMENT, "fa", str)
    assert width(island("2 EUR")) == 5
    assert without_islands(f"{island('1')} \u2068نسرین\u2069 {island('2')}") == "1 \u2068نسرین\u2069 2"


def test_an_empty_sheet() -> None:
    """Its head, and no rows."""
    empty = Document("", say("Table"), (SHEET._replace(rows=()),))
    assert as_text(empty, Canvas()) == "Table\nNo  Name  1  Pts\n"
    assert "<tbody>\n\n</tbody>" in as_html(empty, "en", str)


def test_paper_follows_the_widest_sheet() -> None:
    """A sheet of forty columns does not fit on an upright page; a card has its own size."""
    wide = Sheet((Column(say("0000")),) * 40, ((Entry("10½"),) * 40,))
    assert "@page { size: A4; }" in as_html(DOCUMENT, "en", str)
    assert "@page { size: A4 landscape; }" in as_html(DOCUMENT._replace(sheets=(SHEET, wide)), "en", str)
    assert "@page { size: A4; }" in as_html(DOCUMENT._replace(sheets=(wide._replace(look="card"),)), "en", str)
