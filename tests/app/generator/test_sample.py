"""The sample that ships with the program."""

from __future__ import annotations

from pathlib import Path

import pairwright
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.formats.base import read, write
from pairwright.model.result import Result

SAMPLES = Path(pairwright.__file__).parent / "samples"


def test_the_sample_is_what_the_generator_makes() -> None:
    """Its page tells the settings and the seed; they give this very file."""
    made = simulate(Settings.parse((SAMPLES / "open-60.cfg").read_text("utf-8")), 66)
    assert write(made).text == (SAMPLES / "open-60.trf").read_text("utf-8")


def test_the_sample_has_what_an_open_has() -> None:
    """Sixty players, nine rounds, the sixth to pair; byes, a withdrawal, a late entry, titles, federations."""
    reading = read((SAMPLES / "open-60.trf").read_bytes())
    tournament = reading.tournament
    assert reading.problems == ()
    assert (len(tournament.players), tournament.planned_rounds, tournament.round_to_pair) == (60, 9, 6)
    results = {entry.result for player in tournament.players for entry in player.entries}
    assert {Result.PAIRING_BYE, Result.HALF_BYE, Result.FORFEIT_WIN, Result.ABSENT} < results
    assert any(player.withdrawn_from for player in tournament.players)
    assert any(player.enters_in > 1 for player in tournament.players)
    assert Result.HALF_BYE in {asked.result for asked in tournament.requests}
    assert len({player.federation for player in tournament.players}) > 20
    assert {"IM", "FM"} <= {player.title for player in tournament.players}
