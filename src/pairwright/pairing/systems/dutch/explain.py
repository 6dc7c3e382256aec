"""Why a round is paired as it is, as data: brackets, floaters, colours, the bye, and why not otherwise.

Players are pairing numbers here. Whoever tells it in words finds the words in ``pairwright.faces.explanations``.
"""

from __future__ import annotations

from pairwright.errors import NoLegalPairing, UnknownCode
from pairwright.handbook.citation import Article
from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.lean import NamedTuple
from pairwright.model.points import Points
from pairwright.pairing.base import Engine
from pairwright.pairing.findings import Obstacle
from pairwright.pairing.outcome import Board, Pairs, RoundPairing, positions_of
from pairwright.pairing.procedure import not_paired, require_two
from pairwright.pairing.systems.dutch.comparison import Step, SystemOutlook, bye_score, lay_out, parting
from pairwright.pairing.systems.dutch.criteria import Criterion, obstacles
from pairwright.pairing.systems.dutch.judge import Judgement, judge
from pairwright.pairing.systems.dutch.layout import Layout, layout
from pairwright.pairing.systems.dutch.reasons.byes import ByeExplanation, bye_of
from pairwright.pairing.systems.dutch.reasons.causes import Cause, Why, by_criterion, completion
from pairwright.pairing.systems.dutch.reasons.departure import Departure, departure
from pairwright.pairing.systems.dutch.reasons.floating import Floater, floater_of
from pairwright.pairing.what_if import best_pairing_with
from pairwright.state.card import PairingCard
from pairwright.state.round_state import RoundState


class BracketExplanation(NamedTuple):
    """One bracket. ``number`` counts from 1; ``moved_down`` are (player, score), ``virtual`` the residents with
    virtual points in their score as (player, virtual points); ``layout`` holds pairing numbers; ``departure`` says
    what kept the bracket from being paired as it is first laid out."""

    number: int
    score: Points
    residents: tuple[int, ...]
    moved_down: tuple[tuple[int, Points], ...]
    layout: Layout
    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[Floater, ...]
    judgement: tuple[tuple[Criterion, tuple[int, ...]], ...]
    departure: Departure
    virtual: tuple[tuple[int, Points], ...] = ()

    @property
    def size(self) -> int:
        """Number of players in the bracket."""
        return len(self.residents) + len(self.moved_down)


class BoardExplanation(NamedTuple):
    """One board: both cards, the article that gave the colours, the higher ranked player, his number among those
    who have arrived (from 1), the initial colour, and the bracket the pair was made in."""

    board: int
    white: PairingCard
    black: PairingCard
    rule: Article
    higher: int
    arrival: int
    initial_colour: int
    bracket: int


class PlaceExplanation(NamedTuple):
    """One board, and the bracket the pair was made in."""

    board: BoardExplanation
    bracket: BracketExplanation


class PlayerExplanation(NamedTuple):
    """One player's way through the round: his brackets, his floats on the way, and his board or the bye."""

    card: PairingCard
    brackets: tuple[BracketExplanation, ...]
    floats: tuple[Floater, ...]
    board: tuple[BoardExplanation, ...]
    bye: tuple[ByeExplanation, ...]


class RoundExplanation(NamedTuple):
    """A whole round, explained."""

    round: int
    system: str
    players: int
    brackets: tuple[BracketExplanation, ...]
    boards: tuple[BoardExplanation, ...]
    bye: ByeExplanation
    cards: tuple[PairingCard, ...]

    def on_board(self, number: int) -> BoardExplanation:
        """Board ``number``, from 1. Raises :class:`UnknownCode`."""
        if not 0 < number <= len(self.boards):
            raise UnknownCode("board", str(number), (f"1-{len(self.boards)}",) if self.boards else ())
        return self.boards[number - 1]

    def of_board(self, number: int) -> PlaceExplanation:
        """Board ``number`` with its bracket. Raises :class:`UnknownCode`."""
        board = self.on_board(number)
        return PlaceExplanation(board, next(one for one in self.brackets if one.number == board.bracket))

    def of_player(self, number: int) -> PlayerExplanation:
        """What happened to one player. Raises :class:`NotApplicable` if he is not paired in this round."""
        card = next((card for card in self.cards if card.number == number), None)
        if card is None:
            raise not_paired(number)
        brackets = tuple(bracket for bracket in self.brackets if number in _members(bracket))
        floats = tuple(floater for bracket in brackets for floater in bracket.floaters if floater.number == number)
        board = tuple(board for board in self.boards if number in (board.white.number, board.black.number))
        return PlayerExplanation(card, brackets, floats, board, (self.bye,) if self.bye.number == number else ())


class WhyNot(NamedTuple):
    """Why two players do not meet. ``obstacles`` for ABSOLUTE (``met_in``: the round they met in, 0 if not known);
    for CRITERION ``alternative`` is the best pairing in which they meet, ``bracket`` the one where it loses."""

    one: int
    other: int
    why: Why
    obstacles: tuple[Obstacle, ...]
    met_in: int
    chosen: RoundPairing
    alternative: RoundPairing


def explain_round(system: Engine, state: RoundState, pairing: RoundPairing) -> RoundExplanation:
    """Explain a round; ``system`` is asked what the rules would give otherwise."""
    chosen = positions_of(state, pairing)
    steps = lay_out(state, chosen)
    brackets = tuple(_bracket(state, system, chosen, steps, index) for index in range(len(steps)))
    made_in = {player: step.number for step in steps for pair in step.candidate.pairs for player in pair}
    position = state.positions()
    cards = tuple(state.card(player) for player in range(state.size))
    boards = tuple(
        _board(state, place, board, (position[board.white], position[board.black]), made_in)
        for place, board in enumerate(pairing.boards, start=1)
    )
    bye = bye_of(state, system, chosen, steps)
    return RoundExplanation(state.round, pairing.system, state.size, brackets, boards, bye, cards)


def explain_board(system: Engine, state: RoundState, pairing: RoundPairing, number: int) -> PlaceExplanation:
    """One board (from 1) with its bracket, without explaining the rest of the round. Raises :class:`UnknownCode`."""
    if not 0 < number <= len(pairing.boards):
        raise UnknownCode("board", str(number), (f"1-{len(pairing.boards)}",) if pairing.boards else ())
    chosen = positions_of(state, pairing)
    steps = lay_out(state, chosen)
    made_in = {player: step.number for step in steps for pair in step.candidate.pairs for player in pair}
    board = pairing.boards[number - 1]
    told = _board(state, number, board, (state.position(board.white), state.position(board.black)), made_in)
    index = next(index for index, step in enumerate(steps) if step.number == told.bracket)
    return PlaceExplanation(told, _bracket(state, system, chosen, steps, index))


def _board(
    state: RoundState, place: int, board: Board, positions: tuple[int, int], made_in: dict[int, int]
) -> BoardExplanation:
    white, black = positions
    higher = min(white, black)
    colours = (board.colour_rule, state.numbers[higher], state.arrivals[higher] + 1, state.initial_colour)
    return BoardExplanation(place, state.card(white), state.card(black), *colours, made_in[white])


def why_not(state: RoundState, system: Engine, one: int, other: int, met_in: int = 0) -> WhyNot:
    """Why ``one`` and ``other`` (pairing numbers) do not meet in this round.

    ``met_in`` (see :meth:`Tournament.met_in`) is only passed on. Raises :class:`NotApplicable` for one player twice
    and for a player who is not to be paired, :class:`NoLegalPairing` if the round has none anyway.
    """
    require_two(state, one, other)
    first, second = state.position(one), state.position(other)
    chosen = system.pair(state)
    found = obstacles(state, first, second)
    if any({board.white, board.black} == {one, other} for board in chosen.boards):
        return WhyNot(one, other, Why(Cause.MEETS, RULES["3"]), (), met_in, chosen, chosen)
    if found:
        return WhyNot(one, other, Why(Cause.ABSOLUTE, found[0].article), found, met_in, chosen, chosen)
    try:
        alternative = best_pairing_with(state, system, first, second)
    except NoLegalPairing as nothing:
        return WhyNot(one, other, completion(nothing.witness), (), met_in, chosen, chosen)
    where = parting(state, system, positions_of(state, chosen), positions_of(state, alternative))
    return WhyNot(one, other, by_criterion(where), (), met_in, chosen, alternative)


def _bracket(state: RoundState, system: Engine, chosen: Pairs, steps: list[Step], index: int) -> BracketExplanation:
    step = steps[index]
    number, bracket, candidate = step
    numbers, scores = state.numbers, state.scores
    outlook = SystemOutlook(state, system, bye_score(state, steps))
    judgement: Judgement = judge(state, bracket, candidate, outlook)
    goes_on = candidate.leftover if index < len(steps) - 1 else ()
    floaters = tuple(floater_of(state, system, outlook, chosen, step, player) for player in goes_on)
    virtual = ((numbers[player], scores[player] - state.standings[player]) for player in range(*bracket.residents))
    return BracketExplanation(
        number,
        scores[bracket.residents[0]],
        tuple(numbers[player] for player in range(*bracket.residents)),
        tuple((numbers[player], scores[player]) for player in bracket.moved_down),
        Layout(*(tuple(numbers[player] for player in part) for part in layout(bracket, candidate))),
        tuple((numbers[higher], numbers[lower]) for higher, lower in candidate.pairs),
        floaters,
        judgement,
        departure(state, bracket, candidate, outlook),
        tuple((number, points) for number, points in virtual if points > 0),
    )


def _members(bracket: BracketExplanation) -> tuple[int, ...]:
    return (*(number for number, _ in bracket.moved_down), *bracket.residents)
