"""From JSON to a tournament: every key is checked, and every fault told with its path."""

from __future__ import annotations

from typing import Any

from pairwright.errors import TooLarge, say
from pairwright.formats.kinds.json.knockout import knockout_of
from pairwright.formats.kinds.json.schema import MARK, VERSION
from pairwright.formats.kinds.json.team_event import event_of
from pairwright.formats.kinds.json.values import (
    WORTHS,
    Node,
    colour_of,
    entry_of,
    forbidden,
    list_of,
    result_of,
    text_of_value,
    whole,
    worth_of,
)
from pairwright.model.canonical import latest_round, with_byes_ahead
from pairwright.model.colour import Colour
from pairwright.model.player import NationalRating, Player
from pairwright.model.result import RESULTS, Result
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import Team
from pairwright.model.tournament import (
    LARGEST_NUMBER,
    LARGEST_ROUND,
    AbnormalPoints,
    ByeRequest,
    Information,
    Record,
    Tournament,
    TwoGames,
    VirtualPoints,
)
from pairwright.model.two_games import with_match_scoring


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
        node.take("initial_colour", colour_of, Colour.NONE, say("w, b or -")),
        _scoring(node.one("scoring")),
        node.text("system"),
        node.texts("tie_breaks"),
        node.texts("ranks_by"),
        node.objects("forbidden", forbidden),
        node.objects("virtual_points", _virtual),
        node.objects("requests", _request),
        node.objects("teams", _team),
        node.take("numbered_by_position", _truth, default=False, expected=say("true or false")),
        node.objects("other_records", _record),
        node.objects("abnormal_points", _abnormal),
        event_of(node.one("team_event")),
        node.objects("two_games", _two_games),
        knockout=knockout_of(node.one("knockout")),
    )
    node.done()
    largest = max((player.number for player in tournament.players), default=0)
    if max(largest, len(tournament.players)) > LARGEST_NUMBER:
        raise TooLarge("players", max(largest, len(tournament.players)), LARGEST_NUMBER)
    if latest_round(tournament) > LARGEST_ROUND:
        raise TooLarge("rounds", latest_round(tournament), LARGEST_ROUND)
    return with_match_scoring(with_byes_ahead(tournament))


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
            "rounds",
            lambda value: tuple(map(entry_of, list_of(value))),
            (),
            say("a list of [opponent, colour, result]"),
        ),
        node.points_or_nothing("declared_points"),
        node.take("declared_rank", whole, None, say("a whole number")),
        node.objects("national", _national),
        node.whole("enters_in", 1),
        node.whole("withdrawn_from"),
        node.whole("expelled_from"),
        node.text("club"),
        node.text("category"),
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
        node.texts("round_times"),
    )
    node.done()
    return information


def _scoring(node: Node) -> Scoring:
    scoring = Scoring(*(node.points(name, getattr(STANDARD, name)) for name in Scoring._fields))
    node.done()
    return scoring


def _virtual(node: Node) -> VirtualPoints:
    virtual = VirtualPoints(node.points("points"), *(node.whole(name) for name in VirtualPoints._fields[1:]))
    node.done()
    return virtual


def _abnormal(node: Node) -> AbnormalPoints:
    given = AbnormalPoints(
        node.points("points"),
        node.take("instead_of", worth_of, None, say("one of {worths}", worths=", ".join(WORTHS))),
        node.whole("round"),
        node.numbers("players"),
    )
    node.done()
    return given


def _two_games(node: Node) -> TwoGames:
    expected = say("two results such as 1=")

    def results(key: str) -> tuple[Result, Result]:
        return node.take(key, _two_results, (RESULTS["*"], RESULTS["*"]), expected)

    match = TwoGames(
        node.whole("round"), node.whole("white"), node.whole("black"), results("of_white"), results("of_black")
    )
    node.done()
    return match


def _two_results(value: Any) -> tuple[Result, Result]:
    first, second = map(result_of, text_of_value(value))
    return first, second


def _request(node: Node) -> ByeRequest:
    result = node.take("result", result_of, RESULTS["Z"], say("F, H, Z or U"))
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
        node.take("declared_rank", whole, None, say("a whole number")),
    )
    node.done()
    return team


def _record(node: Node) -> Record:
    record = Record(node.text("code"), node.text("text"))
    node.done()
    return record
