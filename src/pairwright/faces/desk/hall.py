"""The hall's network: by default the desk listens on this computer only; one act of the owner opens a second listener
for phones and screens, and another closes it, without a restart.

The second listener marks what comes through it; :mod:`pairwright.faces.desk.doors` decides what it gets to see. An
opening ends by itself after :data:`LASTS`, so that a laptop does not stay open in the next network; until then it comes
back after a restart, on the same port, since addresses and codes hang on the wall.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings
from django.utils import timezone

from pairwright.errors import NotApplicable, say
from pairwright.faces.desk import doors, sockets
from pairwright.lean import NamedTuple
from pairwright.store.models import Hall

LASTS = timedelta(hours=16)
THREADS = 16
LARGEST = 16 * 1024 * 1024
"""Bytes of a request from the hall, where nobody restores a backup."""
TRIED = 20
"""Ports tried, from the one after the desk's on."""
ANYWHERE = "0.0.0.0"


class Standing(NamedTuple):
    """How things stand: ``addresses`` of this computer in its networks (empty: it is in none), the port, until when it
    is open (None: closed), and whether the arbiters' pages are open too."""

    addresses: tuple[str, ...]
    port: int
    until: datetime | None
    desk_too: bool
    can_open: bool = True
    """False on a server, whose proxy decides who reaches it."""

    @property
    def is_open(self) -> bool:
        """Do phones reach the desk?"""
        return self.until is not None

    @property
    def address(self) -> str:
        """What to type into a phone, or empty."""
        return f"http://{self.addresses[0]}:{self.port}" if self.is_open and self.addresses else ""


class _Listener:
    """A server of its own thread, which ends when it is closed."""

    def __init__(self, application: Any, port: int) -> None:
        from waitress.server import create_server

        self._sockets: dict[Any, Any] = {}
        wrapped = doors.through(application, doors.HALL)
        self._server: Any = create_server(
            wrapped,
            map=self._sockets,
            host=ANYWHERE,
            port=port,
            threads=THREADS,
            channel_timeout=60,
            max_request_body_size=LARGEST,
            ident="",
            **sockets.bounds(),
        )
        self.port = port
        self._thread = threading.Thread(target=self._server.run, name="hall", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening and hang up."""
        self._server.trigger.pull_trigger(self._hang_up)
        if threading.current_thread() is not self._thread:
            self._thread.join(5)
        self._server.task_dispatcher.shutdown(cancel_pending=True, timeout=1)

    def _hang_up(self) -> None:
        self._server.accepting = False
        for one in list(self._sockets.values()):
            one.close()
        self._sockets.clear()


class _Building:
    """What the process knows: the application to serve, the desk's own port, and the listener while there is one."""

    application: Any = None
    port: int = 0
    listener: _Listener | None = None
    timer: threading.Timer | None = None


_HERE = _Building()
_LOCK = threading.RLock()


def begin(application: Any, port: int) -> None:
    """The desk has been started on this port; an opening that has not ended comes back."""
    _HERE.application, _HERE.port = application, port
    row = opening()
    if row is not None:
        try:
            _listen([row.port], row.until)
        except NotApplicable:
            Hall.objects.all().delete()


def standing() -> Standing:
    """How things stand now."""
    row = opening()
    if row is None or not _is_served():
        return Standing(addresses(), 0, None, desk_too=False, can_open=_HERE.application is not None)
    return Standing(addresses(), row.port, row.until, row.desk_too)


def open_up(*, desk_too: bool) -> Standing:
    """Open to the hall's network, or change what is open. Raises :class:`NotApplicable` if no port can be had."""
    with _LOCK:
        until = timezone.now() + LASTS
        row = Hall.objects.first()
        wanted = [row.port] if row is not None else []
        first = _HERE.port + 1
        port = _listen([*wanted, *range(first, first + TRIED)], until)
        Hall.objects.all().delete()
        Hall.objects.create(until=until, port=port, desk_too=desk_too)
    return standing()


def close() -> None:
    """Close it: phones do not reach the desk any more."""
    with _LOCK:
        Hall.objects.all().update(until=timezone.now())  # the port is kept for the next opening
        _stop_listening()


def opening() -> Hall | None:
    """The opening that lasts now."""
    return Hall.objects.filter(until__gt=timezone.now()).first()


def addresses() -> tuple[str, ...]:
    """IPv4 addresses of this computer, those of halls and homes first; without its own loop and without such as nobody
    gave it."""
    import ifaddr

    found = [
        str(ip.ip)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4 and not str(ip.ip).startswith(("127.", "169.254."))
    ]
    return tuple(sorted(found, key=_is_usual_in_halls))


def answers_to(name: str) -> bool:
    """Is it an address of this computer as the network gave it last? Django is told, since it may be a new one."""
    if name not in addresses():
        return False
    if name not in settings.ALLOWED_HOSTS:
        settings.ALLOWED_HOSTS[:] = sorted({*settings.ALLOWED_HOSTS, name})
    return True


def _is_usual_in_halls(address: str) -> tuple[int, str]:
    order = ("192.168.", "10.", "172.")
    return next((place for place, start in enumerate(order) if address.startswith(start)), len(order)), address


def _is_served() -> bool:
    return _HERE.listener is not None


def _listen(ports: list[int], until: datetime) -> int:
    if _HERE.application is None:
        raise NotApplicable("hall", say("this desk is served by another program, which decides who reaches it"))
    if _HERE.listener is None:
        _HERE.listener = _first_free(ports)
    _close_at(until, close)
    return _HERE.listener.port


def _first_free(ports: list[int]) -> _Listener:
    for port in ports:
        try:
            return _Listener(_HERE.application, port)
        except OSError:
            continue
    raise NotApplicable("hall", say("no port is free from {port} on; close other programs", port=ports[0]))


def _stop_listening() -> None:
    if _HERE.timer is not None:
        _HERE.timer.cancel()
    listener, _HERE.listener, _HERE.timer = _HERE.listener, None, None
    if listener is not None:
        threading.Timer(0.3, listener.close).start()  # the answer to the act goes out first


def _close_at(until: datetime, act: Callable[[], None]) -> None:
    if _HERE.timer is not None:
        _HERE.timer.cancel()
    seconds = max((until - timezone.now()).total_seconds(), 0)
    _HERE.timer = threading.Timer(seconds, act)
    _HERE.timer.daemon = True
    _HERE.timer.start()
