"""Small positions of teams of one board: ``1: F F`` has 4 match points and has met nobody."""

from __future__ import annotations

from pairwright.model.colour import Colour
from pairwright.model.team import TeamEvent
from pairwright.model.team_field import field_of_teams
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.systems.olympiad import OLYMPIAD
from pairwright.pairing.systems.olympiad.field import Field
from pairwright.state.ledger import state_before
from pairwright.state.round_state import RoundState
from tests.pairing.olympiad.played import SYSTEM
from tests.support.team_events import drawn_up


def state_of(text: str, round: int, event: TeamEvent | None = None) -> RoundState:
    """The teams before a round, from their crosstable (one line for each team, numbered from 1)."""
    members = [[number] for number in range(1, len(text.strip().splitlines()) + 1)]
    tournament = drawn_up(members, text, event or TeamEvent())._replace(
        system=SYSTEM, planned_rounds=11, initial_colour=Colour.WHITE
    )
    return state_before(field_of_teams(tournament), round)


def field_of(text: str, round: int) -> Field:
    """The same, as the engine reads it."""
    return Field(state_of(text, round))


def paired(text: str, round: int) -> RoundPairing:
    """The round."""
    return OLYMPIAD.pair(state_of(text, round))


def pairs_of(pairing: RoundPairing) -> list[tuple[int, ...]]:
    """Who meets whom, smaller number first, without colours."""
    return sorted(tuple(sorted(pair)) for pair in pairing.pairs)


def articles_of(pairing: RoundPairing, *teams: int) -> list[str]:
    """Articles of the steps about exactly these teams."""
    return [step.article.number for step in pairing.steps if step.players == teams]
