"""The next column: one game of every open match of the stage that is played."""

from __future__ import annotations

from pairwright.errors import NotApplicable, Sentence, listing, say
from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.knockout.bracket import Match, Reached
from pairwright.model.knockout.colours import upper_is_white
from pairwright.model.knockout.games import Outlook, Stuck, outlook
from pairwright.model.knockout.play import bracket_of, highest_of
from pairwright.model.result import Result
from pairwright.pairing.findings import Finding, Obstacle, by_article
from pairwright.pairing.outcome import Board, RoundPairing
from pairwright.pairing.procedure import PlacedBoard, Procedure, ProcedureExplanation, ProcedureWhyNot, Seat, not_paired
from pairwright.pairing.systems.knockout.notes import steps_of
from pairwright.pairing.systems.knockout.ways import meetings_of
from pairwright.state.preference import WHITE

if TYPE_CHECKING:
    from pairwright.model.knockout.bracket import Bracket
    from pairwright.pairing.outcome import Step
    from pairwright.state.round_state import RoundState

FIRST_AGAINST_LAST = KNOCKOUT["K10"]


class Next(NamedTuple):
    """An open match of the stage that is played, and what comes of it in this column: a board, or a reason why not."""

    match: Match
    outlook: Outlook
    board: Board | None
    put_off: bool = False
    """One of the two is announced absent."""


class KnockoutSystem(Procedure):
    """Players and teams alike. The draw follows from the announcement; the games say who goes on."""

    code = "knockout"
    title = "Knockout"
    regulation = KNOCKOUT
    everybody_paired = FIRST_AGAINST_LAST
    who_may_have_the_bye = FIRST_AGAINST_LAST
    met_before = KNOCKOUT["K4"]

    def pair(self, state: RoundState) -> RoundPairing:
        """The games of the column. Raises :class:`NotApplicable` where there is none to play: the knockout is over, a
        match waits for a decision, or all games are put off."""
        bracket = bracket_of(state.tournament, state.round)
        column = column_of(state, bracket)
        if state.round > state.tournament.paired_rounds:
            _require_games(state.round, bracket, column)
        boards = tuple([one.board for one in column if one.board])
        free = _free(bracket, boards)
        bye = next((number for number in free if _has_bye(state, number)), state.bye_by_hand)
        return RoundPairing(state.round, self.code, boards, bye, steps=steps_of(bracket, column, free))

    def obstacles(self, _state: RoundState, _one: int, _other: int) -> tuple[Obstacle, ...]:
        """Nothing but the draw: two meet as often as their match has games."""
        return ()

    def colour_obstacle(self, _state: RoundState, _one: int, _other: int) -> tuple[Obstacle, ...]:
        """The games of a match see to the colours."""
        return ()

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        """Only who is still in it and has no game."""
        bracket = bracket_of(state.tournament, state.round)
        boards = tuple([one.board for one in column_of(state, bracket) if one.board])
        return state.numbers[player] in _free(bracket, boards)

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first board that is not there; else a game that belongs to no open match."""
        there = {frozenset(board) for board in actual}
        if all(frozenset(board) in there for board in pairing.pairs):
            wanted = {frozenset(board) for board in pairing.pairs}
            extra = sorted({number for board in actual if frozenset(board) not in wanted for number in board} - {0})
            return Finding(by_article(FIRST_AGAINST_LAST), tuple(extra))
        return super().decides_against(state, pairing, actual)

    def explain(self, state: RoundState, pairing: RoundPairing) -> ProcedureExplanation:
        """The steps and the boards."""
        seats = {
            number: Seat(number, score, colours)
            for number, score, colours in zip(state.numbers, state.scores, state.colours, strict=True)
        }
        made: dict[frozenset[int], list[Step]] = {}
        for step in pairing.steps:
            for pair in {frozenset(one) for one in step.pairs}:
                made.setdefault(pair, []).append(step)
        boards = []
        for place, board in enumerate(pairing.boards, start=1):
            steps = tuple(made.get(frozenset((board.white, board.black)), ()))
            white, black = (seats.setdefault(number, Seat(number, 0, "")) for number in (board.white, board.black))
            boards.append(PlacedBoard(place, white, black, board.colour_rule, steps))
        return ProcedureExplanation(
            state.round, self.code, state.size, pairing.steps, tuple(boards), pairing.bye, tuple(seats.values())
        )

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """When the draw lets them meet, if it does. Raises :class:`NotApplicable` for one player twice or one who is
        not there."""
        if one == other:
            raise NotApplicable(f"player {one}", say("a player cannot be paired with himself; give two numbers"))
        for number in (one, other):
            if number not in state.numbers:
                raise not_paired(number)
        bracket = bracket_of(state.tournament, state.round)
        return ProcedureWhyNot(one, other, (), met_in, meetings_of(bracket, one, other), self.pair(state))


def column_of(state: RoundState, bracket: Bracket) -> tuple[Next, ...]:
    """The open matches of the stage that is played, in their order, each with its next game."""
    initial = Colour.WHITE if state.initial_colour == WHITE else Colour.BLACK
    highest = highest_of(state.tournament)
    here = set(state.numbers)
    found = []
    current = bracket.current
    for match in bracket.matches:
        if not match.is_open or match.stage != current:
            continue
        seen = outlook(bracket.terms, match.games, highest)
        if seen.stuck is not Stuck.NOT or not here.issuperset(match.players):
            found.append(Next(match, seen, None, seen.stuck is Stuck.NOT))
            continue
        upper, lower = match.players
        is_white, article = upper_is_white(bracket.terms, match, seen.phase, initial)
        board = Board(upper, lower, article) if is_white else Board(lower, upper, article)
        found.append(Next(match, seen, board))
    return tuple(found)


def _free(bracket: Bracket, boards: tuple[Board, ...]) -> tuple[int, ...]:
    """Those who are still in it and have no game."""
    busy = {number for board in boards for number in (board.white, board.black)}
    alive = [number for place in bracket.places if place.reached is Reached.PLAYING for number in place.players]
    return tuple([number for number in sorted(alive) if number not in busy])


def _has_bye(state: RoundState, number: int) -> bool:
    opponent, _, result = state.tournament.player(number).entry(state.round)
    return not opponent and result is Result.PAIRING_BYE


def _require_games(round: int, bracket: Bracket, column: tuple[Next, ...]) -> None:
    if bracket.is_over:
        raise NotApplicable(f"round {round}", _over(bracket))
    stuck = [one for one in column if one.outlook.stuck is not Stuck.NOT]
    if stuck:
        raise NotApplicable(f"round {round}", _waiting(stuck[0].match, stuck[0].outlook.stuck))
    if not any(one.board for one in column):
        matches = listing(str(one.match.number) for one in column)
        reason = say(
            "somebody of every open match (of {matches}) is not there: the games are put off. Withdraw who does not "
            "come any more, or pair again when they are back",
            matches=matches,
        )
        raise NotApplicable(f"round {round}", reason)


def _over(bracket: Bracket) -> Sentence:
    if not bracket.winners:
        return say("the knockout is over: nobody has won it")
    winners = listing(bracket.winners)
    if bracket.terms.places == 1 and len(bracket.winners) == 1:
        return say("the knockout is over: {winner} has won it", winner=winners)
    return say("the knockout is over: it was won by {winners}", winners=winners)


_WHY = {
    Stuck.OPEN_GAME: say("it has a game without a result. Enter the result"),
    Stuck.BOTH_FORFEITED: say("both have forfeited a game. Record who goes on, or 0 for nobody (pairwright decide)"),
    Stuck.LEVEL: say("it is level, and no further game is announced. Record who goes on, and by what "
                     "(pairwright decide)"),
}  # fmt: skip


def _waiting(match: Match, stuck: Stuck) -> Sentence:
    upper, lower = match.players
    return say("match {match} ({upper} and {lower}): {why}", match=match.number, upper=upper, lower=lower,
               why=_WHY[stuck])  # fmt: skip
