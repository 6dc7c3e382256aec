"""Skalitzka's method, of a tournament whose players stand in three teams."""

from __future__ import annotations

from pairwright.errors import NotApplicable, listing, say
from pairwright.handbook.citation import Article
from pairwright.handbook.team_tables import SKALITZKA
from pairwright.lean import TYPE_CHECKING
from pairwright.pairing.outcome import Step
from pairwright.pairing.tables.seating import Seating
from pairwright.pairing.tables.seats import Game, Rounds
from pairwright.pairing.tables.skalitzka import BLOCKS, ONE_OF_EACH_COLOUR, TEAMS, THREE_TEAMS, skalitzka
from pairwright.pairing.tables.system import ByTable

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament
    from pairwright.state.round_state import RoundState


class Skalitzka(ByTable):
    """Three teams in two rounds, in which all play."""

    code = "skalitzka"
    title = "Skalitzka's method for three teams"
    regulation = SKALITZKA
    everybody_paired = THREE_TEAMS
    who_may_have_the_bye = THREE_TEAMS
    met_before = ONE_OF_EACH_COLOUR

    def announcement(self, _tournament: Tournament) -> str:
        """The encoded type (record 192); the format has none of its own."""
        return "CUSTOM_SKALITZKA"

    def table(self, _tournament: Tournament, seating: Seating) -> Rounds:
        """Both rounds."""
        teams = len(seating.teams)
        if teams != TEAMS:
            raise NotApplicable(say("{count} teams", count=teams), say("Skalitzka's method is for three teams"))
        return skalitzka(seating.boards)

    def colour_rule(self, _tournament: Tournament, _seating: Seating, _round: int) -> Article:
        """The table gives the colours."""
        return BLOCKS

    def steps(self, state: RoundState, seating: Seating, games: tuple[tuple[Game, int, int], ...]) -> tuple[Step, ...]:
        """The blocks of two boards of each team."""
        note = say("three teams of {boards} boards, round {round} of 2", boards=seating.boards, round=state.round)
        steps = [Step(THREE_TEAMS, tuple(sorted(state.numbers)), note)]
        for odd in range(1, seating.boards, 2):
            pairs = tuple([(white, black) for game, white, black in games if game.white.board in (odd, odd + 1)])
            shown = listing(f"{white}-{black}" for white, black in pairs)
            players = tuple([player for pair in pairs for player in pair])
            note = say("boards {odd} and {even} of the teams: {games}", odd=odd, even=odd + 1, games=shown)
            steps.append(Step(BLOCKS, players, note, pairs))
        return tuple(steps)


SKALITZKA_METHOD = Skalitzka()

OFFERS = (SKALITZKA_METHOD,)
