"""The places a file has, beside those its own list of tie-breaks gives.

Only what is certain is called wrong. Whom the list leaves tied may have any places of their range, or share one; and
from the first tie-break on that nobody can compute from the file (drawing of lots, values from outside, ratings that
are not there), every order of those still tied is right.
"""

from __future__ import annotations

from enum import Enum

from pairwright.errors import NotApplicable, Sentence, UnknownCode, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.team import is_team_event, team_numbers

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament
    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event
    from pairwright.tiebreaks.ranking import Ranking

FROM_OUTSIDE = frozenset(["LOT", "MANUAL", "OTHER"])
"""Tie-breaks that depend on more than the file says."""


class Looked(Enum):
    """Whether places were compared."""

    NOTHING_THERE = "the file names no tie-breaks, or has no places"
    NOT_NOW = "the places cannot be judged"
    COMPARED = "compared"


class WrongRank(NamedTuple):
    """A participant (number of the player or team) with a place he cannot have, and the first one he can have."""

    number: int
    file: int
    right: int


class RankCheck(NamedTuple):
    """What comparing the places found; ``reason`` says why they cannot be judged, if so."""

    looked: Looked = Looked.NOTHING_THERE
    wrong: tuple[WrongRank, ...] = ()
    compared: int = 0
    codes: tuple[str, ...] = ()
    """The tie-breaks applied."""
    record: str = ""
    reason: Sentence = Sentence("")

    @property
    def ok(self) -> bool:
        """True if no place is wrong."""
        return not self.wrong


NO_RANKS = RankCheck()


def check_ranks(tournament: Tournament) -> RankCheck:
    """Compare the places of a file that names a list of tie-breaks (record 212, else 202). While a game is open or
    adjourned there are no places to judge."""
    if not tournament.ranks_by and not tournament.tie_breaks:
        return NO_RANKS
    from pairwright.model.matches import rounds_played
    from pairwright.tiebreaks.acronym import parse
    from pairwright.tiebreaks.announced import announced_event, has_open_games, list_of

    declared = _declared(tournament)
    if not declared or not rounds_played(tournament):
        return NO_RANKS
    record = list_of(tournament).record
    if has_open_games(tournament):
        return RankCheck(Looked.NOT_NOW, record=record, reason=say("games are open, so there are no final places yet"))
    try:
        asked = tuple([parse(code) for code in list_of(tournament).codes])
    except (UnknownCode, NotApplicable) as refusal:
        return RankCheck(Looked.NOT_NOW, record=record, reason=refusal.sentence)
    event, unranked = announced_event(tournament)
    ranking = _certain(event, asked, unranked)
    ranges = [(number, ends) for number, ends in _ranges(ranking).items() if number in declared]
    wrong = [
        WrongRank(number, declared[number], first)
        for number, (first, last) in ranges
        if not first <= declared[number] <= last
    ]
    codes = tuple([one.text for one in ranking.asked])
    return RankCheck(Looked.COMPARED, tuple(wrong), len(ranges), codes, record)


def _declared(tournament: Tournament) -> dict[int, int]:
    """The places the file has, by the numbers of those who take part."""
    if is_team_event(tournament):
        teams = zip(team_numbers(tournament.teams), tournament.teams, strict=True)
        return {number: team.declared_rank for number, team in teams if team.declared_rank}
    return {player.number: player.declared_rank for player in tournament.players if player.declared_rank}


def _certain(event: Event, asked: tuple[Asked, ...], unranked: frozenset[int]) -> Ranking:
    """The ranking by the list as far as everybody can compute it."""
    from pairwright.tiebreaks.ranking import Unfit, rank

    known = next((index for index, one in enumerate(asked) if one.name in FROM_OUTSIDE), len(asked))
    ranking = rank(event, asked[:known], unranked, Unfit.DROPPED)
    if not ranking.dropped:
        return ranking
    dropped = {id(one) for one, _ in ranking.dropped}
    known = next(index for index, one in enumerate(asked) if id(one) in dropped)
    return rank(event, asked[:known], unranked, Unfit.DROPPED)


def _ranges(ranking: Ranking) -> dict[int, tuple[int, int]]:
    """First and last place everybody can have, by number, in the order of the standings."""
    sizes: dict[int, int] = {}
    for row in ranking.rows:
        sizes[row.rank] = sizes.get(row.rank, 0) + 1
    return {row.number: (row.rank, row.rank + sizes[row.rank] - 1) for row in ranking.rows if row.rank}
