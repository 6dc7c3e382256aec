"""The edition of 2017 from the outside: checked, explained, asked why not; chosen by date."""

from __future__ import annotations

import pytest

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.faces.explanations import sentences
from pairwright.model.result import Result
from pairwright.model.tournament import ByeRequest, Tournament
from pairwright.pairing.checker import check
from pairwright.pairing.procedure import ProcedureExplanation
from pairwright.pairing.systems.dutch_2017 import DUTCH_2017
from pairwright.state.ledger import replay, state_before
from tests.oracles.replaying import before
from tests.support.crosstables import crosstable, with_games
from tests.support.legality import breaches, law_of

SETTINGS = """
Players=17
Rounds=7
HalfPointByes=4%
FullPointByes=4%
ZeroPointByes=4%
ForfeitWins=4%
Withdrawals=10%
LateEntries=10%
Scoring=1-0.5-0
ForbiddenPairsDrawn=1
"""


def played(seed: int, baku: str = "no") -> Tournament:
    """A whole tournament."""
    return simulate(Settings.parse(f"{SETTINGS}Baku={baku}"), seed, DUTCH_2017)


@pytest.mark.parametrize("baku", ["no", "yes"])
def test_its_own_tournaments_are_right(baku: str) -> None:
    """What it paired round by round, its checker finds right from the finished tournament."""
    for seed in range(6):
        tournament = played(seed, baku)
        assert [found.round for found in check(tournament, DUTCH_2017) if not found.ok] == []


def test_every_round_is_legal() -> None:
    """Nobody meets twice, nobody has a second bye, colours within the limits, everybody sits."""
    for seed in range(20, 32):
        tournament = played(seed)
        for state in replay(tournament):
            law = law_of(DUTCH_2017.code)
            assert breaches(before(tournament, state.round), state.round, DUTCH_2017.pair(state).pairs, law) == []


def test_every_answer_has_words() -> None:
    """The round, every board, every player, and every pair that does not meet."""
    state = state_before(played(11), 6)
    pairing = DUTCH_2017.pair(state)
    explanation = DUTCH_2017.explain(state, pairing)
    assert sentences(explanation)
    for number in state.numbers:
        assert sentences(explanation.of_player(number))
    for place in range(len(pairing.boards)):
        assert len(sentences(explanation.of_board(place + 1))) > 1
    for one in state.numbers:
        for other in state.numbers:
            if one != other:
                assert sentences(DUTCH_2017.why_not(state, one, other, 0))


def test_every_board_has_its_step() -> None:
    """The steps settle every pair once, and the bye."""
    tournament = played(5)
    for round_ in range(1, 8):
        state = state_before(tournament, round_)
        pairing = DUTCH_2017.pair(state)
        explanation = DUTCH_2017.explain(state, pairing)
        assert isinstance(explanation, ProcedureExplanation)
        settled = [frozenset(pair) for step in explanation.steps for pair in step.pairs]
        assert sorted(map(sorted, settled)) == sorted(map(sorted, map(frozenset, pairing.pairs)))


TABLE = crosstable(
    """
    1: 5w1 3b1
    2: 6b1 4w=
    3: 7w1 1w0
    4: 8b1 2b=
    5: 1b0 9w1
    6: 2w0 8b=
    7: 3b0 U
    8: 4w0 6w=
    9: F 5b0
    """,
    rounds=5,
)


def reasons(tournament: Tournament, round: int) -> list[str]:
    """All that is said of a round."""
    state = state_before(tournament, round)
    return list(map(str, sentences(DUTCH_2017.explain(state, DUTCH_2017.pair(state)))))


def test_the_steps_of_a_round() -> None:
    """Brackets, downfloaters, what decided against the first candidate, prices; 9 had a full-point bye and may have
    this one, too."""
    assert reasons(TABLE, 3) == STEPS


STEPS = [
    "Round 3: 9 players to be paired by dutch-2017.",
    "[A.3] Bracket 1, score 2.0: 1",
    "[A.4] 1 floats down: nobody else is in the bracket",
    "[A.3] Bracket 2, score 1.5: 2, 4; moved down: 1 (2.0)",
    "[B.1] M0 = 1, M1 = 1, MaxPairs = 1",
    "[B.4] 1-2: nothing speaks against it",
    "[A.4] 4 floats down: the bracket is odd",
    "[A.3] Bracket 3, score 1.0: 3, 5, 7, 9; moved down: 4 (1.5)",
    "[B.1] M0 = 1, M1 = 1, MaxPairs = 2",
    "[B.8] 4-3, 5-7: the best there is; players who float down a second round running: 1 (C.12), players who "
    "floated down two rounds before and do so again: 1 (C.14), score differences of players who float down a "
    "second round running: 1.0 (C.16), score differences of players who floated down two rounds before and do "
    "so again: 1.0 (C.18)",
    "[A.4] 9 floats down: the bracket is odd",
    "[A.3] Bracket 4, score 0.5: 6, 8; moved down: 9 (1.0)",
    "[B.1] M0 = 1, M1 = 1, MaxPairs = 1",
    "[D.1] Not the first candidate (9-6): C.10, colour preferences not granted: 1 instead of 0. S2 is transposed",
    "[B.8] 9-8: the best there is; players who float down a second round running: 1 (C.12), players who "
    "floated down two rounds before and do so again: 1 (C.14), score differences of players who float down a "
    "second round running: 0.5 (C.16), score differences of players who floated down two rounds before and do "
    "so again: 0.5 (C.18)",
    "[A.5] 6 is left over by the last bracket and has the bye. If 8 had the bye instead of 6: C.10, colour "
    "preferences not granted: 1 instead of 0",
    "Board 1: 1 has White against 2 (colours by E.1).",
    "Board 2: 4 has White against 3 (colours by E.1).",
    "Board 3: 7 has White against 5 (colours by E.1).",
    "Board 4: 9 has White against 8 (colours by E.1).",
]


COLLAPSING = crosstable(
    """
    1: 5w1 6b1
    2: 6w1 5b1
    3: 4w= Z
    4: 3b= Z
    5: 1b0 2w0
    6: 2b0 1w0
    """,
    rounds=5,
)


def without(tournament: Tournament, *numbers: int) -> Tournament:
    """These are not there in round 3."""
    return tournament._replace(requests=tuple(ByeRequest(3, number, Result.ABSENT) for number in numbers))


def test_the_steps_of_a_collapsed_round() -> None:
    """3 and 4 have met, so 1 and 2, who would meet, go down to them."""
    assert reasons(without(COLLAPSING, 5, 6), 3) == COLLAPSED_STEPS


COLLAPSED_STEPS = [
    "Round 3: 4 players to be paired by dutch-2017.",
    "[A.3] Bracket 1, score 2.0: 1, 2",
    "[A.9] With nobody going down the players below could not all be paired: this is the penultimate bracket, "
    "it is paired again so that they can (C.4)",
    "[A.4] 1 floats down: the players below need 2 from here (C.4)",
    "[A.4] 2 floats down: the players below need 2 from here (C.4)",
    "[A.9] Bracket 2, the collapsed last one, score 0.5: 3, 4; moved down: 1 (2.0), 2 (2.0)",
    "[B.1] M0 = 2, M1 = 2, MaxPairs = 2",
    "[B.8] 1-3, 2-4: the best there is; colour preferences not granted: 1 (C.10), players who float down a "
    "second round running: 2 (C.12), score differences of players who float down a second round running: 1.5, "
    "1.5 (C.16)",
    "Board 1: 1 has White against 3 (colours by E.1).",
    "Board 2: 4 has White against 2 (colours by E.2).",
]


def test_if_they_met_others_could_not_be_paired() -> None:
    """If 1 met 2, nobody would be left for 3 and 4, who have met."""
    state = state_before(without(COLLAPSING, 5, 6), 3)
    assert list(map(str, sentences(DUTCH_2017.why_not(state, 1, 2, 0)))) == [
        "If 1 and 2 met, the others could not all be paired (A.9): 3 has nobody left to meet."
    ]


WHY_NOT: list[tuple[int, int, list[str]]] = [
    (1, 2, ["1 and 2 do meet, on board 1."]),
    (1, 3, ["1 and 3 cannot meet: they met in round 2 (C.1)."]),
    (3, 8, ["3 and 8 cannot meet: both have an absolute preference for the same colour (C.3)."]),
    (
        1,
        7,
        [
            "If 1 and 7 met, bracket 2 would be worse: C.5, players left unpaired in the bracket: 3 instead of 1.",
            "The best pairing in which they meet differs in these boards (White first): 7-1, 9-2, 6-5; 8 has the bye.",
        ],
    ),
    (
        4,
        6,
        [
            "If 4 and 6 met, bracket 3 would be worse: B.1, moved-down players left unpaired: 1 instead of 0.",
            "The best pairing in which they meet differs in these boards (White first): 4-6, 9-3; 8 has the bye.",
        ],
    ),
    (
        4,
        5,
        [
            "If 4 and 5 met, bracket 3 would be worse: C.13, players who float up a second round running: 1 "
            "instead of 0.",
            "The best pairing in which they meet differs in these boards (White first): 4-5, 9-3, 7-8.",
        ],
    ),
    (
        6,
        9,
        [
            "If 6 and 9 met, bracket 4 would be worse: C.10, colour preferences not granted: 1 instead of 0.",
            "The best pairing in which they meet differs in these boards (White first): 9-6; 8 has the bye.",
        ],
    ),
]


@pytest.mark.parametrize(("one", "other", "said"), WHY_NOT)
def test_why_not(one: int, other: int, said: list[str]) -> None:
    """They do meet; an absolute criterion; a criterion of a bracket; the order."""
    answer = DUTCH_2017.why_not(state_before(TABLE, 3), one, other, TABLE.met_in(one, other))
    assert list(map(str, sentences(answer))) == said


@pytest.mark.parametrize(
    ("played", "criterion", "players"),
    [
        (((1, 2), (4, 3), (7, 5), (9, 8), (6, 0)), "", ()),
        (((1, 2), (4, 3), (5, 7), (9, 8), (6, 0)), "E.1", (7, 5)),
        (((4, 1), (7, 2), (9, 3), (6, 5), (8, 0)), "C.10", (1, 2, 4)),
        (((1, 3), (4, 2), (7, 5), (9, 8), (6, 0)), "C.1", (1, 3)),
        (((1, 2), (4, 3), (8, 5), (6, 7), (9, 0)), "C.5", (5, 7)),
        (((1, 2), (4, 3), (5, 6), (8, 9), (7, 0)), "C.2", (7,)),
    ],
)
def test_what_decides_against_a_round(
    played: tuple[tuple[int, int], ...], criterion: str, players: tuple[int, ...]
) -> None:
    """The first rule that decides, and whom it is about. 9 had a full-point bye: that bars nothing."""
    (found,) = check(with_games(TABLE, 3, *played), DUTCH_2017, [3])
    assert (found.ok, found.criterion, found.players) == (not criterion, criterion, players)
