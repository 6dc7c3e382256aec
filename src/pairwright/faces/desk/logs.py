"""What the desk writes on the console: addresses, but not the codes in them."""

from __future__ import annotations

import logging
import re

_CODE = re.compile(r"/([ph])/[^/\s]+")
"""In the address of a player's page and of a phone that is enrolled: who knows it, may come in."""


class WithoutCodes(logging.Filter):
    """Puts three points where a code stands."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record passes."""
        if isinstance(record.args, tuple):
            record.args = tuple([_CODE.sub(r"/\1/...", one) if isinstance(one, str) else one for one in record.args])
        return True
