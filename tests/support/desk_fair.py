"""A desk on which everything is under way at once: tournaments of each kind in each stage, people, phones, screens.

For the tests that look at all pages. :func:`lay_out` makes it inside Django, :func:`lay_out_in` in a data folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

from pairwright.app.desk.acts import Act
from pairwright.app.desk.event import PrizePlan
from pairwright.app.desk.service import By
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import Knockout
from pairwright.model.player import Player
from pairwright.model.team import Team, TeamEvent
from pairwright.model.tournament import Information, Tournament

NOON = "2026-11-30T12:00:00+00:00"
LONG = "Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley of Lower Marsh"
MIXED = (
    ("GM", "Ada Loom", 2510), ("IM", "کاوه استادرحیمی", 2440), ("", "Bora Çelik", 2390),
    ("WGM", "پریچهر چوپان‌زاده گیلانی‌نژاد اصفهانی", 2350), ("FM", LONG, 2300), ("", "یحیی بی‌ریا", 2250),
    ("", "Ege İnceoğuz", 2200), ("CM", "سامر الجبّوري", 2150), ("", "Fay Quill", 2100),
)  # fmt: skip
"""Title, name and rating: two scripts, titles in both, names that no cell can hold."""


def lay_out() -> dict[str, str]:
    """Make it all; every page by what it is, with its address.

    The owner is the first user there is.
    """
    from pairwright.faces.desk import demonstration

    demonstration.begin()
    found: dict[str, str] = {}
    for lay in (_desk, _demonstration, _mixed, _by_hand, _teams, _tables, _knockout, _ended, _begun, _contested,
                _phones):  # fmt: skip
        found |= lay()
    return found


def lay_out_in(folder: Path) -> dict[str, str]:
    """The same in the data folder of a desk that does not run, by a process of its own."""
    environment = os.environ | {"PAIRWRIGHT_DATA": str(folder)}
    code = (
        "import json; from pairwright.faces.desk.serve import prepare; lock = prepare(); "
        "from tests.support.desk_fair import lay_out; print(json.dumps(lay_out()))"
    )
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=environment, text=True)
    found: dict[str, str] = json.loads(made.stdout.splitlines()[-1])
    return found


def _desk() -> dict[str, str]:
    from django.contrib.auth.models import User

    from pairwright.store.models import Audit, Right, Role

    helper = User.objects.create_user("bora", password="nine-green-clocks", first_name="Bora Helper")
    Right.objects.create(user=helper, role=Role.DEPUTY)
    Audit.objects.create(user="bora", address="192.0.2.7", what="log-in", details="")
    return {
        "tournaments": "/", "new tournament": "/new", "open a file": "/open", "help": "/help/results/",
        "contents of help": "/help/", "tie-breaks in short": "/tie-breaks/", "rules in short": "/rules/dutch-2026/",
        "backup of the desk": "/backup/", "accounts": "/accounts/", "invitation": "/accounts/new/",
        "audit": "/accounts/audit/", "own password": "/accounts/password/", "account": f"/accounts/{helper.pk}/",
        "network of the hall": "/hall/", "nothing there": "/nothing-there/", "not allowed": "/t/nowhere/",
    }  # fmt: skip


def _demonstration() -> dict[str, str]:
    """What a long list looks like, and the next round, which is not paired yet."""
    at = "/t/lantern-bay-open/"
    return {
        "overview": at, "long list": f"{at}entries/", "check-in": f"{at}entries/check-in/6/",
        "ratings": f"{at}entries/ratings/", "proposal": f"{at}rounds/6/",
        "reasons in a proposal": f"{at}rounds/6/?board=3",
        "map": f"{at}rounds/6/map/", "why": f"{at}rounds/5/why/2/", "why not": f"{at}rounds/6/why-not/1-2/",
        "finished round": f"{at}rounds/5/results/",
    }  # fmt: skip


def _mixed() -> dict[str, str]:
    """Names in two scripts, three rounds: the last is being played; a bye is asked for, a result was corrected."""
    from pairwright.app.desk import acts
    from pairwright.model.acts import RequestBye
    from pairwright.model.result import Result
    from pairwright.store.models import Tournament as Record

    players = tuple([Player(at, name, rating, title=title) for at, (title, name, rating) in enumerate(MIXED, 1)])
    slug = _record(Tournament(
        players, Information("Mixed names open", start="2026/11/28"), planned_rounds=5, initial_colour=Colour.WHITE,
    ))  # fmt: skip
    for round_, results in enumerate(("1510", "0151", "15"), 1):
        _play(slug, round_, results)
    _perform(slug, RequestBye(4, 6, Result.HALF_BYE), acts.SetPrizes(PrizePlan("500, 300, 200", "EUR")))
    Record.objects.filter(slug=slug).update(public=True)
    at, public = f"/t/{slug}/", f"/v/{Record.objects.get(slug=slug).code}/"
    papers = (
        "pairings", "names", "slips", "standings", "table", "wall-chart", "cards", "entries", "missing", "badges",
        "place-cards", "prizes", "reasons", "journal",
    )  # fmt: skip
    return {
        "results": f"{at}rounds/3/results/", "missing results": f"{at}rounds/3/results/?show=missing",
        "read back": f"{at}rounds/3/results/?show=read-back", "round before": f"{at}rounds/2/results/",
        "entries": f"{at}entries/", "correction of an entry": f"{at}entries/?edit=4",
        "numbers": f"{at}entries/numbers/",
        "import": f"{at}entries/import/", "byes": f"{at}entries/byes/", "late entry": f"{at}entries/late/",
        "player": f"{at}players/4/", "player corrected": f"{at}players/4/?edit=1",
        "cards of players": f"{at}players/cards/",
        "standings": f"{at}standings/2/", "standings now": f"{at}standings/now/",
        "working": f"{at}standings/2/1/BH/C1/", "cross table": f"{at}table/", "prizes": f"{at}prizes/",
        "export": f"{at}export/", "journal": f"{at}journal/", "backup": f"{at}backup/", "found": f"{at}find/?find=a",
        "archive": f"{at}archive/", "printing": f"{at}print/", "screens": f"{at}screens/",
        "codes of players": f"{at}screens/codes/", "public list": "/v/", "public page": public,
        "public standings": f"{public}standings/", "public table": f"{public}table/",
    } | {f"paper: {one}": f"{at}print/{one}/" for one in papers}  # fmt: skip


SETTINGS = (
    "about", "system", "rounds", "colour", "points", "tie-breaks", "acceleration", "pairs", "look", "dates",
    "fide-mode",
)  # fmt: skip


def _by_hand() -> dict[str, str]:
    """Outside FIDE mode, with a session of pairing by hand."""
    from pairwright.app import commands
    from pairwright.app.desk import acts
    from pairwright.faces.desk.journals import desk_of
    from pairwright.store.models import Tournament as Record

    slug = _record(Tournament(
        people(6), Information("By hand"), planned_rounds=3, initial_colour=Colour.WHITE, system="FIDE_DUTCH_2026",
    ))  # fmt: skip
    _play(slug, 1, "150")
    paired = commands.pair(desk_of(Record.objects.get(slug=slug)).now()[0].tournament, 2)
    _perform(slug, acts.LeaveFideMode("a hall game"), acts.OpenHand(2, tuple(paired.pairing.pairs), ()))
    at = f"/t/{slug}/"
    return {
        "overview in a session": at, "session by hand": f"{at}rounds/2/edit/",
        "end of a session": f"{at}rounds/2/edit/end/",
    } | {f"settings: {part}": f"{at}settings/{part}/" for part in SETTINGS}  # fmt: skip


def _teams() -> dict[str, str]:
    squads = tuple([Team(team, f"Team {team}", tuple(range(3 * team - 2, 3 * team + 1))) for team in range(1, 5)])
    slug = _record(Tournament(
        people(12), Information("Team cup"), planned_rounds=3, initial_colour=Colour.WHITE,
        system="FIDE_TEAM_TYPEA_MP_GP", teams=squads, team_event=TeamEvent(colours="WB"),
    ))  # fmt: skip
    _play(slug, 1, "150")
    at = f"/t/{slug}/"
    return {
        "teams": f"{at}teams/", "line-ups": f"{at}lineups/1/", "line-ups to come": f"{at}lineups/2/",
        "match": f"{at}rounds/1/matches/1/", "results of teams": f"{at}rounds/1/results/",
        "board prizes": f"{at}standings/1/?of=boards",
    }  # fmt: skip


def _tables() -> dict[str, str]:
    slug = _record(Tournament(people(6), Information("Round robin"), system="FIDE_ROUNDROBIN"))
    cards = _record(Tournament(
        people(6), Information("Cards"), planned_rounds=3, system="CUSTOM_SWISS_MANUAL_SWISS",
        initial_colour=Colour.WHITE,
    ))  # fmt: skip
    _play(slug, 1, "15")
    return {
        "table of the rounds": f"/t/{slug}/berger/", "groups": f"/t/{slug}/groups/",
        "cards on the table": f"/t/{cards}/cards/",
    }  # fmt: skip


def _knockout() -> dict[str, str]:
    """A match is level and waits for the lot."""
    terms = Knockout(games=1, extra=0, golden_point=None)
    slug = _record(Tournament(
        people(6), Information("Cup"), system="CUSTOM_KNOCKOUT", initial_colour=Colour.WHITE, knockout=terms,
    ))  # fmt: skip
    _play(slug, 1, "51")
    return {
        "bracket": f"/t/{slug}/bracket/", "results of a knockout": f"/t/{slug}/rounds/1/results/",
        "settings: knockout": f"/t/{slug}/settings/knockout/",
    }  # fmt: skip


def _ended() -> dict[str, str]:
    """Declared final, with two first on points: a play-off can be planned."""
    from pairwright.app.desk import acts

    slug = _record(Tournament(
        people(4), Information("Ended"), planned_rounds=1, system="FIDE_DUTCH_2026", initial_colour=Colour.WHITE,
    ))  # fmt: skip
    _play(slug, 1, "11")
    _perform(slug, acts.Declare())
    at = f"/t/{slug}/"
    return {"overview at the end": at, "play-off": f"{at}playoff/?seed=abc", "final standings": f"{at}standings/1/"}


def _begun() -> dict[str, str]:
    """Nobody has entered yet."""
    at = f"/t/{_record(Tournament((), Information('Begun'), planned_rounds=5))}/"
    return {
        "overview of nothing": at, "no entries": f"{at}entries/", "no standings": f"{at}standings/now/",
        "no proposal": f"{at}rounds/1/", "empty table": f"{at}table/", "empty printing": f"{at}print/",
    }  # fmt: skip


def _contested() -> dict[str, str]:
    """Two desks say different things about one board."""
    from pairwright.faces.desk.journals import desk_of
    from pairwright.model.acts import EnterResult
    from pairwright.model.result import Result
    from pairwright.store.models import Tournament as Record

    slug = _record(Tournament(people(4), Information("Two desks"), planned_rounds=3, initial_colour=Colour.WHITE))
    _play(slug, 1, "")
    desk = desk_of(Record.objects.get(slug=slug))
    seen = desk.now()[1]
    for who, one, other in (("noor", Result.WIN, Result.LOSS), ("ira", Result.DRAW, Result.DRAW)):
        desk.perform(EnterResult(1, 1, 3, one, other), By(who, f"s-{who}", "", NOON), seen=seen)
    at = f"/t/{slug}/"
    return {
        "conflict": f"{at}rounds/1/results/", "overview of a conflict": at, "conflict in the journal": f"{at}journal/",
    }  # fmt: skip


def _phones() -> dict[str, str]:
    """Of the open with two scripts: a screen, a player's card, and a phone that is still to be enrolled."""
    from django.utils import timezone

    from pairwright.store.codes import new_enrolment, player_codes
    from pairwright.store.models import Phone, Screen
    from pairwright.store.models import Tournament as Record

    record = Record.objects.get(slug="mixed-names-open")
    Screen.objects.create(tournament=record, name="hall", shows=["pairings", "standings"], languages=["en", "fa"])
    code = player_codes(record, {at: name for at, (_, name, _) in enumerate(MIXED, 1)})[4]
    phone = Phone(tournament=record, name="Ali", expires=timezone.now() + timedelta(days=1))
    return {
        "projector": f"/s/{record.slug}/hall/", "page of a player": f"/p/{code}/",
        "place of a player": f"/p/{code}/place/",
        "enrolment": f"/h/{new_enrolment(phone)}/", "phone without a right": "/h/", "code of nobody": "/p/nobody/",
    }  # fmt: skip


def people(count: int) -> tuple[Player, ...]:
    """Numbered, the strongest first."""
    return tuple([Player(number, f"Player {number}", 2300 - 10 * number) for number in range(1, count + 1)])


def _record(tournament: Tournament) -> str:
    from pairwright.faces.desk.openings import begin_tournament

    return begin_tournament(tournament).slug


def _perform(slug: str, *acts: Act) -> None:
    """Done by the owner at his desk; what is warned of is confirmed."""
    from django.contrib.auth.models import User

    from pairwright.app.desk.service import Unconfirmed
    from pairwright.faces.desk.journals import desk_of
    from pairwright.store.models import Tournament as Record

    desk = desk_of(Record.objects.get(slug=slug))
    who = User.objects.order_by("pk")[0].get_username()
    by = By(who, "s-1", "", NOON, reason="a hall game")
    for act in acts:
        try:
            desk.perform(act, by)
        except Unconfirmed as asked:
            desk.perform(act, by, confirmed=[caution.code for caution in asked.cautions])


def _play(slug: str, round_: int, results: str) -> None:
    """Pair a round by the rules, and enter results from the first board on: ``1``, ``5``, ``0``."""
    from pairwright.app import commands
    from pairwright.app.desk import acts
    from pairwright.app.desk.sheets import sheet_of
    from pairwright.faces.desk.journals import desk_of
    from pairwright.model.acts import EnterResult
    from pairwright.model.result import Result
    from pairwright.store.models import Tournament as Record

    desk = desk_of(Record.objects.get(slug=slug))
    paired = commands.pair(desk.now()[0].tournament, round_)
    _perform(slug, acts.Publish(round_, tuple(paired.pairing.pairs), paired.system.code))
    kinds = {"1": (Result.WIN, Result.LOSS), "5": (Result.DRAW, Result.DRAW), "0": (Result.LOSS, Result.WIN)}
    rows = sheet_of(desk.now()[0].tournament, round_).boards
    games = [(game.white, game.black) for row in rows for game in (row.games or (row,))]
    for (white, black), key in zip(games, results, strict=False):
        _perform(slug, EnterResult(round_, white.number, black.number, *kinds[key]))
