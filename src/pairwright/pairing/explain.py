"""Why a round is paired as it is, as data: brackets, floaters, colours, the bye, and why not otherwise.

Players are pairing numbers here. Whoever tells it in words finds the words in ``pairwright.faces.explanations``.
"""

from __future__ import annotations

from enum import Enum

from pairwright.catalogue import find
from pairwright.errors import NoLegalPairing, UnknownCode, Witness
from pairwright.handbook.citation import Article
from pairwright.handbook.contents import DUTCH_2026 as RULES
from pairwright.lean import NamedTuple, cast
from pairwright.model.points import Points
from pairwright.model.tournament import Tournament
from pairwright.pairing.base import PairingSystem
from pairwright.pairing.brackets import Layout, Pairs, layout, positions_of
from pairwright.pairing.comparison import Parting, Step, SystemOutlook, bye_score, lay_out, parting
from pairwright.pairing.criteria import Criterion, Obstacle, may_meet, obstacles
from pairwright.pairing.departure import Departure, departure
from pairwright.pairing.judge import NO_CONTRAST, Contrast, Judgement, judge
from pairwright.pairing.outcome import RoundPairing
from pairwright.pairing.what_if import apart_from, best_pairing_with, without_bye
from pairwright.state.card import PairingCard
from pairwright.state.round_state import RoundState

NO_WITNESS = Witness((), ())


class Cause(Enum):
    """Why somebody floats, has the bye, or does not meet somebody."""

    MEETS = "they do meet"
    ALONE = "nobody else is in the bracket"
    NO_OPPONENT = "nobody in the bracket is left whom the absolute criteria allow"
    ABSOLUTE = "an absolute criterion forbids it"
    COMPLETION = "otherwise not everybody can be paired"
    CRITERION = "a criterion, or the order of the candidates, decides"
    EVEN = "everybody has an opponent"
    BY_HAND = "the arbiter decided it"


class Why(NamedTuple):
    """A cause; for CRITERION with the counts of the pairing and of the best one that does otherwise, and the
    number of the bracket where they part; for COMPLETION with the witness; for NO_OPPONENT with every absolute
    criterion that keeps somebody away."""

    cause: Cause
    article: Article
    contrast: Contrast = NO_CONTRAST
    bracket: int = 0
    witness: Witness = NO_WITNESS
    absolute: tuple[Article, ...] = ()


class Floater(NamedTuple):
    """A player who leaves a bracket unpaired, and why he and not another."""

    number: int
    score: Points
    resident: bool
    why: Why


class BracketExplanation(NamedTuple):
    """One bracket. ``number`` counts from 1; ``moved_down`` are (player, score); ``layout`` holds pairing numbers;
    ``departure`` says what kept the bracket from being paired as it is first laid out."""

    number: int
    score: Points
    residents: tuple[int, ...]
    moved_down: tuple[tuple[int, Points], ...]
    layout: Layout
    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[Floater, ...]
    judgement: tuple[tuple[Criterion, tuple[int, ...]], ...]
    departure: Departure

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


class ByeExplanation(NamedTuple):
    """Who has the pairing-allocated bye (0: nobody), and why; ``barred`` are those of no higher score whom C2 bars."""

    number: int
    score: Points
    unplayed: int
    barred: tuple[int, ...]
    why: Why


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
            raise UnknownCode("board", str(number))
        return self.boards[number - 1]

    def of_player(self, number: int) -> PlayerExplanation:
        """What happened to one player. Raises :class:`UnknownCode` if he is not paired in this round."""
        card = next((card for card in self.cards if card.number == number), None)
        if card is None:
            raise UnknownCode("player in this round", str(number))
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


def explain_round(state: RoundState, pairing: RoundPairing) -> RoundExplanation:
    """Explain a round paired by a system of the catalogue."""
    return explain_with(cast("PairingSystem", find("system", pairing.system)), state, pairing)


def explain_with(system: PairingSystem, state: RoundState, pairing: RoundPairing) -> RoundExplanation:
    """Explain a round; ``system`` is asked what the rules would give otherwise."""
    chosen = positions_of(state, pairing)
    steps = lay_out(state, chosen)
    brackets = tuple(_bracket(state, system, chosen, steps, index) for index in range(len(steps)))
    made_in = {player: step.number for step in steps for pair in step.candidate.pairs for player in pair}
    position = state.positions()
    cards = tuple(state.card(player) for player in range(state.size))
    boards = []
    for place, board in enumerate(pairing.boards, start=1):
        white, black = position[board.white], position[board.black]
        higher = min(white, black)
        colours = (board.colour_rule, state.numbers[higher], state.arrivals[higher] + 1, state.initial_colour)
        boards.append(BoardExplanation(place, cards[white], cards[black], *colours, made_in[white]))
    bye = _bye(state, system, chosen, steps)
    return RoundExplanation(state.round, pairing.system, state.size, brackets, tuple(boards), bye, cards)


def why_not(state: RoundState, system: PairingSystem, one: int, other: int, met_in: int = 0) -> WhyNot:
    """Why ``one`` and ``other`` (pairing numbers) do not meet in this round.

    ``met_in`` (see :func:`round_of_meeting`) is only passed on. Raises :class:`UnknownCode` for a player who is
    not to be paired, :class:`NoLegalPairing` if the round has none anyway.
    """
    for number in (one, other):
        if number not in state.numbers or one == other:
            raise UnknownCode("player in this round", str(number))
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
        why = Why(Cause.COMPLETION, RULES["C4"], witness=nothing.witness)
        return WhyNot(one, other, why, (), met_in, chosen, chosen)
    where = parting(state, system, positions_of(state, chosen), positions_of(state, alternative))
    return WhyNot(one, other, _criterion(where), (), met_in, chosen, alternative)


def round_of_meeting(tournament: Tournament, one: int, other: int) -> int:
    """The round in which two players met over the board; 0 if they have not."""
    for number, entry in enumerate(tournament.player(one).entries, start=1):
        if entry.opponent == other and entry.result.played:
            return number
    return 0


def _bracket(
    state: RoundState, system: PairingSystem, chosen: Pairs, steps: list[Step], index: int
) -> BracketExplanation:
    step = steps[index]
    number, bracket, candidate = step
    numbers, scores = state.numbers, state.scores
    outlook = SystemOutlook(state, system, bye_score(state, steps))
    judgement: Judgement = judge(state, bracket, candidate, outlook)
    is_last = index == len(steps) - 1
    floaters = () if is_last else tuple(_floater(state, system, chosen, step, player) for player in candidate.leftover)
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
    )


def _floater(state: RoundState, system: PairingSystem, chosen: Pairs, step: Step, player: int) -> Floater:
    low, high = step.bracket.residents
    resident = low <= player < high
    rivals = [other for other in step.bracket.members if other != player and (resident or other >= low)]
    if not rivals:
        why = Why(Cause.ALONE, RULES["1.3"])
    elif not any(may_meet(state, player, other) for other in rivals):
        found = {obstacle.article for other in rivals for obstacle in obstacles(state, player, other)}
        why = Why(Cause.NO_OPPONENT, min(found), absolute=tuple(sorted(found)))
    else:
        changed = without_bye(apart_from(state, player, range(high, state.size)), player)
        why = _why(state, system, chosen, changed)
    return Floater(state.numbers[player], state.scores[player], resident, why)


def _why(state: RoundState, system: PairingSystem, chosen: Pairs, changed: RoundState) -> Why:
    """What the best pairing of the changed round is worse in; it has everything the change excludes otherwise."""
    try:
        alternative = system.pair(changed)
    except NoLegalPairing as nothing:
        return Why(Cause.COMPLETION, RULES["C4"], witness=nothing.witness)
    return _criterion(parting(state, system, chosen, positions_of(state, alternative)))


def _criterion(where: Parting) -> Why:
    return Why(Cause.CRITERION, where.contrast.article, where.contrast, where.chosen.number)


def _bye(state: RoundState, system: PairingSystem, chosen: Pairs, steps: list[Step]) -> ByeExplanation:
    leftover = steps[-1].candidate.leftover if steps else ()
    if not leftover:
        by_hand = Why(Cause.BY_HAND if state.bye_by_hand else Cause.EVEN, RULES["1.9"])
        return ByeExplanation(state.bye_by_hand, 0, 0, (), by_hand)
    player = leftover[0]
    barred = tuple(
        number
        for number, score, allowed in zip(state.numbers, state.scores, state.may_have_bye, strict=True)
        if not allowed and score <= state.scores[player]
    )
    unplayed = state.round - 1 - state.games[player]
    why = _why(state, system, chosen, without_bye(state, player))
    return ByeExplanation(state.numbers[player], state.scores[player], unplayed, barred, why)


def _members(bracket: BracketExplanation) -> tuple[int, ...]:
    return (*(number for number, _ in bracket.moved_down), *bracket.residents)
