"""What contradicts itself in a tournament."""

from __future__ import annotations

import pytest

from pairwright.errors import Severity
from pairwright.model.checks import problems
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result, Worth
from pairwright.model.round import RoundEntry
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import Team
from pairwright.model.tournament import AbnormalPoints, ByeRequest, Forbidden, Tournament, VirtualPoints

W, B, NONE = Colour.WHITE, Colour.BLACK, Colour.NONE
WIN, LOSS, DRAW = Result.WIN, Result.LOSS, Result.DRAW


def tournament(*entries: RoundEntry, **changes: object) -> Tournament:
    """One round; player n has the n-th entry."""
    players = tuple(Player(number, entries=(entry,)) for number, entry in enumerate(entries, 1))
    return Tournament(players=players)._replace(**changes)  # type: ignore[arg-type]


GAME = (RoundEntry(2, W, WIN), RoundEntry(1, B, LOSS))
BYE = RoundEntry(0, NONE, Result.PAIRING_BYE)
SOUND = tournament(*GAME, BYE)


def found(value: Tournament) -> list[tuple[str, int, int]]:
    return [(problem.code, problem.place.round, problem.place.player) for problem in problems(value)]


def test_a_sound_tournament() -> None:
    """Nothing is wrong with a tournament in which everything fits."""
    assert problems(SOUND) == ()
    assert problems(Tournament()) == ()


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ((RoundEntry(9, W, WIN), BYE), [("no-such-player", 1, 1)]),
        ((RoundEntry(1, W, WIN), BYE), [("own-opponent", 1, 1)]),
        ((GAME[0], RoundEntry(3, B, LOSS), BYE), [("one-sided", 1, 1), ("one-sided", 1, 2)]),
        ((GAME[0], BYE), [("one-sided", 1, 1)]),
        ((GAME[0], RoundEntry(1, W, LOSS)), [("same-colour", 1, 1)]),
        ((GAME[0], RoundEntry(1, NONE, LOSS)), [("no-colour", 1, 2)]),
        ((GAME[0], RoundEntry(1, B, Result.HALF_BYE)), [("bye-with-opponent", 1, 2)]),
        ((*GAME, RoundEntry(0, W, Result.HALF_BYE)), [("bye-with-colour", 1, 3)]),
        ((*GAME, RoundEntry(0, NONE, WIN)), [("no-opponent", 1, 3)]),
        ((GAME[0], RoundEntry(1, B, Result.FORFEIT_LOSS)), [("played-or-not", 1, 1)]),
        ((GAME[0], RoundEntry(1, B, WIN)), [("odd-results", 1, 1)]),
        ((GAME[0], RoundEntry(1, B, Result.UNRATED_LOSS)), [("odd-results", 1, 1)]),
        ((GAME[0], RoundEntry(1, B, Result.PENDING)), [("odd-results", 1, 1)]),
        ((*GAME, BYE, BYE), [("two-byes", 1, 4)]),
        ((GAME[0], RoundEntry(1, B, LOSS), RoundEntry(0, NONE, Result.FORFEIT_WIN)), []),
        ((RoundEntry(2, W, DRAW), RoundEntry(1, B, LOSS)), []),
        ((RoundEntry(2, W, LOSS), RoundEntry(1, B, LOSS)), []),
    ],
)
def test_games(entries: tuple[RoundEntry, ...], expected: list[tuple[str, int, int]]) -> None:
    """The two entries of a game fit together; 0-0 and 1/2-0 are given by arbiters."""
    assert found(tournament(*entries)) == expected


def test_odd_results_can_be_worked_with() -> None:
    """That both have won is odd; that one has played and the other not is impossible."""
    odd = problems(tournament(GAME[0], RoundEntry(1, B, WIN)))
    impossible = problems(tournament(GAME[0], RoundEntry(1, B, Result.FORFEIT_LOSS)))
    assert [problem.severity for problem in (*odd, *impossible)] == [Severity.NOTICE, Severity.ERROR]


def players(*changed: Player) -> Tournament:
    return SOUND._replace(players=(*SOUND.players[:2], *changed))


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (players(Player(2, entries=(BYE,))), [("same-number", 0, 2), ("one-sided", 1, 1)]),
        (players(Player(0, entries=(BYE,))), [("number", 0, 0)]),
        (players(Player(10_000, entries=(BYE,))), [("number", 0, 10_000)]),
        (players(Player(3, entries=(BYE,), enters_in=2)), [("not-yet-there", 1, 3)]),
        (players(Player(3, entries=(BYE,), withdrawn_from=1)), [("withdrawn", 1, 3)]),
        (players(Player(3, enters_in=4, withdrawn_from=3)), [("withdrawn", 0, 3)]),
        (players(Player(3, enters_in=0)), [("round", 0, 3)]),
        (players(Player(3, entries=(BYE, RoundEntry(0, NONE, WIN)))), [("no-opponent", 2, 3)]),
        (SOUND._replace(planned_rounds=-1), [("rounds", 0, 0)]),
        (players(Player(3, declared_points=5)), [("points", 0, 3)]),
        (SOUND._replace(teams=(Team(1, "A", (1, 9)), Team(2, "B", (1,)))),
         [("no-such-player", 0, 9), ("member-twice", 0, 1)]),
    ],
)  # fmt: skip
def test_players_and_teams(value: Tournament, expected: list[tuple[str, int, int]]) -> None:
    """Numbers, comings and goings, declared points, members of teams."""
    assert found(value) == expected


def test_more_rounds_than_planned() -> None:
    """A round after the last one."""
    two = Tournament(
        players=(
            Player(1, entries=(GAME[0], RoundEntry(2, B, DRAW))),
            Player(2, entries=(GAME[1], RoundEntry(1, W, DRAW))),
        ),
        planned_rounds=1,
    )
    assert found(two) == [("rounds", 2, 0)]
    assert found(two._replace(planned_rounds=2)) == []


def test_an_open_game_of_an_earlier_round() -> None:
    """A game without a result is no fault in the last paired round, but odd before it."""
    entries = (RoundEntry(2, W, Result.PENDING), RoundEntry(1, B, Result.PENDING))
    one_round = tournament(*entries)
    two_rounds = one_round.with_entries(2, {1: RoundEntry(2, B, DRAW), 2: RoundEntry(1, W, DRAW)})
    assert found(one_round) == []
    assert found(two_rounds) == [("open-game", 1, 1)]


@pytest.mark.parametrize(
    ("requests", "expected"),
    [
        (((2, 1, Result.HALF_BYE),), []),
        (((2, 9, Result.HALF_BYE),), [("no-such-player", 2, 9)]),
        (((1, 1, Result.HALF_BYE),), [("past-round", 1, 1)]),
        (((6, 1, Result.HALF_BYE),), [("rounds", 6, 1)]),
        (((2, 1, WIN),), [("bye", 2, 1)]),
        (((2, 1, Result.HALF_BYE), (2, 1, Result.ABSENT)), [("two-byes", 2, 1)]),
        (((2, 1, Result.PAIRING_BYE), (2, 2, Result.PAIRING_BYE)), [("two-byes", 2, 2)]),
        (((2, 1, Result.PAIRING_BYE), (3, 2, Result.PAIRING_BYE)), []),
    ],
)
def test_requests(requests: tuple[tuple[int, int, Result], ...], expected: list[tuple[str, int, int]]) -> None:
    """Byes are asked for by players who are there, for rounds to come, one kind in a round."""
    asked = tuple(ByeRequest(*request) for request in requests)
    assert found(SOUND._replace(requests=asked, planned_rounds=5)) == expected


def test_a_request_against_an_entry() -> None:
    """A request and an entry in the column of the same round must agree."""
    value = players(Player(3, entries=(BYE, RoundEntry(0, NONE, Result.HALF_BYE))))
    assert found(value._replace(requests=(ByeRequest(2, 3, Result.ABSENT),))) == [("two-byes", 2, 3)]
    assert found(value._replace(requests=(ByeRequest(2, 3, Result.HALF_BYE),))) == []


@pytest.mark.parametrize(
    ("scoring", "count"),
    [
        (Scoring.of(30, 10), 0),
        (Scoring.of(20, 10, 0), 0),
        (Scoring.of(10, 6), 1),
        (Scoring.of(0, 0), 1),
        (Scoring.of(10, 5, pairing_bye=15), 1),
        (STANDARD._replace(win_black=4, draw_black=5), 1),
        (STANDARD._replace(draw_black=8), 1),
        (STANDARD._replace(draw=0, draw_black=10), 0),
        (STANDARD._replace(forfeit_loss=-10), 1),
    ],
)
def test_scoring(scoring: Scoring, count: int) -> None:
    """Two draws are not worth more than a win and a loss (Black may have all of a draw: the golden point), and the
    allocated bye not more than a win."""
    value = tournament(scoring=scoring)
    assert [problem.code for problem in problems(value)] == ["scoring"] * count


@pytest.mark.parametrize(
    ("forbidden", "virtual", "expected"),
    [
        (Forbidden((1, 2), 1, 3), VirtualPoints(10, 1, 3, 1, 2), []),
        (Forbidden((1, 9)), VirtualPoints(10, 1, 3, 1, 2), ["no-such-player"]),
        (Forbidden((1, 1)), VirtualPoints(10, 1, 3, 1, 2), ["forbidden"]),
        (Forbidden((1, 2), 3, 2), VirtualPoints(10, 1, 3, 1, 2), ["range"]),
        (Forbidden((1, 2)), VirtualPoints(10, 3, 1, 1, 2), ["range"]),
        (Forbidden((1, 2)), VirtualPoints(10, 1, 1, 2, 1), ["range"]),
        (Forbidden((1, 2)), VirtualPoints(-10, 1, 1, 1, 2), ["virtual-points"]),
    ],
)
def test_decisions(forbidden: Forbidden, virtual: VirtualPoints, expected: list[str]) -> None:
    """Forbidden pairs name players who are there; ranges run upwards."""
    value = SOUND._replace(forbidden=(forbidden,), virtual_points=(virtual,))
    assert [problem.code for problem in problems(value)] == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ((AbnormalPoints(-5, None, 1, (1, 3)),), []),
        ((AbnormalPoints(5, None, 1, (9,)),), ["no-such-player"]),
        ((AbnormalPoints(5, None, -1),), ["range"]),
        ((AbnormalPoints(5, None, 8),), ["abnormal-points"]),
        ((AbnormalPoints(5, Worth.PAIRING_BYE),), ["abnormal-points"]),
        ((AbnormalPoints(5, Worth.WIN), AbnormalPoints(6, Worth.WIN)), ["abnormal-points"]),
        ((AbnormalPoints(5, Worth.WIN), AbnormalPoints(6, Worth.WIN, 0, (1,))), []),
        ((AbnormalPoints(5, None), AbnormalPoints(6, None)), []),
    ],
)
def test_abnormal_points(given: tuple[AbnormalPoints, ...], expected: list[str]) -> None:
    """Abnormal points name players who are there, rounds of the tournament, and one value for one result."""
    value = SOUND._replace(abnormal_points=given, planned_rounds=7)
    assert [problem.code for problem in problems(value)] == expected


def test_declared_points_with_a_penalty() -> None:
    """A penalty is part of the points a player has."""
    value = SOUND._replace(abnormal_points=(AbnormalPoints(-5, None, 1, (1,)),))
    declared = [
        player._replace(declared_points=points) for player, points in zip(value.players, (5, 0, 10), strict=True)
    ]
    assert problems(value._replace(players=tuple(declared))) == ()


def test_everything_at_once() -> None:
    """I see all that is wrong, not only the first."""
    value = tournament(GAME[0], RoundEntry(1, W, LOSS), scoring=Scoring.of(10, 6), forbidden=(Forbidden((1, 9)),))
    assert [problem.code for problem in problems(value)] == ["same-colour", "scoring", "no-such-player"]
