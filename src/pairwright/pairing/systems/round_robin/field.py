"""Who has which number of the table, who is there, and whose games stay on the list without him."""

from __future__ import annotations

from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.lean import NamedTuple
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.berger import Pairs
from pairwright.pairing.systems.round_robin.terms import Place, Terms, table_size, terms_of
from pairwright.state.round_state import RoundState
from pairwright.tiebreaks.departures import games_completed, games_scheduled, left_before_it_began

WITHDRAWALS = ROUND_ROBIN["6.6"]
IMPLEMENTS = (WITHDRAWALS,)


class Field(NamedTuple):
    """The round as the table has it, in pairing numbers; 0 stands for a number that nobody has."""

    terms: Terms
    size: int
    place: Place
    games: Pairs
    here: frozenset[int]
    """Those to be paired, or who took part in a round that is paired already."""
    forfeiting: frozenset[int]
    """Those who left after half of their games: what is left of them is lost by forfeit."""

    def stands(self, white: int, black: int) -> bool:
        """Whether a game of the table is on the list of the round."""
        return all(number in self.here or number in self.forfeiting for number in (white, black))


def field_of(state: RoundState) -> Field:
    """The field of a round."""
    tournament = state.tournament
    terms, size = terms_of(tournament), table_size(tournament)
    owners = owners_of(tournament)
    games = [
        (owners.get(white, 0), owners.get(black, 0)) for white, black in terms.games(size, state.round) if size > 1
    ]
    here = frozenset(state.numbers)
    forfeiting: frozenset[int] = frozenset()
    if state.round > tournament.paired_rounds:
        gone = [player for player in tournament.players if player.number not in here]
        forfeiting = frozenset([player.number for player in gone if keeps_his_games(tournament, player, state.round)])
    return Field(
        terms, size, terms.place(size, state.round) if size > 1 else Place(1, 1), tuple(games), here, forfeiting
    )


def owners_of(tournament: Tournament) -> dict[int, int]:
    """Pairing numbers by the numbers of the table: the same, or the places in the list where these are paired by. Who
    has left before round 1 has none (article A1.9)."""
    there = [(place, player) for place, player in enumerate(tournament.players, 1) if not left_before_it_began(player)]
    if tournament.numbered_by_position:
        return {place: player.number for place, player in there}
    return {player.number: player.number for _, player in there}


def keeps_his_games(tournament: Tournament, player: Player, round: int) -> bool:
    """Whether somebody left after half of his games at least (article 6.6): his opponents win the others."""
    left = [one for one in (player.withdrawn_from, player.expelled_from) if one]
    if not left or min(left) > round:
        return False
    return 2 * games_completed(player, min(left) - 1) >= games_scheduled(tournament)


def has_bye_of_table(state: RoundState, number: int) -> bool:
    """Whether a round that is paired already gives him the allocated bye; for the next one the arbiter says so."""
    if state.round > state.tournament.paired_rounds:
        return state.bye_by_hand == number
    return state.tournament.player(number).entry(state.round).result is Result.PAIRING_BYE
