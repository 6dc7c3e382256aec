"""Whole rounds of random tournaments as the text has them: the bye, the pairs, who is White and by which rule."""

from __future__ import annotations

from random import Random

import pytest

from pairwright.app import commands
from pairwright.app.commands import Given
from pairwright.errors import NoLegalPairing
from pairwright.model.colour import Colour
from pairwright.model.matches import Matches
from pairwright.model.result import Result
from pairwright.model.team import TeamBye
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import Forbidden, Tournament
from tests.oracles.team_judge import Judge, Seen, Terms
from tests.support.team_events import drawn_team_event

TYPES = {
    "FIDE_TEAM_TYPEA_MP_GP": ("A", True),
    "FIDE_TEAM_TYPEB_MP_GP": ("B", True),
    "FIDE_TEAM_TYPEA_GP_MP": ("A", True),
    "FIDE_TEAM_TYPEB_GP": ("B", False),
    "FIDE_TEAM_MP_GP": ("", True),
}
NOT_A_BYE_AGAIN = (Result.PAIRING_BYE, Result.FORFEIT_WIN, Result.FULL_BYE)


def seen_of(matches: Matches, at: int, *, by_game_points: bool) -> Seen:
    """One team as the judge sees it."""
    totals = [[(0, 0)] for _ in matches.rows]
    for row, total in zip(matches.rows, totals, strict=True):
        for one in row:
            primary, secondary = one.match_points, one.game_points
            if by_game_points:
                primary, secondary = secondary, primary
            total.append((total[-1][0] + primary, total[-1][1] + secondary))
    row = matches.rows[at]
    played = [(round_, one) for round_, one in enumerate(row) if one.opponent >= 0 and one.result.played]
    floats = [round_ for round_, one in played if totals[at][round_][0] != totals[one.opponent][round_][0]]
    return Seen(
        *totals[at][-1],
        met=frozenset(matches.numbers[one.opponent] for _, one in played),
        colours="".join("W" if one.colour is Colour.WHITE else "B" for _, one in played),
        floated=len(row) - 1 in floats,
        barred=any(one.result in NOT_A_BYE_AGAIN for one in row),
    )


def drawn(dice: Random) -> Tournament:
    """Before its next round; some ask for a bye in it, some pairs are kept apart."""
    tournament = drawn_team_event(dice, dice.choice(list(TYPES)), gaps=dice.choice([0.0, 1.0]))
    numbers = [team.number for team in tournament.teams]
    round_ = tournament.paired_rounds + 1
    event = tournament.team_event
    byes = tuple(TeamBye(round_, team, Result.ABSENT) for team in dice.sample(numbers, dice.choice([0, 0, 1, 2])))
    apart = tuple(Forbidden(tuple(dice.sample(numbers, 2))) for _ in range(dice.choice([0, 0, 3])))
    return tournament._replace(
        planned_rounds=round_ + dice.randint(0, 4),
        initial_colour=dice.choice([Colour.WHITE, Colour.BLACK]),
        team_event=event._replace(byes=event.byes + byes, forbidden=apart),
    )


@pytest.mark.parametrize("seed", range(60))
def test_the_round_is_the_one_of_the_text(seed: int) -> None:
    """Of two tournaments for each seed, of all types; where nothing is legal the engine says so."""
    dice = Random(seed)
    for _ in range(2):
        tournament = drawn(dice)
        kind, uses_secondary = TYPES[tournament.system]
        field = field_of_teams(tournament)
        assert field.matches is not None
        by_game_points = "GP_MP" in tournament.system or (
            tournament.system.endswith("GP") and "MP" not in tournament.system
        )
        round_ = field.paired_rounds + 1
        away = {request.player for request in field.requests if request.round == round_}
        teams = {
            number: seen_of(field.matches, at, by_game_points=by_game_points)
            for at, number in enumerate(field.matches.numbers)
            if number not in away
        }
        terms = Terms(
            kind,
            uses_secondary,
            "W" if tournament.initial_colour is Colour.WHITE else "B",
            tournament.planned_rounds - round_ + 1,
        )
        judge = Judge(teams, terms, frozenset(frozenset(one.players) for one in field.forbidden))
        pairs, bye = judge.pair()
        try:
            found = commands.pair(tournament, given=Given(system="team-swiss-2026")).pairing
        except NoLegalPairing:
            assert bye == -1
            continue
        boards = {(board.white, board.black, board.colour_rule.number) for board in found.boards}
        assert (boards, found.bye) == ({judge.colours(*pair) for pair in pairs}, bye)
