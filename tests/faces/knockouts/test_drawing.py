"""The bracket as a drawing, as text and as data."""

import json
from xml.etree import ElementTree as ET

import pytest

from pairwright.app.brackets import Drawn, bracket
from pairwright.errors import NotApplicable
from pairwright.faces.knockouts.data import bracket_object
from pairwright.faces.knockouts.labels import box_of, shortened
from pairwright.faces.knockouts.layout import groups_of
from pairwright.faces.knockouts.page import bracket_page
from pairwright.faces.knockouts.plain import MOST_PLAYERS, WIDEST, bracket_text
from pairwright.faces.knockouts.svg import Direction, bracket_svg, size_of
from pairwright.faces.wording.characters import width
from pairwright.model.knockout.bracket import Branch
from pairwright.model.knockout.terms import Elimination, Knockout
from tests.support.brackets import NAMES, knockout
from tests.support.crosstables import crosstable

SVG = "{http://www.w3.org/2000/svg}"
DOUBLE, RESET = Knockout(elimination=Elimination.DOUBLE), Knockout(elimination=Elimination.RESET)
THIRD = Knockout(third_place=True)
CASES = {
    "two": knockout(2),
    "five, entered": knockout(5, 0),
    "five": knockout(5),
    "eight": knockout(8, 3),
    "third place": knockout(8, terms=THIRD),
    "sixteen": knockout(16),
    "nine for three places": knockout(9, terms=Knockout(places=3)),
    "thirty-three": knockout(33, 4),
    "sixty-four": knockout(64),
    "double of eight": knockout(8, terms=RESET),
    "double of eight, entered": knockout(8, 0, DOUBLE),
    "double of six": knockout(6, terms=DOUBLE),
    "double of sixteen": knockout(16, 5, DOUBLE),
}
FOUND = {name: bracket(tournament) for name, tournament in CASES.items()}


def drawing(found: Drawn, direction: Direction = Direction.LEFT_TO_RIGHT) -> ET.Element:
    """The drawing, parsed."""
    return ET.fromstring(bracket_svg(found.bracket, found.names, found.title, str, direction))


def boxes(root: ET.Element) -> list[tuple[int, int, int, int]]:
    """Left, top, right, bottom of every match."""
    found = []
    for one in root.iter(f"{SVG}rect"):
        x, y, wide, high = (int(one.attrib[key]) for key in ("x", "y", "width", "height"))
        found.append((x, y, x + wide, y + high))
    return found


@pytest.mark.parametrize("name", FOUND)
@pytest.mark.parametrize("direction", Direction)
def test_no_match_covers_another(name: str, direction: Direction) -> None:
    """Every match has a box of its own, within the drawing, in either direction."""
    found = FOUND[name]
    root = drawing(found, direction)
    drawn = boxes(root)
    assert len(drawn) == len(found.bracket.matches)
    wide, high = size_of(found.bracket)
    assert all(0 <= box[0] < box[2] <= wide and 0 <= box[1] < box[3] <= high for box in drawn)
    for index, one in enumerate(drawn):
        for other in drawn[index + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] < other[1] or other[3] < one[1]


def test_the_other_direction_mirrors() -> None:
    """From right to left the first stage stands at the right; heights are the same."""
    found = FOUND["five"]
    wide, _ = size_of(found.bracket)
    mirrored = [(wide - right, top, wide - left, bottom) for left, top, right, bottom in boxes(drawing(found))]
    assert boxes(drawing(found, Direction.RIGHT_TO_LEFT)) == mirrored


def test_a_match_stands_between_those_before_it() -> None:
    """The middle of a match is the middle of the two it follows from."""
    (group,) = groups_of(FOUND["sixteen"].bracket)
    middles = {node.match.number: node.middle for node in group.nodes}
    for node in group.nodes:
        if node.follows:
            first, second = (middles[number] for number in node.follows)
            assert first < node.middle < second
            assert 2 * node.middle == first + second


def test_both_branches() -> None:
    """Double elimination: those who have not lost, and those who have; the grand final after both."""
    found = FOUND["double of eight"]
    assert [group.branch for group in groups_of(found.bracket)] == [Branch.MAIN, Branch.LOSERS]
    texts = [text.text for text in drawing(found).iter(f"{SVG}text")]
    assert {"Winners' bracket", "Losers' bracket", "Grand final", "Second final"} <= set(texts)


@pytest.mark.parametrize("name", FOUND)
def test_names_are_whole_in_titles(name: str) -> None:
    """What is shortened in the drawing stands in full in the title of the match, in an isolate."""
    found = FOUND[name]
    root = drawing(found)
    titles = " ".join([title.text or "" for title in root.iter(f"{SVG}title")])
    for number in found.bracket.order:
        assert f"{number} \u2068{found.names[number]}\u2069" in titles
    assert root.attrib["role"] == "list"
    assert root.find(f"{SVG}desc") is not None


def test_winner_and_loser() -> None:
    """The winner is bold, the loser quiet; a golden-point game stands behind a plus."""
    found = FOUND["third place"]
    golden = [match for match in found.bracket.matches if len(match.games) > 4]
    assert golden
    box = box_of(found.bracket, golden[0], found.names)
    assert {line.won for line in box.lines} == {True, False}
    assert all("+" in line.score for line in box.lines)
    looks = [text.attrib.get("class", "") for text in drawing(found).iter(f"{SVG}text")]
    assert looks.count("won") >= 8
    assert looks.count("lost") >= 8


def test_only_entered() -> None:
    """Seeds, byes and who will come: winner of 4."""
    text = bracket_text(*FOUND["five, entered"][:3], words=str)
    assert text.count("free") == 3
    for expected in ("(4)", "winner of 4", "winner of 5", "everybody is still in it"):
        assert expected in text


@pytest.mark.parametrize("name", FOUND)
def test_text_fits(name: str) -> None:
    """Up to 16 players it is drawn, within 100 columns; more are listed."""
    found = FOUND[name]
    text = bracket_text(*found[:3], words=str)
    is_drawn = 2 < len(found.bracket.order) <= MOST_PLAYERS
    assert ("─┐" in text) == is_drawn
    if is_drawn:
        assert all(width(line) <= WIDEST for line in text.split("Games\n")[0].splitlines())
    assert not any(line.endswith(" ") for line in text.splitlines())


def test_four_as_text() -> None:
    """Lines lead from the semi-finals to the final."""
    text = bracket_text(*bracket(knockout(4, 0))[:3], words=str)
    assert text.splitlines()[2:9] == [
        "Semi-finals                       Final",
        "  1 Ash, Ann                   ─┐",
        "                            (1) ├─winner of 1",
        "  4 Dogwood, Di                ─┘",
        "                                                              (3)",
        "  2 Birch-Elderberry-Hawthorn,…─┐",
        "                            (2) ├─winner of 2",
    ]


def test_as_data() -> None:
    """Numbers, scores as decimal texts, and where who is not known yet comes from."""
    found = json.loads(json.dumps(bracket_object(FOUND["eight"])))
    assert [len(stage["matches"]) for stage in found["stages"]] == [4, 2, 1]
    final = found["stages"][2]["matches"][0]
    assert final["players"] == [{"id": None, "winner_of": 5}, {"id": None, "winner_of": 6}]
    assert found["players"][5] == {"id": 6, "name": "Fir & <Fay>"}


@pytest.mark.parametrize(("name", "paper"), [("two", "A4 portrait"), ("eight", "A4 portrait"), ("sixteen", "A4")])
def test_the_page_has_its_paper(name: str, paper: str) -> None:
    """The smallest paper on which it can be read."""
    found = FOUND[name]
    page = bracket_page(found, str, "en", Direction.LEFT_TO_RIGHT)
    assert f"size: {paper}" in page
    assert "&lt;Fay&gt;" in page or name == "two"


def test_long_names() -> None:
    """An ellipsis where something is missing; wide letters count twice."""
    assert shortened(NAMES[1], 12) == "Birch-Elder…"
    assert shortened("Ash", 3) == "Ash"
    assert shortened("漢字漢字", 5) == "漢字…"


def test_other_tournaments() -> None:
    """A Swiss has no bracket, nor has one player alone."""
    with pytest.raises(NotApplicable, match="FIDE_DUTCH"):
        bracket(knockout(4)._replace(system="FIDE_DUTCH_2026"))
    with pytest.raises(NotApplicable, match="two players"):
        bracket(knockout(1, 0))


def test_a_game_that_belongs_to_no_match() -> None:
    """It is told, with its round."""
    odd = crosstable("1: 2w1\n2: 1b0\n3: 4w1\n4: 3b0")._replace(system="CUSTOM_KNOCKOUT")
    assert [notice.place.round for notice in bracket(odd).notices] == [1, 1]
