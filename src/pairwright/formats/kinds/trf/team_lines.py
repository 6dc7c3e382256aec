"""Teams (013, 310), and national records beside the players' own."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Place, say
from pairwright.formats.faults import Faults
from pairwright.formats.kinds.trf.columns import SEXES, STATIC, between, points_or_nothing, rank_or_nothing, whole
from pairwright.formats.kinds.trf.draft import Draft
from pairwright.formats.kinds.trf.lines import NAME_IN_LINE, plain_digits, tell_of_digits
from pairwright.model.player import NationalRating
from pairwright.model.points import format_points
from pairwright.model.team import Team, names_teams
from pairwright.model.tournament import Record

DRAFT_CODES = frozenset(["ACC", "TSE", "PAB", "FPB", "HPB", "ZPB", "MFO", "DFM", "NRS"])
"""Codes of a draft that never became official: no federations."""
OF_TEAMS = frozenset(("240", "250", "260", "299", "300", "320", "330", "352", "362"))
"""Records that name teams where these are what takes part."""
_OLD_MEMBERS, _MEMBERS, _STEP = 36, 73, 5
_NATIONAL_WIDTH = 79
_UNKNOWN_MEMBER = "member {number}, who is not in the file"


def is_of_teams(records: Sequence[tuple[int, str]]) -> bool:
    """Whether the lines (number, text) of a file are those of a tournament of teams."""
    codes = {text[:3] for _, text in records}
    if not codes & {"310", "013"}:
        return False
    said = {text[:3]: text[3:].strip() for _, text in reversed(records)}
    return names_teams(said.get("192", ""), said.get("092", ""), numbered="310" in codes)


def teams_of(draft: Draft, numbers: frozenset[int]) -> tuple[Team, ...]:
    """The teams, of the players with these ``numbers``; records 013 do not count where there are records 310. A line
    that cannot be read is refused in an event of teams, else kept."""
    teams: list[Team] = []
    for line, text in draft.teams or draft.old_teams:
        try:
            team = _team(text) if text.startswith("310") else _old_team(text)
        except ValueError:
            _not_in_columns(draft, line, text)
        else:
            teams.append(_of_players(team, numbers, line, text[:3], draft))
            if draft.team_event:
                _check_apart(teams, line, text[:3], draft.faults)
    if draft.teams:
        draft.others += [Record(text[:3], text[3:]) for _, text in draft.old_teams]
    return tuple(teams)


def _not_in_columns(draft: Draft, line: int, text: str) -> None:
    """Where teams are what takes part none may be missing; a list of teams is kept as it stands."""
    place = Place(line, 1, 3, text[:3])
    found = say("a team's line that does not keep to its columns")
    expected = say("name, points and members in their columns")
    if draft.team_event:
        draft.faults.error("team", place, found, expected, say("Move them there"))
        return
    draft.faults.notice("team", place, found, expected, say("The line is kept as it stands"))
    draft.keep(text)


def _check_apart(teams: list[Team], line: int, code: str, faults: Faults) -> None:
    """Whether the last team has a number and members of its own, where teams are what takes part."""
    *others, last = teams
    for team in others:
        if last.number and team.number == last.number:
            found = say("a second team with number {number}", number=last.number)
            faults.error("same-team", Place(line, 5, 7, code), found, say("another number for every team"))
        for player in set(last.members) & set(team.members):
            found = say("a member of {one} and of {other}", one=team.name, other=last.name)
            faults.error("member-twice", Place(line, 0, 0, code, 0, player), found, say("a member of one team"))


def _of_players(team: Team, numbers: frozenset[int], line: int, code: str, draft: Draft) -> Team:
    """The team with every member once, and without those who are not in the file; each is told."""
    members: list[int] = []
    for number in team.members:
        if number in numbers and number not in members:
            members.append(number)
            continue
        twice = number in numbers
        draft.faults.repair(
            "member-twice" if twice else "no-such-player",
            Place(line, 0, 0, code, 0, number),
            say("member {number}, who is named twice" if twice else _UNKNOWN_MEMBER, number=number),
            say("every member once" if twice else "starting ranks of players"),
            say("The number was passed over"),
        )
    return team._replace(members=tuple(members))


def _team(text: str) -> Team:
    padded = text.ljust(_MEMBERS)
    if any(padded[column] != " " for column in (3, 7, 40, 46, 53, 60, 67, 71, 72)) or not whole(padded[4:7]):
        raise ValueError(text)
    return Team(
        whole(padded[4:7]),
        padded[8:40].strip(),
        _members(text, _MEMBERS),
        padded[41:46].strip(),
        padded[47:53].strip(),
        points_or_nothing(padded[54:60]),
        points_or_nothing(padded[61:67]),
        rank_or_nothing(padded[68:71]),
    )


def _old_team(text: str) -> Team:
    if text[3:4].strip():
        raise ValueError(text)
    return Team(0, text[4:_OLD_MEMBERS].strip(), _members(text, _OLD_MEMBERS))


def _members(text: str, start: int) -> tuple[int, ...]:
    if any(text[column] != " " for column in range(start + 4, len(text), _STEP)):
        raise ValueError(text)
    found = [whole(text[column : column + 4]) for column in range(start, len(text), _STEP)]
    return tuple(number for number in found if number)


def team_line(team: Team) -> str:
    """Record 310, or 013 for a team without a number."""
    members = " ".join(f"{number:4d}" for number in team.members)
    if not team.number:
        return f"013 {team.name[:32]:32}{members}"
    match_points = "" if team.match_points is None else format_points(team.match_points)
    game_points = "" if team.game_points is None else format_points(team.game_points)
    rank = "" if team.declared_rank is None else str(team.declared_rank)
    return (
        f"310 {team.number:3d} {team.name[:32]:32} {team.nickname[:5]:5} {team.strength[:6]:6} "
        f"{match_points:>6} {game_points:>6} {rank:>3}  {members}"
    )


def read_national(draft: Draft, line: int, text: str) -> bool:
    """Take a line with a federation's code where a player's line has 001, in the same columns, for its player.

    False if it is no such line.
    """
    code = text[:3]
    if len(text) > _NATIONAL_WIDTH or not (code.isascii() and code.isalpha() and code.isupper()):
        return False
    if code in DRAFT_CODES or code.startswith(("XX", "BB")) or between(text.ljust(92))[:7] != (" ",) * 7:
        return False
    plain = plain_digits(text, *NAME_IN_LINE)
    part = {name: plain[where] for name, where in STATIC[:8]}
    try:
        number, rating, sex = whole(part["number"]), whole(part["rating"]), SEXES[part["sex"] or " "]
    except (ValueError, KeyError):
        return False
    if not number:
        return False
    national = NationalRating(
        code,
        rating,
        sex,
        part["title"].strip(),
        part["name"].strip(),
        part["federation"].strip(),
        part["fide_id"].strip(),
        part["birth"].strip(),
    )
    tell_of_digits(line, text, plain, draft.faults)
    draft.national.append((line, number, national, Record(code, text[3:])))
    return True


def national_line(number: int, national: NationalRating) -> str:
    """The record of a player in the columns of his own line."""
    rating = str(national.rating) if national.rating else ""
    return (
        f"{national.federation:3} {number:4d} {national.sex:1}{national.classification[:3]:>3} {national.name[:33]:33} "
        f"{rating:>4} {national.origin[:3]:3} {national.id[:11]:>11} {national.birth[:10]:10}"
    ).rstrip()


def attach(draft: Draft, numbers: frozenset[int], faults: Faults) -> dict[int, tuple[NationalRating, ...]]:
    """National records by player; one of a player who is not there is kept as it stands."""
    found: dict[int, tuple[NationalRating, ...]] = {}
    for line, number, national, record in draft.national:
        if number in numbers:
            found[number] = (*found.get(number, ()), national)
        else:
            draft.others.append(record)
            faults.notice(
                "no-such-player",
                Place(line, 5, 8, record.code, 0, number),
                say("a national record of player {number}, who is not in the file", number=number),
                remedy=say("It is kept as it stands"),
            )
    return found
