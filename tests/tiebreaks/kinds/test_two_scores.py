"""Tie-breaks of individuals used for teams, with match points or game points (C.07 art. 9.2, 7.1, 7.2, 7.5, 7.8)."""

from __future__ import annotations

import pytest

from pairwright.errors import NotApplicable
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026
from pairwright.model.scoring import Scoring
from pairwright.tiebreaks.acronym import kinds, parse
from pairwright.tiebreaks.base import Column, Suits
from pairwright.tiebreaks.crosstable import CrossTable, Worths, of_players
from pairwright.tiebreaks.event import Event, Terms
from pairwright.tiebreaks.kinds.sonneborn_berger import OppositionTimesPoints
from tests.support.crosstables import crosstable

TEAMS = crosstable("""
    1: 2w1 3b1 4w=
    2: 1b0 4w1 3b+
    3: 4w1 1w0 2w-
    4: 3b0 2b0 1b=
    """)._replace(scoring=Scoring.of(20, 10))
GAME_POINTS = [[25, 25, 20], [15, 30, 40], [40, 15, 0], [0, 10, 20]]
"""In tenths, on four boards."""


def event(primary: str = "MP") -> Event:
    """Three rounds of four teams: scores 5, 4, 2, 1 in match points, 7, 8.5, 5.5, 3 in game points."""
    by_matches = of_players(TEAMS, 3)
    by_games = CrossTable(
        by_matches.numbers,
        Worths(40, 20, 0),
        by_matches.opponents,
        by_matches.colours,
        by_matches.results,
        GAME_POINTS,
        {},
    )
    return Event(TEAMS, {"MP": by_matches, "GP": by_games}, primary, 3, Terms(), boards=4)


def column(code: str, primary: str = "MP") -> Column:
    """The column of a code."""
    asked = parse(code)
    return kinds()[asked.name].column(event(primary), asked)


def test_matches_are_won_by_match_points() -> None:
    """WIN and WON count matches, with game points as the primary score too; by game points nothing is won."""
    for primary in ("MP", "GP"):
        assert column("WIN", primary).totals == [2, 2, 1, 0]
        assert column("WON:MP", primary).totals == [2, 1, 1, 0]
    with pytest.raises(NotApplicable, match="won by match points"):
        column("WIN:GP")


def test_progressive_score_in_either_unit() -> None:
    """Sums of the match points, or of the game points, after every round."""
    assert column("PS").totals[0] == 20 + 40 + 50
    assert column("PS:GP").totals[0] == column("PS", "GP").totals[0] == 25 + 50 + 70
    assert column("PS:GP/C1").totals[0] == 50 + 70


def test_koya_in_either_unit() -> None:
    """Half of six match points are three, half of twelve game points six."""
    assert column("KS").totals == [20, 0, 0, 10]
    assert column("KS:GP").totals == [25, 15, 15, 30]


def test_pairing_number_of_the_team() -> None:
    """The smaller number of a team comes first."""
    assert column("TPN").totals == (1, 2, 3, 4)


def test_opponents_match_points_times_own_game_points() -> None:
    """The score seen is one, the points gained are in the other; the cut goes by the score seen (art. 13.2)."""
    kind = OppositionTimesPoints("EMGSB", "", TIE_BREAKS_2026["13.2"], Suits.TEAMS, seen="MP", gained="GP")
    plain = kind.column(event(), parse("SB"))
    assert plain.exact(0) == 10 + 5 + 2  # 4 x 2.5, 2 x 2.5, 1 x 2
    cut = kind.column(event(), parse("SB/C1"))
    assert cut.exact(0) == 10 + 5
    assert [part.opponent for part in cut.value(0).parts if part.cut] == [4]
