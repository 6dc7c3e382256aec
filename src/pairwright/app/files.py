"""Reading one file, within bounds."""

from __future__ import annotations

import sys

from pairwright.errors import TooLarge
from pairwright.formats.base import LARGEST_FILE

STANDARD_INPUT = "-"


def read_file(path: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``. Raises ``OSError``, :class:`TooLarge`."""
    if path == STANDARD_INPUT:
        return bounded(sys.stdin.buffer.read(LARGEST_FILE + 1))
    with open(path, "rb") as file:
        return bounded(file.read(LARGEST_FILE + 1))


def bounded(data: bytes) -> bytes:
    """The data, if it is not larger than a tournament can be. Raises :class:`TooLarge`."""
    if len(data) > LARGEST_FILE:
        raise TooLarge("bytes in one file", len(data), LARGEST_FILE)
    return data
