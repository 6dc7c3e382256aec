"""Texts that are data and not sentences: titles of articles, systems, tie-breaks and lists."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.app.listings import presets, systems, tie_breaks
from pairwright.handbook.contents import REGULATIONS
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026, TIE_BREAKS_OF_THE_DOCUMENTS


def titles() -> Iterator[tuple[str, str]]:
    """Every title that is shown, with where it comes from."""
    for system in systems():
        yield system.title, "src/pairwright/pairing/systems"
    for kind in tie_breaks():
        yield kind.title, "src/pairwright/tiebreaks/kinds"
    for preset in presets():
        yield preset.title, "src/pairwright/tiebreaks/presets.py"
    for regulation in REGULATIONS:
        yield regulation.title, "src/pairwright/handbook"
        for article in regulation:
            yield article.title, "src/pairwright/handbook"
            if regulation in (TIE_BREAKS_2026, TIE_BREAKS_OF_THE_DOCUMENTS):  # working shows what is behind the colon
                yield article.title.rpartition(": ")[2], "src/pairwright/handbook"
