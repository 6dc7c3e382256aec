"""Standings as an arbiter asks for them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.rank_check import check_ranks
from pairwright.app.standings import Of, Origin, Source, Ties, Wanted, standings
from pairwright.errors import InvalidTournament, NotApplicable, UnknownCode
from pairwright.formats.kinds.trf.places import with_places
from pairwright.model.team import Team
from pairwright.model.tournament import Information, Tournament
from pairwright.tiebreaks.event import Meeting, Unrated
from tests.support.crosstables import crosstable
from tests.support.tournaments import team_tournaments, tournaments

SWISS = crosstable(
    """
    1: 4w1 2b= 3w=
    2: 5w1 1w= 4b=
    3: 6w1 4b= 1b=
    4: 1b0 3w= 2w=
    5: 2b0 6w1 Z
    6: 3b0 5b0 Z
    """,
    rounds=3,
)._replace(information=Information(start="2026/05/01", kind="Swiss"))
ROUND_ROBIN = crosstable("1: 4w1 3w= 2w1\n2: 3b1 4w1 1b0\n3: 2w0 1b= 4b1\n4: 1b0 2b0 3w0")


def codes(tournament: Tournament, wanted: Wanted = Wanted()) -> list[str]:  # noqa: B008
    return [notice.code for notice in standings(tournament, wanted).notices]


def places(tournament: Tournament, wanted: Wanted) -> dict[int, int]:
    return {row.number: row.rank for row in standings(tournament, wanted).rows}


def test_what_the_user_says_counts_before_the_file() -> None:
    """His list, else record 212, else 202, else the preset, which is told."""
    told = SWISS._replace(ranks_by=("PTS", "SB"), tie_breaks=("BH",))
    named = standings(told, Wanted(tie_breaks="bh/c1, de"))
    assert (named.keys, named.source, named.notices) == (("PTS", "BH/C1", "DE"), Source(Origin.USER), ())
    of_file = standings(told)
    assert (of_file.keys, of_file.source, of_file.notices) == (("PTS", "SB"), Source(Origin.FILE, "212"), ())
    assert standings(told._replace(ranks_by=())).keys == ("PTS", "BH")
    default = standings(SWISS)
    assert default.source == Source(Origin.PRESET, "swiss")
    assert [(notice.code, "swiss" in str(notice)) for notice in default.notices] == [("preset", True)]
    assert standings(told, Wanted(preset="round-robin")).source == Source(Origin.PRESET, "round-robin")
    with pytest.raises(NotApplicable, match="--preset"):
        standings(told, Wanted(tie_breaks="BH", preset="swiss"))
    with pytest.raises(UnknownCode, match="swiss"):
        standings(told, Wanted(preset="swis"))


def test_what_does_not_fit_is_refused_or_left_out() -> None:
    """Buchholz in a round robin: refused to who names it, left out of a file's list, each time with the article."""
    with pytest.raises(NotApplicable, match=r"C\.07 art\. 8\.1"):
        standings(ROUND_ROBIN, Wanted(tie_breaks="BH"))
    with pytest.raises(NotApplicable, match="teams"):
        standings(SWISS, Wanted(tie_breaks="PTS,EDE"))
    found = standings(ROUND_ROBIN._replace(tie_breaks=("DE", "BH", "SB")))
    assert found.keys == ("PTS", "DE", "SB")
    assert [str(notice) for notice in found.notices if notice.code == "dropped"] == [
        "BH is left out: the Buchholz family is not used with predetermined pairings (C.07 art. 8.1)"
    ]
    with pytest.raises(NotApplicable, match="match points"):
        standings(SWISS._replace(ranks_by=("PTS:MP", "BH")))
    assert standings(ROUND_ROBIN, Wanted(tie_breaks="BH", meeting=Meeting.SWISS)).keys == ("PTS", "BH")
    assert standings(ROUND_ROBIN, Wanted(tie_breaks="BH", edition="2024")).keys == ("PTS", "BH")


def test_what_compares_the_tied_is_left_out_too() -> None:
    """A lot is drawn, an order or values from outside are not there: the rest of the list is applied."""
    found = standings(SWISS._replace(tie_breaks=("DE", "MANUAL", "OTHER_BLITZ", "BH")))
    assert found.keys == ("PTS", "DE", "BH")
    assert [notice.code for notice in found.notices] == ["dropped", "dropped"]


def test_unknown_codes_of_a_file_are_all_named() -> None:
    """With the nearest ones, the record, and what to do."""
    with pytest.raises(InvalidTournament) as refused:
        standings(SWISS._replace(tie_breaks=("BHH", "SB", "QQ")))
    first, second = map(str, refused.value.problems)
    assert first.startswith("record 202: there is no tie-break BHH; there is BH")
    assert "--tiebreaks" in first
    assert "QQ" in second
    with pytest.raises(UnknownCode, match="BHH; there is BH"):
        standings(SWISS, Wanted(tie_breaks="BHH"))


def test_ratings_and_unrated_players() -> None:
    """Dropped by article 10 whoever names them, unless the user has a rule."""
    players = tuple(player._replace(rating=2000 if player.number < 6 else 0) for player in SWISS.players)
    tournament = SWISS._replace(players=players)
    found = standings(tournament, Wanted(tie_breaks="ARO,BH"))
    assert found.keys == ("PTS", "BH")
    assert "ARO is left out: somebody has no rating (6), and" in str(found.notices[0])
    assert "art. 10" in str(found.notices[0])
    assert standings(tournament, Wanted(tie_breaks="ARO", unrated=Unrated.IGNORE)).keys == ("PTS", "ARO")
    counted = standings(tournament, Wanted(tie_breaks="ARO", unrated=Unrated.AS, unrated_as=1700))
    assert {row.number: row.values["ARO"] for row in counted.rows}[5] == "1850"


def test_the_edition() -> None:
    """By the first day, or as the user says; a notice where the day is not known."""
    assert standings(SWISS).rules.code == "2026-03"
    assert standings(SWISS, Wanted(edition="2023-09")).rules.code == "2023-09"
    assert "edition" in codes(SWISS._replace(information=Information(kind="Swiss")))
    with pytest.raises(UnknownCode, match="2026-03"):
        standings(SWISS, Wanted(edition="1999"))


def test_how_opponents_meet_is_told_where_it_is_inferred() -> None:
    """By the pairings, or nothing; not if it is announced, or given."""
    assert "meeting" in codes(ROUND_ROBIN)
    assert "meeting" in codes(SWISS._replace(information=Information(start="2026/05/01")))
    assert "meeting" not in codes(SWISS)
    assert "meeting" not in codes(ROUND_ROBIN, Wanted(meeting=Meeting.PREDETERMINED))


def test_ties_stay_or_stand_by_number() -> None:
    """Nothing separates 2 and 3 on points: they share the place, or the lower number is first."""
    assert places(SWISS, Wanted(tie_breaks="PTS")) == {1: 1, 2: 1, 3: 1, 4: 4, 5: 4, 6: 6}
    by_number = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}
    assert places(SWISS, Wanted(tie_breaks="PTS", ties=Ties.BY_NUMBER)) == by_number


def test_the_arbiter_decides() -> None:
    """An order by hand, lots and values from outside stand in the list, where everybody sees them."""
    by_hand = Wanted(tie_breaks="PTS", by_hand=(3, 1, 2))
    assert standings(SWISS, by_hand).keys == ("PTS", "MANUAL")
    assert list(places(SWISS, by_hand))[:3] == [3, 1, 2]
    lots = Wanted(tie_breaks="PTS", seed="dice 4 6 1")
    assert standings(SWISS, lots).keys == ("PTS", "LOT")
    assert places(SWISS, lots) == places(SWISS, lots)
    assert sorted(places(SWISS, lots).values()) == [1, 2, 3, 4, 5, 6]
    values = {number: Fraction(number, 2) for number in range(1, 7)}
    with pytest.raises(NotApplicable, match="OTHER_BLITZ"):
        standings(SWISS, Wanted(tie_breaks="BH", external={"OTHER_BLITZ": values}))
    assert [notice.code for notice in standings(SWISS, Wanted(tie_breaks="LOT")).notices] == ["lots"]
    blitz = standings(SWISS, Wanted(tie_breaks="OTHER_BLITZ", external={"OTHER_BLITZ": values}))
    assert [row.number for row in blitz.rows][:3] == [3, 2, 1]


def test_open_games_make_standings_provisional() -> None:
    """Without a result, or adjourned: there are no final standings, and the games are named."""
    for sign in "*?":
        tournament = crosstable(f"1: 3w1 2b{sign}\n2: 4b1 1w{sign}\n3: 1b0 4w1\n4: 2w0 3b0", rounds=2)
        found = standings(tournament)
        assert not found.is_final
        (told,) = [notice for notice in found.notices if notice.code == "provisional"]
        assert (told.place.round, "2-1" in str(told)) == (2, True)
        assert standings(tournament, Wanted(after_round=1)).notices[-1].code != "provisional"


def test_final_standings() -> None:
    """All planned rounds are there, and nothing is open; not after an earlier round."""
    assert standings(SWISS).is_final
    assert not standings(SWISS, Wanted(after_round=2)).is_final
    assert not standings(SWISS._replace(planned_rounds=5)).is_final
    assert standings(SWISS, Wanted(after_round=2)).rounds == 2
    with pytest.raises(NotApplicable, match="round 4"):
        standings(SWISS, Wanted(after_round=4))


def test_expelled_and_withdrawn_players() -> None:
    """The expelled are told and have no place; the withdrawn are marked and keep theirs."""
    found = standings(SWISS, Wanted(tie_breaks="PTS", expelled=(2,)))
    assert {row.number: row.rank for row in found.rows} == {1: 1, 3: 1, 4: 3, 5: 3, 6: 5}
    assert [(line.number, line.rank) for line in found.not_ranked] == [(2, 0)]
    assert [(notice.code, notice.place.player) for notice in found.notices] == [("expelled", 2)]
    players = tuple(player._replace(withdrawn_from=3 if player.number > 4 else 0) for player in SWISS.players)
    found = standings(SWISS._replace(players=players), Wanted(tie_breaks="PTS"))
    assert [row.number for row in found.rows if row.withdrawn] == [5, 6]
    with pytest.raises(UnknownCode):
        standings(SWISS, Wanted(expelled=(9,)))


def test_who_withdrew_before_half_of_a_round_robin() -> None:
    """Told, not ranked, and his games are nobody's."""
    started = crosstable("1: 4w1 3w= 2w1\n2: 3b1 4w+ 1b0\n3: 2w0 1b= 4b+\n4: 1b0 2b- 3w-", rounds=3)
    players = tuple(player._replace(withdrawn_from=2 if player.number == 4 else 0) for player in started.players)
    found = standings(started._replace(players=players), Wanted(tie_breaks="PTS"))
    assert {row.number: row.values["PTS"] for row in found.rows} == {1: "1.5", 2: "1.0", 3: "0.5"}
    assert [line.number for line in found.not_ranked] == [4]
    assert "C.05 art. 6.6" in str(found.notices[-1])


def test_who_was_expelled_from_a_round_robin_early() -> None:
    """His games go the same way."""
    found = standings(ROUND_ROBIN, Wanted(tie_breaks="PTS", expelled=(4,)))
    assert {row.number: row.values["PTS"] for row in found.rows} == {1: "2.5", 2: "2.0", 3: "1.5"}
    early = crosstable("1: 4w1 3w= 2w1\n2: 3b1 4w+ 1b0\n3: 2w0 1b= 4b+\n4: 1b0 2b- 3w-", rounds=3)
    found = standings(early, Wanted(tie_breaks="PTS", meeting=Meeting.PREDETERMINED, expelled=(4,)))
    assert {row.number: row.values["PTS"] for row in found.rows} == {1: "1.5", 2: "1.0", 3: "0.5"}
    assert [notice.place.player for notice in found.notices if "expelled before half" in str(notice)] == [4]


def test_teams_are_ranked_where_teams_play() -> None:
    """By match points; the players if they are wanted; never teams there are not."""
    players = crosstable("1: 3w1\n2: 4b1\n3: 1b0\n4: 2w0", rounds=1)
    teams = (Team(1, "Anchors", (1, 2)), Team(2, "Buoys", (3, 4)))
    tournament = players._replace(teams=teams, system="FIDE_TEAM", information=Information(start="2026/05/01"))
    found = standings(tournament, Wanted(tie_breaks="MPvGP"))
    assert [(row.rank, row.name, row.values) for row in found.rows] == [
        (1, "Anchors", {"PTS": "2.0", "MPvGP": "2.0"}),
        (2, "Buoys", {"PTS": "0.0", "MPvGP": "0.0"}),
    ]
    assert [row.number for row in standings(tournament, Wanted(of=Of.INDIVIDUALS, tie_breaks="PTS")).rows] == [
        1,
        2,
        3,
        4,
    ]
    assert [row.number for row in standings(tournament, Wanted(tie_breaks="PTS", expelled=(1,))).rows] == [2]
    with pytest.raises(NotApplicable, match="--teams"):
        standings(players, Wanted(of=Of.TEAMS))
    with pytest.raises(UnknownCode, match="team 3"):
        standings(tournament, Wanted(tie_breaks="PTS", by_hand=(3,)))


def test_a_code_listed_twice_has_a_key_of_its_own() -> None:
    """Direct encounter may be applied again to those still tied."""
    found = standings(SWISS, Wanted(tie_breaks="DE,WIN,DE"))
    assert found.keys == ("PTS", "DE", "WIN", "DE#2")
    assert set(found.rows[0].values) == {"PTS", "DE", "WIN", "DE#2"}


def test_the_working_adds_up() -> None:
    """Every value is there with its parts, by number."""
    working = standings(SWISS, Wanted(tie_breaks="BH,BH/C1")).working(5)
    assert list(working) == ["PTS", "BH", "BH/C1"]
    for value in working.values():
        assert sum(part.amount for part in value.parts if not part.cut) == value.total
    with pytest.raises(UnknownCode):
        standings(SWISS).working(77)


@pytest.mark.parametrize("rows", ["", "1:", "1: U", "1: 2w-\n2: 1b-", "1: Z Z\n2: Z Z"])
def test_standings_of_hardly_anything(rows: str) -> None:
    """Nobody, one player, byes only, a double forfeit."""
    tournament = crosstable(rows) if rows else Tournament()
    for wanted in (Wanted(), Wanted(tie_breaks="DE,BH/C1,SB,PS,ARO,LOT", meeting=Meeting.SWISS)):
        found = standings(tournament, wanted)
        assert len(found.rows) == len(tournament.players)


@settings(max_examples=60, deadline=None)
@given(st.one_of(tournaments(), team_tournaments()))
def test_every_tournament_has_standings(tournament: Tournament) -> None:
    """Everybody has a place or a reason, places go up, and check agrees with what is written."""
    listed = tournament._replace(ranks_by=(), tie_breaks=("DE", "BH/C1", "SB", "EDE", "MPvGP", "TPN/R"))
    found = standings(listed)
    assert len(found.rows) + len(found.not_ranked) == len(found.names)
    assert [row.rank for row in found.rows] == sorted(row.rank for row in found.rows)
    for row in (*found.rows, *found.not_ranked):
        assert list(found.working(row.number)) == list(found.keys)
    bare = listed._replace(
        players=tuple(player._replace(declared_rank=None) for player in listed.players),
        teams=tuple(team._replace(declared_rank=None) for team in listed.teams),
    )
    assert check_ranks(with_places(bare)).ok
