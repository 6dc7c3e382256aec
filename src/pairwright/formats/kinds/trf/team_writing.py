"""What is said of teams, as records: the counterpart of :mod:`team_records`."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.errors import Sentence, say
from pairwright.formats.kinds.trf.losses import NOTHING, narrow
from pairwright.formats.kinds.trf.pairing_lines import WORTHS
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.team import NOTHING_SAID, MatchScoring, TeamEvent
from pairwright.model.tournament import LARGEST_ROUND, Tournament

_LETTERS = {worth: letter for letter, worth in WORTHS.items()}
_SIGNS = {Colour.WHITE: "+-", Colour.BLACK: "-+", Colour.NONE: "--"}


def scoring_362(tournament: Tournament) -> Iterator[str]:
    """362: match points, where they differ from 2 - 1 - 0."""
    scoring = tournament.team_event.match_scoring
    if scoring != MatchScoring():
        pairs = zip(("TW", "TD", "TL"), map(narrow, scoring), strict=True)
        yield "362 " + "   ".join(f"{symbol}{shown:>4}" for symbol, shown in pairs if shown)


def colours_352(tournament: Tournament) -> Iterator[str]:
    """352: colours of boards."""
    if tournament.team_event.colours:
        yield f"352 {tournament.team_event.colours}"


def byes_240(tournament: Tournament) -> Iterator[str]:
    """240: one line per kind and round."""
    lines: dict[tuple[int, str], list[int]] = {}
    for round_, team, result in tournament.team_event.byes:
        lines.setdefault((round_, result.code), []).append(team)
    for (round_, letter), teams in sorted(lines.items()):
        yield f"240 {letter} {round_:03d} " + " ".join(f"{team:4d}" for team in teams)


def virtual_250(tournament: Tournament) -> Iterator[str]:
    """250: virtual points by ranges of teams."""
    for match_points, game_points, first, last, low, high in tournament.team_event.virtual_points:
        shown = [narrow(points) if points else "" for points in (match_points, game_points)]
        if any(shown):
            yield f"250 {shown[0]:>4} {shown[1]:>4} {first:03d} {last:03d} {low:4d} {high:4d}"


def forbidden_260(tournament: Tournament) -> Iterator[str]:
    """260: teams that may not meet."""
    for teams, first, last in tournament.team_event.forbidden:
        yield f"260 {first:03d} {last or LARGEST_ROUND:03d} " + " ".join(f"{team:4d}" for team in teams)


def abnormal_299(tournament: Tournament) -> Iterator[str]:
    """299: points of teams that no scoring gives."""
    for match_points, game_points, worth, round_, teams in tournament.team_event.abnormal_points:
        shown = [narrow(points) if points is not None else "" for points in (match_points, game_points)]
        if any(shown):
            when = f"{round_:03d}" if round_ else ""
            letter = _LETTERS.get(worth, " ") if worth else " "
            named = " ".join(f"{team:4d}" for team in teams)
            yield f"299 {letter}  {shown[0]:>4}  {shown[1]:>4}  {when:3} {named}"


def line_ups_300(tournament: Tournament) -> Iterator[str]:
    """300: who sat where."""
    for round_, team, opponent, players in tournament.team_event.line_ups:
        seats = " ".join(f"{player:04d}" if not player else f"{player:4d}" for player in players)
        yield f"300 {round_:3d} {team:3d} {opponent or '':>3} {seats}"


def pairing_byes_320(tournament: Tournament) -> Iterator[str]:
    """320: what the pairing-allocated bye is worth, and who had it."""
    match_points, game_points, teams = tournament.team_event.pairing_byes
    if (match_points, game_points, teams) != NOTHING_SAID.pairing_byes:
        shown = [narrow(points) if points is not None else "" for points in (match_points, game_points)]
        yield f"320 {shown[0]:>4} {shown[1]:>4} " + " ".join(f"{team:03d}" for team in teams)


def forfeits_330(tournament: Tournament) -> Iterator[str]:
    """330: forfeited matches."""
    for round_, white, black, winner in tournament.team_event.forfeits:
        yield f"330 {_SIGNS[winner]} {round_:3d} {white:3d} {black:3d}"


OF_TEAMS = (
    scoring_362,
    colours_352,
    byes_240,
    virtual_250,
    forbidden_260,
    abnormal_299,
    line_ups_300,
    pairing_byes_320,
    forfeits_330,
)
"""The records, in order."""


def wide(tournament: Tournament) -> Sentence:
    """Four columns for points."""
    event = tournament.team_event
    given: list[Points | None] = [*event.match_scoring, *event.pairing_byes[:2]]
    given += [points for one in event.virtual_points for points in one[:2]]
    given += [points for one in event.abnormal_points for points in (one.match_points, one.game_points)]
    too_wide = any(points is not None and not narrow(points) for points in given)
    return say("points of teams that are wider than their columns") if too_wide else NOTHING


def unsaid(tournament: Tournament) -> Sentence:
    """Where records about teams have no place."""
    event: TeamEvent = tournament.team_event
    return say("what is said of teams") if event != NOTHING_SAID else NOTHING
