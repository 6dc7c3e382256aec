"""Points are counted in two places: for standings, and round by round for pairing."""

from __future__ import annotations

from hypothesis import HealthCheck, assume, given, settings

from pairwright.model.result import Result
from pairwright.model.standing import earned
from pairwright.model.tournament import Tournament
from pairwright.state.ledger import replay, state_before
from tests.support.tournaments import tournaments

patient = settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])


@patient
@given(tournaments())
def test_standings_and_pairing_count_alike(tournament: Tournament) -> None:
    """After all rounds, a player has the points the results and decisions gave him, whoever counts."""
    assume(all(entry.result is not Result.PENDING for player in tournament.players for entry in player.entries))
    everybody = tournament._replace(
        players=tuple(player._replace(enters_in=1, withdrawn_from=0, expelled_from=0) for player in tournament.players),
        requests=(),
        virtual_points=(),
        system="",
    )
    state = state_before(everybody, tournament.paired_rounds + 1)
    points = dict(zip(state.numbers, state.standings, strict=True))
    assert [points[player.number] for player in tournament.players] == earned(tournament)


@patient
@given(tournaments())
def test_one_round_or_all_of_them(tournament: Tournament) -> None:
    """What is known before a round does not depend on how I came there."""
    for round_, state in enumerate(replay(tournament), 1):
        assert state == state_before(tournament, round_)
