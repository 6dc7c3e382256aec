"""Positions for the system by hand."""

from __future__ import annotations

from pairwright.model.tournament import Tournament
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.manual_swiss import ManualSwiss
from pairwright.state.round_state import RoundState
from tests.support.positions import Seat, position

SYSTEM = ManualSwiss()


def before_round(round: int, *seats: Seat, rounds: int = 7) -> RoundState:
    """The state before a round of a tournament of so many rounds."""
    return position(*seats, round=round)._replace(tournament=Tournament(planned_rounds=rounds))


def paired(round: int, *seats: Seat, rounds: int = 7) -> RoundPairing:
    """The round as the system pairs it."""
    return SYSTEM.pair(before_round(round, *seats, rounds=rounds))


def group(score: int, colours: dict[int, str], met: dict[int, tuple[int, ...]] | None = None) -> list[Seat]:
    """The players of one score: number and colours so far; whom some of them have met."""
    return [Seat(number, score, history, (met or {}).get(number, ())) for number, history in colours.items()]


def articles(pairing: RoundPairing) -> list[str]:
    """Of all steps, in order."""
    return [step.article.number for step in pairing.steps]


def notes(pairing: RoundPairing, article: str) -> list[str]:
    """What was noted by an article."""
    return [str(step.note) for step in pairing.steps if step.article.number == article]
