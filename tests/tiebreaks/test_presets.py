"""Recommended lists of tie-breaks by name."""

import pytest

from pairwright.errors import NotApplicable, UnknownCode
from pairwright.tiebreaks.acronym import parse_list
from pairwright.tiebreaks.event import Meeting, Terms, of_individuals
from pairwright.tiebreaks.presets import PRESETS, ROUND_ROBIN, SWISS, Preset, default_for, preset
from pairwright.tiebreaks.ranking import rank
from pairwright.tiebreaks.teams import of_teams
from tests.support.crosstables import crosstable
from tests.tiebreaks.kinds.team_tables import team_event

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


@pytest.mark.parametrize("one", PRESETS, ids=[one.code for one in PRESETS])
def test_every_code_of_a_list_is_known(one: Preset) -> None:
    """Each list can be asked for as it stands."""
    assert len(parse_list(",".join(one.tie_breaks))) == len(one.tie_breaks)


def test_a_list_for_events_of_another_kind_is_refused() -> None:
    """The kinds say why: match points are for teams, Buchholz is for Swiss events."""
    swiss = of_individuals(TWO, Terms())
    with pytest.raises(NotApplicable, match=r"^PTS:MP: .*match points"):
        rank(swiss, parse_list(",".join(preset("olympiad-2007").tie_breaks)))
    round_robin = of_individuals(TWO, Terms(meeting=Meeting.PREDETERMINED))
    with pytest.raises(NotApplicable, match="Swiss"):
        rank(round_robin, parse_list(",".join(preset("swiss-unrated").tie_breaks)))


def test_the_default_for_teams() -> None:
    """Match points or game points, then direct encounter, and so on."""
    event = of_teams(team_event("1: 2w1100\n2: 1b0011"), Terms())
    assert default_for(event).code == "team-swiss"
    assert len(rank(event, parse_list(",".join(default_for(event).tie_breaks))).asked) == 5
    round_robin = of_teams(team_event("1: 2w1100\n2: 1b0011"), Terms(meeting=Meeting.PREDETERMINED))
    assert default_for(round_robin).code == "team-round-robin"
    assert len(rank(round_robin, parse_list(",".join(default_for(round_robin).tie_breaks))).asked) == 4


TEAM_LISTS = [one for one in PRESETS if "team" in one.code or "olympiad" in one.code]


@pytest.mark.parametrize("one", TEAM_LISTS, ids=[one.code for one in TEAM_LISTS])
def test_every_list_for_teams_ranks_a_team_event(one: Preset) -> None:
    """Three teams, each of which has met the others."""
    meeting = Meeting.PREDETERMINED if "round-robin" in one.code else Meeting.SWISS
    table = team_event("1: 2w1110 3w0000 U\n2: 1b0001 U 3w1100\n3: U 1b1111 2b0011")
    ranking = rank(of_teams(table, Terms(meeting=meeting)), parse_list(",".join(one.tie_breaks)))
    assert ranking.rows[0].number == 3
    assert len(ranking.asked) == len(one.tie_breaks)


INDIVIDUAL_LISTS = [one for one in PRESETS if one not in TEAM_LISTS]


@pytest.mark.parametrize("one", INDIVIDUAL_LISTS, ids=[one.code for one in INDIVIDUAL_LISTS])
def test_every_list_for_individuals_ranks_an_event(one: Preset) -> None:
    """Four players, all rated."""
    meeting = Meeting.PREDETERMINED if "round-robin" in one.code else Meeting.SWISS
    four = crosstable("1: 2w1 3b1 4w1\n2: 1b0 4w1 3b1\n3: 4w1 1w0 2w0\n4: 3b0 2b0 1b0")
    rated = four._replace(players=tuple([player._replace(rating=2000) for player in four.players]))
    ranking = rank(of_individuals(rated, Terms(meeting=meeting)), parse_list(",".join(one.tie_breaks)))
    assert [row.number for row in ranking.rows] == [1, 2, 3, 4]
    assert len(ranking.asked) == len(one.tie_breaks)
