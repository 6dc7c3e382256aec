"""Tempos, pauses and start times."""

import pytest

from pairwright.app.playoff_tournaments import rounds_of
from pairwright.errors import NotApplicable
from pairwright.pairing.playoffs.cases import Level, case_of
from pairwright.pairing.playoffs.tempo import GOLDEN, THREE_PLUS_THREE, clock_time, minutes_of, tempo_of
from pairwright.pairing.playoffs.timetable import UNKNOWN, Clocks, Drawn, Sitting, timetable

CLOCKS = Clocks(THREE_PLUS_THREE, GOLDEN)


def sittings(players: int, way: str = "", start: int = 0) -> tuple[Sitting, ...]:
    """The timetable of a case, numbers as they are listed."""
    stages = [tuple([Drawn(part, part.entrants, "4711") for part in stage]) for stage in case_of(players, way).stages]
    return timetable(stages, CLOCKS, start, rounds_of)


@pytest.mark.parametrize(
    ("text", "encoded", "longest"),
    [("3+3", "180+3", 12), ("20", "1200", 40), ("15+10", "900+10", 50), ("5/4", "W300-B240", 9)],
)
def test_tempos(text: str, encoded: str, longest: int) -> None:
    """As record 222 has them, and what a game of 60 moves takes."""
    tempo = tempo_of("--tempo", text)
    assert (str(tempo), tempo.encoded, tempo.longest) == (text, encoded, longest)


@pytest.mark.parametrize("text", ["", "0", "3+", "3+3+3", "/4", "5/", "x", "999"])
def test_what_is_no_tempo(text: str) -> None:
    """Anything but minutes, and seconds for a move."""
    with pytest.raises(NotApplicable, match="no tempo"):
        tempo_of("--tempo", text)


def test_times_of_the_day() -> None:
    """Hours and minutes; the day after begins at 00:00 again."""
    assert (minutes_of("--start", "17:05"), clock_time(24 * 60 + 65)) == (1025, "01:05")
    for text in ("24:00", "1705", "5:60", "-1:00", ":30"):
        with pytest.raises(NotApplicable, match="no time"):
            minutes_of("--start", text)


def test_pauses() -> None:
    """Article C: five minutes between the games of a match, ten before the golden point: 12 + 5, 12 + 10."""
    first, second, golden = sittings(2)
    assert [one.start for one in (first, second, golden)] == [0, 17, 39]
    assert golden.if_level is Level.GOLDEN
    assert golden.tempo is CLOCKS.golden
    assert [one.start for one in sittings(2, start=UNKNOWN)] == [UNKNOWN] * 3


def test_extra_games() -> None:
    """Two games more, as they are announced, before the golden point."""
    levels = [one.if_level for one in sittings(2, "extra")]
    assert levels == [None, None, Level.EXTRA, Level.EXTRA, Level.GOLDEN]


@pytest.mark.parametrize("players", [2, 4])
def test_colours_are_reversed(players: int) -> None:
    """Whoever has White in the first game has Black in the second."""
    first, second = sittings(players)[:2]
    assert [(one.white, one.black) for one in first.meetings] == [(one.black, one.white) for one in second.meetings]


@pytest.mark.parametrize(("players", "games"), [(3, 3), (5, 10), (7, 21)])
def test_everybody_meets_everybody(players: int, games: int) -> None:
    """In a round robin, once; of an odd number one is free in every round."""
    way = "round-robin" if players == 5 else ""
    played = [one for one in sittings(players, way) if one.if_level is None]
    met = {frozenset((game.white.entrant, game.black.entrant)) for one in played for game in one.meetings}
    assert (len(met), len(played)) == (games, players)


def test_groups_side_by_side() -> None:
    """The groups of six play at the same time, the final after them, with room for golden-point games between."""
    found = sittings(6)
    assert [len(one.meetings) for one in found] == [2, 2, 2, 0, 1]
    assert [one.start for one in found] == [0, 17, 34, 56, 103]
    assert (found[3].if_level, found[3].games, found[4].stage) == (Level.GOLDEN_ROUND_ROBIN, 3, 2)


def test_knockout_of_eight() -> None:
    """First against last, 1-8, 2-7, 3-6, 4-5, golden-point games in three rounds."""
    first, second, final = sittings(8)
    pairs = [sorted((one.white.entrant, one.black.entrant)) for one in first.meetings]
    assert pairs == [[1, 8], [2, 7], [3, 6], [4, 5]]
    assert {one.tempo for one in (first, second, final)} == {CLOCKS.golden}
    assert [sorted((one.white.match, one.black.match)) for one in second.meetings] == [[1, 4], [2, 3]]
    assert [one.start for one in (first, second, final)] == [0, 19, 38]
