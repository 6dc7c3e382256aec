"""Why a round is paired so, as data."""

from __future__ import annotations

import pytest

from pairwright.errors import NotApplicable, UnknownCode
from pairwright.pairing.findings import Reason
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.pairing.systems.dutch.explain import RoundExplanation, WhyNot, why_not
from pairwright.pairing.systems.dutch.reasons.causes import Cause
from pairwright.state.ledger import state_before
from pairwright.state.round_state import RoundState
from tests.support.crosstables import crosstable
from tests.support.positions import DOWN, LEVEL, Seat, position
from tests.support.systems import DEFINITION


def explained(state: RoundState) -> RoundExplanation:
    return DUTCH_2026.explain(state, DEFINITION.pair(state))


def asked(state: RoundState, one: int, other: int) -> WhyNot:
    return why_not(state, DEFINITION, one, other)


THREE_AND_ONE = position(
    Seat(1, 10, "w"), Seat(2, 10, "b"), Seat(3, 10, "b", floats=(DOWN, LEVEL)), Seat(4, 0, "w"), round=2
)


def test_bracket() -> None:
    """Residents, those from above, S1 and S2 as paired."""
    first, second = explained(THREE_AND_ONE).brackets
    assert (first.number, first.score, first.residents, first.moved_down) == (1, 10, (1, 2, 3), ())
    assert (first.layout.remainder_s1, first.layout.remainder_s2, first.pairs) == ((1,), (3, 2), ((1, 3),))
    assert (second.moved_down, second.layout.s1, second.layout.s2, second.pairs) == (((2, 10),), (2,), (4,), ((2, 4),))


def test_floater_by_criterion() -> None:
    """2 floats down and not 3, who did so last time: C14."""
    (floater,) = explained(THREE_AND_ONE).brackets[0].floaters
    assert (floater.number, floater.score, floater.resident, floater.why.cause) == (2, 10, True, Cause.CRITERION)
    assert (floater.why.contrast.criterion, floater.why.contrast.chosen, floater.why.contrast.rival) == (
        "C14",
        (0,),
        (1,),
    )


def test_departure_from_the_first_layout() -> None:
    """1-2 as first laid out would send 3 down: transposed because of C14."""
    departure = explained(THREE_AND_ONE).brackets[0].departure
    assert (departure.exchanged, departure.transposed, departure.contrast.criterion) == (0, True, "C14")


def test_departure_by_an_obstacle() -> None:
    """1-3 as first laid out is a rematch."""
    state = position(Seat(1, 10, met=(3,)), Seat(2, 10), Seat(3, 10), Seat(4, 10), round=2)
    departure = explained(state).brackets[0].departure
    assert (departure.pair, [obstacle.reason for obstacle in departure.obstacles]) == ((1, 3), [Reason.MET])


def test_no_departure() -> None:
    """Upper half against lower half: nothing to explain."""
    state = position(*(Seat(number, 0) for number in range(1, 5)))
    assert explained(state).brackets[0].departure.is_none


@pytest.mark.parametrize(
    ("seats", "cause"),
    [
        ((Seat(1, 10), Seat(2, 0)), Cause.ALONE),
        ((Seat(1, 10, met=(2,)), Seat(2, 10), Seat(3, 0), Seat(4, 0)), Cause.NO_OPPONENT),
        ((Seat(1, 10), Seat(2, 10), Seat(3, 0, met=(4,)), Seat(4, 0)), Cause.COMPLETION),
    ],
)
def test_causes_of_floats(seats: tuple[Seat, ...], cause: Cause) -> None:
    """Alone in the bracket; nobody left to meet; needed below."""
    assert explained(position(*seats, round=3)).brackets[0].floaters[0].why.cause is cause


def test_last_by_order() -> None:
    """All equal: the last of an odd bracket floats by the order of the candidates."""
    state = position(*(Seat(number, 10) for number in (1, 2, 3)), Seat(4, 0), round=2)
    (floater,) = explained(state).brackets[0].floaters
    assert (floater.number, floater.why.contrast.criterion, floater.why.bracket) == (3, "order", 1)


def test_rivals_of_a_floater() -> None:
    """13 floats and not 5, 4: first who would if he stayed, then the last of the bracket."""
    down = (DOWN, LEVEL)
    seats = (Seat(1, 10), Seat(2, 10), Seat(3, 10), Seat(4, 10, floats=down), Seat(5, 10, floats=down), Seat(6, 0))
    (floater,) = explained(position(*seats, round=2)).brackets[0].floaters
    assert (floater.number, floater.rival_named) == (3, True)
    assert [(rival.number, rival.contrast.criterion, rival.bracket) for rival in floater.rivals] == [
        (2, "order", 1),
        (5, "C14", 1),
        (4, "C14", 1),
    ]


def test_board() -> None:
    """Cards, colour article, who is ranked higher, and the bracket."""
    board = explained(THREE_AND_ONE).on_board(1)
    assert (board.white.number, board.black.number, board.rule.number) == (3, 1, "5.2.1")
    assert (board.higher, board.arrival, board.bracket) == (1, 1, 1)


def test_bye_passes_the_barred() -> None:
    """5 may not have it, so 4 has it."""
    seats = (Seat(1, 10), Seat(2, 10), Seat(3, 0), Seat(4, 0), Seat(5, 0, may_have_bye=False))
    bye = explained(position(*seats, round=2)).bye
    assert (bye.number, bye.barred, bye.why.contrast.criterion) == (4, (5,), "order")
    assert [(rival.number, rival.contrast.criterion) for rival in bye.rivals] == [(3, "order")]
    assert (bye.lower, bye.equal, bye.next_score) == ((), (3,), 10)


def test_bye_by_unplayed_games() -> None:
    """2 has the bye and not 3: fewer unplayed games (C9)."""
    seats = (Seat(1, 0, "w"), Seat(2, 0, "wb"), Seat(3, 0, "w"))
    bye = explained(position(*seats, round=3)).bye
    assert (bye.number, bye.unplayed, bye.why.contrast.criterion) == (2, 0, "C9")


def test_only_possible_bye() -> None:
    """Nobody else may have it."""
    seats = (Seat(1, 0, may_have_bye=False), Seat(2, 0), Seat(3, 0, may_have_bye=False))
    assert explained(position(*seats, round=2)).bye.why.cause is Cause.COMPLETION


def test_no_bye() -> None:
    """An even number: nobody has the bye."""
    assert explained(THREE_AND_ONE).bye.why.cause is Cause.EVEN


def test_bye_by_hand() -> None:
    """The arbiter gave 9 the bye."""
    state = THREE_AND_ONE._replace(bye_by_hand=9)
    bye = explained(state).bye
    assert (bye.number, bye.why.cause) == (9, Cause.BY_HAND)


def test_player() -> None:
    """2's way: out of the first bracket, into the second, onto board 2."""
    found = explained(THREE_AND_ONE).of_player(2)
    assert [bracket.number for bracket in found.brackets] == [1, 2]
    assert [floater.number for floater in found.floats] == [2]
    assert [board.board for board in found.board] == [2]
    assert found.bye == ()


def test_unknown_player_and_board() -> None:
    """There is no board 3 and no player 8 in this round."""
    found = explained(THREE_AND_ONE)
    with pytest.raises(UnknownCode):
        found.on_board(3)
    with pytest.raises(NotApplicable, match="player 8: not among the players to be paired"):
        found.of_player(8)
    with pytest.raises(NotApplicable, match="player 8: not among the players to be paired"):
        asked(THREE_AND_ONE, 1, 8)
    with pytest.raises(NotApplicable, match="cannot be paired with himself; give two numbers"):
        asked(THREE_AND_ONE, 1, 1)


def test_why_not_absolute() -> None:
    """They met: C1, whatever else."""
    state = position(Seat(1, 10, "w", met=(2,)), Seat(2, 10, "b"), Seat(3, 0, "w"), Seat(4, 0, "b"))
    found = asked(state, 1, 2)
    assert (found.why.cause, found.why.article.number, found.obstacles[0].reason) == (
        Cause.ABSOLUTE,
        "C1",
        Reason.MET,
    )


def test_why_not_completion() -> None:
    """If 1 met 2, 3 and 4 would be left, who have met: C4, with the witness."""
    found = asked(position(Seat(1, 10), Seat(2, 10), Seat(3, 0, met=(4,)), Seat(4, 0), round=2), 1, 2)
    assert (found.why.cause, found.why.article.number) == (Cause.COMPLETION, "C4")
    assert found.why.witness.players


def test_why_not_by_a_criterion() -> None:
    """1-4 would leave two players of the upper bracket unpaired instead of none."""
    found = asked(position(Seat(1, 10), Seat(2, 10), Seat(3, 0), Seat(4, 0), round=2), 1, 4)
    assert (found.why.contrast.criterion, found.why.contrast.chosen, found.why.contrast.rival) == ("C6", (0,), (2,))
    assert (found.why.bracket, sorted(map(sorted, found.alternative.pairs))) == (1, [[1, 4], [2, 3]])


def test_why_not_they_do() -> None:
    """2 and 4 do meet."""
    assert asked(THREE_AND_ONE, 4, 2).why.cause is Cause.MEETS


def test_round_of_meeting() -> None:
    """1 and 2 met in round 2; the forfeit in round 1 was no meeting."""
    tournament = crosstable("1: 2w+ 2b1\n2: 1b- 1w0", rounds=3)
    assert (tournament.met_in(1, 2), tournament.met_in(2, 1)) == (2, 2)
    assert state_before(tournament, 2).opponents == [0, 0]
