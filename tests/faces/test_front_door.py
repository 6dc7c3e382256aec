"""The Python API: what a program does with ``import pairwright``."""

from pathlib import Path

import pytest

import pairwright
from pairwright import Colour, Given, OpenGamesAre, Player, Result, RoundEntry, Strictness, Tournament
from pairwright.errors import InvalidTournament, OpenGames, UnknownCode, UnreadableFile
from pairwright.pairing.systems.dutch.explain import RoundExplanation, WhyNot
from tests.faces.conftest import OPEN


def test_read_and_pair(open_file: Path) -> None:
    """A path or bytes; the next round in board order."""
    tournament = pairwright.read(open_file)
    assert tournament == pairwright.read(str(open_file)) == pairwright.read(open_file.read_bytes())
    assert pairwright.pair(tournament).pairs == [(4, 1), (7, 2), (5, 3), (6, 0)]
    assert pairwright.pair(tournament, 2).pairs == [(4, 1), (2, 3), (5, 6), (7, 0)]


def test_reading_says_what_was_mended() -> None:
    """Lenient reading mends and lists; strict reading refuses."""
    data = OPEN.replace("3 b 1\n001    2", "3 b Z\n001    2").replace("1 w 0\n001    4", "1 w Z\n001    4").encode()
    found = pairwright.reading(data)
    assert (found.encoding, {problem.place.line for problem in found.problems}) == ("utf-8", {5, 7})
    with pytest.raises(UnreadableFile):
        pairwright.read(data, Strictness.STRICT)
    with pytest.raises(ValueError, match="severe"):  # never taken for lenient
        pairwright.read(data, "severe")  # type: ignore[arg-type]


def test_write(open_file: Path, tmp_path: Path) -> None:
    """Text, and a file if a path is given; the suffix says the format."""
    tournament = pairwright.read(open_file)
    text = pairwright.write(tournament)
    assert pairwright.read(text.encode()) == tournament
    path = tmp_path / "open.json"
    assert pairwright.write(tournament, path) == path.read_text("utf-8")
    assert pairwright.read(path) == tournament
    with pytest.raises(UnknownCode):
        pairwright.write(tournament, format="trf27")


def test_check_explain_why_not(open_file: Path) -> None:
    """Answers are data."""
    tournament = pairwright.read(open_file)
    assert [(found.round, found.ok, found.criterion) for found in pairwright.check(tournament)] == [
        (1, False, "order"),
        (2, False, "C12"),
    ]
    explanation = pairwright.explain(tournament)
    assert isinstance(explanation, RoundExplanation)
    assert explanation.bye.number == 6
    refusal = pairwright.why_not(tournament, 3, 1, 5)
    assert isinstance(refusal, WhyNot)
    assert refusal.met_in == 1


def test_what_the_tournament_does_not_say_is_given() -> None:
    """Four players, nothing else known: rounds and the drawn colour come from the user."""
    tournament = Tournament(tuple(Player(number) for number in (1, 2, 3, 4)))
    with pytest.raises(InvalidTournament):
        pairwright.pair(tournament)
    given = Given(rounds=3, initial_colour=Colour.BLACK)
    assert pairwright.pair(tournament, given=given).pairs == [(3, 1), (2, 4)]


def test_open_games() -> None:
    """They are refused, or registered as adjourned."""
    pending = (RoundEntry(2, Colour.WHITE, Result.PENDING), RoundEntry(1, Colour.BLACK, Result.PENDING))
    others = (RoundEntry(4, Colour.BLACK, Result.LOSS), RoundEntry(3, Colour.WHITE, Result.WIN))
    players = tuple(Player(number, entries=(entry,)) for number, entry in enumerate(pending + others, 1))
    tournament = Tournament(players, planned_rounds=3, initial_colour=Colour.WHITE)
    with pytest.raises(OpenGames):
        pairwright.pair(tournament)
    given = Given(open_games=OpenGamesAre.ADJOURNED)
    assert len(pairwright.pair(tournament, given=given).pairs) == 2


def test_a_tournament_that_contradicts_itself() -> None:
    """All inconsistencies at once, before anything is paired."""
    one = Player(0, entries=(RoundEntry(2, Colour.WHITE, Result.WIN),))
    tournament = Tournament((one, Player(3), Player(3)), planned_rounds=3, initial_colour=Colour.WHITE)
    assert len(pairwright.problems(tournament)) >= 2
    with pytest.raises(InvalidTournament) as refusal:
        pairwright.pair(tournament)
    assert len(refusal.value.problems) >= 2


def test_every_name_is_there() -> None:
    """What ``__all__`` promises can be had; what it does not, cannot."""
    for name in pairwright.__all__:
        assert getattr(pairwright, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        getattr(pairwright, "nonsense")  # noqa: B009 - the type checker knows it is not there
