"""The command standings, and the places that check compares."""

import json
import re
from pathlib import Path

import pytest

from tests.faces.conftest import OPEN
from tests.support.command import Command

LIST = "212 PTS,BH/C1,WIN\n"


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    """The Harbour Open with a list of tie-breaks and its type."""
    path = tmp_path / "listed.trf"
    path.write_text("092 Individual: Swiss System\n" + LIST + OPEN, "utf-8")
    return path


def test_a_table(command: Command, listed: Path) -> None:
    """Places, values, and below it where the list comes from."""
    done = command("standings", listed)
    assert (done.exit, done.err) == (0, "")
    assert done.lines[:4] == [
        "Harbour Open: standings after round 2 of 4",
        "Place  No  Name         PTS  BH/C1  WIN",
        "    1   1  Ash, Ann     2.0    1.0    2",
        "    1   4  Dogwood, Di  2.0    1.0    2",
    ]
    assert done.lines[-1] == "Tie-breaks (record 212): PTS, BH/C1, WIN. Rules of 2026-03, Swiss."


def test_json_has_the_list_and_the_values(command: Command, listed: Path) -> None:
    """The first two keys, and what every line holds."""
    found = json.loads(command("standings", listed, "--tiebreaks", "bh,DE", "--format", "json").out)
    assert list(found)[:2] == ["tiebreaks", "standings"]
    assert found["tiebreaks"] == ["PTS", "BH", "DE"]
    first = found["standings"][0]
    assert first == {"id": 1, "rank": 1, "values": {"PTS": "2.0", "BH": "2.0", "DE": "1"}, "name": "Ash, Ann"}
    assert found["standings"][1]["rank"] == 1
    assert (found["final"], found["round"], found["list"]) == (False, 2, {"by": "user", "name": ""})


def test_several_files(command: Command, listed: Path, open_file: Path) -> None:
    """A line of JSON each; one that cannot be done does not stop the others."""
    bad = listed.with_name("bad.trf")
    bad.write_text(OPEN + "202 BHH\n", "utf-8")
    done = command("standings", bad, listed, open_file, "--format", "jsonl")
    assert done.exit == 3
    refused, one, other = done.objects
    assert list(one)[:3] == ["file", "tiebreaks", "standings"]
    assert len(other["standings"]) == 7  # type: ignore[arg-type]
    assert "BHH; there is BH" in refused["error"]["message"]  # type: ignore[index]
    assert command("standings", listed, open_file, "--format", "json").exit == 3
    assert command("standings", listed, open_file).exit == 0


def test_csv(command: Command, listed: Path) -> None:
    """For spreadsheets: one row of heads."""
    lines = command("standings", listed, "--format", "csv").lines
    assert lines[0] == "rank,number,name,PTS,BH/C1,WIN,mark"
    assert lines[1].startswith('1,1,"Ash, Ann",2.0,')


def test_a_page(command: Command, listed: Path, tmp_path: Path) -> None:
    """Whole in itself, names isolated, nothing fetched."""
    page = tmp_path / "page.html"
    assert command("standings", listed, "--format", "html", "-o", page).exit == 0
    text = page.read_text("utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert '<bdi dir="auto">Ash, Ann</bdi>' in text
    assert not re.search(r"(src|href)=", text)
    assert "record 212" in text
    explained = command("standings", listed, "--format", "html", "--explain", "3").out
    assert (
        '<p class="note">PTS, Points (C.07 art. 4.2): 1.0, the sum of</p>\n<p class="note detail">round 1' in explained
    )


def test_the_working_of_one_player(command: Command, listed: Path) -> None:
    """His place and neighbours, then every value round by round, with the articles."""
    lines = command("standings", listed, "--explain", "3").lines
    assert lines[1] == "3 Cedar, Cy is in place 3."
    assert "BH/C1, Buchholz (C.07 art. 8.1): 2.0, the sum of" in lines
    assert "  round 1, 7 Gum, Gil: 1, not counted (C.07 art. 14.1: cut)" in lines
    assert any(line.startswith("Below ") and " by PTS: 1.0 to 2.0." in line for line in lines)
    assert any(line.startswith("Above ") for line in lines)
    done = command("standings", listed, "--explain", "3", "--format", "csv")
    assert (done.exit, "--explain" in done.err) == (3, True)
    assert command("standings", listed, "--explain", "33").exit == 3


def test_a_rating_is_what_it_is(command: Command, listed: Path) -> None:
    """Nothing is added up, so nothing stands below it."""
    lines = command("standings", listed, "--tiebreaks", "RTNG,PTS", "--explain", "3").lines
    at = lines.index("RTNG, Rating (C.07 art. 10.6): 2000.")
    assert lines[at + 1].startswith("PTS, Points")


def test_the_working_as_data(command: Command, listed: Path) -> None:
    """Parts with round, opponent and amount; a cut names its article; the sentences beside it."""
    working = json.loads(command("standings", listed, "--explain", "4", "--format", "json").out)["working"]
    assert working["id"] == 4
    value = working["values"]["BH/C1"]
    assert (value["value"], value["how"], value["article"]) == ("1.0", "sum", "C.07 art. 8.1")
    assert [(part["round"], part["amount"], "cut" in part) for part in value["parts"]] == [
        (1, "1", True),
        (2, "1", False),
    ]
    assert value["parts"][0]["why"] == "C.07 art. 16.4"
    assert working["text"][0] == "4 Dogwood, Di is in place 1."


def test_what_is_inferred_or_left_out_is_told(command: Command, open_file: Path) -> None:
    """The preset, the kind of event, and every tie-break that is not used."""
    done = command("standings", open_file, "--preset", "round-robin", "--predetermined")
    assert done.exit == 0
    assert "notice: tie-breaks by preset round-robin: PTS, DE, WIN, SB, KS" in done.err
    done = command("standings", open_file, "--preset", "swiss", "--predetermined")
    assert "BH is left out: the Buchholz family is not used with predetermined pairings (C.07 art. 8.1)" in done.err
    assert "Left out: BH" in done.out
    assert "type is not given" in command("standings", open_file).err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--tiebreaks", "BHH"], "there is no tie-break BHH; there is BH"),
        (["--tiebreaks", "EDE"], "it is for teams"),
        (["--tiebreaks", "BH", "--predetermined"], "C.07 art. 8.1"),
        (["--preset", "none"], "there is no list of tie-breaks none"),
        (["--edition", "1999"], "2026-03"),
        (["--after-round", "3"], "the last round is 2"),
        (["--unrated", "maybe"], "drop, ignore"),
        (["--tiebreaks", " , "], "name the tie-breaks in their order"),
        (["--tiebreaks", "BH/C1/C2"], "/C2 has another one of its kind before it"),
        (["--order", "3;x"], "x is no pairing number"),
        (["--order", "3,3"], "number 3 stands in the order twice"),
        (["--order", "3,9"], "there is no player 9"),
        (["--external", "blitz"], "NAME=FILE"),
        (["--places", "any"], "shared, number"),
        (["--format", "xml"], "table"),
    ],
)
def test_bad_requests(options: list[str], said: str, command: Command, listed: Path) -> None:
    """Refused with what there is instead."""
    done = command("standings", listed, *options)
    assert (done.exit, done.out, said in done.err) == (3, "", True)


def test_decisions_of_the_arbiter(command: Command, listed: Path, tmp_path: Path) -> None:
    """An order, lots, values from outside, an expelled player: each is seen in the answer."""
    order = command("standings", listed, "--tiebreaks", "PTS", "--order", "4 1", "--format", "csv").lines
    assert [line.split(",")[1] for line in order[1:3]] == ["4", "1"]
    assert "MANUAL" in order[0]
    lots = command("standings", listed, "--tiebreaks", "PTS", "--seed", "dice", "--format", "csv")
    assert lots == command("standings", listed, "--tiebreaks", "PTS", "--seed", "dice", "--format", "csv")
    values = tmp_path / "blitz.csv"
    values.write_text("number,points\n" + "".join(f"{number},{8 - number}.5\n" for number in range(1, 8)))
    blitz = command("standings", listed, "--tiebreaks", "OTHER_BLITZ", "--external", f"blitz={values}")
    assert (blitz.exit, "7.5" in blitz.out) == (0, True)
    without = json.loads(command("standings", listed, "--expelled", "1,5", "--format", "json").out)
    assert [row["id"] for row in without["standings"]] == [4, *[row["id"] for row in without["standings"][1:]]]
    assert [(row["id"], row["why"]) for row in without["not_ranked"]] == [(1, "expelled"), (5, "expelled")]


def test_withdrawn_players_are_marked(command: Command, listed: Path) -> None:
    """In every form of the table."""
    listed.write_text(listed.read_text("utf-8") + "### Withdrawal @ Round 3: 7\n### Expulsion @ Round 3: 6\n", "utf-8")
    table = command("standings", listed)
    assert next(line for line in table.lines if "Gum" in line).endswith("withdrawn")
    assert "Expelled, and not ranked: 6 Fir, Fay." in table.out
    assert command("standings", listed, "--format", "csv").out.count("withdrawn") == 1
    paired = command("pair", listed)
    assert paired.lines[-1] == "Not paired: 6 Fir, Fay (expelled), 7 Gum, Gil (withdrawn)"


PLACED = """\
012 Small Open
042 2026/03/07
092 Swiss System
142 2
152 W
{list}
001    1      Ash, Ann                          2100                             2.0    {0}     3 w 1     2 b 1
001    2      Birch, Bo                         2050                             1.0    {1}     4 b 1     1 w 0
001    3      Cedar, Cy                         2000                             1.0    {2}     1 b 0     4 w 1
001    4      Dogwood, Di                       1950                             0.0    {3}     2 w 0     3 b 0
"""


def test_check_names_wrong_places(command: Command, tmp_path: Path) -> None:
    """Whom the list leaves tied may stand in any order; anything else is named, with exit code 1."""
    path = tmp_path / "placed.trf"
    path.write_text(PLACED.format(1, 3, 2, 4, list="202 TPN/R"), "utf-8")
    done = command("check", path, "--format", "json")
    found = json.loads(done.out)
    assert (found["ranks"]["ok"], found["ranks"]["wrong"], found["ranks"]["tiebreaks"]) == (True, [], ["PTS", "TPN/R"])
    path.write_text(PLACED.format(1, 2, 3, 4, list="202 TPN/R"), "utf-8")
    done = command("check", path, "--format", "json")
    found = json.loads(done.out)
    assert (done.exit, found["ok"], found["ranks"]["ok"]) == (1, False, False)
    assert found["ranks"]["wrong"] == [{"id": 3, "file": 3, "right": 2}, {"id": 2, "file": 2, "right": 3}]
    lines = command("check", path).lines
    assert "Place of 3 Cedar, Cy: 3 in the file, 2 by the list." in lines
    assert lines[-1] == "Places checked: 4. Wrong by the list of record 202 (PTS, TPN/R): 2."
    assert command(path, "-c").exit == 1
    assert "ranks" not in json.loads(command("check", path, "--round", "1", "--format", "json").out)
    path.write_text(PLACED.format(4, 3, 2, 1, list="022 Nowhere"), "utf-8")
    assert "ranks" not in json.loads(command("check", path, "--format", "json").out)


def test_check_of_several_files_counts_wrong_places(command: Command, tmp_path: Path) -> None:
    """The total says in how many files."""
    for name, ranks in (("a", (1, 2, 3, 4)), ("b", (1, 3, 2, 4))):
        (tmp_path / f"{name}.trf").write_text(PLACED.format(*ranks, list="202 TPN/R"), "utf-8")
    assert "Files with wrong places: 1." in command("check", tmp_path).lines[-1]


def test_check_of_a_system_that_is_not_built(command: Command, tmp_path: Path) -> None:
    """The places are compared all the same; the reason why the rounds are not is told."""
    path = tmp_path / "round-robin.trf"
    path.write_text(PLACED.format(1, 2, 3, 4, list="202 TPN/R\n192 FIDE_SCHILLER"), "utf-8")
    done = command("check", path)
    assert (
        done.exit,
        done.lines[0].startswith("Rounds not checked: "),
        done.lines[-1].startswith("Places checked: 4"),
    ) == (
        1,
        True,
        True,
    )
    assert "not built" in json.loads(command("check", path, "--format", "json").out)["not_checked"]
    path.write_text(PLACED.format(1, 2, 3, 4, list="192 FIDE_SCHILLER"), "utf-8")
    assert command("check", path).exit == 3


def test_validate_names_unknown_tie_breaks(command: Command, open_file: Path) -> None:
    """Nothing to mend for pairing, but standings will ask."""
    open_file.write_text(OPEN + "202 BH,BHH\n", "utf-8")
    done = command("validate", open_file)
    assert (done.exit, "notice: record 202: there is no tie-break BHH; there is BH" in done.out) == (0, True)


def test_places_are_written_by_the_list(command: Command, tmp_path: Path) -> None:
    """Entering a result gives everybody the place that check then finds right."""
    path, out = tmp_path / "placed.trf", tmp_path / "entered.trf"
    path.write_text(PLACED.format(1, 2, 3, 4, list="212 PTS,TPN/R"), "utf-8")
    assert command("result", path, "--round", "2", "1=1/2-1/2", "2=1-0", "-o", out).exit == 0
    assert json.loads(command("check", out, "--format", "json").out)["ranks"]["ok"]
    made = tmp_path / "made.trf"
    assert command("generate", "Players=12", "Rounds=5", "TieBreaks=DE,BH/C1", "--seed", "3", "-o", made).exit == 0
    assert command("check", made).lines[-1].startswith("Places checked: 12. All are by the list of record 202")
    done = command("generate", "TieBreaks=BHH", "--seed", "3", "-o", tmp_path / "not.trf")
    assert (done.exit, "TieBreaks" in done.err) == (3, True)


def test_digits_of_every_language(command: Command, listed: Path, tmp_path: Path) -> None:
    """Numbers of players, variants of codes and values from outside may be written as the arbiter writes."""
    plain = command("standings", listed, "--tiebreaks", "BH/C1,MANUAL", "--order", "4,1", "--format", "csv")
    persian = command(
        "standings", listed, "--tiebreaks", "BH/C\u06f1\u060cMANUAL", "--order", "\u06f4\u060c\u06f1", "--format", "csv"
    )
    assert (persian.out, persian.exit) == (plain.out, 0)
    values = tmp_path / "values.csv"
    values.write_text("".join(f"{chr(0x6F0 + number)};{chr(0x6F1)}\u066b\u06f5\n" for number in range(1, 8)), "utf-8")
    done = command("standings", listed, "--tiebreaks", "OTHER_X", "--external", f"x={values}", "--format", "csv")
    assert done.lines[1].startswith('1,1,"Ash, Ann",2.0,1.5,')


def test_a_file_of_values_that_cannot_be_read_is_named(command: Command, listed: Path, tmp_path: Path) -> None:
    """Its lines are not those of the tournament."""
    values = tmp_path / "values.csv"
    values.write_text("1,2\n2,much\n", "utf-8")
    done = command("standings", listed, "--tiebreaks", "OTHER_X", "--external", f"x={values}")
    assert (done.exit, done.out) == (3, "")
    assert f"line 2: 2,much in {values}; expected a pairing number and a value" in done.err.replace("\n", " ")


def test_names_in_sentences_of_a_page_are_isolated(command: Command, tmp_path: Path) -> None:
    """The number beside a Persian name stays on its side."""
    path = tmp_path / "names.trf"
    path.write_text(OPEN.replace("Gum, Gil ", "سمیر     "), "utf-8")
    page = command("standings", path, "--expelled", "7", "--explain", "3", "--format", "html").out
    assert "round 1, 7 \u2068سمیر\u2069: 1" in page
    assert "Expelled, and not ranked: 7 \u2068سمیر\u2069." in page


def test_direct_encounter_in_sentences(command: Command, listed: Path) -> None:
    """Whole sentences with names, which an arbiter can read out."""
    lines = command("standings", listed, "--tiebreaks", "DE", "--explain", "1").lines
    at = lines.index("DE, Direct encounter (C.07 art. 6.1): 1, found like this:")
    assert lines[at + 1 :] == [
        "  Tied are 1, 4. The games among them are compared.",
        "  Not all of them have met; encounters that are missing: 1.",
        "  1 Ash, Ann scores at least 0 and at most 1 in the games among them.",
        "  4 Dogwood, Di scores at least 0 and at most 1 in the games among them.",
        "  No place is certain: 1 Ash, Ann is sure of 0 only, and 4 Dogwood, Di can have 1 (C.07 art. 6.3).",
        "  This gives place 1 among the tied.",
    ]
