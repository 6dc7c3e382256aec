"""Made-up Scheveningen and Skalitzka events."""

from __future__ import annotations

import pytest

import pairwright
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import InvalidTournament, NotApplicable


@pytest.mark.parametrize(
    ("text", "announced", "players", "rounds"),
    [
        ("System=scheveningen\nTeams=2\nBoards=4", "CUSTOM_SCHEVENINGEN", 8, 4),
        ("System=scheveningen-balanced\nBoards=5", "CUSTOM_SCHEVENINGEN_BALANCED", 10, 5),
        ("System=FIDE_DOUBLESCHEVENINGEN\nBoards=3", "FIDE_DOUBLESCHEVENINGEN", 6, 6),
        ("System=scheveningen\nTeams=4\nBoards=4", "CUSTOM_SCHEVENINGEN", 16, 12),
        ("System=skalitzka\nBoards=4", "CUSTOM_SKALITZKA", 12, 2),
        ("System=skalitzka\nPlayers=12\nBoards=4\nPlayedRounds=1", "CUSTOM_SKALITZKA", 12, 2),
    ],
)
def test_every_round_is_as_the_table_has_it(text: str, announced: str, players: int, rounds: int) -> None:
    """All rounds of the table, the first team the one that stands higher in the list; a file says the same."""
    made = simulate(Settings.parse(text), 4)
    assert (made.system, len(made.players), made.planned_rounds) == (announced, players, rounds)
    assert all(found.ok for found in pairwright.check(made))
    assert len({len(team.members) for team in made.teams}) == 1
    assert list(made.teams) == sorted(made.teams, key=lambda team: sum(team.members))
    again = pairwright.read(pairwright.write(made).encode())
    assert (again.teams, pairwright.standings(again).rows) == (made.teams, pairwright.standings(made).rows)


def test_what_the_tables_have_no_seats_for() -> None:
    """An odd number of boards, and players who are not so many teams, are refused with the reason."""
    with pytest.raises(NotApplicable, match="even number of boards"):
        simulate(Settings.parse("System=skalitzka\nBoards=3"), 1)
    with pytest.raises(InvalidTournament, match="3 teams of 4 are not 11 players"):
        simulate(Settings.parse("System=skalitzka\nBoards=4\nPlayers=11"), 1)
