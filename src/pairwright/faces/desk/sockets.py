"""How many visitors the desk's computer bears at once. Past it they wait; whoever is in stays, and the desk with them.

Waitress asks the system with ``select``, unless told otherwise, and that ends the program at the connection of number
1024 (on Windows, at 512 of them): a hall full of phones, or one of them that means ill, would take the desk down.
"""

from __future__ import annotations

import select
from typing import Any

MOST = 1000
"""Connections of one door: a phone holds one while it is in use, and a hall may have many."""
WITHOUT_POLL = 200
"""Where the system can only be asked by ``select``; there are two doors."""
FILES = 4096
OTHER_FILES = 200
"""Those of the database, in every thread, and of the program itself."""


def bounds() -> dict[str, Any]:
    """For every server of the desk: as many connections as its computer bears, with both doors open."""
    if not hasattr(select, "poll"):
        return {"connection_limit": WITHOUT_POLL}
    return {"connection_limit": min(MOST, (_files() - OTHER_FILES) // 2), "asyncore_use_poll": True}


def _files() -> int:
    """How many files this program may hold open; it asks for more than the few that systems give at first."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # some systems say a larger number than they allow
            return max(soft, 2 * OTHER_FILES)
        return wanted
    return FILES
