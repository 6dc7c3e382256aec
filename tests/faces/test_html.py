"""Small pages of HTML."""

from pairwright.faces import html as h
from pairwright.faces.wording import direction
from tests.support.pages import shape

HOSTILE = '</style><script>alert("1")</script>\x1b[2J & co'


def small_page(title: str = "Open", language: str = "en") -> str:
    columns = [h.Column(h.text("No"), h.Side.NUMBER), h.Column(h.text("Name"), about=title)]
    rows: list[list[h.Cell | h.Markup]] = [
        [h.notation("1"), h.name(title)],
        [h.Cell(h.notation("½"), "w"), h.text(title)],
    ]
    body = [
        h.heading(h.name(title)),
        h.table(columns, rows, label=title, runs=h.Runs.LEFT_TO_RIGHT),
        h.note(h.text(title)),
    ]
    return h.page(title, h.joined(body), language)


def test_a_page_is_whole() -> None:
    """It closes what it opens, says its language and direction, and fetches nothing."""
    page = small_page(language="fa")
    found = shape(page)
    assert found.open == []
    assert found.seen[0] == ("html", {"lang": "fa", "dir": "rtl"})
    assert not [tag for tag, _ in found.seen if tag in ("link", "script", "img", "iframe")]
    assert "url(" not in page
    assert "@import" not in page
    assert shape(small_page()).seen[0] == ("html", {"lang": "en", "dir": "ltr"})


def test_what_somebody_typed_stays_text() -> None:
    """A name is no markup, wherever it stands, and no order to a terminal."""
    page = small_page(HOSTILE)
    found = shape(page)
    assert found.open == []
    assert "script" not in {tag for tag, _ in found.seen}
    assert "\x1b" not in page
    assert "&lt;/style&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;" in page


def test_notation_is_an_island() -> None:
    """A score reads from left to right in every page, whatever stands around it; a name finds its own direction."""
    assert h.notation("7w½") == '<bdi class="n" dir="ltr">7w½</bdi>'
    assert h.name("نسرین") == '<bdi dir="auto">نسرین</bdi>'


def test_a_sentence_that_is_not_translated_is_not_turned_round() -> None:
    """Its full stop stays at its end in a Persian page; a Persian one needs nothing."""
    assert h.sentence("Given out: 1.", "fa") == '<bdi dir="ltr">Given out: 1.</bdi>'
    assert h.sentence("BH: \u0627\u0645\u062a\u06cc\u0627\u0632.", "fa") == "BH: \u0627\u0645\u062a\u06cc\u0627\u0632."
    assert h.sentence("Given out: 1.", "en") == "Given out: 1."


def test_the_head_of_a_table_is_repeated_on_paper() -> None:
    """Whoever reads the second page knows what the columns are."""
    page = small_page()
    assert "<thead>" in page
    assert "thead { display: table-header-group; }" in page


def test_the_direction_follows_the_language() -> None:
    """Persian and Arabic run from the right, with a region or without."""
    assert [direction(code) for code in ("fa", "ar_EG", "ar-MA", "tr", "en")] == ["rtl", "rtl", "rtl", "ltr", "ltr"]


def test_nothing_of_a_wide_table_is_cut_off_on_paper() -> None:
    """A narrow one stands upright, a wide one lies across with smaller letters, and one wider still gets a larger page
    of the same shape, which printers fit to theirs."""
    assert h.paper(0) == "@page { size: A4; }\n"
    assert h.paper(300) == "@page { size: A4; }\n@media print { table { font-size: 9.5pt; } }\n"
    assert h.paper(900) == "@page { size: A4 landscape; }\n@media print { table { font-size: 8.5pt; } }\n"
    assert h.paper(1800) == "@page { size: 406mm 287mm; }\n@media print { table { font-size: 6.0pt; } }\n"
