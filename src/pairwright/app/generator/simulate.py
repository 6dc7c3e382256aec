"""The random tournament generator: invented players, real pairings, results as the ratings promise.

The tournament plays itself: who comes, who is late, who asks for a bye is drawn by lot; each round is paired by
the pairing system itself; the results follow the expected score of the FIDE table. The same seed and settings
give the same tournament in every version of Python.

Where a round has no legal pairing the tournament ends before it, and a notice says so: no rule is bent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pairwright.app.editions import code_of, encoded
from pairwright.app.generator.draws import DEFAULT_SYSTEM, complete, draw_forbidden, draw_players, draw_rounds_of
from pairwright.app.generator.invented_names import Script, invent_official
from pairwright.app.generator.knockouts import (
    KNOCKOUT,
    as_played,
    is_over,
    paired_knockout,
    settings_of_knockout,
    settled_by_lot,
)
from pairwright.app.generator.lots import Lots
from pairwright.app.generator.quota import NOTHING, Happening, Quota, Supply
from pairwright.app.generator.round_robins import (
    ROUND_ROBIN,
    forfeited,
    settings_of_round_robin,
    type_of_round_robin,
)
from pairwright.app.generator.seat_tables import in_teams, seats_players, settings_of_seats, type_of_seats
from pairwright.app.generator.settings import Settings
from pairwright.catalogue import find
from pairwright.errors import NoLegalPairing, Place, Problem, Severity, say
from pairwright.lean import NamedTuple, cast
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.scoring import STANDARD
from pairwright.model.standing import earned
from pairwright.model.tournament import ByeRequest, Information, Tournament, TwoGames
from pairwright.model.two_games import in_order, match_results, with_match_scoring
from pairwright.pairing.base import Engine
from pairwright.pairing.outcome import RoundPairing
from pairwright.ratings.expected_score import expected_score
from pairwright.state.acceleration import BAKU_SUFFIX
from pairwright.state.ledger import state_before

STRENGTH_OF_UNRATED = 1400
"""Unrated players play as strongly as this rating (Elo)."""

NEED_RATINGS = ("dubov-",)
"""What the codes of the systems begin with that pair nobody without a rating (C.04.4.1 art. 1.1)."""

BYES = (
    (Happening.FULL_POINT_BYES, Result.FULL_BYE),
    (Happening.HALF_POINT_BYES, Result.HALF_BYE),
    (Happening.ZERO_POINT_BYES, Result.ABSENT),
)
SPECIAL = (
    (Happening.FORFEIT_WINS, Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    (Happening.FORFEIT_LOSSES, Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    (Happening.DOUBLE_FORFEITS, Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    (Happening.DOUBLE_LOSSES, Result.LOSS, Result.LOSS),
    (Happening.HALF_LOSSES, Result.DRAW, Result.LOSS),
    (Happening.LOSS_HALVES, Result.LOSS, Result.DRAW),
    (Happening.UNRATED_WINS, Result.UNRATED_WIN, Result.UNRATED_LOSS),
    (Happening.UNRATED_DRAWS, Result.UNRATED_DRAW, Result.UNRATED_DRAW),
    (Happening.UNRATED_LOSSES, Result.UNRATED_LOSS, Result.UNRATED_WIN),
)


class Game(Protocol):
    """What is asked of a board: who has White."""

    @property
    def white(self) -> int:
        """The number of White."""


class Boards(Protocol):
    """What is asked of a round."""

    @property
    def round(self) -> int:
        """Its number."""

    @property
    def boards(self) -> Sequence[Game]:
        """Its games."""


class Simulation(NamedTuple):
    """A made-up tournament; the settings with all that was drawn; what could not be done as asked."""

    tournament: Tournament
    settings: Settings
    notices: tuple[Problem, ...]


def simulate(settings: Settings, seed: int, system: Engine | None = None) -> Tournament:
    """The tournament of :func:`play` alone."""
    return play(settings, seed, system).tournament


def play(settings: Settings, seed: int, system: Engine | None = None) -> Simulation:
    """Make up a tournament and play it, paired by ``system`` (None: the one the settings name).

    Ranks are by its tie-breaks, then pairing number. With fewer rounds played than planned the tournament stands before
    its next round, with the byes of that round announced. Raises :class:`InvalidTournament` if the settings contradict
    each other, :class:`UnknownCode` for a system that does not exist.
    """
    if system is None:
        system = cast(Engine, find("system", code_of(Tournament(), settings.system or DEFAULT_SYSTEM)))
    from pairwright.app.generator.team_events import is_of_teams, play_teams

    if settings.unrated is None and system.code.startswith(NEED_RATINGS):
        settings = settings._replace(unrated=NOTHING)
    if is_of_teams(settings, system):
        return play_teams(settings, seed, system)
    lots = Lots(seed)
    if system.code == ROUND_ROBIN:
        settings = settings_of_round_robin(settings, lots)
    if system.code == KNOCKOUT:
        settings = settings_of_knockout(settings, lots)
    if seats_players(system):
        settings = settings_of_seats(settings, system, lots)
    settings = complete(settings, lots)
    tournament = _announce(settings, system, lots)
    comings = tuple(who_comes_and_goes(settings, tournament.players, lots))
    tournament = tournament._replace(players=comings)
    played = settings.played_rounds or 0
    kinds = [kind for kind, _ in BYES] + [kind for kind, _, _ in SPECIAL]
    supplies = {kind: Supply(settings.quota(kind), played, lots) for kind in kinds}
    notices = unmet_comings(settings, comings)
    for round_ in range(1, played + 1):
        if system.code == KNOCKOUT:
            tournament = settled_by_lot(tournament, round_, lots)
            if is_over(tournament, round_):
                break
        asked = tournament._replace(requests=ask_for_byes(tournament, round_, supplies, lots))
        try:
            asked, pairing = _paired(asked, round_, system)
        except NoLegalPairing as impossible:
            notices.append(stopped(impossible))
            break
        tournament = _play_round(asked, pairing, supplies, settings, lots)
    else:
        if played < (settings.rounds or 0):
            tournament = tournament._replace(requests=ask_for_byes(tournament, played + 1, supplies, lots))
    notices += [unmet(kind, supply.missing) for kind, supply in supplies.items() if supply.missing]
    ranked = _ranked(tournament)
    return Simulation(as_played(ranked) if system.code == KNOCKOUT else ranked, settings, tuple(notices))


def _paired(asked: Tournament, round: int, system: Engine) -> tuple[Tournament, RoundPairing]:
    """The round, and the tournament it is paired from."""
    if system.code == KNOCKOUT:
        return paired_knockout(asked, round, system)
    return asked, system.pair(state_before(asked, round))


def _announce(settings: Settings, system: Engine, lots: Lots) -> Tournament:
    """The tournament as announced before the first round."""
    code = encoded(system.code) + (BAKU_SUFFIX if settings.baku else "")
    players, information = draw_players(settings, lots), information_of(settings, lots)
    if system.code == ROUND_ROBIN:
        code = type_of_round_robin(settings)
        information = information._replace(kind="Individual: Round-Robin")
    if system.code == KNOCKOUT:
        information = information._replace(kind="Individual: Knockout")
    if seats_players(system):
        code = type_of_seats(settings, system)
        information = information._replace(kind="Individual: teams by a table of seats")
    announced = Tournament(
        players,
        information,
        settings.rounds or 0,
        settings.initial_colour or Colour.WHITE,
        settings.scoring or STANDARD,
        code,
        settings.tie_breaks or (),
        forbidden=draw_forbidden(settings, lots),
    )
    if seats_players(system):
        announced = in_teams(announced, settings.teams or 0, lots)
    return with_match_scoring(announced)


def information_of(settings: Settings, lots: Lots) -> Information:
    """What a tournament with these settings says of itself."""
    from datetime import date, timedelta

    year, month, day = map(int, settings.start.split("/"))
    first = date(year, month, day)
    days = [(first + timedelta(days=later)).strftime("%Y/%m/%d") for later in range(settings.rounds or 0)]
    return Information(
        settings.name,
        settings.city,
        settings.federation,
        days[0],
        days[-1],
        "Individual: Swiss-System",
        invent_official(settings.names or Script.LATIN, lots),
        (),
        "90 minutes and 30 seconds a move",
        "5400+30",
        tuple(days),
    )


def who_comes_and_goes(settings: Settings, players: tuple[Player, ...], lots: Lots) -> list[Player]:
    """Late entries and withdrawals; nobody is both, and two players are always there."""
    rounds = settings.rounds or 0
    after = min(rounds, (settings.played_rounds or 0) + 1)
    may_change = max(len(players) - 2, 0)
    early = settings.quota(Happening.LATE_ENTRIES)
    first_half = range(2, min(after, max(2, rounds // 2)) + 1)
    late = draw_rounds_of(early._replace(by_round=()), len(players), first_half, lots)
    late += draw_rounds_of(Quota(by_round=early.by_round), len(players), range(2, after + 1), lots)
    late = late[:may_change]
    leave = draw_rounds_of(settings.quota(Happening.WITHDRAWALS), len(players), range(2, after + 1), lots)
    leave = leave[: may_change - len(late)]
    changed = lots.some(range(len(players)), len(late) + len(leave))
    people = list(players)
    for index, round_ in zip(changed, late, strict=False):
        people[index] = people[index]._replace(enters_in=round_)
    for index, round_ in zip(changed[len(late) :], leave, strict=True):
        people[index] = people[index]._replace(withdrawn_from=round_)
    return people


def ask_for_byes(
    tournament: Tournament, round_: int, supplies: dict[Happening, Supply], lots: Lots
) -> tuple[ByeRequest, ...]:
    """The byes asked for in this round; at least two players are left to be paired."""
    available = [player.number for player in tournament.players if player.available(round_)]
    candidates = lots.shuffled(available)
    requests: list[ByeRequest] = []
    for kind, result in BYES:
        due = supplies[kind].due(round_, len(available))
        given = min(due, max(len(available) - 2 - len(requests), 0))
        requests += [ByeRequest(round_, candidates[len(requests) + index], result) for index in range(given)]
        if due > given:
            supplies[kind].fell_short(round_, due - given)
    return tuple(sorted(requests, key=lambda asked: asked.player))


def _play_round(
    tournament: Tournament, pairing: RoundPairing, supplies: dict[Happening, Supply], settings: Settings, lots: Lots
) -> Tournament:
    """The round with its results entered; the requests become entries."""
    entries = dict.fromkeys((player.number for player in tournament.players), ABSENT)
    for asked in tournament.requests:
        entries[asked.player] = RoundEntry(0, Colour.NONE, asked.result)
    if pairing.bye:
        entries[pairing.bye] = RoundEntry(0, Colour.NONE, Result.PAIRING_BYE)
    special = special_results(pairing, supplies, lots)
    strength = {player.number: player.rating or STRENGTH_OF_UNRATED for player in tournament.players}
    double = tournament.of_two_games
    matches = []
    for board in pairing.boards:
        given = special.get(board.white)
        results = (
            forfeited(tournament, pairing.round, board)
            or given
            or game_result(strength[board.white], strength[board.black], settings.draw_percentage, lots)
        )
        if double:
            other = strength[board.black], strength[board.white]
            second = given[::-1] if given else game_result(*other, settings.draw_percentage, lots)
            of_white, of_black = (results[0], second[1]), (results[1], second[0])
            matches.append(TwoGames(pairing.round, board.white, board.black, of_white, of_black))
            results = match_results(matches[-1])
        entries[board.white] = RoundEntry(board.black, Colour.WHITE, results[0])
        entries[board.black] = RoundEntry(board.white, Colour.BLACK, results[1])
    played = in_order((*tournament.two_games, *matches))
    return tournament.with_entries(pairing.round, entries)._replace(requests=(), two_games=played)


def special_results(pairing: Boards, supplies: dict[Happening, Supply], lots: Lots) -> dict[int, tuple[Result, Result]]:
    """By the number of White, the games that end in another way than by play."""
    whites = lots.shuffled([board.white for board in pairing.boards])
    results: dict[int, tuple[Result, Result]] = {}
    for kind, white, black in SPECIAL:
        due = supplies[kind].due(pairing.round, len(whites))
        given = min(due, len(whites) - len(results))
        results |= dict.fromkeys(whites[len(results) : len(results) + given], (white, black))
        if due > given:
            supplies[kind].fell_short(pairing.round, due - given)
    planned = [(supplies[kind], (white, black)) for kind, white, black in SPECIAL]
    to_come = planned[0][0].rounds - pairing.round
    excess = sum([supply.ahead(pairing.round) for supply, _ in planned]) - to_come * len(whites)
    for supply, ending in planned:  # what the games of the rounds to come could not hold is given now
        given = supply.bring_forward(pairing.round, max(min(excess, len(whites) - len(results)), 0))
        results |= dict.fromkeys(whites[len(results) : len(results) + given], ending)
        excess -= given
    return results


def game_result(white: int, black: int, draw_percentage: int | None, lots: Lots) -> tuple[Result, Result]:
    """The result of a game, drawn so that on average both score what the FIDE table promises.

    Draws between equals are ``draw_percentage`` in a hundred (None: from 10 below 1000 Elo to 50 at 2600), and
    fewer as the ratings differ more.
    """
    promised = expected_score(white, black)
    draws = max(10, min((white + black) // 80 - 15, 55)) if draw_percentage is None else draw_percentage
    half_of_draws = min(promised, 100 - promised) * draws
    lot = lots.below(10_000)
    if lot < 100 * promised - half_of_draws:
        return Result.WIN, Result.LOSS
    if lot < 100 * promised + half_of_draws:
        return Result.DRAW, Result.DRAW
    return Result.LOSS, Result.WIN


def _ranked(tournament: Tournament) -> Tournament:
    """Points and ranks entered: by the tie-breaks it names, then by pairing number."""
    from pairwright.tiebreaks.announced import ranks

    rows = zip(tournament.players, earned(tournament), ranks(tournament), strict=True)
    return tournament._replace(
        players=tuple(player._replace(declared_points=points, declared_rank=rank) for player, points, rank in rows)
    )


def _notice(code: str, round_: int, template: str, **values: object) -> Problem:
    return Problem(code, Severity.NOTICE, Place(round=round_), say(template, **values))


def stopped(impossible: NoLegalPairing) -> Problem:
    """A notice that the tournament ends before its last round."""
    return _notice(
        "stopped-early",
        impossible.round,
        "the tournament ends after round {last}: {reason}",
        last=impossible.round - 1,
        reason=impossible.sentence,
    )


def unmet(kind: Happening, missing: int) -> Problem:
    """A notice that there are fewer of a kind than were asked for."""
    return _notice("not-all-given", 0, "{kind}: {count} asked for had no place", count=missing, kind=kind.value)


def unmet_comings(settings: Settings, players: tuple[Player, ...]) -> list[Problem]:
    """Withdrawals and late entries that were asked for as numbers, and did not fit."""
    late = sum(player.enters_in > 1 for player in players)
    gone = sum(player.withdrawn_from > 0 for player in players)
    found = []
    for kind, there in ((Happening.LATE_ENTRIES, late), (Happening.WITHDRAWALS, gone)):
        quota = settings.quota(kind)
        wanted = [quota.overall, *(amount for _, amount in quota.by_round)]
        missing = sum(amount.among(len(players)) for amount in wanted) - there
        if missing > 0:
            found.append(unmet(kind, missing))
    return found
