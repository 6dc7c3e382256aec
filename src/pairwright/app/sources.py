"""Where tournaments come from: files, folders, ``.zip`` archives, standard input.

Nothing is ever unpacked: members of archives are read into memory, one at a time, within bounds.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from errno import EINVAL

from pairwright.app.files import STANDARD_INPUT, bounded, read_file
from pairwright.errors import PairwrightError, TooLarge, UnreadableFile
from pairwright.formats.base import LARGEST_FILE
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from zipfile import ZipFile, ZipInfo

LARGEST_ARCHIVE = 4 * 1024 * 1024 * 1024
"""Bytes that the members of one archive may have together, unpacked."""
MOST_MEMBERS = 1_000_000
"""Files in one folder or archive."""


class Source(NamedTuple):
    """One file. ``name`` is what it is called in answers: its path inside the folder or archive, or as given.

    ``read`` gives its bytes; it raises ``OSError``, :class:`TooLarge` or :class:`UnreadableFile`.
    ``is_member``: found in a folder or an archive, so it may well be no tournament.
    """

    name: str
    read: Callable[[], bytes]
    is_member: bool


class Sources(NamedTuple):
    """All files asked for, in name order. ``is_single``: exactly one file, named directly."""

    items: tuple[Source, ...]
    is_single: bool


def gather(paths: Iterable[str]) -> Sources:
    """The files behind the paths. Never raises: a path that cannot be had raises when it is read."""
    items: list[Source] = []
    is_single = True
    for count, path in enumerate(paths):
        found = list(_behind(path))
        is_single = is_single and not count and len(found) == 1 and not found[0].is_member
        items += found
    items.sort(key=lambda source: source.name)
    return Sources(tuple(items), is_single and bool(items))


def _behind(path: str) -> Iterator[Source]:
    if path != STANDARD_INPUT and os.path.isdir(path):
        yield from _one_fault_or(path, _folder(path))
    elif path != STANDARD_INPUT and path.lower().endswith(".zip") and os.path.isfile(path):
        yield from _one_fault_or(path, _archive(path))
    else:
        yield Source(_shown(path), lambda: read_file(path), is_member=False)


def _shown(path: str) -> str:
    """The path with ``/`` between its parts, and as text: bytes of a name that are no text are escaped."""
    return path.replace(os.sep, "/").encode("utf-8", "backslashreplace").decode("utf-8")


def _folder(path: str) -> Iterator[Source]:
    count = 0
    closed: list[OSError] = []
    for parent, folders, names in os.walk(path, onerror=closed.append):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if name.startswith("."):
                continue
            count += 1
            _check("files in one folder", count, MOST_MEMBERS)
            full = os.path.join(parent, name)
            yield Source(_shown(os.path.relpath(full, path)), _reader(full), is_member=True)
    for error in closed:
        if error.filename == path:
            raise error
        yield Source(_shown(os.path.relpath(error.filename, path)), _raiser(error), is_member=True)


def _reader(path: str) -> Callable[[], bytes]:
    def read() -> bytes:
        is_pipe = os.path.exists(path) and not os.path.isfile(path)
        return b"" if is_pipe else read_file(path)  # a pipe nobody writes to would be waited for without end

    return read


def _one_fault_or(path: str, found: Iterator[Source]) -> Iterator[Source]:
    """A folder or archive that cannot be opened is one file that cannot be read: the others go on."""
    try:
        yield from list(found)
    except (OSError, PairwrightError) as error:
        yield Source(_shown(path), _raiser(error), is_member=False)


def _raiser(error: OSError | PairwrightError) -> Callable[[], bytes]:
    def read() -> bytes:
        raise error

    return read


def _archive(path: str) -> Iterator[Source]:
    from zipfile import ZipFile

    with _damage_told(path):
        archive = ZipFile(path)
        members = [member for member in archive.infolist() if not member.filename.endswith("/")]
    _check("files in one archive", len(members), MOST_MEMBERS)
    _check("bytes in one archive, unpacked", sum(member.file_size for member in members), LARGEST_ARCHIVE)
    for member in members:
        yield Source(member.filename.replace("\\", "/"), _member_reader(archive, member), is_member=True)


def _member_reader(archive: ZipFile, member: ZipInfo) -> Callable[[], bytes]:
    def read() -> bytes:
        _check("bytes in one file", member.file_size, LARGEST_FILE)
        if member.flag_bits & _ENCRYPTED:
            raise _broken(member.filename, "it is encrypted")
        with _damage_told(member.filename), archive.open(member) as file:
            return bounded(file.read(LARGEST_FILE + 1))

    return read


_ENCRYPTED = 1
"""The bit of a member's flags that says so."""


@contextmanager
def _damage_told(name: str) -> Iterator[None]:
    """Whatever goes wrong because of what is in the archive is an unreadable file, and no fault of the program."""
    try:
        yield
    except PairwrightError:
        raise
    except Exception as error:  # zipfile and every way of packing have errors of their own
        if isinstance(error, OSError) and error.errno not in (None, EINVAL):  # EINVAL: it points outside itself
            raise
        raise _broken(name, str(error)) from None


def _broken(name: str, reason: str) -> UnreadableFile:
    from pairwright.errors import Place, Problem, Severity, say

    found = say("the archive cannot be read here: {reason}", reason=reason)
    remedy = say("Pack {name} again, without a password", name=name)
    return UnreadableFile((Problem("archive", Severity.ERROR, Place(), found, remedy=remedy),))


def _check(what: str, found: int, limit: int) -> None:
    if found > limit:
        raise TooLarge(what, found, limit)
