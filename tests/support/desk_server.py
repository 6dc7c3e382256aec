"""A desk in a process of its own, on a data folder of its own, as an arbiter starts it; it can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Self

CODE = "import sys; from pairwright.faces.cli.start import main; sys.argv[0] = 'pairwright'; main()"
WAIT = 60


class DeskServer:
    """``with DeskServer(folder) as desk: desk.address``."""

    def __init__(self, folder: Path, settings: dict[str, str] | None = None) -> None:
        """``settings`` are further variables of its environment."""
        self.folder = folder
        self.settings = settings or {}
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = os.environ | {"PAIRWRIGHT_DATA": str(self.folder)} | self.settings
        command = [sys.executable, "-W", "ignore", "-c", CODE, "serve", "--port", str(self.port), "--no-browser"]
        log = open(self.folder / "server.log", "ab")  # noqa: SIM115 - open as long as the server runs
        self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            if self._process.poll() is not None:
                raise RuntimeError((self.folder / "server.log").read_text("utf-8", "replace"))
            try:
                urllib.request.urlopen(f"{self.address}/login/", timeout=2)
                return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the desk did not start")

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut does."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(WAIT)
            self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
