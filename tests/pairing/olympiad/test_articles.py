"""The articles one by one, on small positions. ``F``, ``H`` and ``Z`` bring 2, 1 and 0 match points and no opponent; a
round counts if somebody played in it."""

from __future__ import annotations

import pytest

from pairwright.errors import NoLegalPairing, NotApplicable
from pairwright.matching.bits import members
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.team import TeamEvent, TeamVirtualPoints
from pairwright.model.tournament import Forbidden, Tournament
from pairwright.pairing.systems.olympiad import OLYMPIAD
from pairwright.pairing.systems.olympiad.field import Direction, groups_of, middle_place, section_g
from pairwright.pairing.systems.olympiad.virtual_points import upper_half
from pairwright.state.ledger import state_before
from tests.pairing.olympiad.fields import articles_of, field_of, paired, pairs_of, state_of


def test_players_are_not_teams() -> None:
    """A tournament of individuals is refused, with what is missing."""
    players = Tournament((Player(1), Player(2)), planned_rounds=3, initial_colour=Colour.WHITE)
    with pytest.raises(NotApplicable, match="records 310"):
        OLYMPIAD.pair(state_before(players, 1))


# 11, 15: the bye


def test_round_1_the_last_of_the_list_has_the_bye() -> None:
    """Article 11: of five teams number 5."""
    assert paired("1:\n2:\n3:\n4:\n5:", 1).bye == 5


def test_later_the_last_of_the_lowest_group() -> None:
    """Article 11: 4 and 5 have no points; 5 is the last of them."""
    assert paired("1: 4w1\n2: 5w1\n3: F\n4: 1b0\n5: 2b0", 2).bye == 5


@pytest.mark.parametrize("before", ["U", "F", "H", "2w+"])
def test_no_bye_after_points_without_playing(before: str) -> None:
    """Article 15(b): a bye, or an opponent who did not appear; the next one up has it."""
    text = f"1: 3w1\n2: {'5b-' if before == '2w+' else 'Z'}\n3: 1b0\n4: Z\n5: {before}"
    pairing = paired(text, 3)
    assert pairing.bye == 4
    assert not OLYMPIAD.may_have_bye(state_of(text, 3), state_of(text, 3).position(5))


def test_the_bye_moves_up_where_the_others_could_not_be_paired() -> None:
    """3 and 2 have met 1: if 3 had the bye, 1 and 2 would meet again."""
    pairing = paired("1: 2w1 3b1\n2: 1b0 Z\n3: Z 1w0", 3)
    assert (pairs_of(pairing), pairing.bye) == ([(0, 1), (2, 3)], 1)
    assert "11" in articles_of(pairing, 3, 2)


def test_no_legal_round_is_said_with_a_witness() -> None:
    """Two teams that have met."""
    with pytest.raises(NoLegalPairing) as raised:
        paired("1: 2w1\n2: 1b0", 2)
    assert [one.player for one in raised.value.witness.players]


# 17, 28: groups


def test_the_middle_team() -> None:
    """Article 17: of 88 teams the 45th."""
    assert middle_place(88) == 45


def test_the_group_of_the_middle_team_is_the_median() -> None:
    """Places 3 and 4 are on both sides of a border: the middle of six is place 4."""
    field = field_of("1: F F\n2: F F\n3: F F\n4: H 5w=\n5: H 4b=\n6: Z Z", 3)
    above, median, below = groups_of(field, 0b111111)
    assert [field.numbers(members(group)) for group in (*above, median, *below)] == [(1, 2, 3), (4, 5), (6,)]


@pytest.mark.parametrize(("teams", "upper"), [(85, 42), (86, 42), (87, 42), (88, 44), (4, 2), (3, 0)])
def test_half_rounded_down_to_an_even_number(teams: int, upper: int) -> None:
    """Article 28(a)."""
    players = tuple(Player(number) for number in range(1, teams + 1))
    assert upper_half(Tournament(players)) == list(range(1, upper + 1))


def test_virtual_points_go_with_round_2() -> None:
    """In round 2 the upper half of four has two more; in round 3 nobody."""
    second, third = field_of("1: 4w=\n2: Z\n3: F\n4: 1b=", 2), field_of("1: Z 4w=\n2: Z Z\n3: F Z\n4: Z 1b=", 3)
    assert dict(zip(second.state.numbers, second.state.scores, strict=True)) == {
        1: 30,
        2: 20,
        3: 20,
        4: 10,
    }
    assert sorted(third.state.scores) == [0, 10, 10, 20]


def test_a_team_that_starts_in_round_2_has_them_too() -> None:
    """Article 28(b): number 2 was not there in round 1."""
    field = field_of("1: 3w1\n2: Z\n3: 1b0\n4: U", 2)
    assert field.state.scores[field.state.position(2)] == 20


def test_stated_virtual_points_are_taken_instead() -> None:
    """Record 250 says who has them."""
    event = TeamEvent(virtual_points=(TeamVirtualPoints(20, 0, 1, 1, 3, 4),))
    assert pairs_of(OLYMPIAD.pair(state_of("1:\n2:\n3:\n4:", 1, event))) == [(1, 2), (3, 4)]
    assert [board.white for board in paired("1:\n2:\n3:\n4:", 1).boards] == [1, 3]
    assert [board.white for board in OLYMPIAD.pair(state_of("1:\n2:\n3:\n4:", 1, event)).boards] == [3, 1]


# 29 to 47: rounds 1 to 3


def test_above_the_lowest_goes_down_below_the_highest_goes_up() -> None:
    """29 and 32: 3 meets the highest of the median group, 7 the lowest."""
    pairing = paired("1: F F\n2: F F\n3: F F\n4: H 7w=\n5: F Z\n6: F Z\n7: H 4b=\n8: Z Z\n9: Z Z\n10: Z Z", 3)
    assert pairs_of(pairing) == [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]
    assert articles_of(pairing, 3) == ["29(a)"]
    assert articles_of(pairing, 8) == ["32"]


def test_a_team_that_has_met_everybody_there_returns() -> None:
    """30: 3 has met 4 and 5, so 2 goes down."""
    pairing = paired("1: F F\n2: F F\n3: 4w1 5b1\n4: 3b0 F\n5: F 3w0\n6: Z Z\n7: Z Z\n8: Z Z", 3)
    assert pairs_of(pairing) == [(1, 3), (2, 4), (5, 6), (7, 8)]
    (step,) = [step for step in pairing.steps if step.players == (2,)]
    assert str(step.note) == "2 goes down: the lowest of the group that can; not 3: it has met everybody there"


def test_the_next_lowest_goes_if_the_rest_has_met() -> None:
    """29(b): without 3 the teams 1 and 2 would be left, who have met."""
    pairing = paired("1: F 2w=\n2: F 1b=\n3: F H\n4: H Z\n5: H Z\n6: Z Z", 3)
    assert pairs_of(pairing) == [(1, 3), (2, 4), (5, 6)]
    assert articles_of(pairing, 2) == ["29(b)"]


def test_who_has_met_all_of_its_group_goes_down_first() -> None:
    """42 and 46: 1 and 2 have met; both go, the higher meets the higher."""
    pairing = paired("1: F 2w=\n2: F 1b=\n3: F Z\n4: F Z\n5: Z Z\n6: Z Z", 3)
    assert pairs_of(pairing) == [(1, 3), (2, 4), (5, 6)]
    assert (articles_of(pairing, 1), articles_of(pairing, 2)) == (["42"], ["46"])


def test_below_who_has_met_all_of_its_group_goes_up() -> None:
    """43: 6 first, to the lowest of the next group."""
    pairing = paired("1: F F\n2: F F\n3: F Z\n4: F Z\n5: Z 6w=\n6: Z 5b=", 3)
    assert pairs_of(pairing) == [(1, 2), (3, 5), (4, 6)]
    assert (articles_of(pairing, 6), articles_of(pairing, 5)) == (["43"], ["46"])


def test_the_group_after_the_next() -> None:
    """44: 1 is alone and has met all of the next group, so it goes one further."""
    pairing = paired("1: 2w1 3b1\n2: 1b0 F\n3: F 1w0\n4: H Z\n5: H Z\n6: H Z\n7: Z Z\n8: Z Z", 3)
    assert articles_of(pairing, 1) == ["17", "44"]
    assert pairs_of(pairing)[0] == (1, 4)


def test_the_rest_of_the_group_there_has_to_be_paired() -> None:
    """29: were 3 to meet 4, the rest of the group, 5 and 6, would have met; so 3 meets 5."""
    pairing = paired("1: F F\n2: F F\n3: F F\n4: F H\n5: F 6w=\n6: F 5b=\n7: Z Z\n8: Z Z", 3)
    assert pairs_of(pairing) == [(1, 2), (3, 5), (4, 6), (7, 8)]
    (step,) = [step for step in pairing.steps if step.pairs == ((3, 5),)]
    assert str(step.note) == (
        "3 meets 5, the highest there that will do; not 4: the rest of that group could not be paired"
    )


# 48 to 55: rounds 4 to 11


def test_section_g() -> None:
    """13: match points of the opponents times game points, without the opponent with the fewest."""
    state = state_of("1: 2w1 3b= 4w1\n2: 1b0 4w1 3b1\n3: 4b1 1w= 2w0\n4: 3w0 2b0 1b0", 4)
    sums = dict(zip(state.numbers, section_g(state), strict=True))
    # 1 has 5, 2 has 4, 3 has 3, 4 has 0 match points; against 4, the lowest, nothing counts
    assert sums[1] == (40 * 10 + 30 * 5, 70, 70)
    assert sums[2] == (50 * 0 + 30 * 10, 80, 80)
    assert sums[4] == (0, 90, 120)


def test_groups_are_ordered_by_section_g_alone() -> None:
    """48: 6 has lost to the best team and stands before those who have more match points."""
    field = field_of("1: F F 6w1\n2: F Z Z\n3: F Z Z\n4: F Z Z\n5: F Z Z\n6: Z Z 1b0", 4)
    assert field.numbers(field.ordered(range(6), Direction.DOWN)) == (1, 6, 2, 3, 4, 5)
    assert field.numbers(field.ordered(range(6), Direction.UP)) == (5, 4, 3, 2, 6, 1)


def test_the_team_left_over_floats() -> None:
    """51 and 52: the order is 2 3 1, and in line 1 the middle one is left over."""
    pairing = paired("1: F F 8w1\n2: F F F\n3: F F F\n4: F F Z\n5: F F Z\n6: F Z Z\n7: F Z Z\n8: Z Z 1b0", 4)
    assert articles_of(pairing, 3) == ["51"]
    assert pairs_of(pairing) == [(1, 2), (3, 6), (4, 5), (7, 8)]


def test_a_floater_never_floats_on() -> None:
    """51: 1 has floated to 2 and 3; one of these goes on."""
    pairing = paired("1: F F 8w1\n2: F F Z\n3: F F Z\n4: F Z Z\n5: F Z Z\n6: F Z Z\n7: Z Z Z\n8: Z Z 1b0", 4)
    cannot = [step for step in pairing.steps if "floated into this group" in str(step.note)]
    assert [step.players for step in cannot] == [(1,)]


def test_floaters_from_both_sides_meet() -> None:
    """54: 1 from above and 6 from below."""
    pairing = paired("1: F F F\n2: H Z 5w=\n3: F Z Z\n4: F Z Z\n5: H Z 2b=\n6: Z Z Z", 4)
    assert pairs_of(pairing) == [(1, 6), (2, 4), (3, 5)]
    assert articles_of(pairing, 1, 6) == ["54"]


def test_floaters_that_have_met_do_not_meet() -> None:
    """54 gives way: the order of 50 is taken for the whole group."""
    pairing = paired("1: F F 6w1\n2: F Z Z\n3: F Z Z\n4: F Z Z\n5: F Z Z\n6: Z Z 1b0", 4)
    assert (1, 6) not in pairs_of(pairing)
    (step,) = [step for step in pairing.steps if step.article.number == "54"]
    assert "have met" in str(step.note)


def test_a_group_that_cannot_be_paired_joins_the_next() -> None:
    """53: 1 and 2 have met, so the two and the next group become one."""
    pairing = paired("1: F F 2w=\n2: F F 1b=\n3: F Z Z\n4: F Z Z\n5: Z Z Z\n6: Z Z Z", 4)
    assert "53" in articles_of(pairing, 1, 2)
    assert pairs_of(pairing) == [(1, 4), (2, 3), (5, 6)]


def test_a_group_that_can_only_be_paired_against_article_20_is() -> None:
    """21(a): 1 and 2 are alone above, both had White twice running."""
    text = """
    1: 3w1 5w1 F
    2: 4w1 6w1 F
    3: 1b0 H F
    4: 2b0 H F
    5: Z 1b0 8w=
    6: Z 2b0 7b=
    7: Z Z 6w=
    8: Z Z 5b=
    """
    pairing = paired(text, 4)
    assert pairs_of(pairing) == [(1, 2), (3, 4), (5, 7), (6, 8)]
    assert articles_of(pairing, 1, 2) == ["17", "48", "21(a)"]


def test_another_floater_before_article_20_is_broken() -> None:
    """21(b): in line 1 the second of 1 2 3 would go down to 4, and both are due Black; 3 goes instead."""
    text = """
    1: F F F
    2: 5w1 6w1 F
    3: 8b1 7b1 F
    4: 7w1 8w1 Z
    5: 2b0 Z 8w=
    6: Z 2b0 7b=
    7: 4b0 3w0 6w=
    8: 3w0 4b0 5b=
    """
    pairing = paired(text, 4)
    (group,) = [step for step in pairing.steps if step.article.number == "48" and step.bracket == 1]
    assert group.players == (1, 2, 3)
    assert pairs_of(pairing)[:2] == [(1, 2), (3, 4)]
    (step,) = [step for step in pairing.steps if step.pairs == ((1, 2),)]
    assert str(step.note) == "1 meets 2; not 3: it would break article 20, or make another pair break it"


def test_stated_exclusions_count_as_met() -> None:
    """Record 260 keeps 1 and 3 apart."""
    event = TeamEvent(forbidden=(Forbidden((1, 3)),))
    assert pairs_of(OLYMPIAD.pair(state_of("1:\n2:\n3:\n4:", 1, event))) == [(1, 2), (3, 4)]
