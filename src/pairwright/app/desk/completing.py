"""Can the rounds that are announced be completed? Asked before round 1 (Q62 of the acceptance checklist)."""

from __future__ import annotations

from enum import Enum

from pairwright.app.editions import choose
from pairwright.app.predetermined import is_by_table, with_rounds_of_table
from pairwright.errors import NoLegalPairing, NotApplicable, PairwrightError, Sentence, UnknownCode, say, say_n
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.state.ledger import state_before

LARGEST_TRIAL = 40
"""Players of a field that is tried out. In a larger one with as many rounds nobody could run out of opponents, or the
count says so."""


class Verdict(Enum):
    """What can be said before the first game."""

    CERTAIN = "certain"
    TRIED = "a trial went through"
    DOUBTFUL = "a trial stopped"
    IMPOSSIBLE = "impossible"
    UNKNOWN = "nobody has entered"


class Outlook(NamedTuple):
    """The answer, and its reason."""

    verdict: Verdict
    sentence: Sentence


def outlook(tournament: Tournament, expected: int = 0) -> Outlook:
    """Whether everybody can be paired to the end. ``expected`` is the number of players (or teams) where none has
    entered yet."""
    if is_by_table(tournament) or "ROUNDROBIN" in tournament.system.upper():
        return _by_table(tournament)
    if "KNOCKOUT" in tournament.system.upper():
        return Outlook(Verdict.CERTAIN, say("a knockout has as many rounds as its draw needs"))
    rounds = tournament.planned_rounds
    if is_team_event(tournament) or "TEAM" in tournament.system.upper():
        return _counted(rounds, len(tournament.teams) or expected, Tournament())
    if not tournament.players and expected:
        made_up = tuple([Player(number, str(number), 3000 - number) for number in range(1, expected + 1)])
        tournament = tournament._replace(players=made_up)
    return _counted(rounds, sum([player.available(1) for player in tournament.players]), tournament)


def _by_table(tournament: Tournament) -> Outlook:
    """A table has the rounds it has."""
    if not tournament.players and not tournament.teams:
        return Outlook(Verdict.UNKNOWN, say("the table has its own number of rounds: it follows from the entries"))
    if is_team_event(tournament) or not tournament.planned_rounds:
        return Outlook(Verdict.CERTAIN, say("the table pairs every round"))
    needed = with_rounds_of_table(tournament._replace(planned_rounds=0)).planned_rounds
    planned = tournament.planned_rounds
    if needed and planned > needed:
        template = "{planned} rounds are announced, and the table of these entries has {needed}"
        return Outlook(Verdict.DOUBTFUL, say(template, planned=planned, needed=needed))
    if needed > planned:
        template = "{planned} rounds are announced, and everybody has met everybody after {needed}"
        return Outlook(Verdict.DOUBTFUL, say(template, planned=planned, needed=needed))
    return Outlook(Verdict.CERTAIN, say("the table pairs every round"))


def most_rounds(participants: int) -> int:
    """So many rounds at most: everybody meets everybody once, and has the bye once."""
    return participants - 1 + participants % 2 if participants > 1 else 0


def fewest_participants(rounds: int) -> int:
    """So many participants are needed at least."""
    return rounds + 1 - rounds % 2


def _counted(rounds: int, participants: int, tournament: Tournament) -> Outlook:
    if not participants:
        least = fewest_participants(rounds)
        template = (
            "{rounds} rounds need at least {least} participants; with {easy} or more nobody runs out of opponents"
        )
        return Outlook(Verdict.UNKNOWN, say(template, rounds=rounds, least=least, easy=max(2 * rounds, 2)))
    most = most_rounds(participants)
    if rounds > most:
        template = "{rounds} rounds cannot be paired: {participants} participants can have {most} at most"
        return Outlook(Verdict.IMPOSSIBLE, say(template, rounds=rounds, participants=participants, most=most))
    for player in tournament.players:
        left = _left(tournament, player.number, rounds, participants)
        if left < rounds:
            template = "player {player} may meet too few others for {rounds} rounds: {left}"
            return Outlook(Verdict.IMPOSSIBLE, say(template, player=player.number, rounds=rounds, left=left))
    if 2 * rounds <= participants and not tournament.forbidden:
        one = "one round can be paired: nobody runs out of opponents"
        return Outlook(
            Verdict.CERTAIN, say_n(one, "{count} rounds can be paired: nobody runs out of opponents", count=rounds)
        )
    if not tournament.players or participants > LARGEST_TRIAL:
        return Outlook(Verdict.TRIED, say("as far as can be counted, {rounds} rounds can be paired", rounds=rounds))
    return _tried(tournament)


def _left(tournament: Tournament, number: int, rounds: int, participants: int) -> int:
    """Whom a player may meet in some round, the bye of an odd field included."""
    barred = {
        other
        for group in tournament.forbidden
        if number in group.players and group.first <= 1 and (not group.last or group.last >= rounds)
        for other in group.players
    } - {number}
    return participants - 1 - len(barred) + participants % 2


def _tried(tournament: Tournament) -> Outlook:
    """A trial: every round paired by the system itself, White, nobody and Black winning in turn."""
    trial = tournament
    if trial.initial_colour is Colour.NONE:
        trial = trial._replace(initial_colour=Colour.WHITE)
    try:
        system = choose(trial).system
        for round_ in range(1, tournament.planned_rounds + 1):
            pairing = system.pair(state_before(trial, round_))
            trial = _played(trial, round_, tuple(pairing.pairs))
    except NoLegalPairing:
        template = (
            "in a trial round {round} could not be paired any more: this many rounds may not come to their end with so "
            "few participants"
        )
        return Outlook(Verdict.DOUBTFUL, say(template, round=round_))
    except (NotApplicable, UnknownCode, PairwrightError) as refusal:
        return Outlook(Verdict.DOUBTFUL, refusal.sentence)
    return Outlook(Verdict.TRIED, say("a trial of all {rounds} rounds went through", rounds=tournament.planned_rounds))


def _played(tournament: Tournament, round: int, pairs: tuple[tuple[int, int], ...]) -> Tournament:
    entries = dict.fromkeys([player.number for player in tournament.players], ABSENT)
    for board, (white, black) in enumerate(pairs):
        if not black:
            entries[white] = RoundEntry(0, Colour.NONE, Result.PAIRING_BYE)
            continue
        one, other = [(Result.WIN, Result.LOSS), (Result.DRAW, Result.DRAW), (Result.LOSS, Result.WIN)][
            (board + round) % 3
        ]
        entries[white] = RoundEntry(black, Colour.WHITE, one)
        entries[black] = RoundEntry(white, Colour.BLACK, other)
    return tournament.with_entries(round, entries)
