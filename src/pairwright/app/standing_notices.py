"""What an arbiter should know about standings: what was taken, what was left out, who has left, what is open."""

from __future__ import annotations

from pairwright.errors import Place, Problem, Sentence, Severity, listing, say
from pairwright.lean import TYPE_CHECKING
from pairwright.model.result import Result
from pairwright.model.tournament import gregorian_day
from pairwright.tiebreaks.announced import Clue, has_open_games
from pairwright.tiebreaks.presets import preset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pairwright.model.tournament import Tournament
    from pairwright.tiebreaks.departures import Departures
    from pairwright.tiebreaks.editions import Rules
    from pairwright.tiebreaks.event import Event, Meeting
    from pairwright.tiebreaks.ranking import Ranking

LOT = "LOT"


def on_open_games(event: Event) -> Iterator[Problem]:
    """One notice for every round with games that are open or adjourned: there are no final standings yet."""
    tournament = event.tournament
    if not has_open_games(tournament):
        return
    for round_ in range(1, event.table().rounds + 1):
        games = tournament.round(round_).games
        for result, template in (
            (Result.PENDING, "without a result: {boards}. These standings are provisional"),
            (
                Result.ADJOURNED,
                "adjourned: {boards}. These standings are provisional; each counts as a draw until it ends",
            ),
        ):
            boards = [
                f"{game.white}-{game.black}" for game in games if result in (game.white_result, game.black_result)
            ]
            if boards:
                yield notice("provisional", say(template, boards=listing(boards)), Place(round=round_))


def on_meeting(clue: Clue, meeting: Meeting) -> Iterator[Problem]:
    """How opponents are taken to meet, where the tournament type does not say it."""
    if clue is Clue.PAIRINGS:
        found = say(
            "the tournament type is not given (records 192, 092), and everybody met everybody equally often: "
            "the rules for {meeting} are taken",
            meeting=say(meeting.value),
        )
        yield notice("meeting", found)
    elif clue is Clue.KNOCKOUT:
        found = say("a knockout: this order goes by points; the places are those of pairwright standings alone")
        yield notice("meeting", found)
    elif clue is Clue.NOTHING:
        found = say("the tournament type is not given (records 192, 092): the rules for Swiss events are taken")
        yield notice("meeting", found)


def on_edition(tournament: Tournament, rules: Rules) -> Iterator[Problem]:
    """Which edition is taken where the first day is not known."""
    if not gregorian_day(tournament.information.start):
        found = say(
            "the first day is not known (record 042): edition {edition} of the tie-break rules is taken, the newest",
            edition=rules.code,
        )
        yield notice("edition", found)


def on_preset(code: str) -> Iterator[Problem]:
    """Which list was taken, and who recommends it."""
    chosen = preset(code)
    found = say(
        "tie-breaks by preset {preset}: {codes} ({source})",
        preset=chosen.code,
        codes=listing(chosen.tie_breaks),
        source=say(chosen.advised_by),
    )
    yield notice("preset", found)


def on_ranking(ranking: Ranking) -> Iterator[Problem]:
    """Lots without a seed, and every tie-break that was left out."""
    if any(one.name == LOT for one in ranking.asked) and not ranking.event.terms.seed:
        yield notice("lots", say("lots are drawn from the tournament alone: for others give a seed (--seed)"))
    for one, reason in ranking.dropped:
        yield notice("dropped", say("{code} is left out: {reason}", code=one.text, reason=reason))


def on_departures(left: Departures) -> Iterator[Problem]:
    """Who is not ranked, and why."""
    for number in sorted(left.expelled):
        found = say("expelled, and not in the standings")
        if number in left.uncounted:
            found = say(
                "expelled before half of his games: they do not count, for him or his opponents, and he is not ranked "
                "(C.05 art. 6.6)"
            )
        yield notice("expelled", found, Place(player=number))
    for number in sorted(left.uncounted - left.expelled):
        found = say(
            "withdrew before half of his games: they do not count, for him or his opponents, and he is not ranked "
            "(C.05 art. 6.6)"
        )
        yield notice("uncounted", found, Place(player=number))


def notice(code: str, found: Sentence, place: Place = Place()) -> Problem:  # noqa: B008 - a value
    """A notice of this code."""
    return Problem(code, Severity.NOTICE, place, found)
