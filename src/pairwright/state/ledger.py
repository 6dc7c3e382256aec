"""The ledger: folds a tournament into pairing cards, one round at a time.

Replaying a tournament costs one pass over its entries: each round is folded in once, and the state before
any round is a snapshot of the ledger.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.tournament import Tournament
from pairwright.state.acceleration import virtual_points
from pairwright.state.preference import BLACK, WHITE, preference
from pairwright.state.round_state import RoundState

_WHITE, _BLACK = Colour.WHITE, Colour.BLACK
_PLAYED, _NOTHING, _ARRIVES, _BARS = 0, 1, 2, 4
"""What a result does to a card besides its points: a game, or any of: nothing, arrival, no more allocated bye."""

if TYPE_CHECKING:
    from typing import TypeVar

    _T = TypeVar("_T")
_Effects = dict[Result, tuple[Points, int]]


class Ledger:
    """Running cards of all players, by index in pairing order; ``folded`` rounds are in them."""

    def __init__(self, tournament: Tournament) -> None:
        players = list(tournament.players)
        if not tournament.numbered_by_position:
            players.sort(key=lambda player: player.number)
        self.tournament = tournament
        self.players = players
        self.numbers = [player.number for player in players]
        self.folded = 0
        self.paired_rounds = tournament.paired_rounds
        self._index = {number: index for index, number in enumerate(self.numbers)}
        self._entries = [player.entries for player in players]
        count = len(players)
        self._scores: list[Points] = [0] * count
        self._colours = [""] * count
        self._met: list[list[int]] = [[] for _ in players]
        self._arrived = [False] * count
        self._barred = [False] * count
        self._floats = [0] * count
        self._floats_before = [0] * count
        scoring = tournament.scoring
        self._worth = scoring.table()
        self._effects = _effects(self._worth, scoring.win)
        self._effects_black = (
            self._effects if scoring.same_for_both_colours else _effects(scoring.table(Colour.BLACK), scoring.win)
        )

    def fold(self) -> None:
        """Fold in the next round, its floats included."""
        round_index = self.folded
        self.folded += 1
        self._fold_floats([entries[round_index] if round_index < len(entries) else ABSENT for entries in self._entries])
        self._fold_results(round_index, self.folded)

    def fold_without_floats(self, rounds: int) -> None:
        """Fold in several rounds whose floats do not matter any more (they do for two rounds only)."""
        first = self.folded
        self.folded += rounds
        self._fold_results(first, self.folded)

    def _fold_results(self, first: int, last: int) -> None:
        """Enter what the rounds ``first + 1`` to ``last`` brought everybody."""
        scores, colours, met = self._scores, self._colours, self._met
        effects, effects_black = self._effects, self._effects_black
        for index, entries in enumerate(self._entries):
            points, history, opponents = 0, colours[index], met[index]
            rounds = entries[first:last]
            if len(rounds) < last - first:
                rounds += (ABSENT,) * (last - first - len(rounds))
            for opponent, colour, result in rounds:
                gained, effect = effects_black[result] if colour is _BLACK else effects[result]
                points += gained
                if effect:
                    if effect & _ARRIVES:
                        self._arrived[index] = True
                    if effect & _BARS:
                        self._barred[index] = True
                else:
                    history += "w" if colour is _WHITE else "b" if colour is _BLACK else ""
                    opponents.append(opponent)
            scores[index] += points
            colours[index] = history

    def _fold_floats(self, column: list[RoundEntry]) -> None:
        """Article 1.4: by the pairing scores before this round; an unplayed round counts by its points."""
        scores = self._scores
        virtual = virtual_points(self.tournament, self.folded)
        if virtual:
            scores = [score + virtual.get(number, 0) for score, number in zip(scores, self.numbers, strict=True)]
        index_of, worth, loss = self._index, self._worth, self.tournament.scoring.loss
        new = [0] * len(scores)
        for index, (opponent, _, result) in enumerate(column):
            if result.played:
                own, other = scores[index], scores[index_of[opponent]]
                if own != other:
                    new[index] = 1 if own > other else 2
            elif worth[result] > loss:
                new[index] = 1
        self._floats_before, self._floats = self._floats, new

    def state(self) -> RoundState:
        """The state before the next round."""
        tournament = self.tournament
        round_ = self.folded + 1
        virtual = virtual_points(tournament, round_)
        present, by_hand = self._present(round_)
        numbers_of, raw, met = self.numbers, self._scores, self._met
        arrivals, count = [0] * len(numbers_of), 0
        rows: list[tuple[int, int]] = []
        for index, number in enumerate(numbers_of):
            here = present[index]
            if here or self._arrived[index] or met[index] or number == by_hand:
                arrivals[index] = count
                count += 1
            if here:
                rows.append((-raw[index] - virtual.get(number, 0) if virtual else -raw[index], index))
        rows.sort()
        order = [index for _, index in rows]
        numbers = _picked(numbers_of, order)
        colours = _picked(self._colours, order)
        due, strengths, differences = _preferences(colours)
        bit_of = {number: 1 << position for position, number in enumerate(numbers)}
        scoring = tournament.scoring
        return RoundState(
            round_,
            bool(tournament.planned_rounds) and round_ >= tournament.planned_rounds,
            BLACK if tournament.initial_colour is Colour.BLACK else WHITE,
            self.folded * scoring.highest // 2,
            numbers,
            [-negative for negative, _ in rows],
            _picked(raw, order),
            _picked(arrivals, order),
            colours,
            differences,
            due,
            strengths,
            _picked(self._floats, order),
            _picked(self._floats_before, order),
            [len(history) for history in colours],
            [not self._barred[index] for index in order],
            self._opponents(order, bit_of),
            _forbidden(tournament, round_, bit_of),
            by_hand,
        )

    def _present(self, round: int) -> tuple[list[bool], int]:
        """Who is to be paired, and the bye given by hand (0: none)."""
        if round <= self.paired_rounds:
            column = round - 1
            return [len(entries) > column and entries[column].result.took_part for entries in self._entries], 0
        present = [player.available(round) for player in self.players]
        by_hand = 0
        for asked in self.tournament.requests:
            if asked.round == round:
                present[self._index[asked.player]] = False
                if asked.result is Result.PAIRING_BYE:
                    by_hand = asked.player
        return present, by_hand

    def _opponents(self, order: list[int], bit_of: dict[int, int]) -> list[int]:
        """Bitsets, by position, of those met over the board and here now."""
        bits = dict.fromkeys(self.numbers, 0) | bit_of
        bit = bits.__getitem__
        return [reduce(or_, map(bit, met), 0) for met in _picked(self._met, order)]


def _effects(worth: dict[Result, Points], win: Points) -> _Effects:
    """Points and further effects of each result. C2: a bye, or a win's points without playing, bars another bye."""
    effects = {}
    for result, points in worth.items():
        effect = _PLAYED
        if not result.played:
            effect = _NOTHING
            if result.took_part:
                effect |= _ARRIVES
            if points >= win or result is Result.PAIRING_BYE:
                effect |= _BARS
        effects[result] = (points, effect)
    return effects


def _picked(values: list[_T], order: list[int]) -> list[_T]:
    """``values`` at these indices."""
    return list(map(values.__getitem__, order))


def _preferences(colours: list[str]) -> tuple[list[int], list[int], list[int]]:
    """Due colours, strengths and differences; each distinct history is judged once."""
    known = {history: (*preference(history), 2 * history.count("w") - len(history)) for history in set(colours)}
    due, strengths, differences = zip(*map(known.__getitem__, colours), strict=True) if colours else ((), (), ())
    return list(due), list(strengths), list(differences)


def _forbidden(tournament: Tournament, round: int, bit_of: dict[int, int]) -> list[int]:
    """Bitsets of those a player may not meet by decision; an empty list when nothing is forbidden."""
    if not tournament.forbidden:
        return []
    masks = dict.fromkeys(bit_of, 0)
    for group in tournament.forbidden:
        if group.holds_in(round):
            together = 0
            for number in group.players:
                together |= bit_of.get(number, 0)
            for number in group.players:
                if number in masks:
                    masks[number] |= together & ~bit_of[number]
    return list(masks.values())


def state_before(tournament: Tournament, round: int) -> RoundState:
    """The state before any round: what is known when it is paired.

    For a round that stands in the tournament, the players are those who took part in it; for the round to
    pair, those who are available and asked for no bye.
    """
    ledger = Ledger(tournament)
    ledger.fold_without_floats(max(0, round - 3))
    while ledger.folded < round - 1:
        ledger.fold()
    return ledger.state()


def replay(tournament: Tournament) -> Iterator[RoundState]:
    """The states before round 1, 2, ... up to the last paired round, each round folded in once."""
    ledger = Ledger(tournament)
    while ledger.folded < ledger.paired_rounds:
        yield ledger.state()
        ledger.fold()
