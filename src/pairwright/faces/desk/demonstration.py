"""A made-up tournament to try the desk with, ready to be paired; put there once, when the data folder is new."""

from __future__ import annotations

from importlib.resources import files

from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read
from pairwright.store.models import Tournament

SAMPLE = "open-60.trf"


def begin() -> None:
    """Open the demonstration if there has never been a tournament here."""
    if Tournament.objects.exists():
        return
    data = files("pairwright.samples").joinpath(SAMPLE).read_bytes()
    record = begin_tournament(read(data).tournament, source=SAMPLE)
    Tournament.objects.filter(pk=record.pk).update(demonstration=True)
