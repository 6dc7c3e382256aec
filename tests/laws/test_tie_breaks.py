"""What holds for the value of every tie-break there is, on any tournament."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pairwright.errors import NotApplicable
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.acronym import Asked, kinds, parse
from pairwright.tiebreaks.base import AmongTied, How, TieBreak, Total, Value, half_up, written
from pairwright.tiebreaks.editions import EDITIONS
from pairwright.tiebreaks.event import Event, Meeting, Terms, Unrated, of_individuals
from pairwright.tiebreaks.ranking import Ranking, rank
from tests.support.crosstables import crosstable
from tests.support.tournaments import tournaments

VARIANTS = {"C": ("/C1", "/C2"), "M": ("/M1", "/M2"), "L": ("/L+1", "/L-2"), "K": ("/K4",), "P": ("/P",), "F": ("/F",)}
SCORINGS = (STANDARD, Scoring.of(30, 10), Scoring.of(10, 5, pairing_bye=5))
patient = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
terms = st.builds(
    Terms,
    rules=st.sampled_from(EDITIONS),
    meeting=st.sampled_from(Meeting),
    unrated=st.sampled_from([Unrated.IGNORE, Unrated.AS]),
    unrated_as=st.just(1500),
    seed=st.just("lot"),
)


def codes(kind: TieBreak) -> list[str]:
    """The code with none and with each of its variants, and one with two cuts and forfeits as games."""
    found = [kind.code]
    found += [kind.code + variant for letter in kind.variants for variant in VARIANTS.get(letter, ())]
    if {"C", "P"} <= set(kind.variants):
        found.append(f"{kind.code}/C2/P")
    return found


CODES = tuple(code for kind in kinds().values() for code in codes(kind))


def applicable(event: Event) -> Iterator[tuple[Asked, Ranking]]:
    """Every code that the event can be ranked by, alone."""
    for code in CODES:
        asked = parse(code)
        try:
            ranking = rank(event, (asked,))
        except NotApplicable:
            continue
        if ranking.asked:
            yield asked, ranking


def follows(value: Value) -> bool:
    """Whether the total is what the working says it is."""
    if value.how is How.LAST_STEP:
        return not value.steps or value.steps[-1].amount == value.total
    counted = [part.amount for part in value.parts if not part.cut]
    if value.how is How.SUM:
        return sum(counted) == value.total
    if value.how is How.MEAN:
        mean = Fraction(sum(counted)) / len(counted) if counted else Fraction(0)
        return value.total in (mean, half_up(mean))
    return not value.parts or tuple(counted) == value.total


@patient
@given(tournaments(), terms)
def test_every_total_follows_from_its_working(tournament: Tournament, terms: Terms) -> None:
    """The parts that are not cut add up to the total (or are its mean, or lead to it): the working never tells another
    story than the table."""
    event = of_individuals(tournament, terms)
    for asked, ranking in applicable(event):
        for position in range(len(event.table())):
            value = ranking.value(0, position)
            assert value.total == ranking.column(0, position).exact(position), asked.text
            assert follows(value), (asked.text, value)


@patient
@given(tournaments(), terms, st.sampled_from(SCORINGS))
def test_a_cut_never_raises_a_sum(tournament: Tournament, terms: Terms, scoring: Scoring) -> None:
    """Who cuts more, has not more. (Scores below nothing, by penalties, are another matter.)"""
    event = of_individuals(tournament._replace(abnormal_points=(), scoring=scoring), terms)
    for kind in kinds().values():
        if "C" not in kind.variants:
            continue
        try:
            plain, one, two = (kind.column(event, parse(kind.code + cut)) for cut in ("", "/C1", "/C2"))
        except NotApplicable:
            continue
        for position in range(len(event.table())):
            if plain.value(position).how is How.MEAN:
                continue  # it rises without the lowest
            totals = [single(column.totals[position]) for column in (plain, one, two)]
            assert totals[0] >= totals[1] >= totals[2], kind.code


def single(total: Total) -> int | Fraction:
    """A total that is one number."""
    assert not isinstance(total, tuple)
    return total


@patient
@given(tournaments(), terms)
def test_ranks_are_a_function_of_values(tournament: Tournament, terms: Terms) -> None:
    """Who has the same value shares a place, and who has another does not."""
    event = of_individuals(tournament, terms)
    for asked, ranking in applicable(event):
        if isinstance(kinds()[asked.name], AmongTied):
            continue
        places = {(ranking.column(0, row.position).totals[row.position], row.rank) for row in ranking.rows}
        assert len({total for total, _ in places}) == len({place for _, place in places}) == len(places), asked.text


SITUATIONS = {
    "nobody": Tournament(),
    "one player": crosstable("1 2000:"),
    "one player with byes": crosstable("1 2000: U H Z F"),
    "nothing played yet": crosstable("1 2000:\n2 1900:", rounds=5),
    "all byes": crosstable("1 2000: H Z F\n2 1900: Z H U\n3: Z Z Z"),
    "double forfeits": crosstable("1 2000: 2w- 3b-\n2 1900: 1b- Z\n3 1800: Z 1w-"),
    "forfeits only": crosstable("1 2000: 2w+ 2b-\n2 1900: 1b- 1w+"),
    "no result yet": crosstable("1 2000: 2w*\n2 1900: 1b*"),
}


@pytest.mark.parametrize("meeting", Meeting)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_code_has_a_value_in_any_event(situation: str, meeting: Meeting) -> None:
    """With nobody, with one player, with byes only, with games that nobody came to: a value that can be written, and
    its working."""
    event = of_individuals(SITUATIONS[situation], Terms(meeting=meeting, unrated=Unrated.IGNORE, seed="lot"))
    asked_for = 0
    for asked, ranking in applicable(event):
        asked_for += 1
        for row, text in zip(ranking.rows, ranking.texts(0), strict=True):
            column = ranking.column(0, row.position)
            assert text == written(column.exact(row.position), column.decimals)
            assert follows(ranking.value(0, row.position)), asked.text
    assert asked_for > 20
