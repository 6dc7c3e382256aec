"""The settings of the generator as an arbiter writes them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.generator.draws import complete
from pairwright.app.generator.invented_names import Script
from pairwright.app.generator.keys import KEYS, OTHER_PROGRAMS_KEYS, Key
from pairwright.app.generator.lots import Lots
from pairwright.app.generator.quota import Amount, Happening, Quota
from pairwright.app.generator.settings import Settings
from pairwright.errors import InvalidTournament, UnknownCode, UnreadableFile
from pairwright.model.colour import Colour
from pairwright.model.tournament import Forbidden


def test_lines_of_key_and_value_are_read() -> None:
    """Every line sets one thing; notes and empty lines are skipped."""
    settings = Settings.parse("# my open\nPlayers=60\n\nrounds = 9\nNames=persian\nInitialColour=black\nBaku=no\n")
    assert settings == Settings(players=60, rounds=9, names=Script.PERSIAN, initial_colour=Colour.BLACK, baku=False)


@pytest.mark.parametrize("key", KEYS + OTHER_PROGRAMS_KEYS, ids=lambda key: key.name)
def test_the_example_of_every_key_can_be_read(key: Key) -> None:
    """What the manual shows works, and says something."""
    assert Settings.parse(f"{key.name}={key.example}") != Settings()


@pytest.mark.parametrize("key", KEYS + OTHER_PROGRAMS_KEYS, ids=lambda key: key.name)
def test_every_key_is_in_the_manual(key: Key) -> None:
    """The manual lists what the program knows, in the same words."""
    page = Path(__file__).parents[3] / "docs" / "arbiters" / "generator.md"
    assert f"| `{key.name}` | `{key.example}` | {key.meaning} |" in page.read_text("utf-8")


def test_an_unknown_key_is_refused_and_the_nearest_named() -> None:
    """A slip of the pen does not go unnoticed."""
    with pytest.raises(UnknownCode) as refused:
        Settings.parse("Playres=60")
    assert refused.value.nearest[0] == "Players"


def test_every_bad_value_is_listed_with_its_line() -> None:
    """All the faults are shown at once, each with its line and an example."""
    with pytest.raises(UnreadableFile) as refused:
        Settings.parse("Players=many\nRounds=9\nRounds=7\nInitialColour=green\nHalfPointByes=120%\nBaku")
    assert [problem.place.line for problem in refused.value.problems] == [1, 3, 4, 5, 6]
    assert "Players=60" in str(refused.value.problems[0])


def test_ratings_and_forbidden_pairs_may_take_several_lines() -> None:
    """A long list goes on in the next line."""
    settings = Settings.parse("Ratings=2400 2300\nRatings=2200,0\nForbiddenPairs=1-2\nForbiddenPairs=2-3-4@2-3 1-4@5")
    assert settings.ratings == (2400, 2300, 2200, 0)
    assert settings.forbidden == (Forbidden((1, 2)), Forbidden((2, 3, 4), 2, 3), Forbidden((1, 4), 5, 5))


def test_points_are_given_together_or_one_by_one() -> None:
    """3-1-0 with half a win for the bye."""
    settings = Settings.parse("Scoring=3-1-0\nPointsForPairingBye=1.5")
    assert settings.scoring is not None
    assert (settings.scoring.win, settings.scoring.draw, settings.scoring.pairing_bye) == (30, 10, 15)
    assert settings.scoring.full_bye == 30


def test_files_of_other_generators_are_understood() -> None:
    """Their rates say "one in so many"; a forfeit is White's or Black's."""
    settings = Settings.parse(
        "PlayersNumber=30\nForfeitRate=20\nHalfPointByeRate=50\nRetiredRate=100\nPointsForPAB=0.5"
    )
    assert settings.players == 30
    assert settings.quota(Happening.FORFEIT_WINS) == settings.quota(Happening.FORFEIT_LOSSES) == Quota(Amount(1, 40))
    assert settings.quota(Happening.HALF_POINT_BYES) == Quota(Amount(1, 50))
    assert settings.quota(Happening.WITHDRAWALS) == Quota(each=Amount(1, 100))


@pytest.mark.parametrize(
    ("text", "quota"),
    [
        ("5", Quota(Amount(5))),
        ("2.5%", Quota(Amount(25, 1000))),
        ("1/20", Quota(Amount(1, 20))),
        ("each:2", Quota(each=Amount(2))),
        ("3 1:2,4:10%", Quota(Amount(3), by_round=((1, Amount(2)), (4, Amount(10, 100))))),
    ],
)
def test_a_quota_is_a_number_or_a_share_overall_or_by_round(text: str, quota: Quota) -> None:
    """Five of them; two and a half per cent; two in round 1 and a tenth in round 4."""
    assert Quota.parse(text) == quota
    assert Quota.parse(str(quota)) == quota


@pytest.mark.parametrize("text", ["-1", "x", "0:3", "1/0", "3/2", "101%", "2:", "1.5"])
def test_a_quota_that_says_nothing_is_refused(text: str) -> None:
    """Neither less than none nor more than all."""
    with pytest.raises(ValueError, match=r"^.*$"):
        Quota.parse(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Players=5\nRatings=2000 1900", "2 ratings for 5 players"),
        ("Players=1", "two players"),
        ("Rounds=5\nPlayedRounds=6", "6 of 5 rounds"),
        ("HighestRating=1500\nLowestRating=1800", "above the highest"),
        ("Players=4\nForbiddenPairs=2-9", "no player 9"),
        ("PointsForDraw=0.6", "two draws"),
        ("Scoring=0-0-0", "a win is worth more than a loss"),
        ("PointsForPairingBye=2", "more than a win"),
        ("Scoring=3-1-0\nBaku=yes", "C.04.7 art. 1.1"),
    ],
)
def test_settings_that_contradict_each_other_are_refused(text: str, fault: str) -> None:
    """Nothing is bent to make it fit."""
    with pytest.raises(InvalidTournament) as refused:
        complete(Settings.parse(text), Lots(1))
    assert any(fault in str(problem) for problem in refused.value.problems)


@settings(deadline=None)
@given(st.integers(0, 10**6))
def test_what_was_drawn_can_be_written_and_read_again(seed: int) -> None:
    """The lines of the completed settings give the same settings."""
    drawn = complete(Settings(), Lots(seed))
    assert Settings.parse("\n".join(drawn.lines())) == drawn


@settings(deadline=None)
@given(st.integers(0, 10**6))
def test_what_is_left_open_is_drawn_sensibly(seed: int) -> None:
    """A usual number of players, enough rounds to find a winner, somebody left to meet."""
    drawn = complete(Settings(), Lots(seed))
    assert drawn.players is not None
    assert drawn.rounds is not None
    assert 14 <= drawn.players <= 120
    assert 2**drawn.rounds >= drawn.players
    assert drawn.rounds < drawn.players
    assert drawn.initial_colour in (Colour.WHITE, Colour.BLACK)


def test_baku_is_never_drawn_a_scoring_it_cannot_use() -> None:
    """Asked for acceleration and nothing else, every lot gives a scoring in which a win is two draws."""
    for seed in range(60):
        scoring = complete(Settings(baku=True), Lots(seed)).scoring
        assert scoring is not None
        assert scoring.win == 2 * scoring.draw
