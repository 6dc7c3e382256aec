"""Who comes or leaves before round 1, boards and rounds as the table has them, files of others."""

from __future__ import annotations

import pytest

import pairwright
from pairwright.app import commands
from pairwright.app.berger import BergerAsked, berger_table
from pairwright.app.entering import boards_of, enter_results
from pairwright.app.numbering import number
from pairwright.app.numbering_keys import Asked, Key
from pairwright.app.standings import standings
from pairwright.formats.base import Strictness, read, write
from pairwright.model.acts import EnterResult, Withdraw, apply
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.terms import Terms
from tests.pairing.round_robin.test_rounds import event, played


def codes(tournament: Tournament) -> list[str]:
    """The kinds of notices when the next round is paired."""
    return [problem.code for problem in commands.pair(tournament).notices if problem.code != "open-games"]


def test_leaving_before_round_one() -> None:
    """Article A1.9: 3 of 6 leaves after the draw. It is said that the numbers are to be drawn again; then he has the
    last one, nobody has to meet him, and each of the others meets all others."""
    left = apply(event(6), Withdraw(3, 1))
    assert codes(left) == ["draw-again"]
    drawn = number(left, Asked((Key.LOT,), seed="7"))
    assert [line.before for line in drawn.lines][-1] == 3
    assert drawn.lines[-1].decided_by == "left"
    again = drawn.tournament
    assert codes(again) == []
    games = [game for round_ in berger_table(again, BergerAsked()).rounds for game in round_.games]
    assert sorted(tuple(sorted(game)) for game in games) == [
        (one, other) for one in range(1, 6) for other in range(one + 1, 6)
    ]


def test_the_last_number_leaves_before_round_one() -> None:
    """The documents: it need not be drawn again, for the table is the same; of five it is that of four."""
    assert codes(apply(event(6), Withdraw(6, 1))) == []
    left = apply(event(5), Withdraw(5, 1))
    assert codes(left) == []
    assert pairwright.pair(left).pairs == [(1, 4), (2, 3)]
    assert len(berger_table(left, BergerAsked()).rounds) == 3


def test_the_restricted_draw_leaves_him_out() -> None:
    """Varma: the envelopes are those of the ten who are there."""
    left = apply(event(11), Withdraw(2, 1))
    drawn = number(left, Asked((Key.VARMA,), seed="7"))
    assert sorted(line.number for line in drawn.lines if line.before != 2) == list(range(1, 11))
    assert (drawn.lines[-1].number, drawn.lines[-1].before) == (11, 2)


def test_half_of_the_games_before_anybody_said_how_many_rounds() -> None:
    """Article 6.6: 6 leaves after 2 of 5 games of an event that does not say how many rounds it has. None counts."""
    left = apply(played(event(6), 2), Withdraw(6, 3))
    table = standings(left)
    assert [line.number for line in table.not_ranked] == [6]
    assert [line.values["PTS"] for line in table.rows] == ["1.0"] * 3 + ["0.5"] * 2
    assert not table.is_final
    after = apply(played(event(6), 3), Withdraw(6, 4))
    assert standings(after).not_ranked == ()


def test_games_against_somebody_whose_games_do_not_count() -> None:
    """6 leaves after two games, 5 after three, one of them against 6. He has played half of his games and is ranked."""
    two = apply(played(event(6), 2), Withdraw(6, 3))
    gone = apply(played(two, 2), Withdraw(5, 5))
    assert sum(entry.result.played for entry in gone.player(5).entries) == 3
    assert [line.number for line in standings(gone).not_ranked] == [6]


def test_the_number_of_rounds_goes_into_the_file() -> None:
    """Once round 1 is paired it is written (record 142), for other programs too."""
    paired = commands.pair(event(6))
    settled = commands.settled(commands.with_round(event(6), paired), paired)
    assert b"142 5" in write(settled, "trf26").text.encode()


def test_boards_are_those_of_the_table() -> None:
    """Results are entered by the boards that `pair` shows: after round 1 the leaders do not come first."""
    one = commands.with_round(event(6), commands.pair(event(6)))
    for white, black, results in ((1, 6, "10"), (2, 5, "10"), (3, 4, "01")):
        first, second = (Result.WIN if side == "1" else Result.LOSS for side in results)
        one = apply(one, EnterResult(1, white, black, first, second))
    paired = commands.pair(one)
    two = commands.with_round(one, paired)
    assert boards_of(two, 2) == paired.pairing.pairs == [(6, 4), (5, 3), (1, 2)]
    assert enter_results(two, 2, ["1=1-0"]).tournament.player(6).entry(2).result is Result.WIN
    plain = two._replace(system="")
    assert boards_of(plain, 2) == [(1, 2), (6, 4), (5, 3)]
    assert boards_of(plain, 2, "round-robin") == [(6, 4), (5, 3), (1, 2)]


def test_rounds_of_another_program_in_another_order() -> None:
    """It began with the last round of the table; when that comes again the arbiter is told, and what to do."""
    last = played(event(6), 5)
    reordered = last._replace(
        players=tuple([player._replace(entries=player.entries[4:] + player.entries[:3]) for player in last.players])
    )
    assert [found.ok for found in pairwright.check(reordered)] == [False] * 4
    paired = commands.pair(reordered)
    found = next(problem for problem in paired.notices if problem.code == "met-already")
    assert "3-6 (1), 4-2 (1), 5-1 (1)" in str(found.found)
    assert [one.ok for one in pairwright.check(reordered._replace(system="CUSTOM_ROUNDROBIN"))] == [True] * 4


def test_fewer_rounds_than_the_table_has() -> None:
    """A file that says three rounds for five players: the table has five."""
    assert "rounds-of-table" in codes(event(5)._replace(planned_rounds=3))
    assert codes(event(5)._replace(planned_rounds=5)) == []


@pytest.mark.parametrize("players", range(2, 61))
def test_nobody_has_one_colour_three_times_running(players: int) -> None:
    """A double round robin with the last two rounds of its first cycle exchanged: never; a single one: never either."""
    size = players + players % 2
    for terms in (Terms(1), Terms(2, swaps=True)):
        colours: dict[int, str] = {}
        for round_ in range(1, terms.rounds(players) + 1):
            for white, black in terms.games(size, round_):
                if max(white, black) <= players:
                    colours[white] = colours.get(white, "") + "w"
                    colours[black] = colours.get(black, "") + "b"
        assert not [number for number, row in colours.items() if "www" in row or "bbb" in row]


def test_everybody_leaves() -> None:
    """Nobody is ranked and nothing is paired, and nothing falls over."""
    gone = played(event(4), 1)
    for player in range(1, 5):
        gone = apply(gone, Withdraw(player, 2))
    assert pairwright.pair(gone).pairs == []
    assert len(standings(gone).not_ranked) == 4


def test_a_full_schedule_of_another_program() -> None:
    """All rounds stand in the file before they are played; 6 leaves after two of five games, which do not count, and
    the rounds are as the rules give."""
    tournament = event(6)
    for _ in range(5):
        tournament = commands.with_round(tournament, commands.pair(tournament))
    for round_ in (1, 2):
        tournament = enter_results(tournament, round_, ["1==", "2==", "3=="]).tournament
    text = write(tournament, "trf26").text + "### Withdrawal @ Round 3: 6\n"
    reading = read(text.encode(), strictness=Strictness.LENIENT)
    assert [line.number for line in standings(reading.tournament).not_ranked] == [6]
    assert commands.check(reading.tournament).ok
