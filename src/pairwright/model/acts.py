"""What an arbiter does to a tournament: small values, and one function that carries them out.

::

    AddRound      the pairing of the next round, as published
    EnterResult   the result of one game
    EnterGames    the two games of a match (Double-Swiss)
    MakeUpGame    a game that was not on the list of its round, and is made up for
    RequestBye    a bye asked for, or an absence announced, for a round to come
    Withdraw      a player who stops playing
    Expel         a player who has to stop playing
    Adjourn       open games of a round become adjourned ones
    AddMatches    the pairing of the next round of a tournament of teams; what else is done to one is in
                  :mod:`pairwright.model.team_acts`
    DecideMatch   who goes on in a match of a knockout (:mod:`pairwright.model.knockout.acts`)
"""

from __future__ import annotations

from collections.abc import Iterable

from pairwright.errors import Conflict, Sentence, UnknownCode, say
from pairwright.handbook.swiss import HANDLING_RULES
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.knockout.acts import DecideMatch, decide_match
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.team_acts import (
    AddMatches,
    EnterLineUp,
    ForfeitMatch,
    RequestTeamBye,
    TeamAct,
    WithdrawTeam,
    add_matches,
    enter_line_up,
    forfeit_match,
    request_team_bye,
    withdraw_team,
    without_played_forfeits,
)
from pairwright.model.tournament import ByeRequest, Tournament, TwoGames
from pairwright.model.two_games import with_games

IMPLEMENTS = (HANDLING_RULES["3.1"], HANDLING_RULES["3.2"], HANDLING_RULES["3.3"])


class AddRound(NamedTuple):
    """``pairs`` are (white, black) pairing numbers; the allocated bye is ``(player, 0)``."""

    round: int
    pairs: tuple[tuple[int, int], ...]


class EnterResult(NamedTuple):
    """The result of the game ``white`` - ``black``; the two need not be complementary (1/2-0 by decision)."""

    round: int
    white: int
    black: int
    white_result: Result
    black_result: Result


class EnterGames(NamedTuple):
    """The two games of a match; the result of the match follows from them."""

    match: TwoGames


class MakeUpGame(NamedTuple):
    """The game ``white`` - ``black`` of a round that is paired, in which both were absent: whenever it is played it
    stands in its round. It has no result yet."""

    round: int
    white: int
    black: int


class RequestBye(NamedTuple):
    """A bye (F, H, Z; U: the allocated bye by hand) in a round that is not paired yet."""

    round: int
    player: int
    result: Result


class Withdraw(NamedTuple):
    """``player`` is no longer paired from round ``first`` on."""

    player: int
    first: int


class Expel(NamedTuple):
    """``player`` is expelled: not paired from round ``first`` on, and not ranked."""

    player: int
    first: int


class Adjourn(NamedTuple):
    """Every game of the round without a result becomes adjourned: a draw for pairing (C.04.2 art. 3.1)."""

    round: int


Act = AddRound | EnterResult | EnterGames | MakeUpGame | RequestBye | Withdraw | Expel | Adjourn | TeamAct | DecideMatch


def apply(tournament: Tournament, act: Act) -> Tournament:
    """The tournament after the act. Raises :class:`Conflict` if the act does not fit it as it is now."""
    match act:
        case AddRound():
            return _add_round(tournament, act)
        case EnterResult():
            return apply_results(tournament, (act,))
        case EnterGames():
            return _enter_games(tournament, act)
        case MakeUpGame():
            return _make_up(tournament, act)
        case RequestBye():
            return _request_bye(tournament, act)
        case Withdraw():
            return _withdraw(tournament, act)
        case Expel():
            return _expel(tournament, act)
        case Adjourn():
            return _adjourn(tournament, act)
        case AddMatches():
            return _recounted(add_matches(tournament, act))
        case EnterLineUp():
            return enter_line_up(tournament, act)
        case RequestTeamBye():
            return request_team_bye(tournament, act)
        case WithdrawTeam():
            return withdraw_team(tournament, act)
        case ForfeitMatch():
            return _recounted(forfeit_match(tournament, act))
        case DecideMatch():
            return decide_match(tournament, act)


def _add_round(tournament: Tournament, act: AddRound) -> Tournament:
    if act.round != tournament.round_to_pair:
        raise Conflict(
            act, say("the next round is {next}, not {round}", next=tournament.round_to_pair, round=act.round)
        )
    known = {player.number for player in tournament.players}
    entries: dict[int, RoundEntry] = {}
    for white, black in act.pairs:
        first = RoundEntry(black, Colour.WHITE, Result.PENDING) if black else RoundEntry(0, Colour.NONE, _BYE)
        for number, entry in ((white, first), (black, RoundEntry(white, Colour.BLACK, Result.PENDING))):
            if number:
                _once(act, number, known, entries)
                entries[number] = entry
    rest = []
    for asked in tournament.requests:
        if asked.round != act.round:
            rest.append(asked)
        elif asked.player in entries and entries[asked.player].result is not asked.result:
            raise Conflict(act, say("player {player} asked for a bye and is paired", player=asked.player))
        else:
            entries[asked.player] = RoundEntry(0, Colour.NONE, asked.result)
    complete = {number: entries.get(number, ABSENT) for number in known}
    return _recounted(tournament.with_entries(act.round, complete))._replace(requests=tuple(rest))


_BYE = Result.PAIRING_BYE


def _once(act: AddRound, number: int, known: set[int], entries: dict[int, RoundEntry]) -> None:
    if number not in known:
        raise Conflict(act, say("there is no player {player}", player=number))
    if number in entries:
        raise Conflict(act, say("player {player} is paired twice", player=number))


def apply_results(tournament: Tournament, acts: Iterable[EnterResult]) -> Tournament:
    """The tournament after all these acts, in one go. Raises :class:`Conflict` as :func:`apply`."""
    players = {player.number: player for player in tournament.players}
    rounds: dict[int, dict[int, RoundEntry]] = {}
    for act in acts:
        pair = (act.white_result, act.black_result)
        if pair not in POSSIBLE_RESULTS:
            template = "{white} and {black} cannot be the two sides of one game"
            raise Conflict(act, say(template, white=pair[0].code, black=pair[1].code))
        for number in (act.white, act.black):
            if number not in players:
                raise Conflict(act, UnknownCode("player", str(number)).sentence)
        white, black = players[act.white].entry(act.round), players[act.black].entry(act.round)
        if (white.opponent, white.colour, black.opponent) != (act.black, Colour.WHITE, act.white):
            raise Conflict(
                act,
                say("round {round} has no game {white}-{black}", round=act.round, white=act.white, black=act.black),
            )
        entries = rounds.setdefault(act.round, {})
        entries[act.white] = white._replace(result=act.white_result)
        entries[act.black] = black._replace(result=act.black_result)
    for round, entries in rounds.items():
        tournament = without_played_forfeits(tournament.with_entries(round, entries), round)
    games = tuple([match for match in tournament.two_games if match.white not in rounds.get(match.round, ())])
    return _recounted(tournament._replace(two_games=games))


def _enter_games(tournament: Tournament, act: EnterGames) -> Tournament:
    match = act.match
    white, black = (_player_entry(tournament, act, number) for number in (match.white, match.black))
    if (white.opponent, white.colour, black.opponent) != (match.black, Colour.WHITE, match.white):
        template = "round {round} has no game {white}-{black}"
        raise Conflict(act, say(template, round=match.round, white=match.white, black=match.black))
    if any(result.is_bye for result in (*match.of_white, *match.of_black)):
        raise Conflict(act, say("a bye is no result of a game"))
    return _recounted(with_games(tournament, match))


def _make_up(tournament: Tournament, act: MakeUpGame) -> Tournament:
    if not 0 < act.round <= tournament.paired_rounds:
        raise Conflict(act, say("round {round} is not paired yet", round=act.round))
    if act.white == act.black:
        raise Conflict(act, say("player {player} is paired twice", player=act.white))
    for number in (act.white, act.black):
        opponent, _, result = _player_entry(tournament, act, number)
        if opponent:
            template = "player {player} meets {opponent} in round {round}"
            raise Conflict(act, say(template, player=number, opponent=opponent, round=act.round))
        if result is not Result.ABSENT:
            raise Conflict(act, say("player {player} has a bye in round {round}", player=number, round=act.round))
    entries = {
        act.white: RoundEntry(act.black, Colour.WHITE, Result.PENDING),
        act.black: RoundEntry(act.white, Colour.BLACK, Result.PENDING),
    }
    return _recounted(tournament.with_entries(act.round, entries))


def _player_entry(tournament: Tournament, act: Act, number: int) -> RoundEntry:
    try:
        player = tournament.player(number)
    except UnknownCode as error:
        raise Conflict(act, error.sentence) from None
    return player.entry(act.match.round if isinstance(act, EnterGames) else getattr(act, "round", 0))


def _request_bye(tournament: Tournament, act: RequestBye) -> Tournament:
    _player_entry(tournament, act, act.player)
    if not act.result.is_bye:
        raise Conflict(act, say("{code} is not a bye", code=act.result.code))
    if act.round < tournament.round_to_pair:
        raise Conflict(act, _paired_already(act.round))
    rest = [asked for asked in tournament.requests if (asked.round, asked.player) != (act.round, act.player)]
    requests = sorted([*rest, ByeRequest(act.round, act.player, act.result)], key=lambda asked: asked[:2])
    return tournament._replace(requests=tuple(requests))


def _withdraw(tournament: Tournament, act: Withdraw) -> Tournament:
    _player_entry(tournament, act, act.player)
    if act.first < tournament.round_to_pair:
        raise Conflict(act, _paired_already(act.first))
    players = tuple(
        player._replace(withdrawn_from=act.first) if player.number == act.player else player
        for player in tournament.players
    )
    return tournament._replace(players=players)


def _expel(tournament: Tournament, act: Expel) -> Tournament:
    """He may be expelled after the last round too, which leaves no round to pair."""
    _player_entry(tournament, act, act.player)
    if act.first < tournament.round_to_pair:
        raise Conflict(act, _paired_already(act.first))
    players = tuple(
        player._replace(expelled_from=act.first) if player.number == act.player else player
        for player in tournament.players
    )
    return _recounted(tournament._replace(players=players))


def _adjourn(tournament: Tournament, act: Adjourn) -> Tournament:
    entries = {}
    for player in tournament.players:
        entry = player.entry(act.round)
        if entry.result is Result.PENDING:
            entries[player.number] = entry._replace(result=Result.ADJOURNED)
    if not entries:
        raise Conflict(act, say("round {round} has no open game", round=act.round))
    return tournament.with_entries(act.round, entries)


def _paired_already(round: int) -> Sentence:
    return say("round {round} is paired already", round=round)


def _recounted(tournament: Tournament) -> Tournament:
    """Without the points and ranks a file claimed: they are not those of the tournament any more."""
    return tournament._replace(
        players=tuple(player._replace(declared_points=None, declared_rank=None) for player in tournament.players),
        teams=tuple(
            team._replace(match_points=None, game_points=None, declared_rank=None) for team in tournament.teams
        ),
    )


_R = Result
POSSIBLE_RESULTS = frozenset(
    {
        (_R.WIN, _R.LOSS), (_R.DRAW, _R.DRAW), (_R.LOSS, _R.WIN),
        (_R.DRAW, _R.LOSS), (_R.LOSS, _R.DRAW), (_R.LOSS, _R.LOSS),
        (_R.UNRATED_WIN, _R.UNRATED_LOSS), (_R.UNRATED_DRAW, _R.UNRATED_DRAW), (_R.UNRATED_LOSS, _R.UNRATED_WIN),
        (_R.UNRATED_DRAW, _R.UNRATED_LOSS), (_R.UNRATED_LOSS, _R.UNRATED_DRAW), (_R.UNRATED_LOSS, _R.UNRATED_LOSS),
        (_R.FORFEIT_WIN, _R.FORFEIT_LOSS), (_R.FORFEIT_LOSS, _R.FORFEIT_WIN), (_R.FORFEIT_LOSS, _R.FORFEIT_LOSS),
        (_R.ADJOURNED, _R.ADJOURNED), (_R.PENDING, _R.PENDING),
    }
)  # fmt: skip
"""(white, black): the results a game can end with; an arbiter may take points away, never add some."""
