"""The map of a round: bands, slots, wires, falls, and the picture made of them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from pairwright.app import commands
from pairwright.app.commands import Given, Paired
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.faces.round_map import RoundMap, map_of
from pairwright.faces.round_map_svg import Reader, drawing
from pairwright.formats.base import read
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate, layout
from pairwright.pairing.systems.dutch.sequence import first_candidate
from tests.faces.conftest import OPEN

SVG = "{http://www.w3.org/2000/svg}"


def seen(found: RoundMap, **how: object) -> ElementTree.Element:
    return ElementTree.fromstring(drawing(found, Reader(str, lambda board: f"?board={board}&x", **how)))  # type: ignore[arg-type]


def of_class(picture: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in picture.iter() if name in element.get("class", "").split()]


@pytest.fixture(scope="module")
def paired() -> Paired:
    """Round 5 of 61 made-up players: floaters, a bye, criteria that move pairs."""
    return commands.pair(simulate(Settings(players=61, rounds=9, played_rounds=4), 7))


@pytest.fixture(scope="module")
def found(paired: Paired) -> RoundMap:
    return map_of(paired.state, paired.pairing)


def test_there_are_as_many_wires_as_boards_and_bands_as_groups(paired: Paired, found: RoundMap) -> None:
    assert [sorted((wire.white, wire.black)) for wire in sorted(found.wires)] == [
        sorted((board.white, board.black)) for board in paired.pairing.boards
    ]
    assert [band.score for band in found.bands] == [paired.state.scores[low] for low, _ in paired.state.groups()]


def test_a_wire_is_straight_exactly_when_the_pair_is_of_the_first_candidate(paired: Paired, found: RoundMap) -> None:
    of_first = set()
    numbers = paired.state.numbers
    for outcome in paired.pairing.brackets:
        bracket = Bracket(outcome.moved_down, outcome.residents)
        parts = layout(bracket, Candidate(outcome.pairs, outcome.leftover))
        first = first_candidate(bracket, len(outcome.pairs), len(parts.s1))
        of_first |= {frozenset((numbers[one], numbers[other])) for one, other in first.pairs}
    straight = {frozenset((wire.white, wire.black)) for wire in found.wires if wire.is_straight}
    pairs = {frozenset((wire.white, wire.black)) for wire in found.wires}
    assert straight == pairs & of_first
    assert straight
    assert straight != pairs


def test_every_floater_has_a_ghost_in_his_own_band_and_a_line_to_his_place(paired: Paired, found: RoundMap) -> None:
    floaters = [paired.state.numbers[player] for outcome in paired.pairing.brackets for player in outcome.leftover]
    floaters = [number for number in floaters if number != paired.pairing.bye]
    assert floaters
    for number in set(floaters):
        (fall,) = [fall for fall in found.falls if fall.ghost.number == number]
        score = paired.state.scores[paired.state.position(number)]
        assert found.bands[fall.from_band].score == score
        assert fall.to_band == fall.from_band + 1
        assert fall.place.given


def test_the_bye_is_a_square_and_everybody_stands_once_at_a_board(paired: Paired, found: RoundMap) -> None:
    picture = seen(found)
    assert len(of_class(picture, "bye")) == 1
    assert len(of_class(picture, "pw")) == len(of_class(picture, "pb")) == len(paired.pairing.boards)


def test_a_ring_is_a_colour_due_that_was_not_given(found: RoundMap) -> None:
    refused = [slot for band in found.bands for slot in band.slots if slot.refused]
    assert refused
    assert len(of_class(seen(found), "miss")) == len(refused)


def test_each_wire_is_a_link_with_a_title(found: RoundMap) -> None:
    links = seen(found).findall(f"{SVG}a")
    assert len(links) == len(found.wires)
    first = links[0]
    wire = found.wires[0]
    assert first.get("href") == f"?board={wire.board}&x"
    told = f"Board {wire.board}: {wire.white} has White against {wire.black}"
    assert (first.findtext(f"{SVG}title"), first.get("aria-label")) == (told, told)


def test_the_board_in_question_has_halos(found: RoundMap) -> None:
    assert not of_class(seen(found), "halo")
    assert len(of_class(seen(found, board=7), "halo")) == 2
    assert len(of_class(seen(found, board=7), "sel")) == 1


def test_right_to_left_is_the_mirror_image_with_the_same_numbers(found: RoundMap) -> None:
    one, other = seen(found), seen(found, rtl=True)
    width = int((one.get("viewBox") or "").split()[2])
    for here, there in zip(of_class(one, "pw"), of_class(other, "pw"), strict=True):
        assert float(here.get("cx", "0")) + float(there.get("cx", "0")) == width
        assert here.get("cy") == there.get("cy")


def test_nothing_in_the_picture_needs_a_style(found: RoundMap) -> None:
    assert all("style" not in element.keys() for element in seen(found).iter())  # noqa: SIM118 - an element, no dict


def test_wide_bands_are_wrapped_into_lines() -> None:
    paired = commands.pair(simulate(Settings(players=100, rounds=9, played_rounds=0), 7))
    picture = seen(map_of(paired.state, paired.pairing))
    heights = {circle.get("cy") for circle in of_class(picture, "pw")} | {c.get("cy") for c in of_class(picture, "pb")}
    assert len(heights) == 10  # five lines of ten pairs


def test_around_a_board_only_its_neighbours_are_seen(found: RoundMap) -> None:
    middle = found.bands[4].wires[0].board
    near = found.around(middle)
    assert near.bands == found.bands[3:6]
    assert all(0 <= fall.from_band < fall.to_band < 3 for fall in near.falls)


@pytest.mark.parametrize("system", ["dubov-2026", "lim-2026", "burstein-2026", "dutch-2017", "double-swiss"])
def test_other_systems_have_their_pairs_in_groups(system: str) -> None:
    settings = Settings(players=41, rounds=9, played_rounds=4, ratings=tuple(range(2400, 1990, -10)), system=system)
    paired = commands.pair(simulate(settings, 7), 0, Given(system=system))
    found = map_of(paired.state, paired.pairing)
    assert len(found.wires) == len(paired.pairing.boards)
    assert len(found.bands) == len(paired.state.groups()) or system == "dutch-2017"
    ghosts = [slot for band in found.bands for slot in band.slots if not slot.given and not slot.is_bye]
    assert len(ghosts) == len(found.falls)


def test_a_round_by_a_table_is_one_band() -> None:
    tournament = read(OPEN.encode()).tournament._replace(
        players=simulate(Settings(players=8, rounds=7, played_rounds=0), 7).players
    )
    paired = commands.pair(tournament, 1, Given(system="round-robin"))
    found = map_of(paired.state, paired.pairing)
    assert (len(found.bands), found.by_scores, len(found.wires)) == (1, False, 4)
