"""What there is: systems, rules in short, tie-breaks."""

import pytest

from pairwright.app.listings import presets, rules_in_short, systems, tie_break, tie_breaks
from pairwright.catalogue import discover
from pairwright.errors import UnknownCode


def test_every_system_is_listed() -> None:
    """With its edition, where its rules come from, and whether they are in force."""
    found = {one.code: one for one in systems()}
    assert set(found) == {offer.code for offer in discover("system")}
    today = found["dutch-2026"]
    assert (today.edition, today.announced) == ("2026", "FIDE_DUTCH_2026")
    assert str(today.source) == "FIDE Handbook C.04.3"
    assert str(today.status) == "in force since 2026-02-01"
    assert str(found["lim"].status) == "as the documents have it"
    assert found["lim"].announced == "CUSTOM_SWISS_LIM"


def test_rules_of_a_system() -> None:
    """Its own first, then those common to all; a family means its newest edition."""
    found = rules_in_short("dutch")
    assert found.system.code == "dutch-2026"
    assert str(found.rules[0][0]) == "C.04.3 art. 1.2"
    assert {article.regulation for article, _ in found.rules} == {"C.04.3", "C.04.1", "C.04.2"}
    with pytest.raises(UnknownCode, match="nix"):
        rules_in_short("nix")


def test_tie_breaks_are_listed_by_article() -> None:
    """As people count: 9.2 before 10.1."""
    found = tie_breaks()
    assert {one.code for one in found} == {offer.code for offer in discover("tiebreak")}
    order = [one.code for one in found]
    assert order.index("DE") < order.index("BH") < order.index("KS") < order.index("ARO") < order.index("KASHDAN")


def test_one_tie_break() -> None:
    """Its variants, the edition that brought it, and the lists it stands in."""
    found = tie_break("bh")
    assert [written for written, _ in found.variants] == [":MP, :GP", "/C1", "/M1", "/P"]
    assert "swiss" in found.presets
    assert (found.since, tie_break("STD").since) == ("", "2026-03")
    assert tie_break("mpvgp").code == "MPvGP"
    with pytest.raises(UnknownCode, match="BH"):
        tie_break("BHZ")


def test_every_preset_is_there() -> None:
    """With what recommends it."""
    assert all(one.advised_by for one in presets())
