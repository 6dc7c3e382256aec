"""More connections than a system asked by ``select`` can count: the desk is still there."""

from __future__ import annotations

import re
import select
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.desk_client import DeskClient
from tests.support.desk_server import DeskServer

resource = pytest.importorskip("resource", reason="Windows has no limits of this kind")
SLOW = b"GET /v/ HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "

ASKED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
from pairwright.faces.desk.sockets import bounds
found = bounds()
print(found["connection_limit"], found["asyncore_use_poll"], resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.skipif(not hasattr(select, "poll"), reason="this system has only select")
def test_both_doors_together_fit_into_the_files_that_the_system_gives() -> None:
    """Where it gives few at first, more are asked for."""
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True, timeout=60)
    most, polls, files = done.stdout.split()
    assert 100 <= int(most) <= (int(files) - 200) // 2
    assert polls == "True"


@pytest.mark.long
def test_a_thousand_who_never_finish_their_request_do_not_end_the_desk(tmp_path: Path) -> None:
    """They come through the door of the hall; the arbiter goes on working, and so does the hall once they are gone."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2500:
        pytest.skip("this system gives no 2,500 files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2500), hard))
    with DeskServer(tmp_path) as desk:
        client = DeskClient(desk.address)
        client.set_up()
        _, page = client.post("/hall/switch/", act="open")
        found = re.search(r"http://[\d.]+:(\d+)", page + client.get("/hall/"))
        assert found
        crowd = []
        for port in (desk.port, int(found[1])):
            for _ in range(600):
                crowd.append(socket.create_connection(("127.0.0.1", port), timeout=20))
                crowd[-1].sendall(SLOW)
        assert "Lantern Bay" in client.get("/")
        for one in crowd:
            one.close()
        DeskClient(f"http://127.0.0.1:{found[1]}").get("/v/")
