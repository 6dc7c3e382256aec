"""Power cuts, full disks, second servers: what was confirmed is there, what was not is said."""

from __future__ import annotations

import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path

import pytest

pytest.importorskip("django", reason="the desk is an extra: pip install 'pairwright[desk]'")

from tests.support.desk_client import DeskClient
from tests.support.desk_server import CODE, DeskServer, free_port

SLUG = "lantern-bay-open"
ROUND = 6
BOARDS = 28
RESULTS = ("1-0", "5-5", "0-1")
SHOWN = {"1-0": "1–0", "5-5": "½–½", "0-1": "0–1"}
PAGE = f"/t/{SLUG}/rounds/{ROUND}/results/"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[DeskServer]:
    with DeskServer(tmp_path) as server:
        yield server


def begun(desk: DeskServer) -> DeskClient:
    """The demonstration with its next round published."""
    client = DeskClient(desk.address)
    client.set_up()
    client.get(f"/t/{SLUG}/rounds/{ROUND}/")
    status, _ = client.post(f"/t/{SLUG}/rounds/{ROUND}/publish/")
    assert status == 200
    return client


def at_another_desk(desk: DeskServer) -> DeskClient:
    client = DeskClient(desk.address)
    client.log_in()
    return client


def standing(page: str) -> dict[int, str]:
    """Board and result of every row that has one."""
    return {int(board): result for board, result in re.findall(r'data-board="(\d+)"[^>]*data-result="([^"]+)"', page)}


def journal_is_sound(folder: Path) -> int:
    """Numbers without a gap, and a database without a fault; how many entries there are."""
    with sqlite3.connect(folder / "pairwright.sqlite3") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        numbers = [row[0] for row in database.execute("SELECT number FROM store_entry ORDER BY number")]
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


def entering(client: DeskClient, boards: list[int], kept: dict[int, list[str]], draw: random.Random) -> None:
    """Enter results until the desk is gone; ``kept`` gets every one that was confirmed, and last the one under way."""
    with suppress(OSError, HTTPException):
        while True:
            board, result = draw.choice(boards), draw.choice(RESULTS)
            kept.setdefault(board, []).append("?" + SHOWN[result])
            status, answer = client.post(f"{PAGE}{board}/", result=result, game="0")
            if status == 200 and f'id="board-{board}"' in answer:
                kept[board][-1] = SHOWN[result]


def confirmed(kept: dict[int, list[str]]) -> bool:
    """Has any result been confirmed yet?"""
    return any(not one.startswith("?") for values in list(kept.values()) for one in list(values))


def killed_in_the_middle(desk: DeskServer, clients: list[DeskClient], seconds: float, draw: random.Random) -> None:
    """Every client has boards of its own, so that its last confirmed result is what must stand. The power fails so many
    seconds after the first one."""
    kept: dict[int, list[str]] = {}
    threads = []
    for at, client in enumerate(clients):
        boards = list(range(1 + at, BOARDS + 1, len(clients)))
        client.address = desk.address
        own = random.Random(draw.random())
        threads.append(threading.Thread(target=entering, args=(client, boards, kept, own)))
        threads[-1].start()
    while not confirmed(kept) and any(thread.is_alive() for thread in threads):
        time.sleep(0.01)
    time.sleep(seconds)
    desk.kill()
    for thread in threads:
        thread.join()
    journal_is_sound(desk.folder)
    desk.start()
    for client in clients:
        client.address = desk.address
    stands = standing(clients[0].get(PAGE))
    assert confirmed(kept)
    for board, values in kept.items():
        possible = {values[-1].lstrip("?")}  # the press under way may have been written, unconfirmed
        if values[-1].startswith("?"):
            certain = [one for one in values if not one.startswith("?")]
            possible.add(certain[-1] if certain else stands.get(board, ""))
        assert stands.get(board, "") in possible


def test_a_power_cut_in_the_middle_of_many_acts_loses_nothing_confirmed(desk: DeskServer) -> None:
    clients = [begun(desk), at_another_desk(desk), at_another_desk(desk)]
    draw = random.Random(7)
    for _ in range(2):
        killed_in_the_middle(desk, clients, 0.8, draw)


@pytest.mark.long
def test_a_hundred_power_cuts_lose_nothing_confirmed(desk: DeskServer) -> None:
    clients = [begun(desk), *[at_another_desk(desk) for _ in range(4)]]
    draw = random.Random(11)
    for _ in range(100):
        killed_in_the_middle(desk, clients, draw.uniform(0.0, 1.5), draw)


def test_a_full_disk_refuses_the_act_visibly_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    """The database may not grow any more: the act is refused, and goes through once there is room."""
    with DeskServer(tmp_path) as desk:
        client = begun(desk)
    with sqlite3.connect(tmp_path / "pairwright.sqlite3") as database:
        database.execute("VACUUM")
        pages = database.execute("PRAGMA page_count").fetchone()[0]
    refused = ""
    full = {"DJANGO_SETTINGS_MODULE": "tests.support.full_disk_settings", "PAIRWRIGHT_TEST_PAGES": str(pages)}
    with DeskServer(tmp_path, settings=full) as desk:
        client.address = desk.address
        before = 0
        for at in range(400):
            before = len(standing(client.get(PAGE)))
            status, answer = client.post(f"{PAGE}{1 + at % BOARDS}/", result=RESULTS[at % 3], game="0")
            if "could not be saved" in answer:
                assert status == 200
                refused = answer
                break
        assert "lv5" in refused
        assert len(standing(client.get(PAGE))) == before
    entries = journal_is_sound(tmp_path)
    with DeskServer(tmp_path) as desk:
        client.address = desk.address
        client.post(f"{PAGE}1/", result="5-5", game="0")
    assert journal_is_sound(tmp_path) == entries + 1


def test_a_second_desk_on_one_data_folder_does_not_start(desk: DeskServer) -> None:
    environment = os.environ | {"PAIRWRIGHT_DATA": str(desk.folder)}
    command = [sys.executable, "-W", "ignore", "-c", CODE, "serve", "--port", str(free_port()), "--no-browser"]
    second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode != 0
    assert "another desk is using this data folder" in second.stderr + second.stdout
    assert "Traceback" not in second.stderr
    DeskClient(desk.address).get("/setup/")


def _postgres_programs() -> Path | None:
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


class Postgres:
    """A PostgreSQL of its own, in a folder, on a socket; run as another user where we are root."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        folder.mkdir()
        self._as: list[str] = []
        self.address = ""
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
            self._as = ["runuser", "-u", "postgres", "--"]

    def _run(self, *command: str) -> None:
        quiet = subprocess.DEVNULL
        subprocess.run([*self._as, *command], check=True, stdout=quiet, stderr=quiet, cwd="/", timeout=120)

    def start(self, port: int) -> str:
        """Its address."""
        data = str(self.folder / "data")
        self._run(str(self.programs / "initdb"), "-D", data, "-U", "pairwright", "--auth=trust", "-E", "UTF8")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._run(str(self.programs / "pg_ctl"), "-D", data, "-w", "-o", options, "-l", f"{data}/log", "start")
        self.address = f"postgresql://pairwright@127.0.0.1:{port}/postgres"
        return self.address

    def restart(self) -> None:
        """As after an update of the computer."""
        self._run(str(self.programs / "pg_ctl"), "-D", str(self.folder / "data"), "-w", "-m", "fast", "restart")

    def stop(self) -> None:
        self._run(str(self.programs / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop")


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'pairwright[postgresql]'")
    programs = _postgres_programs()
    if programs is None:
        pytest.skip("no PostgreSQL here: apt-get install postgresql")

    folder = Path(tempfile.gettempdir()) / f"pairwright-pg-{os.getpid()}"
    server = Postgres(programs, folder)
    try:
        server.start(free_port())
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def test_two_servers_on_one_postgresql_keep_order(postgres: Postgres, tmp_path: Path) -> None:
    """Each with a data folder of its own; results entered at both at once: no number twice, none left out, and both
    show the same."""
    import psycopg

    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    shared = {"PAIRWRIGHT_DATABASE": postgres.address}
    with DeskServer(folders[0], settings=shared) as one:
        shutil.copy(folders[0] / "secret-key", folders[1] / "secret-key")
        with DeskServer(folders[1], settings=shared) as two:
            clients = [begun(one), at_another_desk(two)]
            confirmed: list[str] = []

            def enter(client: DeskClient, boards: range) -> None:
                for board in boards:
                    status, answer = client.post(f"{PAGE}{board}/", result="1-0", game="0")
                    if status == 200 and f'id="board-{board}"' in answer:
                        confirmed.append(str(board))

            parts = (range(1, BOARDS + 1, 2), range(2, BOARDS + 1, 2))
            threads = [threading.Thread(target=enter, args=pair) for pair in zip(clients, parts, strict=True)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            pages = [standing(client.get(PAGE)) for client in clients]
    assert len(confirmed) == BOARDS
    assert pages[0] == pages[1] == dict.fromkeys(range(1, BOARDS + 1), "1–0")
    with psycopg.connect(postgres.address) as database:
        numbers = [row[0] for row in database.execute("SELECT number FROM store_entry ORDER BY number").fetchall()]
    assert numbers == list(range(1, BOARDS + 3))


def test_a_postgresql_that_starts_anew_is_noticed_and_takes_no_text_amiss(postgres: Postgres, tmp_path: Path) -> None:
    """Every thread has a connection that is dead afterwards; and PostgreSQL holds no character of number 0."""
    with DeskServer(tmp_path, settings={"PAIRWRIGHT_DATABASE": postgres.address}) as desk:
        client = begun(desk)
        for _ in range(20):
            client.get(PAGE)
        postgres.restart()
        for _ in range(20):
            client.get(PAGE)
        status, answer = client.post(f"{PAGE}1/", result="1-0", game="0", request="a\0b", reason="a\0b")
        assert (status, 'id="board-1"' in answer) == (200, True)
