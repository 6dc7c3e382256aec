"""CSV for spreadsheets."""

from pairwright.faces.spreadsheet import csv_text, harmless


def test_a_name_is_no_formula() -> None:
    """A player who calls himself =1+1 is not computed when an arbiter opens the table."""
    names = ["=1+1", "+cmd", "-2+3", "@SUM(A1)", "\t=1", "O'Neil", "Ali, Reza"]
    assert csv_text(["name"], [[name] for name in names]) == (
        "name\n'=1+1\n'+cmd\n'-2+3\n'@SUM(A1)\n'\t=1\nO'Neil\n\"Ali, Reza\"\n"
    )


def test_numbers_and_marks_stay() -> None:
    """A penalty is a number, and a forfeit a mark."""
    fields: list[str | int] = ["-0.5", "+1", "-", "+", 7, "7w+", "½"]
    assert [harmless(field) for field in fields] == fields
