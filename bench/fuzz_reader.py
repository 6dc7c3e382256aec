"""Throws damaged and senseless files at the readers for a while; anything but a refusal is a finding.

    python bench/fuzz_reader.py [SECONDS] [SEED]

Prints how many inputs were tried; a finding is written to ``fuzz-finding.trf`` and its traceback shown.
"""

from __future__ import annotations

import json
import random
import sys
import time
import traceback
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

from tests.support.damage import damaged, seeds  # noqa: E402

from pairwright.app.rank_check import check_ranks  # noqa: E402
from pairwright.app.standings import standings  # noqa: E402
from pairwright.errors import PairwrightError, TooLarge, UnknownCode, UnreadableFile  # noqa: E402
from pairwright.faces.document import as_text  # noqa: E402
from pairwright.faces.standing_data import standings_object  # noqa: E402
from pairwright.faces.standing_document import standings_document  # noqa: E402
from pairwright.faces.standing_words import working_sentences  # noqa: E402
from pairwright.faces.text import Canvas  # noqa: E402
from pairwright.formats.base import Strictness, read, write  # noqa: E402
from pairwright.formats.kinds.trf.places import with_places  # noqa: E402
from pairwright.model.canonical import canonical  # noqa: E402
from pairwright.model.checks import problems  # noqa: E402
from pairwright.model.tournament import Tournament  # noqa: E402

CODES = ("trf26", "trf16", "trf16-javafo", "trf16-bbp", "json", "csv")
LIMIT_SECONDS = 5.0


def tried(data: bytes, dice: random.Random) -> str:
    """Read it in a random way; what was read must be writable. Returns ``read`` or ``refused``."""
    strictness = dice.choice(list(Strictness))
    format_ = dice.choice(("", "", "trf26", "json", "csv"))
    encoding = dice.choice(("", "", "", "cp1254", "utf-8", "utf-16"))
    try:
        reading = read(data, strictness=strictness, encoding=encoding, format=format_)
    except (UnreadableFile, TooLarge) as refused:
        str(refused)
        return "refused"
    for problem in (*reading.problems, *problems(reading.tournament)):
        str(problem)
    writing = write(reading.tournament)
    if not writing.losses and reading.format.startswith("trf"):
        again = read(writing.text.encode(), format="trf26").tournament
        assert again == canonical(with_places(reading.tournament)), "what was written is read otherwise"
    as_json = write(reading.tournament, "json").text
    assert read(as_json.encode()).tournament == reading.tournament, "what was written as JSON is read otherwise"
    for code in CODES:
        write(reading.tournament, code)
    ranked(reading.tournament)
    return "read"


def ranked(tournament: Tournament) -> None:
    """Standings with the working of everybody, and the check of places, are made or refused."""
    try:
        check_ranks(tournament)
        found = standings(tournament)
    except PairwrightError as refused:
        str(refused)
        return
    as_text(standings_document(found, str), Canvas(80))
    for row in found.ranking.rows:
        for told in working_sentences(found, row.number, found.names):
            str(told.sentence)
    json.dumps(standings_object(found))


def main() -> int:
    """Fuzz for so many seconds."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    dice = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns())
    ends, counts, good = time.monotonic() + seconds, {"read": 0, "refused": 0}, seeds()
    while time.monotonic() < ends:
        data = damaged(dice, good)
        began = time.monotonic()
        try:
            counts[tried(data, dice)] += 1
        except UnknownCode:
            continue
        except Exception:
            traceback.print_exc()
            Path("fuzz-finding.trf").write_bytes(data)
            return 1
        if time.monotonic() - began > LIMIT_SECONDS:
            print(f"slow: {time.monotonic() - began:.1f} seconds")
            Path("fuzz-finding.trf").write_bytes(data)
            return 1
    print(f"{sum(counts.values())} inputs: {counts['read']} read, {counts['refused']} refused, no finding")
    return 0


if __name__ == "__main__":
    sys.exit(main())
