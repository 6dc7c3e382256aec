"""What taking entries back is warned of: an undo runs the same checks as the act it amounts to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.cautions import Caution, Level, weigh
from pairwright.app.desk.event import Event
from pairwright.app.desk.journal import Entry, Undoing
from pairwright.app.desk.pairing_cautions import OTHER_PAIRS
from pairwright.app.predetermined import has_fixed_rounds
from pairwright.errors import PairwrightError, say, say_n
from pairwright.model.acts import AddRound, EnterGames, EnterResult, RequestBye
from pairwright.model.result import Result
from pairwright.model.team_acts import AddMatches, RequestTeamBye
from pairwright.model.tournament import TwoGames


def _amounts_to(act: Act, now: Event, after: Event) -> Act | None:
    """What undoing (or redoing) an act does: of a result or an announcement, to bring back what stands ``after``; None
    if that stands anyway."""
    if isinstance(act, acts.Announce):
        told = after.tournament.information
        return acts.Announce(told) if told != now.tournament.information else None
    if isinstance(act, EnterGames):
        place = (act.match.round, act.match.white)
        before, then = (_games_at(event, place) for event in (now, after))
        if before == then:
            return None
        return EnterGames(then[0]) if then else acts.ClearResult(act.match.round, act.match.white, act.match.black)
    if not isinstance(act, (EnterResult, acts.ClearResult)):
        return act
    sides = _sides(after, act)
    if sides == _sides(now, act):
        return None
    if len(sides) != 2 or Result.PENDING in sides:
        return acts.ClearResult(act.round, act.white, act.black)
    return EnterResult(act.round, act.white, act.black, *sides)


def _games_at(event: Event, place: tuple[int, int]) -> list[TwoGames]:
    """The two games of the match of this round and White, if any is entered."""
    return [one for one in event.tournament.two_games if (one.round, one.white) == place]


def _sides(event: Event, act: EnterResult | acts.ClearResult) -> tuple[Result, ...]:
    """Both results of a game, White first; none if there is no such game."""
    by_number = {player.number: player.entry(act.round) for player in event.tournament.players}
    entries = [by_number.get(number) for number in (act.white, act.black)]
    found = [entry for entry in entries if entry is not None]
    facing = len(found) == 2 and (found[0].opponent, found[1].opponent) == (act.black, act.white)
    return tuple([entry.result for entry in found]) if facing else ()


PAIRING = (acts.Publish, acts.EndHand, AddRound, AddMatches)
"""Acts that pair a round."""
CHECKED = ("locked", "old-round", "earlier-round", "adjourned", "final", "numbers", "rounds", "edition")
"""Cautions of an act that hold for its undoing too. For doing it again all of them hold."""
WAITING_AGAIN = tuple([code for code in CHECKED if code not in ("adjourned", "earlier-round")])
"""The same where a wrong result of an adjourned game goes, and the game waits as before."""


def _same_checks(event: Event, after: Event, entry: Entry, late: bool) -> list[Caution]:
    """The checks of the act that an undo amounts to; a line that the report was told by the entry goes with it. A
    result that came ``late`` was that of a game that waited: the next round was paired before it was known."""
    act = _amounts_to(entry.act, event, after)
    adjourned = isinstance(act, EnterResult) and act.white_result is Result.ADJOURNED
    of_table = isinstance(act, acts.ClearResult) and has_fixed_rounds(event.tournament)
    waits = late and (adjourned or of_table)
    checked = WAITING_AGAIN if waits else CHECKED
    found = [caution for caution in _weighed(event, act) if caution.code in checked]
    return _without_lines(found) if entry.lines else found


def _checks_again(event: Event, after: Event, entry: Entry, told: tuple[str, ...]) -> list[Caution]:
    """All the checks of an act that is done again; lines that the report was ``told``, or is told by the entry, come
    with it. A round proposed by the rules that comes back may be none of theirs any more."""
    found = _weighed(event, _amounts_to(entry.act, event, after))
    if entry.lines:
        return _without_lines(found)
    return [one if one.code == OTHER_PAIRS or not told else one._replace(line="") for one in found]


def _weighed(event: Event, act: Act | None) -> list[Caution]:
    try:
        return [*weigh(event, act)] if act is not None else []
    except PairwrightError:
        return []  # it does not fit as things are: the plan of the undo says so


def _without_lines(cautions: list[Caution]) -> list[Caution]:
    return [caution._replace(line="") for caution in cautions]


def _is_late(entry: Entry, paired: Mapping[int, int]) -> bool:
    """Is it a result that came after the next round was paired?"""
    return isinstance(entry.act, EnterResult) and paired.get(entry.act.round + 1, entry.number) < entry.number


def _old_pairing(event: Event, act: Act) -> bool:
    """Is it the pairing of a round before the last?"""
    return isinstance(act, PAIRING) and 0 < act.round < event.round


def _old_bye(event: Event, after: Event, act: Act) -> bool:
    """A bye of a round that is paired and stays so."""
    return isinstance(act, (RequestBye, RequestTeamBye)) and act.round <= min(event.round, after.round)


def cautions_of_undo(
    event: Event, planned: Undoing, asked: Sequence[Entry], back: Sequence[Entry], paired: Mapping[int, int]
) -> tuple[Caution, ...]:
    """An undo runs the same checks as the act it amounts to, a redo those of the acts that come ``back``; what those
    refuse only a restore point takes back. ``paired``: the entry that paired each round."""
    found: list[Caution] = []
    gone = (*asked, *planned.also)
    if planned.event.round < event.round - 1 or any(_old_pairing(event, entry.act) for entry in gone):
        sentence = say("a round before the last one rests on it; only a restore point takes that back")
        found.append(Caution(Level.REFUSED, "old-round", sentence))
    if any(_old_bye(event, planned.event, entry.act) for entry in (*gone, *back)):
        sentence = say("the round of this bye is paired; only a restore point takes that back")
        found.append(Caution(Level.REFUSED, "old-bye", sentence))
    told = tuple([line for entry in asked for line in entry.lines])
    for entry in back:
        found += _checks_again(event, planned.event, entry, told)
    for entry in asked:
        if entry.number == 1:
            found.append(Caution(Level.REFUSED, "first", say("the beginning of the tournament cannot be taken back")))
        if isinstance(entry.act, acts.LeaveFideMode):
            found.append(Caution(Level.REFUSED, "fide-mode", say("FIDE mode is left for good")))
        found += _same_checks(event, planned.event, entry, late=_is_late(entry, paired))
    if planned.also:
        sentence = say_n(
            "this also takes back {count} later act",
            "this also takes back {count} later acts",
            count=len(planned.also),
        )
        found.append(Caution(Level.CONFIRM, "also", sentence))
    return tuple(sorted(found, key=lambda caution: -caution.level))
