"""Print what the pages of a round cost the server, with many players: ``python -m bench.desk_pages [PLAYERS]``.

Every page is asked for twice: with nothing known of the round, and again. Times are processor
time; nothing is asserted; the target is 300 ms.
"""

from __future__ import annotations

import os
import sys
import tempfile
from time import process_time

PLAYERS = 1001
PAGES = (
    "rounds/5/", "rounds/5/?board=7", "rounds/5/?show=round", "rounds/5/?show=bye", "rounds/5/map/",
    "rounds/5/why-not/3-20/", "rounds/4/why/7/", "rounds/4/map/", "rounds/5/edit/",
    "entries/", "entries/check-in/5/", "entries/byes/",
)  # fmt: skip


def main() -> None:
    """One table."""
    os.environ["PAIRWRIGHT_DATA"] = tempfile.mkdtemp(prefix="pairwright-bench-")
    os.environ["DJANGO_SETTINGS_MODULE"] = "pairwright.faces.desk.config"
    import django

    django.setup()
    from pairwright.faces.desk.serve import tidy_seldom

    tidy_seldom()  # as the desk does when it starts
    from django.conf import settings
    from django.contrib.auth.models import User
    from django.core.management import call_command
    from django.test import Client

    from pairwright.app.generator.settings import Settings
    from pairwright.app.generator.simulate import simulate
    from pairwright.faces.desk.openings import begin_tournament
    from pairwright.store.models import Right, Role

    settings.ALLOWED_HOSTS = ["*"]
    call_command("migrate", verbosity=0)
    user = User.objects.create_user("noor")
    Right.objects.create(user=user, tournament=None, role=Role.OWNER)
    players = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYERS
    record = begin_tournament(simulate(Settings(players=players, rounds=9, played_rounds=4), 7))
    client = Client()
    client.force_login(user)
    client.get("/")
    print(f"{players} players; milliseconds, first and again")
    for page in PAGES:
        costs = []
        for _ in range(2):
            start = process_time()
            answer = client.get(f"/t/{record.slug}/{page}")
            costs.append(f"{1000 * (process_time() - start):6.0f}")
        print(f"{page:28} {answer.status_code} {' '.join(costs)}")


if __name__ == "__main__":
    main()
