"""What a tournament says about its own standings."""

from __future__ import annotations

import pytest

from pairwright.model.tournament import Information, Tournament
from pairwright.tiebreaks.announced import Clue, Listed, list_of, meeting_of, ranks, rules_of
from pairwright.tiebreaks.event import Meeting
from tests.support.crosstables import crosstable

ROUND_ROBIN = crosstable("""
    1: 4w1 3w= 2w1
    2: 3b1 4w1 1b0
    3: 2w0 1b= 4b1
    4: 1b0 2b0 3w0
    """)
SWISS = crosstable("""
    1: 3w1 2b= 4w1
    2: 4b1 1w= 3b=
    3: 1b0 4w1 2w=
    4: 2w0 3b0 1b0
    """)


@pytest.mark.parametrize(
    ("system", "kind", "meeting"),
    [
        ("FIDE_DUTCH_2026_BAKU", "", Meeting.SWISS),
        ("CUSTOM_ROUNDROBIN", "Individual: Swiss System", Meeting.PREDETERMINED),
        ("BERGER_DOUBLEROUNDROBIN", "", Meeting.PREDETERMINED),
        ("FIDE_TEAM_TYPEA_MP_GP", "", Meeting.SWISS),
        ("FIDE_SCHEVENINGEN_G2", "", Meeting.PREDETERMINED),
        ("", "Individual: Round Robin", Meeting.PREDETERMINED),
        ("", "individual: round-robin", Meeting.PREDETERMINED),
        ("", "Swiss System", Meeting.SWISS),
        ("CUSTOM", "Swiss System", Meeting.SWISS),
    ],
)
def test_the_type_tells_how_opponents_meet(system: str, kind: str, meeting: Meeting) -> None:
    """Record 192 first, then the words of record 092; then nobody looks at the pairings."""
    told = ROUND_ROBIN._replace(system=system, information=Information(kind=kind))
    assert meeting_of(told) == (meeting, Clue.TYPE)


def test_the_pairings_tell_where_the_type_does_not() -> None:
    """Everybody met everybody equally often in all rounds: a round robin. Anything else is a Swiss."""
    assert meeting_of(ROUND_ROBIN) == (Meeting.PREDETERMINED, Clue.PAIRINGS)
    assert meeting_of(ROUND_ROBIN._replace(planned_rounds=6)) == (Meeting.SWISS, Clue.NOTHING)
    assert meeting_of(crosstable("1: 2w1 3b1 U\n2: 1b0 U 3w1\n3: U 1w0 2b0"))[0] is Meeting.PREDETERMINED
    assert meeting_of(crosstable("1: 2w1 3b1\n2: 1b0 4w1\n3: 4b1 1w0\n4: 3w0 2b0"))[0] is Meeting.SWISS
    assert meeting_of(Tournament()) == (Meeting.SWISS, Clue.NOTHING)


@pytest.mark.parametrize("cycles", [1, 2, 3, 4])
def test_three_who_meet_again_and_again(cycles: int) -> None:
    """An odd field has one round more in every cycle than everybody has opponents: three players who meet twice play
    six rounds, of which each sits out two."""
    once = {1: "2w1 3b= Z", 2: "1b0 Z 3w1", 3: "Z 1w= 2b0"}
    text = "\n".join([f"{number}: " + " ".join([entries] * cycles) for number, entries in once.items()])
    assert meeting_of(crosstable(text)) == (Meeting.PREDETERMINED, Clue.PAIRINGS)


def test_record_212_counts_before_202() -> None:
    """212 is the whole order; 202 names what comes after the points."""
    both = SWISS._replace(tie_breaks=("SB",), ranks_by=("PTS", "BH"))
    assert list_of(both) == Listed(("PTS", "BH"), "212")
    assert list_of(both._replace(ranks_by=())) == Listed(("PTS", "SB"), "202")
    assert list_of(both._replace(ranks_by=("BH", "pts"))).codes == ("BH", "pts")
    assert list_of(SWISS) == Listed()


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ("2026/03/07", "2026-03"),
        ("2026/02/28", "2024-08"),
        ("2024-07-01", "2023-09"),
        ("2019/05/01", "pre-2023"),
        ("1405/06/07", "2026-03"),
        ("", "2026-03"),
    ],
)
def test_the_first_day_chooses_the_edition(start: str, code: str) -> None:
    """The rules in force on the first day; the newest where it is not known, or no day of the Gregorian calendar."""
    assert rules_of(Tournament(information=Information(start=start))).code == code


def test_places_follow_the_list() -> None:
    """1 and 2 lead on points; whom the list leaves tied stand by number; an unknown code means points only."""
    assert ranks(SWISS) == [1, 2, 3, 4]
    level = crosstable("1: 3w1 2b0\n2: 4w= 1w1\n3: 1b0 4b1\n4: 2b= 3w0")
    assert ranks(level) == [2, 1, 3, 4]
    assert ranks(level._replace(tie_breaks=("TPN/R",))) == [3, 1, 2, 4]
    assert ranks(level._replace(tie_breaks=("XYZ",))) == [2, 1, 3, 4]


def test_the_expelled_have_no_place() -> None:
    """The others move up."""
    first, *rest = SWISS.players
    tournament = SWISS._replace(players=(first._replace(expelled_from=4), *rest))
    assert ranks(tournament) == [0, 1, 2, 3]
    assert ranks(tournament._replace(tie_breaks=("BH",))) == [0, 1, 2, 3]
