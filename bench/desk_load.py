"""A hall at its busiest against a real desk: phones that poll, arbiters who enter results; is anything slow, or lost?

    python -m bench.desk_load [--minutes 5] [--phones 200] [--arbiters 4]

The desk runs in a process of its own with a made-up tournament of 200 players. Phones ask for their player's page every
twenty seconds, as the script of that page does. Each arbiter has a browser session and a range of boards of his own,
enters a result every few seconds, and clears them all to begin again when every board has one. At the end every
confirmed result is compared with the journal in the database.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode
from uuid import uuid4

from tests.support.desk_server import DeskServer

from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.formats.base import write

PLAYERS = 200
POLL = 20.0
PAUSE = (1.0, 3.0)
"""Seconds between two results of one arbiter."""
RESULTS = ("1-0", "5-5", "0-1")
LIMIT = 0.5
"""Seconds within which nineteen of twenty answers have to come."""


class Answer(NamedTuple):
    """One request: who asked, how long it took in seconds, and its status (0: no answer at all)."""

    who: str
    seconds: float
    status: int


class Confirmed(NamedTuple):
    """A result that the desk has confirmed, by the id of its request."""

    request: str
    board: int
    result: str


class Browser:
    """A session: cookies, the token of forms, and a note of every answer."""

    def __init__(self, address: str, who: str, answers: list[Answer]) -> None:
        self._address, self._who, self._answers = address, who, answers
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar())).open

    def ask(self, path: str, fields: dict[str, str] | None = None, **headers: str) -> tuple[int, str]:
        """The status and the text of a page."""
        data = urlencode(fields).encode() if fields is not None else None
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self._address + path, data, named)
        begun, status, text = time.perf_counter(), 0, ""
        try:
            with self._open(request, timeout=30) as answer:
                status, text = answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            status = error.code
        except OSError:
            status = 0
        self._answers.append(Answer(self._who, time.perf_counter() - begun, status))
        return status, text

    def send(self, page: str, path: str, fields: dict[str, str], **headers: str) -> tuple[int, str]:
        """Fill in the form of a page."""
        _, text = self.ask(page)
        return self.ask(path, fields | {"csrfmiddlewaretoken": token_of(text)}, **headers)


def token_of(page: str) -> str:
    """The token of a page's forms."""
    found = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page)
    return found[1] if found else ""


def phone(address: str, path: str, until: float, answers: list[Answer]) -> None:
    """A phone polls, and tells what it knows."""
    browser = Browser(address, "phone", answers)
    time.sleep(random.uniform(0, POLL))
    known = ""
    while time.monotonic() < until:
        _, text = browser.ask(path, None, X_Known=known)
        found = re.search(r'data-known="(\w+)"', text)
        known = found[1] if found else known
        time.sleep(POLL)


def arbiter(
    browser: Browser, rounds: str, boards: list[int], until: float, confirmed: list[Confirmed], refused: list[str]
) -> None:
    """Somebody enters results, board after board, and begins anew when all have one. His page is loaded once a pass;
    what he knows of the journal comes back with each result."""
    while time.monotonic() < until:
        for clear in (False, True):
            _, page = browser.ask(f"{rounds}results/")
            token, seen = token_of(page), seen_in(page)
            for board in boards:
                if time.monotonic() >= until:
                    return
                sent = Confirmed(uuid4().hex, board, "" if clear else random.choice(RESULTS))
                fields = {"result": sent.result, "request": sent.request, "seen": seen, "press": "again"}
                path = f"{rounds}results/{board}/"
                status, text = browser.ask(path, fields | {"csrfmiddlewaretoken": token}, HX_Request="true")
                if status == 200 and f'id="board-{board}"' in text:
                    confirmed.append(sent)
                    seen = seen_in(text) or seen
                else:
                    refused.append(f"board {board} {sent.result}: {status} {re.sub('<[^>]+>', ' ', text)[:120]}")
                time.sleep(random.uniform(*PAUSE))


def seen_in(page: str) -> str:
    """The number of the last act that a page knows."""
    found = re.search(r'name="seen" value="(\d+)"', page)
    return found[1] if found else ""


def main() -> None:
    """Run it and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--phones", type=int, default=200)
    parser.add_argument("--arbiters", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, DeskServer(Path(folder)) as desk:
        report(given, run(given, desk), Path(folder))


class Run(NamedTuple):
    """What came of it."""

    answers: list[Answer]
    confirmed: list[Confirmed]
    refused: list[str]


def run(given: argparse.Namespace, desk: DeskServer) -> Run:
    """The hall at its busiest."""
    answers: list[Answer] = []
    owner = Browser(desk.address, "owner", [])
    owner.send("/setup/", "/setup/", {"full_name": "Noor", "username": "noor", "password": "seven-blue-boards"})
    codes, slug = prepared(desk, owner)
    rounds = f"/t/{slug}/rounds/3/"
    count = len(set(re.findall(r'data-board="(\d+)"', owner.ask(f"{rounds}results/")[1])))
    until = time.monotonic() + given.minutes * 60
    phones = [
        threading.Thread(target=phone, args=(desk.address, f"/p/{codes[place % len(codes)]}/", until, answers))
        for place in range(given.phones)
    ]
    confirmed: list[Confirmed] = []
    refused: list[str] = []
    arbiters = []
    for place in range(given.arbiters):
        browser = Browser(desk.address, "arbiter", answers)
        browser.send("/login/", "/login/", {"username": "noor", "password": "seven-blue-boards"})
        boards = list(range(place + 1, count + 1, given.arbiters))
        arbiters.append(threading.Thread(target=arbiter, args=(browser, rounds, boards, until, confirmed, refused)))
    answers.clear()
    for thread in [*phones, *arbiters]:
        thread.start()
    for thread in [*phones, *arbiters]:
        thread.join()
    return Run(answers, confirmed, refused)


def prepared(desk: DeskServer, owner: Browser) -> tuple[list[str], str]:
    """The tournament in place of the demonstration's, its third round published, its public page open, codes drawn."""
    desk.stop()
    tournament = simulate(Settings(name="Load", players=PLAYERS, rounds=7, played_rounds=2), 11)
    file = desk.folder / "load.trf"
    file.write_text(write(tournament, "trf26").text, "utf-8")
    code = (
        "import sys; from pairwright.faces.desk.serve import prepare; lock = prepare();"
        "from pairwright.faces.desk.openings import begin_tournament; from pairwright.formats.base import read;"
        "from pairwright.store.models import Tournament;"
        "record = begin_tournament(read(open(sys.argv[1], 'rb').read()).tournament);"
        "Tournament.objects.filter(pk=record.pk).update(public=True); print(record.slug); lock.release()"
    )
    environment = os.environ | {"PAIRWRIGHT_DATA": str(desk.folder)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)], env=environment, capture_output=True, text=True, check=True
    )
    slug = done.stdout.strip().splitlines()[-1]
    desk.start()
    owner.send(f"/t/{slug}/rounds/3/", f"/t/{slug}/rounds/3/publish/", {"request": uuid4().hex})
    owner.ask(f"/t/{slug}/screens/codes/")
    with sqlite3.connect(desk.folder / "pairwright.sqlite3") as database:
        codes = [row[0] for row in database.execute("SELECT code FROM store_playercode ORDER BY number")]
    return codes, slug


def report(given: argparse.Namespace, found: Run, folder: Path) -> None:
    """Tell how quick it was, and what was lost."""
    with sqlite3.connect(folder / "pairwright.sqlite3") as database:
        rows = database.execute("SELECT request, act, against FROM store_entry")
        kept = {row[0].partition("-")[0]: row[1:] for row in rows}  # what the form asked stands behind its id
    lost = [one for one in found.confirmed if one.request not in kept]
    contested = [one for one in found.confirmed if one.request in kept and json.loads(kept[one.request][1])]
    errors = [answer for answer in found.answers if answer.status not in (200, 204)]
    print(f"{given.phones} phones, {given.arbiters} arbiters, {given.minutes:g} minutes, {PLAYERS} players")
    for who in ("phone", "arbiter"):
        times = sorted([answer.seconds for answer in found.answers if answer.who == who])
        if times:
            median, p95, p99 = [f"{times[int(len(times) * part)] * 1000:.0f} ms" for part in (0.5, 0.95, 0.99)]
            most = f"{times[-1]:.2f} s"
            print(f"{who:8} {len(times):6} requests, median {median}, p95 {p95}, p99 {p99}, most {most}")
    counts = (len(found.confirmed), len(found.refused), len(lost), len(contested))
    print("results: {} confirmed, {} not, {} lost, {} contested".format(*counts))
    print(f"errors {len(errors)}: {sorted({answer.status for answer in errors})}")
    for line in found.refused[:3]:
        print("  ", line)
    times = sorted([answer.seconds for answer in found.answers])
    slow = times[int(len(times) * 0.95)] >= LIMIT
    print("FAILED" if errors or lost or found.refused or slow else "passed")


if __name__ == "__main__":
    main()
