"""Scores on the boards of a tournament of teams, for people and for programs."""

from __future__ import annotations

from pairwright.app.board_prizes import RESERVES, Belonging, BoardPrizes, BoardScore, By
from pairwright.errors import Sentence, say
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet
from pairwright.faces.spreadsheet import Fields, csv_text
from pairwright.faces.team_tables import team_names
from pairwright.faces.text import points_text
from pairwright.lean import TYPE_CHECKING
from pairwright.model.points import format_points

if TYPE_CHECKING:
    from fractions import Fraction

    from pairwright.faces.json import Object
    from pairwright.faces.text import Words

_BY = {
    By.POINTS: say("By points, then percentage, then performance rating"),
    By.PERCENTAGE: say("By percentage, then points, then performance rating"),
    By.PERFORMANCE: say("By performance rating, then percentage, then points"),
}
_OF = {
    Belonging.LISTED: say("boards are those of the lists of members"),
    Belonging.PLAYED: say("boards are those the games were played on"),
}


def board_document(found: BoardPrizes, words: Words, first: int = 0) -> Document:
    """A table for every board, the best first; ``first``: so many places of each, 0 for all."""
    names = team_names(found.tournament)
    sheets = []
    for board, scores in found.boards:
        shown = [one for one in scores if not first or 0 < one.rank <= first]
        heading = say("Reserves") if board == RESERVES else say("Board {board}", board=board)
        rows = tuple([tuple(_cells(one, names)) for one in shown])
        sheets.append(Sheet(_COLUMNS, rows, ((Kind.WORDS, words(heading)),)))
    return Document(found.tournament.information.name, _about(found, say("board prizes")), tuple(sheets), _notes(found))


def members_document(found: BoardPrizes) -> Document:
    """Everybody who played, team by team."""
    names = team_names(found.tournament)
    rows = [(Entry(names[one.team]), *_member_cells(one)) for one in found.everybody]
    sheet = Sheet((Column(say("Team"), Kind.NAME), *_MEMBER_COLUMNS), tuple(rows))
    return Document(
        found.tournament.information.name, _about(found, say("individual results")), (sheet,), _notes(found)[1:]
    )


def _about(found: BoardPrizes, what: Sentence) -> Sentence:
    return say("{what} after round {round}", what=what, round=found.rounds)


def _notes(found: BoardPrizes) -> tuple[Sentence, ...]:
    how = say("{by}; {of}.", by=_BY[found.asked.by], of=_OF[found.asked.of])
    if found.least_games > 1:
        how = say("{by}; {of}; ranked with {games} games or more.", by=_BY[found.asked.by], of=_OF[found.asked.of],
                  games=found.least_games)  # fmt: skip
    return how, say("Only games played over the board count.")


_SCORE_COLUMNS = (
    Column(say("Games")),
    Column(say("Pts"), Kind.SCORE),
    Column(say("%")),
    Column(say("Perf"), about=say("performance rating")),
)
_COLUMNS = (
    Column(say("Rk")),
    Column(say("No")),
    Column(say("Name"), Kind.NAME),
    Column(say("Rtg")),
    Column(say("Team"), Kind.NAME),
    *_SCORE_COLUMNS,
)
_MEMBER_COLUMNS = (
    Column(say("Bd")),
    Column(say("No")),
    Column(say("Name"), Kind.NAME),
    Column(say("Rtg")),
    *_SCORE_COLUMNS,
    Column(say("Boards"), about=say("games on each board he sat at")),
)


def _cells(one: BoardScore, names: dict[int, str]) -> list[Entry]:
    return [
        Entry(str(one.rank or "")),
        Entry(str(one.number), "faint"),
        Entry(one.name),
        Entry(str(one.rating or "")),
        Entry(names[one.team]),
        *_score(one),
    ]


def _member_cells(one: BoardScore) -> list[Entry]:
    return [
        Entry("R" if one.board == RESERVES else str(one.board)),
        Entry(str(one.number), "faint"),
        Entry(one.name),
        Entry(str(one.rating or "")),
        *_score(one),
        Entry(_played_on(one)),
    ]


def _score(one: BoardScore) -> list[Entry]:
    return [
        Entry(str(one.games)),
        Entry(points_text(one.points), "pts"),
        Entry(percentage(one.share)),
        Entry(str(one.performance or "")),
    ]


def _played_on(one: BoardScore) -> str:
    return " ".join([f"{board}:{games}" for board, games in one.played_on])


def percentage(share: Fraction) -> str:
    """``71.4``, a half of a tenth rounded up."""
    tenths = (2000 * share.numerator + share.denominator) // (2 * share.denominator)
    return f"{tenths // 10}.{tenths % 10}"


HEADS = ("board", "rank", "number", "name", "rating", "team", "team_name", "games", "points", "percentage",
         "performance", "played_on")  # fmt: skip


def board_csv(found: BoardPrizes) -> str:
    """A row for everybody on every board; board 0 are the reserves, rank 0 too few games."""
    names = _plain_names(found)
    rows: list[Fields] = [
        [
            one.board,
            one.rank,
            one.number,
            one.name,
            one.rating,
            one.team,
            names[one.team],
            one.games,
            format_points(one.points),
            percentage(one.share),
            one.performance,
            _played_on(one),
        ]
        for _, scores in found.boards
        for one in scores
    ]
    return csv_text(HEADS, rows)


def _plain_names(found: BoardPrizes) -> dict[int, str]:
    from pairwright.model.team import team_numbers

    teams = found.tournament.teams
    return dict(zip(team_numbers(teams), [team.name for team in teams], strict=True))


def board_object(found: BoardPrizes) -> Object:
    """``{"round", "by", "of", "least_games", "boards": [{"board", "scores"}]}``; board 0 are the reserves."""
    names = _plain_names(found)
    return {
        "round": found.rounds,
        "by": found.asked.by.value,
        "of": found.asked.of.value,
        "least_games": found.least_games,
        "boards": [
            {"board": board, "scores": [_score_object(one, names) for one in scores]} for board, scores in found.boards
        ],
    }


def _score_object(one: BoardScore, names: dict[int, str]) -> Object:
    return {
        "rank": one.rank,
        "id": one.number,
        "name": one.name,
        "rating": one.rating,
        "team": one.team,
        "team_name": names[one.team],
        "games": one.games,
        "points": format_points(one.points),
        "percentage": percentage(one.share),
        "performance": one.performance,
        "played_on": {str(board): games for board, games in one.played_on},
    }
