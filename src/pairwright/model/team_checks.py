"""What contradicts itself in what is said of teams."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.errors import Place, Problem, Sentence, Severity, say, say_n
from pairwright.model.abnormal import CHANGEABLE
from pairwright.model.line_ups import out_of_order
from pairwright.model.matches import contradictions, matches_of, rounds_played, scores
from pairwright.model.points import format_points
from pairwright.model.result import Result
from pairwright.model.seats import NOBODY
from pairwright.model.team import LARGEST_TEAM, TeamEvent, is_team_event, team_numbers
from pairwright.model.tournament import Tournament

_NOTHING = Sentence("")


def problems_of_teams(tournament: Tournament) -> Iterator[Problem]:
    """Errors in the records about teams; in a tournament of teams, what the games of the members contradict."""
    yield from _of_members(tournament)
    numbers = team_numbers(tournament.teams)
    teams_play = is_team_event(tournament)
    for number, team in zip(numbers, tournament.teams, strict=True):
        if teams_play and (not 1 <= number <= LARGEST_TEAM or numbers.count(number) > 1):
            expected = say("a number of its own, 1 to {limit}", limit=LARGEST_TEAM)
            yield _error(
                "same-team", "310", 0, say("team {team} has number {number}", team=team.name, number=number), expected
            )
    yield from _of_records(tournament.team_event, frozenset(numbers))
    yield from _of_line_ups(tournament)
    if teams_play:
        yield from _of_boards(tournament)
        for _, problem in contradictions_of_games(tournament):
            yield problem


def _of_boards(tournament: Tournament) -> Iterator[Problem]:
    """Notices: teams that cannot fill their boards, and rounds that are left out."""
    boards = len(tournament.team_event.colours)
    for number, team in zip(team_numbers(tournament.teams), tournament.teams, strict=True):
        if len(team.members) < (boards or 1):
            found = say_n(
                "team {team} has {count} member",
                "team {team} has {count} members",
                count=len(team.members),
                team=number,
            )
            expected = say("one for each of the {boards} boards; the others stay empty", boards=boards or 1)
            yield Problem("few-members", Severity.NOTICE, Place(record="310"), found, expected)
    last = rounds_played(tournament)
    rows = matches_of(tournament, last).rows if tournament.teams else []
    for round_ in range(1, last):
        if all(row[round_ - 1].opponent == NOBODY for row in rows):
            found, expected = say("no match, though a later round has some"), say("the matches of every round")
            yield Problem("empty-round", Severity.NOTICE, Place(record="310", round=round_), found, expected)


def contradictions_of_games(tournament: Tournament) -> Iterator[tuple[int, Problem]]:
    """Notices, each with the position of the team it is about."""
    played = matches_of(tournament, rounds_played(tournament))
    for position, round_, what in played.odd:
        found = say("team {team}: {what}", team=played.numbers[position], what=what)
        yield position, Problem("match", Severity.NOTICE, Place(record="310", round=round_), found)
    for position, (team, own) in enumerate(zip(tournament.teams, scores(played), strict=True)):
        pairs = zip((team.match_points, team.game_points), own, _SCORES, strict=True)
        for declared, points, template in pairs:
            if declared is not None and declared != points:
                found = say(template, team=played.numbers[position], points=format_points(declared))
                expected = say("{points} by the games", points=format_points(points))
                yield position, Problem("team-points", Severity.NOTICE, Place(record="310"), found, expected)


_SCORES = ("{points} match points declared for team {team}", "{points} game points declared for team {team}")


def _error(code: str, record: str, round: int, found: Sentence, expected: Sentence = _NOTHING) -> Problem:
    return Problem(code, Severity.ERROR, Place(record=record, round=max(round, 0)), found, expected)


def _of_members(tournament: Tournament) -> Iterator[Problem]:
    numbers = {player.number for player in tournament.players}
    team_of: dict[int, str] = {}
    for team in tournament.teams:
        for number in team.members:
            place = Place(player=number)
            if number not in numbers:
                found = say("team {team} names an unknown player", team=team.name)
                yield Problem("no-such-player", Severity.ERROR, place, found)
            elif number in team_of:
                found = say("a member of {one} and of {other}", one=team_of[number], other=team.name)
                if team.members.count(number) > 1:
                    found = say("named twice as a member of {team}", team=team.name)
                code = "member-twice" if is_team_event(tournament) else "two-teams"
                yield Problem(code, Severity.ERROR, place, found)
            team_of.setdefault(number, team.name)


def _named(event: TeamEvent) -> Iterator[tuple[str, int, int]]:
    """Record, round and number of every team that is named."""
    for round_, number in enumerate(event.pairing_byes.teams, 1):
        if number:
            yield "320", round_, number
    for bye in event.byes:
        yield "240", bye.round, bye.team
    for match in event.forfeits:
        yield from (("330", match.round, match.white), ("330", match.round, match.black))
    for line_up in event.line_ups:
        yield "300", line_up.round, line_up.team
        if line_up.opponent:
            yield "300", line_up.round, line_up.opponent
    for group in event.forbidden:
        yield from (("260", max(group.first, 1), number) for number in group.players)
    for given in event.abnormal_points:
        yield from (("299", max(given.round, 1), number) for number in given.teams)


def _of_records(event: TeamEvent, numbers: frozenset[int]) -> Iterator[Problem]:
    for record, round_, number in _named(event):
        if number not in numbers:
            yield _error("no-such-team", record, round_, say("team {number}, which is not there", number=number))
        if round_ < 1:
            yield _error("range", record, 0, say("round {round}", round=round_), say("a round"))
    if event.colours.strip("WB"):
        yield _error("colours", "352", 0, say("'{text}'", text=event.colours), say("W or B for every board"))
    win, draw, loss = event.match_scoring
    if not loss <= draw <= win or win <= loss:
        found = say(
            "{win} for a win, {draw} for a draw, {loss} for a loss",
            win=format_points(win),
            draw=format_points(draw),
            loss=format_points(loss),
        )
        yield _error("scoring", "362", 0, found, say("more for a win than for a loss, and a draw between"))
    seen: dict[tuple[int, int], Result] = {}
    for round_, number, result in event.byes:
        if result not in (Result.FULL_BYE, Result.HALF_BYE, Result.ABSENT):
            yield _error("bye", "240", round_, say("a bye {letter}", letter=result.code), say("F, H or Z"))
        if seen.setdefault((round_, number), result) is not result:
            found = say("two kinds of byes of team {number} in one round", number=number)
            yield _error("two-byes", "240", round_, found, say("one kind of bye"))
    lost: set[tuple[int, int]] = set()
    for match in event.forfeits:
        both = {(match.round, match.white), (match.round, match.black)}
        if len(both) < 2 or both & lost:
            yield _error("forfeit", "330", match.round, say("a team in two forfeited matches of one round"))
        lost |= both
    for virtual in event.virtual_points:
        ranges = ((virtual.first, virtual.last), (virtual.first_team, virtual.last_team))
        if not all(1 <= low <= high for low, high in ranges):
            yield _error("range", "250", 0, say("a range that does not run upwards"), say("a range from 1 up"))
    for given in event.abnormal_points:
        if given.instead_of and given.instead_of not in CHANGEABLE:
            found = say("other points for a result that cannot have them ({worth})", worth=given.instead_of.value)
            yield _error("abnormal-points", "299", given.round, found)
    for _, other in contradictions(event.abnormal_points):
        found = say("two values for one result of a match")
        yield _error("abnormal-points", "299", event.abnormal_points[other].round, found, say("one value"))


def _of_line_ups(tournament: Tournament) -> Iterator[Problem]:
    """Errors, but a player of another team is a notice: he counts as one of the team; so is another order than that of
    the members, which the rules of some competitions allow."""
    teams = dict(zip(team_numbers(tournament.teams), tournament.teams, strict=True))
    numbers = {player.number for player in tournament.players}
    seen: set[tuple[int, int]] = set()
    for round_, team, opponent, players in tournament.team_event.line_ups:
        if opponent == team:
            yield _error("line-up", "300", round_, say("team {team} is its own opponent", team=team))
        if (round_, team) in seen:
            yield _error("line-up", "300", round_, say("a second line-up of team {team}", team=team))
        seen.add((round_, team))
        for number in [player for player in players if player]:
            place = Place(record="300", round=max(round_, 0), player=number)
            if number not in numbers:
                found = say("team {team} names an unknown player", team=team)
                yield Problem("no-such-player", Severity.ERROR, place, found)
            elif team not in teams or number not in teams[team].members:
                found = say("in the line-up of team {team}, of which he is no member", team=team)
                yield Problem("line-up", Severity.NOTICE, place, found)
        upper, lower = out_of_order(teams[team], players) if team in teams else (0, 0)
        if upper and upper != lower:
            found = say(
                "sits above player {lower}, who comes before him in the list of team {team}", lower=lower, team=team
            )
            place = Place(record="300", round=max(round_, 0), player=upper)
            yield Problem("line-up-order", Severity.NOTICE, place, found)
        for number in sorted({player for player in players if player and players.count(player) > 1}):
            place = Place(record="300", round=max(round_, 0), player=number)
            found = say("on two boards of team {team}", team=team)
            yield Problem("line-up", Severity.ERROR, place, found)
