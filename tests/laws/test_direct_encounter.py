"""Direct encounter against a slow second implementation that tries every way in which the missing games can end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from pairwright.model.scoring import STANDARD as STANDARD_SCORING
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.crosstable import Worths
from pairwright.tiebreaks.encounters import Meetings
from pairwright.tiebreaks.event import Meeting, Terms, of_individuals
from pairwright.tiebreaks.unplayed import Forfeits
from tests.support.encounters import PREDETERMINED, RESULTS, STANDARD, SWISS, Game, places, players, working
from tests.support.tournaments import tournaments

patient = settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])
THREE_ONE = Worths(30, 10, 0)
SCORINGS = st.sampled_from([STANDARD, THREE_ONE])
MISSING = "*"
FORFEITS = "+", "-", "--"
MOST_OPEN = 6
"""So many games may be open: 3 ** 6 ways."""


@st.composite
def groups(draw: st.DrawFn) -> tuple[int, list[Game]]:
    """Two to five participants; of each two the games between them, mostly one."""
    count = draw(st.integers(2, 5))
    games: list[Game] = []
    for one, other in combinations(range(1, count + 1), 2):
        times = draw(st.sampled_from([0, 1, 1, 1, 1, 2, 3]))
        codes = st.sampled_from(["1", "=", "0", "1", "=", "0", *RESULTS])
        games += [(one, other, draw(codes)) for _ in range(times)]
    return count, draw(st.permutations(games))


def slow_places(members: Sequence[int], games: list[Game], worths: Worths, terms: Terms) -> dict[int, int]:
    """Article 6, sentence by sentence. ``games`` are those that count, and those that are open."""
    found: dict[int, int] = {}
    for place, part in slow_parts(members, games, worths, terms):
        found.update(dict.fromkeys(part, place))
    return found


def slow_parts(
    members: Sequence[int], games: list[Game], worths: Worths, terms: Terms
) -> Iterator[tuple[int, list[int]]]:
    ahead = 0
    for part in once(members, games, worths, terms):
        if 1 < len(part) < len(members):
            yield from [(ahead + place, few) for place, few in slow_parts(part, games, worths, terms)]
        else:
            yield ahead + 1, part
        ahead += len(part)


def once(members: Sequence[int], games: list[Game], worths: Worths, terms: Terms) -> list[list[int]]:
    """The article applied once: groups of those it does not separate, best first."""
    games = [game for game in games if game[0] in members and game[1] in members]
    met = {frozenset(game[:2]) for game in games}
    games = games + [(*pair, MISSING) for pair in combinations(members, 2) if frozenset(pair) not in met]
    missing = [game for game in games if game[2] == MISSING]
    if not missing:
        points = separate(members, games, worths)
        return [[one for one in members if points[one] == score] for score in sorted({*points.values()}, reverse=True)]
    if terms.meeting is Meeting.PREDETERMINED:
        return [list(members)]
    known = [game for game in games if game[2] != MISSING]
    tables = []
    for ends in product("1=0", repeat=len(missing)):
        ended = [(one, other, end) for (one, other, _), end in zip(missing, ends, strict=True)]
        tables.append(separate(members, known + ended, worths))
    parts: list[list[int]] = []
    left = list(members)
    while left:
        certain = [
            one for one in left if all(table[one] > table[other] for table in tables for other in left if other != one)
        ]
        if not certain:
            break
        parts.append(certain)
        left.remove(certain[0])
    return [*parts, left] if left else parts


def separate(members: Sequence[int], games: list[Game], worths: Worths) -> dict[int, Fraction]:
    """The separate standings: of each two the average of their games."""
    points = dict.fromkeys(members, Fraction(0))
    worth = {"1": worths.win, "+": worths.win, "=": worths.draw, "0": worths.loss, "-": worths.loss, "--": worths.loss}
    opposite = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "--": "--"}
    for pair in combinations(members, 2):
        own = [code if one == pair[0] else opposite[code] for one, other, code in games if {one, other} == {*pair}]
        for member, codes in zip(pair, (own, [opposite[code] for code in own]), strict=True):
            points[member] += Fraction(sum([worth[code] for code in codes]), len(codes))
    return points


def counted(games: list[Game], *, forfeits: bool) -> list[Game]:
    return [game for game in games if forfeits or game[2] not in FORFEITS]


@patient
@given(groups(), SCORINGS, st.sampled_from([(SWISS, "DE"), (SWISS, "DE/P"), (PREDETERMINED, "DE")]))
def test_every_way_the_missing_games_can_end(
    group: tuple[int, list[Game]], worths: Worths, how: tuple[Terms, str]
) -> None:
    """Who is certain to be first is alone in front in every way in which the missing games can end."""
    count, games = group
    terms, code = how
    members = range(1, count + 1)
    listed = counted(games, forfeits=code == "DE/P" or terms is PREDETERMINED)
    unmet = {frozenset(pair) for pair in combinations(members, 2)} - {frozenset(game[:2]) for game in listed}
    assume(len(unmet) + [game[2] for game in listed].count(MISSING) <= MOST_OPEN)
    assert places(players(count, games, terms, worths), code=code) == slow_places(members, listed, worths, terms)


@patient
@given(groups(), st.randoms())
def test_places_follow_from_the_games_only(group: tuple[int, list[Game]], lots: Random) -> None:
    """Other numbers, another order of the rounds or of the list: the same games give the same places."""
    count, games = group
    names = list(range(1, count + 1))
    lots.shuffle(names)
    renamed = [(names[one - 1], names[other - 1], code) for one, other, code in games]
    lots.shuffle(renamed)
    before = places(players(count, games))
    after = places(players(count, renamed), names)
    assert {number: after[names[number - 1]] for number in before} == before


@patient
@given(groups())
def test_games_against_others_do_not_matter(group: tuple[int, list[Game]]) -> None:
    """What the tied did against those who are not tied with them changes nothing."""
    count, games = group
    others = [(number, count + 1, "1=0"[number % 3]) for number in range(1, count + 1)]
    members = list(range(1, count + 1))
    assert places(players(count + 1, others + games), members) == places(players(count, games))


@patient
@given(groups())
def test_the_working_adds_up(group: tuple[int, list[Game]]) -> None:
    """Where all games have results, the parts are the points of the mini-table; the last step is the place."""
    count, games = group
    ended = [game for game in counted(games, forfeits=False) if game[2] != MISSING]
    event = players(count, ended)
    for number, place in places(event).items():
        value = working(event, number)
        assert value.total == value.steps[-1].amount == place
        pairs = {frozenset(game[:2]) for game in ended}
        if len(pairs) == count * (count - 1) // 2:
            points = separate(range(1, count + 1), ended, STANDARD)[number] / 10
            assert sum([part.amount for part in value.parts]) == points
            assert points in [step.amount for step in value.steps if str(step.what).startswith(f"{number} scores ")]
        assert all(part.amount == part.of * part.times for part in value.parts)


@patient
@given(
    tournaments(),
    st.sampled_from([STANDARD_SCORING, Scoring.of(30, 20, 10)]),
    st.sampled_from(Meeting),
    st.sampled_from(Forfeits),
)
def test_a_group_of_whom_too_few_have_met_is_not_separated(
    tournament: Tournament, scoring: Scoring, meeting: Meeting, forfeits: Forfeits
) -> None:
    """Where twice as many others are tied as there are rounds, nobody needs a mini-table to know that it decides
    nothing."""
    few_rounds = [player._replace(entries=player.entries[:2]) for player in tournament.players]
    event = of_individuals(tournament._replace(players=tuple(few_rounds), scoring=scoring), Terms(meeting=meeting))
    group = range(len(event.table()))
    assume(len(group) > 1)
    meetings = Meetings(event, "", forfeits)
    if meetings.too_few_have_met(group):
        assert [sorted(part) for part in meetings.stage(group).parts] == [list(group)]
