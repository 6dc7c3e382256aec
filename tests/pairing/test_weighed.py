"""Dubov and Burstein from the outside: checked, explained, asked why not."""

from __future__ import annotations

import pytest

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import NotApplicable
from pairwright.faces.explanations import sentences
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest, Tournament
from pairwright.pairing.checker import check
from pairwright.pairing.systems.burstein import BURSTEIN_2026
from pairwright.pairing.systems.dubov import DUBOV_2026
from pairwright.pairing.weighed import Weighed
from pairwright.state.ledger import state_before
from tests.pairing.dubov.test_articles import rated
from tests.support.crosstables import with_games

SETTINGS = """
Players=17
Rounds=7
UnratedPlayers=0
HalfPointByes=4%
ZeroPointByes=4%
ForfeitWins=4%
Withdrawals=10%
LateEntries=10%
Scoring=1-0.5-0
ForbiddenPairsDrawn=1
"""

SYSTEMS = pytest.mark.parametrize("system", [DUBOV_2026, BURSTEIN_2026], ids=lambda system: system.code)


def played(system: Weighed, seed: int, baku: str = "no") -> Tournament:
    """A whole tournament."""
    return simulate(Settings.parse(f"{SETTINGS}Baku={baku}"), seed, system)


@SYSTEMS
@pytest.mark.parametrize("baku", ["no", "yes"])
def test_its_own_tournaments_are_right(system: Weighed, baku: str) -> None:
    """What a system paired round by round, its checker finds right from the finished tournament."""
    for seed in range(4):
        tournament = played(system, seed, baku)
        assert [found.round for found in check(tournament, system) if not found.ok] == []


@SYSTEMS
def test_every_answer_has_words(system: Weighed) -> None:
    """The round, every board, every player, and every pair that does not meet."""
    tournament = played(system, 11)
    state = state_before(tournament, 6)
    pairing = system.pair(state)
    explanation = system.explain(state, pairing)
    assert sentences(explanation)
    for number in state.numbers:
        assert sentences(explanation.of_player(number))
    for place in range(len(pairing.boards)):
        assert len(sentences(explanation.of_board(place + 1))) > 1
    for one in state.numbers[:4]:
        for other in state.numbers:
            if one != other:
                assert sentences(system.why_not(state, one, other, 0))


@SYSTEMS
def test_every_board_has_its_step(system: Weighed) -> None:
    """The steps settle every pair once, and the bye."""
    tournament = played(system, 5)
    for round_ in (4, 5, 6, 7):
        pairing = system.pair(state_before(tournament, round_))
        settled = [frozenset(pair) for step in pairing.steps for pair in step.pairs]
        assert sorted(map(sorted, settled)) == sorted(map(sorted, map(frozenset, pairing.pairs)))


TABLE = """
1: 5w1 3b1
2: 6b1 4w=
3: 7w1 1w0
4: 8b1 2b=
5: 1b0 9w1
6: 2w0 8b=
7: 3b0 U
8: 4w0 6w=
9: U 5b0
"""


def reasons(system: Weighed) -> list[str]:
    """What is said of round 3 of five."""
    state = state_before(rated(TABLE, 5), 3)
    return list(map(str, sentences(system.explain(state, system.pair(state)))))


def test_the_steps_of_dubov() -> None:
    """Upfloaters with the counts of the criteria, halves with average ratings, shifts, transpositions."""
    assert reasons(DUBOV_2026) == [
        "Round 3: 9 players to be paired by dubov-2026.",
        "[3.1] 8 has the bye: score 0.5, 2 games played; next would be 6 (score 0.5, 2 games), who stands higher",
        "[3.2.1] Bracket 1, score 2.0: 1; to be taken up: 1",
        "[3.2.2] 2 (score 1.5) goes up: the number of residents is odd. C5 1, C6 0.5, C7 0, C8 0, C9 0, C10 0",
        "[3.2.3] White seekers: 1. Black seekers: 2",
        "[3.2.6] S1 with the average ratings of their opponents: 1 (2370). They meet 2, S2 by number",
        "[3.2.1] Bracket 2, score 1.5: 4; to be taken up: 1",
        "[3.2.2] 3 (score 1.0) goes up: the number of residents is odd. C5 1, C6 0.5, C7 0, C8 0, C9 0, C10 0",
        "[3.2.3] White seekers: 4. Black seekers: 3",
        "[3.2.6] S1 with the average ratings of their opponents: 4 (2360). They meet 3, S2 by number",
        "[3.2.1] Bracket 3, score 1.0: 5, 7, 9; to be taken up: 1",
        "[3.2.2] 6 (score 0.5) goes up: the number of residents is odd. C5 1, C6 0.5, C7 1, C8 0, C9 0, C10 0",
        "[3.2.3] White seekers: 6, 9, 7. Black seekers: 5",
        "[3.2.4] To make both parts equal, 9 is shifted from the larger one (counted from the middle)",
        "[3.2.6] S1 with the average ratings of their opponents: 6 (2360), 7 (2380). They meet 5, 9, S2 by number",
        "Board 1: 1 has White against 2 (colours by 5.2.2).",
        "Board 2: 4 has White against 3 (colours by 5.2.2).",
        "Board 3: 7 has White against 9 (colours by 5.2.5).",
        "Board 4: 6 has White against 5 (colours by 5.2.2).",
    ]


def test_the_steps_of_burstein() -> None:
    """Brackets by index, floaters with the counts of the criteria, the first pairing in order."""
    index = "ranked by index (Buchholz, Sonneborn-Berger)"
    assert reasons(BURSTEIN_2026) == [
        "Round 3: 9 players to be paired by burstein-2026.",
        "[3.1] 8 has the bye: score 0.5, 2 games played; next would be 6 (score 0.5, 2 games), who stands higher",
        f"[1.8] Bracket 1, score 2.0, {index}: 1 (2.0; 2.00)",
        "[C5] 1 goes down to the next bracket: nobody else is in the bracket. C6 2.0, C7 1 (1.5), C8 0",
        f"[1.8] Bracket 2, score 1.5, {index}: 1 (2.0; 2.00), 2 (2.0; 1.25), 4 (2.0; 1.25); 1 came down",
        "[C5] 4 goes down to the next bracket: the number of players is odd. C6 1.5, C7 1 (1.0), C8 0",
        "[3.2] First pairing in order: 1-2: 1-2; all colour preferences are granted (C8)",
        f"[1.8] Bracket 3, score 1.0, {index}: 3 (3.0; 1.00), 5 (3.0; 1.00), 4 (2.0; 1.25), 7 (2.0; 1.00), "
        "9 (2.0; 1.00); 4 came down",
        "[C5] 7 goes down to the next bracket: the number of players is odd. C6 1.0, C7 0, C8 0",
        "[3.2] First pairing in order: 1-5 2-3: 3-9, 5-4; all colour preferences are granted (C8)",
        f"[1.8] Bracket 4, score 0.5, {index}: 7 (2.0; 1.00), 6 (2.0; 0.25); 7 came down",
        "[3.2] First pairing in order: 1-2: 7-6; colour preferences not granted: 1 (C8)",
        "Board 1: 1 has White against 2 (colours by 5.2.2).",
        "Board 2: 4 has White against 5 (colours by 5.2.2).",
        "Board 3: 9 has White against 3 (colours by 5.2.2).",
        "Board 4: 7 has White against 6 (colours by 5.2.3).",
    ]


BETTER = "The best pairing in which they meet differs in these boards (White first): "


@pytest.mark.parametrize(
    ("system", "one", "other", "said"),
    [
        (DUBOV_2026, 1, 2, ["1 and 2 do meet, on board 1."]),
        (DUBOV_2026, 1, 3, ["1 and 3 cannot meet: they met in round 2 (C1)."]),
        (DUBOV_2026, 3, 8, ["3 and 8 cannot meet: both have an absolute preference for the same colour (C3)."]),
        (
            DUBOV_2026,
            1,
            8,
            [
                "If 1 and 8 met, the bye would be worse: 3.1, score, games not played and place of the player with the "
                "bye: ½, 0, 6 instead of ½, 0, 8.",
                BETTER + "1-8, 9-2, 7-5; 6 has the bye.",
            ],
        ),
        (
            DUBOV_2026,
            1,
            7,
            [
                "If 1 and 7 met, bracket 1 would be worse: C6, score differences of the players taken up: 1 instead of "
                "½.",
                BETTER + "7-1, 9-2.",
            ],
        ),
        (
            DUBOV_2026,
            3,
            9,
            [
                "If 3 and 9 met, bracket 2 would be worse: C10, players taken up a second round running: 1 instead of "
                "0.",
                BETTER + "4-5, 9-3, 7-6.",
            ],
        ),
        (
            DUBOV_2026,
            6,
            9,
            [
                "If 6 and 9 met in bracket 3, all criteria would be equal, but that pairing comes later in the order "
                "(art. 4.4).",
                BETTER + "7-5, 9-6.",
            ],
        ),
        (
            BURSTEIN_2026,
            1,
            9,
            [
                "If 1 and 9 met, bracket 2 would be worse: C5, players left unpaired in the bracket: 3 instead of 1.",
                BETTER + "9-1, 7-2, 4-3, 6-5.",
            ],
        ),
        (
            BURSTEIN_2026,
            5,
            7,
            [
                "If 5 and 7 met in bracket 3, all criteria would be equal, but that pairing comes later in the order "
                "(art. 4.3).",
                BETTER + "4-3, 7-5, 9-6.",
            ],
        ),
    ],
)
def test_why_not(system: Weighed, one: int, other: int, said: list[str]) -> None:
    """They do meet; an absolute criterion; the bye; a criterion of a bracket; the order."""
    table = rated(TABLE, 5)
    answer = system.why_not(state_before(table, 3), one, other, table.met_in(one, other))
    assert list(map(str, sentences(answer))) == said


@SYSTEMS
def test_why_not_of_nobody(system: Weighed) -> None:
    """One player twice, or one who is not there."""
    state = state_before(rated(TABLE, 5), 3)
    with pytest.raises(NotApplicable, match="with himself"):
        system.why_not(state, 1, 1, 0)
    with pytest.raises(NotApplicable, match="not among the players"):
        system.why_not(state, 1, 10, 0)


def test_if_they_met_others_could_not_be_paired() -> None:
    """If 1 met 2, nobody would be left for 3 and 4, who have met."""
    table = rated("1: 5w1 6b1\n2: 6w1 5b1\n3: 4w= Z\n4: 3b= Z\n5: 1b0 2w0\n6: 2b0 1w0", 5)
    requests = tuple(ByeRequest(3, number, Result.ABSENT) for number in (5, 6))
    answer = DUBOV_2026.why_not(state_before(table._replace(requests=requests), 3), 1, 2, 0)
    assert list(map(str, sentences(answer))) == [
        "If 1 and 2 met, the others could not all be paired (C4): 3 has nobody left to meet."
    ]


@pytest.mark.parametrize(
    ("played", "criterion", "players"),
    [
        (((1, 2), (4, 3), (7, 9), (6, 5), (8, 0)), "", ()),
        (((1, 2), (4, 3), (9, 7), (6, 5), (8, 0)), "5.2.5", (7, 9)),
        (((1, 2), (4, 3), (7, 5), (9, 6), (8, 0)), "order", (5, 6, 7, 9)),
        (((4, 1), (7, 2), (9, 3), (6, 5), (8, 0)), "C7", (1, 2, 4)),
        (((1, 8), (9, 2), (4, 3), (7, 5), (6, 0)), "3.1", (6, 8)),
        (((1, 3), (4, 2), (7, 9), (6, 5), (8, 0)), "C1", (1, 3)),
        (((1, 2), (4, 3), (8, 5), (6, 7), (9, 0)), "C2", (9,)),
    ],
)
def test_what_decides_against_a_round(
    played: tuple[tuple[int, int], ...], criterion: str, players: tuple[int, ...]
) -> None:
    """The first rule that decides, and whom it is about."""
    (found,) = check(with_games(rated(TABLE, 5), 3, *played), DUBOV_2026, [3])
    assert (found.ok, found.criterion, found.players) == (not criterion, criterion, players)
