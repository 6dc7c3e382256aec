"""Whole made-up tournaments: beside a second plain program on small fields, and before a judge of its own."""

from __future__ import annotations

from random import Random

import pytest

from pairwright.app.commands import pair
from pairwright.errors import NoLegalPairing
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import Tournament
from tests.pairing.olympiad.judge import Past, breaches
from tests.pairing.olympiad.plain import Plain
from tests.pairing.olympiad.played import Gaps, tournaments_rounds


def gaps_of(dice: Random) -> Gaps:
    """Some tournaments have absences, forfeits and teams that must not meet."""
    return Gaps(dice.choice((0, 0, 0.05, 0.2)), dice.choice((0, 0.05)), dice.choice((0, 0, 1, 2, 3)))


@pytest.mark.parametrize("block", range(4))
def test_the_second_program_pairs_the_same(block: int) -> None:
    """Every line written out, every set of floaters tried: the same pairs and the same bye."""
    rounds = 0
    for seed in range(20 * block, 20 * block + 20):
        dice = Random(seed)
        for paired in tournaments_rounds(dice, dice.randint(4, 12), dice.randint(3, 11), gaps_of(dice)):
            pairing = paired.pairing
            found = frozenset(frozenset((board.white, board.black)) for board in pairing.boards)
            expected = Plain(paired.tournament, pairing.round).pair()
            assert (found, pairing.bye) == expected, f"seed {seed}, round {pairing.round}"
            rounds += 1
    assert rounds > 40


def faults(seed: int, largest: int) -> list[str]:
    """What is illegal in a tournament of 6 to ``largest`` teams, and pairs that no step made."""
    dice = Random(seed)
    teams = dice.randint(6, largest)
    rounds = dice.randint(3, min(11, teams))
    before: list[Tournament] = []
    found, paired_rounds, boards = [], 0, True
    for paired in tournaments_rounds(dice, teams, rounds, gaps_of(dice), before.append):
        pairing = paired.pairing
        found += breaches(Past(paired.tournament, pairing.round), pairing.pairs)
        named = {frozenset(pair) for step in pairing.steps for pair in step.pairs}
        found += [f"no step made {pair}" for pair in pairing.pairs if frozenset(pair) not in named]
        paired_rounds, boards = paired_rounds + 1, bool(pairing.boards)
    if paired_rounds < rounds and boards:
        with pytest.raises(NoLegalPairing) as raised:
            pair(before[-1])
        if Past(field_of_teams(before[-1]), paired_rounds + 1).can_be_paired():
            found.append(f"round {paired_rounds + 1} is given up, though it can be paired: {raised.value}")
    return found


def test_no_illegal_round() -> None:
    """Nobody meets or sits twice, the bye goes to a team that may have it, colours keep article 20 where they can; what
    is given up cannot be paired."""
    assert {seed: faults(seed, 30) for seed in range(100, 140)} == {seed: [] for seed in range(100, 140)}


@pytest.mark.long
def test_no_illegal_round_in_many_tournaments() -> None:
    """The same for more of them, and larger ones."""
    assert {seed: faults(seed, 40) for seed in range(1000, 1300)} == {seed: [] for seed in range(1000, 1300)}


def test_a_whole_olympiad() -> None:
    """180 teams, 11 rounds: every round is legal."""
    rounds = 0
    for paired in tournaments_rounds(Random(1), 180, 11, Gaps(0.005, 0.005)):
        assert breaches(Past(paired.tournament, paired.pairing.round), paired.pairing.pairs) == []
        rounds += 1
    assert rounds == 11
