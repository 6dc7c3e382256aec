"""Codes of tie-breaks (the descriptors of records 202 and 212)."""

from __future__ import annotations

import pytest

from pairwright.errors import NotApplicable, UnknownCode
from pairwright.tiebreaks.acronym import parse, parse_list


def test_all_parts() -> None:
    """Name, reference score and variants, in any case; the text is in capitals, the variants as they came."""
    asked = parse(" bh:gp/p/c1 ")
    assert (asked.text, asked.name, asked.score) == ("BH:GP/P/C1", "BH", "GP")
    assert (asked.cut, asked.forfeits_played, asked.variants) == (1, True, ":CP")


def test_hyphens_of_the_regulation() -> None:
    """The regulation writes BH-C1 for BH/C1."""
    assert parse("BH-C1") == parse("BH/C1")
    assert parse("BH-M2").median == 2


def test_lists() -> None:
    """Commas and semicolons part the codes; the order is kept, and a code may come twice."""
    assert [asked.text for asked in parse_list("PTS, bh/c1;BH,BH")] == ["PTS", "BH/C1", "BH", "BH"]


def test_unknown_code_names_the_nearest() -> None:
    """An arbiter who mistypes learns what there is."""
    with pytest.raises(UnknownCode) as caught:
        parse("BHH")
    assert caught.value.nearest[0] == "BH"


@pytest.mark.parametrize("code", ["BH/X1", "BH/C", "BH/C0", "BH/C-1", "BH/", "BH/M100"])
def test_unknown_variants(code: str) -> None:
    """A variant needs its letter and a number from 1 to 99."""
    with pytest.raises(UnknownCode):
        parse(code)


def test_unknown_reference_score() -> None:
    """Only match points and game points can be named."""
    with pytest.raises(UnknownCode, match="MP, GP"):
        parse("BH:XP")


def test_variant_that_the_tie_break_does_not_have() -> None:
    """There is no cut of an average of Buchholz values (art. 8.2)."""
    with pytest.raises(NotApplicable, match="cut"):
        parse("AOB/C1")


def test_values_from_outside() -> None:
    """OTHER_ and a name stands for values from outside; with the name of a tie-break we have, for that."""
    assert (parse("other_jury").text, parse("other_jury").name) == ("OTHER_JURY", "OTHER")
    assert parse("OTHER_BH/C1").name == "BH"
