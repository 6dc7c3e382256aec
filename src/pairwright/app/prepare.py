"""What has to be known before a round can be paired, found in the tournament or asked of the user.

The round, the number of rounds, the initial colour, and results for all games before it. What is inferred is said.
"""

from __future__ import annotations

from enum import Enum

from pairwright.errors import (
    InvalidTournament,
    NotApplicable,
    OpenGames,
    Place,
    Problem,
    Sentence,
    Severity,
    listing,
    say,
)
from pairwright.lean import NamedTuple
from pairwright.model.canonical import with_byes_ahead
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.points import format_points
from pairwright.model.result import Result
from pairwright.model.tournament import Tournament
from pairwright.state.acceleration import BAKU_SUFFIX, suits_baku

NOWHERE = Place()


class OpenGamesAre(Enum):
    """What to do about games of earlier rounds that have no result."""

    REFUSED = "refused"
    ADJOURNED = "adjourned"
    """Registered as adjourned: a draw for pairing only."""
    LEFT = "left"
    """Left as they are: nothing of the round depends on them."""


class Prepared(NamedTuple):
    """A tournament of which ``round`` can be paired, and what was inferred."""

    tournament: Tournament
    round: int
    notices: tuple[Problem, ...]


def prepare(
    tournament: Tournament,
    round: int = 0,
    *,
    open_games: OpenGamesAre = OpenGamesAre.REFUSED,
    rounds: int = 0,
    initial_colour: Colour = Colour.NONE,
) -> Prepared:
    """Ready for pairing ``round`` (0: the next one; an earlier one is paired again from what was known before it).

    ``rounds`` and ``initial_colour`` are the user's word and go before the tournament's own. Raises
    :class:`OpenGames`, :class:`NotApplicable` for a round that cannot be paired now and
    :class:`InvalidTournament` for what only the user can say.
    """
    next_round = tournament.round_to_pair
    round = round or next_round
    if not 0 < round <= next_round:
        raise NotApplicable(say("round {round}", round=round), say("the next round to pair is {next}", next=next_round))
    notices: list[Problem] = []
    if round == next_round:
        tournament = _without_superfluous_rounds(with_byes_ahead(tournament), round, notices)
    tournament = _with_rounds(tournament, round, rounds, notices)
    tournament = _with_colour(tournament, initial_colour, notices)
    tournament = _without_open_games(tournament, round, open_games, notices)
    _look_at_acceleration(tournament, notices)
    if round == next_round:
        _look_at_byes_by_hand(tournament, round, notices)
    return Prepared(tournament, round, tuple(notices))


def _without_superfluous_rounds(tournament: Tournament, round: int, notices: list[Problem]) -> Tournament:
    """Rounds to come in which everybody is absent are columns that a program filled in advance: nobody asked."""
    absent: dict[int, int] = {}
    for asked in tournament.requests:
        if asked.result is Result.ABSENT:
            absent[asked.round] = absent.get(asked.round, 0) + 1
    everybody = len(tournament.players)
    if not everybody or absent.get(round) != everybody:
        return tournament
    requests = tuple(asked for asked in tournament.requests if absent.get(asked.round) != everybody)
    found = say("everybody is entered as absent; read as a round that is still to pair")
    notices.append(_notice("superfluous-round", found, Place(round=round)))
    return tournament._replace(requests=requests)


def _with_rounds(tournament: Tournament, round: int, given: int, notices: list[Problem]) -> Tournament:
    planned = given or tournament.planned_rounds
    paired = tournament.paired_rounds
    if not planned:
        if round > paired:
            raise InvalidTournament((_number_of_rounds_missing(round),))
        planned = max([paired, *(asked.round for asked in tournament.requests)])
        found = say("the number of rounds is not given: {rounds}, the last round written, is taken", rounds=planned)
        notices.append(_notice("rounds-inferred", found))
    elif round > max(planned, paired):
        reason = say("all {rounds} rounds are paired; if more are played, say how many (--rounds)", rounds=planned)
        raise NotApplicable(say("round {round}", round=round), reason)
    return tournament if planned == tournament.planned_rounds else tournament._replace(planned_rounds=planned)


def _number_of_rounds_missing(round: int) -> Problem:
    return Problem(
        "rounds-missing",
        Severity.ERROR,
        Place(),
        say("the number of rounds is not given, and the rules of round {round} depend on it", round=round),
        say("record 142 or XXR"),
        say("Say how many there are (--rounds)"),
    )


def _with_colour(tournament: Tournament, given: Colour, notices: list[Problem]) -> Tournament:
    if given is not Colour.NONE:
        return tournament._replace(initial_colour=given)
    if tournament.initial_colour is not Colour.NONE:
        return tournament
    inferred = initial_colour_of(tournament)
    if inferred is Colour.NONE:
        problem = Problem(
            "initial-colour-missing",
            Severity.ERROR,
            Place(),
            say("the initial colour is not given; it is drawn by lot before round 1"),
            say("record 152 or XXC"),
            say("Say which it is (--initial-colour)"),
        )
        raise InvalidTournament((problem,))
    found = say(
        "the initial colour is not given: {colour}, as the first round shows, is taken", colour=_WORD[inferred.value]
    )
    notices.append(_notice("initial-colour-inferred", found))
    return tournament._replace(initial_colour=inferred)


_WORD = {"w": say("White"), "b": say("Black")}


def initial_colour_of(tournament: Tournament) -> Colour:
    """The initial colour that the first round with colours shows; NONE if there is none.

    Counted among those who have arrived: the first of them has it, the second the opposite one, and so on
    (C.04.3 art. 5.2.5), so the first of them whose colour is written tells it.
    """
    players = list(tournament.players)
    if not tournament.numbered_by_position:
        players.sort(key=lambda player: player.number)
    if tournament.matches is not None:
        return _colour_of_teams(players)
    for index in range(tournament.paired_rounds):
        found = _colour_shown(players, index)
        if found is not Colour.NONE:
            return found
    return Colour.NONE


def _colour_of_teams(players: list[Player]) -> Colour:
    """The same for teams, whose numbers tell their parity (C.04.6 art. 4.3.1): of the first team in round 1."""
    for player in players:
        opponent, colour, _ = player.entry(1)
        if opponent and colour is not Colour.NONE:
            return colour if player.number % 2 else colour.opposite
    return Colour.NONE


def _colour_shown(players: list[Player], index: int) -> Colour:
    arrived = 0
    for player in players:
        past = player.entries[: index + 1]
        if not any(entry.result.took_part for entry in past):
            continue
        if len(past) > index and past[index].colour is not Colour.NONE and past[index].opponent:
            colour = past[index].colour
            return colour if arrived % 2 == 0 else colour.opposite
        arrived += 1
    return Colour.NONE


def _without_open_games(
    tournament: Tournament, round: int, open_games: OpenGamesAre, notices: list[Problem]
) -> Tournament:
    if open_games is OpenGamesAre.LEFT:
        return tournament
    codes = {entry.result for player in tournament.players for entry in player.entries[: round - 1]}
    if Result.PENDING in codes:
        from pairwright.model.acts import Adjourn, apply

        for earlier in range(1, round):
            boards = tournament.open_games(earlier)
            if boards and open_games is OpenGamesAre.REFUSED:
                raise OpenGames(earlier, boards)
            if boards:
                tournament = apply(tournament, Adjourn(earlier))
        codes.add(Result.ADJOURNED)
    if Result.ADJOURNED in codes:
        notices.extend(
            _adjourned(tournament, earlier) for earlier in range(1, round) if _has_adjourned(tournament, earlier)
        )
    return tournament


def _has_adjourned(tournament: Tournament, round: int) -> bool:
    return any(player.entry(round).result is Result.ADJOURNED for player in tournament.players)


def _adjourned(tournament: Tournament, round: int) -> Problem:
    boards = [
        f"{game.white}-{game.black}"
        for game in tournament.round(round).games
        if Result.ADJOURNED in (game.white_result, game.black_result)
    ]
    found = say("adjourned: {boards}; these games count as draws for pairing only", boards=listing(boards))
    return _notice("adjourned", found, Place(round=round))


def _look_at_byes_by_hand(tournament: Tournament, round: int, notices: list[Problem]) -> None:
    """One allocated bye a round: by hand, or by the rules."""
    asked = {request.player: request.result for request in tournament.requests if request.round == round}
    by_hand = [player for player, result in asked.items() if result is Result.PAIRING_BYE]
    if not by_hand:
        return
    rest = sum(player.available(round) and player.number not in asked for player in tournament.players)
    if len(by_hand) > 1 or rest % 2:
        found = (
            say("{count} players have the allocated bye", count=len(by_hand))
            if len(by_hand) > 1
            else say("with this bye by hand {rest} players are left, one of them without an opponent", rest=rest)
        )
        place = Place(round=round, player=by_hand[0])
        remedy = say("Give the bye to one player of an odd number, or let the rules choose")
        raise InvalidTournament((Problem("bye-by-hand", Severity.ERROR, place, found, remedy=remedy),))
    found = say("the allocated bye was given by hand; the other {rest} players are paired", rest=rest)
    notices.append(_notice("bye-by-hand", found, Place(round=round, player=by_hand[0])))


def _look_at_acceleration(tournament: Tournament, notices: list[Problem]) -> None:
    """C.04.7 article 1.1: the method presupposes that two draws are a win, and a loss is nothing."""
    if tournament.virtual_points or not tournament.system.upper().endswith(BAKU_SUFFIX):
        return
    scoring = tournament.scoring
    if not suits_baku(scoring):
        found = say(
            "Baku acceleration is made for a win worth two draws and a loss worth nothing (C.04.7 art. 1.1); "
            "its virtual points are taken as {win}, later {draw}",
            win=format_points(scoring.win),
            draw=format_points(scoring.draw),
        )
        notices.append(_notice("acceleration-scoring", found))


def _notice(code: str, found: Sentence, place: Place = NOWHERE) -> Problem:
    return Problem(code, Severity.NOTICE, place, found)
