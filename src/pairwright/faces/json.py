"""Answers as JSON, for programs. The shapes are described in docs/developers/json-answers.md."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from pairwright.errors import NoLegalPairing, PairwrightError, Problem, Sentence, Severity, describe
from pairwright.handbook.citation import Article
from pairwright.lean import TYPE_CHECKING
from pairwright.model.points import format_points

if TYPE_CHECKING:
    from pairwright.app.commands import Checked, Paired
    from pairwright.app.rank_check import RankCheck
    from pairwright.pairing.checker import RoundCheck

Object = dict[str, object]


def line(value: Mapping[str, object]) -> str:
    """One line of ``jsonl``."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def document(value: Mapping[str, object]) -> str:
    """The same, for reading."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def pair_object(file: str, paired: Paired) -> Object:
    """``{"file", "round", "pairs"}``: pairs in board order, the bye ``[id, 0]``."""
    return {"file": file, "round": paired.pairing.round, "pairs": _pairs(paired.pairing.pairs)}


def pair_document(file: str, paired: Paired) -> Object:
    """The round with names, points (decimal text), the article behind each colour, and what was inferred."""
    names = {player.number: player.name for player in paired.tournament.players}
    state = paired.state
    points = {
        number: {"points": format_points(standing), "pairing_score": format_points(score)}
        for number, standing, score in zip(state.numbers, state.standings, state.scores, strict=True)
    }

    both = {}
    if paired.tournament.matches is not None:
        from pairwright.faces.team_tables import score_objects

        both = score_objects(paired)

    def person(number: int) -> Object:
        return {"number": number, "name": names[number], **points.get(number, {}), **both.get(number, {})}

    boards = [
        {
            "board": index,
            "white": person(board.white),
            "black": person(board.black),
            "colour_rule": str(board.colour_rule),
        }
        for index, board in enumerate(paired.pairing.boards, 1)
    ]
    bye = paired.pairing.bye
    return {
        **pair_object(file, paired),
        "system": paired.pairing.system,
        "boards": boards,
        "bye": person(bye) if bye else None,
        "notices": problem_objects(paired.notices),
    }


def check_object(file: str, checked: Checked) -> Object:
    """``{"file", "ok", "rounds"}``, and ``"ranks"`` where the file names a list of tie-breaks and has places."""
    value: Object = {"file": file, "ok": checked.ok, "rounds": [round_object(found) for found in checked.rounds]}
    if checked.not_checked.template:
        value["not_checked"] = str(checked.not_checked)
    return value | _ranks(checked.ranks)


def _ranks(ranks: RankCheck) -> Object:
    """``{"ok", "wrong"}``; what was not compared says why, and is ok."""
    from pairwright.app.rank_check import Looked

    if ranks.looked is Looked.NOTHING_THERE:
        return {}
    found: Object = {
        "ok": ranks.ok,
        "wrong": [{"id": one.number, "file": one.file, "right": one.right} for one in ranks.wrong],
    }
    if ranks.looked is Looked.NOT_NOW:
        return {"ranks": found | {"not_checked": str(ranks.reason)}}
    return {"ranks": found | {"tiebreaks": list(ranks.codes)}}


def round_object(found: RoundCheck) -> Object:
    """One checked round; a round that differs says what the rules give and the first criterion that decides."""
    if found.ok:
        return {"round": found.round, "ok": True}
    return {
        "round": found.round,
        "ok": False,
        "expected": _pairs(found.expected),
        "actual": _pairs(found.actual),
        "criterion": found.criterion,
    }


def problem_objects(problems: Iterable[Problem]) -> list[Object]:
    """Problems with their places; ``message`` is the whole in one English sentence."""
    found: list[Object] = []
    for problem in problems:
        place = {key: value for key, value in problem.place._asdict().items() if value}
        found.append(
            {
                "code": problem.code,
                "severity": problem.severity.value,
                **place,
                "found": str(problem.found),
                "expected": str(problem.expected),
                "remedy": str(problem.remedy),
                "message": str(describe(problem)),
            }
        )
    return found


def validate_object(file: str, problems: Sequence[Problem]) -> Object:
    """``{"file", "ok", "problems"}``; notices are no faults."""
    ok = all(problem.severity is Severity.NOTICE for problem in problems)
    return {"file": file, "ok": ok, "problems": problem_objects(problems)}


def error_value(error: BaseException, code: int, message: str) -> Object:
    """``{"code", "message", "exit"}``: the name of the error's class, a sentence, the exit code."""
    return {"code": type(error).__name__, "message": message, "exit": code}


def error_object(file: str, error: BaseException, code: int, message: str) -> Object:
    """``{"file", "error": {"code", "message", "exit"}}``, with the problems or the witness of the error."""
    value = error_value(error, code, message)
    problems = getattr(error, "problems", ()) if isinstance(error, PairwrightError) else ()
    if problems:
        value["problems"] = problem_objects(problems)
    if isinstance(error, NoLegalPairing):
        value["witness"] = {
            "players": [
                {"player": entry.player, "opponents": list(entry.opponents), "bye": entry.bye}
                for entry in error.witness.players
            ],
            "opponents": list(error.witness.opponents),
            "odd_sets": [list(members) for members in error.witness.odd_sets],
        }
    return {"file": file, "error": value}


def as_data(value: object) -> object:
    """Any answer of the house as plain data: named fields become objects, codes become text, articles are cited."""
    if isinstance(value, (Article, Sentence)):
        return str(value)
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        pairs = zip(value._fields, value, strict=True)
        return {name: as_data(item) for name, item in pairs if not callable(item)}
    if isinstance(value, Mapping):
        return {str(key): as_data(item) for key, item in value.items()}
    if isinstance(value, (tuple, list, set, frozenset)):
        return [as_data(item) for item in value]
    return value


def _pairs(pairs: Iterable[tuple[int, int]]) -> list[list[int]]:
    return [list(pair) for pair in pairs]
