"""What the criteria of the Swiss for teams count: both editions have the same numbers and the same name."""

from __future__ import annotations

import pytest

from pairwright.faces.criterion_words import contrast_phrase, players_text
from pairwright.handbook.citation import Regulation
from pairwright.handbook.team_swiss import TEAM_SWISS_2024, TEAM_SWISS_2026
from pairwright.pairing.findings import Contrast, Count

UP = (20,), (30,)


@pytest.mark.parametrize(
    ("regulation", "number", "counts", "said"),
    [
        (TEAM_SWISS_2026, "3.4", ((20, 0, -6), (30, 0, -7)),
         "3.4, score, matches not played and place of the team with the bye: 3, 0, 7 instead of 2, 0, 6"),
        (TEAM_SWISS_2026, "C4", ((0,), (2,)), "C4, teams taken up into the bracket: 2 instead of 0"),
        (TEAM_SWISS_2026, "C5", UP, "C5, score differences of the teams taken up: 3 instead of 2"),
        (TEAM_SWISS_2024, "C5", UP, "C5, score differences of the teams taken up: 3 instead of 2"),
        (TEAM_SWISS_2026, "C7", ((0,), (1,)), "C7, teams taken up who floated in the round before: 1 instead of 0"),
        (TEAM_SWISS_2024, "C7", ((0,), (1,)), "C7, pairs in which both teams prefer the same colour: 1 instead of 0"),
        (TEAM_SWISS_2026, "C10", ((0,), (1,)),
         "C10, opponents of teams taken up who floated in the round before: 1 instead of 0"),
    ],
)  # fmt: skip
def test_what_is_counted(regulation: Regulation, number: str, counts: tuple[Count, Count], said: str) -> None:
    """Nothing of the Dutch system, whose criteria have these numbers too."""
    assert str(contrast_phrase(Contrast(number, regulation[number], *counts))) == said


@pytest.mark.parametrize("regulation", [TEAM_SWISS_2024, TEAM_SWISS_2026])
def test_every_criterion_has_words(regulation: Regulation) -> None:
    """From C4 on."""
    codes = [f"C{number}" for number in range(4, 11 if regulation.edition == "2026" else 10)]
    phrases = [str(contrast_phrase(Contrast(code, regulation[code], (0,), (1,)))) for code in codes]
    assert not [phrase for phrase in phrases if "topscorer" in phrase or "unpaired" in phrase or "player" in phrase]
    assert len({phrase.partition(",")[2] for phrase in phrases}) == len(codes)


def test_many_players_are_told_by_the_first_and_the_last_of_those_that_follow_each_other() -> None:
    """A score group of a hundred in round 1 fills a line, not a page; a few are told one by one."""
    assert str(players_text([*range(1, 50), 51, 52, *range(54, 61)])) == "1 to 49, 51, 52, 54 to 60"
    assert str(players_text([3, 4, 5, 6])) == "3, 4, 5, 6"
