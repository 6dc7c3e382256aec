"""Where tournaments go: files that are whole or not there at all."""

from __future__ import annotations

import os

from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.formats.base import Writing
    from pairwright.model.tournament import Tournament

FORMATS = {".trf": "trf26", ".trfx": "trf26", ".txt": "trf26", ".json": "json", ".csv": "csv"}
"""Format by suffix."""
WRITTEN_AS = "written-as"
"""Code of the notice that a file is written in another format than it came in."""


def format_for(path: str) -> str:
    """The format that the suffix of a path stands for; ``trf26`` for any other."""
    return FORMATS.get(os.path.splitext(path)[1].lower(), "trf26")


def write_like(tournament: Tournament, format: str) -> Writing:
    """In the format a file came in; in TRF26 where that is a dialect of TRF which cannot say all, with a notice."""
    from pairwright.errors import Place, Problem, Severity, say
    from pairwright.formats.base import write

    writing = write(tournament, format)
    if not writing.losses or not format.startswith("trf16"):
        return writing
    fuller = write(tournament, "trf26")
    found = say("written as trf26, for {format} cannot say all that is in it now", format=format)
    return fuller._replace(losses=(Problem(WRITTEN_AS, Severity.NOTICE, Place(), found), *fuller.losses))


def check_free(path: str) -> None:
    """Raises ``FileExistsError`` if a file stands there. (A pipe or a device may.)"""
    if os.path.lexists(path) and not _is_device(path):
        raise FileExistsError(17, "the file exists", path)


def check_other(source: str, path: str) -> None:
    """Raises :class:`NotApplicable` if an answer would replace the tournament it is about."""
    if os.path.isfile(path) and os.path.exists(source) and os.path.samefile(source, path):
        from pairwright.errors import NotApplicable, say

        raise NotApplicable(path, say("it is the tournament itself, which this would replace"))


def create_file(path: str, content: str | bytes) -> None:
    """Write a file that must not be there yet. Raises ``FileExistsError``, ``OSError``."""
    check_free(path)
    replace_file(path, content)


def replace_file(path: str, content: str | bytes) -> None:
    """Write a file, or replace it in one step: whoever reads it sees the old content or the new, never a part.

    Texts are UTF-8, LF. A symbolic link is followed; the permissions of the file replaced are kept. Raises ``OSError``.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    if _is_device(path):
        _write_to_device(path, data)
        return
    target = os.path.realpath(path)
    temporary = os.path.join(os.path.dirname(target), f".pairwright-{os.urandom(6).hex()}.tmp")
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if os.path.exists(target):
            os.chmod(temporary, os.stat(target).st_mode & 0o7777)
        os.replace(temporary, target)
    except BaseException as error:
        if os.path.exists(temporary):
            os.unlink(temporary)
        if isinstance(error, OSError):
            raise _named(error, path) from None
        raise


def _write_to_device(path: str, data: bytes) -> None:
    try:
        with open(path, "wb") as device:
            device.write(data)
    except OSError as error:
        raise _named(error, path) from None


def _named(error: OSError, path: str) -> OSError:
    """The error with the name by which the user knows the file."""
    return OSError(error.errno, error.strerror, path) if error.errno else error


def _is_device(path: str) -> bool:
    """A pipe or a terminal is written to, not replaced; so is a folder, which then says that it is one."""
    return os.path.exists(path) and not os.path.isfile(path)
