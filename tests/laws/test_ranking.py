"""What is true of standings whatever the list is."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from pairwright.errors import NotApplicable
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import kinds, parse, parse_list
from pairwright.tiebreaks.base import AmongTied, Suits, Total
from pairwright.tiebreaks.event import Event, Terms, of_individuals
from pairwright.tiebreaks.ranking import UNDECIDED, Ranking, rank
from tests.support.tournaments import tournaments

patient = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
_NEED_MORE = "OTHER", "MANUAL"
CODES = sorted(
    [kind.code for kind in kinds().values() if kind.suits is not Suits.TEAMS and kind.code not in _NEED_MORE]
)
LISTS = st.builds(
    lambda first, codes: [*first, *codes],
    st.sampled_from([["PTS"], []]),
    st.lists(st.sampled_from([*CODES, "BH/C1", "DE", "DE/P", "DE"]), min_size=1, max_size=3),
)
"""Also lists that do not begin with the points: larger groups are tied then."""


def standings(event: Event, codes: list[str]) -> Ranking:
    """The standings by these codes; examples that the event cannot have are left out."""
    try:
        found = rank(event, [parse(code) for code in codes])
    except NotApplicable:
        assume(False)
        raise
    assume(not found.dropped)
    return found


def key(found: Ranking, position: int) -> tuple[Total, ...]:
    """Exact values of a participant, in the order of the list."""
    return tuple([found.column(index, position).exact(position) for index in range(len(found.asked))])


def ranks(found: Ranking) -> dict[int, int]:
    return {row.number: row.rank for row in found.rows}


@patient
@given(tournaments(), LISTS)
def test_ranks_are_a_function_of_values(tournament: Tournament, codes: list[str]) -> None:
    """Equal values, equal ranks; a rank is one more than the number of those above."""
    found = standings(of_individuals(tournament, Terms()), codes)
    assert len(found.rows) == len(tournament.players)
    by_rank: dict[int, set[tuple[Total, ...]]] = {}
    for place, row in enumerate(found.rows, 1):
        by_rank.setdefault(row.rank, set()).add(key(found, row.position))
        assert row.rank == place or row.rank == found.rows[place - 2].rank
    assert all(len(values) == 1 for values in by_rank.values())
    assert len(set().union(*by_rank.values())) == len(by_rank)


@patient
@given(tournaments(), LISTS)
def test_what_decided_is_the_first_difference(tournament: Tournament, codes: list[str]) -> None:
    """The tie-break named as deciding is the first in which two neighbours differ, and the better one stands above."""
    found = standings(of_individuals(tournament, Terms()), codes)
    for above, row in zip(found.rows, found.rows[1:], strict=False):
        one, other = key(found, above.position), key(found, row.position)
        differing = [index for index, (first, second) in enumerate(zip(one, other, strict=True)) if first != second]
        assert row.decided_by == (differing[0] if differing else UNDECIDED)
        if differing:
            column = found.column(differing[0], row.position)
            smaller_first = column.smaller_first or column.of_group
            first, second = one[differing[0]], other[differing[0]]
            assert first < second if smaller_first else first > second  # type: ignore[operator]


@patient
@given(tournaments(), LISTS, st.sampled_from(CODES))
def test_one_more_tie_break_reorders_nobody(tournament: Tournament, codes: list[str], more: str) -> None:
    """Who was separated stays so, in the same order."""
    event = of_individuals(tournament, Terms())
    before, after = ranks(standings(event, codes)), ranks(standings(event, [*codes, more]))
    for one in before:
        for other in before:
            if before[one] < before[other]:
                assert after[one] < after[other]


@patient
@given(tournaments(), LISTS)
def test_direct_encounter_again_is_of_the_subgroup(tournament: Tournament, codes: list[str]) -> None:
    """Listed once more, direct encounter orders those who are still tied as if there were nobody else."""
    event = of_individuals(tournament, Terms())
    before, after = standings(event, codes), standings(event, [*codes, "DE"])
    groups: dict[int, list[int]] = {}
    for row in before.rows:
        groups.setdefault(row.rank, []).append(row.position)
    kind = kinds()["DE"]
    assert isinstance(kind, AmongTied)
    expected = {}
    for place, group in groups.items():
        column = kind.places(event, parse("DE"), group)
        for position in group:
            within = column.totals[position]
            assert isinstance(within, int)
            expected[event.table().numbers[position]] = place + within - 1
    assert ranks(after) == expected


@patient
@given(tournaments(), st.sampled_from(["DE", "DE/P"]))
def test_direct_encounter_twice_in_a_row(tournament: Tournament, code: str) -> None:
    """It begins again by itself until nothing changes: the same code right behind it has nothing left to do."""
    event = of_individuals(tournament, Terms())
    for first in ([], ["PTS"]):
        assert ranks(standings(event, [*first, code, code])) == ranks(standings(event, [*first, code]))


@patient
@given(tournaments(), st.randoms())
def test_another_order_of_the_list_of_players(tournament: Tournament, lots: Random) -> None:
    """Ranks do not depend on the order in which the players are listed."""
    shuffled = list(tournament.players)
    lots.shuffle(shuffled)
    other = tournament._replace(players=tuple(shuffled))
    asked = parse_list("PTS,DE,BH/C1,DE,LOT")
    found = [rank(of_individuals(one, Terms(seed="7")), asked) for one in (tournament, other)]
    assert ranks(found[0]) == ranks(found[1])
