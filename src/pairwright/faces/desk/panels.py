"""What the panels of reasons hold: of a board, of the bye, of the whole round, and the map around a board."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language_bidi

from pairwright.app.desk.proposal import Floats, summary
from pairwright.app.desk.sheets import BoardRow, Seated, seats_before
from pairwright.app.listings import rules_in_short
from pairwright.app.team_words import of_teams
from pairwright.errors import PairwrightError, Sentence
from pairwright.faces.bye_words import bye_sentences
from pairwright.faces.desk import answers
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.reasons import Line, line_of, lines_of
from pairwright.faces.desk.sitting import Sitting
from pairwright.faces.round_map import RoundMap, map_of
from pairwright.faces.round_map_svg import Reader, drawing
from pairwright.lean import NamedTuple
from pairwright.model.team import is_team_event
from pairwright.model.team_field import field_of_teams
from pairwright.pairing.outcome import RoundPairing, Step
from pairwright.pairing.systems.dutch.explain import RoundExplanation

SMALL = 160
"""Players up to whom the map around a board stands beside it, and the whole round beside its map."""


WIDE, NARROW = 10, 7
"""Columns of a map: on its own page, and beside a list."""


class FloatRow(NamedTuple):
    """Who floats, from where to where, and why: the deciding lines."""

    who: Seated
    floats: Floats
    why: tuple[Line, ...]


class ColourRow(NamedTuple):
    """Who does not get the colour due, on which board, and the article that decided the colours."""

    who: Seated
    given: str
    board: int
    article: str


def place_in(pairing: RoundPairing, row: BoardRow) -> int:
    """The board (from 1) of the rules' pairing on which the two of this row meet; 0 if they do not."""
    two = {row.white.number, row.black.number}
    boards = enumerate(pairing.boards, 1)
    return next((place for place, board in boards if {board.white, board.black} == two), 0)


def seats(sitting: Sitting, round_: int) -> dict[int, Seated]:
    """Everybody who is paired, by number: players, or teams."""
    tournament = sitting.event.tournament
    field = field_of_teams(tournament) if is_team_event(tournament) else tournament
    return seats_before(field, round_)


def linked(sitting: Sitting, round_: int) -> dict[str, str]:
    """Addresses of the articles that our rules in short have, by their numbers."""
    return _links(answers.paired(sitting, round_).system.code)


@lru_cache(maxsize=32)
def _links(code: str) -> dict[str, str]:
    try:
        rules = rules_in_short(code).rules
    except PairwrightError:
        return {}
    page = reverse("rules", args=[code])
    own = rules[0][0].regulation if rules else ""
    return {article.number: f"{page}#{article.number}" for article, _ in rules if article.regulation == own}


def told_of(sitting: Sitting, sentence: Sentence) -> Sentence:
    """A sentence about those who are paired: players, or teams."""
    return of_teams(sentence) if is_team_event(sitting.event.tournament) else sentence


def lines_told(sitting: Sitting, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Lines of an explanation, of players or of teams."""
    return tuple([line._replace(sentence=told_of(sitting, line.sentence)) for line in lines])


def board_panel(sitting: Sitting, round_: int, board: int) -> dict[str, Any]:
    """Why this board: its lines; where the rules have other pairs, why these two do not meet."""
    row = answers.sheet(sitting, round_).board(board)
    shown: dict[str, Any] = {"row": row, "links": linked(sitting, round_)}
    place = place_in(answers.paired(sitting, round_).pairing, row)
    if not place:
        try:
            answer = answers.why_not(sitting, round_, row.white.number, row.black.number)
        except PairwrightError as error:
            return shown | {"otherwise": True, "lines": lines_told(sitting, (line_of(error.sentence),))}
        return shown | {"otherwise": True, "lines": lines_told(sitting, lines_of(answer))}
    return shown | {"lines": lines_told(sitting, lines_of(answers.board_explained(sitting, round_, place)))}


def bye_panel(sitting: Sitting, round_: int) -> dict[str, Any]:
    """Who has the bye, and why he and not another."""
    found = answers.paired(sitting, round_)
    bye = found.pairing.bye
    if not bye:
        return {"links": {}, "lines": ()}
    return {
        "links": linked(sitting, round_),
        "lines": lines_told(sitting, _bye_lines(sitting, round_)),
        "who": seats(sitting, round_).get(bye),
    }


def _bye_lines(sitting: Sitting, round_: int) -> tuple[Line, ...]:
    explanation = answers.explained(sitting, round_)
    if isinstance(explanation, RoundExplanation):
        return tuple([line_of(sentence) for sentence in bye_sentences(explanation.bye)])
    bye = answers.paired(sitting, round_).pairing.bye
    return _step_lines([step for step in _steps(explanation) if (bye, 0) in step.pairs])


def _steps(explanation: object) -> tuple[Step, ...]:
    return getattr(explanation, "steps", ())


def _step_lines(steps: list[Step]) -> tuple[Line, ...]:
    return tuple([Line(step.note, (step.article.number,)) for step in steps])


def round_panel(sitting: Sitting, round_: int) -> dict[str, Any]:
    """The whole round: one row each for those who float, the bye, the colours not given."""
    found = answers.paired(sitting, round_)
    listed = answers.as_listed(sitting, round_)
    figures = summary(found.state, listed)
    explanation = answers.explained(sitting, round_)
    people = seats(sitting, round_)
    rule = {
        number: (place, board.colour_rule.number)
        for place, board in enumerate(listed.boards, 1)
        for number in (board.white, board.black)
    }
    return {
        "floating": [
            FloatRow(people[one.number], one, lines_told(sitting, _why_floats(explanation, one.number)))
            for one in figures.floats
        ],
        "colours": [ColourRow(people[one.number], one.given, *rule[one.number]) for one in figures.refusals],
        "bye_lines": lines_told(sitting, _bye_lines(sitting, round_)) if found.pairing.bye else (),
        "who": people.get(found.pairing.bye),
        "links": linked(sitting, round_),
    }


def _why_floats(explanation: object, number: int) -> tuple[Line, ...]:
    if isinstance(explanation, RoundExplanation):
        from pairwright.faces.bracket_words import floater_sentence

        return tuple(
            [
                line_of(floater_sentence(floater, bracket))
                for bracket in explanation.brackets
                for floater in bracket.floaters
                if floater.number == number
            ]
        )
    return _step_lines([step for step in _steps(explanation) if step.players == (number,)])


def map_for(sitting: Sitting, round_: int) -> RoundMap:
    """The map of the round as it is paired, its boards as the list counts them."""
    return map_of(answers.paired(sitting, round_).state, answers.as_listed(sitting, round_))


def drawn(found: RoundMap, sitting: Sitting, round_: int, board: int = 0, most: int = WIDE) -> SafeString:
    """The map in the language and direction of the page, with this board in question, ``most`` columns in a line."""
    reader = Reader(
        lambda sentence: plainly(told_of(sitting, sentence)),
        _pages(sitting, round_),
        get_language_bidi(),
        board,
        most,
    )
    return mark_safe(drawing(found, reader))


def _pages(sitting: Sitting, round_: int) -> Callable[[int], str]:
    """:func:`page_of` for many boards: the address is worked out once."""
    before, _, after = page_of(sitting, round_, 1).rpartition("1")
    none = page_of(sitting, round_, 0)
    return lambda board: f"{before}{board}{after}" if board else none


def page_of(sitting: Sitting, round_: int, board: int) -> str:
    """Where a board of the round is explained; board 0 is not in the list."""
    slug = sitting.record.slug
    if round_ > sitting.event.round:
        return reverse("round", args=[slug, round_]) + (f"?board={board}" if board else "")
    return reverse("why", args=[slug, round_, board]) if board else reverse("map", args=[slug, round_])


def around(sitting: Sitting, round_: int, board: int) -> dict[str, Any]:
    """The map around a board, unless it is too large to stand beside a list."""
    near = map_for(sitting, round_).around(board)
    if not board or sum([len(band.slots) for band in near.bands]) > SMALL:
        return {}
    return {"map": near, "drawing": drawn(near, sitting, round_, board, NARROW)}
