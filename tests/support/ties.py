"""Tournaments of one round in which so many share the first place, and play-offs that are played by lot."""

from __future__ import annotations

from random import Random

import pairwright
from pairwright.errors import NotApplicable
from pairwright.formats.base import read, write
from pairwright.model.acts import AddRound, EnterResult, apply
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import Information, Tournament

WIN, DRAW, LOSS = (Result.WIN, Result.LOSS), (Result.DRAW, Result.DRAW), (Result.LOSS, Result.WIN)


MOST_ROUNDS = 60
"""More than any play-off has."""


def tied(count: int) -> Tournament:
    """Players 1 to ``count``, the best by rating first, have won the only round."""
    players = [
        Player(number, f"Player {number:02}", 2400 - number, entries=(_entry(count + number, Result.WIN),))
        for number in range(1, count + 1)
    ]
    players += [
        Player(count + number, f"Player {count + number:02}", 2000 - number, entries=(_entry(number, Result.LOSS),))
        for number in range(1, count + 1)
    ]
    return Tournament(
        tuple(players),
        Information("Harbour Open", start="2026/03/07"),
        1,
        system="FIDE_DUTCH_2026",
        tie_breaks=("RTNG",),
        ranks_by=("PTS", "RTNG"),
    )


def _entry(opponent: int, result: Result) -> RoundEntry:
    return RoundEntry(opponent, Colour.WHITE if result is Result.WIN else Colour.BLACK, result)


def saved(tournament: Tournament) -> Tournament:
    """The tournament as a file brings it back."""
    return read(write(tournament, "trf26").text.encode()).tournament


def played_by(tournament: Tournament, results: list[tuple[Result, Result]]) -> Tournament:
    """The tournament with these results, White first, board by board and round by round as they are paired; the last
    one again and again when they are used up."""
    left = list(results)
    for _ in range(MOST_ROUNDS):
        try:
            found = pairwright.pair(tournament)
        except NotApplicable:
            return tournament
        if tournament.planned_rounds and found.round > tournament.planned_rounds:
            return tournament
        tournament = apply(tournament, AddRound(found.round, tuple(found.pairs)))
        for white, black in found.pairs:
            if black:
                result = left.pop(0) if len(left) > 1 else left[0]
                tournament = apply(tournament, EnterResult(found.round, white, black, *result))
        tournament = saved(tournament)
    raise AssertionError("it has no end")


def played_by_lot(tournament: Tournament, random: Random) -> Tournament:
    """The tournament played to its end."""
    return played_by(tournament, [random.choice((WIN, DRAW, LOSS)) for _ in range(200)])


def won_in(tournament: Tournament, *, order: tuple[int, ...]) -> Tournament:
    """The tournament played to its end: whoever stands first in this order (numbers of the file) wins."""
    for _ in range(MOST_ROUNDS):
        try:
            found = pairwright.pair(tournament)
        except NotApplicable:
            return tournament
        if tournament.planned_rounds and found.round > tournament.planned_rounds:
            return tournament
        tournament = apply(tournament, AddRound(found.round, tuple(found.pairs)))
        for white, black in found.pairs:
            if black:
                result = WIN if order.index(white) < order.index(black) else LOSS
                tournament = apply(tournament, EnterResult(found.round, white, black, *result))
    raise AssertionError("it has no end")
