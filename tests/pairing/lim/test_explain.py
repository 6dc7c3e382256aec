"""The arbiter's notes, "why not", ``check``, and the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

import pairwright
from pairwright.app.editions import announcement, choose
from pairwright.faces.explanations import sentences
from pairwright.pairing.checker import check
from pairwright.pairing.findings import Reason
from pairwright.pairing.procedure import PlayersWay, ProcedureWhyNot
from pairwright.pairing.systems.lim import LIM, LIM_MAXI, LIM_TODAY, LimSystem
from tests.pairing.lim.test_example import ROUND_3, TOURNAMENT
from tests.support.command import Command
from tests.support.positions import Seat, position

SYSTEMS = pytest.mark.parametrize("system", [LIM, LIM_MAXI, LIM_TODAY], ids=lambda system: system.code)


def test_a_round_in_notes() -> None:
    """Round 3 of the example, as an arbiter would read it out."""
    told = [str(sentence) for sentence in sentences(LIM.explain(ROUND_3, LIM.pair(ROUND_3)))]
    assert told == [
        "Round 3: 15 players to be paired by lim.",
        "[2.1] 4 has the bye: the lowest who may have it",
        "[3.2] 2.0 points, downwards: 1, 2",
        "[3.4] half against half: 1-2",
        "[3.2] 1.5 points, downwards: 5, 6, 11, 15",
        "[3.4] half against half: 5-11, 6-15",
        "[5.1] not compatible: 6-15; exchanged: 5-15, 6-11",
        "[3.2] 0.0 points, upwards: 3",
        "[4.4] 3 goes up (he has an opponent in the next group)",
        "[3.2] 0.5 points, upwards: 8, 9; floaters: 3",
        "[4.9] 9 goes up (he has an opponent in the next group); not 8: fewer players are due his colour, "
        "not 3: a pair would be lost",
        "[4.8] 3, from below, meets 8: the lowest number available that is due another colour",
        "[3.2] 1.0 points, the median group, downwards: 7, 10, 12, 13, 14; floaters: 9",
        "[4.8] 9, from below, meets 14: the lowest number available that is due another colour",
        "[3.4] half against half: 7-12, 10-13",
        "Board 1: 1 has White against 2 (colours by 6.5).",
        "Board 2: 15 has White against 5 (colours by 6.6).",
        "Board 3: 11 has White against 6 (colours by 6.5).",
        "Board 4: 7 has White against 12 (colours by 6.5).",
        "Board 5: 10 has White against 13 (colours by 6.6).",
        "Board 6: 9 has White against 14 (colours by 6.5).",
        "Board 7: 3 has White against 8 (colours by 6.5).",
    ]


def test_board_and_player() -> None:
    """A board has the steps that made it; a player all in which he is named."""
    explanation = LIM.explain(ROUND_3, LIM.pair(ROUND_3))
    way = explanation.of_player(9)
    assert isinstance(way, PlayersWay)
    assert [step.article.number for step in way.steps] == ["3.2", "4.9", "3.2", "4.8"]
    assert [step.article.number for step in way.boards[0].steps] == ["4.8"]


def test_undone_pairs_are_no_pairs() -> None:
    """A pair that was undone for the median group settles nothing; its players are told of."""
    seats = (
        Seat(1, 20, "wb"),
        Seat(2, 20, "bw"),
        Seat(3, 10, "wb", met=(4,)),
        Seat(4, 10, "bw"),
        Seat(5, 0, "wb"),
        Seat(6, 0, "bw"),
    )
    paired = LIM.pair(position(*seats, round=3))
    settled = [frozenset(pair) for step in paired.steps for pair in step.pairs]
    assert sorted(map(sorted, settled)) == sorted(sorted(board[:2]) for board in paired.boards)
    (undone,) = [step for step in paired.steps if step.article.number == "3.6"]
    assert str(undone.note) == (
        "the median group (0 from above, 0 from below) cannot be paired: 1 and 2, paired above, join it"
    )


def test_why_not() -> None:
    """6 and 15 have met; 5 and 6 might meet, but were placed otherwise."""
    met = LIM.why_not(ROUND_3, 6, 15, 2)
    assert isinstance(met, ProcedureWhyNot)
    assert [obstacle.reason for obstacle in met.obstacles] == [Reason.MET]
    placed = LIM.why_not(ROUND_3, 5, 6, 0)
    assert isinstance(placed, ProcedureWhyNot)
    assert (placed.obstacles, {step.article.number for step in placed.steps}) == ((), {"5.1"})


def test_why_not_tells_who_left_the_group() -> None:
    """2 and 3 have equal scores, but 3 goes down to make the group even, and meets 4 there: both steps are told."""
    seats = (Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 10, "w"), Seat(4, 0, "b"), Seat(5, 0, "w"), Seat(6, 0, "b"))
    state = position(*seats, round=2)
    answer = LIM.why_not(state, 2, 3, 0)
    assert isinstance(answer, ProcedureWhyNot)
    went = [step for step in answer.steps if step.players == (3,)]
    assert [str(step.note) for step in went if "goes down" in str(step.note)]
    assert any(3 in pair for step in answer.steps for pair in step.pairs)


def test_colour_limit_as_an_obstacle() -> None:
    """Two who have had White twice running cannot meet; in the last round they may."""
    seats = (Seat(1, 20, "bww"), Seat(2, 20, "bww"), Seat(3, 15, "wbb"), Seat(4, 15, "wbb"))
    state = position(*seats, round=4)
    assert [str(one.article) for one in LIM.obstacles(state, 0, 1)] == ["Lim art. 6.1"]
    assert [str(one.article) for one in LIM_TODAY.obstacles(state, 0, 1)] == ["C.04.4.3 art. 5.1"]
    assert LIM.obstacles(state._replace(is_last=True), 0, 1) == ()


@pytest.mark.parametrize(
    ("boards", "article", "players"),
    [
        (((1, 2), (4, 3), (6, 5)), "4.2", (1, 2)),
        (((3, 1), (5, 2), (6, 4)), "4.8", (2, 4, 5, 6)),
    ],
    ids=["another floater", "another opponent of the floater"],
)
def test_what_decides_against(boards: tuple[tuple[int, int], ...], article: str, players: tuple[int, ...]) -> None:
    """2 should have left his group; he should have met 4."""
    seats = (Seat(1, 10, "w"), Seat(2, 10, "w"), Seat(3, 10, "b"), Seat(4, 5, "b"), Seat(5, 5, "w"), Seat(6, 5, "b"))
    state = position(*seats, round=2)
    found = LIM.decides_against(state, LIM.pair(state), boards)
    assert (found.contrast.criterion, found.players) == (article, players)


@SYSTEMS
def test_own_rounds_check(system: LimSystem) -> None:
    """What the system pairs is what it finds right."""
    tournament = TOURNAMENT._replace(
        players=tuple(player._replace(entries=player.entries[:1]) for player in TOURNAMENT.players)
    )
    assert [round_.ok for round_ in check(tournament, system)] == [True]


@SYSTEMS
def test_a_file_names_the_system(system: LimSystem) -> None:
    """Record 192 has no code for it: ``CUSTOM_SWISS_LIM``, and back."""
    named = announcement(TOURNAMENT, system)
    assert named == f"CUSTOM_SWISS_{system.code.upper().replace('-', '_')}"
    assert choose(TOURNAMENT._replace(system=named)).system is system


@SYSTEMS
def test_command_line(system: LimSystem, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``pair``, ``check``, ``explain`` and ``why-not``, with ``--system`` and from a file that names it."""
    command = Command(capsys)
    plain, naming = tmp_path / "plain.trf", tmp_path / "naming.trf"
    pairwright.write(TOURNAMENT, plain)
    pairwright.write(TOURNAMENT._replace(system=announcement(TOURNAMENT, system)), naming)
    for path, given in ((plain, ("--system", system.code)), (naming, ())):
        paired = command("pair", path, *given)
        assert (paired.exit, "15" in paired.out) == (0, True)
        checked = command("check", path, *given)
        assert (checked.exit, system.everybody_paired.number in checked.out) == (1, True)
        assert "floaters: 3" in command("explain", path, "--round", "3", *given).out
        assert "they met in round 2" in command("why-not", path, "6", "15", "--round", "3", *given).out
