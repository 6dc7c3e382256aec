"""The documents' methods that count some opponents only."""

from pairwright.tiebreaks.acronym import kinds, parse, parse_list
from pairwright.tiebreaks.base import AmongTied, Column
from pairwright.tiebreaks.event import Terms, of_individuals
from pairwright.tiebreaks.ranking import rank
from tests.support.crosstables import crosstable
from tests.support.round_robins import round_robin
from tests.support.values import PREDETERMINED
from tests.tiebreaks.kinds.columns import values, working

TWELVE = round_robin(
    """
    x====1=1=1=1
    =x====111==1
    ==x11==01=1=
    ==0x=11====1
    ==0=x0====11
    0==01x11==0=
    =0=0=0x==11=
    001==0=x1=10
    =00====0x110
    0=====0=0x=1
    ==0=01000=x1
    00=00==1100x
    """
)
"""Two players on 7.5; half of the points is 5.5, which six players have."""
SEVEN = round_robin(
    """
    x1=011=
    0x1=1=1
    =0x=111
    1==x1=0
    0000x11
    0=0=0x1
    =00100x
    """
)
"""Three players on 4, one on 3.5; the next score group is on 2."""


def test_koya_of_twelve() -> None:
    """7.5 each: against those with 5.5 or more the first made 3, the second 2.5."""
    koya = values(TWELVE, "KOYA", PREDETERMINED)
    assert (koya[1], koya[2]) == ("3.0", "2.5")
    event = of_individuals(TWELVE, PREDETERMINED)
    assert [row.number for row in rank(event, parse_list("PTS,KOYA")).rows][:2] == [1, 2]


def test_koya_of_seven() -> None:
    """With a free round each there are six games: 3 is half. 1.5 against 1.5 and 1."""
    koya = values(SEVEN, "KOYA", PREDETERMINED)
    assert [koya[number] for number in (1, 2, 3, 4)] == ["1.5", "1.5", "1.0", "2.0"]


def test_extended_koya() -> None:
    """1 and 2 are still level; with the players on 2 points 3.5 against 3."""
    extended = values(SEVEN, "EXTENDED-KOYA", PREDETERMINED)
    assert [extended[number] for number in (1, 2, 3)] == ["1.5 3.5 4.0", "1.5 3.0 4.0", "1.0 3.0 4.0"]
    event = of_individuals(SEVEN, PREDETERMINED)
    assert [row.number for row in rank(event, parse_list("PTS,EXTENDED-KOYA")).rows][:3] == [1, 2, 3]


def test_koya_counts_forfeits_and_no_byes() -> None:
    """A win by forfeit counts against a scheduled opponent with half of the points; a bye has none."""
    tournament = crosstable("1: 2w+ U\n2: 1b- 3w1\n3: U 2b0")
    assert values(tournament, "KOYA") == {1: "1.0", 2: "1.0", 3: "0.0"}


def among(tournament_terms: Terms, group: tuple[int, ...]) -> Column:
    event = of_individuals(SEVEN, tournament_terms)
    kind = kinds()["DIRECT-ENCOUNTER"]
    assert isinstance(kind, AmongTied)
    return kind.places(event, parse("DIRECT-ENCOUNTER"), group)


def test_direct_encounter_of_three() -> None:
    """All have met: 1.5, 1 and 0.5 from their games."""
    column = among(PREDETERMINED, (0, 1, 2))
    assert [column.value(position).steps[0].amount for position in (0, 1, 2)] == [1.5, 1, 0.5]
    assert [column.totals[position] for position in (0, 1, 2)] == [1, 2, 3]


def test_a_smaller_tie_is_not_compared_again() -> None:
    """The first of four that beat another of them stays level with him: the documents look once."""
    event = of_individuals(round_robin("x10=\n0x1=\n10x=\n===x"), PREDETERMINED)
    assert [row.rank for row in rank(event, parse_list("PTS,DIRECT-ENCOUNTER")).rows] == [1, 1, 1, 1]


NOT_ALL_MET = crosstable("1: 2w1 3b1 4w+\n2: 1b0 4w1 3w1\n3: 4b1 1w0 2b0\n4: 3w0 2b0 1b-")


def test_no_value_where_not_all_have_met() -> None:
    """Over the board 1 and 4 have not met, so nothing separates the three."""
    event = of_individuals(NOT_ALL_MET, Terms())
    kind = kinds()["DIRECT-ENCOUNTER"]
    assert isinstance(kind, AmongTied)
    column = kind.places(event, parse("DIRECT-ENCOUNTER"), (0, 1, 3))
    assert [column.totals[position] for position in (0, 1, 3)] == [1, 1, 1]
    working_of_1 = column.value(0)
    assert str(working_of_1.steps[0].what) == "Not all of the tied have met, so their games decide nothing."
    assert [part.cut is None for part in working_of_1.parts] == [False]


def test_alone_among_nobody() -> None:
    """Who is tied with nobody has the first place."""
    event = of_individuals(NOT_ALL_MET, Terms())
    ranking = rank(event, parse_list("PTS,DIRECT-ENCOUNTER"))
    assert ranking.texts(1) == ["1"] * 4
    assert len(ranking.value(1, 0).steps) == 1


def test_what_koya_leaves_out_is_shown() -> None:
    """The game against somebody below half is there, and does not count."""
    parts = working(SEVEN, "KOYA", 1, PREDETERMINED).parts
    assert sorted(part.opponent for part in parts if part.cut) == [5, 6, 7]


def test_what_an_opponent_needs_is_shown() -> None:
    """Half of six games, then the score groups below."""
    assert [step.amount for step in working(SEVEN, "KOYA", 1, PREDETERMINED).steps] == [3]
    assert [step.amount for step in working(SEVEN, "EXTENDED-KOYA", 1, PREDETERMINED).steps] == [3, 2, 1.5]
