"""What is said of teams, from and to JSON."""

from __future__ import annotations

from typing import Any

from pairwright.errors import say
from pairwright.formats.kinds.json.values import WORTHS, Node, colour_of, forbidden, plain, result_of, worth_of
from pairwright.model.colour import Colour
from pairwright.model.result import RESULTS
from pairwright.model.team import (
    NOTHING_SAID,
    AbnormalTeamPoints,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    PairingByes,
    TeamBye,
    TeamEvent,
    TeamVirtualPoints,
)
from pairwright.model.tournament import Forbidden


def event_of(node: Node) -> TeamEvent:
    """The value of the key ``team_event``."""
    event = TeamEvent(
        _scoring(node.one("match_scoring")),
        node.text("colours"),
        _pairing_byes(node.one("pairing_byes")),
        node.objects("byes", _bye),
        node.objects("forfeits", _forfeit),
        node.objects("line_ups", _line_up),
        node.objects("virtual_points", _virtual),
        node.objects("forbidden", forbidden),
        node.objects("abnormal_points", _abnormal),
    )
    node.done()
    return event


def _scoring(node: Node) -> MatchScoring:
    scoring = MatchScoring(*(node.points(name, getattr(MatchScoring(), name)) for name in MatchScoring._fields))
    node.done()
    return scoring


def _pairing_byes(node: Node) -> PairingByes:
    byes = PairingByes(
        node.points_or_nothing("match_points"), node.points_or_nothing("game_points"), node.numbers("teams")
    )
    node.done()
    return byes


def _bye(node: Node) -> TeamBye:
    kind = node.take("result", result_of, RESULTS["Z"], say("F, H or Z"))
    bye = TeamBye(node.whole("round"), node.whole("team"), kind)
    node.done()
    return bye


def _forfeit(node: Node) -> ForfeitedMatch:
    winner = node.take("winner", colour_of, Colour.NONE, say("w, b or -"))
    match = ForfeitedMatch(node.whole("round"), node.whole("white"), node.whole("black"), winner)
    node.done()
    return match


def _line_up(node: Node) -> LineUp:
    line_up = LineUp(node.whole("round"), node.whole("team"), node.whole("opponent"), node.numbers("players"))
    node.done()
    return line_up


def _virtual(node: Node) -> TeamVirtualPoints:
    virtual = TeamVirtualPoints(
        node.points("match_points"),
        node.points("game_points"),
        *(node.whole(name) for name in TeamVirtualPoints._fields[2:]),
    )
    node.done()
    return virtual


def _abnormal(node: Node) -> AbnormalTeamPoints:
    given = AbnormalTeamPoints(
        node.points_or_nothing("match_points"),
        node.points_or_nothing("game_points"),
        node.take("instead_of", worth_of, None, say("one of {worths}", worths=", ".join(WORTHS))),
        node.whole("round"),
        node.numbers("teams"),
    )
    node.done()
    return given


def written_event(event: TeamEvent) -> dict[str, Any]:
    """The same as an object, without what is as it is by default."""
    written: dict[str, Any] = {
        "match_scoring": plain(event.match_scoring, MatchScoring()),
        "colours": event.colours,
        "pairing_byes": plain(event.pairing_byes, PairingByes()),
        "byes": [{"round": bye.round, "team": bye.team, "result": bye.result.code} for bye in event.byes],
        "forfeits": [match._asdict() | {"winner": match.winner.value} for match in event.forfeits],
        "line_ups": [plain(line_up, LineUp(0, 0)) for line_up in event.line_ups],
        "virtual_points": [plain(virtual, TeamVirtualPoints(0, 0, 0, 0, 0, 0)) for virtual in event.virtual_points],
        "forbidden": [plain(group, Forbidden(())) for group in event.forbidden],
        "abnormal_points": [_written_abnormal(given) for given in event.abnormal_points],
    }
    return {name: item for name, item in written.items() if item} if event != NOTHING_SAID else {}


def _written_abnormal(given: AbnormalTeamPoints) -> dict[str, Any]:
    written = plain(given._replace(instead_of=None), AbnormalTeamPoints())
    return written | ({"instead_of": given.instead_of.value} if given.instead_of else {})
