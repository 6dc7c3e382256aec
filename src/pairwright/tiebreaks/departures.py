"""Who is not in the standings any more: the expelled, and who withdrew from a round robin before half of his games.

Of the latter no game counts, neither for him nor for his opponents (General Regulations for Competitions, C.05 art.
6.6): with half of the games or more they all count, and those not played are forfeits. In a Swiss event whoever leaves
keeps his place among the others.
"""

from __future__ import annotations

from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.round import ABSENT
from pairwright.tiebreaks.event import Meeting

if TYPE_CHECKING:
    from pairwright.model.player import Player
    from pairwright.model.tournament import Tournament


class Departures(NamedTuple):
    """Pairing numbers: the expelled, the withdrawn (ranked or not), and those whose games do not count."""

    expelled: frozenset[int] = frozenset()
    withdrawn: frozenset[int] = frozenset()
    uncounted: frozenset[int] = frozenset()

    @property
    def not_ranked(self) -> frozenset[int]:
        """All who have no place."""
        return self.expelled | self.uncounted


def departures(
    tournament: Tournament, meeting: Meeting, after_round: int = 0, expelled: frozenset[int] = frozenset()
) -> Departures:
    """Who has left after a round (0: all that are paired). ``expelled`` are expelled whatever the tournament says.

    After the last round that is paired, whoever the tournament calls expelled is, whatever round it names.
    """
    players = tournament.players
    if not expelled and not any(player.withdrawn_from or player.expelled_from for player in players):
        return Departures()
    paired = tournament.paired_rounds
    rounds = min(after_round or paired, paired)
    out = expelled.union(
        [one.number for one in players if one.expelled_from and (rounds == paired or one.expelled_from <= rounds + 1)]
    )
    gone = frozenset([player.number for player in players if 0 < player.withdrawn_from <= rounds + 1])
    if meeting is Meeting.SWISS:
        return Departures(out, gone)
    early = [
        player.number
        for player in players
        if player.number in gone | out and 2 * games_completed(player, rounds) < games_scheduled(tournament)
    ]
    return Departures(out, gone, frozenset(early))


def games_completed(player: Player, rounds: int) -> int:
    """Games he played in so many rounds (a forfeit is none)."""
    return sum([entry.result.played for entry in player.entries[:rounds]])


def games_scheduled(tournament: Tournament) -> int:
    """Games of every participant: cycles of one game with each of the others, where the rounds are such; else as many
    as the participant with the most opponents has, or as there are rounds. Who left before round 1 is no participant.

    A tournament that does not say how many rounds it has ends with the cycle it is in.
    """
    there = sum([not left_before_it_began(player) for player in tournament.players])
    others, cycle = there - 1, there - 1 + there % 2
    rounds = tournament.planned_rounds or tournament.paired_rounds
    if others > 0 and rounds and (rounds % cycle == 0 or not tournament.planned_rounds):
        return -(-rounds // cycle) * others
    return rounds


def left_before_it_began(player: Player) -> bool:
    """Whether he withdrew, or was expelled, before round 1, and has met nobody."""
    return 1 in (player.withdrawn_from, player.expelled_from) and not any(one.opponent for one in player.entries)


def without_games_of(tournament: Tournament, uncounted: frozenset[int]) -> Tournament:
    """The tournament as if these players had met nobody."""
    if not uncounted:
        return tournament
    return tournament._replace(
        players=tuple(
            player._replace(
                entries=tuple(
                    ABSENT if player.number in uncounted or entry.opponent in uncounted else entry
                    for entry in player.entries
                )
            )
            for player in tournament.players
        )
    )
