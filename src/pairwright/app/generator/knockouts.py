"""Made-up knockouts: as many rounds as they need, and lots where the games decide nothing."""

from __future__ import annotations

from pairwright.app.generator.quota import NOTHING, Happening
from pairwright.errors import NotApplicable
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.acts import DecideMatch, decide_match
from pairwright.model.knockout.draw import drawn
from pairwright.model.knockout.games import Stuck, outlook
from pairwright.model.knockout.play import bracket_of, highest_of
from pairwright.model.knockout.terms import BY_THE_DOCUMENTS, DecidedBy
from pairwright.model.scoring import STANDARD
from pairwright.state.ledger import state_before

if TYPE_CHECKING:
    from pairwright.app.generator.lots import Lots
    from pairwright.app.generator.settings import Settings
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.base import Engine
    from pairwright.pairing.outcome import RoundPairing

KNOCKOUT = "knockout"
FEWEST, MOST = 4, 40
"""Players, where nothing is said of them."""
_UNUSUAL = (
    Happening.FULL_POINT_BYES,
    Happening.HALF_POINT_BYES,
    Happening.ZERO_POINT_BYES,
    Happening.LATE_ENTRIES,
    Happening.DOUBLE_FORFEITS,
    Happening.DOUBLE_LOSSES,
)
"""What a knockout has none of unless it is asked for."""


def settings_of_knockout(settings: Settings, lots: Lots) -> Settings:
    """The settings with a field of a knockout and the most rounds it can need, where nothing is said of them."""
    players = settings.players or len(settings.ratings) or lots.between(FEWEST, MOST)
    named = dict(settings.quotas)
    for happening in _UNUSUAL:
        if happening not in named:
            settings = settings.having(happening, NOTHING)
    terms = BY_THE_DOCUMENTS
    most = len(drawn(terms, tuple(range(1, players + 1)))) * (terms.games + 2 * terms.extra + 1)
    return settings._replace(
        players=players,
        rounds=settings.rounds or max(most, 1),
        baku=settings.baku or False,
        forbidden_pairs=settings.forbidden_pairs or 0,
        tie_breaks=() if settings.tie_breaks is None else settings.tie_breaks,
        scoring=settings.scoring or STANDARD,
    )


def is_over(tournament: Tournament, round: int) -> bool:
    """Whether nothing is left to play in this round."""
    return bracket_of(tournament, round).is_over


def settled_by_lot(tournament: Tournament, round: int, lots: Lots) -> Tournament:
    """With lots drawn for the matches that the games before a round do not decide."""
    for match in bracket_of(tournament, round).matches:
        if match.is_open and outlook(tournament.knockout, match.games, highest_of(tournament)).stuck is not Stuck.NOT:
            winner = lots.pick(match.players)
            tournament = decide_match(tournament, DecideMatch(match.number, winner, DecidedBy.LOT))
    return tournament


def paired_knockout(asked: Tournament, round: int, system: Engine) -> tuple[Tournament, RoundPairing]:
    """The round, and the tournament it is paired from: without byes if they would put off every game."""
    try:
        return asked, system.pair(state_before(asked, round))
    except NotApplicable:
        plain = asked._replace(requests=())
        return plain, system.pair(state_before(plain, round))


def as_played(tournament: Tournament) -> Tournament:
    """With the rounds and days it took, and the places of the bracket, if it is over."""
    bracket = bracket_of(tournament)
    if not bracket.is_over:
        return tournament
    rounds = tournament.paired_rounds
    days = tournament.information.round_dates[:rounds]
    information = tournament.information._replace(
        round_dates=days, end=days[-1] if days else tournament.information.start, kind="Individual: Knockout"
    )
    places = {number: place.first for place in bracket.places for number in place.players}
    players = [player._replace(declared_rank=places[player.number]) for player in tournament.players]
    return tournament._replace(planned_rounds=rounds, information=information, players=tuple(players))
