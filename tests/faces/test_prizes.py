"""The command prizes."""

import csv
import io
import json
from pathlib import Path

import pytest

from tests.support.command import Command
from tests.support.trf_text import player, trf

OPEN = trf(
    player(1, "4w1", "2b=", "3w=", name="Adams, Ann", points="2.0"),
    player(2, "3b1", "1w=", "4b=", name="نسرین", points="2.0"),
    player(3, "2w0", "4b1", "1b=", name="Öz, Şirin", points="1.5"),
    player(4, "1b0", "3w0", "2w=", name="=1+1", points="0.5"),
    "012 Open",
    "042 2026/03/07",
    "092 Individual: Swiss System",
    "142 3",
    "212 PTS,WIN,SB",
)
"""2 is before 1 by Sonneborn-Berger: 2.75 and 2.25."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "open.trf"
    path.write_bytes(OPEN)
    return path


def test_equal_scores_share(command: Command, file: Path) -> None:
    """Where every amount comes from, and where every cent went."""
    done = command("prizes", file, "--prizes", "1000,599.99", "--currency", "EUR")
    assert done.lines == [
        "Open: prizes, final",
        "Rk  No  Name        Pts          From  Prize EUR",
        " 1   2  \u2068نسرین\u2069         2  1,599.99 / 2     799.99",
        " 2   1  Adams, Ann    2  1,599.99 / 2     799.99",
        "",
        "Equal scores share the prizes of their places equally.",
        "Each share is rounded down to a multiple of 0.01 EUR.",
        "Prizes: 1,599.99 EUR; given out: 1,599.98 EUR.",
        "Not given out, left by rounding: 0.01 EUR.",
        "Tie-breaks (record 212): PTS, WIN, SB. Rules of 2026-03, Swiss.",
    ]
    assert (done.exit, done.err) == (0, "")


def test_by_rank_and_hort(command: Command, file: Path) -> None:
    """The tie-breaks decide all or half of it."""
    lines = command("prizes", file, "--prizes", "1000,600,401", "--share", "rank").lines
    assert [line.split()[-1] for line in lines[2:5]] == ["1,000", "600", "401"]
    lines = command("prizes", file, "--prizes", "1000,600,401", "--share", "hort", "--round-to", "5").lines
    assert [line.split()[-1] for line in lines[2:5]] == ["900", "700", "400"]
    assert "½ × 1,000 + ½ × 1,600 / 2" in lines[2]  # noqa: RUF001
    assert lines[-2] == "Not given out, left by rounding: 1."


def test_decisions_of_the_arbiter(command: Command, file: Path) -> None:
    """The order by hand decides by rank; who is expelled has no prize and no part in the sharing."""
    options = ("--prizes", "1000,600", "--tiebreaks", "PTS", "--share", "rank")
    lines = command("prizes", file, *options, "--order", "1,2").lines
    assert [line.split()[1] for line in lines[2:4]] == ["1", "2"]
    lines = command("prizes", file, *options, "--expelled", "1").lines
    assert [line.split()[1] for line in lines[2:4]] == ["2", "3"]


def test_rounding_may_add(command: Command, file: Path) -> None:
    """What the organiser adds is named as well."""
    lines = command("prizes", file, "--prizes", "1000,601", "--round-to", "10", "--rounding", "up").lines
    assert lines[-2] == "Added by rounding, beyond the prizes: 19."


def test_a_currency_without_decimals(command: Command, file: Path) -> None:
    """Rials are whole; a part of one is refused."""
    lines = command("prizes", file, "--prizes", "100000001,50000000", "--currency", "irr").lines
    assert lines[1].endswith("Prize IRR")
    assert lines[2].endswith("75,000,000")
    assert lines[-2] == "Not given out, left by rounding: 1 IRR."
    done = command("prizes", file, "--prizes", "1000.50", "--currency", "IRR")
    assert (done.exit, done.out) == (3, "")
    assert "IRR has 0 decimals" in done.err


def test_prizes_nobody_can_have(command: Command, file: Path) -> None:
    """Five prizes for four players."""
    done = command("prizes", file, "--prizes", "50,40,30,20,10")
    assert done.lines[-2] == "Not given out, for nobody has these places: 10."


def test_what_looks_like_a_slip(command: Command, file: Path) -> None:
    """A second prize above the first is done as told, and named; so is a place that several share by rank."""
    done = command("prizes", file, "--prizes", "600,1000")
    assert "the prize for place 2 (1,000) is higher than the one before it" in done.err
    done = command("prizes", file, "--prizes", "1000,600", "--share", "rank", "--tiebreaks", "PTS")
    assert "nothing separates those who share place 1" in done.err
    assert [line.split()[-1] for line in done.lines[2:4]] == ["800", "800"]


def test_before_the_end(command: Command, file: Path) -> None:
    """The heading says that it is not the end."""
    assert (
        command("prizes", file, "--prizes", "10", "--after-round", "2").lines[0] == "Open: prizes, after round 2 of 3"
    )


def test_for_programs(command: Command, file: Path) -> None:
    """Decimal texts, and the exact share beside the amount."""
    done = json.loads(command("prizes", file, "--prizes", "100,50,10", "--format", "json", "--currency", "EUR").out)
    assert [(one["id"], one["share"], one["prize"]) for one in done["prizes"]] == [
        (2, "75", "75.00"),
        (1, "75", "75.00"),
        (3, "10", "10.00"),
    ]
    assert [done[key] for key in ("fund", "given", "left", "unclaimed")] == ["160.00", "160.00", "0.00", "0.00"]
    table = command("prizes", file, "--prizes", "4,3,2,1", "--share", "rank", "--format", "csv").out
    rows = list(csv.DictReader(io.StringIO(table)))
    assert [(row["name"], row["prize"]) for row in rows][-1] == ("'=1+1", "1")


def test_a_page(command: Command, file: Path) -> None:
    """Amounts are isolated, in cells and in sentences."""
    page = command("prizes", file, "--prizes", "1000,600", "--currency", "EUR", "--format", "html").out
    assert '<bdi class="n" dir="ltr">800.00</bdi>' in page
    assert "\u20661,600.00 EUR\u2069" in page


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--prizes", ","), "name the prizes from the first place on"),
        (("--prizes", "10,,5"), "name the prizes from the first place on"),
        (("--prizes", "1,000;600"), "1,000: it is no amount of money"),
        (("--prizes", "1,000,600"), "000: it is no amount of money"),
        (("--prizes", "ten"), "it is no amount of money"),
        (("--prizes", "10", "--share", "fair"), "there is equal, rank, hort"),
        (("--prizes", "10", "--rounding", "off"), "there is down, up, half-up, half-down, half-even"),
        (("--prizes", "10", "--round-to", "0"), "it is a multiple of nothing"),
        (("--prizes", "10", "--currency", "EURO"), "there is no currency EURO"),
        ((), "--prizes"),
    ],
)
def test_what_cannot_be_shared(command: Command, file: Path, options: tuple[str, ...], said: str) -> None:
    """A bad request, and what would be a good one."""
    done = command("prizes", file, *options)
    assert (done.exit, done.out) == (3, "")
    assert said in done.err
