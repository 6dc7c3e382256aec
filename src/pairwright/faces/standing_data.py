"""Standings as JSON and CSV. The shapes are described in docs/developers/json-answers.md."""

from __future__ import annotations

from pairwright.faces.json import Object, problem_objects
from pairwright.faces.spreadsheet import csv_text
from pairwright.lean import TYPE_CHECKING
from pairwright.tiebreaks.acronym import kinds
from pairwright.tiebreaks.base import exact_text, written

if TYPE_CHECKING:
    from pairwright.app.standings import Line, Standings
    from pairwright.tiebreaks.base import Part, Value


def standings_object(found: Standings) -> Object:
    """``{"tiebreaks", "standings", ...}``: values are decimal texts by code."""
    return {
        "tiebreaks": list(found.keys),
        "standings": [_line(line) for line in found.rows],
        "round": found.rounds,
        "final": found.is_final,
        "edition": found.rules.code,
        "meeting": found.ranking.event.terms.meeting.name.lower(),
        "of": "teams" if found.ranking.event.of_teams else "individuals",
        "list": {"by": found.source.origin.value, "name": found.source.name},
        "dropped": [{"code": one.text, "reason": str(reason)} for one, reason in found.ranking.dropped],
        "not_ranked": [{**_line(line), "why": why_not_ranked(found, line.number)} for line in found.not_ranked],
        "notices": problem_objects(found.notices),
    }


def why_not_ranked(found: Standings, number: int) -> str:
    """``expelled`` or ``withdrawn``."""
    return "expelled" if number in found.left.expelled else "withdrawn"


def _line(line: Line) -> Object:
    told: Object = {"id": line.number, "rank": line.rank, "values": line.values, "name": line.name}
    if line.decided_by:
        told["decided_by"] = line.decided_by
    if line.withdrawn:
        told["withdrawn"] = True
    return told


def working_object(found: Standings, number: int) -> Object:
    """``{"id", "values"}``: the working of every value of a participant, by code. Raises :class:`UnknownCode`."""
    row = next((row for row in found.ranking.rows if row.number == number), None)
    values: Object = {}
    for index, (key, value) in enumerate(found.working(number).items()):
        decimals = found.ranking.column(index, row.position).decimals if row else 0
        kind = kinds()[found.ranking.asked[index].name]
        values[key] = {"title": kind.title, "article": str(kind.article), **_value(value, decimals)}
    return {"id": number, "values": values}


def _value(value: Value, decimals: int) -> Object:
    return {
        "value": written(value.total, decimals),
        "how": value.how.value,
        "parts": [_part(part) for part in value.parts],
        "steps": [{"what": str(what), "amount": exact_text(amount)} for what, amount in value.steps],
    }


def _part(part: Part) -> Object:
    told: Object = {"amount": exact_text(part.amount), "of": exact_text(part.of), "times": exact_text(part.times)}
    if part.round:
        told["round"] = part.round
    if part.opponent:
        told["opponent"] = part.opponent
    if part.why:
        told["why"] = str(part.why)
    if part.cut:
        told["cut"] = str(part.cut)
    return told


def standings_csv(found: Standings) -> str:
    """A row for everybody who is ranked: rank, number, name, the values, and what marks him."""
    heads = ["rank", "number", "name", *found.keys, "mark"]
    rows = [
        [line.rank, line.number, line.name, *line.values.values(), "withdrawn" if line.withdrawn else ""]
        for line in found.rows
    ]
    return csv_text(heads, rows)
