"""Entering results by board."""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.app.corrections import as_it_stood
from pairwright.app.editions import KNOCKOUT, code_of
from pairwright.app.predetermined import boards_by_table, is_by_table
from pairwright.errors import Conflict, NotApplicable, Sentence, UnknownCode, say
from pairwright.lean import NamedTuple
from pairwright.model.acts import POSSIBLE_RESULTS, EnterGames, EnterResult, apply, apply_results
from pairwright.model.result import Result
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament, TwoGames
from pairwright.model.two_games import match_results
from pairwright.pairing.board_order import in_board_order
from pairwright.state.ledger import state_before

SIDES = {
    "1": Result.WIN, "0": Result.LOSS, "=": Result.DRAW, "1/2": Result.DRAW, "½": Result.DRAW, "0.5": Result.DRAW,
    "1f": Result.FORFEIT_WIN, "0f": Result.FORFEIT_LOSS, "+": Result.FORFEIT_WIN, "-": Result.FORFEIT_LOSS,
    "w": Result.UNRATED_WIN, "d": Result.UNRATED_DRAW, "l": Result.UNRATED_LOSS,
}  # fmt: skip
"""How one side of a result is written."""

WHOLE = {
    "=": (Result.DRAW, Result.DRAW),
    "½": (Result.DRAW, Result.DRAW),
    "d": (Result.UNRATED_DRAW, Result.UNRATED_DRAW),
    "?": (Result.ADJOURNED, Result.ADJOURNED),
    "+-": (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    "-+": (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    "--": (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    "*": (Result.PENDING, Result.PENDING),
}
"""Results said without a sign between the sides; ``*`` takes a result back."""


KNOWN = (
    "1-0", "1/2-1/2 (=)", "0-1", "0-0", "1/2-0", "0-1/2", "1F-0F (+/-)", "0F-1F (-/+)", "0F-0F (--)",
    "W-L", "D-D (D)", "L-W", "? (adjourned)", "* (taken back)",
)  # fmt: skip
"""What can be entered, as it is told to whoever enters something else."""


SIDES_OF_A_GAME = 2

LONGEST_NUMBER = 9
"""Digits of a board; there are no longer numbers of boards."""


class Entered(NamedTuple):
    """A result that was entered; ``before`` is what stood there, empty if nothing did. Results as people write them.

    ``match`` is 0 but in a tournament of teams. There the player of the team named first stands for White, and board 0
    is a whole match, of the teams ``white`` and ``black``.
    """

    round: int
    board: int
    white: int
    black: int
    result: str
    before: str
    match: int = 0


class Entering(NamedTuple):
    """The tournament with the results in it, and what was entered, in the order given."""

    tournament: Tournament
    entered: tuple[Entered, ...]


def parse_result(text: str) -> tuple[Result, Result]:
    """White's and Black's result from ``1-0``, ``1/2-1/2``, ``=``, ``+/-``, ``1F-0F``, ``1/2-0``, ``W-L``, ``?``.

    Raises :class:`UnknownCode`.
    """
    # people type dashes and minus signs for hyphens
    plain = text.strip().lower().replace("\u2013", "-").replace("\u2212", "-")
    if plain in WHOLE:
        return WHOLE[plain]
    for index, sign in enumerate(plain):
        if sign in "-:/":
            white, black = SIDES.get(plain[:index].strip()), SIDES.get(plain[index + 1 :].strip())
            if white and black and (white, black) in POSSIBLE_RESULTS:
                return white, black
    raise UnknownCode("result", text, KNOWN)


def enter_results(tournament: Tournament, round: int, results: Iterable[str], system: str = "") -> Entering:
    """The tournament with results such as ``"3=1-0"`` entered in a round (0: the last paired one), or, with the numbers
    of White and Black, ``"7-2=1-0"``: a game that is not on the list of a round robin is thus made up for.

    In a Double-Swiss both games of a match: ``"3=1-0,1/2-1/2"``, each told with the player first who has White in the
    first one. The boards are numbered in the order of publication (C.04.2 art. 3.6), where a table pairs as the table
    has them; ``system`` names the system where the tournament does not. Of teams: :mod:`pairwright.app.team_results`.
    Raises :class:`UnknownCode` for a board or a result there is not, :class:`Conflict` for a board named twice,
    :class:`NotApplicable` for a round that is not paired.
    """
    if is_team_event(tournament):
        from pairwright.app.team_results import enter_match_results

        return enter_match_results(tournament, round, results)
    number = round or tournament.paired_rounds
    last = tournament.paired_rounds
    if not 0 < number <= last:
        template = "it is not paired yet; the last round is {last}"
        if is_by_table(tournament, system):
            template += ". Pair up to it first (pairwright pair): the rounds of a table need no results"
        raise NotApplicable(say("round {round}", round=number), say(template, last=last))
    texts = [_board_and_value(text) for text in results]
    tournament = _made_up(tournament, number, [named for named, _ in texts], system)
    boards = boards_of(tournament, number, system)
    entered: set[int] = set()
    acts: list[EnterResult] = []
    matches: list[TwoGames] = []
    told: list[Entered] = []
    for named, value in texts:
        index = boards.index(named) + 1 if isinstance(named, tuple) else named
        if index == len(boards) + 1 and _has_bye(tournament, number):
            raise NotApplicable(say("board {board}", board=index), say("it is the bye, which takes no result"))
        if not 0 < index <= len(boards):
            raise UnknownCode("board", str(index), _nearest(len(boards)))
        white, black = boards[index - 1]
        games = _games(tournament, value)
        sides = list(zip(*games, strict=True))
        match = [TwoGames(number, white, black, sides[0], sides[1])] if len(games) > 1 else []
        act = EnterResult(number, white, black, *(match_results(match[0]) if match else games[0]))
        if index in entered:
            raise Conflict(act, _twice(index))
        entered.add(index)
        acts.append(act)
        matches += match
        written = ", ".join(as_written(*game) for game in games)
        told.append(Entered(number, index, white, black, written, _standing(tournament, act)))
    changed = apply_results(tournament, acts)
    for one in matches:
        changed = apply(changed, EnterGames(one))
    return Entering(changed, tuple(told))


def _games(tournament: Tournament, value: str) -> list[tuple[Result, Result]]:
    """The result of the board, or the two of a match."""
    games = [parse_result(part) for part in value.split(",")] if tournament.of_two_games else [parse_result(value)]
    if len(games) > 2 or (len(games) == 2 and any(side in _OPEN for game in games for side in game)):
        raise NotApplicable(value, say("expected the results of two games, such as 1-0,1/2-1/2"))
    return games


_OPEN = (Result.ADJOURNED, Result.PENDING)


def _made_up(tournament: Tournament, round: int, named: Iterable[int | tuple[int, int]], system: str) -> Tournament:
    """The tournament with the games that were named by their players and are not on the list of the round."""
    there = {(game.white, game.black) for game in tournament.round(round).games}
    for game in named:
        if isinstance(game, tuple) and game not in there:
            if game[::-1] in there:
                reason = say("in round {round} {white} has White", round=round, white=game[1])
                raise NotApplicable(f"{game[0]}-{game[1]}", reason)
            from pairwright.app.making_up import with_game

            tournament = with_game(tournament, round, *game, system)
            there.add(game)
    return tournament


def _board_and_value(text: str) -> tuple[int | tuple[int, int], str]:
    """A board by its number, or by the numbers of White and Black; and what is said of it."""
    board, sign, value = text.partition("=")
    numbers = [number.strip() for number in board.replace("\u2013", "-").split("-")]
    if not (sign and len(numbers) <= SIDES_OF_A_GAME and all(number.isdecimal() for number in numbers)):
        raise NotApplicable(text, say("expected BOARD=RESULT, such as 4=1-0, or WHITE-BLACK=RESULT, such as 7-2=1-0"))
    if max(map(len, numbers)) > LONGEST_NUMBER:
        raise UnknownCode("board", board)
    return (int(numbers[0]), int(numbers[1])) if len(numbers) > 1 else int(board), value


def _has_bye(tournament: Tournament, round: int) -> bool:
    return any(player.entry(round).result is Result.PAIRING_BYE for player in tournament.players)


def _standing(tournament: Tournament, act: EnterResult) -> str:
    """What stands where the result goes; empty if nothing does."""
    for match in tournament.two_games:
        if (match.round, match.white) == (act.round, act.white):
            return ", ".join(as_written(*game) for game in zip(match.of_white, match.of_black, strict=True))
    before = tuple(tournament.player(number).entry(act.round).result for number in (act.white, act.black))
    return "" if before == (Result.PENDING, Result.PENDING) else as_written(*before)


def as_written(white: Result, black: Result) -> str:
    """A result as people write it: ``1-0``, ``1/2-1/2``, ``1F-0F``, ``?``, ``*``."""
    if white is black and white in (Result.ADJOURNED, Result.PENDING):
        return white.code
    return f"{_WRITTEN.get(white, white.code)}-{_WRITTEN.get(black, black.code)}"


_WRITTEN = {Result.DRAW: "1/2", Result.FORFEIT_WIN: "1F", Result.FORFEIT_LOSS: "0F"}


def boards_of(tournament: Tournament, round: int, system: str = "") -> list[tuple[int, int]]:
    """(white, black) of every game of a paired round, in the order in which the round was published: that of the table,
    where one pairs, else that of the scores. Games the table does not have come last."""
    if code_of(tournament) == KNOCKOUT and not is_team_event(tournament):
        return _boards_of_knockout(tournament, round)
    games = {frozenset((game.white, game.black)): (game.white, game.black) for game in tournament.round(round).games}
    state = state_before(as_it_stood(tournament, round), round)
    place = state.positions()
    pairs = [tuple(sorted((place[white], place[black]))) for white, black in games.values()]
    order = in_board_order(state, [(higher, lower) for higher, lower in pairs])
    by_score = [games[frozenset((state.numbers[higher], state.numbers[lower]))] for higher, lower in order]
    by_table = {frozenset(board): place for place, board in enumerate(boards_by_table(tournament, round, system))}
    return sorted(by_score, key=lambda board: by_table.get(frozenset(board), len(by_table)))


def _boards_of_knockout(tournament: Tournament, round: int) -> list[tuple[int, int]]:
    """In the order of the matches; what belongs to none comes last."""
    from pairwright.model.knockout.play import bracket_of

    bracket = bracket_of(tournament, round + 1)
    games = [game for match in bracket.matches for game in match.games if game.round == round]
    return [
        *[(game.white, game.black) for game in games],
        *[(white, black) for stray, white, black in bracket.strays if stray == round],
    ]


def _nearest(last: int) -> tuple[str, ...]:
    return (f"1-{last}",) if last else ()


def _twice(board: int) -> Sentence:
    return say("board {board} is named twice", board=board)
