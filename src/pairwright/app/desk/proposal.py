"""A proposed or published round with its marks: who floats, who does not get the colour he is due."""

from __future__ import annotations

from pairwright.app.desk.acts import Pairs
from pairwright.app.desk.sheets import BoardRow, RoundSheet
from pairwright.handbook.citation import Article
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.model.result import Result
from pairwright.pairing.outcome import Board, BracketOutcome, RoundPairing, positions_of
from pairwright.pairing.systems.dutch.comparison import lay_out
from pairwright.state.preference import ANY, BLACK, WHITE
from pairwright.state.round_state import RoundState

BY_TABLE = ("round-robin", "scheveningen", "skalitzka", "knockout")
"""What the codes of the systems begin with in which neither scores nor colours due decide who meets whom."""


class Marks(NamedTuple):
    """What a seat is marked with."""

    down: bool = False
    """He plays below his score."""
    up: bool = False
    refused: bool = False
    """He is due the other colour."""


class MarkedRow(NamedTuple):
    """A board with the marks of both seats."""

    row: BoardRow
    white: Marks
    black: Marks


class Floats(NamedTuple):
    """Somebody who plays outside his scoregroup: his score and that of his opponent (tenths)."""

    number: int
    score: Points
    other: Points

    @property
    def is_down(self) -> bool:
        """Does he play somebody of a lower score?"""
        return self.score > self.other


class Refusal(NamedTuple):
    """A board on which somebody does not get the colour due: his number, the colour given (``w`` or ``b``), and the
    board's players."""

    number: int
    given: str
    white: int
    black: int


class Summary(NamedTuple):
    """A round in figures: boards, who floats (those who go down), who does not get the colour due, and how many had
    one due."""

    boards: int
    floats: tuple[Floats, ...]
    refusals: tuple[Refusal, ...]
    due: int

    @property
    def granted(self) -> int:
        """Players who get the colour they are due."""
        return self.due - len(self.refusals)


def as_the_list_has_it(sheet: RoundSheet, state: RoundState, pairing: RoundPairing) -> RoundPairing:
    """The pairing that a list shows, in its order; with other pairs than those of the rules, laid out bracket by
    bracket as the rules' pairing is. The article of a colour that no rule gave is empty."""
    by_rules = {(board.white, board.black): board for board in pairing.boards}
    nothing = Article("", "", "")
    boards = tuple(
        [
            by_rules.get((row.white.number, row.black.number), Board(row.white.number, row.black.number, nothing))
            for row in sheet.boards
        ]
    )
    listed = pairing._replace(boards=boards)
    if set(boards) == set(pairing.boards):
        return listed
    byes = [row.who.number for row in sheet.away if row.result is Result.PAIRING_BYE]
    listed = listed._replace(bye=byes[0] if byes else 0)
    if not pairing.brackets:
        return listed
    outcomes = [
        BracketOutcome(step.bracket.residents, step.bracket.moved_down, step.candidate.pairs, step.candidate.leftover)
        for step in lay_out(state, positions_of(state, listed))
    ]
    return listed._replace(brackets=tuple(outcomes))


def by_scores(code: str) -> bool:
    """Do scores and colours due decide in this system who meets whom?"""
    return not code.startswith(BY_TABLE)


def marked(sheet: RoundSheet, state: RoundState, code: str) -> tuple[MarkedRow, ...]:
    """The boards with their marks; none where scores do not decide."""
    if not by_scores(code):
        return tuple([MarkedRow(row, Marks(), Marks()) for row in sheet.boards])
    position = state.positions()
    return tuple([_marked(row, state, position) for row in sheet.boards])


def _marked(row: BoardRow, state: RoundState, position: dict[int, int]) -> MarkedRow:
    if row.white.number not in position or row.black.number not in position:
        return MarkedRow(row, Marks(), Marks())
    white, black = position[row.white.number], position[row.black.number]
    return MarkedRow(row, _marks(state, white, black, WHITE), _marks(state, black, white, BLACK))


def _marks(state: RoundState, own: int, other: int, given: int) -> Marks:
    mine, theirs = state.scores[own], state.scores[other]
    return Marks(mine > theirs, mine < theirs, state.due[own] not in (ANY, given))


def summary(state: RoundState, pairing: RoundPairing) -> Summary:
    """The round in figures."""
    if not by_scores(pairing.system):
        return Summary(len(pairing.boards), (), (), 0)
    position = state.positions()
    floats, refusals, due = [], [], 0
    for board in pairing.boards:
        for number, other, given in ((board.white, board.black, WHITE), (board.black, board.white, BLACK)):
            own, theirs = position[number], position[other]
            if state.scores[own] > state.scores[theirs]:
                floats.append(Floats(number, state.scores[own], state.scores[theirs]))
            due += state.due[own] != ANY
            if state.due[own] not in (ANY, given):
                refusals.append(Refusal(number, "w" if given == WHITE else "b", board.white, board.black))
    return Summary(len(pairing.boards), tuple(floats), tuple(refusals), due)


def as_shown(pairs: Pairs) -> str:
    """Pairs as a form carries them: ``1-2 4-3 5-0``, White first."""
    return " ".join([f"{white}-{black}" for white, black in pairs])


def boards_changed(shown: str, pairs: Pairs) -> int:
    """How many pairs that the rules give now are not among those that were shown; at least 1 if the two differ. Nothing
    shown (a form of old) is no difference."""
    if not shown or shown == as_shown(pairs):
        return 0
    return max(len(set(as_shown(pairs).split()) - set(shown.split())), 1)
