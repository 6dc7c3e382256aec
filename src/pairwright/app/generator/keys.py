"""The keys of the generator's text form: what each is called, how its value is read and shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pairwright.app.generator.invented_names import Script
from pairwright.app.generator.quota import Happening, Quota
from pairwright.errors import PairwrightError, UnknownCode
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.points import Points, format_points, parse_points
from pairwright.model.team import MatchScoring
from pairwright.model.tournament import Forbidden


class Key(NamedTuple):
    """One key of the text form; ``field`` of :class:`Settings` it sets, an example of its value, its meaning."""

    name: str
    field: str
    read: Callable[[str], Any]
    show: Callable[[Any], str] | None
    example: str
    meaning: str
    repeats: bool = False
    """True if several lines add up."""


def _text(value: str) -> str:
    if not value:
        raise ValueError(value)
    return value


def _date(value: str) -> str:
    from datetime import date

    year, month, day = value.replace("-", "/").split("/")
    return date(int(year), int(month), int(day)).strftime("%Y/%m/%d")


def _number(low: int, high: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        number = int(value) if value.isascii() and value.isdigit() else -1
        if not low <= number <= high:
            raise ValueError(value)
        return number

    return read


def _yes_or_no(value: str) -> bool:
    if value.lower() not in _SWITCH:
        raise ValueError(value)
    return _SWITCH[value.lower()]


def _show_yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def _gap(value: str) -> tuple[int, int]:
    low, dash, high = value.partition("-")
    number = _number(0, 3999)
    gap = number(low.strip()), number((high if dash else low).strip())
    if gap[0] > gap[1]:
        raise ValueError(value)
    return gap


def _ratings(value: str) -> tuple[int, ...]:
    return tuple(map(_number(0, 3999), _text(value.replace(",", " ")).split()))


def _forbidden(value: str) -> tuple[Forbidden, ...]:
    return tuple(_forbidden_group(item) for item in _text(value).replace(",", " ").split())


def _forbidden_group(item: str) -> Forbidden:
    """``4-9-12`` in all rounds, ``4-9@3`` in round 3, ``4-9@2-4`` in rounds 2 to 4, ``4-9@2-`` from round 2 on."""
    members, at, rounds = item.partition("@")
    players = tuple(map(_number(1, 9999), members.split("-")))
    if len(set(players)) < max(2, len(players)):
        raise ValueError(item)
    first, dash, last = rounds.partition("-") if at else ("1", "-", "")
    number = _number(0, 99)
    return Forbidden(players, number(first), number((last or "0") if dash else first))


def _show_forbidden(groups: tuple[Forbidden, ...]) -> str:
    return " ".join("-".join(map(str, group.players)) + f"@{group.first}-{group.last}" for group in groups)


def _colour(value: str) -> Colour:
    for colour in (Colour.WHITE, Colour.BLACK):
        if value.lower() in (colour.value, _show_colour(colour)):
            return colour
    raise ValueError(value)


def _show_colour(value: Colour) -> str:
    return value.name.lower()


def _script(value: str) -> Script:
    return Script(value.lower())


def _tie_breaks(value: str) -> tuple[str, ...]:
    """Codes as written, but for those that nobody knows: places could not follow them."""
    from pairwright.tiebreaks.acronym import parse

    codes = tuple(item.strip() for item in value.split(",") if item.strip())
    try:
        for code in codes:
            parse(code)
    except PairwrightError as unknown:
        raise ValueError(str(unknown)) from None
    return codes


def _three(value: str) -> dict[str, Points]:
    win, draw, loss = value.replace("½", "0.5").replace("1/2", "0.5").split("-")
    return {"win": _points(win), "draw": _points(draw), "loss": _points(loss)}


def _match_points(value: str) -> MatchScoring:
    points = _three(value)
    return MatchScoring(points["win"], points["draw"], points["loss"])


def _show_match_points(scoring: MatchScoring) -> str:
    return "-".join(map(format_points, scoring))


def _points(value: str) -> Points:
    points = parse_points(value)
    if not 0 <= points <= 999:
        raise ValueError(value)
    return points


def _points_for(name: str, what: str, example: str, meaning: str) -> Key:
    return Key(name, "points", lambda value: {what: _points(value)}, None, example, meaning)


def _quota(happening: Happening, example: str, meaning: str) -> Key:
    return Key(happening.value, "quotas", lambda value: ((happening, Quota.parse(value)),), None, example, meaning)


def _one_in(value: str, scale: int = 1) -> Quota:
    return Quota.parse(f"1/{scale * _number(1, 99999)(value)}")


def _forfeit_rate(value: str) -> tuple[tuple[Happening, Quota], ...]:
    half = _one_in(value, 2)
    return (Happening.FORFEIT_WINS, half), (Happening.FORFEIT_LOSSES, half)


def _retired_rate(value: str) -> tuple[tuple[Happening, Quota], ...]:
    return ((Happening.WITHDRAWALS, Quota(each=_one_in(value).overall)),)


def _half_point_bye_rate(value: str) -> tuple[tuple[Happening, Quota], ...]:
    return ((Happening.HALF_POINT_BYES, _one_in(value)),)


_SWITCH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
_MANY = _number(1, 9999)
_ROUNDS = _number(1, 99)
_ELO = _number(1, 3999)

KEYS: tuple[Key, ...] = (
    Key("Name", "name", _text, str, "Harbour Open", "name of the tournament"),
    Key("City", "city", _text, str, "Port Lerrin", "where it is played"),
    Key("Federation", "federation", _text, str, "FID", "federation it is played in"),
    Key("StartDate", "start", _date, str, "2026/09/05", "first day; a round a day"),
    Key("System", "system", _text, str, "dutch-2026", "pairing system"),
    Key("Players", "players", _MANY, str, "60", "number of players, 2 to 9999"),
    Key("Teams", "teams", _number(1, 999), str, "24", "number of teams, 2 to 999"),
    Key("Boards", "boards", _number(1, 99), str, "4", "boards of a match"),
    Key("Reserves", "reserves", _number(0, 99), str, "1", "members of a team beside those at the boards"),
    Key("MatchPoints", "match_points", _match_points, _show_match_points, "2-1-0", "for a match won, drawn and lost"),
    Key("Rounds", "rounds", _ROUNDS, str, "9", "number of rounds planned"),
    Key(
        "PlayedRounds", "played_rounds", _number(0, 99), str, "5", "rounds to play; the byes of the next are announced"
    ),
    Key(
        "Ratings",
        "ratings",
        _ratings,
        lambda ratings: " ".join(map(str, ratings)),
        "2410 2388 2301 0",
        "the ratings themselves, 0 = unrated; several lines add up",
        repeats=True,
    ),
    Key("HighestRating", "highest_rating", _ELO, str, "2650", "rating of the best player"),
    Key("LowestRating", "lowest_rating", _ELO, str, "1400", "rating of the last rated player"),
    Key(
        "RatingGap",
        "rating_gap",
        _gap,
        lambda gap: f"{gap[0]}-{gap[1]}",
        "5-20",
        "step from one rating to the next; one number for equal steps",
    ),
    Key("UnratedPlayers", "unrated", Quota.parse, str, "10%", "players without a rating"),
    Key("Titles", "titles", _yes_or_no, _show_yes_or_no, "yes", "whether players have titles"),
    Key("Names", "names", _script, lambda script: script.value, "latin", "latin, persian, arabic, turkish or mixed"),
    Key("DrawPercentage", "draw_percentage", _number(0, 100), str, "30", "draws in a hundred games between equals"),
    _quota(Happening.FULL_POINT_BYES, "2", "full-point byes"),
    _quota(Happening.HALF_POINT_BYES, "2:1 3:5%", "half-point byes"),
    _quota(Happening.ZERO_POINT_BYES, "3%", "zero-point byes"),
    _quota(Happening.FORFEIT_WINS, "2%", "games won by White because Black does not come (1F-0F)"),
    _quota(Happening.FORFEIT_LOSSES, "2%", "games lost by White who does not come (0F-1F)"),
    _quota(Happening.DOUBLE_FORFEITS, "1", "games to which nobody comes (0F-0F)"),
    _quota(Happening.DOUBLE_LOSSES, "1", "games both players lose (0-0)"),
    _quota(Happening.HALF_LOSSES, "1", "games with half a point for White alone (1/2-0)"),
    _quota(Happening.LOSS_HALVES, "1", "games with half a point for Black alone (0-1/2)"),
    _quota(Happening.UNRATED_WINS, "1", "wins of White that are not rated (W-L)"),
    _quota(Happening.UNRATED_DRAWS, "each:1", "draws that are not rated (D-D)"),
    _quota(Happening.UNRATED_LOSSES, "1", "losses of White that are not rated (L-W)"),
    _quota(Happening.WITHDRAWALS, "5%", "players who leave before the end"),
    _quota(Happening.LATE_ENTRIES, "2:3", "players who come after round 1"),
    _quota(Happening.FORFEITED_MATCHES, "2%", "matches to which one of the teams does not come"),
    _quota(Happening.EMPTY_MATCHES, "1", "matches to which neither team comes"),
    _quota(Happening.EMPTY_BOARDS, "2%", "teams that come with a player too few"),
    _quota(Happening.LINE_UPS, "30%", "teams that let a reserve play"),
    Key("Baku", "baku", _yes_or_no, _show_yes_or_no, "no", "Baku acceleration"),
    Key("Scoring", "points", _three, None, "3-1-0", "points for a win, a draw and a loss"),
    _points_for("PointsForWin", "win", "1.0", "points for a win"),
    _points_for("PointsForDraw", "draw", "0.5", "points for a draw"),
    _points_for("PointsForLoss", "loss", "0.0", "points for a loss"),
    _points_for("PointsForPairingBye", "pairing_bye", "1.0", "points for the pairing-allocated bye"),
    _points_for("PointsForAbsence", "absence", "0.0", "points for a zero-point bye and a forfeit loss"),
    _points_for("PointsForForfeitLoss", "forfeit_loss", "0.0", "points for a forfeit loss alone"),
    Key(
        "ForbiddenPairs",
        "forbidden",
        _forbidden,
        _show_forbidden,
        "3-8 4-9-12@2-4",
        "players who may not meet, in these rounds or in all; several lines add up",
        repeats=True,
    ),
    Key("ForbiddenPairsDrawn", "forbidden_pairs", _number(0, 9999), str, "4", "forbidden pairs to be drawn by lot"),
    Key("InitialColour", "initial_colour", _colour, _show_colour, "white", "white or black, of player 1 in round 1"),
    Key(
        "TieBreaks", "tie_breaks", _tie_breaks, ",".join, "BH/C1,BH,SB", "tie-breaks in order, as record 202 names them"
    ),
)
"""Every key, in the order of the documentation."""

OTHER_PROGRAMS_KEYS: tuple[Key, ...] = (
    Key("PlayersNumber", "players", _MANY, None, "60", "the same as Players"),
    Key("RoundsNumber", "rounds", _ROUNDS, None, "9", "the same as Rounds"),
    Key("ForfeitRate", "quotas", _forfeit_rate, None, "20", "one game in so many is a forfeit, White's or Black's"),
    Key("RetiredRate", "quotas", _retired_rate, None, "100", "one player in so many leaves in each round"),
    Key("HalfPointByeRate", "quotas", _half_point_bye_rate, None, "50", "one player in so many has a half-point bye"),
    _points_for("PointsForPAB", "pairing_bye", "1.0", "the same as PointsForPairingBye"),
    _points_for("PointsForZPB", "absence", "0.0", "the same as PointsForAbsence"),
)
"""Keys of the configuration files of JaVaFo and bbpPairings that say the same in another way."""

_BY_NAME = {key.name.lower(): key for key in KEYS + OTHER_PROGRAMS_KEYS}


def find_key(name: str) -> Key:
    """The key of this name, in whatever case. Raises :class:`UnknownCode` with the keys that look like it."""
    lowered = name.lower()
    key = _BY_NAME.get(lowered)
    if key is not None:
        return key
    from difflib import get_close_matches

    near = get_close_matches(lowered, _BY_NAME, n=3, cutoff=0.5)
    raise UnknownCode("setting", name, tuple(_BY_NAME[code].name for code in near))
