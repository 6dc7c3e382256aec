"""What only Dubov asks of the past: the average rating of one's opponents, and how often one was taken up."""

from __future__ import annotations

from pairwright.errors import NotApplicable, listing, say
from pairwright.handbook.dubov import DUBOV_2026
from pairwright.lean import NamedTuple
from pairwright.model.tournament import Tournament
from pairwright.state.round_state import RoundState
from pairwright.state.upfloats import upfloated_rounds

IMPLEMENTS = (DUBOV_2026["1.1"], DUBOV_2026["1.7"], DUBOV_2026["1.8"])


class Figures(NamedTuple):
    """One item per position: the average (Elo, 0 without games), the number of upfloats, and whether the round before
    brought one."""

    averages: list[int]
    upfloats: list[int]
    just_upfloated: list[bool]


def figures_of(state: RoundState) -> Figures:
    """The figures of a round. Raises :class:`~pairwright.errors.NotApplicable` if somebody has no rating (1.1)."""
    tournament, before = state.tournament, state.round
    _require_ratings(state)
    averages = average_ratings(tournament, before)
    upfloats = upfloated_rounds(tournament, before)
    return Figures(
        [averages.get(number, 0) for number in state.numbers],
        [len(upfloats.get(number, ())) for number in state.numbers],
        [before - 1 in upfloats.get(number, ()) for number in state.numbers],
    )


def average_ratings(tournament: Tournament, before: int) -> dict[int, int]:
    """By pairing number, the average rating of those met over the board before a round (article 1.7): rounded, a half
    upwards; 0 without a game."""
    ratings = {player.number: player.rating for player in tournament.players}
    averages = {}
    for player in tournament.players:
        met = [ratings[entry.opponent] for entry in player.entries[: before - 1] if entry.result.played]
        averages[player.number] = (2 * sum(met) + len(met)) // (2 * len(met)) if met else 0
    return averages


def most_upfloats(rounds: int) -> int:
    """How many upfloats make a maximum upfloater in an event of so many rounds (article 1.8)."""
    return 2 + rounds // 5


def unrated_players(state: RoundState) -> tuple[int, ...]:
    """Those without a rating among everybody who is paired now and whom they have met over the board, by number."""
    unrated = {player.number for player in state.tournament.players if not player.rating}
    if not unrated:
        return ()
    here = set(state.numbers)
    wanted = set(here)
    for player in state.tournament.players:
        if player.number in here:
            wanted |= {entry.opponent for entry in player.entries[: state.round - 1] if entry.result.played}
    return tuple(sorted(unrated & wanted))


def _require_ratings(state: RoundState) -> None:
    """Article 1.1 asks it of everybody who is paired now, and of whom they have met."""
    missing = unrated_players(state)
    if missing:
        raise NotApplicable(
            "dubov-2026",
            say(
                "everybody needs a rating (C.04.4.1 art. 1.1); without one: {players}. Enter for each the provisional "
                "rating that the chief arbiter gives",
                players=listing(missing),
            ),
        )
