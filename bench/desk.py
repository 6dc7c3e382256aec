"""Print the server time of the main pages of the desk with many players: ``python -m bench.desk [--players 1000]``.

The first number of each page is that of the first look after an act (nothing is kept yet), the second that of any look
after it. Times are processor time of the whole answer, middleware and template included; the target is 300 ms.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.test import Client

    from pairwright.model.tournament import Tournament

TARGET = 300
PAGES = (
    "",
    "rounds/{round}/results/",
    "standings/{round}/",
    "standings/now/",
    "standings/{round}/1/BH/",
    "table/",
    "table/?by=chart",
    "entries/",
    "prizes/",
    "print/",
    "print/pairings/",
    "print/names/?lang=fa",
    "print/standings/",
    "print/table/",
    "print/wall-chart/",
    "print/entries/",
    "rounds/{round}/map/",
    "rounds/{round}/why/7/",
    "export/",
    "export/report-trf26/",
    "/v/{code}/",
    "/v/{code}/standings/",
    "/v/{code}/table/",
)


def main() -> None:
    """Build the tournament in a folder of its own, and look at every page of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=1000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"PAIRWRIGHT_DATA": folder, "DJANGO_SETTINGS_MODULE": "tests.support.desk_settings"}
        import django

        django.setup()
        from pairwright.faces.desk.serve import tidy_seldom

        tidy_seldom()  # as the desk does when it starts
        client, slug, round_, code = prepared(asked.players)
        print(f"{asked.players} players, {round_} rounds; milliseconds: first look, next look (target {TARGET})")
        for page in PAGES:
            act(client, slug)
            path = page.format(round=round_, code=code)
            path = path if path.startswith("/") else f"/t/{slug}/{path}"
            first, after, size = look(client, path), look(client, path), len(client.get(path, follow=True).content)
            mark = "" if first < TARGET else "  over the target"
            print(f"{page or '(overview)':<28} {first:8.0f} {after:8.0f} {size / 1000:9.0f} kB{mark}", flush=True)


def prepared(players: int) -> tuple[Client, str, int, str]:
    """A desk with a finished tournament, and its owner; the code is that of its public pages."""
    from django.contrib.auth.models import User
    from django.core.management import call_command
    from django.test import Client

    from bench.fields import field
    from pairwright.faces.desk.openings import begin_tournament
    from pairwright.pairing.systems.dutch import DUTCH_2026
    from pairwright.store.models import Right, Role

    call_command("migrate", verbosity=0)
    tournament = named(field(players, DUTCH_2026))
    record = begin_tournament(tournament)
    user = User.objects.create_user("noor", password="seven-blue-boards")
    Right.objects.create(user=user, tournament=None, role=Role.OWNER)
    client = Client(headers={"host": "localhost"})
    client.force_login(user)
    return client, record.slug, tournament.paired_rounds, record.code


def named(tournament: Tournament) -> Tournament:
    """With a name, and the tie-breaks of most opens."""
    information = tournament.information._replace(name="Bench Open")
    return tournament._replace(information=information, tie_breaks=("BH/C1", "BH", "SB", "DE", "WIN"))


def act(client: Client, slug: str) -> None:
    """An act, so that nothing which was worked out before holds any more."""
    from uuid import uuid4

    from pairwright.app.desk.acts import Report
    from pairwright.app.desk.service import By
    from pairwright.faces.desk.journals import desk_of
    from pairwright.store.models import Tournament

    desk_of(Tournament.objects.get(slug=slug)).perform(Report("bench"), By(request=uuid4().hex))
    client.get("/tie-breaks/")  # what the process loads once is no part of a page


def look(client: Client, path: str) -> float:
    """Milliseconds of one answer."""
    start = process_time()
    response = client.get(path, follow=True)
    spent = 1000 * (process_time() - start)
    if response.status_code != 200:
        raise SystemExit(f"{path}: {response.status_code}")
    return spent


if __name__ == "__main__":
    main()
