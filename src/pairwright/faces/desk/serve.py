"""``pairwright serve``: the desk on this computer."""

from __future__ import annotations

import gc
import os
import threading
import webbrowser
from collections.abc import Sequence
from typing import Any

from pairwright.errors import NotApplicable, say

THREADS = 12
TIDY_AFTER = 20_000
"""Values made."""
LOCK = "in-use.lock"
LARGEST = 110 * 1024 * 1024
"""Bytes of a request: a backup may be large; what else is sent has limits of its own."""


def prepare() -> Any:
    """Django with its tables ready; the lock of the data folder, to be kept while the server runs. Raises
    :class:`NotApplicable` if another server has the folder."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pairwright.faces.desk.config")
    try:
        import django
        from filelock import FileLock, Timeout
    except ImportError as missing:
        raise _not_installed(missing) from missing
    from django.conf import settings

    os.umask(0o077)  # what is written from here on is for nobody else's eyes
    try:
        lock = FileLock(settings.DATA / LOCK)
        lock.acquire(timeout=0)
    except Timeout:
        reason = say("another desk is using this data folder ({folder}); close it first", folder=settings.DATA)
        raise NotApplicable("serve", reason) from None
    except OSError as error:
        reason = say("the data folder cannot be used ({reason}); PAIRWRIGHT_DATA names another one", reason=str(error))
        raise NotApplicable("serve", reason) from error
    django.setup()
    from django.db import DatabaseError

    try:
        _bring_up_to_date()
    except DatabaseError as error:
        reason = say("the database cannot be used ({reason}); nothing of it has been changed", reason=str(error))
        raise NotApplicable("serve", reason) from error
    tidy_seldom()
    return lock


def _bring_up_to_date() -> None:
    """The tables as this program knows them. Raises :class:`NotApplicable` for a newer one, ``DatabaseError``."""
    from django.core.management import call_command
    from django.db import connection
    from django.db.migrations.loader import MigrationLoader

    loader = MigrationLoader(connection)
    applied = [key for key in loader.applied_migrations if key[0] in loader.migrated_apps]
    if any(key not in loader.disk_migrations for key in applied):
        reason = say("the data was written by a newer Pairwright; bring this one up to date first")
        raise NotApplicable("serve", reason)
    call_command("migrate", interactive=False, verbosity=0)


def tidy_seldom() -> None:
    """Let Python look for garbage less often: a large table makes a hundred thousand values, none of them in circles,
    and looking at them over and over took a third of the time of its page."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(TIDY_AFTER, 20, 20)


def administer(arguments: Sequence[str]) -> None:
    """Run a command of Django on the desk's data (``createsuperuser`` has no use here; ``check --deploy``,
    ``changepassword NAME``, ``clearsessions`` and ``dbshell`` have)."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pairwright.faces.desk.config")
    try:
        from django.core.management import execute_from_command_line
    except ImportError as missing:
        raise _not_installed(missing) from missing
    execute_from_command_line(["pairwright desk-admin", *arguments])


def _not_installed(missing: ImportError) -> NotApplicable:
    reason = say("{package} is not installed; install it with: pip install 'pairwright[desk]'", package=missing.name)
    return NotApplicable("serve", reason)


def _local(application: Any) -> Any:
    """Only this computer comes through this door; behind a proxy, which has checked the name, everybody does."""
    from django.conf import settings

    from pairwright.faces.desk import doors

    return application if settings.SERVER_MODE else doors.through(application, doors.LOCAL)


def _behind_proxy() -> dict[str, Any]:
    """In server mode the proxy on this computer says where a visitor comes from, and that he came by TLS; from anybody
    else such words are dropped."""
    from django.conf import settings

    if not settings.SERVER_MODE:
        return {}
    headers = {"x-forwarded-for", "x-forwarded-proto"}
    return {"trusted_proxy": "127.0.0.1", "trusted_proxy_count": 1, "trusted_proxy_headers": headers}


def serve(port: int, host: str = "127.0.0.1", *, browser: bool = True) -> None:
    """Open the desk and serve it until it is stopped. Raises :class:`NotApplicable`."""
    lock = prepare()
    from django.conf import settings
    from waitress.server import create_server

    from pairwright.faces.desk import hall, sockets
    from pairwright.faces.desk.demonstration import begin
    from pairwright.faces.desk.wsgi import application

    begin()
    try:
        server = create_server(
            _local(application),
            host=host,
            port=port,
            threads=THREADS,
            ident="",
            max_request_body_size=LARGEST,
            **sockets.bounds(),
            **_behind_proxy(),
        )
    except OSError as error:
        lock.release()
        reason = say(
            "port {port} cannot be used ({reason}); name another one (--port)", port=port, reason=error.strerror
        )
        raise NotApplicable("serve", reason) from error
    hall.begin(None if settings.SERVER_MODE else application, port)
    address = f"http://{host}:{port}/"
    print(f"Pairwright: {address}", flush=True)  # noqa: T201 - the one line that a terminal needs
    if browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    try:
        server.run()
    finally:
        server.close()
        lock.release()
