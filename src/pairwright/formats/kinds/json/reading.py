"""From JSON to a tournament: every key is checked, and every fault told with its path."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from pairwright.errors import Place, Problem, Sentence, Severity, TooLarge, say
from pairwright.formats.kinds.json.schema import MARK, VERSION
from pairwright.model.abnormal import CHANGEABLE
from pairwright.model.canonical import latest_round, with_byes_ahead
from pairwright.model.colour import Colour
from pairwright.model.player import NationalRating, Player
from pairwright.model.points import parse_points
from pairwright.model.result import RESULTS, Worth
from pairwright.model.round import RoundEntry
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import Team
from pairwright.model.tournament import (
    LARGEST_NUMBER,
    LARGEST_ROUND,
    AbnormalPoints,
    ByeRequest,
    Forbidden,
    Information,
    Record,
    Tournament,
    VirtualPoints,
)

V = TypeVar("V")


class Node:
    """A JSON object that is read key by key; faults carry the path."""

    def __init__(self, value: object, path: str, problems: list[Problem]) -> None:
        self.path, self.problems = path, problems
        self._value: dict[str, Any] = value if isinstance(value, dict) else {}
        self._left = set(self._value)
        if not isinstance(value, dict):
            self.fault("", say("no object"), say("an object"))

    def fault(self, key: str, found: Sentence, expected: Sentence) -> None:
        place = Place(record=f"{self.path}.{key}".strip("."))
        self.problems.append(Problem("json", Severity.ERROR, place, found, expected))

    def take(self, key: str, reads: Callable[[Any], V], default: V, expected: Sentence) -> V:
        """The value of a key, read; the default if it is absent, null or wrong."""
        self._left.discard(key)
        value = self._value.get(key)
        if value is None:
            return default
        try:
            return reads(value)
        except (ValueError, TypeError):
            self.fault(key, say("{value}", value=repr(value)[:60]), expected)
            return default

    def text(self, key: str) -> str:
        """A text, empty by default."""
        return self.take(key, _text_value, "", say("a text"))

    def whole(self, key: str, default: int = 0) -> int:
        """A whole number that is not negative."""
        return self.take(key, _whole, default, say("a whole number"))

    def points(self, key: str, default: int = 0) -> int:
        """Points in tenths, from a text."""
        return self.take(key, _points, default, say('points such as "1.5"'))

    def points_or_nothing(self, key: str) -> int | None:
        """Points, None if absent."""
        return self.take(key, _points, None, say('points such as "1.5"'))

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of numbers."""
        return self.take(key, lambda value: tuple(map(_whole, _list(value))), (), say("a list of numbers"))

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        return self.take(key, lambda value: tuple(map(_text_value, _list(value))), (), say("a list of texts"))

    def one(self, key: str) -> Node:
        """An object inside."""
        return Node(
            self.take(key, lambda value: value, {}, say("an object")), f"{self.path}.{key}".strip("."), self.problems
        )

    def objects(self, key: str, reads: Callable[[Node], V]) -> tuple[V, ...]:
        """A list of objects, each read."""
        values: list[Any] = self.take(key, _list, [], say("a list"))
        path = f"{self.path}.{key}".strip(".")
        return tuple(reads(Node(value, f"{path}[{index}]", self.problems)) for index, value in enumerate(values))

    def done(self) -> None:
        """Tell of keys nobody asked for."""
        for key in sorted(self._left):
            place = Place(record=f"{self.path}.{key}".strip("."))
            self.problems.append(
                Problem("json", Severity.NOTICE, place, say("a key that means nothing to this version; it is dropped"))
            )


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(value)
    return value


def _text_value(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    value.encode()  # half of a character (\\ud800) is a ValueError: no file could hold it
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**9:
        raise ValueError(value)
    return value


def _points(value: Any) -> int:
    if not isinstance(value, str) or len(value) > 12:
        raise ValueError(value)
    return parse_points(value)


def _letter(table: Mapping[str, V]) -> Callable[[Any], V]:
    def reads(value: Any) -> V:
        if not isinstance(value, str) or value not in table:
            raise ValueError(value)
        return table[value]

    return reads


_colour = _letter({colour.value: colour for colour in Colour})
_result = _letter(RESULTS)
_WORTHS = {worth.value: worth for worth in Worth if worth in CHANGEABLE}
_worth = _letter(_WORTHS)


def _entry(value: Any) -> RoundEntry:
    opponent, colour, result = _list(value)
    return RoundEntry(_whole(opponent), _colour(colour), _result(result))


def tournament_of(node: Node) -> Tournament:
    """The tournament of the outermost object. Raises :class:`TooLarge`."""
    version = node.whole("version", VERSION)
    if node.text("format") != MARK or version > VERSION:
        node.fault(
            "version",
            say("version {version}", version=version),
            say("{mark}, version {known}", mark=MARK, known=VERSION),
        )
        return Tournament()
    tournament = Tournament(
        node.objects("players", _player),
        _information(node.one("information")),
        node.whole("planned_rounds"),
        node.take("initial_colour", _colour, Colour.NONE, say("w, b or -")),
        _scoring(node.one("scoring")),
        node.text("system"),
        node.texts("tie_breaks"),
        node.texts("ranks_by"),
        node.objects("forbidden", _forbidden),
        node.objects("virtual_points", _virtual),
        node.objects("requests", _request),
        node.objects("teams", _team),
        node.take("numbered_by_position", _truth, default=False, expected=say("true or false")),
        node.objects("other_records", _record),
        node.objects("abnormal_points", _abnormal),
    )
    node.done()
    largest = max((player.number for player in tournament.players), default=0)
    if max(largest, len(tournament.players)) > LARGEST_NUMBER:
        raise TooLarge("players", max(largest, len(tournament.players)), LARGEST_NUMBER)
    if latest_round(tournament) > LARGEST_ROUND:
        raise TooLarge("rounds", latest_round(tournament), LARGEST_ROUND)
    return with_byes_ahead(tournament)


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _player(node: Node) -> Player:
    player = Player(
        node.whole("number"),
        node.text("name"),
        node.whole("rating"),
        node.text("title"),
        node.text("sex"),
        node.text("federation"),
        node.text("fide_id"),
        node.text("birth"),
        node.take(
            "rounds", lambda value: tuple(map(_entry, _list(value))), (), say("a list of [opponent, colour, result]")
        ),
        node.points_or_nothing("declared_points"),
        node.take("declared_rank", _whole, None, say("a whole number")),
        node.objects("national", _national),
        node.whole("enters_in", 1),
        node.whole("withdrawn_from"),
        node.whole("expelled_from"),
    )
    node.done()
    return player


def _national(node: Node) -> NationalRating:
    national = NationalRating(
        node.text("federation"),
        node.whole("rating"),
        *(node.text(name) for name in NationalRating._fields[2:]),
    )
    node.done()
    return national


def _information(node: Node) -> Information:
    text = node.text
    information = Information(
        text("name"),
        text("city"),
        text("federation"),
        text("start"),
        text("end"),
        text("kind"),
        text("chief_arbiter"),
        node.texts("deputies"),
        text("time_control"),
        text("encoded_time_control"),
        node.texts("round_dates"),
        text("pairing_controller"),
        text("starting_rank_method"),
    )
    node.done()
    return information


def _scoring(node: Node) -> Scoring:
    scoring = Scoring(*(node.points(name, getattr(STANDARD, name)) for name in Scoring._fields))
    node.done()
    return scoring


def _forbidden(node: Node) -> Forbidden:
    group = Forbidden(node.numbers("players"), node.whole("first", 1), node.whole("last"))
    node.done()
    return group


def _virtual(node: Node) -> VirtualPoints:
    virtual = VirtualPoints(node.points("points"), *(node.whole(name) for name in VirtualPoints._fields[1:]))
    node.done()
    return virtual


def _abnormal(node: Node) -> AbnormalPoints:
    given = AbnormalPoints(
        node.points("points"),
        node.take("instead_of", _worth, None, say("one of {worths}", worths=", ".join(_WORTHS))),
        node.whole("round"),
        node.numbers("players"),
    )
    node.done()
    return given


def _request(node: Node) -> ByeRequest:
    result = node.take("result", _result, RESULTS["Z"], say("F, H, Z or U"))
    request = ByeRequest(node.whole("round"), node.whole("player"), result)
    node.done()
    return request


def _team(node: Node) -> Team:
    team = Team(
        node.whole("number"),
        node.text("name"),
        node.numbers("members"),
        node.text("nickname"),
        node.text("strength"),
        node.points_or_nothing("match_points"),
        node.points_or_nothing("game_points"),
        node.take("declared_rank", _whole, None, say("a whole number")),
    )
    node.done()
    return team


def _record(node: Node) -> Record:
    record = Record(node.text("code"), node.text("text"))
    node.done()
    return record
