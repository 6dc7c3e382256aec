"""Rounds as they are paired, checked and explained."""

from __future__ import annotations

import pytest

import pairwright
from pairwright import Given
from pairwright.app import commands
from pairwright.errors import NotApplicable
from pairwright.faces.explanations import sentences
from pairwright.model.acts import Expel, RequestBye, Withdraw, apply
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import Tournament
from tests.support.crosstables import crosstable


def event(players: int, announced: str = "FIDE_ROUNDROBIN") -> Tournament:
    """Before round 1."""
    return Tournament(tuple([Player(number, f"P{number}") for number in range(1, players + 1)]), system=announced)


def played(tournament: Tournament, rounds: int) -> Tournament:
    """So many rounds more, each game a draw; against those who have left a win by forfeit."""
    for _ in range(rounds):
        paired = commands.pair(tournament)
        tournament = commands.with_round(tournament, paired)
        entries = {}
        for player in tournament.players:
            entry = player.entry(paired.pairing.round)
            if entry.result is Result.PENDING:
                gone = [not tournament.player(one).available(paired.pairing.round) for one in (player.number, entry[0])]
                result = Result.DRAW
                if any(gone):
                    result = Result.FORFEIT_LOSS if gone[0] else Result.FORFEIT_WIN
                entries[player.number] = entry._replace(result=result)
        tournament = tournament.with_entries(paired.pairing.round, entries)
    return tournament


def told(about: object) -> list[str]:
    """What is said, as plain text."""
    return [str(sentence) for sentence in sentences(about)]


def test_round_one_of_six() -> None:
    """By the table: 1-6 2-5 3-4."""
    assert pairwright.pair(event(6)).pairs == [(1, 6), (2, 5), (3, 4)]


def test_whoever_is_free_has_no_bye() -> None:
    """Five players: 1 would meet 6, whom there is not. He has no point and no bye, and the others are paired."""
    pairing = pairwright.pair(event(5))
    assert (pairing.pairs, pairing.bye) == ([(2, 5), (3, 4)], 0)
    after = commands.with_round(event(5), commands.pair(event(5)))
    assert after.player(1).entry(1) == RoundEntry(0, Colour.NONE, Result.ABSENT)
    assert "[A1.3] 1 is free: nobody has the number he would meet" in told(pairwright.explain(event(5)))


def test_a_bye_for_whoever_is_free_if_the_arbiter_says_so() -> None:
    """The documents give a point for it: entered as the allocated bye it is kept."""
    asked = apply(event(5), RequestBye(1, 1, Result.PAIRING_BYE))
    assert pairwright.pair(asked).pairs == [(2, 5), (3, 4), (1, 0)]
    after = commands.with_round(asked, commands.pair(asked))
    assert [found.ok for found in pairwright.check(after)] == [True]


def test_a_bye_for_anybody_else_is_wrong() -> None:
    """Nobody but whoever is free may have it."""
    wrong = crosstable("1: 2w=\n2: 1b=\n3: U")._replace(system="FIDE_ROUNDROBIN")
    found = pairwright.check(wrong)[0]
    assert (found.ok, found.criterion, found.players) == (False, "A1.3", (3,))


@pytest.mark.parametrize("players", range(2, 10))
@pytest.mark.parametrize("announced", ["FIDE_ROUNDROBIN", "FIDE_DOUBLEROUNDROBIN", "BERGER_ROUNDROBIN_G3"])
def test_a_whole_event_is_as_the_rules_give(players: int, announced: str) -> None:
    """The number of rounds follows from the players; every round checks; after the last there is none."""
    tournament = event(players, announced)
    cycles = {"FIDE_ROUNDROBIN": 1, "FIDE_DOUBLEROUNDROBIN": 2}.get(announced, 3)
    rounds = cycles * (players - 1 + players % 2)
    tournament = played(tournament, rounds)
    assert [found.ok for found in pairwright.check(tournament)] == [True] * rounds
    for player in tournament.players:
        met = sorted(entry.opponent for entry in player.entries if entry.opponent)
        assert met == sorted(cycles * [one.number for one in tournament.players if one != player])
    with pytest.raises(NotApplicable, match="all"):
        commands.pair(tournament)


def test_results_are_not_waited_for() -> None:
    """The next round can be paired while games are open; a notice says what the points are then."""
    first = commands.with_round(event(6), commands.pair(event(6)))
    second = commands.pair(first)
    assert second.pairing.pairs == [(6, 4), (5, 3), (1, 2)]
    assert [problem.code for problem in second.notices] == ["open-games"]
    assert commands.with_round(first, second).open_games(1) == ((1, 6), (2, 5), (3, 4))


def test_named_with_the_command() -> None:
    """By code, or by an encoded type, which goes before that of the file."""
    plain = event(6, "")
    assert pairwright.pair(plain, given=Given("round-robin")).pairs == [(1, 6), (2, 5), (3, 4)]
    drawn = played(event(6, "FIDE_DOUBLEROUNDROBIN"), 3)
    assert pairwright.pair(drawn).pairs == [(3, 6), (4, 2), (5, 1)]
    assert pairwright.pair(drawn, given=Given("BERGER_DOUBLEROUNDROBIN")).pairs == [(6, 5), (1, 4), (2, 3)]


def test_a_number_that_nobody_has() -> None:
    """Number 2 is not there: whoever would meet him is free; the others keep their numbers."""
    here = Tournament(tuple([Player(number) for number in (1, 3, 4)]), system="FIDE_ROUNDROBIN")
    assert pairwright.pair(here).pairs == [(1, 4)]


def test_numbers_by_position() -> None:
    """Where players are paired by their places in the list, these are the numbers of the table."""
    names = tuple([Player(number) for number in (4, 3, 2, 1)])
    listed = Tournament(names, system="FIDE_ROUNDROBIN", numbered_by_position=True)
    assert pairwright.pair(listed).pairs == [(4, 1), (3, 2)]


def test_leaving_before_half_of_the_games() -> None:
    """Article 6.6: 6 leaves after 2 of 5 games; his opponents are free from then on."""
    left = apply(played(event(6), 2), Withdraw(6, 3))
    paired = commands.pair(left)
    assert paired.pairing.pairs == [(3, 1), (4, 5)]
    lines = told(pairwright.explain(left))
    assert "[6.6] 2 is free: 6 has left before half of his games, none of which counts" in lines


def test_leaving_after_half_of_the_games() -> None:
    """Article 6.6: 6 leaves after 3 of 5 games; the others are lost for him and won for his opponents."""
    left = apply(played(event(6), 3), Withdraw(6, 4))
    assert pairwright.pair(left).pairs == [(6, 5), (1, 4), (2, 3)]
    lines = told(pairwright.explain(left))
    assert "[6.6] 6 has left after half of his games: this one is lost by forfeit" in lines
    after = played(left, 2)
    assert [found.ok for found in pairwright.check(after)] == [True] * 5
    assert [entry.result.code for entry in after.player(6).entries] == ["=", "=", "=", "-", "-"]


def test_exactly_half_counts() -> None:
    """Five players have four games each: two of them are half."""
    left = apply(played(event(5), 2), Expel(2, 3))
    assert pairwright.pair(left).pairs == [(3, 1), (4, 5)]
    after_two = apply(played(event(5), 3), Expel(3, 4))
    assert pairwright.pair(after_two).pairs == [(1, 4), (2, 3)]


def test_a_forfeit_is_no_completed_game() -> None:
    """He did not come twice, and leaves: one of three games was played."""
    table = crosstable("1: 4w- 2w= \n2: 3w= 1b=\n3: 2b= 4b+\n4: 1b+ 3w-")._replace(system="FIDE_ROUNDROBIN")
    left = apply(table, Withdraw(4, 3))
    assert pairwright.pair(left).pairs == [(3, 1)]


def test_late_entries_and_absences() -> None:
    """Whoever would meet them is free; the game is to be made up for."""
    late = event(4)._replace(players=(Player(1, enters_in=2), *event(4).players[1:]))
    assert pairwright.pair(late).pairs == [(2, 3)]
    assert "[A1.3] 4 is free: 1 is not there yet, and their game is to be made up for" in told(pairwright.explain(late))
    away = apply(event(4), RequestBye(1, 2, Result.ABSENT))
    assert pairwright.pair(away).pairs == [(1, 4)]


def test_wrong_pairs_are_found() -> None:
    """1 should meet 4, and 2 should meet 3."""
    wrong = crosstable("1: 3w=\n2: 4w=\n3: 1b=\n4: 2b=")._replace(system="FIDE_ROUNDROBIN")
    found = pairwright.check(wrong)[0]
    assert (found.expected, found.criterion, found.players) == (((1, 4), (2, 3)), "A1.4", (1, 2, 3, 4))


def test_wrong_colours_are_found() -> None:
    """2 and 3 meet with the wrong colours."""
    wrong = crosstable("1: 4w=\n2: 3b=\n3: 2w=\n4: 1b=")._replace(system="FIDE_ROUNDROBIN")
    found = pairwright.check(wrong)[0]
    assert (found.criterion, found.players) == ("A1.5", (2, 3))


def test_meeting_twice_is_found() -> None:
    """1 and 4 have met in this cycle."""
    wrong = crosstable("1: 4w= 4b=\n2: 3w= 3b=\n3: 2b= 2w=\n4: 1b= 1w=")._replace(system="FIDE_ROUNDROBIN")
    assert [found.criterion for found in pairwright.check(wrong)] == ["", "A1.1"]


def test_why_not() -> None:
    """Because the table has them meet in other rounds."""
    about = pairwright.why_not(event(6, "FIDE_DOUBLEROUNDROBIN"), 1, 1, 2)
    assert told(about)[1:] == [
        "[A1.1] the table has 1 and 2 meet in round 2, 1 with White",
        "[A1.1] the table has 2 and 1 meet in round 7, 2 with White",
    ]
    assert "do meet" in told(pairwright.why_not(event(6), 1, 1, 6))[0]
    with pytest.raises(NotApplicable, match="himself"):
        pairwright.why_not(event(6), 1, 2, 2)


def test_the_second_cycle_and_the_change_are_explained() -> None:
    """Rounds 4 and 6 of a double round robin of six."""
    lines = told(pairwright.explain(played(event(6, "FIDE_DOUBLEROUNDROBIN"), 3)))
    assert "[A1.1] table for 6 numbers, round 5, cycle 1 of 2" in lines
    assert any(line.startswith("[A1.8]") for line in lines)
    lines = told(pairwright.explain(played(event(6, "FIDE_DOUBLEROUNDROBIN"), 5)))
    assert "[A1.7] colours are those of the first cycle reversed" in lines
    assert lines[-1] == "Board 3: 4 has White against 3 (colours by A1.7)."


def test_a_player_who_has_left_stands_in_the_explanation() -> None:
    """With the score and the colours he had."""
    left = apply(played(event(6), 3), Withdraw(6, 4))
    explanation = pairwright.explain(left)
    board = explanation.of_board(1)
    assert board.white.number == 6  # type: ignore[attr-defined]
    assert (board.white.score, board.white.colours) == (15, "bwb")  # type: ignore[attr-defined]
