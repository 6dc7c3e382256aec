"""What needs the arbiter now, and what stands between the tournament and its end."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from pairwright.app.desk.acts import Declare
from pairwright.app.desk.bracket_sheet import bracket_sheet
from pairwright.app.desk.cautions import weigh
from pairwright.app.desk.completing import Verdict, outlook
from pairwright.app.desk.event import Event, Presence
from pairwright.app.desk.in_play import round_in_play
from pairwright.app.desk.kinds import screens_of
from pairwright.app.desk.levels import Caution, Level
from pairwright.app.desk.reporting import open_games
from pairwright.app.desk.setting_up import Need, needs_of, system_terms
from pairwright.app.desk.squad_changes import names_by_number
from pairwright.app.knockouts import is_knockout
from pairwright.app.predetermined import is_by_table
from pairwright.errors import Sentence, listing, say, say_n
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.team import is_team_event
from pairwright.model.tournament import gregorian_day


class Where(Enum):
    """The page on which something is done."""

    ENTRIES = "entries"
    CHECK_IN = "check-in"
    ROUND = "round"
    RESULTS = "results"
    JOURNAL = "journal"
    SETTINGS = "settings"
    BRACKET = "bracket"
    TEAMS = "teams"
    TABLE = "table"
    END = "end"


class ToDo(NamedTuple):
    """One thing: how much it weighs, where it is done (``round`` or ``part`` of the settings, where that matters)."""

    level: Level
    sentence: Sentence
    where: Where
    round: int = 0
    part: str = ""


class Stage(Enum):
    """How far the tournament has come."""

    ENTRIES = "before round 1"
    PLAYING = "games are open"
    BETWEEN = "the next round can be paired"
    PLAYED = "all rounds are played"
    FINAL = "final"


def stage_of(event: Event) -> Stage:
    """How far the tournament has come."""
    if event.closed:
        return Stage.FINAL
    if not event.round:
        return Stage.ENTRIES
    if event.tournament.open_games(event.round):
        return Stage.PLAYING
    return Stage.BETWEEN if event.goes_on else Stage.PLAYED


def to_do(event: Event) -> tuple[ToDo, ...]:
    """What needs the arbiter now, the heaviest first."""
    found = [*_conflicts(event), *_games(event), *_before_the_start(event), *_check_in(event), *_bracket(event)]
    return tuple(sorted(found, key=lambda one: -one.level))


def _conflicts(event: Event) -> Iterator[ToDo]:
    if event.contested:
        one, many = "one entry contradicts another and waits", "{count} entries contradict others and wait"
        yield ToDo(Level.CONFIRM, say_n(one, many, count=len(event.contested)), Where.JOURNAL)
    if event.hand.is_open:
        sentence = say("round {round} is being paired by hand", round=event.hand.round)
        yield ToDo(Level.NOTICE, sentence, Where.ROUND, event.hand.round)


def _games(event: Event) -> Iterator[ToDo]:
    missing = {one: event.tournament.open_games(one) for one in range(1, event.round + 1)}
    by_round: dict[int, list[str]] = {}
    for round_, white, black in open_games(event.tournament):
        if (white, black) not in missing[round_]:
            by_round.setdefault(round_, []).append(f"{white}-{black}")
    for round_, games in by_round.items():
        template = "an adjourned game of round {round} is open: {games}"
        many = "{count} adjourned games of round {round} are open: {games}"
        sentence = say_n(template, many, count=len(games), round=round_, games=listing(games))
        yield ToDo(Level.NOTICE, sentence, Where.RESULTS, round_)
    for round_ in range(1, round_in_play(event) + 1):
        if missing[round_] and not event.closed:
            template, many = "a result of round {round} is missing", "{count} results of round {round} are missing"
            sentence = say_n(template, many, count=len(missing[round_]), round=round_)
            yield ToDo(Level.NOTE, sentence, Where.RESULTS, round_)


def _bracket(event: Event) -> Iterator[ToDo]:
    """Matches of a knockout that no game decides any more."""
    if not event.round or event.closed or not is_knockout(event.tournament):
        return
    for one in bracket_sheet(event.tournament).open:
        if one.must_decide:
            sentence = say("match {match} waits for a decision: {why}", match=one.match.number, why=one.why)
            yield ToDo(Level.CONFIRM, sentence, Where.BRACKET)


def _before_the_start(event: Event) -> Iterator[ToDo]:
    tournament = event.tournament
    if event.round or event.closed:
        return
    if not tournament.players:
        who = say("nobody has entered yet")
        yield ToDo(Level.NOTICE, who, Where.ENTRIES)
    if screens_of(tournament).teams and not tournament.teams:
        yield ToDo(Level.NOTICE, say("no team has entered yet"), Where.TEAMS)
    if event.drawn_for and is_by_table(tournament) and names_by_number(tournament) != event.drawn_for:
        sentence = say("somebody has entered or left since the lots were drawn: draw them again")
        yield ToDo(Level.CONFIRM, sentence, Where.TABLE)
    needs = needs_of(system_terms(tournament).code)
    if Need.COLOUR in needs and tournament.initial_colour is Colour.NONE:
        yield ToDo(Level.NOTICE, say("the initial colour is not drawn yet"), Where.SETTINGS, part="colour")
    if not gregorian_day(tournament.information.start):
        sentence = say("the first day is not said; it decides which edition of the rules holds")
        yield ToDo(Level.NOTE, sentence, Where.SETTINGS, part="about")
    if not tournament.tie_breaks and not tournament.ranks_by:
        yield ToDo(Level.NOTE, say("no tie-breaks are announced"), Where.SETTINGS, part="tie-breaks")
    if tournament.players:
        found = outlook(tournament)
        if found.verdict is Verdict.IMPOSSIBLE:
            yield ToDo(Level.CONFIRM, found.sentence, Where.SETTINGS, part="rounds")
        elif found.verdict is Verdict.DOUBTFUL:
            yield ToDo(Level.NOTICE, found.sentence, Where.SETTINGS, part="rounds")


def _check_in(event: Event) -> Iterator[ToDo]:
    """A check-in that was begun for the next round and is not closed."""
    tournament = event.tournament
    next_round = tournament.round_to_pair
    check_in = event.check_in(next_round)
    if event.closed or check_in.closed or not check_in.players or is_team_event(tournament):
        return
    missing = [
        player
        for player in tournament.players
        if player.available(next_round)
        and tournament.request(next_round, player.number) is None
        and check_in.of(player.number) is Presence.MISSING
    ]
    template = "check-in of round {round}: everybody is here; it can be closed"
    if missing:
        template = "check-in of round {round}: not here yet: {count}"
    sentence = say(template, round=next_round, count=len(missing))
    yield ToDo(Level.NOTE, sentence, Where.CHECK_IN, next_round)


def obstacles(event: Event) -> tuple[Caution, ...]:
    """What stands between the tournament and its final standings."""
    return tuple([one for one in weigh(event, Declare()) if one.level is Level.REFUSED])
