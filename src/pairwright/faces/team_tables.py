"""The round of a tournament of teams as tables: matches, and the boards of each."""

from __future__ import annotations

from pairwright.errors import say
from pairwright.faces.spreadsheet import csv_text
from pairwright.faces.text import Column, Table, points_text
from pairwright.faces.wording.characters import isolate
from pairwright.lean import TYPE_CHECKING
from pairwright.model.matches import Matches, primary_score, scores
from pairwright.model.points import format_points
from pairwright.model.team import team_numbers

if TYPE_CHECKING:
    from pairwright.app.commands import Paired
    from pairwright.app.team_boards import TeamMatch, TeamSeat
    from pairwright.faces.json import Object
    from pairwright.faces.spreadsheet import Fields
    from pairwright.faces.text import Words
    from pairwright.model.points import Points
    from pairwright.model.tournament import Tournament

MATCH_COLUMNS = (
    Column(say("Bd"), is_number=True),
    Column(say("No"), is_number=True),
    Column(say("Team")),
    Column(say("MP"), is_number=True),
    Column(say("GP"), is_number=True),
    Column(say("No"), is_number=True),
    Column(say("Team")),
    Column(say("MP"), is_number=True),
    Column(say("GP"), is_number=True),
)
"""Of a table of matches; the team on the left has White on board 1."""


def team_names(tournament: Tournament) -> dict[int, str]:
    """Names of the teams by number, ready to stand among other words."""
    names = [isolate(team.name) for team in tournament.teams]
    return dict(zip(team_numbers(tournament.teams), names, strict=True))


def scores_before(matches: Matches, round: int) -> dict[int, tuple[Points, Points]]:
    """Match points and game points of every team before a round, by number."""
    match_extra, game_extra = (
        {at: {of: points for of, points in own.items() if of < round} for at, own in extra.items()}
        for extra in (matches.match_extra, matches.game_extra)
    )
    rows = [row[: round - 1] for row in matches.rows]
    before = matches._replace(rows=rows, match_extra=match_extra, game_extra=game_extra)
    return dict(zip(matches.numbers, scores(before), strict=True))


def score_texts(paired: Paired) -> dict[int, tuple[str, str]]:
    """The same as texts, with virtual points beside the primary score: ``6+2``."""
    matches, state = paired.tournament.matches, paired.state
    assert matches is not None
    texts = {
        number: (points_text(one), points_text(other))
        for number, (one, other) in scores_before(matches, paired.pairing.round).items()
    }
    primary = 0 if primary_score(paired.tournament.system) == "MP" else 1
    for number, score, standing in zip(state.numbers, state.scores, state.standings, strict=True):
        if score > standing:
            both = list(texts[number])
            both[primary] += f"+{points_text(score - standing)}"
            texts[number] = (both[0], both[1])
    return texts


def match_rows(paired: Paired, names: dict[int, str], words: Words) -> tuple[tuple[str, ...], ...]:
    """A row for every match, the bye last."""
    texts = score_texts(paired)
    rows = []
    for place, (white, black) in enumerate(paired.pairing.pairs, 1):
        other = (str(black), names[black], *texts[black]) if black else ("", words(say("bye")), "", "")
        rows.append((str(place), str(white), names[white], *texts[white], *other))
    return tuple(rows)


def seats_table(tournament: Tournament, match: TeamMatch, words: Words) -> Table:
    """The boards of a match: the players of the team named first on the left, each with his colour."""
    teams = team_names(tournament)
    names = {player.number: isolate(player.name) for player in tournament.players}
    columns = (
        Column(say("{place}", place=match.place), is_number=True),
        Column(say("No"), is_number=True),
        Column(say("{team}", team=f"{match.first} {teams[match.first]}")),
        Column(say("")),
        Column(say("No"), is_number=True),
        Column(say("{team}", team=f"{match.second} {teams[match.second]}")),
    )
    rows = tuple([_seat_row(match, seat, names, words) for seat in match.seats])
    return Table("", columns, rows)


def _seat_row(match: TeamMatch, seat: TeamSeat, names: dict[int, str], words: Words) -> tuple[str, ...]:
    nobody = words(say("nobody"))
    return (
        f"{match.place}.{seat.board}",
        str(seat.left or ""),
        names.get(seat.left, nobody),
        f"{seat.colour.value}-{seat.colour.opposite.value}",
        str(seat.right or ""),
        names.get(seat.right, nobody),
    )


def match_objects(tournament: Tournament, matches: tuple[TeamMatch, ...]) -> list[Object]:
    """``[{"match", "white", "black", "boards": [{"board", "left", "right", "colour"}]}]``."""
    names = {player.number: player.name for player in tournament.players}

    def person(number: int) -> Object | None:
        return {"number": number, "name": names[number]} if number else None

    return [
        {
            "match": match.place,
            "white": match.first,
            "black": match.second,
            "boards": [
                {
                    "board": seat.board,
                    "left": person(seat.left),
                    "right": person(seat.right),
                    "colour": seat.colour.value,
                }
                for seat in match.seats
            ],
        }
        for match in matches
    ]


def score_objects(paired: Paired) -> dict[int, Object]:
    """``{"match_points", "game_points"}`` of every team before the round, by number."""
    assert paired.tournament.matches is not None
    before = scores_before(paired.tournament.matches, paired.pairing.round)
    return {
        number: {"match_points": format_points(one), "game_points": format_points(other)}
        for number, (one, other) in before.items()
    }


def matches_csv(paired: Paired) -> str:
    """A row for every match, the bye without Black."""
    assert paired.tournament.matches is not None
    names = {player.number: player.name for player in paired.tournament.players}
    before = scores_before(paired.tournament.matches, paired.pairing.round)

    def side(number: int) -> Fields:
        if not number:
            return [0, "", "", ""]
        return [number, names[number], *map(format_points, before[number])]

    rows: list[Fields] = [
        [place, *side(white), *side(black)] for place, (white, black) in enumerate(paired.pairing.pairs, 1)
    ]
    heads = [f"{colour}{what}" for colour in ("white", "black") for what in ("", "_name", "_mp", "_gp")]
    return csv_text(["board", *heads], rows)


def seats_csv(tournament: Tournament, matches: tuple[TeamMatch, ...]) -> str:
    """A row for every board of every match; 0 and no name for an empty one."""
    names = {player.number: player.name for player in tournament.players} | {0: ""}
    rows: list[Fields] = [
        [
            match.place,
            match.first,
            match.second,
            seat.board,
            seat.left,
            names[seat.left],
            seat.colour.value,
            seat.right,
            names[seat.right],
        ]
        for match in matches
        for seat in match.seats
    ]
    heads = ("match", "first_team", "second_team", "board", "left", "left_name", "left_colour", "right", "right_name")
    return csv_text(heads, rows)
