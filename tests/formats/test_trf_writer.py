"""What files look like that I write."""

from __future__ import annotations

import pytest

from pairwright.errors import TooLarge
from pairwright.formats.base import Strictness, read, write
from pairwright.model.canonical import canonical
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.scoring import Scoring
from pairwright.model.team import Team
from pairwright.model.tournament import (
    AbnormalPoints,
    ByeRequest,
    Forbidden,
    Information,
    Record,
    Tournament,
    VirtualPoints,
)

W, B, NONE = Colour.WHITE, Colour.BLACK, Colour.NONE
TOURNAMENT = Tournament(
    players=(
        Player(1, "بازیکن یک", 2400, "GM", "w", "IRI", "123456", "1999/12/31", (RoundEntry(2, W, Result.WIN),)),
        Player(2, "Oyuncu Üç", 2300, entries=(RoundEntry(1, B, Result.LOSS),), withdrawn_from=3),
        Player(10, "Noël", entries=(RoundEntry(0, NONE, Result.PAIRING_BYE),)),
        Player(11, "Late", entries=(ABSENT,), enters_in=2),
    ),
    information=Information("Open", start="2026/03/07", round_dates=("2026/03/07", "2026/03/08")),
    planned_rounds=5,
    initial_colour=W,
    scoring=Scoring.of(30, 10, pairing_bye=10),
    system="FIDE_DUTCH_2026",
    tie_breaks=("BH/C1", "SB"),
    forbidden=(Forbidden((1, 10)),),
    virtual_points=(VirtualPoints(10, 1, 2, 1, 2),),
    requests=(
        ByeRequest(2, 1, Result.HALF_BYE),
        ByeRequest(2, 10, Result.PAIRING_BYE),
        ByeRequest(3, 11, Result.ABSENT),
    ),
    other_records=(Record("999", " kept"),),
)

TRF26 = """\
012 Open
042 2026/03/07
062 4
072 2
192 FIDE_DUTCH_2026
202 BH/C1,SB
132                                                                                        26/03/07  26/03/08
142 5
152 W
162  W 3.0    D 1.0    L 0.0    P 1.0
240 H 002    1
240 Z 003   11
250       1.0 001 002    1    2
260 001 005    1   10
001    1 w GM بازیکن یک                         2400 IRI      123456 1999/12/31  3.0    1     2 w 1
001    2      Oyuncu Üç                         2300                             0.0    3     1 b 0
001   10      Noël                                                               2.0    2  0000 - U  0000 - U
001   11      Late                                                               0.0    4  0000 - Z
999 kept
### Late entry @ Round 2: 11
### Withdrawal @ Round 3: 2
"""

JAVAFO = """\
XXR 5
XXC white1
XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 HPB=1.0 FPB=3.0 FW=3.0
XXA    1  1.0  1.0
XXA    2  1.0  1.0
XXP 1 10
001    1 w GM بازیکن یک                         2400 IRI      123456 1999/12/31  4.0    1     2 w 1  0000 - H
001    2      Oyuncu Üç                         2300                             0.0    3     1 b 0
001   10      Noël                                                               2.0    2  0000 - U  0000 - U
001   11      Late                                                               0.0    4  0000 - Z
"""


def test_trf26() -> None:
    """A file of 2026, every character of it."""
    writing = write(TOURNAMENT)
    assert writing.text == TRF26
    assert writing.losses == ()


def test_javafo() -> None:
    """For JaVaFo: byes of the round to pair in its column, with their points; what it cannot say is told."""
    writing = write(TOURNAMENT, "trf16-javafo")
    assert JAVAFO in writing.text
    assert [str(loss) for loss in writing.losses] == [
        "byes and absences after the round to pair: no place in trf16-javafo",
        "withdrawals and late entries (written as absences of the round to pair): no place in trf16-javafo",
        "tournament type, tie-breaks and other records that are new in 2026: no place in trf16-javafo",
    ]


def test_bbp() -> None:
    """For bbpPairings the points stand in the records BBx."""
    lines = write(TOURNAMENT, "trf16-bbp").text.splitlines()
    assert [line for line in lines if line.startswith("BB")] == [
        "BBW  3.0",
        "BBD  1.0",
        "BBL  0.0",
        "BBZ  0.0",
        "BBF  0.0",
        "BBU  1.0",
    ]


def test_plain_trf16_lists_every_loss() -> None:
    """The report of 2016 has no place for settings; each kind of loss is told once."""
    writing = write(TOURNAMENT, "trf16")
    assert {line[:3] for line in writing.text.splitlines()} == {"012", "042", "062", "072", "132", "001", "999"}
    assert [str(loss).partition(":")[0] for loss in writing.losses] == [
        "the number of rounds",
        "the initial colour",
        "the scoring",
        "virtual points",
        "forbidden pairings",
        "byes and absences of rounds to come",
        "withdrawals and late entries",
        "tournament type, tie-breaks and other records that are new in 2026",
    ]


def test_a_finished_tournament_loses_nothing_in_trf16() -> None:
    """A report with nothing but players and results says all in the old form."""
    bare = Tournament(players=TOURNAMENT.players[:1] + TOURNAMENT.players[2:3])
    assert write(bare._replace(players=(Player(1), Player(2))), "trf16").losses == ()


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"name": "N" * 34}, "name"),
        ({"rating": 12345}, "rating"),
        ({"fide_id": "1" * 12}, "FIDE id"),
        ({"federation": "FRAN"}, "federation"),
        ({"title": "Grandmaster"}, "title"),
        ({"sex": "other"}, "sex"),
    ],
)
def test_what_does_not_fit_its_columns_is_told(change: dict[str, object], what: str) -> None:
    """A name of 34 letters is cut, a number too wide left out: never shifted columns, never in silence."""
    tournament = Tournament(players=(Player(1)._replace(**change), Player(2)))  # type: ignore[arg-type]
    writing = write(tournament)
    assert [what in str(loss) for loss in writing.losses] == [True]
    read(writing.text.encode(), strictness=Strictness.STRICT)


def test_a_line_end_inside_a_name() -> None:
    """A name cannot break its line."""
    writing = write(Tournament(players=(Player(1, "One\n001    7"), Player(2))))
    assert len(read(writing.text.encode()).tournament.players) == 2
    assert len(writing.losses) == 1


def test_forfeits_keep_opponent_and_colour() -> None:
    """12 w + and 5 b -; a game without a result has a blank."""
    tournament = Tournament(
        players=(
            Player(1, entries=(RoundEntry(2, W, Result.FORFEIT_WIN), RoundEntry(2, B, Result.PENDING))),
            Player(2, entries=(RoundEntry(1, B, Result.FORFEIT_LOSS), RoundEntry(1, W, Result.PENDING))),
        )
    )
    first, second = [line[89:] for line in write(tournament).text.splitlines() if line.startswith("001")]
    assert (first, second) == ("     2 w +     2 b", "     1 b -     1 w")


def test_teams_with_numbers() -> None:
    """In a file of teams the records 240 to 260 name teams, so players' byes stand in their columns."""
    tournament = TOURNAMENT._replace(teams=(Team(1, "A", (1, 2)),), system="FIDE_TEAM")
    text = write(tournament).text
    assert "310   1 A " in text
    assert not any(line.startswith(("240", "250", "260")) for line in text.splitlines())
    assert read(text.encode()).tournament.requests == tournament.requests


def test_a_scoring_that_162_cannot_say() -> None:
    """A win worth more for Black than for White is written in the words of JaVaFo."""
    scoring = Scoring.of(30, 10)._replace(win_black=40)
    text = write(TOURNAMENT._replace(scoring=scoring)).text
    assert "XXS WW=3.0 BW=4.0 WD=1.0 BD=1.0 HPB=1.0 FPB=3.0 PAB=3.0 FW=3.0\n" in text
    assert read(text.encode()).tournament.scoring == scoring


def test_limits() -> None:
    """Numbers have four columns, rounds three."""
    with pytest.raises(TooLarge):
        write(Tournament(players=(Player(10_000),)))
    with pytest.raises(TooLarge):
        write(Tournament(players=(Player(1),), planned_rounds=1000))


def test_abnormal_points() -> None:
    """Only a file of 2026 has a record for them; elsewhere the points are those of the results, and I am told."""
    value = TOURNAMENT._replace(abnormal_points=(AbnormalPoints(-5, None, 1, (1, 10)),))
    assert "299          -0.5  001    1   10\n" in write(value).text
    assert any("points outside the results" in str(loss) for loss in write(value, "trf16-bbp").losses)
    assert [line[80:84] for line in write(value).text.splitlines() if line[:3] == "001"][:2] == [" 2.5", " 0.0"]
    assert next(line[80:84] for line in write(value, "trf16").text.splitlines() if line[:3] == "001") == " 3.0"


def test_abnormal_points_beside_numbered_teams() -> None:
    """There record 299 would name a team."""
    value = TOURNAMENT._replace(
        teams=(Team(1, "A", (1,)),), abnormal_points=(AbnormalPoints(5, None, 1, (1,)),), system="FIDE_TEAM"
    )
    assert "\n299" not in write(value).text
    assert any("points outside the results" in str(loss) for loss in write(value).losses)


@pytest.mark.parametrize(("points", "written"), [(-95, "-9.5"), (-100, " -10"), (1000, " 100"), (-105, "")])
def test_wide_abnormal_points(points: int, written: str) -> None:
    """Four columns hold -9.5, or -10 without its decimal; what does not fit is told, not cut."""
    writing = write(TOURNAMENT._replace(abnormal_points=(AbnormalPoints(points, None, 1),)))
    assert [line[13:17] for line in writing.text.splitlines() if line[:3] == "299"] == ([written] if written else [])
    assert any("outside the results" in str(loss) for loss in writing.losses) == (not written)


@pytest.mark.parametrize(("points", "written"), [(10, " 1.0"), (1500, " 150"), (1505, "")])
def test_wide_virtual_points(points: int, written: str) -> None:
    """Four columns hold 150 without its decimal; what does not fit is told, not cut."""
    value = TOURNAMENT._replace(virtual_points=(VirtualPoints(points, 1, 1, 1, 1),))
    writing = write(value)
    assert [line[9:13] for line in writing.text.splitlines() if line[:3] == "250"] == ([written] if written else [])
    assert any("virtual points" in str(loss) for loss in writing.losses) == (not written)
    assert any("wider" in str(loss) for loss in write(value, "trf16-javafo").losses) == (not written)


def test_a_prohibition_after_the_last_planned_round() -> None:
    """It is written so that it can be read again: its first round is not after its last."""
    late = TOURNAMENT._replace(planned_rounds=5, forbidden=(Forbidden((1, 2), 142, 0),))
    again = read(write(late).text.encode(), strictness=Strictness.STRICT).tournament
    assert again.forbidden == canonical(late).forbidden == (Forbidden((1, 2), 142, 999),)
