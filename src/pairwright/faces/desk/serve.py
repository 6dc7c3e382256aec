"""``pairwright serve``: the desk on this computer."""

from __future__ import annotations

import os
import threading
import webbrowser
from typing import Any

from pairwright.errors import NotApplicable, say

THREADS = 12
LOCK = "in-use.lock"


def prepare() -> Any:
    """Django with its tables ready; the lock of the data folder, to be kept while the server runs. Raises
    :class:`NotApplicable` if another server has the folder."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pairwright.faces.desk.config")
    try:
        import django
        from filelock import FileLock, Timeout
    except ImportError as missing:
        reason = say(
            "{package} is not installed; install it with: pip install 'pairwright[desk]'", package=missing.name
        )
        raise NotApplicable("serve", reason) from missing
    from django.conf import settings

    lock = FileLock(settings.DATA / LOCK)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        reason = say("another desk is using this data folder ({folder}); close it first", folder=settings.DATA)
        raise NotApplicable("serve", reason) from None
    django.setup()
    from django.core.management import call_command

    call_command("migrate", interactive=False, verbosity=0)
    return lock


def serve(port: int, host: str = "127.0.0.1", *, browser: bool = True) -> None:
    """Open the desk and serve it until it is stopped. Raises :class:`NotApplicable`."""
    lock = prepare()
    from waitress.server import create_server

    from pairwright.faces.desk.demonstration import begin
    from pairwright.faces.desk.wsgi import application

    begin()
    try:
        server = create_server(application, host=host, port=port, threads=THREADS, ident="")
    except OSError as error:
        lock.release()
        reason = say(
            "port {port} cannot be used ({reason}); name another one (--port)", port=port, reason=error.strerror
        )
        raise NotApplicable("serve", reason) from error
    address = f"http://{host}:{port}/"
    print(f"Pairwright: {address}", flush=True)  # noqa: T201 - the one line that a terminal needs
    if browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    try:
        server.run()
    finally:
        server.close()
        lock.release()
