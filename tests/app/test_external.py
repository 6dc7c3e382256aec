"""Values from outside."""

from fractions import Fraction

import pytest

from pairwright.app.external import read_values
from pairwright.errors import UnreadableFile


@pytest.mark.parametrize(
    "text",
    [
        "1,3.5\n2,4\n10,-0.25\n",
        "number,blitz\n1,3.5\n2,4\n10,-0.25\n",
        "\ufeffnumber;blitz\r\n1;3,5\r\n2;4\r\n\r\n10;-0,25\r\n",
        "1\t3½\n2\t4,0\tremark\n10\t\u22120.25\n",
    ],
)
def test_spreadsheets_write_values_in_many_ways(text: str) -> None:
    """Commas, semicolons or tabs between cells; a heading; decimal commas; a half as one character."""
    assert read_values(text) == {1: Fraction(7, 2), 2: Fraction(4), 10: Fraction(-1, 4)}


def test_every_bad_line_is_named() -> None:
    """No number, no value, a number twice."""
    with pytest.raises(UnreadableFile) as refused:
        read_values("1,3\nx,2\n2\n1,4\n3,1e9\n")
    assert [problem.place.line for problem in refused.value.problems] == [2, 3, 4, 5]
