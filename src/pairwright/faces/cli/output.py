"""Where results go: standard output, or one file that is written at the end, whole."""

from __future__ import annotations

import os
import sys
from enum import Enum
from typing import Self

from pairwright.app.targets import check_free, create_file, replace_file
from pairwright.faces.cli.exits import FILE_ACCESS


class Existing(Enum):
    """What happens to a file that stands where the output goes."""

    KEPT = "kept"
    REPLACED = "replaced"


class Output:
    """Takes text and puts it where the user wants it.

    ``with`` closes it: a file is written whole, and only if there is something to write and no error came.
    """

    def __init__(self, path: str, existing: Existing = Existing.KEPT) -> None:
        self.path = "" if path == "-" else path
        self._existing = existing
        self._parts: list[str] = []
        self._data = b""
        if self.path and existing is Existing.KEPT:
            check_free(self.path)

    @property
    def is_terminal(self) -> bool:
        """True if a person reads along."""
        return not self.path and sys.stdout.isatty()

    def write(self, text: str) -> None:
        """Add text."""
        if self.path and text:
            self._parts.append(text)
        elif not self.path:
            sys.stdout.write(text)

    def write_data(self, data: bytes) -> None:
        """Add what is no text; it is all there is in the file then."""
        self._data += data

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, traceback: object) -> None:
        if kind is None and (self._parts or self._data):
            content = self._data or "".join(self._parts)
            (create_file if self._existing is Existing.KEPT else replace_file)(self.path, content)
        elif kind is None:
            sys.stdout.flush()


def nobody_reads() -> int:
    """The reader of standard output has left (``| head``): be quiet, also when Python flushes at its end.

    The value is the exit code.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FILE_ACCESS
