"""The final report: what must be over before it may be written."""

from __future__ import annotations

from pairwright.app.desk.event import Event
from pairwright.app.desk.reporting import open_games, report_of
from pairwright.errors import NotApplicable, Sentence, say
from pairwright.model.tournament import Tournament

MOST_NAMED = 8
"""Open games of a round named in a refusal."""


def obstacles(event: Event) -> tuple[Sentence, ...]:
    """What stands in the way of final standings and of the final report; nothing if all is over."""
    found: list[Sentence] = []
    tournament = event.tournament
    if not event.round:
        found.append(say("no round is paired yet"))
    elif event.round < tournament.planned_rounds:
        template = "{round} of {rounds} rounds are paired"
        found.append(say(template, round=event.round, rounds=tournament.planned_rounds))
    games = open_games(tournament)
    for round_ in sorted({game[0] for game in games}):
        pairs = [f"{white}-{black}" for number, white, black in games if number == round_]
        told = ", ".join(pairs[:MOST_NAMED])
        template = "round {round}: {games} and {more} more are not over"
        if len(pairs) <= MOST_NAMED:
            template = "round {round}: not over: {games}"
        found.append(say(template, round=round_, games=told, more=len(pairs) - MOST_NAMED))
    if event.contested:
        found.append(say("{count} contested entries wait for a decision", count=len(event.contested)))
    if event.hand.is_open:
        found.append(say("round {round} is being paired by hand", round=event.hand.round))
    return tuple(found)


def final_report(event: Event) -> Tournament:
    """The tournament as the report file is to hold it. Raises :class:`NotApplicable` while anything is open."""
    found = obstacles(event)
    if found:
        raise NotApplicable(say("final report"), found[0])
    return report_of(event)
