"""Play-offs, for people and for programs."""

from __future__ import annotations

from pairwright.app.playoff_results import State
from pairwright.errors import Sentence, say
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet
from pairwright.faces.json import problem_objects
from pairwright.faces.spreadsheet import csv_text
from pairwright.faces.standing_data import standings_object
from pairwright.faces.standing_document import standings_document
from pairwright.handbook.playoffs import PLAY_OFFS
from pairwright.lean import TYPE_CHECKING
from pairwright.pairing.playoffs.cases import Form, Level
from pairwright.pairing.playoffs.tempo import clock_time
from pairwright.pairing.playoffs.timetable import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pairwright.app.playoff import Plan
    from pairwright.app.playoff_results import Played, Standing
    from pairwright.app.standings import Standings
    from pairwright.faces.json import Object
    from pairwright.faces.text import Words
    from pairwright.pairing.playoffs.timetable import Meeting, Sitting, Who

LEVELS = {
    Level.EXTRA: say("if level: extra game"),
    Level.GOLDEN: say("if level: golden-point game"),
    Level.GOLDEN_ROUND_ROBIN: say("if level: round robin of golden-point games"),
    Level.LOWEST_OUT: say("if all are level: the lowest by the next tie-break is out, two games of the others"),
    Level.BY_NUMBER: say("if level: play-off of those who are"),
}


def playoff_document(done: Played, words: Words) -> Document:
    """Who plays, the timetable, what is decided, and what has to be known beside it."""
    plan = done.plan
    sheets = [_tied(plan, words), _timetable(plan, words)]
    if any(one.state not in (State.READY, State.WAITING) for one in done.parts):
        sheets.append(_parts(done, words))
    return Document(plan.tournament.information.name, _about(plan), tuple(sheets), tuple(_notes(done)))


def _about(plan: Plan) -> Sentence:
    last = plan.first + plan.places - 1
    template = "play-off for place {first}" if plan.places == 1 else "play-off for places {first} to {last}"
    return say(template + ", {count} players with {points}", first=plan.first, last=last, **_count(plan))


def _count(plan: Plan) -> dict[str, object]:
    return {"count": len(plan.tied), "points": plan.points}


def _tied(plan: Plan, words: Words) -> Sheet:
    columns = (Column(say("Rank")), Column(say("No")), Column(say("Name"), Kind.NAME), Column(Sentence(""), Kind.WORDS))
    rows = []
    for one in plan.tied:
        told = Sentence("")
        if one.rank in plan.case.through:
            told = say("through")
        elif one.rank in plan.case.left_out:
            told = say("does not take part")
        rows.append(tuple(map(Entry, (str(one.rank), str(one.number), one.name, words(told)))))
    return Sheet(columns, tuple(rows), ((Kind.WORDS, words(say("Those tied, in the order of the final standing"))),))


def _timetable(plan: Plan, words: Words) -> Sheet:
    timed = any(sitting.start != UNKNOWN for sitting in plan.sittings)
    named = len(plan.stages) > 1 or len(plan.stages[0]) > 1
    columns = [Column(say("Start"))] if timed else []
    columns += [Column(say("Games"), Kind.WORDS), Column(say("Tempo"))]
    columns += [Column(say("Part"))] if named else []
    columns += [Column(say("White"), Kind.WORDS), Column(say("Black"), Kind.WORDS)]
    rows = []
    for sitting in plan.sittings:
        for index, meeting in enumerate(sitting.meetings or (None,)):
            row = [clock_time(sitting.start) if not index else ""] if timed else []
            row += [words(_what(plan, sitting)), str(sitting.tempo)] if not index else ["", ""]
            row += [meeting.part if meeting else ""] if named else []
            row += _both(plan, meeting, words)
            rows.append(tuple(map(Entry, row)))
    return Sheet(tuple(columns), tuple(rows), ((Kind.WORDS, words(say("Timetable"))),))


def _both(plan: Plan, meeting: Meeting | None, words: Words) -> list[str]:
    if not meeting:
        return ["", ""]
    return [words(_who(plan, who)) for who in (meeting.white, meeting.black)]


def _what(plan: Plan, sitting: Sitting) -> Sentence:
    if sitting.if_level:
        return LEVELS[sitting.if_level]
    if not any(meeting.match for meeting in sitting.meetings):
        return say("round {round}, golden-point games" if sitting.is_golden else "round {round}", round=sitting.round)
    first = next(one for one in plan.sittings if (one.stage, one.round) == (sitting.stage, sitting.round))
    stages = max([one.round for one in plan.sittings if one.stage == sitting.stage])
    game = 1 + [one for one in plan.sittings if _is_beside(one, first)].index(sitting)
    if sitting.is_golden:
        return (
            say("golden-point game") if stages == 1 else say("round {round}, golden-point games", round=sitting.round)
        )
    template = "game {game}" if stages == 1 else "round {round}, game {game}"
    return say(template, round=sitting.round, game=game)


def _is_beside(one: Sitting, first: Sitting) -> bool:
    return (one.stage, one.round, one.if_level) == (first.stage, first.round, None)


def _who(plan: Plan, who: Who) -> Sentence:
    if who.match:
        return say("winner of match {match}", match=who.match)
    if isinstance(who.entrant, str):
        return say("winner of {part}", part=who.entrant)
    one = plan.contestant(who.entrant)
    return say("{number} {name}", number=one.number, name=one.name)


STATES = {
    State.WAITING: say("waits for others"),
    State.READY: say("to be played"),
    State.PLAYING: say("is being played"),
    State.DECIDED: say("decided"),
    State.LEVEL: say("level: the moves of the games won decide"),
}


def _parts(done: Played, words: Words) -> Sheet:
    columns = (
        Column(say("Part")),
        Column(say("State"), Kind.WORDS),
        Column(say("Players, in order once decided"), Kind.WORDS),
    )
    rows = []
    for one in done.parts:
        order = ", ".join([" = ".join([_named(done.plan, number) for number in group]) for group in one.order])
        if not order:
            order = ", ".join([_named(done.plan, number) for number in one.numbers])
        cells = (one.drawn.part.code, words(STATES[one.state]), order)
        rows.append(tuple(map(Entry, cells)))
    return Sheet(columns, tuple(rows), ((Kind.WORDS, words(say("Results"))),))


def _named(plan: Plan, number: int) -> str:
    return f"{number} {plan.tournament.player(number).name}" if not _of_teams(plan) else _team(plan, number)


def _of_teams(plan: Plan) -> bool:
    return plan.standings.ranking.event.of_teams


def _team(plan: Plan, number: int) -> str:
    return f"{number} {plan.standings.names[number]}"


def _notes(done: Played) -> Iterator[Sentence]:
    plan = done.plan
    case = plan.case
    yield say("{article}: {about}; {way}", article=case.article, about=say(case.article.title), way=case.way)
    yield say("Colours and numbers are drawn by lot from the seed {seed} and the names.", seed=f"“{plan.asked.seed}”")
    if _has_golden(plan):
        yield say(
            "Golden point: {tempo} minutes, White and Black; after a draw White is out.",
            tempo=str(plan.asked.clocks.golden),
        )
    if any(Level.FEWEST_MOVES in drawn.part.level for stage in plan.stages for drawn in stage):
        yield say("Still level: whoever won his games in the fewest moves is first (--order).")
    if case.left_out:
        yield say("Cash agreed beforehand is shared among all who are tied.")
    if any(sitting.start != UNKNOWN for sitting in plan.sittings):
        yield say(
            "Times leave room for long games and for the games of those who are level ({article}).", article=PAUSES
        )
    if done.order:
        order = ", ".join([" = ".join([_named(plan, number) for number in group]) for group in done.order])
        yield say("Order of the play-off: {order}", order=order)


PAUSES = PLAY_OFFS["C"]


def _has_golden(plan: Plan) -> bool:
    return any(sitting.is_golden for sitting in plan.sittings)


def after_document(done: Played, after: Standings, words: Words) -> Document:
    """The same, and the standings with the play-off in them."""
    found, table = playoff_document(done, words), standings_document(after, words)
    heading = (Kind.WORDS, words(say("Standings after the play-off")))
    sheets = (*found.sheets, *[sheet._replace(heading=(heading,)) for sheet in table.sheets])
    return found._replace(sheets=sheets, notes=(*found.notes, *table.notes))


def values_csv(values: dict[int, int]) -> str:
    """Lines for ``--external``."""
    rows: list[list[str | int]] = [[number, value] for number, value in values.items()]
    return csv_text(("number", "value"), rows)


def playoff_object(done: Played, after: Standings | None = None) -> Object:
    """``{"place", "places", "tied", "case", "parts", "timetable", ...}``."""
    plan = done.plan
    found: Object = {
        "place": plan.first,
        "places": plan.places,
        "points": plan.points,
        "tied": [{"rank": one.rank, "id": one.number, "name": one.name, "place": one.place} for one in plan.tied],
        "case": {"article": str(plan.case.article), "way": plan.case.way},
        "through": [plan.contestant(rank).number for rank in plan.case.through],
        "left_out": [plan.contestant(rank).number for rank in plan.case.left_out],
        "seed": plan.asked.seed,
        "parts": [_part(plan, one) for one in done.parts],
        "timetable": [_sitting(plan, sitting) for sitting in plan.sittings],
        "order": [list(group) for group in done.order],
        "notices": problem_objects(plan.notices),
    }
    if after:
        found["standings"] = standings_object(after)
    return found


def _part(plan: Plan, one: Standing) -> Object:
    part = one.drawn.part
    return {
        "code": part.code,
        "stage": one.stage,
        "form": part.form.value,
        "article": str(part.article),
        "games": part.games if part.form is Form.KNOCKOUT else 1,
        "golden": part.golden,
        "places": part.places,
        "level": [level.value for level in part.level],
        "seats": [_entrant(plan, seat) for seat in one.drawn.seats],
        "lot": one.drawn.lot,
        "state": one.state.value,
        "order": [list(group) for group in one.order],
    }


def _entrant(plan: Plan, entrant: int | str) -> Object:
    return {"winner_of": entrant} if isinstance(entrant, str) else {"id": plan.contestant(entrant).number}


def _sitting(plan: Plan, sitting: Sitting) -> Object:
    return {
        "stage": sitting.stage,
        "round": sitting.round,
        "start": clock_time(sitting.start) if sitting.start != UNKNOWN else None,
        "tempo": {"white": str(sitting.tempo.white), "black": str(sitting.tempo.black)},
        "golden": sitting.is_golden,
        "if_level": sitting.if_level.value if sitting.if_level else None,
        "games": [
            {"part": one.part, "white": _seat(plan, one.white), "black": _seat(plan, one.black)}
            | ({"match": one.match} if one.match else {})
            for one in sitting.meetings
        ],
    }


def _seat(plan: Plan, who: Who) -> Object:
    return {"winner_of_match": who.match} if who.match else _entrant(plan, who.entrant)
