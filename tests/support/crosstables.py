"""Tournaments drawn as crosstables: ``1: 3w1 2b= U`` is player 1, who won with White against 3, drew with Black
against 2 and had the pairing-allocated bye; ``1 2400:`` gives him a rating too."""

from __future__ import annotations

from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import RESULTS, Result
from pairwright.model.round import RoundEntry
from pairwright.model.tournament import Tournament


def crosstable(text: str, *, rounds: int = 0, initial_colour: Colour = Colour.WHITE) -> Tournament:
    """The tournament of this crosstable, one player a line."""
    players = []
    for line in text.strip().splitlines():
        head, _, entries = line.partition(":")
        number, _, rating = head.strip().partition(" ")
        rounds_of_player = tuple(_entry(entry) for entry in entries.split())
        players.append(Player(int(number), rating=int(rating or 0), entries=rounds_of_player))
    return Tournament(tuple(players), planned_rounds=rounds, initial_colour=initial_colour)


def with_games(tournament: Tournament, round: int, *boards: tuple[int, int]) -> Tournament:
    """The tournament with these boards in the round, all drawn; ``(number, 0)`` is the bye."""
    entries = {}
    for white, black in boards:
        if black:
            entries[white] = RoundEntry(black, Colour.WHITE, Result.DRAW)
            entries[black] = RoundEntry(white, Colour.BLACK, Result.DRAW)
        else:
            entries[white] = RoundEntry(0, Colour.NONE, Result.PAIRING_BYE)
    return tournament.with_entries(round, entries)


def _entry(text: str) -> RoundEntry:
    if len(text) == 1:
        return RoundEntry(0, Colour.NONE, RESULTS[text])
    return RoundEntry(int(text[:-2]), Colour(text[-2]), RESULTS[text[-1]])
