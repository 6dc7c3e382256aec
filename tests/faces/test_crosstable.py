"""The command crosstable."""

import csv
import io
import json
from pathlib import Path

import pytest

from pairwright.app.tables.chart import Order
from pairwright.faces.cli import table_commands
from pairwright.tiebreaks.prizes import Rounding
from tests.support.command import Command
from tests.support.corpus import report
from tests.support.trf_text import player, trf

SWISS = trf(
    player(1, "4w0", "2b=", "U", name="Adams, Ann", rating=2100, points="1.5", rank=3),
    player(2, "3b1", "1w=", "4b+", name="نسرین", rating=2000, points="2.5", rank=2),
    player(3, "2w0", "4b0", "H", name="=1+1", points="0.5", rank=4),
    player(4, "1b1", "3w1", "2w-", name="Öz, Şirin", rating=1900, points="2.0", rank=1),
    "012 Open",
    "042 2026/03/07",
    "092 Individual: Swiss System",
    "142 3",
    "212 PTS,WIN",
)
ROUND_ROBIN = trf(
    player(1, "2w1", "3b=", "Z", points="1.5"),
    player(2, "1b0", "Z", "3w*", points="0.0"),
    player(3, "Z", "1w=", "2b*", points="0.5"),
    "012 Match of three",
    "042 2026/03/07",
    "092 Individual: Round Robin",
    "142 3",
    "212 PTS",
)


@pytest.fixture
def swiss(tmp_path: Path) -> Path:
    path = tmp_path / "open.trf"
    path.write_bytes(SWISS)
    return path


@pytest.fixture
def round_robin(tmp_path: Path) -> Path:
    path = tmp_path / "match.trf"
    path.write_bytes(ROUND_ROBIN)
    return path


def test_a_swiss_cross_table(command: Command, swiss: Path) -> None:
    """Colour, result, and opponents by place; forfeits, byes and their points are marked."""
    done = command("crosstable", swiss)
    assert done.lines == [
        "Open: cross table, final",
        "Rk  No  Name         Rtg    1    2      3  Pts  WIN",
        " 1   2  \u2068نسرین\u2069       2000  4b1  3w½    2b+   2½    2",
        " 2   4  Öz, Şirin   1900  3b1  4w1    1w-   2     2",
        " 3   1  Adams, Ann  2100  2w0  1b½  bye 1   1½    1",
        " 4   3  =1+1              1w0  2b0  bye ½    ½    0",
        "",
        "Opponents are named by their places.",
        "w White, b Black, + won without play, - lost without play.",
        "Tie-breaks (record 212): PTS, WIN. Rules of 2026-03, Swiss.",
    ]
    assert (done.exit, done.err) == (0, "")


def test_by_numbers(command: Command, swiss: Path) -> None:
    """Opponents by number, and the place at the end."""
    done = command("crosstable", swiss, "--order", "numbers", "--after-round", "2")
    assert done.lines[:3] == [
        "Open: cross table, after round 2 of 3",
        "No  Name         Rtg    1    2  Pts  WIN  Rk",
        " 1  Adams, Ann  2100  4w0  2b½    ½    0   3",
    ]
    assert "Opponents are named by their numbers." in done.lines


def test_a_wall_chart(command: Command, swiss: Path) -> None:
    """The score after every round stands beside the game."""
    done = command("crosstable", swiss, "--kind", "wall-chart")
    assert done.lines[2] == " 1  Adams, Ann  2100  4w0  0  2b½   ½  bye 1  1½   1½    1   3"


def test_a_round_robin(command: Command, round_robin: Path) -> None:
    """Its event chooses the table: all against all, with colours; a game still played is a star."""
    done = command("crosstable", round_robin)
    assert done.lines[:5] == [
        "Match of three: cross table, after round 3 of 3, provisional",
        "Rk  No  Name       1   2   3  Pts",
        " 1   1  P1, Test   ×  b½  w1   1½",  # noqa: RUF001
        " 2   3  P3, Test  w½   ×  b*    ½",  # noqa: RUF001
        " 3   2  P2, Test  b0  w*   ×   0",  # noqa: RUF001
    ]


def test_a_pairing_card(command: Command, swiss: Path) -> None:
    """One player's rounds, floats marked."""
    done = command("crosstable", swiss, "--player", "2", "--after-round", "2")
    assert done.lines[:7] == [
        "Open: pairing cards, after round 2 of 3",
        "",
        "2  \u2068نسرین\u2069  2000",
        "Rd  Col  No  Opponent    Float  Res  Pts",
        " 1    b   3  =1+1                 1   1",
        " 2    w   1  Adams, Ann      ↓    ½   1½",
        " 3  (b)",
    ]


def test_decisions_of_the_arbiter(command: Command, swiss: Path) -> None:
    """As in the standings: by hand or by lot, expelled players; a shared place is a place of its own."""
    shared = command("crosstable", swiss, "--after-round", "1", "--tiebreaks", "PTS")
    assert [line.split()[:3] for line in shared.lines[1:6]] == [
        ["Rk", "Place", "No"],
        ["1", "1", "2"],
        ["2", "1", "4"],
        ["3", "3", "1"],
        ["4", "3", "3"],
    ]
    assert "Opponents are named by the line they stand in (Rk)." in shared.lines
    by_hand = command("crosstable", swiss, "--after-round", "1", "--tiebreaks", "PTS", "--order", "4,2,1,3")
    assert [line.split()[1] for line in by_hand.lines[1:6]] == ["No", "4", "2", "1", "3"]
    expelled = command("crosstable", swiss, "--expelled", "2")
    assert expelled.lines[5].split()[:3] == ["4", "–", "2"]  # noqa: RUF001
    assert "Expelled, and not ranked: 2 نسرین." in "".join(expelled.lines).replace("\u2068", "").replace("\u2069", "")


def test_csv_is_for_spreadsheets(command: Command, swiss: Path) -> None:
    """One row of heads; a name is no formula; halves are ½ in cells and .5 in numbers."""
    rows = list(csv.DictReader(io.StringIO(command("crosstable", swiss, "--format", "csv").out)))
    assert [row["name"] for row in rows] == ["نسرین", "Öz, Şirin", "Adams, Ann", "'=1+1"]
    assert [row["round_2"] for row in rows] == ["3w½", "4w1", "1b½", "2b0"]
    assert [row["points"] for row in rows] == ["2.5", "2.0", "1.5", "0.5"]
    rows = list(
        csv.DictReader(io.StringIO(command("crosstable", swiss, "--format", "csv", "--kind", "wall-chart").out))
    )
    assert [row["score_2"] for row in rows] == ["0.5", "1.5", "0.0", "2.0"]
    rows = list(csv.DictReader(io.StringIO(command("crosstable", swiss, "--format", "csv", "--kind", "cards").out)))
    assert [(row["opponent"], row["colour"], row["result"], row["float"]) for row in rows if row["number"] == "2"] == [
        ("3", "b", "1", ""),
        ("1", "w", "½", "down"),
        ("4", "b", "+", "down"),
    ]
    rows = list(
        csv.DictReader(io.StringIO(command("crosstable", swiss, "--format", "csv", "--kind", "round-robin").out))
    )
    assert [row["vs_2"] for row in rows] == ["", "w-", "b½", "w0"]


def test_json_is_for_programs(command: Command, swiss: Path, round_robin: Path) -> None:
    """Cells as people read them, and the same taken apart."""
    (first, second) = command("crosstable", swiss, round_robin, "--format", "jsonl").objects
    assert (first["kind"], second["kind"]) == ("round-robin", "swiss")
    row = second["rows"][0]  # type: ignore[index]
    assert (row["id"], row["place"], row["points"], row["values"]) == (2, 1, "2.5", {"WIN": "2"})
    assert row["rounds"] == ["4b1", "3w½", "2b+"]
    assert row["games"][2] == {"round": 3, "opponent": 4, "colour": "b", "result": "+", "points": "1.0"}
    assert second["tiebreaks"] == ["PTS", "WIN"]
    meetings = first["rows"][0]["meetings"]  # type: ignore[index]
    assert [[game["round"] for game in met] for met in meetings] == [[], [2], [1]]
    cards = json.loads(command("crosstable", swiss, "--kind", "cards", "--format", "json").out)["cards"]
    assert [one["float"] for one in cards[1]["rounds"]] == ["", "down", "down"]


def test_before_round_1(command: Command, tmp_path: Path) -> None:
    """There are players, and no rounds."""
    path = tmp_path / "new.trf"
    path.write_bytes(trf(player(1), player(2), "012 New", "042 2026/03/07", "092 Swiss", "142 3", "212 PTS"))
    assert command("crosstable", path).lines[:3] == [
        "New: cross table, before round 1",
        "Rk  Place  No  Name      Pts",
        " 1      1   1  P1, Test    0",
    ]
    for kind in table_commands.KINDS:
        for format in table_commands.FORMATS:
            into = ("-o", path.with_name(f"{kind}.xlsx")) if format == "xlsx" else ()
            assert command("crosstable", path, "--kind", kind, "--format", format, *into).exit == 0


def test_options_that_do_not_go_together(command: Command, swiss: Path) -> None:
    """They are refused, with what would go."""
    for options, said in (
        (("--kind", "bracket"), "there is swiss, round-robin, wall-chart, cards"),
        (("--order", "names"), "there is places, numbers"),
        (("--kind", "swiss", "--player", "2"), "it goes with --kind cards"),
        (("--kind", "wall-chart", "--order", "places"), "wall-chart is in the order of pairing numbers"),
        (("--player", "9"), "there is no player 9"),
        (("--after-round", "7"), "the last round is 3"),
        (("--format", "pdf"), "there is table, html, csv, xlsx, json, jsonl"),
        (("--tiebreaks", "BHX"), "there is no tie-break BHX"),
    ):
        done = command("crosstable", swiss, *options)
        assert (done.exit, done.out) == (3, "")
        assert said in done.err


def test_the_help_names_what_there_is() -> None:
    """The words of the command are those of the values behind it, which are loaded when they are used."""
    assert tuple([order.value for order in Order]) == table_commands.ORDERS
    assert tuple([rounding.value for rounding in Rounding]) == table_commands.ROUNDINGS


def test_a_page_holds_one_tournament(command: Command, swiss: Path, round_robin: Path) -> None:
    """Several are refused as for every format of one tournament."""
    assert command("crosstable", swiss, round_robin, "--format", "html").exit == 3


def test_report_56_final_places(command: Command) -> None:
    """Opponents are named by their final place, and ½ is a half, in every form."""
    folder = report("56-cross-table-final-places")
    expected = json.loads((folder / "case.json").read_text("utf-8"))["expect"]["crosstable"]
    done = json.loads(command("crosstable", folder / "input.trf", "--format", "json").out)
    assert ",".join(done["tiebreaks"]) == expected["tiebreaks"]
    assert [row["id"] for row in done["rows"]] == expected["order"]
    for row in done["rows"]:
        want = expected["rows"][str(row["id"])]
        assert {"place": row["place"], "points": row["points"], "rounds": row["rounds"]} == want
    text = command("crosstable", folder / "input.trf").out
    page = command("crosstable", folder / "input.trf", "--format", "html").out
    rows = list(csv.DictReader(io.StringIO(command("crosstable", folder / "input.trf", "--format", "csv").out)))
    for row, line in zip(rows, text.splitlines()[2:], strict=False):
        cells = expected["rows"][row["number"]]["rounds"]
        assert [row[f"round_{round_}"] for round_ in range(1, 6)] == cells
        assert " ".join(cells) in " ".join(line.split())
        for cell in cells:
            assert f'<bdi class="n" dir="ltr">{cell}</bdi>' in page
    assert "0.5" not in text
    assert "=" not in "".join([cell for row in rows for cell in row.values()])


def test_cards_with_the_marks_of_a_system(command: Command, tmp_path: Path) -> None:
    """By today's rules a half-point bye is a float down, by those of the documents an absence is none."""
    path = tmp_path / "open.trf"
    path.write_bytes(SWISS)
    floats = {
        system: [one["float"] for one in json.loads(command(
            "crosstable", path, "--player", 3, "--system", system, "--format", "json").out)["cards"][0]["rounds"]]
        for system in ("dutch-2026", "lim")
    }  # fmt: skip
    assert floats == {"dutch-2026": ["", "up", "down"], "lim": ["", "up", ""]}
    assert command("crosstable", path, "--kind", "swiss", "--system", "lim").exit == 3
    assert command("crosstable", path, "--kind", "cards", "--system", "foo").exit == 3
