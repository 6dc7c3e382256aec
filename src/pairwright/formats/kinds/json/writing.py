"""From a tournament to JSON."""

from __future__ import annotations

from typing import Any

from pairwright.formats.kinds.json.knockout import written_knockout
from pairwright.formats.kinds.json.schema import MARK, VERSION
from pairwright.formats.kinds.json.team_event import written_event
from pairwright.formats.kinds.json.values import plain
from pairwright.model.player import NationalRating, Player
from pairwright.model.points import format_points
from pairwright.model.scoring import STANDARD
from pairwright.model.team import Team
from pairwright.model.tournament import AbnormalPoints, Forbidden, Information, Tournament, VirtualPoints


def _written(tournament: Tournament) -> dict[str, Any]:
    written = plain(tournament, Tournament())
    written |= {
        "players": [_written_player(player) for player in tournament.players],
        "information": plain(tournament.information, Information()),
        "initial_colour": tournament.initial_colour.value,
        "scoring": plain(tournament.scoring, STANDARD),
        "forbidden": [plain(group, Forbidden(())) for group in tournament.forbidden],
        "virtual_points": [plain(virtual, VirtualPoints(-1, 0, 0, 0, 0)) for virtual in tournament.virtual_points],
        "abnormal_points": [_written_abnormal(given) for given in tournament.abnormal_points],
        "requests": [
            {"round": asked.round, "player": asked.player, "result": asked.result.code} for asked in tournament.requests
        ],
        "teams": [plain(team, Team(0)) for team in tournament.teams],
        "team_event": written_event(tournament.team_event),
        "two_games": [
            {
                "round": match.round,
                "white": match.white,
                "black": match.black,
                "of_white": "".join(result.code for result in match.of_white),
                "of_black": "".join(result.code for result in match.of_black),
            }
            for match in tournament.two_games
        ],
        "knockout": written_knockout(tournament.knockout),
        "other_records": [record._asdict() for record in tournament.other_records],
    }
    return {"format": MARK, "version": VERSION, **{name: written[name] for name in _ORDER if written.get(name)}}


_ORDER = (
    "information", "system", "planned_rounds", "initial_colour", "scoring", "tie_breaks", "ranks_by",
    "numbered_by_position", "players", "teams", "requests", "forbidden", "virtual_points",
    "abnormal_points", "two_games", "team_event", "knockout", "other_records",
)  # fmt: skip


def _written_abnormal(given: AbnormalPoints) -> dict[str, Any]:
    written = plain(given._replace(instead_of=None), AbnormalPoints(-1))
    if given.instead_of:
        written["instead_of"] = given.instead_of.value
    return written | {"points": format_points(given.points)}


def _written_player(player: Player) -> dict[str, Any]:
    written = plain(player, Player(0))
    if player.entries:
        written["rounds"] = [
            [opponent, colour.value, result.code] for opponent, colour, result in written.pop("entries")
        ]
    if player.national:
        written["national"] = [plain(national, NationalRating("")) for national in player.national]
    return written


def text_of(tournament: Tournament) -> str:
    """Indented by hand: one line for every player or record, which reads and compares well."""
    import json

    def line(item: object) -> str:
        return json.dumps(item, ensure_ascii=False)

    rows = []
    for key, item in _written(tournament).items():
        if isinstance(item, list) and item and isinstance(item[0], dict):
            inner = ",\n".join(f"    {line(part)}" for part in item)
            rows.append(f"  {line(key)}: [\n{inner}\n  ]")
        else:
            rows.append(f"  {line(key)}: {line(item)}")
    return "{\n" + ",\n".join(rows) + "\n}\n"
