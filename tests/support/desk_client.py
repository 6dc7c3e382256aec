"""A browser without a browser: logs in, sends forms, says what the desk confirmed."""

from __future__ import annotations

import http.cookiejar
import re
import urllib.error
import urllib.parse
import urllib.request
from uuid import uuid4

WAIT = 20


class DeskClient:
    """``client.get("/")`` and ``client.post("/t/x/undo/", entry="3")`` at one desk."""

    def __init__(self, address: str) -> None:
        self.address = address
        cookies = http.cookiejar.CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies)).open
        self._token = ""

    def get(self, path: str) -> str:
        """The page."""
        with self._open(self.address + path, timeout=WAIT) as answer:
            return self._kept(answer.read().decode())

    def post(self, path: str, **fields: str) -> tuple[int, str]:
        """Status and page of the answer, as htmx asks for it. Raises ``OSError`` if the desk does not answer."""
        body = urllib.parse.urlencode({"csrfmiddlewaretoken": self._token, "request": uuid4().hex} | fields).encode()
        headers = {"HX-Request": "true", "Referer": self.address}
        request = urllib.request.Request(self.address + path, body, headers)
        try:
            with self._open(request, timeout=WAIT) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def _kept(self, page: str) -> str:
        found = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page)
        self._token = found[1] if found else self._token
        return page

    def set_up(self, username: str = "noor", password: str = "seven-blue-boards") -> None:
        """Make the owner, and be logged in."""
        self.get("/setup/")
        self.post("/setup/", full_name="Noor Arbiter", username=username, password=password)
        self.get("/")

    def log_in(self, username: str = "noor", password: str = "seven-blue-boards") -> None:
        self.get("/login/")
        self.post("/login/", username=username, password=password)
        self.get("/")
