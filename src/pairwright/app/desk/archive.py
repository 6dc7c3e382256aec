"""A backup: one file with the whole journal of one or more tournaments, and each as it stands now in files that other
programs read.

::

    backup.json                    what it is, and a check sum of every other file
    1/journal.jsonl                one entry a line, in order
    1/tournament.trf, .json        the tournament as it stands; made from the journal, for people and other programs

Only the journals are read back. A damaged file is refused with all its faults.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from pairwright.app.desk.acts import Open, Settle, Undo
from pairwright.app.desk.codec import decoded, encoded
from pairwright.app.desk.event import Event
from pairwright.app.desk.fitting import fits, is_text
from pairwright.app.desk.journal import Entry, fold, in_force
from pairwright.errors import PairwrightError, Place, Problem, Sentence, Severity, UnreadableFile, say
from pairwright.lean import NamedTuple
from pairwright.model.canonical import require_bounds

KIND, VERSION = "pairwright-backup", 1
INDEX = "backup.json"
LARGEST = 400 * 1024 * 1024
"""Bytes of all its files, unpacked."""
MOST = 2_000
"""Tournaments."""
MOST_ENTRIES = 500_000
"""Of all its journals together."""
MOST_FAULTS = 500
"""That are told; a file with so many is read no further."""
_DAMAGED = (
    zipfile.BadZipFile, ValueError, EOFError, RuntimeError, NotImplementedError, OSError, LookupError, MemoryError,
)  # fmt: skip
"""What reading a damaged file raises, with the errors of the ways to pack."""


class Kept(NamedTuple):
    """A tournament in a backup: its whole journal, and the event that follows from it."""

    entries: tuple[Entry, ...]
    event: Event

    @property
    def name(self) -> str:
        """Of the tournament."""
        return self.event.tournament.information.name


def packed(journals: Sequence[Sequence[Entry]], made: str) -> bytes:
    """The file. ``made`` is the time in UTC."""
    files: dict[str, bytes] = {}
    for at, entries in enumerate(journals, 1):
        lines = [json.dumps(_line(entry), ensure_ascii=False, separators=(",", ":")) for entry in entries]
        files[f"{at}/journal.jsonl"] = "".join([f"{line}\n" for line in lines]).encode()
        event = fold(entries, in_force(entries)).event
        files |= {f"{at}/tournament.{suffix}": text for suffix, text in _as_it_stands(event)}
    sums = {name: sha256(data).hexdigest() for name, data in files.items()}
    index = {"kind": KIND, "version": VERSION, "made": made, "tournaments": len(journals), "files": sums}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(INDEX, json.dumps(index, indent=1))
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def _as_it_stands(event: Event) -> Iterator[tuple[str, bytes]]:
    """What other programs can read; a format that cannot say all of it is left out."""
    from pairwright.formats.base import write

    for suffix, code in (("trf", "trf26"), ("json", "json")):
        try:
            written = write(event.tournament, code)
        except PairwrightError:
            continue
        yield suffix, written.text.encode()


def _line(entry: Entry) -> dict[str, Any]:
    told: dict[str, Any] = {"number": entry.number, "act": json.loads(encoded(entry.act))}
    for name in ("author", "desk", "time", "request", "reason"):
        if value := getattr(entry, name):
            told[name] = value
    if entry.against:
        told["against"] = list(entry.against)
    if entry.lines:
        told["lines"] = list(entry.lines)
    return told


def unpacked(data: bytes) -> tuple[Kept, ...]:
    """What a backup holds. Raises :class:`UnreadableFile` with all faults."""
    faults: list[Problem] = []
    files = _files(data, faults)
    names = [f"{at}/journal.jsonl" for at in range(1, _count(files, faults) + 1)]
    if sum([files.get(name, b"").count(b"\n") for name in names]) > MOST_ENTRIES:
        raise UnreadableFile((_fault(say("the file is too large to be a backup")),))
    found = []
    for name in names:
        if len(faults) >= MOST_FAULTS:
            break
        if name not in files:
            faults.append(_fault(say("file {file} is missing", file=name)))
            continue
        one = _one(name, files[name], faults)
        if one is not None:
            found.append(one)
    if not found and not faults:
        faults.append(_fault(say("the backup holds no tournament")))
    if faults:
        raise UnreadableFile(tuple(faults))
    return tuple(found)


def _one(name: str, data: bytes, faults: list[Problem]) -> Kept | None:
    before = len(faults)
    entries = _entries(name, data, faults)
    if len(faults) > before:
        return None
    try:
        folded = fold(entries, in_force(entries))
        event = folded.event
        sound = bool(entries) and isinstance(entries[0].act, Open)
        require_bounds(event.tournament)
    except Exception:  # values of a forged file can fail anywhere
        sound = False
    if not sound:
        faults.append(_fault(say("file {file} is damaged", file=name)))
        return None
    for broken in folded.broken:
        sentence = say("{file}: entry {number} does not fit: {reason}", file=name, number=broken.entry.number,
                       reason=broken.reason.sentence)  # fmt: skip
        faults.append(_fault(sentence, broken.entry.number))
    return Kept(tuple(entries), event)


def _fault(sentence: Sentence, line: int = 0) -> Problem:
    return Problem("backup", Severity.ERROR, Place(line=line) if line else Place(), sentence)


def _files(data: bytes, faults: list[Problem]) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum([one.file_size for one in archive.infolist()]) > LARGEST:
                faults.append(_fault(say("the file is too large to be a backup")))
                return {}
            return {one.filename: _content(archive, one, faults) for one in archive.infolist()}
    except _DAMAGED:
        faults.append(_fault(say("this is no backup of Pairwright, or it is cut off")))
        return {}


def _content(archive: zipfile.ZipFile, one: zipfile.ZipInfo, faults: list[Problem]) -> bytes:
    import lzma
    import zlib

    try:
        with archive.open(one) as file:
            return file.read(LARGEST)
    except (*_DAMAGED, zlib.error, lzma.LZMAError):
        faults.append(_fault(say("file {file} is damaged", file=one.filename)))
        return b""


def _count(files: dict[str, bytes], faults: list[Problem]) -> int:
    """How many tournaments the index promises; what it says of the other files is checked."""
    if not files:
        return 0
    try:
        index = json.loads(files[INDEX])
        if index["kind"] != KIND:
            raise ValueError(index["kind"])
        version, count, sums = int(index["version"]), int(index["tournaments"]), dict(index["files"])
    except (KeyError, ValueError, TypeError, OverflowError, RecursionError):
        faults.append(_fault(say("file {file} is missing or damaged", file=INDEX)))
        return 0
    if version > VERSION:
        faults.append(_fault(say("the backup was made by a newer Pairwright; bring this one up to date first")))
        return 0
    for name, told in sums.items():
        if name not in files:
            faults.append(_fault(say("file {file} is missing", file=name)))
        elif sha256(files[name]).hexdigest() != told:
            faults.append(_fault(say("file {file} has been changed since the backup was made", file=name)))
    return min(max(count, 0), MOST)


def _entries(name: str, data: bytes, faults: list[Problem]) -> list[Entry]:
    entries: list[Entry] = []
    for at, line in enumerate(data.decode("utf-8", "replace").removesuffix("\n").split("\n"), 1):
        if len(faults) >= MOST_FAULTS:
            break
        try:
            entry = _entry(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, UnreadableFile):
            faults.append(_fault(say("{file}, line {line}: the entry cannot be read", file=name, line=at), at))
            continue
        if entry.number != at:
            sentence = say("{file}, line {line}: entry {found} stands where {wanted} should", file=name, line=at,
                           found=entry.number, wanted=at)  # fmt: skip
            faults.append(_fault(sentence, at))
        elif any(not 0 < number < at for number in _named(entry)):
            faults.append(_fault(say("{file}, line {line}: the entry names later ones", file=name, line=at), at))
        entries.append(entry)
    return entries


def _entry(told: dict[str, Any]) -> Entry:
    """Raises ``ValueError``, and the like, for what is none."""
    entry = Entry(
        int(told["number"]),
        decoded(json.dumps(told["act"])),
        str(told.get("author", "")),
        str(told.get("desk", "")),
        str(told.get("time", "")),
        str(told.get("request", "")),
        tuple([int(number) for number in told.get("against", ())]),
        tuple([str(text) for text in told.get("lines", ())]),
        str(told.get("reason", "")),
    )
    texts = (entry.author, entry.desk, entry.time, entry.request, entry.reason, *entry.lines)
    if not fits(entry.act, type(entry.act)) or not all(map(is_text, texts)):
        raise ValueError(told)
    return entry


def _named(entry: Entry) -> tuple[int, ...]:
    """Entries that this one names; all are before it."""
    match entry.act:
        case Undo(numbers):
            return (*entry.against, *numbers)
        case Settle(number):
            return (*entry.against, number)
        case _:
            return entry.against
