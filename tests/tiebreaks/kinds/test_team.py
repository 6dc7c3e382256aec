"""Tie-breaks for teams (C.07 art. 12, 13.1, 13.2, 13.4)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pairwright.errors import NotApplicable
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.team import ForfeitedMatch, PairingByes, TeamBye, TeamEvent
from pairwright.tiebreaks.acronym import parse, parse_list
from pairwright.tiebreaks.base import Column, How, Value
from pairwright.tiebreaks.editions import edition
from pairwright.tiebreaks.event import Event, Meeting, Terms
from pairwright.tiebreaks.kinds.team import board_rounds
from pairwright.tiebreaks.ranking import rank
from pairwright.tiebreaks.teams import of_teams
from tests.support.team_events import drawn_up

MEMBERS = ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16))
GAMES = """
    1: 5w1 9b0 13w1
    2: 6b= 10w1 14b=
    3: 7w0 11b= 15w0
    4: 8b1 12w= 16b0
    5: 1b0 13w1 9w=
    6: 2w= 14b1 10b=
    7: 3b1 15w0 11w1
    8: 4w0 16b1 12b=
    9: 13w= 1w1 5b=
    10: 14b= 2b0 6w=
    11: 15w= 3w= 7b0
    12: 16b= 4b= 8w=
    13: 9b= 5b0 1b0
    14: 10w= 6w0 2w=
    15: 11b= 7b1 3b1
    16: 12w= 8w0 4w1
    """
TEAMS = drawn_up(MEMBERS, GAMES)
"""Matches: 1-2 2.5-1.5, 3-4 2-2; 1-3 2-2, 2-4 3-1; 1-4 1.5-2.5, 2-3 2.5-1.5."""


def event(system: str = "", terms: Terms | None = None) -> Event:
    """The four teams, with the primary score that the type announces."""
    return of_teams(TEAMS._replace(system=system), terms or Terms())


def values(code: str, of: Event | None = None) -> list[object]:
    """The value of every team."""
    found = of or event()
    ranking = rank(found, [parse(code)])
    return [ranking.value(0, position).total for position in range(len(found.table()))]


def test_the_scores() -> None:
    """Team 1: won, drawn, lost; 6 game points."""
    assert values("PTS") == [3, 4, 2, 3]
    assert values("PTS:GP") == [6, 7, Fraction(11, 2), Fraction(11, 2)]


def test_the_score_that_is_not_primary() -> None:
    """MPvGP: game points where match points rank, match points where game points do (art. 13.1)."""
    assert values("MPvGP") == values("PTS:GP")
    assert values("MPvGP", event("FIDE_TEAM_GP_MP")) == values("PTS:MP")


def test_board_count() -> None:
    """Team 1 made 2, 2, 0.5 and 1.5 on its boards: 1x2 + 2x2 + 3x0.5 + 4x1.5 = 13.5; the smaller number is better
    (art. 12.1)."""
    assert values("BC") == [Fraction(27, 2), Fraction(35, 2), 13, 16]
    ranking = rank(event(), parse_list("PTS:GP,BC"))
    assert [(row.number, row.rank) for row in ranking.rows] == [(2, 1), (1, 2), (3, 3), (4, 4)]


def test_the_working_of_a_board_count() -> None:
    """Round, opponent, points and board of every addend."""
    value = rank(event(), [parse("BC")]).value(0, 0)
    first = value.parts[0]
    assert (first.round, first.opponent, first.of, first.times, first.amount) == (1, 2, 1, 1, 1)
    assert [part.amount for part in value.parts] == [
        1, 1, 0, 4,
        0, 2, Fraction(3, 2), 2,
        1, 1, 0, 0,
    ]  # fmt: skip


def test_top_boards() -> None:
    """Board 1 first, then board 2 (art. 12.2)."""
    assert values("TBR") == [
        (2, 2, Fraction(1, 2), Fraction(3, 2)),
        (Fraction(3, 2), 2, 2, Fraction(3, 2)),
        (2, 1, 1, Fraction(3, 2)),
        (Fraction(1, 2), 1, Fraction(5, 2), Fraction(3, 2)),
    ]
    value = rank(event(), [parse("TBR")]).value(0, 0)
    assert value.how is How.COMPARED
    assert [str(step.what) for step in value.steps] == [
        "Board 1 brought 2.",
        "Board 2 brought 2.",
        "Board 3 brought 0.5.",
        "Board 4 brought 1.5.",
    ]


def test_bottom_boards_eliminated() -> None:
    """Without board 4, then without boards 3 and 4, then board 1 alone (art. 12.3)."""
    assert values("BBE")[0] == (Fraction(9, 2), 4, 2)
    assert values("BBE")[3] == (4, Fraction(3, 2), Fraction(1, 2))
    value = rank(event(), [parse("BBE")]).value(0, 3)
    assert [str(step.what) for step in value.steps] == [
        "The boards from 1 to 3 brought 4.",
        "The boards from 1 to 2 brought 1.5.",
        "Board 1 alone brought 0.5.",
    ]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        # Team 1 met 2, 3 and 4, who have 4, 2, 3 MP and 7, 5.5, 5.5 GP; it made 2, 1, 0 MP and 2.5, 2, 1.5 GP.
        ("EMMSB", 4 * 2 + 2 * 1 + 3 * 0),
        ("EMGSB", 4 * Fraction(5, 2) + 2 * 2 + 3 * Fraction(3, 2)),
        ("EGMSB", 7 * 2 + Fraction(11, 2)),
        ("EGGSB", 7 * Fraction(5, 2) + Fraction(11, 2) * 2 + Fraction(11, 2) * Fraction(3, 2)),
        # The lowest MP is team 3's; of the two with 5.5 GP the lower product goes.
        ("EMMSB/C1", 4 * 2 + 3 * 0),
        ("EMGSB/C1", 4 * Fraction(5, 2) + 3 * Fraction(3, 2)),
        ("EGMSB/C1", 7 * 2 + Fraction(11, 2)),
        ("EGGSB/C1", 7 * Fraction(5, 2) + Fraction(11, 2) * 2),
    ],
)
def test_extended_sonneborn_berger(code: str, expected: object) -> None:
    """The first letter names the opponents' score, the second one's own points (art. 13.2); a cut takes the product of
    the opponent with the lowest score of the first letter (art. 14.1)."""
    assert values(code)[0] == expected


def test_score_and_schedule() -> None:
    """Three rounds of 2-1-0 on four boards: floor(6 / 4) = 1; with a divisor of 3 the strength counts a third; with
    game points primary floor(12 / 2) = 6 (art. 13.4)."""
    assert values("SSSC")[0] == 6 + Fraction(4 + 2 + 3, 1)
    assert values("SSSC/K3")[0] == 6 + Fraction(4 + 2 + 3, 3)
    assert values("SSSC", event("FIDE_TEAM_GP_MP"))[0] == 3 + Fraction(7 + 11, 6)


def test_the_divisor_over_nine_rounds() -> None:
    """Match points 2-1-0, nine rounds, four boards: floor(18 / 4) = 4."""
    tournament = drawn_up(((1, 2, 3, 4), (5, 6, 7, 8)), "\n".join(
        f"{one}: " + " ".join(f"{one + 4 if one < 5 else one - 4}{'w' if one < 5 else 'b'}=" for _ in range(9))
        for one in range(1, 9)
    ))  # fmt: skip
    value = rank(of_teams(tournament, Terms()), [parse("SSSC")]).value(0, 0)
    assert [(str(step.what), step.amount) for step in value.steps] == [
        ("The secondary score is 18.", 18),
        ("Buchholz of the primary score is 81.", 81),
        ("It is divided by 4.", 4),
        ("So the strength of schedule is 20.25.", Fraction(81, 4)),
        ("Together this is 38.25.", Fraction(153, 4)),
    ]


def test_score_and_schedule_by_fore_buchholz() -> None:
    """The last round drawn: team 1's opponents then have 3, 3 and 2 match points (art. 13.4, 8.3)."""
    assert values("SSSC/F")[0] == 6 + Fraction(3 + 3 + 2, 1)


def test_values_are_exact_and_printed_with_two_decimals() -> None:
    """Nothing is rounded before it is compared."""
    ranking = rank(event(), [parse("SSSC/K7")])
    assert ranking.texts(0)[0] == "8.14"
    assert isinstance(ranking.column(0, 0), Column)


def test_byes_on_the_boards() -> None:
    """A pairing-allocated bye counts as a win on every board, whatever it is worth; a half-point bye as a draw; an
    absence and a lost forfeit as nothing; a match won by forfeit as a win on every board."""
    text = "1: {}\n2: {}\n3: 5w1 7w1\n4: 6b0 8b0\n5: 3b0 U\n6: 4w1 U\n7: Z 3b0\n8: Z 4w1"
    members = ((1, 2), (3, 4), (5, 6), (7, 8))
    byes = (TeamBye(1, 1, Result.HALF_BYE), TeamBye(2, 1, Result.FULL_BYE))
    told = TeamEvent(pairing_byes=PairingByes(10, 5, (4, 3)), byes=byes)
    found = of_teams(drawn_up(members, text.format("Z Z", "Z Z"), told), Terms())
    assert board_rounds(found)[0] == [(5, 5), (10, 10)]
    assert board_rounds(found)[3] == [(10, 10), (0, 10)]
    forfeits = (ForfeitedMatch(1, 4, 1, Colour.WHITE),)
    found = of_teams(drawn_up(members, text.format("Z Z", "Z Z"), TeamEvent(forfeits=forfeits)), Terms())
    assert [board_rounds(found)[team][0] for team in (0, 3)] == [(0, 0), (10, 10)]
    assert board_rounds(found)[0][1] == (0, 0)


UNPLAYED = drawn_up(
    ((1,), (2,), (3,), (4,)),
    "1: 2w1 3b+ 4w1\n2: 1b0 4w1 Z\n3: 4w= 1w- Z\n4: 3b= 2b0 1b0",
    TeamEvent(byes=(TeamBye(3, 2, Result.HALF_BYE), TeamBye(3, 3, Result.ABSENT))),
)
"""One board: team 1 made 6 MP, one match by forfeit; team 2 3 (a half-point bye last), team 3 1, team 4 1."""


def test_unplayed_matches() -> None:
    """Team 1 won by forfeit against team 3, which opponents see with 2: 1 and a draw for the last round (art. 16.3).
    The dummy is capped at that (16.4.1); by /P it is team 3 itself, with the same score."""
    found = of_teams(UNPLAYED, Terms())
    assert values("PTS", found) == [6, 3, 1, 1]
    assert values("EMMSB", found)[0] == 3 * 2 + 2 * 2 + 1 * 2
    assert values("EMMSB/P", found)[0] == 3 * 2 + 2 * 2 + 1 * 2
    older = of_teams(UNPLAYED, Terms(rules=edition("2024-08")))
    assert values("EMMSB", older)[0] == 3 * 2 + 6 * 2 + 1 * 2
    assert values("EMMSB/P", older)[0] == 3 * 2 + 2 * 2 + 1 * 2


def test_what_a_cut_removes_of_a_match_given_up() -> None:
    """Team 3 met a team with 1, and a dummy with its own 1 in the two rounds it gave up: of equal scores the lowest
    product goes, and that is a round given up (art. 16.5)."""
    value: Value = rank(of_teams(UNPLAYED, Terms()), [parse("EMMSB/C1")]).value(0, 2)
    assert [(part.round, part.amount, str(part.cut or "")) for part in value.parts] == [
        (1, 1, ""),
        (2, 0, "C.07 art. 16.5"),
        (3, 0, ""),
    ]


def test_not_in_round_robins() -> None:
    """SSSC is built on Buchholz, which is barred where pairings are predetermined (art. 8)."""
    with pytest.raises(NotApplicable, match="predetermined"):
        values("SSSC", event(terms=Terms(meeting=Meeting.PREDETERMINED)))


def test_variants() -> None:
    """A board count has none, extended Sonneborn-Berger no reference score."""
    for code in ("BC/C1", "TBR/P", "EMMSB:MP", "SSSC/C1", "MPvGP:GP"):
        with pytest.raises(NotApplicable):
            parse(code)
