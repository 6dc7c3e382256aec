"""The ledger: folds a tournament into pairing cards, one round at a time.

Replaying a tournament costs one pass over its entries: each round is folded in once, and the state before
any round is a snapshot of the ledger.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, compress
from operator import attrgetter

from pairwright.handbook.dutch import DUTCH_2026
from pairwright.handbook.swiss import ACCELERATION, BASIC_RULES, HANDLING_RULES
from pairwright.lean import TYPE_CHECKING
from pairwright.model.abnormal import bonuses, scorings
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.model.round import ABSENT
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import Tournament
from pairwright.state.acceleration import virtual_points
from pairwright.state.floats import Float
from pairwright.state.preference import BLACK, WHITE, difference, preference
from pairwright.state.round_state import RoundState

IMPLEMENTS = (
    BASIC_RULES["4"],
    *(HANDLING_RULES[number] for number in ("2.4", "3.1", "3.2", "3.3", "3.4", "3.5")),
    ACCELERATION["1.5"],
    DUTCH_2026["1.4"],
)

_WHITE, _BLACK = Colour.WHITE, Colour.BLACK
_DOWN, _UP = int(Float.DOWN), int(Float.UP)
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
            players.sort(key=attrgetter("number"))
        self.tournament = tournament
        self.players = players
        self.numbers = list(map(attrgetter("number"), players))
        self.folded = 0
        self.paired_rounds = tournament.paired_rounds
        self._index = {number: index for index, number in enumerate(self.numbers)}
        self._entries = list(map(attrgetter("entries"), players))
        count = len(players)
        self._scores: list[Points] = [0] * count
        self._colours = [""] * count
        self._met: list[list[int]] = [[] for _ in players]
        self._arrived = [False] * count
        self._barred = [False] * count
        self._floats = [0] * count
        self._floats_before = [0] * count
        self._effects = _effects(tournament.scoring, tournament.scoring.win)
        self._abnormal = tournament.points_beside_results
        if self._abnormal:
            self._add(bonuses(tournament, 0))

    def fold(self) -> None:
        """Fold in the next round, its floats included (article 1.4): by the pairing scores before the round; an
        unplayed round by its points."""
        round_index = self.folded
        self.folded += 1
        scores, colours, met, index_of = self._scores, self._colours, self._met, self._index
        effects, effects_black = self._effects
        loss = self.tournament.scoring.loss
        before = self._pairing_scores(self.folded)
        barred = self._barred[:] if self._abnormal else []
        floats = [0] * len(scores)
        for index, entries in enumerate(self._entries):
            opponent, colour, result = entries[round_index] if round_index < len(entries) else ABSENT
            gained, effect = effects_black[result] if colour is _BLACK else effects[result]
            scores[index] += gained
            if effect:
                self._note_unplayed(index, effect)
                if gained > loss:
                    floats[index] = _DOWN
                continue
            colours[index] += "w" if colour is _WHITE else "b" if colour is _BLACK else ""
            met[index].append(opponent)
            own, other = before[index], before[index_of[opponent]]
            if own != other:
                floats[index] = _DOWN if own > other else _UP
        if self._abnormal:
            self._correct(floats, barred)
        self._floats_before, self._floats = self._floats, floats

    def floats(self) -> dict[int, Float]:
        """Floats of the round folded in last, by pairing number; of everybody, also of who is away now."""
        return {number: Float(mark) for number, mark in zip(self.numbers, self._floats, strict=True)}

    def _correct(self, floats: list[int], barred: list[bool]) -> None:
        """Abnormal points of the round just folded in. An unplayed round is judged by what it is worth to the player
        (C2 and article 1.4 ask what it brought him); ``barred`` is who was, before the round."""
        tournament, round_ = self.tournament, self.folded
        scoring = tournament.scoring
        for number, own in scorings(tournament, round_).items():
            index = self._index[number]
            _, colour, result = self.players[index].entry(round_)
            side = 1 if colour is _BLACK else 0
            gained, effect = _effects(own, scoring.win)[side][result]
            self._scores[index] += gained - self._effects[side][result][0]
            if effect:
                self._barred[index] = barred[index] or bool(effect & _BARS)
                floats[index] = _DOWN if gained > scoring.loss else 0
        self._add(bonuses(tournament, round_))

    def _add(self, points: dict[int, Points]) -> None:
        """Points that are no result of a round."""
        for number, gained in points.items():
            self._scores[self._index[number]] += gained

    def fold_without_floats(self, rounds: int) -> None:
        """Fold in several rounds whose floats do not matter any more (they do for two rounds only); not for a
        tournament with abnormal points."""
        first, last = self.folded, self.folded + rounds
        self.folded = last
        scores, colours, met = self._scores, self._colours, self._met
        effects, effects_black = self._effects
        for index, entries in enumerate(self._entries):
            row = entries[first:last] if len(entries) >= last else entries[first:] + (ABSENT,) * (last - len(entries))
            points, history, opponents = 0, "", met[index]
            for opponent, colour, result in row:
                gained, effect = effects_black[result] if colour is _BLACK else effects[result]
                points += gained
                if effect:
                    self._note_unplayed(index, effect)
                else:
                    history += "b" if colour is _BLACK else "w" if colour is _WHITE else ""
                    opponents.append(opponent)
            scores[index] += points
            colours[index] += history

    def _note_unplayed(self, index: int, effect: int) -> None:
        if effect & _ARRIVES:
            self._arrived[index] = True
        if effect & _BARS:
            self._barred[index] = True

    def pairing_scores(self) -> dict[int, Points]:
        """By pairing number, the scores by which the next round is paired, virtual points included."""
        return dict(zip(self.numbers, self._pairing_scores(self.folded + 1), strict=True))

    def standings(self) -> dict[int, Points]:
        """By pairing number, the points so far, virtual points excluded."""
        return dict(zip(self.numbers, self._scores, strict=True))

    def _pairing_scores(self, round: int) -> list[Points]:
        """The scores so far with the virtual points of the round; a list of its own."""
        virtual = virtual_points(self.tournament, round)
        if not virtual:
            return self._scores[:]
        return [score + virtual.get(number, 0) for score, number in zip(self._scores, self.numbers, strict=True)]

    def state(self) -> RoundState:
        """The state before the next round."""
        tournament = self.tournament
        round_ = self.folded + 1
        present, by_hand = self._present(round_)
        scores = self._pairing_scores(round_)
        order = sorted(compress(range(len(scores)), present), key=scores.__getitem__, reverse=True)
        numbers = _picked(self.numbers, order)
        colours = _picked(self._colours, order)
        due, strengths, differences = _preferences(colours)
        bits = [0] * (max(self._index, default=0) + 1)
        for position, number in enumerate(numbers):
            bits[number] = 1 << position
        scoring = tournament.scoring
        return RoundState(
            round_,
            bool(tournament.planned_rounds) and round_ >= tournament.planned_rounds,
            BLACK if tournament.initial_colour is Colour.BLACK else WHITE,
            self.folded * scoring.highest // 2,
            numbers,
            _picked(scores, order),
            _picked(self._scores, order),
            _picked(self._arrivals(present, by_hand), order),
            colours,
            differences,
            due,
            strengths,
            _picked(self._floats, order),
            _picked(self._floats_before, order),
            [len(history) for history in colours],
            [not self._barred[index] for index in order],
            self._opponents(order, bits),
            _forbidden(tournament, round_, numbers, bits),
            by_hand,
            tournament,
        )

    def _present(self, round: int) -> tuple[list[bool], int]:
        """Who is to be paired, and the bye given by hand (0: none)."""
        if round <= self.paired_rounds:
            column = round - 1
            return [len(entries) > column and entries[column].result.took_part for entries in self._entries], 0
        present = [True] * len(self.players)
        for index, player in enumerate(self.players):
            if player.enters_in > 1 or player.withdrawn_from or player.expelled_from:
                present[index] = player.available(round)
        by_hand = 0
        for asked in self.tournament.requests:
            if asked.round == round:
                present[self._index[asked.player]] = False
                if asked.result is Result.PAIRING_BYE:
                    by_hand = asked.player
        return present, by_hand

    def _arrivals(self, present: list[bool], by_hand: int) -> list[int]:
        """How many have arrived before each (ruling on article 5.2.5): here now, or part of an earlier pairing."""
        arrived = [
            here or before or bool(met) for here, before, met in zip(present, self._arrived, self._met, strict=True)
        ]
        if by_hand:
            arrived[self._index[by_hand]] = True
        return list(accumulate(arrived, initial=0))

    def _opponents(self, order: list[int], bits: list[int]) -> list[int]:
        """Bitsets, by position, of those met over the board and here now; ``bits`` are theirs, by number."""
        masks = []
        for met in _picked(self._met, order):
            mask = 0
            for number in met:
                mask |= bits[number]
            masks.append(mask)
        return masks


@lru_cache(maxsize=64)
def _effects(scoring: Scoring, win: Points) -> tuple[_Effects, _Effects]:
    """Points and further effects of each result, for White and for Black.

    C2: a bye, or the points of a ``win`` without playing, bars another bye.
    """
    tables = []
    for colour in (_WHITE, _BLACK):
        effects: _Effects = {}
        for result, points in scoring.table(colour).items():
            effect = _PLAYED
            if not result.played:
                effect = _NOTHING
                if result.took_part:
                    effect |= _ARRIVES
                if points >= win or result is Result.PAIRING_BYE:
                    effect |= _BARS
            effects[result] = (points, effect)
        tables.append(effects)
    return tables[0], tables[1]


def _picked(values: list[_T], order: list[int]) -> list[_T]:
    """``values`` at these indices."""
    return list(map(values.__getitem__, order))


def _preferences(colours: list[str]) -> tuple[list[int], list[int], list[int]]:
    """Due colours, strengths and differences."""
    due, strengths, differences = zip(*map(_preference, colours), strict=True) if colours else ((), (), ())
    return list(due), list(strengths), list(differences)


@lru_cache(maxsize=4096)
def _preference(history: str) -> tuple[int, int, int]:
    """Due colour, strength and difference; a history that many players share is judged once."""
    return (*preference(history), difference(history))


def _forbidden(tournament: Tournament, round: int, numbers: list[int], bits: list[int]) -> list[int]:
    """Bitsets of those a player may not meet by decision; an empty list when nothing is forbidden."""
    if not tournament.forbidden:
        return []
    masks = dict.fromkeys(numbers, 0)
    for group in tournament.forbidden:
        if group.holds_in(round):
            here = [number for number in group.players if number in masks]
            together = 0
            for number in here:
                together |= bits[number]
            for number in here:
                masks[number] |= together & ~bits[number]
    return list(masks.values())


def state_before(tournament: Tournament, round: int) -> RoundState:
    """The state before any round: what is known when it is paired.

    For a round that stands in the tournament, the players are those who took part in it; for the round to
    pair, those who are available and asked for no bye.
    """
    ledger = Ledger(tournament)
    if round > 3 and not tournament.points_beside_results:
        ledger.fold_without_floats(round - 3)
    while ledger.folded < round - 1:
        ledger.fold()
    return ledger.state()


def replay(tournament: Tournament) -> Iterator[RoundState]:
    """The states before round 1, 2, ... up to the last paired round, each round folded in once."""
    ledger = Ledger(tournament)
    while ledger.folded < ledger.paired_rounds:
        yield ledger.state()
        ledger.fold()
