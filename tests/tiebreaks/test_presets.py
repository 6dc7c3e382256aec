"""Recommended lists of tie-breaks by name."""

import pytest

from pairwright.errors import UnknownCode
from pairwright.tiebreaks.event import Meeting, Terms, of_individuals
from pairwright.tiebreaks.presets import PRESETS, ROUND_ROBIN, SWISS, default_for, preset
from tests.support.crosstables import crosstable

TWO = crosstable("1: 2w1\n2: 1b0")


def test_a_list_is_asked_for_by_its_name() -> None:
    """Most players have no rating: Buchholz, then Sonneborn-Berger, as the documents recommend."""
    assert preset("swiss-unrated").tie_breaks == ("PTS", "BUCHHOLZ", "SONNEBORN-BERGER")
    assert preset(" Swiss_Unrated ") == preset("swiss-unrated")


def test_a_name_that_does_not_exist_names_the_nearest() -> None:
    """There is no list swiss-unratd; there is swiss-unrated."""
    with pytest.raises(UnknownCode) as caught:
        preset("swiss-unratd")
    assert caught.value.nearest[0] == "swiss-unrated"
    with pytest.raises(UnknownCode) as caught:
        preset("xyzzy")
    assert set(caught.value.nearest) == {one.code for one in PRESETS}


def test_every_list_has_a_name_of_its_own_and_begins_with_points() -> None:
    """Points come first in every list."""
    assert len({one.code for one in PRESETS}) == len(PRESETS)
    assert [one.code for one in PRESETS if not one.tie_breaks[0].startswith("PTS")] == []


@pytest.mark.parametrize(("meeting", "list_"), [(Meeting.SWISS, SWISS), (Meeting.PREDETERMINED, ROUND_ROBIN)])
def test_the_default_follows_the_kind_of_event(meeting: Meeting, list_: object) -> None:
    """A round robin has no Buchholz in its default list."""
    assert default_for(of_individuals(TWO, Terms(meeting=meeting))) == list_
