"""The map of a round, as a picture of our own: a band for each scoregroup, the highest on top, a wire for each pair.

:func:`map_of` finds what is to be seen (bands, slots, wires, falls), :mod:`pairwright.faces.round_map_svg` draws it.
In a band of a system that weighs candidates everybody stands where the first candidate has him, S1 above and S2 below,
so that a wire is straight exactly when the pair is the one of the first candidate. Systems without brackets have their
pairs in groups as they met, White above and Black below.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from pairwright.app.desk.proposal import by_scores
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.pairing.outcome import Board, BracketOutcome, RoundPairing
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate, layout
from pairwright.pairing.systems.dutch.sequence import first_candidate
from pairwright.state.preference import ANY, BLACK, WHITE
from pairwright.state.round_state import RoundState

UPFLOATERS = ("dubov", "double-swiss")
"""What the codes of the systems begin with that take players up, so that a pair stands in the group of its higher
one."""
FROM_BOTH_ENDS = "lim"
"""The groups are met from both ends: down to the median group, and up to it."""


class Slot(NamedTuple):
    """Where a player stands in his band: column (from 0), upper (0) or lower (1) line. ``given`` is ``w``, ``b``, or
    empty for somebody who floats on (a ghost) or has the bye."""

    number: int
    column: int
    line: int
    given: str
    refused: bool = False
    is_bye: bool = False


class Wire(NamedTuple):
    """A pair: its board, the slots it joins, whether somebody came from another group."""

    board: int
    white: int
    black: int
    upper: Slot
    lower: Slot
    floats: bool

    @property
    def is_straight(self) -> bool:
        """As the numbers fall?"""
        return self.upper.column == self.lower.column


class Band(NamedTuple):
    """A scoregroup: its score, its own players, everybody who stands in it, and its pairs."""

    score: Points
    size: int
    slots: tuple[Slot, ...]
    wires: tuple[Wire, ...]

    @property
    def columns(self) -> int:
        """How wide it is."""
        return max([slot.column for slot in self.slots], default=-1) + 1


class Fall(NamedTuple):
    """Somebody's way from a ghost to his place: bands (from 0) and slots."""

    from_band: int
    ghost: Slot
    to_band: int
    place: Slot


class RoundMap(NamedTuple):
    """A round to be looked at. ``weighs``: straight and slanted wires mean something; ``by_scores``: bands are
    scoregroups."""

    round: int
    bands: tuple[Band, ...]
    falls: tuple[Fall, ...]
    weighs: bool
    by_scores: bool

    @property
    def wires(self) -> tuple[Wire, ...]:
        """All of them, from the top band down."""
        return tuple([wire for band in self.bands for wire in band.wires])

    def around(self, board: int) -> RoundMap:
        """The band of a board with its neighbours; the same map if there is no such board."""
        here = next((at for at, band in enumerate(self.bands) if any(w.board == board for w in band.wires)), None)
        if here is None:
            return self
        low, high = max(here - 1, 0), min(here + 2, len(self.bands))
        falls = [
            fall._replace(from_band=fall.from_band - low, to_band=fall.to_band - low)
            for fall in self.falls
            if low <= fall.from_band < high and low <= fall.to_band < high
        ]
        return self._replace(bands=self.bands[low:high], falls=tuple(falls))


class _Round(NamedTuple):
    """What every band asks: boards by their players, positions, cards."""

    state: RoundState
    pairing: RoundPairing
    boards: dict[int, tuple[int, Board]]

    def slot(self, position: int, column: int, line: int, *, on_board: bool) -> Slot:
        number = self.state.numbers[position]
        if not on_board:
            return Slot(number, column, line, "", is_bye=number == self.pairing.bye)
        _, board = self.boards[number]
        given = WHITE if board.white == number else BLACK
        refused = by_scores(self.pairing.system) and self.state.due[position] not in (ANY, given)
        return Slot(number, column, line, "w" if given == WHITE else "b", refused=refused)

    def wire(self, upper: Slot, lower: Slot, *, floats: bool) -> Wire:
        place, board = self.boards[upper.number]
        return Wire(place, board.white, board.black, upper, lower, floats)


def map_of(state: RoundState, pairing: RoundPairing) -> RoundMap:
    """The map of a round, from its cards and its pairing alone."""
    boards = {
        number: (place, board) for place, board in enumerate(pairing.boards, 1) for number in (board.white, board.black)
    }
    known = _Round(state, pairing, boards)
    if pairing.brackets:
        bands = tuple([_bracket(known, outcome) for outcome in pairing.brackets])
    else:
        bands = tuple(_groups(known))
    return RoundMap(pairing.round, bands, tuple(_falls(bands)), bool(pairing.brackets), by_scores(pairing.system))


def _bracket(known: _Round, outcome: BracketOutcome) -> Band:
    """A bracket as its first candidate lays it out."""
    bracket = Bracket(outcome.moved_down, outcome.residents)
    parts = layout(bracket, Candidate(outcome.pairs, outcome.leftover))
    first = first_candidate(bracket, len(outcome.pairs), len(parts.s1))
    places: dict[int, tuple[int, int]] = {}
    for column, (higher, lower) in enumerate(first.pairs):
        places[higher], places[lower] = (column, 0), (column, 1)
    for column, player in enumerate(first.leftover, len(first.pairs)):
        places[player] = (column, 1)
    gone = set(outcome.leftover)
    slots = {player: known.slot(player, *place, on_board=player not in gone) for player, place in places.items()}
    above = set(outcome.moved_down)
    wires = [
        known.wire(*sorted((slots[one], slots[other]), key=_from_above), floats=one in above or other in above)
        for one, other in outcome.pairs
    ]
    low, high = outcome.residents
    return Band(known.state.scores[low], high - low, tuple(slots.values()), tuple(wires))


def _from_above(slot: Slot) -> tuple[int, int]:
    return slot.line, slot.column


def _groups(known: _Round) -> Iterable[Band]:
    """Scoregroups with the pairs that were made in them; one band for all where no scores decide."""
    state, system = known.state, known.pairing.system
    groups = state.groups()
    if groups and not by_scores(system):
        groups = [(0, state.size)]
    group_of = {player: at for at, (low, high) in enumerate(groups) for player in range(low, high)}
    position = state.positions()
    made: dict[int, list[Board]] = {at: [] for at in range(len(groups))}
    away: dict[int, list[int]] = {at: [] for at in range(len(groups))}
    for board in known.pairing.boards:
        pair = (position[board.white], position[board.black])
        home = _home(state, system, group_of, *sorted(pair))
        made[home].append(board)
        for player in pair:
            if group_of[player] != home:
                away[group_of[player]].append(player)
    for at, (low, high) in enumerate(groups):
        ghosts = sorted(away[at])
        if known.pairing.bye in position and group_of[position[known.pairing.bye]] == at:
            ghosts.append(position[known.pairing.bye])
        yield _group(known, (low, high), made[at], ghosts)


def _home(state: RoundState, system: str, group_of: dict[int, int], higher: int, lower: int) -> int:
    """The group in which two players met."""
    if system.startswith(UPFLOATERS):
        return group_of[higher]
    if system.startswith(FROM_BOTH_ENDS):
        median = (state.round - 1) * state.tournament.scoring.win // 2
        if state.scores[higher] <= median:
            return group_of[higher]
    return group_of[lower]


def _group(known: _Round, residents: tuple[int, int], boards: list[Board], ghosts: list[int]) -> Band:
    position = known.state.positions()
    low, high = residents
    slots, wires = [], []
    for column, board in enumerate(boards):
        white, black = position[board.white], position[board.black]
        upper, lower = (
            known.slot(white, column, 0, on_board=True),
            known.slot(black, column, 1, on_board=True),
        )
        inside = all(low <= player < high for player in (white, black))
        slots += [upper, lower]
        wires.append(known.wire(upper, lower, floats=not inside))
    for column, player in enumerate(ghosts, len(boards)):
        slots.append(known.slot(player, column, 1, on_board=False))
    return Band(known.state.scores[low], high - low, tuple(slots), tuple(wires))


def _falls(bands: tuple[Band, ...]) -> Iterable[Fall]:
    """From every ghost to where the player stands next: a further ghost, or his place at a board."""
    seen: dict[int, list[tuple[int, Slot]]] = {}
    for at, band in enumerate(bands):
        for slot in band.slots:
            seen.setdefault(slot.number, []).append((at, slot))
    for stands in seen.values():
        way = sorted(stands, key=lambda stand: bool(stand[1].given))  # ghosts first, in the order of the bands
        for (start, ghost), (end, place) in pairwise(way):
            yield Fall(start, ghost, end, place)
