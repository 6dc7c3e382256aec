"""What check and validate answer about one file, and about several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairwright.app import commands
from pairwright.errors import (
    NotApplicable,
    Place,
    Problem,
    Sentence,
    Severity,
    UnknownCode,
    UnreadableFile,
    describe,
    say,
)
from pairwright.faces import text
from pairwright.faces.cli.answers import as_json, canvas
from pairwright.faces.cli.batch import Answer, Request
from pairwright.faces.cli.exits import DIFFERENCES_FOUND, OK, exit_code
from pairwright.faces.cli.report import Reporter
from pairwright.faces.colour_reasons import label
from pairwright.faces.wording.characters import isolate
from pairwright.formats.base import Reading
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.rank_check import RankCheck
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.checker import RoundCheck

CHECK_FORMATS = ("text", "json", "jsonl")
VALIDATE_FORMATS = ("text", "json", "jsonl")


def check_answer(file: str, reading: Reading, request: Request) -> Answer:
    """Every round beside what the rules give."""
    checked = commands.check(reading.tournament, request.round, request.given)
    code = OK if checked.ok else DIFFERENCES_FOUND
    if request.format in ("json", "jsonl"):
        from pairwright.faces import json

        return Answer(as_json(request, json.check_object(file, checked)), code, checked.notices)
    words = canvas(request).words
    rounds = text.check_lines(checked.rounds, words, why_teams_differ if checked.of_teams else why_it_differs)
    if checked.not_checked.template:
        rounds = words(say("Rounds not checked: {reason}.", reason=checked.not_checked)) + "\n"
    return Answer(
        rounds + places_text(reading.tournament, checked.ranks, words),
        code,
        checked.notices,
        notable=not checked.ok,
        rounds=len(checked.rounds),
        different=sum(not found.ok for found in checked.rounds),
        misplaced=len(checked.ranks.wrong),
    )


def places_text(tournament: Tournament, ranks: RankCheck, words: text.Words) -> str:
    """A line for every wrong place, and how many there are; nothing where a file has none to compare."""
    from pairwright.app.rank_check import Looked

    if ranks.looked is Looked.NOTHING_THERE:
        return ""
    if ranks.looked is Looked.NOT_NOW:
        return words(say("Places not checked: {reason}.", reason=ranks.reason)) + "\n"
    names = _names(tournament)
    lines = [
        say(
            "Place of {who}: {file} in the file, {right} by the list.", who=label(number, names), file=file, right=right
        )
        for number, file, right in ranks.wrong
    ]
    template = "Places checked: {count}. All are by the list of record {record}: {codes}."
    if ranks.wrong:
        template = "Places checked: {count}. Wrong by the list of record {record} ({codes}): {wrong}."
    values = {"count": ranks.compared, "record": ranks.record, "codes": ", ".join(ranks.codes)}
    lines.append(say(template, **values, wrong=len(ranks.wrong)))
    return "".join([words(line) + "\n" for line in lines])


def _names(tournament: Tournament) -> dict[int, str]:
    """Names of those who take part, by number."""
    from pairwright.model.team import is_team_event, team_numbers

    if is_team_event(tournament):
        names = [isolate(team.name) for team in tournament.teams]
        return dict(zip(team_numbers(tournament.teams), names, strict=True))
    return {player.number: isolate(player.name) for player in tournament.players}


def check_total(answers: Sequence[Answer]) -> Sentence:
    """What checking several files found."""
    different = sum(answer.different for answer in answers)
    failed = sum(answer.exit not in (OK, DIFFERENCES_FOUND) for answer in answers)
    template = "Files: {files}. Rounds checked: {rounds}. "
    template += (
        "Rounds that differ: {different}; files: {files_different}." if different else "All are as the rules give."
    )
    misplaced = sum(answer.misplaced > 0 for answer in answers)
    if misplaced:
        template += " Files with wrong places: {misplaced}."
    if failed:
        template += " Files that could not be checked: {failed}."
    return say(
        template,
        files=len(answers),
        rounds=sum(answer.rounds for answer in answers),
        different=different,
        files_different=sum(answer.different > 0 for answer in answers),
        failed=failed,
        misplaced=misplaced,
    )


def why_it_differs(found: RoundCheck) -> list[Sentence]:
    """The first criterion that decides, in words."""
    from pairwright.faces.explanations import contrast_phrase

    if found.detail is None:
        return []
    phrase = contrast_phrase(found.detail)
    if found.players:
        players = ", ".join(map(str, found.players))
        return [say("what decides: {phrase} (players {players})", phrase=phrase, players=players)]
    return [say("what decides: {phrase}", phrase=phrase)]


def why_teams_differ(found: RoundCheck) -> list[Sentence]:
    """The same of a round of teams."""
    from pairwright.app.team_words import of_teams

    return list(map(of_teams, why_it_differs(found)))


def validate_answer(file: str, reading: Reading, request: Request) -> Answer:
    """Everything odd in a file that can be read: what was mended, what contradicts itself, what to know."""
    from pairwright.model.checks import problems

    said = {
        (problem.severity, problem.place.player, problem.place.round, str(problem.found))
        for problem in reading.problems
    }
    of_value = (*problems(commands.told(reading.tournament, request.given)), *_to_know(reading.tournament))
    found = [
        problem
        for problem in of_value
        if (problem.severity, problem.place.player, problem.place.round, str(problem.found)) not in said
    ]
    return _validated(file, (*reading.problems, *found), request)


def _to_know(tournament: Tournament) -> Iterator[Problem]:
    """What is right and still in the way of pairing: games without a result, a system that is not built."""
    from pairwright.app.editions import choose

    for number in range(1, tournament.paired_rounds + 1):
        games = len(tournament.open_games(number))
        if games:
            found = say("games without a result: {games}", games=games)
            yield Problem("open-games", Severity.NOTICE, Place(round=number), found)
    from pairwright.tiebreaks.acronym import parse

    for codes, record in ((tournament.ranks_by, "212"), (tournament.tie_breaks, "202")):
        for code in codes:
            try:
                parse(code)
            except (NotApplicable, UnknownCode) as refusal:
                yield Problem("tie-breaks", Severity.NOTICE, Place(record=record), refusal.sentence)
    try:
        choose(tournament)
    except (NotApplicable, UnknownCode) as refusal:
        yield Problem("system", Severity.NOTICE, Place(), refusal.sentence)


def validate_refused(file: str, error: UnreadableFile, request: Request) -> Answer:
    """Every fault of a file that cannot be read as it is: a bad file, not only differences."""
    return _validated(file, error.problems, request, error)


def _validated(
    file: str, found: tuple[Problem, ...], request: Request, refusal: UnreadableFile | None = None
) -> Answer:
    faults = sum(problem.severity is not Severity.NOTICE for problem in found)
    code = exit_code(refusal) if refusal else DIFFERENCES_FOUND if faults else OK
    report = Reporter(request.language)
    if request.format in ("json", "jsonl"):
        from pairwright.faces import json

        value = json.validate_object(file, found)
        if refusal:
            value |= {"error": json.error_value(refusal, code, report.message(refusal))}
        return Answer(as_json(request, value), code)
    lines = [f"{report.label(problem.severity)}: {report.text(describe(problem))}" for problem in found]
    if refusal:
        lines.append(report.text(say("To mend: {count}. The file cannot be used as it is.", count=faults)))
    elif faults:
        lines.append(report.text(say("To mend: {count}.", count=faults)))
    else:
        lines.append(report.text(say("Nothing to mend.")))
    return Answer("\n".join(lines) + "\n", code)
