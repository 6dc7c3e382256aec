"""Abnormal points (record 299): what they change, said in one place.

*Instead of*: a kind of result is worth other points. Where several decisions fit, one that names players outweighs one
for everybody, then one that names a round outweighs one for all rounds. *Beside* the results: bonuses and penalties
add up. One with a round comes with that round, as its results do; one without comes once, before round 1.
"""

from __future__ import annotations

from functools import lru_cache

from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result, Worth
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import AbnormalPoints, Tournament

_FIELDS = {
    Worth.WIN: ("win", "win_black"),
    Worth.DRAW: ("draw", "draw_black"),
    Worth.LOSS: ("loss", "loss_black"),
    Worth.FORFEIT_WIN: ("forfeit_win",),
    Worth.FORFEIT_LOSS: ("forfeit_loss",),
    Worth.FULL_BYE: ("full_bye",),
    Worth.HALF_BYE: ("half_bye",),
    Worth.ABSENCE: ("absence",),
}
CHANGEABLE = frozenset(_FIELDS)
"""What can be worth abnormal points."""


def scorings(tournament: Tournament, round: int) -> dict[int, Scoring]:
    """By pairing number, the scoring of everybody to whom results of this round are worth something else."""
    fitting = [
        given for given in tournament.abnormal_points if given.instead_of is not None and given.round in (0, round)
    ]
    fitting.sort(key=lambda given: bool(given.round))
    general = tournament.scoring
    for points, worth, _, players in fitting:
        if not players:
            general = _changed(general, worth, points)
    changed: dict[int, Scoring] = {}
    if general != tournament.scoring:
        changed = dict.fromkeys([player.number for player in tournament.players], general)
    for points, worth, _, players in fitting:
        for number in players:
            changed[number] = _changed(changed.get(number, general), worth, points)
    return changed


def _changed(scoring: Scoring, worth: Worth | None, points: Points) -> Scoring:
    return scoring._replace(**dict.fromkeys(_FIELDS.get(worth, ()) if worth else (), points))


def bonuses(tournament: Tournament, round: int) -> dict[int, Points]:
    """Bonuses and penalties, by pairing number, that come with this round; round 0: those before round 1. What the two
    games of a match are worth beyond its result is among them."""
    found: dict[int, Points] = {}
    everybody = [player.number for player in tournament.players]
    for points, worth, when, players in tournament.abnormal_points:
        if worth is None and when == round:
            for number in players or everybody:
                found[number] = found.get(number, 0) + points
    if tournament.two_games:
        from pairwright.model.two_games import corrections

        for number, points in corrections(tournament, round).items():
            found[number] = found.get(number, 0) + points
    return found


def changes(tournament: Tournament) -> dict[int, Points]:
    """What all abnormal points of the rounds in the players' entries change in standings, by pairing number."""
    found = bonuses(tournament, 0)
    players = {player.number: player for player in tournament.players}
    for round_ in range(1, tournament.columns + 1):
        gained = bonuses(tournament, round_)
        for number, scoring in scorings(tournament, round_).items():
            player = players.get(number)
            if player and round_ <= len(player.entries):
                _, colour, result = player.entries[round_ - 1]
                change = _worth_of(scoring, colour)[result] - _worth_of(tournament.scoring, colour)[result]
                gained[number] = gained.get(number, 0) + change
        for number, points in gained.items():
            found[number] = found.get(number, 0) + points
    return found


@lru_cache(maxsize=64)
def _worth_of(scoring: Scoring, colour: Colour) -> dict[Result, Points]:
    return scoring.table(colour)


def contradictions(given: tuple[AbnormalPoints, ...]) -> list[tuple[int, int]]:
    """Pairs of decisions (by index, the first first) that give one thing two values, neither outweighing the other."""
    found = []
    first: dict[tuple[Worth, int, int], int] = {}
    for index, (points, worth, round_, players) in enumerate(given):
        if worth is None:
            continue
        others = [first.setdefault((worth, round_, number), index) for number in players or (0,)]
        differing = [other for other in others if given[other].points != points]
        found += [(min(differing), index)] if differing else []
    return found
