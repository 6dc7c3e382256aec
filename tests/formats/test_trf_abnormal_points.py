"""Record 299: bonuses, penalties, and other points for a kind of result."""

from __future__ import annotations

import pytest

from pairwright.errors import Severity, UnreadableFile
from pairwright.formats.base import Strictness, read, write
from pairwright.model.result import Worth
from pairwright.model.team import AbnormalTeamPoints
from pairwright.model.tournament import AbnormalPoints
from tests.support.trf_text import player, small_open, trf


def given(*records: str) -> tuple[AbnormalPoints, ...]:
    return read(small_open(*records), strictness=Strictness.STRICT).tournament.abnormal_points


def mended(*records: str) -> tuple[tuple[AbnormalPoints, ...], list[str]]:
    reading = read(small_open(*records))
    repairs = [problem.code for problem in reading.problems if problem.severity is Severity.REPAIR]
    return reading.tournament.abnormal_points, repairs


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("299           0.5    1    4    2", AbnormalPoints(5, None, 1, (2, 4))),
        ("299          -0.5  000 0004", AbnormalPoints(-5, None, 0, (4,))),
        ("299 -         1.0", AbnormalPoints(10, Worth.FORFEIT_LOSS)),
        ("299 z        00.5       0001", AbnormalPoints(5, Worth.ABSENCE, 0, (1,))),
        ("299 +   2.0   2.5", AbnormalPoints(25, Worth.FORFEIT_WIN)),
        ("299 W         3.0  002", AbnormalPoints(30, Worth.WIN, 2)),
    ],
)
def test_abnormal_points(line: str, expected: AbnormalPoints) -> None:
    """299: what (blank: a bonus or penalty), points, round (none: all) and players (none: everybody)."""
    assert given(line) == (expected,)


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        ("299 Q         1.0", "abnormal-points", 5),
        ("299 U         1.0", "abnormal-points", 5),
        ("299           half", "shifted", 18),
        ("299           x.0", "points", 14),
        ("299 W              002    1", "points", 14),
        ("299           1.0   x1", "number", 20),
        ("299           1.0   1     4x", "number", 27),
        ("299           1.0     1  4", "shifted", 23),
    ],
)
def test_faults_of_abnormal_points(line: str, code: str, column: int) -> None:
    """What record 299 does not say clearly is told with its column, not guessed."""
    with pytest.raises(UnreadableFile) as caught:
        read(small_open(line))
    assert [(problem.code, problem.place.column) for problem in caught.value.problems] == [(code, column)]


def test_abnormal_points_of_nobody() -> None:
    """Abnormal points of a player who is not there are nobody's, not everybody's."""
    points, codes = mended("299           1.0   1    9", "299           1.0   1    9    4")
    assert points == (AbnormalPoints(10, None, 1, (4,)),)
    assert codes == ["no-such-player", "no-such-player"]


def test_match_points_of_individuals() -> None:
    """Individuals have no match points: they are taken for points."""
    points, codes = mended("299     1.0         1    4")
    assert points == (AbnormalPoints(10, None, 1, (4,)),)
    assert codes == ["points"]


def test_two_values_for_one_result() -> None:
    """Two records that give one result two values are refused; one that says more outweighs one that says less."""
    with pytest.raises(UnreadableFile, match=r"line 2, column 14, round 1: 2\.0 here, 1\.0 for"):
        read(small_open("299 D         1.0    1    2", "299 D         2.0    1    1    2"))
    assert len(given("299 D         1.0", "299 D         2.0    1    1    2")) == 2


def test_the_points_column_with_abnormal_points() -> None:
    """The points column holds the bonus; without it I am told."""
    bonus = "299           1.0    1    4"
    (problem,) = read(small_open(bonus)).problems
    assert (problem.code, str(problem.found), str(problem.expected)) == (
        "points",
        "0.0 points declared",
        "1.0 by the results",
    )
    text = write(read(small_open(bonus)).tournament).text
    assert "299           1.0  001    4\n" in text
    assert read(text.encode()).problems == ()


def test_a_bye_to_come_with_abnormal_points() -> None:
    """A column that holds the bye of the round to pair already holds it at what it is worth there."""
    line = player(3, "U", "F", points="2.5", rank=3)
    rest = (player(1, "2w1", rank=1), player(2, "1b0", rank=2))
    assert read(trf("299 F         1.5    2    3", *rest, line), strictness=Strictness.STRICT).problems == ()


def test_abnormal_points_of_teams() -> None:
    """Where teams are what takes part, record 299 names teams, not players."""
    line = "310   7 Club A                                                                1    2"
    reading = read(small_open(line, "299     1.0         1    7"))
    assert reading.tournament.abnormal_points == ()
    assert reading.tournament.team_event.abnormal_points == (AbnormalTeamPoints(10, None, None, 1, (7,)),)
    assert reading.problems == ()
