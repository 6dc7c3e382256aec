"""What is told of a round, and what `check` says of another one."""

from __future__ import annotations

from random import Random

from pairwright.app.commands import check, pair, with_round
from pairwright.app.standings import standings
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.team import ForfeitedMatch
from pairwright.model.team_acts import AddMatches, add_matches
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.olympiad import OLYMPIAD
from tests.pairing.olympiad.fields import paired, state_of
from tests.pairing.olympiad.played import Gaps, after_rounds, announced, tournaments_rounds, with_results


def rematched(tournament: Tournament, *swap: int) -> Tournament:
    """The next round, paired by the rules but for two teams that change places."""
    found = pair(tournament)
    one, other = swap
    turned = {one: other, other: one}
    pairs = tuple([(turned.get(white, white), turned.get(black, black)) for white, black in found.pairing.pairs])
    return add_matches(tournament, AddMatches(found.pairing.round, pairs))


def test_a_round_by_the_rules_is_accepted() -> None:
    """Every round of a tournament that was paired so, the bye included."""
    found = check(after_rounds(9, 6))
    assert [round_.ok for round_ in found.rounds] == [True] * 6


def test_check_names_the_article() -> None:
    """Round 1 has upper half against lower half (39); from round 4 the first step that is not followed."""
    wrong = rematched(announced(8, 9), 3, 4)
    (first,) = check(wrong, 1).rounds
    assert (first.ok, first.criterion) == (False, "39")


def test_the_wrong_floater_is_named() -> None:
    """3 should have gone down and met 4; 2 went."""
    text = "1: F F\n2: F F\n3: F F\n4: H 7w=\n5: F Z\n6: F Z\n7: H 4b=\n8: Z Z"
    state = state_of(text, 3)
    pairing = OLYMPIAD.pair(state)
    finding = OLYMPIAD.decides_against(state, pairing, ((1, 3), (2, 4), (5, 6), (7, 8)))
    assert (finding.contrast.criterion, finding.players) == ("29(a)", (1, 3))
    same = OLYMPIAD.decides_against(state, pairing, tuple(pairing.pairs))
    assert same.contrast.criterion == "11"


def test_the_wrong_bye_is_named() -> None:
    """5 is the last; 4 had the bye."""
    state = state_of("1:\n2:\n3:\n4:\n5:", 1)
    finding = OLYMPIAD.decides_against(state, OLYMPIAD.pair(state), ((1, 3), (2, 5), (4, 0)))
    assert finding.contrast.criterion == "11"
    assert 5 in finding.players


def test_notes_read_like_the_arbiters() -> None:
    """The virtual points, the groups with the median, the pairs, in this order."""
    pairing = paired("\n".join(f"{number}:" for number in range(1, 10)), 1)
    assert [f"{step.article.number}: {step.note}" for step in pairing.steps] == [
        "28(a): two virtual match points in this round for the upper half of the list: 1 2 3 4",
        "11: 9 has the bye: the last ranked that may have it",
        "17: 2 points, from the top down, the highest first: 1 2 3 4",
        "40: line 1 of the 3 pairings in their order",
        "39: 1 meets 3, the first in its order",
        "39: 2 meets 4, the first in its order",
        "17: 0 points, the median group, with place 5 of 8, last: 5 6 7 8",
        "40: line 1 of the 3 pairings in their order",
        "39: 5 meets 7, the first in its order",
        "39: 6 meets 8, the first in its order",
    ]


def test_every_sentence_of_whole_tournaments_can_be_told() -> None:
    """No template without its values, and every team is named in some step."""
    for seed in range(12):
        for found in tournaments_rounds(Random(seed), 14 + seed, 9, Gaps(0.05, 0.05, seed % 3)):
            assert all(str(step.note) for step in found.pairing.steps)
            named = {team for step in found.pairing.steps for team in step.players}
            assert named >= set(found.state.numbers)


def test_the_standings_go_by_section_g() -> None:
    """Articles 1 and 13: match points, then the three sums, without being asked for."""
    ranking = standings(after_rounds(8, 3))
    assert ranking.keys == ("PTS:MP", "OLYMPIAD-SB", "OPPONENTS-MP/C1", "OPPONENTS-MP")


def test_an_absent_team_loses_by_all_boards() -> None:
    """58: 0-4 in the standings; the pair may meet again."""
    tournament = announced(4, 5)
    found = pair(tournament)
    white, black = found.pairing.pairs[0]
    tournament = with_results(with_round(tournament, found), 1, found, Random(1))
    entries = {
        member: RoundEntry(0, Colour.NONE, Result.ABSENT)
        for team in tournament.teams
        if team.number in (white, black)
        for member in team.members
    }
    event = tournament.team_event._replace(forfeits=(ForfeitedMatch(1, white, black, Colour.WHITE),))
    state = pair(tournament.with_entries(1, entries)._replace(team_event=event)).state
    assert state.tournament.matches is not None
    rows = dict(zip(state.tournament.matches.numbers, state.tournament.matches.rows, strict=True))
    assert [(rows[team][0].match_points, rows[team][0].game_points) for team in (white, black)] == [(20, 40), (0, 0)]
    assert not state.opponents[state.position(white)]
